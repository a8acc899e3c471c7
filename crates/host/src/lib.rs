//! What native programs need around the pure crates: threads for the engine's long work, files as bytes, a file of kept
//! answers, and the limits of the process.

mod answers;
mod map;
mod open_files;
mod threads;

pub use answers::Answers;
pub use map::read;
pub use open_files::{keep_files_private, raise_open_files};
pub use threads::Threads;
