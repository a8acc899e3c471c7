//! Dice as thrown, the 21 different rolls of two dice, and what is still to be played of a roll.

use std::fmt;
use std::hash::{Hash, Hasher};

/// One face of a die, 1..=6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Die(u8);

impl Die {
    /// The six faces, 1 first.
    pub const ALL: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];
    pub(crate) const ONE: Die = Die(1);
    pub(crate) const TWO: Die = Die(2);
    pub(crate) const SIX: Die = Die(6);

    /// The die showing this face, or `None` outside 1..=6.
    #[must_use]
    pub const fn new(face: u8) -> Option<Die> {
        if face >= 1 && face <= 6 { Some(Die(face)) } else { None }
    }

    /// The face, 1..=6: the pips a checker moves.
    #[must_use]
    pub const fn face(self) -> u8 {
        self.0
    }

    /// The face on the other side of the die: 7 − n.
    #[must_use]
    pub const fn underside(self) -> Die {
        Die(7 - self.0)
    }

    const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One roll of two or three dice. The order of the dice carries no meaning: they are kept highest
/// first, and two rolls are equal when they show the same faces.
///
/// ```
/// use pasch_rules::Dice;
/// let roll = Dice::from_faces(&[1, 3]).unwrap();
/// assert_eq!(roll.to_string(), "31");
/// assert!(!roll.is_double());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Vec<u8>", into = "Vec<u8>"))]
pub struct Dice {
    dice: [Die; 3],
    len: u8,
}

impl Dice {
    /// A roll of two dice.
    #[must_use]
    pub fn two(first: Die, second: Die) -> Dice {
        Dice::sorted([first, second, Die(1)], 2)
    }

    /// A roll of three dice.
    #[must_use]
    pub fn three(first: Die, second: Die, third: Die) -> Dice {
        Dice::sorted([first, second, third], 3)
    }

    /// A roll from its faces: two or three numbers in 1..=6, otherwise `None`.
    #[must_use]
    pub fn from_faces(faces: &[u8]) -> Option<Dice> {
        match *faces {
            [a, b] => Some(Dice::two(Die::new(a)?, Die::new(b)?)),
            [a, b, c] => Some(Dice::three(Die::new(a)?, Die::new(b)?, Die::new(c)?)),
            _ => None,
        }
    }

    fn sorted(mut dice: [Die; 3], len: u8) -> Dice {
        dice[..usize::from(len)].sort_unstable_by(|x, y| y.cmp(x));
        Dice { dice, len }
    }

    /// The dice, highest first.
    #[must_use]
    pub fn as_slice(&self) -> &[Die] {
        &self.dice[..usize::from(self.len)]
    }

    /// The number of dice thrown: 2 or 3.
    #[must_use]
    pub const fn count(&self) -> u8 {
        self.len
    }

    /// The die with the most pips; both are equal in a double.
    #[must_use]
    pub const fn high(&self) -> Die {
        self.dice[0]
    }

    /// The die with the fewest pips.
    #[must_use]
    pub const fn low(&self) -> Die {
        self.dice[self.len as usize - 1]
    }

    /// Whether two dice show the same face. A roll of three dice is never a double.
    #[must_use]
    pub fn is_double(&self) -> bool {
        self.len == 2 && self.dice[0] == self.dice[1]
    }

    /// The 21 different rolls of two dice with the number of ways (of 36) each can fall, 1-1 first.
    pub fn all_rolls() -> impl Iterator<Item = (Dice, u32)> {
        Die::ALL.into_iter().flat_map(|high| {
            Die::ALL
                .into_iter()
                .filter(move |low| *low <= high)
                .map(move |low| (Dice::two(high, low), if high == low { 1 } else { 2 }))
        })
    }

    /// The 56 different rolls of three dice with the number of ways (of 216) each can fall, 1-1-1 first.
    pub fn all_rolls_of_three() -> impl Iterator<Item = (Dice, u32)> {
        Dice::all_rolls().flat_map(|(two, _)| {
            let (high, middle) = (two.high(), two.low());
            Die::ALL.into_iter().filter(move |low| *low <= middle).map(move |low| {
                let ways = match (high == middle, middle == low) {
                    (true, true) => 1,
                    (false, false) => 6,
                    _ => 3,
                };
                (Dice::three(high, middle, low), ways)
            })
        })
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().iter().try_for_each(|die| write!(f, "{die}"))
    }
}

/// What is still to be played of a roll: how many of each face, and how many later stages of the
/// roll (in games whose doubles unlock further numbers) are still locked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiceLeft {
    counts: [u8; 6],
    locked: u8,
    optional: bool,
}

/// Hashes all fields as one 64-bit word, which is faster.
impl Hash for DiceLeft {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [a, b, c, d, e, f] = self.counts;
        state.write_u64(u64::from_le_bytes([a, b, c, d, e, f, self.locked, self.optional.into()]));
    }
}

impl DiceLeft {
    /// These dice, each once.
    pub(crate) fn of(dice: &[Die]) -> DiceLeft {
        let mut left = DiceLeft::default();
        for die in dice {
            left.counts[die.index()] += 1;
        }
        left
    }

    /// One die, several times.
    pub(crate) fn repeated(die: Die, count: u8) -> DiceLeft {
        let mut left = DiceLeft::default();
        left.counts[die.index()] = count;
        left
    }

    pub(crate) const fn with_locked(self, locked: u8) -> DiceLeft {
        DiceLeft { locked, ..self }
    }

    pub(crate) const fn optional(self) -> DiceLeft {
        DiceLeft { optional: true, ..self }
    }

    /// Whether the player has a double of their choice to play: all six faces are offered, and the
    /// one they move first with becomes the double.
    #[must_use]
    pub fn is_choice(self) -> bool {
        self.counts == [1; 6]
    }

    /// Whether the player may stop although the dice of this stage can be played.
    #[must_use]
    pub const fn is_optional(self) -> bool {
        self.optional
    }

    /// How many times this die may still be played in the present stage.
    #[must_use]
    pub const fn count(self, die: Die) -> u8 {
        self.counts[die.index()]
    }

    /// How many later stages are still locked; 0 in most games.
    #[must_use]
    pub const fn locked_stages(self) -> u8 {
        self.locked
    }

    /// The dice left in the present stage, highest first, repeated as often as they may be played.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        self.faces().flat_map(move |die| std::iter::repeat_n(die, usize::from(self.count(die))))
    }

    /// The different faces left in the present stage, highest first.
    pub fn faces(self) -> impl Iterator<Item = Die> {
        Die::ALL.into_iter().rev().filter(move |die| self.count(*die) > 0)
    }

    /// Whether the present stage is used up.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.counts == [0; 6]
    }

    pub(crate) fn without(mut self, die: Die) -> DiceLeft {
        self.counts[die.index()] -= 1;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twenty_one_rolls_in_thirty_six_ways() {
        let rolls: Vec<_> = Dice::all_rolls().collect();
        assert_eq!(rolls.len(), 21);
        assert_eq!(rolls.iter().map(|(_, ways)| ways).sum::<u32>(), 36);
        assert_eq!(rolls.iter().filter(|(dice, _)| dice.is_double()).count(), 6);
    }

    #[test]
    fn fifty_six_rolls_of_three_dice() {
        let rolls: Vec<_> = Dice::all_rolls_of_three().collect();
        assert_eq!(rolls.len(), 56);
        assert_eq!(rolls.iter().map(|(_, ways)| ways).sum::<u32>(), 216);
    }

    #[test]
    fn order_of_throwing_does_not_matter() {
        assert_eq!(Dice::from_faces(&[1, 6]), Dice::from_faces(&[6, 1]));
        assert_eq!(Dice::from_faces(&[2, 6, 5]).map(|d| d.to_string()).as_deref(), Some("652"));
        assert_eq!(Dice::from_faces(&[7, 1]), None);
        assert_eq!(Dice::from_faces(&[3]), None);
    }

    #[test]
    fn dice_left_count_down() {
        let left = DiceLeft::of(&[Die(3), Die(5)]);
        assert_eq!(left.iter().map(Die::face).collect::<Vec<_>>(), [5, 3]);
        assert!(left.without(Die(5)).without(Die(3)).is_empty());
    }
}
