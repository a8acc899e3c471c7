//! Decisions of the caller's collection: searched by what stood on the board, and written as positions.

use std::collections::{BTreeMap, HashMap};

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;
use pasch_messages::{Describe, message};
use pasch_practice::ProblemKey;
use pasch_practice::decisions::{
    Decision, Found, Order, Packed, Picked, Sitters, Sought, UnknownWord, Whose, search, told,
};
use pasch_table::view::decisions::{PositionFormat, Told};

use super::asked::Query;
use super::collection::attachment;
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use super::{App, AppState};
use crate::store::collection::CollectedFilter;
use crate::store::decisions::{HeadedReport, NoteRow, PackedRow};
use crate::store::own_play;
use crate::wire::{CollectedId, DecisionPage, DecisionQuery, NoteView, UserId};
use pasch_intake::shown as collected;

/// Decisions of one page.
const PAGE: u32 = 25;
const LONGEST_PAGE: u32 = 100;

/// Decisions that are written or saved at once.
pub const AT_ONCE: usize = 500;

impl From<UnknownWord> for ApiError {
    fn from(error: UnknownWord) -> Self {
        Self::unprocessable("unknown-word", error.message()).at(error.field)
    }
}

/// The matches that are searched.
fn matches(wanted: &DecisionQuery) -> ApiResult<CollectedFilter> {
    let date = |text: &Option<String>, field| super::collection::date(text.as_deref(), field);
    Ok(CollectedFilter {
        words: super::collection::words(&wanted.q),
        player: super::collection::key(&wanted.player),
        opponent: super::collection::key(&wanted.opponent),
        variant: wanted.variant.clone().filter(|variant| !variant.is_empty()),
        length: wanted.length,
        from: date(&wanted.from, "from")?,
        to: date(&wanted.to, "to")?,
        analysed: Some(true),
        ..CollectedFilter::default()
    })
}

fn format(wanted: &DecisionQuery) -> Result<PositionFormat, UnknownWord> {
    let word = wanted.format.as_deref().unwrap_or("xgid");
    PositionFormat::find(word).ok_or_else(|| UnknownWord {
        field: "format",
        word: word.to_owned(),
        known: PositionFormat::ALL.map(|(name, _)| name).join(", "),
    })
}

/// The result of a search.
pub struct Answer {
    pub total: usize,
    pub loss: f64,
    pub matches: usize,
    /// The decisions of the page, in order.
    pub page: Vec<Hit>,
}

/// A decision that was found.
pub struct Hit {
    pub key: ProblemKey,
    pub row: usize,
}

/// Searches the caller's decisions: the rows, and the hits of the page `offset`, `limit` in them.
pub async fn find(
    app: &AppState,
    user_id: &UserId,
    wanted: &DecisionQuery,
    page: (usize, usize),
) -> ApiResult<(Vec<PackedRow>, Answer)> {
    let (sought, order) = (Sought::read(wanted)?, Order::read(wanted)?);
    let mut filter = matches(wanted)?;
    own_play::keep_up(&app.store, user_id).await?;
    let own = app.store.own_names(user_id).await?.into_iter().map(|(key, _)| key).collect();
    let whose = Whose::read(wanted, own, [filter.player.clone(), filter.opponent.clone()])?;
    let choices = choices(app, user_id, wanted).await?;
    filter.ids = Picked::matches_of(&choices);
    let rows = app.store.packed_decisions(user_id, &filter).await?;
    let work = move || {
        let seats =
            |row: &PackedRow| whose.seats(Sitters { keys: [&row.key_a, &row.key_b], own_seat: row.own_seat });
        let matches = rows.iter().map(|row| Packed { bytes: &row.packed, seats: seats(row) });
        let is_chosen =
            |at: usize, one: &Decision| choices.iter().all(|chosen| chosen.holds(&rows[at].match_id, one));
        let finds = search(matches, &sought, is_chosen, order, page);
        let hit = |found: Found| {
            let key = ProblemKey { match_id: rows[found.at].match_id.clone(), action: found.decision.action };
            Hit { key, row: found.at }
        };
        let page = finds.page.into_iter().map(hit).collect();
        let answer = Answer { total: finds.total, loss: finds.loss, matches: rows.len(), page };
        (rows, answer)
    };
    tokio::task::spawn_blocking(work).await.map_err(|error| ApiError::internal(&error))
}

/// The choices by identifiers, a set, and flags or tags. A decision has to be in each of them.
async fn choices(app: &AppState, user_id: &UserId, wanted: &DecisionQuery) -> ApiResult<Vec<Picked>> {
    let mut all = Vec::new();
    if let Some(ids) = &wanted.ids {
        all.push(ids.split(',').filter_map(ProblemKey::parse).collect());
    }
    if let Some(set) = &wanted.set {
        let items = app.store.set_items(user_id, set).await?;
        let items = items.ok_or_else(|| ApiError::not_found(message!("no-such-set")))?;
        all.push(items.into_iter().collect());
    }
    let tag = wanted.tag.as_deref().filter(|tag| !tag.is_empty());
    if wanted.flagged || tag.is_some() {
        let fits = |note: &NoteRow| {
            (!wanted.flagged || note.flagged) && tag.is_none_or(|tag| note.tags.iter().any(|one| one == tag))
        };
        // A note on a match counts for all its decisions.
        let mut chosen = Picked::default();
        for note in app.store.notes(user_id).await?.into_iter().filter(fits) {
            chosen.add(note.match_id, note.action);
        }
        all.push(chosen);
    }
    Ok(all)
}

/// The hits with all that their reports and the caller say of them, in their order.
pub async fn read(app: &AppState, rows: &[PackedRow], hits: &[Hit]) -> ApiResult<Vec<Told>> {
    let mut by_match: BTreeMap<usize, Vec<&ProblemKey>> = BTreeMap::new();
    for hit in hits {
        by_match.entry(hit.row).or_default().push(&hit.key);
    }
    let matches: Vec<&CollectedId> = by_match.keys().map(|&at| &rows[at].match_id).collect();
    let notes: HashMap<ProblemKey, NoteRow> = app
        .store
        .notes_of(&matches)
        .await?
        .into_iter()
        .filter_map(|note| Some((ProblemKey { match_id: note.match_id.clone(), action: note.action? }, note)))
        .collect();
    let rolled = app.store.rolled_of_all(&matches).await?;
    let mut all: HashMap<String, Told> = HashMap::new();
    for (at, keys) in by_match {
        let row = &rows[at];
        // An analysis can be dropped between the search and now.
        let Some(HeadedReport { report, heads }) = app.store.headed_report(&row.analysis_id).await? else {
            continue;
        };
        let read =
            told(&report, &heads, &row.analysis_id, &keys).map_err(|error| ApiError::internal(&error))?;
        for mut one in read {
            one.found.played_on.clone_from(&row.played_on);
            let key = ProblemKey { match_id: row.match_id.clone(), action: one.found.index };
            one.found.note = notes.get(&key).map(noted).unwrap_or_default();
            let rolled = rolled.iter().find(|row| row.wanted.key == key);
            one.found.rolled = rolled.map(super::rolled::shown);
            all.insert(one.found.id.clone(), one);
        }
    }
    Ok(hits.iter().filter_map(|hit| all.remove(&hit.key.to_string())).collect())
}

/// A note as the wire has it.
pub fn noted(note: &NoteRow) -> NoteView {
    NoteView { note: note.note.clone(), tags: note.tags.clone(), flagged: note.flagged }
}

/// `GET /api/v1/decisions?mine=5,4&lossFrom=0.08`.
pub async fn list_found(
    State(app): App,
    Query(wanted): Query<DecisionQuery>,
    Caller(user): Caller,
) -> ApiResult<Json<DecisionPage>> {
    let limit = wanted.limit.unwrap_or(PAGE).clamp(1, LONGEST_PAGE);
    let page = (wanted.offset as usize, limit as usize);
    let (rows, answer) = find(&app, &user.id, &wanted, page).await?;
    let told = read(&app, &rows, &answer.page).await?;
    Ok(Json(DecisionPage {
        decisions: told.into_iter().map(|one| one.found).collect(),
        offset: wanted.offset,
        total: collected::number(answer.total as u64),
        loss: answer.loss,
        matches: collected::number(answer.matches as u64),
    }))
}

/// `GET /api/v1/decisions/export?format=csv&…`: the first [`AT_ONCE`] that are found.
pub async fn export(
    State(app): App,
    Query(wanted): Query<DecisionQuery>,
    Caller(user): Caller,
) -> ApiResult<Response> {
    let format = format(&wanted)?;
    let (rows, answer) = find(&app, &user.id, &wanted, (0, AT_ONCE)).await?;
    let text = format.write(&read(&app, &rows, &answer.page).await?);
    let (kind, name) = match format {
        PositionFormat::Csv => ("text/csv; charset=utf-8", "pasch-decisions.csv"),
        PositionFormat::Xgid => ("text/plain; charset=utf-8", "pasch-xgids.txt"),
        PositionFormat::XgText => ("text/plain; charset=utf-8", "pasch-positions.txt"),
    };
    Ok(attachment(Body::from(text), kind, name))
}
