//! Players' pages and the lists of the best.

use pasch_messages::message;

use axum::Json;
use axum::extract::State;

use super::App;
use super::asked::{Path, Query, TableQuery};
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use crate::ratings::{Pool, Standing, Uncounted, VOID_BEFORE, least_plays};
use crate::store::ratings::PlayedRow;
use crate::wire::{
    LeaderView, LeadersView, MatchId, MatchRating, PlayerMatch, PlayerPage, RatingChange, Reason, Seat,
    StandingView,
};

/// Players in a list.
const LEADERS: u32 = 100;

/// `GET /api/v1/players/{name}`: the public page of a player with an account; players see their friendly matches on their own page, too.
pub async fn show(
    State(app): App,
    Path(name): Path<String>,
    Caller(user): Caller,
) -> ApiResult<Json<PlayerPage>> {
    let missing = || ApiError::not_found(message!("no-player"));
    if name.chars().count() > 100 {
        return Err(missing());
    }
    let account = app.store.account_named(&pasch_credentials::skeleton(&name)).await?.ok_or_else(missing)?;
    let standings = app.store.standings_of(&account.user_id).await?;
    let is_own = user.id == account.user_id;
    let mut played = app.store.played_by(&account.user_id).await?;
    played.retain(|row| row.fibs.is_some() || row.rated && row.reason.is_some() || is_own && !row.rated);
    let judged: Vec<pasch_practice::OwnMatchRow> =
        played.iter().filter(|row| row.analysed).map(|row| row.played.clone()).collect();
    Ok(Json(PlayerPage {
        name: account.name,
        since: account.created_at,
        standings: standings.into_iter().map(|(pool, one)| standing(pool, &one)).collect(),
        over_time: pasch_practice::over_time(&judged),
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

/// Why a rated match does not count, or counts in part.
fn why(length: u32, plays: Option<u32>, reason: Option<Uncounted>, weight: Option<f64>) -> Option<Reason> {
    let plays = plays.unwrap_or_default();
    let (code, args) = match (reason, weight) {
        (Some(reason @ Uncounted::LeftEarly), _) => {
            (reason.word(), vec![("plays", plays), ("least", VOID_BEFORE)])
        }
        (Some(reason @ Uncounted::FewPlays), _) => {
            (reason.word(), vec![("plays", plays), ("least", least_plays(length))])
        }
        (Some(reason @ Uncounted::NoAccount), _) => (reason.word(), Vec::new()),
        (None, Some(weight)) if weight < 1.0 => {
            ("same-pair", vec![("percent", (100.0 * weight).round() as u32)])
        }
        (None, _) => return None,
    };
    let args = args.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    Some(Reason { code: code.to_owned(), args })
}

/// `GET /api/v1/matches/{id}/rating`: how a match of a rated table counted, once that is known.
pub async fn rating(
    State(app): App,
    Path(id): Path<MatchId>,
    Query(query): Query<TableQuery>,
    Caller(user): Caller,
) -> ApiResult<Json<MatchRating>> {
    // Refused to whoever may not see the match.
    app.rooms.view(&id, &user.id, query.table.as_ref(), None).await?;
    let counted = app.store.counted(&id).await?.filter(|row| row.reason.is_some() || row.weight.is_some());
    let counted = counted.ok_or_else(|| ApiError::not_found(message!("no-rating")))?;
    let seats = app.store.find_match(&id).await?.map(|row| row.seats).unwrap_or_default();
    let change = |seat: Seat| {
        let user_id = seats.iter().find(|one| one.seat == seat)?.user_id.as_ref()?;
        let (_, [before, after]) = counted.ratings.iter().find(|(whose, _)| whose == user_id)?;
        (before != after).then_some(RatingChange { before: *before, after: *after })
    };
    let why = why(counted.length, counted.plays, counted.reason, counted.weight);
    Ok(Json(MatchRating { why, a: change(Seat::A), b: change(Seat::B) }))
}

fn played_match(row: PlayedRow) -> PlayerMatch {
    PlayerMatch {
        id: row.match_id,
        ended_at: row.ended_at,
        pool: row.pool.word().to_owned(),
        variant: row.variant,
        length: row.played.length,
        opponent: row.played.opponent,
        opponent_left: row.opponent_left,
        points: row.points,
        won: row.played.won == Some(true),
        why: why(row.played.length, row.plays, row.reason, row.weight),
        fibs: row.fibs,
        analysis: row.analysed.then_some(row.played.analysis_id),
        pr: row.played.pr,
    }
}

/// `GET /api/v1/ratings/{pool}`: the best of a list.
pub async fn leaders(
    State(app): App,
    Path(pool): Path<String>,
    Caller(_): Caller,
) -> ApiResult<Json<LeadersView>> {
    let pool = Pool::from_word(&pool).ok_or_else(|| ApiError::not_found(message!("no-such-list")))?;
    let rows = app.store.leaders(pool, LEADERS).await?;
    let players =
        rows.into_iter().map(|row| LeaderView { standing: standing(pool, &row.standing), name: row.name });
    Ok(Json(LeadersView { pool: pool.word().to_owned(), players: players.collect() }))
}
