//! The evaluator made of a contact net and a race net.

use std::{cell::RefCell, sync::Arc};

use super::{Net, NetFile, NetKind, Scratch};
use crate::{
    eval::{Evaluator, Probs},
    standard::Board,
};

/// Asks the net that fits the board; finished games are answered exactly.
#[derive(Clone, Debug)]
pub struct NetEvaluator {
    contact: Arc<Net>,
    race: Arc<Net>,
}

/// Why two nets make no evaluator.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a {expected:?} net is needed, this one is for {found:?}")]
pub struct KindError {
    /// The kind that was asked for.
    pub expected: NetKind,
    /// The kind of the net that was given.
    pub found: NetKind,
}

impl NetEvaluator {
    /// An evaluator from two prepared nets.
    ///
    /// # Errors
    /// When a net was trained for the other kind of position.
    pub fn new(contact: Arc<Net>, race: Arc<Net>) -> Result<Self, KindError> {
        for (net, expected) in [(&contact, NetKind::Contact), (&race, NetKind::Race)] {
            if net.kind() != expected {
                return Err(KindError { expected, found: net.kind() });
            }
        }
        Ok(Self { contact, race })
    }

    /// An evaluator from two net files, with the fastest kernels of this machine.
    ///
    /// # Errors
    /// As [`NetEvaluator::new`].
    pub fn from_files(contact: &NetFile, race: &NetFile) -> Result<Self, KindError> {
        Self::new(Arc::new(Net::new(contact)), Arc::new(Net::new(race)))
    }

    /// The net for positions with contact.
    #[must_use]
    pub fn contact(&self) -> &Arc<Net> {
        &self.contact
    }

    /// The net for races.
    #[must_use]
    pub fn race(&self) -> &Arc<Net> {
        &self.race
    }

    /// A number that changes with either net, for caches and manifests.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.contact.id().rotate_left(1) ^ self.race.id()
    }
}

#[derive(Default)]
struct Workspace {
    contact: Vec<u32>,
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
            space.race.clear();
            for (index, board) in boards.iter().enumerate() {
                if !board.is_race() {
                    space.contact.push(index as u32);
                } else if let Some(finish) = board.finished() {
                    out[index] = Probs::certain(finish);
                } else {
                    space.race.push(index as u32);
                }
            }
            for (net, indices) in [(&self.contact, &space.contact), (&self.race, &space.race)] {
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
