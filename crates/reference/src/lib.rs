//! Figures of the game, each of them computed: by the rules where a roll is played, from a match equity table, or from
//! exact bear-off databases.
//!
//! No input or output, no clock and no threads of its own. [`Reference::compute`] makes everything; the sections are
//! plain data for JSON, and [`Reference::markdown`] is the same as tables.
//!
//! ```
//! use pasch_reference::shots::Shots;
//! let shots = Shots::compute();
//! // 6 away: 17 rolls of 36; with the points 1 and 5 away blocked 5-1 is lost.
//! assert_eq!((shots.hits(6, &[]), shots.hits(6, &[1, 5])), (17, 15));
//! ```

pub mod entering;
pub mod equities;
pub mod formulas;
pub mod last;
mod markdown;
pub mod model;
pub mod races;
mod rolls;
mod round;
pub mod shots;
pub mod takes;

use pasch_engine::database::DatabaseError;
use pasch_engine::search::Executor;
use serde::Serialize;

/// All sections.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reference {
    /// Rolls that hit.
    pub shots: shots::Shots,
    /// Rolls that enter, and what dice bring.
    pub entering: entering::Entering,
    /// Rolls that take off the last checkers.
    pub last: last::Last,
    /// Take points and gammon values at each score.
    pub takes: takes::Takes,
    /// Match equity tables, and rules of thumb for them.
    pub equities: equities::Equities,
    /// Race formulas beside the truth.
    pub races: races::Races,
    /// The cube for money, by its efficiency.
    pub model: model::Model,
}

impl Reference {
    /// Computes all sections; the races by `plan`, with the parts of the work given to `executor`. The result does not
    /// depend on how it runs them.
    ///
    /// # Errors
    /// [`DatabaseError`] when a size of the plan is out of range.
    pub fn compute(plan: &races::Plan, executor: &dyn Executor) -> Result<Self, DatabaseError> {
        Ok(Self {
            shots: shots::Shots::compute(),
            entering: entering::Entering::compute(),
            last: last::Last::compute(),
            takes: takes::Takes::compute(),
            equities: equities::Equities::compute(),
            races: races::Races::compute(plan, executor)?,
            model: model::Model::compute(),
        })
    }

    /// Returns the sections as a Markdown page, in the language of the program.
    #[must_use]
    pub fn markdown(&self) -> String {
        markdown::page(self)
    }
}
