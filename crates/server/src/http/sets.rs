//! Notes on matches and decisions, and sets of decisions.

use std::collections::{HashMap, HashSet};

use axum::Json;
use axum::extract::State;
use pasch_credentials::token;
use pasch_messages::message;
use pasch_practice::ProblemKey;
use pasch_practice::decisions::{Decision, unpack};
use pasch_table::calendar;

use super::answer::NoContent;
use super::asked::{Path, Query};
use super::body::JsonBody;
use super::decisions::{AT_ONCE, find, noted};
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use super::{App, AppState};
use crate::store::collection::CollectedFilter;
use crate::store::decisions::{NoteRow, SET_LIMIT, SETS, SetRow};
use crate::store::own_play;
use crate::wire::{
    CollectedId, DecisionChoice, DecisionQuery, DecisionSet, DecisionSets, MatchNotes, NoteView, NotedView,
    SetContent, SetId, TagView, UserId,
};
use pasch_intake::shown::number;

/// Characters of a note, tags of a note, characters of a tag, characters of a set's name: at most.
const NOTE: usize = 4000;
const TAGS: usize = 20;
const TAG: usize = 40;
const NAME: usize = 80;

/// Refuses matches that are gone or not the caller's.
pub async fn own(app: &AppState, user_id: &UserId, match_id: &CollectedId) -> ApiResult<()> {
    let found = app.store.find_collected(match_id).await?;
    let (owner, _) = found.ok_or_else(|| ApiError::not_found(message!("no-such-match")))?;
    if owner == *user_id { Ok(()) } else { Err(ApiError::forbidden(message!("collected-not-yours"))) }
}

pub async fn notes(
    State(app): App,
    Path(id): Path<CollectedId>,
    Caller(user): Caller,
) -> ApiResult<Json<MatchNotes>> {
    own(&app, &user.id, &id).await?;
    let rows = app.store.notes_on(&id).await?;
    let notes = rows.iter().map(|row| NotedView { index: row.action, note: noted(row) }).collect();
    Ok(Json(MatchNotes { id, notes }))
}

/// `PUT /api/v1/notes/{match}` and `PUT /api/v1/notes/{match}.{action}`.
pub async fn set_note(
    State(app): App,
    Path(id): Path<String>,
    Caller(user): Caller,
    JsonBody(wish): JsonBody<NoteView>,
) -> ApiResult<Json<NoteView>> {
    let bad = |field, message| ApiError::unprocessable("bad-note", message).at(field);
    let key = ProblemKey::parse(&id);
    let (match_id, action) =
        key.map_or_else(|| (CollectedId::from(id), None), |key| (key.match_id, Some(key.action)));
    own(&app, &user.id, &match_id).await?;
    if wish.note.chars().count() > NOTE {
        return Err(bad("note", message!("note-too-long", most = NOTE)));
    }
    let mut seen = HashSet::new();
    let tags: Vec<String> =
        wish.tags.iter().map(|tag| tag.trim().trim_start_matches('#').to_lowercase()).collect();
    let tags: Vec<String> =
        tags.into_iter().filter(|tag| !tag.is_empty() && seen.insert(tag.clone())).collect();
    let is_bad = |tag: &String| {
        tag.chars().count() > TAG
            || tag.contains(|letter: char| letter.is_whitespace() || letter.is_control())
    };
    if tags.len() > TAGS || tags.iter().any(is_bad) {
        return Err(bad("tags", message!("bad-tags", most = TAGS, length = TAG)));
    }
    let row = NoteRow { match_id, action, note: wish.note.trim().to_owned(), tags, flagged: wish.flagged };
    app.store.keep_note(&row, app.clock.now()).await?;
    Ok(Json(noted(&row)))
}

fn set(row: &SetRow) -> DecisionSet {
    DecisionSet {
        id: row.id.clone(),
        name: row.name.clone(),
        decisions: number(row.decisions),
        created_at: calendar::iso(row.created_at),
    }
}

async fn all(app: &AppState, user_id: &UserId) -> ApiResult<DecisionSets> {
    let mut tags: HashMap<String, u32> = HashMap::new();
    for tag in app.store.notes(user_id).await?.into_iter().flat_map(|note| note.tags) {
        *tags.entry(tag).or_default() += 1;
    }
    let mut tags: Vec<TagView> = tags.into_iter().map(|(tag, count)| TagView { tag, count }).collect();
    tags.sort_by(|one, two| two.count.cmp(&one.count).then_with(|| one.tag.cmp(&two.tag)));
    Ok(DecisionSets { sets: app.store.sets(user_id).await?.iter().map(set).collect(), tags })
}

pub async fn list(State(app): App, Caller(user): Caller) -> ApiResult<Json<DecisionSets>> {
    Ok(Json(all(&app, &user.id).await?))
}

/// `POST /api/v1/sets?…`: makes a set of the decisions named, or of those that the search finds; or adds them to one.
pub async fn save(
    State(app): App,
    Query(wanted): Query<DecisionQuery>,
    Caller(user): Caller,
    JsonBody(choice): JsonBody<DecisionChoice>,
) -> ApiResult<Json<DecisionSet>> {
    let name = choice.name.trim();
    if name.is_empty() || name.chars().count() > NAME {
        let message = message!("bad-set-name", most = NAME);
        return Err(ApiError::unprocessable("bad-name", message).at("name"));
    }
    let keys: Vec<ProblemKey> = match choice.ids {
        Some(ids) => ids.iter().filter_map(|id| ProblemKey::parse(id)).collect(),
        None => {
            let (_, answer) = find(&app, &user.id, &wanted, (0, AT_ONCE)).await?;
            answer.page.into_iter().map(|hit| hit.key).collect()
        }
    };
    let before = match &choice.set {
        Some(id) => app
            .store
            .set_items(&user.id, id)
            .await?
            .ok_or_else(|| ApiError::not_found(message!("no-such-set")))?
            .len(),
        None => 0,
    };
    if before + keys.len() > SET_LIMIT {
        return Err(ApiError::unprocessable("too-many", message!("set-too-large", most = SET_LIMIT)));
    }
    if choice.set.is_none() && app.store.sets(&user.id).await?.len() >= SETS {
        return Err(ApiError::unprocessable("too-many", message!("too-many-sets", most = SETS)));
    }
    let id: SetId = choice.set.map_or_else(token::new_id, Ok)?;
    app.store.save_set(&user.id, (&id, name), &keys, app.clock.now()).await?;
    tracing::info!(event = "set-saved", user = %user.id, set = %id, decisions = keys.len());
    found(&app, &user.id, &id).await.map(Json)
}

async fn found(app: &AppState, user_id: &UserId, id: &SetId) -> ApiResult<DecisionSet> {
    let rows = app.store.sets(user_id).await?;
    let row = rows.iter().find(|row| row.id == *id);
    row.map(set).ok_or_else(|| ApiError::not_found(message!("no-such-set")))
}

pub async fn show(
    State(app): App,
    Path(id): Path<SetId>,
    Caller(user): Caller,
) -> ApiResult<Json<SetContent>> {
    let set = found(&app, &user.id, &id).await?;
    let items = app.store.set_items(&user.id, &id).await?.unwrap_or_default();
    own_play::keep_up(&app.store, &user.id).await?;
    let matches: HashSet<&CollectedId> = items.iter().map(|key| &key.match_id).collect();
    let ids = Some(matches.into_iter().cloned().collect());
    let filter = CollectedFilter { ids, ..CollectedFilter::default() };
    let rows = app.store.packed_decisions(&user.id, &filter).await?;
    let key = |match_id: &CollectedId, action| ProblemKey { match_id: match_id.clone(), action };
    let known: HashSet<ProblemKey> = rows
        .iter()
        .flat_map(|row| {
            unpack(&row.packed).filter(Decision::can_be_asked).map(|one| key(&row.match_id, one.action))
        })
        .collect();
    let decisions = items.iter().filter(|key| known.contains(key)).map(ProblemKey::to_string).collect();
    Ok(Json(SetContent { set, decisions }))
}

pub async fn remove(State(app): App, Path(id): Path<SetId>, Caller(user): Caller) -> ApiResult<NoContent> {
    if !app.store.delete_set(&user.id, &id).await? {
        return Err(ApiError::not_found(message!("no-such-set")));
    }
    Ok(NoContent)
}
