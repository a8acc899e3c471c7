//! Vacations from correspondence, during which clocks stand.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whether the caller is on vacation, or will be, and what days are left. Days are the server's, in UTC: 2026-12-05.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct VacationView {
    /// The day it is.
    pub today: String,
    /// The vacation that is running or planned; null without one.
    pub vacation: Option<VacationDays>,
    /// Days of a calendar year that one can be on vacation.
    pub budget: u32,
    /// This calendar year and the next.
    pub years: Vec<VacationYear>,
}

/// A vacation: the player's clocks in correspondence stand from the beginning of its first day to the end of its last; from
/// the moment it was asked for where that was on its first day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct VacationDays {
    /// Its first day, e.g. 2026-12-05, in UTC.
    pub first: String,
    /// Its last day, which is still free.
    pub last: String,
    /// It has begun, and the clocks stand.
    pub running: bool,
}

/// A calendar year of vacations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct VacationYear {
    /// The calendar year, e.g. 2026.
    pub year: i16,
    /// Days that are left of it, beside those taken and planned.
    pub left: u32,
}

/// A vacation, in the place of the one that is running or planned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct VacationWish {
    /// Its first day; left out, it begins at once. One that has begun keeps its first day.
    #[serde(default)]
    pub first: Option<String>,
    /// Its last day, e.g. 2026-12-05, in UTC.
    pub last: String,
}

/// The last days of the vacations on which the players' clocks stand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatVacations {
    /// Of seat a; null without a vacation.
    pub a: Option<String>,
    /// Of seat b; null without a vacation.
    pub b: Option<String>,
}
