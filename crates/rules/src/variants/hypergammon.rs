//! Hypergammon: three checkers a side.

use super::{VariantId, backgammon};
use crate::point::Place;
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId::HYPERGAMMON,
    name: "Hypergammon",
    aliases: &["hyper", "hyper-backgammon"],
    tagline: "Three checkers each: fast, sharp and full of gammons.",
    checkers: 3,
    start: &[(Place::at(24), 1), (Place::at(23), 1), (Place::at(22), 1)],
    ..backgammon::SPEC
};
