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
    ("opening/01-make-points.toml", include_str!("../../../lessons/opening/01-make-points.toml")),
    ("opening/02-split-or-slot.toml", include_str!("../../../lessons/opening/02-split-or-slot.toml")),
    ("opening/03-run-or-stay.toml", include_str!("../../../lessons/opening/03-run-or-stay.toml")),
    ("opening/04-answers.toml", include_str!("../../../lessons/opening/04-answers.toml")),
    ("opening/05-doubles-second.toml", include_str!("../../../lessons/opening/05-doubles-second.toml")),
    ("plans/13-running-game.toml", include_str!("../../../lessons/plans/13-running-game.toml")),
    ("plans/14-holding-game.toml", include_str!("../../../lessons/plans/14-holding-game.toml")),
    ("plans/15-priming.toml", include_str!("../../../lessons/plans/15-priming.toml")),
    ("plans/16-blitz.toml", include_str!("../../../lessons/plans/16-blitz.toml")),
    ("plans/17-back-game.toml", include_str!("../../../lessons/plans/17-back-game.toml")),
    ("plans/18-prime-battle.toml", include_str!("../../../lessons/plans/18-prime-battle.toml")),
    ("plans/19-containment.toml", include_str!("../../../lessons/plans/19-containment.toml")),
    ("plans/20-which-plan.toml", include_str!("../../../lessons/plans/20-which-plan.toml")),
    ("safety/21-direct-shots.toml", include_str!("../../../lessons/safety/21-direct-shots.toml")),
    ("safety/22-indirect-shots.toml", include_str!("../../../lessons/safety/22-indirect-shots.toml")),
    ("safety/23-same-number.toml", include_str!("../../../lessons/safety/23-same-number.toml")),
    ("safety/24-from-the-bar.toml", include_str!("../../../lessons/safety/24-from-the-bar.toml")),
    ("safety/25-pay-now.toml", include_str!("../../../lessons/safety/25-pay-now.toml")),
    ("safety/26-bear-in.toml", include_str!("../../../lessons/safety/26-bear-in.toml")),
    ("safety/27-bear-off-well.toml", include_str!("../../../lessons/safety/27-bear-off-well.toml")),
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
    ("match/01-by-heart.toml", include_str!("../../../lessons/match/01-by-heart.toml")),
    ("match/02-take-points.toml", include_str!("../../../lessons/match/02-take-points.toml")),
    ("match/03-after-crawford.toml", include_str!("../../../lessons/match/03-after-crawford.toml")),
    ("match/04-gammon-go.toml", include_str!("../../../lessons/match/04-gammon-go.toml")),
    ("match/05-seven-five.toml", include_str!("../../../lessons/match/05-seven-five.toml")),
    ("relatives/46-portes.toml", include_str!("../../../lessons/relatives/46-portes.toml")),
    ("relatives/47-plakoto.toml", include_str!("../../../lessons/relatives/47-plakoto.toml")),
    ("relatives/48-fevga.toml", include_str!("../../../lessons/relatives/48-fevga.toml")),
    ("relatives/49-tavla.toml", include_str!("../../../lessons/relatives/49-tavla.toml")),
    ("relatives/50-long-nardi.toml", include_str!("../../../lessons/relatives/50-long-nardi.toml")),
    ("relatives/51-hypergammon.toml", include_str!("../../../lessons/relatives/51-hypergammon.toml")),
    ("relatives/52-nackgammon.toml", include_str!("../../../lessons/relatives/52-nackgammon.toml")),
    ("relatives/53-acey-deucey.toml", include_str!("../../../lessons/relatives/53-acey-deucey.toml")),
    ("relatives/54-tapa.toml", include_str!("../../../lessons/relatives/54-tapa.toml")),
    ("relatives/55-gul-bara.toml", include_str!("../../../lessons/relatives/55-gul-bara.toml")),
    ("relatives/56-moultezim.toml", include_str!("../../../lessons/relatives/56-moultezim.toml")),
    ("relatives/57-nard.toml", include_str!("../../../lessons/relatives/57-nard.toml")),
    ("relatives/58-mahbusa.toml", include_str!("../../../lessons/relatives/58-mahbusa.toml")),
    ("relatives/59-short-nardi.toml", include_str!("../../../lessons/relatives/59-short-nardi.toml")),
    ("relatives/60-longgammon.toml", include_str!("../../../lessons/relatives/60-longgammon.toml")),
    (
        "relatives/61-five-point-limit.toml",
        include_str!("../../../lessons/relatives/61-five-point-limit.toml"),
    ),
    ("cousins/62-russian.toml", include_str!("../../../lessons/cousins/62-russian.toml")),
    ("cousins/63-tabula.toml", include_str!("../../../lessons/cousins/63-tabula.toml")),
    ("cousins/64-irish.toml", include_str!("../../../lessons/cousins/64-irish.toml")),
    ("cousins/65-jacquet.toml", include_str!("../../../lessons/cousins/65-jacquet.toml")),
    ("cousins/66-tawla-31.toml", include_str!("../../../lessons/cousins/66-tawla-31.toml")),
    ("cousins/67-crazy-narde.toml", include_str!("../../../lessons/cousins/67-crazy-narde.toml")),
    ("cousins/68-gioul.toml", include_str!("../../../lessons/cousins/68-gioul.toml")),
    ("cousins/69-misere.toml", include_str!("../../../lessons/cousins/69-misere.toml")),
    ("cousins/70-backward-hit.toml", include_str!("../../../lessons/cousins/70-backward-hit.toml")),
    (
        "cousins/71-backward-hit-small.toml",
        include_str!("../../../lessons/cousins/71-backward-hit-small.toml"),
    ),
    ("cousins/72-acey-deucey-eu.toml", include_str!("../../../lessons/cousins/72-acey-deucey-eu.toml")),
    ("cousins/73-asodio.toml", include_str!("../../../lessons/cousins/73-asodio.toml")),
    ("cousins/74-race-bar.toml", include_str!("../../../lessons/cousins/74-race-bar.toml")),
    ("cousins/75-contrare-puff.toml", include_str!("../../../lessons/cousins/75-contrare-puff.toml")),
    ("cousins/76-lange-puff.toml", include_str!("../../../lessons/cousins/76-lange-puff.toml")),
    ("cousins/77-coan-ki.toml", include_str!("../../../lessons/cousins/77-coan-ki.toml")),
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
