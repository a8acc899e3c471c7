//! Dice that are thrown by hand, as a room hears of them: whoever is on roll enters what was thrown, and for the computer a
//! person at the table does. `pasch_table` says what may be entered, and what a throw that was cocked takes back.

use pasch_messages::{Message, message};
use pasch_rules::Player;

use super::actor::Actor;
use super::{Hand, Refused, RoomError, SERVER, Stamp, Undecided, Wish};
use crate::dice::DiceError;
use crate::store::{DiceRows, IntentKey};
use crate::wire::{HandView, Intent, UserId};

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
        let cocked = seat.is_some_and(|seat| self.table.may_say_cocked(seat));
        self.table.is_by_hand().then_some(HandView { enter, cocked })
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
            Intent::Cocked => {
                let rights = self.rights(user_id, None);
                let mut seats = Player::BOTH.into_iter().filter(|&player| rights.decide(player));
                let by = seats.find(|&seat| self.table.may_say_cocked(seat));
                let nothing = || Refused::new("not-now", message!("no-throw-again"));
                let by = by.ok_or_else(|| RoomError::Refused(nothing()))?;
                let stamp = Stamp { at: self.now(), by_server: false };
                let (next, facts) = self.table.cocked(by, stamp).map_err(RoomError::Refused)?;
                self.write(next, &facts, stamp, user_id.as_str(), Some(key), &DiceRows::default()).await?;
            }
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
