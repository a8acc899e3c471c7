//! Live matches, one task each.
//!
//! Invariants: only a room's task touches its match; a fact is committed to the store before anybody
//! hears of it; the state in memory is always the fold of the committed log. A room is loaded when
//! somebody asks for its match and leaves memory when nobody has for a while.

mod actor;
mod ask;
mod by_hand;
mod commit;
mod fair;
mod gate;
mod hours;
mod intents;
mod mailbox;
mod noted;
mod post;
mod reply;
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
use tokio_util::sync::CancellationToken;

use crate::dice::Dice;
use crate::events::Events;
use crate::host_key::HostSigner;
use crate::pressure::Pressure;
use crate::store::live::{self, Loaded};
use crate::store::{MatchRow, Store, StoreError};
use crate::timing::{Flags, ServerClock, Vacations};
use crate::wire::{
    DiceCommitment, DiceLink, FairItem, FairKnown, FairMessage, FairReceipt, Intent, MatchView,
    ServerMessage, Step, TakeBackWord,
};
use pasch_workers::BotPool;

pub use ask::Saying;
pub use gate::{Gate, GateError};
pub use pasch_table::{Fact, Hand, Occupant, SERVER, Seats, Stamp, Summary, Table, Wish};
pub use reply::{Refused, RoomError, Undecided};

use actor::Actor;
use ask::{Ask, Asker};
use mailbox::Mailbox;

/// How long a caller waits for a full mailbox.
const PATIENCE: Duration = Duration::from_secs(5);

/// What every room needs.
pub struct RoomDeps {
    /// Learns how long people wait for their actions.
    pub pressure: Pressure,
    pub store: Arc<dyn Store>,
    /// How dice are made.
    pub dice: Dice,
    /// How long a throw waits for a player's link.
    pub dice_patience: Duration,
    /// The server's key for signed dice.
    pub signer: HostSigner,
    pub bots: BotPool,
    /// The time by which matches are played.
    pub clock: ServerClock,
    /// When clocks have to be looked at.
    pub flags: Flags,
    /// When players are away.
    pub vacations: Vacations,
    /// Who may play, and the next match at a table.
    pub gate: Arc<dyn Gate>,
    /// Where committed changes are published.
    pub events: Events,
    /// Cancelled when the server stops.
    pub stop: CancellationToken,
}

#[derive(Clone)]
pub struct Rooms {
    deps: Arc<RoomDeps>,
    doors: Arc<Mutex<HashMap<String, Mailbox>>>,
    sockets: Arc<AtomicU64>,
}

/// A way to talk to one room.
#[derive(Clone)]
pub struct RoomDoor {
    match_id: Arc<str>,
    mailbox: Mailbox,
}

/// What a client says of itself when it asks for the state.
#[derive(Clone, Debug)]
pub struct Resumed {
    /// It holds chains of dice, or wants to be told of them.
    pub dice: bool,
    /// The public key of its player's dice.
    pub signs: Option<String>,
    /// The last head of the dice that it has checked.
    pub knows: Option<FairKnown>,
    /// It takes legal plays in their short form.
    pub short_plays: bool,
}

/// A socket that a room knows, until this is dropped.
pub struct Seated {
    pub door: RoomDoor,
    pub socket: u64,
}

impl Drop for Seated {
    fn drop(&mut self) {
        let (door, socket) = (self.door.clone(), self.socket);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { door.tell(Ask::Leave { socket }).await });
        }
    }
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
        match_id: &str,
        user_id: &str,
        table: Option<&str>,
        sink: mpsc::Sender<ServerMessage>,
    ) -> Result<Seated, RoomError> {
        let socket = self.sockets.fetch_add(1, Ordering::Relaxed);
        let (user_id, table) = (user_id.to_owned(), table.map(str::to_owned));
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
        match_id: &str,
        user_id: &str,
        table: Option<&str>,
        since: Option<u32>,
    ) -> Result<(MatchView, Vec<Step>), RoomError> {
        let (user_id, table) = (user_id.to_owned(), table.map(str::to_owned));
        self.ask(match_id, |reply| Ask::View { user_id: user_id.clone(), table: table.clone(), since, reply })
            .await
    }

    /// Notes that a program of a player's plays at a match.
    ///
    /// # Errors
    /// When there is no such match, or it cannot be noted.
    pub async fn program_plays(&self, match_id: &str, user_id: &str) -> Result<(), RoomError> {
        self.ask(match_id, |reply| Ask::Program { user_id: user_id.to_owned(), reply }).await
    }

    /// Has a match look at its clocks.
    ///
    /// # Errors
    /// When it cannot be loaded.
    pub async fn wake(&self, match_id: &str) -> Result<(), RoomError> {
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
    pub async fn look_at_clocks(&self, user_id: &str) -> Result<(), StoreError> {
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
    pub async fn reread(&self, match_id: &str) {
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
        match_id: &str,
        user_id: &str,
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
    /// As [`Rooms::act`].
    pub async fn give_up(
        &self,
        match_id: &str,
        user_id: &str,
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
        match_id: &str,
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

    async fn mailbox(&self, match_id: &str) -> Result<Mailbox, RoomError> {
        if self.deps.stop.is_cancelled() {
            return Err(RoomError::Closing);
        }
        if let Some(open) = self.open(match_id) {
            return Ok(open);
        }
        let row = self.deps.store.find_match(match_id).await?.ok_or(RoomError::NotFound)?;
        let loaded = load(&*self.deps.store, &row).await?;
        let mut doors = self.doors.lock().unwrap_or_else(PoisonError::into_inner);
        doors.retain(|_, mailbox| !mailbox.is_closed());
        // Somebody may have loaded it meanwhile; that room stays the only one.
        if let Some(open) = doors.get(match_id) {
            return Ok(open.clone());
        }
        let (mailbox, letters) = Mailbox::new(self.deps.clock.clone());
        let door = RoomDoor { match_id: match_id.into(), mailbox: mailbox.clone() };
        let actor = Actor::new(door, loaded, &row, Arc::clone(&self.deps));
        doors.insert(match_id.to_owned(), mailbox.clone());
        metrics::gauge!("pasch_rooms").set(doors.len() as f64);
        tokio::spawn(actor.run(letters));
        Ok(mailbox)
    }

    fn open(&self, match_id: &str) -> Option<Mailbox> {
        let doors = self.doors.lock().unwrap_or_else(PoisonError::into_inner);
        doors.get(match_id).filter(|mailbox| !mailbox.is_closed()).cloned()
    }
}

/// A match out of the store.
///
/// # Errors
/// If the store fails or holds something that the rules refuse.
pub async fn load(store: &dyn Store, row: &MatchRow) -> Result<Loaded, RoomError> {
    Ok(live::load(store, row).await?)
}

impl RoomDoor {
    /// The match behind this door.
    #[must_use]
    pub fn match_id(&self) -> &str {
        &self.match_id
    }

    /// A socket wishes something; the answer comes through its sink.
    pub async fn act(
        &self,
        socket: u64,
        client_id: String,
        seq: u32,
        intent: Intent,
        signed: Option<Box<FairMessage>>,
    ) {
        self.tell(Ask::Act { from: Asker::Socket(socket), client_id, seq, intent, signed }).await;
    }

    /// A socket asks for the state and what it missed. A client that signs names its player's key, and the last head that
    /// it has checked.
    pub async fn resume(&self, socket: u64, since: u32, with: Resumed) {
        self.tell(Ask::Resume { socket, since, with }).await;
    }

    /// A socket's player says something about signed dice.
    pub async fn dice_say(&self, socket: u64, message: Box<FairMessage>) {
        self.tell(Ask::DiceSay { socket, message }).await;
    }

    /// A socket's player gives back entries that the server lacks.
    pub async fn dice_give_back(&self, socket: u64, items: Vec<FairItem>, receipt: Option<FairReceipt>) {
        self.tell(Ask::DiceGiveBack { socket, items, receipt }).await;
    }

    /// A socket's player is bound to dice.
    pub async fn dice_commit(&self, socket: u64, said: DiceCommitment) {
        self.tell(Ask::DiceCommit { socket, said }).await;
    }

    /// A socket's player shows their link for a throw.
    pub async fn dice_link(&self, socket: u64, said: DiceLink) {
        self.tell(Ask::DiceLink { socket, said }).await;
    }

    /// A socket says something beside the board.
    pub async fn talk(&self, socket: u64, saying: Saying) {
        self.tell(Ask::Talk { socket, saying }).await;
    }

    /// A socket wishes another match, or not any more.
    pub async fn rematch(&self, socket: u64, on: bool) {
        self.tell(Ask::Rematch { socket, on }).await;
    }

    /// A socket says something about taking the last play back.
    pub async fn take_back(&self, socket: u64, say: TakeBackWord, signed: Option<Box<FairMessage>>) {
        self.tell(Ask::TakeBack { socket, say, signed }).await;
    }

    /// A room that is gone needs no message: its sockets are closed with it.
    async fn tell(&self, ask: Ask) {
        let _ = self.mailbox.send(ask).await;
    }
}

impl From<StoreError> for RoomError {
    fn from(error: StoreError) -> Self {
        RoomError::Store(error)
    }
}
