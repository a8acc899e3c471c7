//! A door for clients of FIBS, the First Internet Backgammon Server: its line protocol as a state machine.
//!
//! [`Lines`] makes lines of the bytes of a connection. A [`Session`] is the fold of these lines and of the [`Event`]s that the
//! server tells it. It answers with a [`Reply`]: what the client reads, and [`Request`]s to the server. What happens at a
//! match comes as the [`Action`](pasch_rules::Action)s of its log, what a player does goes out as an
//! [`Intent`](pasch_rules::Intent).
//!
//! Invariants: no I/O, no clock, no randomness. Whatever comes from a client is answered and never panics. Sentences that
//! clients match stand in `words` and [`Known`]; all others are in the catalogue.
//!
//! ```
//! use pasch_fibs::{Request, Session};
//! use pasch_messages::Language;
//!
//! let mut session = Session::new("Pasch 0.1", Language::ENGLISH);
//! let reply = session.line("login my_client 1008 anna secret");
//! assert!(matches!(&reply.requests[..], [Request::SignIn { name, .. }] if name == "anna"));
//! ```

#![forbid(unsafe_code)]

mod board;
mod calendar;
mod clip;
mod command;
mod event;
mod history;
mod known;
mod lines;
pub mod names;
mod picture;
mod places;
mod refusal;
mod session;
mod settings;
mod words;

pub use board::{Board, BoardError};
pub use clip::{Clip, Person, Rating};
pub use command::{
    Command, End, Found, Length, RatingsQuery, Shown, VERBS, WhoFilter, find, read as read_command,
};
pub use event::{
    Account, AverageRow, Began, Event, GameRow, News, Parting, PersonInfo, RatingChange, RatingRow, Report,
    Request, Role, SavedRow, Start, Talk,
};
pub use history::moves as old_moves;
pub use known::Known;
pub use lines::{FLOOD_LIMIT, Input, LINE_LIMIT, Lines};
pub use picture::draw;
pub use places::{Colour, Direction, play_words};
pub use refusal::Refusal;
pub use session::{MOST_NAMES, Output, Reply, Session};
pub use settings::{Change, Redoubles, Settings, SortWho, Toggle};
