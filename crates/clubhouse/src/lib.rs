//! Clubs as logs of actions: an append-only list of facts, whose fold says who is a member with which role, what is in the calendar, who
//! stands where in the ranking and how much is in a purse.
//!
//! [`Club`] is the log with its state. Everything that happens is an [`Action`] with the time at which it happened and the person who did
//! it; an action is refused with a typed reason, and nothing has changed then. [`may`] says who may do what. The crate has no clock and no
//! randomness of its own: times and codes come in. People are opaque identifiers with names that the caller brings.
//!
//! Matches between clubs ([`encounter`]) and vote matches ([`vote`]) are logs of their own, to which a club has links.
//!
//! ```
//! use pasch_clubhouse::{Access, Action, Club, Entry, PersonId, Profile, Role};
//! let (ada, bert) = (PersonId::from("ada"), PersonId::from("bert"));
//! let profile = Profile {
//!     name: "Oslo Backgammon".to_owned(),
//!     access: Access::Public,
//!     language: "nb".to_owned(),
//!     text: String::new(),
//! };
//! let founded = Action::Founded { profile, name: "Ada".to_owned() };
//! let mut club = Club::new(Entry { at: 0, by: Some(ada), seen: None, action: founded }).unwrap();
//! club.act(1, Some(&bert), Action::Joined { name: "Bert".to_owned(), code: None }).unwrap();
//! assert_eq!(club.state().members().role(&bert), Some(Role::Member));
//! ```

#![forbid(unsafe_code)]

mod action;
mod calendar;
pub mod encounter;
mod erase;
mod error;
pub mod export;
pub mod ics;
mod ids;
mod links;
mod log;
mod members;
mod notes;
mod plan;
mod profile;
mod purse;
pub mod ranking;
pub mod records;
pub mod remains;
mod rights;
mod state;
pub mod vote;

pub use action::{Action, Entry};
pub use calendar::{Calendar, Event, Exception, MOST_EVENTS, MOST_EXCEPTIONS, Occurrence};
pub use erase::{erase_from_encounter, erase_from_remains, erase_from_votes};
pub use error::Refusal;
pub use ids::{AuctionId, EventId, LONGEST_ID, LinkId, NoteId, PersonId, check_id};
pub use links::{BigGame, Link, LinkKind, Linked, Links, MOST_PLACED, MOST_POINTS, Outcome, Placed};
pub use log::{Club, LogError, LogRefusal, VERSION};
pub use members::SHORTEST_CODE;
pub use members::{Ban, Code, Invitation, MOST_CODES, MOST_PEOPLE, MOST_USES, Members, Membership, Person};
pub use notes::{MOST_PINNED, Note, Notes};
pub use plan::{Kind, LONGEST_EVENT, MOST_WEEKS, Plan, Repeat, YEARS, instant, zone, zoned};
pub use profile::{Access, ELEMENTS, LONGEST_NAME, LONGEST_REASON, LONGEST_TEXT, Profile, Reach, SCHEMES};
pub use profile::{check_name, check_reason, check_text, is_link_allowed};
pub use purse::{Calcutta, MOST_GRANTED, Purses, Stage};
pub use rights::{Deed, Role, Standing, may, table};
pub use state::{Dissolution, RESTORABLE, State};
