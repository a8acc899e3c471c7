//! Fitting a deep net to labels: Adam with a cosine rate over shuffled passes.

use pasch_engine::net::NetKind;
use serde::Deserialize;

use crate::{
    adam::Adam,
    deep::{Deep, Loss, Pass},
    labels::Label,
    random::Stream,
};

/// How a net is fitted.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct FitPlan {
    /// Hidden widths, from the inputs on. Where the fit goes on from a net, that net is [grown](Deep::grown) to them;
    /// none keeps its shape.
    pub hidden: Vec<usize>,
    /// Passes over all labels.
    pub passes: u64,
    /// Samples of a step.
    pub batch: usize,
    /// First rate; it falls to `rate_end` along half a cosine.
    pub rate: f32,
    pub rate_end: f32,
    /// Steps in which the rate rises from nothing.
    #[serde(default)]
    pub warm_up: u64,
}

/// A fit in progress.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The net, and how far it is.
    adam: Adam,
    plan: FitPlan,
    seed: u64,
    order: Vec<u32>,
    order_of: Option<u64>,
}

impl Fit {
    /// A fit from a net or from random weights. `None` when the net to go on from is larger than the plan's.
    #[must_use]
    pub fn new(plan: &FitPlan, start: Option<Deep>, seed: u64) -> Option<Self> {
        let mut stream = Stream::new(&[seed, 0xF17]);
        let deep = match start {
            Some(start) if plan.hidden.is_empty() => start,
            Some(start) => start.grown(&plan.hidden, &mut stream)?,
            None => Deep::random(&plan.hidden, &mut stream),
        };
        let adam = Adam::new(deep);
        Some(Self { adam, plan: plan.clone(), seed, order: Vec::new(), order_of: None })
    }

    /// Steps of one pass over `samples` samples.
    #[must_use]
    pub fn steps_per_pass(&self, samples: usize) -> u64 {
        samples.div_ceil(self.plan.batch.max(1)) as u64
    }

    /// Steps of the whole fit.
    #[must_use]
    pub fn steps(&self, samples: usize) -> u64 {
        self.steps_per_pass(samples) * self.plan.passes
    }

    #[must_use]
    pub fn step(&self) -> u64 {
        self.adam.steps()
    }

    /// Everything that changes, for a checkpoint: weights, then both moments.
    #[must_use]
    pub fn state(&self) -> Vec<f32> {
        self.adam.state()
    }

    /// Goes on from a checkpoint's state after `step` steps. `false` when the state is of another net.
    #[must_use]
    pub fn resume(&mut self, step: u64, state: &[f32]) -> bool {
        self.adam.resume(step, state)
    }

    fn rate(&self, steps: u64) -> f32 {
        let share = self.step() as f32 / steps.max(1) as f32;
        let cosine = 0.5 * (1.0 + (std::f32::consts::PI * share).cos());
        let warm =
            if self.plan.warm_up == 0 { 1.0 } else { (self.step() + 1) as f32 / self.plan.warm_up as f32 };
        (self.plan.rate_end + (self.plan.rate - self.plan.rate_end) * cosine) * warm.min(1.0)
    }

    /// One step: the loss of its batch before the step.
    pub fn advance(&mut self, labels: &[Label]) -> Loss {
        let per_pass = self.steps_per_pass(labels.len());
        let (pass, batch) = (self.step() / per_pass, (self.step() % per_pass) as usize);
        if self.order_of != Some(pass) {
            self.order = (0..labels.len() as u32).collect();
            Stream::new(&[self.seed, pass, 0x5F]).shuffle(&mut self.order);
            self.order_of = Some(pass);
        }
        let first = batch * self.plan.batch;
        let chosen = &self.order[first..(first + self.plan.batch).min(labels.len())];
        let samples: Vec<Label> = chosen.iter().map(|&index| labels[index as usize]).collect();
        let rate = self.rate(per_pass * self.plan.passes);
        self.adam.step(&samples, rate)
    }

    /// The loss over held-out labels.
    #[must_use]
    pub fn validate(&self, labels: &[Label]) -> Loss {
        let mut pass = Pass::default();
        let mut total = Loss::default();
        labels.chunks(1024).for_each(|part| total += self.adam.deep.judge(part, &mut pass));
        total
    }

    #[must_use]
    pub fn into_deep(self) -> Deep {
        self.adam.deep
    }

    /// The net as a file.
    #[must_use]
    pub fn file(&self, kind: NetKind) -> pasch_engine::net::NetFile {
        self.adam.deep.to_file(kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_engine::{eval::Probs, standard::Board};

    fn labels() -> Vec<Label> {
        (1..=24u8)
            .map(|point| {
                let board = Board::from_points(&[(point, 1), (0, 14)], &[(3, 1), (0, 14)]);
                Label::new(&board, &Probs { win: 1.0 - f32::from(point) / 25.0, ..Probs::default() })
            })
            .collect()
    }

    fn plan() -> FitPlan {
        FitPlan { hidden: vec![32, 16], passes: 400, batch: 7, rate: 0.003, rate_end: 0.0001, warm_up: 10 }
    }

    #[test]
    fn fits_a_simple_rule() {
        let labels = labels();
        let mut fit = Fit::new(&plan(), None, 1).expect("any shape");
        let before = fit.validate(&labels).rms();
        while fit.step() < fit.steps(labels.len()) {
            fit.advance(&labels);
        }
        let after = fit.validate(&labels).rms();
        assert!(after < 0.03 && after < before / 10.0, "{before} -> {after}");
    }

    #[test]
    fn resumes_to_the_same_bits() {
        let labels = labels();
        let mut whole = Fit::new(&plan(), None, 1).expect("any shape");
        for _ in 0..40 {
            whole.advance(&labels);
        }
        let mut first = Fit::new(&plan(), None, 1).expect("any shape");
        for _ in 0..17 {
            first.advance(&labels);
        }
        let mut second = Fit::new(&plan(), None, 1).expect("any shape");
        assert!(second.resume(first.step(), &first.state()));
        for _ in 0..23 {
            second.advance(&labels);
        }
        assert_eq!(whole.state(), second.state());
        assert!(!second.resume(1, &[0.0; 5]));
    }
}
