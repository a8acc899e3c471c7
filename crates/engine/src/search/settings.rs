//! How to search, and what a search gives.

use crate::eval::Probs;
use crate::standard::Board;
use crate::standard::movegen::Moves;

/// Which plays the next stage of a search looks at: those within `threshold` of the best, at most `keep`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stage {
    /// Most plays kept; 0 keeps all.
    pub keep: usize,
    /// Equity a kept play may be behind the best.
    pub threshold: f64,
}

/// Which plays are looked at how deep: one stage after the bare evaluator, one after 2 plies for
/// deeper searches. There is none after 1 ply: odd and even plies are not compared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Filter {
    /// The filter's name, as in settings and reports.
    pub name: &'static str,
    /// Applied to the static equities.
    pub first: Stage,
    /// Applied to the 2-ply equities of searches of 3 plies and more.
    pub second: Stage,
    /// Equity a play may be behind the best after a third of the rolls have been looked at from 2 plies up; what is
    /// farther behind is looked at no further. Infinite: all plays are looked at after every roll.
    pub race: f64,
}

impl Filter {
    /// 5 plays within .08, then 2 within .02.
    pub const TINY: Self = Self::new("tiny", (5, 0.08), (2, 0.02), 0.03);
    /// 8 plays within .12, then 2 within .03.
    pub const NARROW: Self = Self::new("narrow", (8, 0.12), (2, 0.03), 0.04);
    /// 6 plays within .16, then 2 within .04; the default.
    pub const NORMAL: Self = Self::new("normal", (6, 0.16), (2, 0.04), 0.05);
    /// 16 plays within .32, then 4 within .08.
    pub const LARGE: Self = Self::new("large", (16, 0.32), (4, 0.08), 0.10);
    /// 20 plays within .44, then 6 within .11.
    pub const HUGE: Self = Self::new("huge", (20, 0.44), (6, 0.11), 0.16);
    /// Every play to the full depth.
    pub const NONE: Self = Self::new("none", (0, f64::INFINITY), (0, f64::INFINITY), f64::INFINITY);

    /// All named filters, narrowest first.
    pub const ALL: [Self; 6] = [Self::TINY, Self::NARROW, Self::NORMAL, Self::LARGE, Self::HUGE, Self::NONE];

    const fn new(name: &'static str, first: (usize, f64), second: (usize, f64), race: f64) -> Self {
        Self {
            name,
            first: Stage { keep: first.0, threshold: first.1 },
            second: Stage { keep: second.0, threshold: second.1 },
            race,
        }
    }
}

/// How deep to search and with which filter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// Rolls looked ahead, 0 to [`MOST_PLIES`].
    pub plies: u8,
    /// Which plays are looked at how deep.
    pub filter: Filter,
    /// Rank by cubeful equities; otherwise as if the cube never moved again.
    pub cubeful: bool,
}

impl Default for SearchSettings {
    /// 2 plies, the normal filter, cubeful.
    fn default() -> Self {
        Self { plies: 2, filter: Filter::NORMAL, cubeful: true }
    }
}

impl SearchSettings {
    /// The default with another depth.
    #[must_use]
    pub fn plies(plies: u8) -> Self {
        Self { plies, ..Self::default() }
    }
}

/// A play with its judgement. All numbers are the mover's, after the play and before the opponent's roll. Plays are
/// known by their [`BoardPlay`], by the [`pasch_rules::Landing`] they end at, or as the rules list them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankedPlay<P> {
    /// The play that was judged.
    pub play: P,
    /// Cubeless chances of the player who moved.
    pub probs: Probs,
    /// Equity by which it was ranked: per unit of the cube for money, normalised in a match.
    pub equity: f64,
    /// Equity as if the cube never moved again, on the same scale.
    pub cubeless: f64,
    /// Match winning chance belonging to `equity`; none for money.
    pub mwc: Option<f64>,
    /// Rolls looked ahead for this play.
    pub plies: u8,
}

impl<P> RankedPlay<P> {
    /// The same judgement of the play as it is known elsewhere.
    pub fn known_as<Q>(&self, play: Q) -> RankedPlay<Q> {
        let Self { probs, equity, cubeless, mwc, plies, .. } = *self;
        RankedPlay { play, probs, equity, cubeless, mwc, plies }
    }
}

/// A play on the engine's board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardPlay {
    /// Moves of one way to make the play.
    pub moves: Moves,
    /// The position after it, the mover still in `lanes[0]`.
    pub board: Board,
}

/// How many results of a roll inside the tree are looked at more closely.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Width {
    /// Results that a straight line through the fast evaluator lets through, at least 1.
    pub line: usize,
    /// Results of these that the fast evaluator shows to the main one, at least 1.
    pub keep: usize,
    /// And none that it likes so much less than the best, in normalised equity.
    pub margin: f32,
}

impl Width {
    /// So many results, however far behind.
    #[must_use]
    pub const fn keep(keep: usize) -> Self {
        Self { line: usize::MAX, keep, margin: f32::INFINITY }
    }
}

/// The widths of a tree. There are twenty times as many last rolls as rolls before them, which matter more.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Widths {
    /// After the last roll looked ahead.
    pub last: Width,
    /// After the rolls before it.
    pub before: Width,
    /// After every roll, for decisions that are near. What pruning takes from one side's replies raises the other
    /// side's equity, which plays have in common and a cube decision has not.
    pub near: Width,
    /// Plays so near each other at 2 plies and more are looked at again with `near`.
    pub again: Stage,
}

impl Widths {
    /// The same after every roll.
    #[must_use]
    pub const fn both(width: Width) -> Self {
        Self { last: width, before: width, near: width, again: Stage { keep: 1, threshold: 0.0 } }
    }

    pub(crate) const fn after(&self, plies: u8, near: bool) -> &Width {
        match plies {
            _ if near => &self.near,
            0 | 1 => &self.last,
            _ => &self.before,
        }
    }
}
