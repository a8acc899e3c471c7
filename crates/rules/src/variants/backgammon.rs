//! Standard backgammon; some other variants take their data from it.

use super::VariantId;
use crate::mechanics::{BackwardHits, BearOff, Contact, Doubles, Entry, Opening, Scoring, Sharing};
use crate::outcome::Grade;
use crate::point::{Geometry, Place};
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId::BACKGAMMON,
    name: "Backgammon",
    aliases: &["bg", "standard"],
    tagline: "The classic race with hits, primes and the doubling cube.",
    checkers: 15,
    start: &[(Place::at(24), 2), (Place::at(13), 5), (Place::at(8), 3), (Place::at(6), 5)],
    dice: 2,
    geometry: Geometry::Contrary,
    contact: Contact::Hit,
    opening: Opening::BothDice,
    doubles: Doubles::Four,
    chosen_double: false,
    low_die_first: false,
    sharing: Sharing::DieByDie,
    entry: Entry::Free,
    backward_hits: BackwardHits::Never,
    bear_off: BearOff::Standard,
    scoring: Scoring::Grades,
    turn_limit: None,
    top_grade: Grade::Backgammon,
    cube: true,
    constraints: &[],
    forms: &[],
};
