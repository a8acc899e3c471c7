//! Bots play their seats, on their own threads, one after the other.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use pasch_chouette::{Chouette, Intent, Phase, Seat, waits_for};
use pasch_engine::level::Level;
use pasch_engine::search::Run;

use crate::ParlourError;
use crate::room::Room;

/// How long bots rest after a failure.
const REST: Duration = Duration::from_secs(2);

/// A bot's decision about a moment of the chouette.
struct Thought {
    seq: u32,
    by: Seat,
    wish: Intent,
    /// It waits a while, so that people can follow.
    pause: i64,
}

impl Room {
    /// Lets bots do what is theirs, unless they are at it.
    pub(crate) fn stir(self: &Arc<Self>) {
        if !self.driving.swap(true, Ordering::AcqRel) {
            tokio::spawn(drive(Arc::clone(self)));
        }
    }

    /// Everything that a bot needs to think: none where no bot is to act, or nobody looks.
    async fn moment(&self) -> Option<(Chouette, u32, Vec<(Seat, String)>)> {
        let inner = self.inner.lock().await;
        let state = &inner.folded.state;
        let seats = inner.folded.people.iter().zip(0..);
        let bots: Vec<(Seat, String)> = seats
            .filter_map(|(person, seat)| Some((Seat(seat), person.level.clone()?)))
            .filter(|(seat, _)| state.is_present(*seat))
            .collect();
        (inner.is_watched() && !bots.is_empty()).then(|| (state.clone(), inner.folded.seq, bots))
    }

    /// The next thing that a bot wants to do.
    async fn think(&self) -> Option<Thought> {
        let (state, seq, mut bots) = self.moment().await?;
        let waited = waits_for(&state);
        // Members turn their cubes before the captain rolls.
        bots.sort_by_key(|(seat, _)| waited.contains(seat));
        let pace = self.deps.pace;
        let pause = if state.phase() == Phase::Between { pace.games } else { pace.bots };
        let shared = Arc::new(state);
        for (by, level) in bots {
            let (state, level) = (Arc::clone(&shared), Level::find(&level).unwrap_or(Level::BEST));
            let thought = self.deps.bots.with_engine(move |engine| {
                pasch_club::decide(engine, &state, by, &level, u64::from(seq), Run::default())
            });
            match thought.await? {
                Ok(Some(wish)) => return Some(Thought { seq, by, wish, pause }),
                Ok(None) => {}
                Err(error) => {
                    tracing::error!(event = "bot-failed", chouette = %self.id, seq, seat = by.0, cause = %error);
                }
            }
        }
        None
    }

    /// Does it, unless something else has happened meanwhile. How long to wait before the next thought.
    async fn carry_out(&self, thought: &Thought) -> Duration {
        let mut inner = self.inner.lock().await;
        if inner.folded.seq != thought.seq {
            return Duration::ZERO;
        }
        let wait = self.roll_in(&inner);
        let done = self.wish(&mut inner, thought.by, &thought.wish).await;
        drop(inner);
        match done {
            Ok(()) => Duration::ZERO,
            Err(ParlourError::MembersFirst { .. }) => Duration::from_millis(wait.unsigned_abs()),
            Err(ParlourError::Stale) => {
                self.look_again().await;
                Duration::ZERO
            }
            Err(error) => {
                tracing::error!(event = "bot-refused", chouette = %self.id, seat = thought.by.0, cause = %error);
                REST
            }
        }
    }
}

async fn drive(room: Arc<Room>) {
    let mut changes = room.changed.subscribe();
    loop {
        changes.mark_unchanged();
        while let Some(thought) = room.think().await {
            tokio::time::sleep(Duration::from_millis(thought.pause.unsigned_abs())).await;
            let wait = room.carry_out(&thought).await;
            tokio::time::sleep(wait).await;
        }
        room.driving.store(false, Ordering::Release);
        // Something may have changed after the last look.
        let is_news = changes.has_changed().unwrap_or(false);
        if !is_news || room.driving.swap(true, Ordering::AcqRel) {
            return;
        }
    }
}
