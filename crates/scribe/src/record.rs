//! A transcript as a record, and a record as a transcript.

use std::collections::BTreeMap;

use pasch_formats::overlay::{Note, join};
use pasch_formats::{Format, Overlay, WriteError, Written};
use pasch_rules::{Action, MatchState, Phase, Record, SetupTurn};

use crate::check::check;
use crate::entry::{AsPlayed, Change, Entry, Fact, Stamps};
use crate::fault::EntryError;
use crate::transcript::Transcript;

impl Transcript {
    /// The match as a record. It always replays: lines that do not fit are in it as their [`Fault`](crate::Fault) says, and an
    /// illegal play as a position set by hand, as readers of files keep it.
    #[must_use]
    pub fn record(&self) -> Record {
        let actions = self.lines().flat_map(|line| line.actions.iter().cloned()).collect();
        Record { header: self.header().clone(), actions }
    }

    /// The notes of the transcript, by the action before each. A note before the first action is on its first game.
    #[must_use]
    pub fn overlay(&self) -> Overlay {
        let mut overlay = Overlay::default();
        let mut actions = 0usize;
        for line in self.lines() {
            actions += line.actions.len();
            let Fact::Note(words) = line.fact else { continue };
            match actions.checked_sub(1) {
                Some(index) => {
                    join(&mut overlay.notes.entry(index).or_default().comment, Some(words.clone()))
                }
                None => {
                    overlay.games.resize(1, Default::default());
                    join(&mut overlay.games[0].comment, Some(words.clone()));
                }
            }
        }
        overlay
    }

    /// Writes the match in a format, with what the format cannot hold.
    ///
    /// # Errors
    /// [`WriteError`] if the format is not written, or does not know the game.
    pub fn export(&self, format: Format) -> Result<Written, WriteError> {
        pasch_formats::write(&self.record(), &self.overlay(), format)
    }

    /// A record as a transcript, to be corrected, with the comments of its actions as notes. Every entry gets these times.
    /// Actions that the rules refuse are kept and marked.
    ///
    /// # Errors
    /// [`EntryError`] if the header makes no sense, or the record has more entries than a transcript.
    pub fn import(record: &Record, overlay: &Overlay, stamps: Stamps) -> Result<Transcript, EntryError> {
        let mut comments: BTreeMap<usize, &Note> =
            overlay.notes.iter().map(|(at, note)| (*at, note)).collect();
        let mut state = MatchState::new(&record.header).map_err(EntryError::Header)?;
        let mut facts = vec![Fact::Match(Box::new(record.header.clone()))];
        for (index, action) in record.actions.iter().enumerate() {
            let fact = fact_of(&state, action);
            state = check(&state, &fact).after;
            facts.push(fact);
            let comment = comments.remove(&index).and_then(|note| note.comment.as_deref());
            facts.extend(comment.into_iter().flat_map(notes));
        }
        let mut changes = facts.into_iter();
        let first = changes.next().map(Change::Add);
        let rest = changes.map(|fact| Change::Insert { before: None, fact });
        Transcript::fold(first.into_iter().chain(rest).map(|change| Entry { change, stamps }))
    }
}

/// A comment, in pieces that a note can hold.
fn notes(comment: &str) -> Vec<Fact> {
    let letters: Vec<char> = comment.chars().collect();
    let pieces = letters.chunks(crate::entry::MAX_NOTE).map(|piece| piece.iter().collect::<String>());
    pieces.filter(|piece| !piece.trim().is_empty()).map(Fact::Note).collect()
}

/// The fact that an action of a record is: a board set by hand behind a roll is an illegal play that stood.
fn fact_of(state: &MatchState, action: &Action) -> Fact {
    if let (Action::Setup(setup), Phase::ToMove { player, .. }) = (action, state.phase()) {
        let same_game =
            (setup.cube, setup.score, setup.crawford) == (state.cube(), state.score(), state.crawford());
        if same_game && setup.turn == SetupTurn::ToRoll(player.other()) {
            let fact = Fact::AsPlayed(AsPlayed::Board(setup.board));
            let outcome = check(state, &fact);
            if outcome.fault.is_none() && outcome.actions == [action.clone()] {
                return fact;
            }
        }
    }
    Fact::Action(action.clone())
}
