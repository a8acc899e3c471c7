//! The bracket of those with one defeat.
//!
//! After its first round each of its rounds is one against those who have just lost in the main bracket, then one among its own. Who
//! drops from the main bracket is crossed over, so that second meetings are put off: of all ways to exchange halves, quarters and so on
//! the one is taken in which the fewest second meetings are possible at once, of these the one with the fewest a round later, and so on.

use super::knock_out::Bracket;
use super::{Node, Plan, Source};
use crate::action::{Section, Slot};
use crate::options::Options;

/// Where somebody lost: round and number in the main bracket.
type Lost = (usize, usize);

impl Plan {
    pub(super) fn losers(&mut self, main: &Bracket, options: &Options, recharge: bool) {
        let pair =
            |row: &[Source]| -> Vec<[Source; 2]> { row.chunks(2).map(|two| [two[0], two[1]]).collect() };
        let mut row = main.losers(0);
        let mut from: Vec<Vec<Lost>> = (0..row.len()).map(|at| vec![(0, at)]).collect();
        for round in 1..main.rounds.len() {
            if row.len() > 1 {
                row = pair(&row).into_iter().map(|two| self.join_losers(two, options)).collect();
                from = from.chunks(2).map(|two| two.concat()).collect();
            }
            let drops = main.losers(round);
            let mask = crossing(round, &from);
            for at in 0..row.len() {
                row[at] = self.join_losers([row[at], drops[at ^ mask]], options);
                from[at].push((round, at ^ mask));
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

/// The exchange of places that puts second meetings off the longest. `from` says for each place who may stand there.
fn crossing(round: usize, from: &[Vec<Lost>]) -> usize {
    let levels = from.len().trailing_zeros() as usize;
    let possible = |mask: usize| -> Vec<usize> {
        let at_level = |level: usize| {
            let meets = |at: &usize| {
                let drop = at ^ mask;
                let block = (at >> level) << level;
                let near = from[block..block + (1 << level)].iter().flatten();
                near.into_iter().any(|&(lost, number)| number >> (round - lost) == drop)
            };
            (0..from.len()).filter(meets).count()
        };
        (0..=levels).map(at_level).collect()
    };
    (0..from.len()).min_by_key(|mask| possible(*mask)).unwrap_or(0)
}
