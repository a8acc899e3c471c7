//! Matches: make, list, look, act, take away.

use pasch_messages::{Describe, message};
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use pasch_formats::log;
use pasch_rules::{Action, ByPlayer, CubeUse, GameSetup, Header, HouseRule, HouseScope, MatchState};
use pasch_table::calendar;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};

use super::answer::{Created, NoContent};
use super::asked::{Path, Query, TableQuery};
use super::body::JsonBody;
use super::catalogue;
use super::error::{ApiError, ApiResult};
use super::positions;
use super::session::{self, Caller, Visitor};
use super::{App, AppState};
use crate::mirror::board;
use crate::room::{self, Occupant, RoomError, Seats, Summary, Table};
use crate::store::live::Loaded;
use crate::store::{Append, DiceRows, MatchRow, ReportRow, User};
use crate::timing::vacation::last_day;
use crate::timing::{ClockRule, Pause};
use crate::wire::{
    Applied, DiceEvidence, DiceRecord, IntentRequest, MatchCreated, MatchExport, MatchId, MatchList,
    MatchSummary, MatchView, NewMatch, Opponent, ReportRequest, Score, Seat, SeatNames, SeatVacations,
    TableGame, Thoughts, UserId,
};
use pasch_credentials::token;
use pasch_intake::{safe, zip_of};
use pasch_workers::{bot_named, bot_plays};

const LISTED: u32 = 100;

/// Matches of an export that are looked up at once.
const EXPORTED: u32 = 100;

/// How often an offered cube may be turned again where beavers are played: beaver and raccoon.
const ANIMALS: u8 = 2;

/// Longest report, in characters.
const REPORT_LENGTH: usize = 1000;

pub async fn create(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Caller(user): Caller,
    JsonBody(wish): JsonBody<NewMatch>,
) -> ApiResult<Created<MatchCreated>> {
    app.limiters.begin_match(address.ip(), &user.id)?;
    let start = wish.position.as_deref().map(positions::named).transpose()?;
    let mut header = match &start {
        Some(start) => start.header(),
        None => header_of(&game_of(&wish))?,
    };
    let seats = seats_of(&wish, &user, &header)?;
    header.names = seats.names();
    MatchState::new(&header).map_err(|error| ApiError::unprocessable("bad-match", error.message()))?;
    begin(&app, header, &seats, start.map(|start| start.setup()), &user).await
}

/// Begins a match of this header, with the names of its seats; with a position where one is set up.
async fn begin(
    app: &AppState,
    header: Header,
    seats: &Seats,
    setup: Option<GameSetup>,
    user: &User,
) -> Result<Created<MatchCreated>, ApiError> {
    let id: MatchId = token::new_id()?;
    let header_line = log::header_line(&header);
    let table = Table::new(&id, header, seats).map_err(|error| ApiError::internal(&error))?;
    let row = MatchRow {
        id: id.clone(),
        header: header_line,
        created_by: user.id.clone(),
        created_at: app.clock.now(),
        seats: seats.rows(),
    };
    let (length, game) = (table.state().length(), table.state().rules().spec().id);
    let begun =
        setup.map(|setup| table.set_up(setup, app.clock.now())).transpose().map_err(RoomError::Refused)?;
    app.store.create_match(&row, &table.summary().write()).await?;
    let user = &user.id;
    if let Some((table, action)) = begun {
        let facts = [(user.to_string(), log::action_line(&action))];
        let summary = table.summary().write();
        let append = Append {
            match_id: &id,
            first_seq: 1,
            at: app.clock.now(),
            held: None,
            facts: &facts,
            intent: None,
            summary: &summary,
            dice: &DiceRows::default(),
        };
        app.store.append(&append).await?;
    }
    tracing::info!(event = "match", r#match = %id, %user, %game, length);
    Ok(Created(MatchCreated { id }))
}

/// `POST /api/v1/matches/{id}/again`: the same terms once more, where nobody else has to agree.
pub async fn again(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<MatchId>,
    Caller(user): Caller,
) -> Result<Created<MatchCreated>, ApiError> {
    let record = owned(&app, &id, &user.id).await?.record();
    let seats = seats_at(&app, &id).await?;
    if app.store.table_of_match(&id).await?.is_some() {
        return Err(ApiError::unprocessable("at-a-table", message!("again-at-a-table")));
    }
    app.limiters.begin_match(address.ip(), &user.id)?;
    let setup = record.actions.into_iter().next().and_then(|first| match first {
        Action::Setup(setup) => Some(setup),
        _ => None,
    });
    begin(&app, record.header, &seats, setup, &user).await
}

fn game_of(wish: &NewMatch) -> TableGame {
    TableGame {
        variant: wish.variant.clone(),
        then: wish.then.clone().unwrap_or_default(),
        length: wish.length,
        cube: wish.cube,
        jacoby: wish.jacoby,
        beavers: wish.beavers,
        illegal: wish.illegal.unwrap_or_default(),
        house: wish.house.clone(),
    }
}

/// The header of a match of this game, without names.
pub fn header_of(game: &TableGame) -> ApiResult<Header> {
    let variant = catalogue::variant(&game.variant, "variant")?;
    let then = game.then.iter().map(|id| catalogue::variant(id, "then"));
    let longest = catalogue::LONGEST;
    if game.length > longest {
        let message = message!("match-too-long", points = game.length, longest = longest);
        return Err(ApiError::unprocessable("bad-length", message).at("length"));
    }
    let mut header = Header::new(variant, game.length);
    header.then = then.collect::<Result<_, _>>()?;
    header.options.cube = if game.cube { CubeUse::On } else { CubeUse::Off };
    header.options.jacoby = game.jacoby;
    header.options.animals = if game.beavers { ANIMALS } else { 0 };
    header.options.illegal = board::rules_illegal(game.illegal);
    if game.length > 0 {
        for (agreed, name, place) in
            [(game.jacoby, "The Jacoby rule", "jacoby"), (game.beavers, "Beavers", "beavers")]
        {
            if agreed {
                return Err(only_for_money(name, game.length).at(place));
            }
        }
    }
    for (id, way) in &game.house {
        let rule = HouseRule::all().find(|rule| rule.id == id);
        if let Some(rule) = rule.filter(|rule| rule.scope == HouseScope::MoneyCube) {
            if NOT_AGREED.contains(&way.as_str()) {
                continue;
            }
            if game.length > 0 {
                return Err(only_for_money(rule.name, game.length).at("house"));
            }
        }
        let message = || message!("no-house-rule", rule = id, way = way);
        HouseRule::find(id, way)
            .ok_or_else(|| ApiError::unprocessable("bad-options", message()).at("house"))?
            .agree(&mut header.options);
    }
    Ok(header)
}

/// Ways to say that a house rule is not agreed on.
const NOT_AGREED: [&str; 4] = ["none", "0", "no", "false"];

fn only_for_money(name: &str, length: u32) -> ApiError {
    ApiError::unprocessable("bad-options", message!("only-for-money", rule = name, points = length))
}

/// The computer at a level, for a match of this header: the name under which it sits. Refuses unknown ids, and games that the
/// bot does not play.
pub fn bot_name(level: &str, header: &Header, place: &'static str) -> ApiResult<&'static str> {
    let unknown = || ApiError::unprocessable("unknown-level", message!("no-bot-level", level = level));
    let name = bot_named(level).ok_or_else(|| unknown().at(place))?;
    let games =
        MatchState::new(header).map_err(|error| ApiError::unprocessable("bad-match", error.message()))?;
    if let Some(rules) = games.round().iter().find(|rules| !bot_plays(level, rules)) {
        let message = message!("bot-cannot-play", game = rules.spec().name);
        return Err(ApiError::unprocessable("no-bot", message).at("variant"));
    }
    Ok(name)
}

fn seats_of(wish: &NewMatch, user: &User, header: &Header) -> ApiResult<Seats> {
    let person =
        |name: &str| Occupant::Person { user_id: user.id.clone(), name: name.to_owned(), program: false };
    let mine = board::player(wish.seat);
    match &wish.opponent {
        Opponent::Local => Ok(Seats(ByPlayer { a: person("Player 1"), b: person("Player 2") })),
        Opponent::Bot { level, name } => {
            let usual = bot_name(level, header, "opponent.level")?;
            let name = match name {
                Some(name) => session::guest_name(name, "opponent.name")?.shown,
                None => usual.to_owned(),
            };
            let bot = Occupant::Bot { level: level.clone(), name };
            let mut seats = ByPlayer { a: person(&user.name), b: person(&user.name) };
            seats[mine.other()] = bot;
            Ok(Seats(seats))
        }
    }
}

pub async fn list(State(app): App, Caller(user): Caller) -> ApiResult<Json<MatchList>> {
    let mut matches = Vec::new();
    for row in app.store.matches_of(&user.id, LISTED).await? {
        let summary: Summary = match serde_json::from_str(&row.body) {
            Ok(summary) => summary,
            Err(error) => {
                tracing::error!(event = "damaged-summary", r#match = %row.match_id, cause = %error);
                continue;
            }
        };
        let vacations = vacations(&app, &row.match_id, &summary).await?;
        let [a, b] = summary.players;
        let sits = |seat: usize| summary.people[seat].as_ref() == Some(&user.id);
        let you = if sits(1) && !sits(0) { Seat::B } else { Seat::A };
        matches.push(MatchSummary {
            id: row.match_id,
            variant: summary.variant,
            length: summary.length,
            score: Score { a: summary.score[0], b: summary.score[1] },
            players: SeatNames { a, b },
            over: summary.over,
            updated_at: calendar::iso(row.updated_at),
            you,
            your_turn: summary.waits_for.contains(&user.id),
            vacations,
        });
    }
    Ok(Json(MatchList { matches }))
}

/// Until when the players of a match are on vacation.
async fn vacations(app: &AppState, match_id: &MatchId, summary: &Summary) -> ApiResult<SeatVacations> {
    let away = |seat: usize| {
        let person = summary.people[seat].as_ref().filter(|_| !summary.over)?;
        app.vacations.away(person).as_ref().map(last_day)
    };
    let away = SeatVacations { a: away(0), b: away(1) };
    if away == SeatVacations::default() {
        return Ok(away);
    }
    let table = app.store.table_of_match(match_id).await?;
    let is_slow = table.is_some_and(|table| matches!(table.clock_rule(), ClockRule::Days { .. }));
    Ok(if is_slow { away } else { SeatVacations::default() })
}

pub async fn show(
    State(app): App,
    Path(id): Path<MatchId>,
    Query(query): Query<TableQuery>,
    Caller(user): Caller,
) -> ApiResult<Json<MatchView>> {
    let (view, _) = app.rooms.view(&id, &user.id, query.table.as_ref(), None).await?;
    Ok(Json(view))
}

pub async fn act(
    State(app): App,
    Path(id): Path<MatchId>,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<IntentRequest>,
) -> ApiResult<Json<Applied>> {
    let (is_program, user) = (visit.is_program(), visit.user);
    if is_program {
        app.rooms.program_plays(&id, &user.id).await?;
    }
    let IntentRequest { id: client_id, seq, intent, signed } = &request;
    app.rooms.act(&id, &user.id, client_id, *seq, intent, signed.as_ref()).await?;
    let (view, steps) = app.rooms.view(&id, &user.id, None, Some(request.seq)).await?;
    Ok(Json(Applied { view, steps }))
}

pub async fn report(
    State(app): App,
    Path(id): Path<MatchId>,
    Caller(user): Caller,
    JsonBody(request): JsonBody<ReportRequest>,
) -> ApiResult<NoContent> {
    app.limiters.knock(&user.id)?;
    let row = app.store.find_match(&id).await?.ok_or(RoomError::NotFound)?;
    let seats = Seats::read(&row.seats).ok_or(RoomError::NotFound)?;
    let player = seats.rights(&user.id, false).side(None).ok_or(RoomError::NotYours)?;
    let about = seats.person(player.other()).filter(|about| **about != user.id);
    let about = about.ok_or_else(|| ApiError::unprocessable("no-player", message!("nobody-else")))?;
    let text: String = request.text.trim().chars().take(REPORT_LENGTH).collect();
    if text.is_empty() {
        return Err(ApiError::unprocessable("bad-line", message!("report-empty")).at("text"));
    }
    let report = ReportRow {
        id: token::new_id()?,
        match_id: id.clone(),
        by: user.id.clone(),
        about: about.to_owned(),
        body: text,
        at: app.clock.now(),
    };
    app.store.add_report(&report).await?;
    tracing::info!(event = "report", r#match = %id, by = %user.id, about = %about);
    Ok(NoContent)
}

/// What `GET /api/v1/matches/{id}/export` is asked for.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct ExportQuery {
    #[serde(default)]
    format: Option<String>,
}

pub async fn export(
    State(app): App,
    Path(id): Path<MatchId>,
    Query(query): Query<ExportQuery>,
    Caller(user): Caller,
) -> ApiResult<Response> {
    let table = owned(&app, &id, &user.id).await?;
    let (text, ending) = match query.format.as_deref().unwrap_or("mat") {
        "mat" => (crate::mirror::files::mat(&table.record())?, "mat"),
        "log" => (crate::mirror::files::log(&table.record()), "pasch"),
        "json" => (whole(&app, &table).await?, "json"),
        other => {
            let message = message!("no-format", format = other, known = "mat, log, json");
            return Err(ApiError::bad_request("unknown-format", message).at("format"));
        }
    };
    let disposition = format!("attachment; filename=\"pasch-{id}.{ending}\"");
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    if let Ok(value) = HeaderValue::from_str(&disposition) {
        headers.insert(header::CONTENT_DISPOSITION, value);
    }
    Ok(response)
}

/// `GET /api/v1/me/export`: all matches at which the caller sits, each as a match file, a log, and JSON with the proofs of
/// its dice, in one zip made while it is sent. A match that a match file cannot hold comes without one. Who has been on
/// vacation finds that there, too.
pub async fn export_all(State(app): App, Caller(user): Caller) -> ApiResult<Response> {
    let (store, owner) = (Arc::clone(&app.store), user.id.clone());
    let page = move |last: Option<(MatchId, i64)>| {
        let (store, owner) = (Arc::clone(&store), owner.clone());
        async move { store.matches_after(&owner, last.as_ref().map_or("", |(id, _)| id.as_str()), EXPORTED).await }
    };
    let make = move |item: Option<(MatchId, i64)>| {
        let (app, user) = (Arc::clone(&app), user.id.clone());
        async move {
            let Some((id, at)) = item else { return vacations_file(&app, &user) };
            let files = files_of(&app, &id, &user, at).await;
            files.unwrap_or_else(|error| {
                tracing::error!(event = "not-exported", r#match = %id, cause = %error.message);
                Vec::new()
            })
        }
    };
    super::collection::zip(zip_of(page, make), "pasch-matches.zip").await
}

/// A player's past, present and planned vacations; empty without any.
fn vacations_file(app: &AppState, user_id: &UserId) -> Vec<(String, String)> {
    let one = |one: Pause| json!({ "began": calendar::iso(one.began), "ended": calendar::iso(one.ended) });
    let all: Vec<Value> = app.vacations.of(user_id).into_iter().map(one).collect();
    let file = |all: Vec<Value>| ("vacations.json".to_owned(), Value::from(all).to_string());
    Some(all).filter(|all| !all.is_empty()).map(file).into_iter().collect()
}

async fn files_of(app: &AppState, id: &MatchId, user: &UserId, at: i64) -> ApiResult<Vec<(String, String)>> {
    let table = owned(app, id, user).await?;
    let record = table.record();
    let names = &record.header.names;
    let players = format!("{} - {}", safe(&names.a), safe(&names.b));
    // The identifier keeps names apart.
    let name = format!("{} {players} {}", calendar::day(at), id.as_str().get(..6).unwrap_or(id.as_str()));
    let mut files = vec![
        (format!("{name}.pasch"), crate::mirror::files::log(&record)),
        (format!("{name}.json"), whole(app, &table).await?),
    ];
    files.extend(crate::mirror::files::mat(&record).ok().map(|text| (format!("{name}.mat"), text)));
    Ok(files)
}

/// A match with the proofs of its dice, as JSON that `pasch verify-dice` reads.
async fn whole(app: &AppState, table: &Table) -> ApiResult<String> {
    let DiceRecord { games, record, .. } = super::dice::record(app, table).await?;
    let whole = MatchExport {
        format: "pasch-match/1".to_owned(),
        id: table.id().to_owned(),
        log: crate::mirror::files::log(&table.record()),
        dice: games.into_iter().map(DiceEvidence::Proof).chain(record.map(DiceEvidence::Record)).collect(),
    };
    // Plain data with string keys cannot fail to be written.
    Ok(serde_json::to_string(&whole).unwrap_or_default())
}

/// A match from its committed log, if the user sits at it.
pub async fn owned(app: &AppState, id: &MatchId, user_id: &UserId) -> ApiResult<Table> {
    let row = app.store.find_match(id).await?.ok_or(RoomError::NotFound)?;
    let Loaded { seats, table, .. } = room::load(&app.store, &row).await?;
    if seats.rights(user_id, false).play() { Ok(table) } else { Err(RoomError::NotYours.into()) }
}

/// `GET /api/v1/matches/{id}/thoughts`: null where no classic player sits.
pub async fn thoughts(
    State(app): App,
    Path(id): Path<MatchId>,
    Caller(user): Caller,
) -> ApiResult<Json<Option<Thoughts>>> {
    let (table, seats) = (owned(&app, &id, &user.id).await?, seats_at(&app, &id).await?);
    let think = move || pasch_workers::thoughts(&table.record(), &seats);
    Ok(Json(tokio::task::spawn_blocking(think).await.map_err(|error| ApiError::internal(&error))?))
}

async fn seats_at(app: &AppState, id: &MatchId) -> ApiResult<Seats> {
    let row = app.store.find_match(id).await?.ok_or(RoomError::NotFound)?;
    Ok(Seats::read(&row.seats).ok_or(RoomError::NotFound)?)
}

/// A match from its committed log, if it may be judged by the engine for this user: not while it is
/// played against somebody else.
pub async fn judgeable(app: &AppState, id: &MatchId, user_id: &UserId) -> ApiResult<Table> {
    let table = owned(app, id, user_id).await?;
    if !table.is_over() && app.store.table_of_match(id).await?.is_some() {
        return Err(ApiError::unprocessable("still-playing", message!("still-playing")));
    }
    Ok(table)
}
