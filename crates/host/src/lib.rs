//! What native programs need around the pure crates: clocks, threads for the engine's long work, files as bytes, a file
//! of kept answers, rooms that are loaded once, the limits of the process, how long people wait for it, and faults as
//! people see them.

mod answers;
pub mod clock;
pub mod fault;
mod map;
mod open_files;
pub mod pressure;
mod rooms;
mod threads;

pub use answers::Answers;
pub use clock::{MovedClock, SystemClock, WallClock};
pub use map::read;
pub use open_files::{keep_files_private, raise_open_files};
pub use rooms::Rooms;
pub use threads::Threads;
