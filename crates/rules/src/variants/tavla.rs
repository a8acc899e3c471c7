//! Tavla: as Portes, and who hits at home stays there.

use super::{VariantId, portes};
use crate::constraint::Constraint;
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("tavla"),
    name: "Tavla",
    aliases: &["takhteh", "tachte", "tawle", "shesh-besh", "sheshbesh"],
    tagline: "The Turkish game: no hit-and-run in your own home board.",
    constraints: &[Constraint::NoHitAndRun],
    ..portes::SPEC
};
