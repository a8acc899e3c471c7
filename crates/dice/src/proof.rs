//! What was shown of a game's dice, and the check of it.

use pasch_messages::Describe;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chain::{LENGTH, before, throw};
use crate::context::{Commitment, Context, ContextError, Party, Seed, Shared};

/// The name of the protocol, part of every context.
pub const PROTOCOL: &str = "pasch-dice/2";

/// Most dice that a throw may have: more than any game, few enough that a hostile file costs nothing.
const MOST_DICE: usize = 64;

/// One thing that was shown, in the order in which it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "lowercase", deny_unknown_fields)]
pub enum Step {
    /// A party is bound to the links from throw `from` on. All are before the first throw. A player may be bound again
    /// between two throws, when they go on from another device; the server may only when its chain is at its end.
    Commit {
        /// The party that is bound.
        by: Party,
        /// The first throw that the chain is for.
        from: u32,
        /// The end of the chain.
        commitment: Commitment,
        /// The server holds this chain in the player's place: they are a bot, are away, or use a program that holds none.
        #[serde(default, skip_serializing_if = "is_false")]
        held: bool,
    },
    /// Dice were thrown from one link of each party.
    Throw {
        /// The links of this throw.
        links: Shared<Seed>,
        /// The faces. For the throw that begins a game the first die is A's, the second B's, and so on in
        /// pairs until one is no tie.
        dice: Vec<u8>,
    },
    /// A throw was given up before the server showed its link: a player had lost their chain. Its number is used up.
    Void {
        /// Links that had been shown by then.
        a: Option<Seed>,
        /// The same of player B.
        b: Option<Seed>,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_false(held: &bool) -> bool {
    !held
}

/// Everything that was shown of a game's dice: enough to recompute every throw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The protocol's name; [`PROTOCOL`] in proofs that can be checked.
    pub protocol: String,
    /// The game that the chains are bound to.
    pub context: Context,
    /// What was shown, in order.
    pub steps: Vec<Step>,
}

/// What is wrong with the dice of a game.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[non_exhaustive]
#[describe("proof-fault")]
pub enum Fault {
    /// Thrown before everybody was bound.
    Unbound {
        /// The number of the throw, from 1.
        throw: u32,
        /// The party that was not bound.
        party: Party,
    },
    /// A party bound itself where it must not: the server again, or a player for a throw that is over or far ahead.
    Rebound {
        /// The party that bound itself.
        party: Party,
        /// The first throw that the new chain is for.
        from: u32,
        /// The throw that comes next.
        next: u32,
    },
    /// A link that does not lead to what was shown before it.
    Link {
        /// The number of the throw, from 1.
        throw: u32,
        /// The party whose link it is.
        party: Party,
    },
    /// Dice that do not follow from the links.
    Dice {
        /// The number of the throw, from 1.
        throw: u32,
        /// The faces as they were played.
        #[describe(debug)]
        recorded: Vec<u8>,
        /// As it should be.
        #[describe(debug)]
        found: Vec<u8>,
    },
    /// The game was played with other dice than those that were thrown.
    Played {
        /// Which, from 1, throws given up not counted.
        throw: usize,
        /// As thrown; none when the game has more.
        #[describe(with = dice)]
        thrown: Option<Vec<u8>>,
        /// As played; none when the game has fewer.
        #[describe(with = dice)]
        played: Option<Vec<u8>>,
    },
}

/// Dice as text, such as `6-5`.
fn dice(faces: &Option<Vec<u8>>) -> Option<String> {
    faces.as_ref().map(|faces| faces.iter().map(u8::to_string).collect::<Vec<_>>().join("-"))
}

/// A throw as the log of a game has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// It began the game: its dice are the players', in order. Those of other throws stand highest first.
    pub opening: bool,
    /// The faces thrown, 1 to 6.
    pub faces: Vec<u8>,
}

/// The outcome of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Throws that follow from links that everybody was bound to.
    pub right: usize,
    /// Throws that were given up.
    pub void: usize,
    /// Of the right ones, those for which the server held A's chain, and B's: a player without one of their
    /// own is protected by the other's only.
    pub held: [usize; 2],
    /// Everything that does not fit; empty for fair dice.
    pub faults: Vec<Fault>,
}

/// Why nothing can be checked.
#[derive(Debug, Describe, thiserror::Error)]
#[non_exhaustive]
#[describe("proof-error")]
pub enum ProofError {
    /// The text is not JSON.
    Json(#[describe(name = "value", text)] serde_json::Error),
    /// JSON, but no proof in it.
    None,
    /// A proof that cannot be read.
    Shape {
        /// The number of the proof, from 1.
        number: usize,
        /// What is wrong with it.
        #[describe(text)]
        cause: serde_json::Error,
    },
    /// The proof is of another protocol than this one.
    #[describe(args(protocol = format!("{PROTOCOL:?}")))]
    Protocol(#[describe(name = "value", escaped)] String),
    /// A throw without dice or with too many.
    Dice {
        /// Its number in the game, from 1.
        throw: u32,
        /// How many dice it has.
        dice: usize,
    },
    /// A context that cannot be written down.
    #[describe(transparent)]
    Context(#[from] ContextError),
}

/// What a party has shown so far.
#[derive(Clone, Copy)]
struct Shown {
    link: Seed,
    /// The throw it was shown for; of a commitment the one before its first.
    throw: u32,
    /// The first throw of the chain.
    from: u32,
    held: bool,
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
        let mut shown: Shared<Option<Shown>> = Shared { server: None, a: None, b: None };
        let mut next = 1;
        for step in &self.steps {
            match step {
                Step::Commit { by, from, commitment, held } => {
                    let known = shown.of_mut(*by);
                    let again = *by == Party::Server
                        && known.is_some_and(|last| last.from.checked_add(LENGTH) != Some(*from));
                    if *from != next || again {
                        checked.faults.push(Fault::Rebound { party: *by, from: *from, next });
                    }
                    let (link, throw) = (Seed(commitment.0), from.saturating_sub(1));
                    *known = Some(Shown { link, throw, from: *from, held: *held && *by != Party::Server });
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

    /// Whether a game was played with these throws, in their order: the first that differs.
    #[must_use]
    pub fn compare(&self, played: &[Played]) -> Option<Fault> {
        let mut thrown = self.steps.iter().filter_map(|step| match step {
            Step::Throw { dice, .. } => Some(dice.clone()),
            _ => None,
        });
        let mut played = played.iter();
        for throw in 1.. {
            let (thrown, played) = (thrown.next(), played.next());
            let is_same = match (&thrown, played) {
                (None, None) => return None,
                (Some(dice), Some(played)) => {
                    let mut dice = dice.clone();
                    if !played.opening {
                        dice.sort_unstable_by(|x, y| y.cmp(x));
                    }
                    dice == played.faces
                }
                _ => false,
            };
            if !is_same {
                return Some(Fault::Played { throw, thrown, played: played.map(|one| one.faces.clone()) });
            }
        }
        None
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
        if checked.faults.len() == before {
            checked.right += 1;
            for (count, party) in checked.held.iter_mut().zip([shown.a, shown.b]) {
                *count += usize::from(party.is_some_and(|party| party.held));
            }
        }
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
        let Some(last) = *known else {
            return Ok(Some(Fault::Unbound { throw, party }));
        };
        *known = Some(Shown { link: *link, throw, ..last });
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
