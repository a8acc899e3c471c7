//! Classic programs that play backgammon, built again from their published descriptions: no code, weights or sentences of
//! theirs. Each picks a play of a roll and shows its thoughts: named terms whose sum is the value of the play.
//!
//! ```
//! use pasch_engine::standard::Board;
//! use pasch_museum::Classic;
//! let bkg = Classic::find("bkg-1979").unwrap();
//! let best = &bkg.consider(&Board::start(), (6, 1))[0];
//! assert!(best.thought.terms.iter().any(|term| term.id == "blockade"));
//! ```

mod back;
pub mod bkg;
mod classic;
mod cube;
mod decide;
pub mod draw;
pub mod features;
pub mod figures;
pub mod fit;
pub mod games;
mod inputs;
mod linear;
mod logistic;
pub mod neuro;
mod random;
mod simple;
pub mod td;
mod thought;

pub use back::{LastPlay, Named};
pub use classic::{Classic, Considered};
pub use decide::MuseumError;
pub use thought::{Term, Thought};
