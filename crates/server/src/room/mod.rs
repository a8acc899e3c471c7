//! Live matches, one task each.
//!
//! Invariants: only a room's task touches its match; a fact is committed to the store before anybody
//! hears of it; the state in memory is always the fold of the committed log. A room is loaded when
//! somebody asks for its match and leaves memory when nobody has for a while.

mod actor;
mod ask;
mod by_hand;
mod commit;
mod deps;
mod door;
mod fair;
mod gate;
mod hours;
mod intents;
mod mailbox;
mod memory;
mod noted;
mod post;
mod rematch;
mod reply;
mod shown;
mod signed;
mod signed_acts;
mod signed_messages;
mod take_back;
mod talk;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::store::live::{self, Loaded};
use crate::store::{MatchRow, Store, StoreError};
use crate::wire::{FairMessage, Intent, MatchId, MatchView, ServerMessage, Step, TableId, UserId};

pub use ask::Saying;
pub use deps::RoomDeps;
pub use door::{Resumed, RoomDoor, Seated};
pub use gate::{Gate, GateError};
pub use pasch_table::{Fact, Hand, Occupant, SERVER, Seats, Stamp, Summary, Table, Wish};
pub use reply::{Refused, RoomError, Undecided, refusal};

use actor::Actor;
use ask::{Ask, Asker};
use mailbox::Mailbox;

/// How long a caller waits for a full mailbox.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Clone)]
pub struct Rooms {
    deps: Arc<RoomDeps>,
    doors: Arc<Mutex<HashMap<MatchId, Mailbox>>>,
    sockets: Arc<AtomicU64>,
}

impl Rooms {
    #[must_use]
    pub fn new(deps: RoomDeps) -> Self {
        Self { deps: Arc::new(deps), doors: Arc::default(), sockets: Arc::new(AtomicU64::new(1)) }
    }

    /// Connects a socket to a match as the given user, who names a table if they only watch.
    ///
    /// # Errors
    /// When there is no such match, it is another's, or the server is stopping.
    pub async fn join(
        &self,
        match_id: &MatchId,
        user_id: &UserId,
        table: Option<&TableId>,
        sink: mpsc::Sender<ServerMessage>,
    ) -> Result<Seated, RoomError> {
        let socket = self.sockets.fetch_add(1, Ordering::Relaxed);
        let (user_id, table) = (user_id.to_owned(), table.cloned());
        let door = self
            .ask(match_id, |reply| Ask::Join {
                socket,
                user_id: user_id.clone(),
                table: table.clone(),
                sink: sink.clone(),
                reply,
            })
            .await?;
        Ok(Seated { door, socket })
    }

    /// The match as a user sees it, and what happened since a number.
    ///
    /// # Errors
    /// When there is no such match or it is another's.
    pub async fn view(
        &self,
        match_id: &MatchId,
        user_id: &UserId,
        table: Option<&TableId>,
        since: Option<u32>,
    ) -> Result<(MatchView, Vec<Step>), RoomError> {
        let (user_id, table) = (user_id.to_owned(), table.cloned());
        self.ask(match_id, |reply| Ask::View { user_id: user_id.clone(), table: table.clone(), since, reply })
            .await
    }

    /// Notes that a program of a player's plays at a match.
    ///
    /// # Errors
    /// When there is no such match, or it cannot be noted.
    pub async fn program_plays(&self, match_id: &MatchId, user_id: &UserId) -> Result<(), RoomError> {
        self.ask(match_id, |reply| Ask::Program { user_id: user_id.to_owned(), reply }).await
    }

    /// Has a match look at its clocks.
    ///
    /// # Errors
    /// When it cannot be loaded.
    pub async fn wake(&self, match_id: &MatchId) -> Result<(), RoomError> {
        let mailbox = self.mailbox(match_id).await?;
        // A room that has just left memory is woken with the next look at the times.
        let _ = mailbox.send_timeout(Ask::Wake, PATIENCE).await;
        Ok(())
    }

    /// Has a player's matches look at their clocks now: a vacation has begun, or its end has changed. Those
    /// in memory do at once, others as soon as they are loaded for it.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn look_at_clocks(&self, user_id: &UserId) -> Result<(), StoreError> {
        for one in self.deps.store.matches_of(user_id, u32::MAX).await? {
            self.deps.flags.hurry(&one.match_id, self.deps.clock.now());
            if let Some(mailbox) = self.open(&one.match_id) {
                let _ = mailbox.send_timeout(Ask::Wake, PATIENCE).await;
            }
        }
        Ok(())
    }

    /// Has all matches in memory look at their clocks, which stand differently now.
    pub async fn wake_open(&self) {
        let open: Vec<_> = {
            let doors = self.doors.lock().unwrap_or_else(PoisonError::into_inner);
            doors.values().filter(|mailbox| !mailbox.is_closed()).cloned().collect()
        };
        let woken = open.iter().map(|mailbox| mailbox.send_timeout(Ask::Wake, PATIENCE));
        futures_util::future::join_all(woken).await;
    }

    /// Has a match that is in memory look at the store again: something beside its log has changed.
    pub async fn reread(&self, match_id: &MatchId) {
        if let Some(mailbox) = self.open(match_id) {
            // One that has just left memory is read when somebody asks for it.
            let _ = mailbox.send_timeout(Ask::Reread, PATIENCE).await;
        }
    }

    /// Does what a user wishes and returns the match's number after it.
    ///
    /// # Errors
    /// When there is no such match, it is another's, or the rules refuse.
    pub async fn act(
        &self,
        match_id: &MatchId,
        user_id: &UserId,
        client_id: &str,
        seq: u32,
        intent: &Intent,
        signed: Option<&FairMessage>,
    ) -> Result<u32, RoomError> {
        self.ask(match_id, |reply| Ask::Act {
            from: Asker::Caller { user_id: user_id.to_owned(), reply, leaves: false },
            client_id: client_id.to_owned(),
            seq,
            intent: intent.clone(),
            signed: signed.cloned().map(Box::new),
        })
        .await
    }

    /// Gives a match up for a user whose account is being deleted.
    ///
    /// # Errors
    /// The same errors as [`Rooms::act`].
    pub async fn give_up(
        &self,
        match_id: &MatchId,
        user_id: &UserId,
        client_id: &str,
        seq: u32,
    ) -> Result<u32, RoomError> {
        self.ask(match_id, |reply| Ask::Act {
            from: Asker::Caller { user_id: user_id.to_owned(), reply, leaves: true },
            client_id: client_id.to_owned(),
            seq,
            intent: Intent::Concede,
            signed: None,
        })
        .await
    }

    /// Puts a question to a room, loading it first when it is not in memory. A room that leaves
    /// memory at that very moment is loaded once more.
    async fn ask<T>(
        &self,
        match_id: &MatchId,
        question: impl Fn(oneshot::Sender<Result<T, RoomError>>) -> Ask,
    ) -> Result<T, RoomError> {
        for _ in 0..2 {
            let mailbox = self.mailbox(match_id).await?;
            let (reply, answer) = oneshot::channel();
            match mailbox.send_timeout(question(reply), PATIENCE).await {
                Err(mpsc::error::SendTimeoutError::Timeout(_)) => return Err(RoomError::Busy),
                Err(mpsc::error::SendTimeoutError::Closed(_)) => continue,
                Ok(()) => {}
            }
            if let Ok(answer) = answer.await {
                return answer;
            }
        }
        Err(if self.deps.stop.is_cancelled() { RoomError::Closing } else { RoomError::Busy })
    }

    async fn mailbox(&self, match_id: &MatchId) -> Result<Mailbox, RoomError> {
        if self.deps.stop.is_cancelled() {
            return Err(RoomError::Closing);
        }
        if let Some(open) = self.open(match_id) {
            return Ok(open);
        }
        let row = self.deps.store.find_match(match_id).await?.ok_or(RoomError::NotFound)?;
        let loaded = load(&self.deps.store, &row).await?;
        let mut doors = self.doors.lock().unwrap_or_else(PoisonError::into_inner);
        doors.retain(|_, mailbox| !mailbox.is_closed());
        // Somebody may have loaded it meanwhile; that room stays the only one.
        if let Some(open) = doors.get(match_id) {
            return Ok(open.clone());
        }
        let (mailbox, letters) = Mailbox::new(self.deps.clock.clone());
        let door = RoomDoor { match_id: Arc::new(match_id.clone()), mailbox: mailbox.clone() };
        let actor = Actor::new(door, loaded, &row, Arc::clone(&self.deps));
        doors.insert(match_id.to_owned(), mailbox.clone());
        metrics::gauge!("pasch_rooms").set(doors.len() as f64);
        tokio::spawn(actor.run(letters));
        Ok(mailbox)
    }

    fn open(&self, match_id: &MatchId) -> Option<Mailbox> {
        let doors = self.doors.lock().unwrap_or_else(PoisonError::into_inner);
        doors.get(match_id).filter(|mailbox| !mailbox.is_closed()).cloned()
    }
}

/// A match out of the store.
///
/// # Errors
/// If the store fails or holds something that the rules refuse.
pub async fn load(store: &Store, row: &MatchRow) -> Result<Loaded, RoomError> {
    Ok(live::load(store, row).await?)
}

impl From<StoreError> for RoomError {
    fn from(error: StoreError) -> Self {
        RoomError::Store(error)
    }
}
