//! Why no identifier could be read from a text.

use pasch_messages::Describe;
use thiserror::Error;

use crate::identifier::IdentifierError;
use crate::match_id::MatchIdError;
use crate::position_id::PositionIdError;

/// Why no identifier could be read from a text.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("paste-error")]
pub enum PasteError {
    /// Nothing in the text looks like one.
    Nothing,
    /// A Match ID without checkers.
    MatchIdAlone,
    /// An identifier with a keyword, or in the form of one, that cannot be read.
    #[describe(transparent)]
    Identifier(#[from] IdentifierError),
    /// A faulty Position ID.
    #[describe(transparent)]
    PositionId(#[from] PositionIdError),
    /// A faulty Match ID.
    #[describe(transparent)]
    MatchId(#[from] MatchIdError),
}
