//! Which rated matches count, and how much: what keeps ratings from being made by two accounts of one person.
//!
//! Pure, like the formulas: what is known of a match and of those before it goes in. Every answer can be made
//! again from the logs.

use crate::driver::words;
use pasch_wire::UserId;

/// A match that ends before this many plays, of both players together, is void.
pub const VOID_BEFORE: u32 = 4;

/// Plays that every point of a match asks for.
const PLAYS_PER_POINT: u32 = 4;

/// The fewest and the most plays that a match asks for, whatever its length.
const FEWEST: u32 = 8;
const MOST: u32 = 20;

/// How long a match of the same two players weighs on the next ones, in milliseconds: a day.
pub const DAY_MS: i64 = 24 * 3600 * 1000;

/// Each match of the same two within a day counts half of the one before; from here on they count nothing.
const SAME_PAIR: u32 = 5;

/// Why a match that was to be rated changes no rating, by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncounted {
    /// It ended before the fourth play: it is void.
    LeftEarly,
    /// It had fewer plays than a match of its length asks for.
    FewPlays,
    /// One of the two has no account, or had none when it began.
    NoAccount,
}

words!(Uncounted { LeftEarly = "left-early", FewPlays = "few-plays", NoAccount = "no-account" });

impl Uncounted {
    /// What the number of plays says against a match to `length` points.
    #[must_use]
    pub fn by_plays(length: u32, plays: u32) -> Option<Self> {
        if plays < VOID_BEFORE {
            return Some(Self::LeftEarly);
        }
        (plays < least_plays(length)).then_some(Self::FewPlays)
    }
}

/// The plays, of both players together, from which a match to `length` points counts: four a point, at least
/// 8 and at most 20.
///
/// No game that is played for its own sake is shorter: a double is hardly ever dropped before each side has played twice,
/// and one game that is borne off has more than 20 plays, whatever it is worth.
#[must_use]
pub fn least_plays(length: u32) -> u32 {
    length.saturating_mul(PLAYS_PER_POINT).clamp(FEWEST, MOST)
}

/// How much a match counts, from 1 to 0, after `before` rated matches of the same two within a day.
#[must_use]
pub fn weight(before: u32) -> f64 {
    if before < SAME_PAIR { 0.5_f64.powi(i32::try_from(before).unwrap_or(i32::MAX)) } else { 0.0 }
}

/// A rated match as a series is told by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedEnd {
    /// Identifier of the player who won.
    pub winner: UserId,
    /// Identifier of the player who lost.
    pub loser: UserId,
    /// The loser gave up or ran out of time.
    pub conceded: bool,
    /// It ended before the fourth play and counts nothing.
    pub void: bool,
}

/// Something that moderators should look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conspicuous {
    /// Whom it is about.
    pub about: UserId,
    /// The observation in English words.
    pub words: String,
}

/// Matches of a kind within a day from which a series is conspicuous.
const SERIES: usize = 5;

/// What is conspicuous about a match, with the rated matches of its two players in the day before it, itself included:
/// the same player gave up five times or more to the same winner, or left five matches or more before the fourth play.
#[must_use]
pub fn conspicuous(last: &RatedEnd, day: &[RatedEnd]) -> Vec<Conspicuous> {
    let mut found = Vec::new();
    if last.conceded {
        let series =
            day.iter().filter(|one| one.conceded && (&one.winner, &one.loser) == (&last.winner, &last.loser));
        let count = series.count();
        if count >= SERIES {
            let words = format!("Won {count} rated matches in a day from one player, who gave up each time.");
            found.push(Conspicuous { about: last.winner.clone(), words });
        }
    }
    if last.void {
        let count = day.iter().filter(|one| one.void && one.loser == last.loser).count();
        if count >= SERIES {
            let words = format!("Left {count} rated matches in a day before the fourth play.");
            found.push(Conspicuous { about: last.loser.clone(), words });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_counts_from_a_number_of_plays_that_grows_with_its_length() {
        for (length, least) in [(1, 8), (2, 8), (3, 12), (5, 20), (7, 20), (64, 20)] {
            assert_eq!(least_plays(length), least, "to {length}");
            assert_eq!(Uncounted::by_plays(length, 3), Some(Uncounted::LeftEarly));
            assert_eq!(Uncounted::by_plays(length, 4), Some(Uncounted::FewPlays));
            assert_eq!(Uncounted::by_plays(length, least - 1), Some(Uncounted::FewPlays));
            assert_eq!(Uncounted::by_plays(length, least), None);
        }
        for reason in Uncounted::ALL {
            assert_eq!(Uncounted::from_word(reason.word()), Some(reason));
        }
    }

    #[test]
    fn the_same_pair_counts_less_and_less() {
        let weights: Vec<f64> = (0..7).map(weight).collect();
        assert_eq!(weights, [1.0, 0.5, 0.25, 0.125, 0.0625, 0.0, 0.0]);
        assert!((0..1000).map(weight).sum::<f64>() < 2.0, "a day of matches is worth less than two");
        assert!(weight(u32::MAX) == 0.0);
    }

    #[test]
    fn a_series_is_reported_and_bad_luck_is_not() {
        let end = |winner: &str, loser: &str, conceded, void| RatedEnd {
            winner: winner.into(),
            loser: loser.into(),
            conceded,
            void,
        };
        let given = end("anna", "bert", true, false);
        let fought = end("anna", "bert", false, false);
        assert_eq!(conspicuous(&given, &vec![given.clone(); 4]), []);
        let found = conspicuous(&given, &vec![given.clone(); 5]);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].about, "anna");
        assert_eq!(conspicuous(&fought, &vec![fought.clone(); 9]), [], "they lost all, but they played");
        let others = ["clara", "dora", "emil", "fred", "gina"].map(|name| end(name, "bert", true, false));
        assert_eq!(conspicuous(&others[4], &others), [], "given up to five different players");
        let left = ["clara", "dora", "emil", "fred", "gina"].map(|name| end(name, "bert", true, true));
        let found = conspicuous(&left[4], &left);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].about, "bert");
    }
}
