//! Judges every decision of a recorded match.
//!
//! A [`Record`](pasch_rules::Record) goes in, a [`Report`] comes out: an overlay keyed by the index of the record's
//! actions. The record is never changed; a report can be made again at another level, compared or thrown away.
//!
//! [`judge`] does everything in order on one thread. Who has more threads asks [`plan()`] for the items, gives each to
//! [`judge_item`] wherever and whenever they like, and puts the answers together with [`assemble()`]: the report is the
//! same to the last bit. Nothing here reads files, measures time or starts threads.

pub mod advice;
mod ask;
mod assemble;
mod compared;
mod facts;
pub mod foreign;
mod judge;
mod level;
pub mod mark;
pub mod measure;
pub mod memory;
pub mod plan;
pub mod punish;
pub mod reason;
mod recheck;
pub mod report;
pub mod svg;
mod theme;
mod words;

pub use assemble::{AnalysisError, Progress, assemble, judge};
pub use judge::{CANDIDATES, JudgeError, Judged, judge_item, judge_remembering};
pub use level::{Depth, Level, Recheck};
pub use mark::{LuckMark, Mark, Thresholds};
pub use measure::{CubeMistake, Mistakes, Tally};
pub use memory::{Memory, Remembered};
pub use plan::{Item, Plan, PlanError, PlannedGame, Question, plan, plan_sound};
pub use reason::{Chance, Difference, Reason, Reasons, Why};
pub use recheck::Rechecked;
pub use report::{
    ByTheme, Candidate, CubeAction, CubeReport, Decision, GameReport, Luck, PlayReport, Report, Rolled, Turn,
};
pub use theme::{OPENING_TURNS, Theme};
pub use words::course;
