//! Cube decisions of each player as decisions between two.

use pasch_rules as rules;
use pasch_rules::{
    AutomaticDoubles, ByPlayer, Crawford, Cube, GameSetup, Phase as BoardPhase, Player, Position, SetupTurn,
};

use crate::action::{Action, Answer};
use crate::choices::choices;
use crate::game::{BOX, Game, Pending, TEAM};
use crate::log::LogError;
use crate::options::Header;
use crate::seat::Seat;
use crate::state::Chouette;

/// A decision about a cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeChoice {
    /// Not to offer it, and roll.
    Roll,
    /// To offer it.
    Double,
    /// To accept it.
    Take,
    /// To refuse it, or to give it away as an extra.
    Drop,
    /// To turn it once more.
    Beaver,
}

/// A cube decision as it was for the person who made it: one player against another, with the cube between the two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CubeDecision {
    /// The index of its action in the log.
    pub action: usize,
    /// The number of the game, from 1.
    pub game: u32,
    /// The player who decided.
    pub by: Seat,
    /// The other player at this cube.
    pub against: Seat,
    /// The member whose cube it was at the start.
    pub cube_of: Seat,
    /// The side of whoever decided: A is the box, B the team.
    pub side: Player,
    /// Their choice.
    pub choice: CubeChoice,
    /// 0 for a double and its answer, 1 for the answer to a beaver, and so on.
    pub depth: u8,
    /// Whether the rules left them nothing else.
    pub forced: bool,
    /// The checkers.
    pub position: Position,
    /// The cube as it was before the offer.
    pub cube: Cube,
}

impl CubeDecision {
    /// The position to be judged, by [`two_players`]; `None` for the answer to a beaver, which no set-up knows.
    #[must_use]
    pub fn setup(&self) -> Option<GameSetup> {
        let turn = match self.choice {
            CubeChoice::Roll | CubeChoice::Double => SetupTurn::ToRoll(self.side),
            _ if self.depth == 0 => SetupTurn::Doubled(self.side.other()),
            _ => return None,
        };
        Some(GameSetup {
            board: self.position.to_setup(),
            turn,
            cube: self.cube,
            score: ByPlayer::default(),
            crawford: Crawford::Before,
        })
    }
}

/// The money session of two players by whose rules a cube decision of this chouette is judged.
#[must_use]
pub fn two_players(header: &Header) -> rules::Header {
    let options = rules::Options {
        jacoby: header.options.jacoby,
        animals: header.options.animals,
        automatic_doubles: AutomaticDoubles::Off,
        ..header.house
    };
    rules::Header { options, ..rules::Header::new(header.variant, 0) }
}

/// The cube decisions of a log, in order. A roll is the decision not to offer each cube that could have been offered. With one
/// cube for the team the captain decides about it, once; each member answers for themselves.
///
/// # Errors
/// Names the first action that is against the rules.
pub fn decisions(header: &Header, actions: &[Action]) -> Result<Vec<CubeDecision>, LogError> {
    let mut state = Chouette::new(header).map_err(LogError::Options)?;
    let mut found = Vec::new();
    for (index, action) in actions.iter().enumerate() {
        if let Some(game) = state.game() {
            of_action(&state, game, index, action, &mut found);
        }
        state.apply(action).map_err(|reason| LogError::Refused { line: index + 2, reason })?;
    }
    Ok(found)
}

fn of_action(state: &Chouette, game: &Game, index: usize, action: &Action, found: &mut Vec<CubeDecision>) {
    let mut add = |by: Seat, cube: Seat, choice: CubeChoice, depth: u8, forced: bool| {
        let Some(stake) = game.stake(cube) else { return };
        let side = if by == game.box_seat() { BOX } else { TEAM };
        found.push(CubeDecision {
            action: index,
            game: game.number(),
            by,
            against: if side == BOX { stake.holder } else { game.box_seat() },
            cube_of: cube,
            side,
            choice,
            depth,
            forced,
            position: *game.board().position(),
            cube: stake.cube,
        });
    };
    let single = state.is_single();
    // One cube for the team is the captain's.
    let counts = |holder: Seat| !single || state.captain() == Some(holder);
    match action {
        Action::Rolled { .. } => {
            let BoardPhase::ToRoll { player } = *game.board().phase() else { return };
            if !game.is_cube_time(player) {
                return;
            }
            for stake in game.open().filter(|stake| counts(stake.holder)) {
                if stake.cube.is_available_to(player) && stake.cube.value < Cube::MAX {
                    let by = if player == BOX { game.box_seat() } else { stake.holder };
                    add(by, stake.of, CubeChoice::Roll, 0, false);
                }
            }
        }
        Action::Doubled { by, cubes } => {
            let holder = |cube: &Seat| game.stake(*cube).map(|stake| stake.holder);
            for cube in cubes.iter().filter(|cube| holder(cube).is_some_and(counts)) {
                add(*by, *cube, CubeChoice::Double, 0, false);
            }
        }
        Action::Answered { by, cube, answer } => {
            let Pending::Answers(round) = game.pending() else { return };
            let choice = match answer {
                Answer::Take => CubeChoice::Take,
                Answer::Drop => CubeChoice::Drop,
                Answer::Beaver => CubeChoice::Beaver,
            };
            let possible = choices(state, *by).into_iter().find_map(|choice| match choice {
                crate::choices::Choice::Answer { cube: other, answers } if other == *cube => {
                    Some(answers.len())
                }
                _ => None,
            });
            add(*by, *cube, choice, round.depth, possible == Some(1));
        }
        _ => {}
    }
}
