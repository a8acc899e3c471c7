//! Announcements that are pinned. The talk of a club is stored elsewhere; [`crate::State::may_talk`] says who may write.

use pasch_tournament::Time;

use crate::error::Refusal;
use crate::ids::{NoteId, PersonId};
use crate::profile::check_text;

/// The most announcements that are pinned at once.
pub const MOST_PINNED: usize = 20;

/// An announcement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Its number.
    pub id: NoteId,
    /// The text, as Markdown.
    pub text: String,
    /// The person who pinned it; `None` for the server.
    pub by: Option<PersonId>,
    /// When it was pinned.
    pub at: Time,
    /// Whether it is still pinned.
    pub is_pinned: bool,
    /// The number of the entry that changed it last.
    pub(crate) changed: u32,
}

/// All announcements.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    all: Vec<Note>,
}

impl Notes {
    /// Those that are pinned, the latest first.
    pub fn pinned(&self) -> impl Iterator<Item = &Note> {
        self.all.iter().rev().filter(|note| note.is_pinned)
    }

    /// An announcement by its number.
    #[must_use]
    pub fn find(&self, id: NoteId) -> Option<&Note> {
        self.all.get(id.0 as usize)
    }

    fn at(&mut self, id: NoteId) -> Result<&mut Note, Refusal> {
        let note = self.all.get_mut(id.0 as usize).filter(|note| note.is_pinned);
        note.ok_or(Refusal::NoNote { number: id.0 })
    }

    pub(crate) fn pin(
        &mut self,
        text: &str,
        by: Option<&PersonId>,
        at: Time,
        entry: u32,
    ) -> Result<(), Refusal> {
        check_full(text)?;
        if self.pinned().count() >= MOST_PINNED {
            return Err(Refusal::TooMany { most: MOST_PINNED as u32 });
        }
        let id = NoteId(self.all.len() as u32);
        let text = text.to_owned();
        self.all.push(Note { id, text, by: by.cloned(), at, is_pinned: true, changed: entry });
        Ok(())
    }

    pub(crate) fn change(&mut self, id: NoteId, text: &str, entry: u32) -> Result<(), Refusal> {
        check_full(text)?;
        let note = self.at(id)?;
        text.clone_into(&mut note.text);
        note.changed = entry;
        Ok(())
    }

    pub(crate) fn unpin(&mut self, id: NoteId) -> Result<(), Refusal> {
        self.at(id)?.is_pinned = false;
        Ok(())
    }
}

fn check_full(text: &str) -> Result<(), Refusal> {
    check_text(text)?;
    if text.trim().is_empty() { Err(Refusal::Text) } else { Ok(()) }
}
