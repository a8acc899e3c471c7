// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire
// Intents and the socket

import type { Seat, MoveView, ShiftView } from "./boards";
import type { ShortPlays } from "./legal-plays";
import type { MatchView, Grade } from "./matches";
import type { ChatLine } from "./tables-and-the-lobby";
import type { Sentence, SentenceArg } from "./requests-and-answers";
import type { DiceView, DiceCommitment, DiceLink } from "./dice";
import type { FairMessage, FairItem, FairReceipt, FairGot, FairContext, FairKnown, FairPart } from "./fair-dice";
import type { RestraintView } from "./moderation";

/** What a player wishes to do. The rules decide whether it happens. */
export type Intent = { "type": "roll" }
  | { "type": "thrown",
  /** The faces as they fell, 1 to 6. Of the throw that begins a game first seat a's and then seat b's, and after a tie those of the next throw. */
  faces: Array<number> }
  | { "type": "rejectOpening" }
  | { "type": "cocked" }
  | { "type": "double" }
  | { "type": "take" }
  | { "type": "drop" }
  | { "type": "beaver" }
  | { "type": "play",
  /** Indexes of the nodes walked, from 0 to a leaf. Empty or `[0]` when nothing can move. */
  path: Array<number> }
  | { "type": "playFreely",
  /** What is moved, in order; at most 16 moves. */
  moves: Array<ShiftView> }
  | { "type": "insist" }
  | { "type": "letStand" }
  | { "type": "resign",
  /** The grade of the loss that is offered. */
  grade: Grade }
  | { "type": "acceptResign" }
  | { "type": "rejectResign" }
  | { "type": "next" }
  | { "type": "concede" };

/** A frame from the browser, at most 8 KiB. */
export type ClientMessage = { "type": "intent",
  /** Chosen by the client, at most 64 characters. Sending it again does nothing twice. */
  id: string,
  /** The last `seq` the client saw. */
  seq: number,
  /** The action that is asked for. */
  intent: Intent,
  /** The player's signed message that belongs to it, as in an `IntentRequest`. */
  signed?: FairMessage }
  | { "type": "resume",
  /** The last `seq` the client saw. */
  since: number,
  /** The client holds chains of dice for its player: it answers `dice`. Else the server holds them. */
  dice?: boolean,
  /** The client speaks `pasch-dice/3`: its player's public key for this host, 32 bytes as base64url. */
  diceKey?: string,
  /** The last head of the transcript that the client has checked: it is told what follows. */
  diceKnown?: FairKnown,
  /** Send legal plays as `shortPlays` beside the view, not as its `plays`. */
  shortPlays?: boolean }
  | { "type": "say",
  /** The words, as they are to be shown. */
  text: string }
  | { "type": "mute",
  /** True to hear no more, false to hear again. */
  on: boolean }
  | { "type": "takeBack",
  /** To ask, withdraw, allow or decline. */
  say: TakeBackWord,
  /** The signed word, in matches by `pasch-dice/3`: `take back` with `ask`, `allow` with `allow`. */
  signed?: FairMessage }
  | { "type": "rematch",
  /** True to wish it, false to withdraw the wish. */
  on: boolean }
  | { "type": "diceCommit" } & DiceCommitment | { "type": "diceLink" } & DiceLink | { "type": "diceSay",
  /** The message with the player's signature. */
  message: FairMessage }
  | { "type": "diceGiveBack",
  /** The entries, or some of them: as many as fit a frame. */
  items: Array<FairItem>,
  /** The server's receipt of the head that they lead to; null where more of them follow in another frame. */
  receipt: FairReceipt | null }
  | { "type": "ping",
  /** Comes back as it is. */
  t: number,
};

/** What a player says about taking a play back. */
export type TakeBackWord = "ask" | "withdraw" | "allow" | "decline";

/** A frame from the server. */
export type ServerMessage = { "type": "state",
  /** The match as the viewer sees it. Its `history` begins at `history_from`. */
  view: MatchView,
  /** Lines of the present game's move list that are as they were in the last `state` on this connection, and so are not repeated; 0 in the first `state` after `resume`. */
  historyFrom: number,
  /** What happened since the `seq` the client knew, for animation. */
  steps: Array<Step>,
  /** When the viewer has to move and the client has asked for it with `resume`: all legal plays. The view has none then. */
  shortPlays?: ShortPlays }
  | { "type": "ack",
  /** The `id` of the intent. */
  id: string,
  /** The match's `seq` after it. */
  seq: number }
  | { "type": "refused",
  /** The intent's id; empty when the frame could not be read. */
  id: string,
  /** Stable word for programs, e.g. `stale`. */
  code: string,
  /** The English sentence for people. */
  message: string,
  /** The sentence's name in the catalogue, under which other languages have it. */
  sentence: string,
  /** The arguments of the sentence, by name. */
  args: { [key in string]: SentenceArg },
  /** The match's `seq` now. */
  seq: number }
  | { "type": "chat",
  /** The lines in order. */
  lines: Array<ChatLine>,
  /** The caller does not hear the other player. */
  muted: boolean,
  /** Why the caller may not talk; null if they may. */
  silenced: RestraintView | null }
  | { "type": "dice",
  /** The dice of the game, in full. */
  view: DiceView }
  | { "type": "diceTold",
  /** The context of the epoch. */
  context: FairContext,
  /** Number of the head behind which they follow; 0 when these are all. */
  from: number,
  /** The entries with their signatures, in order. */
  items: Array<FairItem>,
  /** The server's signature of the head that they lead to. */
  receipt: FairReceipt,
  /** The epochs before, only where `from` is 0. */
  before: Array<FairPart> }
  | { "type": "diceGot",
  /** The server's word for it. */
  got: FairGot }
  | { "type": "diceLate",
  /** The server's word that the declaration came. */
  got: FairGot,
  /** The declaration, perhaps of another device of this player. */
  declared: FairMessage }
  | { "type": "thinking",
  /** The seat of the bot. */
  seat: Seat }
  | { "type": "pong",
  /** The number that came with `ping`. */
  t: number,
};

/** One thing that happened, for animation and for the screen reader. */
export type Step = {
  /** The match's `seq` after it. */
  seq: number,
  /** Who did it; null for nobody. */
  player: Seat | null,
  /** The kind of step. */
  kind: StepKind,
  /** The dice, when it is about a roll. */
  dice: Array<number> | null,
  /** The checkers moved, in order. */
  moves: Array<MoveView>,
  /** One spoken sentence, as the viewer is told it: "Pasch plays 8/5, 6/5.", "You roll 5-4." */
  text: string,
  /** The same as data, for other languages. */
  told: Sentence,
};

/** What a step is. */
export type StepKind = "roll" | "opening" | "move" | "double" | "take" | "drop" | "beaver" | "gameStart" | "gameOver" | "resign" | "accept" | "reject" | "insist" | "letStand" | "takeBack" | "cocked";
