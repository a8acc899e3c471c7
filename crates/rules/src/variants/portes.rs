//! Portes: the hitting game of a Tavli match.

use super::{VariantId, backgammon};
use crate::mechanics::Opening;
use crate::outcome::Grade;
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("portes"),
    name: "Portes",
    aliases: &["tabla"],
    tagline: "The first game of Tavli: backgammon without triple wins.",
    opening: Opening::Reroll,
    top_grade: Grade::Gammon,
    cube: false,
    ..backgammon::SPEC
};
