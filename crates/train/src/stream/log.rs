//! What was measured along a stream, and its picture.

use std::{fmt::Write as _, fs, path::Path};

use pasch_messages::message;
use serde::{Deserialize, Serialize};

use crate::{
    curve::{Panel, draw_panels},
    progress::RunError,
    store::StoreError,
};

/// What a net is worth, each figure with half its 95 % interval; none where there is no such set for the game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Measured {
    /// Root mean square of its values' errors on the set of values, in points.
    pub values: Option<[f64; 2]>,
    /// What it gives up a decision, in millipoints.
    pub decisions: Option<[f64; 2]>,
    /// Points a game against the nets that the stream began with.
    pub games: [f64; 2],
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub renewals: u64,
    /// Root mean square of the equities' errors on the samples of the last renewal, each before it was learned from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub labels: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<[f64; 2]>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decisions: Option<[f64; 2]>,
    pub games: [f64; 2],
}

impl Row {
    pub(super) fn new(renewals: u64, error: f64, measured: Measured) -> Self {
        let Measured { values, decisions, games } = measured;
        Self { renewals, labels: Some(error).filter(|error| error.is_finite()), values, decisions, games }
    }

    /// Its figures for a card.
    pub(crate) fn figures(&self) -> Vec<(&'static str, f64)> {
        let named = [
            ("labels_rms_equity", self.labels),
            ("values_rms_equity", self.values.map(|[value, _]| value)),
            ("decisions_millipoints", self.decisions.map(|[value, _]| value)),
            ("points_a_game", Some(self.games[0])),
            ("points_a_game_interval", Some(self.games[1])),
        ];
        named.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
    }
}

/// All measurements of a stream, the earliest first.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Log {
    #[serde(default, rename = "row")]
    pub rows: Vec<Row>,
}

/// Points of a panel that have their number below them.
const NUMBERED: usize = 5;

impl Log {
    /// The log in a file; an empty one where there is none.
    pub(super) fn read(path: &Path) -> Result<Self, RunError> {
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Self::default()),
            other => other.map_err(StoreError::io(path))?,
        };
        let damaged = |_| StoreError::Damaged { path: path.to_owned(), fault: message!("log-unreadable") };
        Ok(toml::from_str(&text).map_err(damaged)?)
    }

    pub(super) fn to_toml(&self) -> String {
        let mut text = String::from(
            "# Measured along the stream, each with half its 95 % interval: values rms in points, decisions in millipoints,\n\
             # games in points a game against the nets it began with.\n",
        );
        let _ = write!(text, "\n{}", toml::to_string(self).unwrap_or_default());
        text
    }

    /// The picture: a panel a figure, renewals from left to right.
    #[must_use]
    pub fn draw(&self, name: &str) -> String {
        type Figure = fn(&Row) -> Option<[f64; 2]>;
        let figures: [(&str, Figure); 4] = [
            ("values, rms in points", |row| row.values),
            ("decisions, millipoints", |row| row.decisions),
            ("points a game against the first", |row| Some(row.games)),
            ("labels, rms in points", |row| row.labels.map(|labels| [labels, 0.0])),
        ];
        let panel = |(title, figure): (&str, Figure)| {
            let found: Vec<(u64, [f64; 2])> =
                self.rows.iter().filter_map(|row| Some((row.renewals, figure(row)?))).collect();
            let every = found.len().div_ceil(NUMBERED).max(1);
            let label = |(index, (renewals, _)): (usize, &(u64, [f64; 2]))| {
                if index % every == 0 { renewals.to_string() } else { String::new() }
            };
            Panel {
                title: title.to_owned(),
                labels: found.iter().enumerate().map(label).collect(),
                values: found.iter().map(|&(_, value)| value).collect(),
            }
        };
        let panels: Vec<Panel> =
            figures.into_iter().map(panel).filter(|panel| !panel.values.is_empty()).collect();
        draw_panels(&format!("{name}, by renewals"), &panels)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_survives_its_file_and_is_drawn() {
        let measured = Measured { values: Some([0.06, 0.002]), decisions: None, games: [0.01, 0.004] };
        let log = Log { rows: vec![Row::new(0, f64::NAN, measured), Row::new(48, 0.05, measured)] };
        assert_eq!(toml::from_str::<Log>(&log.to_toml()).as_ref(), Ok(&log));
        let svg = log.draw("contact");
        assert!(svg.contains("values, rms") && svg.contains(">48<") && !svg.contains("decisions"), "{svg}");
    }
}
