//! Why a decision is right or wrong, as sentences of the catalogue: keys and arguments, which any language can say.

use core::fmt;

use pasch_engine::cube::CubeVerdict;
use pasch_messages::{Arg, Argument, Describe, Message, message};

use crate::reason::{Chance, Difference, Reason, Reasons, Why};
use crate::report::CubeAction;

impl Describe for Why {
    fn message(&self) -> Message {
        match self {
            Self::NoPlay => message!("why-no-play"),
            Self::OnlyPlay => message!("why-only-play"),
            Self::Best { play, ties, reasons, next } => {
                let tie = ties.first().map_or("", String::as_str);
                let verdict =
                    because(message!("why-best", play = play, ties = ties.len(), tie = tie), reasons);
                match next {
                    Some((next, loss)) => {
                        message!("why-next", verdict = verdict, loss = loss_text(*loss), next = next)
                    }
                    None => message!("why-end", verdict = verdict),
                }
            }
            Self::Worse { best, for_best, played, for_played, chances, loss } => {
                let best = because(message!("why-best-is", play = best), for_best);
                let (better, worse): (Vec<_>, Vec<_>) = chances.iter().partition(|one| one.is_merit());
                let drawbacks = clause(&for_played.drawbacks, &worse);
                let merits = clause(&for_played.merits, &better);
                let loss = loss_text(*loss);
                let played = match (drawbacks, merits) {
                    (None, None) => message!("why-gives-up", played = played, loss = loss),
                    (None, Some(merits)) => {
                        message!("why-gives-up-although", played = played, loss = loss, merits = merits)
                    }
                    (Some(drawbacks), None) => {
                        message!("why-wrong", played = played, drawbacks = drawbacks)
                    }
                    (Some(drawbacks), Some(merits)) => {
                        message!(
                            "why-wrong-although",
                            played = played,
                            drawbacks = drawbacks,
                            merits = merits
                        )
                    }
                };
                message!("why-worse", best = best, played = played)
            }
            Self::Turn { verdict, redouble, right, probs, no_double, double, race } => {
                let said = message!(
                    "why-turn",
                    right = right,
                    verdict = course(*verdict, *redouble),
                    wins = percent(probs.win),
                    gammons = percent(probs.win_g),
                    lost = percent(probs.lose_g),
                    no_double = signed(*no_double),
                    double = signed(*double),
                );
                with_race(said, *race)
            }
            Self::Answer { right, depth, probs, take, pass, race } => {
                let answer = match (right, depth) {
                    (CubeAction::Drop, _) => "pass",
                    (CubeAction::Beaver, 0) => "beaver",
                    (CubeAction::Beaver, 1) => "raccoon",
                    (CubeAction::Beaver, _) => "more",
                    _ => "take",
                };
                let said = message!(
                    "why-answer",
                    answer = answer,
                    wins = percent(probs.win),
                    gammons = percent(probs.win_g),
                    lost = percent(probs.lose_g),
                    take = signed(*take),
                    pass = signed(*pass),
                );
                with_race(said, *race)
            }
        }
    }
}

/// The English text.
impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Describe for Difference {
    fn message(&self) -> Message {
        let (more, by) = (self.by > 0.0, percent(self.by.abs()));
        match self.chance {
            Chance::Wins => message!("difference-wins", more = more, by = by),
            Chance::GammonsWon => message!("difference-gammons-won", more = more, by = by),
            Chance::GammonsLost => message!("difference-gammons-lost", more = more, by = by),
        }
    }
}

/// The best course of both: `Double, take`, `Too good to redouble, pass`.
#[must_use]
pub fn course(verdict: CubeVerdict, redouble: bool) -> Message {
    match (verdict, redouble) {
        (CubeVerdict::NoDouble, false) => message!("course-no-double-take"),
        (CubeVerdict::NoDouble, true) => message!("course-no-redouble-take"),
        (CubeVerdict::NoDoubleBeaver, false) => message!("course-no-double-beaver"),
        (CubeVerdict::NoDoubleBeaver, true) => message!("course-no-redouble-beaver"),
        (CubeVerdict::DoubleTake, false) => message!("course-double-take"),
        (CubeVerdict::DoubleTake, true) => message!("course-redouble-take"),
        (CubeVerdict::DoubleBeaver, false) => message!("course-double-beaver"),
        (CubeVerdict::DoubleBeaver, true) => message!("course-redouble-beaver"),
        (CubeVerdict::DoublePass, false) => message!("course-double-pass"),
        (CubeVerdict::DoublePass, true) => message!("course-redouble-pass"),
        (CubeVerdict::TooGoodPass, false) => message!("course-too-good-pass"),
        (CubeVerdict::TooGoodPass, true) => message!("course-too-good-redouble-pass"),
        (CubeVerdict::TooGoodTake, false) => message!("course-too-good-take"),
        (CubeVerdict::TooGoodTake, true) => message!("course-too-good-redouble-take"),
        _ => message!("course-none"),
    }
}

/// A verdict with the reasons for the play and those against it.
fn because(verdict: Message, reasons: &Reasons) -> Message {
    match (clause(&reasons.merits, &[]), clause(&reasons.drawbacks, &[])) {
        (None, None) => verdict,
        (Some(merits), None) => message!("why-because", verdict = verdict, merits = merits),
        (None, Some(drawbacks)) => message!("why-despite", verdict = verdict, drawbacks = drawbacks),
        (Some(merits), Some(drawbacks)) => {
            message!("why-because-despite", verdict = verdict, merits = merits, drawbacks = drawbacks)
        }
    }
}

/// Reasons and differences of chances in one clause; `None` without any.
pub(crate) fn clause(reasons: &[Reason], chances: &[&Difference]) -> Option<Arg> {
    let has = all(chances).map(|chances| message!("why-has", chances = chances).argument());
    list(reasons.iter().map(|one| one.message().argument()).chain(has))
}

fn with_race(said: Message, race: Option<[u32; 2]>) -> Message {
    match race {
        Some([mine, theirs]) => message!("why-race", said = said, mine = mine, theirs = theirs),
        None => said,
    }
}

fn all(sentences: &[impl Describe]) -> Option<Arg> {
    list(sentences.iter().map(|one| one.message().argument()))
}

/// Several as a language lists them: `a`, `a and b`, `a, b and c`; `None` without any.
fn list(parts: impl IntoIterator<Item = Arg>) -> Option<Arg> {
    let mut parts: Vec<Arg> = parts.into_iter().collect();
    let last = parts.pop()?;
    let front =
        parts.into_iter().reduce(|front, next| message!("list-comma", front = front, next = next).argument());
    Some(match front {
        Some(front) => message!("list-and", front = front, last = last).argument(),
        None => last,
    })
}

/// The points of a set as players say them: `7`, `7 and 2`, `8, 7 and 2`.
pub(crate) fn points(points: &[u8]) -> Arg {
    list(points.iter().map(Argument::argument)).unwrap_or_else(|| Arg::text(""))
}

/// Rolls as players say them: `6-1 and 4-4`.
pub(crate) fn rolls(rolls: &[[u8; 2]]) -> Arg {
    let said = rolls.iter().map(|[high, low]| Arg::Text(format!("{high}-{low}")));
    list(said).unwrap_or_else(|| Arg::text(""))
}

pub(crate) fn percent(chance: f32) -> String {
    format!("{:.1}%", chance * 100.0)
}

pub(crate) fn loss_text(loss: f64) -> String {
    format!("{loss:.3}")
}

/// An equity with sign and three decimals.
fn signed(value: f64) -> String {
    let rounded = (value * 1000.0).round() / 1000.0 + 0.0;
    if rounded < 0.0 { format!("−{:.3}", -rounded) } else { format!("+{rounded:.3}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reasons(all: Vec<Reason>) -> Reasons {
        let (merits, drawbacks) = all.into_iter().partition(Reason::is_merit);
        Reasons { merits, drawbacks }
    }

    #[test]
    fn drawbacks_are_no_reasons() {
        let breaks = Reason::BreaksPoints { points: vec![24] };
        let shots = Reason::Shots { blots: vec![18], rolls: 26 };
        let worse = |for_best: Vec<Reason>, for_played: Vec<Reason>, chances: Vec<Difference>| Why::Worse {
            best: "24/18 6/5".to_owned(),
            for_best: reasons(for_best),
            played: "13/6".to_owned(),
            for_played: reasons(for_played),
            chances,
            loss: 0.042,
        };
        assert_eq!(
            worse(vec![breaks.clone(), shots.clone()], vec![], vec![]).to_string(),
            "Best is 24/18 6/5, even though it breaks the 24 point and leaves a blot on 18 (26 of 36 rolls hit). \
             13/6 gives up 0.042."
        );
        let fewer = Difference { chance: Chance::Wins, by: -0.031 };
        assert_eq!(
            worse(vec![Reason::Slots { point: 5 }, breaks], vec![Reason::NoShot], vec![fewer]).to_string(),
            "Best is 24/18 6/5: it slots the 5 point, even though it breaks the 24 point. \
             13/6 has 3.1% fewer wins, although it leaves no shot."
        );
        let more = Difference { chance: Chance::Wins, by: 0.012 };
        let gammons = Difference { chance: Chance::GammonsLost, by: 0.05 };
        assert_eq!(
            worse(vec![], vec![shots], vec![more, gammons]).to_string(),
            "Best is 24/18 6/5. 13/6 leaves a blot on 18 (26 of 36 rolls hit) and has 5.0% more gammons lost, \
             although it has 1.2% more wins."
        );
        assert_eq!(
            worse(vec![Reason::BearsOffFewer { checkers: 0 }], vec![], vec![]).to_string(),
            "Best is 24/18 6/5, even though it takes no checker off. 13/6 gives up 0.042."
        );
    }

    #[test]
    fn plays_that_tie_are_named_as_such() {
        let best = |ties: &[&str], next: Option<(String, f64)>| Why::Best {
            play: "bar/20 13/10".to_owned(),
            ties: ties.iter().map(|&one| one.to_owned()).collect(),
            reasons: reasons(vec![Reason::MakesPoints { points: vec![8, 5] }]),
            next,
        };
        assert_eq!(
            best(&[], Some(("a".to_owned(), 0.051))).to_string(),
            "bar/20 13/10 is best: it makes the 8 and 5 points; 0.051 behind it is a."
        );
        assert_eq!(
            best(&["bar/20 11/8"], None).to_string(),
            "bar/20 13/10 is best (bar/20 11/8 is as good): it makes the 8 and 5 points."
        );
        assert!(best(&["a", "b"], None).to_string().contains("best (2 other plays are as good): it"));
    }

    #[test]
    fn points_are_spoken() {
        assert_eq!(points(&[7]).to_string(), "7");
        assert_eq!(points(&[8, 7, 2]).to_string(), "8, 7 and 2");
        assert_eq!(points(&[]).to_string(), "");
    }
}
