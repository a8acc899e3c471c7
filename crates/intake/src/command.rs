//! Imports from the command line, into the database of a server that may be running or not.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use pasch_collection::{Limits, Source};
use pasch_messages::Describe;
use tokio::runtime::Handle;

use super::ROOM;
use super::intake::{Intake, IntakeError, take_in};
use super::runs::kept;
use pasch_credentials::token;
use pasch_host::WallClock;
use pasch_store::collection::{ImportOrigin, ImportRow, ProblemRow};
use pasch_store::{DatabaseUrl, Store, StoreError, WorkState};
use pasch_wire::{ImportId, UserId};

/// How long a link is good.
const LINK_MS: i64 = 7 * 24 * 3600 * 1000;

/// Why a command could not import.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("command-error")]
pub enum CommandError {
    /// The data folder cannot be made.
    Folder(
        #[describe(name = "value", text)]
        #[from]
        std::io::Error,
    ),
    /// The store failed to read or to write.
    #[describe(transparent)]
    Store(#[from] StoreError),
    /// The run broke off.
    #[describe(transparent)]
    Intake(#[from] IntakeError),
    /// The system gives no random numbers.
    Random(
        #[describe(name = "value", text)]
        #[from]
        getrandom::Error,
    ),
}

/// A collection in a server's database, by the name under which the command line fills it.
pub struct CommandCollection {
    store: Arc<Store>,
    clock: Arc<dyn WallClock>,
    name: String,
    owner: UserId,
    room: u64,
    /// Whether somebody's browser has claimed it; else a link is needed.
    pub is_claimed: bool,
}

/// What an import came to.
#[derive(Clone, Debug)]
pub struct CommandOutcome {
    /// The counts, and whether it was stopped.
    pub import: ImportRow,
    /// What was wrong, the first thousand.
    pub problems: Vec<ProblemRow>,
}

impl CommandCollection {
    /// Opens (or makes) the collection of this name in the database of a server.
    ///
    /// # Errors
    /// When the folder or the database cannot be used.
    pub async fn open(
        folder: &Path,
        database: &DatabaseUrl,
        name: &str,
        clock: Arc<dyn WallClock>,
    ) -> Result<Self, CommandError> {
        std::fs::create_dir_all(folder)?;
        let store = Store::open(database).await?;
        let owner = match store.claim_user(name).await? {
            Some(owner) => owner,
            None => {
                let owner = token::new_id()?;
                store.create_claim(name, &owner, clock.now()).await?;
                owner
            }
        };
        let is_claimed = store.is_claimed(name).await?;
        let room = ROOM;
        let store = Arc::new(store);
        Ok(Self { store, clock, name: name.to_owned(), owner, room, is_claimed })
    }

    /// Imports; `told` hears of every part that is written. Must not be called on a thread that drives the runtime.
    ///
    /// # Errors
    /// When the database fails or the collection is full. What is in stays in.
    pub fn import(
        &self,
        runtime: &Handle,
        title: &str,
        sources: &[Source],
        cancel: &AtomicBool,
        told: &mut dyn FnMut(&ImportRow),
    ) -> Result<CommandOutcome, CommandError> {
        let id: ImportId = token::new_id()?;
        let row = ImportRow {
            id: id.clone(),
            owner: self.owner.clone(),
            origin: ImportOrigin::Command,
            title: title.to_owned(),
            created_at: self.clock.now(),
            ..ImportRow::default()
        };
        runtime.block_on(self.store.create_import(&row))?;
        let store = Arc::clone(&self.store);
        let intake = Intake {
            store,
            clock: Arc::clone(&self.clock),
            runtime: runtime.clone(),
            owner: &self.owner,
            import_id: &id,
            sources,
            limits: Limits::default(),
            room: self.room,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            cancel,
        };
        let done = take_in(&intake, told);
        let (state, error) = match &done {
            Ok(_) if cancel.load(Ordering::Relaxed) => (WorkState::Cancelled, None),
            Ok(_) => (WorkState::Done, None),
            Err(error) => (WorkState::Failed, Some(kept(&error.message()))),
        };
        runtime.block_on(self.store.finish_import(&id, state, error.as_deref(), self.clock.now()))?;
        done?;
        let import = runtime.block_on(self.store.find_import(&id))?.unwrap_or(row);
        let (problems, _) = runtime.block_on(self.store.import_problems(&id, 0, 1000))?;
        Ok(CommandOutcome { import, problems })
    }

    /// A token by which a browser makes the collection its user's own: good once, for a week; an older one is void.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn link(&self) -> Result<String, CommandError> {
        let (token, hash) = token::new_token()?;
        self.store.set_claim_token(&self.name, &hash, self.clock.now() + LINK_MS).await?;
        Ok(token)
    }

    /// Closes the database, writing the journal back.
    pub async fn close(&self) {
        self.store.close().await;
    }
}
