//! Chouettes: begin, join, act, talk, look.

use std::net::SocketAddr;

use axum::Json;
use axum::body::Body;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use axum::response::{NoContent, Response};
use pasch_messages::Describe;
use pasch_parlour::{Here, ParlourError};

use super::answer::Created;
use super::asked::Path;
use super::body::JsonBody;
use super::collection::attachment;
use super::error::{ApiError, ApiResult};
use super::session::{Caller, Session, Visitor, renamed};
use super::socket::{self, Feed, Upgrade};
use super::{App, catalogue};
use crate::restraint;
use crate::wire::{
    ChouetteAct, ChouetteBot, ChouetteId, ChouetteList, ChouetteMessage, ChouettePlay, ChouetteSaying,
    ChouetteView, JoinRequest, NewChouette,
};

impl From<ParlourError> for ApiError {
    fn from(error: ParlourError) -> Self {
        let message = error.message();
        let forbidden = |code| Self::new(StatusCode::FORBIDDEN, code, error.message());
        match error {
            ParlourError::NotFound => Self::not_found(message),
            ParlourError::NotSeated => forbidden("not-seated"),
            ParlourError::NotWanted => forbidden("not-wanted"),
            ParlourError::NoTalk => forbidden("no-talk"),
            ParlourError::Stale => Self::new(StatusCode::CONFLICT, "stale", message),
            ParlourError::NotAway => Self::unprocessable("not-away", message),
            ParlourError::MembersFirst { .. } => Self::unprocessable("members-first", message),
            ParlourError::Line => Self::unprocessable("bad-line", message).at("text"),
            ParlourError::TooFast => Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests", message),
            ParlourError::Level { .. } => Self::unprocessable("unknown-level", message).at("level"),
            ParlourError::NoBot => Self::unprocessable("no-bot", message),
            ParlourError::Unread(_) => Self::unprocessable("illegal-play", message).at("play"),
            ParlourError::Refused(_) => Self::unprocessable("refused", message),
            ParlourError::Options(_) => Self::unprocessable("bad-options", message).at("options"),
            ParlourError::Store(cause) => Self::from(cause),
            ParlourError::Judge(_)
            | ParlourError::Damaged(_)
            | ParlourError::Dice(_)
            | ParlourError::BrokeOff => Self::internal(&message),
        }
    }
}

type Answer = ApiResult<Json<ChouetteView>>;

pub async fn create(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(visit): Visitor,
    JsonBody(wish): JsonBody<NewChouette>,
) -> ApiResult<Created<ChouetteView>> {
    app.limiters.begin_match(address.ip(), &visit.user.id)?;
    app.tables.check_free(&visit.user.id).await?;
    let variant = catalogue::variant(&wish.variant, "variant")?;
    let user = renamed(&app, visit, wish.name.as_deref()).await?;
    Ok(Created(app.parlour.create(&user, variant, wish.options.as_ref(), wish.public).await?))
}

pub async fn list(State(app): App, Caller(user): Caller) -> ApiResult<Json<ChouetteList>> {
    Ok(Json(ChouetteList { chouettes: app.parlour.list(&user.id).await? }))
}

pub async fn show(State(app): App, Path(id): Path<ChouetteId>, Caller(user): Caller) -> Answer {
    Ok(Json(app.parlour.view(&id, &user.id).await?))
}

pub async fn join(
    State(app): App,
    Path(id): Path<ChouetteId>,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<JoinRequest>,
) -> Answer {
    app.tables.check_free(&visit.user.id).await?;
    let user = renamed(&app, visit, request.name.as_deref()).await?;
    Ok(Json(app.parlour.join(&id, &user).await?))
}

pub async fn seat_bot(
    State(app): App,
    Path(id): Path<ChouetteId>,
    Caller(user): Caller,
    JsonBody(bot): JsonBody<ChouetteBot>,
) -> Answer {
    app.limiters.knock(&user.id)?;
    Ok(Json(app.parlour.seat_bot(&id, &user.id, &bot.level).await?))
}

pub async fn act(
    State(app): App,
    Path(id): Path<ChouetteId>,
    Caller(user): Caller,
    JsonBody(act): JsonBody<ChouetteAct>,
) -> Answer {
    Ok(Json(app.parlour.act(&id, &user.id, act).await?))
}

pub async fn say(
    State(app): App,
    Path(id): Path<ChouetteId>,
    Caller(user): Caller,
    JsonBody(saying): JsonBody<ChouetteSaying>,
) -> ApiResult<NoContent> {
    let held = app.store.sanctions_of(&user.id, app.clock.now()).await?;
    if let Some(sanction) = restraint::weightiest(held.iter()) {
        return Err(ApiError::new(StatusCode::FORBIDDEN, "silenced", restraint::told(sanction)));
    }
    app.parlour.say(&id, &user.id, saying).await?;
    Ok(NoContent)
}

/// `GET /api/v1/chouettes/{id}/sheet`: the settlement.
pub async fn sheet(State(app): App, Path(id): Path<ChouetteId>, Caller(_): Caller) -> ApiResult<Response> {
    let text = app.parlour.sheet(&id).await?;
    Ok(attachment(Body::from(text), "text/csv; charset=utf-8", "pasch-chouette.csv"))
}

pub async fn play(
    State(app): App,
    Path(id): Path<ChouetteId>,
    Caller(user): Caller,
) -> ApiResult<Json<ChouettePlay>> {
    app.limiters.knock(&user.id)?;
    Ok(Json(app.parlour.play_of(&id).await?))
}

struct Look {
    here: Here,
}

impl Feed for Look {
    type Message = ChouetteMessage;

    async fn wait(&mut self) -> bool {
        self.here.changed().await;
        true
    }

    async fn message(&mut self) -> Option<ChouetteMessage> {
        Some(ChouetteMessage::View(Box::new(self.here.view().await)))
    }
}

pub async fn upgrade(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<ChouetteId>,
    Visitor(visit): Visitor,
    Upgrade(upgrade): Upgrade,
) -> ApiResult<Response> {
    let share = app.shares.socket(address.ip(), &visit.user.id)?;
    let mut session = Session::of(&app, &visit);
    let here = app.parlour.enter(&id, &visit.user.id).await?;
    Ok(upgrade.on_upgrade(move |mut socket| async move {
        socket::feed(&app, &mut socket, &mut session, Look { here }).await;
        drop(share);
    }))
}
