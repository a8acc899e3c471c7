//! What players say of signed dice beside their actions: bindings, links, skips, new keys, the end, what they give back.

use pasch_dice::Party;
use pasch_dice::v3::{Answer, Body, Denied, Entry, Fault, Item, Message, Receipt, Word};
use pasch_messages::{Describe, message};
use pasch_rules::{Action, ByPlayer, Dice, Die, Grade, Player};

use super::Fact;
use super::Stamp;
use super::actor::Actor;
use super::{Refused, RoomError};
use crate::mirror::fair::same;
use crate::store::DiceRows;
use crate::wire::{FairGot, FairItem, FairMessage, FairReceipt, ServerMessage};
use pasch_table::fair::{SignedDice, player};

/// Numbers that a player may skip in a match.
const SKIPS: usize = 64;

/// Entries that somebody may give back at most.
const GIVEN_BACK: usize = 100_000;

fn refused(code: &'static str, message: pasch_messages::Message) -> RoomError {
    RoomError::Refused(Refused::new(code, message))
}

/// Nothing but the throw happens now.
pub fn pending() -> RoomError {
    refused("dice-pending", message!("throw-pending"))
}

/// The match waits for its players.
pub fn restored() -> RoomError {
    refused("dice-restored", message!("server-set-back"))
}

/// Why a message or an entry is not taken.
#[expect(clippy::needless_pass_by_value, reason = "it stands behind map_err")]
pub fn denied(error: Denied) -> RoomError {
    let code = match &error {
        Denied::Fault(Fault::Turn(_)) => "not-your-turn",
        Denied::Fault(Fault::Stale(_)) => "dice-stale",
        Denied::Fault(Fault::Pending(..)) => "dice-pending",
        Denied::Late(_) | Denied::SkipFirst(_) => "dice-late",
        Denied::OtherEpoch => "dice-epoch",
        _ => "dice-refused",
    };
    RoomError::Refused(Refused::new(code, error.message()))
}

/// A message as the library has it.
pub fn read(message: &FairMessage) -> Result<Message, RoomError> {
    same(message).map_err(|_| refused("dice-refused", message!("message-length")))
}

/// The facts of the log that an entry stands for. `begins`: a throw begins a game.
fn facts_of(item: &Item, begins: bool) -> Result<Vec<Fact>, RoomError> {
    let bad = || refused("dice-refused", message!("entry-no-action"));
    let die = |face: &u8| Die::new(*face).ok_or_else(bad);
    Ok(match &item.entry {
        Entry::Throw { dice, .. } => {
            let dice: Vec<Die> = dice.iter().map(die).collect::<Result<_, _>>()?;
            match (begins, dice.as_slice()) {
                (false, [a, b]) => vec![Fact::Action(Action::Roll(Dice::two(*a, *b)))],
                (false, [a, b, c]) => vec![Fact::Action(Action::Roll(Dice::three(*a, *b, *c)))],
                (_, dice) => dice
                    .chunks(2)
                    .map(|pair| {
                        Fact::Action(Action::OpeningRoll(ByPlayer { a: pair[0], b: pair[pair.len() - 1] }))
                    })
                    .collect(),
            }
        }
        Entry::Word { party, word } => {
            let by = player(*party).ok_or_else(bad)?;
            let action = match word {
                Word::Double => Action::Double,
                Word::Take => Action::Take,
                Word::Drop => Action::Drop,
                Word::Beaver => Action::Beaver,
                Word::Resign(grade) => {
                    let grade = match grade {
                        1 => Grade::Single,
                        2 => Grade::Gammon,
                        _ => Grade::Backgammon,
                    };
                    Action::OfferResign { by, grade }
                }
                Word::Accept => Action::AcceptResign,
                Word::Decline => Action::RejectResign,
                Word::RejectOpening => Action::RejectOpening,
                Word::Concede => Action::Forfeit { by },
                Word::TakeBack => return Ok(vec![Fact::TakeBack { by }]),
                Word::Allow | Word::Mine | Word::NotMine => return Ok(Vec::new()),
            };
            vec![Fact::Action(action)]
        }
        Entry::Act { line } if !pasch_dice::v3::is_next(line) => {
            vec![Fact::read(line).map_err(|_| bad())?]
        }
        _ => Vec::new(),
    })
}

impl Actor {
    /// A player says something of signed dice.
    pub(super) async fn hear_message(&mut self, socket: u64, message: &FairMessage) {
        let since = self.table.seq();
        if let Err(error) = self.try_message(socket, message).await {
            tracing::info!(event = "dice-refused", r#match = %self.door.match_id(), socket, reason = %error);
            self.refuse(socket, String::new(), &error);
        }
        if self.table.seq() == since {
            self.settle().await;
        } else {
            self.after_change(since).await;
        }
    }

    /// The player whose message a socket may send.
    fn signer_at(&self, socket: u64, party: Party) -> Result<Player, RoomError> {
        player(party).filter(|&player| self.rights_at(socket).decide(player)).ok_or(RoomError::NotYours)
    }

    async fn try_message(&mut self, socket: u64, message: &FairMessage) -> Result<(), RoomError> {
        self.refresh().await?;
        let message = read(message)?;
        let author = message.body.author().ok_or(RoomError::NotYours)?;
        let by = self.signer_at(socket, author)?;
        let at = self.now();
        let missing = || refused("dice-refused", message!("dice-not-signed"));
        let dice = self.signed.dice.as_mut().filter(|_| self.signed.is_used).ok_or_else(missing)?;
        let is_known = |item: &Item| item.signed.iter().any(|stamp| stamp.signature == message.signature);
        if dice.host().items().iter().any(is_known) {
            // The same message again gets the same answer.
            self.tell_entries_to(socket, true);
            return Ok(());
        }
        let was_beginning =
            dice.host().transcript().pending().is_some_and(|pending| pending.roller.is_none());
        let is_rebound = match &message.body {
            Body::Release { .. } | Body::Deposit { .. } => false,
            Body::Entry(Entry::Bind { .. } | Entry::End { .. }) => false,
            Body::Entry(Entry::Word { word: Word::Mine | Word::NotMine, .. }) => false,
            // A browser may have lost its line before the declaration was out: it keeps to its own memory.
            Body::Entry(Entry::Skip { .. }) => {
                let skipped = dice.host().transcript().tally().skipped.iter();
                if skipped.filter(|(party, ..)| player(*party) == Some(by)).count() >= SKIPS {
                    return Err(refused("dice-refused", message!("too-many-skips")));
                }
                false
            }
            Body::Entry(Entry::Rebind { .. }) => true,
            Body::Entry(_) => {
                return Err(refused("dice-refused", message!("signed-with-action")));
            }
        };
        if dice.is_restored() {
            return Err(restored());
        }
        match dice.hear(&message, at).map_err(denied)? {
            Answer::Entered(_) => self.write_entries().await?,
            Answer::Got(got) => {
                self.write_entries().await?;
                if let Ok(got) = same(&got) {
                    self.send(socket, ServerMessage::DiceGot { got });
                }
            }
        }
        if is_rebound && !self.waits_for_links() {
            // What was pending is burnt; a game begins again by itself, a roll has to be declared anew.
            self.signed.starts |= was_beginning;
            if !was_beginning {
                self.refuse_waiting("dice-burnt", &message!("number-burnt"));
            }
        }
        self.go_on_with_dice().await
    }

    /// Shows a player the declaration that came too late.
    pub(super) fn tell_late(&mut self, by: Player) {
        let Some(dice) = &self.signed.dice else { return };
        let Some(declared) = dice.late_of(by) else { return };
        let (Ok(got), Ok(shown)) = (same(&dice.got(declared)), same(declared)) else { return };
        let sockets: Vec<u64> = self.sockets.keys().copied().collect();
        for socket in sockets {
            if self.rights_at(socket).decide(by) {
                let (got, declared) = (FairGot::clone(&got), Box::new(FairMessage::clone(&shown)));
                self.send(socket, ServerMessage::DiceLate { got, declared });
            }
        }
    }

    /// Somebody asks to take back: kept until the other answers.
    pub(super) fn hear_asked(
        &mut self,
        socket: u64,
        by: Player,
        signed: Option<&FairMessage>,
    ) -> Result<(), RoomError> {
        let at = self.now();
        let Some(dice) = self.signed.dice.as_mut().filter(|_| self.signed.is_used) else { return Ok(()) };
        let message = word(dice, by, Word::TakeBack, signed)?;
        let answer = dice.hear(&message, at).map_err(denied)?;
        if let (Answer::Got(got), true) = (answer, dice.has_chain(by))
            && let Ok(got) = same(&got)
        {
            self.send(socket, ServerMessage::DiceGot { got });
        }
        Ok(())
    }

    /// The other allows it: what is to be written with the fact.
    pub(super) fn hear_allowed(
        &mut self,
        by: Player,
        signed: Option<&FairMessage>,
        at: i64,
    ) -> Result<DiceRows, RoomError> {
        let Some(dice) = self.signed.dice.as_mut().filter(|_| self.signed.is_used) else {
            return Ok(DiceRows::default());
        };
        let message = word(dice, by, Word::Allow, signed)?;
        match dice.hear(&message, at).map_err(denied)? {
            Answer::Entered(_) => Ok(dice.take_unwritten()),
            Answer::Got(_) => Err(refused("not-now", message!("take-back-unsigned"))),
        }
    }

    /// A player gives back what the server lacks.
    pub(super) async fn hear_given_back(
        &mut self,
        socket: u64,
        items: Vec<FairItem>,
        receipt: Option<FairReceipt>,
    ) {
        let since = self.table.seq();
        if let Err(error) = self.try_given_back(socket, items, receipt).await {
            tracing::info!(event = "dice-refused", r#match = %self.door.match_id(), socket, reason = %error);
            self.signed.given_back.remove(&socket);
            self.refuse(socket, String::new(), &error);
        }
        if self.table.seq() != since {
            self.after_change(since).await;
        }
    }

    async fn try_given_back(
        &mut self,
        socket: u64,
        items: Vec<FairItem>,
        receipt: Option<FairReceipt>,
    ) -> Result<(), RoomError> {
        self.refresh().await?;
        let user_id =
            self.sockets.get(&socket).map(|known| known.user_id.clone()).ok_or(RoomError::NotYours)?;
        if !self.signed.is_used || !self.rights(&user_id, None).play() {
            return Err(RoomError::NotYours);
        }
        let unread = |_| refused("dice-refused", message!("entry-unreadable"));
        let kept = self.signed.given_back.entry(socket).or_default();
        for item in &items {
            kept.push(same(item).map_err(unread)?);
        }
        if kept.len() > GIVEN_BACK {
            return Err(refused("dice-refused", message!("too-many-entries")));
        }
        let Some(receipt) = receipt else { return Ok(()) };
        let receipt: Receipt = same(&receipt).map_err(unread)?;
        let items = self.signed.given_back.remove(&socket).unwrap_or_default();
        let stamp = Stamp { at: self.now(), by_server: false };
        let Some(dice) = &self.signed.dice else { return Err(RoomError::NotYours) };
        if items.is_empty() {
            return Ok(());
        }
        let mut dice = dice.clone();
        dice.give_back(&items, &receipt, stamp.at).map_err(denied)?;
        let pending = self.signed.dice.as_ref().and_then(|dice| dice.host().transcript().pending());
        let (mut facts, mut begins) = (Vec::new(), pending.is_some_and(|pending| pending.roller.is_none()));
        for item in &items {
            facts.extend(facts_of(item, begins)?);
            begins = matches!(item.entry, Entry::Begin { .. });
        }
        let next = self.table.with_facts(&facts, stamp).map_err(RoomError::Refused)?;
        tracing::info!(event = "dice-given-back", r#match = %self.door.match_id(), entries = items.len());
        let rows = dice.take_unwritten();
        self.signed.dice = Some(dice);
        if facts.is_empty() {
            let written = self.deps.store.add_dice(self.door.match_id(), &rows).await;
            written?;
            self.tell_entries();
        } else {
            self.write(next, &facts, stamp, user_id.as_str(), None, &rows).await?;
        }
        self.renew_record().await?;
        self.go_on_with_dice().await
    }
}

/// A player's word, or the server's for a player without a key.
fn word(
    dice: &SignedDice,
    by: Player,
    word: Word,
    signed: Option<&FairMessage>,
) -> Result<Message, RoomError> {
    if !dice.has_chain(by) {
        return Ok(dice.signed_for(by, word));
    }
    let unsigned = || refused("dice-unsigned", message!("unsigned-page"));
    let message = read(signed.ok_or_else(unsigned)?)?;
    let is_it = matches!(&message.body, Body::Entry(Entry::Word { party, word: said })
        if player(*party) == Some(by) && *said == word);
    if is_it { Ok(message) } else { Err(unsigned()) }
}
