//! All throws ever made, and whether honest dice would fall like that.

use pasch_formats::log;
use pasch_rules::Action;

use super::rows::ThrownRow;
use pasch_wire::{DiceStatistics, DiceTest, DiceTestKind};

/// Below so many expected in a class Pearson's statistic does not follow the chi-squared distribution.
const LEAST_EXPECTED: f64 = 5.0;

/// Counts of throws as the logs have them. Lines that are no throws, and throws of three dice but for their
/// single dice, are passed over.
#[must_use]
pub fn statistics(thrown: &[ThrownRow]) -> DiceStatistics {
    let (mut rolls, mut openings, mut faces) = (vec![0_u64; 21], vec![0_u64; 36], vec![0_u64; 6]);
    for row in thrown {
        let values: Vec<u8> = match log::parse_action(&row.body) {
            Ok(Action::Roll(dice)) => {
                let values: Vec<u8> = dice.as_slice().iter().map(|die| die.face()).collect();
                if let [high, low] = values[..] {
                    rolls[class(high, low)] += row.count;
                }
                values
            }
            Ok(Action::OpeningRoll(dice)) => {
                openings[usize::from(dice.a.face() - 1) * 6 + usize::from(dice.b.face()) - 1] += row.count;
                vec![dice.a.face(), dice.b.face()]
            }
            _ => continue,
        };
        for face in values {
            faces[usize::from(face) - 1] += row.count;
        }
    }
    let doubles: u64 = (1..=6).map(|face| rolls[class(face, face)]).sum();
    let others = rolls.iter().sum::<u64>() - doubles;
    let chances: Vec<f64> = (1..=6)
        .flat_map(|high| (1..=high).map(move |low| if high == low { 1.0 } else { 2.0 } / 36.0))
        .collect();
    let tests = vec![
        test(DiceTestKind::Rolls, &rolls, &chances),
        test(DiceTestKind::Openings, &openings, &[1.0 / 36.0; 36]),
        test(DiceTestKind::Faces, &faces, &[1.0 / 6.0; 6]),
        test(DiceTestKind::Doubles, &[doubles, others], &[1.0 / 6.0, 5.0 / 6.0]),
    ];
    DiceStatistics { rolls, openings, faces, tests }
}

/// The place of a roll among the 21.
fn class(high: u8, low: u8) -> usize {
    usize::from(high - 1) * usize::from(high) / 2 + usize::from(low) - 1
}

/// Pearson's test of counts against chances.
fn test(kind: DiceTestKind, counts: &[u64], chances: &[f64]) -> DiceTest {
    let count: u64 = counts.iter().sum();
    let freedom = counts.len() as u32 - 1;
    let expected = |chance: f64| chance * count as f64;
    let chi2 = if count == 0 {
        0.0
    } else {
        let off = |(&n, &chance): (&u64, &f64)| (n as f64 - expected(chance)).powi(2) / expected(chance);
        counts.iter().zip(chances).map(off).sum()
    };
    let enough = chances.iter().all(|&chance| expected(chance) >= LEAST_EXPECTED);
    DiceTest { kind, count, chi2, freedom, p: enough.then(|| beyond(chi2, freedom)) }
}

/// The chance that a chi-squared variable of so many degrees of freedom is `x` or more: the upper incomplete gamma
/// function at half of both, which for whole and half numbers is a finite sum (Abramowitz and Stegun 26.4.4 and 26.4.5).
fn beyond(x: f64, freedom: u32) -> f64 {
    let half = x / 2.0;
    let (mut sum, mut term, mut next) = if freedom.is_multiple_of(2) {
        (0.0, (-half).exp(), 0.0)
    } else {
        (libm::erfc(half.sqrt()), (-half).exp() * (half / std::f64::consts::PI).sqrt() * 2.0, 0.5)
    };
    for _ in 0..freedom / 2 {
        sum += term;
        next += 1.0;
        term *= half / next;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_the_tables() {
        // The usual critical values of chi-squared.
        for (freedom, x, p) in [
            (1, 3.841_458_820_694_124, 0.05),
            (2, 5.991_464_547_107_979, 0.05),
            (5, 11.070_497_693_516_351, 0.05),
            (5, 20.515_005_652_432_873, 0.001),
            (35, 49.801_849_568_201_82, 0.05),
            (35, 66.618_828_843_701_82, 0.001),
            (35, 22.465_015_220_882_9, 0.95),
        ] {
            let found = beyond(x, freedom);
            assert!((found - p).abs() < 1e-6, "{freedom} degrees, {x}: {found}, not {p}");
        }
        assert!((beyond(0.0, 35) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn throws_are_counted_and_loaded_dice_noticed() {
        let row = |dice: [u8; 2], count| ThrownRow {
            body: format!("{{\"do\":\"roll\",\"dice\":[{},{}]}}", dice[0], dice[1]),
            count,
        };
        let mut rows: Vec<ThrownRow> = (1..=6).flat_map(|a| (1..=6).map(move |b| row([a, b], 100))).collect();
        rows.push(ThrownRow { body: "{\"do\":\"opening\",\"dice\":[3,1]}".to_owned(), count: 7 });
        rows.push(ThrownRow { body: "{\"do\":\"take\"}".to_owned(), count: 9 });
        let fair = statistics(&rows);
        assert_eq!((fair.rolls.iter().sum::<u64>(), fair.openings[12], fair.faces[2]), (3600, 7, 1207));
        let p = |found: &DiceStatistics, kind| found.tests.iter().find(|one| one.kind == kind).unwrap().p;
        assert_eq!(p(&fair, DiceTestKind::Openings), None, "seven throws say nothing");
        assert!((p(&fair, DiceTestKind::Rolls).unwrap() - 1.0).abs() < 1e-9);
        rows.push(row([6, 6], 100));
        let loaded = statistics(&rows);
        assert!(p(&loaded, DiceTestKind::Rolls).unwrap() < 0.01);
        assert!(p(&loaded, DiceTestKind::Doubles).unwrap() < 0.05);
    }

    #[test]
    fn no_throws_are_no_evidence() {
        assert!(statistics(&[]).tests.iter().all(|one| one.p.is_none() && one.count == 0));
    }
}
