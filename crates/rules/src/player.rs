//! The two seats. They are absolute: nothing in this crate flips sides when the turn passes.

use std::fmt;
use std::ops::{Index, IndexMut};

/// One of the two seats at the table, fixed for a whole match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Player {
    /// The first seat: the first player named in a record.
    A,
    /// The second seat: the second player named in a record.
    B,
}

impl Player {
    /// Both seats, A first.
    pub const BOTH: [Player; 2] = [Player::A, Player::B];

    /// The player on the other side of the board.
    #[must_use]
    pub const fn other(self) -> Player {
        match self {
            Player::A => Player::B,
            Player::B => Player::A,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Player::A => "A",
            Player::B => "B",
        })
    }
}

/// One value for each seat, indexed by [`Player`].
///
/// ```
/// use pasch_rules::{ByPlayer, Player};
/// let score = ByPlayer { a: 3, b: 1 };
/// assert_eq!(score[Player::A], 3);
/// assert_eq!(score.swapped()[Player::A], 1);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ByPlayer<T> {
    /// The value of seat A.
    pub a: T,
    /// The value of seat B.
    pub b: T,
}

impl<T> ByPlayer<T> {
    /// Builds both values from the seat they belong to.
    pub fn from_fn(mut f: impl FnMut(Player) -> T) -> Self {
        ByPlayer { a: f(Player::A), b: f(Player::B) }
    }

    /// Applies `f` to both values.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> ByPlayer<U> {
        ByPlayer { a: f(self.a), b: f(self.b) }
    }

    /// Borrows both values, as [`Option::as_ref`] does.
    pub const fn as_ref(&self) -> ByPlayer<&T> {
        ByPlayer { a: &self.a, b: &self.b }
    }

    /// Both seats with their values, A first.
    pub fn iter(&self) -> impl Iterator<Item = (Player, &T)> {
        [(Player::A, &self.a), (Player::B, &self.b)].into_iter()
    }

    /// The same values with the seats exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        ByPlayer { a: self.b, b: self.a }
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        match player {
            Player::A => &self.a,
            Player::B => &self.b,
        }
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::A => &mut self.a,
            Player::B => &mut self.b,
        }
    }
}
