//! How long work tells where it stands, and why it stopped.

use std::path::PathBuf;

use pasch_engine::net::NetError;

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
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The caller said stop. The run can go on from its folder.
    #[error("stopped; the run can go on from its folder")]
    Stopped,
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A net file of the recipe is not one.
    #[error("{path}: {source}")]
    Net { path: PathBuf, source: NetError },
    /// Something in the recipe cannot be done.
    #[error("{0}")]
    Recipe(String),
    /// A player failed while the curve was measured.
    #[error(transparent)]
    Player(#[from] PlayerError),
}

/// Told about progress several times a minute; answers whether to go on.
pub type Watch<'w> = dyn FnMut(&Progress) -> bool + Send + 'w;
