//! From a file's bytes to something that can be judged.

use pasch_analysis::plan_sound;
use pasch_formats::diagram::Diagram;
use pasch_messages::{Describe, message};

use pasch_collection::title;
use pasch_store::StoreError;
use pasch_table::view::files::{self, FileError, ReadFile};
use pasch_table::view::places;
use pasch_wire::{AnalysisId, PlaceView, UserId, Warning};

/// A file to be analysed.
#[derive(Clone, Debug)]
pub struct Import {
    /// Identifier of the analysis.
    pub id: AnalysisId,
    /// Identifier of the user who asked.
    pub owner: UserId,
    /// Identifier of the level.
    pub level: String,
    /// The file's name; empty for a match played here.
    pub name: String,
    /// The file as it came.
    pub bytes: Vec<u8>,
}

/// Why a file is not analysed.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("import-error")]
pub enum ImportError {
    /// It cannot be read, or there is nothing in it to judge.
    #[describe(transparent)]
    File(#[from] FileError),
    /// The store failed to keep it.
    #[describe(transparent)]
    Store(#[from] StoreError),
    /// The reader failed on it.
    Reader,
}

/// The positions of a file, or where the play of its match stands; read on a blocking thread.
pub async fn standing(bytes: Vec<u8>, name: String) -> Result<PlaceView, ImportError> {
    aside(move || {
        let in_file = |error: FileError| error.in_file(&name);
        let found = files::read_all(&bytes, &name).map_err(in_file)?;
        let end = |file: Result<ReadFile, FileError>| {
            let record = file?.record;
            Diagram::at_end(&record).map_err(|error| FileError::new("bad-position", error.message()))
        };
        let place = places::of_several(found.into_iter().map(end).collect());
        let none = || Err(FileError::new("bad-position", message!("no-position")));
        place.unwrap_or_else(none).map_err(in_file)
    })
    .await
}

/// Reads a file on a blocking thread: the bytes back, a title, what the reader forgave.
pub async fn examine(bytes: Vec<u8>, name: String) -> Result<(Vec<u8>, String, Vec<Warning>), ImportError> {
    aside(move || {
        let file = files::read(&bytes, &name).map_err(|error| error.in_file(&name))?;
        let (plan, stop) = plan_sound(&file.record)
            .map_err(|error| FileError::new("not-analysable", error.message()).in_file(&name))?;
        if plan.items.is_empty() {
            let why = message!("no-decision");
            return Err(FileError::new("nothing-to-analyse", why).in_file(&name));
        }
        let mut warnings = file.warnings;
        if let Some(stop) = stop {
            warnings.push(Warning::new(None, &message!("analysed-so-far", stop = stop)));
        }
        Ok((bytes, title(&file.record.header, &name), warnings))
    })
    .await
}

/// Reads on a blocking thread. A panic of a reader ends that alone.
async fn aside<T: Send + 'static>(
    read: impl FnOnce() -> Result<T, FileError> + Send + 'static,
) -> Result<T, ImportError> {
    match tokio::task::spawn_blocking(read).await {
        Ok(found) => Ok(found?),
        Err(error) => {
            tracing::error!(event = "reader-panicked", cause = %error);
            Err(ImportError::Reader)
        }
    }
}
