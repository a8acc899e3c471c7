//! Where people are mailed about correspondence, what they know already, and what has to go out.

use crate::driver::{Value, Word, words};
use pasch_wire::{MatchId, UserId};

/// An hour, in milliseconds.
const HOUR_MS: i64 = 3_600_000;

/// How often somebody is mailed at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// No mail about turns at all.
    Never,
    /// Once an hour at most.
    Hourly,
    /// Once a day at most.
    Daily,
}

words!(Pace { Never = "never", Hourly = "hourly", Daily = "daily" } else Never);

impl Pace {
    /// Time between two mails about turns, in milliseconds; `None` where none goes out.
    #[must_use]
    pub fn gap(self) -> Option<i64> {
        match self {
            Self::Never => None,
            Self::Hourly => Some(HOUR_MS),
            Self::Daily => Some(24 * HOUR_MS),
        }
    }

    /// Time between a mail and a warning that little time is left: the same for everybody who is mailed.
    pub const WARNING_GAP: i64 = HOUR_MS;
}

/// How somebody is mailed.
#[derive(Clone, PartialEq, Eq)]
pub struct MailRow {
    /// Identifier of the user who is mailed.
    pub user_id: UserId,
    /// The address that was confirmed.
    pub address: Option<String>,
    /// An address that is still to be confirmed.
    pub asked: Option<String>,
    /// Which of the two will not take mail.
    pub refused: Option<String>,
    /// How often mail may come at most.
    pub pace: Pace,
    /// The token that ends it, as it stands in every mail.
    pub stop: String,
    /// When the last mail about turns went out, in milliseconds since 1970; 0 for never.
    pub told_at: i64,
}

impl MailRow {
    /// The address that was confirmed and takes mail.
    #[must_use]
    pub fn confirmed(&self) -> Option<&str> {
        self.address.as_deref().filter(|&address| self.refused.as_deref() != Some(address))
    }

    /// Where mail about turns goes and how far apart; `None` where none does.
    #[must_use]
    pub fn wanted(&self) -> Option<(&str, i64)> {
        self.confirmed().zip(self.pace.gap())
    }
}

/// A correspondence match that waits for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRow {
    /// Identifier of the player whose turn it is.
    pub user_id: UserId,
    /// Identifier of the match.
    pub match_id: MatchId,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// From when on the user may be mailed, in milliseconds since 1970.
    pub tell_at: i64,
    /// From when on little time is left, in milliseconds since 1970.
    pub warn_at: i64,
    /// The player knows of it, by looking or by mail.
    pub told: bool,
    /// The player was mailed that little time is left.
    pub warned: bool,
}

/// What a mail is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letter {
    /// To confirm an address.
    Link,
    /// To tell what waits.
    Turns,
    /// To tell that strangers try to sign in.
    Attempts,
    /// The link for a new password.
    Reset,
    /// To tell that the password was replaced by such a link.
    NewPassword,
    /// To tell what else has changed about the ways into the account.
    Changed(Change),
}

/// A change of the ways into an account, of which its owner is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The password was changed by whoever was signed in.
    Password,
    /// There is one more passkey.
    PasskeyAdded,
    /// A passkey was removed.
    PasskeyRemoved,
    /// The account asks for codes beside the password.
    SecondFactor,
    /// It asks for none any more.
    NoSecondFactor,
    /// There are new recovery codes.
    RecoveryCodes,
    /// A recovery code was used.
    RecoveryCodeUsed,
    /// Another e-mail address was given.
    Address,
}

words!(Change {
    Password = "password-changed",
    PasskeyAdded = "passkey-added",
    PasskeyRemoved = "passkey-removed",
    SecondFactor = "second-factor",
    NoSecondFactor = "no-second-factor",
    RecoveryCodes = "recovery-codes",
    RecoveryCodeUsed = "recovery-code-used",
    Address = "address-given",
});

impl Letter {
    /// The word in the database.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Link => "link",
            Self::Turns => "turns",
            Self::Attempts => "attempts",
            Self::Reset => "reset",
            Self::NewPassword => "new-password",
            Self::Changed(change) => change.word(),
        }
    }
}

impl Word for Letter {
    /// An unknown word is a mail about turns, which is written of what there is to tell.
    fn read(word: &str) -> Option<Self> {
        let mut kinds = [Self::Link, Self::Attempts, Self::Reset, Self::NewPassword]
            .into_iter()
            .chain(Change::ALL.map(Self::Changed));
        kinds.find(|kind| kind.word() == word).or(Some(Self::Turns))
    }
}

impl From<Letter> for Value {
    fn from(letter: Letter) -> Self {
        letter.word().into()
    }
}

/// A mail that has to go out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LetterRow {
    /// Identifier of the user it goes to.
    pub user_id: UserId,
    /// The occasion that it is written for.
    pub kind: Letter,
    /// How often it has been tried.
    pub tries: u32,
    /// When it is due, in milliseconds since 1970.
    pub due_at: i64,
}

/// An address that somebody gives.
#[derive(Clone)]
pub struct AskedMail {
    /// Identifier of the user who gives it.
    pub user_id: UserId,
    /// The address, which is not confirmed yet.
    pub address: String,
    /// The token that ends mail, where there is none yet.
    pub stop: String,
    /// Whether a link goes out.
    pub send: bool,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// Until when the address may be confirmed, in milliseconds since 1970.
    pub ends: i64,
}

/// A mail about turns that has gone out.
pub struct ToldTurns<'a> {
    /// Identifier of the user it went to.
    pub user_id: &'a UserId,
    /// The matches it named, each with the turn it was about and whether it warned.
    pub turns: &'a [(MatchId, i64, bool)],
    /// When, in milliseconds since 1970; `None` when it could not be brought at all.
    pub at: Option<i64>,
}
