//! The WebSocket of the lobby: everything at first, then what changes. Nothing is heard from the client.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, State};
use axum::response::Response;
use pasch_table::lobby::{Audience, Coming, News};
use schemars::JsonSchema;
use serde::Deserialize;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use crate::wire::{LobbyMessage, TableId};

use super::App;
use super::account;
use super::asked::Query;
use super::error::ApiResult;
use super::session::{Session, Visitor};
use super::socket::{self, Feed, Upgrade};
use crate::tables::{Lobby, Subscription};

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
        let lobby = app.tables.lobby();
        let Subscription { snapshot, news } = lobby.subscribe(&audience);
        let source = LobbyFeed { lobby, audience: &audience, news, next: Some(snapshot) };
        socket::feed(&app, &mut socket, &mut session, source).await;
        if is_comer {
            app.lookouts.left(&user_id);
        }
        drop((here, share));
    }))
}

/// The lobby as somebody may see it.
struct LobbyFeed<'l> {
    lobby: &'l Lobby,
    audience: &'l Audience,
    news: broadcast::Receiver<Arc<News>>,
    /// All that has changed since the last message.
    next: Option<LobbyMessage>,
}

impl Feed for LobbyFeed<'_> {
    type Message = LobbyMessage;

    async fn wait(&mut self) -> bool {
        match self.news.recv().await {
            Ok(bundle) => self.next = self.audience.part(&bundle),
            Err(RecvError::Lagged(_)) => {
                let Subscription { snapshot, news } = self.lobby.subscribe(self.audience);
                (self.news, self.next) = (news, Some(snapshot));
            }
            Err(RecvError::Closed) => return false,
        }
        true
    }

    async fn message(&mut self) -> Option<LobbyMessage> {
        self.next.take()
    }
}
