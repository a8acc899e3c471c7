//! Taking a play back by agreement: who made it asks, the other allows it or not.
//!
//! Only at friendly tables, between two people, and only until the other has rolled or doubled. What is asked lives in the
//! room and is over with the next action; what is agreed is a fact of the log. The dice stay as they were thrown: the same
//! roll is played once more.

use pasch_messages::{Message, message};
use pasch_rules::Player;

use super::Stamp;
use super::actor::Actor;
use super::{Refused, RoomError};
use crate::mirror::board;
use crate::wire::{FairMessage, TakeBackView, TakeBackWord};

impl Actor {
    /// Who may ask now.
    fn may_ask(&self) -> Option<Player> {
        let friendly = self.post.as_ref().is_some_and(|post| !post.rated);
        let people = Player::BOTH.iter().all(|&player| self.seats.person(player).is_some());
        self.table.may_take_back().filter(|_| friendly && people)
    }

    /// Who has asked, as long as that can still be answered.
    fn asked(&self) -> Option<Player> {
        let post = self.post.as_ref()?;
        post.takes_back.filter(|&seq| seq == self.table.seq()).and_then(|_| self.may_ask())
    }

    /// Taking back as somebody at a seat sees it.
    pub(super) fn take_back_view(&self, seat: Option<Player>) -> TakeBackView {
        let asked = self.asked();
        TakeBackView {
            may_ask: asked.is_none() && seat.is_some() && self.may_ask() == seat,
            asked: asked.map(board::seat),
        }
    }

    /// A player asks, or answers.
    pub(super) async fn hear_take_back(
        &mut self,
        socket: u64,
        say: TakeBackWord,
        signed: Option<Box<FairMessage>>,
    ) {
        if let Err(error) = self.try_take_back(socket, say, signed.as_deref()).await {
            tracing::info!(event = "take-back-refused", r#match = %self.door.match_id(), reason = %error);
            self.refuse(socket, String::new(), &error);
        }
    }

    async fn try_take_back(
        &mut self,
        socket: u64,
        say: TakeBackWord,
        signed: Option<&FairMessage>,
    ) -> Result<(), RoomError> {
        self.refresh().await?;
        let user_id = self.sockets.get(&socket).map(|known| known.user_id.clone());
        let user_id = user_id.ok_or(RoomError::NotYours)?;
        let not_now = |message: Message| RoomError::Refused(Refused::new("not-now", message));
        let gone = || not_now(message!("no-take-back"));
        let rights = self.rights(&user_id, None);
        let by = self.may_ask().ok_or_else(gone)?;
        let seq = self.table.seq();
        match say {
            TakeBackWord::Ask | TakeBackWord::Withdraw if rights.decide(by) => {
                let asks = (say == TakeBackWord::Ask).then_some(seq);
                if asks.is_some() {
                    self.hear_asked(socket, by, signed)?;
                }
                self.post_mut(|post| post.takes_back = asks);
            }
            TakeBackWord::Allow | TakeBackWord::Decline if rights.decide(by.other()) => {
                self.asked().ok_or_else(gone)?;
                if say == TakeBackWord::Allow {
                    let stamp = Stamp { at: self.now(), by_server: false };
                    let (next, facts) = self.table.taken_back(by, stamp).map_err(RoomError::Refused)?;
                    let dice = self.hear_allowed(by.other(), signed, stamp.at)?;
                    self.post_mut(|post| post.takes_back = None);
                    self.write(next, &facts, stamp, user_id.as_str(), None, &dice).await?;
                    self.after_change(seq).await;
                    return Ok(());
                }
                self.post_mut(|post| post.takes_back = None);
            }
            _ => return Err(RoomError::NotYours),
        }
        self.tell_all(seq);
        Ok(())
    }

    fn post_mut(&mut self, change: impl FnOnce(&mut super::post::Post)) {
        if let Some(post) = &mut self.post {
            change(post);
        }
    }
}
