//! How long the first course takes people who never played. Two programs stand for them: one answers by chance and plays
//! its games by chance, the other does what the lessons say and plays as the lowest level. A decision takes 4 seconds.

use pasch_engine::analyst::Engine;
use pasch_engine::level::Chance;
use pasch_engine::level::Level;
use pasch_engine::search::Run;
use pasch_lessons::{Answer, Step, Task, Verdict, delivered};
use pasch_rules::{Die, Header, Intent, MatchState, Phase, Player, decide};

/// Seconds for a decision.
const PACE: f64 = 4.0;

/// The most that the course may take, in minutes.
const LIMIT: f64 = 25.0;

/// Wrong answers to a step before the learner wants to be shown.
const PATIENCE: usize = 2;

/// The course of people who never played.
const COURSE: &str = "basics";

#[derive(Clone, Copy, Debug)]
enum Learner {
    /// Answers and plays by chance.
    ByChance,
    /// Answers as the lesson says, and plays as the lowest level.
    AsTaught,
}

/// An answer by chance, of the kind that the step asks for.
fn by_chance(step: &Step, chance: &mut Chance) -> Answer {
    let mut below = |bound: usize| usize::try_from(chance.below(bound as u64)).unwrap();
    match &step.task {
        Task::Play { dice, .. } | Task::Write { dice, .. } => {
            let plays = step.graph(dice).plays();
            let play = plays[below(plays.len())].play.to_string();
            if matches!(step.task, Task::Write { .. }) { Answer::Write(play) } else { Answer::Play(play) }
        }
        Task::Tap { taps, .. } => Answer::Tap((0..*taps).map(|_| 1 + below(25) as u8).collect()),
        Task::Choice { acts, .. } => Answer::Choice(acts[below(acts.len())]),
        Task::Order { plays, .. } => {
            let first = below(plays.len());
            Answer::Order(plays.iter().cycle().skip(first).take(plays.len()).cloned().collect())
        }
        Task::Setup { .. } => {
            let mut points = [0; 24];
            (0..15).for_each(|_| points[below(24)] += 1);
            Answer::Setup(points)
        }
        Task::Number { .. } => Answer::Number(below(40) as u32),
        Task::Free { .. } => Answer::Free,
    }
}

/// A wish by chance: any legal play, never a double, and every double is taken.
fn any_wish(state: &MatchState, chance: &mut Chance) -> Intent {
    match state.phase() {
        Phase::ToMove { .. } => {
            let plays = state.play_graph().unwrap().plays();
            Intent::Play(plays[chance.below(plays.len() as u64) as usize].play.clone())
        }
        Phase::DoubleOffered { .. } => Intent::Take,
        Phase::ResignOffered { .. } => Intent::RejectResign,
        Phase::GameOver(_) | Phase::Opening => Intent::Start,
        _ => Intent::Roll,
    }
}

/// Decisions of the learner, in seat A, in a match against a level.
fn decisions_of_match(
    learner: Learner,
    engine: &Engine,
    level: &str,
    length: u32,
    chance: &mut Chance,
) -> usize {
    let variant = delivered()[0].rules.spec().id;
    let mut state = MatchState::new(&Header::new(variant, length)).unwrap();
    let mut decisions = 0;
    while !matches!(state.phase(), Phase::MatchOver { .. }) {
        let player = state.phase().decider().unwrap_or(Player::A);
        let level = match learner {
            Learner::AsTaught if player == Player::A => Level::ALL[0],
            _ => Level::find(level).unwrap(),
        };
        let own = player == Player::A && state.phase().decider().is_some();
        decisions += usize::from(own);
        let wish = if own && matches!(learner, Learner::ByChance) {
            any_wish(&state, chance)
        } else {
            engine.decide(&state, &level, chance.below(u64::MAX), Run::default()).unwrap()
        };
        let actions = decide(&state, player, &wish, &mut || Die::ALL[chance.below(6) as usize]).unwrap();
        actions.iter().for_each(|action| state.apply(action).unwrap());
    }
    decisions
}

/// Decisions until a step is done.
fn decisions(learner: Learner, engine: &Engine, step: &Step, chance: &mut Chance) -> usize {
    if let Task::Free { level, length, .. } = &step.task {
        return 1 + decisions_of_match(learner, engine, level, *length, chance);
    }
    if matches!(learner, Learner::ByChance) {
        for tried in 1..=PATIENCE {
            if step.check(&by_chance(step, chance)) == Verdict::Right {
                return tried;
            }
        }
        // Shown once, then answered.
        assert_eq!(step.check(&step.solution()), Verdict::Right, "{}", step.text);
        return PATIENCE + 2;
    }
    assert_eq!(step.check(&step.solution()), Verdict::Right, "{}", step.text);
    1
}

#[test]
fn the_first_course_takes_less_than_25_minutes() {
    const RUNS: u64 = 40;
    let engine = Engine::builtin();
    for learner in [Learner::ByChance, Learner::AsTaught] {
        let mut minutes: Vec<f64> = (1..=RUNS)
            .map(|seed| {
                let mut chance = Chance::new(seed);
                let steps = delivered()
                    .iter()
                    .filter(|lesson| lesson.course == COURSE)
                    .flat_map(|lesson| &lesson.steps);
                let all: usize = steps.map(|step| decisions(learner, &engine, step, &mut chance)).sum();
                all as f64 * PACE / 60.0
            })
            .collect();
        minutes.sort_by(f64::total_cmp);
        let (median, longest) = (minutes[minutes.len() / 2], minutes[minutes.len() - 1]);
        println!("{learner:?}: {median:.1} minutes, {longest:.1} at most in {RUNS} runs");
        assert!(median > 1.0 && median < LIMIT, "{learner:?} takes {median:.1} minutes");
    }
}
