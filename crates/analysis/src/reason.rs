//! Why a decision was good or bad, as data: facts that a reader can check on the board, and differences of chances.
//!
//! Nothing here is a sentence; [`words`](crate::words) makes them. A play is only ever compared with plays that were
//! looked at as deeply as it was, and a reason is what tells a play from the one it is compared with.

use pasch_engine::cube::{CubeDecision, CubeVerdict};
use pasch_engine::eval::Probs;
use pasch_engine::standard::Board;
use pasch_messages::Describe;

use crate::facts::{Facts, Shots, points};
use crate::report::{Candidate, CubeAction};
use crate::words;

/// Losses below this are written as nothing.
pub const NOTHING: f64 = 0.000_5;

/// Most rolls that are feared by name.
pub const FEARED: usize = 4;

/// The least difference of pips before a prime breaks that is told.
const TIME: u8 = 4;

/// Most reasons told for a play, and most told against it.
const MOST: usize = 3;

/// Something that a play does and the play it is compared with does not. Points are counted as the mover counts them. Its
/// sentence is the end of one that begins with the play: `makes the 5 point`.
#[derive(Clone, Debug, PartialEq, Eq, Describe)]
#[describe("reason")]
pub enum Reason {
    /// Hits so many checkers, more than the other.
    Hits {
        /// Checkers that the play hits.
        checkers: u8,
    },
    /// Hits as many as the other, where it costs the opponent more.
    HitsFarther {
        /// Pips the opponent loses.
        pips: u8,
        /// Pips the other play costs them.
        other: u8,
    },
    /// Hits so many, fewer than the other; perhaps none.
    HitsFewer {
        /// Checkers that the play hits, 0 or more.
        checkers: u8,
    },
    /// Bears off so many, more than the other.
    BearsOff {
        /// Checkers that the play bears off.
        checkers: u8,
    },
    /// Bears off so many, fewer than the other; perhaps none.
    BearsOffFewer {
        /// Checkers that the play bears off, 0 or more.
        checkers: u8,
    },
    /// Has so many points in a row in front of an opposing checker, four or more and more than the other.
    Prime {
        /// Points in a row.
        points: u8,
        /// They are more than before the play.
        made: bool,
    },
    /// Makes points that the other does not.
    #[describe(args(count = points.len()))]
    MakesPoints {
        /// The points, the highest first.
        #[describe(with = words::points)]
        points: Vec<u8>,
    },
    /// Makes a point in the opponent's home board where there was none.
    MakesAnchor {
        /// The point, in the mover's own count.
        point: u8,
    },
    /// Gives up points that the other keeps.
    #[describe(args(count = points.len()))]
    BreaksPoints {
        /// The points, the highest first.
        #[describe(with = words::points)]
        points: Vec<u8>,
    },
    /// No roll hits anything; some roll hits after the other.
    NoShot,
    /// Fewer rolls hit than after the other.
    FewerShots {
        /// Rolls of 36 that hit after this play.
        rolls: u8,
        /// Rolls that hit after the other.
        other: u8,
    },
    /// More rolls hit than after the other.
    #[describe(args(count = blots.len()))]
    Shots {
        /// Lone checkers that some roll hits, the highest first.
        #[describe(with = words::points)]
        blots: Vec<u8>,
        /// Rolls of 36 that hit at least one of them.
        rolls: u8,
    },
    /// The few rolls that hit, where the other leaves no shot.
    Fears {
        /// The rolls, each with the higher die first; the highest first, at most [`FEARED`].
        #[describe(with = words::rolls)]
        rolls: Vec<[u8; 2]>,
    },
    /// The same number of a die hits two lone checkers; after the other, as many are hit, by different numbers and more rolls.
    Duplicates {
        /// The number.
        number: u8,
    },
    /// Puts a lone checker where it can be covered: on the bar point or a good point at home.
    Slots {
        /// The point of the blot, in the mover's own count.
        point: u8,
    },
    /// Piles up six checkers or more on a point, more than the other and than before.
    Stacks {
        /// The point, in the mover's own count.
        point: u8,
        /// Checkers on the point after the play.
        checkers: u8,
    },
    /// While an opposing checker is on the bar: holds more points at home than after the other.
    HomeBoard {
        /// Points at home with two checkers or more.
        points: u8,
        /// Those after the other.
        other: u8,
    },
    /// Behind a prime as long as after the other: more pips can be played before it breaks.
    Timing {
        /// Pips that checkers outside the prime can play.
        pips: u8,
        /// Those after the other.
        other: u8,
    },
    /// Gives up contact and leads the race after it.
    RaceAhead {
        /// Pips by which the opponent needs more.
        pips: u8,
    },
    /// Gives up contact and is behind in the race after it.
    RaceBehind {
        /// Pips by which the mover needs more.
        pips: u8,
    },
    /// The sides can still meet; after the other they cannot.
    KeepsContact,
    /// The sides cannot meet any more; after the other they can.
    BreaksContact,
    /// Leaves fewer checkers in the opponent's home board or on the bar.
    LeavesBehind {
        /// Checkers left; perhaps none.
        checkers: u8,
    },
    /// Holds a point in the opponent's home board; the other does not.
    KeepsAnchor,
    /// In a race: has more checkers at home.
    BringsHome {
        /// Checkers brought home by the play.
        checkers: u8,
    },
    /// In a race: puts a checker on points at home that are empty before and after the other.
    #[describe(args(count = points.len()))]
    Fills {
        /// The points, the highest first.
        #[describe(with = words::points)]
        points: Vec<u8>,
    },
}

impl Reason {
    /// Whether it speaks for the play that does it.
    #[must_use]
    pub const fn is_merit(&self) -> bool {
        match self {
            Self::HitsFewer { .. }
            | Self::BearsOffFewer { .. }
            | Self::BreaksPoints { .. }
            | Self::Shots { .. }
            | Self::Fears { .. }
            | Self::RaceBehind { .. }
            | Self::Stacks { .. } => false,
            Self::Hits { .. }
            | Self::HitsFarther { .. }
            | Self::BearsOff { .. }
            | Self::Prime { .. }
            | Self::MakesPoints { .. }
            | Self::MakesAnchor { .. }
            | Self::NoShot
            | Self::FewerShots { .. }
            | Self::Duplicates { .. }
            | Self::Slots { .. }
            | Self::HomeBoard { .. }
            | Self::Timing { .. }
            | Self::RaceAhead { .. }
            | Self::KeepsContact
            | Self::BreaksContact
            | Self::LeavesBehind { .. }
            | Self::KeepsAnchor
            | Self::BringsHome { .. }
            | Self::Fills { .. } => true,
        }
    }
}

/// The reasons for a play and against it, compared with another; the weightiest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reasons {
    /// Reasons for the play, the weightiest first.
    pub merits: Vec<Reason>,
    /// Reasons against the play, the weightiest first.
    pub drawbacks: Vec<Reason>,
}

/// A chance of all games in which two plays differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Games won, by any grade.
    Wins,
    /// Gammons and better won.
    GammonsWon,
    /// Gammons and worse lost.
    GammonsLost,
}

/// By how much a chance of the play that was made differs from that of the best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The chance in which they differ.
    pub chance: Chance,
    /// That of the play less that of the best, −1 to 1; a hundredth at least.
    pub by: f32,
}

impl Difference {
    /// Whether it speaks for the play that was made.
    #[must_use]
    pub fn is_merit(&self) -> bool {
        (self.chance == Chance::GammonsLost) == (self.by < 0.0)
    }
}

/// Why a decision was good or bad. Equities are in units of the cube before it.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// A roll that could not be played.
    NoPlay,
    /// A roll that could be played in one way.
    OnlyPlay,
    /// The play that was made is best, or as good as the best.
    Best {
        /// The play that was made, in notation.
        play: String,
        /// Other plays that are as good.
        ties: Vec<String>,
        /// Compared with the best play that is not as good.
        reasons: Reasons,
        /// The best play that is not as good, and what it gives up; `None` where none was looked at as deeply.
        next: Option<(String, f64)>,
    },
    /// Another play was better.
    Worse {
        /// The best play, in notation.
        best: String,
        /// The best compared with the one that was made.
        for_best: Reasons,
        /// The play that was made.
        played: String,
        /// The one that was made compared with the best.
        for_played: Reasons,
        /// Differences of their chances.
        chances: Vec<Difference>,
        /// The equity given up.
        loss: f64,
    },
    /// To double or to roll on; all numbers are the doubler's.
    Turn {
        /// The best course of both.
        verdict: CubeVerdict,
        /// The cube has been turned before.
        redouble: bool,
        /// The best course was taken.
        right: bool,
        /// Chances of the position.
        probs: Probs,
        /// Equity of rolling on.
        no_double: f64,
        /// Equity of doubling against the best answer.
        double: f64,
        /// Pips of the doubler and of the opponent, where they cannot meet any more.
        race: Option<[u32; 2]>,
    },
    /// To answer a double; all numbers are those of the player who answers.
    Answer {
        /// The best answer: take, drop or beaver.
        right: CubeAction,
        /// How often the cube has been beavered already.
        depth: u8,
        /// Chances of the position.
        probs: Probs,
        /// Equity of taking the cube.
        take: f64,
        /// Equity of passing, that is of losing the game at once.
        pass: f64,
        /// Pips of the player who answers and of the opponent, where they cannot meet any more.
        race: Option<[u32; 2]>,
    },
}

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

/// What `this` position after a play has and `other` has not.
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
