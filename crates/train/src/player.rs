//! Whoever chooses plays: the common face of nets, the linear player and outside programs in the arena.

use pasch_engine::{
    analyst::Engine,
    cube::{CubeDecision, CubeInfo},
    eval::{Evaluator, Probs},
    level::{Chance, Level},
    search::{Filter, Run, SearchSettings},
    standard::{
        Board,
        movegen::{Afterstates, generate},
    },
};
use pasch_messages::Describe;

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

/// Plays money games with the cube: Jacoby's rule, no beavers.
pub trait CubePlayer: Sync {
    /// Whether the player on roll of `board`, who may, turns the cube. `cube` is their view.
    ///
    /// # Errors
    /// When the player is an outside program and does not answer as it should.
    fn doubles(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError>;

    /// Whether this player takes when the player on roll of `board` doubles. `cube` is the doubler's
    /// view, before the double.
    ///
    /// # Errors
    /// When the player is an outside program and does not answer as it should.
    fn takes(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError>;

    /// The board after the best play, as [`Player::play`]; `cube` is the mover's view.
    ///
    /// # Errors
    /// When the player is an outside program and does not answer as it should.
    fn move_checkers(&self, board: &Board, cube: &CubeInfo, dice: (u8, u8)) -> Result<Board, PlayerError>;
}

/// Why a player gave no legal play.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("player-error")]
pub enum PlayerError {
    /// The connection to an outside program failed.
    Io(
        #[from]
        #[describe(name = "value", text)]
        std::io::Error,
    ),
    /// An outside program did not answer.
    Silent {
        #[describe(text)]
        source: std::io::Error,
        /// The board that was asked, the player on roll first.
        #[describe(debug)]
        board: Box<Board>,
        /// The roll; zeros for a question about the cube.
        #[describe(debug)]
        dice: (u8, u8),
    },
    /// An outside program answered something that is no legal play.
    Answer {
        #[describe(debug)]
        answer: String,
        /// The board that was asked, the player on roll first.
        #[describe(debug)]
        board: Box<Board>,
        #[describe(debug)]
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

/// Looks some plies ahead, with the filter [`Filter::NORMAL`].
pub struct Searching {
    pub engine: Engine,
    pub plies: u8,
}

impl Searching {
    fn best(
        &self,
        board: &Board,
        cube: &CubeInfo,
        dice: (u8, u8),
        cubeful: bool,
    ) -> Result<Board, PlayerError> {
        let settings = SearchSettings { plies: self.plies, filter: Filter::NORMAL, cubeful };
        let refused = |answer: String| PlayerError::Answer { answer, board: Box::new(*board), dice };
        let ranked = self
            .engine
            .searcher()
            .rank_plays(board, dice, cube, &settings, &[], Run::default())
            .map_err(|error| refused(error.to_string()))?;
        ranked.first().map(|best| best.play.board).ok_or_else(|| refused("nothing".to_owned()))
    }

    fn decision(&self, board: &Board, cube: &CubeInfo) -> Result<CubeDecision, PlayerError> {
        let refused = |answer: String| PlayerError::Answer { answer, board: Box::new(*board), dice: (0, 0) };
        let decided = self.engine.searcher().cube_decision(board, cube, self.plies, Run::default());
        decided.map(|(decision, _)| decision).map_err(|error| refused(error.to_string()))
    }
}

impl Player for Searching {
    fn play(&self, board: &Board, dice: (u8, u8), _: u64) -> Result<Board, PlayerError> {
        self.best(board, &CubeInfo::cubeless(), dice, false)
    }
}

impl CubePlayer for Searching {
    fn doubles(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError> {
        Ok(self.decision(board, cube)?.should_double())
    }

    fn takes(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError> {
        Ok(self.decision(board, cube)?.take)
    }

    fn move_checkers(&self, board: &Board, cube: &CubeInfo, dice: (u8, u8)) -> Result<Board, PlayerError> {
        self.best(board, cube, dice, true)
    }
}

/// Plays as a level of the bot. Its errors are drawn by the position, so that it plays the same position alike.
pub struct Levelled {
    pub engine: Engine,
    /// How well it plays.
    pub level: Level,
}

impl Levelled {
    fn best(
        &self,
        board: &Board,
        cube: &CubeInfo,
        dice: (u8, u8),
        cubeful: bool,
    ) -> Result<Board, PlayerError> {
        let settings = SearchSettings { cubeful, ..self.level.settings() };
        let refused = |answer: String| PlayerError::Answer { answer, board: Box::new(*board), dice };
        let searcher = self.engine.searcher();
        let ranked = searcher
            .rank_plays(board, dice, cube, &settings, &[], Run::default())
            .map_err(|error| refused(error.to_string()))?;
        let mut chance = chance(board, dice);
        let place = if self.level.play_noise > 0.0 {
            self.level.draw(ranked.iter().map(|p| p.equity), &mut chance)
        } else {
            0
        };
        ranked.get(place).map(|play| play.play.board).ok_or_else(|| refused("nothing".to_owned()))
    }

    /// The decision, and the equity by which it is misjudged.
    fn decision(&self, board: &Board, cube: &CubeInfo) -> Result<(CubeDecision, f64), PlayerError> {
        let refused = |answer: String| PlayerError::Answer { answer, board: Box::new(*board), dice: (0, 0) };
        let decided = self.engine.searcher().cube_decision(board, cube, self.level.plies, Run::default());
        let (decision, _) = decided.map_err(|error| refused(error.to_string()))?;
        Ok((decision, self.level.cube_error(&mut chance(board, (0, 0)))))
    }
}

/// Chance that belongs to a position and a roll.
fn chance(board: &Board, dice: (u8, u8)) -> Chance {
    let lanes = board.lanes.iter().flatten().copied().chain([dice.0, dice.1]);
    Chance::new(lanes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    }))
}

impl Player for Levelled {
    fn play(&self, board: &Board, dice: (u8, u8), _: u64) -> Result<Board, PlayerError> {
        self.best(board, &CubeInfo::cubeless(), dice, false)
    }
}

impl CubePlayer for Levelled {
    fn doubles(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError> {
        let (decision, error) = self.decision(board, cube)?;
        let best = decision.should_double();
        Ok(if error == 0.0 { best } else { decision.double() - decision.no_double + error > 0.0 })
    }

    fn takes(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError> {
        let (decision, error) = self.decision(board, cube)?;
        Ok(decision.double_take <= decision.double_pass + error)
    }

    fn move_checkers(&self, board: &Board, cube: &CubeInfo, dice: (u8, u8)) -> Result<Board, PlayerError> {
        self.best(board, cube, dice, true)
    }
}

/// The plays of one player and the cube of another: what each of the two is worth.
pub struct Joined {
    pub plays: Box<dyn CubePlayer>,
    /// Doubles, takes and drops.
    pub cube: Box<dyn CubePlayer>,
}

impl CubePlayer for Joined {
    fn doubles(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError> {
        self.cube.doubles(board, cube)
    }

    fn takes(&self, board: &Board, cube: &CubeInfo) -> Result<bool, PlayerError> {
        self.cube.takes(board, cube)
    }

    fn move_checkers(&self, board: &Board, cube: &CubeInfo, dice: (u8, u8)) -> Result<Board, PlayerError> {
        self.plays.move_checkers(board, cube, dice)
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Player for Random {
    fn play(&self, board: &Board, dice: (u8, u8), random: u64) -> Result<Board, PlayerError> {
        let mut list = Afterstates::new();
        generate(board, dice, &mut list);
        Ok(list.boards()[Stream::new(&[random]).below(list.len())])
    }
}

/// For tests: plays as another, with a mind of its own about the cube.
#[cfg(test)]
pub struct Minded<'p, D> {
    pub plays: &'p Searching,
    /// Whether it doubles with this cube.
    pub doubles: D,
    pub takes: bool,
}

#[cfg(test)]
impl<D: Fn(&CubeInfo) -> bool + Sync> CubePlayer for Minded<'_, D> {
    fn doubles(&self, _: &Board, cube: &CubeInfo) -> Result<bool, PlayerError> {
        Ok((self.doubles)(cube))
    }

    fn takes(&self, _: &Board, _: &CubeInfo) -> Result<bool, PlayerError> {
        Ok(self.takes)
    }

    fn move_checkers(&self, board: &Board, cube: &CubeInfo, dice: (u8, u8)) -> Result<Board, PlayerError> {
        self.plays.move_checkers(board, cube, dice)
    }
}
