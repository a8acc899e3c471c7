//! Whether a browser is told of its owner's turns.

use pasch_messages::{Describe, message};

use axum::Json;
use axum::extract::State;

use super::App;
use super::answer::NoContent;
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::mail;
use super::session::Visitor;
use crate::store::notices::SubscriptionRow;
use crate::wire::{LookoutView, NoticesView, PushWish};
use pasch_delivery::{Courier, Endpoint, decoded};

/// Browsers of one person that are told.
const MOST: u32 = 10;

pub async fn show(State(app): App, Visitor(visit): Visitor) -> ApiResult<Json<NoticesView>> {
    let subscription = app.store.subscription_of(&visit.session).await?;
    Ok(Json(NoticesView {
        push_key: app.courier.public_key(),
        endpoint: subscription.map(|subscription| subscription.endpoint),
        lookout: app.lookouts.until(&visit.user.id).await?,
        mail: mail::view(&app, &visit).await?,
    }))
}

/// `PUT /api/v1/notices/push`: this browser is told from now on.
pub async fn subscribe(
    State(app): App,
    Visitor(visit): Visitor,
    JsonBody(wish): JsonBody<PushWish>,
) -> ApiResult<NoContent> {
    app.limiters.knock(&visit.user.id)?;
    Endpoint::read(&wish.endpoint, app.courier.is_near())
        .map_err(|fault| ApiError::unprocessable("bad-endpoint", fault.message()).at("endpoint"))?;
    let keys = decoded(&wish.p256dh).zip(decoded(&wish.auth));
    let Some((p256dh, auth)) = keys.filter(|(p256dh, auth)| Courier::are_keys(p256dh, auth)) else {
        let message = message!("push-keys");
        return Err(ApiError::unprocessable("bad-keys", message).at("p256dh"));
    };
    let subscription = SubscriptionRow {
        session: visit.session,
        user_id: visit.user.id,
        endpoint: wish.endpoint,
        p256dh,
        auth,
        created_at: app.clock.now(),
    };
    app.store.subscribe(&subscription, MOST).await?;
    tracing::info!(event = "subscribed", user = %subscription.user_id);
    Ok(NoContent)
}

/// `PUT /api/v1/notices/lookout`: the caller is told that somebody has come to the lobby.
pub async fn look_out(State(app): App, Visitor(visit): Visitor) -> ApiResult<Json<LookoutView>> {
    app.limiters.knock(&visit.user.id)?;
    Ok(Json(app.lookouts.begin(&visit.user.id).await?))
}

/// `DELETE /api/v1/notices/lookout`: the caller is told no more.
pub async fn end_lookout(State(app): App, Visitor(visit): Visitor) -> ApiResult<NoContent> {
    app.lookouts.end(&visit.user.id).await?;
    Ok(NoContent)
}

/// `DELETE /api/v1/notices/push`: this browser is told no more.
pub async fn unsubscribe(State(app): App, Visitor(visit): Visitor) -> ApiResult<NoContent> {
    app.store.unsubscribe(&visit.session, None).await?;
    Ok(NoContent)
}
