//! Networks from which nobody may come.

use pasch_messages::message;
use std::net::IpAddr;
use std::sync::{PoisonError, RwLock};

use axum::http::StatusCode;

use super::error::{ApiError, ApiResult};
use pasch_credentials::Network;

/// The networks from which nobody may come.
#[derive(Default)]
pub struct Bans(RwLock<Vec<Network>>);

impl Bans {
    /// Refuses callers from such a network.
    ///
    /// # Errors
    /// 403 with `network-banned`, for callers from such a network.
    pub fn check(&self, address: IpAddr) -> ApiResult<()> {
        let banned = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if !banned.iter().any(|network| network.contains(address)) {
            return Ok(());
        }
        let message = message!("network-banned");
        Err(ApiError::new(StatusCode::FORBIDDEN, "network-banned", message))
    }

    /// Puts other networks in their place.
    pub fn replace(&self, networks: Vec<Network>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = networks;
    }
}
