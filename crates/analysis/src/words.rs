//! The English of [`Why`]: every sentence about a decision is made here.

use core::fmt;

use crate::judge::best_words;
use crate::reason::{Chance, Difference, Reason, Reasons, Why};
use crate::report::CubeAction;

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPlay => f.write_str("No legal play."),
            Self::OnlyPlay => f.write_str("The only legal play."),
            Self::Best { play, ties, reasons, next } => {
                write!(f, "{play} is best")?;
                match ties.as_slice() {
                    [] => {}
                    [one] => write!(f, " ({one} is as good)")?,
                    several => write!(f, " ({} other plays are as good)", several.len())?,
                }
                f.write_str(&because(reasons))?;
                match next {
                    Some((next, loss)) => write!(f, "; {loss:.3} behind it is {next}."),
                    None => f.write_str("."),
                }
            }
            Self::Worse { best, for_best, played, for_played, chances, loss } => {
                write!(f, "Best is {best}{}.", because(for_best))?;
                let (better, worse): (Vec<_>, Vec<_>) = chances.iter().partition(|one| one.is_merit());
                let against = clauses(&for_played.drawbacks, &worse);
                let in_favour = clauses(&for_played.merits, &better);
                match (against.is_empty(), in_favour.is_empty()) {
                    (true, true) => write!(f, " {played} gives up {loss:.3}."),
                    (true, false) => write!(f, " {played} gives up {loss:.3}, although it {in_favour}."),
                    (false, true) => write!(f, " {played} {against}."),
                    (false, false) => write!(f, " {played} {against}, although it {in_favour}."),
                }
            }
            Self::Turn { verdict, redouble, right, probs, no_double, double, race } => write!(
                f,
                "{} is {}: {} wins, {} gammons won and {} lost. Rolling on is worth {}, doubling {}.{}",
                best_words(*verdict, *redouble),
                if *right { "right" } else { "best" },
                percent(probs.win),
                percent(probs.win_g),
                percent(probs.lose_g),
                signed(*no_double),
                signed(*double),
                pips(*race),
            ),
            Self::Answer { right, depth, probs, take, pass, race } => {
                let right = match (right, depth) {
                    (CubeAction::Drop, _) => "A pass",
                    (CubeAction::Beaver, 0) => "A beaver",
                    (CubeAction::Beaver, 1) => "A raccoon",
                    (CubeAction::Beaver, _) => "To turn it once more",
                    _ => "A take",
                };
                write!(
                    f,
                    "{right} is right: {} wins, {} gammons won and {} lost. Taking is worth {}, passing {}.{}",
                    percent(probs.win),
                    percent(probs.win_g),
                    percent(probs.lose_g),
                    signed(*take),
                    signed(*pass),
                    pips(*race),
                )
            }
        }
    }
}

impl fmt::Display for Reason {
    /// The reason as the end of a sentence that begins with *it*: `makes the 5 point`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hits { checkers: 1 } => f.write_str("hits"),
            Self::Hits { checkers: n } => write!(f, "hits {}", checkers(*n)),
            Self::HitsFarther { pips, other } => {
                write!(f, "sends the opponent back {pips} pips rather than {other}")
            }
            Self::HitsFewer { checkers: 0 } => f.write_str("does not hit"),
            Self::HitsFewer { checkers: n } => write!(f, "hits only {}", checkers(*n)),
            Self::BearsOff { checkers: n } => write!(f, "takes {} off", checkers(*n)),
            Self::BearsOffFewer { checkers: 0 } => f.write_str("takes no checker off"),
            Self::BearsOffFewer { checkers: n } => write!(f, "takes only {} off", checkers(*n)),
            Self::Prime { points, made } => {
                let verb = if *made { "makes" } else { "keeps" };
                write!(f, "{verb} {points} points in a row in front of a checker")
            }
            Self::MakesPoints { points } => write!(f, "makes the {}", point_words(points)),
            Self::MakesAnchor { point } => write!(f, "makes an anchor on {point}"),
            Self::BreaksPoints { points } => write!(f, "breaks the {}", point_words(points)),
            Self::NoShot => f.write_str("leaves no shot"),
            Self::FewerShots { rolls, other } => {
                write!(f, "leaves fewer shots ({rolls} of 36 rolls hit, not {other})")
            }
            Self::Shots { blots, rolls } => {
                let blot = if blots.len() == 1 { "a blot" } else { "blots" };
                write!(f, "leaves {blot} on {} ({rolls} of 36 rolls hit)", spoken(blots))
            }
            Self::Slots { point } => write!(f, "slots the {point} point"),
            Self::Stacks { point, checkers } => write!(f, "stacks {checkers} checkers on {point}"),
            Self::KeepsContact => f.write_str("keeps contact"),
            Self::BreaksContact => f.write_str("breaks contact"),
            Self::LeavesBehind { checkers: 0 } => f.write_str("brings the last back checker out"),
            Self::LeavesBehind { checkers: n } => write!(f, "leaves only {} behind", checkers(*n)),
            Self::KeepsAnchor => f.write_str("keeps an anchor"),
            Self::BringsHome { checkers: n } => write!(f, "brings {} home", checkers(*n)),
            Self::Fills { points } => write!(f, "fills the {}", point_words(points)),
        }
    }
}

impl fmt::Display for Difference {
    /// The difference as what a play has: `9.3% fewer wins`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let more = if self.by > 0.0 { "more" } else { "fewer" };
        let what = match self.chance {
            Chance::Wins => "wins",
            Chance::GammonsWon => "gammons won",
            Chance::GammonsLost => "gammons lost",
        };
        write!(f, "{} {more} {what}", percent(self.by.abs()))
    }
}

/// Writes the reasons for a play after a colon, and those against it after *even though*.
fn because(reasons: &Reasons) -> String {
    let part = |lead: &str, reasons: &[Reason]| match joined(reasons) {
        none if none.is_empty() => none,
        said => format!("{lead} {said}"),
    };
    part(": it", &reasons.merits) + &part(", even though it", &reasons.drawbacks)
}

/// Reasons and differences of chances in one clause; empty without any.
fn clauses(reasons: &[Reason], chances: &[&Difference]) -> String {
    let mut said: Vec<String> = reasons.iter().map(ToString::to_string).collect();
    if !chances.is_empty() {
        said.push(format!("has {}", joined(chances)));
    }
    joined(&said)
}

/// The pips of a race as a sentence of its own, after a blank.
fn pips(race: Option<[u32; 2]>) -> String {
    race.map_or_else(String::new, |[mine, theirs]| format!(" The race stands at {mine} to {theirs} pips."))
}

fn percent(chance: f32) -> String {
    format!("{:.1}%", chance * 100.0)
}

fn checkers(n: u8) -> String {
    match n {
        1 => "a checker".to_owned(),
        2 => "two checkers".to_owned(),
        3 => "three checkers".to_owned(),
        _ => format!("{n} checkers"),
    }
}

/// The points of a set as players say them: `7`, `7 and 2`, `8, 7 and 2`.
fn spoken(points: &[u8]) -> String {
    joined(points)
}

fn point_words(points: &[u8]) -> String {
    let plural = if points.len() > 1 { "points" } else { "point" };
    format!("{} {plural}", spoken(points))
}

fn joined<T: fmt::Display>(parts: &[T]) -> String {
    let words: Vec<String> = parts.iter().map(ToString::to_string).collect();
    match words.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [front @ .., last] => format!("{} and {last}", front.join(", ")),
    }
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
        assert_eq!(spoken(&[7]), "7");
        assert_eq!(spoken(&[8, 7, 2]), "8, 7 and 2");
        assert_eq!(spoken(&[]), "");
    }
}
