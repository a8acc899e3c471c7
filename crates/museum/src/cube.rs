//! The cube, as simply as its time had it.
//!
//! | player | doubles | takes |
//! |---|---|---|
//! | Random | never | always |
//! | Pip-greedy, rules of thumb | with a lead of 8% of its pips | up to 12% behind, of the leader's pips |
//! | Neurogammon-like | when its cube net puts a double above playing on | when its cube net puts taking above passing |
//! | all others | with a chance to win of 70% or more, unless it plays on for a gammon (more than a point) | with a chance of 25% |
//!
//! The score of the match, the owner of the cube and gammons beyond that do not count.

use pasch_engine::standard::board::Board;

use crate::classic::Classic;

/// Lead in the race, as a share of the leader's pips, at which the pip counters double, and up to which they take.
const LEADS: [f32; 2] = [0.08, 0.12];
/// Chances to win at which the others double and take.
const CHANCES: [f32; 2] = [0.7, 0.25];

impl Classic {
    /// Points a game that it expects for the player on roll of `board`, by its own judgement. The scores of the
    /// Neurogammon-like player are no points: it expects a point where its cube net would have a double passed, two where
    /// that is not even worth a double, and otherwise nothing.
    #[must_use]
    pub fn expects(self, board: &Board) -> f32 {
        if let Some(net) = self.neuro() {
            let worth = |board: &Board| match (net.takes(board), net.doubles(board)) {
                (true, _) => 0.0,
                (false, true) => 1.0,
                (false, false) => 2.0,
            };
            return worth(board) - worth(&board.swap());
        }
        if self.is_random() { 0.0 } else { -self.think(board, (1, 1), &board.swap()).value() }
    }

    /// The chance of the player on roll of `board` to win, as it sees it.
    fn chance(self, board: &Board) -> f32 {
        let after = board.swap();
        match self.think(board, (1, 1), &after).outputs {
            Some([win, ..]) => 1.0 - win,
            None => f32::midpoint(self.expects(board), 1.0).clamp(0.0, 1.0),
        }
    }

    /// Whether it doubles on roll of `board`.
    #[must_use]
    pub fn doubles(self, board: &Board) -> bool {
        if self.is_random() {
            false
        } else if let Some(net) = self.neuro() {
            net.doubles(board)
        } else if self.counts_pips() {
            lead(board) >= LEADS[0]
        } else {
            self.chance(board) >= CHANCES[0] && self.expects(board) <= 1.0
        }
    }

    /// Whether it takes when the player on roll of `board` doubles.
    #[must_use]
    pub fn takes(self, board: &Board) -> bool {
        if self.is_random() {
            true
        } else if let Some(net) = self.neuro() {
            net.takes(board)
        } else if self.counts_pips() {
            lead(board) <= LEADS[1]
        } else {
            1.0 - self.chance(board) >= CHANCES[1]
        }
    }
}

/// By how much of its own pips the player on roll leads.
fn lead(board: &Board) -> f32 {
    let [own, theirs] = [0, 1].map(|side| board.pips(side) as f32);
    (theirs - own) / own.max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_doubles_at_the_start_and_everybody_takes() {
        for classic in Classic::ALL {
            assert!(!classic.doubles(&Board::start()), "{}", classic.id);
            assert!(classic.takes(&Board::start()), "{}", classic.id);
        }
    }

    #[test]
    fn a_won_race_is_doubled_and_passed() {
        let won = Board::from_points(&[(6, 5), (5, 5), (0, 5)], &[(24, 1), (13, 4), (6, 10)]).swap().swap();
        for classic in Classic::ALL.into_iter().filter(|classic| !classic.is_random()) {
            assert!(!classic.takes(&won), "{}", classic.id);
        }
        let pips = Classic::find("pip-greedy").expect("a classic");
        assert!(pips.doubles(&won));
    }

    /// A cube net knows no points, but three kinds of positions: even, lost, and too good to double.
    #[test]
    fn a_cube_net_plays_on_for_a_gammon_and_accepts_no_less() {
        let neuro = Classic::find("neurogammon").expect("a classic");
        let closed = [(6, 2), (5, 2), (4, 2), (3, 2), (2, 2), (1, 2), (8, 3)];
        let too_good = Board::from_points(&closed, &[(25, 3), (13, 4), (8, 3), (6, 5)]);
        assert!(!neuro.doubles(&too_good) && !neuro.takes(&too_good));
        assert_eq!(neuro.expects(&too_good), 2.0);
        assert_eq!(neuro.expects(&too_good.swap()), -2.0);
        assert_eq!(neuro.expects(&Board::start()), 0.0);
    }
}
