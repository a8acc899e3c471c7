//! The question of a search, read from its words; whose decisions are meant, and which were chosen by name.

use std::collections::{HashMap, HashSet};
use std::fmt::Display;
use std::ops::RangeInclusive;

use pasch_analysis::Theme;
use pasch_messages::Describe;
use pasch_wire::{CollectedId, DecisionKind, DecisionQuery, Seat};
use serde::de::DeserializeOwned;

use super::{Decision, Order, Owner, Points, ScoreKind, Sought};
use crate::rows::ProblemKey;

/// A word that a question does not know.
#[derive(Clone, Debug, PartialEq, Eq, Describe)]
#[describe("unknown-search-word")]
pub struct UnknownWord {
    /// The field of the query.
    #[describe(skip)]
    pub field: &'static str,
    /// The word.
    pub word: String,
    /// The words that it knows.
    pub known: String,
}

fn unknown(field: &'static str, word: &str, known: &str) -> UnknownWord {
    UnknownWord { field, word: word.to_owned(), known: known.to_owned() }
}

/// The words of a list, each as a value.
fn list<T>(
    text: Option<&str>,
    field: &'static str,
    known: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, UnknownWord> {
    let words = text.unwrap_or_default().split(',').map(str::trim).filter(|word| !word.is_empty());
    words.map(|word| read(word).ok_or_else(|| unknown(field, word, known))).collect()
}

fn points(text: Option<&str>, field: &'static str) -> Result<u32, UnknownWord> {
    let point = |word: &str| word.parse::<u32>().ok().filter(|point| (1..=24).contains(point));
    Ok(list(text, field, "1, 2, … 24", point)?.into_iter().fold(0, |mask, point| mask | 1 << point))
}

fn range<T: PartialOrd + Copy>(
    from: Option<T>,
    to: Option<T>,
    (least, most): (T, T),
) -> Option<RangeInclusive<T>> {
    (from.is_some() || to.is_some()).then(|| from.unwrap_or(least)..=to.unwrap_or(most))
}

/// The value that is written so on the wire.
fn wired<T: DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(serde_json::Value::String(word.to_owned())).ok()
}

fn joined<T: Display>(all: impl IntoIterator<Item = T>) -> String {
    all.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(", ")
}

fn roll(text: &str) -> Result<(u8, u8), UnknownWord> {
    let faces: Vec<u8> = text.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect();
    match faces[..] {
        [one, two] if (1..=6).contains(&one) && (1..=6).contains(&two) => Ok((one.max(two), one.min(two))),
        _ => Err(unknown("dice", text, "11, 21, … 66")),
    }
}

impl Sought {
    /// The decisions that a query asks for, as far as each decision says itself whether it is meant.
    ///
    /// # Errors
    /// Names the first word that is not known.
    pub fn read(query: &DecisionQuery) -> Result<Self, UnknownWord> {
        let owner = |word: &str| match word {
            "centre" => Some(Owner::Centre),
            "mine" => Some(Owner::Mine),
            "theirs" => Some(Owner::Theirs),
            _ => None,
        };
        let kinds = "play, double, noDouble, take, drop, beaver, raccoon";
        let theme = |word: &str| Theme::ALL.into_iter().find(|theme| theme.words() == word);
        let score = |word: &str| ScoreKind::ALL.into_iter().find(|score| score.word() == word);
        let scores = joined(ScoreKind::ALL.map(ScoreKind::word));
        Ok(Self {
            kinds: list(query.kinds.as_deref(), "kinds", kinds, wired::<DecisionKind>)?,
            themes: list(query.themes.as_deref(), "themes", &joined(Theme::ALL), theme)?,
            scores: list(query.scores.as_deref(), "scores", &scores, score)?,
            dice: query.dice.as_deref().filter(|dice| !dice.trim().is_empty()).map(roll).transpose()?,
            loss: range(query.loss_from, query.loss_to, (0.0, f32::MAX)),
            mine: Points {
                held: points(query.mine.as_deref(), "mine")?,
                open: points(query.mine_open.as_deref(), "mineOpen")?,
            },
            theirs: Points {
                held: points(query.theirs.as_deref(), "theirs")?,
                open: points(query.theirs_open.as_deref(), "theirsOpen")?,
            },
            pips: range(query.pips_from, query.pips_to, (0, u16::MAX)),
            lead: range(query.lead_from, query.lead_to, (i32::MIN, i32::MAX)),
            cube: query.cube,
            owner: list(query.owner.as_deref(), "owner", "centre, mine, theirs", owner)?.pop(),
            away: query.away,
            other_away: query.other_away,
        })
    }
}

impl Order {
    /// The order that a query asks for.
    ///
    /// # Errors
    /// If it is not known.
    pub fn read(query: &DecisionQuery) -> Result<Self, UnknownWord> {
        match query.order.as_deref().unwrap_or("costliest") {
            "costliest" => Ok(Self::Costliest),
            "matches" => Ok(Self::Matches),
            other => Err(unknown("order", other, "costliest, matches")),
        }
    }
}

/// The names of a match's players as they are compared, and the seat that its owner had, where that is certain.
#[derive(Clone, Copy, Debug)]
pub struct Sitters<'n> {
    /// Names of seats a and b.
    pub keys: [&'n str; 2],
    /// The owner's seat in a match that they played here.
    pub own_seat: Option<Seat>,
}

/// The players whose decisions are searched.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Whose {
    own: HashSet<String>,
    mine: Option<bool>,
    player: String,
    opponent: String,
}

impl Whose {
    /// The players that a query means: `own` are the names of the owner, `player` and `opponent` parts of names, all as
    /// names are compared.
    ///
    /// # Errors
    /// If the query asks for somebody else's than `mine` or `theirs`.
    pub fn read(
        query: &DecisionQuery,
        own: HashSet<String>,
        [player, opponent]: [String; 2],
    ) -> Result<Self, UnknownWord> {
        let mine = list(query.whose.as_deref(), "whose", "mine, theirs", |word| match word {
            "mine" => Some(true),
            "theirs" => Some(false),
            _ => None,
        })?;
        Ok(Self { own, mine: mine.first().copied(), player, opponent })
    }

    /// Whether the decisions of seats a and b of a match are meant.
    #[must_use]
    pub fn seats(&self, Sitters { keys, own_seat }: Sitters<'_>) -> [bool; 2] {
        let own = match own_seat {
            Some(seat) => [seat == Seat::A, seat == Seat::B],
            None => keys.map(|key| self.own.contains(key)),
        };
        // Where both names are the owner's nobody knows which of the two they are.
        let own = if own == [true, true] { [false, false] } else { own };
        [0, 1].map(|seat| {
            keys[seat].contains(&self.player)
                && keys[1 - seat].contains(&self.opponent)
                && self.mine.is_none_or(|mine| own[seat] == mine && own != [false, false])
        })
    }
}

/// Decisions that were picked by name: single ones, or all of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picked(HashMap<CollectedId, Option<HashSet<u32>>>);

impl Picked {
    /// Adds a decision of a match, or all of them.
    pub fn add(&mut self, match_id: CollectedId, action: Option<u32>) {
        let actions = self.0.entry(match_id).or_insert_with(|| Some(HashSet::new()));
        match (action, actions.as_mut()) {
            (Some(action), Some(actions)) => {
                actions.insert(action);
            }
            (Some(_), None) => {}
            (None, _) => *actions = None,
        }
    }

    /// Whether a decision was chosen.
    #[must_use]
    pub fn holds(&self, match_id: &CollectedId, decision: &Decision) -> bool {
        match self.0.get(match_id) {
            Some(Some(actions)) => actions.contains(&decision.action),
            Some(None) => true,
            None => false,
        }
    }

    /// The matches of which each of several choices has something; `None` without a choice.
    #[must_use]
    pub fn matches_of(all: &[Self]) -> Option<Vec<CollectedId>> {
        let (first, rest) = all.split_first()?;
        let everywhere = |id: &&CollectedId| rest.iter().all(|one| one.0.contains_key(*id));
        Some(first.0.keys().filter(everywhere).cloned().collect())
    }
}

impl FromIterator<ProblemKey> for Picked {
    fn from_iter<I: IntoIterator<Item = ProblemKey>>(keys: I) -> Self {
        let mut chosen = Self::default();
        for key in keys {
            chosen.add(key.match_id, Some(key.action));
        }
        chosen
    }
}
