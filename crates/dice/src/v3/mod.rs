//! The protocol `pasch-dice/3` of `docs/fair-dice.md`: dice that one honest party keeps from being chosen, and a record in
//! which everything is signed.
//!
//! The server and the players bind themselves to a [`Chain`] each. What happens in a match is a list of [`Entry`]s; each
//! [`Head`] hashes all entries before it, and every [`Message`] is signed over the head that its sender has seen. The
//! [`Transcript`] says what may be entered next; a browser's [`Keeper`], the server's [`Host`] and the checkers
//! ([`verify()`]) fold the same entries.
//!
//! Pure functions of bytes: random bytes come in as arguments, time as durations, and nothing is sent or stored here.

mod bytes;
mod chain;
mod context;
mod entry;
mod game;
mod host;
mod keeper;
mod round;
mod sign;
mod transcript;
mod vector;
mod verdict;
mod verify;

pub use bytes::{
    Epoch, Hash, Key, Link, Salt, Secret, Signature, TextError, encode, fits, from_base64, to_base64,
};
pub use chain::{Chain, LENGTH, RENEWAL, before, dice, faces};
pub use context::{Context, ContextError, Keys, Terms};
pub use entry::{
    Body, Entry, Got, Head, Item, Message, Receipt, Stamp, UnknownWord, Word, release, signed_bytes,
};
pub use game::{Event, Game, NotNow, Outline, Turn, forfeit, is_next, next_line};
pub use host::{Answer, Denied, Hidden, Host, Patience, Stored, Waits};
pub use keeper::{Keeper, Memory, Refusal, Seen, Sent};
pub use round::{DRAWS, Draw, Outcome, RevealError, commitment};
pub use sign::{DiceKey, Signer, verify as verify_signature};
pub use transcript::{ANNULLED, Bound, Fault, PLAYERS, Pending, Rebound, Tally, Transcript, opponent};
pub use vector::{VectorError, vector, vector_text};
pub use verdict::{Color, Contradiction, Doubt, Verdict, Wrong};
pub use verify::{CheckError, Part, Record, verify, verify_memory, verify_two};

/// The name of the protocol, part of every context and every signature.
pub const PROTOCOL: &str = "pasch-dice/3";
