//! Friends, and people one does not want to meet.

use pasch_messages::message;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::account::account;
use super::answer::NoContent;
use super::asked::Path;
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::session::Visitor;
use super::{App, AppState};
use crate::store::User;
use crate::store::friends::CircleKind;
use crate::store::people::Visit;
use crate::wire::{FriendView, FriendsView, PersonRequest, PersonView, UserId};

/// Names on either list.
const MOST: u32 = 200;

/// Matches that may be going on, the latest first.
const LATELY: u32 = 100;

pub async fn list(State(app): App, Visitor(visit): Visitor) -> ApiResult<Json<FriendsView>> {
    account(&app, &visit).await?;
    let lobby = app.tables.lobby();
    let friends = app.store.circle(&visit.user.id, CircleKind::Friends).await?;
    let blocked = app.store.circle(&visit.user.id, CircleKind::Blocks).await?;
    let friend =
        |User { id, name }: User| FriendView { online: lobby.ask(|hall| hall.is_seen(&id)), id, name };
    let person = |User { id, name }: User| PersonView { id, name };
    Ok(Json(FriendsView {
        friends: friends.into_iter().map(friend).collect(),
        blocked: blocked.into_iter().map(person).collect(),
    }))
}

/// Who is meant by a name, or by the identifier that the lobby and tables tell.
async fn meant(app: &AppState, visit: &Visit, request: &PersonRequest) -> ApiResult<UserId> {
    app.limiters.knock(&visit.user.id)?;
    account(app, visit).await?;
    let found = match (&request.id, &request.name) {
        (Some(id), None) => app.store.user_name(id).await?.map(|_| id.clone()),
        (None, Some(name)) => {
            let name: String = name.chars().take(100).collect();
            app.store.account_named(&pasch_credentials::skeleton(&name)).await?.map(|account| account.user_id)
        }
        _ => {
            let message = message!("name-or-id");
            return Err(ApiError::unprocessable("bad-person", message).at("name"));
        }
    };
    match found {
        Some(id) if id != visit.user.id => Ok(id),
        Some(_) => Err(ApiError::unprocessable("bad-person", message!("that-is-you")).at("name")),
        None => Err(ApiError::unprocessable("no-player", message!("no-player")).at("name")),
    }
}

async fn put(
    app: &AppState,
    visit: &Visit,
    request: &PersonRequest,
    kind: CircleKind,
) -> ApiResult<NoContent> {
    let other = meant(app, visit, request).await?;
    if !app.store.befriend(&visit.user.id, &other, kind, MOST, app.clock.now()).await? {
        let message = message!("list-full", most = MOST);
        return Err(ApiError::new(StatusCode::CONFLICT, "too-many-people", message));
    }
    Ok(NoContent)
}

pub async fn befriend(
    State(app): App,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<PersonRequest>,
) -> ApiResult<NoContent> {
    put(&app, &visit, &request, CircleKind::Friends).await
}

/// `POST /api/v1/blocks`: also closes what the other has challenged the caller to.
pub async fn block(
    State(app): App,
    Visitor(visit): Visitor,
    JsonBody(request): JsonBody<PersonRequest>,
) -> ApiResult<NoContent> {
    let done = put(&app, &visit, &request, CircleKind::Blocks).await?;
    app.tables.decline_blocked(&visit.user.id).await?;
    // Where both are at a match just now, the other is heard no more.
    for one in app.store.matches_of(&visit.user.id, LATELY).await? {
        app.rooms.reread(&one.match_id).await;
    }
    tracing::info!(event = "blocked", user = %visit.user.id);
    Ok(done)
}

pub async fn unfriend(
    State(app): App,
    Path(id): Path<UserId>,
    Visitor(visit): Visitor,
) -> ApiResult<NoContent> {
    app.store.unfriend(&visit.user.id, &id, CircleKind::Friends).await?;
    Ok(NoContent)
}

pub async fn unblock(
    State(app): App,
    Path(id): Path<UserId>,
    Visitor(visit): Visitor,
) -> ApiResult<NoContent> {
    app.store.unfriend(&visit.user.id, &id, CircleKind::Blocks).await?;
    Ok(NoContent)
}
