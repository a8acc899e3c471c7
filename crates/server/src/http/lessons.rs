//! Lessons, and what is said to answers. Nothing is stored: how far somebody has come is kept by their browser.

use axum::Json;
use pasch_lessons::{Answer, CubeAct, Lesson, Step, Task, Verdict};
use pasch_messages::message;

use super::asked::Path;
use super::body::JsonBody;
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use crate::mirror::{board, plays};
use crate::wire::{
    CubeAnswer, LessonAnswer, LessonAttempt, LessonStep, LessonTask, LessonVerdict, LessonView,
};

fn find(id: &str) -> ApiResult<&'static Lesson> {
    pasch_lessons::find(id).ok_or_else(|| ApiError::not_found(message!("no-such-lesson")))
}

const fn cube(act: CubeAct) -> CubeAnswer {
    match act {
        CubeAct::Roll => CubeAnswer::NoDouble,
        CubeAct::Double => CubeAnswer::Double,
        CubeAct::Take => CubeAnswer::Take,
        CubeAct::Pass => CubeAnswer::Drop,
    }
}

const fn act(cube: CubeAnswer) -> CubeAct {
    match cube {
        CubeAnswer::NoDouble => CubeAct::Roll,
        CubeAnswer::Double => CubeAct::Double,
        CubeAnswer::Take => CubeAct::Take,
        CubeAnswer::Drop => CubeAct::Pass,
    }
}

fn solution(step: &Step) -> LessonAnswer {
    match step.solution() {
        Answer::Play(play) => LessonAnswer::Play { play },
        Answer::Tap(points) => LessonAnswer::Tap { points },
        Answer::Choice(act) => LessonAnswer::Choice { choice: cube(act) },
        Answer::Number(number) => LessonAnswer::Number { number },
        Answer::Free => LessonAnswer::Free,
    }
}

fn answer(given: LessonAnswer) -> Answer {
    match given {
        LessonAnswer::Play { play } => Answer::Play(play),
        LessonAnswer::Tap { points } => Answer::Tap(points),
        LessonAnswer::Choice { choice } => Answer::Choice(act(choice)),
        LessonAnswer::Number { number } => Answer::Number(number),
        LessonAnswer::Free => Answer::Free,
    }
}

fn step(step: &Step) -> LessonStep {
    let task = match &step.task {
        Task::Tap { taps, .. } => LessonTask::Tap { taps: *taps },
        Task::Choice { best, .. } => LessonTask::Choice { choices: best.choice().map(cube).to_vec() },
        Task::Free { level, length } => LessonTask::Free { level: level.clone(), length: *length },
        Task::Number { .. } => LessonTask::Number,
        Task::Play { dice, .. } => LessonTask::Play {
            dice: dice.as_slice().iter().map(|die| die.face()).collect(),
            plays: plays::explained(&step.graph(dice)),
        },
    };
    let position = board::position(&step.position);
    LessonStep { text: step.text.clone(), position, task, solution: solution(step) }
}

fn view(lesson: &Lesson) -> LessonView {
    LessonView {
        id: lesson.id.clone(),
        course: lesson.course.clone(),
        minutes: lesson.minutes,
        variant: board::variant(lesson.rules.spec()),
        steps: lesson.steps.iter().map(step).collect(),
    }
}

pub async fn show(Caller(_): Caller, Path(id): Path<String>) -> ApiResult<Json<LessonView>> {
    let lesson = find(&id)?;
    let shown = tokio::task::spawn_blocking(move || view(lesson));
    shown.await.map_err(|error| ApiError::internal(&error)).map(Json)
}

pub async fn check(
    Caller(_): Caller,
    Path(id): Path<String>,
    JsonBody(attempt): JsonBody<LessonAttempt>,
) -> ApiResult<Json<LessonVerdict>> {
    let lesson = find(&id)?;
    let asked = usize::try_from(attempt.step).ok().and_then(|at| lesson.steps.get(at));
    let step = asked.ok_or_else(|| ApiError::not_found(message!("no-such-lesson")).at("step"))?;
    let verdict = step.check(&answer(attempt.answer));
    let right = verdict == Verdict::Right;
    let text = if let Verdict::Foreseen(text) = verdict { Some(text) } else { None };
    Ok(Json(LessonVerdict { right, text }))
}
