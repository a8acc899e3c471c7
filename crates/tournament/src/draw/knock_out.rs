//! The bracket of the undefeated.

use super::{Node, Plan, Source, positions};
use crate::action::{Section, Slot};
use crate::options::Options;

/// The nodes of a bracket by round; a bye has none.
pub(super) struct Bracket {
    pub rounds: Vec<Vec<Option<usize>>>,
}

impl Bracket {
    /// The losers of a round by the number of the match; nobody where there was a bye.
    pub fn losers(&self, round: usize) -> Vec<Source> {
        self.rounds[round].iter().map(|node| node.map_or(Source::Nobody, Source::Loser)).collect()
    }

    pub fn matches(&self, round: usize) -> usize {
        self.rounds[round].iter().flatten().count()
    }

    /// The winner of all.
    pub fn winner(&self) -> Source {
        self.rounds.last().and_then(|round| round[0]).map_or(Source::Nobody, Source::Winner)
    }
}

impl Plan {
    /// A bracket of these seeds, the first is the highest. Byes are in the first round alone and go to the highest seeds, which stand
    /// as far from each other as can be: so byes are spread.
    pub(super) fn knock_out(&mut self, section: Section, seeds: &[Source], options: &Options) -> Bracket {
        let size = seeds.len().max(2).next_power_of_two();
        let mut row: Vec<Source> = positions(size)
            .into_iter()
            .map(|seed| seeds.get(seed).copied().unwrap_or(Source::Nobody))
            .collect();
        let mut rounds = Vec::new();
        while row.len() > 1 {
            let round = rounds.len();
            let mut nodes = Vec::new();
            let mut next = Vec::new();
            for (number, pair) in row.chunks(2).enumerate() {
                if let Some(one) = pair.iter().find(|_| pair.contains(&Source::Nobody)) {
                    let other = if *one == Source::Nobody { pair[1] } else { *one };
                    next.push(other);
                    nodes.push(None);
                    continue;
                }
                let slot = Slot { section, round: round as u16, number: number as u32 };
                let length = options.length(round);
                let (sources, time) = ([pair[0], pair[1]], round as u16);
                self.nodes.push(Node { slot, sources, length, time, recharge: false });
                next.push(Source::Winner(self.nodes.len() - 1));
                nodes.push(Some(self.nodes.len() - 1));
            }
            rounds.push(nodes);
            row = next;
        }
        Bracket { rounds }
    }
}
