//! Crazy Narde: Gul Bara's climbing doubles under the head and six-block rules of long nardi, and
//! a home board nobody moves in.

use super::{VariantId, gul_bara, long_nardi};
use crate::constraint::Constraint;
use crate::mechanics::BearOff;
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("crazy-narde"),
    name: "Crazy Narde",
    aliases: &[],
    tagline: "Climbing doubles, one checker a turn off the head, exact bear-off.",
    bear_off: BearOff::ExactOnly,
    constraints: &[long_nardi::HEAD, long_nardi::BLOCK, Constraint::HomeStays],
    ..gul_bara::SPEC
};
