//! Intents, and the WebSocket's frames.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    ChatLine, DiceCommitment, DiceLink, DiceView, FairContext, FairGot, FairItem, FairKnown, FairMessage,
    FairPart, FairReceipt, Grade, MatchView, MoveView, RestraintView, Seat, Sentence, SentenceArg, ShiftView,
    ShortPlays, ThrowFault,
};

/// What a player wishes to do. The rules decide whether it happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Intent {
    /// Roll the dice (also the opening roll).
    Roll,
    /// Dice that were thrown by hand, at a table where they are; where dice are thrown otherwise, `roll` and `next`.
    Thrown {
        /// The faces as they fell, 1 to 6. Of the throw that begins a game first seat a's and then seat b's, and after a
        /// tie those of the next throw.
        faces: Vec<u8>,
    },
    /// Refuse one's first roll of the game for a turn of the cube, and throw again, where that is agreed on.
    RejectOpening,
    /// Something is wrong with the last throw, entered by hand: it shall be made again. As long as nothing has happened
    /// since; what the computer has done with its own throw is taken back with it. Between two people the other agrees by
    /// saying the same, or insists that it stands (`throwStands`); going on says that it stands, too.
    Cocked {
        /// Its fault; without it the dice were cocked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<ThrowFault>,
    },
    /// Insist that a throw stands that the other has called faulty.
    ThrowStands,
    /// Offer to double the stake.
    Double,
    /// Accept the double and own the cube.
    Take,
    /// Give up the game at the stake before the offer.
    Drop,
    /// Accept and redouble at once, keeping the cube.
    Beaver,
    /// Play the roll by a path in the play graph.
    Play {
        /// Indexes of the nodes walked, from 0 to a leaf. Empty or `[0]` when nothing can move.
        path: Vec<u32>,
    },
    /// Put the checkers so, legal or not, where `illegal` of the match is not `refused`. What a legal play leads to as
    /// well is that play.
    PlayFreely {
        /// What is moved, in order; at most 16 moves.
        moves: Vec<ShiftView>,
    },
    /// Have the illegal play on the board taken back and its roll played legally.
    Insist,
    /// Let the illegal play on the board stand. `roll` and `double` say the same.
    LetStand,
    /// Offer to give up the game.
    Resign {
        /// The grade of the loss that is offered.
        grade: Grade,
    },
    /// Accept the opponent's resignation.
    AcceptResign,
    /// Refuse the opponent's resignation and play on.
    RejectResign,
    /// Start the next game of the match.
    Next,
    /// Give up the whole match, at any time; in money play the game.
    Concede,
}

/// The body of `POST /api/v1/matches/{id}/intents`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct IntentRequest {
    /// Chosen by the client, at most 64 characters. Sending it again does nothing twice.
    pub id: String,
    /// The last `seq` the client saw.
    pub seq: u32,
    /// The action that is asked for.
    pub intent: Intent,
    /// The player's signed message that belongs to the wish, in matches by `pasch-dice/3` where the player's key is named:
    /// `declare` for `roll`, the word for what is said with the cube, about a resignation, or to give up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signed: Option<FairMessage>,
}

/// The answer to `POST /api/v1/matches/{id}/intents`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Applied {
    /// The match after the action.
    pub view: MatchView,
    /// What happened since the `seq` of the request.
    pub steps: Vec<Step>,
}

/// What a player says about taking a play back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum TakeBackWord {
    /// I should like to take my play back.
    Ask,
    /// The player who asked takes it back: the play stands.
    Withdraw,
    /// The other player allows it.
    Allow,
    /// The other player declines it.
    Decline,
}

/// A frame from the browser, at most 8 KiB.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum ClientMessage {
    /// An action that the player asks for.
    Intent {
        /// Chosen by the client, at most 64 characters. Sending it again does nothing twice.
        id: String,
        /// The last `seq` the client saw.
        seq: u32,
        /// The action that is asked for.
        intent: Intent,
        /// The player's signed message that belongs to it, as in an `IntentRequest`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        signed: Option<Box<FairMessage>>,
    },
    /// Send the state, with all that happened after `since`.
    Resume {
        /// The last `seq` the client saw.
        since: u32,
        /// The client holds chains of dice for its player: it answers `dice`. Else the server holds them.
        #[serde(default)]
        dice: bool,
        /// The client speaks `pasch-dice/3`: its player's public key for this host, 32 bytes as base64url.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dice_key: Option<String>,
        /// The last head of the transcript that the client has checked: it is told what follows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dice_known: Option<FairKnown>,
        /// Send legal plays as `shortPlays` beside the view, not as its `plays`.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        short_plays: bool,
    },
    /// Say something to the other player: plain text, at most 280 characters.
    Say {
        /// The words, as they are to be shown.
        text: String,
    },
    /// Hear the other player no more, or again.
    Mute {
        /// True to hear no more, false to hear again.
        on: bool,
    },
    /// Ask to take the own last play back, or answer who has asked. Refusals have no id.
    TakeBack {
        /// To ask, withdraw, allow or decline.
        say: TakeBackWord,
        /// The signed word, in matches by `pasch-dice/3`: `take back` with `ask`, `allow` with `allow`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        signed: Option<Box<FairMessage>>,
    },
    /// Wish another match at this table once it is over, or withdraw the wish. With both wishes it begins.
    Rematch {
        /// True to wish it, false to withdraw the wish.
        on: bool,
    },
    /// Bind a player to a chain of dice, from the next throw on.
    DiceCommit(DiceCommitment),
    /// Show a player's link for the next throw.
    DiceLink(DiceLink),
    /// Say something about the dice of a match by `pasch-dice/3`: `bind`, `release`, `deposit`, `skip`, `rebind`, `end`, or a
    /// word about a new key. Refusals have no id.
    DiceSay {
        /// The message with the player's signature.
        message: Box<FairMessage>,
    },
    /// Give back entries that the server lacks after a restore, in order from the first that it lacks.
    DiceGiveBack {
        /// The entries, or some of them: as many as fit a frame.
        items: Vec<FairItem>,
        /// The server's receipt of the head that they lead to; null where more of them follow in another frame.
        receipt: Option<FairReceipt>,
    },
    /// Measure how long the line takes.
    Ping {
        /// Comes back as it is.
        t: f64,
    },
}

/// A frame from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ServerMessage {
    /// The match as it is now. Sent on `resume`, and from then on after each change.
    State {
        /// The match as the viewer sees it. Its `history` begins at `history_from`.
        view: Box<MatchView>,
        /// Lines of the present game's move list that are as they were in the last `state` on this connection, and so are
        /// not repeated; 0 in the first `state` after `resume`.
        history_from: u32,
        /// What happened since the `seq` the client knew, for animation.
        steps: Vec<Step>,
        /// When the viewer has to move and the client has asked for it with `resume`: all legal plays. The view has none then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        short_plays: Option<ShortPlays>,
    },
    /// An intent is committed.
    Ack {
        /// The `id` of the intent.
        id: String,
        /// The match's `seq` after it.
        seq: u32,
    },
    /// An intent (or a frame) was refused and nothing changed.
    Refused {
        /// The intent's id; empty when the frame could not be read.
        id: String,
        /// Stable word for programs, e.g. `stale`.
        code: String,
        /// The English sentence for people.
        message: String,
        /// The sentence's name in the catalogue, under which other languages have it.
        #[serde(default)]
        sentence: String,
        /// The arguments of the sentence, by name.
        #[serde(default)]
        args: BTreeMap<String, SentenceArg>,
        /// The match's `seq` now.
        seq: u32,
    },
    /// What was said at the match: all of it on `resume`, then each new line. Players only.
    Chat {
        /// The lines in order.
        lines: Vec<ChatLine>,
        /// The caller does not hear the other player.
        muted: bool,
        /// Why the caller may not talk; null if they may.
        silenced: Option<RestraintView>,
    },
    /// Where the dice of the game stand, and what is wanted of the players' programs. Only to those that hold chains.
    Dice {
        /// The dice of the game, in full.
        view: Box<DiceView>,
    },
    /// Entries of the present epoch of a match by `pasch-dice/3`. Sent on `resume` and after each entry, before the `state`
    /// that the same change leads to, to clients that named a key or asked for `dice`.
    DiceTold {
        /// The context of the epoch.
        context: Box<FairContext>,
        /// Number of the head behind which they follow; 0 when these are all.
        from: u32,
        /// The entries with their signatures, in order.
        items: Vec<FairItem>,
        /// The server's signature of the head that they lead to.
        receipt: FairReceipt,
        /// The epochs before, only where `from` is 0.
        before: Vec<FairPart>,
    },
    /// A message was stored and not entered: a link for the throw that is pending, a word about a take-back.
    DiceGot {
        /// The server's word for it.
        got: FairGot,
    },
    /// A declaration came too late: its number has to be skipped before the roll is declared anew.
    DiceLate {
        /// The server's word that the declaration came.
        got: FairGot,
        /// The declaration, perhaps of another device of this player.
        declared: Box<FairMessage>,
    },
    /// The bot has begun to think.
    Thinking {
        /// The seat of the bot.
        seat: Seat,
    },
    /// The answer to `ping`.
    Pong {
        /// The number that came with `ping`.
        t: f64,
    },
}

/// What a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum StepKind {
    /// Dice fell, or the winner of the last game starts (no dice).
    Roll,
    /// The throw that begins a game: the die of seat a and then that of seat b. `player` starts; null after a tie.
    Opening,
    /// Checkers moved, or could not (no moves).
    Move,
    /// A double was offered.
    Double,
    /// The double was taken.
    Take,
    /// The double was dropped.
    Drop,
    /// It was taken and redoubled at once.
    Beaver,
    /// A game begins with the checkers set up.
    GameStart,
    /// A game (or the match) is over.
    GameOver,
    /// A resignation was offered.
    Resign,
    /// The resignation was accepted.
    Accept,
    /// The resignation was refused.
    Reject,
    /// A legal play was insisted on: the checkers go back.
    Insist,
    /// An illegal play was let stand.
    LetStand,
    /// A play was taken back by agreement: the checkers go back, the same roll is played again.
    TakeBack,
    /// Dice were cocked, or the throw was faulty otherwise: it is made again.
    Cocked,
    /// A throw that was called faulty stands.
    ThrowStands,
}

/// One thing that happened, for animation and for the screen reader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Step {
    /// The match's `seq` after it.
    pub seq: u32,
    /// Who did it; null for nobody.
    pub player: Option<Seat>,
    /// The kind of step.
    pub kind: StepKind,
    /// The dice, when it is about a roll.
    pub dice: Option<Vec<u8>>,
    /// The checkers moved, in order.
    pub moves: Vec<MoveView>,
    /// One spoken sentence, as the viewer is told it: "Pasch plays 8/5, 6/5.", "You roll 5-4."
    pub text: String,
    /// The same as data, for other languages.
    pub told: Sentence,
}
