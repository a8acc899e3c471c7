//! The backgammon race: an empty board, entered when one likes.

use super::{VariantId, backgammon};
use crate::mechanics::Entry;
use crate::outcome::Grade;
use crate::point::Place;
use crate::spec::VariantSpec;

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
