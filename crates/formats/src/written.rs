//! What writers give back: a file, and what of the record it cannot hold.

use pasch_rules::{RecordError, VariantId};
use thiserror::Error;

use crate::format::Format;

/// A file and what of the record it does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The file.
    pub text: String,
    /// What was left out or changed, by the game (counted from 1) in which it happened; 0 is the whole match.
    pub losses: Vec<(u32, Loss)>,
}

/// Something that a format cannot say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Loss {
    /// Who threw what to begin; only the roll that is played stays.
    #[error("the throw for the first turn")]
    OpeningThrow,
    /// The cube turned by tied opening throws, or by refusing one's first roll.
    #[error("a cube turned before the first play")]
    EarlyCube,
    /// A resignation that was refused.
    #[error("a refused resignation")]
    RefusedResignation,
    /// The grade of a resignation where gammons count single.
    #[error("the grade of a resignation under the Jacoby rule")]
    ResignedGrade,
    /// A roll with one legal play or none, after which the game stopped: readers take it as played.
    #[error("that a forced play was not made any more")]
    ForcedPlay,
    /// A turn that the source leaves out is left out again.
    #[error("a turn that is missing from the record")]
    MissingTurn,
    /// A match given up.
    #[error("the forfeit of the match")]
    Forfeit,
    /// A position set by hand is written as Snowie does, which GNU Backgammon skips.
    #[error("a position set by hand is written as an illegal play, which GNU Backgammon does not read")]
    Position,
    /// An illegal play that was taken back is left out; one that was let stand is written as what it did.
    #[error("that a play was illegal, and what became of it")]
    IllegalPlay,
    /// A game of a series of which the format knows another one; it is left out.
    #[error("a game of another kind")]
    OtherGame,
    /// What the file that was read says about the decisions.
    #[error("comments, luck and what programs thought of the decisions")]
    Overlay,
    /// As [`Loss::Overlay`], but comments are written.
    #[error("luck and what programs thought of the decisions")]
    Judgements,
    /// GNU Backgammon keeps figures of the cube in a match as winning chances, and these are equities.
    #[error("figures of the cube in a match that are equities, not winning chances")]
    CubeEquities,
    /// Depths that have no name there are written as 0-ply.
    #[error("how deep another program looked: that is written as 0-ply")]
    Depth,
    /// Names that would be read as something else, such as `4) 11: bar/24` or `; nobody`.
    #[error("the players' names, which could be taken for something else than names")]
    Names,
}

/// Why a record cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WriteError {
    /// The format does not know the game.
    #[error("{} cannot hold {}", short(*.0), .1)]
    Variant(Format, VariantId),
    /// The format is read, but not written.
    #[error("{0} cannot be written; {list} can", list = list())]
    Unsupported(Format),
    /// The format knows only one game a match, or none of these.
    #[error("{} cannot hold a series of different games", short(*.0))]
    Series(Format),
    /// The record does not replay.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// The name of a format in the middle of a sentence.
fn short(format: Format) -> String {
    match format {
        Format::Mat => "match text".to_owned(),
        other => other.to_string(),
    }
}

fn list() -> String {
    let ids: Vec<&str> = WRITTEN.into_iter().map(Format::id).collect();
    ids.join(", ")
}

/// The formats that can be written.
pub const WRITTEN: [Format; 4] = [Format::Mat, Format::Sgf, Format::FibsOldmoves, Format::Log];
