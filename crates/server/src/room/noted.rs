//! Publishes how a correspondence match stands for its players.

use crate::wire::UserId;
use pasch_rules::Player;

use super::actor::Actor;
use crate::events::{Event, Turn, TurnState};
use crate::timing::ClockRule;

impl Actor {
    /// Publishes whose turn it is, or that the match is over. `actor` has acted last and needs no notification of
    /// what they did; `None` where nobody has acted.
    pub(super) fn note(&self, actor: Option<&str>) {
        if self.is_slow() {
            let turns = Player::BOTH.into_iter().filter_map(|player| self.turn_of(player, actor)).collect();
            let match_id = self.door.match_id().to_owned();
            self.deps.events.publish(&Event::TurnChanged { match_id, turns });
        }
    }

    /// Publishes that a player has opened the match.
    pub(super) fn note_seen(&self, user_id: &UserId) {
        if self.is_slow() && self.rights(user_id, None).play() {
            let (match_id, user_id) = (self.door.match_id().to_owned(), user_id.to_owned());
            self.deps.events.publish(&Event::PlayerCame { match_id, user_id });
        }
    }

    /// Whether the match is played in correspondence.
    pub(super) fn is_slow(&self) -> bool {
        self.post.as_ref().is_some_and(|post| matches!(post.rule, ClockRule::Days { .. }))
    }

    /// The person at a seat and how the match stands for them; `None` for a bot, and for an end without a time.
    fn turn_of(&self, player: Player, actor: Option<&str>) -> Option<(UserId, TurnState)> {
        let user_id = self.seats.person(player)?;
        let full = self.post.as_ref().and_then(|post| post.rule.allowance()).map_or(0, |(delay, _)| delay);
        let over = self.table.is_over();
        let looks = self.is_here(user_id);
        let news = |since, ends| TurnState::News(Turn { since, over, ends, full, looks });
        let state = if over {
            match self.table.marks().last().map(|mark| mark.at) {
                Some(at) if actor == Some(user_id.as_str()) => TurnState::EndedByThem { at },
                None if actor == Some(user_id.as_str()) => return None,
                Some(at) => news(at, None),
                None => TurnState::NotTheirs,
            }
        } else {
            let running = self.clocks().and_then(|clock| Some((clock.running?, clock.since?, clock.due)));
            match running {
                Some((running, since, ends)) if running == player => news(since, ends),
                _ => TurnState::NotTheirs,
            }
        };
        Some((user_id.to_owned(), state))
    }
}
