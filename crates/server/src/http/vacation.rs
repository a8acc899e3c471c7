//! The caller's vacation from correspondence.

use pasch_messages::{Describe, message};

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jiff::civil::Date;

use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use super::{App, AppState};
use crate::timing::vacation::{BUDGET, Wish, last_day, left, open};
use crate::timing::{Change, VacationError};
use crate::wire::{UserId, VacationDays, VacationView, VacationWish, VacationYear};
use pasch_table::calendar;

impl From<VacationError> for ApiError {
    fn from(error: VacationError) -> Self {
        let message = error.message();
        match error {
            VacationError::Past(..) => Self::unprocessable("bad-day", message).at("first"),
            VacationError::Backwards { .. } | VacationError::TooFar(_) => {
                Self::unprocessable("bad-day", message).at("last")
            }
            VacationError::Running => Self::new(StatusCode::CONFLICT, "on-vacation", message).at("first"),
            VacationError::OverBudget { .. } => Self::unprocessable("no-days-left", message).at("last"),
            VacationError::Store(cause) => cause.into(),
        }
    }
}

fn day(text: &str, place: &'static str) -> ApiResult<Date> {
    let read = text.parse::<Date>().ok().filter(|date| date.to_string() == text);
    read.ok_or_else(|| {
        let message = message!("bad-day", text = text);
        ApiError::unprocessable("bad-day", message).at(place)
    })
}

fn view(app: &AppState, user_id: &UserId) -> VacationView {
    let (now, known) = (app.clock.now(), app.vacations.of(user_id));
    let today = calendar::date(now);
    let year = |year: i16| VacationYear { year, left: left(&known, year) };
    VacationView {
        today: today.to_string(),
        vacation: open(&known, now).map(|one| VacationDays {
            first: calendar::day(one.began),
            last: last_day(&one),
            running: one.began <= now,
        }),
        budget: BUDGET,
        years: vec![year(today.year()), year(today.year() + 1)],
    }
}

/// Everybody whom a change concerns hears of it. What cannot be told at once is told when the match is looked at next.
async fn tell(app: &AppState, user_id: &UserId, change: Change) {
    let Change { before, after } = change;
    let came_back = before.map(|one| one.ended).zip(after.map(|one| one.ended));
    let told = async {
        app.rooms.look_at_clocks(user_id).await?;
        match came_back.filter(|(planned, ended)| ended < planned) {
            Some((planned, ended)) => {
                let at = |date| app.vacations.at_date(date);
                app.notices.back(user_id, at(planned), at(ended)).await
            }
            None => Ok(()),
        }
    };
    if let Err(error) = told.await {
        tracing::error!(event = "vacation-not-told", user = %user_id, cause = %error);
    }
}

pub async fn show(State(app): App, Caller(user): Caller) -> Json<VacationView> {
    Json(view(&app, &user.id))
}

/// `PUT /api/v1/me/vacation`: a vacation, in the place of the one that is running or planned.
pub async fn set(
    State(app): App,
    Caller(user): Caller,
    JsonBody(wish): JsonBody<VacationWish>,
) -> ApiResult<Json<VacationView>> {
    app.limiters.knock(&user.id)?;
    let first = wish.first.as_deref().map(|text| day(text, "first")).transpose()?;
    let wish = Wish { first, last: day(&wish.last, "last")? };
    let change = app.vacations.set(&user.id, wish).await?;
    tracing::info!(event = "vacation", user = %user.id, last = %wish.last);
    tell(&app, &user.id, change).await;
    Ok(Json(view(&app, &user.id)))
}

/// `DELETE /api/v1/me/vacation`: the vacation that runs is over, the one that is planned is dropped.
pub async fn end(State(app): App, Caller(user): Caller) -> ApiResult<Json<VacationView>> {
    app.limiters.knock(&user.id)?;
    let change = app.vacations.end(&user.id).await?;
    tracing::info!(event = "vacation-over", user = %user.id);
    tell(&app, &user.id, change).await;
    Ok(Json(view(&app, &user.id)))
}
