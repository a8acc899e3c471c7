//! The lobby on a server: changes go out together, at most every 250 ms.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pasch_table::lobby::{Audience, Coming, Hall, News};
use tokio::sync::{Notify, broadcast};
use tokio_util::sync::CancellationToken;

use crate::store::User;
use crate::wire::{LobbyMessage, UserId};

/// How often changes go out.
const TICK: Duration = Duration::from_millis(250);

/// Bundles of changes that may wait for a slow socket before it is told everything anew.
const BACKLOG: usize = 64;

/// The lobby as everybody sees it; clones share it.
#[derive(Clone)]
pub struct Lobby {
    hall: Arc<Mutex<Hall>>,
    bundles: broadcast::Sender<Arc<News>>,
    stirred: Arc<Notify>,
}

/// Somebody who is there, until this is dropped.
pub struct Here {
    lobby: Lobby,
    user_id: UserId,
    coming: Coming,
}

impl Drop for Here {
    fn drop(&mut self) {
        self.lobby.change(|hall| hall.leave(&self.user_id, &self.coming));
    }
}

/// News from now on.
pub struct Subscription {
    /// What holds at this moment.
    pub snapshot: LobbyMessage,
    pub news: broadcast::Receiver<Arc<News>>,
}

impl Default for Lobby {
    fn default() -> Self {
        Self { hall: Arc::default(), bundles: broadcast::Sender::new(BACKLOG), stirred: Arc::default() }
    }
}

impl Lobby {
    fn lock(&self) -> MutexGuard<'_, Hall> {
        self.hall.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks how things stand.
    pub fn ask<T>(&self, question: impl FnOnce(&Hall) -> T) -> T {
        question(&self.lock())
    }

    /// Changes something; it is told with the next bundle.
    pub fn change(&self, change: impl FnOnce(&mut Hall)) {
        change(&mut self.lock());
        self.stirred.notify_one();
    }

    /// Somebody has connected.
    #[must_use]
    pub fn enter(&self, user: &User, coming: Coming) -> Here {
        self.change(|hall| hall.enter(&user.id, &user.name, &coming));
        Here { lobby: self.clone(), user_id: user.id.clone(), coming }
    }

    /// Somebody is called otherwise from now on.
    pub fn rename(&self, user: &User) {
        drop(self.enter(user, Coming::default()));
    }

    /// What holds now, for an audience, and what comes.
    #[must_use]
    pub fn subscribe(&self, audience: &Audience) -> Subscription {
        let hall = self.lock();
        Subscription { snapshot: hall.snapshot(audience), news: self.bundles.subscribe() }
    }

    /// Sends what has changed.
    pub(crate) fn flush(&self) {
        let mut hall = self.lock();
        // Nobody listens when nobody is there.
        let _ = self.bundles.send(Arc::new(hall.news()));
    }
}

/// Sends changes out, until the server stops.
pub async fn run(lobby: Lobby, stop: CancellationToken) {
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            () = lobby.stirred.notified() => {}
        }
        lobby.flush();
        tokio::time::sleep(TICK).await;
    }
}
