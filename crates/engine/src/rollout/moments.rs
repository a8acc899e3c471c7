//! Means and spreads that can be joined.

/// Mean and spread of a number of samples of `K` quantities. Plain numbers, to be stored and read
/// back by whoever keeps a rollout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moments<const K: usize> {
    /// Samples that have been added.
    pub count: u64,
    /// Mean of each quantity.
    pub mean: [f64; K],
    /// Sum of the squared distances from the mean.
    pub spread: [f64; K],
}

impl<const K: usize> Default for Moments<K> {
    fn default() -> Self {
        Self { count: 0, mean: [0.0; K], spread: [0.0; K] }
    }
}

impl<const K: usize> Moments<K> {
    /// Adds a sample by Welford's method.
    pub(super) fn push(&mut self, sample: &[f64; K]) {
        self.count += 1;
        for ((mean, spread), x) in self.mean.iter_mut().zip(&mut self.spread).zip(sample) {
            let delta = x - *mean;
            *mean += delta / self.count as f64;
            *spread += delta * (x - *mean);
        }
    }

    /// Adds the samples of `other`.
    pub(super) fn join(&mut self, other: &Self) {
        if self.count == 0 {
            *self = *other;
            return;
        }
        if other.count == 0 {
            return;
        }
        let (n, m) = (self.count as f64, other.count as f64);
        self.count += other.count;
        for k in 0..K {
            let delta = other.mean[k] - self.mean[k];
            self.mean[k] += delta * m / (n + m);
            self.spread[k] += other.spread[k] + delta * delta * n * m / (n + m);
        }
    }

    /// Standard error of the mean of quantity `k`; infinite for fewer than two samples.
    pub(super) fn error(&self, k: usize) -> f64 {
        if self.count < 2 {
            return f64::INFINITY;
        }
        let n = self.count as f64;
        (self.spread[k] / (n * (n - 1.0))).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joined_parts_are_the_whole() {
        let samples = [1.0, 4.0, -2.0, 0.5, 3.0, 3.0];
        let mut whole = Moments::<1>::default();
        samples.iter().for_each(|x| whole.push(&[*x]));
        let mut parts = [Moments::<1>::default(); 2];
        for (i, x) in samples.iter().enumerate() {
            parts[usize::from(i >= 2)].push(&[*x]);
        }
        let mut joined = Moments::default();
        parts.iter().for_each(|part| joined.join(part));
        joined.join(&Moments::default());
        assert_eq!(joined.count, 6);
        assert!((joined.mean[0] - whole.mean[0]).abs() < 1e-12);
        assert!((joined.spread[0] - whole.spread[0]).abs() < 1e-12);
        let mean = 9.5 / 6.0;
        let variance = samples.iter().map(|x| (x - mean) * (x - mean)).sum::<f64>() / 5.0;
        assert!((whole.error(0) - (variance / 6.0f64).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn equal_samples_have_no_error() {
        let mut moments = Moments::<2>::default();
        (0..100).for_each(|_| moments.push(&[0.1, 1.0 / 3.0]));
        assert_eq!(moments.error(0), 0.0);
        let other = moments;
        moments.join(&other);
        assert_eq!((moments.error(0), moments.error(1)), (0.0, 0.0));
        assert_eq!(Moments::<1>::default().error(0), f64::INFINITY);
    }
}
