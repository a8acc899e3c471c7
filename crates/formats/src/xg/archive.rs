//! The container: an outer header with a thumbnail, compressed streams, a compressed index, a trailer.

use super::records::{i32_at, u32_at};
use crate::inflate::{Unpacked, crc32, zlib};
use crate::problem::ReadError;

/// The streams that matter.
#[derive(Debug, Default)]
pub(super) struct Archive {
    /// Records of 2560 bytes.
    pub records: Vec<u8>,
    /// Comments, one a line, as rich text.
    pub comments: Vec<u8>,
    /// Rollouts, 2184 bytes each.
    pub rollouts: Vec<u8>,
    /// Whether the file ends within the records.
    pub cut: bool,
}

const OUTER_HEADER: usize = 8232;
const TRAILER: usize = 36;
const ENTRY: usize = 532;

/// Opens a container. If its trailer is missing or stale, the first stream is taken as far as it goes.
pub(super) fn open(bytes: &[u8]) -> Result<Archive, ReadError> {
    let thumbnail = u32_at(bytes, 20).ok_or(ReadError::NoGame)? as usize;
    let start = OUTER_HEADER.saturating_add(thumbnail);
    let streams = bytes.get(start..).filter(|streams| !streams.is_empty()).ok_or(ReadError::NoGame)?;
    match index(streams) {
        Some(entries) => by_index(streams, &entries?),
        None => {
            let (records, cut) = match zlib(streams) {
                Unpacked::Whole(records) => (records, false),
                Unpacked::Cut(records) => (records, true),
                Unpacked::Corrupt => return Err(ReadError::Corrupt("temp.xg".to_owned())),
                Unpacked::TooLarge => return Err(ReadError::TooLarge),
            };
            Ok(Archive { records, cut, ..Archive::default() })
        }
    }
}

struct Entry {
    name: String,
    start: usize,
    packed: usize,
    crc: u32,
    is_packed: bool,
}

/// The entries of the index; `None` if the trailer does not fit the file.
fn index(streams: &[u8]) -> Option<Result<Vec<Entry>, ReadError>> {
    let trailer = streams.len().checked_sub(TRAILER)?;
    let field = |at: usize| i32_at(streams, trailer + at).and_then(|n| usize::try_from(n).ok());
    let (count, index_size, size) = (field(4)?, field(12)?, field(16)?);
    if size.checked_add(index_size) != Some(trailer) || count > 64 {
        return None;
    }
    let packed = &streams[size..trailer];
    let unpacked = match (field(20)?, zlib(packed)) {
        (0, _) => packed.to_vec(),
        (_, Unpacked::Whole(bytes)) => bytes,
        _ => return Some(Err(ReadError::Corrupt("index".to_owned()))),
    };
    let entries = unpacked.chunks_exact(ENTRY).take(count);
    let parsed = entries.map(|entry| {
        let length = usize::from(entry[0]);
        let whole = |at: usize| i32_at(entry, at).and_then(|n| usize::try_from(n).ok());
        Some(Entry {
            name: String::from_utf8_lossy(&entry[1..=length]).into_owned(),
            packed: whole(516)?,
            start: whole(520)?,
            crc: u32_at(entry, 524)?,
            is_packed: entry[528] == 0,
        })
    });
    let entries: Option<Vec<Entry>> = parsed.collect();
    Some(entries.ok_or_else(|| ReadError::Corrupt("index".to_owned())))
}

fn by_index(streams: &[u8], entries: &[Entry]) -> Result<Archive, ReadError> {
    let mut archive = Archive::default();
    let slots = [
        ("temp.xg", &mut archive.records),
        ("temp.xgc", &mut archive.comments),
        ("temp.xgr", &mut archive.rollouts),
    ];
    for (name, slot) in slots {
        let Some(entry) = entries.iter().find(|entry| entry.name.eq_ignore_ascii_case(name)) else {
            continue;
        };
        let corrupt = || ReadError::Corrupt(name.to_owned());
        let packed = entry.start.checked_add(entry.packed).and_then(|end| streams.get(entry.start..end));
        let packed = packed.ok_or_else(corrupt)?;
        *slot = match (entry.is_packed, zlib(packed)) {
            (false, _) => packed.to_vec(),
            (true, Unpacked::Whole(bytes)) => bytes,
            (true, Unpacked::TooLarge) => return Err(ReadError::TooLarge),
            (true, _) => return Err(corrupt()),
        };
        if crc32(slot) != entry.crc {
            return Err(corrupt());
        }
    }
    Ok(archive)
}
