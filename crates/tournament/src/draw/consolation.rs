//! The progressive consolation and the last chance.
//!
//! Losers of one round of the main event have not met each other, and a loser of a later round can only have met losers of earlier
//! rounds below their own place. So the losers of each round have a bracket of their own, which begins when they have lost; all these
//! brackets end in the same round, and their winners meet at the end. That puts every possible second meeting off to the last rounds.
//! Where byes left few matches in the first round, its losers enter the bracket of the second round, in the half that is opposite
//! to the one that they could have lost against.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::knock_out::Bracket;
use super::{Plan, Source, positions};
use crate::action::Section;
use crate::options::{Consolation, LastChance};

impl Plan {
    pub(super) fn consolation(&mut self, main: &Bracket, options: &Consolation) {
        let entering = rounds(main, options);
        if entering == 0 {
            return;
        }
        let first = main.losers(0);
        let is_small = main.matches(0) <= first.len() / 2;
        let mut parts = Vec::new();
        let mut next = 1;
        if is_small && entering > 1 {
            parts.push(beside(&first, &main.losers(1)));
            next = 2;
        } else if is_small {
            let few: Vec<Source> = first.into_iter().filter(|one| *one != Source::Nobody).collect();
            let size = few.len().next_power_of_two();
            parts.push(
                positions(size)
                    .into_iter()
                    .map(|at| few.get(at).copied().unwrap_or(Source::Nobody))
                    .collect(),
            );
        } else {
            parts.push(first);
        }
        parts.extend((next..entering).map(|round| main.losers(round)));
        let length = options.length;
        let mut winners: Vec<Source> =
            parts.into_iter().map(|leaves| self.tree(Section::Consolation, leaves, length, 1)).collect();
        // The two that are ready first meet first.
        while winners.len() > 1 {
            winners.sort_by_key(|winner| self.time_of(*winner));
            let rest = winners.split_off(2);
            let joined = self.join(Section::Consolation, [winners[0], winners[1]], length, 1);
            winners = rest;
            winners.push(joined);
        }
    }

    /// A bracket of those who lost in the first rounds of the consolation, or in the main event too late for it. Whoever is ready first
    /// plays first, so that it ends as early as can be.
    pub(super) fn last_chance(&mut self, main: &Bracket, consolation: &Consolation, options: &LastChance) {
        let entering = rounds(main, consolation);
        let early = |round: u16| round < u16::from(options.rounds);
        let from_consolation = self
            .nodes
            .iter()
            .enumerate()
            .filter(|(_, node)| node.slot.section == Section::Consolation && early(node.slot.round));
        let mut leaves: Vec<Source> = from_consolation.map(|(at, _)| Source::Loser(at)).collect();
        let late = entering..main.rounds.len().saturating_sub(1);
        leaves.extend(late.flat_map(|round| main.losers(round)).filter(|one| *one != Source::Nobody));
        let first = leaves.iter().map(|leaf| self.time_of(*leaf)).min().unwrap_or(0);
        let mut waiting: BinaryHeap<Reverse<(u16, usize)>> = BinaryHeap::new();
        let mut sources = leaves;
        for (at, leaf) in sources.iter().enumerate() {
            waiting.push(Reverse((self.time_of(*leaf), at)));
        }
        while let (Some(Reverse((_, a))), Some(Reverse((_, b)))) = (waiting.pop(), waiting.pop()) {
            let winner = self.join(Section::LastChance, [sources[a], sources[b]], options.length, first);
            sources.push(winner);
            waiting.push(Reverse((self.time_of(winner), sources.len() - 1)));
            if waiting.len() < 2 {
                break;
            }
        }
    }
}

/// The rounds of the main event whose losers enter: never that of the final.
fn rounds(main: &Bracket, options: &Consolation) -> usize {
    usize::from(options.rounds).min(main.rounds.len().saturating_sub(1))
}

/// The losers of the second round, each beside the loser of a first round in the opposite half.
fn beside(first: &[Source], second: &[Source]) -> Vec<Source> {
    let across = second.len() / 2;
    let pair = |at: usize| {
        let two = &first[2 * (at ^ across)..2 * (at ^ across) + 2];
        [second[at], two.iter().copied().find(|one| *one != Source::Nobody).unwrap_or(Source::Nobody)]
    };
    (0..second.len()).flat_map(pair).collect()
}
