//! A chouette: one player, the box, against a team led by its captain, over many games.
//!
//! A chouette is an append-only list of [`Action`]s and a [`Header`]; its state, [`Chouette`], is their fold:
//! [`Chouette::apply`] takes one action or says why not. On the board plays the box as [`pasch_rules::Player::A`]
//! against the team as B. Every member has a cube of their own between them and the box, a [`Stake`]. All points are
//! whole points, positive for the player they belong to.
//!
//! ```
//! use pasch_chouette::{Chouette, Header, Intent, Options, Order, Seat, decide, join};
//! use pasch_rules::{Die, VariantId};
//!
//! let options = Options { order: Order::Joined, ..Options::default() };
//! let mut state = Chouette::new(&Header { options, ..Header::new(VariantId::BACKGAMMON) })?;
//! let mut faces = [6, 1].into_iter().cycle();
//! let mut throw = || faces.next().and_then(Die::new).unwrap();
//! for name in ["Anna", "Bert", "Cleo"] {
//!     join(&state, name)?.iter().try_for_each(|action| state.apply(action))?;
//! }
//! let [anna, bert] = [Seat(0), Seat(1)];
//! for (by, intent) in [(anna, Intent::Order), (anna, Intent::Start), (bert, Intent::Leave)] {
//!     decide(&state, by, &intent, &mut throw)?.iter().try_for_each(|action| state.apply(action))?;
//! }
//! // Bert left in the middle of the game and dropped the cube.
//! assert_eq!((state.total(anna), state.total(bert)), (1, -1));
//! assert_eq!(state.captain(), Some(Seat(2)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Invariants: no I/O, no clock, no thread, no randomness; dice come from outside. A refused action changes nothing. The
//! points of every game sum up to 0.

#![forbid(unsafe_code)]

mod action;
mod choices;
mod decide;
mod decisions;
mod fold;
mod game;
mod log;
mod options;
mod refusal;
mod seat;
mod sheet;
mod state;
mod talk;
mod view;

pub use action::{Action, Answer};
pub use choices::{Choice, choices, throws_for, waits_for};
pub use decide::{Intent, decide, join};
pub use decisions::{CubeChoice, CubeDecision, decisions, two_players};
pub use game::{BOX, Closing, Game, Offer, Payment, Pending, Phase, Proposal, Round, Stake, TEAM};
pub use log::{Log, LogError, read_action, read_header, write_action, write_header};
pub use options::{
    Answers, BoxOffers, Clock, Consultation, Cubes, Header, NextBox, Options, OptionsError, Order, Ties,
};
pub use refusal::Refusal;
pub use seat::Seat;
pub use sheet::Sheet;
pub use state::{Chouette, Person, Row};
pub use view::{GameView, OfferView, PendingView, PersonView, StakeView, View, may_be_told, seen_by};
