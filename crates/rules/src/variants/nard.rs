//! Nard: everything starts on one point, and one checker is enough to hold a point.

use super::{VariantId, fevga};
use crate::point::Geometry;
use crate::spec::VariantSpec;

const GAME: VariantSpec = VariantSpec {
    id: VariantId("nard"),
    name: "Nard",
    aliases: &["persian-nard"],
    tagline: "Face to face, fifteen on a point, and nothing is ever hit.",
    geometry: Geometry::Contrary,
    constraints: &[],
    ..fevga::SPEC
};

const SAME_WAY: VariantSpec = VariantSpec { geometry: Geometry::Parallel, ..GAME };

pub(super) const SPEC: VariantSpec = VariantSpec { forms: &[&SAME_WAY], ..GAME };
