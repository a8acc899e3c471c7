//! Why an entry cannot be the next.

use crate::context::Party;
use crate::v3::context::ContextError;

/// Why an entry cannot be the next.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// A signature does not fit its message and key.
    #[error("the signature of {0} is not right")]
    Signature(Party),
    /// A signature that the entry needs is missing.
    #[error("the signature of {0} is missing")]
    Unsigned(Party),
    /// A signature that the entry does not need.
    #[error("there is a signature too many, of {0}")]
    Surplus(Party),
    /// The message named a head from which others had gone on.
    #[error("{0} had not seen what was entered before")]
    Stale(Party),
    /// A head that does not exist yet.
    #[error("{0} names a head that does not exist")]
    NoHead(Party),
    /// A chain that is bound out of order, or for numbers that are over.
    #[error("{0} is bound for throws from {1} on, which is not possible here")]
    Bound(Party, u32),
    /// A party is not bound to the throw.
    #[error("{0} is not bound to throw {1}")]
    Unbound(Party, u32),
    /// Another number than the next.
    #[error("it is about throw {found} where {next} is next")]
    Number {
        /// The number of the entry.
        found: u32,
        /// The next one.
        next: u32,
    },
    /// A link that does not lead back to what its party was bound to.
    #[error("the link of {0} for throw {1} is not the one it was bound to")]
    Link(Party, u32),
    /// A link of a party without a chain, or none of one that has a chain.
    #[error("{0} has a link too many or too few")]
    Links(Party),
    /// Dice that do not follow from the links.
    #[error("throw {number} is recorded as {recorded:?}; the links give {found:?}")]
    Dice {
        /// Number of the throw.
        number: u32,
        /// As entered.
        recorded: Vec<u8>,
        /// As it should be.
        found: Vec<u8>,
    },
    /// Something was entered between a declaration and its throw.
    #[error("\"{0}\" was entered before throw {1} was made")]
    Pending(&'static str, u32),
    /// A throw that nobody declared.
    #[error("throw {0} was not declared")]
    NotDeclared(u32),
    /// Somebody rolled, doubled or left a link out of turn.
    #[error("{0} is not on turn")]
    Turn(Party),
    /// The game does not allow it.
    #[error("{0}")]
    Game(String),
    /// A flag of a player whom nobody waits for.
    #[error("the flag of {0} cannot fall here")]
    Flag(Party),
    /// One more burnt number than a player may cause.
    #[error("{0} burnt one number more than the terms allow")]
    Burnt(Party),
    /// The deposit is not allowed by the terms, or there is one.
    #[error("{0} cannot leave a link here")]
    Deposit(Party),
    /// A number is skipped although the roller has said nothing that could have made a declaration late.
    #[error("{0} skipped a throw without a reason")]
    Skip(Party),
    /// A key that is no new one.
    #[error("{0} binds a key that cannot be its new one")]
    Key(Party),
    /// An epoch that does not go on from where the one before ended.
    #[error("the epoch does not go on from the head of the one before")]
    Epoch,
    /// Nothing may follow the end but signatures under it.
    #[error("something follows the end of the match")]
    Ended,
    /// An end where the match is not over, or with another result.
    #[error("the end does not fit the match")]
    End,
    /// A context that cannot be written down.
    #[error(transparent)]
    Context(#[from] ContextError),
    /// A text longer than a field can be.
    #[error("a text is too long")]
    Long,
}

impl Fault {
    /// The name of the rule that is broken, the same in all checkers.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Signature(..) => "signature",
            Self::Unsigned(..) => "unsigned",
            Self::Surplus(..) => "surplus",
            Self::Stale(..) => "stale",
            Self::NoHead(..) => "no-head",
            Self::Bound(..) => "bound",
            Self::Unbound(..) => "unbound",
            Self::Number { .. } => "number",
            Self::Link(..) => "link",
            Self::Links(..) => "links",
            Self::Dice { .. } => "dice",
            Self::Pending(..) => "pending",
            Self::NotDeclared(..) => "not-declared",
            Self::Turn(..) => "turn",
            Self::Game(..) => "game",
            Self::Flag(..) => "flag",
            Self::Burnt(..) => "burnt",
            Self::Deposit(..) => "deposit",
            Self::Skip(..) => "skip",
            Self::Key(..) => "key",
            Self::Epoch => "epoch",
            Self::Ended => "ended",
            Self::End => "end",
            Self::Context(..) => "context",
            Self::Long => "long",
        }
    }

    /// Whether it is about signatures alone. They are no part of the transcript, so that a receipt does not cover them.
    #[must_use]
    pub const fn is_outside(&self) -> bool {
        matches!(
            self,
            Self::Signature(_) | Self::Unsigned(_) | Self::Surplus(_) | Self::NoHead(_) | Self::Stale(_)
        )
    }
}
