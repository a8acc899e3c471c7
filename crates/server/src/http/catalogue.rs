//! What can be played.

use pasch_messages::message;

use axum::Json;
use axum::extract::State;
use pasch_rules::{Header, VariantId};
use pasch_table::view::catalogue::catalogue;

use super::App;
use super::error::{ApiError, ApiResult};
use crate::tables::NEAR;
use crate::wire::{Catalogue, MatchLimits};

/// Longest match people play.
pub const LONGEST: u32 = 64;

/// The variant with this identifier; refused with 422 at `field` where there is none.
pub fn variant(id: &str, field: &'static str) -> ApiResult<VariantId> {
    VariantId::all().find(|known| known.as_str() == id).ok_or_else(|| {
        ApiError::unprocessable("unknown-variant", message!("no-variant", variant = id)).at(field)
    })
}

pub async fn list(State(app): App) -> Json<Catalogue> {
    let games = u32::try_from(Header::MAX_GAMES).unwrap_or(u32::MAX);
    let limits = MatchLimits { length: LONGEST, games, near: NEAR };
    Json(catalogue(&app.engine.now(), pasch_workers::plays, pasch_workers::classics(), limits))
}
