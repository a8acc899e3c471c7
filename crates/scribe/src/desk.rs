//! A transcript with the keys of whoever writes it: what a server holds for a page.
//!
//! The page sends keys or entries, with the number of the last entry that it saw. The desk takes all of them or none, and
//! gives the entries that they became, to be stored and sent to everybody who looks.

use pasch_messages::Describe;
use thiserror::Error;

use crate::entry::{Change, Entry, Stamps};
use crate::fault::EntryError;
use crate::keys::{Key, KeyError, Keys};
use crate::ranking::Ranking;
use crate::transcript::Transcript;
use crate::view::View;

/// Why keys or entries of a page are not taken.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("scribe-desk")]
pub enum DeskError {
    /// The page has not seen the last entry: it has to look first.
    Behind {
        /// The number of the last entry that it saw.
        seen: u32,
        /// The number of the last entry.
        last: u32,
    },
    /// A key does nothing.
    #[describe(transparent)]
    Key(#[from] KeyError),
    /// An entry is refused.
    #[describe(transparent)]
    Entry(#[from] EntryError),
}

/// A transcript and the keys of one scribe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk {
    transcript: Transcript,
    keys: Keys,
}

impl Desk {
    /// A desk for a transcript, with nothing typed.
    #[must_use]
    pub fn new(transcript: Transcript) -> Desk {
        Desk { transcript, keys: Keys::default() }
    }

    /// A desk as another request left it.
    #[must_use]
    pub const fn resume(transcript: Transcript, keys: Keys) -> Desk {
        Desk { transcript, keys }
    }

    /// The transcript and the keys, to be kept until the next request.
    #[must_use]
    pub fn into_parts(self) -> (Transcript, Keys) {
        (self.transcript, self.keys)
    }

    /// The transcript.
    #[must_use]
    pub const fn transcript(&self) -> &Transcript {
        &self.transcript
    }

    /// The keys that are no entry yet, and the cursor.
    #[must_use]
    pub const fn keys(&self) -> &Keys {
        &self.keys
    }

    /// The state for the page.
    #[must_use]
    pub fn view(&self, ranking: &dyn Ranking) -> View {
        View::of(&self.transcript, &self.keys, ranking)
    }

    /// Takes a key, and gives the entries that it made; none where more keys are needed.
    ///
    /// # Errors
    /// [`DeskError`] if the page is behind, or the key does nothing. Nothing has changed then.
    pub fn press(
        &mut self,
        seen: u32,
        key: &Key,
        ranking: &dyn Ranking,
        stamps: Stamps,
    ) -> Result<&[Entry], DeskError> {
        self.check_seen(seen)?;
        let mut keys = self.keys.clone();
        let changes = keys.press(&self.transcript, ranking, key)?;
        let from = self.transcript.entries().len();
        match <[Change; 1]>::try_from(changes) {
            Ok([change]) => {
                self.transcript.apply(Entry { change, stamps })?;
            }
            Err(changes) => self.take(changes.into_iter().map(|change| Entry { change, stamps }))?,
        }
        let entries = &self.transcript.entries()[from..];
        if !entries.is_empty() {
            keys.settle(&self.transcript);
        }
        self.keys = keys;
        Ok(entries)
    }

    /// Takes entries that were made elsewhere, such as without a connection: all or none. Sent again they are taken once.
    ///
    /// # Errors
    /// [`DeskError`] if others have written since, or an entry is refused. Nothing has changed then.
    pub fn submit(&mut self, seen: u32, entries: Vec<Entry>) -> Result<u32, DeskError> {
        let known = self.transcript.entries().get(seen as usize..).unwrap_or_default();
        if entries.len() <= known.len() && known[..entries.len()] == entries {
            return Ok(self.transcript.len());
        }
        self.check_seen(seen)?;
        self.take(entries)?;
        self.keys.settle(&self.transcript);
        Ok(self.transcript.len())
    }

    fn check_seen(&self, seen: u32) -> Result<(), DeskError> {
        let last = self.transcript.len();
        if seen == last { Ok(()) } else { Err(DeskError::Behind { seen, last }) }
    }

    fn take(&mut self, entries: impl IntoIterator<Item = Entry>) -> Result<(), EntryError> {
        let mut next = self.transcript.clone();
        for entry in entries {
            next.apply(entry)?;
        }
        self.transcript = next;
        Ok(())
    }
}
