//! Five checkers a point: backgammon as in Egypt.

use super::{VariantId, backgammon};
use crate::constraint::Constraint;
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("five-point-limit"),
    name: "Five a Point",
    aliases: &["egyptian", "egypt"],
    tagline: "Backgammon where a point holds no more than five.",
    constraints: &[Constraint::MaxPerPoint { max: 5 }],
    ..backgammon::SPEC
};
