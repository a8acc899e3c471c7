//! Nackgammon: two more checkers start far back.

use super::{VariantId, backgammon};
use crate::point::Place;
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId::NACKGAMMON,
    name: "Nackgammon",
    aliases: &["nack"],
    tagline: "Backgammon with four checkers back: longer and trickier.",
    start: &[
        (Place::at(24), 2),
        (Place::at(23), 2),
        (Place::at(13), 4),
        (Place::at(8), 3),
        (Place::at(6), 4),
    ],
    ..backgammon::SPEC
};
