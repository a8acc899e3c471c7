//! A player's part of signed dice (`pasch-dice/3`, docs/fair-dice.md): what a browser checks, binds, signs and shows.

use pasch_dice::Party;
use pasch_dice::v3::{
    Context, DiceKey, Got, Item, Keeper, Key, Message, Outline, Part, Receipt, Refusal, Salt, Secret, Word,
};
use pasch_messages::Describe;
use pasch_wire::{ClientMessage, FairKnown, FairMessage, HostKey, Intent, Seat};
use serde::Deserialize;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Why a player does not go on with the dice.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("fair-error")]
pub enum FairError {
    /// The system gives no random numbers.
    Random(
        #[from]
        #[describe(name = "value", text)]
        getrandom::Error,
    ),
    /// The server's key cannot be read.
    Key,
    /// A frame that is none of the protocol's.
    Frame(
        #[from]
        #[describe(name = "value", text)]
        serde_json::Error,
    ),
    /// What is told, or asked for, breaks the rules that a browser keeps to.
    #[describe(transparent)]
    Refused(#[from] Refusal),
}

/// Entries of a match's dice, as they are told.
#[derive(Deserialize)]
struct Told {
    context: Context,
    from: u32,
    items: Vec<Item>,
    receipt: Receipt,
    #[serde(default)]
    before: Vec<Part>,
}

#[derive(Deserialize)]
struct Confirmed {
    got: Got,
}

/// One player's dice key, and what a browser with it knows of one match.
#[derive(Debug)]
pub struct Fair {
    party: Party,
    key: DiceKey,
    host: String,
    server: Key,
    keeper: Option<Keeper<Outline>>,
    /// The server's signatures are taken as right.
    trusts: bool,
    /// The throw for which the latest binding was sent.
    bound: Option<u32>,
}

impl Fair {
    /// A player with a new key, at the server that is known by this key.
    ///
    /// # Errors
    /// When the server's key is none, or there are no random numbers.
    pub fn new(seat: Seat, server: &HostKey) -> Result<Self, FairError> {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret)?;
        Ok(Self {
            party: if seat == Seat::A { Party::A } else { Party::B },
            key: DiceKey(Secret(secret)),
            host: server.host.clone(),
            server: server.key.parse().map_err(|_| FairError::Key)?,
            keeper: None,
            trusts: false,
            bound: None,
        })
    }

    /// The same, but what the server signs is not checked: that is the work of players' own machines, which a measurement of
    /// the server would have to do for all of them.
    #[must_use]
    pub const fn trusting(mut self) -> Self {
        self.trusts = true;
        self
    }

    /// The public key, in the words of the wire.
    #[must_use]
    pub fn public(&self) -> String {
        self.key.signer(&self.host).key().to_string()
    }

    /// What is known of the match's dice.
    #[must_use]
    pub fn known(&self) -> Option<FairKnown> {
        self.keeper.as_ref().map(|keeper| {
            let transcript = keeper.transcript();
            FairKnown { m: transcript.m().to_string(), k: transcript.head().k }
        })
    }

    /// Whether this player may roll: not before everybody is bound, nor while a throw is made.
    #[must_use]
    pub fn may_roll(&self) -> bool {
        self.keeper.as_ref().is_some_and(|keeper| keeper.may_declare() && keeper.transcript().is_bound())
    }

    /// Hears entries and says what a page says by itself.
    ///
    /// # Errors
    /// When the server breaks a rule of the protocol.
    pub fn hear(&mut self, text: &str) -> Result<Option<ClientMessage>, FairError> {
        let Told { context, from, items, receipt, before } = serde_json::from_str(text)?;
        let keeper = match &mut self.keeper {
            Some(keeper) => keeper,
            empty => {
                let first = before.first().map_or(&context, |part| &part.context).clone();
                let game = Outline::new(first.terms.length);
                let keeper = Keeper::new(self.party, self.key, &self.server, first, game, None)?;
                empty.insert(if self.trusts { keeper.trusting() } else { keeper })
            }
        };
        for part in &before {
            take(keeper, part.context.clone(), 0, &part.items, part.receipts.first())?;
        }
        take(keeper, context, from, &items, Some(&receipt))?;
        let message = self.reaction()?;
        Ok(message.map(|message| ClientMessage::DiceSay { message: Box::new(message) }))
    }

    /// Notes that the server has stored a link.
    ///
    /// # Errors
    /// When the server's word is about nothing that was said.
    pub fn note(&mut self, text: &str) -> Result<(), FairError> {
        let Confirmed { got } = serde_json::from_str(text)?;
        if let Some(keeper) = &mut self.keeper {
            keeper.note(&got)?;
        }
        Ok(())
    }

    /// The signature that goes with a wish, where one is needed.
    ///
    /// # Errors
    /// When the rules do not allow the wish now.
    pub fn sign(&mut self, intent: &Intent) -> Result<Option<Box<FairMessage>>, FairError> {
        let Some(keeper) = &mut self.keeper else { return Ok(None) };
        let word = match intent {
            Intent::Roll if keeper.may_declare() => return Ok(Some(Box::new(same(&keeper.declare()?)?))),
            Intent::Double => Word::Double,
            Intent::Take => Word::Take,
            Intent::Drop => Word::Drop,
            Intent::AcceptResign => Word::Accept,
            _ => return Ok(None),
        };
        Ok(Some(Box::new(same(&keeper.word(word)?)?)))
    }

    fn reaction(&mut self) -> Result<Option<FairMessage>, FairError> {
        let Some(keeper) = &mut self.keeper else { return Ok(None) };
        let (party, transcript) = (self.party, keeper.transcript());
        if !transcript.keys().has_chain(party) {
            return Ok(None);
        }
        let is_due = |from: &u32| transcript.bound(Party::Server, *from).is_some();
        let due = transcript.binding_due(party).filter(is_due).filter(|from| self.bound != Some(*from));
        let message = if transcript.result().is_some() {
            if transcript.has_ended(party) { None } else { Some(keeper.end()?) }
        } else if let Some(from) = due {
            let mut salt = [0; 16];
            getrandom::fill(&mut salt)?;
            self.bound = Some(from);
            Some(keeper.bind(Salt(salt))?)
        } else if transcript.owing().contains(&party) {
            Some(keeper.release()?)
        } else {
            None
        };
        message.as_ref().map(same::<FairMessage, Message>).transpose()
    }
}

/// Takes in the entries of one epoch behind those that are known.
fn take(
    keeper: &mut Keeper<Outline>,
    context: Context,
    from: u32,
    items: &[Item],
    receipt: Option<&Receipt>,
) -> Result<(), FairError> {
    let Some(receipt) = receipt else { return Ok(()) };
    if keeper.transcript().m() != context.id() {
        return match items.first().map(|item| &item.entry) {
            // An epoch from long ago.
            Some(entry) if from == 0 && !matches!(entry, pasch_dice::v3::Entry::Epoch { .. }) => Ok(()),
            _ => Ok(keeper.renew(context, items, receipt, true)?),
        };
    }
    let known = keeper.transcript().head().k.saturating_sub(from) as usize;
    Ok(keeper.hear(items.get(known..).unwrap_or_default(), receipt)?)
}

/// The same JSON in another type.
fn same<T: DeserializeOwned, F: Serialize>(value: &F) -> Result<T, FairError> {
    Ok(serde_json::from_value(serde_json::to_value(value)?)?)
}
