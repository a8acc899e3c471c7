//! The rights in a club: one function of standing and deed.

use serde::{Deserialize, Serialize};

/// The role of a member, from the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Plays, signs up, votes.
    Member,
    /// Runs events and looks after members.
    Director,
    /// Decides about the club itself.
    Owner,
}

/// The standing of a person towards a club at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// The server by itself, or a moderator of the whole server.
    Server,
    /// A member, with a role.
    Role(Role),
    /// Invited by name, and not yet a member.
    Invited,
    /// Has asked to join.
    Applicant,
    /// Anybody else.
    Outsider,
    /// Banned.
    Banned,
}

impl Standing {
    /// All standings, in the order of the table in the documentation.
    pub const ALL: [Self; 8] = [
        Self::Server,
        Self::Role(Role::Owner),
        Self::Role(Role::Director),
        Self::Role(Role::Member),
        Self::Invited,
        Self::Applicant,
        Self::Outsider,
        Self::Banned,
    ];

    /// The word for it in the table of rights.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Role(Role::Owner) => "owner",
            Self::Role(Role::Director) => "director",
            Self::Role(Role::Member) => "member",
            Self::Invited => "invited",
            Self::Applicant => "applicant",
            Self::Outsider => "outsider",
            Self::Banned => "banned",
        }
    }
}

macro_rules! deeds {
    ($($name:ident, $words:literal, $text:literal;)*) => {
        /// The kinds of things that people do in a club.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Deed {
            $(#[doc = $text] $name,)*
        }

        impl Deed {
            /// All deeds, in the order of the table in the documentation.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The words for it in the table of rights.
            #[must_use]
            pub const fn words(self) -> &'static str {
                match self {
                    $(Self::$name => $words,)*
                }
            }
        }
    };
}

deeds! {
    Found, "found the club", "To found the club.";
    Describe, "change name, access, language and text", "To change the profile.";
    Dissolve, "dissolve the club", "To dissolve the club.";
    Restore, "restore it within 30 days", "To restore a dissolved club.";
    GiveRole, "give and take roles", "To change the role of a member.";
    HandOver, "hand over ownership", "To make somebody else the owner.";
    Invite, "invite by link or by name, revoke", "To invite by code or name, and to take it back.";
    Join, "join (a closed club: with an invitation)", "To become a member.";
    Decline, "decline an invitation", "To decline an invitation by name.";
    Ask, "ask to join, take it back", "To ask for admission.";
    Admit, "admit or refuse requests", "To answer requests to join.";
    Leave, "leave", "To leave the club.";
    RenameSelf, "change their own name", "To have another name.";
    RenameOther, "change another name", "To give somebody another name.";
    ExpelMember, "expel or ban members and outsiders", "To expel or ban a member, or to ban somebody else.";
    ExpelOfficer, "expel or ban directors and owners", "To expel or ban a director or an owner.";
    Lift, "lift a ban", "To lift a ban.";
    MuteMember, "mute a member", "To mute a member, or to end it.";
    MuteOfficer, "mute a director or an owner", "To mute a director or an owner, or to end it.";
    Announce, "pin announcements", "To pin, change and take down announcements.";
    Plan, "plan, change and cancel events", "To plan, change, move and cancel events.";
    SignUpSelf, "sign up and off", "To sign up or off.";
    SignUpOther, "sign others up and off", "To sign somebody else up or off.";
    OpenTable, "open tables and chouettes of the club", "To open a table or chouette.";
    OpenContest, "open tournaments, matches of the club and vote matches", "To open a tournament, a match between clubs or a vote match.";
    CloseOwnTable, "close what they opened", "To close a table one has opened.";
    CloseTable, "close what others opened", "To close somebody else's table.";
    EnterResult, "enter results", "To enter a result.";
    CorrectResult, "correct results", "To correct a result.";
    Grant, "grant points for a season", "To begin a season of auctions.";
    RunAuction, "run a Calcutta", "To open, call, close and pay an auction.";
    Bid, "bid and buy back", "To bid in an auction, or to buy back a share.";
    Vote, "vote in vote matches (members since before it)", "To vote.";
    LineUp, "challenge other clubs and line up", "To challenge, answer, line up and substitute in matches between clubs.";
    Talk, "talk (unless muted)", "To write in the club's chat.";
    SeeMembers, "see members, tables and events for members", "To see what is for members only.";
    Export, "export the club", "To export what is the club's.";
}

/// Whether somebody of this standing may do that. Rules about numbers, times and the last owner come after it.
#[must_use]
pub const fn may(standing: Standing, deed: Deed) -> bool {
    let role = match standing {
        Standing::Role(role) => role,
        Standing::Server => {
            return matches!(
                deed,
                Deed::Dissolve
                    | Deed::Restore
                    | Deed::GiveRole
                    | Deed::RenameOther
                    | Deed::ExpelMember
                    | Deed::ExpelOfficer
                    | Deed::Lift
                    | Deed::MuteMember
                    | Deed::MuteOfficer
                    | Deed::Announce
                    | Deed::OpenTable
                    | Deed::OpenContest
                    | Deed::CloseTable
                    | Deed::EnterResult
                    | Deed::CorrectResult
                    | Deed::Grant
                    | Deed::RunAuction
                    | Deed::Export
            );
        }
        Standing::Invited => return matches!(deed, Deed::Join | Deed::Decline | Deed::RenameSelf),
        Standing::Applicant => return matches!(deed, Deed::Join | Deed::Ask | Deed::RenameSelf),
        Standing::Outsider => return matches!(deed, Deed::Found | Deed::Join | Deed::Ask),
        Standing::Banned => return false,
    };
    match deed {
        Deed::Found | Deed::Join | Deed::Decline | Deed::Ask => false,
        Deed::Leave
        | Deed::RenameSelf
        | Deed::SignUpSelf
        | Deed::OpenTable
        | Deed::CloseOwnTable
        | Deed::Bid
        | Deed::Vote
        | Deed::Talk
        | Deed::SeeMembers => true,
        Deed::Invite
        | Deed::Admit
        | Deed::RenameOther
        | Deed::ExpelMember
        | Deed::Lift
        | Deed::MuteMember
        | Deed::Announce
        | Deed::Plan
        | Deed::SignUpOther
        | Deed::OpenContest
        | Deed::CloseTable
        | Deed::EnterResult
        | Deed::CorrectResult
        | Deed::Grant
        | Deed::RunAuction
        | Deed::LineUp => matches!(role, Role::Director | Role::Owner),
        Deed::Describe
        | Deed::Dissolve
        | Deed::Restore
        | Deed::GiveRole
        | Deed::HandOver
        | Deed::ExpelOfficer
        | Deed::MuteOfficer
        | Deed::Export => matches!(role, Role::Owner),
    }
}

/// The table of rights as Markdown, as the documentation shows it.
#[must_use]
pub fn table() -> String {
    let mut out = String::from("| deed |");
    for standing in Standing::ALL {
        out.push_str(&format!(" {} |", standing.name()));
    }
    out.push_str("\n|---|");
    out.push_str(&"---|".repeat(Standing::ALL.len()));
    out.push('\n');
    for deed in Deed::ALL {
        out.push_str(&format!("| {} |", deed.words()));
        for standing in Standing::ALL {
            out.push_str(if may(standing, *deed) { " yes |" } else { " – |" });
        }
        out.push('\n');
    }
    out
}
