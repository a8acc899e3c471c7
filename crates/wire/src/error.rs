//! How a request is refused.

use std::collections::BTreeMap;

use pasch_messages::{Arg, Message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The body of every answer with an HTTP status of 400 or above: a problem of RFC 9457, `application/problem+json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Problem {
    /// `about:blank`: `title` is the usual name of `status`, and `code` says more.
    pub r#type: String,
    /// The usual name of the status, e.g. `Unprocessable Entity`.
    pub title: String,
    /// The HTTP status of the answer.
    pub status: u16,
    /// Stable word for programs, e.g. `stale`.
    pub code: String,
    /// The English sentence for people.
    pub detail: String,
    /// The sentence's name in the catalogue, under which other languages have it.
    pub sentence: String,
    /// The arguments of the sentence, by name.
    pub args: BTreeMap<String, SentenceArg>,
    /// Which field, file, line, game or move; null when the whole request is meant.
    pub r#where: Option<String>,
}

/// A sentence as data, to be said in any language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Sentence {
    /// Its name in the catalogue.
    pub sentence: String,
    /// Its arguments, by name.
    pub args: BTreeMap<String, SentenceArg>,
}

/// An argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum SentenceArg {
    /// A whole number, by which a language may choose its words.
    Number(i64),
    /// A text that stays as it is: a name, a notation, a path; or a word by which a sentence chooses.
    Text(String),
    /// A sentence within the sentence.
    Sentence(Sentence),
    /// Several sentences, one after the other.
    List {
        /// The sentences in order.
        list: Vec<Sentence>,
        /// A text between every two.
        between: String,
    },
}

impl From<&Message> for Sentence {
    fn from(message: &Message) -> Self {
        Self { sentence: message.id().to_owned(), args: sentence_args(message) }
    }
}

/// Why something broke off, as it is kept: in English, and as data. Faults of before are English alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptFault {
    /// The sentence, in English.
    pub text: String,
    /// The same as data, for other languages.
    pub told: Option<Sentence>,
}

impl KeptFault {
    /// A fault, with its English sentence as it is shown.
    #[must_use]
    pub fn new(text: String, message: &Message) -> Self {
        Self { text, told: Some(message.into()) }
    }

    /// As a text that [`KeptFault::read`] understands.
    #[must_use]
    pub fn write(&self) -> String {
        // Texts and numbers are always written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// A fault that was kept, also by an earlier version.
    #[must_use]
    pub fn read(kept: &str) -> Self {
        serde_json::from_str(kept).unwrap_or_else(|_| Self { text: kept.to_owned(), told: None })
    }
}

/// The arguments of a sentence by name.
#[must_use]
pub fn sentence_args(message: &Message) -> BTreeMap<String, SentenceArg> {
    message.args().iter().map(|(name, arg)| ((*name).to_owned(), SentenceArg::from(arg))).collect()
}

impl From<&Arg> for SentenceArg {
    fn from(arg: &Arg) -> Self {
        match arg {
            Arg::Number(number) => Self::Number(*number),
            Arg::Text(text) => Self::Text(text.clone()),
            Arg::Message(message) => Self::Sentence(message.into()),
            Arg::List(messages, between) => Self::List {
                list: messages.iter().map(Sentence::from).collect(),
                between: (*between).to_owned(),
            },
        }
    }
}

/// The answer to a refused request in the shape of before. Programs that still read it ask with
/// `Prefer: errors=1`; the next version answers with a [`Problem`] only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ErrorBody {
    /// The refusal and its sentence.
    pub error: ErrorDetail,
}

/// A refusal: its code and its sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ErrorDetail {
    /// Stable word for programs, e.g. `stale`.
    pub code: String,
    /// A sentence for people.
    pub message: String,
    /// Which field, file, line, game or move; null when the whole request is meant.
    pub r#where: Option<String>,
}

impl From<Problem> for ErrorBody {
    fn from(problem: Problem) -> Self {
        let Problem { code, detail, r#where, .. } = problem;
        Self { error: ErrorDetail { code, message: detail, r#where } }
    }
}
