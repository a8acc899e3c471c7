//! Moderators: reports, decisions, the log of both.
//!
//! Invariants: every address asks for the role, which no token has; what two players said to each other is shown only
//! after the log says who reads it; nobody decides about themselves or another moderator.

use pasch_messages::message;
use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use schemars::JsonSchema;
use serde::Deserialize;

use super::answer::NoContent;
use super::asked::{Path, Query};
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::session::Visitor;
use super::{App, AppState};
use crate::restraint;
use crate::store::User;
use crate::store::moderation::{CaseRow, Deed, DeedRow, NewDeed, Restraint, Ruling};
use crate::store::people::Role;
use crate::wire::{
    AuditDeed, AuditEntry, AuditPage, CaseDecision, CaseDetail, CaseLine, CaseVerdict, CaseView, LiftRequest,
    ModerationView, PersonView, ReportId, RestrainedView, RestraintKind, UserId,
};
use pasch_table::words;

/// Reports in a list.
const CASES: u32 = 100;

/// People in a list.
const RESTRAINED: u32 = 200;

/// Entries of the log on a page.
const ENTRIES: u32 = 50;

/// Lines of talk, and of what is known of somebody.
const LINES: usize = 30;
const KNOWN: u32 = 20;

/// Longest time of a decision that is not for good, in days.
const LONGEST: u32 = 366;

/// Matches that may be going on, the latest first.
const LATELY: u32 = 100;

const DAY_MS: i64 = 24 * 3600 * 1000;

/// A caller with the role. Refused with 401 without a session, with 403 without the role.
pub struct Moderator(pub User);

impl FromRequestParts<Arc<AppState>> for Moderator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> ApiResult<Self> {
        let Visitor(visit) = Visitor::from_request_parts(parts, app).await?;
        // No address here says a scope, so no token comes this far; nor shall it where one says so by mistake.
        if visit.role == Some(Role::Moderator) && visit.scopes.is_none() {
            return Ok(Self(visit.user));
        }
        Err(ApiError::new(StatusCode::FORBIDDEN, "not-moderator", message!("moderators-only")))
    }
}

fn person(user: User) -> PersonView {
    PersonView { id: user.id, name: user.name }
}

fn case_view(row: CaseRow, me: &User) -> CaseView {
    CaseView {
        decidable: !row.is_decided && row.about.id != me.id && row.about_role != Some(Role::Moderator),
        id: row.id,
        match_id: row.match_id,
        at: row.at,
        by: person(row.by),
        about: person(row.about),
        text: row.body,
        decided: row.is_decided,
    }
}

fn entry(row: DeedRow) -> AuditEntry {
    AuditEntry {
        number: row.number,
        at: row.at,
        by: row.actor.map(person),
        deed: match row.deed {
            Deed::Look => AuditDeed::Look,
            Deed::Dismiss => AuditDeed::Dismiss,
            Deed::Mute => AuditDeed::Mute,
            Deed::Suspend => AuditDeed::Suspend,
            Deed::Unmute => AuditDeed::Unmute,
            Deed::Unsuspend => AuditDeed::Unsuspend,
            Deed::Appoint => AuditDeed::Appoint,
            Deed::Release => AuditDeed::Release,
        },
        about: person(row.about),
        report: row.report,
        until: row.until,
        reason: row.reason,
    }
}

async fn page(app: &AppState, before: i64) -> ApiResult<AuditPage> {
    let mut rows = app.store.audit(before, ENTRIES + 1).await?;
    let more = rows.len() > ENTRIES as usize;
    rows.truncate(ENTRIES as usize);
    Ok(AuditPage { entries: rows.into_iter().map(entry).collect(), more })
}

pub async fn show(State(app): App, Moderator(me): Moderator) -> ApiResult<Json<ModerationView>> {
    let cases = app.store.open_cases(&me.id, CASES).await?;
    let restrained = app.store.restrained(app.clock.now(), RESTRAINED).await?;
    let held =
        |(user, sanction)| RestrainedView { person: person(user), restraint: restraint::view(&sanction) };
    Ok(Json(ModerationView {
        cases: cases.into_iter().map(|row| case_view(row, &me)).collect(),
        restrained: restrained.into_iter().map(held).collect(),
        log: page(&app, i64::MAX).await?,
    }))
}

/// What `GET /api/v1/moderation/log` is asked for.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct LogQuery {
    /// The entries before this number.
    #[serde(default)]
    before: Option<i64>,
}

pub async fn log(
    State(app): App,
    Query(query): Query<LogQuery>,
    Moderator(_): Moderator,
) -> ApiResult<Json<AuditPage>> {
    Ok(Json(page(&app, query.before.unwrap_or(i64::MAX)).await?))
}

/// A report that is not about the caller.
async fn case(app: &AppState, id: &ReportId, me: &User) -> ApiResult<CaseRow> {
    let row = app.store.find_case(id).await?;
    let row = row.ok_or_else(|| ApiError::not_found(message!("no-such-report")))?;
    if row.about.id == me.id { Err(refusal(Ruling::OwnCase)) } else { Ok(row) }
}

/// `POST /api/v1/moderation/reports/{id}/look`: shows what was said, once the log has who asks.
pub async fn look(
    State(app): App,
    Path(id): Path<ReportId>,
    Moderator(me): Moderator,
) -> ApiResult<Json<CaseDetail>> {
    let row = case(&app, &id, &me).await?;
    let deed = NewDeed {
        at: app.clock.now(),
        actor: Some(me.id.clone()),
        deed: Deed::Look,
        about: row.about.id.clone(),
        report: Some(id.clone()),
        until: None,
        reason: String::new(),
    };
    app.store.note(&deed).await?;
    tracing::info!(event = "moderation", deed = Deed::Look.word(), by = %me.id, about = %row.about.id);
    let said = app.store.chat(&row.match_id).await?;
    let before: Vec<_> = said.into_iter().filter(|line| line.at <= row.at).collect();
    let line = |said: &crate::store::ChatRow| CaseLine {
        by_reported: said.user_id == row.about.id,
        text: said.body.clone(),
        at: said.at,
    };
    let others = app.store.cases_about(&row.about.id, KNOWN + 1).await?;
    let decisions = app.store.decided_about(&row.about.id, KNOWN).await?;
    Ok(Json(CaseDetail {
        lines: before.iter().skip(before.len().saturating_sub(LINES)).map(line).collect(),
        others: others
            .into_iter()
            .filter(|other| other.id != id)
            .take(KNOWN as usize)
            .map(|other| case_view(other, &me))
            .collect(),
        decisions: decisions.into_iter().map(entry).collect(),
    }))
}

fn reason(text: &str) -> ApiResult<String> {
    words::line(text).ok_or_else(|| {
        let message = message!("decision-reason", longest = words::LINE);
        ApiError::unprocessable("bad-reason", message).at("reason")
    })
}

fn refusal(ruling: Ruling) -> ApiError {
    let (status, code, message) = match ruling {
        Ruling::OwnCase => (StatusCode::FORBIDDEN, "own-case", message!("own-case")),
        Ruling::AboutModerator => (StatusCode::FORBIDDEN, "about-moderator", message!("about-moderator")),
        Ruling::Decided | Ruling::Done => (StatusCode::CONFLICT, "decided", message!("report-decided")),
        Ruling::NotRestrained => (StatusCode::CONFLICT, "not-restrained", message!("nothing-to-lift")),
    };
    ApiError::new(status, code, message)
}

/// Writes a decision down, and has it take effect where the person is just now.
async fn rule(app: &AppState, deed: &NewDeed) -> ApiResult<NoContent> {
    let ruling = app.store.decide(deed).await?;
    if ruling != Ruling::Done {
        return Err(refusal(ruling));
    }
    let by = deed.actor.as_ref().map(UserId::as_str).unwrap_or_default();
    tracing::info!(event = "moderation", deed = deed.deed.word(), %by, about = %deed.about);
    if deed.deed == Deed::Dismiss {
        return Ok(NoContent);
    }
    if deed.deed == Deed::Suspend {
        app.tables.close_all_of(&deed.about).await?;
    }
    for one in app.store.matches_of(&deed.about, LATELY).await? {
        app.rooms.reread(&one.match_id).await;
    }
    Ok(NoContent)
}

pub async fn decide(
    State(app): App,
    Path(id): Path<ReportId>,
    Moderator(me): Moderator,
    JsonBody(wish): JsonBody<CaseDecision>,
) -> ApiResult<NoContent> {
    let reason = reason(&wish.reason)?;
    if wish.days.is_some_and(|days| !(1..=LONGEST).contains(&days)) {
        let message = message!("decision-days", longest = LONGEST);
        return Err(ApiError::unprocessable("bad-days", message).at("days"));
    }
    let row = case(&app, &id, &me).await?;
    let now = app.clock.now();
    let deed = match wish.verdict {
        CaseVerdict::Dismiss => Deed::Dismiss,
        CaseVerdict::Mute => Deed::Mute,
        CaseVerdict::Suspend => Deed::Suspend,
    };
    let days = wish.days.filter(|_| deed != Deed::Dismiss);
    let deed = NewDeed {
        at: now,
        actor: Some(me.id),
        deed,
        about: row.about.id,
        report: Some(id),
        until: days.map(|days| now + i64::from(days) * DAY_MS),
        reason,
    };
    rule(&app, &deed).await
}

pub async fn lift(
    State(app): App,
    Path(about): Path<UserId>,
    Moderator(me): Moderator,
    JsonBody(wish): JsonBody<LiftRequest>,
) -> ApiResult<NoContent> {
    let restraint = match wish.kind {
        RestraintKind::Mute => Restraint::Mute,
        RestraintKind::Suspension => Restraint::Suspension,
    };
    let deed = NewDeed {
        at: app.clock.now(),
        actor: Some(me.id),
        deed: restraint.deeds().1,
        about,
        report: None,
        until: None,
        reason: reason(&wish.reason)?,
    };
    rule(&app, &deed).await
}
