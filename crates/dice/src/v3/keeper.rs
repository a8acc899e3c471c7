//! What a browser, or a program that holds a dice key, keeps to: rules R1 to R7 of the protocol.

use pasch_messages::Describe;
use serde::{Deserialize, Serialize};

use super::PROTOCOL;
use super::bytes::{Hash, Key, Link, Salt};
use super::chain::Chain;
use super::context::Context;
use super::entry::{Body, Entry, Got, Item, Message, Receipt, Stamp, Word};
use super::game::{Game, Turn, forfeit};
use super::sign::{DiceKey, Signer};
use super::transcript::{Fault, Transcript};
use crate::context::Party;

/// What a browser remembers of a match: enough to hold it to its words, and evidence. Without any secret of a throw to come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// The protocol's name; [`PROTOCOL`] in memories that can be read.
    pub protocol: String,
    /// The player whose memory it is.
    pub party: Party,
    /// The key that this browser signs with.
    pub key: Key,
    /// Messages with a link that it has sent, in order.
    pub sent: Vec<Sent>,
    /// The latest head of each epoch that it has checked, with the server's receipt.
    pub seen: Vec<Seen>,
}

/// A message with a link, as it was sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sent {
    /// Number of the throw.
    pub number: u32,
    /// The message as it was signed.
    pub message: Message,
    /// The server's word that it came, where it was not entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub got: Option<Got>,
}

/// A head with the server's receipt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// The hash of the epoch's context.
    pub m: Hash,
    /// The latest receipt of the server in it.
    pub receipt: Receipt,
}

impl Memory {
    /// The memory of a player who has sent and seen nothing.
    #[must_use]
    pub fn new(party: Party, key: Key) -> Self {
        Self { protocol: PROTOCOL.to_owned(), party, key, sent: Vec::new(), seen: Vec::new() }
    }

    fn sent(&self, m: &Hash, number: u32) -> impl Iterator<Item = &Sent> {
        let m = *m;
        self.sent.iter().filter(move |one| one.message.m == m && one.number == number)
    }

    /// The head for which the link of a throw was given: by a declaration or a release.
    #[must_use]
    pub fn given(&self, m: &Hash, number: u32) -> Option<&Sent> {
        self.sent(m, number).find(|one| !matches!(one.message.body, Body::Deposit { .. }))
    }

    fn highest(&self, m: &Hash) -> u32 {
        self.sent.iter().filter(|one| one.message.m == *m).map(|one| one.number).max().unwrap_or(0)
    }
}

/// Why a browser does not do what it is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[non_exhaustive]
#[describe("keeper-refusal")]
pub enum Refusal {
    /// Not the server's key that was pinned, or not this browser's own.
    Key(#[describe(name = "value")] Party),
    /// An entry that breaks the rules.
    Fault {
        /// Number of the entry.
        at: u32,
        /// The rule that the entry breaks.
        fault: Fault,
    },
    /// The server's receipt does not fit.
    Receipt,
    /// The server tells another story than before: both of its receipts.
    #[describe(args(k = offered.head.k))]
    Fork {
        /// The receipt that was known before.
        #[describe(skip)]
        known: Box<Receipt>,
        /// What is told now.
        #[describe(skip)]
        offered: Box<Receipt>,
    },
    /// A new epoch leaves out what the server has signed.
    Dropped(#[describe(skip)] Box<Receipt>),
    /// The link of this throw was given for another head.
    OtherHead {
        /// Number of the throw.
        number: u32,
        /// The message that gave the link.
        #[describe(skip)]
        sent: Box<Message>,
    },
    /// The server let something come between this browser's declaration and its throw.
    Overtaken {
        /// Number of the throw.
        number: u32,
        /// The declaration that came too late.
        #[describe(skip)]
        sent: Box<Message>,
    },
    /// A declaration came too late: the number has to be skipped first.
    SkipFirst(#[describe(name = "value")] u32),
    /// The roll is declared: nothing else until it is thrown.
    Declared(#[describe(name = "value")] u32),
    /// Somebody is not bound to the throw yet.
    Unbound(#[describe(name = "value")] u32),
    /// This device does not hold what its player is bound to.
    NoChain,
    /// There is nothing of this kind to send now.
    Nothing,
    /// A throw was lost, and the player has not agreed to go on in a rated match.
    NotAgreed,
}

impl Refusal {
    fn fork(known: Receipt, offered: Receipt) -> Self {
        Self::Fork { known: Box::new(known), offered: Box::new(offered) }
    }
}

/// A browser's side of the dice.
#[derive(Clone, Debug)]
pub struct Keeper<G> {
    party: Party,
    key: DiceKey,
    signer: Signer,
    transcript: Transcript<G>,
    items: Vec<Item>,
    memory: Memory,
    receipt: Option<Receipt>,
    chain: Option<Chain>,
}

impl<G: Game> Keeper<G> {
    /// A browser that has just been told of the match. `server` is the key that it has pinned.
    ///
    /// # Errors
    /// When the match names another key of the server, or another one of this player.
    pub fn new(
        party: Party,
        key: DiceKey,
        server: &Key,
        context: Context,
        game: G,
        memory: Option<Memory>,
    ) -> Result<Self, Refusal> {
        let signer = key.signer(&context.host);
        if context.keys.server != *server {
            return Err(Refusal::Key(Party::Server));
        }
        let transcript = Transcript::new(context, game).map_err(|fault| Refusal::Fault { at: 0, fault })?;
        let memory = memory.unwrap_or_else(|| Memory::new(party, signer.key()));
        Ok(Self { party, key, signer, transcript, items: Vec::new(), memory, receipt: None, chain: None })
    }

    /// The same, but signatures are taken as right without computing them: for one program that plays many players to try a
    /// server's speed, and would spend its time on what their own machines do. Nobody's dice are safe with it.
    #[must_use]
    pub fn trusting(mut self) -> Self {
        self.transcript.trust();
        self
    }

    /// The transcript as far as it is known here.
    pub const fn transcript(&self) -> &Transcript<G> {
        &self.transcript
    }

    /// The entries of this epoch.
    #[must_use]
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// What has to be written down before a message is sent.
    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    /// The server's receipt of the latest head.
    #[must_use]
    pub const fn receipt(&self) -> Option<Receipt> {
        self.receipt
    }

    /// Whether this device holds the key that is in use: otherwise it has to [`Keeper::rebind`].
    #[must_use]
    pub fn is_bound_key(&self) -> bool {
        self.transcript.keys().signing(self.party) == self.signer.key()
    }

    /// R7: takes in entries that follow on what is known, with the receipt of the head that they lead to.
    ///
    /// # Errors
    /// When an entry breaks a rule, or the server has signed another story before.
    pub fn hear(&mut self, items: &[Item], receipt: &Receipt) -> Result<(), Refusal> {
        let m = self.transcript.m();
        if !self.transcript.trusts() && !receipt.is_by(&m, &self.transcript.keys().server) {
            return Err(Refusal::Receipt);
        }
        if let Some(known) = self.memory.seen.iter().find(|seen| seen.m == m)
            && receipt.head.k == known.receipt.head.k
            && receipt.head.t != known.receipt.head.t
        {
            return Err(Refusal::fork(known.receipt, *receipt));
        }
        let mut next = self.transcript.clone();
        for item in items {
            self.may_follow(&next, item)?;
            let at = next.head().k + 1;
            next.enter(item).map_err(|fault| Refusal::Fault { at, fault })?;
        }
        if next.head() != receipt.head {
            return Err(match (next.head_at(receipt.head.k), self.receipt) {
                // A receipt of a head that was left behind long ago.
                (Some(head), _) if head == receipt.head && items.is_empty() => return Ok(()),
                (Some(_), Some(known)) => Refusal::fork(known, *receipt),
                _ => Refusal::Receipt,
            });
        }
        // A browser that begins anew reads the record up to what it had seen, and checks that it is the same.
        if let Some(known) = self.memory.seen.iter().find(|seen| seen.m == m).map(|seen| seen.receipt)
            && next.head_at(known.head.k).is_some_and(|head| head != known.head)
        {
            return Err(Refusal::fork(known, *receipt));
        }
        self.transcript = next;
        self.items.extend_from_slice(items);
        self.receipt = Some(*receipt);
        match self.memory.seen.iter_mut().find(|seen| seen.m == m) {
            Some(seen) if seen.receipt.head.k > receipt.head.k => {}
            Some(seen) => seen.receipt = *receipt,
            None => self.memory.seen.push(Seen { m, receipt: *receipt }),
        }
        Ok(())
    }

    /// R5: once this browser has declared a roll, what makes the declaration late is signed by its own player, burns a counted
    /// number, or is that player's fallen flag. Otherwise the server could have every throw made once more.
    fn may_follow(&self, known: &Transcript<G>, item: &Item) -> Result<(), Refusal> {
        let number = known.next();
        let declared = self.memory.given(&known.m(), number).filter(|sent| {
            matches!(sent.message.body, Body::Entry(Entry::Declare { .. }))
                && known.pending().is_none()
                && known.is_fresh(&sent.message.head)
        });
        match declared {
            Some(sent) if !self.is_own(item) => {
                Err(Refusal::Overtaken { number, sent: Box::new(sent.message.clone()) })
            }
            _ => Ok(()),
        }
    }

    /// Whether an entry may stand between a declaration of this player and its throw.
    fn is_own(&self, item: &Item) -> bool {
        match &item.entry {
            Entry::Rebind { .. } => true,
            Entry::Act { line } => forfeit(line) == Some(self.party),
            entry => entry.is_quiet() || item.signed.iter().any(|stamp| stamp.by == self.party),
        }
    }

    /// Goes on in a new epoch, told from its first entry on. `agreed` says that the player goes on although
    /// a throw was lost.
    ///
    /// # Errors
    /// [`Refusal::Dropped`] when the epoch leaves out what the server has signed; [`Refusal::NotAgreed`].
    pub fn renew(
        &mut self,
        context: Context,
        items: &[Item],
        receipt: &Receipt,
        agreed: bool,
    ) -> Result<(), Refusal> {
        if let Some(Entry::Epoch { head, .. }) = items.first().map(|item| &item.entry)
            && head.k < self.transcript.head().k
            && let Some(known) = self.receipt
        {
            return Err(Refusal::Dropped(Box::new(known)));
        }
        let is_out = self.memory.given(&self.transcript.m(), self.transcript.next()).is_some();
        let loses = self.transcript.pending().is_some() || is_out;
        if loses && context.terms.rated && !agreed {
            return Err(Refusal::NotAgreed);
        }
        let transcript = self.transcript.renewed(context).map_err(|fault| Refusal::Fault { at: 0, fault })?;
        let mut next = Self { transcript, items: Vec::new(), receipt: None, chain: None, ..self.clone() };
        next.hear(items, receipt)?;
        *self = next;
        Ok(())
    }

    /// R1: binds this player, at the start or near the end of a chain.
    ///
    /// # Errors
    /// When there is nothing to bind, or a link of that number was sent before.
    pub fn bind(&mut self, salt: Salt) -> Result<Message, Refusal> {
        self.is_own_key()?;
        let from = self.transcript.binding_due(self.party).ok_or(Refusal::Nothing)?;
        if from <= self.memory.highest(&self.transcript.m()) {
            return Err(Refusal::Fault { at: 0, fault: Fault::Bound(self.party, from) });
        }
        let chain = self.new_chain(from, &salt);
        let body = Body::Entry(Entry::Bind { party: self.party, from, commitment: chain.commitment(), salt });
        self.checked(body)
    }

    /// R3: goes on without the old key. The next number is burnt.
    ///
    /// # Errors
    /// When the rules allow no re-binding now, or this device holds the key in use.
    pub fn rebind(&mut self, salt: Salt) -> Result<Message, Refusal> {
        if self.is_bound_key() {
            return Err(Refusal::Nothing);
        }
        let from = self.transcript.next() + 1;
        let chain = self.new_chain(from, &salt);
        let (party, key) = (self.party, self.signer.key());
        self.checked(Body::Entry(Entry::Rebind { party, key, from, commitment: chain.commitment(), salt }))
    }

    /// Declares that the player on roll rolls, and gives the link.
    ///
    /// # Errors
    /// When it is not this player's to roll, or the link was given for another head (R2).
    pub fn declare(&mut self) -> Result<Message, Refusal> {
        self.is_own_key()?;
        let number = self.transcript.next();
        if let Some(sent) = self.memory.given(&self.transcript.m(), number) {
            let is_same = matches!(&sent.message.body, Body::Entry(Entry::Declare { .. }));
            return match is_same {
                true if self.transcript.pending().is_some()
                    || self.transcript.is_fresh(&sent.message.head) =>
                {
                    Ok(sent.message.clone())
                }
                true => Err(Refusal::SkipFirst(number)),
                false => Err(Refusal::OtherHead { number, sent: Box::new(sent.message.clone()) }),
            };
        }
        let link = self.link(number)?;
        let body = Body::Entry(Entry::Declare { party: self.party, number, link: Some(link) });
        let message = self.checked(body)?;
        self.remember(number, &message);
        Ok(message)
    }

    /// R1, R2: gives the link for the throw that is pending.
    ///
    /// # Errors
    /// When none is wanted, or it was given for another head.
    pub fn release(&mut self) -> Result<Message, Refusal> {
        self.is_own_key()?;
        let pending = self.transcript.pending().ok_or(Refusal::Nothing)?;
        let number = pending.number;
        if let Some(sent) = self.memory.given(&self.transcript.m(), number) {
            if sent.message.head == pending.head {
                return Ok(sent.message.clone());
            }
            return Err(Refusal::OtherHead { number, sent: Box::new(sent.message.clone()) });
        }
        if !self.transcript.owing().contains(&self.party) {
            return Err(Refusal::Nothing);
        }
        let link = self.link(number)?;
        let message = self.message(Body::Release { party: self.party, number, link });
        self.remember(number, &message);
        Ok(message)
    }

    /// Leaves the link for the next throw with the server.
    ///
    /// # Errors
    /// When the terms do not allow it now.
    pub fn deposit(&mut self) -> Result<Message, Refusal> {
        self.is_own_key()?;
        let number = self.transcript.next();
        if let Some(sent) = self.memory.given(&self.transcript.m(), number) {
            return Err(Refusal::OtherHead { number, sent: Box::new(sent.message.clone()) });
        }
        let link = self.link(number)?;
        let message = self.checked(Body::Deposit { party: self.party, number, link })?;
        self.remember(number, &message);
        Ok(message)
    }

    /// Gives up a number whose link went out with a declaration that came too late, from this device or, as the server
    /// shows, from another one of this player.
    ///
    /// # Errors
    /// When no such declaration is known.
    pub fn skip(&mut self, shown: Option<&Message>) -> Result<Message, Refusal> {
        self.is_own_key()?;
        let (m, number) = (self.transcript.m(), self.transcript.next());
        let is_late = |message: &Message| {
            let declares = matches!(&message.body, Body::Entry(Entry::Declare { party, number: found, .. })
                if *party == self.party && *found == number);
            declares
                && message.m == m
                && message.is_by(&self.signer.key())
                && self.transcript.head_at(message.head.k) == Some(message.head)
                && self
                    .items
                    .iter()
                    .skip(message.head.k as usize)
                    .find(|item| !item.entry.is_quiet())
                    .is_some_and(|item| self.is_own(item))
        };
        let own = self.memory.given(&m, number).map(|sent| &sent.message);
        if !own.into_iter().chain(shown).any(is_late) {
            return Err(Refusal::Nothing);
        }
        self.checked(Body::Entry(Entry::Skip { party: self.party, number }))
    }

    /// R5: says something in the game; nothing while a roll is declared.
    ///
    /// # Errors
    /// When the roll is declared, or the word is not possible now.
    pub fn word(&mut self, word: Word) -> Result<Message, Refusal> {
        let is_answer = matches!(word, Word::Mine | Word::NotMine);
        if !is_answer {
            self.is_own_key()?;
        }
        let number = self.transcript.next();
        let declared = self.memory.given(&self.transcript.m(), number).filter(|sent| {
            matches!(sent.message.body, Body::Entry(Entry::Declare { .. }))
                && self.transcript.is_fresh(&sent.message.head)
        });
        if declared.is_some() || self.transcript.pending().is_some() {
            return Err(Refusal::Declared(number));
        }
        let body = Body::Entry(Entry::Word { party: self.party, word });
        // A take-back needs both players; the old key may have been replaced.
        if matches!(word, Word::TakeBack | Word::Allow) || is_answer {
            return Ok(self.message(body));
        }
        self.checked(body)
    }

    /// Signs the end that the server has entered.
    ///
    /// # Errors
    /// When there is none.
    pub fn end(&mut self) -> Result<Message, Refusal> {
        let result = self.transcript.result().ok_or(Refusal::Nothing)?.to_owned();
        self.checked(Body::Entry(Entry::End { party: self.party, result }))
    }

    /// Notes the server's word that it has stored a message.
    ///
    /// # Errors
    /// When it is not about a message of this browser.
    pub fn note(&mut self, got: &Got) -> Result<(), Refusal> {
        let server = self.transcript.keys().server;
        let sent = self.memory.sent.iter_mut().find(|sent| got.is_for(&sent.message, &server));
        sent.ok_or(Refusal::Receipt)?.got = Some(*got);
        Ok(())
    }

    fn is_own_key(&self) -> Result<(), Refusal> {
        if self.is_bound_key() { Ok(()) } else { Err(Refusal::NoChain) }
    }

    fn message(&self, body: Body) -> Message {
        Message::new(&self.transcript.m(), body, self.transcript.head(), &self.signer)
    }

    /// A message that the transcript would take in now.
    fn checked(&self, body: Body) -> Result<Message, Refusal> {
        let message = self.message(body);
        let entry = match &message.body {
            Body::Entry(entry) => entry.clone(),
            Body::Deposit { party, number, .. } => Entry::Deposit { party: *party, number: *number },
            Body::Release { .. } => return Ok(message),
        };
        let stamp = Stamp { by: self.party, at: message.head.k, signature: message.signature };
        let at = message.head.k + 1;
        let mut next = self.transcript.clone();
        next.enter(&Item { entry, signed: vec![stamp] }).map_err(|fault| Refusal::Fault { at, fault })?;
        Ok(message)
    }

    fn remember(&mut self, number: u32, message: &Message) {
        if !self.memory.sent.iter().any(|sent| sent.message == *message) {
            self.memory.sent.push(Sent { number, message: message.clone(), got: None });
        }
    }

    fn new_chain(&mut self, from: u32, salt: &Salt) -> Chain {
        let m = self.transcript.m();
        let chain = Chain::new(&m, self.party, from, &self.key.seed(&m, self.party, from, salt));
        self.chain = Some(chain.clone());
        chain
    }

    /// The own link of a throw, once everybody is bound to it. The salt stands in the transcript, so that any device with the
    /// key finds the chain again.
    fn link(&mut self, number: u32) -> Result<Link, Refusal> {
        if !self.transcript.is_bound() {
            return Err(Refusal::Unbound(number));
        }
        let bound = self.transcript.bound(self.party, number).ok_or(Refusal::Unbound(number))?;
        if self.chain.as_ref().is_none_or(|chain| chain.from() != bound.from) {
            let salt = self.items.iter().rev().find_map(|item| match &item.entry {
                Entry::Bind { party, from, salt, .. } | Entry::Rebind { party, from, salt, .. } => {
                    (*party == self.party && *from == bound.from).then_some(*salt)
                }
                _ => None,
            });
            self.new_chain(bound.from, &salt.ok_or(Refusal::NoChain)?);
        }
        let link = self.chain.as_ref().and_then(|chain| chain.link(number)).ok_or(Refusal::NoChain)?;
        if self.transcript.is_link(self.party, number, &link) { Ok(link) } else { Err(Refusal::NoChain) }
    }

    /// Whether this player is to roll and may declare.
    #[must_use]
    pub fn may_declare(&self) -> bool {
        self.transcript.pending().is_none()
            && matches!(self.transcript.game().turn(), Turn::Roll { by, .. } if by == self.party)
    }
}
