//! Sums over a player's matches.

use std::collections::HashMap;

use pasch_wire::{CubeSum, OpponentSum, PlayedMatch, Statistics, ThemeSum};

use super::rows::{OwnMatchRow, OwnPartRow, PartKind, PartRow, ResultsRow};

/// Matches behind a moving mean.
pub const WINDOW: usize = 20;

/// Performance rating of decisions: 500 × equity lost per decision, as [`OwnPartRow::rated`] counts it.
pub(crate) const PER_DECISION: f64 = 500.0;

/// Performance ratings weighed by the decisions behind them. One-point matches, whose rating has a factor of
/// its own, keep it.
#[derive(Clone, Copy, Debug, Default)]
struct Mean {
    weighed: f64,
    decisions: u32,
}

impl Mean {
    fn of<'a>(rows: impl IntoIterator<Item = &'a OwnMatchRow>) -> Self {
        rows.into_iter().fold(Self::default(), |mean, row| match row.pr {
            Some(pr) => Self {
                weighed: mean.weighed + pr * f64::from(row.decisions),
                decisions: mean.decisions + row.decisions,
            },
            None => mean,
        })
    }

    fn pr(self) -> Option<f64> {
        (self.decisions > 0).then(|| self.weighed / f64::from(self.decisions))
    }
}

/// Statistics from rows of the store.
#[must_use]
pub fn statistics(
    names: Vec<String>,
    results: &ResultsRow,
    matches: &[OwnMatchRow],
    parts: &[OwnPartRow],
) -> Statistics {
    let all = Mean::of(matches);
    let luck: f64 = matches.iter().map(|row| row.luck).sum();
    Statistics {
        names,
        matches: small(results.matches),
        analysed: small(results.analysed),
        won: small(results.won),
        lost: small(results.lost),
        pr: all.pr(),
        decisions: all.decisions,
        errors: matches.iter().map(|row| row.errors).sum(),
        blunders: matches.iter().map(|row| row.blunders).sum(),
        luck: (!matches.is_empty()).then(|| luck / matches.len() as f64),
        over_time: over_time(matches),
        opponents: opponents(matches),
        themes: parts.iter().filter(|row| row.part.kind == PartKind::Theme).map(theme).collect(),
        cube: parts
            .iter()
            .map(|row| &row.part)
            .filter(|part| part.kind == PartKind::Cube)
            .map(cube)
            .collect(),
    }
}

/// PR match by match, with the mean of the last ones.
#[must_use]
pub fn over_time(matches: &[OwnMatchRow]) -> Vec<PlayedMatch> {
    matches
        .iter()
        .enumerate()
        .map(|(at, row)| {
            let mean = Mean::of(&matches[(at + 1).saturating_sub(WINDOW)..=at]);
            PlayedMatch {
                analysis: row.analysis_id.clone(),
                on: row.played_on.clone(),
                opponent: row.opponent.clone(),
                length: row.length,
                won: row.won,
                pr: row.pr,
                decisions: row.decisions,
                mean: mean.pr(),
                mean_decisions: mean.decisions,
            }
        })
        .collect()
}

fn opponents(matches: &[OwnMatchRow]) -> Vec<OpponentSum> {
    let mut by_key: HashMap<&str, Vec<&OwnMatchRow>> = HashMap::new();
    for row in matches {
        by_key.entry(&row.opponent_key).or_default().push(row);
    }
    let sum = |rows: Vec<&OwnMatchRow>| {
        let mean = Mean::of(rows.iter().copied());
        OpponentSum {
            // The name as the latest file writes it.
            name: rows.last().map(|row| row.opponent.clone()).unwrap_or_default(),
            matches: small(rows.len() as u64),
            won: small(rows.iter().filter(|row| row.won == Some(true)).count() as u64),
            lost: small(rows.iter().filter(|row| row.won == Some(false)).count() as u64),
            pr: mean.pr(),
            decisions: mean.decisions,
            luck: rows.iter().map(|row| row.luck).sum(),
        }
    };
    let mut sums: Vec<OpponentSum> = by_key.into_values().map(sum).collect();
    sums.sort_by(|one, two| two.matches.cmp(&one.matches).then_with(|| one.name.cmp(&two.name)));
    sums
}

fn theme(OwnPartRow { part, rated }: &OwnPartRow) -> ThemeSum {
    ThemeSum {
        theme: part.name.clone(),
        decisions: small(part.decisions),
        blunders: small(part.mistakes),
        loss: part.loss,
        pr: (part.decisions > 0).then(|| PER_DECISION * rated / part.decisions as f64),
    }
}

fn cube(part: &PartRow) -> CubeSum {
    CubeSum { kind: part.name.clone(), count: small(part.mistakes), loss: part.loss }
}

fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(opponent: &str, pr: Option<f64>, decisions: u32, won: Option<bool>) -> OwnMatchRow {
        OwnMatchRow {
            opponent: opponent.to_owned(),
            opponent_key: opponent.to_lowercase(),
            pr,
            decisions,
            won,
            luck: 0.5,
            ..OwnMatchRow::default()
        }
    }

    #[test]
    fn ratings_are_weighed_by_decisions() {
        let rows = [
            row("Bert", Some(4.0), 30, Some(true)),
            row("bert", Some(8.0), 10, Some(false)),
            row("Carl", None, 0, None),
        ];
        let sums = statistics(vec!["Anna".to_owned()], &ResultsRow::default(), &rows, &[]);
        assert_eq!((sums.pr, sums.decisions, sums.luck), (Some(5.0), 40, Some(0.5)));
        let means: Vec<_> = sums.over_time.iter().map(|one| (one.mean, one.mean_decisions)).collect();
        assert_eq!(means, [(Some(4.0), 30), (Some(5.0), 40), (Some(5.0), 40)]);
        let bert = &sums.opponents[0];
        assert_eq!((bert.name.as_str(), bert.matches, bert.won, bert.lost), ("bert", 2, 1, 1));
        assert_eq!((bert.pr, sums.opponents[1].pr), (Some(5.0), None));
        assert_eq!(sums.over_time[0].on, None, "nothing says when it was played");
    }

    #[test]
    fn the_mean_moves() {
        let rows: Vec<_> = (0..50).map(|at| row("B", Some(f64::from(at)), 10, None)).collect();
        let sums = statistics(Vec::new(), &ResultsRow::default(), &rows, &[]);
        assert_eq!(sums.over_time[49].mean, Some(39.5));
        assert_eq!(sums.over_time[49].mean_decisions, 10 * WINDOW as u32);
        assert_eq!(sums.over_time[0].mean, Some(0.0));
    }

    proptest::proptest! {
        #[test]
        fn a_sum_of_sums_is_the_whole(
            games in proptest::collection::vec((0_u8..4, 0.0_f64..40.0, 0_u32..80), 0..60),
        ) {
            let rows: Vec<_> = games.iter().map(|&(who, pr, n)| row(&who.to_string(), (n > 0).then_some(pr), n, None)).collect();
            let sums = statistics(Vec::new(), &ResultsRow::default(), &rows, &[]);
            proptest::prop_assert_eq!(sums.opponents.iter().map(|one| one.decisions).sum::<u32>(), sums.decisions);
            let lost: f64 = sums.opponents.iter().filter_map(|one| Some(one.pr? * f64::from(one.decisions))).sum();
            proptest::prop_assert!((lost - sums.pr.unwrap_or(0.0) * f64::from(sums.decisions)).abs() < 1e-6);
            proptest::prop_assert_eq!(sums.opponents.iter().map(|one| one.matches).sum::<u32>() as usize, rows.len());
            for one in &sums.over_time {
                proptest::prop_assert!(one.mean_decisions >= one.decisions);
                proptest::prop_assert!(one.mean.is_none_or(|mean| (0.0..=40.0).contains(&mean)));
            }
        }
    }
}
