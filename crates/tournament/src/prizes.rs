//! Payouts in points and the points of a ranking.

use serde::{Deserialize, Serialize};

use crate::action::Section;
use crate::error::OptionsFault;

/// The share of the first places in the points of a ranking, in hundredths: winner, runner-up, third and fourth, fifth to eighth.
pub const SHARES: [u32; 8] = [40, 24, 12, 12, 3, 3, 3, 3];

/// The base of the strength of a field, and the rating at which somebody counts once.
const BASE: f64 = 1.003;
const MIDDLE: f64 = 1_500.0;

/// What places are paid, in points of play. No money is meant.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Payouts {
    /// What each entrant puts into the pool.
    pub entry: u32,
    /// What is added to the pool, such as a jackpot that nobody has won before.
    pub added: u32,
    /// The share that the organiser keeps, in hundredths.
    pub fee: u32,
    /// What is paid, by section.
    pub tables: Vec<Table>,
}

/// The payouts of one section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The section; the main one is the whole tournament.
    pub section: Section,
    /// The share of the pool for each place from the first, in hundredths.
    pub shares: Vec<u32>,
}

impl Payouts {
    /// A jackpot: the winner takes the pool.
    #[must_use]
    pub fn jackpot(entry: u32) -> Self {
        Self { entry, tables: vec![Table { section: Section::Main, shares: vec![100] }], ..Self::default() }
    }

    /// Looks whether no more is paid than is there.
    ///
    /// # Errors
    /// When it is.
    pub fn check(&self) -> Result<(), OptionsFault> {
        let total: u64 =
            self.tables.iter().flat_map(|table| &table.shares).map(|share| u64::from(*share)).sum();
        let mut sections: Vec<Section> = self.tables.iter().map(|table| table.section).collect();
        sections.sort_unstable();
        sections.dedup();
        let is_good = total <= 100 && self.fee <= 100 && sections.len() == self.tables.len();
        if is_good { Ok(()) } else { Err(OptionsFault::Payouts) }
    }

    /// What is there to be paid to this number of entrants' winners, the fee taken off and rounded down.
    #[must_use]
    pub fn pool(&self, entrants: usize) -> u64 {
        let all = u64::from(self.entry) * entrants as u64 + u64::from(self.added);
        all - (all * u64::from(self.fee.min(100))).div_ceil(100)
    }
}

/// What each row is paid: `places` are the places of a table in order, shared ones repeated; those who share a place share what their places
/// are paid. Points that cannot be shared go to the first rows. The sum is that of all shares whose places are taken.
#[must_use]
pub fn pay(pool: u64, shares: &[u32], places: &[u32]) -> Vec<u64> {
    let part = |share: u128| u64::try_from(u128::from(pool) * share / 100).unwrap_or(u64::MAX);
    let amount = |at: usize| shares.get(at).map_or(0, |share| part(u128::from(*share)));
    // Roundings go to the first place, where they are the smallest part.
    let whole = part(shares.iter().map(|share| u128::from(*share)).sum());
    let rest = (0..shares.len()).map(amount).fold(whole, u64::saturating_sub);
    let mut paid = Vec::with_capacity(places.len());
    let mut at = 0;
    while at < places.len() {
        let count = places[at..].iter().take_while(|place| **place == places[at]).count();
        let first = if at == 0 { rest } else { 0 };
        let sum = (at..at + count).map(amount).fold(first, u64::saturating_add);
        let (each, left) = (sum / count as u64, sum % count as u64);
        paid.extend((0..count as u64).map(|number| each + u64::from(number < left)));
        at += count;
    }
    paid
}

/// The strength of a field: Σ 1.003^(rating − 1500). An entrant without a rating counts as one of 1500. The formula is ours, after the
/// points of GammonPoints.
#[must_use]
pub fn strength(ratings: impl IntoIterator<Item = Option<i32>>) -> f64 {
    // Beyond these bounds a rating is an error, and would drown all others.
    let each = |rating: Option<i32>| rating.map_or(MIDDLE, |rating| f64::from(rating.clamp(0, 4_000)));
    ratings.into_iter().map(|rating| BASE.powf(each(rating) - MIDDLE)).sum()
}

/// The points of each row, in thousandths: the strength of the field times the share of the place. Shared places share.
#[must_use]
pub fn points(strength: f64, places: &[u32]) -> Vec<u64> {
    let total = (strength * 1_000.0).round().max(0.0) as u64;
    pay(total, &SHARES, places)
}
