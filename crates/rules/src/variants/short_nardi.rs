//! Short Nardi: backgammon under its name in the east of Europe.

use super::{VariantId, backgammon};
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("short-nardi"),
    name: "Short Nardi",
    aliases: &["short-narde", "nardi-short"],
    tagline: "Backgammon as it is played from the Black Sea to the Caspian.",
    cube: false,
    ..backgammon::SPEC
};
