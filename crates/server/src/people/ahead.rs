//! Matches that are still played: what was decided in them is judged while the server has nothing else to do, so that the
//! analysis is there a moment after the end. Only the memory of the engine's answers learns of it.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use pasch_host::pressure::Pressure;
use pasch_workers::jobs::Jobs;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio_util::sync::CancellationToken;

use crate::events::{Event, Published};
use crate::room::{self, Occupant};
use crate::store::Store;
use crate::store::live::Loaded;
use crate::wire::MatchId;

/// Actions after which a match is looked at again: a roll and a play of both players.
const ENOUGH: u32 = 4;

/// How soon there is another look where a match is due, and where none is.
const SOON: Duration = Duration::from_millis(200);
const PATIENCE: Duration = Duration::from_secs(60);

/// Matches that are kept in mind; others are judged when they are over.
const MOST: usize = 4096;

/// Looks at matches that are still played.
pub struct Ahead {
    pub store: Arc<Store>,
    pub jobs: Jobs,
    pub pressure: Pressure,
}

/// Matches with something new.
#[derive(Default)]
struct Waiting {
    known: HashMap<MatchId, Seen>,
    /// Those with enough that is new, each once, the first to come first.
    due: VecDeque<MatchId>,
}

/// How much of a match was looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Seen {
    /// Actions since the last look.
    new: u32,
    /// Decisions judged so far.
    judged: usize,
}

impl Waiting {
    fn note(&mut self, event: Event) {
        match event {
            Event::Acted { match_id } => {
                if self.known.len() >= MOST && !self.known.contains_key(&match_id) {
                    return;
                }
                let seen = self.known.entry(match_id.clone()).or_default();
                seen.new += 1;
                if seen.new == ENOUGH {
                    self.due.push_back(match_id);
                }
            }
            Event::MatchOver { match_id } => {
                self.known.remove(&match_id);
                self.due.retain(|one| *one != match_id);
            }
            _ => {}
        }
    }

    /// The next match to look at, and the first of its decisions that was not judged yet.
    fn next(&mut self) -> Option<(MatchId, usize)> {
        let match_id = self.due.pop_front()?;
        let seen = self.known.get_mut(&match_id)?;
        seen.new = 0;
        Some((match_id, seen.judged))
    }

    fn judged(&mut self, match_id: &MatchId, count: usize) {
        if let Some(seen) = self.known.get_mut(match_id) {
            // A decision that was taken back is judged anew with those after it.
            seen.judged = count.saturating_sub(1);
        }
    }
}

impl Ahead {
    /// Works until the server stops.
    pub async fn run(self, mut events: UnboundedReceiver<Published>, stop: CancellationToken) {
        let mut waiting = Waiting::default();
        loop {
            let patience = if waiting.due.is_empty() { PATIENCE } else { SOON };
            let event = tokio::select! {
                () = stop.cancelled() => return,
                event = tokio::time::timeout(patience, events.recv()) => event,
            };
            match event {
                Ok(Some((_, event))) => waiting.note(event),
                Ok(None) => return,
                Err(_) => {}
            }
            while let Ok((_, event)) = events.try_recv() {
                waiting.note(event);
            }
            // Analyses that somebody waits for go first, and so do those who play.
            if !self.jobs.is_idle() || self.pressure.is_high() {
                continue;
            }
            let Some((match_id, judged)) = waiting.next() else { continue };
            let count = tokio::select! {
                () = stop.cancelled() => return,
                count = self.look(&match_id, judged) => count,
            };
            waiting.judged(&match_id, count);
        }
    }

    /// Judges what is new in a match; how many decisions it has. What goes wrong is told when the match is over.
    async fn look(&self, match_id: &MatchId, judged: usize) -> usize {
        let Ok(Some(row)) = self.store.find_match(match_id).await else { return judged };
        let Ok(Loaded { seats, table, .. }) = room::load(&self.store, &row).await else { return judged };
        let is_watched = [&seats.0.a, &seats.0.b].iter().any(|one| matches!(one, Occupant::Person { .. }));
        if table.is_over() || !is_watched {
            return judged;
        }
        self.jobs.foresee(table.record(), judged).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_are_due_after_enough_actions_and_forgotten_when_over() {
        let mut waiting = Waiting::default();
        let acted = |id: &str| Event::Acted { match_id: id.into() };
        for _ in 0..ENOUGH {
            waiting.note(acted("m"));
        }
        waiting.note(acted("other"));
        assert_eq!(waiting.next(), Some(("m".into(), 0)));
        assert_eq!(waiting.next(), None);
        waiting.judged(&"m".into(), 3);
        for _ in 0..2 * ENOUGH {
            waiting.note(acted("m"));
        }
        assert_eq!((waiting.next(), waiting.next()), (Some(("m".into(), 2)), None));
        for _ in 0..ENOUGH {
            waiting.note(acted("m"));
        }
        waiting.note(Event::MatchOver { match_id: "m".into() });
        assert_eq!(waiting.next(), None);
        assert_eq!(waiting.known.len(), 1);
    }

    #[test]
    fn no_more_matches_are_kept_in_mind_than_there_is_room_for() {
        let mut waiting = Waiting::default();
        for number in 0..=MOST {
            waiting.note(Event::Acted { match_id: format!("m{number}").into() });
        }
        assert_eq!(waiting.known.len(), MOST);
    }
}
