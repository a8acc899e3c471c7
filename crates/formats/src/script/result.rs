//! How a game of a file ended: what board and cube say, held against its `Wins` line.

use pasch_rules::{Action, ByPlayer, GameResult, Grade, Phase, Player};

use super::Game;
use super::fold::{At, Folder};
use crate::problem::{Problem, Remedy};

/// The line that says who won a game, and how many points.
pub(super) struct Won {
    /// The player in whose column it stands.
    pub side: Option<Player>,
    pub points: u32,
    pub at: At,
}

impl Folder {
    /// Ends the present game as the file says, or checks what it says.
    pub(super) fn finish(&mut self, won: Option<&Won>, next: Option<&Game>) {
        if let Some(won) = won {
            self.at = won.at;
        }
        match *self.state.phase() {
            Phase::GameOver(result) | Phase::MatchOver { result, .. } if !self.is_unopened() => {
                if let Some(won) = won {
                    self.check_result(won, result);
                }
            }
            phase => {
                let winner = self.winner(won, next);
                match (winner, won) {
                    (None, _) if next.is_some() => self.warn(Problem::Unfinished),
                    (None, _) => {}
                    (Some(winner), _) if self.is_unopened() => {
                        self.warn(Problem::WonUnplayed);
                        let opened = self.apply(Action::FirstTurn(winner.other()));
                        match (opened, won) {
                            (Err(reason), _) => self.warn(Problem::Refused { what: "result", reason }),
                            (Ok(()), Some(won)) => self.given_up(winner, won.points, *self.state.phase()),
                            (Ok(()), None) => self.resign(winner.other(), Grade::Single),
                        }
                    }
                    (Some(winner), Some(won)) => self.given_up(winner, won.points, phase),
                    (Some(winner), None) => {
                        self.warn(Problem::ResignedWithoutPoints);
                        self.resign(winner.other(), Grade::Single);
                    }
                }
            }
        }
    }

    /// Who won a game that the board does not decide.
    fn winner(&self, won: Option<&Won>, next: Option<&Game>) -> Option<Player> {
        let by_word = self.resigner.map(Player::other);
        let Some(won) = won else { return by_word };
        let by_score = || {
            let ByPlayer { a, b } = next?.score.as_ref()?.as_ref().map(|score| score.parse::<u32>().ok());
            let score = self.state.score();
            match (a? > score.a, b? > score.b) {
                (true, false) => Some(Player::A),
                (false, true) => Some(Player::B),
                _ => None,
            }
        };
        // Where columns tell nothing else, the wide ones still do.
        let by_column = if won.at.column.is_some_and(|column| column > 20) { Player::B } else { Player::A };
        won.side.or(by_word).or_else(by_score).or(Some(by_column))
    }

    fn check_result(&mut self, won: &Won, result: GameResult) {
        let Some(winner) = result.outcome.winner() else { return };
        if let Some(side) = won.side.filter(|&side| side != winner) {
            self.warn(Problem::WonByOther(self.name(side), self.name(winner)));
        }
        if won.points != result.points && !self.is_cut_to_length(winner, result.points, won.points) {
            self.warn(Problem::WonPoints { found: won.points, due: result.points });
        }
    }

    /// Some writers count only the points that were missing to win the match.
    fn is_cut_to_length(&self, winner: Player, due: u32, found: u32) -> bool {
        let after = self.state.score()[winner];
        let before = after.saturating_sub(due);
        self.state.length() > 0
            && after >= self.state.length()
            && before.checked_add(found) == Some(self.state.length())
    }

    /// A game that ended without being played out: a drop if a double is open, else a resignation.
    fn given_up(&mut self, winner: Player, points: u32, phase: Phase) {
        let cube = self.state.cube().value;
        if let Phase::DoubleOffered { by, .. } = phase {
            if by == winner && points == cube && self.resigner.is_none() {
                self.warn(Problem::NoAnswer(Remedy::Dropped));
                if let Err(reason) = self.apply(Action::Drop) {
                    self.warn(Problem::Refused { what: "drop", reason });
                }
                return;
            }
        }
        let level = points.div_ceil(cube).clamp(1, 3);
        let grade = Grade::ALL[level as usize - 1];
        let counted = level * cube;
        let missing = self.state.away(winner);
        if counted != points && missing != Some(points) {
            self.warn(Problem::OddPoints { points, cube, counted });
        }
        self.resign(winner.other(), grade);
    }

    fn resign(&mut self, by: Player, grade: Grade) {
        let offered = self.apply(Action::OfferResign { by, grade });
        if let Err(reason) = offered.and_then(|()| self.apply(Action::AcceptResign)) {
            self.warn(Problem::Refused { what: "resignation", reason });
        }
    }
}
