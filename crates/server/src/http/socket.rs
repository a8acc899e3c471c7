//! The WebSocket of a match.
//!
//! The socket only carries: what a frame means is the room's affair, so another transport can stand
//! beside this one. Two halves run in one task: frames in go to the room's mailbox, what the room
//! sends goes out. A client that reads too slowly is let go and comes back with `resume`.

use pasch_messages::{Arg, message};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::Response;
use pasch_table::lobby::Coming;
use serde::Serialize;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior};

use super::account;
use super::asked::{Path, Query, TableQuery};
use super::error::{ApiError, ApiResult};
use super::origin;
use super::session::{Session, Visitor};
use super::{App, AppState};
use crate::room::refusal;
use crate::room::{Resumed, RoomDoor, Saying, Seated};
use crate::tables::Here;
use crate::wire::{ClientMessage, MatchId, ServerMessage};

/// Largest frame and message from a client.
const FRAME_LIMIT: usize = 8 * 1024;

/// Bytes read from a socket at once.
const READ_BUFFER: usize = 2 * 1024;

/// Messages waiting for a slow reader.
const BACKLOG: usize = 64;

/// How long a client may take to accept one message.
pub const SLOWEST: Duration = Duration::from_secs(10);

const GOING_AWAY: u16 = 1001;
const POLICY: u16 = 1008;
const TRY_LATER: u16 = 1013;

/// A request to become a WebSocket, from a page of this server, with the limits of all: what a client may send, and what
/// its connection holds in memory. Left alone, each socket has a buffer of 128 KiB, cleared with every read.
pub struct Upgrade(pub WebSocketUpgrade);

impl FromRequestParts<Arc<AppState>> for Upgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> ApiResult<Self> {
        origin::check(&parts.headers, app.config.public_origin.as_deref())?;
        let upgrade = WebSocketUpgrade::from_request_parts(parts, app).await.map_err(|error| {
            ApiError::bad_request("not-a-websocket", message!("not-a-websocket", error = Arg::text(&error)))
        })?;
        Ok(Self(
            upgrade.max_message_size(FRAME_LIMIT).max_frame_size(FRAME_LIMIT).read_buffer_size(READ_BUFFER),
        ))
    }
}

pub async fn upgrade(
    State(app): App,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<MatchId>,
    Query(query): Query<TableQuery>,
    Visitor(visit): Visitor,
    Upgrade(upgrade): Upgrade,
) -> ApiResult<Response> {
    let share = app.shares.socket(address.ip(), &visit.user.id)?;
    let (sink, outbox) = mpsc::channel(BACKLOG);
    let session = Session::of(&app, &visit);
    let (is_program, hidden) = (visit.is_program(), account::is_hidden(&app, &visit).await?);
    let ratings = Some(app.tables.ratings_of(&visit.user.id).await?);
    let coming = Coming { program: is_program, hidden, ratings, ..Coming::default() };
    let user = visit.user;
    let seated = app.rooms.join(&id, &user.id, query.table.as_ref(), sink).await?;
    if is_program {
        app.rooms.program_plays(&id, &user.id).await?;
    }
    Ok(upgrade.on_upgrade(move |socket| async move {
        let here = app.tables.lobby().enter(&user, coming);
        serve(app, socket, session, seated, here, outbox).await;
        drop(share);
    }))
}

async fn serve(
    app: Arc<AppState>,
    mut socket: WebSocket,
    mut session: Session,
    seated: Seated,
    _here: Here,
    mut outbox: mpsc::Receiver<ServerMessage>,
) {
    let gauge = metrics::gauge!("pasch_sockets");
    gauge.increment(1.0);
    tracing::info!(event = "socket-open", r#match = %seated.door.match_id(), socket = seated.socket);
    let why = exchange(&app, &mut socket, &mut session, &seated, &mut outbox).await;
    gauge.decrement(1.0);
    tracing::info!(event = "socket-close", r#match = %seated.door.match_id(), socket = seated.socket, why);
}

async fn exchange(
    app: &AppState,
    socket: &mut WebSocket,
    session: &mut Session,
    seated: &Seated,
    outbox: &mut mpsc::Receiver<ServerMessage>,
) -> &'static str {
    let limiter = app.limiters.socket();
    let silence = app.config.socket_timeout;
    let mut ping = tokio::time::interval(silence / 3);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            () = app.stop.cancelled() => {
                close(socket, GOING_AWAY, "the server is shutting down").await;
                return "shutdown";
            }
            known = session.stirred() => {
                if session.is_over(app, known).await {
                    close(socket, POLICY, "the session has ended").await;
                    return "logged-out";
                }
            }
            message = outbox.recv() => {
                let Some(message) = message else {
                    close(socket, TRY_LATER, "connect again").await;
                    return "let-go";
                };
                if !send(socket, &message).await {
                    return "broken";
                }
            }
            frame = socket.recv() => {
                let frame = match frame {
                    None => return "closed",
                    Some(Err(error)) => {
                        tracing::debug!(event = "socket-error", cause = %error);
                        return "broken";
                    }
                    Some(Ok(frame)) => frame,
                };
                heard = Instant::now();
                match frame {
                    Message::Close(_) => return "closed",
                    Message::Ping(_) | Message::Pong(_) => {}
                    Message::Binary(_) => {
                        close(socket, POLICY, "frames are text").await;
                        return "binary";
                    }
                    Message::Text(text) => {
                        if !limiter.allows() {
                            close(socket, POLICY, "too many frames").await;
                            return "too-many-frames";
                        }
                        if let Some(answer) = hear(&seated.door, seated.socket, &text).await
                            && !send(socket, &answer).await
                        {
                            return "broken";
                        }
                    }
                }
            }
            _ = ping.tick() => {
                if heard.elapsed() > silence {
                    return "silent";
                }
                if socket.send(Message::Ping(axum::body::Bytes::new())).await.is_err() {
                    return "broken";
                }
            }
        }
    }
}

/// Passes a frame on; answers only what does not concern the room.
async fn hear(door: &RoomDoor, socket: u64, text: &str) -> Option<ServerMessage> {
    match serde_json::from_str(text) {
        Ok(ClientMessage::Ping { t }) => return Some(ServerMessage::Pong { t }),
        Ok(ClientMessage::Resume { since, dice, dice_key, dice_known, short_plays }) => {
            let with = Resumed { dice, signs: dice_key, knows: dice_known, short_plays };
            door.resume(socket, since, with).await
        }
        Ok(ClientMessage::DiceCommit(said)) => door.dice_commit(socket, said).await,
        Ok(ClientMessage::DiceLink(said)) => door.dice_link(socket, said).await,
        Ok(ClientMessage::DiceSay { message }) => door.dice_say(socket, message).await,
        Ok(ClientMessage::DiceGiveBack { items, receipt }) => {
            door.dice_give_back(socket, items, receipt).await
        }
        Ok(ClientMessage::Intent { id, seq, intent, signed }) => {
            door.act(socket, id, seq, intent, signed).await
        }
        Ok(ClientMessage::Say { text }) => door.talk(socket, Saying::Line(text)).await,
        Ok(ClientMessage::Mute { on }) => door.talk(socket, Saying::Mute(on)).await,
        Ok(ClientMessage::TakeBack { say, signed }) => door.take_back(socket, say, signed).await,
        Ok(ClientMessage::Rematch { on }) => door.rematch(socket, on).await,
        Err(error) => {
            let message = message!("frame-unreadable", error = Arg::text(&error));
            return Some(refusal(String::new(), "bad-json", &message, 0));
        }
    }
    None
}

/// Where the messages of a socket come from that is only looked at.
pub trait Feed: Send {
    /// A message.
    type Message: Serialize + Send + Sync;

    /// Ready when there is something new; `false` when it is over. Nothing is lost when the wait is given up.
    fn wait(&mut self) -> impl Future<Output = bool> + Send;

    /// The news, if they are for this socket.
    fn message(&mut self) -> impl Future<Output = Option<Self::Message>> + Send;
}

/// Sends what there is at first, then what is new. Nothing is heard from the client.
pub async fn feed(app: &AppState, socket: &mut WebSocket, session: &mut Session, mut source: impl Feed) {
    let limiter = app.limiters.socket();
    let silence = app.config.socket_timeout;
    let mut ping = tokio::time::interval(silence / 3);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = Instant::now();
    loop {
        if let Some(message) = source.message().await
            && !send(socket, &message).await
        {
            return;
        }
        tokio::select! {
            () = app.stop.cancelled() => {
                return close(socket, GOING_AWAY, "the server is shutting down").await;
            }
            known = session.stirred() => {
                if session.is_over(app, known).await {
                    return close(socket, POLICY, "the session has ended").await;
                }
            }
            goes_on = source.wait() => {
                if !goes_on {
                    return;
                }
            }
            frame = socket.recv() => match frame {
                None | Some(Err(_) | Ok(Message::Close(_))) => return,
                Some(Ok(_)) if limiter.allows() => heard = Instant::now(),
                Some(Ok(_)) => return close(socket, POLICY, "too many frames").await,
            },
            _ = ping.tick() => {
                let is_silent = heard.elapsed() > silence;
                if is_silent || socket.send(Message::Ping(axum::body::Bytes::new())).await.is_err() {
                    return;
                }
            }
        }
    }
}

pub async fn send<T: Serialize + Sync>(socket: &mut WebSocket, message: &T) -> bool {
    match serde_json::to_string(message) {
        Ok(text) => {
            let sent = socket.send(Message::Text(Utf8Bytes::from(text)));
            matches!(tokio::time::timeout(SLOWEST, sent).await, Ok(Ok(())))
        }
        Err(error) => {
            tracing::error!(event = "internal-error", cause = %error);
            false
        }
    }
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    // Whoever is gone already needs no farewell.
    let _ = tokio::time::timeout(SLOWEST, socket.send(Message::Close(Some(frame)))).await;
}
