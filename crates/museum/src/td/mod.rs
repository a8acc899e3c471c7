//! Nets in the manner of TD-Gammon: one hidden layer of sigmoid units that learnt from its own next judgement.

mod inputs;
mod net;
mod train;

pub use inputs::{Crafted, RAW, for_each_active};
pub use net::{OUTPUTS, TdError, TdNet};
pub use train::{Recipe, Trainer};
