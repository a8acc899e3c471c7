//! A play compared with another: what it does and the other does not.

use pasch_engine::cube::CubeDecision;
use pasch_engine::eval::Probs;
use pasch_engine::standard::Board;

use crate::facts::{Facts, Shots, points};
use crate::reason::{Chance, Difference, Reason, Reasons, Why};
use crate::report::Candidate;

/// Losses below this are written as nothing.
pub const NOTHING: f64 = 0.000_5;

/// Most rolls that are feared by name.
const FEARED: usize = 4;

/// The least difference of pips before a prime breaks that is told.
const TIME: u8 = 4;

/// Most reasons told for a play, and most told against it.
const MOST: usize = 3;

/// The reasons for a checker play. `before` has the mover in `lanes[0]`; `after(candidate)` likewise. Without
/// boards only chances speak.
pub(crate) fn play(
    before: Option<&Board>,
    candidates: &[Candidate],
    played: usize,
    after: impl Fn(&Candidate) -> Option<Board>,
) -> Why {
    let (Some(best), Some(made)) = (candidates.first(), candidates.get(played)) else {
        return Why::NoPlay;
    };
    if candidates.len() == 1 {
        return Why::OnlyPlay;
    }
    let compared = |this: &Candidate, other: &Candidate| match (before, after(this), after(other)) {
        (Some(before), Some(this), Some(other)) => reasons(before, &this, &other),
        _ => Reasons::default(),
    };
    let ties = |one: &Candidate| one.loss.is_some_and(|loss| loss < NOTHING);
    if ties(made) {
        let next = candidates.iter().find(|one| !ties(one));
        let others = candidates.iter().enumerate().filter(|(at, one)| *at != played && ties(one));
        return Why::Best {
            play: made.play.clone(),
            ties: others.map(|(_, one)| one.play.clone()).collect(),
            reasons: next.map(|next| compared(made, next)).unwrap_or_default(),
            next: next.and_then(|next| Some((next.play.clone(), next.loss?))),
        };
    }
    Why::Worse {
        best: best.play.clone(),
        for_best: compared(best, made),
        played: made.play.clone(),
        for_played: compared(made, best),
        chances: chances(&made.probs, &best.probs),
        loss: made.loss.unwrap_or(0.0),
    }
}

/// The reasons for doubling or rolling on.
pub(crate) fn turn(
    decision: &CubeDecision,
    probs: &Probs,
    (redouble, right): (bool, bool),
    board: Option<&Board>,
) -> Why {
    Why::Turn {
        verdict: decision.best,
        redouble,
        right,
        probs: *probs,
        no_double: decision.no_double,
        double: decision.double(),
        race: board.and_then(race),
    }
}

/// The pips of the sides of a race, `lanes[0]` first.
pub(crate) fn race(board: &Board) -> Option<[u32; 2]> {
    board.is_race().then(|| [board.pips(0), board.pips(1)])
}

/// The reasons for and against the play that leads to `this`, compared with the one that leads to `other`.
fn reasons(before: &Board, this: &Board, other: &Board) -> Reasons {
    let (start, shots, other_shots) = (Facts::of(before), Shots::of(this), Shots::of(other));
    let (this, other) = (Facts::of(this), Facts::of(other));
    let mut found = Vec::new();
    hitting(&start, &this, &other, &mut found);
    let (off, other_off) = (this.off.saturating_sub(start.off), other.off.saturating_sub(start.off));
    if off > other_off {
        found.push(Reason::BearsOff { checkers: off });
    } else if off < other_off {
        found.push(Reason::BearsOffFewer { checkers: off });
    }
    if this.contact {
        making(&start, &this, &other, &mut found);
    }
    safety(&shots, &other_shots, &mut found);
    if this.contact {
        shape(&start, &this, &other, &mut found);
        strength(&this, &other, &mut found);
    }
    race_after(&this, &other, &mut found);
    let any = found.iter().any(Reason::is_merit);
    if !any {
        found.extend(plan(&start, &this, &other));
    }
    let (mut merits, mut drawbacks): (Vec<_>, Vec<_>) = found.into_iter().partition(Reason::is_merit);
    merits.truncate(MOST);
    drawbacks.truncate(MOST);
    Reasons { merits, drawbacks }
}

fn hitting(start: &Facts, this: &Facts, other: &Facts, found: &mut Vec<Reason>) {
    let hits = this.sent_back.saturating_sub(start.sent_back);
    let other_hits = other.sent_back.saturating_sub(start.sent_back);
    let cost = |facts: &Facts| {
        u8::try_from(facts.opposing_pips.saturating_sub(start.opposing_pips)).unwrap_or(u8::MAX)
    };
    match hits.cmp(&other_hits) {
        core::cmp::Ordering::Greater => found.push(Reason::Hits { checkers: hits }),
        core::cmp::Ordering::Less => found.push(Reason::HitsFewer { checkers: hits }),
        core::cmp::Ordering::Equal if cost(this) > cost(other) => {
            found.push(Reason::HitsFarther { pips: cost(this), other: cost(other) });
        }
        core::cmp::Ordering::Equal => {}
    }
}

fn making(start: &Facts, this: &Facts, other: &Facts, found: &mut Vec<Reason>) {
    const BEYOND: u32 = 0b111_111 << 19;
    if this.prime >= 4 && this.prime > other.prime {
        found.push(Reason::Prime { points: this.prime, made: this.prime > start.prime });
    }
    let mut gained = this.made & !start.made & !other.made;
    let anchor = gained & BEYOND;
    if start.anchor().is_none() && anchor.count_ones() == 1 {
        gained &= !anchor;
        found.extend(points(anchor).map(|point| Reason::MakesAnchor { point }));
    }
    if gained != 0 {
        found.push(Reason::MakesPoints { points: points(gained).collect() });
    }
    let lost = start.made & !this.made & other.made;
    if lost != 0 {
        found.push(Reason::BreaksPoints { points: points(lost).collect() });
    }
}

fn safety(this: &Shots, other: &Shots, found: &mut Vec<Reason>) {
    if this.rolls == 0 && other.rolls > 0 {
        found.push(Reason::NoShot);
    } else if this.rolls > 0 && this.rolls + 2 <= other.rolls {
        found.push(Reason::FewerShots { rolls: this.rolls, other: other.rolls });
    } else if this.rolls > 0 && (other.rolls == 0 || this.rolls >= other.rolls + 2) {
        found.push(Reason::Shots { blots: points(this.blots).collect(), rolls: this.rolls });
    }
    if other.rolls == 0 && (1..=FEARED).contains(&this.hitting.len()) {
        found.push(Reason::Fears { rolls: this.hitting.clone() });
    }
    let are_as_many = this.blots.count_ones() >= other.blots.count_ones();
    if this.rolls > 0
        && this.rolls < other.rolls
        && are_as_many
        && other.twice.is_none()
        && let Some(number) = this.twice
    {
        found.push(Reason::Duplicates { number });
    }
}

fn shape(start: &Facts, this: &Facts, other: &Facts, found: &mut Vec<Reason>) {
    let fresh = |p: &u8| {
        let p = usize::from(*p);
        start.lane[p] == 0 && other.lane[p] == 0
    };
    if let Some(point) = (4..=7).filter(fresh).find(|&p| this.is_slot(p)) {
        found.push(Reason::Slots { point });
    }
    let (point, checkers) = this.stack();
    if checkers >= 6 && checkers > other.stack().1 && checkers > start.stack().1 {
        found.push(Reason::Stacks { point, checkers });
    }
}

/// Points at home while the opponent has to enter, and time behind a prime.
fn strength(this: &Facts, other: &Facts, found: &mut Vec<Reason>) {
    let (points, less) = (this.home_points(), other.home_points());
    if this.sent_back > 0 && other.sent_back > 0 && points >= 3 && points > less {
        found.push(Reason::HomeBoard { points, other: less });
    }
    if this.prime >= 4 && this.prime == other.prime {
        let (pips, less) = (this.spare_pips(), other.spare_pips());
        if pips >= less.saturating_add(TIME) {
            found.push(Reason::Timing { pips, other: less });
        }
    }
}

/// Where the race stands after a play that gives up contact.
fn race_after(this: &Facts, other: &Facts, found: &mut Vec<Reason>) {
    if this.contact || !other.contact {
        return;
    }
    let by = |more: u32, less: u32| u8::try_from(more - less).unwrap_or(u8::MAX);
    match this.pips.cmp(&this.opposing_pips) {
        core::cmp::Ordering::Less => {
            found.push(Reason::RaceAhead { pips: by(this.opposing_pips, this.pips) })
        }
        core::cmp::Ordering::Greater => {
            found.push(Reason::RaceBehind { pips: by(this.pips, this.opposing_pips) });
        }
        core::cmp::Ordering::Equal => {}
    }
}

/// The reason given where there is no other.
fn plan(start: &Facts, this: &Facts, other: &Facts) -> Option<Reason> {
    if this.contact != other.contact {
        return Some(if this.contact { Reason::KeepsContact } else { Reason::BreaksContact });
    }
    if this.contact {
        return if this.back < other.back {
            Some(Reason::LeavesBehind { checkers: this.back })
        } else if this.anchor().is_some() && other.anchor().is_none() {
            Some(Reason::KeepsAnchor)
        } else {
            None
        };
    }
    if this.home > other.home && this.home > start.home {
        return Some(Reason::BringsHome { checkers: this.home - start.home });
    }
    let empty = |facts: &Facts, p: u8| facts.lane[usize::from(p)] == 0;
    let filled = (1..=6).rev().filter(|&p| !empty(this, p) && empty(other, p) && empty(start, p));
    let filled: Vec<u8> = filled.collect();
    (!filled.is_empty()).then_some(Reason::Fills { points: filled })
}

/// How the chances of a play differ from those of the best; less than a hundredth is left out.
fn chances(made: &Probs, best: &Probs) -> Vec<Difference> {
    let all = [
        (Chance::Wins, made.win - best.win),
        (Chance::GammonsWon, made.win_g - best.win_g),
        (Chance::GammonsLost, made.lose_g - best.lose_g),
    ];
    all.into_iter().filter(|(_, by)| by.abs() >= 0.01).map(|(chance, by)| Difference { chance, by }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPPONENT: &[(u8, u8)] = &[(24, 2), (13, 5), (8, 3), (6, 5)];

    fn board(me: &[(u8, u8)]) -> Board {
        Board::from_points(me, OPPONENT)
    }

    fn one(rank: usize, play: &str, loss: Option<f64>) -> Candidate {
        Candidate {
            rank,
            play: play.to_owned(),
            moves: Vec::new(),
            position: pasch_rules::Position::start(pasch_rules::VariantId::BACKGAMMON.spec()),
            equity: -loss.unwrap_or(0.0),
            loss,
            mwc: None,
            probs: Probs::default(),
            plies: if loss.is_some() { 2 } else { 0 },
            rolled: None,
        }
    }

    #[test]
    fn says_what_the_boards_show() {
        let start = Board::start();
        let makes = board(&[(24, 2), (13, 5), (8, 2), (6, 4), (5, 2)]);
        let slots = board(&[(24, 2), (13, 4), (8, 4), (6, 4), (5, 1)]);
        let found = reasons(&start, &makes, &slots);
        assert_eq!(found.merits, [Reason::MakesPoints { points: vec![5] }, Reason::NoShot]);
        assert_eq!(found.drawbacks, []);
        let found = reasons(&start, &slots, &makes);
        assert_eq!(found.merits, [], "a slot is nothing beside the point itself");
        assert_eq!(found.drawbacks, [Reason::Shots { blots: vec![5], rolls: 15 }]);
        let hits = Board::from_points(
            &[(24, 2), (13, 5), (8, 3), (6, 4), (1, 1)],
            &[(25, 1), (24, 1), (13, 5), (8, 3), (6, 5)],
        );
        assert_eq!(reasons(&start, &hits, &makes).merits[0], Reason::Hits { checkers: 1 });
        assert_eq!(reasons(&start, &makes, &hits).drawbacks, [Reason::HitsFewer { checkers: 0 }]);
    }

    #[test]
    fn two_hits_are_told_apart_by_what_they_cost() {
        let before = Board::from_points(&[(10, 2), (6, 13)], &[(22, 1), (18, 1), (6, 13)]);
        let near = Board::from_points(&[(10, 1), (6, 13), (3, 1)], &[(25, 1), (18, 1), (6, 13)]);
        let far = Board::from_points(&[(10, 1), (6, 13), (7, 1)], &[(22, 1), (25, 1), (6, 13)]);
        assert!(reasons(&before, &far, &near).merits.contains(&Reason::HitsFarther { pips: 7, other: 3 }));
        let nearer = reasons(&before, &near, &far);
        assert!(!nearer.merits.iter().any(|one| matches!(one, Reason::HitsFarther { .. })));
    }

    #[test]
    fn a_reason_of_one_play_is_not_told_of_another_that_ties_with_it() {
        let (start, first) = (Board::start(), board(&[(24, 2), (13, 5), (8, 2), (6, 4), (5, 2)]));
        let second = board(&[(24, 2), (13, 4), (8, 4), (6, 4), (5, 1)]);
        let third = board(&[(24, 2), (13, 4), (9, 1), (8, 3), (6, 5)]);
        let candidates =
            [one(1, "first", Some(0.0)), one(2, "second", Some(0.0)), one(3, "third", Some(0.1))];
        let after = |one: &Candidate| match one.rank {
            1 => Some(first),
            2 => Some(second),
            _ => Some(third),
        };
        let Why::Best { play: made, ties, reasons, next } = play(Some(&start), &candidates, 1, after) else {
            panic!("it is as good as the best");
        };
        assert_eq!((made.as_str(), ties), ("second", vec!["first".to_owned()]));
        assert_eq!(reasons.merits, [Reason::Slots { point: 5 }], "and not the point that the first makes");
        assert_eq!(next, Some(("third".to_owned(), 0.1)));
    }

    #[test]
    fn nothing_is_said_of_a_difference_across_levels() {
        let candidates = [one(1, "first", Some(0.0)), one(2, "second", None)];
        let Why::Best { next, ties, .. } = play(None, &candidates, 0, |_| None) else { panic!("the best") };
        assert_eq!((next, ties.len()), (None, 0));
    }

    #[test]
    fn chances_are_told_from_one_per_cent_on() {
        let best = Probs { win: 0.5, win_g: 0.15, win_bg: 0.0, lose_g: 0.1, lose_bg: 0.0 };
        let bad = Probs { win: 0.45, win_g: 0.145, win_bg: 0.0, lose_g: 0.13, lose_bg: 0.0 };
        let found: Vec<(Chance, bool)> =
            chances(&bad, &best).iter().map(|one| (one.chance, one.is_merit())).collect();
        assert_eq!(found, [(Chance::Wins, false), (Chance::GammonsLost, false)]);
    }
}
