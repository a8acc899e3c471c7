//! The WebSocket of the lobby: everything at first, then what changes. Nothing is heard from the client.

use std::net::SocketAddr;

use axum::extract::ws::{Message, WebSocket};
use axum::extract::{ConnectInfo, State};
use axum::response::Response;
use pasch_table::lobby::{Audience, Coming};
use schemars::JsonSchema;
use serde::Deserialize;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior};

use crate::wire::TableId;

use super::account;
use super::asked::Query;
use super::error::ApiResult;
use super::session::{Session, Visitor};
use super::socket::{self, GOING_AWAY, POLICY, Upgrade};
use super::{App, AppState};
use crate::tables::Subscription;

/// What the lobby's socket is asked with.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct LobbyQuery {
    /// A table that is told of although it is not listed.
    #[serde(default)]
    pub table: Option<TableId>,
    /// Only the caller's own tables and challenges, and nobody's comings and goings: for pages other than the lobby.
    #[serde(default)]
    pub own: bool,
    /// The caller is at a board: their tables do not wait for anybody meanwhile.
    #[serde(default)]
    pub busy: bool,
}

pub async fn upgrade(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Query(query): Query<LobbyQuery>,
    Visitor(visit): Visitor,
    Upgrade(upgrade): Upgrade,
) -> ApiResult<Response> {
    let share = app.shares.socket(address.ip(), &visit.user.id)?;
    let mut session = Session::of(&app, &visit);
    let hidden = account::is_hidden(&app, &visit).await?;
    let ratings = Some(app.tables.ratings_of(&visit.user.id).await?);
    let looks = !query.own && !query.busy && query.table.is_none();
    let coming = Coming {
        waits: !query.busy,
        looks,
        hears: !visit.is_program(),
        program: visit.is_program(),
        hidden,
        ratings,
    };
    Ok(upgrade.on_upgrade(move |mut socket| async move {
        let here = app.tables.lobby().enter(&visit.user, coming);
        let user_id = visit.user.id.clone();
        let is_comer = looks && !visit.is_program();
        if is_comer {
            app.lookouts.came(&user_id).await;
        }
        let audience = Audience { user_id: visit.user.id, table: query.table, own: query.own };
        serve(&app, &mut socket, &mut session, &audience).await;
        if is_comer {
            app.lookouts.left(&user_id);
        }
        drop((here, share));
    }))
}

async fn serve(app: &AppState, socket: &mut WebSocket, session: &mut Session, audience: &Audience) {
    let lobby = app.tables.lobby();
    let Subscription { snapshot, mut news } = lobby.subscribe(audience);
    if !socket::send(socket, &snapshot).await {
        return;
    }
    let limiter = app.limiters.socket();
    let silence = app.config.socket_timeout;
    let mut ping = tokio::time::interval(silence / 3);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            () = app.stop.cancelled() => {
                socket::close(socket, GOING_AWAY, "the server is shutting down").await;
                return;
            }
            known = session.stirred() => {
                if session.is_over(app, known).await {
                    socket::close(socket, POLICY, "the session has ended").await;
                    return;
                }
            }
            bundle = news.recv() => {
                let message = match bundle {
                    Ok(bundle) => audience.part(&bundle),
                    Err(RecvError::Lagged(_)) => {
                        let again = lobby.subscribe(audience);
                        news = again.news;
                        Some(again.snapshot)
                    }
                    Err(RecvError::Closed) => return,
                };
                if let Some(message) = message
                    && !socket::send(socket, &message).await
                {
                    return;
                }
            }
            frame = socket.recv() => {
                match frame {
                    None | Some(Err(_) | Ok(Message::Close(_))) => return,
                    Some(Ok(_)) if limiter.allows() => heard = Instant::now(),
                    Some(Ok(_)) => {
                        socket::close(socket, POLICY, "too many frames").await;
                        return;
                    }
                }
            }
            _ = ping.tick() => {
                if heard.elapsed() > silence || socket.send(Message::Ping(axum::body::Bytes::new())).await.is_err() {
                    return;
                }
            }
        }
    }
}
