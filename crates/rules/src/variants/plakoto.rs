//! Plakoto: lone checkers are pinned, not hit.

use super::VariantId;
use crate::constraint::Constraint;
use crate::mechanics::{BackwardHits, BearOff, Contact, Doubles, Entry, Opening, Scoring, Sharing};
use crate::outcome::Grade;
use crate::point::{Geometry, Place};
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId::PLAKOTO,
    name: "Plakoto",
    aliases: &[],
    tagline: "Land on a lone checker and hold it down; never lose your mother.",
    checkers: 15,
    start: &[(Place::at(24), 15)],
    dice: 2,
    geometry: Geometry::Contrary,
    contact: Contact::Pin,
    opening: Opening::Reroll,
    doubles: Doubles::Four,
    chosen_double: false,
    low_die_first: false,
    sharing: Sharing::DieByDie,
    entry: Entry::Free,
    backward_hits: BackwardHits::Never,
    bear_off: BearOff::Standard,
    scoring: Scoring::Grades,
    turn_limit: None,
    top_grade: Grade::Gammon,
    cube: false,
    constraints: &[Constraint::MotherPinned { wins: Some(Grade::Gammon) }],
    forms: &[],
};
