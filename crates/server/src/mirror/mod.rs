//! From the server's rows and dice to the wire and back; what needs no server is in `pasch_table::view`.

pub mod dice;

pub use pasch_table::board;
pub use pasch_table::plays;
pub use pasch_table::view::{fair, files, places, report};
