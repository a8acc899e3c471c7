//! The verdicts of rollouts and files on a decision, beside that of the report.

use pasch_messages::message;
use pasch_wire::{
    DecisionKind, FileSaid, FileVerdict, RolloutCandidate, RolloutSubject, RolloutView, TurnReport,
};

/// Equities of a decision about the cube, the doubler's.
#[derive(Clone, Copy, Debug)]
struct Cube {
    no_double: f64,
    double_take: f64,
    double_pass: f64,
}

impl Cube {
    /// Equity that an action gives up; `None` for beavers, which are worth what the double is.
    fn loss(self, kind: DecisionKind) -> Option<f64> {
        let Self { no_double, double_take, double_pass } = self;
        let double = double_take.min(double_pass);
        let best = no_double.max(double);
        match kind {
            DecisionKind::NoDouble => Some(best - no_double),
            DecisionKind::Double => Some(best - double),
            DecisionKind::Take => Some(double_take - double),
            DecisionKind::Drop => Some(double_pass - double),
            DecisionKind::Play | DecisionKind::Beaver | DecisionKind::Raccoon => None,
        }
    }

    /// The best actions of both sides in words.
    fn best(self, redouble: bool) -> String {
        let Self { no_double, double_take, double_pass } = self;
        let take = double_take <= double_pass;
        let double = double_take.min(double_pass) >= no_double;
        let words = match (double, take, redouble) {
            (true, true, false) => message!("course-double-take"),
            (true, true, true) => message!("course-redouble-take"),
            (true, false, false) => message!("course-double-pass"),
            (true, false, true) => message!("course-redouble-pass"),
            (false, false, false) => message!("course-too-good-pass"),
            (false, false, true) => message!("course-too-good-redouble-pass"),
            (false, true, false) if no_double > double_pass => message!("course-too-good-take"),
            (false, true, true) if no_double > double_pass => message!("course-too-good-redouble-take"),
            (false, true, false) => message!("course-no-double-take"),
            (false, true, true) => message!("course-no-redouble-take"),
        };
        words.to_string()
    }
}

/// The best answer by a rollout, as written by players, and the equity that a decision gave up by it. `played` is the play
/// that was made, as the rollout names it.
#[must_use]
pub fn verdict(kind: DecisionKind, played: &str, view: &RolloutView) -> (String, Option<f64>) {
    if kind == DecisionKind::Play {
        let best = view.candidates.iter().max_by(|one, two| one.equity.total_cmp(&two.equity));
        let made = view.candidates.iter().find(|one| one.play == played);
        return (best.map_or_else(String::new, |one| one.play.clone()), made.map(|one| one.loss));
    }
    let equity = |subject| view.candidates.iter().find(|one| one.subject == subject).map(|one| one.equity);
    let cube = equity(RolloutSubject::NoDouble).zip(equity(RolloutSubject::DoubleTake)).zip(view.double_pass);
    let loss = cube.and_then(|((no_double, double_take), double_pass)| {
        Cube { no_double, double_take, double_pass }.loss(kind)
    });
    (view.best.clone(), loss)
}

/// The plays that are rolled out of a decision of a report: the `best` ones, the one that was made, and the one that the
/// file calls best; none where it is about the cube.
#[must_use]
pub fn plays(turn: &TurnReport, best: u8) -> Vec<String> {
    if turn.kind != DecisionKind::Play {
        return Vec::new();
    }
    let mut ranked: Vec<_> = turn.candidates.iter().collect();
    ranked.sort_by_key(|one| one.rank);
    let ours = ranked.into_iter().take(best.max(1).into()).map(|one| one.play.clone());
    let made = (!played(turn).is_empty()).then(|| played(turn));
    let file = turn.said.as_ref().and_then(best_said).map(|(play, _)| play);
    let mut all: Vec<String> = Vec::new();
    for play in ours.chain(made).chain(file) {
        if !all.contains(&play) {
            all.push(play);
        }
    }
    all
}

/// The play that was made, as a rollout names it; empty where it is about the cube.
#[must_use]
pub fn played(turn: &TurnReport) -> String {
    let made = turn.played.and_then(|at| turn.candidates.get(at as usize));
    made.map_or_else(String::new, |one| one.play.clone())
}

/// The play that a file calls best among those that its program looked at as deeply as at its first one.
fn best_said(said: &FileSaid) -> Option<(String, f64)> {
    let level = &said.candidates.first()?.level;
    let deep = said.candidates.iter().filter(|one| one.level == *level);
    let best = deep.max_by(|one, two| one.equity.total_cmp(&two.equity))?;
    Some((best.play.clone(), best.equity))
}

/// The best answer to a decision by its file, and how much the decision gave up by it.
#[must_use]
pub fn said(turn: &TurnReport) -> Option<FileVerdict> {
    let said = turn.said.as_ref()?;
    if turn.kind == DecisionKind::Play {
        let (best, equity) = best_said(said)?;
        let level = said.candidates.first()?.level.clone();
        let made = said.candidates.iter().find(|one| one.played && one.level == level);
        return Some(FileVerdict { best, loss: made.map(|one| equity - one.equity), level });
    }
    let found = said.cube.as_ref()?;
    let cube = Cube { no_double: found.no_double, double_take: found.double_take, double_pass: 1.0 };
    let best = cube.best(turn.cube.value > 1);
    Some(FileVerdict { best, loss: cube.loss(turn.kind), level: found.level.clone() })
}

/// The candidates of a rollout in a line: each with its equity, the standard error and the games.
#[must_use]
pub fn line(view: &RolloutView) -> String {
    let one = |one: &RolloutCandidate| {
        let name = match one.subject {
            RolloutSubject::Play => one.play.clone(),
            RolloutSubject::NoDouble => message!("rolled-no-double").to_string(),
            RolloutSubject::DoubleTake => message!("rolled-double-take").to_string(),
        };
        format!("{name} {:+.3} ±{:.3} ({})", one.equity, one.error, one.trials)
    };
    view.candidates.iter().map(one).collect::<Vec<_>>().join("; ")
}

/// A rollout in words, as files hold them beside notes.
#[must_use]
pub fn words(best: &str, view: &RolloutView) -> String {
    message!("rolled-words", best = best, candidates = line(view)).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_wire::{RolloutStatus, RolloutWish};

    fn candidate(subject: RolloutSubject, play: &str, equity: f64) -> RolloutCandidate {
        RolloutCandidate {
            subject,
            play: play.to_owned(),
            moves: Vec::new(),
            trials: 360,
            equity,
            error: 0.004,
            low: equity - 0.008,
            high: equity + 0.008,
            loss: 0.25 - equity,
            jsd: 0.0,
            cubeless: equity,
            win: 0.5,
            win_g: 0.1,
            win_bg: 0.0,
            lose_g: 0.1,
            lose_bg: 0.0,
            mwc: None,
            dropped: false,
        }
    }

    fn view(candidates: Vec<RolloutCandidate>, double_pass: Option<f64>, best: &str) -> RolloutView {
        RolloutView {
            id: "r".into(),
            position: String::new(),
            settings: RolloutWish {
                trials: 360,
                horizon: Some(7),
                plies: 0,
                cube_plies: 0,
                cubeful: true,
                variance_reduction: true,
                seed: 1,
                jsd: None,
                error: None,
                best: 3,
                plays: Vec::new(),
            },
            status: RolloutStatus::Done,
            played: 360,
            seconds: 1.0,
            seconds_left: None,
            candidates,
            double_pass,
            best: best.to_owned(),
            failure: None,
            mine: false,
        }
    }

    #[test]
    fn plays_give_up_what_the_best_one_is_ahead() {
        let play = |play, equity| candidate(RolloutSubject::Play, play, equity);
        let rolled = view(vec![play("8/5 6/5", 0.25), play("24/23 13/10", -0.01)], None, "");
        let (best, loss) = verdict(DecisionKind::Play, "24/23 13/10", &rolled);
        assert_eq!((best.as_str(), loss), ("8/5 6/5", Some(0.26)));
        assert_eq!(verdict(DecisionKind::Play, "13/9", &rolled).1, None, "it was not rolled out");
        assert_eq!(line(&rolled), "8/5 6/5 +0.250 ±0.004 (360); 24/23 13/10 -0.010 ±0.004 (360)");
        assert_eq!(words(&best, &rolled), format!("Rolled out: best is 8/5 6/5. {}.", line(&rolled)));
    }

    #[test]
    fn cubes_give_up_what_the_better_action_is_worth() {
        let cube = |no_double, double_take| {
            let both = vec![
                candidate(RolloutSubject::NoDouble, "", no_double),
                candidate(RolloutSubject::DoubleTake, "", double_take),
            ];
            view(both, Some(1.0), "Double, take")
        };
        let loss = |kind, no_double, double_take| {
            verdict(kind, "", &cube(no_double, double_take)).1.map(|loss| (loss * 1000.0).round())
        };
        assert_eq!(loss(DecisionKind::NoDouble, 0.5, 0.75), Some(250.0));
        assert_eq!(loss(DecisionKind::Double, 0.5, 0.75), Some(0.0));
        assert_eq!(loss(DecisionKind::Double, 0.75, 0.5), Some(250.0));
        assert_eq!(loss(DecisionKind::Take, 0.5, 1.25), Some(250.0));
        assert_eq!(loss(DecisionKind::Drop, 0.5, 0.75), Some(250.0));
        assert_eq!(loss(DecisionKind::Beaver, 0.5, 0.75), None);
        assert!(line(&cube(0.5, 0.75)).starts_with("No double +0.500"), "{}", line(&cube(0.5, 0.75)));
    }

    #[test]
    fn a_cube_of_a_file_is_told_by_its_equities() {
        let best = |no_double, double_take, redouble| {
            Cube { no_double, double_take, double_pass: 1.0 }.best(redouble)
        };
        assert_eq!(best(0.5, 0.7, false), "Double, take");
        assert_eq!(best(0.5, 0.7, true), "Redouble, take");
        assert_eq!(best(0.8, 0.7, false), "No double, take");
        assert_eq!(best(0.9, 1.2, false), "Double, pass");
        assert_eq!(best(1.1, 1.2, false), "Too good to double, pass");
        assert_eq!(best(1.1, 0.9, false), "Too good to double, take");
    }
}
