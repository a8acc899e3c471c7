//! Who is to be told how a correspondence match stands.

use pasch_rules::Player;

use super::actor::Actor;
use crate::notices::Turn;
use crate::store::StoreError;
use crate::timing::ClockRule;

impl Actor {
    /// Notes whose turn it is, or that the match is over, for who does not look. `actor` has just done something, so
    /// he knows; after a start nobody has. A failure costs a notice and no move.
    pub(super) async fn note(&self, actor: Option<&str>) {
        if let Err(error) = self.try_note(actor).await {
            tracing::error!(event = "not-noted", r#match = %self.door.match_id(), cause = %error);
        }
    }

    /// A player has come: what waits for him here he sees. A failure costs a mail too many.
    pub(super) async fn note_seen(&self, user_id: &str) {
        if !self.is_slow() || !self.seats.has(user_id) {
            return;
        }
        if let Err(error) = self.deps.notices.seen(self.door.match_id(), user_id).await {
            tracing::error!(event = "not-noted", r#match = %self.door.match_id(), cause = %error);
        }
    }

    /// Whether the match is played in correspondence.
    pub(super) fn is_slow(&self) -> bool {
        self.post.as_ref().is_some_and(|post| matches!(post.rule, ClockRule::Days { .. }))
    }

    async fn try_note(&self, actor: Option<&str>) -> Result<(), StoreError> {
        if !self.is_slow() {
            return Ok(());
        }
        let (notices, match_id) = (&self.deps.notices, self.door.match_id());
        let over = self.table.is_over();
        let turn = if over {
            None
        } else {
            let clocks = self.clocks();
            clocks.and_then(|reading| Some((reading.running?, reading.since?, reading.due)))
        };
        let full = self.post.as_ref().and_then(|post| post.rule.allowance()).map_or(0, |(delay, _)| delay);
        let ended = self.table.marks().last().map(|mark| mark.at);
        for player in Player::BOTH {
            let Some(user_id) = self.seats.person(player) else { continue };
            let told = match turn {
                Some((running, since, ends)) if running == player => Some((since, ends)),
                None if over && actor == Some(user_id) => {
                    if let Some(at) = ended {
                        notices.ended_by(match_id, user_id, at).await?;
                    }
                    continue;
                }
                None if over => ended.map(|at| (at, None)),
                _ => None,
            };
            match told {
                Some((since, ends)) => {
                    let looks = self.is_here(user_id);
                    notices.turn(match_id, Turn { user_id, since, over, ends, full, looks }).await?;
                }
                None => notices.not_his_turn(match_id, user_id).await?,
            }
        }
        Ok(())
    }
}
