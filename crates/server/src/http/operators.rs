//! What operators ask of a running server: networks that are banned, accounts that are to be deleted.
//!
//! Commands write it into the store; the server looks there every few seconds, so it takes effect beside a running server,
//! and with the next start of a stopped one.

use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use super::AppState;
use super::error::ApiError;
use crate::people::{self, LeavingError};
use crate::store::StoreError;
use pasch_credentials::Network;
use pasch_host::clock;

use axum::http::StatusCode;

/// How often the store is asked.
const LOOK: Duration = Duration::from_secs(5);

/// The networks from which nobody may come.
#[derive(Default)]
pub struct Bans(RwLock<Vec<Network>>);

impl Bans {
    /// Refuses callers from such a network.
    ///
    /// # Errors
    /// 403 with `network-banned`.
    pub fn check(&self, address: IpAddr) -> Result<(), ApiError> {
        let banned = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if !banned.iter().any(|network| network.contains(address)) {
            return Ok(());
        }
        let message = "Your network has been banned by whoever runs this server.";
        Err(ApiError::new(StatusCode::FORBIDDEN, "network-banned", message))
    }

    fn replace(&self, networks: Vec<Network>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = networks;
    }
}

/// Reads which networks are banned now.
///
/// # Errors
/// When the store cannot be asked.
pub async fn refresh(app: &AppState) -> Result<(), StoreError> {
    let rows = app.store.banned_networks(clock::now()).await?;
    app.bans.replace(rows.iter().filter_map(|row| row.network.parse().ok()).collect());
    Ok(())
}

/// Does what operators ask until the server stops.
pub async fn run(app: Arc<AppState>) {
    loop {
        if let Err(error) = all(&app).await {
            tracing::error!(event = "internal-error", cause = %error);
        }
        tokio::select! {
            () = app.stop.cancelled() => return,
            () = tokio::time::sleep(LOOK) => {}
        }
    }
}

async fn all(app: &AppState) -> Result<(), LeavingError> {
    refresh(app).await?;
    for user in app.store.departures().await? {
        people::leave(&*app.store, &app.rooms, &app.tables, &user).await?;
        app.vacations.forget(&user.id);
        app.people.sessions_ended(&user.id, None);
        tracing::info!(event = "account-deleted", user = %user.id, by = "operator");
    }
    Ok(())
}
