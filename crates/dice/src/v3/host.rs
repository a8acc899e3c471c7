//! The server's side of the dice: what it enters, what it keeps, who is waited for.

mod stored;

use pasch_messages::Describe;
pub use stored::{Hidden, Stored};

use std::collections::BTreeMap;

use super::bytes::{Hash, Link, Salt, Secret};
use super::chain::{Chain, dice, faces};
use super::context::{Context, sha256};
use super::entry::{Body, Entry, Got, Head, Item, Message, Receipt, Stamp, Word, release, signed_bytes};
use super::game::{Game, Turn};
use super::sign::{Signer, verify};
use super::transcript::{Fault, PLAYERS, Transcript};
use super::verify::{Part, Record};
use crate::context::{Party, Shared};

/// What the server answers when it has stored a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Entered: the receipt of the head that ends with it.
    Entered(Receipt),
    /// Stored and not entered.
    Got(Got),
}

/// An answer that was given, in the few bytes from which it can be signed once more.
#[derive(Clone, Copy, Debug)]
struct Answered {
    /// The head at that time.
    k: u32,
    is_entered: bool,
}

/// Why the server does not take a message in.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[non_exhaustive]
#[describe("denied")]
pub enum Denied {
    /// It breaks a rule.
    #[describe(transparent)]
    Fault(#[from] Fault),
    /// A declaration came too late. Its link is out: the number has to be skipped.
    Late(#[describe(skip)] Box<Got>),
    /// An earlier declaration for the same throw came too late and has to be skipped first.
    SkipFirst(#[describe(skip)] Box<Message>),
    /// A message of another match or epoch.
    OtherEpoch,
    /// The server says this itself.
    NotYours,
    /// No chain of the server for the throw.
    NoChain(#[describe(name = "value")] u32),
    /// Links are missing for the throw of this number.
    Missing(#[describe(name = "value")] u32),
}

/// Whom a match waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waits {
    /// Nobody: the match is over.
    Nobody,
    /// The server: to bind itself, to begin a game, to open a throw.
    Server,
    /// Players: to bind themselves, or to give the links of a throw.
    Links(Vec<Party>),
    /// The player on turn.
    Turn(Party),
}

/// How long a player may take to give a link before the own clock runs, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// For one throw, before the clock runs.
    pub per_throw: u64,
    /// For all throws of a match together.
    pub in_all: u64,
}

impl Default for Patience {
    /// Ten seconds for a throw, a minute for a match.
    fn default() -> Self {
        Self { per_throw: 10_000, in_all: 60_000 }
    }
}

impl Patience {
    /// After how many milliseconds of waiting for a link its player's clock runs. `spent` is what earlier throws have cost.
    #[must_use]
    pub fn left(&self, spent: u64) -> u64 {
        self.per_throw.min(self.in_all.saturating_sub(spent))
    }
}

/// A match's dice on the server.
#[derive(Clone, Debug)]
pub struct Host<G> {
    signer: Signer,
    transcript: Transcript<G>,
    items: Vec<Item>,
    /// The epochs before the present one, each up to a restore.
    past: Vec<Part>,
    chains: Vec<(Secret, Chain)>,
    releases: [Option<(Link, Stamp)>; 2],
    deposits: [Option<Link>; 2],
    late: [Option<Message>; 2],
    /// A take-back that was asked for, or one that is allowed.
    asked: [Option<Message>; 2],
    /// What was answered so far, by the hash of what was signed: however often one message is signed anew, it is kept once.
    answers: BTreeMap<Hash, Answered>,
}

impl<G: Game> Host<G> {
    /// A match before its first entry.
    ///
    /// # Errors
    /// When the context cannot be written down.
    pub fn new(context: Context, game: G, signer: Signer) -> Result<Self, Denied> {
        Ok(Self::over(Transcript::new(context, game)?, signer))
    }

    fn over(transcript: Transcript<G>, signer: Signer) -> Self {
        Self {
            signer,
            transcript,
            items: Vec::new(),
            past: Vec::new(),
            chains: Vec::new(),
            releases: [None; 2],
            deposits: [None; 2],
            late: [None, None],
            asked: [None, None],
            answers: BTreeMap::new(),
        }
    }

    /// The transcript of the present epoch.
    pub const fn transcript(&self) -> &Transcript<G> {
        &self.transcript
    }

    /// The entries of this epoch.
    #[must_use]
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The epochs before this one.
    #[must_use]
    pub fn past(&self) -> &[Part] {
        &self.past
    }

    /// The receipt of the latest head.
    #[must_use]
    pub fn receipt(&self) -> Receipt {
        self.receipt_of(self.transcript.head())
    }

    /// The record so far.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut epochs = self.past.clone();
        epochs.push(Part {
            context: self.transcript.context().clone(),
            items: self.items.clone(),
            receipts: vec![self.receipt()],
        });
        Record::new(epochs)
    }

    fn receipt_of(&self, head: Head) -> Receipt {
        Receipt::new(&self.transcript.m(), head, &self.signer)
    }

    /// Takes a player's message in. The same message again gets the same answer, signed anew or not.
    ///
    /// # Errors
    /// When it breaks a rule or comes too late.
    pub fn hear(&mut self, message: &Message) -> Result<Answer, Denied> {
        if message.m != self.transcript.m() {
            return Err(Denied::OtherEpoch);
        }
        let hash = sha256(&message.bytes());
        if let Some(answered) = self.answers.get(&hash)
            && let Some(head) = self.transcript.head_at(answered.k)
            && self.is_signed(message)
        {
            // Signing is deterministic: it is the same answer, byte by byte.
            return Ok(match answered.is_entered {
                true => Answer::Entered(self.receipt_of(head)),
                false => Answer::Got(Got::new(message, head, &self.signer)),
            });
        }
        let answer = match &message.body {
            Body::Release { party, number, link } => self.released(message, *party, *number, link)?,
            Body::Deposit { party, number, link } => {
                let entry = Entry::Deposit { party: *party, number: *number };
                if !self.transcript.is_link(*party, *number, link) {
                    return Err(Fault::Link(*party, *number).into());
                }
                self.enter(entry, vec![stamp(*party, message)])?;
                if let Some(seat) = seat(*party) {
                    self.deposits[seat] = Some(*link);
                }
                Answer::Entered(self.receipt())
            }
            Body::Entry(entry) => self.said(message, entry)?,
        };
        let (head, is_entered) = match &answer {
            Answer::Entered(receipt) => (receipt.head, true),
            Answer::Got(got) => (got.head, false),
        };
        self.answers.insert(hash, Answered { k: head.k, is_entered });
        Ok(answer)
    }

    fn is_signed(&self, message: &Message) -> bool {
        message.body.author().is_some_and(|party| message.is_by(&self.transcript.keys().signing(party)))
    }

    fn said(&mut self, message: &Message, entry: &Entry) -> Result<Answer, Denied> {
        let author = message.body.author().filter(|&party| party != Party::Server).ok_or(Denied::NotYours)?;
        let stamp = stamp(author, message);
        match entry {
            Entry::Word { word: Word::TakeBack | Word::Allow, .. } => self.take_back(message, author),
            Entry::Declare { number, link: Some(link), .. } => {
                if let Some(late) = self.late_of(author)
                    && late != message
                {
                    return Err(Denied::SkipFirst(Box::new(late.clone())));
                }
                match self.enter(entry.clone(), vec![stamp]) {
                    Ok(()) => Ok(Answer::Entered(self.receipt())),
                    Err(denied) => {
                        self.note_late(message, author, *number, link)?;
                        Err(denied)
                    }
                }
            }
            _ => {
                self.enter(entry.clone(), vec![stamp])?;
                Ok(Answer::Entered(self.receipt()))
            }
        }
    }

    /// A player's declaration that came too late, while its number is still the next.
    #[must_use]
    pub fn late_of(&self, party: Party) -> Option<&Message> {
        let late = self.late[seat(party)?].as_ref()?;
        let next = self.transcript.next();
        matches!(late.body, Body::Entry(Entry::Declare { number, .. }) if number == next).then_some(late)
    }

    fn note_late(&mut self, message: &Message, party: Party, number: u32, link: &Link) -> Result<(), Denied> {
        let is_out = number == self.transcript.next()
            && self.transcript.pending().is_none()
            && message.is_by(&self.transcript.keys().signing(party))
            && self.transcript.head_at(message.head.k) == Some(message.head)
            && !self.transcript.is_fresh(&message.head)
            && self.transcript.is_link(party, number, link);
        if let (true, Some(seat)) = (is_out, seat(party)) {
            self.late[seat] = Some(message.clone());
            return Err(Denied::Late(Box::new(Got::new(message, self.transcript.head(), &self.signer))));
        }
        Ok(())
    }

    fn released(
        &mut self,
        message: &Message,
        party: Party,
        number: u32,
        link: &Link,
    ) -> Result<Answer, Denied> {
        let pending = self.transcript.pending().ok_or(Fault::NotDeclared(number))?;
        if number != pending.number {
            return Err(Fault::Number { found: number, next: pending.number }.into());
        }
        if message.head != pending.head {
            return Err(Fault::Stale(party).into());
        }
        if !self.transcript.owing().contains(&party) {
            return Err(Fault::Turn(party).into());
        }
        let (kind, fields) = release(party, number, link);
        let bytes = signed_bytes(&self.transcript.m(), kind, &message.head, &fields);
        if !verify(&self.transcript.keys().signing(party), &bytes, &message.signature) {
            return Err(Fault::Signature(party).into());
        }
        if !self.transcript.is_link(party, number, link) {
            return Err(Fault::Link(party, number).into());
        }
        if let Some(seat) = seat(party) {
            self.releases[seat] = Some((*link, stamp(party, message)));
        }
        Ok(Answer::Got(Got::new(message, self.transcript.head(), &self.signer)))
    }

    fn take_back(&mut self, message: &Message, author: Party) -> Result<Answer, Denied> {
        if !message.is_by(&self.transcript.keys().signing(author)) {
            return Err(Fault::Signature(author).into());
        }
        if !self.transcript.is_fresh(&message.head) {
            return Err(Fault::Stale(author).into());
        }
        if let Some(seat) = seat(author) {
            self.asked[seat] = Some(message.clone());
        }
        let word = |message: &Message| match &message.body {
            Body::Entry(Entry::Word { word, .. }) => Some(*word),
            _ => None,
        };
        for (asker, other) in [(0, 1), (1, 0)] {
            let (Some(asks), Some(allows)) = (&self.asked[asker], &self.asked[other]) else { continue };
            if word(asks) == Some(Word::TakeBack) && word(allows) == Some(Word::Allow) {
                let (party, opponent) = (PLAYERS[asker], PLAYERS[other]);
                let stamps = vec![stamp(party, asks), stamp(opponent, allows)];
                let entry = Entry::Word { party, word: Word::TakeBack };
                self.enter(entry, stamps)?;
                return Ok(Answer::Entered(self.receipt()));
            }
        }
        Ok(Answer::Got(Got::new(message, self.transcript.head(), &self.signer)))
    }

    fn enter(&mut self, entry: Entry, signed: Vec<Stamp>) -> Result<(), Denied> {
        let item = Item { entry, signed };
        self.transcript.enter(&item)?;
        if !item.entry.is_quiet() {
            self.asked = [None, None];
        }
        if self.transcript.pending().is_none() {
            self.releases = [None; 2];
        }
        for (seat, party) in PLAYERS.into_iter().enumerate() {
            if !self.transcript.has_deposit(party) && !matches!(item.entry, Entry::Deposit { .. }) {
                self.deposits[seat] = None;
            }
        }
        // A server keeps the entries of thousands of matches: they grow by a quarter, where a `Vec` would double.
        if self.items.len() == self.items.capacity() {
            self.items.reserve_exact(8 + self.items.len() / 4);
        }
        self.items.push(item);
        Ok(())
    }

    fn enter_own(&mut self, party: Party, entry: Entry) -> Result<(), Denied> {
        let head = self.transcript.head();
        let bytes = signed_bytes(&self.transcript.m(), entry.kind(), &head, &entry.fields());
        let stamp = Stamp { by: party, at: head.k, signature: self.signer.sign(&bytes) };
        self.enter(entry, vec![stamp])
    }

    /// Binds the server, at the start of an epoch from `from` on where that is given, later where a chain is about to end.
    ///
    /// # Errors
    /// When nothing is to be bound.
    pub fn bind(&mut self, seed: &Secret, salt: Salt, from: Option<u32>) -> Result<(), Denied> {
        let due = self.transcript.binding_due(Party::Server);
        let from = from.or(due).ok_or(Fault::Bound(Party::Server, 0))?;
        let chain = Chain::new(&self.transcript.m(), Party::Server, from, seed);
        let entry = Entry::Bind { party: Party::Server, from, commitment: chain.commitment(), salt };
        self.enter_own(Party::Server, entry)?;
        self.chains.push((*seed, chain));
        Ok(())
    }

    /// Begins a game with an opening throw.
    ///
    /// # Errors
    /// When none can begin now.
    pub fn begin(&mut self) -> Result<(), Denied> {
        self.enter(Entry::Begin { number: self.transcript.next() }, Vec::new())
    }

    /// Rolls for a player without a chain.
    ///
    /// # Errors
    /// When it is not that player's roll.
    pub fn declare_for(&mut self, party: Party) -> Result<(), Denied> {
        self.enter_own(party, Entry::Declare { party, number: self.transcript.next(), link: None })
    }

    /// Says a word for a player without a chain.
    ///
    /// # Errors
    /// When it is not possible now.
    pub fn word_for(&mut self, party: Party, word: Word) -> Result<(), Denied> {
        if self.transcript.keys().has_chain(party) {
            return Err(Denied::NotYours);
        }
        self.enter_own(party, Entry::Word { party, word })
    }

    /// Enters an action: a play, a fallen flag.
    ///
    /// # Errors
    /// When it is not possible now.
    pub fn act(&mut self, line: &str) -> Result<(), Denied> {
        self.enter(Entry::Act { line: line.to_owned() }, Vec::new())
    }

    /// Ends the match with the server's word.
    ///
    /// # Errors
    /// When it is not over.
    pub fn end(&mut self, result: &str) -> Result<(), Denied> {
        self.enter_own(Party::Server, Entry::End { party: Party::Server, result: result.to_owned() })
    }

    /// The links of the throw that is pending, if all are here.
    fn links(&self) -> Option<Shared<Option<Link>>> {
        let pending = self.transcript.pending()?;
        let number = pending.number;
        let server = self.chains.iter().rev().find_map(|(_, chain)| chain.link(number))?;
        let mut links = Shared { server: Some(server), a: None, b: None };
        for (seat, party) in PLAYERS.into_iter().enumerate() {
            if !self.transcript.keys().has_chain(party) {
                continue;
            }
            let link = if pending.roller == Some(party) {
                self.transcript.bound(party, number).filter(|bound| bound.number == number)?.link
            } else if self.transcript.has_deposit(party) {
                self.deposits[seat]?
            } else {
                self.releases[seat]?.0
            };
            *links.of_mut(party) = Some(link);
        }
        Some(links)
    }

    /// Whether everything for the throw that is pending is here.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.links().is_some()
    }

    /// The faces of the throw that is pending, one after the other, once all links are here.
    #[must_use]
    pub fn faces(&self) -> Option<impl Iterator<Item = u8> + use<G>> {
        let number = self.transcript.pending()?.number;
        Some(faces(&self.transcript.m(), number, &self.links()?))
    }

    /// Opens the throw that is pending: `count` dice, or those of an opening throw.
    ///
    /// # Errors
    /// When links are missing.
    pub fn open(&mut self, count: usize) -> Result<Vec<u8>, Denied> {
        let pending = self.transcript.pending().ok_or(Denied::Missing(self.transcript.next()))?;
        let number = pending.number;
        let links = self.links().ok_or(Denied::Missing(number))?;
        let found = dice(faces(&self.transcript.m(), number, &links), pending.roller.is_none(), count);
        let stamps = PLAYERS.into_iter().enumerate().filter_map(|(seat, party)| {
            let is_wanted = self.transcript.owing().contains(&party);
            self.releases[seat].filter(|_| is_wanted).map(|(_, stamp)| stamp)
        });
        let stamps = stamps.collect();
        self.enter(Entry::Throw { number, links, dice: found.clone() }, stamps)?;
        Ok(found)
    }

    /// Whom the match waits for.
    #[must_use]
    pub fn waits(&self) -> Waits {
        let transcript = &self.transcript;
        if transcript.result().is_some() {
            return Waits::Nobody;
        }
        if transcript.pending().is_some() {
            let missing = |party: &Party| seat(*party).is_some_and(|seat| self.releases[seat].is_none());
            let owing: Vec<Party> = transcript.owing().into_iter().filter(missing).collect();
            return if owing.is_empty() { Waits::Server } else { Waits::Links(owing) };
        }
        if !transcript.is_bound() {
            let unbound = |party: &Party| {
                transcript.keys().has_chain(*party) && transcript.bound(*party, transcript.next()).is_none()
            };
            let players: Vec<Party> = PLAYERS.into_iter().filter(unbound).collect();
            let server = transcript.bound(Party::Server, transcript.next()).is_none();
            return if server { Waits::Server } else { Waits::Links(players) };
        }
        match transcript.game().turn() {
            Turn::Begin | Turn::Over => Waits::Server,
            Turn::Roll { by, .. } | Turn::Other(by) if transcript.keys().has_chain(by) => Waits::Turn(by),
            Turn::Roll { by, .. } | Turn::Other(by) => Waits::Turn(by),
        }
    }

    /// The players whose clocks run, when the match has waited so many milliseconds since the latest entry. `spent` is how
    /// long each has let others wait for links before.
    #[must_use]
    pub fn clocks(&self, patience: &Patience, waited: u64, spent: [u64; 2]) -> Vec<Party> {
        match self.waits() {
            Waits::Nobody | Waits::Server => Vec::new(),
            Waits::Turn(party) => vec![party],
            Waits::Links(players) => {
                let is_late =
                    |party: &Party| seat(*party).is_some_and(|seat| waited >= patience.left(spent[seat]));
                players.into_iter().filter(is_late).collect()
            }
        }
    }

    /// Takes in entries that a browser gives back after a restore, if this server had signed the head they lead to.
    ///
    /// # Errors
    /// When it had not, or an entry breaks a rule.
    pub fn give_back(&mut self, items: &[Item], receipt: &Receipt) -> Result<(), Denied> {
        let mut next = self.transcript.clone();
        for item in items {
            next.enter(item)?;
        }
        let is_own = receipt.is_by(&next.m(), &self.signer.key());
        if !is_own || next.head() != receipt.head {
            return Err(Fault::Signature(Party::Server).into());
        }
        self.transcript = next;
        self.items.extend_from_slice(items);
        Ok(())
    }

    /// Takes in an entry as it was stored.
    ///
    /// # Errors
    /// When it breaks a rule: the store is damaged.
    pub fn replay(&mut self, item: Item) -> Result<(), Denied> {
        self.enter(item.entry, item.signed)
    }

    /// The match in the epoch of a context that was stored, before that epoch's first entry.
    ///
    /// # Errors
    /// When the context is not that of the same match.
    pub fn follow(&self, context: Context) -> Result<Self, Denied> {
        let mut next = Self::over(self.transcript.renewed(context)?, self.signer.clone());
        next.past = self.record().epochs;
        Ok(next)
    }

    /// Goes on in a new epoch: after a restore, or when a browser names a head that this server does not know.
    ///
    /// # Errors
    /// When the context is not that of the same match.
    pub fn renewed(&self, context: Context) -> Result<Self, Denied> {
        let (old, head, new) = (self.transcript.context().epoch, self.transcript.head(), context.epoch);
        let mut next = self.follow(context)?;
        next.enter_own(Party::Server, Entry::Epoch { old, head, new })?;
        Ok(next)
    }
}

fn stamp(by: Party, message: &Message) -> Stamp {
    Stamp { by, at: message.head.k, signature: message.signature }
}

const fn seat(party: Party) -> Option<usize> {
    match party {
        Party::Server => None,
        Party::A => Some(0),
        Party::B => Some(1),
    }
}
