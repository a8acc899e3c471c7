//! The lobby as its people and tables make it: what is open, what is played, who is there, and what has changed since the
//! last bundle of news. Callers bring the changes; this tells what each audience may know.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use pasch_wire::{
    ClockSetting, ComerView, LobbyMessage, PoolRatings, PresentView, Score, TableId, TableSeat, TableStatus,
    TableView, UserId,
};

/// People named in a snapshot.
const NAMED: usize = 200;

/// Changes that go out together.
#[derive(Clone, Debug, Default)]
pub struct News {
    /// Tables that are new or otherwise.
    pub put: Vec<TableView>,
    /// People who came.
    pub came: Vec<PresentView>,
    /// People who left.
    pub left: Vec<UserId>,
    /// How many are there for others to see.
    pub online: u32,
    /// The people who are told that somebody has come.
    pub calls: Vec<(UserId, ComerView)>,
}

/// For whom news are.
#[derive(Clone, Debug, Default)]
pub struct Audience {
    /// The user.
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
    fn new(hidden: bool) -> Self {
        Self {
            name: String::new(),
            sockets: 0,
            programs: 0,
            waiting: 0,
            looking: 0,
            hearing: 0,
            hidden,
            ratings: PoolRatings::new(),
        }
    }

    fn view(&self, id: &UserId) -> PresentView {
        PresentView {
            id: id.to_owned(),
            name: self.name.clone(),
            program: self.programs > 0,
            ratings: self.ratings.clone(),
        }
    }
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

/// The lobby as everybody sees it.
#[derive(Default)]
pub struct Hall {
    tables: BTreeMap<TableId, TableView>,
    people: HashMap<UserId, Person>,
    changed: BTreeSet<TableId>,
    /// Users who came or left since the last bundle.
    moved: BTreeSet<UserId>,
    calls: Vec<(UserId, ComerView)>,
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

impl Hall {
    /// A table is new or otherwise.
    pub fn put(&mut self, table: TableView) {
        self.changed.insert(table.id.clone());
        self.tables.insert(table.id.clone(), table);
    }

    /// How the match at a table stands.
    pub fn match_stands(&mut self, table_id: &TableId, score: Score, over: bool) {
        let Some(table) = self.tables.get_mut(table_id) else { return };
        let status = if over { TableStatus::Over } else { TableStatus::Playing };
        if (table.score, table.status) != (score, status) {
            (table.score, table.status) = (score, status);
            self.changed.insert(table_id.to_owned());
        }
    }

    /// Somebody has connected, called `name`.
    pub fn enter(&mut self, user_id: &UserId, name: &str, coming: &Coming) {
        let &Coming { waits, looks, hears, program, hidden, .. } = coming;
        let person = self.people.entry(user_id.clone()).or_insert_with(|| Person::new(hidden));
        person.sockets += 1;
        person.waiting += u32::from(waits);
        person.looking += u32::from(looks);
        person.hearing += u32::from(hears);
        person.programs += u32::from(program);
        let is_first = (waits && person.waiting == 1) || (program && person.programs == 1);
        let ratings = coming.ratings.as_ref().unwrap_or(&person.ratings).clone();
        let is_news = person.name != name || person.ratings != ratings || is_first;
        name.clone_into(&mut person.name);
        person.ratings = ratings;
        let tells = !person.hidden;
        if is_news {
            self.stirs(user_id, tells);
        }
    }

    /// Somebody who had come so has gone.
    pub fn leave(&mut self, user_id: &UserId, &Coming { waits, looks, hears, program, .. }: &Coming) {
        let Some(person) = self.people.get_mut(user_id) else { return };
        person.sockets = person.sockets.saturating_sub(1);
        person.waiting = person.waiting.saturating_sub(u32::from(waits));
        person.looking = person.looking.saturating_sub(u32::from(looks));
        person.hearing = person.hearing.saturating_sub(u32::from(hears));
        person.programs = person.programs.saturating_sub(u32::from(program));
        let is_last = program && person.programs == 0;
        let (is_gone, is_news) = (person.sockets == 0, person.waiting == 0 || is_last);
        let tells = !person.hidden;
        if is_gone {
            self.people.remove(user_id);
        }
        if is_gone || is_news {
            self.stirs(user_id, tells);
        }
    }

    /// Somebody has these ratings from now on, where they are and at their tables.
    pub fn rate(&mut self, user_id: &UserId, ratings: &PoolRatings) {
        for (id, table) in &mut self.tables {
            let rating = ratings.get(&table.pool).copied();
            let seats = [&mut table.a, &mut table.b].into_iter().flatten();
            for seat in seats.filter(|seat| seat.id.as_ref() == Some(user_id) && seat.rating != rating) {
                seat.rating = rating;
                self.changed.insert(id.clone());
            }
        }
        if let Some(person) = self.people.get_mut(user_id)
            && person.ratings != *ratings
        {
            person.ratings.clone_from(ratings);
            if !person.hidden {
                self.moved.insert(user_id.to_owned());
            }
        }
    }

    /// Somebody who is there wishes to be seen or not.
    pub fn hide(&mut self, user_id: &UserId, hidden: bool) {
        let Some(person) = self.people.get_mut(user_id) else { return };
        if std::mem::replace(&mut person.hidden, hidden) != hidden {
            self.stirs(user_id, true);
        }
    }

    /// The pages of a user are told that somebody has come.
    pub fn call(&mut self, user_id: &UserId, comer: ComerView) {
        self.calls.push((user_id.to_owned(), comer));
    }

    /// All that has changed since this was asked last.
    pub fn news(&mut self) -> News {
        let changed = std::mem::take(&mut self.changed);
        let moved = std::mem::take(&mut self.moved);
        let calls = std::mem::take(&mut self.calls);
        let mut news = News { online: self.online(), calls, ..News::default() };
        for id in changed {
            let Some(table) = self.tables.get(&id) else { continue };
            let view = self.with_presence(table);
            if !is_listed(&view) {
                self.tables.remove(&id);
            }
            news.put.push(view);
        }
        for id in moved {
            match self.people.get(&id) {
                Some(person) if !person.hidden => news.came.push(person.view(&id)),
                _ => news.left.push(id),
            }
        }
        news
    }

    /// All that holds now, for an audience.
    #[must_use]
    pub fn snapshot(&self, audience: &Audience) -> LobbyMessage {
        let known = self.tables.values().filter(|table| audience.may_know(table));
        let named = if audience.own { 0 } else { NAMED };
        let people = self.seen().take(named).map(|(id, person)| person.view(id));
        LobbyMessage::Snapshot {
            tables: known.map(|table| self.with_presence(table)).collect(),
            people: people.collect(),
            online: self.online(),
            ratings: self.people.get(&audience.user_id).map(|one| one.ratings.clone()).unwrap_or_default(),
        }
    }

    fn is(&self, user_id: &UserId, so: impl Fn(&Person) -> bool) -> bool {
        self.people.get(user_id).is_some_and(so)
    }

    /// Whether somebody is there for others to see.
    #[must_use]
    pub fn is_seen(&self, user_id: &UserId) -> bool {
        self.is(user_id, |person| !person.hidden)
    }

    /// The name of somebody who is there for others to see.
    #[must_use]
    pub fn seen_name(&self, user_id: &UserId) -> Option<String> {
        self.people.get(user_id).filter(|person| !person.hidden).map(|person| person.name.clone())
    }

    /// Whether somebody looks at the lobby's page.
    #[must_use]
    pub fn looks(&self, user_id: &UserId) -> bool {
        self.is(user_id, |person| person.looking > 0)
    }

    /// Whether a page of somebody's hears of the lobby.
    #[must_use]
    pub fn hears(&self, user_id: &UserId) -> bool {
        self.is(user_id, |person| person.hearing > 0)
    }

    /// Whether somebody is there.
    #[must_use]
    pub fn is_here(&self, user_id: &UserId) -> bool {
        self.people.contains_key(user_id)
    }

    /// Whether somebody has the lobby open.
    #[must_use]
    pub fn is_in_lobby(&self, user_id: &UserId) -> bool {
        self.is(user_id, |person| person.waiting > 0)
    }

    /// A table with who is there just now.
    #[must_use]
    pub fn with_presence(&self, table: &TableView) -> TableView {
        let sits = |seat: &Option<TableSeat>| {
            let id = seat.as_ref().and_then(|seat| seat.id.as_ref());
            id.is_some_and(|id| self.is_here(id))
        };
        let here = match table.status {
            // A bot of the house waits as long as its table stands.
            TableStatus::Open => is_house(table) || self.is_in_lobby(&table.host.id),
            _ => sits(&table.a) || sits(&table.b),
        };
        TableView { here, ..table.clone() }
    }

    /// Tables that wait for anybody, the oldest first; the user's own before all others.
    #[must_use]
    pub fn waiting(&self, user_id: &UserId) -> Vec<TableId> {
        let mut open: Vec<&TableView> = self
            .tables
            .values()
            .filter(|table| table.public && table.invited.is_none())
            .filter(|table| table.host.id == *user_id || is_offered(table, self.is_in_lobby(&table.host.id)))
            .filter(|table| table.status == TableStatus::Open)
            .collect();
        open.sort_by_key(|table| (table.host.id != *user_id, table.created_at.clone()));
        open.into_iter().map(|table| table.id.clone()).collect()
    }

    /// Whether somebody who is there offers a game to everybody, by itself and not in a series.
    #[must_use]
    pub fn offers(&self, variant: &str) -> bool {
        let is_such = |table: &&TableView| {
            table.public
                && table.invited.is_none()
                && table.game.variant == variant
                && table.game.then.is_empty()
        };
        let mut open = self.tables.values().filter(is_such).filter(|table| !is_house(table));
        open.any(|table| is_offered(table, self.is_in_lobby(&table.host.id)))
    }

    /// The people who wish to be seen.
    fn seen(&self) -> impl Iterator<Item = (&UserId, &Person)> {
        self.people.iter().filter(|(_, person)| !person.hidden)
    }

    fn online(&self) -> u32 {
        u32::try_from(self.seen().count()).unwrap_or(u32::MAX)
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

#[cfg(test)]
#[path = "lobby_tests.rs"]
mod tests;
