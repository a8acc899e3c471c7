//! Series: matches in which several games follow each other in turn. This is the list of those
//! that have a name; a host may put together any other, see [`Header::then`].

use super::{VariantId, backgammon, fevga, gul_bara, moultezim, plakoto, portes, tapa, tavla};
use crate::record::Header;
use crate::spec::VariantSpec;

/// A named round of games, played over and over until somebody has the points of the match. Every
/// game scores its own grade; the winner of a game starts the next one.
#[derive(Debug, PartialEq, Eq)]
pub struct Series {
    /// The stable name used in addresses and on command lines.
    pub id: &'static str,
    /// The name people use.
    pub name: &'static str,
    /// Its character in one line.
    pub tagline: &'static str,
    /// Points it is usually played to.
    pub length: u32,
    games: &'static [&'static VariantSpec],
}

const SERIES: &[Series] = &[
    Series {
        id: "tavli",
        name: "Tavli",
        tagline: "The Greek round: hitting in Portes, pinning in Plakoto, running in Fevga.",
        length: 5,
        games: &[&portes::SPEC, &plakoto::SPEC, &fevga::SPEC],
    },
    Series {
        id: "balkan",
        name: "Tapa series",
        tagline: "The Balkan round: Backgammon, climbing doubles in Gul Bara, pinning in Tapa.",
        length: 5,
        games: &[&backgammon::SPEC, &gul_bara::SPEC, &tapa::SPEC],
    },
    Series {
        id: "turkish",
        name: "Turkish series",
        tagline: "Hitting in Tavla, pinning in Tapa, running in Moultezim.",
        length: 5,
        games: &[&tavla::SPEC, &tapa::SPEC, &moultezim::SPEC],
    },
];

impl Series {
    /// Every series with a name, in the order people should see them.
    pub fn all() -> impl Iterator<Item = &'static Series> {
        SERIES.iter()
    }

    /// The series with this id or name, in any case.
    ///
    /// ```
    /// use pasch_rules::Series;
    /// assert_eq!(Series::find("Tavli").map(|series| series.length), Some(5));
    /// assert_eq!(Series::find("chess"), None);
    /// ```
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Series> {
        SERIES
            .iter()
            .find(|series| series.id.eq_ignore_ascii_case(name) || series.name.eq_ignore_ascii_case(name))
    }

    /// The games of a round, in turn.
    pub fn games(&self) -> impl Iterator<Item = VariantId> {
        self.games.iter().map(|spec| spec.id)
    }

    /// A match of this series to this many points, with the usual options and no names.
    ///
    /// # Panics
    /// Never: every series has a game.
    #[must_use]
    pub fn header(&self, length: u32) -> Header {
        let games: Vec<VariantId> = self.games().collect();
        Header::of_games(&games, length).expect("a series has games")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matchplay::MatchState;

    #[test]
    fn every_series_can_be_played_and_is_no_variant_too() {
        for series in SERIES {
            assert!(series.games.len() > 1, "{}", series.id);
            assert!(MatchState::new(&series.header(series.length)).is_ok(), "{}", series.id);
            for name in [series.id, series.name] {
                assert_eq!(Series::find(name), Some(series));
                assert_eq!(VariantId::find(name), None, "{name}");
            }
        }
    }
}
