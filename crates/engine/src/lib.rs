//! Boards to numbers: nets, search, cube, rollouts, bear-off databases.
//!
//! No input or output, no clock, no threads required: files come in as bytes, threads through
//! [`search::Executor`]. Whoever has positions and matches of [`pasch_rules`] asks [`analyst::Engine`]; whoever has
//! [boards](standard::Board) asks what lies below it:
//!
//! | question | ask |
//! |---|---|
//! | chances without looking ahead | [`eval::Evaluator`], such as those of [`nets::builtin`] |
//! | best play, cube decision, some rolls deep | [`search::Searcher`] |
//! | the same, played out | [`rollout::Rollout`] |
//! | exact bear-offs, Hypergammon | [`bearoff::Bearoff`], [`bearoff::TwoSided`], [`hyper::Hyper`] |
//! | what chances are worth with the cube, at a score | [`cube`], [`met::Met`] |
//! | a bot of some strength | [`analyst::Engine::decide`], [`level::Level`] |
//!
//! Every number is seen by the player on roll before they roll, or, after a play, by who made it; each item says which.
//!
//! ```
//! use pasch_engine::analyst::Engine;
//! use pasch_engine::bearoff::Bearoff;
//! use pasch_engine::cube::CubeInfo;
//! use pasch_engine::rollout::{Rollout, RolloutSettings};
//! use pasch_engine::search::{Run, SearchSettings};
//! use pasch_engine::standard::Board;
//! use std::sync::Arc;
//!
//! // A small bear-off database; 6 points and 15 checkers take a second.
//! let database = Arc::new(Bearoff::generate(6, 4, &mut |_| true)?);
//! let engine = Engine::builtin().with_bearoff(Arc::clone(&database));
//! let searcher = engine.searcher();
//! let (start, money) = (Board::start(), CubeInfo::money(true, true));
//!
//! // What the start is worth, and whether to double.
//! let (decision, chances) = searcher.cube_decision(&start, &money, 0, Run::default())?;
//! assert!(chances.win > 0.5 && !decision.should_double());
//!
//! // The best play of 3-1, two rolls deep: 8/5 6/5.
//! let plays = searcher.rank_plays(&start, (3, 1), &money, &SearchSettings::plies(2), &[], Run::default())?;
//! assert_eq!(plays[0].play.moves.pairs(), [(8, 5), (6, 5)]);
//!
//! // The position after it, played out a few times.
//! let settings = RolloutSettings { trials: 36, ..RolloutSettings::TRUNCATED_1 };
//! let rollout = Rollout::plays(searcher, &[plays[0].play.board], &money, settings)?;
//! let result = rollout.run(Run::default(), &mut |_| {})?;
//! assert!(result.candidates[0].equity.mean > 0.0);
//!
//! // Two checkers on the six point come off with 4 rolls of 36.
//! let last = Board::from_points(&[(6, 2), (0, 13)], &[(1, 1), (0, 14)]);
//! let chances = database.race_probs(&last).expect("covered");
//! assert!((chances.win - 4.0 / 36.0).abs() < 1e-4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Nets are bytes, too:
//!
//! ```
//! use pasch_engine::{eval::Evaluator, net::{NetEvaluator, NetFile}, standard::Board};
//! let read = |name: &str| std::fs::read(format!("../../nets/{name}.net"));
//! let (contact, race) = (NetFile::from_bytes(&read("fast")?)?, NetFile::from_bytes(&read("race")?)?);
//! let evaluator = NetEvaluator::from_files(&contact, &race)?;
//! assert!(evaluator.evaluate_one(&Board::start()).win > 0.45);
//! assert!(NetFile::from_bytes(b"something else").is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod analyst;
pub mod bearoff;
mod chance;
pub mod cube;
pub mod database;
pub mod eval;
pub mod faces;
pub mod family;
pub mod gate;
pub mod hyper;
pub mod level;
pub mod met;
pub mod net;
#[cfg(feature = "nets")]
pub mod nets;
pub mod openings;
pub mod race;
pub mod rollout;
mod rolls;
mod run;
pub mod scores;
pub mod search;
pub mod standard;
pub mod style;
