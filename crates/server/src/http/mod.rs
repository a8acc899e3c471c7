//! HTTP: a file per resource, one router, the rules that hold for every request.

mod account;
mod address;
mod addresses;
mod analyses;
mod asked;
mod assets;
mod bearer;
mod body;
mod catalogue;
mod collection;
mod dice;
mod documents;
mod error;
mod friends;
mod health;
mod imports;
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
pub mod operators;
mod origin;
mod passkeys;
mod players;
mod plays;
mod positions;
mod proof;
mod quiz;
mod reset;
mod rollouts;
mod second_factor;
mod session;
mod shares;
mod shed;
mod socket;
mod tables;
mod tokens;
mod train;
mod vacation;
mod you;

use std::sync::Arc;

use axum::Router;
use axum::http::Method;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio_util::sync::CancellationToken;
use tower_http::compression::CompressionLayer;

use crate::config::Config;
use crate::host_key::HostSigner;
use crate::notices::Notices;
use crate::people::People;
use crate::pressure::Pressure;
use crate::room::Rooms;
use crate::store::Store;
use crate::tables::Tables;
use crate::timing::Vacations;
use pasch_delivery::Courier;
use pasch_host::clock::WallClock;
use pasch_intake::Imports;
use pasch_workers::SharedEngine;
use pasch_workers::jobs::Jobs;
use pasch_workers::{Positions, Rollouts};

pub use address::{Address, Answer, Kind};
pub use addresses::addresses;
#[cfg(fuzzing)]
pub use body::parse as read_json;
pub use dice::Counted;
pub use error::ApiError;
pub use health::Health;
pub use limits::Limiters;
pub use listen::{Terms, listen};
pub use localhost::Localhost;
#[cfg(fuzzing)]
pub use matches::header_of;
pub use near::Neighbours;
pub use operators::Bans;
#[cfg(fuzzing)]
pub use plays::answer as plays_of;
pub use shares::Shares;

/// What every handler can reach.
pub struct AppState {
    /// How the server is set up.
    pub config: Config,
    pub store: Arc<dyn Store>,
    pub rooms: Rooms,
    /// The tables at which people meet, and the lobby.
    pub tables: Tables,
    pub jobs: Jobs,
    /// The engine with what databases it has by now.
    pub engine: SharedEngine,
    pub positions: Positions,
    /// Positions played out many times.
    pub rollouts: Rollouts,
    /// The imports into collections.
    pub imports: Imports,
    /// How all throws fell.
    pub counted: Counted,
    /// The key that dice are signed with.
    pub signer: HostSigner,
    /// Whether the database is well.
    pub health: Health,
    /// The time by which suspensions end, and players' clocks run.
    pub clock: Arc<dyn WallClock>,
    /// The way to push services.
    pub courier: Courier,
    /// What people are told who do not look.
    pub notices: Notices,
    /// Who is away from correspondence.
    pub vacations: Vacations,
    /// Passwords, and the end of sessions.
    pub people: People,
    /// The name of a server on one's own machine, if this is one.
    pub localhost: Option<Localhost>,
    /// Whom the limits spare.
    pub neighbours: Neighbours,
    /// How long people wait.
    pub pressure: Pressure,
    /// How often callers may ask.
    pub limiters: Limiters,
    /// What they may hold at a time.
    pub shares: Arc<Shares>,
    /// The networks from which nobody may come.
    pub bans: Bans,
    /// Cancelled when the server stops.
    pub stop: CancellationToken,
}

pub fn router(app: Arc<AppState>) -> Router {
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
        .layer(from_fn_with_state(app.clone(), limits::guard))
        .layer(from_fn_with_state(app.clone(), shed::guard))
        .layer(from_fn_with_state(app.clone(), origin::guard));
    Router::new()
        .nest("/api/v1", api)
        .route("/api/openapi.json", get(documents::openapi))
        .route("/api/asyncapi.json", get(documents::asyncapi))
        .route("/healthz", get(health::health))
        .route("/.well-known/pasch-key", get(dice::key))
        .route("/metrics", get(health::counters))
        .route(localhost::PATH, get(localhost::arrive))
        .merge(mail::one_click(&app))
        .fallback(assets::serve)
        .layer(from_fn_with_state(app.clone(), localhost::guard))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), observe::secure))
        .layer(from_fn(observe::log))
        .layer(from_fn_with_state(app.clone(), limits::locate))
        .layer(from_fn(origin::one_host))
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
