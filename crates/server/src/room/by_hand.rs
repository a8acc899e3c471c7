//! Dice that are thrown by hand, as a room hears of them: whoever is on roll enters what was thrown, and for the computer a
//! person at the table does. `pasch_table` says what may be entered, and what a throw that was cocked takes back.

use pasch_messages::{Message, message};
use pasch_rules::Player;

use super::actor::Actor;
use super::{Hand, Refused, RoomError, SERVER, Stamp, Undecided, Wish};
use crate::dice::DiceError;
use crate::mirror::board;
use crate::store::{DiceRows, IntentKey};
use crate::wire::{HandView, Intent, ThrowCall, ThrowFault, UserId};

/// Most dice of one throw that are listened to: an opening of 32 ties is a slip of the keyboard.
const MOST_DICE: usize = 64;

impl Actor {
    /// The computer's wish to throw, which waits for somebody to enter its dice.
    pub(super) fn bot_throw(&self) -> Option<(Player, Wish)> {
        let (player, _) = self.bot_to_act().filter(|_| self.table.is_by_hand())?;
        if self.table.throws_again() {
            return Some((player, Wish::Roll));
        }
        let waiting = self.bot_rolls.as_ref().filter(|(seq, _)| *seq == self.table.seq());
        waiting.map(|(_, wish)| (player, wish.clone()))
    }

    /// Dice thrown by hand as somebody at a seat sees them.
    pub(super) fn hand_view(&self, seat: Option<Player>) -> Option<HandView> {
        let enter = seat.and_then(|seat| match self.bot_throw() {
            Some((bot, _)) => Some(self.table.throw_by(bot)),
            None => self.table.throw_of(seat),
        });
        let called = self.called();
        let cocked = seat.is_some_and(|seat| {
            self.table.may_call_throw() && called.is_none_or(|call| call.by != board::seat(seat))
        });
        self.table.is_by_hand().then_some(HandView { enter, cocked, called })
    }

    /// Somebody has called the last throw faulty, and the other has not answered.
    fn called(&self) -> Option<ThrowCall> {
        let (seq, call) = self.post.as_ref()?.called?;
        (seq == self.table.seq() && self.table.may_call_throw()).then_some(call)
    }

    /// A player calls the last throw faulty, agrees with the other who has, or insists that it stands.
    async fn hear_fault(
        &mut self,
        user_id: &UserId,
        why: Option<ThrowFault>,
        key: &IntentKey,
    ) -> Result<(), RoomError> {
        let rights = self.rights(user_id, None);
        let nothing = || RoomError::Refused(Refused::new("not-now", message!("no-throw-again")));
        let mine = Player::BOTH.map(|player| rights.decide(player));
        if !self.table.may_call_throw() || mine == [false, false] {
            return Err(nothing());
        }
        let by = if mine[0] { Player::A } else { Player::B };
        // Nobody else has to be asked where one person sits at both seats or across from the computer.
        let asks = Player::BOTH.iter().any(|&player| self.is_others(player, user_id));
        let stamp = Stamp { at: self.now(), by_server: false };
        let pending = self.called();
        let (next, facts) = match (pending, why) {
            (Some(call), Some(_)) if call.by != board::seat(by) => {
                self.table.cocked(board::player(call.by), call.why, stamp)
            }
            (Some(call), None) if call.by != board::seat(by) => self.table.stands(by, call.why, stamp),
            (_, None) => return Err(nothing()),
            (_, Some(why)) if asks => {
                let call = ThrowCall { by: board::seat(by), why };
                let seq = self.table.seq();
                if let Some(post) = &mut self.post {
                    post.called = Some((seq, call));
                }
                return Ok(());
            }
            (_, Some(why)) => self.table.cocked(by, why, stamp),
        }
        .map_err(RoomError::Refused)?;
        self.write(next, &facts, stamp, user_id.as_str(), Some(key), &DiceRows::default()).await
    }

    /// Whether another person sits there.
    fn is_others(&self, seat: Player, user_id: &UserId) -> bool {
        self.seats.person(seat).is_some_and(|person| person != user_id)
    }

    /// Does what somebody at a seat says about dice thrown by hand; `false` if they say something else.
    pub(super) async fn hear_hand(
        &mut self,
        user_id: &UserId,
        intent: &Intent,
        key: &IntentKey,
    ) -> Result<bool, RoomError> {
        match intent {
            Intent::Thrown { faces } if self.table.is_by_hand() => {
                let bad = || bad(message!("hand-faces"));
                let hand = Hand::new(faces).filter(|_| faces.len() <= MOST_DICE).ok_or_else(bad)?;
                let (by, wish, actor) = match self.bot_throw() {
                    Some((bot, wish)) => (bot, wish, "bot"),
                    None => {
                        let wish = self.table.wish(intent).map_err(RoomError::Refused)?;
                        let by = self.table.author(&wish, &self.rights(user_id, None));
                        (by.map_err(RoomError::Refused)?, wish, user_id.as_str())
                    }
                };
                self.commit_thrown(by, &wish, actor, Some(key), &hand).await?;
            }
            Intent::Cocked { why } => self.hear_fault(user_id, Some(why.unwrap_or_default()), key).await?,
            Intent::ThrowStands => self.hear_fault(user_id, None, key).await?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Lets the rules decide with dice that were thrown by hand, all of which have to be used.
    pub(super) async fn commit_thrown(
        &mut self,
        by: Player,
        wish: &Wish,
        actor: &str,
        key: Option<&IntentKey>,
        hand: &Hand,
    ) -> Result<(), RoomError> {
        let stamp = Stamp { at: self.now(), by_server: actor == SERVER };
        let entered = hand.left();
        let (next, facts) = self.table.decided(by, wish, hand, stamp).map_err(|error| match error {
            Undecided::Dice(DiceError::NotEntered) if entered == 0 => {
                RoomError::Refused(Refused::new("by-hand", message!("hand-wanted")))
            }
            Undecided::Dice(DiceError::NotEntered) => bad(match wish {
                Wish::Start => message!("hand-opening"),
                _ => message!("hand-too-few"),
            }),
            other => other.into(),
        })?;
        if hand.left() > 0 {
            return Err(bad(message!("hand-too-many")));
        }
        self.write(next, &facts, stamp, actor, key, &DiceRows::default()).await
    }
}

fn bad(message: Message) -> RoomError {
    RoomError::Refused(Refused::new("bad-dice", message))
}
