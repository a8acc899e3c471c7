//! All tournaments of a server.

use std::sync::Arc;
use std::time::Duration;

use pasch_credentials::{User, token};
use pasch_host::Rooms;
use pasch_host::clock::WallClock;
use pasch_store::Store;
use pasch_store::tournaments::{TournamentAppend, TournamentRow};
use pasch_table::calendar::iso;
use pasch_tournament::{Tournament, csv};
use pasch_wire::{
    MatchId, NewTournament, TournamentAct, TournamentEntry, TournamentId, TournamentView, UserId,
};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::boards::Boards;
use crate::room::{Caller, Room, written};
use crate::{HallError, options};

/// How often what follows from the time alone is looked at: the ends of arenas, the weeks of leagues.
const TICK: Duration = Duration::from_secs(5);

/// Tournaments in a list.
const LISTED: u32 = 50;

/// A public tournament is listed for so long after the last entry, in milliseconds.
const LISTED_MS: i64 = 30 * 24 * 3600 * 1000;

/// Rooms that are kept in memory although nobody looks.
const KEPT: usize = 200;

/// What rooms need.
pub struct Deps {
    /// Where logs are kept.
    pub store: Arc<Store>,
    /// The time.
    pub clock: Arc<dyn WallClock>,
    /// The tables.
    pub boards: Arc<dyn Boards>,
}

/// The tournaments of a server; clones share them.
#[derive(Clone)]
pub struct Hall {
    deps: Arc<Deps>,
    rooms: Rooms<TournamentId, Room>,
}

impl Hall {
    /// A hall without rooms: they are loaded when they are asked for.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps: Arc::new(deps), rooms: Rooms::new(KEPT) }
    }

    async fn room(&self, id: &TournamentId) -> Result<Arc<Room>, HallError> {
        let loading = async {
            let row = self.deps.store.tournament(id).await?.ok_or(HallError::NotFound)?;
            Ok(Arc::new(Room::load(Arc::clone(&self.deps), &row).await?))
        };
        self.rooms.get(id, loading).await
    }

    /// Lets a piece of work go on although whoever asked for it goes away.
    async fn finish<T, F, W>(&self, id: &TournamentId, work: F) -> Result<T, HallError>
    where
        T: Send + 'static,
        F: FnOnce(Arc<Room>) -> W,
        W: Future<Output = Result<T, HallError>> + Send + 'static,
    {
        let room = self.room(id).await?;
        let result = match tokio::spawn(work(Arc::clone(&room))).await {
            Ok(result) => result,
            Err(error) => {
                tracing::error!(event = "tournament-broke-off", tournament = %id, cause = %error);
                Err(HallError::BrokeOff)
            }
        };
        if let Err(HallError::Stale | HallError::Store(_)) = &result {
            room.look_again().await;
        }
        result
    }

    /// Makes a tournament; whoever does directs it.
    ///
    /// # Errors
    /// When the options do not fit, or the store fails.
    pub async fn create(&self, user: &User, wish: &NewTournament) -> Result<TournamentView, HallError> {
        let at = self.deps.clock.now();
        let options = options::of(wish);
        options.check()?;
        let tournament = Tournament::new(options, at)?;
        let random = |error: getrandom::Error| HallError::Random(error.to_string());
        let row = TournamentRow {
            id: token::new_id().map_err(random)?,
            wish: serde_json::to_string(wish).unwrap_or_default(),
            public: wish.public,
            created_by: user.id.clone(),
            acted_at: at,
            seq: 0,
            stage: "open".to_owned(),
        };
        self.deps.store.create_tournament(&row).await?;
        let bodies: Vec<String> = tournament.entries().iter().map(written).collect();
        let append = TournamentAppend {
            id: &row.id,
            seq: 0,
            at,
            bodies: &bodies,
            people: &[],
            settled: &[],
            stage: "open",
        };
        self.deps.store.append_tournament(&append).await?;
        self.view(&row.id, &user.id).await
    }

    /// Does what somebody wants, and what follows from it. The rating is that of the game, if they have one.
    ///
    /// # Errors
    /// When it is not theirs to do, the rules forbid it, or something happened that a director did not know.
    pub async fn act(
        &self,
        id: &TournamentId,
        user: &User,
        rating: Option<i32>,
        act: TournamentAct,
    ) -> Result<TournamentView, HallError> {
        let user = user.clone();
        self.finish(id, |room| async move {
            room.act(&Caller { id: &user.id, name: &user.name, rating }, &act).await
        })
        .await
    }

    /// A match on this server is over: if it belongs to a tournament, its result counts there.
    ///
    /// # Errors
    /// When the store fails, or the tournament cannot be read.
    pub async fn match_is_over(&self, match_id: &MatchId) -> Result<(), HallError> {
        let Some((id, _)) = self.deps.store.tournament_of(match_id).await? else { return Ok(()) };
        self.go_on(&id).await
    }

    /// Does what is due in a tournament.
    async fn go_on(&self, id: &TournamentId) -> Result<(), HallError> {
        self.finish(id, |room| async move {
            let mut inner = room.inner.lock().await;
            room.follow(&mut inner).await
        })
        .await
    }

    /// Does what is due by the time alone, and what a server that was killed has left, until it stops.
    pub async fn run(self, stop: CancellationToken) {
        loop {
            match self.deps.store.tournaments_under_way().await {
                Ok(ids) => {
                    for id in ids {
                        if let Err(error) = self.go_on(&id).await {
                            tracing::error!(event = "tournament-stands", tournament = %id, cause = %error);
                        }
                    }
                }
                Err(error) => tracing::error!(event = "internal-error", cause = %error),
            }
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(TICK) => {}
            }
        }
    }

    /// A tournament as somebody may see it.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub async fn view(&self, id: &TournamentId, user: &UserId) -> Result<TournamentView, HallError> {
        Ok(self.room(id).await?.view(user).await)
    }

    /// The standings and results as comma-separated values.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub async fn csv(&self, id: &TournamentId) -> Result<String, HallError> {
        let room = self.room(id).await?;
        let inner = room.inner.lock().await;
        let state = inner.tournament.state();
        let rows = pasch_tournament::standings(state);
        Ok(csv::write_standings(state, &rows) + "\r\n" + &csv::write_results(state))
    }

    /// A page is open from now on, until what comes back is dropped.
    ///
    /// # Errors
    /// When there is no such tournament, or it cannot be read.
    pub async fn enter(&self, id: &TournamentId, user: &UserId) -> Result<Here, HallError> {
        let room = self.room(id).await?;
        let changes = room.changed.subscribe();
        Ok(Here { room, user: user.clone(), changes })
    }

    /// The user's tournaments and public ones, the latest first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn list(&self, user: &UserId) -> Result<Vec<TournamentEntry>, HallError> {
        let since = self.deps.clock.now() - LISTED_MS;
        let mut entries = Vec::new();
        for row in self.deps.store.tournaments(user, since, LISTED).await? {
            match self.room(&row.id).await {
                Ok(room) => {
                    let (name, stage, entrants, mine) = room.brief(user).await;
                    entries.push(TournamentEntry {
                        id: row.id,
                        name,
                        stage,
                        entrants,
                        mine,
                        at: iso(row.acted_at),
                    });
                }
                Err(HallError::Store(error)) => return Err(error.into()),
                Err(error) => {
                    tracing::error!(event = "tournament-damaged", tournament = %row.id, cause = %error);
                }
            }
        }
        Ok(entries)
    }
}

/// A page that is open.
pub struct Here {
    room: Arc<Room>,
    user: UserId,
    changes: watch::Receiver<u64>,
}

impl Here {
    /// The tournament as the page may show it.
    pub async fn view(&mut self) -> TournamentView {
        self.changes.mark_unchanged();
        self.room.view(&self.user).await
    }

    /// Ready when something has changed since the last look.
    pub async fn changed(&mut self) {
        if self.changes.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
