//! How long work tells where it stands, and why it stopped.

use std::fmt::Display;
use std::path::PathBuf;

use pasch_engine::net::NetError;
use pasch_messages::{Arg, Describe, Message, message};

use crate::{player::PlayerError, store::StoreError};

/// Where a run stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// What is being done.
    pub stage: &'static str,
    /// Units done in this stage: games, shards or steps.
    pub done: u64,
    /// Units of this stage.
    pub total: u64,
    /// Estimated seconds until the stage is done, from the speed so far.
    pub seconds_left: f64,
    /// The latest figure, in words.
    pub note: String,
}

/// Why a run stopped.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("run-error")]
pub enum RunError {
    /// The caller said stop. The run can go on from its folder.
    Stopped,
    #[describe(transparent)]
    Store(#[from] StoreError),
    /// A net file of the recipe is not one.
    Net { path: PathBuf, source: NetError },
    /// Something in the recipe cannot be done.
    #[describe(transparent)]
    Recipe(Message),
    /// A player failed while the curve was measured.
    #[describe(transparent)]
    Player(#[from] PlayerError),
}

impl RunError {
    /// A recipe that asks for what an error refuses.
    pub fn refused(error: impl Display) -> Self {
        Self::Recipe(message!("run-error-refused", error = Arg::text(&error)))
    }
}

/// Told about progress several times a minute; answers whether to go on.
pub type Watch<'w> = dyn FnMut(&Progress) -> bool + Send + 'w;
