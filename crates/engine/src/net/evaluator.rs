//! The evaluator made of a contact net, a race net and perhaps a net for late contact.

use std::{cell::RefCell, sync::Arc};

use pasch_messages::Describe;

use super::{Net, NetFile, NetKind, Scratch};
use crate::{
    eval::{Evaluator, Probs},
    standard::Board,
};

/// Asks the net that fits the board; finished games are answered exactly.
#[derive(Clone, Debug)]
pub struct NetEvaluator {
    contact: Arc<Net>,
    late: Option<Arc<Net>>,
    race: Arc<Net>,
}

/// Why two nets make no evaluator.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("kind-error")]
pub struct KindError {
    /// The kind that was asked for.
    #[describe(debug)]
    pub expected: NetKind,
    /// The kind of the net that was given.
    #[describe(debug)]
    pub found: NetKind,
}

impl NetEvaluator {
    /// An evaluator from two prepared nets.
    ///
    /// # Errors
    /// When a net was trained for the other kind of position.
    pub fn new(contact: Arc<Net>, race: Arc<Net>) -> Result<Self, KindError> {
        fits(&contact, NetKind::Contact)?;
        fits(&race, NetKind::Race)?;
        Ok(Self { contact, late: None, race })
    }

    /// The same with a net of its own for contact after the first checker was borne off; without it the contact net
    /// judges these positions, too.
    ///
    /// # Errors
    /// When the net was trained for another kind of position.
    pub fn with_late(self, late: Arc<Net>) -> Result<Self, KindError> {
        fits(&late, NetKind::Late)?;
        Ok(Self { late: Some(late), ..self })
    }

    /// An evaluator from two net files, with the fastest kernels of this machine.
    ///
    /// # Errors
    /// The same errors as [`NetEvaluator::new`].
    pub fn from_files(contact: &NetFile, race: &NetFile) -> Result<Self, KindError> {
        Self::new(Arc::new(Net::new(contact)), Arc::new(Net::new(race)))
    }

    /// The net for positions with contact.
    #[must_use]
    pub fn contact(&self) -> &Arc<Net> {
        &self.contact
    }

    /// The net for contact after the first checker was borne off, if it is another than the contact net.
    #[must_use]
    pub fn late(&self) -> Option<&Arc<Net>> {
        self.late.as_ref()
    }

    /// The net for races.
    #[must_use]
    pub fn race(&self) -> &Arc<Net> {
        &self.race
    }

    /// A number that changes with any of the nets, for caches and manifests.
    #[must_use]
    pub fn id(&self) -> u64 {
        let late = self.late.as_ref().map_or(0, |net| net.id().rotate_left(2));
        self.contact.id().rotate_left(1) ^ late ^ self.race.id()
    }
}

fn fits(net: &Net, expected: NetKind) -> Result<(), KindError> {
    if net.kind() == expected { Ok(()) } else { Err(KindError { expected, found: net.kind() }) }
}

#[derive(Default)]
struct Workspace {
    contact: Vec<u32>,
    late: Vec<u32>,
    race: Vec<u32>,
    scratch: Scratch,
}

thread_local! {
    static WORKSPACE: RefCell<Workspace> = RefCell::default();
}

impl Evaluator for NetEvaluator {
    fn evaluate(&self, boards: &[Board], out: &mut [Probs]) {
        assert_eq!(boards.len(), out.len(), "a place for each board");
        WORKSPACE.with_borrow_mut(|space| {
            space.contact.clear();
            space.late.clear();
            space.race.clear();
            for (index, board) in boards.iter().enumerate() {
                if !board.is_race() {
                    let late = self.late.is_some() && board.is_bearing_off();
                    (if late { &mut space.late } else { &mut space.contact }).push(index as u32);
                } else if let Some(finish) = board.finished() {
                    out[index] = Probs::certain(finish);
                } else {
                    space.race.push(index as u32);
                }
            }
            let late = self.late.as_ref().unwrap_or(&self.contact);
            let parts = [(&self.contact, &space.contact), (late, &space.late), (&self.race, &space.race)];
            for (net, indices) in parts {
                if !indices.is_empty() {
                    net.forward(boards, indices, &mut space.scratch, out);
                }
            }
        });
    }

    fn id(&self) -> u64 {
        Self::id(self)
    }
}
