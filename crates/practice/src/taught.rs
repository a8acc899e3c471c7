//! Lessons as pages see them.

use pasch_analysis::punish;
use pasch_engine::analyst::Engine;
use pasch_lessons::{Answer, CubeAct, Lesson, Step, Task};
use pasch_rules::{Dice, Play, Position};
use pasch_table::{board, plays};
use pasch_wire::{
    CourseList, CourseView, LessonAnswer, LessonChoice, LessonEntry, LessonPlay, LessonReply, LessonStakes,
    LessonStep, LessonTask, LessonView, MoveView,
};

const fn cube(act: CubeAct) -> LessonChoice {
    match act {
        CubeAct::Roll => LessonChoice::NoDouble,
        CubeAct::Double => LessonChoice::Double,
        CubeAct::Take => LessonChoice::Take,
        CubeAct::Pass => LessonChoice::Drop,
        CubeAct::Beaver => LessonChoice::Beaver,
    }
}

const fn act(choice: LessonChoice) -> CubeAct {
    match choice {
        LessonChoice::NoDouble => CubeAct::Roll,
        LessonChoice::Double => CubeAct::Double,
        LessonChoice::Take => CubeAct::Take,
        LessonChoice::Drop => CubeAct::Pass,
        LessonChoice::Beaver => CubeAct::Beaver,
    }
}

fn solution(step: &Step) -> LessonAnswer {
    match step.solution() {
        Answer::Play(play) => LessonAnswer::Play { play },
        Answer::Tap(points) => LessonAnswer::Tap { points },
        Answer::Choice(act) => LessonAnswer::Choice { choice: cube(act) },
        Answer::Number(number) => LessonAnswer::Number { number },
        Answer::Order(plays) => LessonAnswer::Order { plays },
        Answer::Write(play) => LessonAnswer::Write { play },
        Answer::Setup(points) => LessonAnswer::Setup { points: points.to_vec() },
        Answer::Free => LessonAnswer::Free,
    }
}

/// An answer as a page gives it; `None` of checkers that are not set up on 24 points.
#[must_use]
pub fn answer(given: LessonAnswer) -> Option<Answer> {
    Some(match given {
        LessonAnswer::Play { play } => Answer::Play(play),
        LessonAnswer::Tap { points } => Answer::Tap(points),
        LessonAnswer::Choice { choice } => Answer::Choice(act(choice)),
        LessonAnswer::Number { number } => Answer::Number(number),
        LessonAnswer::Order { plays } => Answer::Order(plays),
        LessonAnswer::Write { play } => Answer::Write(play),
        LessonAnswer::Setup { points } => Answer::Setup(points.try_into().ok()?),
        LessonAnswer::Free => Answer::Free,
    })
}

fn faces(dice: &Dice) -> Vec<u8> {
    dice.as_slice().iter().map(|die| die.face()).collect()
}

fn moves(play: &Play) -> Vec<MoveView> {
    play.moves.iter().map(board::checker_move).collect()
}

/// The moves of a play of the step's roll.
fn moves_of(step: &Step, dice: &Dice, play: &str) -> Vec<MoveView> {
    let plays = step.graph(dice).plays();
    plays
        .iter()
        .find(|legal| legal.play.to_string() == play)
        .map(|legal| moves(&legal.play))
        .unwrap_or_default()
}

fn step(step: &Step) -> LessonStep {
    let task = match &step.task {
        Task::Tap { taps, .. } => LessonTask::Tap { taps: *taps },
        Task::Choice { acts, .. } => {
            LessonTask::Choice { choices: acts.iter().map(|act| cube(*act)).collect() }
        }
        Task::Order { dice, plays, .. } => {
            let mut plays: Vec<LessonPlay> = plays
                .iter()
                .map(|play| LessonPlay { play: play.clone(), moves: moves_of(step, dice, play) })
                .collect();
            plays.sort_by(|one, two| one.play.cmp(&two.play));
            LessonTask::Order { dice: faces(dice), plays }
        }
        Task::Write { dice, best, .. } => {
            LessonTask::Write { dice: faces(dice), moves: moves_of(step, dice, best) }
        }
        Task::Setup { .. } => LessonTask::Setup,
        Task::Free { level, length, cubeless, begins } => LessonTask::Free {
            level: level.clone(),
            length: *length,
            cube: !cubeless,
            position: begins.clone(),
        },
        Task::Number { .. } => LessonTask::Number,
        Task::Play { dice, .. } => {
            LessonTask::Play { dice: faces(dice), plays: plays::explained(&step.graph(dice)) }
        }
    };
    let position = board::position(&step.position);
    LessonStep { text: step.text.clone(), position, stakes: stakes(step), task, solution: solution(step) }
}

fn stakes(step: &Step) -> LessonStakes {
    let pasch_lessons::Stakes { cube, length, score, crawford, .. } = step.stakes;
    let owner = cube.owner.map(board::seat);
    LessonStakes { value: cube.value, owner, length, a: score.a, b: score.b, crawford }
}

/// The lesson after this one, in the order of all.
fn next(lesson: &Lesson) -> Option<String> {
    let all = pasch_lessons::delivered();
    let here = all.iter().position(|one| one.id == lesson.id)?;
    all.get(here + 1).map(|one| one.id.clone())
}

/// A lesson for a page, with the graph of legal plays and the right answer of each step.
#[must_use]
pub fn view(lesson: &Lesson) -> LessonView {
    LessonView {
        id: lesson.id.clone(),
        course: lesson.course.clone(),
        minutes: lesson.minutes,
        variant: board::variant(lesson.rules.spec()),
        next: next(lesson),
        steps: lesson.steps.iter().map(step).collect(),
    }
}

/// The delivered lessons, a list for each course.
#[must_use]
pub fn courses() -> CourseList {
    let mut courses: Vec<CourseView> = Vec::new();
    for lesson in pasch_lessons::delivered() {
        if courses.last().is_none_or(|course| course.id != lesson.course) {
            courses.push(CourseView { id: lesson.course.clone(), lessons: Vec::new() });
        }
        let entry = LessonEntry {
            id: lesson.id.clone(),
            minutes: lesson.minutes,
            steps: lesson.steps.iter().map(|step| step.text.clone()).collect(),
            after: lesson.after.clone(),
        };
        courses.last_mut().into_iter().for_each(|course| course.lessons.push(entry.clone()));
    }
    CourseList { courses }
}

/// The roll that punishes a mistake: the one that the file names, else, where the engine judges the step, the one that
/// gains the opponent most.
#[must_use]
pub fn reply(engine: &Engine, step: &Step, answer: &Answer) -> Option<LessonReply> {
    let (Task::Play { dice, best, judged, .. }, Answer::Play(play)) = (&step.task, answer) else {
        return None;
    };
    let before = step.after(dice, play)?;
    let told = |dice: &Dice, play: &Play, after: &Position| LessonReply {
        before: board::position(&before),
        dice: faces(dice),
        play: play.to_string(),
        moves: moves(play),
        after: board::position(after),
    };
    if let Some(named) = step.reply_to(play) {
        let graph = step.replies(&before, &named.dice);
        let legal = graph.plays().into_iter().find(|legal| legal.play.to_string() == named.play)?;
        return Some(told(&named.dice, &legal.play, &legal.position));
    }
    judged.as_ref()?;
    let found = punish::roll(engine, &step.rules, &before, &step.after(dice, best)?)?;
    Some(told(&found.dice, &found.play.play, &found.play.position))
}
