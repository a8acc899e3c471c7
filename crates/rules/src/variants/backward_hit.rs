//! Backgammon with hits backwards, with any die or only with the smaller one.

use super::{VariantId, backgammon};
use crate::mechanics::BackwardHits;
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("backward-hit"),
    name: "Backward Hits",
    aliases: &["pilz", "wening"],
    tagline: "No blot is safe behind you: checkers may turn back to hit.",
    backward_hits: BackwardHits::AnyDie,
    ..backgammon::SPEC
};

pub(super) const SMALL: VariantSpec = VariantSpec {
    id: VariantId("backward-hit-small"),
    name: "Small Backward Hits",
    aliases: &["schwab"],
    tagline: "Checkers may turn back to hit, but only with the smaller die.",
    backward_hits: BackwardHits::SmallerDie,
    ..backgammon::SPEC
};
