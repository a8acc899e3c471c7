//! The lobby: what is open, what is played, who is there. Changes go out together, at most every 250 ms.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, broadcast};
use tokio_util::sync::CancellationToken;

use crate::store::User;
use crate::wire::{
    ClockSetting, ComerView, LobbyMessage, PoolRatings, PresentView, Score, TableId, TableSeat, TableStatus,
    TableView, UserId,
};

/// How often changes go out.
const TICK: Duration = Duration::from_millis(250);

/// Bundles of changes that may wait for a slow socket before it is told everything anew.
const BACKLOG: usize = 64;

/// People named in a snapshot.
const NAMED: usize = 200;

/// Changes that go out together.
#[derive(Clone, Debug, Default)]
pub struct News {
    pub(super) put: Vec<TableView>,
    pub(super) came: Vec<PresentView>,
    pub(super) left: Vec<UserId>,
    pub(super) online: u32,
    /// Who is told that somebody has come.
    pub(super) calls: Vec<(UserId, ComerView)>,
}

/// For whom news are.
#[derive(Clone, Debug, Default)]
pub struct Audience {
    pub user_id: UserId,
    /// A table whose identifier they know.
    pub table: Option<TableId>,
    /// They are elsewhere, and hear only what concerns themselves.
    pub own: bool,
}

impl Audience {
    /// Whether a table may be told of to this audience.
    fn may_know(&self, table: &TableView) -> bool {
        let sits =
            [&table.a, &table.b].into_iter().flatten().any(|seat| seat.id.as_ref() == Some(&self.user_id));
        let party = sits
            || table.host.id == self.user_id
            || table.invited.as_ref().is_some_and(|person| person.id == self.user_id);
        let is_known = table.invited.is_none() && self.table.as_ref() == Some(&table.id);
        party || (!self.own && (table.public || is_known))
    }

    /// The part of the news that is for this audience; `None` when there is none.
    #[must_use]
    pub fn part(&self, news: &News) -> Option<LobbyMessage> {
        let put: Vec<TableView> = news.put.iter().filter(|table| self.may_know(table)).cloned().collect();
        let (came, left) = if self.own { Default::default() } else { (news.came.clone(), news.left.clone()) };
        let comer = news.calls.iter().find(|(id, _)| *id == self.user_id).map(|(_, comer)| comer.clone());
        let is_empty = put.is_empty() && came.is_empty() && left.is_empty() && comer.is_none();
        (!is_empty).then_some(LobbyMessage::Diff { put, came, left, online: news.online, comer })
    }
}

struct Person {
    name: String,
    /// Sockets of any kind.
    sockets: u32,
    /// Sockets of programs, opened with a token.
    programs: u32,
    /// Sockets of the lobby: people without one do not hear that a match of theirs begins.
    waiting: u32,
    /// Sockets of the lobby's page.
    looking: u32,
    /// Sockets of the lobby, of its page or of any other.
    hearing: u32,
    /// They wish to be seen by nobody but those they play with.
    hidden: bool,
    ratings: PoolRatings,
}

impl Person {
    fn view(&self, id: &UserId) -> PresentView {
        PresentView {
            id: id.to_owned(),
            name: self.name.clone(),
            program: self.programs > 0,
            ratings: self.ratings.clone(),
        }
    }
}

struct State {
    tables: BTreeMap<TableId, TableView>,
    people: HashMap<UserId, Person>,
    changed: BTreeSet<TableId>,
    /// Users who came or left since the last bundle.
    moved: BTreeSet<UserId>,
    calls: Vec<(UserId, ComerView)>,
    bundles: broadcast::Sender<Arc<News>>,
}

/// What everybody in the lobby sees.
#[derive(Clone)]
pub struct Lobby {
    state: Arc<Mutex<State>>,
    stirred: Arc<Notify>,
}

/// How somebody comes.
#[derive(Clone, Debug, Default)]
pub struct Coming {
    /// To the lobby, and not to a match.
    pub waits: bool,
    /// To the lobby's page.
    pub looks: bool,
    /// By a socket of the lobby, whatever page it is for.
    pub hears: bool,
    /// A program with a token, and not a person.
    pub program: bool,
    /// Seen by nobody but those they play with.
    pub hidden: bool,
    /// Their ratings; `None`: as they were known.
    pub ratings: Option<PoolRatings>,
}

/// Somebody who is there, until this is dropped.
pub struct Here {
    lobby: Lobby,
    user_id: UserId,
    coming: Coming,
}

impl Drop for Here {
    fn drop(&mut self) {
        self.lobby.leave(&self.user_id, &self.coming);
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
        let state = State {
            tables: BTreeMap::new(),
            people: HashMap::new(),
            changed: BTreeSet::new(),
            moved: BTreeSet::new(),
            calls: Vec::new(),
            bundles: broadcast::Sender::new(BACKLOG),
        };
        Self { state: Arc::new(Mutex::new(state)), stirred: Arc::default() }
    }
}

/// Whether a table is still worth a line.
fn is_listed(table: &TableView) -> bool {
    matches!(table.status, TableStatus::Open | TableStatus::Playing)
}

/// Whether a bot of the house waits at a table.
fn is_house(table: &TableView) -> bool {
    let mut seats = [&table.a, &table.b].into_iter().flatten();
    table.status == TableStatus::Open && seats.any(|seat| seat.level.is_some())
}

/// Whether a table waits for people who are there: one with a clock that runs needs its host.
fn is_offered(table: &TableView, here: bool) -> bool {
    table.status == TableStatus::Open && (here || matches!(table.clock, ClockSetting::Days { .. }))
}

impl Lobby {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stir(&self, table_id: &TableId) {
        self.state().changed.insert(table_id.to_owned());
        self.stirred.notify_one();
    }

    /// A table is new or otherwise.
    pub fn put(&self, table: TableView) {
        let id = table.id.clone();
        self.state().tables.insert(id.clone(), table);
        self.stir(&id);
    }

    /// How the match at a table stands.
    pub fn match_stands(&self, table_id: &TableId, score: Score, over: bool) {
        let mut state = self.state();
        let Some(table) = state.tables.get_mut(table_id) else { return };
        let status = if over { TableStatus::Over } else { TableStatus::Playing };
        if (table.score, table.status) == (score, status) {
            return;
        }
        (table.score, table.status) = (score, status);
        drop(state);
        self.stir(table_id);
    }

    /// Somebody has connected.
    #[must_use]
    pub fn enter(&self, user: &User, coming: Coming) -> Here {
        let Coming { waits, looks, hears, program, hidden, .. } = coming;
        let mut state = self.state();
        let ratings = PoolRatings::new();
        let empty = Person {
            name: String::new(),
            sockets: 0,
            programs: 0,
            waiting: 0,
            looking: 0,
            hearing: 0,
            hidden,
            ratings,
        };
        let person = state.people.entry(user.id.clone()).or_insert(empty);
        person.sockets += 1;
        person.waiting += u32::from(waits);
        person.looking += u32::from(looks);
        person.hearing += u32::from(hears);
        person.programs += u32::from(program);
        let is_first = (waits && person.waiting == 1) || (program && person.programs == 1);
        let ratings = coming.ratings.as_ref().unwrap_or(&person.ratings).clone();
        let is_news = person.name != user.name || person.ratings != ratings || is_first;
        person.name.clone_from(&user.name);
        person.ratings = ratings;
        let tells = !person.hidden;
        if is_news {
            state.stirs(&user.id, tells);
        }
        drop(state);
        self.stirred.notify_one();
        Here { lobby: self.clone(), user_id: user.id.clone(), coming }
    }

    fn leave(&self, user_id: &UserId, &Coming { waits, looks, hears, program, .. }: &Coming) {
        let mut state = self.state();
        let Some(person) = state.people.get_mut(user_id) else { return };
        person.sockets = person.sockets.saturating_sub(1);
        person.waiting = person.waiting.saturating_sub(u32::from(waits));
        person.looking = person.looking.saturating_sub(u32::from(looks));
        person.hearing = person.hearing.saturating_sub(u32::from(hears));
        person.programs = person.programs.saturating_sub(u32::from(program));
        let is_last = program && person.programs == 0;
        let (is_gone, is_news) = (person.sockets == 0, person.waiting == 0 || is_last);
        let tells = !person.hidden;
        if is_gone {
            state.people.remove(user_id);
        }
        if is_gone || is_news {
            state.stirs(user_id, tells);
        }
        drop(state);
        self.stirred.notify_one();
    }

    /// Somebody is called otherwise from now on.
    pub fn rename(&self, user: &User) {
        drop(self.enter(user, Coming::default()));
    }

    /// Somebody has these ratings from now on, where they are and at their tables.
    pub fn rate(&self, user_id: &UserId, ratings: &PoolRatings) {
        let mut guard = self.state();
        let state = &mut *guard;
        for (id, table) in &mut state.tables {
            let rating = ratings.get(&table.pool).copied();
            let seats = [&mut table.a, &mut table.b].into_iter().flatten();
            for seat in seats.filter(|seat| seat.id.as_ref() == Some(user_id) && seat.rating != rating) {
                seat.rating = rating;
                state.changed.insert(id.clone());
            }
        }
        if let Some(person) = state.people.get_mut(user_id)
            && person.ratings != *ratings
        {
            person.ratings.clone_from(ratings);
            if !person.hidden {
                state.moved.insert(user_id.to_owned());
            }
        }
        drop(guard);
        self.stirred.notify_one();
    }

    /// Somebody who is there wishes to be seen or not.
    pub fn hide(&self, user_id: &UserId, hidden: bool) {
        let mut state = self.state();
        let Some(person) = state.people.get_mut(user_id) else { return };
        if std::mem::replace(&mut person.hidden, hidden) != hidden {
            state.stirs(user_id, true);
            drop(state);
            self.stirred.notify_one();
        }
    }

    /// Whether somebody is there for others to see.
    #[must_use]
    pub fn is_seen(&self, user_id: &UserId) -> bool {
        self.state().people.get(user_id).is_some_and(|person| !person.hidden)
    }

    /// The name of somebody who is there for others to see.
    #[must_use]
    pub fn seen_name(&self, user_id: &UserId) -> Option<String> {
        self.state().people.get(user_id).filter(|person| !person.hidden).map(|person| person.name.clone())
    }

    /// Whether somebody looks at the lobby's page.
    #[must_use]
    pub fn looks(&self, user_id: &UserId) -> bool {
        self.state().people.get(user_id).is_some_and(|person| person.looking > 0)
    }

    /// Whether a page of somebody's hears of the lobby.
    #[must_use]
    pub fn hears(&self, user_id: &UserId) -> bool {
        self.state().people.get(user_id).is_some_and(|person| person.hearing > 0)
    }

    /// The pages of a user are told that somebody has come.
    pub fn call(&self, user_id: &UserId, comer: ComerView) {
        self.state().calls.push((user_id.to_owned(), comer));
        self.stirred.notify_one();
    }

    /// Whether somebody is there.
    #[must_use]
    pub fn is_here(&self, user_id: &UserId) -> bool {
        self.state().people.contains_key(user_id)
    }

    /// Whether somebody has the lobby open.
    #[must_use]
    pub fn is_in_lobby(&self, user_id: &UserId) -> bool {
        self.state().people.get(user_id).is_some_and(|person| person.waiting > 0)
    }

    /// A table with who is there just now.
    #[must_use]
    pub fn with_presence(&self, table: TableView) -> TableView {
        self.state().now(&table)
    }

    /// Tables that wait for anybody, the oldest first; the user's own before all others.
    #[must_use]
    pub fn waiting(&self, user_id: &UserId) -> Vec<TableId> {
        let state = self.state();
        let mut open: Vec<&TableView> = state
            .tables
            .values()
            .filter(|table| table.public && table.invited.is_none())
            .filter(|table| table.host.id == *user_id || is_offered(table, state.waits(&table.host.id)))
            .filter(|table| table.status == TableStatus::Open)
            .collect();
        open.sort_by_key(|table| (table.host.id != *user_id, table.created_at.clone()));
        open.into_iter().map(|table| table.id.clone()).collect()
    }

    /// Whether somebody who is there offers a game to everybody, by itself and not in a series.
    #[must_use]
    pub(super) fn offers(&self, variant: &str) -> bool {
        let state = self.state();
        let is_such = |table: &&TableView| {
            table.public
                && table.invited.is_none()
                && table.game.variant == variant
                && table.game.then.is_empty()
        };
        let mut open = state.tables.values().filter(is_such).filter(|table| !is_house(table));
        open.any(|table| is_offered(table, state.waits(&table.host.id)))
    }

    /// What holds now, for an audience, and what comes.
    #[must_use]
    pub fn subscribe(&self, audience: &Audience) -> Subscription {
        let state = self.state();
        let tables =
            state.tables.values().filter(|table| audience.may_know(table)).map(|table| state.now(table));
        let named = if audience.own { 0 } else { NAMED };
        let people = state.seen().take(named).map(|(id, person)| person.view(id));
        let snapshot = LobbyMessage::Snapshot {
            tables: tables.collect(),
            people: people.collect(),
            online: state.online(),
            ratings: state.people.get(&audience.user_id).map(|one| one.ratings.clone()).unwrap_or_default(),
        };
        Subscription { snapshot, news: state.bundles.subscribe() }
    }

    /// Sends what has changed.
    pub(crate) fn flush(&self) {
        let mut state = self.state();
        let changed = std::mem::take(&mut state.changed);
        let moved = std::mem::take(&mut state.moved);
        let calls = std::mem::take(&mut state.calls);
        let mut news = News { online: state.online(), calls, ..News::default() };
        for id in changed {
            let Some(table) = state.tables.get(&id) else { continue };
            let view = state.now(table);
            if !is_listed(&view) {
                state.tables.remove(&id);
            }
            news.put.push(view);
        }
        for id in moved {
            match state.people.get(&id) {
                Some(person) if !person.hidden => news.came.push(person.view(&id)),
                _ => news.left.push(id),
            }
        }
        // Nobody listens when nobody is there.
        let _ = state.bundles.send(Arc::new(news));
    }
}

impl State {
    /// The people who wish to be seen.
    fn seen(&self) -> impl Iterator<Item = (&UserId, &Person)> {
        self.people.iter().filter(|(_, person)| !person.hidden)
    }

    fn online(&self) -> u32 {
        u32::try_from(self.seen().count()).unwrap_or(u32::MAX)
    }

    fn now(&self, table: &TableView) -> TableView {
        let sits = |seat: &Option<TableSeat>| {
            let id = seat.as_ref().and_then(|seat| seat.id.as_ref());
            id.is_some_and(|id| self.people.contains_key(id))
        };
        let here = match table.status {
            // A bot of the house waits as long as its table stands.
            TableStatus::Open => is_house(table) || self.waits(&table.host.id),
            _ => sits(&table.a) || sits(&table.b),
        };
        TableView { here, ..table.clone() }
    }

    fn waits(&self, user_id: &UserId) -> bool {
        self.people.get(user_id).is_some_and(|person| person.waiting > 0)
    }

    /// Somebody came, left or is called otherwise; their tables are told anew, and they themselves if that is to be told.
    fn stirs(&mut self, user_id: &UserId, tells: bool) {
        if tells {
            self.moved.insert(user_id.to_owned());
        }
        let is_theirs = |table: &&TableView| {
            let seated = [&table.a, &table.b].into_iter().flatten().filter_map(|seat| seat.id.as_ref());
            table.host.id == *user_id || seated.into_iter().any(|id| id == user_id)
        };
        let theirs: Vec<TableId> =
            self.tables.values().filter(is_theirs).map(|table| table.id.clone()).collect();
        self.changed.extend(theirs);
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
