//! All rolls of two dice, played by the rules of backgammon.

use pasch_rules::{
    Dice, Die, Place, PlayGraph, Player, Position, RawSide, Rules, Setup, TurnContext, VariantId,
};

/// The 21 rolls with the number of ways, of 36, to throw them.
pub fn all() -> impl Iterator<Item = ([Die; 2], u32)> {
    let pairs = |high: usize| (0..=high).map(move |low| (high, low));
    (0..6).flat_map(pairs).map(|(high, low)| ([Die::ALL[high], Die::ALL[low]], 1 + u32::from(high != low)))
}

/// The mover's checkers and the opponent's, each in its own count: a place from 1 to 25, where 25 is the bar, and how many.
pub struct Table {
    rules: Rules,
    position: Position,
}

impl Table {
    /// A board with these checkers; those not named are off.
    ///
    /// # Panics
    /// When no board can look like this.
    pub fn new(mine: &[(u8, u8)], theirs: &[(u8, u8)]) -> Self {
        let side = |checkers: &[(u8, u8)]| {
            let mut side = RawSide::default();
            for &(place, count) in checkers {
                match place {
                    25 => side.bar += count,
                    _ => side.points[usize::from(place) - 1] += count,
                }
            }
            side
        };
        let mut setup = Setup::default();
        (setup.sides.a, setup.sides.b) = (side(mine), side(theirs));
        let rules = Rules::standard(VariantId::BACKGAMMON);
        let position = Position::try_from_setup(&setup, rules.spec()).expect("the board is possible");
        Self { rules, position }
    }

    /// All legal plays of a roll.
    pub fn plays(&self, [first, second]: [Die; 2]) -> PlayGraph {
        let dice = Dice::two(first, second);
        PlayGraph::new(&self.rules, &self.position, Player::A, &dice, &TurnContext::default())
    }

    /// How many rolls of 36 have plays for which something holds.
    pub fn count(&self, holds: impl Fn(&PlayGraph) -> bool) -> u32 {
        all().filter(|(dice, _)| holds(&self.plays(*dice))).map(|(_, ways)| ways).sum()
    }
}

/// The place as a number: 25 is the bar, 0 is off.
pub fn number(place: Place) -> u8 {
    match place {
        Place::Point(point) => point.number(),
        Place::Off => 0,
        Place::Bar | Place::Pool => 25,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn rolls_are_thirty_six() {
        assert_eq!(super::all().count(), 21);
        assert_eq!(super::all().map(|(_, ways)| ways).sum::<u32>(), 36);
    }
}
