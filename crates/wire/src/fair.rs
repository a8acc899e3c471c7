//! The protocol `pasch-dice/3` on the wire (docs/fair-dice.md): the same JSON as that of its library.
//!
//! Bytes are base64url without padding; parties are `server`, `a`, `b`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{DiceParty, MatchId};

/// What is played for, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FairTerms {
    /// Rules of the games.
    pub rules: String,
    /// Points of the match; 0 for a money session.
    pub length: u32,
    /// The clock, in words.
    pub clock: String,
    /// Whether the match may change ratings.
    pub rated: bool,
    /// Whether no link may be left with the server where the roller may double.
    pub strict: bool,
}

/// Public keys of the server and the players, 32 bytes each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FairKeys {
    /// The key of the server.
    pub server: String,
    /// Seat a's: null for a program that has none, the server's own for its bot.
    pub a: Option<String>,
    /// The same of seat b.
    pub b: Option<String>,
}

/// One epoch of a match: what everything in it is bound to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FairContext {
    /// The host under which players reach the server.
    pub host: String,
    /// Identifier of the match.
    #[serde(rename = "match")]
    pub match_id: MatchId,
    /// 16 random bytes, drawn at the beginning and after every restore.
    pub epoch: String,
    /// The terms that were agreed for the match.
    pub terms: FairTerms,
    /// Names at seat a and seat b when the match began.
    pub players: Vec<String>,
    /// Keys when the epoch began.
    pub keys: FairKeys,
}

/// A place in the transcript.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FairHead {
    /// Number of entries up to here.
    pub k: u32,
    /// The hash over all of them.
    pub t: String,
}

/// A word that a player signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum FairWord {
    /// Offers the cube before rolling.
    #[serde(rename = "double")]
    Double,
    /// Accepts the offered cube.
    #[serde(rename = "take")]
    Take,
    /// Refuses the cube and loses the game.
    #[serde(rename = "drop")]
    Drop,
    /// Accepts it and redoubles at once.
    #[serde(rename = "beaver")]
    Beaver,
    /// Offers to lose a single game.
    #[serde(rename = "resign 1")]
    ResignSingle,
    /// Offers to lose a gammon.
    #[serde(rename = "resign 2")]
    ResignGammon,
    /// Offers to lose a backgammon.
    #[serde(rename = "resign 3")]
    ResignBackgammon,
    /// Accepts the opponent's resignation.
    #[serde(rename = "accept")]
    Accept,
    /// Declines the opponent's resignation.
    #[serde(rename = "decline")]
    Decline,
    /// Refuses the first roll, where that is agreed on.
    #[serde(rename = "reject opening")]
    RejectOpening,
    /// Asks for the last play to be taken back.
    #[serde(rename = "take back")]
    TakeBack,
    /// Allows the opponent's take-back.
    #[serde(rename = "allow")]
    Allow,
    /// Gives up the match.
    #[serde(rename = "concede")]
    Concede,
    /// Says of the latest new key: that was me. Signed by the old key.
    #[serde(rename = "that was me")]
    Mine,
    /// Says of the latest new key: that was not me.
    #[serde(rename = "that was not me")]
    NotMine,
}

/// Links of a throw, 32 bytes each; null of a player without a chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FairLinks {
    /// The link of the server.
    pub server: Option<String>,
    /// That of seat a.
    pub a: Option<String>,
    /// That of seat b.
    pub b: Option<String>,
}

/// One entry of the transcript.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum FairEntry {
    /// A party is bound to a chain.
    Bind {
        /// The party whose chain it is.
        party: DiceParty,
        /// The first throw it is for.
        from: u32,
        /// The link before the first.
        commitment: String,
        /// What its seed was drawn with, 16 bytes.
        salt: String,
    },
    /// A game begins with an opening throw.
    Begin {
        /// Number of its opening throw.
        number: u32,
    },
    /// The player on roll rolls.
    Declare {
        /// The player who rolls.
        party: DiceParty,
        /// Number of the throw.
        number: u32,
        /// The roller's link; null of a player without a chain.
        link: Option<String>,
    },
    /// The roller's link went out with a message that came too late: the number is used up.
    Skip {
        /// The player who was to roll.
        party: DiceParty,
        /// The number that is used up.
        number: u32,
    },
    /// The player who does not roll has left the link with the server.
    Deposit {
        /// The player whose link it is.
        party: DiceParty,
        /// The number of the throw it is for.
        number: u32,
    },
    /// Dice are thrown from the links of one number.
    Throw {
        /// Number of the throw.
        number: u32,
        /// The links of all who have a chain.
        links: FairLinks,
        /// The faces thrown, 1 to 6.
        dice: Vec<u8>,
    },
    /// A player says something.
    Word {
        /// The player who says it.
        party: DiceParty,
        /// The word that was signed.
        word: FairWord,
    },
    /// A play, or what else happens in the game.
    Act {
        /// The action's line in a `.pasch` file.
        line: String,
    },
    /// A player goes on with a device that does not hold the old key. The next number is burnt.
    Rebind {
        /// The player with the new device.
        party: DiceParty,
        /// The key that the player signs with from now on.
        key: String,
        /// The first throw of the new chain: the one after the burnt number.
        from: u32,
        /// The link before the first.
        commitment: String,
        /// What its seed was drawn with, 16 bytes.
        salt: String,
    },
    /// The server goes on after a restore: the first entry of a new epoch.
    Epoch {
        /// The epoch that ended with the restore.
        old: String,
        /// The last head of the old epoch.
        head: FairHead,
        /// The epoch that begins with this entry.
        new: String,
    },
    /// The match is over.
    End {
        /// The party that signs it.
        party: DiceParty,
        /// The result, in words.
        result: String,
    },
}

/// A signature of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FairStamp {
    /// The party that signed.
    pub by: DiceParty,
    /// Number of entries of the head it names.
    pub at: u32,
    /// The signature, 64 bytes.
    pub signature: String,
}

/// One entry with the signatures that it needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FairItem {
    /// The entry that was signed.
    pub entry: FairEntry,
    /// The signatures; left out where there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signed: Vec<FairStamp>,
}

/// What a player signs and sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum FairBody {
    /// What becomes an entry as it is.
    Entry(FairEntry),
    /// The link of a party that does not roll.
    Release {
        /// The player who shows the link.
        party: DiceParty,
        /// The number of the throw it is for.
        number: u32,
        /// The link, 32 bytes as base64url.
        link: String,
    },
    /// A link that the server keeps to itself until the throw.
    Deposit {
        /// The player who leaves the link.
        party: DiceParty,
        /// The number of the throw it is for.
        number: u32,
        /// The link, 32 bytes as base64url.
        link: String,
    },
}

/// A player's signed message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FairMessage {
    /// The epoch that it belongs to: the hash of the context.
    pub m: String,
    /// The entry or the link that is sent.
    pub body: FairBody,
    /// The last head that its sender had seen and checked.
    pub head: FairHead,
    /// The signature, 64 bytes.
    pub signature: String,
}

/// The server's signature of a head.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FairReceipt {
    /// The head that the server signs.
    pub head: FairHead,
    /// The signature, 64 bytes.
    pub signature: String,
}

/// The server's word that it has stored a message without entering it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FairGot {
    /// Hash of the message's signed bytes.
    pub message: String,
    /// The head at that time.
    pub head: FairHead,
    /// The signature, 64 bytes.
    pub signature: String,
}

/// One epoch of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FairPart {
    /// The context that everything in it is bound to.
    pub context: FairContext,
    /// The entries with their signatures, in order.
    pub items: Vec<FairItem>,
    /// Receipts of the server: that of the last head, others where there are some.
    pub receipts: Vec<FairReceipt>,
}

/// The record of a match's dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FairRecord {
    /// The name of the protocol, `pasch-dice/3`.
    pub protocol: String,
    /// The epochs, in order: one, and one more for each restore.
    pub epochs: Vec<FairPart>,
}

/// A head that a client has checked, of one epoch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FairKnown {
    /// The epoch: the hash of its context.
    pub m: String,
    /// Number of entries that are known.
    pub k: u32,
}

/// The answer to `GET /.well-known/pasch-key`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HostKey {
    /// The name of the protocol, `pasch-dice/3`.
    pub protocol: String,
    /// The host that contexts name.
    pub host: String,
    /// The server's public key.
    pub key: String,
}
