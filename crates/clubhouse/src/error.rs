//! Refusals, each with a sentence of the catalogue.

use pasch_messages::Describe;
use pasch_tournament::calcutta::SaleRefusal;
use thiserror::Error;

/// Reasons against an action. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("clubhouse-refusal")]
pub enum Refusal {
    /// A log begins with its founding, by a person, and has one.
    Founded,
    /// The time is before that of the last entry, or impossible.
    Backwards,
    /// The action has to say which state of the log it was decided on.
    Unseen,
    /// Something else was decided in between.
    Stale,
    /// The club is dissolved.
    Dissolved,
    /// The club is not dissolved.
    NotDissolved,
    /// It is too late for that.
    TooLate,
    /// The person may not do that.
    Rights,
    /// An identifier has letters that it may not have, or too many.
    Id,
    /// A name is empty or too long, or has hidden letters.
    Name,
    /// A name has a mail address in it.
    Mail,
    /// The language is not the tag of one.
    Language,
    /// A text is empty or too long, or has hidden letters.
    Text,
    /// A reason is missing or too long.
    Reason,
    /// There are too many of them.
    TooMany {
        /// The most of them.
        most: u32,
    },
    /// The club does not know this person.
    NoPerson,
    /// The person is no member.
    NotMember,
    /// The person is a member already.
    Member,
    /// The person is banned.
    Banned,
    /// The person is not banned.
    NotBanned,
    /// The end is not in the future.
    Until,
    /// A code is too short, used before, or has no sensible limits.
    Code,
    /// There is no such code, or it has expired.
    NoCode,
    /// The club is closed: an invitation is needed.
    Closed,
    /// The club is public: nobody has to ask.
    Public,
    /// The person has asked already.
    Asked,
    /// The person has not asked.
    NotAsked,
    /// The person is not invited.
    NotInvited,
    /// The club would be without an owner.
    LastOwner,
    /// The member has this role already.
    Role,
    /// The member is not muted.
    NotMuted,
    /// There is no such announcement, or it was taken down.
    NoNote {
        /// The number.
        number: u32,
    },
    /// The time zone is unknown.
    Zone,
    /// The times, the length or the limit of an event make no sense.
    Plan,
    /// There is no such event.
    NoEvent {
        /// The number.
        number: u32,
    },
    /// The event does not take place on this day.
    NoDate,
    /// It is cancelled.
    CalledOff,
    /// The event takes place only once: change or cancel the event itself.
    NotRepeated,
    /// The date takes place as planned already.
    NoException,
    /// The person has signed up already.
    SignedUp,
    /// The person has not signed up.
    NotSignedUp,
    /// The club has a link to it already.
    Linked,
    /// The club has no such link.
    NoLink,
    /// It is over already: correct the result.
    Ended,
    /// It is not over.
    NotEnded,
    /// The result does not fit.
    Outcome,
    /// The season has a name that was used, or grants nothing or too much.
    Season,
    /// There is no such auction.
    NoAuction {
        /// The number.
        number: u32,
    },
    /// The auction has not come so far, or is over.
    Auction,
    /// The entrants do not fit the auction.
    Entrants,
    /// The entrant is somebody else.
    NotOwn,
    /// There is not enough in the purse.
    Purse {
        /// The most points that may be spent.
        most: u64,
    },
    /// The auction refuses it.
    #[describe(transparent)]
    Sale(#[from] SaleRefusal),
}
