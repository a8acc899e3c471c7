//! What follows when a match of people with accounts is over: its result, an analysis and, if it is rated, both ratings.
//!
//! One task does it, rung when a match ends and once at the start: what a crash left undone is found by
//! asking the store, never remembered.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use pasch_rules::{Action, Ending, Phase, Player};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio_util::sync::CancellationToken;

use crate::events::{Event, Events, Published};
use crate::mirror::files;
use crate::ratings::{
    self, Conspicuous, DAY_MS, Ladder, MatchResult, Pool, RatedEnd, Uncounted, conspicuous,
};
use crate::room::{self, Occupant, RoomError, Seats, Table};
use crate::store::live::Loaded;
use crate::store::ratings::{Course, ResultRow, SYSTEM};
use crate::store::{ReportRow, Store, StoreError};
use crate::wire::{AnalysisId, MatchId, UserId};
use pasch_credentials::token;
use pasch_workers::jobs::{Import, ImportError, Jobs};

/// The level at which finished matches are analysed: that of the players' collections, whose answers are remembered.
const LEVEL: &str = "standard";

/// How often the store is asked when nobody rings.
const PATIENCE: Duration = Duration::from_secs(60);

/// How soon it is asked again while matches wait to be analysed.
const SOON: Duration = Duration::from_secs(2);

/// Analyses of the server's own in the queue, so that those of people and collections find room.
const AT_A_TIME: u32 = 2;

/// Settles matches until the server stops.
pub async fn run(
    store: Arc<Store>,
    jobs: Jobs,
    events: Events,
    mut ends: UnboundedReceiver<Published>,
    stop: CancellationToken,
) {
    let told = |error: &dyn std::fmt::Display| tracing::error!(event = "internal-error", cause = %error);
    if let Err(error) = store.begin_ratings(ratings::VERSION).await {
        told(&error);
    }
    loop {
        if let Err(error) = settle_all(&store).await {
            told(&error);
        }
        match rate_all(&store).await {
            Ok(users) if users.is_empty() => {}
            Ok(users) => events.publish(&Event::Rated { users }),
            Err(error) => told(&error),
        }
        let more = analyse_some(&store, &jobs).await;
        let wait = if matches!(more, Ok(true)) { SOON } else { PATIENCE };
        if let Err(error) = more {
            told(&error);
        }
        tokio::select! {
            () = stop.cancelled() => return,
            // Either way it is time to look again.
            _ = tokio::time::timeout(wait, ends.recv()) => while ends.try_recv().is_ok() {},
        }
    }
}

/// Writes the results of all matches that are over.
pub(super) async fn settle_all(store: &Store) -> Result<(), StoreError> {
    for (match_id, rated) in store.unsettled().await? {
        match result_of(store, &match_id, rated).await {
            Ok(Some(row)) => {
                let reports = reports_on(store, &row).await?;
                store.settle(&row, &reports, DAY_MS).await?;
                let reason = row.course.reason.map(Uncounted::word);
                tracing::info!(event = "result", r#match = %match_id, rated = row.rated, reason);
                for report in &reports {
                    tracing::warn!(event = "rating-series", r#match = %match_id, about = %report.about);
                }
            }
            Ok(None) => {}
            Err(RoomError::Store(error)) => return Err(error),
            Err(error) => tracing::error!(event = "damaged-match", r#match = %match_id, cause = %error),
        }
    }
    // Results of before it was known how they were played.
    for match_id in store.unread_results().await? {
        match result_of(store, &match_id, true).await {
            Ok(Some(row)) => {
                store.note_course(&match_id, &Course { reason: by_plays(&row), ..row.course }).await?
            }
            Ok(None) => {}
            Err(RoomError::Store(error)) => return Err(error),
            Err(error) => tracing::error!(event = "damaged-match", r#match = %match_id, cause = %error),
        }
    }
    Ok(())
}

/// What a match's own plays say against its counting. Accounts are not asked: whether they were there was decided once.
fn by_plays(row: &ResultRow) -> Option<Uncounted> {
    Uncounted::by_plays(row.result.length, row.course.plays)
}

/// What moderators are to be told of a match that has just ended, and of those of its players within a day.
async fn reports_on(store: &Store, row: &ResultRow) -> Result<Vec<ReportRow>, StoreError> {
    let result = &row.result;
    let last = RatedEnd {
        winner: result.winner.clone(),
        loser: result.loser.clone(),
        conceded: row.course.conceded,
        void: row.course.reason == Some(Uncounted::LeftEarly),
    };
    if !row.rated {
        return Ok(Vec::new());
    }
    let mut day = store.rated_ends(&result.loser, result.ended_at - DAY_MS).await?;
    day.push(last.clone());
    let report = |found: Conspicuous| ReportRow {
        id: format!("{}-series", result.match_id).into(),
        match_id: result.match_id.clone(),
        by: SYSTEM.into(),
        about: found.about,
        body: found.words,
        at: result.ended_at,
    };
    Ok(conspicuous(&last, &day).into_iter().map(report).collect())
}

/// The result of a match that is over; `rated` as its table wished.
async fn result_of(store: &Store, match_id: &MatchId, rated: bool) -> Result<Option<ResultRow>, RoomError> {
    let row = store.find_match(match_id).await?.ok_or(RoomError::NotFound)?;
    let Loaded { seats, table, .. } = room::load(store, &row).await?;
    let Phase::MatchOver { winner, .. } = table.state().phase() else { return Ok(None) };
    let user = |player: Player| match &seats.0[player] {
        Occupant::Person { user_id, .. } => user_id.clone(),
        Occupant::Bot { .. } => SYSTEM.into(),
    };
    let ended_at = store.actions(match_id).await?.last().map_or(row.created_at, |fact| fact.at);
    let (record, state) = (table.record(), table.state());
    let (header, score) = (&record.header, state.score());
    let plays = record.actions.iter().filter(|one| matches!(one, Action::Play(_) | Action::Misplay(_)));
    let plays = u32::try_from(plays.count()).unwrap_or(u32::MAX);
    let conceded =
        state.results().last().is_some_and(|last| matches!(last.how, Ending::Forfeited | Ending::Resigned));
    let between_accounts = rated && counts(store, &seats, &table, row.created_at).await?;
    let reason = match (rated, between_accounts) {
        (false, _) => None,
        (true, false) => Some(Uncounted::NoAccount),
        (true, true) => Uncounted::by_plays(header.length, plays),
    };
    Ok(Some(ResultRow {
        result: MatchResult {
            match_id: match_id.to_owned(),
            ended_at,
            pool: Pool::of(header),
            length: header.length,
            winner: user(*winner),
            loser: user(winner.other()),
        },
        variant: header.variant.to_string(),
        points: [score[*winner], score[winner.other()]],
        rated: between_accounts,
        course: Course { plays, conceded, reason },
    }))
}

/// Whether a finished match counts: to a number of points, between two different accounts that were there when it began.
async fn counts(store: &Store, seats: &Seats, table: &Table, began_at: i64) -> Result<bool, StoreError> {
    if table.record().header.length == 0 {
        return Ok(false);
    }
    let mut people = BTreeSet::new();
    for player in Player::BOTH {
        let Occupant::Person { user_id, .. } = &seats.0[player] else { return Ok(false) };
        match store.account_of(user_id).await? {
            Some(account) if account.created_at <= began_at => people.insert(user_id),
            _ => return Ok(false),
        };
    }
    Ok(people.len() == 2)
}

/// Counts the results that are new; all of them again when one is older than what was counted. Says whose ratings were
/// made.
pub(super) async fn rate_all(store: &Store) -> Result<Vec<UserId>, StoreError> {
    let mut new = store.uncounted().await?;
    let Some(first) = new.first() else { return Ok(Vec::new()) };
    if store.last_counted().await?.is_some_and(|last| last >= first.ended_at) {
        store.uncount().await?;
        new = store.uncounted().await?;
    }
    let mut ladder = Ladder::default();
    if let Some(first) = new.first() {
        for result in store.counted_after(first.ended_at - DAY_MS).await? {
            ladder.remember(&result);
        }
    }
    let players: BTreeSet<&UserId> = new.iter().flat_map(|result| [&result.winner, &result.loser]).collect();
    for player in &players {
        for (pool, standing) in store.standings_of(player).await? {
            ladder.place(player, pool, standing);
        }
    }
    let steps: Vec<_> = new.iter().flat_map(|result| ladder.count(result)).collect();
    store.count(&steps).await?;
    tracing::info!(event = "rated", matches = new.len());
    Ok(players.into_iter().cloned().collect())
}

/// Puts finished matches once into the queue of analyses, behind what people wait for; whether more are waiting.
async fn analyse_some(store: &Store, jobs: &Jobs) -> Result<bool, StoreError> {
    for match_id in store.unanalysed().await? {
        if jobs.waiting_of(&SYSTEM.into()) >= AT_A_TIME {
            return Ok(true);
        }
        let Some(row) = store.find_match(&match_id).await? else { continue };
        let Ok(Loaded { table, .. }) = room::load(store, &row).await else { continue };
        let Ok(id) = token::new_id::<AnalysisId>() else { return Ok(true) };
        let bytes = files::log(&table.record()).into_bytes();
        let (owner, level) = (UserId::from(SYSTEM), LEVEL.to_owned());
        let import = Import { id: id.clone(), owner: owner.clone(), level, name: String::new(), bytes };
        // Noted before it is begun, so that the verdict finds its match.
        let analysis = match jobs.prepare(import).await {
            Ok(_) => Some(&id),
            Err(ImportError::Store(error)) => return Err(error),
            Err(_) => None,
        };
        store.note_analysis(&match_id, analysis).await?;
        if analysis.is_some() {
            jobs.enqueue(&id, &owner);
        }
    }
    Ok(false)
}
