//! A lesson as it stands in its file, before anything is known to be right.

use serde::Deserialize;
use toml::Spanned;

use crate::Goal;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawLesson {
    pub id: String,
    pub course: String,
    #[serde(default)]
    pub after: Vec<String>,
    pub minutes: u32,
    pub game: Option<String>,
    #[serde(default)]
    pub step: Vec<Spanned<RawStep>>,
}

/// An answer in a file: a play or a word, a number, or points.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum RawAnswer {
    Text(String),
    Number(u32),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawWrong {
    pub play: Option<String>,
    /// The roll and the play that punish a play: `6-1 13/7* 8/7`.
    pub answer: Option<String>,
    pub setup: Option<String>,
    pub tap: Option<u8>,
    pub choice: Option<String>,
    pub number: Option<u32>,
    pub text: String,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawMatch {
    pub length: u32,
    pub a: u32,
    pub b: u32,
    #[serde(default)]
    pub crawford: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawCube {
    pub value: u32,
    pub owner: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawStep {
    pub kind: String,
    pub text: String,
    pub position: Option<String>,
    pub a: Option<String>,
    pub b: Option<String>,
    #[serde(default)]
    pub pinned_a: Vec<u8>,
    #[serde(default)]
    pub pinned_b: Vec<u8>,
    pub dice: Option<Vec<u8>>,
    #[serde(rename = "match")]
    pub score: Option<RawMatch>,
    pub cube: Option<RawCube>,
    pub jacoby: Option<bool>,
    pub beavers: Option<bool>,
    pub goal: Option<Goal>,
    pub accepted: Option<Vec<String>>,
    pub plays: Option<Vec<String>>,
    pub best: Option<RawAnswer>,
    #[serde(default)]
    pub wrong: Vec<RawWrong>,
    pub accept: Option<f64>,
    pub margin: Option<f64>,
    pub points: Option<Vec<u8>>,
    pub taps: Option<u8>,
    pub figure: Option<String>,
    pub tolerance: Option<u32>,
    pub level: Option<String>,
    pub length: Option<u32>,
    pub cubeless: Option<bool>,
}

impl RawStep {
    /// The fields that only some kinds of steps have, of which this one has some.
    pub fn fields(&self) -> Vec<&'static str> {
        let all = [
            ("goal", self.goal.is_some()),
            ("best", self.best.is_some()),
            ("accepted", self.accepted.is_some()),
            ("plays", self.plays.is_some()),
            ("wrong", !self.wrong.is_empty()),
            ("accept", self.accept.is_some()),
            ("margin", self.margin.is_some()),
            ("points", self.points.is_some()),
            ("taps", self.taps.is_some()),
            ("figure", self.figure.is_some()),
            ("tolerance", self.tolerance.is_some()),
            ("level", self.level.is_some()),
            ("length", self.length.is_some()),
            ("cubeless", self.cubeless.is_some()),
        ];
        all.into_iter().filter(|(_, there)| *there).map(|(field, _)| field).collect()
    }
}
