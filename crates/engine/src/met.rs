//! Match equity tables: the chance to win the match from a score.
//!
//! Invariant: every [`Met`] covers 1 to [`MAX_AWAY`] points for both players, its values lie
//! strictly between 0 and 1, complement each other and never fall when a player needs less.

mod cubeless;
mod extend;
mod figure;
mod kazaross;
mod read;

pub use figure::{Figure, Kind, Score};
use pasch_messages::Describe;

use thiserror::Error;

/// The longest match a table answers for, in points still needed.
pub const MAX_AWAY: u32 = 64;

const SIDE: usize = MAX_AWAY as usize;

/// A match equity table.
///
/// Published figures fill the table as far as they go; the rest is projected (see [`Met::published`]).
#[derive(Clone, Debug, PartialEq)]
pub struct Met {
    name: String,
    published: usize,
    /// Row-major, `pre[(r - 1) * SIDE + c - 1]`.
    pre: Vec<f64>,
    /// `post[n - 1]`: the trailer's chance.
    post: Vec<f64>,
}

/// Why a text is not a usable match equity table.
#[derive(Clone, Debug, Describe, Error, PartialEq)]
#[non_exhaustive]
#[describe("met-error")]
pub enum MetError {
    /// A field that is no number.
    Number {
        /// Line of the text, from 1.
        line: usize,
        /// The field as written.
        text: String,
    },
    /// A table or a part of it is not there.
    Missing {
        /// What was looked for.
        what: &'static str,
    },
    /// A row with too few or too many values.
    RowLength {
        /// The row of the table, from 1.
        row: usize,
        /// Values it should have.
        expected: usize,
        /// Values the row has.
        found: usize,
    },
    /// More points than the library answers for.
    #[describe(args(max_away = MAX_AWAY))]
    TooLong {
        /// Points of the table.
        points: usize,
    },
    /// A value outside 0..1.
    NotAChance {
        /// Points the player needs.
        row: usize,
        /// Points the opponent needs.
        column: usize,
        /// The value, outside 0 to 1.
        #[describe(text)]
        value: f64,
    },
    /// A table that favours one of the players.
    NotSymmetric {
        /// Points the player needs.
        row: usize,
        /// Points the opponent needs.
        column: usize,
    },
    /// A value that falls although the player needs fewer points.
    NotRising {
        /// Points the player needs.
        row: usize,
        /// Points the opponent needs.
        column: usize,
    },
    /// A file that only names a formula.
    Computed {
        /// The formula's name in the file.
        kind: String,
    },
}

impl Met {
    /// The Kazaross XG2 table: 25 published points, projected to [`MAX_AWAY`].
    ///
    /// ```
    /// let met = pasch_engine::met::Met::kazaross_xg2();
    /// assert_eq!(met.mwc(2, 3, true), 0.59947);
    /// assert_eq!(met.mwc(1, 2, false), 1.0 - 0.48803);
    /// ```
    #[must_use]
    pub fn kazaross_xg2() -> Self {
        let pre: Vec<f64> = kazaross::PRE.iter().flatten().copied().collect();
        Self::assemble("Kazaross XG2 25 point MET".to_owned(), kazaross::SIZE, &pre, &kazaross::POST)
    }

    /// The names of the delivered tables, the usual one first.
    pub const DELIVERED: [&str; 2] = ["kazaross-xg2", "pasch"];

    /// A delivered table by its name in [`Met::DELIVERED`].
    #[must_use]
    pub fn delivered(name: &str) -> Option<Self> {
        match name {
            "kazaross-xg2" => Some(Self::kazaross_xg2()),
            "pasch" => Some(Self::pasch()),
            _ => None,
        }
    }

    /// Pasch's own table: 25 points, rolled out by its own nets (`pasch met make`).
    ///
    /// # Panics
    /// When the program was built with a damaged table, which its tests would have refused.
    #[must_use]
    pub fn pasch() -> Self {
        Self::from_xml(include_str!("../data/pasch-met.xml")).expect("the delivered table is whole")
    }

    /// A table in the making: a whole square of `whole` points, and some scores of the row after it.
    pub(crate) fn made(
        whole: u32,
        pre: &dyn Fn(u32, u32) -> f64,
        post: &dyn Fn(u32) -> f64,
        more: &[&Figure],
    ) -> Self {
        let square: Vec<f64> = (1..=whole)
            .flat_map(|r| (1..=whole).map(move |c| (r, c)))
            .map(|(r, c)| if r <= c { pre(r, c) } else { 1.0 - pre(c, r) })
            .collect();
        let mut row: Vec<f64> = (1..=whole).map(post).collect();
        row.extend(more.iter().filter(|f| f.score.kind == Kind::PostCrawford).map(|f| f.mwc));
        let mut met = Self::assemble("in the making".to_owned(), whole as usize, &square, &row);
        for Figure { score, mwc, .. } in more {
            let (me, opp) = (score.away_me as usize - 1, score.away_opp as usize - 1);
            if score.kind != Kind::PostCrawford {
                met.pre[me * SIDE + opp] = *mwc;
                met.pre[opp * SIDE + me] = 1.0 - mwc;
            }
        }
        met
    }

    /// Reads a table from two CSV texts: `pre` with a head line `away,1,2,…` and one line per
    /// points needed, `post` with a head line and lines `trailer_away,trailer_wins`.
    ///
    /// # Errors
    /// [`MetError`] tells which line, row or value is refused.
    pub fn from_csv(name: &str, pre: &str, post: &str) -> Result<Self, MetError> {
        let (size, pre) = read::csv_pre(pre)?;
        let post = read::csv_post(post)?;
        Self::checked(name.to_owned(), size, pre, &post)
    }

    /// Reads a table from GNU Backgammon's XML. The document type at its top is skipped, nothing is fetched.
    ///
    /// # Errors
    /// [`MetError`] tells which line, row or value is refused; files that only name a formula and
    /// tables for unequal players are refused too.
    pub fn from_xml(text: &str) -> Result<Self, MetError> {
        let file = read::xml(text)?;
        Self::checked(file.name, file.size, file.pre, &file.post)
    }

    fn checked(name: String, size: usize, mut pre: Vec<f64>, post: &[f64]) -> Result<Self, MetError> {
        // Tables are published with three digits and more; their complements are rounded alike.
        const ROUNDING: f64 = 0.0015;
        if size > SIDE || post.len() > SIDE {
            return Err(MetError::TooLong { points: size.max(post.len()) });
        }
        for (row, column, value) in cells(size, &pre) {
            if !(value > 0.0 && value < 1.0) {
                return Err(MetError::NotAChance { row, column, value });
            }
            let mirror = pre[(column - 1) * size + row - 1];
            if (value + mirror - 1.0).abs() > ROUNDING {
                return Err(MetError::NotSymmetric { row, column });
            }
            if column > 1 && value < pre[(row - 1) * size + column - 2] {
                return Err(MetError::NotRising { row, column });
            }
        }
        for (i, &value) in post.iter().enumerate() {
            if !(value > 0.0 && value < 1.0) {
                return Err(MetError::NotAChance { row: i + 1, column: 1, value });
            }
            if i > 0 && value > post[i - 1] {
                return Err(MetError::NotRising { row: i + 1, column: 1 });
            }
        }
        if post.len() < 2 {
            return Err(MetError::Missing { what: "post-crawford" });
        }
        for row in 0..size {
            pre[row * size + row] = 0.5;
            for column in row + 1..size {
                pre[column * size + row] = 1.0 - pre[row * size + column];
            }
        }
        Ok(Self::assemble(name, size, &pre, post))
    }

    fn assemble(name: String, size: usize, pre: &[f64], post: &[f64]) -> Self {
        let post = extend::post(post);
        let pre = extend::pre(size, pre, &post);
        Self { name, published: size, pre, post }
    }

    /// The table's name, e.g. `Kazaross XG2 25 point MET`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Points up to which the figures are the published ones; those beyond are projected with Zadeh's model.
    #[must_use]
    pub fn published(&self) -> u32 {
        self.published as u32
    }

    /// Chance, 0 to 1, that the player who needs `away_me` points wins the match against one who
    /// needs `away_opp`, before the next game begins.
    ///
    /// `crawford` matters only where somebody needs one point: true when the Crawford game is
    /// still to be played, false when it is over. A player who needs none has won. Needs beyond
    /// [`MAX_AWAY`] are answered as [`MAX_AWAY`].
    #[must_use]
    pub fn mwc(&self, away_me: u32, away_opp: u32, crawford: bool) -> f64 {
        if away_me == 0 {
            return 1.0;
        }
        if away_opp == 0 {
            return 0.0;
        }
        let me = away_me.min(MAX_AWAY) as usize - 1;
        let opp = away_opp.min(MAX_AWAY) as usize - 1;
        match (me, opp) {
            (0, 0) => 0.5,
            (0, _) if !crawford => 1.0 - self.post[opp],
            (_, 0) if !crawford => self.post[me],
            _ => self.pre[me * SIDE + opp],
        }
    }
}

fn cells(size: usize, pre: &[f64]) -> impl Iterator<Item = (usize, usize, f64)> + '_ {
    pre.iter().enumerate().map(move |(i, &v)| (i / size + 1, i % size + 1, v))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_values_and_complements() {
        let met = Met::kazaross_xg2();
        for (r, c, v) in
            [(1, 2, 0.67736), (2, 3, 0.59947), (4, 9, 0.78799), (9, 4, 0.21201), (25, 1, 0.00095)]
        {
            assert_eq!(met.mwc(r, c, true), v, "{r}-away {c}-away");
        }
        assert_eq!(met.mwc(5, 1, false), 0.19012);
        assert_eq!(met.mwc(0, 7, false), 1.0);
        assert_eq!(met.mwc(7, 0, false), 0.0);
    }

    #[test]
    fn whole_table_is_symmetric_and_strictly_rising() {
        let met = Met::kazaross_xg2();
        for crawford in [true, false] {
            for r in 1..=MAX_AWAY {
                assert_eq!(met.mwc(r, r, crawford), 0.5);
                for c in 1..=MAX_AWAY {
                    let v = met.mwc(r, c, crawford);
                    assert!((v + met.mwc(c, r, crawford) - 1.0).abs() < 1e-12, "{r} {c}");
                    assert!(v > 0.0 && v < 1.0, "{r} {c} {v}");
                    if c > 1 && (crawford || (r > 1 && c > 2)) {
                        assert!(v > met.mwc(r, c - 1, crawford), "{r} {c}: {v}");
                    }
                }
            }
        }
    }

    #[test]
    fn projection_repeats_the_published_figures() {
        // Cut to 15 points, the model must find the published 16 to 25 again.
        let full = Met::kazaross_xg2();
        let cut: Vec<f64> =
            (1..=15).flat_map(|r| (1..=15).map(move |c| (r, c))).map(|(r, c)| full.mwc(r, c, true)).collect();
        let short = Met::checked("cut".into(), 15, cut, &kazaross::POST[..15]).expect("a good table");
        for r in 1..=25 {
            for c in 1..=25 {
                let (a, b) = (full.mwc(r, c, true), short.mwc(r, c, true));
                assert!((a - b).abs() < 0.0012, "{r} {c}: published {a}, projected {b}");
            }
            let (a, b) = (full.mwc(r, 1, false), short.mwc(r, 1, false));
            assert!((a - b).abs() < 0.0006, "post {r}: {a} {b}");
        }
    }

    #[test]
    fn csv_round_trip_and_refusals() {
        let full = Met::kazaross_xg2();
        let mut pre = String::from("away,1,2,3\n");
        for r in 1..=3 {
            pre +=
                &format!("{r},{},{},{}\n", full.mwc(r, 1, true), full.mwc(r, 2, true), full.mwc(r, 3, true));
        }
        let post = "trailer_away,trailer_wins\n1,0.5\n2,0.48803\n3,0.32264\n";
        let met = Met::from_csv("three", &pre, post).expect("a good table");
        assert_eq!((met.name(), met.published()), ("three", 3));
        assert!((met.mwc(3, 2, true) - full.mwc(3, 2, true)).abs() < 1e-12);

        let bad = pre.replace("0.5", "half");
        assert!(matches!(Met::from_csv("x", &bad, post), Err(MetError::Number { line: 2, .. })));
        let bad = pre.replace("0.59947", "0.79947");
        assert_eq!(Met::from_csv("x", &bad, post), Err(MetError::NotSymmetric { row: 2, column: 3 }));
        let bad: String = pre.lines().take(3).map(|l| format!("{l}\n")).collect();
        assert!(matches!(Met::from_csv("x", &bad, post), Err(MetError::RowLength { .. })));
        assert!(matches!(Met::from_csv("x", "", post), Err(MetError::Missing { .. })));
        let two = "trailer_away,player_0,player_1\n1,0.51,0.49\n";
        assert!(matches!(Met::from_csv("x", &pre, two), Err(MetError::RowLength { .. })));
    }

    #[test]
    fn xml_is_read_and_formulas_are_refused() {
        let xml = "<?xml version=\"1.0\"?><!DOCTYPE met PUBLIC \"x\" \"met.dtd\"><!-- <row> -->\n<met><info><name>Two</name><length>2</length></info>\n\
            <pre-crawford-table type=\"explicit\"><row><me>0.5</me><me>0.7</me></row><row><me>0.3</me><me>0.5</me></row></pre-crawford-table>\n\
            <post-crawford-table type=\"explicit\" player=\"both\"><row><me>0.5</me><me>0.49</me></row></post-crawford-table></met>";
        let met = Met::from_xml(xml).expect("a good table");
        assert_eq!((met.name(), met.published(), met.mwc(1, 2, true)), ("Two", 2, 0.7));
        let formula = xml.replacen("explicit", "zadeh", 1);
        assert_eq!(Met::from_xml(&formula), Err(MetError::Computed { kind: "zadeh".into() }));
        for cut in 0..xml.len() - 6 {
            // Any truncated file is refused, none panics.
            assert!(Met::from_xml(&xml[..cut]).is_err(), "accepted {cut} bytes");
        }
    }
}
