//! Proposals: the legal plays of a roll, the likeliest first.

use pasch_rules::{LegalPlay, MatchState};

/// Somebody who puts legal plays in an order, such as an engine. The crate itself judges nothing.
pub trait Ranking {
    /// The places of the plays, the likeliest first. `state` is where the player has rolled. Places that do not exist or
    /// come twice are passed over, and plays that are not named follow in the order of the list.
    fn rank(&self, state: &MatchState, plays: &[LegalPlay]) -> Vec<usize>;
}

impl<F: Fn(&MatchState, &[LegalPlay]) -> Vec<usize>> Ranking for F {
    fn rank(&self, state: &MatchState, plays: &[LegalPlay]) -> Vec<usize> {
        self(state, plays)
    }
}

/// The order of the rules: plays that move rear checkers first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unranked;

impl Ranking for Unranked {
    fn rank(&self, _: &MatchState, plays: &[LegalPlay]) -> Vec<usize> {
        (0..plays.len()).collect()
    }
}

/// All legal plays of the roll on the table, each once, in the order of a ranking; none where nobody has to play.
#[must_use]
pub fn proposals(state: &MatchState, ranking: &dyn Ranking) -> Vec<LegalPlay> {
    let Some(graph) = state.play_graph() else { return Vec::new() };
    let plays = graph.plays();
    if plays.len() < 2 {
        return plays;
    }
    let order = ranking.rank(state, &plays);
    let mut left: Vec<Option<LegalPlay>> = plays.into_iter().map(Some).collect();
    let named: Vec<LegalPlay> =
        order.into_iter().filter_map(|place| left.get_mut(place).and_then(Option::take)).collect();
    named.into_iter().chain(left.into_iter().flatten()).collect()
}
