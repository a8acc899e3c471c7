//! The lessons that come with the program.

use std::sync::LazyLock;

use crate::{Lesson, LessonError};

/// The files of the delivered lessons, in the order of their courses: path below `lessons/` and text.
pub const SOURCES: &[(&str, &str)] = &[
    ("first/01-first.toml", include_str!("../../../lessons/first/01-first.toml")),
    ("basics/01-way-home.toml", include_str!("../../../lessons/basics/01-way-home.toml")),
    ("basics/02-both-dice.toml", include_str!("../../../lessons/basics/02-both-dice.toml")),
    ("basics/03-hit-and-enter.toml", include_str!("../../../lessons/basics/03-hit-and-enter.toml")),
    ("basics/04-bear-off.toml", include_str!("../../../lessons/basics/04-bear-off.toml")),
    ("basics/05-grades.toml", include_str!("../../../lessons/basics/05-grades.toml")),
    ("basics/06-cube.toml", include_str!("../../../lessons/basics/06-cube.toml")),
    ("basics/07-notation.toml", include_str!("../../../lessons/basics/07-notation.toml")),
    ("plans/13-running-game.toml", include_str!("../../../lessons/plans/13-running-game.toml")),
    ("plans/14-holding-game.toml", include_str!("../../../lessons/plans/14-holding-game.toml")),
    ("plans/15-priming.toml", include_str!("../../../lessons/plans/15-priming.toml")),
    ("plans/16-blitz.toml", include_str!("../../../lessons/plans/16-blitz.toml")),
    ("plans/17-back-game.toml", include_str!("../../../lessons/plans/17-back-game.toml")),
    ("plans/18-prime-battle.toml", include_str!("../../../lessons/plans/18-prime-battle.toml")),
    ("plans/19-containment.toml", include_str!("../../../lessons/plans/19-containment.toml")),
    ("plans/20-which-plan.toml", include_str!("../../../lessons/plans/20-which-plan.toml")),
    ("counting/01-pips.toml", include_str!("../../../lessons/counting/01-pips.toml")),
    ("counting/02-clusters.toml", include_str!("../../../lessons/counting/02-clusters.toml")),
    ("counting/03-half-crossovers.toml", include_str!("../../../lessons/counting/03-half-crossovers.toml")),
    ("counting/04-difference.toml", include_str!("../../../lessons/counting/04-difference.toml")),
    ("counting/05-race-cubes.toml", include_str!("../../../lessons/counting/05-race-cubes.toml")),
    ("counting/06-trice-rule.toml", include_str!("../../../lessons/counting/06-trice-rule.toml")),
    ("counting/07-adjusted-counts.toml", include_str!("../../../lessons/counting/07-adjusted-counts.toml")),
    ("counting/08-wastage.toml", include_str!("../../../lessons/counting/08-wastage.toml")),
    ("cube/01-quarter.toml", include_str!("../../../lessons/cube/01-quarter.toml")),
    ("cube/02-window.toml", include_str!("../../../lessons/cube/02-window.toml")),
    ("cube/03-gammons.toml", include_str!("../../../lessons/cube/03-gammons.toml")),
    ("cube/04-market.toml", include_str!("../../../lessons/cube/04-market.toml")),
    ("cube/05-woolsey.toml", include_str!("../../../lessons/cube/05-woolsey.toml")),
    ("cube/06-own.toml", include_str!("../../../lessons/cube/06-own.toml")),
];

static LESSONS: LazyLock<Vec<Lesson>> =
    LazyLock::new(|| SOURCES.iter().filter_map(|(_, text)| read(text).ok()).collect());

fn read(text: &str) -> Result<Lesson, LessonError> {
    text.parse()
}

/// All delivered lessons.
#[must_use]
pub fn delivered() -> &'static [Lesson] {
    &LESSONS
}

/// The delivered lesson with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Lesson> {
    delivered().iter().find(|lesson| lesson.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_delivered_lesson_can_be_read() {
        for (path, text) in SOURCES {
            let lesson = read(text).unwrap_or_else(|error| panic!("lessons/{path}: {error}"));
            let (course, _) = path.split_once('/').unwrap();
            assert_eq!(lesson.course, course, "lessons/{path} lies in the folder of its course");
            assert!(
                lesson.after.iter().all(|id| find(id).is_some()),
                "lessons/{path} follows lessons that exist"
            );
        }
        assert_eq!(delivered().len(), SOURCES.len());
    }
}
