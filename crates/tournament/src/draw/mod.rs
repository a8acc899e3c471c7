//! Brackets as data: places for matches, and where the players of each come from.

mod consolation;
mod knock_out;
mod losers;
mod order;

pub use order::positions;

use crate::action::{EntrantId, Section, Slot};
use crate::options::{Format, Options};
use crate::pairing::matching::least_cost;

/// Where a player of a match comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// An entrant from the draw.
    Entrant(EntrantId),
    /// Nobody: a bye.
    Nobody,
    /// The winner of a node.
    Winner(usize),
    /// The loser of a node.
    Loser(usize),
    /// A place of a group of a round robin, both from 0.
    Place(u16, u16),
}

/// A place for a match in a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Its address.
    pub slot: Slot,
    /// Its two players.
    pub sources: [Source; 2],
    /// The points of its match.
    pub length: u32,
    /// The round of the whole event, from 0, in which it can be played at the earliest.
    pub time: u16,
    /// Whether it is played only if the second player of the node before it won: the second final of a double elimination.
    pub recharge: bool,
}

/// All nodes; the sources of each stand before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The nodes.
    pub nodes: Vec<Node>,
}

impl Plan {
    /// The bracket of an order of seeds; empty for formats without one. For a round robin with finals it is that of the finals.
    #[must_use]
    pub fn new(options: &Options, order: &[EntrantId]) -> Self {
        let mut plan = Self::default();
        let entrants: Vec<Source> = order.iter().map(|entrant| Source::Entrant(*entrant)).collect();
        match &options.format {
            Format::KnockOut { consolation, last_chance } => {
                let main = plan.knock_out(Section::Main, &entrants, options);
                if let Some(consolation) = consolation {
                    plan.consolation(&main, consolation);
                    if let Some(last) = last_chance {
                        plan.last_chance(&main, consolation, last);
                    }
                }
            }
            Format::DoubleElimination { recharge } => {
                let main = plan.knock_out(Section::Main, &entrants, options);
                plan.losers(&main, options, *recharge);
            }
            Format::RoundRobin { groups, finalists } if *finalists > 0 => {
                plan.knock_out(Section::Finals, &finals(order.len(), *groups, *finalists), options);
            }
            _ => {}
        }
        plan
    }

    fn time_of(&self, source: Source) -> u16 {
        match source {
            Source::Winner(node) | Source::Loser(node) => self.nodes[node].time + 1,
            Source::Entrant(_) | Source::Nobody | Source::Place(..) => 0,
        }
    }

    /// The winner of a match between the two, or the one that is there. The round is the `time` less `first`, and the number the next one.
    fn join(&mut self, section: Section, sources: [Source; 2], length: u32, first: u16) -> Source {
        match sources {
            [one, Source::Nobody] | [Source::Nobody, one] => one,
            _ => {
                let time = self.time_of(sources[0]).max(self.time_of(sources[1]));
                let round = time.saturating_sub(first);
                let same = |node: &&Node| node.slot.section == section && node.slot.round == round;
                let number = self.nodes.iter().filter(same).count() as u32;
                let slot = Slot { section, round, number };
                self.nodes.push(Node { slot, sources, length, time, recharge: false });
                Source::Winner(self.nodes.len() - 1)
            }
        }
    }

    /// The winner of a bracket of these leaves, neighbours first.
    fn tree(&mut self, section: Section, mut leaves: Vec<Source>, length: u32, first: u16) -> Source {
        while leaves.len() > 1 {
            let pairs: Vec<[Source; 2]> = leaves
                .chunks(2)
                .map(|pair| [pair[0], pair.get(1).copied().unwrap_or(Source::Nobody)])
                .collect();
            leaves = pairs.into_iter().map(|pair| self.join(section, pair, length, first)).collect();
        }
        leaves.first().copied().unwrap_or(Source::Nobody)
    }
}

/// The sizes and members of groups: seeds are dealt forwards and backwards in turn, so that groups are equally strong.
#[must_use]
pub fn groups(order: &[EntrantId], count: u16) -> Vec<Vec<EntrantId>> {
    let count = usize::from(count).clamp(1, order.len().div_ceil(2).max(1));
    let mut groups = vec![Vec::new(); count];
    for (at, entrant) in order.iter().enumerate() {
        let place = at % count;
        groups[if (at / count).is_multiple_of(2) { place } else { count - 1 - place }].push(*entrant);
    }
    groups
}

/// The finalists as seeds: the first of each group, then the second of each, and so on. Within each such row groups are placed so that
/// those who have met in a group meet as late as can be.
fn finals(entrants: usize, count: u16, finalists: u16) -> Vec<Source> {
    let order: Vec<EntrantId> = (0..entrants as u32).map(EntrantId).collect();
    let sizes: Vec<usize> = groups(&order, count).iter().map(Vec::len).collect();
    let rows: Vec<Vec<usize>> = (0..usize::from(finalists))
        .map(|place| (0..sizes.len()).filter(|group| sizes[*group] > place).collect())
        .collect();
    let total = rows.iter().map(Vec::len).sum::<usize>();
    let places = positions(total.max(2).next_power_of_two());
    let mut at = vec![0; places.len()];
    for (place, seed) in places.iter().enumerate() {
        at[*seed] = place;
    }
    // Two places of a bracket meet in the round that is the highest bit in which they differ.
    let levels = places.len().trailing_zeros();
    let early = |one: usize, other: usize| {
        4_i64.pow(levels.min(20) - (usize::BITS - (at[one] ^ at[other]).leading_zeros()).min(levels).min(20))
    };
    let mut taken: Vec<Vec<usize>> = vec![Vec::new(); sizes.len()];
    let mut sources = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let (first, size) = (sources.len(), row.len());
        let cost =
            |seed: usize, group: usize| taken[group].iter().map(|other| early(seed, *other)).sum::<i64>();
        let partner = least_cost(2 * size, |a, b| match (a < size, b < size) {
            (true, false) => cost(first + a, row[b - size]),
            _ => 1 << 48,
        });
        let chosen: Vec<usize> = (0..size).map(|seed| row[partner[seed] - size]).collect();
        for (number, group) in chosen.into_iter().enumerate() {
            taken[group].push(first + number);
            sources.push(Source::Place(group as u16, place as u16));
        }
    }
    sources
}
