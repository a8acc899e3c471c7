//! The lobby: what is open, what is played, who is there. Changes go out together, at most every 250 ms.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, broadcast};
use tokio_util::sync::CancellationToken;

use crate::store::User;
use crate::wire::{
    ClockSetting, LobbyMessage, PoolRatings, PresentView, Score, TableId, TableSeat, TableStatus, TableView,
    UserId,
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
    put: Vec<TableView>,
    came: Vec<PresentView>,
    left: Vec<UserId>,
    online: u32,
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
        let is_empty = put.is_empty() && came.is_empty() && left.is_empty();
        (!is_empty).then_some(LobbyMessage::Diff { put, came, left, online: news.online })
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
        let Coming { waits, program, hidden, .. } = coming;
        let mut state = self.state();
        let ratings = PoolRatings::new();
        let empty = Person { name: String::new(), sockets: 0, programs: 0, waiting: 0, hidden, ratings };
        let person = state.people.entry(user.id.clone()).or_insert(empty);
        person.sockets += 1;
        person.waiting += u32::from(waits);
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

    fn leave(&self, user_id: &UserId, &Coming { waits, program, .. }: &Coming) {
        let mut state = self.state();
        let Some(person) = state.people.get_mut(user_id) else { return };
        person.sockets = person.sockets.saturating_sub(1);
        person.waiting = person.waiting.saturating_sub(u32::from(waits));
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
    fn flush(&self) {
        let mut state = self.state();
        let changed = std::mem::take(&mut state.changed);
        let moved = std::mem::take(&mut state.moved);
        let mut news = News { online: state.online(), ..News::default() };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{IllegalRule, PersonView, TableGame};

    const IN_LOBBY: Coming = Coming { waits: true, program: false, hidden: false, ratings: None };

    fn user(id: &str) -> User {
        User { id: id.into(), name: id.to_uppercase() }
    }

    fn table(id: &str, host: &str, public: bool) -> TableView {
        TableView {
            id: id.into(),
            code: "code".to_owned(),
            host: PersonView { id: host.into(), name: host.to_owned() },
            here: false,
            a: None,
            b: None,
            game: TableGame {
                variant: "backgammon".to_owned(),
                then: Vec::new(),
                length: 5,
                cube: true,
                jacoby: false,
                beavers: false,
                house: BTreeMap::new(),
                illegal: IllegalRule::Refused,
            },
            pool: "hitting".to_owned(),
            clock: ClockSetting::None,
            rated: false,
            ratings: None,
            by_hand: false,
            strict: false,
            public,
            invited: None,
            status: TableStatus::Open,
            match_id: None,
            score: Score::default(),
            created_at: "2026".to_owned(),
        }
    }

    fn listener(id: &str) -> Audience {
        Audience { user_id: id.into(), ..Audience::default() }
    }

    fn names(message: &LobbyMessage) -> Vec<&str> {
        match message {
            LobbyMessage::Snapshot { tables, .. } => tables.iter().map(|table| table.id.as_str()).collect(),
            LobbyMessage::Diff { put, .. } => put.iter().map(|table| table.id.as_str()).collect(),
        }
    }

    #[test]
    fn private_tables_and_challenges_are_told_to_whom_they_concern() {
        let lobby = Lobby::default();
        lobby.put(table("open", "anna", true));
        lobby.put(table("secret", "anna", false));
        let invited = Some(PersonView { id: "bert".into(), name: "B".to_owned() });
        lobby.put(TableView { invited, ..table("duel", "anna", false) });
        assert_eq!(names(&lobby.subscribe(&listener("anna")).snapshot), ["duel", "open", "secret"]);
        assert_eq!(names(&lobby.subscribe(&listener("bert")).snapshot), ["duel", "open"]);
        assert_eq!(names(&lobby.subscribe(&listener("carl")).snapshot), ["open"]);
        let knows = Audience { table: Some("secret".into()), ..listener("carl") };
        assert_eq!(names(&lobby.subscribe(&knows).snapshot), ["open", "secret"]);
        let guesses = Audience { table: Some("duel".into()), ..listener("carl") };
        assert_eq!(names(&lobby.subscribe(&guesses).snapshot), ["open"]);
        let elsewhere = Audience { own: true, ..listener("bert") };
        assert_eq!(names(&lobby.subscribe(&elsewhere).snapshot), ["duel"]);
    }

    #[test]
    fn changes_go_out_together_and_finished_tables_leave() {
        let lobby = Lobby::default();
        let audience = listener("carl");
        let mut news = lobby.subscribe(&audience).news;
        let here = lobby.enter(&user("anna"), IN_LOBBY);
        lobby.put(table("t", "anna", true));
        lobby.match_stands(&"t".into(), Score { a: 1, b: 0 }, false);
        lobby.flush();
        let bundle = news.try_recv().unwrap();
        let Some(LobbyMessage::Diff { put, came, online, .. }) = audience.part(&bundle) else { panic!() };
        assert_eq!((put.len(), put[0].score.a, came.len(), online), (1, 1, 1, 1));
        drop(here);
        lobby.match_stands(&"t".into(), Score { a: 1, b: 3 }, true);
        lobby.flush();
        let bundle = news.try_recv().unwrap();
        let Some(LobbyMessage::Diff { put, left, .. }) = audience.part(&bundle) else { panic!() };
        assert_eq!((put[0].status, left), (TableStatus::Over, vec!["anna".into()]));
        assert!(names(&lobby.subscribe(&audience).snapshot).is_empty());
        assert!(news.try_recv().is_err(), "one bundle a time");
    }

    #[test]
    fn who_wishes_not_to_be_seen_is_not() {
        let lobby = Lobby::default();
        let audience = listener("carl");
        let mut news = lobby.subscribe(&audience).news;
        let here = lobby.enter(&user("anna"), Coming { hidden: true, ..IN_LOBBY });
        let mut told = || {
            lobby.flush();
            let bundle = news.try_recv().unwrap();
            (bundle.came.len(), bundle.left.len(), bundle.online)
        };
        assert_eq!(told(), (0, 0, 0));
        assert!(lobby.is_here(&"anna".into()) && !lobby.is_seen(&"anna".into()));
        lobby.put(table("t", "anna", true));
        assert_eq!(lobby.waiting(&"carl".into()), ["t"], "a table can be joined");
        lobby.hide(&"anna".into(), false);
        assert_eq!(told(), (1, 0, 1));
        assert!(lobby.is_seen(&"anna".into()));
        lobby.hide(&"anna".into(), true);
        assert_eq!(told(), (0, 1, 0));
        let LobbyMessage::Snapshot { people, online, .. } = lobby.subscribe(&audience).snapshot else {
            panic!()
        };
        assert_eq!((people.len(), online), (0, 0));
        drop(here);
        assert_eq!(told(), (0, 0, 0), "nobody hears of it");
        assert!(!lobby.is_here(&"anna".into()));
    }

    #[test]
    fn ratings_are_told_with_people_and_tables_and_anew_when_they_change() {
        let lobby = Lobby::default();
        let mut news = lobby.subscribe(&listener("carl")).news;
        let ratings = |rating: u16| PoolRatings::from([("hitting".to_owned(), rating)]);
        let _here = lobby.enter(&user("anna"), Coming { ratings: Some(ratings(1517)), ..IN_LOBBY });
        let seat = TableSeat {
            id: Some("anna".into()),
            name: "A".to_owned(),
            level: None,
            program: false,
            rating: Some(1517),
        };
        lobby.put(TableView { a: Some(seat), ..table("t", "anna", true) });
        let mut told = || {
            lobby.flush();
            let bundle = news.try_recv().unwrap();
            let seats = bundle.put.iter().map(|table| table.a.as_ref().unwrap().rating);
            (seats.collect::<Vec<_>>(), bundle.came.iter().map(|one| one.ratings.clone()).collect::<Vec<_>>())
        };
        assert_eq!(told(), (vec![Some(1517)], vec![ratings(1517)]));
        lobby.rename(&user("anna"));
        assert_eq!(told(), (vec![], vec![]), "another name takes no rating away");
        lobby.rate(&"anna".into(), &ratings(1530));
        assert_eq!(told(), (vec![Some(1530)], vec![ratings(1530)]));
        let LobbyMessage::Snapshot { ratings: own, .. } = lobby.subscribe(&listener("anna")).snapshot else {
            panic!()
        };
        assert_eq!(own, ratings(1530));
        lobby.rate(&"anna".into(), &PoolRatings::from([("pinning".to_owned(), 1600)]));
        assert_eq!(told().0, [None], "another kind of game");
    }

    #[test]
    fn programs_are_told_as_such_while_they_are_there() {
        let lobby = Lobby::default();
        let mut news = lobby.subscribe(&listener("carl")).news;
        let _browser = lobby.enter(&user("anna"), IN_LOBBY);
        let mut told = || {
            lobby.flush();
            news.try_recv().unwrap().came.iter().map(|one| one.program).collect::<Vec<_>>()
        };
        assert_eq!(told(), [false]);
        let program = lobby.enter(&user("anna"), Coming { program: true, ..Coming::default() });
        assert_eq!(told(), [true]);
        drop(program);
        assert_eq!(told(), [false]);
    }

    #[test]
    fn quick_pairing_takes_those_who_are_there() {
        let lobby = Lobby::default();
        lobby.put(table("t", "anna", true));
        assert!(lobby.waiting(&"carl".into()).is_empty(), "the host has gone");
        assert_eq!(lobby.waiting(&"anna".into()), ["t"]);
        let elsewhere = lobby.enter(&user("anna"), Coming::default());
        assert!(lobby.waiting(&"carl".into()).is_empty(), "the host is busy at a board");
        drop(elsewhere);
        let _here = lobby.enter(&user("anna"), IN_LOBBY);
        assert_eq!(lobby.waiting(&"carl".into()), ["t"]);
        lobby.put(TableView { clock: ClockSetting::Days { days: 3 }, ..table("days", "bert", true) });
        assert_eq!(lobby.waiting(&"carl".into()), ["days", "t"]);
    }
}
