//! Jacquet: the French running game with a courier who has to come home first.

use super::{VariantId, fevga};
use crate::constraint::Constraint;
use crate::mechanics::Contact;
use crate::point::{Point, PointMask};
use crate::spec::VariantSpec;

const COURIER: Constraint = Constraint::FirstCheckerMustPass { to: Point::at(6) };

const GAME: VariantSpec = VariantSpec {
    id: VariantId("jacquet"),
    name: "Jacquet",
    aliases: &["jaquet"],
    tagline: "The courier runs home; only then may the others leave.",
    constraints: &[COURIER],
    ..fevga::SPEC
};

/// With hits, and with the limits that the accounts have which know hits.
const HITTING: VariantSpec = VariantSpec {
    contact: Contact::Hit,
    constraints: &[
        COURIER,
        Constraint::ClosedAtMost { points: PointMask::range(Point::at(19), Point::at(24)), max: 2 },
        Constraint::AtMostOn { point: Point::at(13), max: 2 },
    ],
    ..GAME
};

pub(super) const SPEC: VariantSpec = VariantSpec { forms: &[&HITTING], ..GAME };
