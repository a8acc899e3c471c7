//! Marks for decisions and for rolls: what a reader sees beside a play.
//!
//! Thresholds are a setting, not a law; [`Thresholds::PASCH`] is the default.

use core::fmt;

/// How good a decision was, by the equity it gave up.
///
/// Ordered from best to worst, so `mark >= Mark::Error` reads as it sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Nothing better exists at this level of analysis.
    Best,
    /// Not the best, but the loss is below every threshold.
    Ok,
    /// A small loss, at or over `doubtful`: `?!`.
    Doubtful,
    /// A clear loss, at or over `error`: `?`.
    Error,
    /// A loss that decides games.
    Blunder,
}

impl Mark {
    /// The sign of chess columns: `?!`, `?`, `??`; empty for a decision that needs none.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Best | Self::Ok => "",
            Self::Doubtful => "?!",
            Self::Error => "?",
            Self::Blunder => "??",
        }
    }

    /// The lower-case English word: `best`, `ok`, `doubtful`, `error`, `blunder`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Ok => "ok",
            Self::Doubtful => "doubtful",
            Self::Error => "error",
            Self::Blunder => "blunder",
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// The least losses, in normalised equity (EMG), that earn a mark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thresholds {
    /// Least loss of a doubtful decision.
    pub doubtful: f64,
    /// Least loss of an error.
    pub error: f64,
    /// Least loss of a blunder.
    pub blunder: f64,
}

impl Thresholds {
    /// `.030`, `.060`, `.120`: the default.
    pub const PASCH: Self = Self { doubtful: 0.030, error: 0.060, blunder: 0.120 };

    /// `.020` for an error and `.080` for a blunder, with nothing in between, as eXtreme Gammon counts.
    pub const XG: Self = Self { doubtful: 0.020, error: 0.020, blunder: 0.080 };

    /// The mark of a decision that lost `loss` (EMG, ≥ 0).
    ///
    /// ```
    /// use pasch_analysis::{Mark, Thresholds};
    /// assert_eq!(Thresholds::PASCH.mark(0.0), Mark::Best);
    /// assert_eq!(Thresholds::PASCH.mark(0.256), Mark::Blunder);
    /// assert_eq!(Thresholds::XG.mark(0.03), Mark::Error);
    /// ```
    #[must_use]
    pub fn mark(&self, loss: f64) -> Mark {
        if loss <= 0.0 {
            Mark::Best
        } else if loss >= self.blunder {
            Mark::Blunder
        } else if loss >= self.error {
            Mark::Error
        } else if loss >= self.doubtful {
            Mark::Doubtful
        } else {
            Mark::Ok
        }
    }
}

impl Default for Thresholds {
    fn default() -> Self {
        Self::PASCH
    }
}

/// A roll that was far from the average of its moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LuckMark {
    /// Worth at least .6 more than the average roll.
    VeryLucky,
    /// Worth at least .3 more.
    Lucky,
    /// Worth at least .3 less.
    Unlucky,
    /// Worth at least .6 less.
    VeryUnlucky,
}

impl LuckMark {
    /// The mark of a roll whose luck is `luck` (EMG, mover's view); `None` for an ordinary roll.
    #[must_use]
    pub fn of(luck: f64) -> Option<Self> {
        if luck >= 0.6 {
            Some(Self::VeryLucky)
        } else if luck >= 0.3 {
            Some(Self::Lucky)
        } else if luck <= -0.6 {
            Some(Self::VeryUnlucky)
        } else if luck <= -0.3 {
            Some(Self::Unlucky)
        } else {
            None
        }
    }

    /// The English words: `very lucky`, `lucky`, `unlucky`, `very unlucky`.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::VeryLucky => "very lucky",
            Self::Lucky => "lucky",
            Self::Unlucky => "unlucky",
            Self::VeryUnlucky => "very unlucky",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_begin_exactly_at_their_threshold() {
        let t = Thresholds::PASCH;
        assert_eq!(t.mark(0.0299), Mark::Ok);
        assert_eq!(t.mark(0.030), Mark::Doubtful);
        assert_eq!(t.mark(0.060), Mark::Error);
        assert_eq!(t.mark(0.1199), Mark::Error);
        assert_eq!(t.mark(0.120), Mark::Blunder);
        assert!(Mark::Blunder > Mark::Error && Mark::Ok > Mark::Best);
    }

    #[test]
    fn luck_marks_are_symmetric() {
        assert_eq!(LuckMark::of(0.29), None);
        assert_eq!(LuckMark::of(0.3), Some(LuckMark::Lucky));
        assert_eq!(LuckMark::of(-0.3), Some(LuckMark::Unlucky));
        assert_eq!(LuckMark::of(0.6), Some(LuckMark::VeryLucky));
        assert_eq!(LuckMark::of(-0.6), Some(LuckMark::VeryUnlucky));
    }
}
