//! Lessons against the engine, which looks two rolls ahead: right answers lose little, wrong ones much, and the plays that a
//! step accepts are those that the engine accepts.

use pasch_engine::analyst::{Engine, Spot};
use pasch_engine::cube::{CubeInfo, CubeMet, CubeOwner, CubeVerdict, Stake, TakePoints, take_points};
use pasch_engine::eval::Probs;
use pasch_engine::met::Met;
use pasch_engine::search::{Run, SearchSettings};
use pasch_lessons::{CubeAct, Figure, Judged, Lesson, Stakes, Step, Task};
use pasch_messages::Describe;
use pasch_rules::{Dice, Player, Position, Rules};
use thiserror::Error;

/// The most that the best answer of a step may lose, in points of equity.
const BEST: f64 = 0.005;

/// The least by which the plays of an order have to differ, in points of equity.
const APART: f64 = 0.02;

/// Plays whose loss is so near to the border belong to either side, in points of equity.
const SLACK: f64 = 0.001;

/// An objection of the engine to a step. Losses are in points of equity, written with three digits.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("lesson-objection")]
pub enum Objection {
    /// The best play is not the best.
    Best {
        /// The play.
        play: String,
        /// Its loss.
        loss: String,
        /// A better play.
        better: String,
    },
    /// A play that is right loses more than the step accepts.
    Right {
        /// The play.
        play: String,
        /// Its loss.
        loss: String,
    },
    /// A play that is not accepted loses little.
    Accepted {
        /// The play.
        play: String,
        /// Its loss.
        loss: String,
    },
    /// A foreseen mistake loses less than the margin.
    Mistake {
        /// The last part of the id of its sentence.
        word: String,
        /// Its loss.
        loss: String,
    },
    /// Two neighbours of an order are too near to each other.
    Order {
        /// The worse play.
        play: String,
        /// By how much it is worse.
        loss: String,
    },
    /// There is nothing to decide about the cube.
    NoCube,
    /// The best cube decision loses something.
    BestCube {
        /// Its loss.
        loss: String,
    },
    /// Another cube decision loses less than the margin.
    OtherCube {
        /// The decision, as a file spells it.
        choice: String,
        /// Its loss.
        loss: String,
    },
    /// The match equity table knows another take point.
    TakePoint {
        /// Games of 100, with one digit.
        counted: String,
    },
    /// The engine cannot judge the step's position.
    Unjudged,
    /// The engine was not asked: the lesson is too long, or took too long.
    Unasked,
}

fn digits(loss: f64) -> String {
    format!("{loss:.3}")
}

/// The cube as a player sees it; none in a game that is played without one.
fn cube(rules: &Rules, stakes: &Stakes, player: Player) -> CubeInfo {
    if !rules.spec().cube {
        return CubeInfo::cubeless();
    }
    let stake = match stakes.away() {
        Some(away) => {
            Stake::Match { away_me: away[player], away_opp: away[player.other()], crawford: stakes.crawford }
        }
        None => Stake::Money { jacoby: stakes.jacoby, beavers: stakes.beavers },
    };
    let owner = match stakes.cube.owner {
        None => CubeOwner::Centred,
        Some(owner) if owner == player => CubeOwner::Mine,
        Some(_) => CubeOwner::Theirs,
    };
    CubeInfo { stake, ..CubeInfo::money(false, false) }.with(stakes.cube.value, owner)
}

fn spot(step: &Step, player: Player) -> Result<Spot, Objection> {
    Spot::new(&step.rules, &step.position, player, cube(&step.rules, &step.stakes, player))
        .map_err(|_| Objection::Unjudged)
}

/// The loss of every legal play of a roll, by the position after it, each looked at in full depth.
struct Losses {
    found: Vec<(String, Position, f64)>,
}

impl Losses {
    fn of(engine: &Engine, step: &Step, dice: &Dice) -> Result<Self, Objection> {
        let always: Vec<Position> = step.graph(dice).plays().iter().map(|legal| legal.position).collect();
        let ranked = engine
            .rank_plays(&spot(step, Player::A)?, dice, &SearchSettings::plies(2), &always, Run::default())
            .map_err(|_| Objection::Unjudged)?;
        let best = ranked.iter().map(|one| one.equity).fold(f64::NEG_INFINITY, f64::max);
        let found =
            ranked.iter().map(|one| (one.play.play.to_string(), one.play.position, best - one.equity));
        Ok(Self { found: found.collect() })
    }

    /// The loss of the play to this position; infinite, if no play leads there.
    fn of_position(&self, position: Option<Position>) -> f64 {
        let found = self.found.iter().find(|(_, end, _)| Some(end) == position.as_ref());
        found.map_or(f64::INFINITY, |(_, _, loss)| *loss)
    }

    /// The plays in notation with their losses, the best first.
    fn sorted(&self) -> Vec<(String, f64)> {
        let mut plays: Vec<_> = self.found.iter().map(|(play, _, loss)| (play.clone(), *loss)).collect();
        plays.sort_by(|x, y| x.1.total_cmp(&y.1));
        plays
    }

    /// The notation of plays that lose this at most, the best first.
    fn within(&self, accept: f64) -> Vec<String> {
        self.sorted().into_iter().filter(|(_, loss)| *loss <= accept).map(|(play, _)| play).collect()
    }
}

/// Every legal play of a roll, in notation, with its loss in points of equity, the best first.
pub(crate) fn losses(engine: &Engine, step: &Step, dice: &Dice) -> Result<Vec<(String, f64)>, Objection> {
    Losses::of(engine, step, dice).map(|losses| losses.sorted())
}

fn of_play(engine: &Engine, step: &Step) -> Result<Vec<Objection>, Objection> {
    let Task::Play { dice, goal, best, wrong, judged: Some(judged) } = &step.task else {
        return Ok(Vec::new());
    };
    let losses = Losses::of(engine, step, dice)?;
    let mut told = Vec::new();
    let best_loss = losses.of_position(step.after(dice, best));
    if best_loss > BEST {
        let better = losses.within(0.0).join(", ");
        told.push(Objection::Best { play: best.clone(), loss: digits(best_loss), better });
    }
    let geometry = step.rules.spec().geometry;
    for (play, position, loss) in &losses.found {
        let is_right = goal.is_met(geometry, position);
        let (play, digits) = (play.clone(), digits(*loss));
        if is_right && *loss > judged.accept + SLACK {
            told.push(Objection::Right { play, loss: digits });
        } else if !is_right && !goal.accepted.is_empty() && *loss < judged.accept - SLACK {
            told.push(Objection::Accepted { play, loss: digits });
        }
    }
    for one in wrong {
        let lost = losses.of_position(Some(one.answer));
        if lost < judged.margin {
            told.push(Objection::Mistake { word: one.text.clone(), loss: digits(lost) });
        }
    }
    Ok(told)
}

fn of_order(engine: &Engine, step: &Step) -> Result<Vec<Objection>, Objection> {
    let Task::Order { dice, plays, .. } = &step.task else { return Ok(Vec::new()) };
    let losses = Losses::of(engine, step, dice)?;
    let lost: Vec<f64> = plays.iter().map(|play| losses.of_position(step.after(dice, play))).collect();
    let mut told = Vec::new();
    if let (Some(first), Some(play)) = (lost.first(), plays.first())
        && *first > BEST
    {
        let better = losses.within(0.0).join(", ");
        told.push(Objection::Best { play: play.clone(), loss: digits(*first), better });
    }
    let near = lost.windows(2).zip(plays.iter().skip(1)).filter(|(pair, _)| pair[1] - pair[0] < APART);
    told.extend(
        near.map(|(pair, play)| Objection::Order { play: play.clone(), loss: digits(pair[1] - pair[0]) }),
    );
    Ok(told)
}

/// Equities of the decisions for the learner, per unit of the cube before the double.
fn cube_equities(engine: &Engine, step: &Step, acts: &[CubeAct]) -> Result<Vec<f64>, Objection> {
    let is_answer = acts.first().is_some_and(|act| act.is_answer());
    let spot = spot(step, if is_answer { Player::B } else { Player::A })?;
    let (decision, _) = engine.cube_decision(&spot, 2, Run::default()).map_err(|_| Objection::Unjudged)?;
    if decision.best == CubeVerdict::NotAvailable {
        return Err(Objection::NoCube);
    }
    let equity = |act: &CubeAct| match act {
        CubeAct::Roll => decision.no_double,
        CubeAct::Double => decision.double(),
        CubeAct::Take => -decision.double_take,
        CubeAct::Pass => -decision.double_pass,
        CubeAct::Beaver => (-2.0 * decision.double_take).min(2.0),
    };
    Ok(acts.iter().map(equity).collect())
}

/// Two cube decisions of the learner, the better one first.
pub(crate) fn better(engine: &Engine, step: &Step, acts: [CubeAct; 2]) -> Result<[CubeAct; 2], Objection> {
    let equities = cube_equities(engine, step, &acts)?;
    let [first, second] = acts;
    Ok(if equities[0] >= equities[1] { acts } else { [second, first] })
}

fn of_choice(engine: &Engine, step: &Step) -> Result<Vec<Objection>, Objection> {
    let Task::Choice { best, acts, judged, .. } = &step.task else { return Ok(Vec::new()) };
    // A last roll is counted, and the engine has to see it in the same way.
    let Judged { margin, .. } = judged.unwrap_or(Judged { accept: 0.0, margin: 0.0 });
    let equities = cube_equities(engine, step, acts)?;
    let most = equities.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut told = Vec::new();
    for (act, equity) in acts.iter().zip(&equities) {
        let lost = most - equity;
        if act == best && lost > BEST {
            told.push(Objection::BestCube { loss: digits(lost) });
        }
        if act != best && lost < margin {
            told.push(Objection::OtherCube { choice: act.word().to_owned(), loss: digits(lost) });
        }
    }
    Ok(told)
}

fn of_figure(step: &Step) -> Vec<Objection> {
    let Task::Number { figure: Figure::TakePoint, best, .. } = &step.task else { return Vec::new() };
    let (met, even) = (Met::kazaross_xg2(), Probs { win: 0.5, ..Probs::default() });
    let at = CubeMet::new(cube(&step.rules, &step.stakes, Player::A), &met);
    let Some(TakePoints { dead, .. }) = take_points(&even, at) else { return vec![Objection::NoCube] };
    let counted = 100.0 * dead;
    let is_near = (counted - f64::from(*best)).abs() <= 0.5;
    if is_near { Vec::new() } else { vec![Objection::TakePoint { counted: format!("{counted:.1}") }] }
}

/// The engine's objections to a step; none, where it agrees or has nothing to judge.
#[must_use]
pub fn objections(engine: &Engine, step: &Step) -> Vec<Objection> {
    let all = [of_play(engine, step), of_order(engine, step), of_choice(engine, step), Ok(of_figure(step))];
    all.into_iter().flat_map(|told| told.unwrap_or_else(|objection| vec![objection])).collect()
}

/// The text of a lesson with the list of accepted plays of a step, after its `accept`.
fn with_accepted(text: &str, step: &str, plays: &[String]) -> String {
    let name = format!("text = \"{step}\"");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let is_head = |line: &String| line.trim() == "[[step]]";
    let Some(at) = lines.iter().position(|line| line.trim() == name) else { return text.to_owned() };
    let start = lines.iter().take(at).rposition(is_head).unwrap_or(0);
    let end = lines.iter().skip(at).position(is_head).map_or(lines.len(), |next| at + next);
    let list: Vec<String> = plays.iter().map(|play| format!("\"{play}\"")).collect();
    let line = format!("accepted = [{}]", list.join(", "));
    let place = |field: &str| {
        lines
            .iter()
            .enumerate()
            .take(end)
            .skip(start)
            .find(|(_, line)| line.starts_with(field))
            .map(|one| one.0)
    };
    if let Some(old) = place("accepted = ") {
        lines[old] = line;
    } else if let Some(accept) = place("accept = ") {
        lines.insert(accept + 1, line);
    }
    lines.join("\n") + "\n"
}

/// The file of a lesson with the accepted plays of each step as the engine finds them, where a step has no goal of the rules.
#[must_use]
pub fn accepting(engine: &Engine, lesson: &Lesson, text: &str) -> String {
    let mut written = text.to_owned();
    for step in &lesson.steps {
        let Task::Play { dice, goal, judged: Some(judged), .. } = &step.task else { continue };
        if !goal.accepted.is_empty()
            && let Ok(losses) = Losses::of(engine, step, dice)
        {
            written = with_accepted(&written, &step.text, &losses.within(judged.accept));
        }
    }
    written
}
