//! What the comparison comes to.

use std::fmt::Write as _;

use pasch_formats::{Diagram, xgid};
use pasch_messages::{Message, message};
use pasch_rules::Player;
use serde::Serialize;

use super::disputes::{Dispute, Rolled, Verdict};
use super::pairs::Judged;
use super::pairs::{Choice, Pair, Two};
use pasch_console::term::{Align, Style, Table, Tone};

/// How it was done, and what it cost.
pub struct Facts {
    /// GNU Backgammon's name and version.
    pub gnubg: String,
    pub level: String,
    pub gnubg_plies: u8,
    /// Games for each choice of a dispute.
    pub trials: u32,
    pub seed: u32,
    /// Processor seconds of the analyses.
    pub seconds: Two<f64>,
    /// Processor seconds of the rollouts.
    pub rollout_seconds: Two<f64>,
}

/// The comparison. Arrays of two are Pasch's figure and GNU Backgammon's; losses and equities are EMG.
#[derive(Debug, Serialize)]
pub struct Summary {
    gnubg: String,
    level: String,
    gnubg_plies: u8,
    matches: usize,
    /// Decisions that Pasch judged and that count for neither or are not in GNU Backgammon's file.
    unmatched: usize,
    checker: Agreement,
    cube: Agreement,
    players: Vec<PlayerRates>,
    /// Mean absolute difference of the two PRs of a player, and their correlation.
    pr_difference: f64,
    pr_correlation: Option<f64>,
    trials: u32,
    seed: u32,
    disputes: Vec<DisputeAnswer>,
    verdicts: Vec<Verdicts>,
    seconds: Two<f64>,
    times_faster: Option<f64>,
    rollout_seconds: Two<f64>,
}

/// How far the judgements of one kind of decision agree.
#[derive(Debug, Serialize)]
struct Agreement {
    /// Decisions that count for one of them.
    decisions: usize,
    /// Pearson's correlation of the two losses.
    correlation: Option<f64>,
    /// Share of decisions with the same best choice.
    same_best: f64,
    mean_loss: Two<f64>,
    /// Mean of what either thinks the other's best choice loses, over all decisions.
    mean_seen: Two<f64>,
}

#[derive(Debug, Serialize)]
struct PlayerRates {
    file: String,
    player: String,
    decisions: Two<u32>,
    pr: Two<Option<f64>>,
}

#[derive(Debug, Serialize)]
struct DisputeAnswer {
    file: String,
    xgid: Option<String>,
    choice: Two<String>,
    /// What either thinks the other's choice loses.
    seen: Two<f64>,
    /// By Pasch's rollout and GNU Backgammon's: Pasch's choice less the other one.
    gain: Two<f64>,
    error: Two<f64>,
    right: Two<String>,
}

/// How often a judge gave whom right.
#[derive(Debug, Serialize)]
struct Verdicts {
    judge: String,
    pasch: usize,
    gnubg: usize,
    open: usize,
    /// Mean of Pasch's choices less the others, with its standard error.
    mean_gain: f64,
    error: f64,
}

impl Summary {
    pub fn new(judged: &[Judged], pairs: &[Pair], disputes: Vec<Dispute>, facts: Facts) -> Self {
        let (cube, checker): (Vec<&Pair>, Vec<&Pair>) =
            pairs.iter().filter(|pair| pair.matters()).partition(|pair| pair.is_cube());
        let players: Vec<PlayerRates> =
            judged.iter().enumerate().flat_map(|(of, one)| rates(of, one, pairs)).collect();
        let both: Vec<Two<f64>> = players.iter().filter_map(|one| Some([one.pr[0]?, one.pr[1]?])).collect();
        let turns: usize = judged.iter().map(|one| one.report.turns().count()).sum();
        let [pasch, gnubg] = facts.seconds;
        Self {
            gnubg: facts.gnubg,
            level: facts.level,
            gnubg_plies: facts.gnubg_plies,
            matches: judged.len(),
            unmatched: turns - pairs.len(),
            checker: Agreement::of(&checker),
            cube: Agreement::of(&cube),
            pr_difference: mean(both.iter().map(|[a, b]| (a - b).abs())),
            pr_correlation: correlation(&both),
            players,
            trials: facts.trials,
            seed: facts.seed,
            verdicts: verdicts(&disputes),
            disputes: disputes.iter().map(|dispute| told(dispute, judged)).collect(),
            seconds: facts.seconds,
            times_faster: (pasch > 0.0).then(|| gnubg / pasch),
            rollout_seconds: facts.rollout_seconds,
        }
    }

    /// For a terminal, or a page.
    pub fn text(&self) -> String {
        use Align::{Left, Right};
        let style = Style::of_stdout();
        let head = message!(
            "compare-head",
            matches = self.matches,
            level = self.level,
            program = self.gnubg,
            plies = self.gnubg_plies
        );
        let mut text = format!("{head}\n\n");
        let mut table = Table::new(&[Left, Right, Right, Right, Right, Right, Right, Right]);
        table.headings(Tone::Strong, &message!("compare-kind-headings"));
        let kinds = [(message!("compare-plays"), &self.checker), (message!("compare-cubes"), &self.cube)];
        for (name, kind) in kinds {
            table.row(
                Tone::Plain,
                [
                    name.to_string(),
                    kind.decisions.to_string(),
                    or_dash(kind.correlation, 3),
                    format!("{:.1}%", 100.0 * kind.same_best),
                    format!("{:.4}", kind.mean_loss[0]),
                    format!("{:.4}", kind.mean_loss[1]),
                    format!("{:.4}", kind.mean_seen[0]),
                    format!("{:.4}", kind.mean_seen[1]),
                ],
            );
        }
        text += &table.render(style, 0);
        let _ = writeln!(text, "{}\n", message!("compare-unmatched", count = self.unmatched));

        let mut table = Table::new(&[Left, Left, Right, Right, Right, Right]);
        table.headings(Tone::Strong, &message!("compare-player-headings"));
        for one in &self.players {
            table.row(
                Tone::Plain,
                [
                    one.file.clone(),
                    one.player.clone(),
                    one.decisions[0].to_string(),
                    one.decisions[1].to_string(),
                    or_dash(one.pr[0], 2),
                    or_dash(one.pr[1], 2),
                ],
            );
        }
        text += &table.render(style, 0);
        let difference = message!(
            "compare-ratings",
            difference = format!("{:.2}", self.pr_difference),
            correlation = or_dash(self.pr_correlation, 3)
        );
        let _ = writeln!(text, "{difference}\n");
        self.tell_disputes(&mut text, style);
        let time = message!(
            "compare-time",
            pasch = format!("{:.1}", self.seconds[0]),
            other = format!("{:.1}", self.seconds[1]),
            program = self.gnubg,
            times = or_dash(self.times_faster, 1)
        );
        let _ = writeln!(text, "{time}");
        text
    }

    fn tell_disputes(&self, text: &mut String, style: Style) {
        use Align::{Left, Right};
        if self.disputes.is_empty() {
            return;
        }
        let head =
            message!("compare-disputes", count = self.disputes.len(), trials = self.trials, seed = self.seed);
        let _ = writeln!(text, "{head}");
        let mut table = Table::new(&[Left, Left, Right, Right, Right, Right, Left, Left, Left]);
        table.headings(Tone::Strong, &message!("compare-dispute-headings"));
        for one in &self.disputes {
            let gain = |at: usize| format!("{:+.3} ±{:.3}", one.gain[at], one.error[at]);
            table.row(
                Tone::Plain,
                [
                    one.choice[0].clone(),
                    one.choice[1].clone(),
                    format!("{:.3}", one.seen[0]),
                    format!("{:.3}", one.seen[1]),
                    gain(0),
                    gain(1),
                    one.right[0].clone(),
                    one.right[1].clone(),
                    one.xgid.clone().unwrap_or_else(|| one.file.clone()),
                ],
            );
        }
        *text += &table.render(style, 0);
        for verdict in &self.verdicts {
            let line = message!(
                "compare-verdict",
                judge = verdict.judge,
                pasch = verdict.pasch,
                gnubg = verdict.gnubg,
                open = verdict.open,
                gain = format!("{:+.3}", verdict.mean_gain),
                error = format!("{:.3}", verdict.error)
            );
            let _ = writeln!(text, "{line}");
        }
        let time = message!(
            "compare-rollout-time",
            pasch = format!("{:.1}", self.rollout_seconds[0]),
            gnubg = format!("{:.1}", self.rollout_seconds[1])
        );
        let _ = writeln!(text, "{time}\n");
    }
}

impl Agreement {
    fn of(pairs: &[&Pair]) -> Self {
        let losses: Vec<Two<f64>> = pairs.iter().map(|pair| pair.loss).collect();
        let each =
            |pick: fn(&Pair) -> Two<f64>| [0, 1].map(|who| mean(pairs.iter().map(|pair| pick(pair)[who])));
        Self {
            decisions: pairs.len(),
            correlation: correlation(&losses),
            same_best: mean(pairs.iter().map(|pair| f64::from(u8::from(pair.agree())))),
            mean_loss: each(|pair| pair.loss),
            mean_seen: each(|pair| pair.seen),
        }
    }
}

/// Both players of a match. PR is that of `pasch analyze`, of the decisions that both judged; each program says itself
/// which of them count.
fn rates(of: usize, one: &Judged, pairs: &[Pair]) -> Vec<PlayerRates> {
    let factor = if one.record.header.length == 1 { 750.0 } else { 500.0 };
    Player::BOTH
        .into_iter()
        .map(|player| {
            let mine: Vec<&Pair> =
                pairs.iter().filter(|pair| pair.of == of && pair.player == player).collect();
            let decisions = [0, 1].map(|who| mine.iter().filter(|pair| pair.counts[who]).count() as u32);
            let pr = [0, 1].map(|who| {
                let loss: f64 = mine.iter().map(|pair| pair.loss[who]).sum();
                (decisions[who] > 0).then(|| factor * loss / f64::from(decisions[who]))
            });
            PlayerRates {
                file: one.name.clone(),
                player: one.record.header.names[player].clone(),
                decisions,
                pr,
            }
        })
        .collect()
}

fn told(dispute: &Dispute, judged: &[Judged]) -> DisputeAnswer {
    let one = &judged[dispute.pair.of];
    let item = one.plan.items.iter().find(|item| item.action == dispute.pair.action);
    let words =
        |yes: Message, no: Message, both: Two<bool>| both.map(|is| if is { &yes } else { &no }.to_string());
    let choice = match &dispute.pair.choice {
        Choice::Play { names, .. } => names.clone(),
        Choice::Double(both) => words(message!("word-double"), message!("word-no-double"), *both),
        Choice::Take(both) => words(message!("word-take"), message!("word-pass"), *both),
    };
    let rolled = [dispute.pasch, dispute.gnubg]
        .map(|rolled| rolled.unwrap_or(Rolled { gain: 0.0, error: f64::INFINITY }));
    let situation = item.and_then(|item| Diagram::of(&item.before)?.situation());
    DisputeAnswer {
        file: one.name.clone(),
        xgid: situation.map(|situation| xgid::encode(&situation)),
        choice,
        seen: dispute.pair.seen,
        gain: rolled.map(|rolled| rolled.gain),
        error: rolled.map(|rolled| rolled.error),
        right: rolled.map(|rolled| match rolled.verdict() {
            Verdict::Pasch => "Pasch".to_owned(),
            Verdict::Gnubg => "gnubg".to_owned(),
            Verdict::Open => message!("compare-open").to_string(),
        }),
    }
}

/// One of the two rollouts of a dispute.
type Pick = fn(&Dispute) -> Option<Rolled>;

fn verdicts(disputes: &[Dispute]) -> Vec<Verdicts> {
    let judges: [(Message, Pick); 2] =
        [(message!("compare-by-pasch"), |d| d.pasch), (message!("compare-by-gnubg"), |d| d.gnubg)];
    let count = |found: &[Verdict], wanted| found.iter().filter(|one| **one == wanted).count();
    let mut all: Vec<Verdicts> = judges
        .into_iter()
        .map(|(judge, pick)| {
            let rolled: Vec<Rolled> = disputes.iter().filter_map(pick).collect();
            let found: Vec<Verdict> = rolled.iter().map(Rolled::verdict).collect();
            let squares: f64 = rolled.iter().map(|one| one.error * one.error).sum();
            Verdicts {
                judge: judge.to_string(),
                pasch: count(&found, Verdict::Pasch),
                gnubg: count(&found, Verdict::Gnubg),
                open: count(&found, Verdict::Open),
                mean_gain: mean(rolled.iter().map(|one| one.gain)),
                error: squares.sqrt() / (rolled.len().max(1) as f64),
            }
        })
        .collect();
    // Both together: the mean of the two, as rollouts of different nets know nothing of each other's errors.
    let both: Vec<Rolled> = disputes
        .iter()
        .filter_map(|dispute| {
            let (mine, theirs) = (dispute.pasch?, dispute.gnubg?);
            let gain = 0.5 * (mine.gain + theirs.gain);
            Some(Rolled { gain, error: 0.5 * mine.error.hypot(theirs.error) })
        })
        .collect();
    let agreed: Vec<Verdict> = disputes
        .iter()
        .filter_map(|dispute| {
            let (mine, theirs) = (dispute.pasch?.verdict(), dispute.gnubg?.verdict());
            Some(if mine == theirs { mine } else { Verdict::Open })
        })
        .collect();
    let squares: f64 = both.iter().map(|one| one.error * one.error).sum();
    all.push(Verdicts {
        judge: message!("compare-by-both").to_string(),
        pasch: count(&agreed, Verdict::Pasch),
        gnubg: count(&agreed, Verdict::Gnubg),
        open: count(&agreed, Verdict::Open),
        mean_gain: mean(both.iter().map(|one| one.gain)),
        error: squares.sqrt() / (both.len().max(1) as f64),
    });
    all
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

/// Pearson's; `None` where one of the two does not vary.
fn correlation(pairs: &[Two<f64>]) -> Option<f64> {
    let [a, b] = [0, 1].map(|who| mean(pairs.iter().map(|pair| pair[who])));
    let of = |x: fn(f64, f64) -> f64| -> f64 { pairs.iter().map(|pair| x(pair[0] - a, pair[1] - b)).sum() };
    let spread = (of(|x, _| x * x) * of(|_, y| y * y)).sqrt();
    (spread > 0.0).then(|| of(|x, y| x * y) / spread)
}

fn or_dash(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(|| "–".to_owned(), |value| format!("{value:.digits$}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn correlations_are_those_of_the_textbook() {
        let line: Vec<Two<f64>> = (0..5).map(|n| [f64::from(n), 3.0 - 2.0 * f64::from(n)]).collect();
        assert!((correlation(&line).unwrap() + 1.0).abs() < 1e-12);
        let square = [[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]];
        assert!(correlation(&square).unwrap().abs() < 1e-12);
        assert_eq!(correlation(&[[1.0, 2.0], [1.0, 3.0]]), None);
    }
}
