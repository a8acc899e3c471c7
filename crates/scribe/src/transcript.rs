//! The transcript: the fold of its entries.

use std::sync::Arc;

use pasch_rules::{Action, Header, MatchState};

use crate::check::{Outcome, check};
use crate::entry::{Change, Entry, Fact, LineId, MAX_ENTRIES, MAX_EXTRA, MAX_NAME, MAX_NOTE, Stamps};
use crate::fault::{EntryError, Fault};

/// A match as somebody writes it down: an append-only list of entries, and the list of lines that they come to.
///
/// Two transcripts are equal if their entries are.
#[derive(Clone, Debug)]
pub struct Transcript {
    entries: Vec<Entry>,
    /// How each entry that counts is taken back, the last one first to be; those taken back are gone.
    inverses: Vec<Inverse>,
    rows: Vec<Row>,
}

impl PartialEq for Transcript {
    fn eq(&self, other: &Transcript) -> bool {
        self.entries == other.entries
    }
}

impl Eq for Transcript {}

/// The place of a fact in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Slot {
    id: LineId,
    /// The place of the entry that has its fact.
    said: usize,
    stamps: Stamps,
}

/// How a change of the list is taken back. Changes are taken back from the last to the first, so that places hold.
#[derive(Clone, Copy, Debug)]
enum Inverse {
    /// The line at this place goes.
    Remove(usize),
    /// The line at this place is again what it was.
    Restore(usize, Slot),
    /// The line comes back to this place.
    Put(usize, Slot),
}

impl Inverse {
    fn carry_out(self, slots: &mut Vec<Slot>) {
        match self {
            Inverse::Remove(at) => drop(slots.remove(at)),
            Inverse::Restore(at, slot) => slots[at] = slot,
            Inverse::Put(at, slot) => slots.insert(at, slot),
        }
    }
}

#[derive(Clone, Debug)]
struct Row {
    slot: Slot,
    outcome: Arc<Outcome>,
}

/// A line of the list, where it stands in the match.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    /// The number of the entry that brought it.
    pub id: LineId,
    /// The fact, as it was corrected last.
    pub fact: &'a Fact,
    /// When it was entered; the place in the video is that of the last correction that has one.
    pub stamps: Stamps,
    /// The state before it.
    pub before: &'a MatchState,
    /// The state behind it.
    pub after: &'a MatchState,
    /// The actions that it stands for in a record.
    pub actions: &'a [Action],
    /// Why it does not fit, if so.
    pub fault: Option<&'a Fault>,
}

impl Transcript {
    /// Begins a match.
    ///
    /// # Errors
    /// [`EntryError::Header`] if no match can be played so, [`EntryError::Texts`] if its texts are too long.
    ///
    /// ```
    /// use pasch_rules::{Action, ByPlayer, Die, Header, VariantId};
    /// use pasch_scribe::{Change, Entry, Fact, Stamps, Transcript};
    /// let mut transcript = Transcript::begin(Header::new(VariantId::BACKGAMMON, 7), Stamps::default())?;
    /// let throw = ByPlayer { a: Die::new(3).unwrap(), b: Die::new(1).unwrap() };
    /// transcript.apply(Entry::of(Change::Add(Fact::Action(Action::OpeningRoll(throw)))))?;
    /// assert_eq!(transcript.record().actions.len(), 1);
    /// # Ok::<(), pasch_scribe::EntryError>(())
    /// ```
    pub fn begin(header: Header, stamps: Stamps) -> Result<Transcript, EntryError> {
        let change = Change::Add(Fact::Match(Box::new(header)));
        Transcript::fold([Entry { change, stamps }])
    }

    /// Folds entries as they were kept. A line that was added and does not fit is marked, as an inserted one is: whoever
    /// wrote the entries had it checked.
    ///
    /// # Errors
    /// The first entry that names what is not there, with the same refusals as [`apply`](Transcript::apply).
    pub fn fold(entries: impl IntoIterator<Item = Entry>) -> Result<Transcript, EntryError> {
        Transcript::fold_numbered(entries).map_err(|(_, error)| error)
    }

    /// As [`fold`](Transcript::fold); the error comes with the place of the entry, from 0.
    pub(crate) fn fold_numbered(
        entries: impl IntoIterator<Item = Entry>,
    ) -> Result<Transcript, (usize, EntryError)> {
        let mut folded = Transcript { entries: Vec::new(), inverses: Vec::new(), rows: Vec::new() };
        let mut slots = Vec::new();
        for (place, entry) in entries.into_iter().enumerate() {
            let refused = |error| (place, error);
            folded.check_shape(&entry).map_err(refused)?;
            edit(&mut slots, &mut folded.inverses, place, &entry).map_err(refused)?;
            folded.entries.push(entry);
        }
        if folded.entries.is_empty() {
            return Err((0, EntryError::NoMatch));
        }
        folded.rows = refold(&folded.entries, &[], &slots).map_err(|error| (0, error))?;
        Ok(folded)
    }

    /// Takes an entry and gives its number: its place from 1.
    ///
    /// # Errors
    /// [`EntryError`] if it names what is not there, or is added at the end and does not fit there. The transcript is then
    /// as it was.
    pub fn apply(&mut self, entry: Entry) -> Result<u32, EntryError> {
        self.check_shape(&entry)?;
        let place = self.entries.len();
        match &entry.change {
            Change::Add(fact) => {
                let outcome = check(self.state(), fact);
                if let Some(fault) = outcome.fault {
                    return Err(EntryError::Unfit(fault));
                }
                let slot = Slot { id: id(place), said: place, stamps: entry.stamps };
                self.inverses.push(Inverse::Remove(self.rows.len()));
                self.rows.push(Row { slot, outcome: Arc::new(outcome) });
                self.entries.push(entry);
            }
            Change::Insert { .. } | Change::Amend { .. } | Change::Delete { .. } | Change::Undo => {
                let mut slots: Vec<Slot> = self.rows.iter().map(|row| row.slot).collect();
                let mut inverses = self.inverses.clone();
                edit(&mut slots, &mut inverses, place, &entry)?;
                self.entries.push(entry);
                match refold(&self.entries, &self.rows, &slots) {
                    Ok(rows) => (self.rows, self.inverses) = (rows, inverses),
                    Err(error) => {
                        self.entries.pop();
                        return Err(error);
                    }
                }
            }
        }
        Ok(self.len())
    }

    /// All entries, those taken back among them.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The number of the last entry.
    #[must_use]
    pub fn len(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX)
    }

    /// Whether there is no entry, which cannot be: the first one begins the match.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Whether an entry can be taken back.
    #[must_use]
    pub fn may_undo(&self) -> bool {
        self.inverses.len() > 1
    }

    /// The lines in their order; the first one is the header.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = Line<'_>> + ExactSizeIterator {
        (0..self.rows.len()).map(|index| self.line_at(index))
    }

    /// A line by its number.
    #[must_use]
    pub fn line(&self, id: LineId) -> Option<Line<'_>> {
        self.place(id).map(|index| self.line_at(index))
    }

    /// The place of a line in the list, from 0.
    #[must_use]
    pub fn place(&self, id: LineId) -> Option<usize> {
        self.rows.iter().position(|row| row.slot.id == id)
    }

    /// The lines that do not fit, in their order.
    pub fn faults(&self) -> impl Iterator<Item = (LineId, &Fault)> {
        self.rows.iter().filter_map(|row| Some((row.slot.id, row.outcome.fault.as_ref()?)))
    }

    /// The state behind the last line.
    #[must_use]
    pub fn state(&self) -> &MatchState {
        // The first line stays.
        &self.rows[self.rows.len() - 1].outcome.after
    }

    /// The agreement before the first game, as it was corrected last.
    #[must_use]
    pub fn header(&self) -> &Header {
        match fact(&self.entries[self.rows[0].slot.said]) {
            Some(Fact::Match(header)) => header,
            _ => unreachable!("the first line begins the match"),
        }
    }

    /// The transcript as it was after so many entries; all of it if there are fewer.
    #[must_use]
    pub fn until(&self, entries: usize) -> Transcript {
        let entries = &self.entries[..entries.clamp(1, self.entries.len())];
        Transcript::fold(entries.iter().cloned()).unwrap_or_else(|_| self.clone())
    }

    fn line_at(&self, index: usize) -> Line<'_> {
        let row = &self.rows[index];
        Line {
            id: row.slot.id,
            // Slots point to entries with a fact.
            fact: fact(&self.entries[row.slot.said]).unwrap_or(&NOTHING),
            stamps: row.slot.stamps,
            before: &self.rows[index.saturating_sub(1)].outcome.after,
            after: &row.outcome.after,
            actions: &row.outcome.actions,
            fault: row.outcome.fault.as_ref(),
        }
    }

    /// Refuses whatever can be refused without the list.
    fn check_shape(&self, entry: &Entry) -> Result<(), EntryError> {
        if self.entries.len() >= MAX_ENTRIES {
            return Err(EntryError::Full);
        }
        if let Some(fact) = fact(entry) {
            check_fact(fact)?;
        }
        let begins = matches!(&entry.change, Change::Add(Fact::Match(_)));
        match (&entry.change, self.entries.is_empty()) {
            (_, true) if !begins => Err(EntryError::NoMatch),
            (Change::Add(Fact::Match(_)), false) => Err(EntryError::SecondMatch),
            (Change::Undo, _) if !self.may_undo() => Err(EntryError::NothingToUndo),
            _ => Ok(()),
        }
    }
}

/// The line that a slot without a fact would have.
static NOTHING: Fact = Fact::Note(String::new());

fn id(place: usize) -> LineId {
    LineId(u32::try_from(place).map_or(u32::MAX, |place| place + 1))
}

/// The fact that an entry brings.
fn fact(entry: &Entry) -> Option<&Fact> {
    match &entry.change {
        Change::Add(fact) | Change::Insert { fact, .. } | Change::Amend { fact, .. } => Some(fact),
        Change::Delete { .. } | Change::Undo => None,
    }
}

fn check_fact(fact: &Fact) -> Result<(), EntryError> {
    let long = |text: &str| text.chars().count() > MAX_NAME;
    match fact {
        Fact::Note(words) if words.trim().is_empty() || words.chars().count() > MAX_NOTE => {
            Err(EntryError::Note)
        }
        Fact::Match(header) => {
            let extra = header.extra.iter().any(|(key, value)| long(key) || long(value));
            if extra || header.extra.len() > MAX_EXTRA || header.names.iter().any(|(_, name)| long(name)) {
                return Err(EntryError::Texts);
            }
            MatchState::new(header).map(|_| ()).map_err(EntryError::Header)
        }
        _ => Ok(()),
    }
}

/// Carries an entry out on a list, and notes how it is taken back.
fn edit(
    slots: &mut Vec<Slot>,
    inverses: &mut Vec<Inverse>,
    place: usize,
    entry: &Entry,
) -> Result<(), EntryError> {
    let found = |slots: &[Slot], line: LineId| {
        slots.iter().position(|slot| slot.id == line).ok_or(EntryError::NoLine { line })
    };
    let slot = Slot { id: id(place), said: place, stamps: entry.stamps };
    let inverse = match &entry.change {
        Change::Insert { fact: Fact::Match(_), .. } => return Err(EntryError::SecondMatch),
        Change::Insert { before: Some(LineId::HEADER), .. } | Change::Delete { line: LineId::HEADER } => {
            return Err(EntryError::FirstLine);
        }
        Change::Add(_) | Change::Insert { before: None, .. } => {
            slots.push(slot);
            Inverse::Remove(slots.len() - 1)
        }
        Change::Insert { before: Some(line), .. } => {
            let at = found(slots, *line)?;
            slots.insert(at, slot);
            Inverse::Remove(at)
        }
        Change::Amend { line, fact } => {
            let at = found(slots, *line)?;
            match (at, fact) {
                (0, Fact::Match(_)) => {}
                (0, _) => return Err(EntryError::FirstLine),
                (_, Fact::Match(_)) => return Err(EntryError::SecondMatch),
                _ => {}
            }
            let was = slots[at];
            slots[at].said = place;
            slots[at].stamps.video = entry.stamps.video.or(was.stamps.video);
            Inverse::Restore(at, was)
        }
        Change::Delete { line } => {
            let at = found(slots, *line)?;
            Inverse::Put(at, slots.remove(at))
        }
        Change::Undo => {
            let last = inverses.pop().ok_or(EntryError::NothingToUndo)?;
            last.carry_out(slots);
            return Ok(());
        }
    };
    inverses.push(inverse);
    Ok(())
}

/// The rows of a list. What stands before the first change is taken over from the old rows, and so is the rest from where
/// the match stands as it did before.
fn refold(entries: &[Entry], old: &[Row], slots: &[Slot]) -> Result<Vec<Row>, EntryError> {
    let like = |(row, slot): &(&Row, &Slot)| row.slot.id == slot.id && row.slot.said == slot.said;
    let head = old.iter().zip(slots).take_while(like).count();
    let tail = old[head..].iter().rev().zip(slots[head..].iter().rev()).take_while(like).count();
    let taken = |row: &Row, slot: &Slot| Row { slot: *slot, outcome: Arc::clone(&row.outcome) };
    let mut rows: Vec<Row> = old[..head].iter().zip(slots).map(|(row, slot)| taken(row, slot)).collect();
    for (index, slot) in slots.iter().enumerate().skip(head) {
        let in_tail = index >= slots.len() - tail;
        let was = (index + old.len()).checked_sub(slots.len() + 1);
        if let (true, Some(was), Some(now)) = (in_tail, was.and_then(|was| old.get(was)), rows.last())
            && was.outcome.after == now.outcome.after
        {
            let rest = old[old.len() - (slots.len() - index)..].iter().zip(&slots[index..]);
            rows.extend(rest.map(|(row, slot)| taken(row, slot)));
            return Ok(rows);
        }
        let outcome = match (fact(&entries[slot.said]), rows.last()) {
            (Some(Fact::Match(header)), None) => {
                let after = MatchState::new(header).map_err(EntryError::Header)?;
                Outcome { actions: Vec::new(), after, fault: None }
            }
            (Some(fact), Some(last)) => check(&last.outcome.after, fact),
            _ => return Err(EntryError::NoMatch),
        };
        rows.push(Row { slot: *slot, outcome: Arc::new(outcome) });
    }
    Ok(rows)
}
