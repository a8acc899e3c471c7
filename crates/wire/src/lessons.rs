//! Lessons: their tasks, and verdicts on answers.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{MoveView, PlayGraphView, PositionView, Seat, Sentence, VariantView};

/// Every course with its lessons, in the order in which they are learned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CourseList {
    /// The courses.
    pub courses: Vec<CourseView>,
}

/// A course.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CourseView {
    /// A word by which the pages know its sentences.
    pub id: String,
    /// Its lessons.
    pub lessons: Vec<LessonEntry>,
}

/// A lesson in the list of all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LessonEntry {
    /// Identifier: "first".
    pub id: String,
    /// How long it takes, in minutes.
    pub minutes: u32,
    /// Words of its steps.
    pub steps: Vec<String>,
    /// Lessons that should be done before.
    pub after: Vec<String>,
}

/// How far a learner has come: lessons by their identifiers. Two of them are joined to what is done in either.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LessonProgress {
    /// The lessons that were begun.
    pub lessons: BTreeMap<String, LessonDone>,
}

/// Steps of a lesson that are done, by their words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LessonDone {
    /// Done, with or without help.
    pub done: Vec<String>,
    /// Done without help.
    pub clean: Vec<String>,
    /// Days on which the whole lesson was done, ISO 8601, the earliest first.
    #[serde(default)]
    pub rounds: Vec<String>,
}

/// A lesson.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LessonView {
    /// Identifier: "first".
    pub id: String,
    /// The course that it belongs to.
    pub course: String,
    /// How long it takes, in minutes.
    pub minutes: u32,
    /// The game.
    pub variant: VariantView,
    /// The lesson that comes after it; null for the last one.
    pub next: Option<String>,
    /// The steps, one after the other.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson. The learner is seat a.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LessonStep {
    /// A word by which the pages know its sentences.
    pub text: String,
    /// The checkers.
    pub position: PositionView,
    /// The cube and the score.
    pub stakes: LessonStakes,
    /// The task.
    pub task: LessonTask,
    /// An answer that is right, to be shown on request.
    pub solution: LessonAnswer,
}

/// The cube and the score of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LessonStakes {
    /// The cube's value before any offer, 1 when it was never turned.
    pub value: u32,
    /// The seat that may turn it; null while it is in the middle.
    pub owner: Option<Seat>,
    /// Points to win the match; 0 for money.
    pub length: u32,
    /// Points that the learner has won.
    pub a: u32,
    /// Points that the opponent has won.
    pub b: u32,
    /// It is the Crawford game.
    pub crawford: bool,
}

/// A decision about the cube in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum LessonChoice {
    /// Roll without offering a double.
    NoDouble,
    /// Double before the roll.
    Double,
    /// Accept the offered cube.
    Take,
    /// Refuse the offered cube.
    Drop,
    /// Accept it and double at once.
    Beaver,
}

/// A play of a list that is to be ranked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LessonPlay {
    /// The play in notation.
    pub play: String,
    /// Its moves.
    pub moves: Vec<MoveView>,
}

/// The task of a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "type")]
pub enum LessonTask {
    /// A play of a roll.
    Play {
        /// The roll.
        dice: Vec<u8>,
        /// Every way to play it.
        plays: PlayGraphView,
    },
    /// Points to be touched.
    Tap {
        /// How many.
        taps: u8,
    },
    /// A decision about the cube.
    Choice {
        /// The decisions to choose from.
        choices: Vec<LessonChoice>,
    },
    /// A number to be typed.
    Number,
    /// Plays of a roll to be ranked.
    Order {
        /// The roll.
        dice: Vec<u8>,
        /// The plays, sorted by their notation.
        plays: Vec<LessonPlay>,
    },
    /// A play to be written down.
    Write {
        /// The roll.
        dice: Vec<u8>,
        /// The moves of the play.
        moves: Vec<MoveView>,
    },
    /// Checkers to be put on the board.
    Setup,
    /// A game against a bot.
    Free {
        /// Identifier of the bot's level.
        level: String,
        /// Points to win.
        length: u32,
        /// It is played with a cube.
        cube: bool,
        /// Identifier of the position that it begins with; null for the start.
        position: Option<String>,
    },
}

/// An answer to a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "type", deny_unknown_fields)]
pub enum LessonAnswer {
    /// Played this.
    Play {
        /// The play in notation, as the graph writes it.
        play: String,
    },
    /// Touched these points.
    Tap {
        /// In the learner's own count, 1 to 24.
        points: Vec<u8>,
    },
    /// Decided this about the cube.
    Choice {
        /// The decision.
        choice: LessonChoice,
    },
    /// Typed this number.
    Number {
        /// The number.
        number: u32,
    },
    /// Ranked plays.
    Order {
        /// The plays in notation, the best first.
        plays: Vec<String>,
    },
    /// Wrote a play down.
    Write {
        /// The text.
        play: String,
    },
    /// Put checkers on the board.
    Setup {
        /// The learner's checkers on the points 1 to 24.
        points: Vec<u8>,
    },
    /// Started the game.
    Free,
}

/// The body of `POST /api/v1/lessons/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LessonAttempt {
    /// The number of the step, from 0.
    pub step: u32,
    /// The answer.
    pub answer: LessonAnswer,
}

/// The verdict on an answer in a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LessonVerdict {
    /// The step is done.
    pub right: bool,
    /// Of a mistake that the author foresaw, a word by which the pages know its sentence; null otherwise.
    pub text: Option<String>,
    /// A roll of the opponent's that punishes the mistake; null where nothing does.
    pub reply: Option<LessonReply>,
}

/// A roll that punishes a mistake.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LessonReply {
    /// The position after the mistake.
    pub before: PositionView,
    /// The opponent's roll.
    pub dice: Vec<u8>,
    /// Their play in notation, in their own count.
    pub play: String,
    /// Its moves, in their own count.
    pub moves: Vec<MoveView>,
    /// The position after it.
    pub after: PositionView,
}

/// The body of `POST /api/v1/lessons`: the file of a lesson that somebody writes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LessonWriting {
    /// Its text, at most 32 KiB; empty for a new one.
    pub file: String,
    /// Identifier of a position that becomes a further step, as in [`PlaceView`](super::PlaceView).
    pub position: Option<String>,
}

/// The file of a lesson after it was checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LessonDraft {
    /// Its text.
    pub file: String,
    /// Identifiers of the sentences that it needs, each on a line with ` = ` behind it; empty while it cannot be read.
    pub sentences: String,
    /// Its faults.
    pub faults: Vec<LessonFault>,
}

/// A fault of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LessonFault {
    /// The word of the step; null where the file cannot be read.
    pub step: Option<String>,
    /// The fault, as a sentence.
    pub text: String,
    /// The same as data, for other languages.
    pub told: Sentence,
}
