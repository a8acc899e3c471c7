//! The kinds of messages, their fields as bytes, and what is signed.

use std::fmt;
use std::str::FromStr;

use pasch_messages::Describe;
use serde::{Deserialize, Serialize};

use super::PROTOCOL;
use super::bytes::{Epoch, Hash, Key, Link, Salt, Signature, encode};
use super::context::sha256;
use super::sign::{Signer, verify};
use crate::context::{Party, Shared};

/// A place in the transcript: so many entries, and the hash over all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// Number of entries up to here.
    pub k: u32,
    /// The hash over these entries.
    pub t: Hash,
}

/// What a player says in the game, apart from plays and rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// Offers the cube before rolling.
    Double,
    /// Accepts the cube and owns it.
    Take,
    /// Refuses the cube and loses the game.
    Drop,
    /// Accepts and turns it at once.
    Beaver,
    /// Offers to lose the game, of grade 1, 2 or 3.
    Resign(u8),
    /// Accepts the opponent's resignation.
    Accept,
    /// Declines the resignation; the game goes on.
    Decline,
    /// Refuses the first roll, where the table allows that; the game begins anew.
    RejectOpening,
    /// Asks for the last play to be taken back. As an entry: asked by this player and allowed by the other.
    TakeBack,
    /// Allows the other player to take back. A message only, never an entry.
    Allow,
    /// Gives up the match.
    Concede,
    /// "That was me": the old key's word on a re-binding.
    Mine,
    /// "That was not me": the same, as a claim.
    NotMine,
}

impl Word {
    /// Every word that a player can say.
    pub const ALL: [Self; 15] = [
        Self::Double,
        Self::Take,
        Self::Drop,
        Self::Beaver,
        Self::Resign(1),
        Self::Resign(2),
        Self::Resign(3),
        Self::Accept,
        Self::Decline,
        Self::RejectOpening,
        Self::TakeBack,
        Self::Allow,
        Self::Concede,
        Self::Mine,
        Self::NotMine,
    ];
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Double => "double",
            Self::Take => "take",
            Self::Drop => "drop",
            Self::Beaver => "beaver",
            Self::Resign(grade) => return write!(f, "resign {grade}"),
            Self::Accept => "accept",
            Self::Decline => "decline",
            Self::RejectOpening => "reject opening",
            Self::TakeBack => "take back",
            Self::Allow => "allow",
            Self::Concede => "concede",
            Self::Mine => "that was me",
            Self::NotMine => "that was not me",
        })
    }
}

/// A text that is no [`Word`].
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("unknown-word")]
pub struct UnknownWord(#[describe(name = "value")] pub String);

impl FromStr for Word {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Self::ALL
            .into_iter()
            .find(|word| word.to_string() == text)
            .ok_or_else(|| UnknownWord(text.to_owned()))
    }
}

impl Serialize for Word {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// One entry of a transcript.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Entry {
    /// A party is bound to a chain.
    Bind {
        /// The party that is bound.
        party: Party,
        /// The first throw it is for.
        from: u32,
        /// The link before the first.
        commitment: Link,
        /// What its seed was drawn with.
        salt: Salt,
    },
    /// A game begins with an opening throw.
    Begin {
        /// Number of its opening throw.
        number: u32,
    },
    /// The player on roll rolls.
    Declare {
        /// The player who rolls.
        party: Party,
        /// Number of the throw.
        number: u32,
        /// The roller's link; none of a player without a chain.
        link: Option<Link>,
    },
    /// The roller's link went out with a message that came too late: the number is used up.
    Skip {
        /// The player whose link was used up.
        party: Party,
        /// The number of the throw, now burnt.
        number: u32,
    },
    /// The player who does not roll has left the link with the server.
    Deposit {
        /// The player who left the link.
        party: Party,
        /// The number of the throw it is for.
        number: u32,
    },
    /// Dice are thrown from the links of one number.
    Throw {
        /// Number of the throw.
        number: u32,
        /// The links of all who have a chain.
        links: Shared<Option<Link>>,
        /// The faces thrown, 1 to 6.
        dice: Vec<u8>,
    },
    /// A player says something.
    Word {
        /// The player who says it.
        party: Party,
        /// The word that is said.
        word: Word,
    },
    /// A play, or what else happens in the game.
    Act {
        /// The action's line in a `.pasch` file.
        line: String,
    },
    /// A player goes on with a device that does not hold the old key. The next number is burnt.
    Rebind {
        /// The player with the new device.
        party: Party,
        /// The key that the player signs with from now on.
        key: Key,
        /// The first throw of the new chain, the one after the burnt number.
        from: u32,
        /// The link before the first.
        commitment: Link,
        /// What its seed was drawn with.
        salt: Salt,
    },
    /// The server goes on after a restore. The first entry of a new epoch.
    Epoch {
        /// The epoch that ended with the restore.
        old: Epoch,
        /// The last head of the old epoch.
        head: Head,
        /// The epoch that begins with this entry.
        new: Epoch,
    },
    /// The match is over, as this party sees it.
    End {
        /// The party that says so.
        party: Party,
        /// The result, in words.
        result: String,
    },
}

impl Entry {
    /// The name of the kind, as it is hashed.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Bind { .. } => "bind",
            Self::Begin { .. } => "begin",
            Self::Declare { .. } => "declare",
            Self::Skip { .. } => "skip",
            Self::Deposit { .. } => "deposit",
            Self::Throw { .. } => "throw",
            Self::Word { .. } => "word",
            Self::Act { .. } => "act",
            Self::Rebind { .. } => "rebind",
            Self::Epoch { .. } => "epoch",
            Self::End { .. } => "end",
        }
    }

    /// The fields, in their order.
    #[must_use]
    pub fn fields(&self) -> Vec<Vec<u8>> {
        let letter = |party: &Party| party.letter().to_vec();
        let number = |number: &u32| number.to_be_bytes().to_vec();
        let link = |link: &Option<Link>| link.map_or(Vec::new(), |link| link.0.to_vec());
        match self {
            Self::Bind { party, from, commitment, salt } => {
                vec![letter(party), number(from), commitment.0.to_vec(), salt.0.to_vec()]
            }
            Self::Begin { number: i } => vec![number(i)],
            Self::Declare { party, number: i, link: shown } => vec![letter(party), number(i), link(shown)],
            Self::Skip { party, number: i } | Self::Deposit { party, number: i } => {
                vec![letter(party), number(i)]
            }
            Self::Throw { number: i, links, dice } => {
                vec![number(i), link(&links.server), link(&links.a), link(&links.b), dice.clone()]
            }
            Self::Word { party, word } => vec![letter(party), word.to_string().into_bytes()],
            Self::Act { line } => vec![line.clone().into_bytes()],
            Self::Rebind { party, key, from, commitment, salt } => {
                vec![letter(party), key.0.to_vec(), number(from), commitment.0.to_vec(), salt.0.to_vec()]
            }
            Self::Epoch { old, head, new } => {
                vec![old.0.to_vec(), number(&head.k), head.t.0.to_vec(), new.0.to_vec()]
            }
            Self::End { party, result } => vec![letter(party), result.clone().into_bytes()],
        }
    }

    /// The head of the transcript after this entry.
    #[must_use]
    pub fn follow(&self, head: &Head) -> Head {
        let fields = self.fields();
        let mut all: Vec<&[u8]> = vec![&head.t.0, self.kind().as_bytes()];
        all.extend(fields.iter().map(Vec::as_slice));
        Head { k: head.k + 1, t: sha256(&encode(&all)) }
    }

    /// Whether a message whose head is older than this entry alone is still in time.
    ///
    /// A binding of a later chain, a deposit, the old key's word on a re-binding and a signature under the end change nothing
    /// of what anybody decides on. The deposit and the old key's word have to be among them: otherwise the opponent could
    /// make any declaration come too late by one.
    #[must_use]
    pub const fn is_quiet(&self) -> bool {
        matches!(
            self,
            Self::Bind { .. }
                | Self::Deposit { .. }
                | Self::End { .. }
                | Self::Word { word: Word::Mine | Word::NotMine, .. }
        )
    }
}

/// The bytes that are signed.
#[must_use]
pub fn signed_bytes(m: &Hash, kind: &str, head: &Head, fields: &[Vec<u8>]) -> Vec<u8> {
    let k = head.k.to_be_bytes();
    let mut all: Vec<&[u8]> = vec![PROTOCOL.as_bytes(), &m.0, kind.as_bytes(), &k, &head.t.0];
    all.extend(fields.iter().map(Vec::as_slice));
    encode(&all)
}

/// A signature of the record: the number of entries that its signer had seen, and the signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stamp {
    /// The party that signed.
    pub by: Party,
    /// Number of entries of the head it names.
    pub at: u32,
    /// The signature over the entry and that head.
    pub signature: Signature,
}

/// One entry with the signatures that it needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// The entry that was signed.
    pub entry: Entry,
    /// Signatures: of the entry's author; of a throw those under the releases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signed: Vec<Stamp>,
}

/// What a party sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Body {
    /// What becomes an entry as it is.
    Entry(Entry),
    /// The link of a party that does not roll.
    Release {
        /// The party that shows its link.
        party: Party,
        /// The number of the throw it is for.
        number: u32,
        /// The link of that number.
        link: Link,
    },
    /// A deposit: the entry, and the link that the server keeps to itself until the throw.
    Deposit {
        /// The player who leaves the link.
        party: Party,
        /// The number of the throw it is for.
        number: u32,
        /// The link of that number.
        link: Link,
    },
}

impl Body {
    /// The player who says it; `None` for what only the server says.
    #[must_use]
    pub const fn author(&self) -> Option<Party> {
        match self {
            Self::Release { party, .. } | Self::Deposit { party, .. } => Some(*party),
            Self::Entry(entry) => match entry {
                Entry::Bind { party, .. }
                | Entry::Declare { party, .. }
                | Entry::Skip { party, .. }
                | Entry::Word { party, .. }
                | Entry::Rebind { party, .. }
                | Entry::End { party, .. } => Some(*party),
                _ => None,
            },
        }
    }

    /// The kind and the fields that are signed. A deposit's link is not: its chain binds it.
    #[must_use]
    pub fn signed(&self) -> (&'static str, Vec<Vec<u8>>) {
        match self {
            Self::Entry(entry) => (entry.kind(), entry.fields()),
            Self::Release { party, number, link } => release(*party, *number, link),
            Self::Deposit { party, number, .. } => {
                let entry = Entry::Deposit { party: *party, number: *number };
                (entry.kind(), entry.fields())
            }
        }
    }
}

/// Kind and fields of a release.
#[must_use]
pub fn release(party: Party, number: u32, link: &Link) -> (&'static str, Vec<Vec<u8>>) {
    ("release", vec![party.letter().to_vec(), number.to_be_bytes().to_vec(), link.0.to_vec()])
}

/// A message: what is said, the head that its sender has seen and checked, and the signature over both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// The epoch that it belongs to.
    pub m: Hash,
    /// The entry or the link that is sent.
    pub body: Body,
    /// The last head that the sender has seen.
    pub head: Head,
    /// The sender's signature over all of it.
    pub signature: Signature,
}

impl Message {
    /// Signs a message over the head that the sender has seen.
    #[must_use]
    pub fn new(m: &Hash, body: Body, head: Head, signer: &Signer) -> Self {
        let (kind, fields) = body.signed();
        let signature = signer.sign(&signed_bytes(m, kind, &head, &fields));
        Self { m: *m, body, head, signature }
    }

    /// The bytes that are signed.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let (kind, fields) = self.body.signed();
        signed_bytes(&self.m, kind, &self.head, &fields)
    }

    /// Whether it was signed by this key.
    #[must_use]
    pub fn is_by(&self, key: &Key) -> bool {
        verify(key, &self.bytes(), &self.signature)
    }
}

/// The server's receipt: its signature of a head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Receipt {
    /// The head that the server signs.
    pub head: Head,
    /// The signature, of kind `head` and without fields.
    pub signature: Signature,
}

impl Receipt {
    /// Signs a head with the server's key.
    #[must_use]
    pub fn new(m: &Hash, head: Head, signer: &Signer) -> Self {
        Self { head, signature: signer.sign(&signed_bytes(m, "head", &head, &[])) }
    }

    /// Whether it was signed by this key.
    #[must_use]
    pub fn is_by(&self, m: &Hash, key: &Key) -> bool {
        verify(key, &signed_bytes(m, "head", &self.head, &[]), &self.signature)
    }
}

/// The server's word that it has stored a message without entering it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Got {
    /// Hash of the message's signed bytes.
    pub message: Hash,
    /// The head at that time.
    pub head: Head,
    /// The signature, of kind `got` with the hash as its field.
    pub signature: Signature,
}

impl Got {
    /// Signs that a message came.
    #[must_use]
    pub fn new(message: &Message, head: Head, signer: &Signer) -> Self {
        let hash = sha256(&message.bytes());
        let signature = signer.sign(&signed_bytes(&message.m, "got", &head, &[hash.0.to_vec()]));
        Self { message: hash, head, signature }
    }

    /// Whether it is the word of this key on this message.
    #[must_use]
    pub fn is_for(&self, message: &Message, key: &Key) -> bool {
        let hash = sha256(&message.bytes());
        let bytes = signed_bytes(&message.m, "got", &self.head, &[hash.0.to_vec()]);
        hash == self.message && verify(key, &bytes, &self.signature)
    }
}
