//! Codes beside the password: an account begins to ask for them, and stops; its owner has recovery codes.
//!
//! Passkeys need no code: each is two factors by itself, a device and what unlocks it.

use pasch_messages::message;
use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};

use super::account::{ANYWHERE, account, tell_change};
use super::answer::{Created, NoContent};
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::proof::{self, Shown, prove};
use super::session::Visitor;
use super::{App, AppState};
use crate::store::mail::Change;
use crate::store::people::AccountRow;
use crate::wire::{Proof, RecoveryCodes, SecondFactorCode, SecondFactorOffer, SecondFactorView, UserId};
use pasch_credentials::second_factor::{self, FactorError};

/// The error's code when a code is wrong.
pub const WRONG: &str = "bad-code";

/// Longest code that is looked at, in characters.
const LONGEST: usize = 40;

impl From<FactorError> for ApiError {
    fn from(error: FactorError) -> Self {
        Self::internal(&error)
    }
}

fn wrong() -> ApiError {
    let message = message!("wrong-code");
    ApiError::new(StatusCode::UNAUTHORIZED, WRONG, message).at("code")
}

fn has_none() -> ApiError {
    let message = message!("no-second-factor");
    ApiError::new(StatusCode::CONFLICT, "no-second-factor", message)
}

/// What an account's owner is told of it.
pub async fn view(app: &AppState, user_id: &UserId) -> ApiResult<Option<SecondFactorView>> {
    let row = app.store.second_factor(user_id).await?;
    Ok(row.and_then(|row| Some(SecondFactorView { since: row.since?, codes: row.codes })))
}

/// Refused unless the account asks for no code, or this is one. Each is used up. Attempts from a device that the account knows
/// are counted by themselves, so that nobody keeps its owner out.
pub async fn check(
    app: &AppState,
    account: &AccountRow,
    code: Option<&str>,
    device: Option<&str>,
) -> ApiResult<()> {
    let user = &account.user_id;
    let Some(row) = app.store.second_factor(user).await?.filter(|row| row.since.is_some()) else {
        return Ok(());
    };
    let code: String = code.unwrap_or_default().trim().chars().take(LONGEST).collect();
    if code.is_empty() {
        let message = message!("code-wanted");
        return Err(ApiError::new(StatusCode::UNAUTHORIZED, "code-wanted", message).at("code"));
    }
    let (backoff, now) = (&app.people.backoff, app.clock.now());
    let counted = format!("code {}", device.unwrap_or(user.as_str()));
    backoff.attempt(&counted, ANYWHERE, app.clock.now()).map_err(ApiError::too_many)?;
    let is_right = match second_factor::step_of(&row.secret, &code, now) {
        Some(step) => app.store.use_step(user, step).await?,
        None => {
            let hash = second_factor::recovery_hash(&code);
            let used = app.store.use_recovery_code(user, &hash, now).await?;
            if used.is_some() {
                tracing::info!(event = "recovery-code-used", %user, left = row.codes.saturating_sub(1));
            }
            if used == Some(true) {
                app.notices.mail_changed();
            }
            used.is_some()
        }
    };
    if !is_right {
        tracing::warn!(event = "code-refused", %user, known = device.is_some());
        return Err(wrong());
    }
    backoff.succeeded(&counted, ANYWHERE);
    Ok(())
}

/// `POST /api/v1/account/second-factor/offer`: a secret for an authenticator app. Nothing asks for codes yet.
pub async fn offer(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(visit): Visitor,
    headers: HeaderMap,
    JsonBody(shown): JsonBody<Proof>,
) -> ApiResult<Json<SecondFactorOffer>> {
    let account = account(&app, &visit).await?;
    if account.password.is_none() {
        let message = message!("no-password-for-codes");
        return Err(ApiError::new(StatusCode::CONFLICT, "no-password", message));
    }
    prove(&app, &visit, &account, &Shown::of(&shown), address.ip()).await?;
    let secret = second_factor::new_secret()?;
    if !app.store.offer_second_factor(&account.user_id, &secret).await? {
        let message = message!("has-second-factor");
        return Err(ApiError::new(StatusCode::CONFLICT, "has-second-factor", message));
    }
    let host = proof::site(&app, &headers)?.host;
    let offer = second_factor::offer(&secret, &account.name, &host)?;
    Ok(Json(SecondFactorOffer {
        secret: offer.secret,
        address: offer.address,
        picture: offer.picture,
        size: offer.size,
    }))
}

/// `POST /api/v1/account/second-factor`: the first code of the app. From now on the account asks for one beside the password,
/// and all its other sessions have ended.
pub async fn begin(
    State(app): App,
    Visitor(visit): Visitor,
    JsonBody(given): JsonBody<SecondFactorCode>,
) -> ApiResult<Created<RecoveryCodes>> {
    let account = account(&app, &visit).await?;
    let (user, now) = (&account.user_id, app.clock.now());
    let offered = app.store.second_factor(user).await?.filter(|row| row.since.is_none());
    let offered = offered.ok_or_else(has_none)?;
    let step = second_factor::step_of(&offered.secret, &given.code, now).ok_or_else(wrong)?;
    let (codes, hashes) = second_factor::new_recovery_codes()?;
    if !app.store.prove_second_factor(user, &offered.secret, step, &hashes, now).await? {
        return Err(has_none());
    }
    app.store.end_sessions(user, Some(&visit.session)).await?;
    app.people.sessions_ended(user, Some(visit.session));
    tracing::info!(event = "second-factor-on", %user);
    tell_change(&app, user, Change::SecondFactor).await?;
    Ok(Created(RecoveryCodes { codes }))
}

/// `POST /api/v1/account/second-factor/codes`: new recovery codes in the place of all others.
pub async fn renew(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(visit): Visitor,
    JsonBody(shown): JsonBody<Proof>,
) -> ApiResult<Json<RecoveryCodes>> {
    let account = account(&app, &visit).await?;
    prove(&app, &visit, &account, &Shown::of(&shown), address.ip()).await?;
    let (codes, hashes) = second_factor::new_recovery_codes()?;
    if !app.store.renew_recovery_codes(&account.user_id, &hashes).await? {
        return Err(has_none());
    }
    tracing::info!(event = "recovery-codes-made", user = %account.user_id);
    tell_change(&app, &account.user_id, Change::RecoveryCodes).await?;
    Ok(Json(RecoveryCodes { codes }))
}

/// `POST /api/v1/account/second-factor/end`: the account asks for no codes any more.
pub async fn end(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(visit): Visitor,
    JsonBody(shown): JsonBody<Proof>,
) -> ApiResult<NoContent> {
    let account = account(&app, &visit).await?;
    prove(&app, &visit, &account, &Shown::of(&shown), address.ip()).await?;
    if !app.store.end_second_factor(&account.user_id).await? {
        return Err(has_none());
    }
    tracing::info!(event = "second-factor-off", user = %account.user_id);
    tell_change(&app, &account.user_id, Change::NoSecondFactor).await?;
    Ok(NoContent)
}
