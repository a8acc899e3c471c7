//! Tapa: the Bulgarian pinning game, with the same mother as Plakoto.

use super::{VariantId, plakoto};
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("tapa"),
    name: "Tapa",
    aliases: &[],
    tagline: "The pinning game of Bulgaria.",
    ..plakoto::SPEC
};
