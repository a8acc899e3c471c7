//! The doubling cube: its value, its owner and the reasons it may not be turned.

use pasch_messages::Describe;
use thiserror::Error;

use crate::player::Player;

/// The cube between decisions. While a double is offered it still shows the value before the offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cube {
    /// What the game is worth: 1, 2, 4, … A cube showing 64 at the start counts 1.
    pub value: u32,
    /// The player who may turn it; `None` while it is in the middle.
    pub owner: Option<Player>,
}

impl Default for Cube {
    fn default() -> Cube {
        Cube { value: 1, owner: None }
    }
}

impl Cube {
    /// The highest value a cube can be turned to here. No game of people comes near it.
    pub const MAX: u32 = 1 << 24;

    /// A cube at this value, if it is a power of two in 1..=[`Cube::MAX`].
    #[must_use]
    pub const fn new(value: u32, owner: Option<Player>) -> Option<Cube> {
        if value.is_power_of_two() && value <= Cube::MAX { Some(Cube { value, owner }) } else { None }
    }

    /// Whether this player's side of the cube lets them turn it.
    #[must_use]
    pub fn is_available_to(self, player: Player) -> bool {
        self.owner.is_none_or(|owner| owner == player)
    }

    /// One step higher, with this owner.
    #[must_use]
    pub(crate) const fn turned(self, owner: Option<Player>) -> Cube {
        Cube { value: self.value * 2, owner }
    }
}

/// Why a player may not turn the cube now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, Error)]
#[describe("cube-refusal")]
pub enum CubeRefusal {
    /// The game is played without a cube.
    NoCube,
    /// It is the Crawford game.
    CrawfordGame,
    /// The other player owns the cube.
    NotOwner,
    /// It is not this player's turn, or they have already rolled.
    NotNow,
    /// The present cube already wins the match.
    Dead,
    /// Holland rule: too early after the Crawford game, before each side has rolled twice.
    Holland,
    /// No further turning of an offered cube is agreed.
    NoBeaver,
    /// The cube cannot go higher.
    #[describe(args(max = Cube::MAX))]
    Limit,
}
