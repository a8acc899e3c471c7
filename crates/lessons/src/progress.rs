//! How far a learner has come: a fold of answers.

use crate::{Lesson, Verdict};

/// Something that a learner did in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Answered a step.
    Answered {
        /// Its number, from 0.
        step: usize,
        /// The verdict on the answer.
        verdict: Verdict,
    },
    /// Asked for a hint, or to be shown the answer.
    Helped {
        /// The number of the step, from 0.
        step: usize,
    },
}

/// One step so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tried {
    done: bool,
    /// It was answered wrongly or with help before it was done.
    stumbled: bool,
}

/// How far a learner has come in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    steps: Vec<Tried>,
}

/// Steps that have to be done at the first try, in percent.
const PASS: usize = 80;

impl Progress {
    /// Nothing done yet.
    #[must_use]
    pub fn new(lesson: &Lesson) -> Self {
        Self { steps: vec![Tried::default(); lesson.steps.len()] }
    }

    /// The progress after one more event. Steps that the lesson does not have are ignored; what is done stays done.
    #[must_use]
    pub fn after(mut self, event: &Event) -> Self {
        let (Event::Answered { step, .. } | Event::Helped { step }) = event;
        if let Some(tried) = self.steps.get_mut(*step) {
            match event {
                Event::Answered { verdict: Verdict::Right, .. } => tried.done = true,
                _ => tried.stumbled |= !tried.done,
            }
        }
        self
    }

    /// Steps that are done.
    #[must_use]
    pub fn done(&self) -> usize {
        self.steps.iter().filter(|tried| tried.done).count()
    }

    /// Whether this step is done.
    #[must_use]
    pub fn is_done(&self, step: usize) -> bool {
        self.steps.get(step).is_some_and(|tried| tried.done)
    }

    /// Every step is done.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.done() == self.steps.len()
    }

    /// Every step is done, and four of five at the first try and without help.
    #[must_use]
    pub fn is_passed(&self) -> bool {
        let clean = self.steps.iter().filter(|tried| tried.done && !tried.stumbled).count();
        self.is_finished() && clean * 100 >= self.steps.len() * PASS
    }
}
