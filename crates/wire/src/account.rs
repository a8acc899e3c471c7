//! What can be played.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Contact, Geometry, Grade, PositionView};

/// One variant as the list of variants shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct VariantInfo {
    /// Stable identifier, e.g. `backgammon`.
    pub id: String,
    /// Every name it goes by.
    pub names: Vec<String>,
    /// The first of its names, for headings.
    pub name: String,
    /// What sets it apart, in a sentence.
    pub tagline: String,
    /// How the two counts relate.
    pub geometry: Geometry,
    /// What landing on a lone checker does.
    pub contact: Contact,
    /// Checkers of each player at the start.
    pub checkers: u8,
    /// The starting position, each side in its own count.
    pub start: PositionView,
    /// Dice of each roll: 2 or 3.
    pub dice: u8,
    /// It is usually played with the doubling cube.
    pub cube: bool,
    /// The highest grade a game can be won with.
    pub top_grade: Grade,
    /// The rules play it.
    pub playable: bool,
    /// The bot plays it.
    pub bot: bool,
    /// Whether the best bot plays it perfectly for money, because the server has its solution; `null` where no solution
    /// is known. A server works one out when the game is first played against a bot.
    pub solved: Option<bool>,
    /// House rules that change something in it: names of the catalogue's, each with the names of the ways it may be kept in
    /// beside the usual one.
    pub house: BTreeMap<String, Vec<String>>,
}

/// When a house rule says something at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum HouseScope {
    /// In every game that the rule changes.
    Always,
    /// In money play with a cube.
    MoneyCube,
    /// In matches with a cube.
    MatchCube,
}

/// A question that players may agree on otherwise than is usual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct HouseRuleInfo {
    /// Stable identifier, e.g. `max-per-point`.
    pub id: String,
    /// What it is about.
    pub name: String,
    /// When it says something.
    pub scope: HouseScope,
    /// The ways to keep it.
    pub ways: Vec<HouseWayInfo>,
}

/// A way to keep a house rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct HouseWayInfo {
    /// Stable identifier among those of its rule.
    pub id: String,
    /// What is agreed, in words that can stand alone.
    pub name: String,
}

/// A series with a name: games that follow each other in turn in one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeriesInfo {
    /// Stable identifier, for addresses and requests.
    pub id: String,
    /// Name for people, e.g. "Tavli".
    pub name: String,
    /// What sets it apart, in a sentence.
    pub tagline: String,
    /// Identifiers of its variants, in turn.
    pub games: Vec<String>,
    /// Points it is usually played to.
    pub length: u32,
}

/// One strength of the bot, or one depth of an analysis.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LevelInfo {
    /// Stable identifier, e.g. `world-class`.
    pub id: String,
    /// Name for people, in English.
    pub name: String,
    /// What to expect, in a sentence.
    pub note: String,
    /// The measured PR of an opponent of this level; null of levels of analysis.
    pub pr: Option<f64>,
}

/// How a bot likes to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct StyleInfo {
    /// Stable identifier, e.g. `careful`. `expert+careful` is a level of a bot, too.
    pub id: String,
    /// Name for people, in English.
    pub name: String,
}

/// A bot that people know by its name; its identifier is a level of a bot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct FaceInfo {
    /// Stable identifier, e.g. `vega`; its portrait is `/faces/vega.svg`.
    pub id: String,
    /// Its name, the same in every language.
    pub name: String,
    /// Identifier of the level at which it plays.
    pub level: String,
    /// Identifier of its style.
    pub style: String,
    /// Its character, in a sentence.
    pub note: String,
    /// Its measured PR in backgammon; null where none was measured.
    pub pr: Option<f64>,
}

/// A classic player of the museum; its identifier can stand where a bot's level does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClassicInfo {
    /// Stable identifier, e.g. `td-gammon-0`.
    pub id: String,
    /// Its name, the same in every language.
    pub name: String,
    /// Points a game against the engine at one play at a time, without the cube; null where it was not measured.
    pub points: Option<f64>,
    /// Half the width of the 95% interval around them.
    pub interval: Option<f64>,
}

/// One term of the sum by which a classic player judges a play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ThoughtTerm {
    /// Stable identifier, e.g. `blockade`.
    pub id: String,
    /// Its part of the sum, in points; may be negative.
    pub value: f64,
}

/// A play and what a classic player thinks of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ThoughtPlay {
    /// The play in the usual notation.
    pub play: String,
    /// The sum of its terms.
    pub value: f64,
    /// The terms, in the order of the sum.
    pub terms: Vec<ThoughtTerm>,
    /// Outputs of a net: chances to win, to win a gammon, to lose a gammon; null for players without a net.
    pub outputs: Option<[f64; 3]>,
}

/// Thoughts of a classic player at its last play of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Thoughts {
    /// Identifier of the classic.
    pub classic: String,
    /// The dice of the play, highest first.
    pub dice: [u8; 2],
    /// The best plays by its own judgement; the one that it made comes first. Empty before its first play.
    pub plays: Vec<ThoughtPlay>,
}

/// How large a match may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct MatchLimits {
    /// The most points to which a match may go.
    pub length: u32,
    /// The most games of a series.
    pub games: u32,
    /// How far apart two ratings are at most that are near each other.
    pub near: u16,
}

/// Everything a new match can be made of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Catalogue {
    /// The variants, the best known first.
    pub variants: Vec<VariantInfo>,
    /// The series of them that have a name.
    pub series: Vec<SeriesInfo>,
    /// How long a match and a series of one's own may be.
    pub limits: MatchLimits,
    /// The house rules that some variant knows, the best known first.
    pub house: Vec<HouseRuleInfo>,
    /// The bot's levels, weakest first.
    pub levels: Vec<LevelInfo>,
    /// Bots with a name and a style, weakest first.
    pub faces: Vec<FaceInfo>,
    /// Classic players, from the simplest on.
    pub classics: Vec<ClassicInfo>,
    /// The styles that a bot may have.
    pub styles: Vec<StyleInfo>,
    /// The levels of analysis, the quickest first.
    pub analysis_levels: Vec<LevelInfo>,
}
