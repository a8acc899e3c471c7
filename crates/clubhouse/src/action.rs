//! The facts of a club, one after the other.

use jiff::civil::{Date, DateTime};
use pasch_tournament::calcutta::Rules;
use pasch_tournament::{EntrantId, Time};
use serde::{Deserialize, Serialize};

use crate::ids::{AuctionId, EventId, LinkId, NoteId, PersonId};
use crate::links::{Link, Outcome};
use crate::plan::Plan;
use crate::profile::Profile;
use crate::rights::{Deed, Role};

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// The club exists, with its first owner; always the first entry.
    Founded {
        /// The club as it presents itself.
        profile: Profile,
        /// The name of the owner.
        name: String,
    },
    /// The profile has changed.
    Described {
        /// The new profile.
        profile: Profile,
    },
    /// The club is over, unless it is restored in time.
    Dissolved {
        /// Why.
        reason: String,
    },
    /// A dissolved club goes on as it was.
    Restored,
    /// A code invites whoever has the link.
    Invited {
        /// The code, random and made by the caller.
        code: String,
        /// How many people may come by it.
        uses: u32,
        /// When it expires.
        until: Time,
    },
    /// A code is no longer valid.
    Revoked {
        /// The code.
        code: String,
    },
    /// A person is invited by name.
    InvitedByName {
        /// The person.
        person: PersonId,
        /// Their name.
        name: String,
        /// When the invitation expires; `None` for never.
        until: Option<Time>,
    },
    /// An invitation by name is taken back, or declined by the invited person.
    Uninvited {
        /// The person.
        person: PersonId,
    },
    /// Somebody has become a member: of a public club, by a code, or because they were invited by name.
    Joined {
        /// Their name.
        name: String,
        /// The code they came by.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<String>,
    },
    /// Somebody asks to be admitted to a closed club.
    Asked {
        /// Their name.
        name: String,
        /// Words to the directors; may be empty.
        text: String,
    },
    /// A request to join is taken back.
    AskWithdrawn,
    /// A request to join is granted.
    Admitted {
        /// The person.
        person: PersonId,
    },
    /// A request to join is refused.
    TurnedDown {
        /// The person.
        person: PersonId,
        /// Why.
        reason: String,
    },
    /// A member has left.
    Left,
    /// A person has another name.
    Renamed {
        /// The person.
        person: PersonId,
        /// The new name.
        name: String,
    },
    /// A member has another role.
    RoleGiven {
        /// The member.
        person: PersonId,
        /// The new role.
        role: Role,
    },
    /// An owner makes another member an owner and becomes a director.
    HandedOver {
        /// The new owner.
        to: PersonId,
    },
    /// A member has to leave.
    Expelled {
        /// The member.
        person: PersonId,
        /// Why.
        reason: String,
    },
    /// A person has to leave, if they are a member, and may not come back.
    Banned {
        /// The person.
        person: PersonId,
        /// Their name.
        name: String,
        /// Why.
        reason: String,
        /// When the ban ends; `None` for never.
        until: Option<Time>,
    },
    /// A ban is lifted.
    Lifted {
        /// The person.
        person: PersonId,
    },
    /// A member may not talk for a while.
    Muted {
        /// The member.
        person: PersonId,
        /// When they may talk again.
        until: Time,
        /// Why.
        reason: String,
    },
    /// A muted member may talk again at once.
    Unmuted {
        /// The member.
        person: PersonId,
    },
    /// An announcement is pinned; its number follows from the order.
    Pinned {
        /// The text, as Markdown.
        text: String,
    },
    /// An announcement has another text.
    NoteChanged {
        /// The announcement.
        note: NoteId,
        /// The text, as Markdown.
        text: String,
    },
    /// An announcement is taken down.
    Unpinned {
        /// The announcement.
        note: NoteId,
    },
    /// An event is in the calendar; its number follows from the order.
    Planned {
        /// The event.
        plan: Box<Plan>,
    },
    /// An event has changed as a whole.
    Replanned {
        /// The event.
        id: EventId,
        /// The event as it is now.
        plan: Box<Plan>,
    },
    /// An event with all its dates is cancelled.
    CalledOff {
        /// The event.
        id: EventId,
        /// Why.
        reason: String,
    },
    /// One date of an event takes place at another time.
    DateMoved {
        /// The event.
        id: EventId,
        /// The day on which it would take place by the plan.
        date: Date,
        /// The new begin, in the event's time zone.
        to: DateTime,
    },
    /// One date of an event is cancelled.
    DateCalledOff {
        /// The event.
        id: EventId,
        /// The day on which it would take place by the plan.
        date: Date,
        /// Why.
        reason: String,
    },
    /// A date that was moved or cancelled takes place as planned.
    DateKept {
        /// The event.
        id: EventId,
        /// The day by the plan.
        date: Date,
    },
    /// A member will come to a date, or waits for a place.
    SignedUp {
        /// The event.
        id: EventId,
        /// The day by the plan.
        date: Date,
        /// The member, if a director signs up somebody else.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonId>,
    },
    /// A member will not come.
    SignedOff {
        /// The event.
        id: EventId,
        /// The day by the plan.
        date: Date,
        /// The member, if a director signs off somebody else.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonId>,
    },
    /// A table, chouette, tournament or match is the club's.
    Linked {
        /// The reference.
        link: Link,
    },
    /// A linked table has closed without a result.
    LinkClosed {
        /// The reference.
        link: LinkId,
    },
    /// A result has come in.
    Result {
        /// The reference.
        link: LinkId,
        /// The result.
        outcome: Box<Outcome>,
    },
    /// A result was wrong.
    Corrected {
        /// The reference.
        link: LinkId,
        /// The right one; `None` if there is none.
        outcome: Option<Box<Outcome>>,
        /// Why.
        reason: String,
    },
    /// A season begins: every member is granted points for auctions, once.
    Granted {
        /// The name of the season.
        season: String,
        /// The points for each member.
        points: u64,
    },
    /// A Calcutta of a linked tournament begins; its number follows from the order.
    AuctionOpened {
        /// The tournament.
        tournament: LinkId,
        /// The terms.
        rules: Rules,
        /// The accounts of the entrants by number; `None` for an entrant without one.
        entrants: Vec<Option<PersonId>>,
    },
    /// A lot is called up.
    LotCalled {
        /// The auction.
        auction: AuctionId,
        /// The entrants.
        entrants: Vec<EntrantId>,
    },
    /// A member bids for the lot that was called up last.
    Bid {
        /// The auction.
        auction: AuctionId,
        /// How much, in points.
        amount: u64,
    },
    /// An entrant buys back a share of their own lot.
    BoughtBack {
        /// The auction.
        auction: AuctionId,
        /// The entrant.
        entrant: EntrantId,
        /// The share in hundredths.
        share: u32,
    },
    /// Nothing more is sold: prices are paid.
    AuctionClosed {
        /// The auction.
        auction: AuctionId,
    },
    /// The pool is paid out.
    AuctionPaid {
        /// The auction.
        auction: AuctionId,
        /// The places in the tournament, from 1; shared ones repeated.
        places: Vec<(EntrantId, u32)>,
    },
    /// The auction counts for nothing, and prices are paid back.
    AuctionVoided {
        /// The auction.
        auction: AuctionId,
        /// Why.
        reason: String,
    },
}

impl Action {
    /// Whether two directors could contradict each other by it: it has to name the number of entries that it was decided on.
    #[must_use]
    pub const fn needs_number(&self) -> bool {
        matches!(
            self,
            Self::Described { .. }
                | Self::Dissolved { .. }
                | Self::Admitted { .. }
                | Self::TurnedDown { .. }
                | Self::RoleGiven { .. }
                | Self::HandedOver { .. }
                | Self::Expelled { .. }
                | Self::Banned { .. }
                | Self::Lifted { .. }
                | Self::NoteChanged { .. }
                | Self::Replanned { .. }
                | Self::CalledOff { .. }
                | Self::DateMoved { .. }
                | Self::DateCalledOff { .. }
                | Self::DateKept { .. }
                | Self::Corrected { .. }
        )
    }

    /// The deed that it is, for [`crate::may`]. `by` is the person who does it, `role_of` gives the role of a member, and `opened` says
    /// whether a link was opened by `by`.
    #[must_use]
    pub fn deed(
        &self,
        by: Option<&PersonId>,
        role_of: impl Fn(&PersonId) -> Option<Role>,
        opened: impl Fn(&LinkId) -> bool,
    ) -> Deed {
        let officer = |person: &PersonId| role_of(person).is_some_and(|role| role > Role::Member);
        let own = |person: &Option<PersonId>| person.is_none() || person.as_ref() == by;
        match self {
            Self::Founded { .. } => Deed::Found,
            Self::Described { .. } => Deed::Describe,
            Self::Dissolved { .. } => Deed::Dissolve,
            Self::Restored => Deed::Restore,
            Self::Uninvited { person } if by == Some(person) => Deed::Decline,
            Self::Invited { .. }
            | Self::Revoked { .. }
            | Self::InvitedByName { .. }
            | Self::Uninvited { .. } => Deed::Invite,
            Self::Joined { .. } => Deed::Join,
            Self::Asked { .. } | Self::AskWithdrawn => Deed::Ask,
            Self::Admitted { .. } | Self::TurnedDown { .. } => Deed::Admit,
            Self::Left => Deed::Leave,
            Self::Renamed { person, .. } if by == Some(person) => Deed::RenameSelf,
            Self::Renamed { .. } => Deed::RenameOther,
            Self::RoleGiven { .. } => Deed::GiveRole,
            Self::HandedOver { .. } => Deed::HandOver,
            Self::Expelled { person, .. } | Self::Banned { person, .. } if officer(person) => {
                Deed::ExpelOfficer
            }
            Self::Expelled { .. } | Self::Banned { .. } => Deed::ExpelMember,
            Self::Lifted { .. } => Deed::Lift,
            Self::Muted { person, .. } | Self::Unmuted { person } if officer(person) => Deed::MuteOfficer,
            Self::Muted { .. } | Self::Unmuted { .. } => Deed::MuteMember,
            Self::Pinned { .. } | Self::NoteChanged { .. } | Self::Unpinned { .. } => Deed::Announce,
            Self::Planned { .. }
            | Self::Replanned { .. }
            | Self::CalledOff { .. }
            | Self::DateMoved { .. }
            | Self::DateCalledOff { .. }
            | Self::DateKept { .. } => Deed::Plan,
            Self::SignedUp { person, .. } | Self::SignedOff { person, .. } if own(person) => Deed::SignUpSelf,
            Self::SignedUp { .. } | Self::SignedOff { .. } => Deed::SignUpOther,
            Self::Linked { link } if link.kind.is_table() => Deed::OpenTable,
            Self::Linked { .. } => Deed::OpenContest,
            Self::LinkClosed { link } if opened(link) => Deed::CloseOwnTable,
            Self::LinkClosed { .. } => Deed::CloseTable,
            Self::Result { .. } => Deed::EnterResult,
            Self::Corrected { .. } => Deed::CorrectResult,
            Self::Granted { .. } => Deed::Grant,
            Self::Bid { .. } | Self::BoughtBack { .. } => Deed::Bid,
            Self::AuctionOpened { .. }
            | Self::LotCalled { .. }
            | Self::AuctionClosed { .. }
            | Self::AuctionPaid { .. }
            | Self::AuctionVoided { .. } => Deed::RunAuction,
        }
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When it happened. It never goes back.
    pub at: Time,
    /// The person who did it; `None` for the server by itself, or a moderator of the whole server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PersonId>,
    /// The length of the log that it was decided on. [`Action::needs_number`] says where it matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<u32>,
    /// The fact.
    pub action: Action,
}
