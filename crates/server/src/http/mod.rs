//! HTTP: a file per resource, one router, the rules that hold for every request.

mod account;
mod analyses;
mod assets;
mod body;
mod catalogue;
mod collection;
mod dice;
mod error;
mod health;
mod imports;
mod limits;
mod listen;
mod lobby;
mod matches;
mod observe;
mod openings;
mod origin;
mod players;
mod plays;
mod positions;
mod quiz;
mod rollouts;
mod session;
mod socket;
mod tables;
mod train;
mod you;

use std::sync::Arc;

use axum::Router;
use axum::http::Method;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use tokio_util::sync::CancellationToken;
use tower_http::compression::CompressionLayer;

use crate::collect::Imports;
use crate::config::Config;
use crate::jobs::Jobs;
use crate::people::People;
use crate::room::Rooms;
use crate::store::Store;
use crate::study::{Rollouts, Study};
use crate::tables::Tables;
use crate::thinker::SharedEngine;

pub use dice::Counted;
pub use error::ApiError;
pub use limits::Limiters;
pub use listen::listen;

/// What every handler can reach.
pub struct AppState {
    /// How the server is set up.
    pub config: Config,
    /// The database.
    pub store: Arc<dyn Store>,
    /// The live matches.
    pub rooms: Rooms,
    /// The tables at which people meet, and the lobby.
    pub tables: Tables,
    /// The analyses.
    pub jobs: Jobs,
    /// The engine with what databases it has by now.
    pub engine: SharedEngine,
    /// Single positions.
    pub study: Study,
    /// Positions played out many times.
    pub rollouts: Rollouts,
    /// The imports into collections.
    pub imports: Imports,
    /// How all throws fell.
    pub counted: Counted,
    /// Passwords, and the end of sessions.
    pub people: People,
    /// How often callers may ask.
    pub limiters: Limiters,
    /// Cancelled when the server stops.
    pub stop: CancellationToken,
}

/// All routes.
pub fn router(app: Arc<AppState>) -> Router {
    let api = Router::new()
        .route("/me", get(session::me).put(session::rename))
        .route("/session", post(account::log_in).delete(account::log_out))
        .route("/account", get(account::show).post(account::create))
        .route("/account/password", put(account::set_password))
        .route("/account/settings", put(account::keep_settings))
        .route("/account/sessions", delete(account::end_others))
        .route("/account/sessions/{id}", delete(account::end_session))
        .route("/players/{name}", get(players::show))
        .route("/ratings/{pool}", get(players::leaders))
        .route("/variants", get(catalogue::list))
        .route("/plays", post(plays::legal))
        .route("/positions", post(positions::look))
        .route("/positions/evaluate", post(positions::evaluate))
        .route("/positions/endgame", post(positions::endgame))
        .route("/openings/{variant}", get(openings::show))
        .route("/rollouts", post(rollouts::create))
        .route("/rollouts/{id}", get(rollouts::show).delete(rollouts::stop))
        .route("/matches", get(matches::list).post(matches::create))
        .route("/matches/{id}", get(matches::show))
        .route("/matches/{id}/intents", post(matches::act))
        .route("/matches/{id}/dice", get(dice::show))
        .route("/dice", get(dice::all))
        .route("/matches/{id}/export", get(matches::export))
        .route("/matches/{id}/ws", get(socket::upgrade))
        .route("/matches/{id}/report", post(matches::report))
        .route("/tables", post(tables::create))
        .route("/tables/quick", post(tables::quick))
        .route("/tables/find", post(tables::find))
        .route("/tables/{id}", get(tables::show).delete(tables::close))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/bot", post(tables::seat_bot))
        .route("/tables/{id}/counter", post(tables::counter))
        .route("/lobby/ws", get(lobby::upgrade))
        .route("/analyses", get(analyses::list).post(analyses::create))
        .route("/analyses/{id}", get(analyses::show).delete(analyses::remove))
        .route("/you", get(you::show))
        .route("/you/names", get(you::names).put(you::set_names))
        .route("/quiz", get(quiz::next))
        .route("/quiz/daily", get(quiz::of_the_day))
        .route("/quiz/{id}", get(quiz::show).post(quiz::answer))
        .route("/train/pips", get(train::pips))
        .route("/train/score", get(train::score))
        .route("/imports", get(imports::list))
        .route("/imports/{id}", get(imports::show).delete(imports::remove))
        .route("/imports/{id}/problems", get(imports::problems))
        .route("/collection", get(collection::list))
        .route("/collection/kinds", get(collection::kinds))
        .route("/collection/analyse", post(collection::analyse))
        .route("/collection/rest", post(collection::rest))
        .route("/collection/delete", post(collection::delete))
        .route("/collection/{id}", get(collection::show).delete(collection::remove))
        .route("/collection/{id}/review", post(collection::review))
        .route("/collection/{id}/export", get(collection::export))
        .route("/claims", post(imports::claim))
        .layer(from_fn_with_state(app.clone(), observe::time_box))
        // These take as long as there is something to send; silence ends them.
        .route("/imports/files", post(imports::create))
        .route("/collection/export", get(collection::export_all))
        .route("/me/export", get(matches::export_all))
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn_with_state(app.clone(), limits::guard))
        .layer(from_fn_with_state(app.clone(), origin::guard));
    Router::new()
        .nest("/api/v1", api)
        .route("/healthz", get(health::health))
        .route("/metrics", get(health::counters))
        .fallback(assets::serve)
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), observe::secure))
        .layer(from_fn(observe::log))
        .layer(from_fn_with_state(app.clone(), limits::locate))
        .with_state(app)
}

async fn wrong_method(method: Method) -> Response {
    ApiError::new(
        axum::http::StatusCode::METHOD_NOT_ALLOWED,
        "method-not-allowed",
        format!("This address does not answer to {method}."),
    )
    .into_response()
}
