//! The rules of backgammon and its relatives.
//!
//! A game is an append-only list of [`Action`]s, its state their fold: [`MatchState::apply`] takes one action
//! or says why the rules refuse it. What a player may do with a roll is a [`PlayGraph`]; which game is played
//! is data, a [`VariantSpec`] with the [`Options`] agreed, together [`Rules`].
//!
//! Invariants: no I/O, no clock, no randomness; dice come from outside. Positions, plays and results
//! are serialised where the feature `serde` is on. Seats
//! are absolute, every point is in its owner's own count, and nothing flips when the turn passes.
//! No code asks which variant it plays: that is [`variants`]' secret.
//!
//! ```
//! use pasch_rules::{Dice, Player, PlayGraph, Position, Rules, TurnContext, VariantId};
//!
//! // All ways to play 6-5 from the start of Fevga: one runner, 24 to 13.
//! let rules = Rules::standard(VariantId::FEVGA);
//! let start = Position::start(rules.spec());
//! let dice = Dice::from_faces(&[6, 5]).unwrap();
//! let graph = PlayGraph::new(&rules, &start, Player::A, &dice, &TurnContext::default());
//! assert_eq!(graph.plays()[0].play.to_string(), "24/13");
//! ```

pub mod action;
mod constraint;
pub mod constraints;
pub mod cube;
pub mod decide;
pub mod dice;
pub mod game;
mod header;
pub mod house;
pub mod matchplay;
mod mechanics;
pub mod misplay;
pub mod notation;
pub mod options;
mod outcome;
mod past;
pub mod player;
pub mod plays;
pub mod point;
pub mod position;
pub mod record;
mod round;
pub mod score;
#[cfg(feature = "serde")]
mod serde_forms;
pub mod spec;
mod turn;
mod variant_id;
pub mod variants;
mod why;

pub use action::{Action, GameSetup, SetupTurn};
pub use constraints::{Constraint, Trace};
pub use cube::{Cube, CubeRefusal};
pub use decide::{Intent, Refusal, decide, decide_to_reject};
pub use dice::{Dice, DiceLeft, Die};
pub use game::{GameState, Phase};
pub use house::{HouseError, HouseRule, HouseScope, HouseWay};
pub use matchplay::{ApplyError, HeaderError, MatchState, PlayFault};
pub use misplay::{Misplay, MisplayRefusal, Shift};
pub use options::{
    AutomaticDoubles, BearOff, CubeUse, DeadCube, Edition, HeadRule, IllegalPlays, MotherRule, Ones, Options,
    OptionsError, Rules, SixBlock, SpecialOption, StartPrime, Triple,
};
pub use past::PastRolls;
pub use player::{ByPlayer, Player};
pub use plays::{
    Coming, Edge, Effect, Landing, LegalPlay, Move, NextPart, NodeId, Part, Play, PlayGraph, PlayNode,
    TurnContext, WhyNot, coming, landings,
};
pub use point::{Geometry, Place, Point, PointMask};
pub use position::{ParseSideError, Position, RawSide, Setup, SetupError, SetupFault, Side};
pub use record::{GameThrows, Header, Record, RecordError, Replay, ReplayError, Step, Thrown};
pub use score::{Crawford, Ending, GameResult, Grade, Outcome, decided, ending_after, win_points};
pub use spec::{BackwardHits, Contact, Doubles, Entry, Opening, Scoring, Sharing, VariantSpec};
pub use variants::{Series, VariantId};
