//! What a check of the dice says: two questions, answered in green, amber or red, with the reasons as data.

use pasch_messages::Describe;
use serde::Serialize;

use super::bytes::Key;
use super::transcript::Fault;
use crate::context::Party;

/// The answer to one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// No: nothing that was checked speaks for it.
    Green,
    /// Perhaps, for the reasons that are given.
    Amber,
    /// Signatures or hashes contradict each other.
    Red,
}

/// A reason for amber.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Describe)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[non_exhaustive]
#[describe("doubt")]
pub enum Doubt {
    /// A player went on with a new key, which burnt a number.
    Rebound {
        /// The player who changed the key.
        party: Party,
        /// The number of the throw that was burnt.
        number: u32,
        /// The key that replaced the old one.
        #[describe(text)]
        key: Key,
        /// What the old key said of it.
        mine: Option<bool>,
    },
    /// A number was skipped although the other's link for it was with the server.
    Burnt {
        /// The player who was to roll.
        party: Party,
        /// The number that was skipped.
        number: u32,
    },
    /// A player's program held no key: that player had no share in the dice.
    NoShare {
        /// The player without a key.
        party: Party,
    },
    /// The server was set back: what had been said and not entered is gone, a declaration perhaps among it.
    Restored {
        /// The next number then.
        number: u32,
    },
    /// A new epoch voided a throw that had been declared, or numbers for which links had gone out.
    Voided {
        /// The number of the throw that was voided.
        number: u32,
    },
    /// After a restore entries were lost that the server had signed, and both players went on.
    Lost {
        /// How many entries were lost.
        entries: u32,
    },
    /// The server did not open a throw and annulled the match.
    Unopened {
        /// The number of the throw that stayed closed.
        number: u32,
    },
    /// The match is not over.
    Unfinished,
    /// A player has not signed the end.
    EndUnsigned {
        /// The player whose signature is missing.
        party: Party,
    },
    /// The server's receipt for the last entries is missing.
    NoReceipt,
    /// Throws from a link that had been left with the server.
    Deposited {
        /// The player who left the links.
        party: Party,
        /// How many throws were made from them.
        throws: u32,
        /// In how many of them the roller could have doubled.
        could_double: u32,
    },
    /// A player doubled while the opponent's link for the next throw was with the server.
    DoubledOnDeposit {
        /// How often this happened in the match.
        times: u32,
    },
    /// This browser had given its link for another head than the one that counts.
    OtherHead {
        /// Number of the throw.
        number: u32,
    },
    /// This browser had left its link with the server, and the record does not say so.
    NotEntered {
        /// Number of the throw.
        number: u32,
    },
    /// This browser gave its link, and its player's flag fell all the same. The server has not confirmed that the link came.
    Flagged {
        /// Number of the throw.
        number: u32,
    },
    /// The record is shorter than what this browser has seen.
    Shorter,
}

impl Doubt {
    /// Whether it is about foreseeing throws, not about choosing them.
    #[must_use]
    pub const fn is_foresight(&self) -> bool {
        matches!(self, Self::Deposited { .. } | Self::DoubledOnDeposit { .. } | Self::NotEntered { .. })
    }
}

/// A contradiction in a record, with the protocol or between entries.
#[derive(Clone, Debug, PartialEq, Eq, Describe)]
#[non_exhaustive]
#[describe("wrong")]
pub enum Wrong {
    /// An entry breaks a rule.
    #[describe(transparent)]
    Fault(Fault),
    /// A receipt that the server did not give.
    Receipt,
    /// A receipt of another head than the entries lead to.
    Head,
    /// The game's log is not what was entered. The line, from 1, behind the header.
    Log(#[describe(name = "line")] usize),
    /// Two records of one match have different contexts in one epoch: names, terms or keys.
    Contexts,
    /// Two entries of one number in one epoch.
    Fork,
    /// The record leaves out what the server had signed, and not both players agreed.
    Dropped,
    /// This browser has a receipt for another story.
    Memory,
    /// The record names another key of this browser's player.
    Key,
    /// The server had confirmed a link and did not go by it.
    Confirmed(#[describe(name = "number")] u32),
}

impl Wrong {
    /// Its name, the same in all checkers.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Fault(fault) => fault.code(),
            Self::Receipt => "receipt",
            Self::Head => "head",
            Self::Log(_) => "log",
            Self::Contexts => "contexts",
            Self::Fork => "fork",
            Self::Dropped => "dropped",
            Self::Memory => "memory",
            Self::Key => "other-key",
            Self::Confirmed(_) => "confirmed",
        }
    }
}

/// A contradiction: where, what, and by whom if signatures tell.
#[derive(Clone, Debug, PartialEq, Eq, Describe)]
#[describe("contradiction")]
pub struct Contradiction {
    /// The epoch, from 1.
    pub epoch: usize,
    /// The entry, from 1; 0 for the context.
    pub entry: u32,
    /// The rule or the signature that the entry breaks.
    pub what: Wrong,
    /// Who, where a signature proves it; otherwise the file may have been altered by anybody.
    pub by: Option<Party>,
}

/// The verdict on a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Throws that are right.
    pub throws: u32,
    /// Numbers that a second device of the roller used up, without anybody being able to know the throw.
    pub skipped: u32,
    /// Reasons for amber, in the order of the record.
    pub doubts: Vec<Doubt>,
    /// What makes it red.
    pub contradiction: Option<Contradiction>,
}

impl Verdict {
    /// Could a throw be chosen?
    #[must_use]
    pub fn chosen(&self) -> Color {
        self.color(false)
    }

    /// Could a throw be foreseen?
    #[must_use]
    pub fn foreseen(&self) -> Color {
        self.color(true)
    }

    fn color(&self, foresight: bool) -> Color {
        if self.contradiction.is_some() {
            Color::Red
        } else if self.doubts.iter().any(|doubt| doubt.is_foresight() == foresight) {
            Color::Amber
        } else {
            Color::Green
        }
    }

    pub(super) const fn red(epoch: usize, entry: u32, what: Wrong, by: Option<Party>) -> Contradiction {
        Contradiction { epoch, entry, what, by }
    }
}
