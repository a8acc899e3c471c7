//! Finished matches go into the collections of their players and are analysed: so they count for *You* and as problems.
//!
//! One task does it, rung when a match ends and once at the start: what a crash or an older version left undone is found
//! by asking the store, never remembered.

use std::sync::Arc;
use std::time::Duration;

use pasch_host::WallClock;
use pasch_intake::collected;
use pasch_rules::{Action, Ending, Phase, Player};
use pasch_store::collection::CollectedRow;
use pasch_store::played::{PlayedKind, TakenIn, Wish};
use pasch_workers::jobs::Jobs;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio_util::sync::CancellationToken;

use crate::events::{Event, Published};
use crate::mirror::{board, files};
use crate::room::{self, Occupant, RoomError, Seats, Table};
use crate::store::live::Loaded;
use crate::store::{Store, StoreError};
use crate::wire::{CollectedId, MatchId, UserId};
use pasch_credentials::token;

/// The level at which finished matches are analysed.
const LEVEL: &str = "standard";

/// The level when there is much to do; [`LEVEL`] follows.
const QUICK: &str = "instant";

/// Analyses in the queue beyond which there is much to do, and beyond which a match waits in the database.
const MUCH: usize = 8;
const TOO_MUCH: usize = 64;

/// Matches that are fetched in one go.
const PART: u32 = 200;

/// How soon matches that could not be taken in are tried again.
const AGAIN: Duration = Duration::from_secs(60);

/// A match that is given up before so many plays counts for nothing.
const FEW_PLAYS: usize = 4;

/// Takes finished matches in.
pub struct Collector {
    pub store: Arc<Store>,
    pub jobs: Jobs,
    pub clock: Arc<dyn WallClock>,
}

impl Collector {
    /// Works until the server stops.
    pub async fn run(self, mut overs: UnboundedReceiver<Published>, stop: CancellationToken) {
        // At first all that is undone; then each match as it ends, and all again after a failure.
        let mut all = true;
        while !stop.is_cancelled() {
            if all {
                all = match self.take_all(&stop).await {
                    Ok(()) => false,
                    Err(error) => told(&error),
                };
            }
            let next = tokio::select! {
                () = stop.cancelled() => return,
                next = tokio::time::timeout(AGAIN, overs.recv()) => next,
            };
            match next {
                Ok(Some((_, Event::MatchOver { match_id }))) => {
                    match self.take(&match_id).await {
                        Ok(Some(ids)) => self.analyse(ids).await,
                        Ok(None) => {}
                        Err(error) => all = told(&error),
                    }
                    self.jobs.look_for_wanted();
                }
                Ok(Some(_)) | Err(_) => {}
                Ok(None) => return,
            }
        }
    }

    /// Takes in everything that is undone.
    async fn take_all(&self, stop: &CancellationToken) -> Result<(), StoreError> {
        loop {
            let part = self.store.untaken(PART).await?;
            let mut taken = 0_u32;
            for match_id in &part {
                if stop.is_cancelled() {
                    return Ok(());
                }
                taken += u32::from(self.take(match_id).await?.is_some());
            }
            // Matches that cannot be taken in now come again with the next look; asking at once would go on for ever.
            if taken == 0 {
                return Ok(());
            }
            tracing::info!(event = "taken-in", matches = taken);
            self.jobs.look_for_wanted();
        }
    }

    /// Takes one match in: where it lies now, or `None` if that is not done. A damaged one is noted as done: it would be
    /// damaged the next time, too.
    async fn take(&self, match_id: &MatchId) -> Result<Option<Vec<(CollectedId, UserId)>>, StoreError> {
        let rows = match self.rows_of(match_id).await {
            Ok(Some(rows)) => rows,
            Ok(None) => return Ok(None),
            Err(RoomError::Store(error)) => return Err(error),
            Err(error) => {
                tracing::error!(event = "damaged-match", r#match = %match_id, cause = %error);
                Vec::new()
            }
        };
        self.store.take_in(match_id, &rows, self.wish(), self.clock.now()).await?;
        let mut ids = Vec::new();
        for TakenIn { owner, .. } in rows {
            let found = self.store.played_of(match_id, &owner).await?;
            ids.extend(found.map(|(id, _)| (id, owner)));
        }
        Ok(Some(ids))
    }

    fn wish(&self) -> Wish<'static> {
        if self.jobs.waiting() > MUCH {
            Wish { level: QUICK, later: Some(LEVEL) }
        } else {
            Wish { level: LEVEL, later: None }
        }
    }

    /// Analyses a match that has just ended before all others. Whatever fails waits in the database.
    async fn analyse(&self, ids: Vec<(CollectedId, UserId)>) {
        for (id, owner) in ids {
            let level = match self.store.find_collected(&id).await {
                Ok(Some((_, CollectedRow { wanted: Some(level), .. }))) => level,
                Ok(_) => continue,
                Err(error) => {
                    told(&error);
                    continue;
                }
            };
            if self.jobs.waiting() > TOO_MUCH {
                return;
            }
            if let Err(error) = self.jobs.analyse_ended(&id, &owner, &level).await {
                tracing::warn!(event = "not-analysable", collected = %id, cause = %error);
            }
        }
    }

    /// The match for each of its players; `None` while it is not over, or the system gives no random numbers.
    async fn rows_of(&self, match_id: &MatchId) -> Result<Option<Vec<TakenIn>>, RoomError> {
        let row = self.store.find_match(match_id).await?.ok_or(RoomError::NotFound)?;
        let Loaded { seats, table, .. } = room::load(&self.store, &row).await?;
        if !matches!(table.state().phase(), Phase::MatchOver { .. }) {
            return Ok(None);
        }
        if was_left_early(&table) {
            return Ok(Some(Vec::new()));
        }
        let bytes = files::log(&table.record()).into_bytes();
        let new = tokio::task::spawn_blocking(move || collected(&bytes)).await.ok().flatten();
        let Some(new) = new else { return Ok(Some(Vec::new())) };
        let (kind, players) = players_of(&seats);
        let mut rows = Vec::new();
        for (owner, player) in players {
            let mut new = new.clone();
            // Every collection has a row of its own.
            let Ok(id) = token::new_id() else { return Ok(None) };
            new.row.id = id;
            rows.push(TakenIn { owner, seat: board::seat(player), kind, new });
        }
        Ok(Some(rows))
    }
}

/// Says what went wrong; it is tried again.
fn told(error: &StoreError) -> bool {
    tracing::error!(event = "internal-error", cause = %error);
    true
}

/// Somebody gave the match up before it had really begun.
fn was_left_early(table: &Table) -> bool {
    let record = table.record();
    let plays = record.actions.iter().filter(|one| matches!(one, Action::Play(_) | Action::Misplay(_)));
    let given_up = table.state().results().last();
    let given_up = given_up.is_some_and(|last| matches!(last.how, Ending::Forfeited | Ending::Resigned));
    given_up && plays.count() < FEW_PLAYS
}

/// How a match was played, and who keeps it, each with their seat. At one screen it is the one who opened it.
fn players_of(seats: &Seats) -> (PlayedKind, Vec<(UserId, Player)>) {
    let person = |player: Player| match &seats.0[player] {
        Occupant::Person { user_id, .. } => Some((user_id.clone(), player)),
        Occupant::Bot { .. } => None,
    };
    match [person(Player::A), person(Player::B)] {
        [Some(a), Some(b)] if a.0 == b.0 => (PlayedKind::Screen, vec![a]),
        [Some(a), Some(b)] => (PlayedKind::People, vec![a, b]),
        [a, b] => (PlayedKind::Computer, a.into_iter().chain(b).collect()),
    }
}
