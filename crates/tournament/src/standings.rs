//! Who stands where.

use std::cmp::Reverse;
use std::collections::BTreeMap;

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
        Format::DoubleElimination { .. } => bracket(state, &[Section::GrandFinal, Section::Losers]),
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
    let is_swiss = matches!(state.options().format, Format::Swiss { lives: None, .. });
    let lives = matches!(state.options().format, Format::Swiss { lives: Some(_), .. });
    let is_group = matches!(state.options().format, Format::RoundRobin { .. } | Format::League { .. });
    let key = |entrant: EntrantId| {
        let score = &scores[&entrant];
        let breaks = if is_swiss { breaks(entrant, &scores) } else { Breaks::default() };
        let among = if is_group { head_to_head(entrant, &scores) } else { 0 };
        let difference = if is_group { score.difference } else { 0 };
        // Where defeats end it, whoever has fewer is ahead of whoever won more.
        let losses = if lives { Reverse(score.losses.min(1_000)) } else { Reverse(0) };
        (alive(state, entrant), score.points, losses, breaks, among, difference)
    };
    let mut keyed: Vec<_> = state.field().iter().map(|entrant| (key(*entrant), *entrant)).collect();
    keyed.sort_by_key(|(key, _)| Reverse(*key));
    let mut rows = Vec::with_capacity(keyed.len());
    for (at, (key, entrant)) in keyed.iter().enumerate() {
        let place = match at.checked_sub(1) {
            Some(before) if keyed[before].0 == *key => Row::place(&rows[before]),
            _ => at as u32 + 1,
        };
        rows.push(Row { place, entrant: *entrant, score: scores[entrant].clone(), breaks: key.3 });
    }
    rows
}

impl Row {
    const fn place(row: &Self) -> u32 {
        row.place
    }
}

/// Whether somebody is still in a Swiss with lives; true elsewhere.
fn alive(state: &State, entrant: EntrantId) -> bool {
    match &state.options().format {
        Format::Swiss { lives: Some(_), .. } => state.alive().contains(&entrant),
        _ => true,
    }
}

/// Wins against those of equal points, if all of them have met each other.
fn head_to_head(entrant: EntrantId, scores: &BTreeMap<EntrantId, Score>) -> i32 {
    let points = scores[&entrant].points;
    let equal: Vec<EntrantId> =
        scores.iter().filter(|(_, score)| score.points == points).map(|(one, _)| *one).collect();
    let met = |one: &EntrantId, other: &EntrantId| scores[one].met.iter().any(|(each, _)| each == other);
    let all_met = equal.iter().all(|one| equal.iter().all(|other| one == other || met(one, other)));
    let wins = scores[&entrant].met.iter().filter(|(other, won)| *won && equal.contains(other)).count();
    if all_met { wins as i32 } else { 0 }
}

fn breaks(entrant: EntrantId, scores: &BTreeMap<EntrantId, Score>) -> Breaks {
    let opponents = scores[&entrant].met.iter().filter_map(|(other, _)| scores.get(other));
    let mut points: Vec<i32> = opponents.clone().map(|score| score.points).collect();
    points.sort_unstable();
    let inner = if points.len() > 2 { &points[1..points.len() - 1] } else { &[] };
    Breaks {
        head_to_head: head_to_head(entrant, scores),
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
    // Whoever lost twice without coming into the losers' bracket, by byes of nobody, does not exist; whoever is missing never played.
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
