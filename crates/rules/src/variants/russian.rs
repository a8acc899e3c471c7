//! Russian backgammon: both sides enter at the same corner and run the same way.

use super::{VariantId, backgammon};
use crate::mechanics::{Doubles, Entry, Opening};
use crate::outcome::Grade;
use crate::point::{Geometry, Place};
use crate::spec::VariantSpec;

/// As backgammon starts; the two sides then move towards each other.
const ON_BOARD: VariantSpec = VariantSpec {
    id: VariantId("russian"),
    name: "Russian Backgammon",
    aliases: &["russian-backgammon"],
    tagline: "One road for both, and doubles played upside and down.",
    doubles: Doubles::Undersides,
    top_grade: Grade::Gammon,
    cube: false,
    ..backgammon::SPEC
};

pub(super) const SPEC: VariantSpec = VariantSpec {
    start: &[(Place::Pool, 15)],
    opening: Opening::Choice,
    geometry: Geometry::Same,
    entry: Entry::First,
    forms: &[&ON_BOARD],
    ..ON_BOARD
};
