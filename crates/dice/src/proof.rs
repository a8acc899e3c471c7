//! What was shown of a game's dice, and the check of it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chain::{before, throw};
use crate::context::{Commitment, Context, ContextError, Party, Seed, Shared};

/// The name of the protocol, part of every context.
pub const PROTOCOL: &str = "pasch-dice/2";

/// Most dice that a throw may have: more than any game, few enough that a hostile file costs nothing.
const MOST_DICE: usize = 16;

/// One thing that was shown, in the order in which it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "lowercase", deny_unknown_fields)]
pub enum Step {
    /// A party bound itself to the links from throw `from` on. All do before the first throw. A player may do it again
    /// between two throws, when he goes on from another device; the server may not.
    Commit {
        /// Who.
        by: Party,
        /// The first throw that the chain is for.
        from: u32,
        /// The end of the chain.
        commitment: Commitment,
    },
    /// Dice were thrown.
    Throw {
        /// The links of this throw.
        links: Shared<Seed>,
        /// The faces. For the throw that begins a game the first die is A's and the second B's.
        dice: Vec<u8>,
    },
    /// A throw was given up before the server showed its link: a player had lost his chain. Its number is used up.
    Void {
        /// Links that had been shown by then.
        a: Option<Seed>,
        /// The same of player B.
        b: Option<Seed>,
    },
}

/// Everything that was shown of a game's dice: enough to recompute every throw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// [`PROTOCOL`].
    pub protocol: String,
    /// The game.
    pub context: Context,
    /// What was shown, in order.
    pub steps: Vec<Step>,
}

/// What is wrong with the dice of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// Thrown before everybody was bound.
    #[error("throw {throw} was made before {party} was bound to it")]
    Unbound {
        /// Which, from 1.
        throw: u32,
        /// Who was not.
        party: Party,
    },
    /// A party bound itself again where it must not: the server at all, or a player for a throw that is over or far ahead.
    #[error("{party} bound itself anew for throw {from} before throw {next}")]
    Rebound {
        /// Who.
        party: Party,
        /// For which throw.
        from: u32,
        /// The throw that comes next.
        next: u32,
    },
    /// A link that does not lead to what was shown before it.
    #[error("the link that {party} showed for throw {throw} is not the one it was bound to")]
    Link {
        /// Which, from 1.
        throw: u32,
        /// Whose.
        party: Party,
    },
    /// Dice that do not follow from the links.
    #[error("throw {throw} is recorded as {recorded:?}; the links give {found:?}")]
    Dice {
        /// Which, from 1.
        throw: u32,
        /// As played.
        recorded: Vec<u8>,
        /// As it should be.
        found: Vec<u8>,
    },
}

/// The outcome of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Throws that follow from links that everybody was bound to.
    pub right: usize,
    /// Throws that were given up.
    pub void: usize,
    /// Everything that does not fit; empty for fair dice.
    pub faults: Vec<Fault>,
}

/// Why nothing can be checked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ProofError {
    /// Not JSON.
    #[error("this is no JSON: {0}")]
    Json(serde_json::Error),
    /// JSON, but no proof in it.
    #[error(
        "no dice to check: neither a proof, nor a list of proofs, nor an object with them under \"dice\""
    )]
    None,
    /// A proof that cannot be read.
    #[error("proof {number}: {cause}")]
    Shape {
        /// Which, from 1.
        number: usize,
        /// What is wrong with it.
        cause: serde_json::Error,
    },
    /// Another protocol.
    #[error("the dice are of the protocol {0:?}; {PROTOCOL:?} is known")]
    Protocol(String),
    /// A throw without dice or with too many.
    #[error("throw {throw} has {dice} dice")]
    Dice {
        /// Its number in the game, from 1.
        throw: u32,
        /// How many.
        dice: usize,
    },
    /// A context that cannot be written down.
    #[error(transparent)]
    Context(#[from] ContextError),
}

/// What a party has shown so far.
#[derive(Clone, Copy)]
struct Shown {
    link: Seed,
    /// The throw it was shown for; of a commitment the one before its first.
    throw: u32,
}

impl Proof {
    /// Recomputes every link and every throw.
    ///
    /// # Errors
    /// When the proof cannot be checked at all; what does not fit is no error but in [`Checked::faults`].
    pub fn check(&self) -> Result<Checked, ProofError> {
        if self.protocol != PROTOCOL {
            return Err(ProofError::Protocol(self.protocol.clone()));
        }
        let mut checked = Checked::default();
        let mut shown = Shared { server: None, a: None, b: None };
        let mut next = 1;
        for step in &self.steps {
            match step {
                Step::Commit { by, from, commitment } => {
                    let known = shown.of_mut(*by);
                    if *from != next || (known.is_some() && (*by == Party::Server || next == 1)) {
                        checked.faults.push(Fault::Rebound { party: *by, from: *from, next });
                    }
                    *known = Some(Shown { link: Seed(commitment.0), throw: from.saturating_sub(1) });
                }
                Step::Throw { links, dice } => {
                    self.one_throw(next, links, dice, &mut shown, &mut checked)?;
                    next += 1;
                }
                Step::Void { a, b } => {
                    for (party, link) in [(Party::A, a), (Party::B, b)] {
                        if let Some(link) = link {
                            checked.faults.extend(self.link(next, party, link, &mut shown)?);
                        }
                    }
                    checked.void += 1;
                    next += 1;
                }
            }
        }
        Ok(checked)
    }

    fn one_throw(
        &self,
        number: u32,
        links: &Shared<Seed>,
        dice: &[u8],
        shown: &mut Shared<Option<Shown>>,
        checked: &mut Checked,
    ) -> Result<(), ProofError> {
        if dice.is_empty() || dice.len() > MOST_DICE {
            return Err(ProofError::Dice { throw: number, dice: dice.len() });
        }
        let before = checked.faults.len();
        for party in Party::ALL {
            checked.faults.extend(self.link(number, party, links.of(party), shown)?);
        }
        let found = throw(&self.context, number, links, dice.len())?;
        if found != dice {
            checked.faults.push(Fault::Dice { throw: number, recorded: dice.to_vec(), found });
        }
        checked.right += usize::from(checked.faults.len() == before);
        Ok(())
    }

    /// Whether a link shown for a throw leads back to what its party had shown before, over throws given up as well.
    fn link(
        &self,
        throw: u32,
        party: Party,
        link: &Seed,
        shown: &mut Shared<Option<Shown>>,
    ) -> Result<Option<Fault>, ContextError> {
        let known = shown.of_mut(party);
        let Some(last) = known.replace(Shown { link: *link, throw }) else {
            return Ok(Some(Fault::Unbound { throw, party }));
        };
        let mut back = *link;
        for index in (last.throw + 1..=throw).rev() {
            back = before(&self.context, party, index, &back)?;
        }
        Ok((back != last.link).then_some(Fault::Link { throw, party }))
    }
}

/// The proofs in a JSON text: one alone, a list, or those under `"dice"` of an exported game or match.
///
/// # Errors
/// When the text is no JSON, holds no proof, or one that cannot be read.
pub fn proofs_in(text: &str) -> Result<Vec<Proof>, ProofError> {
    let value: Value = serde_json::from_str(text).map_err(ProofError::Json)?;
    let list = match value {
        Value::Array(list) => list,
        Value::Object(mut fields) if !fields.contains_key("protocol") => match fields.remove("dice") {
            Some(Value::Array(list)) => list,
            Some(one @ Value::Object(_)) => vec![one],
            _ => return Err(ProofError::None),
        },
        one @ Value::Object(_) => vec![one],
        _ => return Err(ProofError::None),
    };
    if list.is_empty() {
        return Err(ProofError::None);
    }
    let read =
        |(i, one)| serde_json::from_value(one).map_err(|cause| ProofError::Shape { number: i + 1, cause });
    list.into_iter().enumerate().map(read).collect()
}
