//! Why no identifier could be read from a text.

use thiserror::Error;

use crate::match_id::MatchIdError;
use crate::ogid::OgidError;
use crate::position_id::PositionIdError;
use crate::xgid::XgidError;

/// Why no identifier could be read from a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PasteError {
    /// Nothing in the text looks like one.
    #[error("no XGID, OGID, GNUBG Position ID or Match ID found")]
    Nothing,
    /// A Match ID without checkers.
    #[error("a Match ID alone does not say where the checkers stand; add the Position ID")]
    MatchIdAlone,
    /// A faulty XGID.
    #[error(transparent)]
    Xgid(#[from] XgidError),
    /// A faulty OGID.
    #[error(transparent)]
    Ogid(#[from] OgidError),
    /// A faulty Position ID.
    #[error(transparent)]
    PositionId(#[from] PositionIdError),
    /// A faulty Match ID.
    #[error(transparent)]
    MatchId(#[from] MatchIdError),
}
