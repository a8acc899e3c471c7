//! What a store keeps of the dice of a match.

/// Something that was shown of the dice of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceStepRow {
    /// Number of the game in its match, from 1.
    pub game: u32,
    /// Its number among the steps of the game, from 1.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The step as JSON, as proofs have it.
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
    /// The seed that the chain is computed from.
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
    /// The seeds of chains that the server holds.
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
    /// How often it fell.
    pub count: u64,
}

/// A part of the record of a match's dice: a context or an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceEntryRow {
    /// Its number in the record, from 1.
    pub number: u32,
    /// When it was entered, in milliseconds since 1970.
    pub at: i64,
    /// The context or entry in bytes, as `pack` makes them.
    pub body: Vec<u8>,
}

/// What becomes of a match's secrets.
#[derive(Clone, Default, PartialEq, Eq)]
pub enum Secrets {
    /// They stay as they are stored.
    #[default]
    Unchanged,
    /// They are replaced by these bytes.
    Kept(Vec<u8>),
    /// They are deleted: the match is over.
    Gone,
}

impl std::fmt::Debug for Secrets {
    /// Leaves the bytes out, so that no secret gets into a log by accident.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Unchanged => "Unchanged",
            Self::Kept(_) => "Kept(…)",
            Self::Gone => "Gone",
        })
    }
}
