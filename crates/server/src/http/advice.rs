//! Advice against the computer: hints, and a look at what somebody is about to do. Never where two people play.

use pasch_messages::message;

use axum::Json;
use axum::extract::State;
use pasch_analysis::advice::{self, Step};
use pasch_analysis::{CubeAction, Item, Question, Thresholds, Turn};
use pasch_rules::{Action, Player};
use pasch_workers::jobs;

use super::asked::Path;
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use super::{App, AppState};
use crate::mirror::{plays, report};
use crate::room::{self, Occupant, Refused, RoomError};
use crate::store::live::Loaded;
use crate::wire::{CheckRequest, Checked, Hint, HintRequest, HintStep, Intent, MatchId, UserId};

pub async fn hint(
    State(app): App,
    Path(id): Path<MatchId>,
    Caller(user): Caller,
    JsonBody(request): JsonBody<HintRequest>,
) -> ApiResult<Json<Hint>> {
    let loaded = advised(&app, &id, &user.id, request.seq).await?;
    let asked =
        tokio::task::spawn_blocking(move || advice::question(loaded.table.state(), &loaded.table.record()));
    let item = asked.await.map_err(|error| ApiError::internal(&error))?;
    let item = item.ok_or_else(|| ApiError::unprocessable("no-decision", message!("nothing-to-decide")))?;
    let mut turn = judged(&app, item.clone()).await?;
    if let Some(second) = advice::with_second_best(&item, &turn) {
        // The engine's answers are remembered: only the reasons are new.
        turn = judged(&app, second).await?;
    }
    let step = match request.step {
        HintStep::Idea => Step::Idea,
        HintStep::Part => Step::Part,
        HintStep::Whole => Step::Whole,
    };
    let hint = advice::hint(&turn, step);
    tracing::info!(event = "hint", r#match = %id, user = %user.id, ?step);
    let (text, told) = (hint.told.to_string(), (&hint.told).into());
    Ok(Json(Hint { text, told, from: hint.from, play: hint.play }))
}

pub async fn check(
    State(app): App,
    Path(id): Path<MatchId>,
    Caller(user): Caller,
    JsonBody(request): JsonBody<CheckRequest>,
) -> ApiResult<Json<Checked>> {
    let loaded = advised(&app, &id, &user.id, request.seq).await?;
    let asked = tokio::task::spawn_blocking(move || item_of(&loaded, &request.intent));
    let item = asked.await.map_err(|error| ApiError::internal(&error))?;
    let nothing = Checked { loss: 0.0, mark: None, text: String::new(), told: None };
    let Some(item) = item else { return Ok(Json(nothing)) };
    let turn = judged(&app, item).await?;
    let told = advice::look_again(&turn);
    let mark = Some(report::mark(Thresholds::PASCH.mark(turn.loss)));
    Ok(Json(Checked { loss: turn.loss, mark, text: told.to_string(), told: Some((&told).into()) }))
}

/// The match, if its caller may be advised: they play it against the computer, and the decision is theirs.
async fn advised(app: &AppState, id: &MatchId, user_id: &UserId, seq: u32) -> Result<Loaded, ApiError> {
    let row = app.store.find_match(id).await?.ok_or(RoomError::NotFound)?;
    let loaded = room::load(&app.store, &row).await?;
    let rights = loaded.seats.rights(user_id, false);
    if !rights.play() {
        return Err(RoomError::NotYours.into());
    }
    let is_bot = |player: Player| matches!(loaded.seats.0[player], Occupant::Bot { .. });
    if loaded.at.is_some() || !Player::BOTH.into_iter().any(is_bot) {
        return Err(ApiError::unprocessable("no-advice", message!("no-advice")));
    }
    if loaded.table.seq() != seq {
        return Err(RoomError::Refused(Refused::new("stale", message!("acted-first"))).into());
    }
    match loaded.table.acting() {
        Some(player) if rights.decide(player) => Ok(loaded),
        _ => Err(ApiError::unprocessable("no-decision", message!("nothing-to-decide"))),
    }
}

/// What somebody is about to do, as a decision to be judged; `None` where there is nothing to decide.
fn item_of(loaded: &Loaded, intent: &Intent) -> Option<Item> {
    let (state, record) = (loaded.table.state(), loaded.table.record());
    let action = match intent {
        Intent::Play { path } => {
            let graph = state.play_graph()?;
            let play = plays::walked(&graph, path).ok()?;
            graph.walk(&play)?;
            Action::Play(play)
        }
        Intent::Roll => {
            let item = advice::answered(&record, Action::Double)?;
            return Some(Item { question: Question::Turn(CubeAction::NoDouble), ..item });
        }
        Intent::Double => Action::Double,
        Intent::Take => Action::Take,
        Intent::Drop => Action::Drop,
        Intent::Beaver => Action::Beaver,
        _ => return None,
    };
    advice::answered(&record, action)
}

async fn judged(app: &AppState, item: Item) -> Result<Turn, ApiError> {
    let judged = app.jobs.judge(item, jobs::DEFAULT_LEVEL).await;
    judged.ok_or_else(|| ApiError::unprocessable("no-advice", message!("no-advice-here")))
}
