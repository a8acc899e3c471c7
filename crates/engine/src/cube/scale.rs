//! Values and equities, and what each result of the game is worth.

use super::{CubeInfo, CubeOwner, Stake};
use crate::eval::Probs;
use crate::met::Met;

/// A cube with the table its match is judged by: turns results into values and values into
/// equities, all seen by the player on roll.
#[derive(Clone, Copy, Debug)]
pub struct CubeMet<'m> {
    /// The cube and the stake, seen by the player on roll.
    pub cube: CubeInfo,
    /// The match equity table; idle for money.
    pub met: &'m Met,
}

/// Needs of both players beyond which only their difference matters.
const FAR: u32 = 48;

impl<'m> CubeMet<'m> {
    /// Joins a cube and a table.
    #[must_use]
    pub const fn new(cube: CubeInfo, met: &'m Met) -> Self {
        Self { cube, met }
    }

    /// The same seen by the other player.
    #[must_use]
    pub const fn swap(self) -> Self {
        Self { cube: self.cube.swap(), met: self.met }
    }

    /// Whether values are match winning chances.
    #[must_use]
    pub const fn is_match(self) -> bool {
        matches!(self.cube.stake, Stake::Match { .. })
    }

    /// Value of winning `points` now.
    #[must_use]
    pub fn won(self, points: u32) -> f64 {
        match self.cube.stake {
            Stake::Match { away_me, away_opp, .. } => {
                self.after(away_me.saturating_sub(points), away_opp, away_me, away_opp)
            }
            _ => f64::from(points),
        }
    }

    /// Value of losing `points` now.
    #[must_use]
    pub fn lost(self, points: u32) -> f64 {
        match self.cube.stake {
            Stake::Match { away_me, away_opp, .. } => {
                self.after(away_me, away_opp.saturating_sub(points), away_me, away_opp)
            }
            _ => -f64::from(points),
        }
    }

    fn after(self, me: u32, opp: u32, was_me: u32, was_opp: u32) -> f64 {
        // Scores far beyond the table are judged by nearer ones with the same difference.
        let far = was_me.min(was_opp).saturating_sub(FAR);
        let nearer = |away: u32| if away == 0 { 0 } else { away.saturating_sub(far).max(1) };
        let (me, opp) = (nearer(me), nearer(opp));
        // The next game is the Crawford game when nobody needed one point before this one.
        self.met.mwc(me, opp, was_me > 1 && was_opp > 1)
    }

    /// The same value seen by the other player.
    #[must_use]
    pub fn flip(self, value: f64) -> f64 {
        if self.is_match() { 1.0 - value } else { -value }
    }

    /// Equity of a value: per unit of the cube for money, normalised in a match.
    #[must_use]
    pub fn equity(self, value: f64) -> f64 {
        let (won, lost) = (self.won(self.cube.value), self.lost(self.cube.value));
        (2.0 * value - won - lost) / (won - lost)
    }

    /// Value of an equity, the inverse of [`CubeMet::equity`].
    #[must_use]
    pub fn value(self, equity: f64) -> f64 {
        let (won, lost) = (self.won(self.cube.value), self.lost(self.cube.value));
        0.5 * (won + lost + equity * (won - lost))
    }

    /// Value of the three grades won and the three grades lost at the cube's value; where gammons
    /// are idle all grades count one.
    #[must_use]
    pub fn grades(self) -> ([f64; 3], [f64; 3]) {
        let v = self.cube.value;
        let grades = if self.cube.gammons_idle() { [self.cube.grades[0]; 3] } else { self.cube.grades };
        let points = grades.map(|g| v.saturating_mul(u32::from(g)));
        (points.map(|p| self.won(p)), points.map(|p| self.lost(p)))
    }

    /// Mean value of a won game and of a lost game at the cube's value, by the gammon rates of
    /// `probs`. A side that never wins is taken to win plain games.
    #[must_use]
    pub fn means(self, probs: &Probs) -> (f64, f64) {
        let (won, lost) = self.grades();
        let p = five(probs);
        (mean(p[0], p[1], p[2], won), mean(1.0 - p[0], p[3], p[4], lost))
    }
}

/// The five probabilities in the order of their fields.
pub(super) fn five(p: &Probs) -> [f64; 5] {
    [p.win, p.win_g, p.win_bg, p.lose_g, p.lose_bg].map(f64::from)
}

fn mean(all: f64, gammons: f64, backgammons: f64, grades: [f64; 3]) -> f64 {
    const NEVER: f64 = 1e-6;
    if all < NEVER {
        return grades[0];
    }
    let g = (gammons / all).clamp(0.0, 1.0);
    let b = (backgammons / all).clamp(0.0, g);
    grades[0] + g * (grades[1] - grades[0]) + b * (grades[2] - grades[1])
}

/// Value of `probs` if the cube never moved again.
#[must_use]
pub fn cubeless_value(probs: &Probs, at: CubeMet<'_>) -> f64 {
    let (won, lost) = at.grades();
    let p = five(probs);
    p[0] * won[0]
        + p[1] * (won[1] - won[0])
        + p[2] * (won[2] - won[1])
        + (1.0 - p[0]) * lost[0]
        + p[3] * (lost[1] - lost[0])
        + p[4] * (lost[2] - lost[1])
}

/// Equity of `probs` if the cube never moved again: for money 2·win − 1 plus gammons and
/// backgammons won less those lost; in a match normalised.
#[must_use]
pub fn cubeless_equity(probs: &Probs, at: CubeMet<'_>) -> f64 {
    at.equity(cubeless_value(probs, at))
}

/// A linear measure of the five probabilities, to rank plays fast with the gammon values of a
/// score: `base + Σ w·p`, seen by the player on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Measure of a certain plain loss.
    pub base: f32,
    /// Weights of win, win_g, win_bg, lose_g, lose_bg.
    pub w: [f32; 5],
}

impl Weights {
    /// Points for money, gammons counting.
    pub const MONEY: Self = Self { base: -1.0, w: [2.0, 1.0, 1.0, -1.0, -1.0] };

    /// The normalised equity at a cube, cubeless. Where gammons are idle only until the cube is
    /// turned they count (it will be before most of them are won); where a player must double at
    /// their first turn because a loss ends the match anyway, the doubled cube counts.
    #[must_use]
    pub fn of(at: CubeMet<'_>) -> Self {
        let mut at = at;
        if at.cube.gammons_idle() {
            at.cube.owner = CubeOwner::Mine;
        }
        if at.doubles_at_once() || at.swap().doubles_at_once() {
            at.cube.value = at.cube.value.saturating_mul(2);
        }
        let (won, lost) = at.grades();
        let scale = 2.0 / (won[0] - lost[0]);
        let w = [won[0] - lost[0], won[1] - won[0], won[2] - won[1], lost[1] - lost[0], lost[2] - lost[1]];
        Self { base: -1.0, w: w.map(|v| (v * scale) as f32) }
    }

    /// The measure of `probs`.
    #[must_use]
    #[inline]
    pub fn measure(&self, p: &Probs) -> f32 {
        let w = &self.w;
        self.base + w[0] * p.win + w[1] * p.win_g + w[2] * p.win_bg + w[3] * p.lose_g + w[4] * p.lose_bg
    }
}

impl CubeMet<'_> {
    /// The player on roll may double and has nothing to lose by it: a plain loss at the present
    /// value ends the match.
    #[must_use]
    pub fn doubles_at_once(self) -> bool {
        match self.cube.stake {
            Stake::Match { away_opp, .. } => self.cube.can_double() && away_opp <= self.cube.value,
            _ => false,
        }
    }
}
