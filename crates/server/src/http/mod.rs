//! HTTP: a file per resource, one router, the rules that hold for every request.

mod account;
mod address;
mod addresses;
mod advice;
mod after;
mod analyses;
mod answer;
mod arrival;
mod asked;
mod assets;
mod bans;
mod bearer;
mod body;
mod catalogue;
mod chouettes;
mod collection;
mod counted;
mod decisions;
mod dice;
mod error;
mod everybody;
mod exhibition;
mod friends;
mod handover;
mod headers;
mod health;
mod imports;
mod lessons;
mod limits;
mod listen;
mod lobby;
mod localhost;
mod mail;
mod matches;
mod moderation;
mod near;
mod notices;
mod observe;
mod openings;
mod operator;
pub mod operators;
mod origin;
mod passkeys;
mod players;
mod plays;
mod positions;
mod proof;
mod quiz;
mod reset;
mod rolled;
mod rollouts;
mod second_factor;
mod session;
mod sets;
mod shares;
mod shed;
mod signature;
mod socket;
mod state;
mod tables;
mod tokens;
mod tournaments;
mod train;
mod vacation;
mod watching;
mod you;

use pasch_messages::{Arg, message};
use std::sync::Arc;

use axum::Router;
use axum::http::Method;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::compression::CompressionLayer;

pub use address::{Address, Answer, Kind};
pub use addresses::addresses;
pub use bans::Bans;
#[cfg(fuzzing)]
pub use body::parse as read_json;
pub use counted::Counted;
pub use error::{ApiError, ApiResult};
pub use health::Health;
pub use limits::Limiters;
pub use listen::{Terms, listen};
pub use localhost::Localhost;
#[cfg(fuzzing)]
pub use matches::header_of;
pub use near::Neighbours;
#[cfg(fuzzing)]
pub use plays::answer as plays_of;
pub use shares::Shares;
pub use state::{App, AppState};

/// All that the server answers; `documents` are the addresses that describe the others.
pub fn router(app: Arc<AppState>, documents: Router<Arc<AppState>>) -> Router {
    let (slow, quick): (Vec<_>, Vec<_>) = addresses().into_iter().partition(|one| one.is_slow);
    let add = |router: Router<Arc<AppState>>, one: Address| {
        let door = bearer::Door { app: app.clone(), scopes: one.scopes };
        router.route(one.path, one.serve().route_layer(from_fn_with_state(door, bearer::guard)))
    };
    let api = quick.into_iter().fold(Router::new(), add);
    let api = api.layer(from_fn_with_state(app.clone(), observe::time_box));
    // What is slow takes as long as there is something to send; silence ends it.
    let api = slow.into_iter().fold(api, add);
    let api = api
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn_with_state(app.clone(), arrival::guard))
        .layer(from_fn_with_state(app.clone(), shed::guard))
        .layer(from_fn_with_state(app.clone(), origin::guard));
    Router::new()
        .nest("/api/v1", api)
        .merge(documents)
        .route("/healthz", get(watching::health))
        .route("/.well-known/pasch-key", get(dice::key))
        .route("/metrics", get(watching::counters))
        .route(handover::PATH, get(handover::arrive))
        .merge(mail::one_click(&app))
        .fallback(assets::serve)
        .layer(from_fn_with_state(app.clone(), handover::guard))
        .layer(from_fn(error::in_old_shape))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), observe::secure))
        .layer(from_fn(observe::log))
        .layer(from_fn_with_state(app.clone(), arrival::locate))
        .layer(from_fn(origin::one_host))
        .with_state(app)
}

async fn wrong_method(method: Method) -> Response {
    ApiError::new(
        axum::http::StatusCode::METHOD_NOT_ALLOWED,
        "method-not-allowed",
        message!("wrong-method", method = Arg::text(&method)),
    )
    .into_response()
}
