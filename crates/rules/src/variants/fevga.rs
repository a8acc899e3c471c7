//! Fevga: both sides run the same way round, and one checker blocks a point.

use super::VariantId;
use crate::constraint::Constraint;
use crate::mechanics::{BackwardHits, BearOff, Contact, Doubles, Entry, Opening, Scoring, Sharing};
use crate::outcome::Grade;
use crate::point::{Geometry, Place, Point, PointMask};
use crate::spec::VariantSpec;

pub(super) const SPEC: VariantSpec = VariantSpec {
    id: VariantId::FEVGA,
    name: "Fevga",
    aliases: &["feuga", "fewga"],
    tagline: "No hits, no pins: one checker holds a point, and walls win.",
    checkers: 15,
    start: &[(Place::at(24), 15)],
    dice: 2,
    geometry: Geometry::Parallel,
    contact: Contact::Block,
    opening: Opening::Reroll,
    doubles: Doubles::Four,
    chosen_double: false,
    low_die_first: false,
    sharing: Sharing::DieByDie,
    entry: Entry::Free,
    backward_hits: BackwardHits::Never,
    bear_off: BearOff::Standard,
    scoring: Scoring::Grades,
    turn_limit: None,
    top_grade: Grade::Gammon,
    cube: false,
    constraints: &[
        Constraint::FirstCheckerMustPass { to: Point::at(11) },
        Constraint::HoldAtMost { points: PointMask::range(Point::at(19), Point::at(24)), max: 5 },
        Constraint::MustOpenPrime,
    ],
    forms: &[],
};
