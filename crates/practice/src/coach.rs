//! The coach: over a player's last matches one thing done well, and three to work on.
//!
//! Decisions are told apart by subject: the kind of position of a play, the kind of mistake with the cube. A subject is worth
//! work when it has two errors or one of .080, and when it cost more than it usually costs somebody of this strength: some
//! kinds of positions are harder than others for everybody ([`usual`]).

use std::collections::BTreeMap;

use pasch_analysis::{Theme, measure::CubeMistake};
use pasch_engine::analyst::{Engine, Spot};
use pasch_engine::level::Level;
use pasch_engine::search::{Run, SearchSettings};
use pasch_rules::Record;
use pasch_wire::{
    CoachSample, CoachSubject, CoachWell, DecisionKind, Mark, Seat, SeatNames, TurnReport, VariantView,
};
use serde::Deserialize;

use crate::breakdown::OwnDecisions;
use crate::decisions::{Decision, unpack};
use crate::rows::ProblemKey;
use crate::schedule::BEST;
use crate::set::Kind;

/// Matches that are looked at, the last ones.
pub const MATCHES: u32 = 10;

/// Of these, the last ones in which something done well is sought.
pub const SOUGHT: usize = 3;

/// Subjects to work on, and samples of each, at most.
const SUBJECTS: usize = 3;
const SAMPLES: usize = 5;

/// A subject is worth work with so many errors, or with one that costs so much equity.
const ERRORS: u32 = 2;
const COSTLY: f64 = 0.080;

/// A loss has to be so many times the usual one.
const MORE: f64 = 1.01;

/// Equity that the second best play loses at least where the best one is worth a word.
const APART: f64 = 0.040;

/// The level that would miss it, and the chance to find it that it has at most.
const WEAKER: &str = "casual";
const SELDOM: f64 = 0.5;

/// Lines of subject and rate, made by `cargo run --release -p pasch-practice --example usual`.
const RATES: &str = include_str!("../data/usual.txt");

/// The subject of a decision: the words of its [`Theme`], or of the [`CubeMistake`] that its action is when it is wrong; `None`
/// of plays in games that do not move as backgammon.
#[must_use]
pub fn subject(one: &Decision) -> Option<&'static str> {
    let mistake = match one.kind {
        DecisionKind::Play => return one.theme.map(Theme::words),
        DecisionKind::NoDouble => CubeMistake::MissedDouble,
        DecisionKind::Double => CubeMistake::WrongDouble,
        DecisionKind::Take => CubeMistake::WrongTake,
        DecisionKind::Drop => CubeMistake::WrongPass,
        DecisionKind::Beaver | DecisionKind::Raccoon => CubeMistake::WrongBeaver,
    };
    Some(mistake.words())
}

/// How much a decision of a subject usually costs, as a multiple of the mean over all decisions of the same player; 1 of a subject
/// that was not measured.
#[must_use]
pub fn usual(subject: &str) -> f64 {
    let lines = RATES.lines().filter(|line| !line.starts_with('#'));
    let found = lines.filter_map(|line| line.rsplit_once(' ')).find(|(name, _)| *name == subject);
    found.and_then(|(_, rate)| rate.parse().ok()).unwrap_or(1.0)
}

/// The kind of problems for everybody that a subject is practised with.
fn kind(subject: &str) -> Option<Kind> {
    let theme = Theme::ALL.into_iter().find(|theme| theme.words() == subject);
    Some(match theme {
        Some(Theme::Opening) => Kind::Opening,
        Some(Theme::Blitz) => Kind::Attack,
        Some(Theme::Prime) => Kind::Prime,
        Some(Theme::BackGame) => Kind::BackGame,
        Some(Theme::Holding) => Kind::Holding,
        Some(Theme::Middle) => Kind::Middle,
        Some(Theme::BearOffContact) => Kind::BearIn,
        Some(Theme::Race | Theme::BearOff) => Kind::BearOff,
        Some(Theme::Cube) => return None,
        None => match CubeMistake::ALL.into_iter().find(|mistake| mistake.words() == subject)? {
            CubeMistake::MissedDouble | CubeMistake::WrongDouble => Kind::ContactCube,
            CubeMistake::WrongTake | CubeMistake::WrongPass => Kind::Take,
            CubeMistake::WrongBeaver => return None,
        },
    })
}

/// The lesson about a subject, by its id.
fn lesson(subject: &str) -> Option<&'static str> {
    let theme = Theme::ALL.into_iter().find(|theme| theme.words() == subject);
    Some(match theme {
        Some(Theme::Opening) => "make-points",
        Some(Theme::Blitz) => "blitz",
        Some(Theme::Prime) => "priming",
        Some(Theme::BackGame) => "back-game",
        Some(Theme::Holding) => "holding-game",
        Some(Theme::Middle) => "which-plan",
        Some(Theme::BearOffContact) => "bear-in-safely",
        Some(Theme::Race) => "running-game",
        Some(Theme::BearOff) => "bear-off-well",
        Some(Theme::Cube) => return None,
        None => match CubeMistake::ALL.into_iter().find(|mistake| mistake.words() == subject)? {
            CubeMistake::MissedDouble => "cube-market",
            CubeMistake::WrongDouble => "cube-window",
            CubeMistake::WrongTake | CubeMistake::WrongPass => "cube-quarter",
            CubeMistake::WrongBeaver => "cube-own",
        },
    })
}

/// The sums of a player over decisions of one subject.
#[derive(Default)]
struct Sum<'m> {
    decisions: u32,
    errors: u32,
    loss: f64,
    /// Equity of the costliest.
    most: f64,
    errs: Vec<(f64, &'m OwnDecisions, u32)>,
}

impl<'m> Sum<'m> {
    fn add(&mut self, of: &'m OwnDecisions, one: &Decision) {
        let loss = f64::from(one.loss);
        self.decisions += u32::from(one.counts);
        self.loss += loss;
        self.most = self.most.max(loss);
        if matches!(one.mark, Some(Mark::Error | Mark::Blunder)) {
            self.errors += 1;
            self.errs.push((loss, of, one.action));
        }
    }

    fn samples(&mut self) -> Vec<CoachSample> {
        self.errs.sort_by(|one, two| two.0.total_cmp(&one.0));
        let sample = |(loss, of, action): &(f64, &OwnDecisions, u32)| CoachSample {
            problem: ProblemKey { match_id: of.match_id.clone(), action: *action }.to_string(),
            analysis: of.analysis_id.clone(),
            index: *action,
            loss: *loss,
        };
        self.errs.iter().take(SAMPLES).map(sample).collect()
    }
}

/// The subjects to work on: those that cost most equity of those worth work, the costliest first.
#[must_use]
pub fn to_work_on(matches: &[OwnDecisions]) -> Vec<CoachSubject> {
    let mut sums: BTreeMap<&str, Sum<'_>> = BTreeMap::new();
    for of in matches {
        for one in unpack(&of.packed).filter(|one| Some(one.seat) == of.seat) {
            let Some(subject) = subject(&one) else { continue };
            sums.entry(subject).or_default().add(of, &one);
        }
    }
    let weight = |subject: &str, sum: &Sum<'_>| usual(subject) * f64::from(sum.decisions);
    let (lost, weights) = sums.iter().fold((0.0, 0.0), |(lost, weights), (subject, sum)| {
        (lost + sum.loss, weights + weight(subject, sum))
    });
    let mut found: Vec<CoachSubject> = sums
        .into_iter()
        .filter_map(|(subject, mut sum)| {
            // The player's strength is what they lose in all other subjects.
            let own = weight(subject, &sum);
            let usual = if weights > own { own * (lost - sum.loss) / (weights - own) } else { 0.0 };
            let is_worth_work = sum.errors >= ERRORS || (sum.errors > 0 && sum.most >= COSTLY);
            (is_worth_work && sum.loss > MORE * usual).then(|| CoachSubject {
                subject: subject.to_owned(),
                decisions: sum.decisions,
                errors: sum.errors,
                loss: sum.loss,
                usual,
                kind: kind(subject).map(|kind| kind.name().to_owned()),
                lesson: lesson(subject).map(str::to_owned),
                samples: sum.samples(),
            })
        })
        .collect();
    found.sort_by(|one, two| two.loss.total_cmp(&one.loss));
    found.truncate(SUBJECTS);
    found
}

/// A stored report, as far as it is needed here.
#[derive(Debug, Deserialize)]
struct Stored {
    players: SeatNames,
    variant: VariantView,
    games: Vec<StoredGame>,
}

#[derive(Debug, Deserialize)]
struct StoredGame {
    turns: Vec<TurnReport>,
}

/// The chance that a level finds the best of some plays, by their equities at a glance; `best` is its place.
fn found_by(level: &Level, equities: &[f64], best: usize) -> f64 {
    let weight = |equity: &f64| ((equity - equities[best]) / level.play_noise).exp();
    1.0 / equities.iter().map(weight).sum::<f64>()
}

/// The best play of a match that a weaker player would have missed most often, and more often than not: one that was made, and
/// that was clearly best. `report` is that of the match (JSON).
#[must_use]
pub fn well(engine: &Engine, record: &Record, report: &str, of: &OwnDecisions) -> Option<CoachWell> {
    let seat = of.seat?;
    let stored: Stored = serde_json::from_str(report).ok()?;
    let weaker = Level::find(WEAKER)?;
    let (plan, _) = pasch_analysis::plan_sound(record).ok()?;
    let turns = stored.games.iter().flat_map(|game| &game.turns);
    let chance = |turn: &TurnReport| {
        let item = plan.items.iter().find(|item| item.action == turn.index as usize)?;
        let pasch_analysis::Question::Play { dice, play, .. } = &item.question else { return None };
        let spot = Spot::of(&item.before).ok()?;
        let ranked = engine.rank_plays(&spot, dice, &SearchSettings::plies(0), &[], Run::default()).ok()?;
        let graph = item.before.play_graph()?;
        let made = graph.nodes()[graph.walk(play)?].position;
        let best = ranked.iter().position(|one| one.play.position == made)?;
        let equities: Vec<f64> = ranked.iter().map(|one| one.equity).collect();
        Some(found_by(&weaker, &equities, best))
    };
    let (turn, chance) = turns
        .filter(|turn| is_clear(turn, seat))
        .filter_map(|turn| Some((turn, chance(turn)?)))
        .min_by(|one, two| one.1.total_cmp(&two.1))
        .filter(|(_, chance)| *chance < SELDOM)?;
    Some(CoachWell {
        problem: ProblemKey { match_id: of.match_id.clone(), action: turn.index }.to_string(),
        analysis: of.analysis_id.clone(),
        chance,
        players: stored.players,
        variant: stored.variant,
        turn: turn.clone(),
    })
}

/// Whether a player made the best play where the second best costs something.
fn is_clear(turn: &TurnReport, seat: Seat) -> bool {
    let second = turn.candidates.iter().find(|one| one.rank == 2).and_then(|one| one.loss);
    let is_best =
        turn.played.and_then(|at| turn.candidates.get(at as usize)).is_some_and(|one| one.rank == 1);
    turn.player == seat
        && turn.kind == DecisionKind::Play
        && is_best
        && turn.loss <= BEST
        && second.is_some_and(|loss| loss >= APART)
}

#[cfg(test)]
#[path = "coach/tests.rs"]
mod tests;
