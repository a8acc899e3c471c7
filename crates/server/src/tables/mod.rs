//! Tables: seats, roles and what happens at them. A match is one kind of event at a table.
//!
//! Invariants: of two people who want the same seat one gets it, decided by the database; a private table is
//! known only to who knows its identifier, or its code while a seat is free; a challenge can be taken up by
//! the person it is for and nobody else.

mod boards;
mod fault;
mod gate;
mod house;
mod listen;
mod lobby;
mod rating;
mod untouched;
#[cfg(test)]
pub(crate) mod untouched_tests;

use std::sync::Arc;

use pasch_formats::log;
use pasch_rules::{ByPlayer, CubeUse, Edition, Header, HouseRule, Player};

use self::house::House;
use crate::events::{Event, Events};
use crate::mirror::board;
use crate::ratings::Pool;
use crate::restraint;
use crate::store::moderation::Restraint;
use crate::store::{MatchRow, Store, StoreError, TableRow, TableState, User};
use crate::timing::ClockRule;
use crate::wire::{
    ClockSetting, MatchId, PersonView, RatingRange, Score, Seat, TableGame, TableId, TableSeat, TableStatus,
    TableView, UserId,
};
use pasch_credentials::token;
use pasch_host::clock::WallClock;
use pasch_table::{Occupant, Seats, Summary, Table};

pub use boards::{EventTables, tell_hall};
pub use fault::TableError;
pub use house::run as run_house;
pub use listen::{is_for_the_lobby, listen};
pub use lobby::{Here, Lobby, Subscription, run as run_lobby};
pub use rating::NEAR;
pub use untouched::run as run_untouched;

/// Tables a user may have open at a time.
const OPEN_TABLES: u32 = 10;

/// A table to be made.
pub struct Wanted {
    /// What is played, without names.
    pub header: Header,
    pub clock: ClockRule,
    /// It is to count for ratings.
    pub rated: bool,
    /// Whom it is for by rating.
    pub ratings: Option<RatingRange>,
    /// Its dice are thrown by hand and entered.
    pub by_hand: bool,
    /// No link is left with the server where the roller may double.
    pub strict: bool,
    pub public: bool,
    /// The only person who may join.
    pub invited: Option<UserId>,
    /// A program of the host's plays, with a token.
    pub program: bool,
}

#[derive(Clone)]
pub struct Tables {
    store: Arc<Store>,
    lobby: Lobby,
    clock: Arc<dyn WallClock>,
    events: Events,
    house: House,
}

impl Tables {
    /// Reads what is open or played, and lists it.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn open(
        store: Arc<Store>,
        lobby: Lobby,
        clock: Arc<dyn WallClock>,
        events: Events,
    ) -> Result<Self, StoreError> {
        let tables = Self { store, lobby, clock, events, house: House::default() };
        for row in tables.store.live_tables().await? {
            match tables.view(&row).await {
                Ok(view) => tables.lobby.change(|hall| hall.put(view)),
                Err(error) => tracing::error!(event = "damaged-table", table = %row.id, cause = %error),
            }
        }
        Ok(tables)
    }

    /// Matches with a clock that are not over.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn running(&self) -> Result<Vec<MatchId>, StoreError> {
        let live = self.store.live_tables().await?;
        let clocked = live.into_iter().filter(|row| row.clock_rule().allowance().is_some());
        Ok(clocked.filter_map(|row| row.match_id).collect())
    }

    /// Correspondence matches that have ended since then, in milliseconds since 1970.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn ended(&self, since: i64) -> Result<Vec<MatchId>, StoreError> {
        let ended = self.store.ended_tables(since).await?;
        let slow = ended.into_iter().filter(|row| matches!(row.clock_rule(), ClockRule::Days { .. }));
        Ok(slow.filter_map(|row| row.match_id).collect())
    }

    #[must_use]
    pub fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    /// Makes a table with its host at it.
    ///
    /// # Errors
    /// When the host has too many, or nobody is there to be challenged.
    pub async fn create(&self, host: &User, wanted: &Wanted) -> Result<TableView, TableError> {
        self.check_free(&host.id).await?;
        if self.store.open_tables_of(&host.id).await? >= OPEN_TABLES {
            return Err(TableError::TooMany);
        }
        if wanted.rated {
            if wanted.by_hand {
                return Err(TableError::HandRated);
            }
            if wanted.header.length == 0 {
                return Err(TableError::NotRated);
            }
            self.check_account(&host.id).await?;
        }
        if wanted.strict && wanted.by_hand {
            return Err(TableError::HandStrict);
        }
        if wanted.ratings.is_some_and(|range| !wanted.rated || range.from > range.to) {
            return Err(TableError::BadRange);
        }
        if let Some(invited) = &wanted.invited
            && (*invited == host.id || self.store.user_name(invited).await?.is_none())
        {
            return Err(TableError::Nobody);
        }
        if let Some(invited) = &wanted.invited {
            self.check_wanted(invited, &host.id).await?;
        }
        let row = TableRow {
            id: token::new_id()?,
            code: token::new_code()?,
            host: host.id.clone(),
            host_name: host.name.clone(),
            host_seat: Seat::A,
            host_program: wanted.program,
            header: log::header_line(&wanted.header),
            clock: serde_json::to_string(&wanted.clock).unwrap_or_default(),
            rated: wanted.rated,
            ratings: wanted.ratings.and_then(|range| serde_json::to_string(&range).ok()),
            by_hand: wanted.by_hand,
            strict: wanted.strict,
            public: wanted.public && wanted.invited.is_none(),
            invited: wanted.invited.clone(),
            state: TableState::Open,
            created_at: self.clock.now(),
            matches: 0,
            match_id: None,
        };
        self.store.create_table(&row).await?;
        tracing::info!(event = "table", table = %row.id, host = %host.id, public = row.public, rated = row.rated);
        if let Some(invited) = &row.invited {
            let (table_id, user_id) = (row.id.clone(), invited.clone());
            self.events.publish(&Event::Challenged { table_id, user_id, at: row.created_at });
        }
        if row.public {
            self.events.publish(&Event::TableOpened { table_id: row.id.clone() });
        }
        self.tell(&row).await
    }

    /// Sits down at an equal table that waits for anybody, or makes one.
    ///
    /// # Errors
    /// The same errors as [`Self::create`].
    pub async fn pair(&self, user: &User, wanted: &Wanted) -> Result<TableView, TableError> {
        for id in self.lobby.ask(|hall| hall.waiting(&user.id)) {
            let Some(row) = self.store.find_table(&id).await? else { continue };
            let is_equal = log::parse_header(&row.header).is_ok_and(|header| header == wanted.header)
                && row.clock_rule() == wanted.clock
                && (row.rated, row.by_hand, row.strict) == (wanted.rated, wanted.by_hand, wanted.strict);
            if row.state != TableState::Open || !row.public || row.invited.is_some() || !is_equal {
                continue;
            }
            if row.host == user.id {
                // Pressed twice: the table that waits already.
                return self.view(&row).await;
            }
            if self.store.has_blocked(&user.id, &row.host).await? {
                continue;
            }
            if let Some(range) = wanted.ratings
                && !rating::fits(range, self.rating(&row.host, Pool::of(&wanted.header)).await?)
            {
                continue;
            }
            match self.join(&row.id, user, wanted.program).await {
                Err(TableError::Taken | TableError::NotWanted | TableError::OutOfRange { .. }) => {}
                other => return other,
            }
        }
        self.create(user, wanted).await
    }

    /// A table as this user may see it.
    ///
    /// # Errors
    /// When there is none, or it is a challenge between others.
    pub async fn find(&self, id: &TableId, user_id: &UserId) -> Result<TableView, TableError> {
        if let Some(table) = self.house_table(id) {
            return Ok(table);
        }
        let row = self.row(id).await?;
        if row.invited.as_ref().is_some_and(|invited| invited != user_id && row.host != *user_id) {
            return Err(TableError::NotFound);
        }
        self.view(&row).await
    }

    /// The table of a short code, while a seat is free.
    ///
    /// # Errors
    /// When there is none.
    pub async fn by_code(&self, code: &str, user_id: &UserId) -> Result<TableView, TableError> {
        let code = token::plain_code(code);
        let row = self.store.table_by_code(&code).await?.ok_or(TableError::NotFound)?;
        if row.state != TableState::Open {
            return Err(TableError::NotFound);
        }
        self.find(&row.id, user_id).await
    }

    /// Takes the free seat, oneself or by a `program` with a token; the match begins.
    ///
    /// # Errors
    /// When it is taken or not for this user.
    pub async fn join(&self, id: &TableId, user: &User, program: bool) -> Result<TableView, TableError> {
        if let Some(table) = self.join_house(id, user, program).await? {
            return Ok(table);
        }
        let row = self.row(id).await?;
        if row.host == user.id {
            return Err(TableError::OwnTable);
        }
        if row.invited.as_ref().is_some_and(|invited| *invited != user.id) {
            return Err(TableError::NotInvited);
        }
        self.check_free(&user.id).await?;
        self.check_host(&row.host).await?;
        self.check_wanted(&row.host, &user.id).await?;
        if row.rated {
            self.check_account(&user.id).await?;
            self.check_rating(&row, &user.id).await?;
        }
        let guest = Occupant::Person { user_id: user.id.clone(), name: user.name.clone(), program };
        self.begin(row, guest).await
    }

    /// Offers the free seat to the computer, which takes it.
    ///
    /// # Errors
    /// When the caller is not the host or the seat is taken.
    pub async fn seat_bot(
        &self,
        id: &TableId,
        user_id: &UserId,
        bot: Occupant,
    ) -> Result<TableView, TableError> {
        let row = self.row(id).await?;
        if row.host != *user_id {
            return Err(TableError::NotHost);
        }
        self.check_free(user_id).await?;
        if row.rated {
            return Err(TableError::NotRated);
        }
        self.begin(row, bot).await
    }

    /// What is played at a table, for somebody who thinks of playing it.
    ///
    /// # Errors
    /// When there is no such table.
    pub async fn header(&self, id: &TableId) -> Result<Header, TableError> {
        let row = self.row(id).await?;
        log::parse_header(&row.header).map_err(|_| TableError::Damaged(row.id))
    }

    /// The host takes the table away, or the person challenged declines.
    ///
    /// # Errors
    /// When the caller is neither, or somebody has sat down.
    pub async fn close(&self, id: &TableId, user_id: &UserId) -> Result<TableView, TableError> {
        let row = self.row(id).await?;
        if row.host != *user_id && row.invited.as_ref() != Some(user_id) {
            return Err(TableError::NotHost);
        }
        if !self.store.close_table(id, self.clock.now()).await? {
            return Err(TableError::Taken);
        }
        tracing::info!(event = "table-closed", table = %id, user = %user_id);
        self.tell(&self.row(id).await?).await
    }

    /// Answers a challenge by another one, the other way round.
    ///
    /// # Errors
    /// When it is not a challenge to this user.
    pub async fn counter(&self, id: &TableId, user: &User, wanted: &Wanted) -> Result<TableView, TableError> {
        let row = self.row(id).await?;
        if row.invited.as_ref() != Some(&user.id) {
            return Err(TableError::NotInvited);
        }
        self.check_free(&user.id).await?;
        let answer = Wanted {
            header: wanted.header.clone(),
            clock: wanted.clock,
            rated: wanted.rated,
            ratings: wanted.ratings,
            by_hand: wanted.by_hand,
            strict: wanted.strict,
            public: false,
            invited: Some(row.host.clone()),
            program: wanted.program,
        };
        self.close(id, &user.id).await?;
        self.create(user, &answer).await
    }

    /// Begins the next match at the table of a finished one, the seats exchanged. The present one, when both
    /// wishes were carried out already.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn rematch(&self, match_id: &MatchId, seats: &Seats) -> Result<MatchId, TableError> {
        let row = self.store.table_of_match(match_id).await?.ok_or(TableError::NotFound)?;
        if let Some(present) = row.match_id.clone().filter(|present| present != match_id) {
            return Ok(present);
        }
        for player in Player::BOTH {
            if let Some(person) = seats.person(player) {
                self.check_host(person).await?;
            }
        }
        let swapped = Seats(ByPlayer { a: seats.0.b.clone(), b: seats.0.a.clone() });
        let view = self.start(row, swapped).await?;
        view.match_id.ok_or(TableError::Taken)
    }

    /// The lobby hears of a table again: something about who sits there has changed.
    ///
    /// # Errors
    /// When there is no such table.
    pub async fn look_again(&self, id: &TableId) -> Result<(), TableError> {
        self.tell(&self.row(id).await?).await.map(|_| ())
    }

    async fn begin(&self, row: TableRow, guest: Occupant) -> Result<TableView, TableError> {
        let host = Occupant::Person {
            user_id: row.host.clone(),
            name: row.host_name.clone(),
            program: row.host_program,
        };
        let seats = if row.host_seat == Seat::B {
            ByPlayer { a: guest, b: host }
        } else {
            ByPlayer { a: host, b: guest }
        };
        if row.state != TableState::Open {
            return Err(TableError::Taken);
        }
        self.start(row, Seats(seats)).await
    }

    async fn start(&self, row: TableRow, seats: Seats) -> Result<TableView, TableError> {
        let damaged = || TableError::Damaged(row.id.clone());
        let mut header = log::parse_header(&row.header).map_err(|_| damaged())?;
        header.names = seats.names();
        header.options.edition = Edition::default();
        let id: MatchId = token::new_id()?;
        let begun = MatchRow {
            id: id.clone(),
            header: log::header_line(&header),
            created_by: row.host.clone(),
            created_at: self.clock.now(),
            seats: seats.rows(),
        };
        let table = Table::new(&id, header, &seats).map_err(|_| damaged())?;
        for person in Player::BOTH.into_iter().filter_map(|player| seats.person(player)) {
            self.store.end_lookout(person).await?;
        }
        if !self.store.begin_match(&row, &begun, &table.summary().write()).await? {
            return Err(TableError::Taken);
        }
        tracing::info!(event = "match", r#match = %id, table = %row.id);
        self.tell(&self.row(&row.id).await?).await
    }

    /// Closes all open tables of a user, and declines all challenges to them.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn close_all_of(&self, user_id: &UserId) -> Result<(), TableError> {
        for row in self.store.live_tables().await? {
            let is_his = row.host == *user_id || row.invited.as_ref() == Some(user_id);
            if is_his && row.match_id.is_none() {
                match self.close(&row.id, user_id).await {
                    // Somebody has just sat down: then there is a match.
                    Ok(_) | Err(TableError::Taken) => {}
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(())
    }

    /// Declines all challenges to a user of people they have blocked.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn decline_blocked(&self, user_id: &UserId) -> Result<(), TableError> {
        for row in self.store.live_tables().await? {
            let is_challenge = row.invited.as_ref() == Some(user_id) && row.state == TableState::Open;
            if is_challenge && self.store.has_blocked(user_id, &row.host).await? {
                match self.close(&row.id, user_id).await {
                    Ok(_) | Err(TableError::Taken) => {}
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(())
    }

    /// Refuses somebody who is suspended, and says so.
    ///
    /// # Errors
    /// [`TableError::Suspended`] if they are, or a failure of the store.
    pub async fn check_free(&self, user_id: &UserId) -> Result<(), TableError> {
        let now = self.clock.now();
        let held = self.store.sanctions_of(user_id, now).await?;
        match held.iter().find(|one| one.restraint == Restraint::Suspension) {
            Some(sanction) => Err(TableError::Suspended(restraint::told(sanction))),
            None => Ok(()),
        }
    }

    /// Nobody sits down with somebody who is suspended; why is not told to others.
    async fn check_host(&self, user_id: &UserId) -> Result<(), TableError> {
        match self.check_free(user_id).await {
            Err(TableError::Suspended(_)) => Err(TableError::Taken),
            other => other,
        }
    }

    /// Refuses somebody whom the other has blocked.
    async fn check_wanted(&self, other: &UserId, user_id: &UserId) -> Result<(), TableError> {
        if self.store.has_blocked(other, user_id).await? { Err(TableError::NotWanted) } else { Ok(()) }
    }

    async fn check_account(&self, user_id: &UserId) -> Result<(), TableError> {
        self.store.account_of(user_id).await?.map(|_| ()).ok_or(TableError::NoAccount)
    }

    async fn row(&self, id: &TableId) -> Result<TableRow, TableError> {
        self.store.find_table(id).await?.ok_or(TableError::NotFound)
    }

    /// The lobby hears of a table as it is now.
    async fn tell(&self, row: &TableRow) -> Result<TableView, TableError> {
        let view = self.view(row).await?;
        self.lobby.change(|hall| hall.put(view.clone()));
        Ok(view)
    }

    async fn view(&self, row: &TableRow) -> Result<TableView, TableError> {
        let header = log::parse_header(&row.header).map_err(|_| TableError::Damaged(row.id.clone()))?;
        let host = PersonView { id: row.host.clone(), name: row.host_name.clone() };
        let seated = TableSeat {
            id: Some(host.id.clone()),
            name: host.name.clone(),
            level: None,
            program: row.host_program,
            rating: None,
        };
        let (mut a, mut b) =
            if row.host_seat == Seat::B { (None, Some(seated)) } else { (Some(seated), None) };
        let mut status = match row.state {
            TableState::Open => TableStatus::Open,
            TableState::Playing => TableStatus::Playing,
            TableState::Closed | TableState::Untouched => TableStatus::Closed,
        };
        let mut score = Score::default();
        if let Some(match_id) = &row.match_id
            && let Some(played) = self.store.find_match(match_id).await?
            && let Some(seats) = Seats::read(&played.seats)
        {
            let seat = |player: Player| match seats.0[player].clone() {
                Occupant::Person { user_id, name, program } => {
                    TableSeat { id: Some(user_id), name, level: None, program, rating: None }
                }
                Occupant::Bot { level, name } => {
                    TableSeat { id: None, name, level: Some(level), program: false, rating: None }
                }
            };
            (a, b) = (Some(seat(Player::A)), Some(seat(Player::B)));
            if let Some(summary) = self.store.summary(match_id).await?
                && let Ok(summary) = serde_json::from_str::<Summary>(&summary)
            {
                score = Score { a: summary.score[0], b: summary.score[1] };
                if summary.over {
                    status = TableStatus::Over;
                }
            }
        }
        let pool = Pool::of(&header);
        for seat in [&mut a, &mut b].into_iter().flatten() {
            if let Some(id) = &seat.id {
                seat.rating = self.rating(id, pool).await?;
            }
        }
        let invited = match &row.invited {
            Some(id) => {
                let name = self.store.user_name(id).await?.unwrap_or_default();
                Some(PersonView { id: id.clone(), name })
            }
            None => None,
        };
        let view = TableView {
            id: row.id.clone(),
            code: row.code.clone(),
            here: false,
            host,
            a,
            b,
            game: game(&header),
            pool: pool.word().to_owned(),
            clock: setting(row.clock_rule()),
            rated: row.rated,
            ratings: range(row),
            by_hand: row.by_hand,
            strict: row.strict,
            public: row.public,
            invited,
            status,
            untouched: row.state == TableState::Untouched,
            match_id: row.match_id.clone(),
            score,
            created_at: pasch_table::calendar::iso(row.created_at),
        };
        Ok(self.lobby.ask(|hall| hall.with_presence(&view)))
    }
}

/// Whom a table is for by rating; what cannot be read is anybody.
fn range(row: &TableRow) -> Option<RatingRange> {
    row.ratings.as_deref().and_then(|text| serde_json::from_str(text).ok())
}

fn game(header: &Header) -> TableGame {
    TableGame {
        variant: header.variant.to_string(),
        then: header.then.iter().map(ToString::to_string).collect(),
        length: header.length,
        cube: header.options.cube == CubeUse::On,
        jacoby: header.options.jacoby,
        beavers: header.options.animals > 0,
        illegal: board::illegal(header.options.illegal),
        house: HouseRule::all()
            .filter_map(|rule| Some((rule.id.to_owned(), rule.agreed(&header.options)?.id.to_owned())))
            .collect(),
    }
}

/// A clock as the wire has it.
#[must_use]
pub fn setting(rule: ClockRule) -> ClockSetting {
    match rule {
        ClockRule::None => ClockSetting::None,
        ClockRule::Delay { delay, reserve } => ClockSetting::Delay { delay, reserve },
        ClockRule::Days { days } => ClockSetting::Days { days },
    }
}
