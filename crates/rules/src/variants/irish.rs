//! Irish: the older game in which a double is nothing special.

use super::{VariantId, backgammon};
use crate::mechanics::Doubles;
use crate::outcome::Grade;
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("irish"),
    name: "Irish",
    aliases: &["todas-tablas", "shuanglu", "ssang-ryuk"],
    tagline: "Backgammon's forebear: doubles are played only twice.",
    doubles: Doubles::Ordinary,
    top_grade: Grade::Single,
    cube: false,
    ..backgammon::SPEC
};
