//! Players' pages and the lists of the best.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::AppState;
use super::asked::Path;
use super::error::ApiError;
use super::session::Caller;
use crate::people;
use crate::practice;
use crate::ratings::{Pool, Standing};
use crate::store::practice::OwnMatchRow;
use crate::store::ratings::PlayedRow;
use crate::wire::{LeaderView, LeadersView, PlayerMatch, PlayerPage, StandingView};

/// Players in a list.
const LEADERS: u32 = 100;

/// `GET /api/v1/players/{name}`: what anybody may know of a player with an account, and his friendly matches for himself.
pub async fn show(
    State(app): State<Arc<AppState>>,
    Path(name): Path<String>,
    Caller(user): Caller,
) -> Result<Json<PlayerPage>, ApiError> {
    let missing = || ApiError::not_found("There is no player of that name.");
    if name.chars().count() > 100 {
        return Err(missing());
    }
    let account = app.store.account_named(&people::skeleton(&name)).await?.ok_or_else(missing)?;
    let standings = app.store.standings_of(&account.user_id).await?;
    let is_own = user.id == account.user_id;
    let mut played = app.store.played_by(&account.user_id).await?;
    played.retain(|row| row.fibs.is_some() || (is_own && !row.rated));
    let judged: Vec<OwnMatchRow> =
        played.iter().filter(|row| row.analysed).map(|row| row.played.clone()).collect();
    Ok(Json(PlayerPage {
        name: account.name,
        since: account.created_at,
        standings: standings.into_iter().map(|(pool, one)| standing(pool, &one)).collect(),
        over_time: practice::over_time(&judged),
        is_own,
        matches: played.into_iter().map(played_match).collect(),
    }))
}

fn standing(pool: Pool, one: &Standing) -> StandingView {
    StandingView {
        pool: pool.word().to_owned(),
        fibs: one.fibs.rating,
        experience: one.fibs.experience,
        glicko: one.glicko.rating,
        deviation: one.glicko.deviation,
        matches: one.matches,
    }
}

fn played_match(row: PlayedRow) -> PlayerMatch {
    PlayerMatch {
        id: row.played.match_id,
        ended_at: row.ended_at,
        pool: row.pool.word().to_owned(),
        variant: row.variant,
        length: row.played.length,
        opponent: row.played.opponent,
        opponent_left: row.opponent_left,
        points: row.points,
        won: row.played.won == Some(true),
        fibs: row.fibs,
        analysis: row.analysed.then_some(row.played.analysis_id),
        pr: row.played.pr,
    }
}

/// `GET /api/v1/ratings/{pool}`: the best of a list.
pub async fn leaders(
    State(app): State<Arc<AppState>>,
    Path(pool): Path<String>,
    Caller(_): Caller,
) -> Result<Json<LeadersView>, ApiError> {
    let pool = Pool::from_word(&pool).ok_or_else(|| ApiError::not_found("There is no such list."))?;
    let rows = app.store.leaders(pool, LEADERS).await?;
    let players =
        rows.into_iter().map(|row| LeaderView { standing: standing(pool, &row.standing), name: row.name });
    Ok(Json(LeadersView { pool: pool.word().to_owned(), players: players.collect() }))
}
