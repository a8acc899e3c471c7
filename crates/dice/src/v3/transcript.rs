//! The transcript of one epoch: what may be entered next. Browser, server and checkers fold the same entries.

mod fault;
mod throws;
mod words;

pub use fault::Fault;

use std::sync::Arc;

use super::bytes::{Epoch, Hash, Key, Link};
use super::chain::{LENGTH, RENEWAL};
use super::context::Context;
use super::entry::{Entry, Head, Item, Stamp, Word, signed_bytes};
use super::game::{Game, forfeit};
use super::sign::verify;
use crate::context::{Party, Shared};

/// Most dice that a throw may have.
const MOST_DICE: usize = 80;

/// The result of a match that the server does not go on with.
pub const ANNULLED: &str = "annulled";

/// The two players, without the server.
pub const PLAYERS: [Party; 2] = [Party::A, Party::B];

/// The player who is not this one.
#[must_use]
pub const fn opponent(party: Party) -> Party {
    match party {
        Party::B => Party::A,
        _ => Party::B,
    }
}

/// A throw that has been declared and not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    /// The number of the throw.
    pub number: u32,
    /// The roller; `None` for the throw that begins a game.
    pub roller: Option<Party>,
    /// Whether the cube was the roller's to turn.
    pub may_double: bool,
    /// The head that ends with the declaration.
    pub head: Head,
}

/// One chain that a party is bound to, and how far its links are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// The first throw it is for.
    pub from: u32,
    /// The latest link that was entered, or the commitment.
    pub link: Link,
    /// The throw of that link.
    pub number: u32,
}

impl Bound {
    const fn end(&self) -> u32 {
        self.from.saturating_add(LENGTH)
    }
}

/// A binding of a new key in place of the old one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rebound {
    /// The player who changed the key.
    pub party: Party,
    /// The number that it burnt.
    pub number: u32,
    /// The key that was replaced.
    pub old: Key,
    /// The key that is valid from then on.
    pub new: Key,
    /// What the old key said of it.
    pub mine: Option<bool>,
}

/// What the record counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Throws made so far, earlier epochs included.
    pub throws: u32,
    /// Every change of a player's key, in order.
    pub rebound: Vec<Rebound>,
    /// Numbers that were skipped, with the roller; `true` where the other's link was with the server.
    pub skipped: Vec<(Party, u32, bool)>,
    /// Throws from a deposited link: number, whose link, whether the roller could have doubled.
    pub deposited: Vec<(u32, Party, bool)>,
    /// Times when a player could have doubled with a deposited link of the other, and did.
    pub doubled: u32,
    /// The next number at the beginning of each new epoch.
    pub restored: Vec<u32>,
    /// Numbers that were voided by a new epoch.
    pub voided: Vec<u32>,
    /// A throw that the server did not open before it annulled the match.
    pub unopened: Option<u32>,
    /// Numbers burnt by A and B through re-bindings, or through skips with the other's link deposited.
    pub burnt: [u32; 2],
}

/// The transcript of one epoch.
#[derive(Clone, Debug)]
pub struct Transcript<G> {
    pub(super) context: Arc<Context>,
    pub(super) m: Hash,
    heads: Vec<Hash>,
    /// Number of the latest entry that is not quiet.
    loud: u32,
    keys: super::context::Keys,
    next: u32,
    first: u32,
    chains: Shared<Vec<Bound>>,
    /// Entries with which the server bound its chains, by their first throw: players name a head behind it.
    served: Vec<(u32, u32)>,
    pending: Option<Pending>,
    deposits: [Option<u32>; 2],
    rebound_since_throw: [bool; 2],
    /// Whether A or B, on roll with the next number, has signed a word: only that can make their own declaration late.
    spoken: [bool; 2],
    result: Option<(u32, String)>,
    ended: Shared<bool>,
    begun: bool,
    game: G,
    lines: Vec<Arc<str>>,
    last_play: Option<usize>,
    tally: Tally,
    /// What a new epoch starts from.
    before: Option<(Epoch, Head)>,
    /// Signatures are taken as right.
    trusts: bool,
}

impl<G: Game> Transcript<G> {
    /// The transcript of a match's first epoch, without entries.
    ///
    /// # Errors
    /// When the context cannot be written down.
    pub fn new(context: Context, game: G) -> Result<Self, Fault> {
        context.check()?;
        let none = || Shared { server: Vec::new(), a: Vec::new(), b: Vec::new() };
        Ok(Self {
            m: context.id(),
            heads: vec![context.first_head()],
            keys: context.keys,
            context: Arc::new(context),
            loud: 0,
            next: 1,
            first: 1,
            chains: none(),
            served: Vec::new(),
            pending: None,
            deposits: [None; 2],
            rebound_since_throw: [false; 2],
            spoken: [false; 2],
            result: None,
            ended: Shared { server: false, a: false, b: false },
            begun: false,
            game,
            lines: Vec::new(),
            last_play: None,
            tally: Tally::default(),
            before: None,
            trusts: false,
        })
    }

    /// From now on takes signatures as right without computing them.
    pub(super) const fn trust(&mut self) {
        self.trusts = true;
    }

    pub(super) const fn trusts(&self) -> bool {
        self.trusts
    }

    /// The transcript of the epoch after this one, without entries. All chains are void, a throw that was pending too.
    ///
    /// # Errors
    /// [`Fault::Epoch`] when the new context is of another match, names other keys than those in use, or makes a match rated
    /// that was not; [`Fault::Ended`] after the end.
    pub fn renewed(&self, context: Context) -> Result<Self, Fault> {
        let Context { host, match_id, terms, players, epoch, keys } = &context;
        let old = &self.context;
        let rated = super::context::Terms { rated: terms.rated, ..old.terms.clone() };
        let same =
            *host == old.host && *match_id == old.match_id && *players == old.players && *terms == rated;
        if !same || *epoch == old.epoch || *keys != self.keys || (terms.rated && !old.terms.rated) {
            return Err(Fault::Epoch);
        }
        if self.result.is_some() {
            return Err(Fault::Ended);
        }
        let mut new = Self::new(context, self.game.clone())?;
        new.trusts = self.trusts;
        new.tally = self.tally.clone();
        new.next = self.next;
        if let Some(pending) = self.pending {
            new.tally.voided.push(pending.number);
            new.next = pending.number + 1;
        }
        new.first = new.next;
        new.tally.restored.push(self.next);
        new.rebound_since_throw = self.rebound_since_throw;
        (new.lines, new.last_play, new.begun) = (self.lines.clone(), self.last_play, self.begun);
        new.before = Some((old.epoch, self.head()));
        Ok(new)
    }

    /// The context that everything in this epoch is bound to.
    #[must_use]
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// The hash that everything in this epoch is bound to.
    #[must_use]
    pub const fn m(&self) -> Hash {
        self.m
    }

    /// The head after the last entry.
    #[must_use]
    pub fn head(&self) -> Head {
        Head { k: self.heads.len() as u32 - 1, t: self.heads[self.heads.len() - 1] }
    }

    /// The head of so many entries.
    #[must_use]
    pub fn head_at(&self, k: u32) -> Option<Head> {
        self.heads.get(k as usize).map(|&t| Head { k, t })
    }

    /// The keys in use.
    #[must_use]
    pub const fn keys(&self) -> &super::context::Keys {
        &self.keys
    }

    /// Number of the next throw.
    #[must_use]
    pub const fn next(&self) -> u32 {
        self.next
    }

    /// The throw that was declared and not made.
    #[must_use]
    pub const fn pending(&self) -> Option<Pending> {
        self.pending
    }

    /// Whether a party's link for the next throw is with the server.
    #[must_use]
    pub fn has_deposit(&self, party: Party) -> bool {
        seat(party).is_some_and(|seat| self.deposits[seat] == Some(self.next))
    }

    /// The chain of a party for a throw.
    #[must_use]
    pub fn bound(&self, party: Party, number: u32) -> Option<Bound> {
        self.chains.of(party).iter().rev().find(|chain| chain.from <= number && number < chain.end()).copied()
    }

    /// Whether a link is the one that a party is bound to for a throw.
    #[must_use]
    pub fn is_link(&self, party: Party, number: u32, link: &Link) -> bool {
        self.walk_back(party, number, Some(*link)).is_ok()
    }

    /// The players whose links are still wanted for the throw that is pending.
    #[must_use]
    pub fn owing(&self) -> Vec<Party> {
        let Some(pending) = self.pending else { return Vec::new() };
        let owes = |&player: &Party| {
            self.keys.has_chain(player) && pending.roller != Some(player) && !self.has_deposit(player)
        };
        PLAYERS.into_iter().filter(owes).collect()
    }

    /// Whether all who have a chain are bound to the next throw.
    #[must_use]
    pub fn is_bound(&self) -> bool {
        Party::ALL.iter().all(|&party| !self.keys.has_chain(party) || self.bound(party, self.next).is_some())
    }

    /// Whether a link has gone out in this match: from then on leaving it is losing it.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.begun
    }

    /// The result, once the server has entered it.
    #[must_use]
    pub fn result(&self) -> Option<&str> {
        self.result.as_ref().map(|(_, result)| result.as_str())
    }

    /// Whether a party has signed the end.
    #[must_use]
    pub const fn has_ended(&self, party: Party) -> bool {
        *self.ended.of(party)
    }

    /// The game as the entries have led it.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The lines that the game's log has behind its header: what was taken back is not among them.
    #[must_use]
    pub fn lines(&self) -> &[Arc<str>] {
        &self.lines
    }

    /// What is counted so far.
    #[must_use]
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Where the server may bind its next chain: at once at the start, later some throws before the end of the last.
    #[must_use]
    pub fn binding_due(&self, party: Party) -> Option<u32> {
        if !self.keys.has_chain(party) || self.pending.is_some() || self.result.is_some() {
            return None;
        }
        match self.chains.of(party).last() {
            None if party == Party::Server => Some(self.next),
            None => self.chains.server.first().map(|chain| chain.from),
            Some(last) => {
                let from = last.end();
                (self.next < from && from <= self.next + RENEWAL).then_some(from)
            }
        }
    }

    /// Whether a message that names this head would still be in time.
    #[must_use]
    pub fn is_fresh(&self, head: &Head) -> bool {
        self.head_at(head.k) == Some(*head) && head.k >= self.loud
    }

    /// Adds an entry with its signatures.
    ///
    /// # Errors
    /// The first rule that it breaks; the transcript is then as before.
    pub fn enter(&mut self, item: &Item) -> Result<(), Fault> {
        // Heads and lines grow with the match. They are moved, not copied: heads change last, and lines only get new ones,
        // but for a take-back.
        let before =
            matches!(item.entry, Entry::Word { word: Word::TakeBack, .. }).then(|| self.lines.clone());
        let known = self.lines.len();
        let (heads, lines) = (std::mem::take(&mut self.heads), std::mem::take(&mut self.lines));
        let mut next = self.clone();
        (next.heads, next.lines) = (heads, lines);
        let result = next.take_in(item);
        if result.is_ok() {
            *self = next;
        } else {
            next.lines.truncate(known);
            (self.heads, self.lines) = (next.heads, before.unwrap_or(next.lines));
        }
        result
    }

    fn take_in(&mut self, Item { entry, signed }: &Item) -> Result<(), Fault> {
        if self.before.is_some() && self.head().k == 0 && !matches!(entry, Entry::Epoch { .. }) {
            return Err(Fault::Epoch);
        }
        if self.result.is_some() && !self.may_follow_end(entry) {
            return Err(Fault::Ended);
        }
        if let Some(pending) = self.pending {
            self.may_be_pending(entry, pending)?;
        }
        if entry.fields().iter().any(|field| u16::try_from(field.len()).is_err()) {
            return Err(Fault::Long);
        }
        let mut stamps = Stamps { signed, used: 0 };
        match entry {
            Entry::Bind { party, from, commitment, .. } => {
                self.bind(&mut stamps, entry, *party, *from, *commitment)?
            }
            Entry::Begin { number } => self.begin(entry, *number)?,
            Entry::Declare { party, number, link } => {
                self.declare(&mut stamps, entry, *party, *number, *link)?
            }
            Entry::Skip { party, number } => self.skip(&mut stamps, entry, *party, *number)?,
            Entry::Deposit { party, number } => self.deposit(&mut stamps, entry, *party, *number)?,
            Entry::Throw { number, links, dice } => self.throw(&mut stamps, *number, links, dice)?,
            Entry::Word { party, word } => self.word(&mut stamps, entry, *party, *word)?,
            Entry::Act { line } => self.act(line)?,
            Entry::Rebind { party, key, from, commitment, .. } => {
                self.rebind(&mut stamps, entry, *party, *key, *from, *commitment)?;
            }
            Entry::Epoch { old, head, new } => self.epoch(&mut stamps, entry, *old, *head, *new)?,
            Entry::End { party, result } => self.end(&mut stamps, entry, *party, result)?,
        }
        stamps.all_used()?;
        let head = entry.follow(&self.head());
        self.heads.push(head.t);
        if !entry.is_quiet() {
            self.loud = head.k;
        }
        if let (Some(pending), Entry::Begin { .. } | Entry::Declare { .. }) = (&mut self.pending, entry) {
            pending.head = head;
        }
        Ok(())
    }

    const fn may_follow_end(&self, entry: &Entry) -> bool {
        matches!(
            entry,
            Entry::End { party: Party::A | Party::B, .. }
                | Entry::Word { word: Word::Mine | Word::NotMine, .. }
        )
    }

    /// From a declaration to its throw nothing else is entered: only a flag, a re-binding, an annulment.
    fn may_be_pending(&self, entry: &Entry, pending: Pending) -> Result<(), Fault> {
        match entry {
            Entry::Throw { .. } | Entry::Rebind { .. } => Ok(()),
            Entry::End { party: Party::Server, result } if result == ANNULLED => Ok(()),
            Entry::Act { line } if forfeit(line).is_some() => {
                // The roller's part is done; so is that of a player whose link is here, or who has none.
                let by = forfeit(line).unwrap_or(Party::Server);
                let owes = self.keys.has_chain(by) && pending.roller != Some(by) && !self.has_deposit(by);
                if owes { Ok(()) } else { Err(Fault::Flag(by)) }
            }
            _ => Err(Fault::Pending(entry.kind(), pending.number)),
        }
    }

    /// Checks one signature: its key, and that its author had seen everything that matters.
    fn signed(&self, stamps: &mut Stamps<'_>, entry: &Entry, party: Party) -> Result<Head, Fault> {
        self.signed_by(stamps, entry.kind(), &entry.fields(), party, &self.keys.signing(party))
    }

    fn signed_by(
        &self,
        stamps: &mut Stamps<'_>,
        kind: &str,
        fields: &[Vec<u8>],
        party: Party,
        key: &Key,
    ) -> Result<Head, Fault> {
        let stamp = stamps.next(party)?;
        let head = self.head_at(stamp.at).ok_or(Fault::NoHead(party))?;
        if !self.trusts && !verify(key, &signed_bytes(&self.m, kind, &head, fields), &stamp.signature) {
            return Err(Fault::Signature(party));
        }
        Ok(head)
    }

    fn fresh(&self, head: Head, party: Party) -> Result<(), Fault> {
        if head.k >= self.loud { Ok(()) } else { Err(Fault::Stale(party)) }
    }

    fn number(&self, found: u32) -> Result<(), Fault> {
        if found == self.next { Ok(()) } else { Err(Fault::Number { found, next: self.next }) }
    }

    fn bind(
        &mut self,
        stamps: &mut Stamps<'_>,
        entry: &Entry,
        party: Party,
        from: u32,
        commitment: Link,
    ) -> Result<(), Fault> {
        let head = self.signed(stamps, entry, party)?;
        self.fresh(head, party)?;
        let is_first = self.chains.of(party).is_empty();
        let due = match self.binding_due(party) {
            // After a restore the server leaves out numbers for which browsers say that they have shown a link.
            Some(next) if is_first && party == Party::Server && self.before.is_some() => {
                next <= from && from <= next.saturating_add(LENGTH)
            }
            Some(due) => from == due,
            None => false,
        };
        if !due {
            return Err(Fault::Bound(party, from));
        }
        if party == Party::Server {
            self.served.push((from, self.head().k + 1));
            if is_first {
                self.tally.voided.extend(self.next..from);
                self.next = from;
                self.first = from;
            }
        } else if is_first && self.served.first().is_none_or(|&(_, at)| head.k < at) {
            // It covers what the server had bound itself to.
            return Err(Fault::Stale(party));
        }
        self.chains.of_mut(party).push(Bound { from, link: commitment, number: from - 1 });
        Ok(())
    }
}

/// The signatures of one item, taken in order.
struct Stamps<'s> {
    signed: &'s [Stamp],
    used: usize,
}

impl Stamps<'_> {
    fn next(&mut self, party: Party) -> Result<Stamp, Fault> {
        let stamp = self.signed.get(self.used).filter(|stamp| stamp.by == party);
        self.used += 1;
        stamp.copied().ok_or(Fault::Unsigned(party))
    }

    fn all_used(&self) -> Result<(), Fault> {
        self.signed.get(self.used).map_or(Ok(()), |stamp| Err(Fault::Surplus(stamp.by)))
    }
}

const fn seat(party: Party) -> Option<usize> {
    match party {
        Party::Server => None,
        Party::A => Some(0),
        Party::B => Some(1),
    }
}
