//! Weights that the integers hold exactly, chosen so that what rounding does to one weight is made up by the others.

use super::{
    NetFile,
    dense::{self, MOST, MOST_OF_PAIR, TOP},
    first::Folded,
    quantise::{measure, units},
};
use crate::standard::{Board, encode};

/// What is added to the mean square of every activation, as a share of the mean over all: activations the boards do
/// not light must not be free to take up just any error.
const DAMPING: f64 = 0.01;

impl NetFile {
    /// The same net with the weights of its hidden layers after the first moved to values that the integers of a
    /// [`Net`](super::Net) hold exactly, so that only activations are rounded any more. On `boards`, some thousands of
    /// positions like those the net is for, the sums change as little as they can when weights are rounded one after
    /// the other, each making up for those before it (Babai's nearest plane; Frantar and others, "GPTQ", 2022, round
    /// large language models so). Nets with one hidden layer, which have no such weights, stay as they are.
    #[must_use]
    pub fn settled(&self, boards: &[Board]) -> Self {
        let mut file = self.clone();
        let reach = Folded::new(&file.layers[0]).reach();
        for index in 1..file.layers.len() - 1 {
            let units = units(&measure(&file), &reach);
            let inputs = Inputs::of(&file, index, &units[index - 1], boards);
            let layer = &mut file.layers[index];
            for output in 0..layer.outputs {
                let at = |input: usize| input * layer.outputs + output;
                let exact: Vec<f32> = (0..layer.inputs)
                    .map(|input| layer.weights[at(input)] * units[index - 1][input])
                    .collect();
                let scale = dense::scale(&exact, layer.bias[output]);
                let exact: Vec<f64> = exact.iter().map(|weight| f64::from(weight * scale)).collect();
                let rounded = inputs.round(&exact);
                let mut error = 0.0;
                for (input, rounded) in rounded.into_iter().enumerate() {
                    error += (exact[input] - rounded) * inputs.mean[input];
                    layer.weights[at(input)] = rounded as f32 / (scale * units[index - 1][input]);
                }
                layer.bias[output] += error as f32 / scale;
            }
        }
        file
    }
}

/// What the activations before a layer are like.
struct Inputs {
    mean: Vec<f64>,
    /// In which order weights are rounded: those of large activations first.
    order: Vec<usize>,
    /// For the k-th of that order and each one before it: how much of that one's error it takes up.
    lean: Vec<Vec<f64>>,
}

impl Inputs {
    /// The activations before layer `index`, in their units, on the boards.
    fn of(file: &NetFile, index: usize, unit: &[f32], boards: &[Board]) -> Self {
        let n = unit.len();
        let (mut mean, mut square) = (vec![0.0; n], vec![vec![0.0; n]; n]);
        for board in boards {
            let mut row = encode::dense(board).to_vec();
            for layer in &file.layers[..index] {
                row = layer.forward(&row);
                row.iter_mut().for_each(|value| *value = value.max(0.0));
            }
            let lit: Vec<(usize, f64)> = row
                .iter()
                .zip(unit)
                .map(|(value, unit)| f64::from((value / unit).min(TOP)) / (boards.len() as f64).sqrt())
                .enumerate()
                .filter(|(_, value)| *value > 0.0)
                .collect();
            for &(a, value) in &lit {
                mean[a] += value / (boards.len() as f64).sqrt();
                lit.iter().for_each(|&(b, other)| square[a][b] += value * other);
            }
        }
        let damping = (0..n).map(|a| square[a][a]).sum::<f64>() * DAMPING / n as f64;
        (0..n).for_each(|a| square[a][a] += damping.max(1e-9));
        let mut order: Vec<usize> = (0..n).collect();
        order.sort_by(|&a, &b| square[b][b].total_cmp(&square[a][a]));
        let lean = leans(&square, &order);
        Self { mean, order, lean }
    }

    /// Rounds the weights of one output, which are scaled so that the largest, or the largest pair, just fits.
    fn round(&self, exact: &[f64]) -> Vec<f64> {
        let (most, most_of_pair) = (f64::from(MOST), f64::from(MOST_OF_PAIR));
        let other = |input: usize| exact.get(input ^ 1).copied().unwrap_or(0.0);
        let mut rounded: Vec<Option<f64>> = vec![None; exact.len()];
        // What the scale comes from keeps its size, so that the scale is found again when the net is read.
        let near = |size: f64, limit: f64| (size / limit - 1.0).abs() < 1e-5;
        for input in 0..exact.len() {
            if near(exact[input].abs(), most) {
                rounded[input] = Some(most.copysign(exact[input]));
            } else if input % 2 == 0 && near(exact[input].abs() + other(input).abs(), most_of_pair) {
                let first = exact[input].round();
                rounded[input] = Some(first);
                if let Some(second) = rounded.get_mut(input + 1) {
                    *second = Some((most_of_pair - first.abs()).copysign(other(input)));
                }
            }
        }
        let mut errors: Vec<f64> = Vec::with_capacity(exact.len());
        for (&input, lean) in self.order.iter().zip(&self.lean) {
            let pull: f64 = lean.iter().zip(&errors).map(|(lean, error)| lean * error).sum();
            let room =
                most.min(most_of_pair - rounded.get(input ^ 1).copied().flatten().unwrap_or(0.0).abs());
            let value = rounded[input].unwrap_or_else(|| (exact[input] + pull).round().clamp(-room, room));
            rounded[input] = Some(value);
            errors.push(exact[input] - value);
        }
        rounded.into_iter().map(Option::unwrap_or_default).collect()
    }
}

/// With `square` = U·Uᵀ, U upper triangular in the given order: the columns of U above the diagonal, by the diagonal.
fn leans(square: &[Vec<f64>], order: &[usize]) -> Vec<Vec<f64>> {
    let n = order.len();
    // Cholesky's factor of the matrix in the opposite order, which turned round is U.
    let mut factor: Vec<Vec<f64>> = Vec::with_capacity(n);
    for i in 0..n {
        let mut row: Vec<f64> = Vec::with_capacity(i + 1);
        for j in 0..=i {
            let before = if j == i { &row[..j] } else { &factor[j][..j] };
            let dot: f64 = row[..j].iter().zip(before).map(|(a, b)| a * b).sum();
            let rest = square[order[n - 1 - i]][order[n - 1 - j]] - dot;
            row.push(if j == i { rest.max(1e-12).sqrt() } else { rest / factor[j][j] });
        }
        factor.push(row);
    }
    (0..n)
        .map(|k| (0..k).map(|j| factor[n - 1 - j][n - 1 - k] / factor[n - 1 - k][n - 1 - k]).collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounding_in_turn_disturbs_the_sums_less() {
        // Eight activations that are much alike, seen forty times.
        let n = 8;
        let mut state = 5u64;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as f64 / f64::from(1u32 << 31)
        };
        let rows: Vec<Vec<f64>> = (0..40)
            .map(|_| {
                let shared = 100.0 * next();
                (0..n).map(|_| shared + 20.0 * next()).collect()
            })
            .collect();
        let square: Vec<Vec<f64>> =
            (0..n).map(|a| (0..n).map(|b| rows.iter().map(|row| row[a] * row[b]).sum()).collect()).collect();
        let order: Vec<usize> = (0..n).collect();
        let inputs = Inputs { mean: vec![0.0; n], lean: leans(&square, &order), order };
        let (mut plain, mut settled) = (0.0, 0.0);
        for _ in 0..50 {
            let mut exact: Vec<f64> = (0..n).map(|_| 100.0 * next() - 50.0).collect();
            exact[3] = 127.0;
            exact[2] = 0.0;
            let rounded = inputs.round(&exact);
            assert!(rounded[3] == 127.0 && rounded[2] == 0.0, "the scale is kept: {rounded:?}");
            assert!(rounded.chunks(2).all(|pair| pair[0].abs() + pair[1].abs() <= 127.0), "{rounded:?}");
            for row in &rows {
                let off = |weights: &[f64]| -> f64 {
                    exact.iter().zip(weights).zip(row).map(|((a, b), x)| (a - b) * x).sum::<f64>().powi(2)
                };
                settled += off(&rounded);
                plain += off(&exact.iter().map(|weight| weight.round()).collect::<Vec<f64>>());
            }
        }
        assert!(settled < 0.5 * plain, "{settled} against {plain}");
    }
}
