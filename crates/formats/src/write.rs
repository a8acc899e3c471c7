//! Writing a record in one of the formats.

use pasch_rules::Record;

use crate::format::Format;
use crate::log;
use crate::mat;
use crate::overlay::Overlay;
use crate::sgf;
use crate::sites::oldmoves;
use crate::written::{Loss, WriteError, Written};

/// Writes a record, with what is said about it where the format holds that.
///
/// # Errors
/// [`WriteError`] if the format is not among [`WRITTEN`](crate::written::WRITTEN), does not know the game, or the rules refuse the record.
pub fn write(record: &Record, overlay: &Overlay, format: Format) -> Result<Written, WriteError> {
    let mut written = match format {
        Format::Mat => return mat::write_noted(record, overlay),
        Format::Sgf => return sgf::write(record, overlay),
        Format::Log => return Ok(Written { text: log::write_noted(record, overlay), losses: Vec::new() }),
        Format::FibsOldmoves => oldmoves::write(record)?,
        other => return Err(WriteError::Unsupported(other)),
    };
    if !overlay.is_empty() {
        written.losses.push((0, Loss::Overlay));
    }
    Ok(written)
}
