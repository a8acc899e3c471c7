//! What writers give back: a file, and what of the record it cannot hold.

use pasch_messages::Describe;
use pasch_rules::{RecordError, VariantId};
use thiserror::Error;

use crate::format::Format;

/// A file and what of the record it does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text of the file to write.
    pub text: String,
    /// What was left out or changed, by the game (counted from 1) in which it happened; 0 is the whole match.
    pub losses: Vec<(u32, Loss)>,
}

/// Something that a format cannot say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, Error)]
#[describe("loss")]
pub enum Loss {
    /// Who threw what to begin; only the roll that is played stays.
    OpeningThrow,
    /// The cube turned by tied opening throws, or by refusing one's first roll.
    EarlyCube,
    /// A resignation that was refused.
    RefusedResignation,
    /// The grade of a resignation where gammons count single.
    ResignedGrade,
    /// A roll with one legal play or none, after which the game stopped: readers take it as played.
    ForcedPlay,
    /// A turn that the source leaves out is left out again.
    MissingTurn,
    /// A match given up.
    Forfeit,
    /// A position set by hand is written as Snowie does, which GNU Backgammon skips.
    Position,
    /// An illegal play that was taken back is left out; one that was let stand is written as what it did.
    IllegalPlay,
    /// A game of a series of which the format knows another one; it is left out.
    OtherGame,
    /// What the file that was read says about the decisions.
    Overlay,
    /// As [`Loss::Overlay`], but comments are written.
    Judgements,
    /// GNU Backgammon keeps figures of the cube in a match as winning chances, and these are equities.
    CubeEquities,
    /// Depths that have no name there are written as 0-ply.
    Depth,
    /// Names that would be read as something else, such as `4) 11: bar/24` or `; nobody`.
    Names,
}

/// Why a record cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("write-error")]
pub enum WriteError {
    /// The format does not know the game.
    #[describe(args(value = short(*_0)))]
    Variant(#[describe(skip)] Format, #[describe(name = "second", text)] VariantId),
    /// The format is read, but not written.
    #[describe(args(list = list()))]
    Unsupported(#[describe(name = "value", text)] Format),
    /// The format knows only one game a match, or none of these.
    #[describe(args(value = short(*_0)))]
    Series(#[describe(skip)] Format),
    /// The record does not replay.
    #[describe(transparent)]
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
