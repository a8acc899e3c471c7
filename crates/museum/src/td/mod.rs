//! Nets in the manner of TD-Gammon: one hidden layer of sigmoid units that learnt from its own next judgement.

mod net;
mod train;

pub use crate::inputs::{Crafted, RAW, for_each_active};
pub use net::{OUTPUTS, TdError, TdNet};
pub use train::{Recipe, Trainer};
