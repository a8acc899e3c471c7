//! The backgammon race: an empty board, entered when one likes.

use super::{VariantId, backgammon};
use crate::point::Place;
use crate::score::Grade;
use crate::spec::{Entry, VariantSpec};

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("race-bar"),
    name: "Backgammon Race",
    aliases: &["race"],
    tagline: "Everybody starts off the board; come in when you like.",
    start: &[(Place::Pool, 15)],
    entry: Entry::Free,
    top_grade: Grade::Single,
    cube: false,
    ..backgammon::SPEC
};
