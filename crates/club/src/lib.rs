//! Chouettes between the wire and their fold: views for each seat, intents, talk, and the decisions of bots.
//!
//! Nothing here reads a clock, a file or a socket: whoever calls brings the log, the people and the engine.

mod bot;
mod judged;
mod options;
mod people;
mod story;
mod view;
mod wish;

pub use bot::decide;
pub use judged::{JudgeError, Judged, judge, summed};
pub use options::{from_wire, header, to_wire};
pub use people::{Person, Said};
pub use story::{Told, told};
pub use view::{Scene, view};
pub use wish::{Unread, intent};
