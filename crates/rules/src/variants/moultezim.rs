//! Moultezim: Fevga's Turkish cousin with a limit on walls where the opponent starts.

use super::{VariantId, fevga};
use crate::constraint::Constraint;
use crate::point::{Point, PointMask};
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId("moultezim"),
    name: "Moultezim",
    aliases: &[],
    tagline: "A runner goes first, and nobody may wall in the other's start.",
    constraints: &[
        Constraint::FirstCheckerMustPass { to: Point::at(11) },
        Constraint::HoldAtMost { points: PointMask::range(Point::at(7), Point::at(12)), max: 4 },
    ],
    ..fevga::SPEC
};
