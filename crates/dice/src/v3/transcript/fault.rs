//! Why an entry cannot be the next.

use pasch_messages::Describe;

use crate::context::Party;
use crate::v3::context::ContextError;

/// Why an entry cannot be the next.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[non_exhaustive]
#[describe("transcript-fault")]
pub enum Fault {
    /// A signature does not fit its message and key.
    Signature(#[describe(name = "party")] Party),
    /// A signature that the entry needs is missing.
    Unsigned(#[describe(name = "party")] Party),
    /// A signature that the entry does not need.
    Surplus(#[describe(name = "party")] Party),
    /// The message named a head from which others had gone on.
    Stale(#[describe(name = "party")] Party),
    /// A head that does not exist yet.
    NoHead(#[describe(name = "party")] Party),
    /// A chain that is bound out of order, or for numbers that are over.
    Bound(#[describe(name = "party")] Party, #[describe(name = "number")] u32),
    /// A party is not bound to the throw.
    Unbound(#[describe(name = "party")] Party, #[describe(name = "number")] u32),
    /// Another number than the next.
    Number {
        /// The number of the entry.
        found: u32,
        /// The number that comes next.
        next: u32,
    },
    /// A link that does not lead back to what its party was bound to.
    Link(#[describe(name = "party")] Party, #[describe(name = "number")] u32),
    /// A link of a party without a chain, or none of one that has a chain.
    Links(#[describe(name = "party")] Party),
    /// Dice that do not follow from the links.
    Dice {
        /// Number of the throw.
        number: u32,
        /// The faces as they were entered.
        #[describe(debug)]
        recorded: Vec<u8>,
        /// As it should be.
        #[describe(debug)]
        found: Vec<u8>,
    },
    /// Something was entered between a declaration and its throw.
    Pending(#[describe(name = "kind")] &'static str, #[describe(name = "number")] u32),
    /// A throw that nobody declared.
    NotDeclared(#[describe(name = "number")] u32),
    /// Somebody rolled, doubled or left a link out of turn.
    Turn(#[describe(name = "party")] Party),
    /// The game does not allow it.
    Game(#[describe(name = "what")] String),
    /// A flag of a player whom nobody waits for.
    Flag(#[describe(name = "party")] Party),
    /// One more burnt number than a player may cause.
    Burnt(#[describe(name = "party")] Party),
    /// The deposit is not allowed by the terms, or there is one.
    Deposit(#[describe(name = "party")] Party),
    /// A number is skipped although the roller has said nothing that could have made a declaration late.
    Skip(#[describe(name = "party")] Party),
    /// A key that is no new one.
    Key(#[describe(name = "party")] Party),
    /// An epoch that does not go on from where the one before ended.
    Epoch,
    /// Nothing may follow the end but signatures under it.
    Ended,
    /// An end where the match is not over, or with another result.
    End,
    /// A context that cannot be written down.
    #[describe(transparent)]
    Context(#[from] ContextError),
    /// A text longer than a field can be.
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
