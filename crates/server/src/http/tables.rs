//! Tables: make, find, sit down, challenge.

use pasch_messages::{Describe, message};
use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use pasch_table::Occupant;

use super::answer::Created;
use super::asked::Path;
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::matches::{bot_name, header_of};
use super::session::{Caller, Visitor, renamed};
use super::{App, AppState};
use crate::store::people::Visit;
use crate::tables::Wanted;
use crate::timing::ClockRule;
use crate::wire::{BotRequest, ClockSetting, CodeRequest, JoinRequest, NewTable, TableId, TableView};

/// Longest delay of a move in seconds.
const LONGEST_DELAY: u32 = 120;

/// Largest reserve in seconds.
const LARGEST_RESERVE: u32 = 3 * 3600;

/// Most days for a move of a correspondence match.
const MOST_DAYS: u32 = 14;

type Answer = ApiResult<Json<TableView>>;

fn wanted(wish: &NewTable, visit: &Visit) -> ApiResult<Wanted> {
    let clock = match wish.clock {
        ClockSetting::None => ClockRule::None,
        ClockSetting::Delay { delay, reserve }
            if delay <= LONGEST_DELAY && reserve <= LARGEST_RESERVE && delay + reserve > 0 =>
        {
            ClockRule::Delay { delay, reserve }
        }
        ClockSetting::Days { days } if (1..=MOST_DAYS).contains(&days) => ClockRule::Days { days },
        ClockSetting::Delay { .. } | ClockSetting::Days { .. } => {
            let message =
                message!("clock-setting", delay = LONGEST_DELAY, reserve = LARGEST_RESERVE, days = MOST_DAYS);
            return Err(ApiError::unprocessable("bad-clock", message).at("clock"));
        }
    };
    let header = header_of(&wish.game)?;
    pasch_rules::MatchState::new(&header)
        .map_err(|error| ApiError::unprocessable("bad-match", error.message()).at("game"))?;
    let NewTable { rated, ratings, by_hand, strict, public, .. } = *wish;
    let invited = wish.invite.clone();
    let program = visit.is_program();
    Ok(Wanted { header, clock, rated, ratings, by_hand, strict, public, invited, program })
}

/// A table for players near the caller's rating has the range in which they are.
async fn narrowed(app: &AppState, wish: &NewTable, visit: &Visit, wanted: Wanted) -> ApiResult<Wanted> {
    if !wish.near {
        return Ok(wanted);
    }
    let ratings = Some(app.tables.near(&visit.user.id, &wanted).await?);
    Ok(Wanted { ratings, ..wanted })
}

pub async fn create(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(visit): Visitor,
    JsonBody(wish): JsonBody<NewTable>,
) -> ApiResult<Created<TableView>> {
    app.limiters.knock(&visit.user.id)?;
    app.limiters.begin_match(address.ip(), &visit.user.id)?;
    let wanted = narrowed(&app, &wish, &visit, wanted(&wish, &visit)?).await?;
    let user = renamed(&app, visit, wish.name.as_deref()).await?;
    Ok(Created(app.tables.create(&user, &wanted).await?))
}

pub async fn quick(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(visit): Visitor,
    JsonBody(wish): JsonBody<NewTable>,
) -> Answer {
    app.limiters.knock(&visit.user.id)?;
    app.limiters.begin_match(address.ip(), &visit.user.id)?;
    let wanted = Wanted { public: true, invited: None, ..wanted(&wish, &visit)? };
    let wanted = narrowed(&app, &wish, &visit, wanted).await?;
    let user = renamed(&app, visit, wish.name.as_deref()).await?;
    Ok(Json(app.tables.pair(&user, &wanted).await?))
}

pub async fn find(State(app): App, Caller(user): Caller, JsonBody(request): JsonBody<CodeRequest>) -> Answer {
    app.limiters.knock(&user.id)?;
    Ok(Json(app.tables.by_code(&request.code, &user.id).await?))
}

pub async fn show(State(app): App, Path(id): Path<TableId>, Caller(user): Caller) -> Answer {
    let view = app.tables.find(&id, &user.id).await?;
    if view.host.id == user.id {
        app.tables.touch(&id, &user.id).await?;
    }
    Ok(Json(view))
}

pub async fn close(State(app): App, Path(id): Path<TableId>, Caller(user): Caller) -> Answer {
    Ok(Json(app.tables.close(&id, &user.id).await?))
}

pub async fn join(
    State(app): App,
    Path(id): Path<TableId>,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<JoinRequest>,
) -> Answer {
    let is_program = visit.is_program();
    let user = renamed(&app, visit, request.name.as_deref()).await?;
    Ok(Json(app.tables.join(&id, &user, is_program).await?))
}

pub async fn seat_bot(
    State(app): App,
    Path(id): Path<TableId>,
    Caller(user): Caller,
    JsonBody(request): JsonBody<BotRequest>,
) -> Answer {
    let name = bot_name(&request.level, &app.tables.header(&id).await?, "level")?.to_owned();
    let bot = Occupant::Bot { level: request.level, name };
    Ok(Json(app.tables.seat_bot(&id, &user.id, bot).await?))
}

pub async fn counter(
    State(app): App,
    Path(id): Path<TableId>,
    Visitor(visit): Visitor,
    JsonBody(wish): JsonBody<NewTable>,
) -> Answer {
    app.limiters.knock(&visit.user.id)?;
    let wanted = narrowed(&app, &wish, &visit, wanted(&wish, &visit)?).await?;
    let user = renamed(&app, visit, wish.name.as_deref()).await?;
    Ok(Json(app.tables.counter(&id, &user, &wanted).await?))
}
