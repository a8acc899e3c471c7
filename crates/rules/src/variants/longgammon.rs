//! LongGammon: all fifteen checkers start on the farthest point.

use super::{VariantId, backgammon};
use crate::point::Place;
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("longgammon"),
    name: "LongGammon",
    aliases: &["long-backgammon"],
    tagline: "Backgammon with every checker still to bring round.",
    start: &[(Place::at(24), 15)],
    ..backgammon::SPEC
};
