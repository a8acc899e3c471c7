//! What operators ask of a running server: networks that are banned, accounts that are to be deleted.
//!
//! Commands write it into the store; the server looks there every few seconds, so it takes effect beside a running server,
//! and with the next start of a stopped one.

use std::sync::Arc;
use std::time::Duration;

use super::AppState;
use crate::people::{self, LeavingError};
use crate::store::StoreError;

/// How often the store is asked.
const LOOK: Duration = Duration::from_secs(5);

/// Reads which networks are banned now.
///
/// # Errors
/// When the store cannot be asked.
pub async fn refresh(app: &AppState) -> Result<(), StoreError> {
    let rows = app.store.banned_networks(app.clock.now()).await?;
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
        people::leave(&app.store, &app.rooms, &app.tables, &user, app.clock.now()).await?;
        app.vacations.forget(&user.id);
        app.people.sessions_ended(&user.id, None);
        tracing::info!(event = "account-deleted", user = %user.id, by = "operator");
    }
    Ok(())
}
