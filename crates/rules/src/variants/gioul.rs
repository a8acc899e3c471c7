//! Gioul: Gul Bara's climbing doubles with the two sides moving towards each other.

use super::{VariantId, gul_bara};
use crate::point::Geometry;
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("gioul"),
    name: "Gioul",
    aliases: &[],
    tagline: "Face to face, one checker blocks, and doubles climb.",
    geometry: Geometry::Contrary,
    ..gul_bara::SPEC
};
