//! Tabula: the Roman game of three dice.

use super::{VariantId, backgammon};
use crate::mechanics::{Doubles, Entry, Opening};
use crate::outcome::Grade;
use crate::point::{Geometry, Place, Point};
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("tabula"),
    name: "Tabula",
    aliases: &["alea", "zeno"],
    tagline: "The emperor's game: three dice, one road, no mercy for blots.",
    start: &[(Place::Pool, 15)],
    dice: 3,
    geometry: Geometry::Same,
    opening: Opening::Reroll,
    doubles: Doubles::Ordinary,
    entry: Entry::Within(Point::at(13)),
    top_grade: Grade::Single,
    cube: false,
    ..backgammon::SPEC
};
