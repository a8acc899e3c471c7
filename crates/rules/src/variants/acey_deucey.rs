//! Acey-deucey, American and European: everything starts off the board, and 1-2 is the best roll.

use super::{VariantId, backgammon};
use crate::mechanics::{BearOff, Doubles, Entry, Opening};
use crate::outcome::Grade;
use crate::point::Place;
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("acey-deucey"),
    name: "Acey-deucey",
    aliases: &["us-navy"],
    tagline: "An empty board, a double of your choice for 1-2, and extra rolls.",
    start: &[(Place::Pool, 15)],
    opening: Opening::Reroll,
    doubles: Doubles::FourAndAgain,
    chosen_double: true,
    entry: Entry::Free,
    top_grade: Grade::Single,
    cube: false,
    ..backgammon::SPEC
};

pub(super) const EUROPEAN: VariantSpec = VariantSpec {
    id: VariantId("acey-deucey-eu"),
    name: "European Acey-deucey",
    aliases: &["acey-deucey-european"],
    tagline: "Doubles bring their undersides, too, and another roll.",
    doubles: Doubles::Undersides,
    bear_off: BearOff::ExactOnly,
    ..SPEC
};

/// Greek: only doubles and 1-2 bring checkers in.
pub(super) const ASODIO: VariantSpec = VariantSpec {
    id: VariantId("asodio"),
    name: "Asodio",
    aliases: &["greek-acey-deucey"],
    tagline: "Only doubles and 1-2 open the door to the board.",
    entry: Entry::DoubleOrOneTwo,
    top_grade: Grade::Gammon,
    ..SPEC
};
