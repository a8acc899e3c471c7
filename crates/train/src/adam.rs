//! Steps downhill on batches of labels: Adam, split over two workers whose gradients are added in order.

use crate::{
    deep::{Deep, Loss, Pass},
    labels::Label,
};

/// Into how many parts a batch is cut; they are added in order. Part of the result: not the number of threads.
const PARTS: usize = 2;
const BETA: [f32; 2] = [0.9, 0.999];

/// A net while it learns, with the moments of its gradients.
#[derive(Clone, Debug)]
pub struct Adam {
    pub deep: Deep,
    moments: [Vec<f32>; 2],
    steps: u64,
    passes: [Pass; PARTS],
}

impl Adam {
    /// A net that has taken no steps yet.
    #[must_use]
    pub fn new(deep: Deep) -> Self {
        let zeros = vec![0.0; deep.weights().len()];
        Self { deep, moments: [zeros.clone(), zeros], steps: 0, passes: Default::default() }
    }

    #[must_use]
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Forgets the moments: the next step is the first one again.
    pub fn forget(&mut self) {
        self.moments.iter_mut().for_each(|moments| moments.fill(0.0));
        self.steps = 0;
    }

    /// Everything that changes, for a checkpoint: weights, then both moments.
    #[must_use]
    pub fn state(&self) -> Vec<f32> {
        [self.deep.weights(), &self.moments[0], &self.moments[1]].concat()
    }

    /// Goes on from a checkpoint's state after `steps` steps. `false` when the state is of another net.
    #[must_use]
    pub fn resume(&mut self, steps: u64, state: &[f32]) -> bool {
        let n = self.deep.weights().len();
        if state.len() != 3 * n {
            return false;
        }
        self.deep.weights_mut().copy_from_slice(&state[..n]);
        self.moments[0].copy_from_slice(&state[n..2 * n]);
        self.moments[1].copy_from_slice(&state[2 * n..]);
        self.steps = steps;
        true
    }

    /// One step on a batch, which must not be empty: its loss before the step.
    pub fn step(&mut self, samples: &[Label], rate: f32) -> Loss {
        let parts: Vec<&[Label]> = samples.chunks(samples.len().div_ceil(PARTS).max(1)).collect();
        let deep = &self.deep;
        let losses: Vec<Loss> = std::thread::scope(|scope| {
            let workers: Vec<_> = parts
                .iter()
                .zip(&mut self.passes)
                .map(|(part, pass)| scope.spawn(move || deep.learn(part, pass)))
                .collect();
            workers.into_iter().map(|worker| worker.join().expect("a worker that does not panic")).collect()
        });
        let used = losses.len();
        self.descend(rate, used, samples.len() as f32);
        self.steps += 1;
        let mut total = Loss::default();
        losses.into_iter().for_each(|loss| total += loss);
        total
    }

    fn descend(&mut self, rate: f32, parts: usize, samples: f32) {
        let t = (self.steps + 1).min(100_000) as i32;
        let correction = [1.0 - BETA[0].powi(t), 1.0 - BETA[1].powi(t)];
        let step = rate / correction[0];
        let root = 1.0 / correction[1];
        let [first, second] = &mut self.moments;
        let (a, b) = (&self.passes[0].gradient, &self.passes[1].gradient);
        let weights = self.deep.weights_mut();
        let update = |weights: &mut [f32], first: &mut [f32], second: &mut [f32], from: usize| {
            for (i, weight) in weights.iter_mut().enumerate() {
                let mut gradient = a[from + i];
                if parts > 1 {
                    gradient += b[from + i];
                }
                gradient /= samples;
                first[i] = BETA[0] * first[i] + (1.0 - BETA[0]) * gradient;
                second[i] = BETA[1] * second[i] + (1.0 - BETA[1]) * gradient * gradient;
                *weight -= step * first[i] / ((second[i] * root).sqrt() + 1e-8);
            }
        };
        let half = weights.len() / 2;
        let (weights_a, weights_b) = weights.split_at_mut(half);
        let (first_a, first_b) = first.split_at_mut(half);
        let (second_a, second_b) = second.split_at_mut(half);
        std::thread::scope(|scope| {
            scope.spawn(|| update(weights_b, first_b, second_b, half));
            update(weights_a, first_a, second_a, 0);
        });
    }
}
