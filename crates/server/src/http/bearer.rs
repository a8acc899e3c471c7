//! Programs: a token in the header in the place of a cookie.
//!
//! A request with a token is the token's alone: a cookie that comes with it counts for nothing, so no page of another site
//! can borrow one. Which addresses a token opens is written beside each address.

use pasch_messages::message;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::AppState;
use super::body;
use super::error::{ApiError, ApiResult};
use super::headers;
use crate::store::people::{Scope, Visit};
use pasch_credentials::token;

/// One address, and the tokens that open it.
#[derive(Clone)]
pub struct Door {
    pub app: Arc<AppState>,
    /// Tokens with one of these may come in.
    pub scopes: &'static [Scope],
}

impl Door {
    async fn open(&self, token: &str) -> ApiResult<Visit> {
        let visit = self.app.store.visit(&token::hash_token(token), self.app.clock.now()).await?;
        let visit = visit.filter(|visit| visit.scopes.is_some()).ok_or_else(|| {
            let message = message!("token-over");
            ApiError::new(StatusCode::UNAUTHORIZED, "bad-token", message)
        })?;
        self.app.limiters.program(&visit.user.id)?;
        if self.scopes.is_empty() {
            let message = message!("not-for-tokens");
            return Err(ApiError::new(StatusCode::FORBIDDEN, "not-for-tokens", message));
        }
        let has = visit.scopes.as_deref().unwrap_or_default();
        if !self.scopes.iter().any(|scope| has.contains(scope)) {
            let words: Vec<&str> = self.scopes.iter().map(|scope| scope.word()).collect();
            let message = message!("token-scope", scopes = words.join(", "));
            return Err(ApiError::new(StatusCode::FORBIDDEN, "no-scope", message));
        }
        Ok(visit)
    }
}

/// Lets a program in by its token, or refuses it; requests without one pass.
pub async fn guard(State(door): State<Door>, mut request: Request, next: Next) -> Response {
    let Some(token) = headers::token(request.headers()).map(str::to_owned) else {
        return next.run(request).await;
    };
    match door.open(&token).await {
        Ok(visit) => {
            request.extensions_mut().insert(visit);
            next.run(request).await
        }
        Err(error) => {
            body::refuse_body(request.into_body()).await;
            error.into_response()
        }
    }
}
