//! Dice that nobody can choose: who has to show what, and the proof of a match.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{FairRecord, MatchId, Seat};

/// A party of the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum DiceParty {
    /// Who holds the table.
    Server,
    /// The player at seat a.
    A,
    /// The player at seat b.
    B,
}

/// The game that dice belong to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DiceContext {
    /// Identifier of the match.
    #[serde(rename = "match")]
    pub match_id: MatchId,
    /// Number of the game in it, from 1.
    pub game: u32,
    /// The rules that it is played by.
    pub rules: String,
    /// Names at seat a and seat b.
    pub players: Vec<String>,
}

/// What is wanted of a player for the next throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum DiceWanted {
    /// To bind themselves: `diceCommit`.
    Commitment,
    /// To show their link: `diceLink`.
    Link,
}

/// A player's part of the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DiceSeat {
    /// The commitment the player is bound to; null before.
    pub commitment: Option<String>,
    /// The first throw that it is for.
    pub from: u32,
    /// The server holds the chain in the player's place.
    pub held: bool,
    /// What is wanted of the player now.
    pub wanted: Option<DiceWanted>,
}

/// Where the dice of a game stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DiceView {
    /// The game that the chains are bound to.
    pub context: DiceContext,
    /// Number of the next throw, from 1.
    pub next: u32,
    /// A player has shown their link for it: a player who is bound anew now gives it up, and begins with the one after it.
    pub begun: bool,
    /// The player at seat a.
    pub a: DiceSeat,
    /// The player at seat b.
    pub b: DiceSeat,
}

/// A player's message about their dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DiceCommitment {
    /// Number of the game, from 1.
    pub game: u32,
    /// The seat of the player who binds themselves.
    pub seat: Seat,
    /// The first throw of the chain: the next one, or the one after it where that is given up.
    pub from: u32,
    /// The end of the player's chain, 64 hexadecimal digits.
    pub commitment: String,
}

/// A player's link for a throw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DiceLink {
    /// Number of the game, from 1.
    pub game: u32,
    /// The seat of the player whose link it is.
    pub seat: Seat,
    /// Number of the throw, from 1.
    pub throw: u32,
    /// The link, 64 hexadecimal digits.
    pub link: String,
}

/// The links of a throw, 64 hexadecimal digits each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DiceLinks {
    /// The link of the server.
    pub server: String,
    /// That of seat a.
    pub a: String,
    /// That of seat b.
    pub b: String,
}

/// One thing that was shown of a game's dice (docs/fair-dice.md).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "step", rename_all = "lowercase", deny_unknown_fields)]
pub enum DiceStep {
    /// A party was bound to a chain.
    Commit {
        /// The party that was bound.
        by: DiceParty,
        /// The first throw it is for.
        from: u32,
        /// The end of the chain.
        commitment: String,
        /// The server holds it in the player's place.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        held: bool,
    },
    /// Dice were thrown from one link of each party.
    Throw {
        /// The links of this throw.
        links: DiceLinks,
        /// The faces thrown, 1 to 6.
        dice: Vec<u8>,
    },
    /// A throw was given up.
    Void {
        /// What seat a had shown for it.
        a: Option<String>,
        /// What seat b had shown for it.
        b: Option<String>,
    },
}

/// Everything that was shown of a game's dice: enough to recompute every throw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DiceProof {
    /// The name of the protocol, `pasch-dice/2`.
    pub protocol: String,
    /// The game that the chains are bound to.
    pub context: DiceContext,
    /// What was shown, in order.
    pub steps: Vec<DiceStep>,
}

/// The answer to `GET /api/v1/matches/{id}/dice`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DiceRecord {
    /// The dice were thrown by hand and entered: there is no proof of them.
    #[serde(default)]
    pub by_hand: bool,
    /// The games so far; none in matches whose dice were not made in this way.
    pub games: Vec<DiceProof>,
    /// For each of these games the throws that it was played with, in order.
    pub played: Vec<Vec<PlayedThrow>>,
    /// The record of a match by `pasch-dice/3`; null in others.
    #[serde(default)]
    pub record: Option<FairRecord>,
    /// The lines of its log behind the header, as a `.pasch` file has them; none without a record.
    #[serde(default)]
    pub lines: Vec<String>,
}

/// A throw as a game's log has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayedThrow {
    /// It began the game: the die of seat a, that of seat b, and the same for each tie before; else the highest first.
    pub opening: bool,
    /// The faces thrown, 1 to 6.
    pub faces: Vec<u8>,
}

/// A match as `GET /api/v1/matches/{id}/export?format=json` gives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct MatchExport {
    /// The name of this format, `pasch-match/1`.
    pub format: String,
    /// Identifier of the match.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// Its log in Pasch's own format: a header and a line for every action.
    pub log: String,
    /// The proofs of its dice: one for each game by `pasch-dice/2`, one for the match by `pasch-dice/3`.
    pub dice: Vec<DiceEvidence>,
}

/// The proof of the dice of a game or a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum DiceEvidence {
    /// Of one game, by `pasch-dice/2`.
    Proof(DiceProof),
    /// Of a match, by `pasch-dice/3`.
    Record(FairRecord),
}

/// The answer to `GET /api/v1/dice`: all throws ever made here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DiceStatistics {
    /// Rolls of two dice: 21 counts, 1-1, 2-1, 2-2, 3-1 and so on.
    pub rolls: Vec<u64>,
    /// Throws that began a game, ties among them: 36 counts, those of seat a's die 1 first.
    pub openings: Vec<u64>,
    /// Each single die of all throws: 6 counts.
    pub faces: Vec<u64>,
    /// The tests of these counts.
    pub tests: Vec<DiceTest>,
}

/// A test of the throws against what honest dice do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DiceTest {
    /// The property that the test looks at.
    pub kind: DiceTestKind,
    /// How many throws or dice it is about.
    pub count: u64,
    /// Pearson's chi-squared over all classes.
    pub chi2: f64,
    /// Its degrees of freedom.
    pub freedom: u32,
    /// Chance that honest dice deviate as much or more; null below five expected in a class.
    pub p: Option<f64>,
}

/// What a test of the dice looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum DiceTestKind {
    /// Of 21 rolls each double falls once in 36 times, each other roll twice.
    Rolls,
    /// All 36 throws that begin a game are.
    Openings,
    /// All six faces are.
    Faces,
    /// One throw in six is a double.
    Doubles,
}
