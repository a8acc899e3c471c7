//! Why a decision was good or bad, in a sentence or two of facts that a reader can check on the board.

use pasch_engine::cube::CubeDecision;
use pasch_engine::eval::Probs;
use pasch_engine::standard::Board;

use crate::facts::{Facts, points, spoken};
use crate::report::{Candidate, CubeAction};

/// The reason for a checker play. `before` has the mover in `lanes[0]`; `after(candidate)` likewise. Without boards
/// only chances speak.
pub(crate) fn play(
    before: Option<&Board>,
    candidates: &[Candidate],
    played: usize,
    after: impl Fn(&Candidate) -> Option<Board>,
) -> String {
    let [best, rest @ ..] = candidates else {
        return "No legal play.".to_owned();
    };
    let Some(second) = rest.first() else {
        return "The only legal play.".to_owned();
    };
    let compared = |this: &Candidate, other: &Candidate| match (before, after(this), after(other)) {
        (Some(before), Some(this), Some(other)) => {
            traits(&Facts::of(before), &Facts::of(&this), &Facts::of(&other))
        }
        _ => Vec::new(),
    };
    if candidates[played].loss <= 0.0 {
        let said = merits(compared(best, second));
        let lead = format!("{} behind it is {}", thousandths(second.equity - best.equity), second.play);
        return match said.as_slice() {
            [] => format!("{} is best; {lead}.", candidates[played].play),
            said => format!("{} is best: it {}; {lead}.", candidates[played].play, joined(said)),
        };
    }
    let bad = &candidates[played];
    let mut text = match merits(compared(best, bad)).as_slice() {
        [] => format!("Best is {}.", best.play),
        said => format!("Best is {}: it {}.", best.play, joined(said)),
    };
    let mut said: Vec<String> = compared(bad, best).into_iter().map(|(_, said)| said).collect();
    let chances = chances(&bad.probs, &best.probs);
    if !chances.is_empty() {
        said.push(format!("has {}", joined(&chances)));
    }
    match said.as_slice() {
        [] => text.push_str(&format!(" {} gives up {}.", bad.play, thousandths(bad.loss))),
        said => text.push_str(&format!(" {} {}.", bad.play, joined(said))),
    }
    text
}

/// What one play does that the other does not, the weightiest first, at most three. `true` marks what speaks for it.
fn traits(start: &Facts, this: &Facts, other: &Facts) -> Vec<(bool, String)> {
    let mut said = Vec::new();
    let hits = this.sent_back.saturating_sub(start.sent_back);
    let other_hits = other.sent_back.saturating_sub(start.sent_back);
    if hits > other_hits {
        said.push((true, if hits > 1 { format!("hits {}", checkers(hits)) } else { "hits".to_owned() }));
    } else if hits == 0 && other_hits > 0 {
        said.push((false, "does not hit".to_owned()));
    }
    let (off, other_off) = (this.off.saturating_sub(start.off), other.off.saturating_sub(start.off));
    if off > other_off {
        said.push((true, format!("takes {} off", checkers(off))));
    } else if off < other_off {
        let few =
            if off == 0 { "takes none off".to_owned() } else { format!("takes only {} off", checkers(off)) };
        said.push((false, few));
    }
    if this.contact && this.prime >= 4 && this.prime > other.prime {
        let verb = if this.prime > start.prime { "makes" } else { "keeps" };
        said.push((true, format!("{verb} {} points in a row in front of a checker", this.prime)));
    }
    let gained = this.made & !start.made & !other.made;
    if this.contact && gained != 0 {
        said.push((true, format!("makes the {}", point_words(gained))));
    }
    let lost = start.made & !this.made & other.made;
    if this.contact && lost != 0 {
        said.push((false, format!("breaks the {}", point_words(lost))));
    }
    if this.shots.abs_diff(other.shots) >= 2 || (this.shots == 0) != (other.shots == 0) {
        let where_ = spoken(this.blots.iter().copied());
        let safer = this.shots < other.shots;
        said.push(match (this.shots, this.blots.len()) {
            (0, _) => (true, "leaves no shot".to_owned()),
            (n, 1) => (safer, format!("leaves a blot on {where_} ({n} of 36 rolls hit)")),
            (n, _) => (safer, format!("leaves blots on {where_} ({n} of 36 rolls hit)")),
        });
    }
    if said.is_empty() && this.contact != other.contact {
        said.push((true, if this.contact { "keeps contact" } else { "breaks contact" }.to_owned()));
    }
    if said.is_empty() && this.contact && this.back < other.back {
        said.push((
            true,
            match this.back {
                0 => "brings the last back checker out".to_owned(),
                n => format!("leaves only {} behind", checkers(n)),
            },
        ));
    }
    if said.is_empty() && this.contact && this.anchor().is_some() && other.anchor().is_none() {
        said.push((true, "keeps an anchor".to_owned()));
    }
    said.truncate(3);
    said
}

/// Only what speaks for a play, unless nothing does.
fn merits(traits: Vec<(bool, String)>) -> Vec<String> {
    let any = traits.iter().any(|(good, _)| *good);
    traits.into_iter().filter(|(good, _)| *good || !any).map(|(_, said)| said).collect()
}

/// How the chances of the worse play differ, in per cent of all games; differences below one are left out.
fn chances(bad: &Probs, best: &Probs) -> Vec<String> {
    let mut said = Vec::new();
    let mut note = |difference: f32, more: &str, fewer: &str| {
        let percent = difference * 100.0;
        if percent >= 1.0 {
            said.push(format!("{percent:.1} % {more}"));
        } else if percent <= -1.0 {
            said.push(format!("{:.1} % {fewer}", -percent));
        }
    };
    note(bad.win - best.win, "more wins", "fewer wins");
    note(bad.win_g - best.win_g, "more gammons won", "fewer gammons won");
    note(bad.lose_g - best.lose_g, "more gammons lost", "fewer gammons lost");
    said
}

/// The reason for doubling or rolling on: all numbers are the doubler's, `best` the best course in words.
pub(crate) fn turn(best: &str, decision: &CubeDecision, probs: &Probs, loss: f64) -> String {
    let verdict = if loss <= 0.0 { "right" } else { "best" };
    format!(
        "{best} is {verdict}: {} wins, {} gammons won and {} lost. Rolling on is worth {}, doubling {}.",
        percent(probs.win),
        percent(probs.win_g),
        percent(probs.lose_g),
        signed(decision.no_double),
        signed(decision.double()),
    )
}

/// The reason for an answer to the cube: all numbers are those of the player who answers, per unit of the cube he
/// would give up by passing.
pub(crate) fn answer(right: CubeAction, depth: u8, probs: &Probs, take: f64, pass: f64) -> String {
    let right = match (right, depth) {
        (CubeAction::Drop, _) => "A pass",
        (CubeAction::Beaver, 0) => "A beaver",
        (CubeAction::Beaver, 1) => "A raccoon",
        (CubeAction::Beaver, _) => "To turn it once more",
        _ => "A take",
    };
    format!(
        "{right} is right: {} wins, {} gammons won and {} lost. Taking is worth {}, passing {}.",
        percent(probs.win),
        percent(probs.win_g),
        percent(probs.lose_g),
        signed(take),
        signed(pass),
    )
}

fn percent(chance: f32) -> String {
    format!("{:.1} %", chance * 100.0)
}

fn checkers(n: u8) -> String {
    match n {
        0 => "none".to_owned(),
        1 => "a checker".to_owned(),
        2 => "two checkers".to_owned(),
        3 => "three checkers".to_owned(),
        _ => format!("{n} checkers"),
    }
}

fn point_words(set: u32) -> String {
    let plural = if set.count_ones() > 1 { "points" } else { "point" };
    format!("{} {plural}", spoken(points(set)))
}

fn joined(parts: &[String]) -> String {
    match parts {
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

/// The size of a difference in equity, three decimals.
fn thousandths(value: f64) -> String {
    format!("{:.3}", value.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(me: &[(u8, u8)], opponent: &[(u8, u8)]) -> Facts {
        Facts::of(&Board::from_points(me, opponent))
    }

    #[test]
    fn says_what_the_boards_show() {
        let opponent: &[(u8, u8)] = &[(24, 2), (13, 5), (8, 3), (6, 5)];
        let hit: &[(u8, u8)] = &[(25, 1), (24, 1), (13, 5), (8, 3), (6, 5)];
        let start = facts(&[(24, 2), (13, 5), (8, 3), (6, 5)], opponent);
        let makes = facts(&[(24, 2), (13, 5), (8, 2), (6, 4), (5, 2)], opponent);
        let slots = facts(&[(24, 2), (13, 4), (8, 4), (6, 4), (5, 1)], opponent);
        let words = |this, other| -> Vec<String> {
            traits(&start, this, other).into_iter().map(|(_, said)| said).collect()
        };
        assert_eq!(words(&makes, &slots), ["makes the 5 point", "leaves no shot"]);
        assert_eq!(words(&slots, &makes), ["leaves a blot on 5 (15 of 36 rolls hit)"]);
        let hits = facts(&[(24, 2), (13, 5), (8, 3), (6, 4), (1, 1)], hit);
        assert_eq!(words(&hits, &makes)[0], "hits");
        assert_eq!(words(&makes, &hits)[0], "does not hit");
        assert!(!merits(traits(&start, &makes, &hits)).contains(&"does not hit".to_owned()));
    }

    #[test]
    fn chances_are_told_from_one_per_cent_on() {
        let best = Probs { win: 0.5, win_g: 0.15, win_bg: 0.0, lose_g: 0.1, lose_bg: 0.0 };
        let bad = Probs { win: 0.45, win_g: 0.145, win_bg: 0.0, lose_g: 0.13, lose_bg: 0.0 };
        assert_eq!(chances(&bad, &best), ["5.0 % fewer wins", "3.0 % more gammons lost"]);
    }
}
