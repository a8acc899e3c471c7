//! Cubeful values of a single position by Janowski's model (R. Janowski, "Take-points in money
//! games", 1993): a mix of the dead cube, which nobody turns again, and the live cube, which both
//! turn at the perfect moment.

use super::scale::five;
use super::{CubeInfo, CubeMet, CubeOwner, Stake, cubeless_value};
use crate::eval::Probs;
use crate::met::Met;
use crate::standard::Board;

/// How well the players use the cube: the weights of the live cube, 0 to 1, in Janowski's mix.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Efficiency {
    /// Weight while the cube is in the middle: both have to hit the moment.
    pub centred: f64,
    /// Weight once a player has the cube.
    pub owned: f64,
    /// Weight where a player will double at their next turn in any case, because a plain loss ends
    /// the match: 1 when little can happen before, less in a short race.
    pub at_once: f64,
}

impl Efficiency {
    /// The same weight everywhere, 0 for a dead and 1 for a live cube.
    #[must_use]
    pub const fn flat(x: f64) -> Self {
        Self { centred: x, owned: x, at_once: x }
    }

    /// The weights where nothing is known of the board: .68 and 1.
    pub const USUAL: Self = Self { centred: 0.68, owned: 0.68, at_once: 1.0 };

    /// Weight with this player's cube.
    const fn of(self, owner: CubeOwner) -> f64 {
        match owner {
            CubeOwner::Centred => self.centred,
            CubeOwner::Mine | CubeOwner::Theirs => self.owned,
        }
    }
}

/// Efficiency of the cube in a position: once somebody has it .54 plus .0015 a pip of the mean pip count, between .6 and
/// .78, and .06 less while it is in the middle, as rollouts of positions of games have it (the example `live_cube`).
///
/// The mean over both sides does not change with the player on roll by more than half a roll,
/// so plies stay comparable.
#[must_use]
pub fn efficiency(board: &Board) -> Efficiency {
    let mean = f64::from(board.pips(0) + board.pips(1)) / 2.0;
    let owned = (0.54 + 0.0015 * mean).clamp(0.6, 0.78);
    let at_once = if board.is_race() { (0.5 + mean / 160.0).clamp(0.6, 1.0) } else { 1.0 };
    Efficiency { centred: owned - 0.06, owned, at_once }
}

/// The live take and cash points of a cube: the winning chances at which the player on roll is doubled out
/// and doubles out, by the gammon rates of `probs`. `None` where that side cannot double.
#[must_use]
pub fn live_points(probs: &Probs, at: CubeMet<'_>) -> (Option<f64>, Option<f64>) {
    let rates = Rates::of(probs);
    let take = at.swap().cube.can_double().then(|| rates.take_point(at, at.cube.value.saturating_mul(2)));
    let cash = at
        .cube
        .can_double()
        .then(|| 1.0 - rates.swap().take_point(at.swap(), at.cube.value.saturating_mul(2)));
    match (take, cash) {
        // Extreme gammon rates can turn the points round; then they meet.
        (Some(t), Some(c)) if t > c => (Some((t + c) / 2.0), Some((t + c) / 2.0)),
        points => points,
    }
}

/// The winning chances that a player needs to take a double, by the gammon rates of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TakePoints {
    /// Where the cube is dead: nobody turns it again.
    pub dead: f64,
    /// Where the cube is live: the taker turns it at the perfect moment.
    pub live: f64,
}

/// The take points of the player whose view `at` is, were the other one to double now; `None` where that one cannot.
///
/// ```
/// use pasch_engine::cube::{CubeInfo, CubeMet, take_points};
/// use pasch_engine::eval::Probs;
/// use pasch_engine::met::Met;
/// let met = Met::kazaross_xg2();
/// let even = Probs { win: 0.5, ..Probs::default() };
/// let points = take_points(&even, CubeMet::new(CubeInfo::money(false, false), &met)).unwrap();
/// assert!((points.dead - 0.25).abs() < 1e-9 && (points.live - 0.2).abs() < 1e-9);
/// ```
#[must_use]
pub fn take_points(probs: &Probs, at: CubeMet<'_>) -> Option<TakePoints> {
    if !at.swap().cube.can_double() {
        return None;
    }
    let rates = Rates::of(probs);
    let cube = at.cube.value.saturating_mul(2);
    let (drop, lose, win) = (at.lost(at.cube.value), rates.lost(at, cube), rates.won(at, cube));
    let dead = if win > lose { ((drop - lose) / (win - lose)).clamp(0.0, 1.0) } else { 0.0 };
    Some(TakePoints { dead, live: rates.take_point(at, cube).clamp(0.0, 1.0) })
}

/// How much more a gammon is worth to the player whose view `at` is, as a share of the difference between a plain win and a
/// plain loss, at the cube as it stands: .5 for money, 0 at double match point.
#[must_use]
pub fn gammon_value(at: CubeMet<'_>) -> f64 {
    if let Stake::Money { jacoby: true, .. } = at.cube.stake
        && at.cube.owner == CubeOwner::Centred
    {
        return 0.0;
    }
    let [plain, gammon, _] =
        at.cube.grades.map(|points| at.won(at.cube.value.saturating_mul(u32::from(points))));
    let lost = at.lost(at.cube.value.saturating_mul(u32::from(at.cube.grades[0])));
    if plain > lost { (gammon - plain) / (plain - lost) } else { 0.0 }
}

/// Shares of gammons and backgammons among each side's wins.
#[derive(Clone, Copy)]
struct Rates {
    win: [f64; 2],
    lose: [f64; 2],
}

impl Rates {
    fn of(probs: &Probs) -> Self {
        const NEVER: f64 = 1e-6;
        let p = five(probs);
        let share = |all: f64, g: f64, b: f64| {
            if all < NEVER {
                [0.0, 0.0]
            } else {
                let g = (g / all).clamp(0.0, 1.0);
                [g, (b / all).clamp(0.0, g)]
            }
        };
        Self { win: share(p[0], p[1], p[2]), lose: share(1.0 - p[0], p[3], p[4]) }
    }

    const fn swap(self) -> Self {
        Self { win: self.lose, lose: self.win }
    }

    fn won(self, at: CubeMet<'_>, cube: u32) -> f64 {
        let [g, b] = self.win;
        let value = at.cube.grades.map(|points| at.won(cube.saturating_mul(u32::from(points))));
        value[0] + g * (value[1] - value[0]) + b * (value[2] - value[1])
    }

    fn lost(self, at: CubeMet<'_>, cube: u32) -> f64 {
        let [g, b] = self.lose;
        let value = at.cube.grades.map(|points| at.lost(cube.saturating_mul(u32::from(points))));
        value[0] + g * (value[1] - value[0]) + b * (value[2] - value[1])
    }

    /// Live take point of the player on roll of `at`, offered the cube at `cube`.
    fn take_point(self, at: CubeMet<'_>, cube: u32) -> f64 {
        match at.cube.stake {
            Stake::Cubeless | Stake::Money { .. } => {
                let (won, lost) = (self.won(at, 1), -self.lost(at, 1));
                (lost - 0.5) / (won + lost + 0.5)
            }
            Stake::Match { away_me, .. } => {
                let drop = at.lost(cube / 2);
                let lose = self.lost(at, cube);
                // Taken, the cube is theirs: they cash with it, or it is dead and they play it out.
                let (point, value) = if away_me <= cube {
                    (1.0, self.won(at, cube))
                } else {
                    let cash = 1.0 - self.swap().take_point(at.swap(), cube.saturating_mul(2));
                    (cash, at.won(cube))
                };
                if value > lose { (point * (drop - lose) / (value - lose)).clamp(0.0, 1.0) } else { 0.0 }
            }
        }
    }
}

/// Value of a position with the cube in play, before the roll and before the player on roll
/// decides to double or not.
#[must_use]
pub fn cubeful_value(probs: &Probs, at: CubeMet<'_>, x: Efficiency) -> f64 {
    if at.doubles_at_once() {
        return doubled_at_once(probs, at);
    }
    if at.swap().doubles_at_once() {
        let doubled = at.flip(doubled_at_once(&probs.swap(), at.swap()));
        return mix(x.at_once, cubeless_value(probs, at), doubled);
    }
    let dead = cubeless_value(probs, at);
    let (take, cash) = live_points(probs, at);
    if take.is_none() && cash.is_none() {
        return dead;
    }
    let (won, lost) = at.means(probs);
    let p = f64::from(probs.win).clamp(0.0, 1.0);
    let plain = (at.won(at.cube.value), at.lost(at.cube.value));
    let mut from = (0.0, lost);
    let mut to = (1.0, won);
    // The live value runs in straight pieces through the take and the cash point.
    if let Some(take) = take {
        let corner = (take, plain.1);
        if p <= take {
            to = corner;
        } else {
            from = corner;
        }
    }
    if let Some(cash) = cash {
        let corner = (cash, plain.0);
        if p >= cash {
            from = corner;
        } else if to.0 > cash {
            to = corner;
        }
    }
    let live = if to.0 > from.0 { from.1 + (p - from.0) * (to.1 - from.1) / (to.0 - from.0) } else { to.1 };
    // An owner need not use their cube (some scores make cashing worse than playing on).
    let live = match at.cube.owner {
        CubeOwner::Centred => live,
        CubeOwner::Mine => live.max(dead),
        CubeOwner::Theirs => live.min(dead),
    };
    mix(x.of(at.cube.owner), dead, live)
}

fn mix(x: f64, dead: f64, live: f64) -> f64 {
    (1.0 - x) * dead + x * live
}

/// Value of a position when the player on roll does not double this turn, as far as it can be told
/// without looking ahead. It is [`cubeful_value`], but for a player who ought to double at once.
#[must_use]
pub fn undoubled_value(probs: &Probs, at: CubeMet<'_>, x: Efficiency) -> f64 {
    /// Share of what the cube is worth that is left a turn later.
    const LATE: f64 = 0.9;
    let value = cubeful_value(probs, at, x);
    if at.doubles_at_once() { mix(LATE * x.at_once, cubeless_value(probs, at), value) } else { value }
}

/// Value to a player who has nothing to lose by doubling and does so at their next turn, unless they are
/// too good: the taken cube is dead.
fn doubled_at_once(probs: &Probs, at: CubeMet<'_>) -> f64 {
    let doubled = CubeMet { cube: at.cube.doubled(), ..at };
    let taken = cubeless_value(probs, doubled);
    taken.min(at.won(at.cube.value)).max(cubeless_value(probs, at))
}

/// Equity of a position with the cube in play, before the roll: [`cubeful_value`] per unit of the
/// cube, normalised in a match.
///
/// ```
/// use pasch_engine::{cube::{CubeInfo, Efficiency, cubeful_equity}, eval::Probs, met::Met};
/// let even = Probs { win: 0.5, ..Probs::default() };
/// let money = CubeInfo::money(true, true);
/// let equity = cubeful_equity(&even, &money, &Met::kazaross_xg2(), Efficiency::USUAL);
/// assert!(equity.abs() < 1e-9);
/// ```
#[must_use]
pub fn cubeful_equity(probs: &Probs, cube: &CubeInfo, met: &Met, x: Efficiency) -> f64 {
    let at = CubeMet::new(*cube, met);
    at.equity(cubeful_value(probs, at, x))
}
