//! What a step's game is played for.

use pasch_formats::diagram::Diagram;
use pasch_rules::{ByPlayer, Cube, Player};

/// The cube and the score of a step. The learner is seat A.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// The cube before any offer.
    pub cube: Cube,
    /// Points to win the match; 0 for money.
    pub length: u32,
    /// Points won before this game.
    pub score: ByPlayer<u32>,
    /// The Crawford game of the match.
    pub crawford: bool,
    /// Money: gammons count only after a double.
    pub jacoby: bool,
    /// Money: a double may be beavered.
    pub beavers: bool,
}

impl Default for Stakes {
    /// Money with Jacoby's rule and beavers, and a centred cube.
    fn default() -> Self {
        Self {
            cube: Cube::default(),
            length: 0,
            score: ByPlayer { a: 0, b: 0 },
            crawford: false,
            jacoby: true,
            beavers: true,
        }
    }
}

impl Stakes {
    /// The stakes of a position, by its own seats.
    #[must_use]
    pub fn of(diagram: &Diagram) -> Self {
        Self {
            cube: diagram.cube.unwrap_or_default(),
            length: diagram.length,
            score: diagram.score,
            crawford: diagram.crawford,
            jacoby: diagram.jacoby,
            beavers: diagram.beavers,
        }
    }

    /// Points that each side still needs; `None` for money.
    #[must_use]
    pub fn away(&self) -> Option<ByPlayer<u32>> {
        let need = |won: u32| self.length.saturating_sub(won).max(1);
        (self.length > 0).then(|| ByPlayer { a: need(self.score.a), b: need(self.score.b) })
    }

    /// Whether this player may double.
    #[must_use]
    pub fn may_double(&self, player: Player) -> bool {
        let own = self.cube.owner.is_none_or(|owner| owner == player);
        own && !self.crawford && self.away().is_none_or(|away| self.cube.value < away[player])
    }

    /// The same, seen from the other seat.
    #[must_use]
    pub fn swapped(self) -> Self {
        let cube = Cube { owner: self.cube.owner.map(Player::other), ..self.cube };
        Self { cube, score: ByPlayer { a: self.score.b, b: self.score.a }, ..self }
    }
}
