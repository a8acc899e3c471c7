//! The way to one room.

use std::sync::Arc;

use super::ask::{Ask, Asker, Saying};
use super::mailbox::Mailbox;
use crate::wire::{
    DiceCommitment, DiceLink, FairItem, FairKnown, FairMessage, FairReceipt, Intent, MatchId, TakeBackWord,
};

/// A way to talk to one room.
#[derive(Clone)]
pub struct RoomDoor {
    pub(super) match_id: Arc<MatchId>,
    pub(super) mailbox: Mailbox,
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

impl RoomDoor {
    /// The match behind this door.
    #[must_use]
    pub fn match_id(&self) -> &MatchId {
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

    /// A socket asks for the state and what it missed. A client that signs names its player's key, and the
    /// last head that it has checked.
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
    pub(super) async fn tell(&self, ask: Ask) {
        let _ = self.mailbox.send(ask).await;
    }
}
