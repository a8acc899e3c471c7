//! Seats: who somebody is in a chouette, as a number.

use serde::{Deserialize, Serialize};

/// A player of a chouette: a number in the order of joining, from 0. It stays theirs when they leave, and so does their row
/// in the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u16);

impl Seat {
    /// The place of this seat in lists of everybody who ever joined.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
