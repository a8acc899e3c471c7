//! One run over files: walked by one thread, read by a few, written in parts by the caller's.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

use pasch_collection::{Digest, Item, Limits, Source, walk};
use pasch_messages::Describe;
use tokio::runtime::Handle;

use super::file::{Looked, look, refusal};
use pasch_host::WallClock;
use pasch_store::collection::{ImportBatch, ImportRow, NewCollected, ProblemRow};
use pasch_store::{Store, StoreError};
use pasch_wire::{ImportId, UserId};

/// Files, and bytes, that are read and written as one part.
const PART_FILES: usize = 64;
const PART_BYTES: usize = 4 << 20;

/// Parts that wait between two threads.
const WAITING: usize = 2;

/// What is to be taken in.
pub struct Intake<'a> {
    /// The store that the matches go into.
    pub store: Arc<Store>,
    /// The clock that dates what is stored.
    pub clock: Arc<dyn WallClock>,
    /// The runtime that the store works on.
    pub runtime: Handle,
    /// Whose collection it is.
    pub owner: &'a UserId,
    /// The import, in state running.
    pub import_id: &'a ImportId,
    /// The files, folders and archives to be read.
    pub sources: &'a [Source],
    /// How much of archives is unpacked.
    pub limits: Limits,
    /// How many matches the collection may hold.
    pub room: u64,
    /// Threads that read files at once.
    pub threads: usize,
    /// Set to end the run soon; what is in stays in.
    pub cancel: &'a AtomicBool,
}

/// Why a run broke off. What is in stays in.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("intake-error")]
pub enum IntakeError {
    /// The store failed to read or to write.
    #[describe(transparent)]
    Store(#[from] StoreError),
    /// The collection may not grow further.
    Full(#[describe(name = "value")] u64),
}

/// What goes from the walk to the readers.
enum Raw {
    File(String, Vec<u8>),
    Trouble(ProblemRow),
}

/// What goes from the readers to the writer.
#[derive(Default)]
struct Part {
    matches: Vec<NewCollected>,
    files: u64,
    known: u64,
    refused: u64,
    problems: Vec<(Option<usize>, ProblemRow)>,
}

/// Takes in all files of the sources; `told` hears of every part that is written. The import's last counts come back;
/// ending it is up to the caller.
///
/// Must not be called on a thread that drives the runtime.
///
/// # Errors
/// When the store fails, or the collection is full.
pub fn take_in(intake: &Intake<'_>, told: &mut dyn FnMut(&ImportRow)) -> Result<ImportRow, IntakeError> {
    let asked = || intake.cancel.load(Ordering::Relaxed);
    let held =
        intake.runtime.block_on(intake.store.count_collected(intake.owner, &Default::default()))?.matches;
    let (raw_in, raw_out) = sync_channel::<Vec<Raw>>(WAITING);
    let (part_in, part_out) = sync_channel::<Result<Part, StoreError>>(WAITING);
    let raw_out = Mutex::new(raw_out);
    let mut last = ImportRow::default();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            let mut part = Vec::new();
            let mut size = 0;
            let ended = walk(intake.sources, intake.limits, &mut |item| {
                if asked() {
                    return ControlFlow::Break(());
                }
                part.push(match item {
                    Item::File { name, bytes } => {
                        size += bytes.len();
                        Raw::File(name, bytes)
                    }
                    Item::Trouble { name, why } => Raw::Trouble(refusal(&name, &why.message())),
                });
                if part.len() < PART_FILES && size < PART_BYTES {
                    return ControlFlow::Continue(());
                }
                size = 0;
                match raw_in.send(std::mem::take(&mut part)) {
                    Ok(()) => ControlFlow::Continue(()),
                    // The writer has given up.
                    Err(_) => ControlFlow::Break(()),
                }
            });
            if ended.is_continue() || !asked() {
                // Nobody listens any more if the writer has given up.
                let _ = raw_in.send(part);
            }
        });
        for _ in 0..intake.threads.max(1) {
            let part_in = part_in.clone();
            let raw_out = &raw_out;
            scope.spawn(move || {
                while let Some(raw) = next(raw_out) {
                    let part = examine(intake, raw);
                    if asked() || part_in.send(part).is_err() {
                        break;
                    }
                }
            });
        }
        drop(part_in);
        let written = write(intake, held, &part_out, &mut last, told);
        if written.is_err() {
            intake.cancel.store(true, Ordering::Relaxed);
        }
        // Whoever still sends hears that nobody listens.
        drop(part_out);
        while next(&raw_out).is_some() {}
        written
    })?;
    Ok(last)
}

fn next(raw: &Mutex<Receiver<Vec<Raw>>>) -> Option<Vec<Raw>> {
    raw.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

fn write(
    intake: &Intake<'_>,
    mut held: u64,
    parts: &Receiver<Result<Part, StoreError>>,
    last: &mut ImportRow,
    told: &mut dyn FnMut(&ImportRow),
) -> Result<(), IntakeError> {
    while let Ok(part) = parts.recv() {
        let part = part?;
        if intake.cancel.load(Ordering::Relaxed) {
            break;
        }
        let batch = ImportBatch {
            owner: intake.owner,
            import_id: intake.import_id,
            matches: &part.matches,
            files: part.files,
            known: part.known,
            refused: part.refused,
            problems: &part.problems,
            now: intake.clock.now(),
        };
        if !part.matches.is_empty() && held + part.matches.len() as u64 > intake.room {
            return Err(IntakeError::Full(intake.room));
        }
        let before = last.added;
        *last = intake.runtime.block_on(intake.store.add_collected(&batch))?;
        held += last.added - before;
        told(last);
    }
    Ok(())
}

/// Reads the files of a part that are not known by their bytes.
fn examine(intake: &Intake<'_>, raw: Vec<Raw>) -> Result<Part, StoreError> {
    let hash = |raw: &Raw| match raw {
        Raw::File(_, bytes) => Some(Digest::of_bytes(bytes).0),
        Raw::Trouble(_) => None,
    };
    let hashes: Vec<[u8; 16]> = raw.iter().filter_map(hash).collect();
    let known = intake.runtime.block_on(intake.store.known_files(intake.owner, &hashes))?;
    let mut known = known.into_iter();
    let mut part = Part::default();
    for one in raw {
        part.files += 1;
        match one {
            Raw::File(..) if known.next() == Some(true) => part.known += 1,
            Raw::File(name, bytes) => match look(&name, &bytes) {
                Looked::Match(found, faults) => {
                    let index = part.matches.len();
                    part.matches.push(*found);
                    part.problems.extend(faults.into_iter().map(|fault| (Some(index), fault)));
                }
                Looked::Refused(problem) => {
                    part.refused += 1;
                    part.problems.push((None, problem));
                }
            },
            Raw::Trouble(problem) => {
                part.refused += 1;
                part.problems.push((None, problem));
            }
        }
    }
    Ok(part)
}
