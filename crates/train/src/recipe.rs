//! Recipes: one readable file says everything about a run but the nets it starts from.

use pasch_engine::net::checksum;
use pasch_messages::Describe;
use serde::Deserialize;

pub use crate::plan::{BackupPlan, JudgedBy, Kind, SettlePlan, TeacherPlan};

use crate::{
    linear::LinearPlan,
    plan::{CampaignPlan, GatesPlan, StreamPlan, ValuesPlan},
    td::TdPlan,
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

/// Why a text is no recipe.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("recipe-error")]
pub struct RecipeError(
    #[from]
    #[describe(name = "value", text)]
    toml::de::Error,
);

impl Recipe {
    /// Reads a recipe from its TOML text.
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
