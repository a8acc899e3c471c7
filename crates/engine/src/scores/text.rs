//! Scores as text: what a making goes on from, and the finished table as GNU Backgammon's XML.

use pasch_messages::Describe;

use super::{Figure, Plan, Score, Scores, order};
use crate::met::MetError;
use std::fmt::Write as _;
use thiserror::Error;

/// Why there are no scores.
#[derive(Clone, Debug, Describe, Error, PartialEq)]
#[non_exhaustive]
#[describe("scores-error")]
pub enum ScoresError {
    /// A plan that makes no table.
    #[describe(args(value = crate::met::MAX_AWAY))]
    Plan,
    /// A figure out of its order.
    Order {
        /// The score of the misplaced figure.
        #[describe(text)]
        found: Score,
    },
    /// A line that cannot be read.
    Line {
        /// Its number, from 1.
        line: usize,
    },
    /// Scores are missing that the table needs.
    Unfinished,
    /// The figures make no match equity table.
    #[describe(transparent)]
    Met(#[from] MetError),
}

const HEAD: &str = "pasch scores 1";

impl Scores {
    /// The plan and the figures with all their digits: what [`Scores::from_text`] reads. A text that
    /// was cut off between lines is one of fewer figures.
    #[must_use]
    pub fn to_text(&self) -> String {
        let Plan { points, trials, plies, horizon, seed, nets } = self.plan;
        let mut text = format!(
            "{HEAD}\n# points, games for each who begins, plies, half-moves, seed, nets\n\
             {points} {trials} {plies} {horizon} {seed} {nets:016x}\n# score: match winning chance, standard error\n"
        );
        for figure in &self.figures {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}: {} {}", figure.score, figure.rolled, figure.se);
        }
        text
    }

    /// Reads what [`Scores::to_text`] wrote.
    ///
    /// # Errors
    /// [`ScoresError`] names the line that is no part of it.
    pub fn from_text(text: &str) -> Result<Self, ScoresError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        if lines.next().map(|(_, line)| line) != Some(HEAD) {
            return Err(ScoresError::Line { line: 1 });
        }
        let (at, line) = lines.next().ok_or(ScoresError::Line { line: 2 })?;
        let mut scores = Self::new(plan(line).ok_or(ScoresError::Line { line: at })?)?;
        let expected: Vec<Score> = order(scores.plan.points).collect();
        for (line, content) in lines {
            let score = expected.get(scores.figures.len());
            let read = score.and_then(|score| figure(*score, content));
            scores.push(read.ok_or(ScoresError::Line { line })?)?;
        }
        Ok(scores)
    }

    /// The table as GNU Backgammon's XML, six digits; scores that are missing are written
    /// as they are projected.
    #[must_use]
    pub fn to_xml(&self, name: &str) -> String {
        let (met, points) = (self.table(), self.plan.points);
        let name = name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let mut xml = format!(
            "<?xml version=\"1.0\"?>\n<met>\n <info>\n  <name>{name}</name>\n  <length>{points}</length>\n \
             </info>\n <pre-crawford-table type=\"explicit\">\n"
        );
        let row = |values: &mut dyn Iterator<Item = f64>| {
            let cells: String = values.map(|v| format!("<me>{v:.6}</me>")).collect();
            format!("  <row>{cells}</row>\n")
        };
        for me in 1..=points {
            xml += &row(&mut (1..=points).map(|opp| met.mwc(me, opp, true)));
        }
        xml += " </pre-crawford-table>\n <post-crawford-table type=\"explicit\" player=\"both\">\n";
        xml += &row(&mut (1..=points).map(|n| met.mwc(n, 1, false)));
        xml + " </post-crawford-table>\n</met>\n"
    }
}

fn plan(line: &str) -> Option<Plan> {
    let mut words = line.split_ascii_whitespace();
    let plan = Plan {
        points: words.next()?.parse().ok()?,
        trials: words.next()?.parse().ok()?,
        plies: words.next()?.parse().ok()?,
        horizon: words.next()?.parse().ok()?,
        seed: words.next()?.parse().ok()?,
        nets: u64::from_str_radix(words.next()?, 16).ok()?,
    };
    words.next().is_none().then_some(plan)
}

fn figure(score: Score, line: &str) -> Option<Figure> {
    let numbers = line.strip_prefix(&score.to_string())?.strip_prefix(':')?;
    let mut numbers = numbers.split_ascii_whitespace().map(str::parse::<f64>);
    let (rolled, se) = (numbers.next()?.ok()?, numbers.next()?.ok()?);
    let sound = rolled > 0.0 && rolled < 1.0 && se >= 0.0 && numbers.next().is_none();
    sound.then_some(Figure { score, mwc: rolled, rolled, se })
}
