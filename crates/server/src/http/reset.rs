//! The way back for people who have forgotten their password: a link by mail.
//!
//! Invariants: the answer to a request is the same, and takes as long, whether there is such an account or not; a link is
//! good once and for an hour, and replaces the password alone. It signs nobody in.

use pasch_messages::message;
use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;

use super::account::check_password;
use super::answer::NoContent;
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::{App, AppState};
use crate::store::StoreError;
use crate::wire::{PasswordReset, ResetView, ResetWish};
use pasch_credentials::token;

/// Longest name or address that is looked for, in characters.
const LONGEST: usize = 254;

/// Accounts that are mailed when somebody gives an address.
const MOST: u32 = 8;

fn sends(app: &AppState) -> ApiResult<()> {
    if app.config.notices.mail.is_some() {
        return Ok(());
    }
    let message = message!("no-mail-ask-host");
    Err(ApiError::new(StatusCode::NOT_FOUND, "no-mail", message))
}

fn over() -> ApiError {
    let message = message!("reset-link-over");
    ApiError::new(StatusCode::GONE, "link-over", message)
}

pub async fn show(State(app): App) -> Json<ResetView> {
    Json(ResetView { mail: app.config.notices.mail.is_some() })
}

/// `POST /api/v1/session/reset`: a link goes to the confirmed address of whoever is named. The answer does not wait for it.
pub async fn ask(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    JsonBody(wish): JsonBody<ResetWish>,
) -> ApiResult<NoContent> {
    sends(&app)?;
    app.limiters.login(address.ip())?;
    let who: String = wish.who.trim().chars().take(LONGEST).collect();
    tokio::spawn(async move {
        if let Err(error) = send(&app, &who).await {
            tracing::error!(event = "internal-error", cause = %error);
        }
    });
    Ok(NoContent)
}

/// Queues the mails; an account that has had its share gets none, and nobody is told.
async fn send(app: &AppState, who: &str) -> Result<(), StoreError> {
    // No name has this character.
    let accounts = if who.contains('@') {
        app.store.accounts_at(who, MOST).await?
    } else {
        app.store
            .account_named(&pasch_credentials::skeleton(who))
            .await?
            .map(|one| one.user_id)
            .into_iter()
            .collect()
    };
    for user in accounts {
        if app.limiters.mail(&format!("reset {user}")).is_ok()
            && app.store.ask_reset(&user, app.clock.now()).await?
        {
            tracing::info!(event = "reset-asked", %user);
            app.notices.mail_changed();
        }
    }
    Ok(())
}

/// `POST /api/v1/session/reset/password`: whoever has the link chooses a new password, and then signs in with it.
pub async fn choose(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    JsonBody(given): JsonBody<PasswordReset>,
) -> ApiResult<NoContent> {
    app.limiters.login(address.ip())?;
    let link = token::hash_token(&given.token);
    let account = app.store.reset_of(&link, app.clock.now()).await?.ok_or_else(over)?;
    // A password that is refused does not use up the link.
    check_password(&given.password, &account.name)?;
    let _place = app.shares.hashing(address.ip())?;
    let password = app.people.hasher.hash(&given.password).await?;
    let user = app.store.reset_password(&link, &password, app.clock.now()).await?.ok_or_else(over)?;
    app.people.sessions_ended(&user, None);
    app.notices.mail_changed();
    tracing::info!(event = "password-reset", %user);
    Ok(NoContent)
}
