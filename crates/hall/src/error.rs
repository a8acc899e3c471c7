//! Reasons why something is not done.

use pasch_messages::Describe;
use pasch_store::StoreError;
use pasch_tournament::{LogError, OptionsFault, Refusal};

/// Why something is not done, or a tournament cannot be shown. Nothing has changed then.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("hall-error")]
pub enum HallError {
    /// Nothing of that name.
    NotFound,
    /// It is the director's to do.
    NotDirector,
    /// Whoever asks has not entered.
    NotEntered,
    /// Somebody else has decided meanwhile.
    Stale,
    /// The match is none of the caller's.
    NotYours,
    /// Matches that are played here report themselves.
    Online,
    /// A director has to say why.
    Reason,
    /// No tournament can be played by these options.
    #[describe(transparent)]
    Options(#[from] OptionsFault),
    /// The rules of the tournament forbid it.
    #[describe(transparent)]
    Refused(#[from] Refusal),
    /// The log cannot be read.
    #[describe(transparent)]
    Damaged(#[from] LogError),
    /// The database does not answer.
    #[describe(transparent)]
    Store(#[from] StoreError),
    /// The system gives no random numbers.
    Random(#[describe(name = "value")] String),
    /// The work broke off half way: a fault of the program.
    BrokeOff,
}
