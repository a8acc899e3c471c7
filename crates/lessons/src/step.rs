//! A step of a lesson, and whether an answer to it is right.

use pasch_rules::{Dice, PlayGraph, Player, Position, Rules, TurnContext, notation};

use crate::{Figure, Goal, Stakes};

/// A roll of the other side that punishes a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The roll.
    pub dice: Dice,
    /// Its play, in the other side's own count.
    pub play: String,
    /// The position after it.
    pub position: Position,
}

/// A mistake that the author foresaw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen<T> {
    /// The answer.
    pub answer: T,
    /// The id of the sentence that is said to it, below the step's own.
    pub text: String,
    /// The roll that punishes it, where the file names one.
    pub reply: Option<Reply>,
}

/// How the engine has to judge a step's plays; tests ask it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// The most that a play which meets the goal may lose, in points of equity.
    pub accept: f64,
    /// The least that every foreseen mistake has to lose, in points of equity.
    pub margin: f64,
}

/// A decision about the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeAct {
    /// Roll without doubling.
    Roll,
    /// Double before the roll.
    Double,
    /// Accept a double.
    Take,
    /// Refuse a double.
    Pass,
    /// Accept a double and double at once, keeping the cube.
    Beaver,
}

impl CubeAct {
    /// Every decision with its word in files.
    pub const ALL: [(Self, &str); 5] = [
        (Self::Roll, "roll"),
        (Self::Double, "double"),
        (Self::Take, "take"),
        (Self::Pass, "pass"),
        (Self::Beaver, "beaver"),
    ];

    /// The decision with this word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, name)| *name == word).map(|(act, _)| *act)
    }

    /// The word of the decision in files.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::ALL.iter().find(|(act, _)| *act == self).map_or("", |(_, word)| word)
    }

    /// Whether a double was offered to the learner.
    #[must_use]
    pub const fn is_answer(self) -> bool {
        matches!(self, Self::Take | Self::Pass | Self::Beaver)
    }

    /// The two decisions from which this one is chosen, beside a beaver.
    #[must_use]
    pub const fn choice(self) -> [Self; 2] {
        if self.is_answer() { [Self::Take, Self::Pass] } else { [Self::Double, Self::Roll] }
    }
}

/// The task of a step.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// A play of the roll.
    Play {
        /// The roll.
        dice: Dice,
        /// The goal of the play.
        goal: Goal,
        /// A play that does, in notation.
        best: String,
        /// Foreseen mistakes: positions after them.
        wrong: Vec<Foreseen<Position>>,
        /// How the engine has to judge them; `None` for an exercise in the rules.
        judged: Option<Judged>,
    },
    /// Points to be touched.
    Tap {
        /// Those that are right, in the learner's count.
        points: Vec<u8>,
        /// How many of them have to be touched.
        taps: u8,
        /// Foreseen mistakes.
        wrong: Vec<Foreseen<u8>>,
    },
    /// A decision about the cube.
    Choice {
        /// The right one.
        best: CubeAct,
        /// The decisions to choose from.
        acts: Vec<CubeAct>,
        /// The others, where they have a sentence of their own.
        wrong: Vec<Foreseen<CubeAct>>,
        /// How the engine has to judge them; `None` in the last roll of a game, where chances are counted.
        judged: Option<Judged>,
    },
    /// Plays of a roll to be ranked.
    Order {
        /// The roll.
        dice: Dice,
        /// The plays, the best first.
        plays: Vec<String>,
        /// Plays that were put first by mistake.
        wrong: Vec<Foreseen<String>>,
    },
    /// A play, shown on the board, to be written down.
    Write {
        /// The roll.
        dice: Dice,
        /// The play, in notation.
        best: String,
        /// Foreseen mistakes: positions after them.
        wrong: Vec<Foreseen<Position>>,
    },
    /// The learner's checkers to be put where a text says.
    Setup {
        /// The position that it makes.
        best: Position,
        /// Foreseen mistakes.
        wrong: Vec<Foreseen<Position>>,
    },
    /// A number to be typed.
    Number {
        /// The figure that is counted.
        figure: Figure,
        /// The number.
        best: u32,
        /// How far an answer may be off.
        tolerance: u32,
        /// Foreseen mistakes.
        wrong: Vec<Foreseen<u32>>,
    },
    /// A game against a bot.
    Free {
        /// The identifier of the bot's level.
        level: String,
        /// Points to win.
        length: u32,
        /// Nobody may double.
        cubeless: bool,
        /// The identifier of the position that it begins with; `None` for the start.
        begins: Option<String>,
    },
}

/// A step of a lesson. The learner is seat A.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The first part of the ids of its sentences.
    pub text: String,
    /// The rules that it is played by.
    pub rules: Rules,
    /// The checkers.
    pub position: Position,
    /// The stakes.
    pub stakes: Stakes,
    /// The task.
    pub task: Task,
}

/// An answer to a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A play, in notation.
    Play(String),
    /// The points that were touched.
    Tap(Vec<u8>),
    /// A decision about the cube.
    Choice(CubeAct),
    /// A number that was typed.
    Number(u32),
    /// Plays in notation, the best first.
    Order(Vec<String>),
    /// A play that was written down.
    Write(String),
    /// The learner's checkers on the points 1 to 24, where they were put.
    Setup([u8; 24]),
    /// The game was started.
    Free,
}

/// The verdict on an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right: the step is done.
    Right,
    /// It is a foreseen mistake, with the id of its sentence.
    Foreseen(String),
    /// It is not what was asked.
    Wrong,
}

fn foreseen<T: PartialEq>(wrong: &[Foreseen<T>], answer: &T) -> Verdict {
    let found = wrong.iter().find(|one| one.answer == *answer);
    found.map_or(Verdict::Wrong, |one| Verdict::Foreseen(one.text.clone()))
}

/// The right answer, or the one that was foreseen, or neither.
fn judge<T: PartialEq>(is_right: bool, wrong: &[Foreseen<T>], answer: &T) -> Verdict {
    if is_right { Verdict::Right } else { foreseen(wrong, answer) }
}

impl Step {
    /// Every way to play a roll in the step's position.
    #[must_use]
    pub fn graph(&self, dice: &Dice) -> PlayGraph {
        PlayGraph::new(&self.rules, &self.position, Player::A, dice, &TurnContext::default())
    }

    /// Every way in which the other side can play a roll in a position after the learner's play.
    #[must_use]
    pub fn replies(&self, position: &Position, dice: &Dice) -> PlayGraph {
        PlayGraph::new(&self.rules, position, Player::B, dice, &TurnContext::default())
    }

    /// The position after a play of a roll, in notation; `None` if the rules do not allow it.
    #[must_use]
    pub fn after(&self, dice: &Dice, play: &str) -> Option<Position> {
        let plays = self.graph(dice).plays();
        plays.iter().find(|legal| legal.play.to_string() == play).map(|legal| legal.position)
    }

    /// Judges an answer. One of another kind than the step's, and an illegal play, are wrong.
    #[must_use]
    pub fn check(&self, answer: &Answer) -> Verdict {
        match (&self.task, answer) {
            (Task::Play { dice, goal, wrong, .. }, Answer::Play(play)) => match self.after(dice, play) {
                Some(position) => judge(goal.is_met(self.rules.spec().geometry, &position), wrong, &position),
                None => Verdict::Wrong,
            },
            (Task::Tap { points, taps, wrong }, Answer::Tap(tapped)) => {
                let hit = points.iter().filter(|point| tapped.contains(point)).count();
                let stray = tapped.iter().find(|point| !points.contains(point));
                match stray {
                    Some(point) => foreseen(wrong, point),
                    None if hit >= usize::from(*taps) => Verdict::Right,
                    None => Verdict::Wrong,
                }
            }
            (Task::Choice { best, wrong, .. }, Answer::Choice(act)) => judge(act == best, wrong, act),
            (Task::Order { plays, wrong, .. }, Answer::Order(ranked)) => match ranked.first() {
                Some(first) => judge(ranked == plays, wrong, first),
                None => Verdict::Wrong,
            },
            (Task::Write { dice, best, wrong }, Answer::Write(text)) => {
                match notation::read(&self.graph(dice), text) {
                    Ok(legal) => {
                        judge(self.after(dice, best) == Some(legal.position), wrong, &legal.position)
                    }
                    Err(_) => Verdict::Wrong,
                }
            }
            (Task::Setup { best, wrong }, Answer::Setup(points)) => {
                let like = |position: &Position| position.sides.a.points == *points;
                match wrong.iter().find(|one| like(&one.answer)) {
                    Some(one) => Verdict::Foreseen(one.text.clone()),
                    None if like(best) => Verdict::Right,
                    None => Verdict::Wrong,
                }
            }
            (Task::Number { best, tolerance, wrong, .. }, Answer::Number(number)) => {
                judge(best.abs_diff(*number) <= *tolerance, wrong, number)
            }
            (Task::Free { .. }, Answer::Free) => Verdict::Right,
            _ => Verdict::Wrong,
        }
    }

    /// An answer that is right.
    #[must_use]
    pub fn solution(&self) -> Answer {
        match &self.task {
            Task::Play { best, .. } => Answer::Play(best.clone()),
            Task::Tap { points, taps, .. } => {
                Answer::Tap(points.iter().take(usize::from(*taps)).copied().collect())
            }
            Task::Choice { best, .. } => Answer::Choice(*best),
            Task::Number { best, .. } => Answer::Number(*best),
            Task::Order { plays, .. } => Answer::Order(plays.clone()),
            Task::Write { best, .. } => Answer::Write(best.clone()),
            Task::Setup { best, .. } => Answer::Setup(best.sides.a.points),
            Task::Free { .. } => Answer::Free,
        }
    }

    /// The roll that punishes this play, where the file names one.
    #[must_use]
    pub fn reply_to(&self, play: &str) -> Option<&Reply> {
        let Task::Play { dice, wrong, .. } = &self.task else { return None };
        let position = self.after(dice, play)?;
        wrong.iter().find(|one| one.answer == position)?.reply.as_ref()
    }

    /// Ids of the sentences that are said to foreseen mistakes.
    #[must_use]
    pub fn foreseen_texts(&self) -> Vec<&str> {
        fn of<T>(wrong: &[Foreseen<T>]) -> Vec<&str> {
            wrong.iter().map(|one| one.text.as_str()).collect()
        }
        match &self.task {
            Task::Play { wrong, .. } => of(wrong),
            Task::Tap { wrong, .. } => of(wrong),
            Task::Choice { wrong, .. } => of(wrong),
            Task::Order { wrong, .. } => of(wrong),
            Task::Write { wrong, .. } | Task::Setup { wrong, .. } => of(wrong),
            Task::Number { wrong, .. } => of(wrong),
            Task::Free { .. } => Vec::new(),
        }
    }

    /// Every answer of its kind is right, so nothing is said to a mistake.
    fn cannot_fail(&self) -> bool {
        match &self.task {
            Task::Play { goal, .. } => goal.any,
            Task::Free { .. } => true,
            Task::Choice { acts, wrong, .. } => acts.len() == wrong.len() + 1,
            Task::Tap { .. }
            | Task::Number { .. }
            | Task::Order { .. }
            | Task::Write { .. }
            | Task::Setup { .. } => false,
        }
    }

    /// The ids of the sentences that the step says.
    #[must_use]
    pub fn sentences(&self) -> Vec<String> {
        let mut words = vec!["title", "task", "yes"];
        if !self.cannot_fail() {
            words.push("no");
        }
        if !matches!(self.task, Task::Free { .. }) {
            words.push("hint");
        }
        words.extend(self.foreseen_texts());
        words.into_iter().map(|word| format!("step-{}-{word}", self.text)).collect()
    }
}
