//! A match as the fold of its log: who sits, whose clock runs, what is told of it, how it looks to each viewer, and what a
//! wish leads to. Nothing here reads a clock, a file or a socket: whoever calls brings the time and the dice.

pub mod board;
mod by_hand;
pub mod calendar;
pub mod clocks;
mod cup;
pub mod dice;
mod facts;
pub mod fair;
pub mod lobby;
pub mod plays;
mod refused;
mod rights;
mod seats;
mod story;
mod table;
mod tale;
pub mod view;
pub mod words;

pub use cup::Hand;
pub use facts::{ActionRow, Fact};
pub use refused::{Refused, Undecided};
pub use rights::Rights;
pub use seats::{Occupant, SeatRow, Seats};
pub use story::Story;
pub use table::{DamagedLog, SERVER, Stamp, Summary, Table, Wish};
