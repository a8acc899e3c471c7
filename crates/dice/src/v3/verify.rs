//! The check of a record: alone, beside another one, beside what a browser remembers.

use std::sync::Arc;

use pasch_messages::Describe;
use serde::{Deserialize, Serialize};

use super::PROTOCOL;
use super::context::Context;
use super::entry::{Body, Entry, Head, Item, Receipt};
use super::game::{Game, forfeit};
use super::keeper::{Memory, Sent};
use super::transcript::{ANNULLED, PLAYERS, Tally, Transcript};
use super::verdict::{Contradiction, Doubt, Verdict, Wrong};
use crate::context::Party;

/// The record of a match's dice, as it is exported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The protocol's name; [`PROTOCOL`] in records that can be checked.
    pub protocol: String,
    /// The epochs, in order: one, and one more for each restore.
    pub epochs: Vec<Part>,
}

/// One epoch of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// What everything in it is bound to.
    pub context: Context,
    /// The entries with their signatures, in order.
    pub items: Vec<Item>,
    /// Receipts of the server: that of the last head, others as they are there.
    pub receipts: Vec<Receipt>,
}

/// Why nothing can be checked.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[non_exhaustive]
#[describe("check-error")]
pub enum CheckError {
    /// The record is of another protocol than this one.
    #[describe(args(protocol = format!("{PROTOCOL:?}")))]
    Protocol(#[describe(name = "value", escaped)] String),
    /// The record has no epoch.
    Empty,
    /// Two records of different matches.
    Matches,
    /// The memory's messages are not signed by its key.
    Memory,
}

impl Record {
    /// A record of these epochs.
    #[must_use]
    pub fn new(epochs: Vec<Part>) -> Self {
        Self { protocol: PROTOCOL.to_owned(), epochs }
    }
}

impl Part {
    /// The heads after 0, 1, … entries.
    #[must_use]
    pub fn heads(&self) -> Vec<Head> {
        let mut heads = vec![Head { k: 0, t: self.context.first_head() }];
        for item in &self.items {
            heads.push(item.entry.follow(&heads[heads.len() - 1]));
        }
        heads
    }

    /// Whether the server has signed a head of at least so many entries.
    fn is_signed(&self, k: u32) -> bool {
        let (m, heads) = (self.context.id(), self.heads());
        self.receipts.iter().any(|receipt| {
            receipt.head.k >= k
                && heads.get(receipt.head.k as usize) == Some(&receipt.head)
                && receipt.is_by(&m, &self.context.keys.server)
        })
    }

    /// The server, if it has signed what is wrong.
    fn blame(&self, k: u32) -> Option<Party> {
        self.is_signed(k).then_some(Party::Server)
    }

    /// Whether every player with a chain has signed a binding in this epoch.
    fn is_agreed(&self) -> bool {
        PLAYERS.iter().all(|player| {
            let binds = |item: &Item| matches!(&item.entry, Entry::Bind { party, .. } if party == player);
            !self.context.keys.has_chain(*player) || self.items.iter().any(binds)
        })
    }
}

/// Checks a record. `log` holds the lines of the game's log behind its header, where there is one.
///
/// # Errors
/// When there is nothing that could be checked.
pub fn verify<G: Game>(
    record: &Record,
    game: impl Fn(&Context) -> G,
    log: Option<&[String]>,
) -> Result<Verdict, CheckError> {
    Ok(fold(record, game, log)?.0)
}

fn fold<G: Game>(
    record: &Record,
    game: impl Fn(&Context) -> G,
    log: Option<&[String]>,
) -> Result<(Verdict, Option<Transcript<G>>), CheckError> {
    if record.protocol != PROTOCOL {
        return Err(CheckError::Protocol(record.protocol.clone()));
    }
    let first = record.epochs.first().ok_or(CheckError::Empty)?;
    let mut verdict = Verdict::default();
    for (part, epoch) in record.epochs.iter().zip(1..) {
        verdict.contradiction = receipts(part, epoch);
        if verdict.contradiction.is_some() {
            return Ok((verdict, None));
        }
    }
    let mut transcript = match Transcript::new(first.context.clone(), game(&first.context)) {
        Ok(transcript) => transcript,
        Err(fault) => {
            verdict.contradiction = Some(Verdict::red(1, 0, Wrong::Fault(fault), first.blame(0)));
            return Ok((verdict, None));
        }
    };
    for (part, epoch) in record.epochs.iter().zip(1..) {
        if epoch > 1 {
            transcript = match transcript.renewed(part.context.clone()) {
                Ok(next) => next,
                Err(fault) => {
                    verdict.contradiction = Some(Verdict::red(epoch, 0, Wrong::Fault(fault), part.blame(0)));
                    return Ok((verdict, None));
                }
            };
        }
        for (item, k) in part.items.iter().zip(1..) {
            if let Err(fault) = transcript.enter(item) {
                // Signatures are outside the transcript: the file may have been altered there by anybody.
                let by = if fault.is_outside() { None } else { part.blame(k) };
                verdict.contradiction = Some(Verdict::red(epoch, k, Wrong::Fault(fault), by));
                return Ok((verdict, None));
            }
        }
    }
    // A match whose dice the server does not go on with may end in its log by somebody's loss.
    let played = log.map(|log| match log.split_last() {
        Some((last, before)) if transcript.result() == Some(ANNULLED) && forfeit(last).is_some() => {
            if first_difference(transcript.lines(), before).is_none() {
                before
            } else {
                log
            }
        }
        _ => log,
    });
    if let Some(log) = played
        && let Some(line) = first_difference(transcript.lines(), log)
    {
        let epoch = record.epochs.len();
        verdict.contradiction = Some(Verdict::red(epoch, transcript.head().k, Wrong::Log(line), None));
    }
    judge(record, &transcript, &mut verdict);
    Ok((verdict, Some(transcript)))
}

fn receipts(part: &Part, epoch: usize) -> Option<Contradiction> {
    let (m, heads) = (part.context.id(), part.heads());
    part.receipts.iter().find_map(|receipt| {
        let k = receipt.head.k;
        if !receipt.is_by(&m, &part.context.keys.server) {
            return Some(Verdict::red(epoch, k, Wrong::Receipt, None));
        }
        let is_head = heads.get(k as usize) == Some(&receipt.head);
        (!is_head).then(|| Verdict::red(epoch, k, Wrong::Head, None))
    })
}

fn first_difference(lines: &[Arc<str>], log: &[String]) -> Option<usize> {
    let differ = |at: &usize| lines.get(*at).map(AsRef::as_ref) != log.get(*at).map(String::as_str);
    (0..lines.len().max(log.len())).find(differ).map(|at| at + 1)
}

fn judge<G: Game>(record: &Record, transcript: &Transcript<G>, verdict: &mut Verdict) {
    let Tally { throws, rebound, skipped, deposited, doubled, restored, voided, unopened, .. } =
        transcript.tally();
    let keys = transcript.keys();
    verdict.throws = *throws;
    verdict.skipped = skipped.iter().filter(|(_, _, is_known)| !is_known).count() as u32;
    let doubts = &mut verdict.doubts;
    let has_no_share = |party: &Party| !keys.has_chain(*party) && !keys.is_bot(*party);
    doubts.extend(PLAYERS.into_iter().filter(has_no_share).map(|party| Doubt::NoShare { party }));
    doubts.extend(rebound.iter().map(|one| Doubt::Rebound {
        party: one.party,
        number: one.number,
        key: one.new,
        mine: one.mine,
    }));
    let burnt = skipped.iter().filter(|(_, _, is_known)| *is_known);
    doubts.extend(burnt.map(|&(party, number, _)| Doubt::Burnt { party, number }));
    doubts.extend(restored.iter().map(|&number| Doubt::Restored { number }));
    doubts.extend(voided.iter().map(|&number| Doubt::Voided { number }));
    doubts.extend(unopened.map(|number| Doubt::Unopened { number }));
    match transcript.result() {
        None => doubts.push(Doubt::Unfinished),
        Some(_) => {
            let unsigned = |party: &Party| keys.has_chain(*party) && !transcript.has_ended(*party);
            doubts.extend(PLAYERS.into_iter().filter(unsigned).map(|party| Doubt::EndUnsigned { party }));
        }
    }
    if record.epochs.iter().any(|part| !part.is_signed(part.items.len() as u32)) {
        doubts.push(Doubt::NoReceipt);
    }
    for party in PLAYERS {
        let of = |one: &&(u32, Party, bool)| one.1 == party;
        let throws = deposited.iter().filter(of).count() as u32;
        let could_double = deposited.iter().filter(of).filter(|one| one.2).count() as u32;
        if throws > 0 {
            doubts.push(Doubt::Deposited { party, throws, could_double });
        }
    }
    if *doubled > 0 {
        doubts.push(Doubt::DoubledOnDeposit { times: *doubled });
    }
}

/// Checks two records of one match, such as both players' exports: each alone, and against each other.
///
/// # Errors
/// When they are of different matches, or there is nothing that could be checked.
pub fn verify_two<G: Game>(
    one: &Record,
    two: &Record,
    game: impl Fn(&Context) -> G,
) -> Result<Verdict, CheckError> {
    let first = fold(one, &game, None)?.0;
    let second = fold(two, &game, None)?.0;
    if let Some(red) = [&first, &second].into_iter().find(|verdict| verdict.contradiction.is_some()) {
        return Ok(red.clone());
    }
    let is_same = |one: &Context, two: &Context| one.host == two.host && one.match_id == two.match_id;
    if !is_same(&one.epochs[0].context, &two.epochs[0].context) {
        return Err(CheckError::Matches);
    }
    // The longer one says more.
    let size =
        |record: &Record| (record.epochs.len(), record.epochs.last().map_or(0, |part| part.items.len()));
    let mut verdict = if size(one) >= size(two) { first } else { second };
    let mut lost = None;
    for (at, (left, right)) in one.epochs.iter().zip(&two.epochs).enumerate() {
        let both = |k| if left.is_signed(k) && right.is_signed(k) { Some(Party::Server) } else { None };
        let epoch = at + 1;
        if left.context != right.context {
            // An epoch is told from another by its number; two for one place are two stories as well.
            verdict.contradiction = Some(Verdict::red(epoch, 0, Wrong::Contexts, both(0)));
            return Ok(verdict);
        }
        let (heads, others) = (left.heads(), right.heads());
        if let Some(k) = (0..heads.len().min(others.len())).find(|&k| heads[k] != others[k]) {
            let k = k as u32;
            verdict.contradiction = Some(Verdict::red(epoch, k, Wrong::Fork, both(k)));
            return Ok(verdict);
        }
        let (short, long, next) = if heads.len() < others.len() {
            (heads.len(), right, one.epochs.get(at + 1))
        } else {
            (others.len(), left, two.epochs.get(at + 1))
        };
        if long.items.len() >= short
            && let Some(next) = next
        {
            if !next.is_agreed() {
                let by = long.blame(short as u32);
                verdict.contradiction = Some(Verdict::red(epoch, short as u32, Wrong::Dropped, by));
                return Ok(verdict);
            }
            lost = Some((long.items.len() + 1 - short) as u32);
        }
    }
    verdict.doubts.extend(lost.map(|entries| Doubt::Lost { entries }));
    Ok(verdict)
}

/// Checks a record beside what a player's browser remembers: the heads that it has seen, the links that it has sent.
///
/// # Errors
/// When there is nothing that could be checked, or the memory was altered.
pub fn verify_memory<G: Game>(
    record: &Record,
    memory: &Memory,
    game: impl Fn(&Context) -> G,
) -> Result<Verdict, CheckError> {
    let (mut verdict, transcript) = fold(record, game, None)?;
    if memory.protocol != PROTOCOL {
        return Err(CheckError::Protocol(memory.protocol.clone()));
    }
    if memory.sent.iter().any(|sent| !sent.message.is_by(&memory.key)) {
        return Err(CheckError::Memory);
    }
    if verdict.contradiction.is_some() || transcript.is_none() {
        return Ok(verdict);
    }
    let names_key = record.epochs.iter().any(|part| {
        let rebinds = |item: &Item| matches!(&item.entry, Entry::Rebind { key, .. } if *key == memory.key);
        part.context.keys.signing(memory.party) == memory.key || part.items.iter().any(rebinds)
    });
    if !names_key {
        verdict.contradiction = Some(Verdict::red(1, 0, Wrong::Key, record.epochs[0].blame(0)));
        return Ok(verdict);
    }
    verdict.contradiction = seen(record, memory, &mut verdict.doubts);
    for sent in &memory.sent {
        if verdict.contradiction.is_some() {
            break;
        }
        let place = record.epochs.iter().zip(1..).find(|(part, _)| part.context.id() == sent.message.m);
        if let Some((part, epoch)) = place {
            verdict.contradiction = link(part, epoch, memory, sent, &mut verdict.doubts);
        }
    }
    Ok(verdict)
}

/// Adds a doubt, once: a browser may have sent two messages for one throw.
fn say(doubts: &mut Vec<Doubt>, doubt: Doubt) {
    if !doubts.contains(&doubt) {
        doubts.push(doubt);
    }
}

/// The receipts that the browser holds against the record.
fn seen(record: &Record, memory: &Memory, doubts: &mut Vec<Doubt>) -> Option<Contradiction> {
    let server = record.epochs[0].context.keys.server;
    let last = record.epochs.len();
    for seen in memory.seen.iter().filter(|seen| seen.receipt.is_by(&seen.m, &server)) {
        let at = record.epochs.iter().position(|part| part.context.id() == seen.m);
        let Some(at) = at else {
            return Some(Verdict::red(last, 0, Wrong::Memory, Some(Party::Server)));
        };
        let (part, epoch, k) = (&record.epochs[at], at + 1, seen.receipt.head.k);
        match part.heads().get(k as usize) {
            Some(head) if *head == seen.receipt.head => {}
            Some(_) => return Some(Verdict::red(epoch, k, Wrong::Memory, Some(Party::Server))),
            None if epoch == last => say(doubts, Doubt::Shorter),
            None if record.epochs[at + 1].is_agreed() => {
                say(doubts, Doubt::Lost { entries: k - part.items.len() as u32 });
            }
            None => return Some(Verdict::red(epoch, k, Wrong::Dropped, Some(Party::Server))),
        }
    }
    None
}

/// One link that the browser has sent against what became of it.
fn link(
    part: &Part,
    epoch: usize,
    memory: &Memory,
    sent: &Sent,
    doubts: &mut Vec<Doubt>,
) -> Option<Contradiction> {
    let (number, party) = (sent.number, memory.party);
    let is_confirmed = sent.got.is_some_and(|got| got.is_for(&sent.message, &part.context.keys.server));
    let confirmed = |k: u32| Some(Verdict::red(epoch, k, Wrong::Confirmed(number), Some(Party::Server)));
    let is_stamped = |item: &Item| item.signed.iter().any(|stamp| stamp.signature == sent.message.signature);
    let is_deposit = matches!(sent.message.body, Body::Deposit { .. });
    let mut is_pending = false;
    for (item, k) in part.items.iter().zip(1..) {
        match &item.entry {
            Entry::Begin { number: found } | Entry::Declare { number: found, .. } if *found == number => {
                is_pending = true;
                if is_stamped(item) {
                    return None;
                }
            }
            Entry::Deposit { number: found, party: by } if *found == number && *by == party => return None,
            Entry::Throw { number: found, links, .. } if *found == number => {
                let own = item.signed.iter().any(|stamp| stamp.by == party);
                if is_deposit {
                    say(doubts, Doubt::NotEntered { number });
                } else if !is_stamped(item) && (own || links.of(party).is_some()) {
                    // The server had the declaration, said that it came too late, and let another one count.
                    if is_confirmed {
                        return confirmed(k);
                    }
                    say(doubts, Doubt::OtherHead { number });
                }
                return None;
            }
            Entry::Act { line } if is_pending && !is_deposit && forfeit(line) == Some(party) => {
                if is_confirmed {
                    return confirmed(k);
                }
                say(doubts, Doubt::Flagged { number });
                return None;
            }
            // All links were with the server: it had to open the throw.
            Entry::Rebind { from, party: by, .. }
                if *from == number + 1
                    && is_pending
                    && *by != party
                    && is_confirmed
                    && is_last_link(part, k, number, party) =>
            {
                return confirmed(k);
            }
            _ => {}
        }
    }
    None
}

/// Whether the throw pending before entry `k` waited for no other link than this player's.
fn is_last_link(part: &Part, k: u32, number: u32, party: Party) -> bool {
    let other = if party == Party::A { Party::B } else { Party::A };
    let declared = part.items.iter().take(k as usize).any(|item| {
        matches!(&item.entry, Entry::Declare { number: found, party: by, .. } if *found == number && *by == other)
    });
    declared || !part.context.keys.has_chain(other)
}
