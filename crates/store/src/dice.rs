//! What is kept of the dice: what was shown, and the secrets of the server.

use async_trait::async_trait;

use super::{DiceEntryRow, Secrets, StoreError};

/// Something that was shown of the dice of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceStepRow {
    /// Number of the game in its match, from 1.
    pub game: u32,
    /// Its number among the steps of the game, from 1.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The step, JSON.
    pub body: String,
}

/// The seed of a chain that the server holds. Nobody may see it while the game goes on.
#[derive(Clone, PartialEq, Eq)]
pub struct DiceSeedRow {
    /// Number of the game in its match, from 1.
    pub game: u32,
    /// `server`, `a` or `b`.
    pub party: String,
    /// The first throw of the chain.
    pub from_throw: u32,
    /// The seed.
    pub seed: [u8; 32],
}

impl std::fmt::Debug for DiceSeedRow {
    /// Without the seed, so that none gets into a log by accident.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "DiceSeedRow(game {}, {} from {})", self.game, self.party, self.from_throw)
    }
}

/// Steps of a match's dice, and the seeds of chains that they bind the server to: written together or not at all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiceRows {
    /// The steps in order.
    pub steps: Vec<DiceStepRow>,
    /// The seeds.
    pub seeds: Vec<DiceSeedRow>,
    /// Entries of a record by `pasch-dice/3`.
    pub entries: Vec<DiceEntryRow>,
    /// What becomes of the secrets behind that record.
    pub secrets: Secrets,
}

/// A throw and how often it fell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThrownRow {
    /// The action as the log has it.
    pub body: String,
    /// How often.
    pub count: u64,
}

/// The dice of all matches. Steps are insert-only like the log; those of a throw are written with its action
/// ([`super::Append::dice`]).
#[async_trait]
pub trait DiceStore: Send + Sync + 'static {
    /// The steps of a match, game by game, in order.
    async fn dice_steps(&self, match_id: &str) -> Result<Vec<DiceStepRow>, StoreError>;

    /// The seeds that the server holds for a match.
    async fn dice_seeds(&self, match_id: &str) -> Result<Vec<DiceSeedRow>, StoreError>;

    /// Adds steps without an action; all or none.
    async fn add_dice(&self, match_id: &str, rows: &DiceRows) -> Result<(), StoreError>;

    /// How often each throw fell in all matches, as their logs have it.
    async fn thrown(&self) -> Result<Vec<ThrownRow>, StoreError>;
}
