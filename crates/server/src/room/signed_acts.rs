//! Actions with signed dice: the declaration of a roll, words with the cube, plays, and the throw itself.

use pasch_dice::v3::{ANNULLED, Answer, Body, Entry, Message, Word};
use pasch_messages::message;
use pasch_rules::{Action, Die, Grade, Phase, Player};

use super::Fact;
use super::actor::{Actor, Done};
use super::shown::Shown;
use super::signed::turn_of;
use super::signed_messages::{denied, pending, read, restored};
use super::{Refused, RoomError};
use super::{SERVER, Stamp, Table, Wish};
use crate::dice::{DiceError, DiceSource, Occasion};
use crate::store::{DiceRows, IntentKey};
use crate::wire::{FairMessage, UserId};
use pasch_table::fair::{SignedDice, party, player};

/// What was signed with a wish.
#[derive(Clone, Copy, Default)]
pub struct Said<'s> {
    pub message: Option<&'s Message>,
    /// The player's account is being deleted: nobody signs for it any more.
    pub leaves: bool,
}

/// Dice that show whether the rules would throw any: two that differ.
struct Trial;

impl DiceSource for Trial {
    fn throw(&self, _: &Occasion<'_>, dice: &mut [Die]) -> Result<(), DiceError> {
        dice.fill(Die::ALL[0]);
        dice[0] = Die::ALL[1];
        Ok(())
    }
}

/// The word that an action is, where a player says it.
fn word_of(action: &Action) -> Option<Word> {
    Some(match action {
        Action::Double => Word::Double,
        Action::Take => Word::Take,
        Action::Drop => Word::Drop,
        Action::Beaver => Word::Beaver,
        Action::OfferResign { grade, .. } => Word::Resign(match grade {
            Grade::Single => 1,
            Grade::Gammon => 2,
            Grade::Backgammon => 3,
        }),
        Action::AcceptResign => Word::Accept,
        Action::RejectResign => Word::Decline,
        Action::RejectOpening => Word::RejectOpening,
        Action::Forfeit { .. } => Word::Concede,
        _ => return None,
    })
}

fn unsigned() -> RoomError {
    let message = message!("unsigned-program");
    RoomError::Refused(Refused::new("dice-unsigned", message))
}

/// The result of a match in words.
fn result_of(table: &Table) -> String {
    let score = table.state().score();
    format!("{}-{}", score.a, score.b)
}

/// Enters what a fact says.
fn enter(
    dice: &mut SignedDice,
    fact: &Fact,
    (by, said): (Player, Said<'_>),
    is_forced: bool,
    at: i64,
) -> Result<(), RoomError> {
    let Fact::Action(action) = fact else { return Ok(()) };
    let line = fact.line();
    match word_of(action) {
        Some(_) if is_forced => {
            if dice.act(&line, at).is_err() {
                // Where no flag can fall the record ends here: nobody goes on with these dice.
                dice.end(ANNULLED, at).map_err(denied)?;
            }
        }
        Some(word) if dice.has_chain(by) => {
            let message = said.message.ok_or_else(unsigned)?;
            let expected = Body::Entry(Entry::Word { party: party(by), word });
            if message.body != expected {
                return Err(unsigned());
            }
            match dice.hear(message, at).map_err(denied)? {
                Answer::Entered(_) => {}
                Answer::Got(_) => return Err(unsigned()),
            }
        }
        Some(word) => dice.word_for(by, word, at).map_err(denied)?,
        None => dice.act(&line, at).map_err(denied)?,
    }
    Ok(())
}

/// Says where the match stands now: over, or who goes on.
fn settle(dice: &mut SignedDice, next: &Table, at: i64) -> Result<(), RoomError> {
    if dice.host().transcript().result().is_some() {
        return Ok(());
    }
    if next.is_over() {
        return dice.end(&result_of(next), at).map_err(denied);
    }
    dice.goes_on(turn_of(next.state().phase()), at).map_err(denied)
}

impl Actor {
    /// Does what a player wishes, or begins to.
    pub(super) async fn act_signed(
        &mut self,
        by: Player,
        wish: &Wish,
        key: IntentKey,
        signed: Option<&FairMessage>,
        leaves: bool,
    ) -> Result<Done, RoomError> {
        let message = signed.map(read).transpose()?;
        if self.waits_for_keys(&key.user_id).await? {
            // The rules have the first word: what cannot be begins no record.
            let stamp = Stamp { at: self.now(), by_server: false };
            self.table.decided(by, wish, &Trial, stamp)?;
            if *wish == Wish::Start {
                if !self.signed.starts {
                    self.set_time_for_keys();
                }
                self.signed.starts = true;
                return Ok(Done::Waits(key));
            }
        }
        self.begin_record().await?;
        let said = Said { message: message.as_ref(), leaves };
        let user_id = key.user_id.clone();
        if self.waits_for_links() && !leaves {
            return self.wait_for_throw(by, wish, key);
        }
        match wish {
            Wish::Start => self.start_signed(by, user_id.as_str(), Some(key)).await,
            Wish::Roll => self.roll_signed(by, user_id.as_str(), Some(key), said).await,
            _ => {
                if *wish == Wish::Double {
                    self.let_stand_first(by, user_id.as_str()).await?;
                }
                self.commit_signed(by, wish, user_id.as_str(), Some(&key), said).await?;
                Ok(Done::New(self.table.seq()))
            }
        }
    }

    /// While a throw is pending nothing else happens; who wishes it once more waits for it.
    fn wait_for_throw(&self, by: Player, wish: &Wish, key: IntentKey) -> Result<Done, RoomError> {
        let Some(dice) = self.signed.dice.as_ref().filter(|dice| !dice.is_restored()) else {
            return Err(restored());
        };
        let roller = dice.host().transcript().pending().map(|pending| pending.roller);
        match (wish, roller) {
            (Wish::Start, Some(None)) => Ok(Done::Waits(key)),
            (Wish::Roll, Some(Some(roller))) if roller == party(by) => Ok(Done::Waits(key)),
            _ => Err(pending()),
        }
    }

    /// A game is to begin: at once where the last winner begins, else by a throw for which everybody shows a link.
    pub(super) async fn start_signed(
        &mut self,
        by: Player,
        actor: &str,
        key: Option<IntentKey>,
    ) -> Result<Done, RoomError> {
        self.begin_record().await?;
        let stamp = Stamp { at: self.now(), by_server: actor == SERVER };
        let (_, facts) = self.table.decided(by, &Wish::Start, &Trial, stamp)?;
        if matches!(facts.first(), Some(Fact::Action(Action::FirstTurn(_)))) {
            self.commit_signed(by, &Wish::Start, actor, key.as_ref(), Said::default()).await?;
            return Ok(Done::New(self.table.seq()));
        }
        let since = self.table.seq();
        self.signed.starts = true;
        self.go_on_with_dice().await?;
        Ok(match key {
            Some(key) if self.table.seq() == since => Done::Waits(key),
            _ => Done::New(self.table.seq()),
        })
    }

    /// A player rolls: declared, and thrown once the other's link is there.
    async fn roll_signed(
        &mut self,
        by: Player,
        actor: &str,
        key: Option<IntentKey>,
        said: Said<'_>,
    ) -> Result<Done, RoomError> {
        self.let_stand_first(by, actor).await?;
        let (at, since) = (self.now(), self.table.seq());
        // The rules have the first word.
        self.table.decided(by, &Wish::Roll, &Trial, Stamp { at, by_server: false })?;
        let Some(dice) = &mut self.signed.dice else { return Err(restored()) };
        if dice.has_chain(by) {
            let message = said.message.ok_or_else(unsigned)?;
            if !matches!(&message.body, Body::Entry(Entry::Declare { party: declares, .. }) if *declares == party(by))
            {
                return Err(unsigned());
            }
            let heard = dice.hear(message, at);
            if let Err(error) = heard {
                return Err(self.declared_late(by, error).await?);
            }
            if !dice.is_pending() {
                // It was entered before, and its number was burnt.
                let message = message!("throw-burnt");
                return Err(RoomError::Refused(Refused::new("dice-burnt", message)));
            }
        } else {
            dice.declare_for(by, at).map_err(denied)?;
        }
        if !dice.host().is_ready() {
            self.write_entries().await?;
        } else if let Some(key) = &key {
            self.open_throw_for(actor, Some(key)).await?;
            return Ok(Done::New(self.table.seq()));
        }
        self.go_on_with_dice().await?;
        Ok(match key {
            Some(key) if self.table.seq() == since => Done::Waits(key),
            _ => Done::New(self.table.seq()),
        })
    }

    /// The declaration of a wish that came too late: its link is out, so that it is kept, and its number has to be skipped.
    pub(super) async fn hear_stale(
        &mut self,
        user_id: &UserId,
        signed: Option<&FairMessage>,
    ) -> Result<(), RoomError> {
        let (Some(signed), true) = (signed, self.signed.is_used) else { return Ok(()) };
        let message = read(signed)?;
        let Body::Entry(Entry::Declare { party: declares, .. }) = &message.body else { return Ok(()) };
        let by = player(*declares).filter(|&by| self.rights(user_id, None).decide(by));
        let at = self.now();
        let (Some(by), Some(dice)) = (by, &mut self.signed.dice) else { return Ok(()) };
        if dice.host().transcript().is_fresh(&message.head) {
            return Ok(());
        }
        match dice.hear(&message, at) {
            Ok(_) => Ok(()),
            Err(error) => Err(self.declared_late(by, error).await?),
        }
    }

    /// The answer to a declaration that is not taken: what came too late is kept, and shown to its player.
    async fn declared_late(
        &mut self,
        by: Player,
        error: pasch_dice::v3::Denied,
    ) -> Result<RoomError, RoomError> {
        if matches!(error, pasch_dice::v3::Denied::Late(_) | pasch_dice::v3::Denied::SkipFirst(_)) {
            self.write_entries().await?;
            self.tell_late(by);
        }
        Ok(denied(error))
    }

    /// An illegal play that its opponent rolls or doubles after is let stand. A player who signs says so
    /// first, for the signature covers it.
    async fn let_stand_first(&mut self, by: Player, actor: &str) -> Result<(), RoomError> {
        if !matches!(self.table.state().phase(), Phase::IllegalPlay { .. }) {
            return Ok(());
        }
        if self.signed.dice.as_ref().is_some_and(|dice| dice.has_chain(by)) {
            let message = message!("illegal-stands");
            return Err(RoomError::Refused(Refused::new("not-now", message)));
        }
        self.commit_signed(by, &Wish::LetStand, actor, None, Said::default()).await
    }

    /// What the bot wishes.
    pub(super) async fn commit_bot(&mut self, by: Player, wish: &Wish) -> Result<(), RoomError> {
        if !self.signed.is_used {
            return self.commit(by, wish, "bot", None).await;
        }
        self.begin_record().await?;
        match wish {
            Wish::Start => self.start_signed(by, "bot", None).await.map(drop),
            Wish::Roll => self.roll_signed(by, "bot", None, Said::default()).await.map(drop),
            Wish::Double => {
                self.let_stand_first(by, "bot").await?;
                self.commit_signed(by, wish, "bot", None, Said::default()).await
            }
            _ => self.commit_signed(by, wish, "bot", None, Said::default()).await,
        }
    }

    /// Lets the rules decide on what needs no dice, enters what follows and writes both.
    pub(super) async fn commit_signed(
        &mut self,
        by: Player,
        wish: &Wish,
        actor: &str,
        key: Option<&IntentKey>,
        said: Said<'_>,
    ) -> Result<(), RoomError> {
        self.begin_record().await?;
        let stamp = Stamp { at: self.now(), by_server: actor == SERVER };
        let is_forced = said.leaves || actor == SERVER;
        // A refused opening is thrown again when its player declares the roll.
        let (next, facts) = match wish {
            Wish::RejectOpening => self.table.decided_to_reject(by, stamp)?,
            _ => self.table.decided(by, wish, &Shown::new(std::iter::empty()), stamp)?,
        };
        let Some(dice) = &mut self.signed.dice else { return Err(restored()) };
        if dice.is_restored() && !is_forced {
            return Err(restored());
        }
        let known = dice.rows();
        let entered = facts
            .iter()
            .try_for_each(|fact| enter(dice, fact, (by, said), is_forced, stamp.at))
            .and_then(|()| settle(dice, &next, stamp.at));
        let rows = self.entered(known, entered).await?;
        self.write(next, &facts, stamp, actor, key, &rows).await?;
        self.tell_waiting();
        Ok(())
    }

    /// The rows of what has been entered. Where only a part could be entered, the record is read again: nobody was told of it.
    pub(super) async fn entered(
        &mut self,
        known: u32,
        entered: Result<(), RoomError>,
    ) -> Result<DiceRows, RoomError> {
        let Some(dice) = &mut self.signed.dice else { return Err(restored()) };
        if let Err(error) = entered {
            if dice.rows() != known {
                self.doubt();
                self.refresh().await?;
            }
            return Err(error);
        }
        Ok(dice.take_unwritten())
    }

    /// Opens the throw that everybody has shown a link for.
    pub(super) async fn open_throw(&mut self) -> Result<(), RoomError> {
        let key = self.signed.first_waiting().cloned();
        let roller = self.signed.dice.as_ref().and_then(|dice| dice.host().transcript().pending()?.roller);
        let roller = roller.and_then(player);
        let actor = match (&key, roller) {
            (Some(key), _) => key.user_id.as_str(),
            (None, Some(roller)) => self.seats.person(roller).map_or("bot", UserId::as_str),
            (None, None) => SERVER,
        };
        let (actor, since) = (actor.to_owned(), self.table.seq());
        self.open_throw_for(&actor, key.as_ref()).await?;
        self.tell_waiting();
        self.tell_all(since);
        Ok(())
    }

    async fn open_throw_for(&mut self, actor: &str, key: Option<&IntentKey>) -> Result<(), RoomError> {
        let Some(dice) = &self.signed.dice else { return Ok(()) };
        let (Some(pending), Some(faces)) = (dice.host().transcript().pending(), dice.host().faces()) else {
            return Ok(());
        };
        let stamp = Stamp { at: self.now(), by_server: actor == SERVER };
        let shown = Shown::new(faces);
        let (by, wish) = match pending.roller.and_then(player) {
            Some(roller) => (roller, Wish::Roll),
            None => (Player::A, Wish::Start),
        };
        let (next, facts) = self.table.decided(by, &wish, &shown, stamp)?;
        let Some(dice) = &mut self.signed.dice else { return Ok(()) };
        let known = dice.rows();
        let is_throw = |fact: &&Fact| matches!(fact, Fact::Action(Action::OpeningRoll(_) | Action::Roll(_)));
        let entered = dice
            .open(shown.thrown().map_or(0, |thrown| thrown.len()), stamp.at)
            .map_err(denied)
            .and_then(|_| {
                let mut others = facts.iter().filter(|fact| !is_throw(fact));
                others.try_for_each(|fact| enter(dice, fact, (by, Said::default()), false, stamp.at))
            })
            .and_then(|()| settle(dice, &next, stamp.at));
        let rows = self.entered(known, entered).await?;
        self.write(next, &facts, stamp, actor, key, &rows).await
    }

    /// Answers those who have waited for a throw.
    fn tell_waiting(&mut self) {
        let seq = self.table.seq();
        for (from, key) in self.signed.take_waiting() {
            self.tell_done(from, key.client_id, seq, Ok(seq));
        }
    }

    /// Refuses those who have waited for a throw that is not made.
    pub(super) fn refuse_waiting(&mut self, code: &'static str, message: &pasch_messages::Message) {
        let seq = self.table.seq();
        for (from, key) in self.signed.take_waiting() {
            let error = RoomError::Refused(Refused::new(code, message.clone()));
            self.tell_done(from, key.client_id, seq, Err(error));
        }
    }
}
