//! Lessons as data: a file says what each step asks and what is right, the rules say whether an answer is.
//!
//! A lesson is a TOML file below `lessons/`; its sentences stand in the pages' catalogue
//! (`locales/en/pages/lessons-<course>.ftl`) under the ids that the file names. Reading a lesson proves it: every play that it
//! names is legal, the best one meets the goal, no foreseen mistake does, and every number is counted again.
//!
//! ```
//! use pasch_lessons::{Answer, Verdict, find};
//! let lesson = find("first").unwrap();
//! assert_eq!(lesson.steps[0].check(&Answer::Tap(vec![4])), Verdict::Right);
//! assert_eq!(lesson.steps[0].check(&Answer::Tap(vec![13])), Verdict::Wrong);
//! ```

mod delivered;
mod error;
mod figure;
mod goal;
mod lesson;
mod progress;
mod race;
mod raw;
mod read;
mod stakes;
mod step;
mod tasks;

pub use delivered::{SOURCES, delivered, find};
pub use error::{Fault, LessonError};
pub use figure::{Figure, rolls_off};
pub use goal::Goal;
pub use lesson::Lesson;
pub use progress::{Event, Progress};
pub use race::{effective_pips, isight, keith, thorp, ward};
pub use read::LONGEST;
pub use stakes::Stakes;
pub use step::{Answer, CubeAct, Foreseen, Judged, Reply, Step, Task, Verdict};
