//! The imports that the server carries out, one after the other.

use pasch_messages::{Describe, Message, message};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use pasch_collection::{Limits, Source, estimate};
use tokio::runtime::Handle;
use tokio::sync::Semaphore;

use super::intake::{Intake, IntakeError, take_in};
use pasch_credentials::token;
use pasch_host::WallClock;
use pasch_host::fault;
use pasch_store::collection::{ImportOrigin, ImportRow};
use pasch_store::{Store, StoreError, WorkState};
use pasch_wire::{ImportId, KeptFault, UserId};

/// Imports waiting or at work.
#[derive(Clone)]
pub struct Imports {
    shared: Arc<Shared>,
}

struct Shared {
    store: Arc<Store>,
    clock: Arc<dyn WallClock>,
    folder: PathBuf,
    room: u64,
    threads: usize,
    runs: Mutex<HashMap<ImportId, Arc<Run>>>,
    turn: Semaphore,
}

struct Run {
    owner: UserId,
    cancel: AtomicBool,
    total: u64,
}

impl Imports {
    /// Ends what another process has left, and waits for imports.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn start(
        store: Arc<Store>,
        clock: Arc<dyn WallClock>,
        folder: PathBuf,
        room: u64,
        threads: usize,
    ) -> Result<Self, StoreError> {
        let why = kept(&message!("import-stopped-server"));
        let left = store.abandon_imports(ImportOrigin::Server, &why, clock.now()).await?;
        if left > 0 {
            tracing::warn!(event = "imports-abandoned", left);
        }
        let (runs, turn) = (Mutex::default(), Semaphore::new(1));
        let shared = Shared { store, clock, folder, room, threads, runs, turn };
        Ok(Self { shared: Arc::new(shared) })
    }

    /// Where uploads are kept while they are taken in.
    #[must_use]
    pub fn folder(&self) -> &std::path::Path {
        &self.shared.folder
    }

    fn with_runs<T>(&self, use_them: impl FnOnce(&mut HashMap<ImportId, Arc<Run>>) -> T) -> T {
        use_them(&mut self.shared.runs.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// How many of a user's imports are not done.
    #[must_use]
    pub fn waiting_of(&self, owner: &UserId) -> usize {
        self.with_runs(|runs| runs.values().filter(|run| run.owner == *owner).count())
    }

    /// Estimated number of files of an import; `None` unless it is waiting or at work.
    #[must_use]
    pub fn total(&self, id: &ImportId) -> Option<u64> {
        self.with_runs(|runs| runs.get(id).map(|run| run.total))
    }

    /// Ends an import soon; whether there was one.
    pub fn cancel(&self, id: &ImportId) -> bool {
        self.with_runs(|runs| runs.get(id).map(|run| run.cancel.store(true, Ordering::Relaxed)).is_some())
    }

    /// Ends all imports soon.
    pub fn stop(&self) {
        self.with_runs(|runs| runs.values().for_each(|run| run.cancel.store(true, Ordering::Relaxed)));
    }

    /// Begins an import in the background. `held` is dropped when it is done and its files are gone.
    ///
    /// # Errors
    /// When the store fails, or the system gives no random numbers.
    pub async fn begin(
        &self,
        owner: &UserId,
        title: &str,
        sources: Vec<Source>,
        held: impl Send + 'static,
    ) -> Result<ImportRow, BeginError> {
        let id: ImportId = token::new_id()?;
        let row = ImportRow {
            id: id.clone(),
            owner: owner.to_owned(),
            origin: ImportOrigin::Server,
            title: title.to_owned(),
            created_at: self.shared.clock.now(),
            ..ImportRow::default()
        };
        self.shared.store.create_import(&row).await?;
        let run = Run { owner: owner.to_owned(), cancel: AtomicBool::new(false), total: estimate(&sources) };
        let run = Arc::new(run);
        self.with_runs(|runs| runs.insert(id.clone(), Arc::clone(&run)));
        let imports = self.clone();
        tokio::spawn(async move {
            imports.carry_out(&id, &run, sources).await;
            drop(held);
            imports.with_runs(|runs| runs.remove(&id));
        });
        Ok(row)
    }

    async fn carry_out(&self, id: &ImportId, run: &Arc<Run>, sources: Vec<Source>) {
        // The semaphore is never closed.
        let _turn = self.shared.turn.acquire().await;
        let (shared, of_run, import_id) = (Arc::clone(&self.shared), Arc::clone(run), id.to_owned());
        let runtime = Handle::current();
        let done = tokio::task::spawn_blocking(move || {
            let intake = Intake {
                store: Arc::clone(&shared.store),
                clock: Arc::clone(&shared.clock),
                runtime,
                owner: &of_run.owner,
                import_id: &import_id,
                sources: &sources,
                limits: Limits::default(),
                room: shared.room,
                threads: shared.threads,
                cancel: &of_run.cancel,
            };
            take_in(&intake, &mut |_| {})
        });
        let (state, error) = match done.await {
            Ok(Ok(_)) if run.cancel.load(Ordering::Relaxed) => (WorkState::Cancelled, None),
            Ok(Ok(_)) => (WorkState::Done, None),
            Ok(Err(IntakeError::Store(cause))) => (WorkState::Failed, Some(kept(&fault::told(&cause)))),
            Ok(Err(error)) => (WorkState::Failed, Some(kept(&error.message()))),
            Err(_) => (WorkState::Failed, Some(kept(&message!("import-failed")))),
        };
        tracing::info!(event = "import-ended", import = %id, state = state.word());
        let Shared { store, clock, .. } = &*self.shared;
        let ended = store.finish_import(id, state, error.as_deref(), clock.now()).await;
        if let Err(error) = ended {
            tracing::error!(event = "internal-error", cause = %error);
        }
    }
}

/// Why an import broke off, as the store keeps it.
pub(super) fn kept(why: &Message) -> String {
    KeptFault::new(pasch_table::plays::sentence(why), why).write()
}

/// Why an import cannot begin.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("begin-error")]
pub enum BeginError {
    /// The store failed to read or to write.
    #[describe(transparent)]
    Store(#[from] StoreError),
    /// The system gives no random numbers.
    Random(
        #[describe(name = "value", text)]
        #[from]
        getrandom::Error,
    ),
}
