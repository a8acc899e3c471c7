//! The way to a room. Whatever is put in carries the playing time at which it came: a player's clock stops when the action is
//! here, however long it waits for the room.

use std::time::Duration;

use tokio::sync::mpsc;
use tokio::sync::mpsc::error::{SendError, SendTimeoutError};

use super::ask::Ask;
use crate::timing::ServerClock;

/// Messages a room lets wait.
const ROOM: usize = 64;

/// A question to a room, and the playing time at which it came.
pub struct Letter {
    pub came: i64,
    pub ask: Ask,
}

/// Where a room's letters are put in.
#[derive(Clone)]
pub struct Mailbox {
    letters: mpsc::Sender<Letter>,
    clock: ServerClock,
}

/// A mailbox that does not keep its room in memory.
pub struct WeakMailbox {
    letters: mpsc::WeakSender<Letter>,
    clock: ServerClock,
}

impl Mailbox {
    /// A mailbox, and where its letters come out.
    pub fn new(clock: ServerClock) -> (Self, mpsc::Receiver<Letter>) {
        let (letters, received) = mpsc::channel(ROOM);
        (Self { letters, clock }, received)
    }

    /// Asks, and waits while the mailbox is full.
    pub async fn send(&self, ask: Ask) -> Result<(), SendError<Letter>> {
        let came = self.clock.now();
        self.letters.send(Letter { came, ask }).await
    }

    /// Asks, and waits for no longer than this while the mailbox is full.
    pub async fn send_timeout(&self, ask: Ask, patience: Duration) -> Result<(), SendTimeoutError<Letter>> {
        let came = self.clock.now();
        self.letters.send_timeout(Letter { came, ask }, patience).await
    }

    /// The room is gone.
    pub fn is_closed(&self) -> bool {
        self.letters.is_closed()
    }

    /// For what outlives the room.
    pub fn downgrade(&self) -> WeakMailbox {
        WeakMailbox { letters: self.letters.downgrade(), clock: self.clock.clone() }
    }
}

impl WeakMailbox {
    /// The mailbox, if its room is in memory.
    pub fn upgrade(&self) -> Option<Mailbox> {
        Some(Mailbox { letters: self.letters.upgrade()?, clock: self.clock.clone() })
    }
}
