//! What a room is asked.

use tokio::sync::{mpsc, oneshot};

use super::RoomError;
use super::Wish;
use super::door::{Resumed, RoomDoor};
use crate::wire::{
    DiceCommitment, DiceLink, FairItem, FairMessage, FairReceipt, Intent, MatchView, ServerMessage, Step,
    TableId, TakeBackWord, UserId,
};

/// Who sent an intent.
pub enum Asker {
    /// A socket; the answer goes through its sink.
    Socket(u64),
    Caller {
        user_id: UserId,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<u32, RoomError>>,
        /// The user's account is being deleted: nobody signs for it any more.
        leaves: bool,
    },
}

impl Asker {
    /// Whether the user's account is being deleted.
    pub const fn leaves(&self) -> bool {
        matches!(self, Self::Caller { leaves: true, .. })
    }
}

/// What a room is asked.
pub enum Ask {
    Join {
        socket: u64,
        user_id: UserId,
        /// The table they name: whoever knows a private table may watch.
        table: Option<TableId>,
        /// Where messages to it go.
        sink: mpsc::Sender<ServerMessage>,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<RoomDoor, RoomError>>,
    },
    /// A socket asks for the state and what it missed.
    Resume {
        socket: u64,
        /// The last number it saw.
        since: u32,
        /// What else it says of itself.
        with: Resumed,
    },
    /// A socket is gone.
    Leave { socket: u64 },
    /// A request for the state.
    View {
        user_id: UserId,
        /// The table that they name.
        table: Option<TableId>,
        /// The last number it saw.
        since: Option<u32>,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<(MatchView, Vec<Step>), RoomError>>,
    },
    Act {
        from: Asker,
        /// The identifier the client chose.
        client_id: String,
        /// The last number the client saw.
        seq: u32,
        intent: Intent,
        /// The signed message that belongs to it.
        signed: Option<Box<FairMessage>>,
    },
    /// A bot has decided.
    Thought {
        /// The number at which it was asked.
        seq: u32,
        /// What it wishes; `None` when it could not decide.
        wish: Option<Wish>,
    },
    /// A player says something, or hears the other no more.
    Talk { socket: u64, saying: Saying },
    /// A player says something about taking the last play back.
    TakeBack { socket: u64, say: TakeBackWord, signed: Option<Box<FairMessage>> },
    /// A player wishes another match, or not any more.
    Rematch { socket: u64, on: bool },
    /// A player is bound to dice.
    DiceCommit { socket: u64, said: DiceCommitment },
    /// A player shows their link for a throw.
    DiceLink { socket: u64, said: DiceLink },
    /// A player says something about signed dice.
    DiceSay { socket: u64, message: Box<FairMessage> },
    /// A player gives back entries that the server lacks.
    DiceGiveBack {
        socket: u64,
        items: Vec<FairItem>,
        /// The receipt of the head they lead to; none where more of them follow.
        receipt: Option<FairReceipt>,
    },
    /// A throw has waited long for somebody's link.
    DiceLate {
        /// Number of the game.
        game: u32,
        /// Number of the throw.
        throw: u32,
    },
    /// The first game has waited long for a player of whom no key is known.
    KeysLate,
    /// The clocks shall be looked at, and a bot asked (again).
    Wake,
    /// A program of a player's plays from now on.
    Program {
        user_id: UserId,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<(), RoomError>>,
    },
    /// What stands beside the log has changed: names, who hears whom.
    Reread,
}

/// What players do beside the board.
pub enum Saying {
    Line(String),
    /// Hears the other no more, or again.
    Mute(bool),
}
