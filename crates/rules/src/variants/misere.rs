//! Backgammon to lose: whoever bears off first has lost.

use super::{VariantId, backgammon};
use crate::mechanics::Scoring;
use crate::outcome::Grade;
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("misere"),
    name: "Misère",
    aliases: &["backgammon-to-lose"],
    tagline: "Standard moves, turned round: the first to bear off loses.",
    scoring: Scoring::Misere,
    turn_limit: Some(500),
    top_grade: Grade::Single,
    cube: false,
    ..backgammon::SPEC
};
