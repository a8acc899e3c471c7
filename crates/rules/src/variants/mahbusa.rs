//! Mahbusa: Plakoto without a price on the mother.

use super::{VariantId, plakoto};
use crate::constraint::Constraint;
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("mahbusa"),
    name: "Mahbusa",
    aliases: &[],
    tagline: "Plakoto without the mother: only two pinned ones end the game, in a draw.",
    constraints: &[Constraint::MotherPinned { wins: None }],
    ..plakoto::SPEC
};
