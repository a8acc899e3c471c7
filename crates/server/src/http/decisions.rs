//! Decisions of the caller's collection: searched by what stood on the board, and written as positions.

use std::collections::{HashMap, HashSet};
use std::fmt::Display;
use std::ops::RangeInclusive;

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;
use pasch_analysis::Theme;
use pasch_messages::message;
use pasch_practice::ProblemKey;
use pasch_practice::decisions::{
    Decision, Found, Order, Owner, Packed, Points, ScoreKind, Sought, search, told,
};
use pasch_table::view::decisions::{PositionFormat, Told};
use schemars::JsonSchema;
use serde::Deserialize;

use super::asked::Query;
use super::collection::attachment;
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use super::{App, AppState};
use crate::mirror::collected;
use crate::store::collection::CollectedFilter;
use crate::store::decisions::{NoteRow, PackedRow};
use crate::store::own_play;
use crate::wire::{CollectedId, DecisionKind, DecisionPage, NoteView, Seat, SetId, UserId};

/// Decisions of one page.
const PAGE: u32 = 25;
const LONGEST_PAGE: u32 = 100;

/// Decisions that are written or saved at once.
pub const AT_ONCE: usize = 500;

/// A search for decisions. A field that is left out sets no condition.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct Wanted {
    /// Words in names, event, place or file of the match.
    q: String,
    /// Part of the name of the player who decided.
    player: String,
    /// Part of the other player's name.
    opponent: String,
    /// Identifiers of the variants that were played, joined by commas.
    variant: Option<String>,
    /// Points to win; 0 for money.
    length: Option<u32>,
    /// Not played before this day.
    from: Option<String>,
    /// Not played after this day.
    to: Option<String>,
    /// `mine` or `theirs`: decisions of the caller, or of the others.
    whose: Option<String>,
    /// Kinds of decisions, joined by commas: `play,double,noDouble,take,drop,beaver,raccoon`.
    kinds: Option<String>,
    /// Kinds of positions, joined by commas.
    themes: Option<String>,
    /// Scores, joined by commas: `money,dmp,crawford,post-crawford,both-two-away,two-away,other`.
    scores: Option<String>,
    /// The roll: `61`.
    dice: Option<String>,
    /// Least equity given up, EMG.
    loss_from: Option<f32>,
    /// Most equity given up, EMG.
    loss_to: Option<f32>,
    /// Points that the player who decides holds, joined by commas.
    mine: Option<String>,
    /// Points that they do not hold.
    mine_open: Option<String>,
    /// Points that the other player holds, in that player's own count.
    theirs: Option<String>,
    /// Points that the other player does not hold.
    theirs_open: Option<String>,
    /// Least pips to go of the player who decides.
    pips_from: Option<u16>,
    /// Most pips to go.
    pips_to: Option<u16>,
    /// Least pips ahead; negative is behind.
    lead_from: Option<i32>,
    /// Most pips ahead.
    lead_to: Option<i32>,
    /// Value that the cube shows.
    cube: Option<u32>,
    /// `centre`, `mine` or `theirs`.
    owner: Option<String>,
    /// Points that the player who decides needs.
    away: Option<u8>,
    /// Points that the other player needs.
    other_away: Option<u8>,
    /// Only decisions that are flagged.
    flagged: bool,
    /// Only decisions with this tag, or of matches with it.
    tag: Option<String>,
    /// Only decisions of this set.
    set: Option<SetId>,
    /// `costliest` or `matches`.
    order: Option<String>,
    offset: u32,
    limit: Option<u32>,
    /// Only these decisions, joined by commas.
    ids: Option<String>,
    /// For files: `xgid`, `xg` or `csv`.
    format: Option<String>,
}

fn unknown(field: &'static str, word: &str, known: &str) -> ApiError {
    let message = message!("unknown-search-word", word = word, known = known);
    ApiError::unprocessable("unknown-word", message).at(field)
}

/// The words of a list, each as a value.
fn list<T>(
    text: Option<&str>,
    field: &'static str,
    known: &str,
    read: impl Fn(&str) -> Option<T>,
) -> ApiResult<Vec<T>> {
    let words = text.unwrap_or_default().split(',').map(str::trim).filter(|word| !word.is_empty());
    words.map(|word| read(word).ok_or_else(|| unknown(field, word, known))).collect()
}

fn points(text: Option<&str>, field: &'static str) -> ApiResult<u32> {
    let point = |word: &str| word.parse::<u32>().ok().filter(|point| (1..=24).contains(point));
    Ok(list(text, field, "1, 2, … 24", point)?.into_iter().fold(0, |mask, point| mask | 1 << point))
}

fn range<T: PartialOrd + Copy>(
    from: Option<T>,
    to: Option<T>,
    (least, most): (T, T),
) -> Option<RangeInclusive<T>> {
    (from.is_some() || to.is_some()).then(|| from.unwrap_or(least)..=to.unwrap_or(most))
}

/// The value that is written so on the wire.
fn wired<T: serde::de::DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(serde_json::Value::String(word.to_owned())).ok()
}

fn joined<T: Display>(all: impl IntoIterator<Item = T>) -> String {
    all.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(", ")
}

impl Wanted {
    fn sought(&self) -> ApiResult<Sought> {
        let owner = |word: &str| match word {
            "centre" => Some(Owner::Centre),
            "mine" => Some(Owner::Mine),
            "theirs" => Some(Owner::Theirs),
            _ => None,
        };
        let kinds = "play, double, noDouble, take, drop, beaver, raccoon";
        let theme = |word: &str| Theme::ALL.into_iter().find(|theme| theme.words() == word);
        let score = |word: &str| ScoreKind::ALL.into_iter().find(|score| score.word() == word);
        let scores = joined(ScoreKind::ALL.map(ScoreKind::word));
        Ok(Sought {
            kinds: list(self.kinds.as_deref(), "kinds", kinds, wired::<DecisionKind>)?,
            themes: list(self.themes.as_deref(), "themes", &joined(Theme::ALL), theme)?,
            scores: list(self.scores.as_deref(), "scores", &scores, score)?,
            dice: self.dice.as_deref().filter(|dice| !dice.trim().is_empty()).map(roll).transpose()?,
            loss: range(self.loss_from, self.loss_to, (0.0, f32::MAX)),
            mine: Points {
                held: points(self.mine.as_deref(), "mine")?,
                open: points(self.mine_open.as_deref(), "mineOpen")?,
            },
            theirs: Points {
                held: points(self.theirs.as_deref(), "theirs")?,
                open: points(self.theirs_open.as_deref(), "theirsOpen")?,
            },
            pips: range(self.pips_from, self.pips_to, (0, u16::MAX)),
            lead: range(self.lead_from, self.lead_to, (i32::MIN, i32::MAX)),
            cube: self.cube,
            owner: list(self.owner.as_deref(), "owner", "centre, mine, theirs", owner)?.pop(),
            away: self.away,
            other_away: self.other_away,
        })
    }

    /// The matches that are searched.
    fn matches(&self) -> ApiResult<CollectedFilter> {
        let date = |text: &Option<String>, field| super::collection::date(text.as_deref(), field);
        Ok(CollectedFilter {
            words: super::collection::words(&self.q),
            player: super::collection::key(&self.player),
            opponent: super::collection::key(&self.opponent),
            variant: self.variant.clone().filter(|variant| !variant.is_empty()),
            length: self.length,
            from: date(&self.from, "from")?,
            to: date(&self.to, "to")?,
            analysed: Some(true),
            ..CollectedFilter::default()
        })
    }

    fn order(&self) -> ApiResult<Order> {
        match self.order.as_deref().unwrap_or("costliest") {
            "costliest" => Ok(Order::Costliest),
            "matches" => Ok(Order::Matches),
            other => Err(unknown("order", other, "costliest, matches")),
        }
    }

    fn format(&self) -> ApiResult<PositionFormat> {
        let word = self.format.as_deref().unwrap_or("xgid");
        let known = || joined(PositionFormat::ALL.map(|(name, _)| name));
        PositionFormat::find(word).ok_or_else(|| unknown("format", word, &known()))
    }
}

fn roll(text: &str) -> ApiResult<(u8, u8)> {
    let faces: Vec<u8> = text.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect();
    match faces[..] {
        [one, two] if (1..=6).contains(&one) && (1..=6).contains(&two) => Ok((one.max(two), one.min(two))),
        _ => Err(unknown("dice", text, "11, 21, … 66")),
    }
}

/// Whose decisions are searched.
struct Names {
    /// The caller's names, as they are compared.
    own: HashSet<String>,
    whose: Option<bool>,
    player: String,
    opponent: String,
}

impl Names {
    fn seats(&self, row: &PackedRow) -> [bool; 2] {
        let own = match row.own_seat {
            Some(seat) => [seat == Seat::A, seat == Seat::B],
            None => [self.own.contains(&row.key_a), self.own.contains(&row.key_b)],
        };
        // Where both names are the caller's nobody knows which of the two they are.
        let own = if own == [true, true] { [false, false] } else { own };
        let named = |mine: &str, theirs: &str| mine.contains(&self.player) && theirs.contains(&self.opponent);
        let named = [named(&row.key_a, &row.key_b), named(&row.key_b, &row.key_a)];
        [0, 1].map(|seat| {
            named[seat] && self.whose.is_none_or(|mine| own[seat] == mine && own != [false, false])
        })
    }
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
    wanted: &Wanted,
    page: (usize, usize),
) -> ApiResult<(Vec<PackedRow>, Answer)> {
    let (sought, mut filter, order) = (wanted.sought()?, wanted.matches()?, wanted.order()?);
    let whose = list(wanted.whose.as_deref(), "whose", "mine, theirs", |word| match word {
        "mine" => Some(true),
        "theirs" => Some(false),
        _ => None,
    })?;
    own_play::keep_up(&app.store, user_id).await?;
    let choices = choices(app, user_id, wanted).await?;
    if let Some((first, rest)) = choices.split_first() {
        let everywhere = |id: &&CollectedId| rest.iter().all(|one| one.contains_key(*id));
        filter.ids = Some(first.keys().filter(everywhere).cloned().collect());
    }
    let names = Names {
        own: app.store.own_names(user_id).await?.into_iter().map(|(key, _)| key).collect(),
        whose: whose.first().copied(),
        player: filter.player.clone(),
        opponent: filter.opponent.clone(),
    };
    let rows = app.store.packed_decisions(user_id, &filter).await?;
    let work = move || {
        let matches = rows.iter().map(|row| Packed { bytes: &row.packed, seats: names.seats(row) });
        let is_chosen = |at: usize, one: &Decision| {
            choices.iter().all(|chosen| match chosen.get(&rows[at].match_id) {
                Some(Some(actions)) => actions.contains(&one.action),
                Some(None) => true,
                None => false,
            })
        };
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

/// Chosen decisions, by match; `None` stands for all of a match.
type Chosen = HashMap<CollectedId, Option<HashSet<u32>>>;

fn by_match(keys: impl IntoIterator<Item = ProblemKey>) -> Chosen {
    let mut chosen = Chosen::new();
    for key in keys {
        if let Some(actions) = chosen.entry(key.match_id).or_insert_with(|| Some(HashSet::new())) {
            actions.insert(key.action);
        }
    }
    chosen
}

/// The choices by identifiers, a set, and flags or tags. A decision has to be in each of them.
async fn choices(app: &AppState, user_id: &UserId, wanted: &Wanted) -> ApiResult<Vec<Chosen>> {
    let mut all = Vec::new();
    if let Some(ids) = &wanted.ids {
        all.push(by_match(ids.split(',').filter_map(ProblemKey::parse)));
    }
    if let Some(set) = &wanted.set {
        let items = app.store.set_items(user_id, set).await?;
        all.push(by_match(items.ok_or_else(|| ApiError::not_found(message!("no-such-set")))?));
    }
    let tag = wanted.tag.as_deref().filter(|tag| !tag.is_empty());
    if wanted.flagged || tag.is_some() {
        let fits = |note: &NoteRow| {
            (!wanted.flagged || note.flagged) && tag.is_none_or(|tag| note.tags.iter().any(|one| one == tag))
        };
        let mut chosen = Chosen::new();
        for note in app.store.notes(user_id).await?.into_iter().filter(fits) {
            let actions = chosen.entry(note.match_id).or_insert_with(|| Some(HashSet::new()));
            // A note on a match counts for all its decisions.
            match (note.action, actions.as_mut()) {
                (Some(action), Some(actions)) => {
                    actions.insert(action);
                }
                (Some(_), None) => {}
                (None, _) => *actions = None,
            }
        }
        all.push(chosen);
    }
    Ok(all)
}

/// The hits with all that their reports and the caller say of them, in their order.
pub async fn read(app: &AppState, rows: &[PackedRow], hits: &[Hit]) -> ApiResult<Vec<Told>> {
    let mut by_match: HashMap<usize, Vec<&ProblemKey>> = HashMap::new();
    for hit in hits {
        by_match.entry(hit.row).or_default().push(&hit.key);
    }
    let mut all: HashMap<String, Told> = HashMap::new();
    for (at, keys) in by_match {
        let row = &rows[at];
        let report = app.store.find_analysis(&row.analysis_id).await?.and_then(|one| one.report);
        // An analysis can be dropped between the search and now.
        let Some(report) = report else { continue };
        let read = told(&report, &row.analysis_id, &keys).map_err(|error| ApiError::internal(&error))?;
        let found = app.store.find_collected(&row.match_id).await?;
        let played_on = found.and_then(|(_, row)| row.played_on);
        let notes = app.store.notes_on(&row.match_id).await?;
        let rolled = app.store.rolled_of(&row.match_id).await?;
        for mut one in read {
            one.found.played_on.clone_from(&played_on);
            let note = notes.iter().find(|note| note.action == Some(one.found.index));
            one.found.note = note.map(noted).unwrap_or_default();
            one.found.rolled =
                rolled.iter().find(|row| row.wanted.key.action == one.found.index).map(super::rolled::shown);
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
    Query(wanted): Query<Wanted>,
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
    Query(wanted): Query<Wanted>,
    Caller(user): Caller,
) -> ApiResult<Response> {
    let format = wanted.format()?;
    let (rows, answer) = find(&app, &user.id, &wanted, (0, AT_ONCE)).await?;
    let text = format.write(&read(&app, &rows, &answer.page).await?);
    let (kind, name) = match format {
        PositionFormat::Csv => ("text/csv; charset=utf-8", "pasch-decisions.csv"),
        PositionFormat::Xgid => ("text/plain; charset=utf-8", "pasch-xgids.txt"),
        PositionFormat::XgText => ("text/plain; charset=utf-8", "pasch-positions.txt"),
    };
    Ok(attachment(Body::from(text), kind, name))
}
