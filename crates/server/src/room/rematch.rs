//! What comes after a match at its table, and programs that play at it.

use super::RoomError;
use super::actor::Actor;
use super::gate::GateError;
use crate::events::Event;
use crate::wire::UserId;
use pasch_messages::Describe;

impl Actor {
    /// A player wishes another match at the table, or not any more. The computer always plays on.
    pub(super) async fn wish_rematch(&mut self, socket: u64, on: bool) {
        let Some(user_id) = self.sockets.get(&socket).map(|known| known.user_id.clone()) else { return };
        let Some(player) = self.rights(&user_id, None).side(None) else { return };
        if let Err(error @ GateError::Suspended(_)) = self.deps.gate.check_free(&user_id).await {
            return self.refuse_talk(socket, "suspended", &error.message());
        }
        let is_over = self.table.is_over();
        let Some(post) = self.post.as_mut().filter(|post| is_over && post.next.is_none()) else { return };
        post.wishes[player] = on;
        let is_agreed =
            on && (post.wishes[player.other()] || self.seats.0[player.other()].bot_level().is_some());
        if is_agreed {
            match self.deps.gate.rematch(&self.door.match_id, &self.seats).await {
                Ok(next) => {
                    if let Some(post) = &mut self.post {
                        post.next = Some(next);
                    }
                }
                Err(GateError::Taken) => {
                    // Begun elsewhere at the same moment: the store knows which.
                    self.doubt();
                    if let Err(error) = self.refresh().await {
                        self.tell_failure(&error);
                    }
                }
                Err(error) => {
                    self.tell_failure(&RoomError::Refused(super::Refused::new("illegal", error.message())))
                }
            }
        }
        self.tell_all(self.table.seq());
    }

    /// A program of a player's plays from now on: it is kept before anybody goes on, and whoever is there hears of it.
    pub(super) async fn program_plays(&mut self, user_id: &UserId) -> Result<(), RoomError> {
        let mut seats = self.seats.clone();
        if !seats.mark_program(user_id) {
            return Ok(());
        }
        self.deps.store.mark_program(&self.door.match_id, user_id).await?;
        self.seats = seats;
        self.tell_all(self.table.seq());
        if let Some(post) = &self.post {
            self.deps.events.publish(&Event::SeatsChanged { table_id: post.table_id.clone() });
        }
        Ok(())
    }

    fn tell_failure(&self, error: &RoomError) {
        tracing::error!(event = "rematch-failed", r#match = %self.door.match_id(), cause = %error);
    }
}
