//! Reasons why something is not done.

use pasch_chouette::{LogError, OptionsError, Refusal};
use pasch_club::{JudgeError, Unread};
use pasch_messages::Describe;
use pasch_store::StoreError;
use pasch_table::dice::DiceError;

/// Why something is not done, or a chouette cannot be shown. Nothing has changed then.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("parlour-error")]
pub enum ParlourError {
    /// Nothing of that name.
    NotFound,
    /// Whoever asks has no seat in it.
    NotSeated,
    /// Somebody who is there has blocked them.
    NotWanted,
    /// Something happened that the caller did not know.
    Stale,
    /// Whoever is to be sent away is there, or has not been away for long, or nobody waits for them.
    #[describe(args(minutes = super::room::AWAY_MS / 60_000))]
    NotAway,
    /// Members may double before the captain rolls.
    MembersFirst {
        /// Seconds until the captain may roll.
        seconds: i64,
    },
    /// A line of talk is blank or too long.
    #[describe(args(max = pasch_table::words::LINE))]
    Line,
    /// The speaker may not talk with their own side now.
    NoTalk,
    /// The speaker has said much in a short time, or much has been said in all.
    TooFast,
    /// There is no such level of the computer.
    Level {
        /// The level that was asked for.
        #[describe(escaped)]
        level: String,
    },
    /// The computer does not play this game.
    NoBot,
    /// An intent cannot be read.
    #[describe(transparent)]
    Unread(#[from] Unread),
    /// The rules of the chouette forbid it.
    #[describe(transparent)]
    Refused(#[from] Refusal),
    /// No chouette can be played by these options.
    #[describe(transparent)]
    Options(#[from] OptionsError),
    /// The log cannot be read.
    #[describe(transparent)]
    Damaged(#[from] LogError),
    /// The games cannot be judged.
    #[describe(transparent)]
    Judge(#[from] JudgeError),
    /// There are no dice.
    #[describe(transparent)]
    Dice(#[from] DiceError),
    /// The database does not answer.
    #[describe(transparent)]
    Store(#[from] StoreError),
    /// The work broke off half way: a fault of the program.
    BrokeOff,
}
