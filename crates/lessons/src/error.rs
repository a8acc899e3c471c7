//! Why a text is no lesson.

use pasch_messages::Describe;
use thiserror::Error;

/// A text that is no lesson: the line, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("lesson-error")]
pub struct LessonError {
    /// The line, from 1; of a step the one where it begins.
    pub line: usize,
    /// The fault.
    #[describe(text)]
    pub fault: Fault,
}

/// One thing that is wrong with a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("lesson-fault")]
pub enum Fault {
    /// It is no TOML, or a field is unknown or of the wrong type.
    Syntax {
        /// The reader's words.
        error: String,
    },
    /// The file is longer than [`LONGEST`](crate::LONGEST).
    #[describe(args(longest = crate::LONGEST))]
    TooLong,
    /// It has no steps.
    NoSteps,
    /// No such game.
    Game {
        /// The word in the file.
        game: String,
    },
    /// A kind of step that does not exist, or not yet.
    Kind {
        /// The word in the file.
        kind: String,
    },
    /// The kind of step needs this field.
    Missing {
        /// The field.
        field: &'static str,
    },
    /// The kind of step has no use for this field.
    Unused {
        /// The field.
        field: &'static str,
    },
    /// The checkers cannot stand like this.
    Position {
        /// The reason.
        error: String,
    },
    /// No such roll in this game.
    Dice,
    /// A play that the rules do not allow.
    Illegal {
        /// The play.
        play: String,
    },
    /// The best play misses the goal.
    BestMisses {
        /// The play.
        play: String,
    },
    /// A foreseen mistake meets the goal.
    MistakeMeets {
        /// The play.
        play: String,
    },
    /// The plays of an order are not at least two different ones.
    Order,
    /// An answer on the board that is no roll and no legal play of it.
    Reply {
        /// The text in the file.
        answer: String,
    },
    /// A score that is none of a match, or a cube that cannot be like this.
    Stakes,
    /// Every legal play meets the goal, which does not say so with `any`; or `any` stands beside another demand.
    GoalOfAll,
    /// A number that is no point, or a list of points that cannot be tapped.
    Points,
    /// A word that cannot be chosen.
    Choice {
        /// The word.
        word: String,
    },
    /// The best answer is not among the answers, or a foreseen mistake is the best one.
    Best,
    /// A figure that cannot be counted.
    Figure {
        /// The word.
        word: String,
    },
    /// A number that is counted differently.
    Counted {
        /// The number in the file.
        told: u32,
        /// The number by the rules.
        counted: u32,
    },
    /// The cube decision is not about the last roll, or the best answer is wrong by the count of rolls.
    Cube {
        /// Rolls of 36 by which the player on roll wins.
        rolls: u32,
    },
    /// `margin` without `accept`, `accepted` without it or beside a goal, or numbers below 0.
    Margin,
}
