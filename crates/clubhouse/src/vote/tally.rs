//! Counting of ballots.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

/// How a choice is made from ballots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Every ballot names one choice; the one with the most votes is made.
    #[default]
    Plurality,
    /// Every ballot ranks choices. The one with the fewest first places is struck out, again and again, until one has more than half of the
    /// ballots that still name a choice.
    Runoff,
}

/// The result of a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Count {
    /// No ballot was cast.
    NoVotes,
    /// One choice has won.
    Won(u16),
    /// These choices are equal, in the order of the list.
    Tied(Vec<u16>),
}

/// Counts ballots: each a list of choices, the best first, each named at most once.
#[must_use]
pub fn count(method: Method, choices: u16, ballots: &[Vec<u16>]) -> Count {
    if ballots.iter().all(Vec::is_empty) {
        return Count::NoVotes;
    }
    match method {
        Method::Plurality => best(&firsts(choices, ballots, &[])),
        Method::Runoff => run_off(choices, ballots),
    }
}

/// The choices with their first votes, the most first; equal ones in the order of the list.
#[must_use]
pub fn listed(choices: u16, ballots: &[Vec<u16>]) -> Vec<(u16, u32)> {
    let mut rows: Vec<(u16, u32)> = (0..choices).zip(firsts(choices, ballots, &[])).collect();
    rows.sort_by_key(|(choice, votes)| (Reverse(*votes), *choice));
    rows
}

/// For each choice, the ballots on which it is the first that is not struck out.
fn firsts(choices: u16, ballots: &[Vec<u16>], struck: &[u16]) -> Vec<u32> {
    let mut votes = vec![0; usize::from(choices)];
    for ballot in ballots {
        if let Some(first) = ballot.iter().find(|choice| !struck.contains(choice)) {
            votes[usize::from(*first)] += 1;
        }
    }
    votes
}

fn best(votes: &[u32]) -> Count {
    let most = votes.iter().copied().max().unwrap_or(0);
    let tied: Vec<u16> =
        (0..).zip(votes).filter(|(_, own)| **own == most).map(|(choice, _)| choice).collect();
    match tied[..] {
        [one] => Count::Won(one),
        _ => Count::Tied(tied),
    }
}

/// Of several choices with the fewest votes the one is struck out that had fewer in the round before, then in the one before that, and at
/// last the one that stands last in the list. If all that are left are equal, they are tied.
fn run_off(choices: u16, ballots: &[Vec<u16>]) -> Count {
    let mut struck: Vec<u16> = Vec::new();
    let mut rounds: Vec<Vec<u32>> = Vec::new();
    loop {
        let votes = firsts(choices, ballots, &struck);
        let total: u32 = votes.iter().sum();
        // A choice without a vote is out at once: it cannot tie with one that has some.
        let left: Vec<u16> = (0..choices)
            .filter(|choice| !struck.contains(choice) && votes[usize::from(*choice)] > 0)
            .collect();
        if let Some(winner) = left.iter().find(|choice| votes[usize::from(**choice)] * 2 > total) {
            return Count::Won(*winner);
        }
        let fewest = left.iter().map(|choice| votes[usize::from(*choice)]).min().unwrap_or(0);
        let most = left.iter().map(|choice| votes[usize::from(*choice)]).max().unwrap_or(0);
        if fewest == most {
            return Count::Tied(left);
        }
        let mut last: Vec<u16> =
            left.iter().copied().filter(|choice| votes[usize::from(*choice)] == fewest).collect();
        for earlier in rounds.iter().rev() {
            let least = last.iter().map(|choice| earlier[usize::from(*choice)]).min().unwrap_or(0);
            last.retain(|choice| earlier[usize::from(*choice)] == least);
        }
        struck.extend((0..choices).filter(|choice| votes[usize::from(*choice)] == 0));
        struck.extend(last.last());
        struck.sort_unstable();
        struck.dedup();
        rounds.push(votes);
    }
}
