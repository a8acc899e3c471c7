//! Gul Bara: block, both the same way round, and doubles that climb.

use super::{VariantId, fevga};
use crate::mechanics::Doubles;
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("gul-bara"),
    name: "Gul Bara",
    aliases: &["gjul-bara", "rosespring"],
    tagline: "From the fourth roll on a double goes on with all higher ones.",
    doubles: Doubles::Cascade { from_turn: 4 },
    constraints: &[],
    ..fevga::SPEC
};
