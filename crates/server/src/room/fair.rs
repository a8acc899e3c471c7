//! Dice that server and players make together, while a match is played.
//!
//! Before a throw all parties are bound and show a link (`pasch_dice`). Players whose browsers hold chains are asked for
//! theirs; for others the server holds one. The player who rolls is asked once they want to roll, the other as soon as it
//! is their opponent's turn. An intent that has to wait for a link waits here, and is handled again when the link has come,
//! or when the server has taken the place of a player who does not show theirs.

use pasch_messages::{Describe, Message, message};
use std::pin::Pin;

use pasch_dice::{Context, Denied, Missing, Party, Seed};
use pasch_rules::{Phase, Player};

use super::Wish;
use super::actor::Actor;
use super::ask::{Ask, Asker};
use super::memory::throws_dice;
use super::shown::Shown;
use super::{Refused, RoomError};
use crate::dice::{Dice, DiceError};
use crate::mirror::{board, dice as mirror};
use crate::store::DiceRows;
use crate::wire::{DiceCommitment, DiceLink, DiceWanted, Intent, ServerMessage};
use pasch_table::fair::{GameDice, seat_party};

/// Whose links a throw needs by now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Needs {
    /// Everybody's: somebody has wished to throw.
    All,
    /// That of the player who does not roll, so that the throw will not have to wait for them.
    Other(Player),
    None,
}

impl Actor {
    /// Whether an intent has to wait for dice; then it is kept and heard again.
    pub(super) async fn waits_for_dice(&mut self, ask: Ask) -> Option<Ask> {
        if !self.shares_dice() {
            return Some(ask);
        }
        let throws = match &ask {
            Ask::Act { from, seq, intent, .. } => self.would_throw(from, *seq, intent),
            Ask::Thought { seq, wish } => *seq == self.table.seq() && self.bot_would_throw(wish.as_ref()),
            _ => false,
        };
        if !throws {
            return Some(ask);
        }
        match self.dice_ready(Needs::All).await {
            Ok(true) => Some(ask),
            Ok(false) => {
                self.fair.waiting.push(ask);
                self.set_time();
                None
            }
            Err(error) => {
                // The store has failed: what the wish leads to says so.
                tracing::error!(event = "dice-failed", r#match = %self.door.match_id, cause = %error);
                self.fair.forget();
                Some(ask)
            }
        }
    }

    /// Whether the dice of a game that begins by itself are there; where they are waited for, it begins when they have come.
    pub(super) async fn dice_for_beginning(&mut self) -> Result<bool, RoomError> {
        if !self.shares_dice() || self.dice_ready(Needs::All).await? {
            return Ok(true);
        }
        if !self.fair.waiting.iter().any(|ask| matches!(ask, Ask::Wake)) {
            self.fair.waiting.push(Ask::Wake);
        }
        self.set_time();
        Ok(false)
    }

    /// When at the latest dice that are waited for are there.
    pub(super) fn dice_come_by(&self) -> Option<i64> {
        let patience = i64::try_from(self.deps.dice_patience.as_millis()).unwrap_or(i64::MAX);
        (!self.fair.waiting.is_empty()).then(|| self.deps.clock.now().saturating_add(patience))
    }

    fn shares_dice(&self) -> bool {
        let is_shared = matches!(self.deps.dice, Dice::Shared | Dice::Signed);
        is_shared && !self.table.is_by_hand() && !self.signed.is_used
    }

    fn bot_would_throw(&self, wish: Option<&Wish>) -> bool {
        let Some(player) = self.table.acting() else { return false };
        throws_dice(wish.unwrap_or(&self.table.plainest(player)))
    }

    /// Whether the rules would throw dice for this intent now.
    fn would_throw(&self, from: &Asker, seq: u32, intent: &Intent) -> bool {
        let user_id = match from {
            Asker::Caller { user_id, .. } => Some(user_id),
            Asker::Socket(socket) => self.sockets.get(socket).map(|known| &known.user_id),
        };
        let Some(user_id) = user_id else { return false };
        if seq != self.table.seq() {
            return false;
        }
        let Ok(wish) = self.table.wish(intent) else { return false };
        throws_dice(&wish) && self.table.author(&wish, &self.rights(user_id, None)).is_ok()
    }

    /// Makes ready what can be before anybody wishes to throw.
    pub(super) async fn prepare_dice(&mut self) {
        if !self.shares_dice() || self.fair.able.is_empty() {
            return;
        }
        let needs = match self.table.state().phase() {
            Phase::ToRoll { player } => Needs::Other(player.other()),
            Phase::Opening | Phase::GameOver(_) => Needs::None,
            _ => return,
        };
        if let Err(error) = self.dice_ready(needs).await {
            tracing::error!(event = "dice-failed", r#match = %self.door.match_id, cause = %error);
            self.fair.forget();
        }
    }

    /// Does for the next throw what the server can, and asks players for what they have to; whether all is there.
    async fn dice_ready(&mut self, needs: Needs) -> Result<bool, RoomError> {
        let context = self.table.dice_context();
        if self.fair.dice.as_ref().is_none_or(|dice| *dice.context() != context) {
            self.fair.dice = Some(self.load_dice(context).await?);
            (self.fair.late, self.fair.timed) = (None, None);
        }
        let at = self.deps.clock.now();
        let able = Player::BOTH.map(|player| self.has_able(player));
        let Some(dice) = &mut self.fair.dice else { return Ok(false) };
        if dice.missing(Party::Server) == Some(Missing::Commitment) {
            dice.hold(Party::Server, fresh_seed()?, at).map_err(denied)?;
        }
        for (player, able) in Player::BOTH.into_iter().zip(able) {
            let party = seat_party(player);
            let is_late = self.fair.late == Some((dice.context().game, dice.next()));
            let is_missing = match dice.missing(party) {
                Some(Missing::Commitment) => !able || (is_late && needs == Needs::All),
                Some(Missing::Link) => !dice.holds(party) && is_late && needs == Needs::All,
                None => false,
            };
            // A player who was never bound may still come before the first intent; a bot has nothing to bring.
            let is_bot = self.seats.0[player].bot_level().is_some();
            if is_missing && (needs == Needs::All || is_bot || dice.holds(party)) {
                dice.hold(party, fresh_seed()?, at).map_err(denied)?;
            }
        }
        let all_bound = Party::ALL.iter().all(|&party| dice.missing(party) != Some(Missing::Commitment));
        if all_bound && needs != Needs::None {
            dice.show_held().map_err(denied)?;
        }
        if dice.faces().is_some() {
            return Ok(true);
        }
        self.write_dice().await?;
        self.tell_dice(needs);
        Ok(false)
    }

    async fn load_dice(&self, context: Context) -> Result<GameDice, RoomError> {
        let store = &self.deps.store;
        let steps = store.dice_steps(&self.door.match_id).await?;
        let seeds = store.dice_seeds(&self.door.match_id).await?;
        GameDice::load(context, &steps, &seeds).map_err(|error| RoomError::Damaged {
            match_id: self.door.match_id().clone(),
            at: error.step,
            cause: error.to_string(),
        })
    }

    /// Writes what has changed in the dice. After a failure they are loaded again.
    async fn write_dice(&mut self) -> Result<(), RoomError> {
        let Some(dice) = &mut self.fair.dice else { return Ok(()) };
        let rows = dice.take_unwritten();
        if rows.steps.is_empty() {
            return Ok(());
        }
        let written = self.deps.store.add_dice(&self.door.match_id, &rows).await;
        if written.is_err() {
            self.fair.forget();
        }
        Ok(written?)
    }

    /// The dice of the next throw; they fail where not all links are shown.
    pub(super) fn shown_dice(&self) -> Shown {
        match self.fair.dice.as_ref().and_then(GameDice::faces) {
            Some(faces) => Shown::new(faces),
            None => Shown::new(std::iter::empty()),
        }
    }

    /// The throw was made: what is to be written with its action.
    pub(super) fn dice_thrown(&mut self, thrown: Vec<u8>, at: i64) -> Result<DiceRows, RoomError> {
        let Some(dice) = &mut self.fair.dice else { return Ok(DiceRows::default()) };
        dice.thrown(thrown, at).map_err(denied)?;
        Ok(dice.take_unwritten())
    }

    /// Binds a player to a chain.
    pub(super) async fn hear_commitment(&mut self, socket: u64, said: DiceCommitment) {
        let result = self.try_commitment(socket, &said).await;
        self.after_dice(socket, result).await;
    }

    async fn try_commitment(&mut self, socket: u64, said: &DiceCommitment) -> Result<(), RoomError> {
        let player = self.dice_speaker(socket, said.seat, said.game)?;
        let commitment = said.commitment.parse().map_err(|_| bad(message!("dice-commitment")))?;
        let at = self.deps.clock.now();
        let Some(dice) = &mut self.fair.dice else { return Err(bad(message!("nothing-to-throw"))) };
        let party = seat_party(player);
        if dice.bound_to(party) == Some((said.from, commitment)) && !dice.holds(party) {
            return Ok(());
        }
        dice.bind(party, said.from, commitment, at).map_err(denied)?;
        self.write_dice().await
    }

    /// Takes the link of a player.
    pub(super) async fn hear_link(&mut self, socket: u64, said: DiceLink) {
        let result = self.try_link(socket, &said);
        self.after_dice(socket, result).await;
    }

    fn try_link(&mut self, socket: u64, said: &DiceLink) -> Result<(), RoomError> {
        let player = self.dice_speaker(socket, said.seat, said.game)?;
        let link: Seed = said.link.parse().map_err(|_| bad(message!("dice-link")))?;
        let Some(dice) = &mut self.fair.dice else { return Err(bad(message!("nothing-to-throw"))) };
        dice.show(seat_party(player), said.throw, link).map_err(denied)
    }

    /// The seat for which a socket may speak of the dice of this game.
    fn dice_speaker(&self, socket: u64, seat: crate::wire::Seat, game: u32) -> Result<Player, RoomError> {
        let player = board::player(seat);
        if !self.rights_at(socket).decide(player) {
            return Err(RoomError::NotYours);
        }
        match &self.fair.dice {
            Some(dice) if dice.context().game == game => Ok(player),
            _ => Err(bad(message!("dice-other-game"))),
        }
    }

    async fn after_dice(&mut self, socket: u64, result: Result<(), RoomError>) {
        match result {
            Ok(()) if self.fair.waiting.is_empty() => self.prepare_dice().await,
            Ok(()) => self.hear_waiting().await,
            Err(error) => {
                tracing::info!(event = "dice-refused", r#match = %self.door.match_id, socket, reason = %error);
                self.refuse(socket, String::new(), &error);
            }
        }
    }

    /// Hears again what has waited for dice.
    pub(super) fn hear_waiting(&mut self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            for ask in std::mem::take(&mut self.fair.waiting) {
                self.hear(ask).await;
            }
        })
    }

    /// A throw has waited too long.
    pub(super) async fn dice_are_late(&mut self, game: u32, throw: u32) {
        if self.fair.timed != Some((game, throw)) {
            return;
        }
        self.fair.late = Some((game, throw));
        self.fair.timed = None;
        self.hear_waiting().await;
    }

    /// Sets the time for the throw that is waited for.
    fn set_time(&mut self) {
        let Some(dice) = &self.fair.dice else { return };
        let throw = (dice.context().game, dice.next());
        if self.fair.timed == Some(throw) {
            return;
        }
        self.fair.timed = Some(throw);
        let (mailbox, patience) = (self.door.mailbox.downgrade(), self.deps.dice_patience);
        tokio::spawn(async move {
            tokio::time::sleep(patience).await;
            if let Some(mailbox) = mailbox.upgrade() {
                // A room that is gone waits for nothing.
                let _ = mailbox.send(Ask::DiceLate { game: throw.0, throw: throw.1 }).await;
            }
        });
    }

    /// Whether somebody at this seat is here with a program that holds chains.
    fn has_able(&self, player: Player) -> bool {
        self.fair.able.iter().any(|&socket| self.rights_at(socket).decide(player))
    }

    /// Tells players' programs where the dice stand and what is wanted of them.
    fn tell_dice(&mut self, needs: Needs) {
        let Some(dice) = &self.fair.dice else { return };
        let wanted = |player: Player| match dice.missing(seat_party(player))? {
            _ if self.seats.0[player].bot_level().is_some() => None,
            Missing::Commitment => Some(DiceWanted::Commitment),
            Missing::Link if dice.holds(seat_party(player)) => None,
            Missing::Link if needs == Needs::All || needs == Needs::Other(player) => Some(DiceWanted::Link),
            Missing::Link => None,
        };
        let view = mirror::view(dice, wanted);
        if self.fair.told.as_ref() == Some(&view) {
            return;
        }
        let able: Vec<u64> = self.fair.able.iter().copied().collect();
        for socket in able {
            if self.rights_at(socket).play() {
                self.send(socket, ServerMessage::Dice { view: Box::new(view.clone()) });
            }
        }
        self.fair.told = Some(view);
    }
}

fn fresh_seed() -> Result<Seed, RoomError> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| RoomError::Random(DiceError::System(error.to_string())))?;
    Ok(Seed(seed))
}

fn bad(message: Message) -> RoomError {
    RoomError::Refused(Refused::new("bad-dice", message))
}

#[expect(clippy::needless_pass_by_value, reason = "it stands behind map_err")]
fn denied(error: Denied) -> RoomError {
    RoomError::Refused(Refused::new("bad-dice", error.message()))
}
