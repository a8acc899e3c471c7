//! Recipes: one readable file says everything about a run but the nets it starts from.

use pasch_engine::net::{NetKind, checksum};
use serde::Deserialize;

use crate::{
    campaign::CampaignPlan, fit::FitPlan, gates::GatesPlan, labels::LabelPlan, linear::LinearPlan,
    stream::StreamPlan, td::TdPlan, validation::ValidationPlan, values::ValuesPlan,
};

/// A recipe as it stands in its file.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// Name of the run and of the nets it makes.
    pub name: String,
    /// One sentence for the reader.
    pub about: String,
    /// Seed of all chance in the run.
    pub seed: u64,
    /// What to do: exactly one of the plans.
    #[serde(flatten)]
    pub stage: Stage,
}

/// What a recipe does.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Trains the linear yardstick.
    Linear(LinearPlan),
    /// Trains a fast contact net and a race net by self-play.
    Td(TdPlan),
    /// Labels positions by looking one roll ahead and fits a net to the labels.
    Backup(Box<BackupPlan>),
    /// Trains a net by many small renewals of its own teacher.
    Stream(Box<StreamPlan>),
    /// Moves a net's weights to those that integers hold exactly.
    Settle(SettlePlan),
    /// Rounds of backups, judged and promoted or rejected by themselves.
    Campaign(Box<CampaignPlan>),
    /// Finds and rolls out the decisions by which nets are judged.
    Validation(Box<JudgedBy>),
    /// Finds and rolls out the positions by which nets' values are judged.
    Values(Box<ValuesPlan>),
    /// Judges nets beside others by values, decisions and games.
    Gates(Box<GatesPlan>),
}

/// A net to settle, see [`NetFile::settled`](pasch_engine::net::NetFile::settled).
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct SettlePlan {
    /// File of the net.
    pub net: String,
    /// File of another net of its shape: then the mean of both nets' weights is settled.
    #[serde(default)]
    pub mean_with: Option<String>,
    /// Folder of the labels whose positions it is settled on, relative to the output folder.
    pub labels: String,
    /// How many of the positions, evenly spread over the labels.
    pub positions: usize,
}

/// A set of rolled-out decisions and the nets it is made with.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct JudgedBy {
    /// File of the contact net whose games the decisions come from.
    pub player: String,
    /// The nets that roll them out.
    pub teacher: TeacherPlan,
    /// Others that roll them out as well: a play is worth the mean.
    #[serde(default)]
    pub also: Vec<TeacherPlan>,
    /// How many, and how.
    pub plan: ValidationPlan,
}

/// A round of exact one-roll backups.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct BackupPlan {
    /// Which net is fitted.
    pub kind: Kind,
    /// The nets that make the labels and play the games.
    pub teacher: TeacherPlan,
    /// File of the net to go on from; none starts from random weights.
    #[serde(default)]
    pub start: Option<String>,
    /// Folders of labels of earlier rounds to learn from as well, relative to the output folder.
    #[serde(default)]
    pub more_labels: Vec<String>,
    /// How labels are made.
    pub labels: LabelPlan,
    /// How the net is fitted.
    pub fit: FitPlan,
}

/// The kind of net, as recipes name it.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Contact,
    Race,
    /// Positions with contact after the first checker was borne off.
    Late,
}

impl From<Kind> for NetKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Contact => Self::Contact,
            Kind::Race => Self::Race,
            Kind::Late => Self::Late,
        }
    }
}

/// Net files, relative to the folder of nets given to the run, or to the folder that holds its output.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct TeacherPlan {
    /// The net that chooses the replies worth judging.
    pub fast: String,
    /// The net that judges them.
    pub contact: String,
    /// The net for races.
    pub race: String,
    /// The net that judges contact after the first checker was borne off; without it `contact` does.
    #[serde(default)]
    pub late: Option<String>,
}

impl TeacherPlan {
    /// The first of its files that is not also the other's.
    #[must_use]
    pub fn unlike(&self, other: &Self) -> Option<&str> {
        let pairs = [
            (Some(&self.contact), Some(&other.contact)),
            (self.late.as_ref(), other.late.as_ref()),
            (Some(&self.race), Some(&other.race)),
            (Some(&self.fast), Some(&other.fast)),
        ];
        pairs.into_iter().find(|(own, other)| own != other).and_then(|(own, _)| own.map(String::as_str))
    }
}

/// Why a text is no recipe.
#[derive(Debug, thiserror::Error)]
#[error("not a recipe: {0}")]
pub struct RecipeError(#[from] toml::de::Error);

impl Recipe {
    /// Reads a recipe.
    ///
    /// # Errors
    /// When the text is not TOML or says something a recipe cannot say; the error names line and column.
    pub fn from_toml(text: &str) -> Result<Self, RecipeError> {
        Ok(toml::from_str(text)?)
    }

    /// A number that changes with anything in the recipe.
    #[must_use]
    pub fn id(&self) -> u64 {
        checksum(format!("{self:?}").as_bytes())
    }

    /// The recipes that come with the program, with their file names: those the delivered nets were made by.
    #[must_use]
    pub fn builtin() -> &'static [(&'static str, &'static str)] {
        BUILTIN
    }
}

macro_rules! recipes {
    ($($name:literal),* $(,)?) => { &[$(($name, include_str!(concat!("../recipes/", $name, ".toml")))),*] };
}

const BUILTIN: &[(&str, &str)] = recipes!(
    "linear",
    "td",
    "contact-1",
    "contact-2",
    "fast-2",
    "race-1",
    "race-2",
    "race-3",
    "contact-3",
    "contact-4",
    "contact-5",
    "contact-6",
    "contact-7",
    "contact-8",
    "fast-3",
    "contact-9",
    "contact-10",
    "contact-11",
    "fast-4",
    "contact-12",
    "contact-13",
    "race-4",
    "contact-14",
    "contact-15",
    "fast-5",
    "contact-17",
    "contact-18",
    "contact-19",
    "contact-19-settled",
    "contact-21",
    "contact-21-mean",
    "contact-23",
    "contact-23-settled",
    "contact-23-mean",
    "late-1",
    "late-1-settled",
    "late-2",
    "late-2-settled",
    "contact-25",
    "contact-25-settled",
    "contact-25-mean",
    "contact-stream",
    "contact-stream-settled",
    "contact-stream-gates",
    "crazy-narde-stream",
    "next",
    "campaign",
    "validation",
    "values",
    "decisions",
    "tiny"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_recipe_that_comes_with_the_program_can_be_read() {
        for (name, text) in Recipe::builtin() {
            let recipe = Recipe::from_toml(text).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(&recipe.name, name);
            assert!(!recipe.about.is_empty(), "{name}");
        }
    }

    #[test]
    fn a_slip_is_named() {
        let error = Recipe::from_toml("name = 'x'\nabout = 'y'\nseed = 1\n[linear]\ngames = 1\nspeed = 3\n");
        let text = error.expect_err("speed is no word of a recipe").to_string();
        assert!(text.contains("speed"), "{text}");
    }
}
