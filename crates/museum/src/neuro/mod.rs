//! A player in the manner of Neurogammon: six small nets, one for each stage of the game, and a net for the cube, taught by
//! comparisons. After each roll of the teacher's games the play that it prefers is put above the others.
//!
//! The method is that of G. Tesauro, "Connectionist learning of expert preferences by comparison training" (1989). The teacher
//! is ours: the delivered net, which looks at one play at a time. The stages, inputs and sizes are ours, too.

mod inputs;
mod layer;
mod net;
mod stage;
mod train;

pub use inputs::INPUTS;
pub use net::{Learnt, NeuroError, NeuroNet};
pub use stage::Stage;
pub use train::{Agreement, Recipe, Trainer, agreement};
