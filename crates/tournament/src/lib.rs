//! Tournaments as logs of actions: an append-only list of facts, whose fold says who plays whom, who stands where and what is paid.
//!
//! [`Tournament`] is the log with its state. Everything that happens is an [`Action`] with the time at which it happened; an action is
//! refused with a typed reason, and nothing has changed then. [`State::propose`] names the actions that are due. The crate has no clock and
//! no randomness of its own: times and seeds come in.
//!
//! ```
//! use pasch_tournament::{Action, Format, Options, Person, Tournament};
//! let format = Format::Swiss { rounds: 3, lives: None };
//! let mut evening = Tournament::new(Options::new("Club evening", format, 5), 0).unwrap();
//! for name in ["Ada", "Bert", "Cleo", "Dan"] {
//!     let person = Person { name: name.to_owned(), ..Person::default() };
//!     evening.act(1, Action::Registered { person }).unwrap();
//! }
//! evening.act(2, Action::Started).unwrap();
//! let due = evening.state().propose(3, 1);
//! evening.act(3, due[0].clone()).unwrap();
//! assert_eq!(evening.state().running().count(), 2);
//! ```

#![forbid(unsafe_code)]

mod action;
pub mod awards;
pub mod calcutta;
pub mod csv;
pub mod draw;
mod error;
mod log;
mod options;
pub mod pairing;
pub mod prizes;
mod seeding;
pub mod simulate;
mod standings;
mod state;
pub mod survey;

pub use action::{Action, EntrantId, Entry, MatchId, Outcome, Pairing, Person, Section, Slot};
pub use error::{LogError, OptionsFault, Refusal};
pub use log::Tournament;
pub use options::{Consolation, Format, Game, LastChance, Lives, Options, Seeding, Time};
pub use options::{LONGEST_MATCH, LONGEST_NAME, MINUTE, WEEK};
pub use seeding::seeds;
pub use standings::{Breaks, Row, of_section, standings};
pub use state::{Entrant, Match, Resolved, Score, Seat, Stage, State, Verdict};
