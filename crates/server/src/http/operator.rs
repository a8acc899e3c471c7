//! Who runs the server.

use pasch_messages::message;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use sha2::{Digest as _, Sha256};

use super::AppState;
use super::error::{ApiError, ApiResult};
use super::headers::{is_proxied, names_this_machine, token};
use super::near::Peer;

/// An operator: somebody on this machine who came through no proxy, or a program with the token for operators.
pub struct Operator;

impl FromRequestParts<Arc<AppState>> for Operator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> ApiResult<Self> {
        let told = token(&parts.headers);
        if let (Some(wanted), Some(told)) = (&app.config.metrics_token, told) {
            // Of hashes, so that the time it takes says nothing about the token.
            if Sha256::digest(wanted) == Sha256::digest(told) {
                return Ok(Self);
            }
        }
        let peer = parts.extensions.get::<Peer>().map(|peer| peer.0.ip().to_canonical());
        let address = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|at| at.0.ip().to_canonical());
        let is_here = |address: Option<IpAddr>| address.is_some_and(|address| address.is_loopback());
        // A named proxy on this machine may leave out whom it speaks for.
        let is_proxy = peer.is_some_and(|peer| app.neighbours.is_proxy(peer));
        let is_own = is_here(peer) && is_here(address) && !is_proxy;
        if told.is_none() && is_own && !is_proxied(&parts.headers) && names_this_machine(&parts.headers) {
            return Ok(Self);
        }
        Err(ApiError::new(axum::http::StatusCode::FORBIDDEN, "operators-only", message!("operators-only")))
    }
}
