//! Tawla 31: a runner goes home first, and every checker the loser has left counts.

use super::{VariantId, nard};
use crate::constraint::Constraint;
use crate::mechanics::Scoring;
use crate::outcome::Grade;
use crate::point::{Geometry, Point};
use crate::spec::VariantSpec;

const GAME: VariantSpec = VariantSpec {
    id: VariantId("tawla-31"),
    name: "Tawla 31",
    aliases: &["tawla"],
    tagline: "One runner goes home before the rest; lost checkers are points.",
    scoring: Scoring::CheckersLeft,
    top_grade: Grade::Single,
    constraints: &[Constraint::FirstCheckerMustPass { to: Point::at(6) }],
    forms: &[],
    ..nard::SPEC
};

const SAME_WAY: VariantSpec = VariantSpec { geometry: Geometry::Parallel, ..GAME };

pub(super) const SPEC: VariantSpec = VariantSpec { forms: &[&SAME_WAY], ..GAME };
