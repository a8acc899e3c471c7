//! The cube for money by its efficiency: Janowski's lines from the dead cube to the ideal one of Keeler and Spencer.

use pasch_engine::cube::{CubeInfo, CubeOwner, Efficiency, cubeful_equity};
use pasch_engine::eval::Probs;
use pasch_engine::met::Met;
use serde::Serialize;

use crate::round;

/// Steps of efficiency from 0 to 1.
const STEPS: u32 = 20;

/// The winning chances at which the lines have corners.
pub const CORNERS: [f64; 4] = [0.0, 0.2, 0.8, 1.0];

/// The cube for money, without gammons.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Model {
    /// The winning chances for which the lines of each step are told; between them they are straight.
    pub corners: [f64; 4],
    /// A row for each efficiency, from 0, the dead cube, to 1, the ideal one.
    pub steps: Vec<Step>,
}

/// One efficiency. Points are winning chances in per cent.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step {
    /// The efficiency.
    pub efficiency: f64,
    /// The least chance of a player who takes.
    pub take: f64,
    /// The chance from which on a player offers a cube that is in the middle.
    pub double: f64,
    /// The chance from which on a player offers their own cube.
    pub redouble: f64,
    /// The chance from which on the opponent passes.
    pub cash: f64,
    /// Equity at the corners while the cube is in the middle.
    pub centred: [f64; 4],
    /// Equity at the corners while it is the player's.
    pub mine: [f64; 4],
    /// Equity at the corners while it is the opponent's.
    pub theirs: [f64; 4],
}

impl Model {
    /// Computes all steps.
    #[must_use]
    pub fn compute() -> Self {
        let met = Met::kazaross_xg2();
        let steps = (0..=STEPS).map(|step| Lines { met: &met, x: f64::from(step) / f64::from(STEPS) }.step());
        Self { corners: CORNERS, steps: steps.collect() }
    }
}

/// The lines of one efficiency.
struct Lines<'m> {
    /// Not asked for money, but the model takes one.
    met: &'m Met,
    x: f64,
}

impl Lines<'_> {
    /// Equity per unit of the cube, by the winning chance.
    fn equity(&self, win: f64, owner: CubeOwner) -> f64 {
        let probs = Probs { win: win as f32, ..Probs::default() };
        let cube = CubeInfo::money(false, false).with(1, owner);
        cubeful_equity(&probs, &cube, self.met, Efficiency::flat(self.x))
    }

    fn step(&self) -> Step {
        let doubled = |win| 2.0 * self.equity(win, CubeOwner::Theirs);
        let cash = first(0.5, 1.0, |win| doubled(win) - 1.0);
        let from = |owner| first(0.5, cash, |win| doubled(win).min(1.0) - self.equity(win, owner));
        let line = |owner| CORNERS.map(|win| round::to(self.equity(win, owner), 4));
        Step {
            efficiency: round::to(self.x, 2),
            take: round::percent(1.0 - cash),
            double: round::percent(from(CubeOwner::Centred)),
            redouble: round::percent(from(CubeOwner::Mine)),
            cash: round::percent(cash),
            centred: line(CubeOwner::Centred),
            mine: line(CubeOwner::Mine),
            theirs: line(CubeOwner::Theirs),
        }
    }
}

/// The first place between two others at which a difference that only rises is no longer negative.
fn first(low: f64, high: f64, difference: impl Fn(f64) -> f64) -> f64 {
    /// Chances are single floats.
    const SAME: f64 = 1e-6;
    let (mut low, mut high) = (low, high);
    if difference(low) >= -SAME {
        return low;
    }
    for _ in 0..40 {
        let middle = 0.5 * (low + high);
        if difference(middle) >= -SAME {
            high = middle;
        } else {
            low = middle;
        }
    }
    high
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_engine::race::keeler_spencer;

    #[test]
    fn the_ideal_cube_is_the_limit() {
        let model = Model::compute();
        let ideal = model.steps.last().unwrap();
        assert_eq!((ideal.take, ideal.double, ideal.redouble, ideal.cash), (20.0, 80.0, 80.0, 80.0));
        assert_eq!(keeler_spencer(0.5, CubeOwner::Mine), 0.25);
        let met = Met::kazaross_xg2();
        let lines = Lines { met: &met, x: 1.0 };
        for percent in 0..=100 {
            let win = f64::from(percent) / 100.0;
            for owner in [CubeOwner::Centred, CubeOwner::Mine, CubeOwner::Theirs] {
                let difference = lines.equity(win, owner) - keeler_spencer(win, owner);
                assert!(difference.abs() < 1e-6, "{win} {owner:?}: {difference}");
            }
        }
    }

    #[test]
    fn the_dead_cube_is_doubled_when_even() {
        let dead = &Model::compute().steps[0];
        assert_eq!((dead.take, dead.double, dead.redouble, dead.cash), (25.0, 50.0, 50.0, 75.0));
        assert_eq!(dead.centred, [-1.0, -0.6, 0.6, 1.0]);
    }

    #[test]
    fn points_follow_janowskis_formulas() {
        // Without gammons: take (1/2) / (2 + x/2), redouble (1 + x) / (2 + x/2).
        for step in &Model::compute().steps {
            let x = step.efficiency;
            assert!((step.take - 50.0 / (2.0 + x / 2.0)).abs() < 0.051, "{step:?}");
            assert!((step.redouble - 100.0 * (1.0 + x) / (2.0 + x / 2.0)).abs() < 0.051, "{step:?}");
            assert!(step.double <= step.redouble + 1e-9, "an own cube is given away later: {step:?}");
        }
    }

    /// The page draws the lines from corner to corner.
    #[test]
    fn lines_are_straight_between_the_corners() {
        let met = Met::kazaross_xg2();
        for (step, x) in
            Model::compute().steps.iter().zip((0..=STEPS).map(|n| f64::from(n) / f64::from(STEPS)))
        {
            let lines = Lines { met: &met, x };
            for (owner, line) in [
                (CubeOwner::Centred, step.centred),
                (CubeOwner::Mine, step.mine),
                (CubeOwner::Theirs, step.theirs),
            ] {
                for (from, to) in [(0, 1), (1, 2), (2, 3)] {
                    let middle = lines.equity(0.5 * (CORNERS[from] + CORNERS[to]), owner);
                    assert!((middle - 0.5 * (line[from] + line[to])).abs() < 2e-4, "{x} {owner:?} {from}");
                }
            }
        }
    }
}
