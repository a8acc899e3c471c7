//! To double or not, to take or not.

use super::{CubeMet, Stake};

/// What the player on roll should do with the cube, and what the opponent would answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CubeVerdict {
    /// There is no cube decision: not their cube, the Crawford game, or a dead cube.
    NotAvailable,
    /// No double; the opponent would take.
    NoDouble,
    /// No double; the opponent would beaver.
    NoDoubleBeaver,
    /// Double, and the opponent takes.
    DoubleTake,
    /// Double although the opponent beavers.
    DoubleBeaver,
    /// Double, and the opponent passes.
    DoublePass,
    /// Too good to double; the opponent would pass.
    TooGoodPass,
    /// Worth more than a point, yet the opponent would take a double: play on.
    TooGoodTake,
}

/// What a doubler does who is beavered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BeaverReply {
    /// Gives up the value of their own double.
    Pass,
    /// Plays on with the beavered cube.
    Play,
    /// Turns the cube once more.
    Raccoon,
}

/// The three branches of a cube decision, seen by the player on roll before their roll, as equities
/// of the cube as it stands (normalised in a match) and as match winning chances.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeDecision {
    /// Equity without a double this turn.
    pub no_double: f64,
    /// Equity of a double that is taken (without a beaver).
    pub double_take: f64,
    /// Equity of a double that is passed: 1.
    pub double_pass: f64,
    /// Match winning chances of no double, double and take, double and pass; none for money.
    pub mwc: Option<[f64; 3]>,
    /// The best course for both.
    pub best: CubeVerdict,
    /// Whether the opponent should take a double.
    pub take: bool,
    /// Whether the opponent should and may beaver a double.
    pub beaver: bool,
}

impl CubeDecision {
    /// Equity of the double against the opponent's best answer.
    #[must_use]
    pub fn double(&self) -> f64 {
        if self.beaver { beavered(self.double_take) } else { self.double_take.min(self.double_pass) }
    }

    /// Equity of the best course.
    #[must_use]
    pub fn optimal(&self) -> f64 {
        if self.best == CubeVerdict::NotAvailable {
            self.no_double
        } else {
            self.no_double.max(self.double())
        }
    }

    /// Whether doubling is the best course.
    #[must_use]
    pub fn should_double(&self) -> bool {
        matches!(self.best, CubeVerdict::DoubleTake | CubeVerdict::DoubleBeaver | CubeVerdict::DoublePass)
    }

    /// Equity given away by doubling; 0 when that is best.
    #[must_use]
    pub fn double_loss(&self) -> f64 {
        self.optimal() - self.double()
    }

    /// Equity given away by not doubling; 0 when that is best.
    #[must_use]
    pub fn no_double_loss(&self) -> f64 {
        self.optimal() - self.no_double
    }

    /// Equity (doubler's cube unit) the opponent gives away by taking.
    #[must_use]
    pub fn take_loss(&self) -> f64 {
        self.double_take - self.double()
    }

    /// Equity (doubler's cube unit) the opponent gives away by passing.
    #[must_use]
    pub fn pass_loss(&self) -> f64 {
        self.double_pass - self.double()
    }

    /// What the doubler does when they are beavered; sensible only where beavers are allowed.
    #[must_use]
    pub fn beaver_reply(&self) -> BeaverReply {
        if self.double_take > 0.0 {
            BeaverReply::Raccoon
        } else if self.double_take < -1.0 {
            BeaverReply::Pass
        } else {
            BeaverReply::Play
        }
    }
}

/// Equity of a beavered double: the stake doubles, but the doubler may drop for twice the cube.
fn beavered(double_take: f64) -> f64 {
    (2.0 * double_take).max(-2.0)
}

/// Joins the values of the two branches to a decision. `no_double` and `double_take` are values
/// (points or match winning chances) seen by the player on roll, `at` the cube before the double.
///
/// ```
/// use pasch_engine::{cube::{CubeInfo, CubeMet, CubeVerdict, decide}, met::Met};
/// let (met, money) = (Met::kazaross_xg2(), CubeInfo::money(true, true));
/// // Worth .6 as it is, .7 when doubled and taken: doubling gains a tenth.
/// let decision = decide(0.6, 0.7, CubeMet::new(money, &met));
/// assert_eq!((decision.best, decision.take), (CubeVerdict::DoubleTake, true));
/// assert!((decision.no_double_loss() - 0.1).abs() < 1e-12 && decision.double_loss() == 0.0);
/// // In the Crawford game there is nothing to decide.
/// let crawford = CubeInfo::in_match(1, 3, true);
/// assert_eq!(decide(0.8, 0.8, CubeMet::new(crawford, &met)).best, CubeVerdict::NotAvailable);
/// ```
#[must_use]
pub fn decide(no_double: f64, double_take: f64, at: CubeMet<'_>) -> CubeDecision {
    let double_pass = at.won(at.cube.value);
    let mwc = at.is_match().then_some([no_double, double_take, double_pass]);
    let mut decision = CubeDecision {
        no_double: at.equity(no_double),
        double_take: at.equity(double_take),
        double_pass: at.equity(double_pass),
        mwc,
        best: CubeVerdict::NotAvailable,
        take: true,
        beaver: false,
    };
    decision.take = decision.double_take <= decision.double_pass;
    // Below −2 a plain take keeps more than a beaver, which the doubler would drop for twice the cube.
    let worth_a_beaver = decision.double_take < 0.0 && decision.double_take > -2.0;
    decision.beaver = matches!(at.cube.stake, Stake::Money { beavers: true, .. }) && worth_a_beaver;
    if at.cube.can_double() {
        decision.best = verdict(&decision);
    }
    decision
}

fn verdict(d: &CubeDecision) -> CubeVerdict {
    let double = d.double() >= d.no_double;
    match (double, d.take, d.beaver) {
        (true, _, true) => CubeVerdict::DoubleBeaver,
        (true, true, _) => CubeVerdict::DoubleTake,
        (true, false, _) => CubeVerdict::DoublePass,
        (false, _, true) => CubeVerdict::NoDoubleBeaver,
        (false, false, _) => CubeVerdict::TooGoodPass,
        (false, true, _) if d.no_double > d.double_pass => CubeVerdict::TooGoodTake,
        (false, true, _) => CubeVerdict::NoDouble,
    }
}
