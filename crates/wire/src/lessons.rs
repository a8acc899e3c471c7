//! Lessons: their tasks, and verdicts on answers.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{CubeAnswer, PlayGraphView, PositionView, VariantView};

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
    /// The task.
    pub task: LessonTask,
    /// An answer that is right, to be shown on request.
    pub solution: LessonAnswer,
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
        choices: Vec<CubeAnswer>,
    },
    /// A number to be typed.
    Number,
    /// A game against a bot.
    Free {
        /// Identifier of the bot's level.
        level: String,
        /// Points to win.
        length: u32,
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
        choice: CubeAnswer,
    },
    /// Typed this number.
    Number {
        /// The number.
        number: u32,
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
}
