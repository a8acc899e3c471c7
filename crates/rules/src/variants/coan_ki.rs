//! Coan ki, the bottle game: a Chinese game that Thomas Hyde described in 1694 (De Ludis Orientalibus), in a
//! reconstruction, for that account leaves the squares, the order of the fields and several moves open. What is known and
//! what was decided stands in the game's page, `locales/en/games/coan-ki.ftl`.

use super::{VariantId, fevga};
use crate::constraint::Constraint;
use crate::mechanics::{Contact, Doubles, Ones, Sharing};
use crate::outcome::Grade;
use crate::point::{Geometry, Place};
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("coan-ki"),
    name: "Coan ki",
    aliases: &["bottle-game", "erectus-ludus"],
    tagline: "Sixteen bottles once round eight fields, the whole roll or nothing: a reconstruction.",
    checkers: 16,
    start: &[(Place::at(16), 16)],
    geometry: Geometry::Circle,
    contact: Contact::Share,
    doubles: Doubles::Ordinary,
    sharing: Sharing::Whole { ones: Ones::SentBack },
    top_grade: Grade::Single,
    constraints: &[Constraint::Blockade { size: 8 }],
    ..fevga::SPEC
};
