//! Collections out: one zip, made while it is sent, in bounded memory.

use std::io::{self, Write};
use std::sync::Arc;

use pasch_formats::overlay::{GameNote, join};
use pasch_formats::{Format, Overlay, ReadError};
use pasch_messages::Describe;
use pasch_rules::Record;
use tokio::runtime::Handle;
use tokio::sync::mpsc::{Receiver, Sender, channel};

use pasch_store::collection::{CollectedFilter, CollectedOrder, CollectedRow};
use pasch_store::decisions::NoteRow;
use pasch_store::rolled::RolledRow;
use pasch_store::{Store, StoreError};
use pasch_table::view::{files, rolled};
use pasch_wire::{RolloutView, UserId};

/// Matches fetched at once.
const PAGE: u32 = 200;

/// Bytes sent at once.
const PIECE: usize = 64 << 10;

/// Why a stored match cannot be taken out again.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("unpacked-error")]
pub enum UnpackedError {
    /// The packed log is damaged.
    #[describe(transparent)]
    Unpack(#[from] pasch_collection::UnpackError),
    /// The log is no match any more.
    Read(
        #[describe(name = "value")]
        #[from]
        ReadError,
    ),
}

/// The match of a packed log, with what is said about it.
///
/// # Errors
/// When the database was damaged.
pub fn unpacked(packed: &[u8]) -> Result<(Record, Overlay), UnpackedError> {
    let text = pasch_collection::unpack(packed)?;
    let file = pasch_formats::read(text.as_bytes(), None)?;
    Ok((file.record, file.overlay))
}

/// Lays the owner's notes over what the file says: they stand after its own words, tags as `#tag`, a flag as `#flag`.
pub fn lay_notes(overlay: &mut Overlay, notes: &[NoteRow]) {
    for row in notes {
        let tags =
            row.tags.iter().map(|tag| format!("#{tag}")).chain(row.flagged.then(|| "#flag".to_owned()));
        let tags = tags.collect::<Vec<_>>().join(" ");
        let parts = [row.note.as_str(), &tags].map(str::trim);
        let words = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n");
        if words.is_empty() {
            continue;
        }
        match row.action {
            Some(action) => join(&mut overlay.notes.entry(action as usize).or_default().comment, Some(words)),
            None => {
                if overlay.games.is_empty() {
                    overlay.games.push(GameNote::default());
                }
                join(&mut overlay.games[0].comment, Some(words));
            }
        }
    }
}

/// Lays rollouts of decisions over what the file says, in words: they stand after the owner's notes.
pub fn lay_rollouts(overlay: &mut Overlay, rows: &[RolledRow]) {
    for row in rows {
        let view: Option<RolloutView> = row.result.as_ref().and_then(|view| serde_json::from_str(view).ok());
        let Some((view, kind)) = view.zip(serde_json::from_str(&row.wanted.kind).ok()) else { continue };
        let (best, _) = rolled::verdict(kind, &row.wanted.played, &view);
        let note = overlay.notes.entry(row.wanted.key.action as usize).or_default();
        join(&mut note.comment, Some(rolled::words(&best, &view)));
    }
}

/// A name for a match's file: date, players, length and format.
#[must_use]
pub fn export_name(row: &CollectedRow, format: Format) -> String {
    let ending = match format {
        Format::Sgf => "sgf",
        Format::FibsOldmoves => "fibs",
        Format::Log => "pasch",
        _ => "mat",
    };
    let length = if row.length == 0 { "money".to_owned() } else { format!("{}pt", row.length) };
    let date = row.played_on.as_deref().map(|date| format!("{date} ")).unwrap_or_default();
    let players = format!("{} - {}", safe(&row.name_a), safe(&row.name_b));
    // The identifier keeps names apart.
    format!("{date}{players} {length} {}.{ending}", row.id.as_str().get(..6).unwrap_or(row.id.as_str()))
}

/// A player's name as part of a file's name, on any system.
#[must_use]
pub fn safe(text: &str) -> String {
    let kept = text.chars().map(|letter| {
        let is_fine = letter.is_alphanumeric() || " -_.()+'&".contains(letter);
        if is_fine { letter } else { '_' }
    });
    kept.take(40).collect::<String>().trim().to_owned()
}

/// A collection, or part of it, to be sent as a zip.
pub struct Export {
    /// Where the matches are.
    pub store: Arc<Store>,
    /// Identifier of the user whose collection it is.
    pub owner: UserId,
    /// The matches that are sent.
    pub filter: CollectedFilter,
    /// In which format; a match that it cannot hold comes in Pasch's own.
    pub format: Format,
}

/// Why an export broke off.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("export-error")]
enum ExportError {
    #[describe(transparent)]
    Store(#[from] StoreError),
    Zip(
        #[describe(name = "cause", text)]
        #[from]
        rawzip::Error,
    ),
    Io(
        #[describe(name = "cause", text)]
        #[from]
        io::Error,
    ),
}

impl Export {
    /// Begins; the zip comes in pieces. It ends with an error if it cannot be made whole.
    #[must_use]
    pub fn begin(self) -> Pieces {
        begin(move |runtime, pipe| self.write(runtime, pipe))
    }

    fn write(&self, runtime: &Handle, pipe: Pipe) -> Result<(), ExportError> {
        let mut zip = rawzip::ZipArchiveWriter::new(pipe);
        let mut offset = 0;
        loop {
            let page = self.store.collected(&self.owner, &self.filter, CollectedOrder::Added, offset, PAGE);
            let rows = runtime.block_on(page)?;
            for row in &rows {
                let Some((packed, _)) = runtime.block_on(self.store.collected_log(&row.id))? else {
                    continue;
                };
                let Ok((record, mut overlay)) = unpacked(&packed) else {
                    tracing::error!(event = "damaged-match", collected = %row.id);
                    continue;
                };
                lay_notes(&mut overlay, &runtime.block_on(self.store.notes_on(&row.id))?);
                lay_rollouts(&mut overlay, &runtime.block_on(self.store.rolled_of(&row.id))?);
                let written = files::noted(&record, &overlay, self.format);
                let (text, format) = match written {
                    Ok(written) => (written.text, self.format),
                    Err(_) => (pasch_formats::log::write_noted(&record, &overlay), Format::Log),
                };
                add(&mut zip, &export_name(row, format), text.as_bytes())?;
            }
            if rows.len() < PAGE as usize {
                break;
            }
            offset += PAGE;
        }
        let mut pipe = zip.finish()?;
        pipe.flush()?;
        Ok(())
    }
}

/// A zip, piece by piece; it ends with an error if it cannot be made whole.
pub type Pieces = Receiver<Result<Vec<u8>, io::Error>>;

fn begin(write: impl FnOnce(&Handle, Pipe) -> Result<(), ExportError> + Send + 'static) -> Pieces {
    let (pieces, out) = channel(4);
    let runtime = Handle::current();
    tokio::task::spawn_blocking(move || {
        let failed = pieces.clone();
        if let Err(error) = write(&runtime, Pipe { pieces, piece: Vec::new() }) {
            tracing::warn!(event = "export-broken", cause = %error);
            // The browser may be gone, which may be why.
            let _ = failed.blocking_send(Err(io::Error::other(error.to_string())));
        }
    });
    out
}

/// A zip of files that are made while it is sent. `page` is asked for the items after the last one, until there are none;
/// `make` for the files of each item, names and texts, and at the end for those of no item. At any moment one page, one
/// item's files and some pieces are in memory, and the names for the zip's directory.
pub fn zip_of<T, P, F>(
    page: impl Fn(Option<T>) -> P + Send + 'static,
    make: impl Fn(Option<T>) -> F + Send + 'static,
) -> Pieces
where
    T: Clone + Send + 'static,
    P: Future<Output = Result<Vec<T>, StoreError>>,
    F: Future<Output = Vec<(String, String)>>,
{
    begin(move |runtime, pipe| {
        let mut zip = rawzip::ZipArchiveWriter::new(pipe);
        let mut write = |item: Option<T>| -> Result<(), ExportError> {
            for (name, text) in runtime.block_on(make(item)) {
                add(&mut zip, &name, text.as_bytes())?;
            }
            Ok(())
        };
        let mut last = None;
        loop {
            let items = runtime.block_on(page(last.clone()))?;
            if items.is_empty() {
                break;
            }
            last = items.last().cloned();
            for item in items {
                write(Some(item))?;
            }
        }
        write(None)?;
        Ok(zip.finish()?.flush()?)
    })
}

fn add(zip: &mut rawzip::ZipArchiveWriter<Pipe>, name: &str, bytes: &[u8]) -> Result<(), ExportError> {
    let method = rawzip::CompressionMethod::DEFLATE;
    let (mut entry, config) = zip.new_file(name).compression_method(method).start()?;
    let encoder = flate2::write::DeflateEncoder::new(&mut entry, flate2::Compression::fast());
    let mut writer = config.wrap(encoder);
    writer.write_all(bytes)?;
    let (encoder, descriptor) = writer.finish()?;
    encoder.finish()?;
    entry.finish(descriptor)?;
    Ok(())
}

/// Writes into a channel.
struct Pipe {
    pieces: Sender<Result<Vec<u8>, io::Error>>,
    piece: Vec<u8>,
}

impl Write for Pipe {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.piece.extend_from_slice(bytes);
        if self.piece.len() >= PIECE {
            self.flush()?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let piece = std::mem::take(&mut self.piece);
        if piece.is_empty() {
            return Ok(());
        }
        self.pieces.blocking_send(Ok(piece)).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::time::Duration;

    use super::*;

    /// 4,000 matches that cannot be pressed together: the first pieces come while most have not been read, whoever reads
    /// slowly holds the rest back, and in the end all are there.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_zip_comes_before_its_last_match_is_read() {
        const ALL: u32 = 4000;
        let (asked, made) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicU32::new(0)));
        let (pages, files) = (Arc::clone(&asked), Arc::clone(&made));
        let page = move |last: Option<u32>| {
            pages.fetch_add(1, Ordering::Relaxed);
            let from = last.map_or(0, |last| last + 1);
            async move { Ok((from..(from + PAGE).min(ALL)).collect()) }
        };
        let make = move |item: Option<u32>| {
            files.fetch_add(1, Ordering::Relaxed);
            // Noise of a seed, as text.
            let mut seed = u64::from(item.unwrap_or(ALL)) + 1;
            let mut noise = || {
                seed = seed.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
                char::from(b'!' + (seed >> 40) as u8 % 90)
            };
            let text: String = (0..1500).map(|_| noise()).collect();
            async move { vec![(format!("{item:?}.txt"), text)] }
        };
        let mut pieces = zip_of(page, make);
        let first = pieces.recv().await.unwrap().unwrap();
        assert!(first.starts_with(b"PK") && first.len() < 2 * PIECE);
        tokio::time::sleep(Duration::from_millis(500)).await;
        let by_then = made.load(Ordering::Relaxed);
        assert!(by_then < ALL / 4, "{by_then} of {ALL} matches were read for the first piece");
        assert!(asked.load(Ordering::Relaxed) * PAGE <= by_then + PAGE, "no page is fetched ahead");
        let mut zip = first;
        while let Some(piece) = pieces.recv().await {
            zip.extend(piece.unwrap());
        }
        assert_eq!(made.load(Ordering::Relaxed), ALL + 1);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("all.zip");
        std::fs::write(&path, zip).unwrap();
        let mut found = 0;
        let sources = [pasch_collection::Source::Path(path)];
        let ended = pasch_collection::walk(&sources, pasch_collection::Limits::default(), &mut |item| {
            assert!(matches!(item, pasch_collection::Item::File { .. }));
            found += 1;
            std::ops::ControlFlow::Continue(())
        });
        assert!(ended.is_continue());
        assert_eq!(found, ALL + 1);
    }

    #[test]
    fn names_of_files_are_harmless() {
        let row = CollectedRow {
            id: "abcdefghij".into(),
            name_a: "../Ännä".to_owned(),
            name_b: "B\\o\"b\n".to_owned(),
            length: 7,
            played_on: Some("2024-05".to_owned()),
            ..CollectedRow::default()
        };
        assert_eq!(export_name(&row, Format::Mat), "2024-05 .._Ännä - B_o_b_ 7pt abcdef.mat");
        let money = CollectedRow {
            length: 0,
            played_on: None,
            name_a: "a".to_owned(),
            name_b: "b".to_owned(),
            ..row
        };
        assert_eq!(export_name(&money, Format::Sgf), "a - b money abcdef.sgf");
    }
}
