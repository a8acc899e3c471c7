//! What has happened at matches and tables, published after it was committed. Rooms and tables call nobody: the lobby,
//! notifications and the scorer subscribe.
//!
//! Invariant: an event is a hint, the store is the truth. A subscriber gets every event that it wants, in order, while
//! the server runs; what a killed server did not handle, each subscriber finds in the store at the next start.

use std::sync::{Arc, PoisonError, RwLock};

use tokio::sync::mpsc;

use crate::wire::{MatchId, TableId, UserId};

use crate::timing::ServerClock;

/// Something that has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A match at a table stands differently.
    MatchStands {
        table_id: TableId,
        /// Points of seats a and b.
        score: [u32; 2],
        /// The match is over.
        over: bool,
    },
    /// Something was done in a match, at a table or not, that goes on.
    Acted { match_id: MatchId },
    /// A match is over, at a table or not.
    MatchOver { match_id: MatchId },
    /// A player at a table is a program from now on.
    SeatsChanged { table_id: TableId },
    /// Somebody has opened a table for anybody.
    TableOpened { table_id: TableId },
    /// A table was closed because nobody had come for an hour.
    ClosedUntouched {
        table_id: TableId,
        /// Its host.
        user_id: UserId,
        /// When, in milliseconds since 1970.
        at: i64,
    },
    /// Ratings have changed.
    Rated {
        /// Whose they are.
        users: Vec<UserId>,
    },
    /// A correspondence match waits for somebody else than before, or is over.
    TurnChanged {
        match_id: MatchId,
        /// What it means to each person at it.
        turns: Vec<(UserId, TurnState)>,
    },
    /// A player has opened a correspondence match.
    PlayerCame { match_id: MatchId, user_id: UserId },
    /// Somebody is challenged at a table.
    Challenged {
        table_id: TableId,
        /// The person who is challenged.
        user_id: UserId,
        /// When, in milliseconds since 1970.
        at: i64,
    },
}

/// How a correspondence match stands for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnState {
    /// It is their turn, or the match ended by what somebody else did.
    News(Turn),
    /// They have just ended the match themselves.
    EndedByThem {
        /// When, in milliseconds since 1970.
        at: i64,
    },
    /// The match waits for somebody else.
    NotTheirs,
}

/// A player's turn in a correspondence match, or the end of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// The match is over.
    pub over: bool,
    /// When the clock runs out, in milliseconds since 1970; `None` where none runs.
    pub ends: Option<i64>,
    /// The time for a move, in milliseconds.
    pub full: i64,
    /// The player has the match open.
    pub looks: bool,
}

/// Which events a subscriber wants.
type Wants = fn(&Event) -> bool;

/// An event and when it was published, in milliseconds of playing time: waits are counted from there, however late a
/// subscriber comes to it.
pub type Published = (i64, Event);

/// A subscription as the publisher has it.
type Subscriber = (Wants, mpsc::UnboundedSender<Published>);

/// The events of a server; clones share them.
#[derive(Clone)]
pub struct Events {
    clock: ServerClock,
    subscribers: Arc<RwLock<Vec<Subscriber>>>,
}

impl Events {
    /// Events that nobody has subscribed to yet, with the times of this clock.
    #[must_use]
    pub fn new(clock: ServerClock) -> Self {
        Self { clock, subscribers: Arc::default() }
    }

    /// Receives the events for which `wants` holds, from now on.
    pub fn subscribe(&self, wants: Wants) -> mpsc::UnboundedReceiver<Published> {
        let (sender, receiver) = mpsc::unbounded_channel();
        self.subscribers.write().unwrap_or_else(PoisonError::into_inner).push((wants, sender));
        receiver
    }

    /// Publishes an event to everybody who wants it. It never waits.
    pub fn publish(&self, event: &Event) {
        let at = self.clock.now();
        for (wants, sender) in self.subscribers.read().unwrap_or_else(PoisonError::into_inner).iter() {
            if wants(event) {
                // A subscriber that has ended wants nothing any more.
                let _ = sender.send((at, event.clone()));
            }
        }
    }

    /// Ends all subscriptions: subscribers still receive what was published before.
    pub fn close(&self) {
        self.subscribers.write().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

#[cfg(test)]
mod tests {
    use pasch_host::clock::SystemClock;

    use super::*;

    fn stands(over: bool) -> Event {
        Event::MatchStands { table_id: "t".into(), score: [1, 0], over }
    }

    #[tokio::test]
    async fn subscribers_receive_what_they_want_in_order_and_to_the_end() {
        let events = Events::new(ServerClock::fresh(Arc::new(SystemClock)));
        let mut all = events.subscribe(|_| true);
        let mut ends = events.subscribe(|event| matches!(event, Event::MatchStands { over: true, .. }));
        events.publish(&stands(false));
        events.publish(&stands(true));
        events.close();
        events.publish(&stands(false));
        let mut next = async || all.recv().await.map(|(_, event)| event);
        assert_eq!(
            [next().await, next().await, next().await],
            [Some(stands(false)), Some(stands(true)), None]
        );
        assert_eq!(ends.recv().await.map(|(_, event)| event), Some(stands(true)));
        assert_eq!(ends.recv().await, None);
    }
}
