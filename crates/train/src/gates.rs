//! The gates a net passes before it is delivered: values, decisions and games together, each with its interval.

use std::{collections::BTreeMap, fmt::Write as _, fs, path::Path};

use pasch_engine::eval::NetEvaluator;
use pasch_messages::{Message, message};
use serde::{Deserialize, Serialize};

pub use crate::plan::GatesPlan;

use crate::{
    arena::arena_without_luck,
    curve::{Panel, draw_panels},
    labels::Teacher,
    player::Static,
    progress::RunError,
    store::StoreError,
    validation::{Validation, mean},
    values::{Spread, Theme, Values},
};

/// One gate: a figure of both, and what the candidate gains, each with half its 95 % interval.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Gate {
    /// Of the delivered nets.
    pub champion: [f64; 2],
    /// Of those that are to replace them.
    pub candidate: [f64; 2],
    /// How much better the candidate is, position by position or game by game; below 0 where it is worse.
    pub gain: [f64; 2],
}

impl Gate {
    /// Whether the candidate is not behind.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.gain[0] >= 0.0
    }

    /// Whether it is better beyond its interval.
    #[must_use]
    pub fn is_won(&self) -> bool {
        self.gain[0] > self.gain[1]
    }
}

/// What the gates say of a candidate.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// The candidate's file that differs from the champion's.
    pub candidate: String,
    /// Changes with any of its nets.
    pub checksum: String,
    pub against: String,
    /// Whether it may be delivered: behind at no gate, and better beyond the interval at one at least.
    pub passed: bool,
    /// Root mean square of the errors on the set of values, in points.
    pub values: Gate,
    /// Given up a decision on the validation set, in millipoints.
    pub decisions: Gate,
    /// Points a game against the champion.
    pub games: Gate,
    /// By theme of the set of values: root mean square and bias with the holder on roll, then with the other side.
    pub themes: BTreeMap<String, [f64; 4]>,
}

/// All verdicts, the earliest first.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Log {
    #[serde(default, rename = "verdict")]
    pub verdicts: Vec<Verdict>,
}

/// The file of the verdicts, in a run's folder and, when kept, among the nets.
pub const LOG: &str = "gates.toml";

impl Log {
    /// The log in a file; `None` where there is none.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(path: &Path) -> Result<Option<Self>, RunError> {
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            other => other.map_err(StoreError::io(path))?,
        };
        let damaged = |_| StoreError::Damaged { path: path.to_owned(), fault: message!("log-unreadable") };
        Ok(Some(toml::from_str(&text).map_err(damaged)?))
    }

    /// Adds a verdict, in place of an earlier one of the same nets.
    pub fn add(&mut self, verdict: Verdict) {
        let same = |one: &Verdict| one.checksum == verdict.checksum && one.against == verdict.against;
        self.verdicts.retain(|one| !same(one));
        self.verdicts.push(verdict);
    }

    #[must_use]
    pub fn to_toml(&self) -> String {
        let text = toml::to_string(self).unwrap_or_default();
        format!("# Verdicts of the gates; figures and half their 95 % intervals.\n\n{text}")
    }

    /// What candidates were worth, from left to right: for each gate the candidates' figures and their gains.
    #[must_use]
    pub fn draw(&self) -> String {
        type Figure = fn(&Verdict) -> [f64; 2];
        let figures: [(Message, Figure); 5] = [
            (message!("curve-gate-values"), |one| one.values.candidate),
            (message!("curve-gate-decisions"), |one| one.decisions.candidate),
            (message!("curve-gate-values-gain"), |one| one.values.gain),
            (message!("curve-gate-decisions-gain"), |one| one.decisions.gain),
            (message!("curve-gate-games"), |one| one.games.gain),
        ];
        let panels = figures.map(|(title, figure)| Panel {
            title: title.to_string(),
            labels: self.verdicts.iter().map(|one| one.checksum.chars().take(4).collect()).collect(),
            values: self.verdicts.iter().map(figure).collect(),
        });
        draw_panels(&message!("curve-gates").to_string(), &panels)
    }
}

/// Who is compared, and what they are called.
pub struct Contest<'c> {
    /// The champion, then the candidate, as they judge at a glance.
    pub players: [&'c NetEvaluator; 2],
    /// Of each, a number that changes with any of its nets.
    pub ids: [u64; 2],
    /// The candidate's file that differs.
    pub name: &'c str,
    /// Measures the luck of games.
    pub luck: &'c Teacher,
    pub games: u64,
    pub seed: u64,
}

impl Contest<'_> {
    /// What the gates say, and a report for readers.
    ///
    /// # Errors
    /// When a player fails.
    pub fn judge(&self, values: &Values, decisions: &Validation) -> Result<(Verdict, String), RunError> {
        let [champion, candidate] = self.players;
        let errors = self.players.map(|player| values.errors(player));
        let losses = self.players.map(|player| decisions.losses(player));
        let (_, score) =
            arena_without_luck(&Static(candidate), &Static(champion), self.games, self.seed, self.luck)?;
        let themes = Theme::ALL.map(|theme| {
            let sides = [true, false].map(|is_holder| {
                let wanted =
                    |value: &crate::values::Value| value.theme == theme && value.is_holder == is_holder;
                errors.each_ref().map(|errors| values.spread(errors, wanted))
            });
            (theme.name(), sides)
        });
        let told = |[holder, against]: &[[Spread; 2]; 2]| {
            [holder[1].rms[0], holder[1].bias[0], against[1].rms[0], against[1].bias[0]]
        };
        let verdict = Verdict {
            candidate: self.name.to_owned(),
            checksum: format!("{:016x}", self.ids[1]),
            against: format!("{:016x}", self.ids[0]),
            passed: false,
            values: of_values(values, &errors),
            decisions: of_decisions(decisions, &losses),
            games: Gate {
                champion: [0.0, 0.0],
                candidate: [score.points_per_game, score.interval],
                gain: [score.points_per_game, score.interval],
            },
            themes: themes.iter().map(|(name, sides)| ((*name).to_owned(), told(sides))).collect(),
        };
        let gates = [verdict.values, verdict.decisions, verdict.games];
        let passed = gates.iter().all(Gate::is_held) && gates.iter().any(Gate::is_won);
        let verdict = Verdict { passed, ..verdict };
        let report = report(&verdict, &themes);
        Ok((verdict, report))
    }
}

fn of_values(values: &Values, errors: &[Vec<f64>; 2]) -> Gate {
    let [champion, candidate] = errors.each_ref().map(|errors| values.spread(errors, |_| true).rms);
    let squares: Vec<f64> =
        errors[0].iter().zip(&errors[1]).map(|(old, new)| old.powi(2) - new.powi(2)).collect();
    // The rollouts' noise is the same in both squares; a² - b² = (a - b) (a + b).
    let (gained, sum) = (mean(&squares), (champion[0] + candidate[0]).max(1e-6));
    Gate { champion, candidate, gain: [gained.loss / sum, 1.96 * gained.se / sum] }
}

fn of_decisions(set: &Validation, losses: &[Vec<f32>; 2]) -> Gate {
    let of = |losses: &Vec<f32>| {
        let verdict = set.verdicts(losses)[3];
        [verdict.loss, 1.96 * verdict.se]
    };
    let gains: Vec<f64> =
        losses[0].iter().zip(&losses[1]).map(|(old, new)| 1000.0 * f64::from(old - new)).collect();
    let gained = mean(&gains);
    Gate { champion: of(&losses[0]), candidate: of(&losses[1]), gain: [gained.loss, 1.96 * gained.se] }
}

type Sides = [[Spread; 2]; 2];

fn report(verdict: &Verdict, themes: &[(&'static str, Sides)]) -> String {
    let mut text = format!(
        "# {} against the delivered nets\n\n| gate | delivered | candidate | gain, ± 95 % |\n|---|---|---|---|\n",
        verdict.candidate
    );
    let gates = [
        (message!("curve-gate-values"), verdict.values, 4),
        (message!("curve-gate-decisions"), verdict.decisions, 2),
        (message!("curve-gate-games"), verdict.games, 4),
    ];
    for (name, gate, digits) in gates {
        let told = |[value, half]: [f64; 2]| format!("{value:.digits$} ± {half:.digits$}");
        let Gate { champion, candidate, gain } = gate;
        let gain = format!("{:+.digits$} ± {:.digits$}", gain[0], gain[1]);
        let _ = writeln!(text, "| {name} | {} | {} | {gain} |", told(champion), told(candidate));
    }
    let word = if verdict.passed { "It passes" } else { "It does not pass" };
    let _ = write!(
        text,
        "\n{word}.\n\nValues by theme, root mean square (bias ± standard error), in points for the player on roll:\n\n\
         | theme | n | holder, delivered | holder, candidate | against, delivered | against, candidate |\n\
         |---|---|---|---|---|---|\n"
    );
    for (name, [holder, against]) in themes {
        let told = |spread: &Spread| {
            format!("{:.3} ({:+.3} ± {:.3})", spread.rms[0], spread.bias[0], spread.bias[1])
        };
        let cells: Vec<String> = holder.iter().chain(against).map(told).collect();
        let n = holder[0].positions + against[0].positions;
        let _ = writeln!(text, "| {name} | {n} | {} |", cells.join(" | "));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::Value;
    use pasch_engine::{eval::Evaluator, nets::builtin, standard::Board};

    /// Values of the main net's own positions, so that it is perfect on them.
    fn values() -> Values {
        let boards = (1..=20u8).map(|n| {
            Board::from_points(
                &[(24, 2), (13, 5), (8, 3), (6, 4), (n.min(5), 1)],
                &[(24, 2), (13, 5), (6, 8)],
            )
        });
        let value = |(number, board): (usize, Board)| Value {
            theme: Theme::Ordinary,
            is_holder: number.is_multiple_of(2),
            equity: builtin().main.evaluate_one(&board).equity(),
            board,
            se: 0.0,
            trials: 36,
        };
        Values::new(boards.enumerate().map(value).collect())
    }

    fn judge(players: [&NetEvaluator; 2]) -> (Verdict, String) {
        let nets = builtin();
        let luck = Teacher::new(nets.fast.clone(), nets.fast.clone(), 1, None);
        let contest = Contest { players, ids: [1, 2], name: "x.net", luck: &luck, games: 12, seed: 5 };
        contest.judge(&values(), Validation::builtin()).expect("played")
    }

    #[test]
    fn only_a_better_net_passes() {
        let nets = builtin();
        let (better, report) = judge([&nets.fast, &nets.main]);
        assert!(better.values.is_won() && better.decisions.is_won() && better.games.is_held(), "{report}");
        assert!(better.passed && better.values.candidate[0] < 1e-3, "{report}");
        let (worse, _) = judge([&nets.main, &nets.fast]);
        assert!(!worse.passed && worse.decisions.gain[0] < 0.0, "{worse:?}");
        let (same, _) = judge([&nets.main, &nets.main]);
        assert!(!same.passed && same.decisions.gain == [0.0, 0.0] && same.games.gain[0] == 0.0, "{same:?}");
        let mut one = values().values[0];
        one.equity += 0.25;
        let set = Values::new(vec![one]);
        assert!((set.errors(&nets.main)[0] + 0.25).abs() < 1e-6);
    }

    #[test]
    fn verdicts_are_kept_once_and_drawn() {
        let nets = builtin();
        let (verdict, _) = judge([&nets.main, &nets.fast]);
        let mut log = Log::default();
        log.add(verdict.clone());
        log.add(verdict);
        assert_eq!(log.verdicts.len(), 1);
        assert_eq!(toml::from_str::<Log>(&log.to_toml()).as_ref(), Ok(&log));
        assert!(log.draw().contains("games, points a game"));
    }
}
