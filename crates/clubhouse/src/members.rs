//! The people of a club: members and their roles, invitations, requests, bans and mutes.

use std::collections::BTreeMap;

use pasch_tournament::Time;

use crate::error::Refusal;
use crate::ids::{PersonId, check_id};
use crate::profile::{Access, check_name};
use crate::rights::{Role, Standing};

/// The most members, requests and invitations by name, taken together.
pub const MOST_PEOPLE: usize = 20_000;

/// The most people who may come by one code.
pub const MOST_USES: u32 = 1_000;

/// The most codes that are valid at once.
pub const MOST_CODES: usize = 100;

/// The least letters of a code: enough that nobody guesses one.
pub const SHORTEST_CODE: usize = 16;

/// A membership.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Membership {
    /// The role.
    pub role: Role,
    /// Since when, without a break.
    pub since: Time,
}

/// A ban.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// Why.
    pub reason: String,
    /// When it ends; `None` for never.
    pub until: Option<Time>,
}

/// An invitation by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// When it expires; `None` for never.
    pub until: Option<Time>,
}

/// A person whom the club knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// The number of the person in the order in which the club came to know them, from 0.
    pub number: u32,
    /// The name, as it came last.
    pub name: String,
    /// The membership; `None` for those who are not, or no longer, members.
    pub member: Option<Membership>,
    /// An open invitation by name.
    pub invitation: Option<Invitation>,
    /// The words of an open request to join.
    pub request: Option<String>,
    /// A ban, also one that has ended.
    pub ban: Option<Ban>,
    /// When they may talk again, if they were muted.
    pub muted_until: Option<Time>,
    /// The number of the entry that changed role, membership, request or ban last.
    pub(crate) changed: u32,
}

impl Person {
    /// Whether they are banned at a moment.
    #[must_use]
    pub fn is_banned(&self, now: Time) -> bool {
        self.ban.as_ref().is_some_and(|ban| ban.until.is_none_or(|until| now < until))
    }
}

/// An invitation by a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// How many may still come by it; 0 once it is used up or revoked.
    pub uses: u32,
    /// When it expires.
    pub until: Time,
}

/// All people whom the club knows, and the codes by which others may come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Members {
    people: BTreeMap<PersonId, Person>,
    numbers: Vec<PersonId>,
    codes: BTreeMap<String, Code>,
}

impl Members {
    /// All people whom the club knows, members or not, by identifier.
    pub fn people(&self) -> impl Iterator<Item = (&PersonId, &Person)> {
        self.people.iter()
    }

    /// All members, by identifier.
    pub fn members(&self) -> impl Iterator<Item = (&PersonId, &Person, Membership)> {
        self.people.iter().filter_map(|(id, person)| Some((id, person, person.member?)))
    }

    /// A person whom the club knows.
    #[must_use]
    pub fn find(&self, id: &PersonId) -> Option<&Person> {
        self.people.get(id)
    }

    /// A person by their number.
    #[must_use]
    pub fn by_number(&self, number: u32) -> Option<&PersonId> {
        self.numbers.get(number as usize)
    }

    /// The role of a member.
    #[must_use]
    pub fn role(&self, id: &PersonId) -> Option<Role> {
        Some(self.find(id)?.member?.role)
    }

    /// All codes that ever were, so that none is given out twice.
    #[must_use]
    pub const fn codes(&self) -> &BTreeMap<String, Code> {
        &self.codes
    }

    /// The number of owners.
    #[must_use]
    pub fn owners(&self) -> usize {
        self.members().filter(|(_, _, member)| member.role == Role::Owner).count()
    }

    /// The standing of somebody at a moment.
    #[must_use]
    pub fn standing(&self, id: &PersonId, now: Time) -> Standing {
        let Some(person) = self.find(id) else { return Standing::Outsider };
        if let Some(member) = person.member {
            return Standing::Role(member.role);
        }
        if person.is_banned(now) {
            return Standing::Banned;
        }
        let open = |invitation: Invitation| invitation.until.is_none_or(|until| now < until);
        if person.invitation.is_some_and(open) {
            Standing::Invited
        } else if person.request.is_some() {
            Standing::Applicant
        } else {
            Standing::Outsider
        }
    }

    /// Those who were members at a moment and are still, by identifier: the electorate of a vote match that began then.
    #[must_use]
    pub fn since_before(&self, moment: Time) -> Vec<PersonId> {
        self.members().filter(|(_, _, member)| member.since < moment).map(|(id, ..)| id.clone()).collect()
    }

    fn known(&mut self, id: &PersonId) -> Result<&mut Person, Refusal> {
        self.people.get_mut(id).ok_or(Refusal::NoPerson)
    }

    pub(crate) fn member(&self, id: &PersonId) -> Result<Membership, Refusal> {
        self.find(id).and_then(|person| person.member).ok_or(Refusal::NotMember)
    }

    /// Looks whether a person can be noted, before anything has changed.
    fn check(&self, id: &PersonId, name: &str) -> Result<(), Refusal> {
        check_id(&id.0)?;
        check_name(name)?;
        if self.people.len() >= MOST_PEOPLE && !self.people.contains_key(id) {
            return Err(Refusal::TooMany { most: MOST_PEOPLE as u32 });
        }
        Ok(())
    }

    fn note(&mut self, id: &PersonId, name: &str) -> &mut Person {
        let number = self.numbers.len() as u32;
        if !self.people.contains_key(id) {
            self.numbers.push(id.clone());
        }
        let person = self.people.entry(id.clone()).or_insert_with(|| Person { number, ..Person::default() });
        name.clone_into(&mut person.name);
        person
    }

    fn enter(&mut self, id: &PersonId, name: &str, role: Role, at: Time, entry: u32) {
        let person = self.note(id, name);
        person.member = Some(Membership { role, since: at });
        person.invitation = None;
        person.request = None;
        person.changed = entry;
    }

    pub(crate) fn found(&mut self, id: &PersonId, name: &str, at: Time) -> Result<(), Refusal> {
        self.check(id, name)?;
        self.enter(id, name, Role::Owner, at, 0);
        Ok(())
    }

    pub(crate) fn invite(&mut self, code: &str, uses: u32, until: Time, at: Time) -> Result<(), Refusal> {
        check_id(code)?;
        let live = self.codes.values().filter(|code| code.uses > 0 && at < code.until).count();
        if live >= MOST_CODES {
            return Err(Refusal::TooMany { most: MOST_CODES as u32 });
        }
        let is_good = code.chars().count() >= SHORTEST_CODE && (1..=MOST_USES).contains(&uses) && until > at;
        if !is_good || self.codes.contains_key(code) {
            return Err(Refusal::Code);
        }
        self.codes.insert(code.to_owned(), Code { uses, until });
        Ok(())
    }

    pub(crate) fn revoke(&mut self, code: &str) -> Result<(), Refusal> {
        let known = self.codes.get_mut(code).filter(|known| known.uses > 0).ok_or(Refusal::NoCode)?;
        known.uses = 0;
        Ok(())
    }

    pub(crate) fn invite_by_name(
        &mut self,
        id: &PersonId,
        name: &str,
        until: Option<Time>,
        at: Time,
    ) -> Result<(), Refusal> {
        self.check(id, name)?;
        match self.standing(id, at) {
            Standing::Role(_) => return Err(Refusal::Member),
            Standing::Banned => return Err(Refusal::Banned),
            _ if until.is_some_and(|until| until <= at) => return Err(Refusal::Until),
            _ => {}
        }
        self.note(id, name).invitation = Some(Invitation { until });
        Ok(())
    }

    pub(crate) fn uninvite(&mut self, id: &PersonId) -> Result<(), Refusal> {
        let person = self.known(id)?;
        person.invitation.take().map(|_| ()).ok_or(Refusal::NotInvited)
    }

    /// Lets somebody in who comes by themselves.
    pub(crate) fn join(
        &mut self,
        id: &PersonId,
        name: &str,
        code: Option<&str>,
        access: Access,
        at: Time,
        entry: u32,
    ) -> Result<(), Refusal> {
        self.check(id, name)?;
        let invited = self.standing(id, at) == Standing::Invited;
        if let Some(code) = code {
            let known = self.codes.get_mut(code).filter(|known| known.uses > 0 && at < known.until);
            known.ok_or(Refusal::NoCode)?.uses -= 1;
        } else if access == Access::Closed && !invited {
            return Err(Refusal::Closed);
        }
        self.enter(id, name, Role::Member, at, entry);
        Ok(())
    }

    pub(crate) fn ask(
        &mut self,
        id: &PersonId,
        name: &str,
        text: &str,
        access: Access,
        entry: u32,
    ) -> Result<(), Refusal> {
        self.check(id, name)?;
        if access == Access::Public {
            return Err(Refusal::Public);
        }
        if self.find(id).is_some_and(|person| person.request.is_some()) {
            return Err(Refusal::Asked);
        }
        let person = self.note(id, name);
        person.request = Some(text.to_owned());
        person.changed = entry;
        Ok(())
    }

    /// Closes a request: the person becomes a member, or not.
    pub(crate) fn answer(&mut self, id: &PersonId, admit: bool, at: Time, entry: u32) -> Result<(), Refusal> {
        let person = self.known(id)?;
        if person.request.is_none() {
            return Err(Refusal::NotAsked);
        }
        person.request = None;
        person.changed = entry;
        if admit {
            person.member = Some(Membership { role: Role::Member, since: at });
            person.invitation = None;
        }
        Ok(())
    }

    /// Looks whether the club would keep an owner without this one.
    fn keeps_owner(&self, id: &PersonId) -> Result<(), Refusal> {
        let is_last = self.role(id) == Some(Role::Owner) && self.owners() == 1;
        if is_last { Err(Refusal::LastOwner) } else { Ok(()) }
    }

    pub(crate) fn leave(&mut self, id: &PersonId, entry: u32) -> Result<(), Refusal> {
        self.member(id)?;
        self.keeps_owner(id)?;
        let person = self.known(id)?;
        // A mute stays: nobody gets rid of it by leaving and coming back.
        person.member = None;
        person.changed = entry;
        Ok(())
    }

    pub(crate) fn rename(&mut self, id: &PersonId, name: &str) -> Result<(), Refusal> {
        self.check(id, name)?;
        name.clone_into(&mut self.known(id)?.name);
        Ok(())
    }

    pub(crate) fn give_role(&mut self, id: &PersonId, role: Role, entry: u32) -> Result<(), Refusal> {
        let member = self.member(id)?;
        if member.role == role {
            return Err(Refusal::Role);
        }
        self.keeps_owner(id)?;
        let person = self.known(id)?;
        person.member = Some(Membership { role, ..member });
        person.changed = entry;
        Ok(())
    }

    pub(crate) fn hand_over(&mut self, from: &PersonId, to: &PersonId, entry: u32) -> Result<(), Refusal> {
        let (old, new) = (self.member(from)?, self.member(to)?);
        if new.role == Role::Owner {
            return Err(Refusal::Role);
        }
        for (id, member, role) in [(from, old, Role::Director), (to, new, Role::Owner)] {
            let person = self.known(id)?;
            person.member = Some(Membership { role, ..member });
            person.changed = entry;
        }
        Ok(())
    }

    pub(crate) fn ban(
        &mut self,
        id: &PersonId,
        name: &str,
        ban: Ban,
        at: Time,
        entry: u32,
    ) -> Result<(), Refusal> {
        self.check(id, name)?;
        if ban.until.is_some_and(|until| until <= at) {
            return Err(Refusal::Until);
        }
        self.keeps_owner(id)?;
        let person = self.note(id, name);
        person.member = None;
        person.invitation = None;
        person.request = None;
        person.ban = Some(ban);
        person.changed = entry;
        Ok(())
    }

    pub(crate) fn lift(&mut self, id: &PersonId, at: Time, entry: u32) -> Result<(), Refusal> {
        let person = self.known(id)?;
        if !person.is_banned(at) {
            return Err(Refusal::NotBanned);
        }
        person.ban = None;
        person.changed = entry;
        Ok(())
    }

    pub(crate) fn mute(&mut self, id: &PersonId, until: Time, at: Time) -> Result<(), Refusal> {
        self.member(id)?;
        if until <= at {
            return Err(Refusal::Until);
        }
        self.known(id)?.muted_until = Some(until);
        Ok(())
    }

    pub(crate) fn unmute(&mut self, id: &PersonId, at: Time) -> Result<(), Refusal> {
        let person = self.known(id)?;
        if person.muted_until.is_none_or(|until| until <= at) {
            return Err(Refusal::NotMuted);
        }
        person.muted_until = None;
        Ok(())
    }
}
