//! Plakoto: lone checkers are pinned, not hit.

use super::VariantId;
use crate::constraints::Constraint;
use crate::options::BearOff;
use crate::point::{Geometry, Place};
use crate::score::Grade;
use crate::spec::{Contact, Doubles, Opening, VariantSpec};

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
    bear_off: BearOff::Standard,
    top_grade: Grade::Gammon,
    cube: false,
    constraints: &[Constraint::MotherPinned { wins: Grade::Gammon }],
};
