//! Tournaments: make, find, enter, direct, look.

use std::net::SocketAddr;

use axum::Json;
use axum::body::Body;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use axum::response::Response;
use pasch_hall::{HallError, Here};
use pasch_messages::Describe;
use pasch_rules::Header;

use super::answer::Created;
use super::asked::Path;
use super::body::JsonBody;
use super::collection::attachment;
use super::error::{ApiError, ApiResult};
use super::session::{Caller, Session, Visitor};
use super::socket::{self, Feed, Upgrade};
use super::{App, catalogue};
use crate::ratings::Pool;
use crate::wire::{
    NewTournament, TournamentAct, TournamentId, TournamentIntent, TournamentList, TournamentMessage,
    TournamentView,
};

impl From<HallError> for ApiError {
    fn from(error: HallError) -> Self {
        let message = error.message();
        let forbidden = |code| Self::new(StatusCode::FORBIDDEN, code, error.message());
        match error {
            HallError::NotFound => Self::not_found(message),
            HallError::NotDirector => forbidden("not-director"),
            HallError::NotEntered => forbidden("not-entered"),
            HallError::NotYours => forbidden("not-yours"),
            HallError::Stale => Self::new(StatusCode::CONFLICT, "stale", message),
            HallError::Online => Self::unprocessable("played-here", message),
            HallError::Reason => Self::unprocessable("bad-reason", message).at("reason"),
            HallError::Refused(_) => Self::unprocessable("refused", message),
            HallError::Options(_) => Self::unprocessable("bad-options", message).at("options"),
            HallError::Store(cause) => Self::from(cause),
            HallError::Damaged(_) | HallError::Random(_) | HallError::BrokeOff => Self::internal(&message),
        }
    }
}

type Answer = ApiResult<Json<TournamentView>>;

pub async fn create(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(visit): Visitor,
    JsonBody(wish): JsonBody<NewTournament>,
) -> ApiResult<Created<TournamentView>> {
    app.limiters.begin_match(address.ip(), &visit.user.id)?;
    app.tables.check_free(&visit.user.id).await?;
    catalogue::variant(&wish.variant, "variant")?;
    Ok(Created(app.hall.create(&visit.user, &wish).await?))
}

pub async fn list(State(app): App, Caller(user): Caller) -> ApiResult<Json<TournamentList>> {
    Ok(Json(TournamentList { tournaments: app.hall.list(&user.id).await? }))
}

pub async fn show(State(app): App, Path(id): Path<TournamentId>, Caller(user): Caller) -> Answer {
    Ok(Json(app.hall.view(&id, &user.id).await?))
}

pub async fn act(
    State(app): App,
    Path(id): Path<TournamentId>,
    Caller(user): Caller,
    JsonBody(act): JsonBody<TournamentAct>,
) -> Answer {
    let mut rating = None;
    if matches!(act.intent, TournamentIntent::Enter { .. }) {
        app.tables.check_free(&user.id).await?;
        let game = app.hall.view(&id, &user.id).await?.options.variant;
        let pool = Pool::of(&Header::new(catalogue::variant(&game, "variant")?, 1));
        rating = app.tables.rating(&user.id, pool).await?.map(i32::from);
    }
    Ok(Json(app.hall.act(&id, &user, rating, act).await?))
}

/// `GET /api/v1/tournaments/{id}/results`: standings and results.
pub async fn results(
    State(app): App,
    Path(id): Path<TournamentId>,
    Caller(_): Caller,
) -> ApiResult<Response> {
    let text = app.hall.csv(&id).await?;
    Ok(attachment(Body::from(text), "text/csv; charset=utf-8", "pasch-tournament.csv"))
}

struct Look {
    here: Here,
}

impl Feed for Look {
    type Message = TournamentMessage;

    async fn wait(&mut self) -> bool {
        self.here.changed().await;
        true
    }

    async fn message(&mut self) -> Option<TournamentMessage> {
        Some(TournamentMessage::View(Box::new(self.here.view().await)))
    }
}

pub async fn upgrade(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<TournamentId>,
    Visitor(visit): Visitor,
    Upgrade(upgrade): Upgrade,
) -> ApiResult<Response> {
    let share = app.shares.socket(address.ip(), &visit.user.id)?;
    let mut session = Session::of(&app, &visit);
    let here = app.hall.enter(&id, &visit.user.id).await?;
    Ok(upgrade.on_upgrade(move |mut socket| async move {
        socket::feed(&app, &mut socket, &mut session, Look { here }).await;
        drop(share);
    }))
}
