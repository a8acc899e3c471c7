//! Why no identifier could be read from a text.

use pasch_messages::Describe;
use thiserror::Error;

use crate::match_id::MatchIdError;
use crate::ogid::OgidError;
use crate::position_id::PositionIdError;
use crate::xgid::XgidError;

/// Why no identifier could be read from a text.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("paste-error")]
pub enum PasteError {
    /// Nothing in the text looks like one.
    Nothing,
    /// A Match ID without checkers.
    MatchIdAlone,
    /// An XGID that was found but cannot be read.
    #[describe(transparent)]
    Xgid(#[from] XgidError),
    /// An OGID that was found but cannot be read.
    #[describe(transparent)]
    Ogid(#[from] OgidError),
    /// A faulty Position ID.
    #[describe(transparent)]
    PositionId(#[from] PositionIdError),
    /// A faulty Match ID.
    #[describe(transparent)]
    MatchId(#[from] MatchIdError),
}
