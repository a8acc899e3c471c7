//! A lesson.

use core::str::FromStr;

use pasch_rules::Rules;

use crate::{LessonError, Step, read};

/// A lesson: steps that a learner does one after the other.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The word in its address, unique among lessons.
    pub id: String,
    /// The course that it belongs to.
    pub course: String,
    /// Ids of the lessons that should be done before.
    pub after: Vec<String>,
    /// How long it takes, in minutes.
    pub minutes: u32,
    /// The game, without house rules.
    pub rules: Rules,
    /// The steps; never empty.
    pub steps: Vec<Step>,
}

impl FromStr for Lesson {
    type Err = LessonError;

    /// Reads a lesson and proves it by the rules.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line.
    fn from_str(text: &str) -> Result<Self, LessonError> {
        read::lesson(text)
    }
}
