//! All rooms of a server.

use std::sync::{Arc, Weak};
use std::time::Duration;

use pasch_chouette::{Chouette, Sheet, read_action, write_header};
use pasch_club::{header, judge, summed};
use pasch_credentials::{User, token};
use pasch_engine::level::Level;
use pasch_engine::search::Run;
use pasch_host::Rooms;
use pasch_host::clock::WallClock;
use pasch_rules::VariantId;
use pasch_store::Store;
use pasch_store::chouettes::ChouetteRow;
use pasch_table::calendar::iso;
use pasch_table::dice::{DiceError, DiceSource};
use pasch_wire::{
    ChouetteAct, ChouetteEntry, ChouetteId, ChouetteOptions, ChouettePlay, ChouetteSaying, ChouetteView,
    UserId,
};
use pasch_workers::BotPool;
use tokio::sync::watch;

use crate::ParlourError;
use crate::load::load;
use crate::room::{AWAY_MS, Room};

/// Rooms that are kept in memory although nobody is there.
const KEPT: usize = 200;

/// Chouettes in a list.
const LISTED: u32 = 50;

/// A public chouette is listed for so long after the last act, in milliseconds.
const LISTED_MS: i64 = 6 * 3600 * 1000;

/// How long people are given, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// A bot waits so long before it acts.
    pub bots: i64,
    /// And so long before the next game.
    pub games: i64,
    /// Members may double for so long before the captain rolls.
    pub members: i64,
}

impl Default for Pace {
    fn default() -> Self {
        Self { bots: 900, games: 6000, members: 3000 }
    }
}

/// What rooms need.
pub struct Deps {
    /// Where logs are kept.
    pub store: Arc<Store>,
    /// The time.
    pub clock: Arc<dyn WallClock>,
    /// Threads on which bots think.
    pub bots: BotPool,
    /// Where dice come from.
    pub dice: Arc<dyn DiceSource>,
    /// How long people are given.
    pub pace: Pace,
}

/// The rooms of a server; clones share them.
#[derive(Clone)]
pub struct Parlour {
    deps: Arc<Deps>,
    rooms: Rooms<ChouetteId, Room>,
}

impl Parlour {
    /// A parlour without rooms: they are loaded when somebody comes.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps: Arc::new(deps), rooms: Rooms::new(KEPT) }
    }

    async fn room(&self, id: &ChouetteId) -> Result<Arc<Room>, ParlourError> {
        let loading = async {
            let row = self.deps.store.chouette(id).await?.ok_or(ParlourError::NotFound)?;
            let (folded, talk) = load(&self.deps.store, &row).await?;
            let room = Arc::new(Room::new(id.clone(), Arc::clone(&self.deps), folded, talk));
            tell_of_the_away(Arc::downgrade(&room));
            Ok(room)
        };
        self.rooms.get(id, loading).await
    }

    /// Lets a piece of work go on although whoever asked for it goes away; then bots have their turn.
    async fn finish<T, F, W>(&self, id: &ChouetteId, work: F) -> Result<T, ParlourError>
    where
        T: Send + 'static,
        F: FnOnce(Arc<Room>) -> W,
        W: Future<Output = Result<T, ParlourError>> + Send + 'static,
    {
        let room = self.room(id).await?;
        let result = match tokio::spawn(work(Arc::clone(&room))).await {
            Ok(result) => result,
            Err(error) => {
                tracing::error!(event = "chouette-broke-off", chouette = %id, cause = %error);
                Err(ParlourError::BrokeOff)
            }
        };
        if let Err(ParlourError::Stale | ParlourError::Store(_)) = &result {
            room.look_again().await;
        }
        room.stir();
        result
    }

    /// Begins a chouette; whoever does has the first seat.
    ///
    /// # Errors
    /// When the options do not fit, or the store fails.
    pub async fn create(
        &self,
        user: &User,
        variant: VariantId,
        options: Option<&ChouetteOptions>,
        public: bool,
    ) -> Result<ChouetteView, ParlourError> {
        let header = header(variant, options);
        Chouette::new(&header)?;
        let random = |error: getrandom::Error| ParlourError::Dice(DiceError::System(error.to_string()));
        let id: ChouetteId = token::new_id().map_err(random)?;
        let row = ChouetteRow {
            id: id.clone(),
            header: write_header(&header)?,
            public,
            created_by: user.id.clone(),
            acted_at: self.deps.clock.now(),
            seq: 0,
            games: 0,
        };
        self.deps.store.create_chouette(&row).await?;
        self.join(&id, user).await
    }

    /// The user takes a seat, or comes back to the own one.
    ///
    /// # Errors
    /// When there is no room, or somebody there has blocked them, or the store fails.
    pub async fn join(&self, id: &ChouetteId, user: &User) -> Result<ChouetteView, ParlourError> {
        let user = user.clone();
        self.finish(id, |room| async move { room.join(&user.id, &user.name).await }).await
    }

    /// The computer takes a seat; somebody who has one asks for it.
    ///
    /// # Errors
    /// When there is no such level, no room, or the computer does not play the game.
    pub async fn seat_bot(
        &self,
        id: &ChouetteId,
        user: &UserId,
        level: &str,
    ) -> Result<ChouetteView, ParlourError> {
        if Level::find(level).is_none() {
            return Err(ParlourError::Level { level: level.chars().take(40).collect() });
        }
        let (user, level) = (user.clone(), level.to_owned());
        self.finish(id, |room| async move { room.seat_bot(&user, &level).await }).await
    }

    /// Does what a player wants.
    ///
    /// # Errors
    /// When it is not theirs to do, or the rules forbid it, or something happened that they did not know.
    pub async fn act(
        &self,
        id: &ChouetteId,
        user: &UserId,
        act: ChouetteAct,
    ) -> Result<ChouetteView, ParlourError> {
        let user = user.clone();
        self.finish(id, |room| async move { room.act(&user, act.seq, &act.intent).await }).await
    }

    /// Somebody says something.
    ///
    /// # Errors
    /// When they have no seat, or may not talk to their side, or have said much.
    pub async fn say(
        &self,
        id: &ChouetteId,
        user: &UserId,
        saying: ChouetteSaying,
    ) -> Result<(), ParlourError> {
        let user = user.clone();
        self.finish(id, |room| async move { room.say(&user, &saying).await }).await
    }

    /// A chouette as somebody may see it.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub async fn view(&self, id: &ChouetteId, user: &UserId) -> Result<ChouetteView, ParlourError> {
        Ok(self.room(id).await?.view(user).await)
    }

    /// The settlement as comma-separated values.
    ///
    /// # Errors
    /// When there is no such chouette, or it cannot be read.
    pub async fn sheet(&self, id: &ChouetteId) -> Result<String, ParlourError> {
        let room = self.room(id).await?;
        let inner = room.inner.lock().await;
        Ok(Sheet::of(&inner.folded.state).to_csv())
    }

    /// How well the finished games were played. What is new is judged first, on a thread of the bots.
    ///
    /// # Errors
    /// When there is no such chouette, it cannot be read, or the engine does not play its game.
    pub async fn play_of(&self, id: &ChouetteId) -> Result<ChouettePlay, ParlourError> {
        let room = self.room(id).await?;
        let (header, games, seats) = {
            let inner = room.inner.lock().await;
            let state = &inner.folded.state;
            let games = u32::try_from(state.rows().len()).unwrap_or(u32::MAX);
            (state.header().clone(), games, state.people().len())
        };
        // Whoever asks meanwhile waits, and finds it done.
        let mut judged = room.judged.lock().await;
        if judged.games < games {
            let from = judged.games + 1;
            let lines = self.deps.store.chouette_actions(id).await?;
            let read = lines.iter().zip(2..).map(|(text, line)| read_action(text, line));
            let actions = read.collect::<Result<Vec<_>, _>>()?;
            let work = self
                .deps
                .bots
                .with_engine(move |engine| judge(engine, &header, &actions, from, Run::default()));
            let fresh = work.await.ok_or(ParlourError::BrokeOff)??;
            // A game may have ended after it was asked how many there are.
            judged.list.extend(fresh.into_iter().filter(|one| one.game <= games));
            judged.games = games;
        }
        Ok(summed(seats, judged.games, &judged.list))
    }

    /// A page is open from now on, until what comes back is dropped.
    ///
    /// # Errors
    /// When there is no such chouette, or it cannot be read.
    pub async fn enter(&self, id: &ChouetteId, user: &UserId) -> Result<Here, ParlourError> {
        let room = self.room(id).await?;
        room.enter(user).await;
        room.stir();
        let changes = room.changed.subscribe();
        Ok(Here { room, user: user.clone(), changes })
    }

    /// The user's chouettes and public ones, the latest first.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn list(&self, user: &UserId) -> Result<Vec<ChouetteEntry>, ParlourError> {
        let since = self.deps.clock.now() - LISTED_MS;
        let mut entries = Vec::new();
        for row in self.deps.store.chouettes(user, since, LISTED).await? {
            let entry = match self.room(&row.id).await {
                Ok(room) => entry(&row, &*room.inner.lock().await, user),
                Err(ParlourError::Store(error)) => return Err(error.into()),
                Err(error) => {
                    tracing::error!(event = "chouette-damaged", chouette = %row.id, cause = %error);
                    continue;
                }
            };
            entries.push(entry);
        }
        Ok(entries)
    }
}

fn entry(row: &ChouetteRow, inner: &crate::room::Inner, user: &UserId) -> ChouetteEntry {
    let state = &inner.folded.state;
    let present = state.people().iter().filter(|person| person.present);
    ChouetteEntry {
        id: row.id.clone(),
        variant: state.header().variant.as_str().to_owned(),
        players: present.map(|person| person.name.clone()).collect(),
        most: state.options().most,
        games: row.games,
        mine: inner.seat(user).is_some(),
        at: iso(row.acted_at),
    }
}

/// A page that is open.
pub struct Here {
    room: Arc<Room>,
    user: UserId,
    changes: watch::Receiver<u64>,
}

impl Here {
    /// The chouette as the page may show it.
    pub async fn view(&mut self) -> ChouetteView {
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

impl Drop for Here {
    fn drop(&mut self) {
        let (room, user) = (Arc::clone(&self.room), self.user.clone());
        tokio::spawn(async move {
            room.leave(&user).await;
            tell_of_the_away(Arc::downgrade(&room));
        });
    }
}

/// Tells whoever looks when people who are not there can be sent away.
fn tell_of_the_away(room: Weak<Room>) {
    tokio::spawn(async move {
        tokio::time::sleep(Duration::from_millis(AWAY_MS.unsigned_abs())).await;
        if let Some(room) = room.upgrade() {
            room.publish();
        }
    });
}
