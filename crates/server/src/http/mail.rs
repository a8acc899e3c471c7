//! Where an account is mailed, and the links that stand in mails.

use pasch_messages::message;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use serde::Deserialize;

use super::account::account;
use super::answer::NoContent;
use super::asked::Query;
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::proof::{Shown, prove};
use super::session::Visitor;
use super::{App, AppState, arrival, assets, origin};
use crate::notices::spans::LINK_MS;
use crate::store::mail::{AskedMail, Change, MailRow, Pace};
use crate::store::people::Visit;
use crate::wire::{MailPace, MailPaceWish, MailToken, MailView, MailWish};
use pasch_credentials::token;
use pasch_delivery::address;

/// Refused on a server that sends no mail.
fn sends(app: &AppState) -> ApiResult<()> {
    if app.config.notices.mail.is_some() {
        return Ok(());
    }
    Err(ApiError::new(StatusCode::NOT_FOUND, "no-mail", message!("no-mail")))
}

fn no_address() -> ApiError {
    ApiError::new(StatusCode::CONFLICT, "no-address", message!("no-address"))
}

/// The caller's settings for mail, as they see them.
pub async fn view(app: &AppState, visit: &Visit) -> ApiResult<Option<MailView>> {
    if sends(app).is_err() || visit.role.is_none() {
        return Ok(None);
    }
    let none = MailView { address: None, asked: None, refused: None, pace: MailPace::Hourly };
    let row = app.store.mail_of(&visit.user.id).await?;
    Ok(Some(row.map_or(none, |row| MailView {
        address: row.address,
        asked: row.asked,
        refused: row.refused,
        pace: match row.pace {
            Pace::Never => MailPace::Never,
            Pace::Hourly => MailPace::Hourly,
            Pace::Daily => MailPace::Daily,
        },
    })))
}

/// `PUT /api/v1/notices/mail`: a link goes to the address. Who asks is not told whether it has had too many of them.
pub async fn give(
    State(app): App,
    ConnectInfo(place): ConnectInfo<SocketAddr>,
    Visitor(visit): Visitor,
    JsonBody(wish): JsonBody<MailWish>,
) -> ApiResult<NoContent> {
    sends(&app)?;
    let account = account(&app, &visit).await?;
    let address = address(&wish.address).ok_or_else(|| {
        let message = message!("bad-address");
        ApiError::unprocessable("bad-address", message).at("address")
    })?;
    // By the address the password can be replaced, so a session alone does not choose it.
    let before = app.store.mail_of(&visit.user.id).await?;
    let is_new = before.as_ref().and_then(|row| row.asked.as_deref()) != Some(address.as_str());
    if is_new {
        let shown = Shown {
            password: wish.password.as_deref(),
            field: "password",
            passkey: wish.passkey.as_ref(),
            code: wish.code.as_deref(),
        };
        prove(&app, &visit, &account, &shown, place.ip()).await?;
    }
    app.limiters.mail(visit.user.id.as_str())?;
    let send = app.limiters.mail(&address).is_ok();
    let now = app.clock.now();
    let (user_id, stop) = (visit.user.id, token::new_token()?.0);
    // The address until now is told, so that its owner can act if it was somebody else.
    if is_new && before.as_ref().and_then(MailRow::confirmed) != Some(address.as_str()) {
        app.store.post_change(&user_id, Change::Address, now).await?;
    }
    app.store.ask_mail(&AskedMail { user_id, address, stop, send, now, ends: now + LINK_MS }).await?;
    app.notices.mail_changed();
    Ok(NoContent)
}

pub async fn remove(State(app): App, Visitor(visit): Visitor) -> ApiResult<NoContent> {
    account(&app, &visit).await?;
    app.store.forget_mail(&visit.user.id).await?;
    tracing::info!(event = "mail-forgotten", user = %visit.user.id);
    Ok(NoContent)
}

pub async fn pace(
    State(app): App,
    Visitor(visit): Visitor,
    JsonBody(wish): JsonBody<MailPaceWish>,
) -> ApiResult<NoContent> {
    sends(&app)?;
    account(&app, &visit).await?;
    let pace = match wish.pace {
        MailPace::Never => Pace::Never,
        MailPace::Hourly => Pace::Hourly,
        MailPace::Daily => Pace::Daily,
    };
    if !app.store.set_pace(&visit.user.id, pace).await? {
        return Err(no_address());
    }
    app.notices.mail_changed();
    Ok(NoContent)
}

/// `POST /api/v1/notices/mail/confirm`: whoever has the link has read the mail; they need not be signed in here.
pub async fn confirm(State(app): App, JsonBody(link): JsonBody<MailToken>) -> ApiResult<NoContent> {
    let (hash, stop) = (token::hash_token(&link.token), token::new_token()?.0);
    let Some(user) = app.store.confirm_mail(&hash, &stop, app.clock.now()).await? else {
        let message = message!("address-link-over");
        return Err(ApiError::new(StatusCode::GONE, "link-over", message));
    };
    tracing::info!(event = "mail-confirmed", %user);
    app.notices.mail_changed();
    Ok(NoContent)
}

pub async fn stop(State(app): App, JsonBody(given): JsonBody<MailToken>) -> ApiResult<NoContent> {
    end(&app, &given.token).await
}

async fn end(app: &AppState, token: &str) -> ApiResult<NoContent> {
    if !app.store.stop_mail(token).await? {
        let message = message!("unsubscribed-already");
        return Err(ApiError::new(StatusCode::GONE, "link-over", message));
    }
    tracing::info!(event = "mail-stopped");
    Ok(NoContent)
}

/// What stands after `?` in the link.
#[derive(Debug, Deserialize)]
struct Link {
    token: String,
}

/// `POST /mail/stop?token=…`: programs that read mail press the button for their owners (RFC 8058).
async fn click(State(app): App, Query(link): Query<Link>) -> ApiResult<NoContent> {
    end(&app, &link.token).await
}

/// The link in mails that ends them: a page for people, who press a button there, and the same by one request.
pub fn one_click(app: &Arc<AppState>) -> Router<Arc<AppState>> {
    Router::new()
        .route("/mail/stop", get(assets::serve).post(click))
        .layer(from_fn_with_state(app.clone(), arrival::guard))
        .layer(from_fn_with_state(app.clone(), origin::guard))
}
