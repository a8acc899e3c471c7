//! The state of a club: the fold of its log.

use pasch_tournament::{MINUTE, Time};

use crate::action::{Action, Entry};
use crate::calendar::{Calendar, Exception};
use crate::error::Refusal;
use crate::ids::{LinkId, PersonId};
use crate::links::{LinkKind, Links};
use crate::members::{Ban, Members};
use crate::notes::Notes;
use crate::profile::{Profile, check_reason, check_text};
use crate::purse::Purses;
use crate::rights::{Deed, Standing, may};

/// How long a dissolved club can be restored: 30 days.
pub const RESTORABLE: Time = 30 * 24 * 60 * MINUTE;

/// The end of a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dissolution {
    /// When it was dissolved.
    pub at: Time,
    /// Why.
    pub reason: String,
}

/// The state of a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    profile: Profile,
    founded_at: Time,
    dissolved: Option<Dissolution>,
    turns: u32,
    restored_at: Time,
    members: Members,
    calendar: Calendar,
    links: Links,
    purses: Purses,
    notes: Notes,
    profile_changed: u32,
    roles_changed: u32,
    last_at: Time,
    entries: u32,
}

impl State {
    /// The state after the founding.
    pub(crate) fn new(entry: &Entry) -> Result<Self, Refusal> {
        let (Action::Founded { profile, name }, Some(by)) = (&entry.action, &entry.by) else {
            return Err(Refusal::Founded);
        };
        check_time(entry.at)?;
        profile.check()?;
        let mut members = Members::default();
        members.found(by, name, entry.at)?;
        Ok(Self {
            profile: profile.clone(),
            founded_at: entry.at,
            dissolved: None,
            turns: 0,
            restored_at: entry.at,
            members,
            calendar: Calendar::default(),
            links: Links::default(),
            purses: Purses::default(),
            notes: Notes::default(),
            profile_changed: 0,
            roles_changed: 0,
            last_at: entry.at,
            entries: 1,
        })
    }

    /// The profile.
    #[must_use]
    pub const fn profile(&self) -> &Profile {
        &self.profile
    }

    /// When the club was founded.
    #[must_use]
    pub const fn founded_at(&self) -> Time {
        self.founded_at
    }

    /// The end of the club, if it was dissolved and not restored.
    #[must_use]
    pub const fn dissolved(&self) -> Option<&Dissolution> {
        self.dissolved.as_ref()
    }

    /// How often the club was dissolved or restored, and when last (or when it was founded).
    #[must_use]
    pub fn turns(&self) -> (u32, Time) {
        (self.turns, self.dissolved.as_ref().map_or(self.restored_at, |dissolved| dissolved.at))
    }

    /// Members and everybody else whom the club knows.
    #[must_use]
    pub const fn members(&self) -> &Members {
        &self.members
    }

    /// The calendar.
    #[must_use]
    pub const fn calendar(&self) -> &Calendar {
        &self.calendar
    }

    /// Tables, tournaments and results.
    #[must_use]
    pub const fn links(&self) -> &Links {
        &self.links
    }

    /// Points for auctions.
    #[must_use]
    pub const fn purses(&self) -> &Purses {
        &self.purses
    }

    /// Announcements.
    #[must_use]
    pub const fn notes(&self) -> &Notes {
        &self.notes
    }

    /// The length of the log.
    #[must_use]
    pub const fn entries(&self) -> u32 {
        self.entries
    }

    /// The time of the last entry.
    #[must_use]
    pub const fn last_at(&self) -> Time {
        self.last_at
    }

    /// The standing of a person at a moment; that of the server for `None`.
    #[must_use]
    pub fn standing(&self, by: Option<&PersonId>, now: Time) -> Standing {
        by.map_or(Standing::Server, |by| self.members.standing(by, now))
    }

    /// Whether somebody may do something at a moment; [`Action::deed`] names the deed of an action.
    #[must_use]
    pub fn may(&self, by: Option<&PersonId>, deed: Deed, now: Time) -> bool {
        (self.dissolved.is_none() || matches!(deed, Deed::Restore | Deed::Export))
            && may(self.standing(by, now), deed)
            && (deed != Deed::Talk || !by.is_some_and(|by| self.is_muted(by, now)))
    }

    /// Whether somebody may write in the chat at a moment.
    #[must_use]
    pub fn may_talk(&self, by: &PersonId, now: Time) -> bool {
        self.may(Some(by), Deed::Talk, now)
    }

    /// Whether somebody is muted at a moment.
    #[must_use]
    pub fn is_muted(&self, person: &PersonId, now: Time) -> bool {
        self.members.find(person).and_then(|person| person.muted_until).is_some_and(|until| now < until)
    }

    /// The deed of an action of somebody, as the club stands.
    #[must_use]
    pub fn deed(&self, by: Option<&PersonId>, action: &Action) -> Deed {
        let opened = |link: &LinkId| {
            by.is_some() && self.links.find(link).is_some_and(|linked| linked.by.as_ref() == by)
        };
        action.deed(by, |person| self.members.role(person), opened)
    }

    /// Takes an entry in. Every part looks first and changes last: an entry that is refused changes nothing.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<(), Refusal> {
        self.expected(entry)?;
        let (at, now) = (entry.at, self.entries);
        let by = entry.by.as_ref();
        match &entry.action {
            Action::Founded { .. } => return Err(Refusal::Founded),
            Action::Described { profile } => {
                profile.check()?;
                self.profile = profile.clone();
                self.profile_changed = now;
            }
            Action::Dissolved { reason } => {
                check_reason(reason)?;
                self.dissolved = Some(Dissolution { at, reason: reason.clone() });
                self.turns += 1;
            }
            Action::Restored => {
                let dissolved = self.dissolved.as_ref().ok_or(Refusal::NotDissolved)?;
                if at.saturating_sub(dissolved.at) >= RESTORABLE {
                    return Err(Refusal::TooLate);
                }
                self.dissolved = None;
                self.turns += 1;
                self.restored_at = at;
            }
            Action::Pinned { text } => self.notes.pin(text, by, at, now)?,
            Action::NoteChanged { note, text } => self.notes.change(*note, text, now)?,
            Action::Unpinned { note } => self.notes.unpin(*note)?,
            Action::Planned { .. }
            | Action::Replanned { .. }
            | Action::CalledOff { .. }
            | Action::DateMoved { .. }
            | Action::DateCalledOff { .. }
            | Action::DateKept { .. }
            | Action::SignedUp { .. }
            | Action::SignedOff { .. } => self.apply_to_calendar(entry)?,
            Action::Linked { link } => {
                if let Some(event) = link.event
                    && self.calendar.find(event).is_none()
                {
                    return Err(Refusal::NoEvent { number: event.0 });
                }
                self.links.link(link, by, at, now)?;
            }
            Action::LinkClosed { link } => self.links.close(link, at, now)?,
            Action::Result { link, outcome } => self.links.result(link, outcome, at, now)?,
            Action::Corrected { link, outcome, reason } => {
                check_reason(reason)?;
                self.links.correct(link, outcome.as_deref(), reason, now)?;
            }
            Action::Granted { .. }
            | Action::AuctionOpened { .. }
            | Action::LotCalled { .. }
            | Action::Bid { .. }
            | Action::BoughtBack { .. }
            | Action::AuctionClosed { .. }
            | Action::AuctionPaid { .. }
            | Action::AuctionVoided { .. } => self.apply_to_purses(entry)?,
            _ => self.apply_to_members(entry)?,
        }
        self.last_at = at;
        self.entries += 1;
        Ok(())
    }

    fn apply_to_calendar(&mut self, entry: &Entry) -> Result<(), Refusal> {
        let (at, now) = (entry.at, self.entries);
        match &entry.action {
            Action::Planned { plan } => self.calendar.plan(plan, at, now),
            Action::Replanned { id, plan } => self.calendar.replan(*id, plan, at, now),
            Action::CalledOff { id, reason } => {
                check_reason(reason)?;
                self.calendar.call_off(*id, reason, at, now)
            }
            Action::DateMoved { id, date, to } => {
                self.calendar.except(*id, *date, Some(Exception::Moved { to: *to }), at, now)
            }
            Action::DateCalledOff { id, date, reason } => {
                check_reason(reason)?;
                let exception = Exception::CalledOff { reason: reason.clone() };
                self.calendar.except(*id, *date, Some(exception), at, now)
            }
            Action::DateKept { id, date } => self.calendar.except(*id, *date, None, at, now),
            Action::SignedUp { id, date, person } => {
                let person = person.as_ref().or(entry.by.as_ref()).ok_or(Refusal::Rights)?;
                self.members.member(person)?;
                self.calendar.sign_up(*id, *date, person, at)
            }
            Action::SignedOff { id, date, person } => {
                let person = person.as_ref().or(entry.by.as_ref()).ok_or(Refusal::Rights)?;
                self.calendar.sign_off(*id, *date, person, at)
            }
            _ => Ok(()),
        }
    }

    fn apply_to_purses(&mut self, entry: &Entry) -> Result<(), Refusal> {
        let at = entry.at;
        match &entry.action {
            Action::Granted { season, points } => {
                self.purses.grant(season, *points, self.members.members().map(|(id, ..)| id))
            }
            Action::AuctionOpened { tournament, rules, entrants } => {
                let linked = self.links.find(tournament).ok_or(Refusal::NoLink)?;
                if linked.link.kind != LinkKind::Tournament {
                    return Err(Refusal::NoLink);
                }
                if linked.ended_at.is_some() {
                    return Err(Refusal::Ended);
                }
                self.purses.open(tournament, rules, entrants)
            }
            Action::LotCalled { auction, entrants } => self.purses.call(*auction, entrants, at),
            Action::Bid { auction, amount } => {
                let by = entry.by.as_ref().ok_or(Refusal::Rights)?;
                self.purses.bid(*auction, by, *amount, at)
            }
            Action::BoughtBack { auction, entrant, share } => {
                let by = entry.by.as_ref().ok_or(Refusal::Rights)?;
                self.purses.buy_back(*auction, *entrant, *share, by, at)
            }
            Action::AuctionClosed { auction } => self.purses.close(*auction, at),
            Action::AuctionPaid { auction, places } => self.purses.pay(*auction, places),
            Action::AuctionVoided { auction, reason } => {
                check_reason(reason)?;
                self.purses.void(*auction)
            }
            _ => Ok(()),
        }
    }

    fn apply_to_members(&mut self, entry: &Entry) -> Result<(), Refusal> {
        let (at, now) = (entry.at, self.entries);
        let by = || entry.by.as_ref().ok_or(Refusal::Rights);
        let members = &mut self.members;
        match &entry.action {
            Action::Invited { code, uses, until } => members.invite(code, *uses, *until, at)?,
            Action::Revoked { code } => members.revoke(code)?,
            Action::InvitedByName { person, name, until } => {
                members.invite_by_name(person, name, *until, at)?;
            }
            Action::Uninvited { person } => members.uninvite(person)?,
            Action::Joined { name, code } => {
                let by = by()?;
                members.join(by, name, code.as_deref(), self.profile.access, at, now)?;
                self.purses.welcome(by);
            }
            Action::Asked { name, text } => {
                check_text(text)?;
                members.ask(by()?, name, text, self.profile.access, now)?;
            }
            Action::AskWithdrawn => members.answer(by()?, false, at, now)?,
            Action::Admitted { person } => {
                if members.find(person).is_some_and(|one| one.is_banned(at)) {
                    return Err(Refusal::Banned);
                }
                members.answer(person, true, at, now)?;
                self.purses.welcome(person);
            }
            Action::TurnedDown { person, reason } => {
                check_reason(reason)?;
                members.answer(person, false, at, now)?;
            }
            Action::Left => {
                members.leave(by()?, now)?;
                self.calendar.leave(by()?, at);
            }
            Action::Renamed { person, name } => members.rename(person, name)?,
            Action::RoleGiven { person, role } => {
                members.give_role(person, *role, now)?;
                self.roles_changed = now;
            }
            Action::HandedOver { to } => {
                members.hand_over(by()?, to, now)?;
                self.roles_changed = now;
            }
            Action::Expelled { person, reason } => {
                check_reason(reason)?;
                members.leave(person, now)?;
                self.calendar.leave(person, at);
            }
            Action::Banned { person, name, reason, until } => {
                check_reason(reason)?;
                members.ban(person, name, Ban { reason: reason.clone(), until: *until }, at, now)?;
                self.calendar.leave(person, at);
            }
            Action::Lifted { person } => members.lift(person, at, now)?,
            Action::Muted { person, until, reason } => {
                check_reason(reason)?;
                members.mute(person, *until, at)?;
            }
            Action::Unmuted { person } => members.unmute(person, at)?,
            _ => {}
        }
        Ok(())
    }

    /// Whether the entry comes at its time, from somebody who may do it, and was decided on a state that still holds.
    fn expected(&self, entry: &Entry) -> Result<(), Refusal> {
        check_time(entry.at)?;
        if entry.at < self.last_at {
            return Err(Refusal::Backwards);
        }
        if matches!(entry.action, Action::Founded { .. }) {
            return Err(Refusal::Founded);
        }
        let deed = self.deed(entry.by.as_ref(), &entry.action);
        if self.dissolved.is_some() && deed != Deed::Restore {
            return Err(Refusal::Dissolved);
        }
        if !may(self.standing(entry.by.as_ref(), entry.at), deed) {
            return Err(Refusal::Rights);
        }
        if !entry.action.needs_number() {
            return Ok(());
        }
        let seen = entry.seen.ok_or(Refusal::Unseen)?;
        if seen <= self.changed(&entry.action) || seen > self.entries {
            return Err(Refusal::Stale);
        }
        Ok(())
    }

    /// The number of the last entry that an action could contradict: decisions about different people, events or results do not.
    fn changed(&self, action: &Action) -> u32 {
        let person = |id: &PersonId| self.members.find(id).map_or(0, |person| person.changed);
        match action {
            Action::Described { .. } => self.profile_changed,
            Action::Dissolved { .. } => self.profile_changed.max(self.roles_changed),
            Action::RoleGiven { person: id, .. } | Action::HandedOver { to: id } => {
                person(id).max(self.roles_changed)
            }
            Action::Admitted { person: id }
            | Action::TurnedDown { person: id, .. }
            | Action::Expelled { person: id, .. }
            | Action::Banned { person: id, .. }
            | Action::Lifted { person: id } => person(id),
            Action::NoteChanged { note, .. } => self.notes.find(*note).map_or(0, |note| note.changed),
            Action::Replanned { id, .. }
            | Action::CalledOff { id, .. }
            | Action::DateMoved { id, .. }
            | Action::DateCalledOff { id, .. }
            | Action::DateKept { id, .. } => self.calendar.find(*id).map_or(0, |event| event.changed),
            Action::Corrected { link, .. } => self.links.find(link).map_or(0, |linked| linked.changed),
            _ => 0,
        }
    }
}

/// Looks whether a moment is far from the ends of its numbers: sums of times stay within them.
fn check_time(at: Time) -> Result<(), Refusal> {
    /// The end of the year 9999.
    const LAST: Time = 253_402_300_799_999;
    if (0..=LAST).contains(&at) { Ok(()) } else { Err(Refusal::Backwards) }
}
