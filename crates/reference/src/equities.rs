//! Match equity tables side by side, and rules of thumb with their error.

use pasch_engine::met::Met;
use serde::Serialize;

use crate::round;
use crate::takes::MOST;

/// The most points that a player needs where rules of thumb are tried: beyond, nobody says that they hold.
pub const RULES_TO: u32 = 11;

/// The delivered tables, and rules of thumb beside the first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Equities {
    /// The tables.
    pub tables: Vec<Table>,
    /// The most points that a player needs at the scores that the rules are tried on.
    pub most: u32,
    /// The per cent that each point of the lead is worth if the trailer needs 3, 4, 5 points and so on, in whole numbers.
    pub numbers: Vec<u32>,
    /// Rules of thumb, and the other table, beside the first one.
    pub rules: Vec<RuleOfThumb>,
}

/// One table, chances in per cent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Table {
    /// Its name.
    pub name: String,
    /// A row for each number of points that the player needs, from 1 on, a column for each that the opponent needs. Row
    /// and column 1 are the Crawford game.
    pub before: Vec<Vec<f64>>,
    /// The trailer's chance after the Crawford game, by the points that they need, from 1 on.
    pub after: Vec<f64>,
}

/// A rule of thumb and its error, over all scores at which both need 2 points or more and not the same number.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RuleOfThumb {
    /// Which one.
    pub rule: Thumb,
    /// Its mean error in per cent.
    pub mean: f64,
    /// Its largest error in per cent.
    pub worst: f64,
    /// The score of that error: points that the leader and the trailer need.
    pub at: [u32; 2],
}

/// The rules of thumb.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Thumb {
    /// Rick Janowski's formula.
    Janowski,
    /// Stephen Turner's formula.
    Turner,
    /// One whole number for each point of the lead, by what the trailer needs, as Neil Kazaross has it.
    Numbers,
    /// No rule but the table of Pasch's own rollouts.
    Pasch,
}

impl Thumb {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Janowski, Self::Turner, Self::Numbers, Self::Pasch];

    /// The leader's chance in per cent where the players need so many points.
    fn chance(self, leader: u32, trailer: u32, numbers: &[u32], own: &Met) -> f64 {
        let (lead, need) = (f64::from(trailer - leader), f64::from(trailer));
        match self {
            Self::Janowski => 50.0 + 85.0 * lead / (need + 6.0),
            Self::Turner => 50.0 + (24.0 / need + 3.0) * lead,
            Self::Numbers => 50.0 + f64::from(numbers[trailer as usize - 3]) * lead,
            Self::Pasch => 100.0 * own.mwc(leader, trailer, true),
        }
    }
}

/// The per cent that each point of the lead is worth, by the points that the trailer needs, from 3 on: the whole number
/// with the least error over the scores of that trailer.
fn numbers(met: &Met) -> Vec<u32> {
    let error = |trailer: u32, number: u32| {
        let off = |leader: u32| {
            let lead = f64::from(trailer - leader);
            (50.0 + f64::from(number) * lead - 100.0 * met.mwc(leader, trailer, true)).abs()
        };
        (2..trailer).map(off).sum::<f64>()
    };
    let best = |trailer| (1..=20).min_by(|a, b| error(trailer, *a).total_cmp(&error(trailer, *b)));
    (3..=MOST).filter_map(best).collect()
}

impl Equities {
    /// Computes the tables and the errors.
    #[must_use]
    pub fn compute() -> Self {
        let (met, own) = (Met::kazaross_xg2(), Met::pasch());
        let numbers = numbers(&met);
        let rules = Thumb::ALL.map(|rule| {
            let leads = (2..=RULES_TO).flat_map(|trailer| (2..trailer).map(move |leader| [leader, trailer]));
            let error = |[leader, trailer]: [u32; 2]| {
                let truth = 100.0 * met.mwc(leader, trailer, true);
                ((rule.chance(leader, trailer, &numbers, &own) - truth).abs(), [leader, trailer])
            };
            let errors: Vec<(f64, [u32; 2])> = leads.map(error).collect();
            let sum: f64 = errors.iter().map(|(error, _)| error).sum();
            let worst = errors.iter().copied().fold((0.0, [0; 2]), |a, b| if b.0 > a.0 { b } else { a });
            let mean = round::to(sum / errors.len() as f64, 2);
            RuleOfThumb { rule, mean, worst: round::to(worst.0, 1), at: worst.1 }
        });
        Self { tables: vec![table(&met), table(&own)], most: RULES_TO, numbers, rules: rules.to_vec() }
    }
}

fn table(met: &Met) -> Table {
    let chance = |me, opp, crawford| round::percent(met.mwc(me, opp, crawford));
    Table {
        name: met.name().to_owned(),
        before: (1..=MOST).map(|me| (1..=MOST).map(|opp| chance(me, opp, true)).collect()).collect(),
        after: (1..=MOST).map(|trailer| chance(trailer, 1, false)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_those_that_are_delivered() {
        let equities = Equities::compute();
        let [kazaross, own] = &equities.tables[..] else { panic!("two tables") };
        assert_eq!((kazaross.before[1][2], kazaross.before[0][1], kazaross.after[4]), (59.9, 67.7, 19.0));
        assert_ne!(kazaross.before, own.before);
        for table in [kazaross, own] {
            for (row, column) in (0..15).flat_map(|row| (0..15).map(move |column| (row, column))) {
                let sum = table.before[row][column] + table.before[column][row];
                assert!((sum - 100.0).abs() < 0.11, "{}: {row} {column}", table.name);
            }
        }
    }

    #[test]
    fn rules_of_thumb_are_as_good_as_they_are_said_to_be() {
        let equities = Equities::compute();
        let error = |rule| {
            let found = equities.rules.iter().find(|one| one.rule == rule).unwrap();
            (found.mean, found.worst)
        };
        assert_eq!(equities.numbers[0], 10, "10 a point if the trailer needs 3");
        assert_eq!(equities.numbers.last(), Some(&4), "4 a point if the trailer needs 15");
        assert!(equities.numbers.is_sorted_by(|a, b| a >= b), "{:?}", equities.numbers);
        // 4-away against 6-away: 64.3% by the table.
        let chance = |rule: Thumb| rule.chance(4, 6, &equities.numbers, &Met::pasch());
        assert_eq!(chance(Thumb::Janowski), 50.0 + 170.0 / 12.0);
        assert_eq!(chance(Thumb::Turner), 64.0);
        assert_eq!(chance(Thumb::Numbers), 50.0 + 2.0 * f64::from(equities.numbers[3]));
        // Good to a few per cent, and the other table better than any rule.
        for rule in [Thumb::Janowski, Thumb::Turner, Thumb::Numbers] {
            assert!(
                error(rule).0 < 2.5 && error(rule).0 > error(Thumb::Pasch).0,
                "{rule:?}: {:?}",
                error(rule)
            );
        }
        assert!(error(Thumb::Pasch).1 < 2.0, "{:?}", error(Thumb::Pasch));
    }
}
