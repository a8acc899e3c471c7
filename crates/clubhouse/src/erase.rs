//! The deletion of a person: a log without them, whose fold is the same but for the name.
//!
//! Their identifier becomes another one that the caller brings, and so do their names. What was written about them (reasons) or by them to
//! the directors (requests) is replaced by a dash, and so is every mention of their names in other texts, unless somebody else has the same
//! name. The caller stores the new log instead of the old one.

use std::collections::BTreeSet;

use crate::action::{Action, Entry};
use crate::encounter::{EncounterAction, EncounterEntry};
use crate::error::Refusal;
use crate::ids::{PersonId, check_id};
use crate::links::Outcome;
use crate::log::{Club, LogError, LogRefusal};
use crate::profile::check_name;
use crate::remains::Remains;
use crate::vote::{VoteAction, VoteEntry};

/// The mark that stands for what is gone.
const GONE: &str = "–";

/// A place at which a log names a person: their name, and what is written about them alone.
struct Mention<'a> {
    person: &'a mut PersonId,
    name: Option<&'a mut String>,
    about: Option<&'a mut String>,
}

impl<'a> Mention<'a> {
    const fn bare(person: &'a mut PersonId) -> Self {
        Self { person, name: None, about: None }
    }

    const fn named(person: &'a mut PersonId, name: &'a mut String) -> Self {
        Self { person, name: Some(name), about: None }
    }

    const fn about(person: &'a mut PersonId, about: &'a mut String) -> Self {
        Self { person, name: None, about: Some(about) }
    }
}

/// A person to be deleted, and what stands for them.
struct Erasure<'a> {
    person: &'a PersonId,
    id: &'a PersonId,
    name: &'a str,
    /// The names that nobody else has.
    words: Vec<String>,
}

impl Erasure<'_> {
    fn replace(&self, mentions: Vec<Mention<'_>>, texts: Vec<&mut String>) {
        for mention in mentions.into_iter().filter(|mention| mention.person == self.person) {
            mention.person.clone_from(self.id);
            if let Some(name) = mention.name {
                self.name.clone_into(name);
            }
            if let Some(about) = mention.about {
                GONE.clone_into(about);
            }
        }
        for text in texts {
            for word in &self.words {
                *text = without(text, word);
            }
        }
    }
}

/// A text in which a word is replaced wherever no letter or digit stands before or behind it.
fn without(text: &str, word: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(word) {
        let (before, behind) = (&rest[..at], &rest[at + word.len()..]);
        // The letter before may have gone out already.
        let is_free = |letter: Option<char>| !letter.is_some_and(char::is_alphanumeric);
        let last = before.chars().next_back().or_else(|| out.chars().next_back());
        let is_word = is_free(last) && is_free(behind.chars().next());
        out.push_str(before);
        out.push_str(if is_word { GONE } else { word });
        rest = behind;
    }
    out.push_str(rest);
    out
}

/// The places at which an entry names people, and its other texts.
fn parts(entry: &mut Entry) -> (Vec<Mention<'_>>, Vec<&mut String>) {
    let Entry { by, action, .. } = entry;
    let mut mentions = Vec::new();
    let mut texts = Vec::new();
    match action {
        Action::Founded { profile, name } => {
            texts.push(&mut profile.text);
            mentions.extend(by.as_mut().map(|by| Mention::named(by, name)));
            return (mentions, texts);
        }
        Action::Joined { name, .. } => {
            mentions.extend(by.as_mut().map(|by| Mention::named(by, name)));
            return (mentions, texts);
        }
        Action::Asked { name, text } => {
            mentions.extend(by.as_mut().map(|person| Mention {
                person,
                name: Some(name),
                about: Some(text),
            }));
            return (mentions, texts);
        }
        Action::Described { profile } => texts.push(&mut profile.text),
        Action::Dissolved { reason } | Action::AuctionVoided { reason, .. } => texts.push(reason),
        Action::InvitedByName { person, name, .. } | Action::Renamed { person, name } => {
            mentions.push(Mention::named(person, name));
        }
        Action::Banned { person, name, reason, .. } => {
            mentions.push(Mention { person, name: Some(name), about: Some(reason) });
        }
        Action::TurnedDown { person, reason }
        | Action::Expelled { person, reason }
        | Action::Muted { person, reason, .. } => mentions.push(Mention::about(person, reason)),
        Action::Uninvited { person }
        | Action::Admitted { person }
        | Action::RoleGiven { person, .. }
        | Action::HandedOver { to: person }
        | Action::Lifted { person }
        | Action::Unmuted { person } => mentions.push(Mention::bare(person)),
        Action::Pinned { text } | Action::NoteChanged { text, .. } => texts.push(text),
        Action::Planned { plan } | Action::Replanned { plan, .. } => {
            texts.extend([&mut plan.title, &mut plan.text, &mut plan.place]);
        }
        Action::CalledOff { reason, .. } | Action::DateCalledOff { reason, .. } => texts.push(reason),
        Action::SignedUp { person, .. } | Action::SignedOff { person, .. } => {
            mentions.extend(person.as_mut().map(Mention::bare));
        }
        Action::Linked { link } => texts.push(&mut link.title),
        Action::Result { outcome, .. } => people_of(outcome, &mut mentions, &mut texts),
        Action::Corrected { outcome, reason, .. } => {
            texts.push(reason);
            if let Some(outcome) = outcome {
                people_of(outcome, &mut mentions, &mut texts);
            }
        }
        Action::AuctionOpened { entrants, .. } => {
            mentions.extend(entrants.iter_mut().flatten().map(Mention::bare));
        }
        Action::Restored
        | Action::Invited { .. }
        | Action::Revoked { .. }
        | Action::AskWithdrawn
        | Action::Left
        | Action::Unpinned { .. }
        | Action::DateMoved { .. }
        | Action::DateKept { .. }
        | Action::LinkClosed { .. }
        | Action::Granted { .. }
        | Action::LotCalled { .. }
        | Action::Bid { .. }
        | Action::BoughtBack { .. }
        | Action::AuctionClosed { .. }
        | Action::AuctionPaid { .. } => {}
    }
    mentions.extend(by.as_mut().map(Mention::bare));
    (mentions, texts)
}

fn people_of<'a>(outcome: &'a mut Outcome, mentions: &mut Vec<Mention<'a>>, texts: &mut Vec<&'a mut String>) {
    match outcome {
        Outcome::Match { players, .. } => mentions.extend(players.iter_mut().map(Mention::bare)),
        Outcome::Sheet { sheet } => {
            mentions.extend(sheet.iter_mut().map(|(person, _)| Mention::bare(person)))
        }
        Outcome::Tournament { placed } => {
            for one in placed {
                match &mut one.person {
                    Some(person) => mentions.push(Mention::named(person, &mut one.name)),
                    None => texts.push(&mut one.name),
                }
            }
        }
        Outcome::Encounter { opponent, .. } | Outcome::VoteMatch { opponent, .. } => texts.push(opponent),
    }
}

impl Club {
    /// The club without a person: `id` and `name` stand for them.
    ///
    /// # Errors
    /// While they are a member, when the new identifier is in the log already, or one of the two is not possible.
    pub fn erase(&self, person: &PersonId, id: &PersonId, name: &str) -> Result<Self, Refusal> {
        check_id(&id.0)?;
        check_name(name)?;
        if self.state().members().role(person).is_some() {
            return Err(Refusal::Member);
        }
        let mut entries = self.entries().to_vec();
        let (mut own, mut others) = (BTreeSet::new(), BTreeSet::new());
        for entry in &mut entries {
            for mention in parts(entry).0 {
                if mention.person == id {
                    return Err(Refusal::Id);
                }
                let names = if mention.person == person { &mut own } else { &mut others };
                names.extend(mention.name.map(|name| name.clone()));
            }
        }
        // One letter is a word of many sentences.
        let is_word = |name: &&String| name.chars().count() > 1;
        let mut words: Vec<String> = own.difference(&others).filter(is_word).cloned().collect();
        // A name can be a part of another one.
        words.sort_by_key(|word| std::cmp::Reverse(word.len()));
        let erasure = Erasure { person, id, name, words };
        for entry in &mut entries {
            let (mentions, texts) = parts(entry);
            erasure.replace(mentions, texts);
        }
        Self::fold(entries).map_err(|error| match error {
            LogError::Refused { refusal: LogRefusal::Club(refusal), .. } => refusal,
            _ => Refusal::Founded,
        })
    }
}

/// The rest of a dissolved club without a person.
#[must_use]
pub fn erase_from_remains(remains: &Remains, person: &PersonId, id: &PersonId, name: &str) -> Remains {
    let mut remains = remains.clone();
    let erasure = Erasure { person, id, name, words: Vec::new() };
    for kept in &mut remains.results {
        let (mut mentions, mut texts) = (Vec::new(), Vec::new());
        people_of(&mut kept.outcome, &mut mentions, &mut texts);
        erasure.replace(mentions, texts);
    }
    for award in remains.awards.iter_mut().flat_map(|each| &mut each.awards) {
        if let Some(own) = &mut award.person {
            erasure.replace(vec![Mention::named(own, &mut award.name)], Vec::new());
        }
    }
    remains
}

/// The log of a vote match without a person; whoever may still vote is struck before.
#[must_use]
pub fn erase_from_votes(log: &[VoteEntry], person: &PersonId, id: &PersonId) -> Vec<VoteEntry> {
    let mut log = log.to_vec();
    for entry in &mut log {
        let named: Vec<&mut PersonId> = match &mut entry.action {
            VoteAction::Opened { terms } => terms.voters.iter_mut().chain([&mut terms.captain]).collect(),
            VoteAction::Voted { person, .. }
            | VoteAction::Unvoted { person }
            | VoteAction::Struck { person }
            | VoteAction::CaptainNamed { person } => vec![person],
            VoteAction::Asked { .. }
            | VoteAction::TimeUp
            | VoteAction::CaptainChose { .. }
            | VoteAction::Ended => Vec::new(),
        };
        named.into_iter().filter(|one| *one == person).for_each(|one| one.clone_from(id));
    }
    log
}

/// The log of a match between clubs without a person.
#[must_use]
pub fn erase_from_encounter(
    log: &[EncounterEntry],
    person: &PersonId,
    id: &PersonId,
    name: &str,
) -> Vec<EncounterEntry> {
    let mut log = log.to_vec();
    for entry in &mut log {
        if entry.by.as_ref() == Some(person) {
            entry.by = Some(id.clone());
        }
        match &mut entry.action {
            EncounterAction::LinedUp { players, substitutes, .. } => {
                for player in players.iter_mut().chain(substitutes).filter(|one| one.person == *person) {
                    player.person.clone_from(id);
                    name.clone_into(&mut player.name);
                }
            }
            EncounterAction::Substituted { person: one, .. } if one == person => one.clone_from(id),
            EncounterAction::Substituted { .. }
            | EncounterAction::Challenged { .. }
            | EncounterAction::Accepted
            | EncounterAction::Declined
            | EncounterAction::Board { .. }
            | EncounterAction::BoardCorrected { .. }
            | EncounterAction::Abandoned { .. } => {}
        }
    }
    log
}
