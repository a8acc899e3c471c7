//! Plays against the rules, at a table where they can be made.

use std::sync::Arc;

use super::{ApplyError, MatchState};
use crate::action::Action;
use crate::game::Phase;
use crate::misplay::{self, Misplay, MisplayRefusal};
use crate::options::IllegalPlays;
use crate::player::Player;
use crate::position::Position;

impl MatchState {
    /// Whether this player may insist on a legal play now: against an illegal one of the opponent,
    /// and where both must correct also against their own.
    #[must_use]
    pub fn may_insist(&self, player: Player) -> bool {
        match self.game.phase {
            Phase::IllegalPlay { by, .. } => {
                player != by || self.rules().options().illegal == IllegalPlays::BothMustCorrect
            }
            _ => false,
        }
    }

    /// Whether the illegal play on the board may be let stand.
    #[must_use]
    pub fn may_let_stand(&self) -> bool {
        matches!(self.game.phase, Phase::IllegalPlay { .. }) && self.check_stand().is_ok()
    }

    /// The action by which the player on turn puts their checkers so: a play where a legal one leads to the
    /// same position, otherwise a misplay. Whether it is accepted is for [`apply`](MatchState::apply) to say.
    #[must_use]
    pub fn free_play(&self, moves: &Misplay) -> Action {
        let legal = self.game.phase.decider().zip(self.play_graph()).and_then(|(player, graph)| {
            let reached = misplay::after_misplay(self.rules(), self.position(), player, moves).ok()?;
            graph.paths_to(&reached, 1).pop()
        });
        legal.map_or_else(|| Action::Misplay(moves.clone()), Action::Play)
    }

    pub(super) fn misplay(&mut self, player: Player, moves: &Misplay) -> Result<(), ApplyError> {
        let Some(graph) = self.play_graph() else {
            return Ok(());
        };
        if self.rules().options().illegal == IllegalPlays::Refused {
            return Err(MisplayRefusal::NotAgreed.into());
        }
        if self.game.insisted {
            return Err(MisplayRefusal::InsistedOn.into());
        }
        if moves.shifts.len() > Misplay::MAX {
            return Err(MisplayRefusal::TooLong(moves.shifts.len()).into());
        }
        let reached = misplay::after_misplay(self.rules(), &self.game.position, player, moves)
            .map_err(|index| MisplayRefusal::NoSuchMove { index })?;
        if graph.nodes().iter().any(|node| node.complete && node.position == reached) {
            return Err(MisplayRefusal::Legal.into());
        }
        let fault = misplay::fault(&graph, moves);
        let before = Arc::new(self.game.clone());
        let game = &mut self.game;
        game.before_misplay = Some(before);
        game.position = reached;
        game.phase = Phase::IllegalPlay { by: player, fault };
        Ok(())
    }

    /// Everything is as it was before the illegal play, and the roll has to be played legally.
    pub(super) fn insist(&mut self) {
        if let Some(before) = self.game.before_misplay.take() {
            self.game = Arc::unwrap_or_clone(before);
            self.game.insisted = true;
        }
    }

    /// The turn of the player who played illegally is over.
    pub(super) fn let_stand(&mut self, by: Player) -> Result<(), ApplyError> {
        self.game.position = self.check_stand()?;
        let before = self.game.before_misplay.take();
        if let Some(Phase::ToMove { dice, .. }) = before.map(|before| before.phase) {
            self.count_turn(by, dice);
            self.end_roll(by, false, None, false);
        }
        Ok(())
    }

    /// The position after the illegal play as the game knows it.
    fn check_stand(&self) -> Result<Position, MisplayRefusal> {
        if self.rules().options().illegal == IllegalPlays::BothMustCorrect {
            return Err(MisplayRefusal::HasToBeCorrected);
        }
        let setup = self.game.position.to_setup();
        Position::try_from_setup(&setup, self.rules().spec()).map_err(MisplayRefusal::CannotStand)
    }
}
