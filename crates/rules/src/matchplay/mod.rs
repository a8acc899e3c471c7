//! A match: the fold of its actions. [`MatchState::apply`] is the only way a match moves on; it
//! refuses what the rules forbid and then changes nothing.

mod error;
mod fold;
mod illegal;

pub use crate::header::HeaderError;
pub use crate::plays::PlayFault;
pub use error::ApplyError;

use std::sync::Arc;

use crate::cube::{Cube, CubeRefusal};
use crate::game::{GameState, Phase};
use crate::header::Header;
use crate::options::{DeadCube, Edition, Rules};
use crate::outcome::{Crawford, GameResult, Grade};
use crate::player::{ByPlayer, Player};
use crate::plays::PlayGraph;
use crate::position::Position;
use crate::round;
use crate::spec::{Opening, Scoring};

/// A match or money session at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchState {
    /// The rules of every game of a round, at least one.
    round: Arc<[Rules]>,
    length: u32,
    score: ByPlayer<u32>,
    crawford: Crawford,
    game_number: u32,
    results: Vec<GameResult>,
    game: GameState,
}

impl MatchState {
    /// The state before the first action.
    ///
    /// # Errors
    /// When the match or its series is too long or an option does not fit the game.
    ///
    /// ```
    /// use pasch_rules::{Action, ByPlayer, Die, Header, MatchState, Phase, Player, VariantId};
    /// let mut state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 5))?;
    /// let dice = ByPlayer { a: Die::new(3).unwrap(), b: Die::new(1).unwrap() };
    /// state.apply(&Action::OpeningRoll(dice))?;
    /// assert!(matches!(state.phase(), Phase::ToMove { player: Player::A, .. }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(header: &Header) -> Result<MatchState, HeaderError> {
        let round = round::rules(header)?;
        let game = GameState::new(&round[0]);
        Ok(MatchState {
            round,
            length: header.length,
            score: ByPlayer::default(),
            crawford: Crawford::Before,
            game_number: 1,
            results: Vec::new(),
            game,
        })
    }

    /// The rules in force in the present game; after it is over, still those.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.round[(self.game_number as usize - 1) % self.round.len()]
    }

    /// The rules of the games that follow each other, in turn; a single one unless the match is a series.
    #[must_use]
    pub fn round(&self) -> &[Rules] {
        &self.round
    }

    /// Points to win; 0 in a money session.
    #[must_use]
    pub const fn length(&self) -> u32 {
        self.length
    }

    /// Whether every game stands for itself.
    #[must_use]
    pub const fn is_money(&self) -> bool {
        self.length == 0
    }

    /// Points each player has won so far. In a match they may exceed its length.
    #[must_use]
    pub const fn score(&self) -> ByPlayer<u32> {
        self.score
    }

    /// The points this player still needs; `None` in a money session.
    #[must_use]
    pub fn away(&self, player: Player) -> Option<u32> {
        (!self.is_money()).then(|| self.length.saturating_sub(self.score[player]))
    }

    /// The number of the present game, from 1; after a game is over, still that game.
    #[must_use]
    pub const fn game_number(&self) -> u32 {
        self.game_number
    }

    /// Whether the present game is the Crawford game.
    #[must_use]
    pub fn is_crawford_game(&self) -> bool {
        self.crawford == Crawford::Now
    }

    /// Where the match stands with the Crawford rule.
    #[must_use]
    pub const fn crawford(&self) -> Crawford {
        self.crawford
    }

    /// The games finished so far, in order.
    #[must_use]
    pub fn results(&self) -> &[GameResult] {
        &self.results
    }

    /// The game in progress, or the last one while no other has begun.
    #[must_use]
    pub const fn game(&self) -> &GameState {
        &self.game
    }

    /// The checkers of the present game.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.game.position
    }

    /// The cube of the present game; while a double is on offer, as it was before.
    #[must_use]
    pub const fn cube(&self) -> Cube {
        self.game.cube
    }

    /// What has to happen next.
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.game.phase
    }

    /// All legal plays of the roll on the table; `None` unless somebody has to move.
    #[must_use]
    pub fn play_graph(&self) -> Option<PlayGraph> {
        self.game.play_graph(self.rules())
    }

    /// Whether the present game has a cube at all, whoever may turn it: the variant and options
    /// have one, it is not the Crawford game, and the match is longer than a point.
    #[must_use]
    pub fn cube_in_play(&self) -> bool {
        self.rules().has_cube() && !self.is_crawford_game() && self.length != 1
    }

    /// Whether gammons count single just now by the Jacoby rule.
    #[must_use]
    pub fn jacoby_applies(&self) -> bool {
        self.is_money()
            && self.rules().options().jacoby
            && self.rules().has_cube()
            && self.game.cube.owner.is_none()
    }

    /// What the winner of the present game is given for a win of these points, before the cube: the Jacoby rule may turn
    /// a gammon into a plain win.
    #[must_use]
    pub fn counted(&self, points: u32) -> u32 {
        let rules = self.rules();
        let by_grade = rules.scoring() != Scoring::CheckersLeft || rules.options().edition == Edition::First;
        if by_grade && self.jacoby_applies() { points.min(1) } else { points }
    }

    /// Whether this player may double now.
    #[must_use]
    pub fn may_double(&self, player: Player) -> bool {
        self.double_refusal(player).is_none()
    }

    /// Whether this player may refuse the roll before them and throw again: the opening throw where the game lets the
    /// starter choose, or a player's first roll for a turn of the cube, where that is agreed on for money.
    #[must_use]
    pub fn may_reject_opening(&self, player: Player) -> bool {
        self.may_throw_again(player) || self.cube_after_refusal(player).is_some()
    }

    /// Whether this player has the opening throw before them and may throw again for nothing.
    #[must_use]
    pub fn may_throw_again(&self, player: Player) -> bool {
        let is_first = self.game.opening_throw && self.game.turns[player] == 0;
        self.has_rolled(player) && is_first && self.rules().opening() == Opening::Choice
    }

    /// What the cube shows when this player refuses the roll before them; `None` where they may not, or for nothing.
    #[must_use]
    pub fn cube_after_refusal(&self, player: Player) -> Option<u32> {
        let (rules, game) = (self.rules(), &self.game);
        let may = self.has_rolled(player)
            && !self.may_throw_again(player)
            && rules.options().opening_refusal
            && self.length == 0
            && rules.has_cube()
            && game.turns[player] == 0
            && !game.refused_opening[player]
            && game.cube.owner.is_none()
            && game.cube.value < Cube::MAX;
        may.then(|| game.cube.value * 2)
    }

    fn has_rolled(&self, player: Player) -> bool {
        matches!(self.game.phase, Phase::ToMove { player: mover, .. } if mover == player)
    }

    /// Why this player may not double now; `None` when they may.
    #[must_use]
    pub fn double_refusal(&self, player: Player) -> Option<CubeRefusal> {
        let cube = self.game.cube;
        let on_turn = self.game.phase == Phase::ToRoll { player } && !self.game.cube_closed;
        let holland = self.rules().options().holland
            && self.crawford == Crawford::After
            && Player::BOTH.iter().any(|p| self.game.turns[*p] < 2);
        if !self.rules().has_cube() || self.length == 1 {
            Some(CubeRefusal::NoCube)
        } else if self.is_crawford_game() {
            Some(CubeRefusal::CrawfordGame)
        } else if !cube.is_available_to(player) {
            Some(CubeRefusal::NotOwner)
        } else if !on_turn {
            Some(CubeRefusal::NotNow)
        } else if self.cube_is_dead_for(player) {
            Some(CubeRefusal::Dead)
        } else if holland {
            Some(CubeRefusal::Holland)
        } else if cube.value >= Cube::MAX {
            Some(CubeRefusal::Limit)
        } else {
            None
        }
    }

    /// Whether this player may not double because the cube already decides the match: at its
    /// present value for them or, where so agreed, for either player.
    #[must_use]
    pub fn cube_is_dead_for(&self, player: Player) -> bool {
        let enough = |who| self.away(who).is_some_and(|away| self.game.cube.value >= away);
        match self.rules().options().dead_cube {
            DeadCube::Forbid => enough(player),
            DeadCube::Allow => false,
            DeadCube::FreezeForBoth => enough(Player::A) || enough(Player::B),
        }
    }

    /// Whether the cube on offer may be turned once more by the player who has to answer.
    #[must_use]
    pub fn may_beaver(&self) -> bool {
        match self.game.phase {
            Phase::DoubleOffered { depth, .. } => {
                self.is_money()
                    && depth < self.rules().options().animals
                    && self.game.cube.value <= Cube::MAX / 4
            }
            _ => false,
        }
    }

    /// The owner of the cube on offer once it is taken; `None` while none is on offer. The first taker keeps it
    /// through beaver and raccoon.
    #[must_use]
    pub fn cube_owner_if_taken(&self) -> Option<Player> {
        match self.game.phase {
            Phase::DoubleOffered { by, depth } => Some(fold::cube_roles(by, depth).1),
            _ => None,
        }
    }

    /// The grades this player may offer to lose by: those that can still come about.
    #[must_use]
    pub fn resignable_grades(&self, player: Player) -> &'static [Grade] {
        let grades = &Grade::ALL;
        if !self.game.phase.is_playing() {
            &grades[..0]
        } else if self.game.position.sides[player].off > 0 {
            &grades[..1]
        } else {
            let top = self.rules().top_grade();
            let known = grades.iter().filter(|grade| **grade <= top).count();
            &grades[..known]
        }
    }
}
