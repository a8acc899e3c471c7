//! House bots: while nobody offers the most played games, the computer's players do.
//!
//! Their tables are in the lobby alone, not in the store, so a restart leaves none behind. Whoever sits down becomes the host of
//! a table like any other, with the bot at its other seat.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pasch_credentials::token;
use pasch_engine::analyst;
use pasch_engine::faces::Face;
use pasch_formats::log;
use pasch_rules::{Header, Rules, VariantId};
use pasch_table::{Occupant, calendar};
use tokio_util::sync::CancellationToken;

use super::{TableError, Tables, game};
use crate::ratings::Pool;
use crate::store::{StoreError, TableRow, TableState, User};
use crate::timing::ClockRule;
use crate::wire::{
    ClockSetting, PersonView, Score, Seat, TableId, TableSeat, TableStatus, TableView, UserId,
};

/// How often the lobby is looked at.
const LOOK: Duration = Duration::from_secs(2);

/// Looks between two counts of what is played.
const COUNTED: u32 = 1800;

/// Matches that are counted, the latest ones.
const LATEST: u32 = 500;

/// How long nothing is offered in a game after somebody has sat down at it, in milliseconds.
const PAUSE_MS: i64 = 20_000;

/// Points of the matches that are offered.
const LENGTH: u32 = 3;

/// The host of the tables, who is no user.
const HOST: &str = "house";

/// A table that waits for somebody.
#[derive(Clone)]
struct Offer {
    face: Face,
    header: Header,
}

/// The tables that the house offers now.
#[derive(Clone, Default)]
pub(super) struct House {
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    offers: HashMap<TableId, Offer>,
    /// Until when a game is not offered.
    paused: HashMap<VariantId, i64>,
    /// How many tables were offered; the faces take turns.
    made: usize,
}

impl House {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes an offer away for somebody who sits down: of two people one gets it.
    fn take(&self, id: &TableId, now: i64) -> Option<Offer> {
        let mut state = self.state();
        let offer = state.offers.remove(id)?;
        state.paused.insert(offer.header.variant, now + PAUSE_MS);
        Some(offer)
    }

    /// An offer stands again: the table could not be made.
    fn put_back(&self, id: &TableId, offer: Offer) {
        self.state().offers.insert(id.clone(), offer);
    }
}

/// Opens and withdraws the tables of `count` house bots, until the server stops.
pub async fn run(tables: Tables, count: usize, stop: CancellationToken) {
    let mut games = Vec::new();
    for look in 0_u32.. {
        if look.is_multiple_of(COUNTED) {
            match tables.most_played(count).await {
                Ok(found) => games = found,
                Err(error) => tracing::error!(event = "house-not-counted", cause = %error),
            }
        }
        if let Err(error) = tables.offer(&games) {
            tracing::error!(event = "house-not-open", cause = %error);
        }
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(LOOK) => {}
        }
    }
}

impl Tables {
    /// The games of the engine that were played most of late, the best known first among equals.
    async fn most_played(&self, count: usize) -> Result<Vec<VariantId>, StoreError> {
        let mut played: HashMap<VariantId, usize> = HashMap::new();
        for header in self.store.latest_headers(LATEST).await? {
            if let Ok(header) = log::parse_header(&header) {
                *played.entry(header.variant).or_default() += 1;
            }
        }
        let mut games: Vec<VariantId> =
            VariantId::all().filter(|id| analyst::plays(&Rules::standard(*id))).collect();
        games.sort_by_key(|id| std::cmp::Reverse(played.get(id).copied().unwrap_or(0)));
        games.truncate(count);
        Ok(games)
    }

    /// Offers each of these games that nobody offers, and withdraws what people offer themselves.
    fn offer(&self, games: &[VariantId]) -> Result<(), TableError> {
        let now = self.clock.now();
        let mut state = self.house.state();
        let wanted = |variant: &VariantId| !self.lobby.ask(|hall| hall.offers(variant.as_str()));
        let gone: Vec<TableId> = state
            .offers
            .iter()
            .filter(|(_, offer)| !wanted(&offer.header.variant))
            .map(|(id, _)| id.clone())
            .collect();
        for id in gone {
            if let Some(offer) = state.offers.remove(&id) {
                let closed = TableView { status: TableStatus::Closed, ..self.offered(&id, &offer) };
                self.lobby.change(|hall| hall.put(closed));
            }
        }
        for variant in games.iter().filter(|variant| wanted(variant)) {
            let is_paused = state.paused.get(variant).is_some_and(|until| *until > now);
            if is_paused || state.offers.values().any(|offer| offer.header.variant == *variant) {
                continue;
            }
            let id: TableId = token::new_id()?;
            let face = Face::ALL[(state.made + Face::ALL.len() / 2) % Face::ALL.len()];
            let offer = Offer { face, header: Header::new(*variant, LENGTH) };
            state.made += 1;
            self.lobby.change(|hall| hall.put(self.offered(&id, &offer)));
            state.offers.insert(id, offer);
        }
        Ok(())
    }

    /// A table of the house while it waits; `None` when there is none of this identifier.
    pub(super) fn house_table(&self, id: &TableId) -> Option<TableView> {
        let offer = self.house.state().offers.get(id).cloned()?;
        Some(self.offered(id, &offer))
    }

    fn offered(&self, id: &TableId, offer: &Offer) -> TableView {
        let Offer { face, header } = offer;
        let (name, level) = (face.name.to_owned(), Some(face.id.to_owned()));
        TableView {
            id: id.clone(),
            code: String::new(),
            here: true,
            host: PersonView { id: UserId::from(HOST), name: name.clone() },
            a: Some(TableSeat { id: None, name, level, program: false, rating: None }),
            b: None,
            game: game(header),
            pool: Pool::of(header).word().to_owned(),
            clock: ClockSetting::None,
            rated: false,
            ratings: None,
            by_hand: false,
            strict: false,
            public: true,
            invited: None,
            status: TableStatus::Open,
            untouched: false,
            match_id: None,
            score: Score::default(),
            created_at: calendar::iso(self.clock.now()),
        }
    }

    /// Sits down at a table of the house; the match begins. `None` when there is none of this identifier.
    pub(super) async fn join_house(
        &self,
        id: &TableId,
        user: &User,
        program: bool,
    ) -> Result<Option<TableView>, TableError> {
        if self.house_table(id).is_none() {
            return Ok(None);
        }
        self.check_free(&user.id).await?;
        let Some(offer) = self.house.take(id, self.clock.now()) else {
            return Err(TableError::Taken);
        };
        let Offer { face, header } = &offer;
        let row = TableRow {
            id: id.clone(),
            code: token::new_code()?,
            host: user.id.clone(),
            host_name: user.name.clone(),
            host_seat: Seat::A,
            host_program: program,
            header: log::header_line(header),
            clock: serde_json::to_string(&ClockRule::None).unwrap_or_default(),
            rated: false,
            ratings: None,
            by_hand: false,
            strict: false,
            public: true,
            invited: None,
            state: TableState::Open,
            created_at: self.clock.now(),
            matches: 0,
            match_id: None,
        };
        if let Err(error) = self.store.create_table(&row).await {
            self.house.put_back(id, offer);
            return Err(error.into());
        }
        tracing::info!(event = "table", table = %row.id, host = %row.host, face = face.id);
        let bot = Occupant::Bot { level: face.id.to_owned(), name: face.name.to_owned() };
        self.begin(row, bot).await.map(Some)
    }
}
