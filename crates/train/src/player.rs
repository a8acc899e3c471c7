//! Whoever chooses plays: the common face of nets, the linear player and outside programs in the arena.

use pasch_engine::{
    eval::{Evaluator, Probs},
    standard::{
        Board,
        movegen::{Afterstates, generate},
    },
};

use crate::random::Stream;

/// Chooses plays in cubeless money games.
pub trait Player: Sync {
    /// The board after the best play of `dice` on `board`: still the mover's lane first, as
    /// [`generate`] gives it. `random` is for players that need chance; the same number for the same decision.
    ///
    /// # Errors
    /// When the player is an outside program and does not answer as it should.
    fn play(&self, board: &Board, dice: (u8, u8), random: u64) -> Result<Board, PlayerError>;
}

/// Why a player gave no legal play.
#[derive(Debug, thiserror::Error)]
pub enum PlayerError {
    /// The connection to an outside program failed.
    #[error("the other program cannot be reached: {0}")]
    Io(#[from] std::io::Error),
    /// An outside program answered something that is no legal play.
    #[error("the answer {answer:?} is no legal play of {dice:?} on {board:?}")]
    Answer {
        /// What came.
        answer: String,
        /// The board that was asked, the player on roll first.
        board: Box<Board>,
        /// The roll.
        dice: (u8, u8),
    },
}

/// Plays what an evaluator likes best without looking ahead.
#[derive(Clone, Debug)]
pub struct Static<E>(pub E);

impl<E: Evaluator> Player for Static<E> {
    fn play(&self, board: &Board, dice: (u8, u8), _: u64) -> Result<Board, PlayerError> {
        let mut list = Afterstates::new();
        generate(board, dice, &mut list);
        if list.len() == 1 {
            return Ok(list.boards()[0]);
        }
        let next: Vec<Board> = list.boards().iter().map(Board::swap).collect();
        let mut probs = vec![Probs::default(); next.len()];
        self.0.evaluate(&next, &mut probs);
        let worst = probs.iter().map(Probs::equity).enumerate().min_by(|a, b| a.1.total_cmp(&b.1));
        Ok(list.boards()[worst.map_or(0, |(index, _)| index)])
    }
}

/// Plays at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Player for Random {
    fn play(&self, board: &Board, dice: (u8, u8), random: u64) -> Result<Board, PlayerError> {
        let mut list = Afterstates::new();
        generate(board, dice, &mut list);
        Ok(list.boards()[Stream::new(&[random]).below(list.len())])
    }
}
