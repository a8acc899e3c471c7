//! Tokens: an account makes, lists and revokes them.

use pasch_messages::message;
use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;

use super::App;
use super::account::{account, session_id};
use super::answer::{Created, NoContent};
use super::asked::Path;
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::proof::{Shown, prove};
use super::session::{self, Visitor};
use crate::store::people::{NewToken, Scope, TokenRow, Visit};
use crate::wire::{TokenList, TokenMade, TokenScope, TokenView, TokenWish};
use pasch_credentials::token;

/// Tokens of one account.
const MOST: u32 = 20;

/// Longest name of a token, in characters.
const NAME: usize = 40;

/// Longest life of a token, in days.
const LONGEST: u32 = 366;

const DAY_MS: i64 = 24 * 3600 * 1000;

fn shown(scope: Scope) -> TokenScope {
    match scope {
        Scope::Play => TokenScope::Play,
        Scope::Read => TokenScope::Read,
        Scope::Analyse => TokenScope::Analyse,
    }
}

fn view(row: TokenRow) -> TokenView {
    TokenView {
        id: session_id(&row.hash),
        name: row.name,
        scopes: row.scopes.into_iter().map(shown).collect(),
        created_at: row.created_at,
        seen_at: (row.seen_at > row.created_at).then_some(row.seen_at),
        expires_at: row.expires_at,
    }
}

pub async fn list(State(app): App, Visitor(visit): Visitor) -> ApiResult<Json<TokenList>> {
    account(&app, &visit).await?;
    let rows = app.store.tokens_of(&visit.user.id, app.clock.now()).await?;
    Ok(Json(TokenList { tokens: rows.into_iter().map(view).collect() }))
}

/// `POST /api/v1/account/tokens`: asks for the password or a passkey again, so that whoever finds a browser open gets no key to keep.
pub async fn create(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Visitor(visit): Visitor,
    JsonBody(wish): JsonBody<TokenWish>,
) -> ApiResult<Created<TokenMade>> {
    app.limiters.knock(&visit.user.id)?;
    let account = account(&app, &visit).await?;
    let name = wish.name.trim();
    if name.is_empty() || name.chars().count() > NAME || name.chars().any(char::is_control) {
        let message = message!("token-name", longest = NAME);
        return Err(ApiError::unprocessable("bad-name", message).at("name"));
    }
    let scopes: Vec<Scope> =
        Scope::ALL.into_iter().filter(|&one| wish.scopes.contains(&shown(one))).collect();
    if scopes.is_empty() {
        let message = message!("token-scopes");
        return Err(ApiError::unprocessable("bad-scopes", message).at("scopes"));
    }
    if !(1..=LONGEST).contains(&wish.days) {
        let message = message!("token-days", longest = LONGEST);
        return Err(ApiError::unprocessable("bad-days", message).at("days"));
    }
    let shown = Shown {
        password: wish.password.as_deref(),
        field: "password",
        passkey: wish.passkey.as_ref(),
        code: wish.code.as_deref(),
    };
    prove(&app, &visit, &account, &shown, address.ip()).await?;
    let (text, hash) = token::new_api_token()?;
    let now = app.clock.now();
    let row = TokenRow {
        hash,
        name: name.to_owned(),
        scopes,
        created_at: now,
        seen_at: now,
        expires_at: now + i64::from(wish.days) * DAY_MS,
    };
    let new = NewToken { user_id: visit.user.id.clone(), row: row.clone(), most: MOST };
    if !app.store.make_token(&new).await? {
        let message = message!("too-many-tokens", most = MOST);
        return Err(ApiError::new(StatusCode::CONFLICT, "too-many-tokens", message));
    }
    tracing::info!(event = "token-made", user = %visit.user.id, id = %session_id(&hash));
    Ok(Created(TokenMade { token: text, view: view(row) }))
}

pub async fn end(State(app): App, Path(id): Path<String>, Visitor(visit): Visitor) -> ApiResult<NoContent> {
    account(&app, &visit).await?;
    let rows = app.store.tokens_of(&visit.user.id, app.clock.now()).await?;
    let row = rows.into_iter().find(|row| session_id(&row.hash) == id);
    let row = row.ok_or_else(|| ApiError::not_found(message!("no-such-token")))?;
    session::end(&app, &Visit { session: row.hash, ..visit.clone() }).await?;
    tracing::info!(event = "token-ended", user = %visit.user.id, %id);
    Ok(NoContent)
}
