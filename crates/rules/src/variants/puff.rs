//! Puff, the German game of the nineteenth century, facing each other or on one road.

use super::{VariantId, backgammon};
use crate::mechanics::{Doubles, Entry, Opening};
use crate::outcome::Grade;
use crate::point::{Geometry, Place, Point};
use crate::spec::VariantSpec;

pub(super) const CONTRARE: VariantSpec = VariantSpec {
    id: VariantId("contrare-puff"),
    name: "Contrare Puff",
    aliases: &["puff", "gegenpuff"],
    tagline: "Small die first, and doubles show their undersides.",
    start: &[(Place::Pool, 15)],
    opening: Opening::Reroll,
    doubles: Doubles::Puff,
    low_die_first: true,
    entry: Entry::Within(Point::at(19)),
    top_grade: Grade::Gammon,
    cube: false,
    ..backgammon::SPEC
};

pub(super) const LANGE: VariantSpec = VariantSpec {
    id: VariantId("lange-puff"),
    name: "Lange Puff",
    aliases: &["long-puff"],
    tagline: "Puff on one road: both sides enter at the same corner.",
    geometry: Geometry::Same,
    ..CONTRARE
};
