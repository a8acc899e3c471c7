//! A position with everything its value depends on.

use super::AnalystError;
use crate::cube::{CubeInfo, CubeOwner, Stake};
use crate::family::State;
use crate::gate::{GateError, board_from, fits, grades};
use crate::standard::Board;
use pasch_rules::{ByPlayer, MatchState, NextPart, Part, PastRolls, Phase, Player, Position, Rules};

/// A position of a game, with the player it is judged for (they are on roll) and the cube they see.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    pub(super) rules: Rules,
    pub(super) position: Position,
    pub(super) player: Player,
    pub(super) cube: CubeInfo,
    /// The engine's board where checkers move as in backgammon.
    pub(super) board: Option<Board>,
    /// Rolls each side has played, and doubles among them: seats in the rules' order.
    pub(super) turns: ByPlayer<u32>,
    pub(super) doubles: ByPlayer<u32>,
    /// The part of a roll the player has to play instead of rolling.
    pub(super) pending: Option<NextPart>,
}

impl Spot {
    /// A position with `player` on roll, who sees `cube`. The grades agreed in `rules` replace
    /// those of `cube`. What was rolled before is supposed as by [`PastRolls::supposed`].
    ///
    /// # Errors
    /// When the position is none of the game.
    pub fn new(
        rules: &Rules,
        position: &Position,
        player: Player,
        cube: CubeInfo,
    ) -> Result<Self, GateError> {
        let board = if fits(rules) { Some(board_from(position, player, rules)?) } else { None };
        let past = PastRolls::supposed(rules, position);
        Ok(Self {
            rules: *rules,
            position: *position,
            player,
            cube: cube.counting(grades(rules)),
            board,
            turns: past.turns,
            doubles: past.doubles,
            pending: None,
        })
    }

    /// The present position of a match for the player on roll: also when they have rolled, and while
    /// their double waits for an answer. After a beaver the doubler is still the one on roll. While a
    /// resignation waits, the player who resigns is taken to be on roll.
    ///
    /// # Errors
    /// When no game is under way.
    pub fn of(state: &MatchState) -> Result<Self, AnalystError> {
        let player = match *state.phase() {
            Phase::ToRoll { player } | Phase::ToMove { player, .. } => player,
            // Each turn of the cube changes the one who turned it last; the doubler was first.
            Phase::DoubleOffered { by, depth } => {
                if depth % 2 == 0 {
                    by
                } else {
                    by.other()
                }
            }
            Phase::ResignOffered { by, .. } => by,
            phase @ (Phase::Opening
            | Phase::IllegalPlay { .. }
            | Phase::GameOver(_)
            | Phase::MatchOver { .. }) => {
                return Err(AnalystError::Phase(phase));
            }
        };
        Self::of_player(state, player)
    }

    /// The present position of a match as if `player` were about to roll.
    ///
    /// # Errors
    /// When the position is none of the game.
    pub fn of_player(state: &MatchState, player: Player) -> Result<Self, AnalystError> {
        let spot = Self::new(state.rules(), state.position(), player, cube_of(state, player))?;
        let context = |seat| state.game().turn_context(seat);
        Ok(Self {
            turns: ByPlayer::from_fn(|seat| context(seat).turns_before),
            doubles: ByPlayer::from_fn(|seat| context(seat).doubles_before),
            pending: pending(state, player),
            ..spot
        })
    }

    /// The rules in force.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The checkers of both seats, each in its own count.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The player it is judged for.
    #[must_use]
    pub const fn player(&self) -> Player {
        self.player
    }

    /// The cube as they see it.
    #[must_use]
    pub const fn cube(&self) -> &CubeInfo {
        &self.cube
    }

    /// The engine's board, the player in `lanes[0]`; `None` in games whose checkers do not move as in backgammon.
    #[must_use]
    pub const fn board(&self) -> Option<&Board> {
        self.board.as_ref()
    }

    /// The position as the engine for all other games sees it.
    #[must_use]
    pub const fn state(&self) -> State {
        let Self { position, player, turns, doubles, pending, .. } = *self;
        State { position, player, turns, doubles, pending }
    }

    /// The same position with another cube, whose grades are those of the game.
    #[must_use]
    pub fn seeing(&self, cube: CubeInfo) -> Self {
        Self { cube: cube.counting(self.cube.grades), ..*self }
    }

    /// The same position with the other player on roll.
    #[must_use]
    pub fn turned(&self) -> Self {
        let board = self.board.map(|board| board.swap());
        Self { player: self.player.other(), cube: self.cube.swap(), board, pending: None, ..*self }
    }

    /// The engine's board of another position of this game, mover first.
    pub(super) fn board_of(&self, position: &Position) -> Result<Board, GateError> {
        board_from(position, self.player, &self.rules)
    }
}

/// What `player` has to play of a roll whose first part has been played.
fn pending(state: &MatchState, player: Player) -> Option<NextPart> {
    let context = state.game().turn_context(player);
    match *state.phase() {
        Phase::ToMove { player: mover, dice } if mover == player && context.part != Part::Roll => {
            Some(NextPart { dice, part: context.part, trace: context.trace })
        }
        _ => None,
    }
}

/// The cube of a match's present game as `player` sees it.
#[must_use]
pub fn cube_of(state: &MatchState, player: Player) -> CubeInfo {
    let rules = state.rules();
    let stake = match (state.away(player), state.away(player.other())) {
        (Some(me), Some(opp)) => {
            Stake::Match { away_me: me.max(1), away_opp: opp.max(1), crawford: !state.cube_in_play() }
        }
        _ if rules.has_cube() => {
            Stake::Money { jacoby: rules.options().jacoby, beavers: rules.options().animals > 0 }
        }
        _ => Stake::Cubeless,
    };
    let cube = state.cube();
    let owner = match cube.owner {
        None => CubeOwner::Centred,
        Some(owner) if owner == player => CubeOwner::Mine,
        Some(_) => CubeOwner::Theirs,
    };
    CubeInfo { value: cube.value, owner, stake, grades: grades(rules) }
}
