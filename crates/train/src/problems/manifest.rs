//! The card beside a set: where it comes from, and who judged each kind.

use std::collections::{BTreeMap, BTreeSet};

use pasch_engine::nets;
use pasch_practice::set::{Ask, Entry, Kind, Set};
use pasch_provenance::commit;
use serde::{Deserialize, Serialize};

use super::Plan;

/// What is told of a kind.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct OfKind {
    pub count: usize,
    /// A number for nets, seed and limits, in hexadecimal digits.
    pub judge: String,
    /// Mean equity by which the best answer is ahead.
    pub margin: f64,
    /// Mean standard error of that.
    pub margin_se: f64,
}

/// The card of a set.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Manifest {
    pub command: String,
    pub commit: String,
    /// The day it was written, as `2026-01-31`.
    pub date: String,
    pub seed: u64,
    pub problems: usize,
    /// Nets and their numbers, in hexadecimal digits.
    pub nets: BTreeMap<String, String>,
    pub kinds: BTreeMap<String, OfKind>,
}

impl Manifest {
    /// The card of a set made by a plan.
    #[must_use]
    pub fn new(plan: &Plan, set: &Set, command: String, date: String) -> Self {
        let built = nets::builtin();
        let ids = [
            ("contact", built.main.contact().id()),
            ("late", built.main.late().map_or(0, |net| net.id())),
            ("race", built.main.race().id()),
            ("fast", built.fast.contact().id()),
        ];
        let of_kind = |kind: Kind| {
            let entries: Vec<&Entry> = set.entries().iter().filter(|entry| entry.kind == kind).collect();
            let mean = |of: fn(&Entry) -> f64| {
                let sum: f64 = entries.iter().map(|entry| of(entry)).sum();
                (sum / entries.len().max(1) as f64 * 10_000.0).round() / 10_000.0
            };
            let (margin, margin_se) = (mean(Entry::margin), mean(|entry| entry.margin_se));
            let judge = format!("{:016x}", plan.judge(kind));
            (kind.name().to_owned(), OfKind { count: entries.len(), judge, margin, margin_se })
        };
        Self {
            command,
            commit: commit().to_owned(),
            date,
            seed: plan.seed,
            problems: set.entries().len(),
            nets: ids.into_iter().map(|(name, id)| (name.to_owned(), format!("{id:016x}"))).collect(),
            kinds: Kind::ALL.into_iter().map(of_kind).collect(),
        }
    }

    /// Reads a card.
    ///
    /// # Errors
    /// When it is none.
    pub fn from_toml(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// The card as TOML.
    ///
    /// # Errors
    /// Never for a card that [`Manifest::new`] made.
    pub fn to_toml(&self) -> Result<String, toml::ser::Error> {
        toml::to_string(self)
    }

    /// The kinds that need not be made again: as many as are asked for, by the same judge.
    #[must_use]
    pub fn kept(&self, plan: &Plan) -> Vec<Kind> {
        let holds = |kind: &Kind| {
            self.kinds.get(kind.name()).is_some_and(|known| {
                known.count >= plan.each && known.judge == format!("{:016x}", plan.judge(*kind))
            })
        };
        Kind::ALL.into_iter().filter(holds).collect()
    }
}

/// The set of a plan: of each kind as many as it asks for, those of earlier games first, no position twice. Kinds that are
/// `kept` come from the set there was.
#[must_use]
pub fn assemble(plan: &Plan, kept: &[Kind], before: &Set, made: Vec<Entry>) -> Set {
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    for kind in Kind::ALL {
        let source = if kept.contains(&kind) { before.entries() } else { &made };
        let mut left = plan.each;
        for entry in source.iter().filter(|entry| entry.kind == kind) {
            let asked = &entry.asked;
            let of_dice = if let Ask::Play(one, two) = asked.ask { (one, two) } else { (0, 0) };
            if left > 0 && seen.insert((asked.board.key(), of_dice)) {
                left -= 1;
                all.push(entry.clone());
            }
        }
    }
    Set::new(all)
}
