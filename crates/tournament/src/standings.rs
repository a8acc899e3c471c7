//! Who stands where.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};

use crate::action::{EntrantId, Section};
use crate::options::Format;
use crate::state::{Score, Seat, State};

/// A line of a table. Equal places are shared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The place, from 1.
    pub place: u32,
    /// The entrant.
    pub entrant: EntrantId,
    /// What they have won and lost in the whole tournament.
    pub score: Score,
    /// The tie-breaks of a Swiss; zeros elsewhere.
    pub breaks: Breaks,
}

/// The tie-breaks of a Swiss, in the order in which they are asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Breaks {
    /// Wins against those of equal points, where all of them have met each other; 0 otherwise.
    pub head_to_head: i32,
    /// The points of all opponents.
    pub buchholz: i32,
    /// The same without the highest and the lowest opponent.
    pub median: i32,
    /// The wins of all opponents, byes not counted.
    pub opponents_wins: i32,
}

/// The table of the whole tournament. In a bracket it is that of the main event.
#[must_use]
pub fn standings(state: &State) -> Vec<Row> {
    match state.options().format {
        Format::KnockOut { .. } => bracket(state, &[Section::Main]),
        Format::DoubleElimination { .. } => {
            bracket(state, &[Section::GrandFinal, Section::Losers, Section::Main])
        }
        Format::RoundRobin { finalists, .. } if finalists > 0 => {
            let mut rows = bracket(state, &[Section::Finals]);
            let known: Vec<EntrantId> = rows.iter().map(|row| row.entrant).collect();
            let rest = by_points(state).into_iter().filter(|row| !known.contains(&row.entrant));
            let first = rows.len() as u32;
            let rest: Vec<Row> = rest.collect();
            rows.extend(shared(rest, |a, b| a.place == b.place, first));
            rows
        }
        Format::Ladder { .. } => {
            let scores = state.scores(None);
            let row = |(at, entrant): (usize, EntrantId)| Row {
                place: at as u32 + 1,
                entrant,
                score: scores.get(&entrant).cloned().unwrap_or_default(),
                breaks: Breaks::default(),
            };
            state.ladder().into_iter().enumerate().map(row).collect()
        }
        Format::RoundRobin { .. } | Format::League { .. } | Format::Swiss { .. } | Format::Arena { .. } => {
            by_points(state)
        }
    }
}

/// The table of one part of a tournament: whoever stood in its bracket, by how far they came.
#[must_use]
pub fn of_section(state: &State, section: Section) -> Vec<Row> {
    match section {
        Section::Group(_) => {
            let own = |row: &Row| {
                state
                    .fixtures()
                    .iter()
                    .any(|each| each.slot.section == section && each.players.contains(&row.entrant))
            };
            let rows: Vec<Row> = by_points(state).into_iter().filter(own).collect();
            shared(rows, |a, b| a.place == b.place, 0)
        }
        section => bracket(state, &[section]),
    }
}

/// Gives places to rows in order; `equal` ones share the first. `before` have better places.
fn shared(mut rows: Vec<Row>, equal: impl Fn(&Row, &Row) -> bool, before: u32) -> Vec<Row> {
    let same: Vec<bool> = (0..rows.len()).map(|at| at > 0 && equal(&rows[at - 1], &rows[at])).collect();
    for at in 0..rows.len() {
        rows[at].place = if same[at] { rows[at - 1].place } else { before + at as u32 + 1 };
    }
    rows
}

fn by_points(state: &State) -> Vec<Row> {
    let scores = state.scores(None);
    let format = &state.options().format;
    let is_swiss = matches!(format, Format::Swiss { lives: None, .. });
    let is_group = matches!(format, Format::RoundRobin { .. } | Format::League { .. });
    let alive = match format {
        Format::Swiss { lives: Some(_), .. } => state.alive(),
        _ => state.field().to_vec(),
    };
    let alive: HashSet<EntrantId> = alive.into_iter().collect();
    let among = if is_swiss || is_group { head_to_head(&scores) } else { BTreeMap::new() };
    let key = |entrant: EntrantId| {
        let score = &scores[&entrant];
        let among = among.get(&entrant).copied().unwrap_or(0);
        let breaks = if is_swiss { breaks(entrant, &scores, among) } else { Breaks::default() };
        let difference = if is_group { score.difference } else { 0 };
        (alive.contains(&entrant), score.points, breaks, among, difference)
    };
    let mut keyed: Vec<_> = state.field().iter().map(|entrant| (key(*entrant), *entrant)).collect();
    keyed.sort_by_key(|(key, _)| Reverse(*key));
    let mut rows: Vec<Row> = Vec::with_capacity(keyed.len());
    for (at, (key, entrant)) in keyed.iter().enumerate() {
        let place = match at.checked_sub(1) {
            Some(before) if keyed[before].0 == *key => rows[before].place,
            _ => at as u32 + 1,
        };
        rows.push(Row { place, entrant: *entrant, score: scores[entrant].clone(), breaks: key.2 });
    }
    rows
}

/// Wins against those of equal points, where all of them have met each other; 0 elsewhere.
fn head_to_head(scores: &BTreeMap<EntrantId, Score>) -> BTreeMap<EntrantId, i32> {
    let mut groups: BTreeMap<i32, HashSet<EntrantId>> = BTreeMap::new();
    for (entrant, score) in scores {
        groups.entry(score.points).or_default().insert(*entrant);
    }
    let mut wins = BTreeMap::new();
    for equal in groups.values() {
        let met = |one: &EntrantId| -> HashSet<EntrantId> {
            scores[one].met.iter().map(|(other, _)| *other).filter(|other| equal.contains(other)).collect()
        };
        let all_met = equal.iter().all(|one| met(one).len() + 1 == equal.len());
        for one in equal.iter().filter(|_| all_met) {
            let won = scores[one].met.iter().filter(|(other, won)| *won && equal.contains(other)).count();
            wins.insert(*one, won as i32);
        }
    }
    wins
}

fn breaks(entrant: EntrantId, scores: &BTreeMap<EntrantId, Score>, head_to_head: i32) -> Breaks {
    let opponents = scores[&entrant].met.iter().filter_map(|(other, _)| scores.get(other));
    let mut points: Vec<i32> = opponents.clone().map(|score| score.points).collect();
    points.sort_unstable();
    let inner = if points.len() > 2 { &points[1..points.len() - 1] } else { &[] };
    Breaks {
        head_to_head,
        buchholz: points.iter().sum(),
        median: inner.iter().sum(),
        opponents_wins: opponents.map(|score| score.wins as i32).sum(),
    }
}

/// Whoever came into one of these sections, by the node in which they were beaten there: the later, the better. Who has not been beaten is
/// first.
fn bracket(state: &State, sections: &[Section]) -> Vec<Row> {
    let scores = state.scores(None);
    let mut reached: BTreeMap<EntrantId, (usize, u16)> = BTreeMap::new();
    let nodes = state.plan().nodes.iter().zip(state.resolved());
    let wanted = |section: Section| sections.iter().rev().position(|one| *one == section);
    for (node, resolved) in nodes {
        let Some(rank) = wanted(node.slot.section) else { continue };
        for seat in resolved.seats {
            if let Seat::Entrant(entrant) = seat {
                let is_winner = resolved.winner == seat;
                let stage = (rank, 2 * node.time + u16::from(is_winner));
                let known = reached.entry(entrant).or_insert(stage);
                *known = (*known).max(stage);
            }
        }
    }
    let mut rows: Vec<((usize, u16), EntrantId)> =
        reached.into_iter().map(|(one, stage)| (stage, one)).collect();
    rows.sort_by_key(|(stage, entrant)| (Reverse(*stage), *entrant));
    let mut placed: Vec<Row> = Vec::with_capacity(rows.len());
    for (at, (stage, entrant)) in rows.iter().enumerate() {
        let place = match at.checked_sub(1) {
            Some(before) if rows[before].0 == *stage => placed[before].place,
            _ => at as u32 + 1,
        };
        let score = scores.get(entrant).cloned().unwrap_or_default();
        placed.push(Row { place, entrant: *entrant, score, breaks: Breaks::default() });
    }
    placed
}
