//! Jacquet: the French running game with a courier who has to come home first.

use super::{VariantId, fevga};
use crate::constraints::Constraint;
use crate::point::Point;
use crate::spec::{Contact, VariantSpec};

const GAME: VariantSpec = VariantSpec {
    id: VariantId("jacquet"),
    name: "Jacquet",
    aliases: &["jaquet"],
    tagline: "The courier runs home; only then may the others leave.",
    constraints: &[Constraint::FirstCheckerMustPass { to: Point::at(6) }],
    ..fevga::SPEC
};

const HITTING: VariantSpec = VariantSpec { contact: Contact::Hit, ..GAME };

pub(super) const SPEC: VariantSpec = VariantSpec { forms: &[&HITTING], ..GAME };
