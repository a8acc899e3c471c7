//! The dice: the proof of a match, and how all throws fell.

use axum::Json;
use axum::extract::State;
use pasch_dice::v3::{PROTOCOL, Patience};
use pasch_dice::{Ledger, Step};
use pasch_formats::log;

use super::asked::{Path, Query, TableQuery};
use super::session::Caller;
use super::{ApiError, ApiResult, App, AppState};
use crate::mirror::dice as mirror;
use crate::mirror::fair::same;
use crate::room::{self, RoomError, Table};
use crate::store::DiceStepRow;
use crate::wire::{DiceRecord, DiceStatistics, FairRecord, HostKey, MatchId};
use pasch_table::fair::SignedDice;

pub async fn show(
    State(app): App,
    Path(id): Path<MatchId>,
    Query(query): Query<TableQuery>,
    Caller(user): Caller,
) -> ApiResult<Json<DiceRecord>> {
    // Who may see the match may see its dice.
    app.rooms.view(&id, &user.id, query.table.as_ref(), None).await?;
    let row = app.store.find_match(&id).await?.ok_or(RoomError::NotFound)?;
    let table = room::load(&app.store, &row).await?.table;
    Ok(Json(record(&app, &table).await?))
}

/// The proofs of a match, with the throws it was played with.
pub async fn record(app: &AppState, table: &Table) -> ApiResult<DiceRecord> {
    let rows = app.store.dice_steps(table.id()).await?;
    let throws = table.record().throws().unwrap_or_default();
    let mut record = DiceRecord {
        by_hand: table.is_by_hand(),
        games: Vec::new(),
        played: Vec::new(),
        record: signed(app, table).await?,
        lines: Vec::new(),
    };
    if record.record.is_some() {
        record.lines = table.record().actions.iter().map(log::action_line).collect();
    }
    for rows in rows.chunk_by(|one, next| one.game == next.game) {
        let game = rows[0].game;
        let proof = Ledger::proof(table.dice_context_of(game), steps(table.id(), rows)?);
        record.games.push(mirror::proof(&proof));
        record
            .played
            .push(throws.iter().find(|one| one.game == game).map(mirror::played).unwrap_or_default());
    }
    Ok(record)
}

fn steps(match_id: &MatchId, rows: &[DiceStepRow]) -> ApiResult<Vec<Step>> {
    let step = |row: &DiceStepRow| {
        serde_json::from_str(&row.body).map_err(|error| {
            let cause = format!("dice of game {}, step {}: {error}", row.game, row.number);
            ApiError::from(RoomError::Damaged { match_id: match_id.to_owned(), at: row.number, cause })
        })
    };
    rows.iter().map(step).collect()
}

pub async fn key(State(app): App) -> Json<HostKey> {
    Json(HostKey {
        protocol: PROTOCOL.to_owned(),
        host: app.signer.host().to_owned(),
        key: app.signer.key().to_string(),
    })
}

/// The record of a match by `pasch-dice/3`.
async fn signed(app: &AppState, table: &Table) -> ApiResult<Option<FairRecord>> {
    let rows = app.store.dice_entries(table.id()).await?;
    let damaged = |at: u32, cause: String| {
        ApiError::from(RoomError::Damaged { match_id: table.id().to_owned(), at, cause })
    };
    let dice = SignedDice::load(&rows, None, app.signer.signer(), Patience::default());
    let dice = dice.map_err(|error| damaged(error.row, error.to_string()))?;
    dice.map(|dice| same(&dice.record()).map_err(|error| damaged(0, error.to_string()))).transpose()
}

pub async fn all(State(app): App, _: Caller) -> ApiResult<Json<DiceStatistics>> {
    Ok(Json(app.counted.count(&app.store).await?))
}
