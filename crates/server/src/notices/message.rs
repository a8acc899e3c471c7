//! What somebody is told, read off the match or table as it is at that moment.

use std::time::Duration;

use pasch_messages::{Describe, Language, Message as Said, message};
use serde_json::json;

use pasch_delivery::{days_text, left};

use crate::room::{RoomError, Rooms};
use crate::store::notices::{NoticeRow, Subject};
use crate::tables::{TableError, Tables};
use crate::wire::{ClockSetting, MatchView, Phase, PlayerView, Seat, TableStatus, TableView, UserId};

/// How long the end of a match, or a challenge, is worth telling.
const DAY: Duration = Duration::from_secs(24 * 3600);

/// How long it is worth telling that somebody has come.
const COMER: Duration = Duration::from_secs(600);

/// Why there is no message yet.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("message-error")]
pub enum MessageError {
    /// The match cannot be asked.
    #[describe(transparent)]
    Room(#[from] RoomError),
    /// The table cannot be asked.
    #[describe(transparent)]
    Table(#[from] TableError),
}

/// What somebody is told.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    pub title: Said,
    pub body: Said,
    /// The page it is about.
    pub path: String,
    /// How long it is worth telling.
    pub worth: Duration,
    /// A game waits for the player.
    pub waits: bool,
}

impl Message {
    /// As the pages' service worker reads it. Of two with the same tag the later one is shown.
    #[must_use]
    pub fn json(&self, tag: &str, language: Language) -> Vec<u8> {
        let said = |sentence: &Said| sentence.in_language(language).to_string();
        json!({ "title": said(&self.title), "body": said(&self.body), "path": self.path, "tag": tag })
            .to_string()
            .into_bytes()
    }
}

/// The message of a notice; `None` if there is nothing to tell: the player looks, or has looked, or it is over.
///
/// # Errors
/// When the match or table cannot be asked just now.
pub async fn read(
    notice: &NoticeRow,
    rooms: &Rooms,
    tables: &Tables,
) -> Result<Option<Message>, MessageError> {
    match notice.kind {
        Subject::Match => {
            match rooms.view(&notice.subject.as_str().into(), &notice.user_id, None, None).await {
                Ok((view, _)) => Ok(of_match(&view)),
                Err(RoomError::NotFound | RoomError::NotYours | RoomError::Damaged { .. }) => Ok(None),
                Err(error) => Err(error.into()),
            }
        }
        Subject::Table => match tables.find(&notice.subject.as_str().into(), &notice.user_id).await {
            Ok(view) if tables.lobby().ask(|hall| hall.is_in_lobby(&notice.user_id)) => {
                tracing::debug!(event = "notice-needless", table = %view.id);
                Ok(None)
            }
            Ok(view) => Ok(of_table(&view, &notice.user_id)),
            Err(TableError::NotFound | TableError::Damaged(_)) => Ok(None),
            Err(error) => Err(error.into()),
        },
        Subject::Lobby => Ok(of_comer(notice, tables)),
    }
}

/// Somebody has come; `None` if they have gone again, or the user looks at the lobby.
fn of_comer(notice: &NoticeRow, tables: &Tables) -> Option<Message> {
    let lobby = tables.lobby();
    let name = lobby.ask(|hall| hall.seen_name(&notice.subject.as_str().into()))?;
    (!lobby.ask(|hall| hall.looks(&notice.user_id))).then(|| Message {
        title: message!("notice-comer", name = name),
        body: message!("notice-comer-where"),
        path: "/lobby".to_owned(),
        worth: COMER,
        waits: false,
    })
}

fn seat(view: &MatchView, seat: Seat) -> &PlayerView {
    match seat {
        Seat::A => &view.players.a,
        Seat::B => &view.players.b,
    }
}

/// The two at a match, its viewer first; `None` for who only watches.
pub(super) fn sides(view: &MatchView) -> Option<(&PlayerView, &PlayerView)> {
    Some(match view.you? {
        Seat::A => (&view.players.a, &view.players.b),
        Seat::B => (&view.players.b, &view.players.a),
    })
}

/// How far a match is played, in words.
pub(super) fn goal(view: &MatchView) -> Said {
    message!("goal", points = view.length)
}

fn of_match(view: &MatchView) -> Option<Message> {
    let you = view.you?;
    let (own, other) = sides(view)?;
    let clock = view.clock.filter(|clock| clock.days && !own.connected)?;
    let path = format!("/play/{}", view.id);
    let score = format!("{}–{}", own.score, other.score);
    if let Phase::MatchOver { winner } = view.phase {
        let body = if winner == you {
            message!("notice-won", score = score)
        } else {
            message!("notice-lost", name = seat(view, winner).name, score = score)
        };
        return Some(Message {
            title: message!("notice-over", name = other.name),
            body,
            path,
            worth: DAY,
            waits: false,
        });
    }
    if clock.running != Some(you) {
        return None;
    }
    let body = message!("notice-stands", score = score, goal = goal(view), left = left(clock.delay));
    Some(Message {
        title: message!("notice-turn", name = other.name),
        body,
        path,
        worth: Duration::from_millis(clock.delay.unsigned_abs()),
        waits: true,
    })
}

fn of_table(view: &TableView, user_id: &UserId) -> Option<Message> {
    if view.untouched && view.host.id == *user_id {
        return Some(Message {
            title: message!("notice-untouched"),
            body: message!("notice-untouched-why"),
            path: "/lobby".to_owned(),
            worth: DAY,
            waits: false,
        });
    }
    let is_theirs = view.invited.as_ref().is_some_and(|invited| invited.id == *user_id);
    if view.status != TableStatus::Open || !is_theirs {
        return None;
    }
    let points = view.game.length;
    let body = match view.clock {
        ClockSetting::None => message!("notice-terms-untimed", points = points),
        ClockSetting::Delay { .. } => message!("notice-terms-timed", points = points),
        ClockSetting::Days { days } => {
            message!("notice-terms-days", points = points, days = days_text(i64::from(days)))
        }
    };
    Some(Message {
        title: message!("notice-challenge", name = view.host.name),
        body,
        path: "/lobby".to_owned(),
        worth: DAY,
        waits: false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_to_the_hour() {
        let told = [59, 60, 60 * 5 + 59, 60 * 24, 60 * 73].map(|minutes| left(minutes * 60_000).to_string());
        assert_eq!(told, ["less than an hour", "one hour", "5 hours", "one day", "3 days and one hour"]);
    }
}
