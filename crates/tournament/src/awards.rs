//! The payments of a tournament, and the ranking over several tournaments.

use std::collections::BTreeMap;

use crate::action::{EntrantId, Section};
use crate::options::{Time, WEEK};
use crate::prizes::{pay, points, strength};
use crate::standings::{Row, of_section, standings};
use crate::state::State;

/// How long points count in a ranking: twelve months, as 365 days.
pub const YEAR: Time = WEEK / 7 * 365;

/// The payment to an entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paid {
    /// The part of the tournament.
    pub section: Section,
    /// The entrant.
    pub entrant: EntrantId,
    /// The amount in points of play.
    pub amount: u64,
}

/// All that the tournament pays as it stands, by the tables of its options. Those who left before the start have paid nothing.
#[must_use]
pub fn payouts(state: &State) -> Vec<Paid> {
    let payouts = &state.options().payouts;
    let pool = payouts.pool(state.field().len());
    let mut paid = Vec::new();
    for table in &payouts.tables {
        let rows = match table.section {
            Section::Main => standings(state),
            section => of_section(state, section),
        };
        let amounts = pay(pool, &table.shares, &places(&rows));
        let all = rows.iter().zip(amounts).filter(|(_, amount)| *amount > 0);
        paid.extend(all.map(|(row, amount)| Paid { section: table.section, entrant: row.entrant, amount }));
    }
    paid
}

/// The points of a ranking, in thousandths, by the strength of the field and the place of each entrant.
#[must_use]
pub fn ranking_points(state: &State) -> Vec<(EntrantId, u64)> {
    let ratings = state.field().iter().map(|entrant| state.person(*entrant).and_then(|person| person.rating));
    let rows = standings(state);
    let points = points(strength(ratings), &places(&rows));
    rows.iter().map(|row| row.entrant).zip(points).filter(|(_, points)| *points > 0).collect()
}

fn places(rows: &[Row]) -> Vec<u32> {
    rows.iter().map(|row| row.place).collect()
}

/// Points that somebody won, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Award<'a> {
    /// When the tournament ended.
    pub at: Time,
    /// The account, or another name that is theirs alone.
    pub account: &'a str,
    /// The points in thousandths.
    pub points: u64,
}

/// The ranking of the last twelve months: place, account, points in thousandths. Those with equal points share a place. The caller chooses
/// the awards: of one club, or of all.
#[must_use]
pub fn ranking<'a>(awards: impl IntoIterator<Item = Award<'a>>, now: Time) -> Vec<(u32, &'a str, u64)> {
    let mut sums: BTreeMap<&str, u64> = BTreeMap::new();
    for award in awards.into_iter().filter(|award| award.at <= now && now.saturating_sub(award.at) < YEAR) {
        let sum = sums.entry(award.account).or_default();
        *sum = sum.saturating_add(award.points);
    }
    let mut order: Vec<(&str, u64)> = sums.into_iter().collect();
    order.sort_by_key(|(account, points)| (std::cmp::Reverse(*points), *account));
    let mut ranked: Vec<(u32, &str, u64)> = Vec::with_capacity(order.len());
    for (at, (account, points)) in order.into_iter().enumerate() {
        let place = match ranked.last() {
            Some((place, _, before)) if *before == points => *place,
            _ => at as u32 + 1,
        };
        ranked.push((place, account, points));
    }
    ranked
}
