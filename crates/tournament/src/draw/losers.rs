//! The bracket of those with one defeat.
//!
//! After its first round each of its rounds is one against those who have just lost in the main bracket, then one among its own. Who
//! drops from the main bracket is crossed over, so that second meetings are rare and late: of all ways to exchange halves, quarters and
//! so on, round by round, the one is taken in which the fewest second meetings are to be expected if every match is even.

use super::knock_out::Bracket;
use super::{Node, Plan, Source};
use crate::action::{Section, Slot};
use crate::options::Options;

/// Where somebody lost, as round and number in the main bracket, and how likely they are to have come here since.
struct Lost {
    round: usize,
    number: usize,
    chance: f64,
}

impl Plan {
    pub(super) fn losers(&mut self, main: &Bracket, options: &Options, recharge: bool) {
        let pair =
            |row: &[Source]| -> Vec<[Source; 2]> { row.chunks(2).map(|two| [two[0], two[1]]).collect() };
        let mut row = main.losers(0);
        let lost = |round: usize, number: usize, chance: f64| Lost { round, number, chance };
        let mut from: Vec<Vec<Lost>> = (0..row.len()).map(|at| vec![lost(0, at, 1.0)]).collect();
        for round in 1..main.rounds.len() {
            if row.len() > 1 {
                row = pair(&row).into_iter().map(|two| self.join_losers(two, options)).collect();
                from = won(from, 2);
            }
            let drops = main.losers(round);
            let mask = crossing(round, &from);
            from = won(from, 1);
            for at in 0..row.len() {
                row[at] = self.join_losers([row[at], drops[at ^ mask]], options);
                from[at].push(lost(round, at ^ mask, 0.5));
            }
        }
        let loser = if main.rounds.len() == 1 { main.losers(0)[0] } else { row[0] };
        let length = options.length(main.rounds.len());
        let time = self.time_of(loser).max(self.time_of(main.winner()));
        let slot = |round| Slot { section: Section::GrandFinal, round, number: 0 };
        let sources = [main.winner(), loser];
        self.nodes.push(Node { slot: slot(0), sources, length, time, recharge: false });
        if recharge {
            let last = self.nodes.len() - 1;
            let sources = [Source::Winner(last), Source::Loser(last)];
            self.nodes.push(Node { slot: slot(1), sources, length, time: time + 1, recharge: true });
        }
    }

    fn join_losers(&mut self, sources: [Source; 2], options: &Options) -> Source {
        let round = usize::from(self.time_of(sources[0]).max(self.time_of(sources[1])));
        self.join(Section::Losers, sources, options.length(round / 2), 1)
    }
}

/// Those who come on if every place, or the two of each pair, plays a match that is even.
fn won(from: Vec<Vec<Lost>>, together: usize) -> Vec<Vec<Lost>> {
    let mut next: Vec<Vec<Lost>> = (0..from.len() / together).map(|_| Vec::new()).collect();
    for (at, all) in from.into_iter().enumerate() {
        next[at / together].extend(all.into_iter().map(|one| Lost { chance: one.chance / 2.0, ..one }));
    }
    next
}

/// The exchange of places, as a number whose bits are the halves, quarters and so on that are exchanged. `from` says for each place who
/// may stand there when the losers of a round of the main bracket come.
fn crossing(round: usize, from: &[Vec<Lost>]) -> usize {
    // Whoever lost before can meet again only the winner of that match, who drops from one place of this round: the chance of both to be
    // there, by how the place they come to differs from that drop.
    let mut apart = vec![0.0; from.len()];
    for (place, all) in from.iter().enumerate() {
        for one in all {
            let drop = one.number >> (round - one.round);
            apart[place ^ drop] += one.chance * 0.5_f64.powi((round - one.round) as i32);
        }
    }
    // At once; or after a win of both; or after two more wins of both for each further level.
    let chance = |difference: usize| match usize::BITS - difference.leading_zeros() {
        0 => 1.0,
        level => 0.25 * 0.0625_f64.powi(level as i32 - 1),
    };
    let expected = |mask: usize| -> f64 {
        apart.iter().enumerate().map(|(difference, both)| both * chance(difference ^ mask)).sum()
    };
    (0..from.len()).min_by(|a, b| expected(*a).total_cmp(&expected(*b))).unwrap_or(0)
}
