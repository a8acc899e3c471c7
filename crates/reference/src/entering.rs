//! Rolls that enter, and what dice bring.

use pasch_rules::{PlayGraph, Player};
use serde::Serialize;

use crate::rolls::{self, Table};
use crate::round;

/// Entering by the number of closed points, and facts about dice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entering {
    /// A row for each number of closed points, 0 to 6.
    pub closed: Vec<Closed>,
    /// Facts about two dice.
    pub dice: DiceFacts,
}

/// Rolls of 36 that enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Closed {
    /// Points of the home board that are closed.
    pub points: u8,
    /// Rolls with which one checker enters.
    pub one: u32,
    /// Rolls with which of two checkers at least one enters.
    pub some: u32,
    /// Rolls with which both of two checkers enter.
    pub both: u32,
}

/// Facts about two dice; rolls are of 36.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct DiceFacts {
    /// Rolls that are doubles.
    pub doubles: u32,
    /// Rolls that show a given number.
    pub given: u32,
    /// Rolls that show at least one of two given numbers.
    pub either: u32,
    /// Mean pips of a roll, doubles counted four times.
    pub pips: f64,
    /// Mean pips of the rolls that are no doubles.
    pub plain: f64,
}

impl Entering {
    /// Plays every roll.
    #[must_use]
    pub fn compute() -> Self {
        let closed = (0..=6).map(|points| closed(&(1..=points).collect::<Vec<_>>())).collect();
        Self { closed, dice: dice() }
    }
}

/// The row of a home board in which these points are closed, in the count of the player who holds them.
fn closed(points: &[u8]) -> Closed {
    let theirs: Vec<(u8, u8)> = points.iter().map(|point| (*point, 2)).collect();
    // How many of those on the bar come in at best.
    let entered = |waiting: u8| {
        let table = Table::new(&[(25, waiting)], &theirs);
        move |least: u8| {
            table.count(|graph: &PlayGraph| {
                let left = graph.nodes().iter().filter(|node| node.complete);
                let left = left.map(|node| node.position.side(Player::A).bar).min().unwrap_or(waiting);
                waiting - left >= least
            })
        }
    };
    let (one, two) = (entered(1), entered(2));
    Closed { points: points.len() as u8, one: one(1), some: two(1), both: two(2) }
}

fn dice() -> DiceFacts {
    let count = |holds: &dyn Fn(u8, u8) -> bool| {
        let rolls = rolls::all().map(|([high, low], ways)| (high.face(), low.face(), ways));
        rolls.filter(|(high, low, _)| holds(*high, *low)).map(|(.., ways)| ways).sum::<u32>()
    };
    let pips = |with_doubles: bool| {
        let rolls = rolls::all().filter(|([high, low], _)| with_doubles || high != low);
        let (pips, ways) = rolls.fold((0, 0), |(pips, all), ([high, low], ways)| {
            let times = if high == low { 2 } else { 1 };
            (pips + ways * times * u32::from(high.face() + low.face()), all + ways)
        });
        round::to(f64::from(pips) / f64::from(ways), 4)
    };
    DiceFacts {
        doubles: count(&|high, low| high == low),
        given: count(&|high, low| high == 6 || low == 6),
        either: count(&|high, low| [5, 6].contains(&high) || [5, 6].contains(&low)),
        pips: pips(true),
        plain: pips(false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entering_is_as_in_the_table() {
        let entering = Entering::compute();
        let column = |of: fn(&Closed) -> u32| entering.closed.iter().map(of).collect::<Vec<_>>();
        assert_eq!(column(|row| row.one), [36, 35, 32, 27, 20, 11, 0]);
        assert_eq!(column(|row| row.both), [36, 25, 16, 9, 4, 1, 0]);
        assert_eq!(
            column(|row| row.some),
            column(|row| row.one),
            "the first checker enters as one alone does"
        );
    }

    #[test]
    fn it_does_not_matter_which_points_are_closed() {
        let entering = Entering::compute();
        for set in 0_u8..64 {
            let points: Vec<u8> = (1..=6).filter(|point| set & 1 << (point - 1) != 0).collect();
            assert_eq!(closed(&points), entering.closed[points.len()], "{points:?}");
        }
    }

    #[test]
    fn dice_are_what_they_are() {
        let dice = Entering::compute().dice;
        assert_eq!((dice.doubles, dice.given, dice.either), (6, 11, 20));
        assert_eq!((dice.pips, dice.plain), (8.1667, 7.0), "8 1/6 pips");
    }
}
