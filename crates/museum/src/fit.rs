//! Where the ten numbers of [our BKG](crate::bkg) come from: least squares on the delivered engine's judgement of positions
//! from its own games and of how plays differ, round by round, so that each round learns from the games of the numbers before.

use pasch_engine::eval::{Evaluator, Probs};
use pasch_engine::standard::board::Board;
use pasch_engine::standard::movegen::{Afterstates, generate};

use crate::bkg::{Bkg, Borders, FEATURES, features};
use crate::random::Random;

/// With this contact one play changes the coefficient by less than a tenth, see [`crate::bkg`].
const CONTACT: f32 = 1.07;

/// How much the difference of two plays weighs beside a value.
const APART: f64 = 4.0;

/// The settings of a fit.
#[derive(Clone, Copy, Debug)]
pub struct Fit {
    /// Rounds of games and least squares.
    pub rounds: u32,
    /// Games of each round.
    pub games: u64,
    /// Seed of the dice.
    pub seed: u64,
}

/// Numbers to begin with: the race and little else.
fn rough() -> Bkg {
    Bkg::of(CONTACT, [2.0, -0.5, 0.5, 0.5, 0.2, -0.3, -0.5, 0.5, 0.2])
}

impl Fit {
    /// The numbers, and the root of the mean squared error of the last round in points.
    #[must_use]
    pub fn run(&self, judge: &dyn Evaluator) -> (Bkg, f64) {
        let (mut bkg, mut error) = (rough(), 0.0);
        for round in 0..self.rounds {
            let mut sums = Sums::default();
            for game in 0..self.games {
                self.game(&bkg, [self.seed, u64::from(round), game], judge, &mut sums);
            }
            let weights = sums.solve();
            error = sums.error(&weights);
            // As the file has them.
            bkg = Bkg::of(CONTACT, weights.map(|weight| (weight * 1000.0).round() as f32 / 1000.0));
        }
        (bkg, error)
    }

    fn game(&self, bkg: &Bkg, key: [u64; 3], judge: &dyn Evaluator, sums: &mut Sums) {
        let mut random = Random::new(&key);
        let (mut board, mut dice) = (Board::start(), random.opening());
        let mut list = Afterstates::new();
        loop {
            generate(&board, dice, &mut list);
            let value = |after: &Board| bkg.think(after, Borders::Soft).value();
            let best = list.boards().iter().max_by(|a, b| value(a).total_cmp(&value(b)));
            let Some(best) = best.copied().filter(|best| best.finished().is_none()) else { return };
            // The play that was made, and some others by chance: what they are worth, and how they differ.
            let mut other = || list.boards()[random.bits() as usize % list.len()];
            let asked: Vec<Board> = [best, other(), other(), other()].iter().map(Board::swap).collect();
            let mut judged = vec![Probs::default(); asked.len()];
            judge.evaluate(&asked, &mut judged);
            let worth: Vec<_> = judged.iter().map(|probs| -f64::from(probs.equity())).collect();
            let rows: Vec<_> = asked.iter().map(|after| row(&after.swap())).collect();
            sums.add(&rows[0], worth[0], 1.0);
            for (row, value) in rows.iter().zip(&worth).skip(1) {
                let apart: [f64; FEATURES] = std::array::from_fn(|place| row[place] - rows[0][place]);
                sums.add(&apart, value - worth[0], APART);
            }
            board = best.swap();
            dice = random.dice();
        }
    }
}

/// The features as they enter the sum: with the coefficient.
fn row(after: &Board) -> [f64; FEATURES] {
    let share = rough().coefficient(after, Borders::Soft);
    let mut row = features(after).map(|feature| f64::from(share * feature));
    row[0] = f64::from((1.0 - share) * features(after)[0]);
    row
}

/// Sums of products for least squares.
#[derive(Default)]
struct Sums {
    products: [[f64; FEATURES]; FEATURES],
    targets: [f64; FEATURES],
    squares: f64,
    count: f64,
}

impl Sums {
    fn add(&mut self, row: &[f64; FEATURES], target: f64, weight: f64) {
        for (i, &a) in row.iter().enumerate() {
            for (product, &b) in self.products[i].iter_mut().zip(row) {
                *product += weight * a * b;
            }
            self.targets[i] += weight * a * target;
        }
        self.squares += weight * target * target;
        self.count += weight;
    }

    /// The weights with the least squared error, by elimination; a small ridge keeps it solvable.
    fn solve(&self) -> [f64; FEATURES] {
        let (mut a, mut b) = (self.products, self.targets);
        for (i, row) in a.iter_mut().enumerate() {
            row[i] += 1e-6 * self.count;
        }
        for i in 0..FEATURES {
            for j in i + 1..FEATURES {
                let factor = a[j][i] / a[i][i];
                let pivot = a[i];
                for (x, y) in a[j].iter_mut().zip(pivot) {
                    *x -= factor * y;
                }
                b[j] -= factor * b[i];
            }
        }
        for i in (0..FEATURES).rev() {
            let known: f64 = (i + 1..FEATURES).map(|j| a[i][j] * b[j]).sum();
            b[i] = (b[i] - known) / a[i][i];
        }
        b
    }

    fn error(&self, weights: &[f64; FEATURES]) -> f64 {
        let mut sum = self.squares;
        for (i, &w) in weights.iter().enumerate() {
            let products: f64 = self.products[i].iter().zip(weights).map(|(p, v)| p * v).sum();
            sum += w * (products - 2.0 * self.targets[i]);
        }
        (sum / self.count.max(1.0)).max(0.0).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn least_squares_find_the_weights_behind_exact_values() {
        let wanted = [1.0, -2.0, 3.0, 0.5, 0.25, -1.0, 2.0, -0.5, 4.0];
        let (mut sums, mut random) = (Sums::default(), Random::new(&[3]));
        for _ in 0..200 {
            let row: [f64; FEATURES] = std::array::from_fn(|_| f64::from(random.unit()));
            let target = row.iter().zip(wanted).map(|(x, w)| x * w).sum();
            sums.add(&row, target, 1.0);
        }
        let found = sums.solve();
        assert!(found.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 0.01), "{found:?}");
        assert!(sums.error(&found) < 0.01);
    }
}
