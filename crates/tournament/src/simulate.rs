//! Tournaments played by chance, to see what a format asks of its players.
//!
//! The model is that of Nicomaque's study of formats: strengths are PRs from a normal distribution of mean 6 and deviation 2, cut to 2 to
//! 10; 3 PR are 100 points of rating; the better player wins a match to n points with the chance 1 / (1 + 10^(−D·√n / 2000)); a match
//! lasts 8 minutes a point on average, by a gamma distribution of shape 8, which deviates by 35%. Everybody begins at the same
//! minute, boards are never short, and a match begins as soon as the format pairs it.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap, HashSet};

use crate::action::{Action, EntrantId, MatchId, Outcome, Pairing, Person, Section, Slot};
use crate::error::Refusal;
use crate::log::Tournament;
use crate::options::{Format, MINUTE, Options, Time, WEEK};
use crate::seeding::seeds;
use crate::state::{Stage, State};

/// The mean minutes that a point lasts.
pub const MINUTES_A_POINT: f64 = 8.0;

/// Exponential times whose sum is the length of a match.
const SHAPE: u32 = 8;

/// The PR of the field: mean, deviation, lowest and highest.
const FIELD: [f64; 4] = [6.0, 2.0, 2.0, 10.0];

/// Rating for a PR.
const RATING_A_PR: f64 = 100.0 / 3.0;

/// What a tournament asked of its players.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Figures {
    /// The most matches of one player.
    pub rounds: u32,
    /// Matches played.
    pub matches: u32,
    /// Byes: in the first round of a bracket, in all rounds of a Swiss, in the rounds of an odd group.
    pub byes: u32,
    /// Second meetings before the last match of a bracket, or while more than three players are left in a Swiss with lives; in an arena and a
    /// ladder those right after the meeting before.
    pub early_rematches: u32,
    /// All second meetings, second finals left out.
    pub rematches: u32,
    /// The mean over the players of the minutes between two of their matches, the wait for the first one included, summed up.
    pub waiting: f64,
    /// Minutes from the start to the end of the last match.
    pub minutes: f64,
    /// Minutes from the start to the end of the main bracket, or of all where there is none.
    pub main_minutes: f64,
    /// Whether the strongest entrant won.
    pub best_won: bool,
}

/// Plays a tournament of these options and this number of entrants to its end.
///
/// # Errors
/// When the options make no sense or do not take that many entrants.
pub fn simulate(options: Options, entrants: usize, seed: u64) -> Result<Figures, Refusal> {
    let mut dice = fastrand::Rng::with_seed(seed);
    let mut tournament = Tournament::new(options, 0)?;
    let strengths: Vec<f64> = (0..entrants).map(|_| strength(&mut dice)).collect();
    for (number, pr) in strengths.iter().enumerate() {
        let rating = Some((1_800.0 - pr * RATING_A_PR).round() as i32);
        let person = Person { name: format!("{number}"), rating, ..Person::default() };
        tournament.act(0, Action::Registered { person })?;
    }
    let order = seeds(tournament.state(), dice.u64(..));
    tournament.act(0, Action::Seeded { order })?;
    tournament.act(0, Action::Started)?;
    let mut hall = Hall::default();
    let mut now = 0;
    loop {
        let first = tournament.state().matches().len();
        let mut actions = tournament.state().propose(now, dice.u64(..));
        if now >= hall.challenge_at {
            actions.extend(challenge(tournament.state(), now, &mut dice));
            // Everybody challenges once a week on average.
            hall.challenge_at = now + WEEK / entrants.max(1) as Time;
        }
        for action in actions {
            tournament.act(now, action)?;
        }
        for each in &tournament.state().matches()[first..] {
            hall.begin(each.id, each.pairing, each.length, now, &strengths, &mut dice);
        }
        if tournament.state().stage() == Stage::Finished {
            break;
        }
        let next = hall.running.peek().map(|Reverse((at, _))| *at);
        let wake = hall.wake(tournament.state(), now);
        now = match (next, wake) {
            (Some(next), Some(wake)) => next.min(wake),
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => return Err(Refusal::Unfinished),
        };
        while let Some(Reverse((at, id))) = hall.running.peek().copied() {
            if at > now {
                break;
            }
            hall.running.pop();
            let outcome = hall.outcomes.remove(&id).ok_or(Refusal::Unfinished)?;
            tournament.act(now, Action::Result { id, outcome })?;
            hall.end(tournament.state(), id, now);
        }
    }
    Ok(hall.figures(tournament.state(), &strengths))
}

/// Matches that are being played, and how long people have waited.
#[derive(Default)]
struct Hall {
    running: BinaryHeap<Reverse<(Time, MatchId)>>,
    outcomes: HashMap<MatchId, Outcome>,
    free_since: HashMap<EntrantId, Time>,
    challenge_at: Time,
    waited: Time,
    main_end: Time,
    end: Time,
}

impl Hall {
    fn begin(
        &mut self,
        id: MatchId,
        pairing: Pairing,
        length: u32,
        now: Time,
        strengths: &[f64],
        dice: &mut fastrand::Rng,
    ) {
        for player in pairing.players {
            self.waited += now - self.free_since.get(&player).copied().unwrap_or(0).min(now);
        }
        let [a, b] = pairing.players.map(|player| strengths[player.0 as usize]);
        let chance = 1.0 / (1.0 + 10f64.powf(-(b - a) * RATING_A_PR * f64::from(length).sqrt() / 2_000.0));
        let winner = usize::from(dice.f64() >= chance);
        let mut score = [dice.u32(0..length); 2];
        score[winner] = length;
        let outcome = Outcome { winner: Some(pairing.players[winner]), score, gammon: false };
        self.outcomes.insert(id, outcome);
        self.running.push(Reverse((now + duration(length, dice), id)));
    }

    fn end(&mut self, state: &State, id: MatchId, now: Time) {
        let Some(each) = state.find(id) else { return };
        for player in each.pairing.players {
            self.free_since.insert(player, now);
        }
        self.end = self.end.max(now);
        let is_side = matches!(each.pairing.slot.section, Section::Consolation | Section::LastChance);
        if !is_side {
            self.main_end = self.main_end.max(now);
        }
    }

    /// The next time at which something happens by itself.
    fn wake(&self, state: &State, now: Time) -> Option<Time> {
        match state.options().format {
            Format::Arena { .. } => state.ends_at().filter(|end| *end > now),
            Format::Ladder { .. } => {
                state.ends_at().map(|end| end.min(self.challenge_at)).filter(|at| *at > now)
            }
            Format::League { weeks } => {
                let week = Time::from(weeks) * WEEK;
                self.running.is_empty().then_some((now / week + 1) * week)
            }
            _ => None,
        }
    }

    fn figures(&self, state: &State, strengths: &[f64]) -> Figures {
        let mut figures = Figures {
            matches: state.matches().len() as u32,
            waiting: minutes(self.waited) / strengths.len() as f64,
            minutes: minutes(self.end),
            main_minutes: minutes(self.main_end),
            ..Figures::default()
        };
        let mut played: BTreeMap<EntrantId, u32> = BTreeMap::new();
        let mut met: HashSet<[EntrantId; 2]> = HashSet::new();
        let lasts = lasts(state);
        let is_free = matches!(state.options().format, Format::Arena { .. } | Format::Ladder { .. });
        let mut last: HashMap<EntrantId, EntrantId> = HashMap::new();
        let mut lost: HashMap<EntrantId, u32> = HashMap::new();
        let mut left = strengths.len();
        for each in state.matches() {
            let mut players = each.pairing.players;
            players.sort_unstable();
            for player in players {
                *played.entry(player).or_default() += 1;
            }
            let slot = each.pairing.slot;
            let is_recharge = slot.section == Section::GrandFinal && slot.round > 0;
            if !met.insert(players) && !is_recharge {
                figures.rematches += 1;
                let is_late = match (state.lives(), is_free) {
                    (Some(_), _) => left <= 3,
                    (None, true) => last[&players[0]] != players[1] && last[&players[1]] != players[0],
                    (None, false) => slot.section == Section::GrandFinal || lasts.contains(&slot),
                };
                figures.early_rematches += u32::from(!is_late);
            }
            last.insert(players[0], players[1]);
            last.insert(players[1], players[0]);
            if let (Some((lives, _)), Some(loser)) =
                (state.lives(), state.verdict(each.id).and_then(|one| one.loser))
            {
                let losses = lost.entry(loser).or_default();
                *losses += 1;
                left -= usize::from(*losses == lives);
            }
        }
        figures.rounds = played.values().copied().max().unwrap_or(0);
        figures.byes = byes(state);
        let best = strengths
            .iter()
            .enumerate()
            .min_by(|a, b| a.1.total_cmp(b.1))
            .map(|(at, _)| EntrantId(at as u32));
        figures.best_won = crate::standings::standings(state).first().map(|row| row.entrant) == best;
        figures
    }
}

/// The last place of each section of a bracket.
fn lasts(state: &State) -> HashSet<Slot> {
    let mut lasts: BTreeMap<Section, Slot> = BTreeMap::new();
    for node in &state.plan().nodes {
        lasts.insert(node.slot.section, node.slot);
    }
    lasts.into_values().collect()
}

fn byes(state: &State) -> u32 {
    let field = state.field().len();
    match state.options().format {
        Format::KnockOut { .. } | Format::DoubleElimination { .. } => {
            (field.next_power_of_two() - field) as u32
        }
        Format::RoundRobin { groups, .. } => {
            let groups = crate::draw::groups(state.field(), groups);
            groups.iter().map(|group| if group.len() % 2 == 1 { group.len() as u32 } else { 0 }).sum()
        }
        Format::League { .. } => {
            if field % 2 == 1 {
                field as u32
            } else {
                0
            }
        }
        Format::Swiss { .. } | Format::Arena { .. } | Format::Ladder { .. } => state.byes().len() as u32,
    }
}

/// A challenge of somebody who is free, in a ladder.
fn challenge(state: &State, now: Time, dice: &mut fastrand::Rng) -> Option<Action> {
    let Format::Ladder { reach, .. } = state.options().format else { return None };
    if state.ends_at().is_some_and(|end| now >= end) {
        return None;
    }
    let order = state.ladder();
    let challenger = dice.usize(1..order.len());
    let players = [order[challenger], order[challenger - dice.usize(1..=challenger.min(usize::from(reach)))]];
    if players.iter().any(|player| state.is_busy(*player)) {
        return None;
    }
    let slot = Slot { section: Section::Main, round: 0, number: state.matches().len() as u32 };
    Some(Action::Paired { pairs: vec![Pairing { slot, players }], bye: None })
}

fn minutes(time: Time) -> f64 {
    time as f64 / MINUTE as f64
}

/// A PR of the field, by the sum of twelve even numbers, which is as good as normal here.
fn strength(dice: &mut fastrand::Rng) -> f64 {
    let normal: f64 = (0..12).map(|_| dice.f64()).sum::<f64>() - 6.0;
    (FIELD[0] + FIELD[1] * normal).clamp(FIELD[2], FIELD[3])
}

/// How long a match lasts.
fn duration(length: u32, dice: &mut fastrand::Rng) -> Time {
    let sum: f64 = (0..SHAPE).map(|_| -(1.0 - dice.f64()).ln()).sum();
    let minutes = sum / f64::from(SHAPE) * MINUTES_A_POINT * f64::from(length);
    (minutes * MINUTE as f64).round() as Time
}
