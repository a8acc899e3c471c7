//! What a room is asked.

use tokio::sync::{mpsc, oneshot};

use super::Wish;
use super::{Resumed, RoomDoor, RoomError};
use crate::wire::{
    DiceCommitment, DiceLink, FairItem, FairMessage, FairReceipt, Intent, MatchView, ServerMessage, Step,
    TakeBackWord,
};

/// Who sent an intent.
pub enum Asker {
    /// A socket; the answer goes through its sink.
    Socket(u64),
    /// A request.
    Caller {
        /// The user.
        user_id: String,
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
    /// A socket comes.
    Join {
        /// Its number.
        socket: u64,
        /// The user.
        user_id: String,
        /// The table he names: who knows a private table may watch.
        table: Option<String>,
        /// Where messages to it go.
        sink: mpsc::Sender<ServerMessage>,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<RoomDoor, RoomError>>,
    },
    /// A socket asks for the state and what it missed.
    Resume {
        /// Its number.
        socket: u64,
        /// The last number it saw.
        since: u32,
        /// What else it says of itself.
        with: Resumed,
    },
    /// A socket is gone.
    Leave {
        /// Its number.
        socket: u64,
    },
    /// A request for the state.
    View {
        /// The user.
        user_id: String,
        /// The table he names.
        table: Option<String>,
        /// The last number it saw.
        since: Option<u32>,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<(MatchView, Vec<Step>), RoomError>>,
    },
    /// Somebody wishes something.
    Act {
        /// Who.
        from: Asker,
        /// The identifier the client chose.
        client_id: String,
        /// The last number the client saw.
        seq: u32,
        /// The wish.
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
    Talk {
        /// His socket.
        socket: u64,
        /// What he does.
        saying: Saying,
    },
    /// A player says something about taking the last play back.
    TakeBack {
        /// His socket.
        socket: u64,
        /// What he says.
        say: TakeBackWord,
        /// The signed word.
        signed: Option<Box<FairMessage>>,
    },
    /// A player wishes another match, or not any more.
    Rematch {
        /// His socket.
        socket: u64,
        /// Whether he does.
        on: bool,
    },
    /// A player binds himself to dice.
    DiceCommit {
        /// His socket.
        socket: u64,
        /// To what.
        said: DiceCommitment,
    },
    /// A player shows his link for a throw.
    DiceLink {
        /// His socket.
        socket: u64,
        /// What he shows.
        said: DiceLink,
    },
    /// A player says something about signed dice.
    DiceSay {
        /// Their socket.
        socket: u64,
        /// The message.
        message: Box<FairMessage>,
    },
    /// A player gives back entries that the server lacks.
    DiceGiveBack {
        /// Their socket.
        socket: u64,
        /// The entries.
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
        /// The player.
        user_id: String,
        /// Where the answer goes.
        reply: oneshot::Sender<Result<(), RoomError>>,
    },
    /// What stands beside the log has changed: names, who hears whom.
    Reread,
}

/// What players do beside the board.
pub enum Saying {
    /// Says a line.
    Line(String),
    /// Hears the other no more, or again.
    Mute(bool),
}
