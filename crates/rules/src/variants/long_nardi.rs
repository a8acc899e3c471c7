//! Long nardi: one checker a turn off the head, and no wall of six before everybody.

use super::{VariantId, fevga};
use crate::constraint::Constraint;
use crate::mechanics::HeadRule;
use crate::point::Geometry;
use crate::spec::VariantSpec;

pub(super) const HEAD: Constraint = Constraint::HeadLimit { max: 1, rule: HeadRule::Usual };
pub(super) const BLOCK: Constraint = Constraint::SixBlock { every_move: false };

const GAME: VariantSpec = VariantSpec {
    id: VariantId("long-nardi"),
    name: "Long Nardi",
    aliases: &["narde", "nardi", "langbackgammon"],
    tagline: "All from the head, one at a time; blocking is an art with limits.",
    constraints: &[HEAD, BLOCK],
    ..fevga::SPEC
};

const FACE_TO_FACE: VariantSpec = VariantSpec { geometry: Geometry::Contrary, ..GAME };

pub(super) const SPEC: VariantSpec = VariantSpec { forms: &[&FACE_TO_FACE], ..GAME };
