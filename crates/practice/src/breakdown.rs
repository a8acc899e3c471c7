//! A player's own play, part by part: by length, score, month, opponent, kind of decision; and the dice of both sides.

use std::collections::BTreeMap;

use pasch_wire::{
    AnalysisId, Breakdown, BreakdownPart, BreakdownRow, CollectedId, DecisionKind, DiceSums, Mark, RollSums,
    Seat,
};

use crate::decisions::{Decision, ScoreKind, unpack};
use crate::statistics::PER_DECISION;

/// An analysed match of a player, with its packed decisions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnDecisions {
    /// The id of the collected match.
    pub match_id: CollectedId,
    /// The id of its analysis.
    pub analysis_id: AnalysisId,
    /// The player's seat.
    pub seat: Option<Seat>,
    /// How it was played: `computer`, `people`, `screen` or `file`.
    pub kind: String,
    /// Points to win; 0 for money.
    pub length: u32,
    /// When it was played, ISO 8601 as far as known.
    pub played_on: Option<String>,
    /// The decisions, packed by [`crate::decisions::pack`].
    pub packed: Vec<u8>,
}

/// A sum over decisions.
#[derive(Clone, Debug, Default)]
struct Sum {
    matches: u32,
    /// The last match that was counted.
    last: Option<usize>,
    decisions: u32,
    errors: u32,
    blunders: u32,
    loss: f64,
    rated: f64,
    luck: f64,
}

impl Sum {
    fn add(&mut self, at: usize, weight: f64, one: &Decision) {
        if self.last != Some(at) {
            self.last = Some(at);
            self.matches += 1;
        }
        let loss = f64::from(one.loss);
        self.loss += loss;
        self.rated += loss * weight;
        self.luck += f64::from(one.luck.unwrap_or_default());
        self.decisions += u32::from(one.counts);
        self.errors += u32::from(one.mark == Some(Mark::Error));
        self.blunders += u32::from(one.mark == Some(Mark::Blunder));
    }

    fn row(&self, key: String) -> BreakdownRow {
        BreakdownRow {
            key,
            matches: self.matches,
            decisions: self.decisions,
            errors: self.errors,
            blunders: self.blunders,
            loss: self.loss,
            luck: self.luck,
            pr: (self.decisions > 0).then(|| PER_DECISION * self.rated / f64::from(self.decisions)),
        }
    }
}

/// The parts, in the order of the page.
const PARTS: [&str; 6] = ["length", "score", "decision", "theme", "against", "month"];

/// The keys under which a decision counts, in the order of [`PARTS`]; each with what it is sorted by.
fn keys(of: &OwnDecisions, one: &Decision) -> [Option<(u32, String)>; 6] {
    let score = one.score();
    let place = ScoreKind::ALL.iter().position(|kind| *kind == score).unwrap_or_default();
    let (rank, decision) = match one.kind {
        DecisionKind::Play => (0, "play"),
        DecisionKind::Double => (1, "double"),
        DecisionKind::NoDouble => (2, "noDouble"),
        DecisionKind::Take => (3, "take"),
        DecisionKind::Drop => (4, "drop"),
        DecisionKind::Beaver | DecisionKind::Raccoon => (5, "beaver"),
    };
    let month = of.played_on.as_deref().and_then(|day| day.get(..7)).map(|month| (0, month.to_owned()));
    [
        Some((of.length, of.length.to_string())),
        Some((place as u32, score.word().to_owned())),
        Some((rank, decision.to_owned())),
        one.theme.map(|theme| (theme as u32, theme.words().to_owned())),
        Some((0, of.kind.clone())),
        month,
    ]
}

/// The breakdown of a player's analysed matches.
#[must_use]
pub fn breakdown(matches: &[OwnDecisions]) -> Breakdown {
    let mut parts: [BTreeMap<(u32, String), Sum>; 6] = Default::default();
    let mut dice: BTreeMap<String, DiceSums> = BTreeMap::new();
    for (at, of) in matches.iter().enumerate() {
        let weight = if of.length == 1 { 1.5 } else { 1.0 };
        let rolls = dice.entry(of.kind.clone()).or_insert_with(|| DiceSums::new(of.kind.clone()));
        for one in unpack(&of.packed) {
            let is_own = Some(one.seat) == of.seat;
            roll(if is_own { &mut rolls.mine } else { &mut rolls.theirs }, &one);
            if !is_own || (one.mark.is_none() && one.luck.is_none()) {
                continue;
            }
            for (part, key) in parts.iter_mut().zip(keys(of, &one)) {
                if let Some(key) = key {
                    part.entry(key).or_default().add(at, weight, &one);
                }
            }
        }
    }
    let part = |(name, sums): (&str, &BTreeMap<(u32, String), Sum>)| BreakdownPart {
        part: name.to_owned(),
        rows: sums.iter().map(|((_, key), sum)| sum.row(key.clone())).collect(),
    };
    Breakdown { parts: PARTS.into_iter().zip(&parts).map(part).collect(), dice: dice.into_values().collect() }
}

fn roll(sums: &mut RollSums, one: &Decision) {
    let Some((high, low)) = one.dice else { return };
    let times = if high == low { 2 } else { 1 };
    sums.rolls += 1;
    sums.doubles += u32::from(high == low);
    sums.pips += times * (u32::from(high) + u32::from(low));
    sums.luck += f64::from(one.luck.unwrap_or_default());
}

/// The breakdown as a table of comma-separated values, with a line of headings.
#[must_use]
pub fn csv(breakdown: &Breakdown) -> String {
    let mut out = "part,key,matches,decisions,errors,blunders,loss,luck,pr\r\n".to_owned();
    for part in &breakdown.parts {
        for row in &part.rows {
            let pr = row.pr.map(|pr| format!("{pr:.3}")).unwrap_or_default();
            out += &format!(
                "{},{},{},{},{},{},{:.4},{:.4},{pr}\r\n",
                part.part, row.key, row.matches, row.decisions, row.errors, row.blunders, row.loss, row.luck
            );
        }
    }
    out += "\r\ndice,side,rolls,doubles,pips,luck\r\n";
    for sums in &breakdown.dice {
        for (side, one) in [("mine", &sums.mine), ("theirs", &sums.theirs)] {
            out += &format!(
                "{},{side},{},{},{},{:.4}\r\n",
                sums.against, one.rolls, one.doubles, one.pips, one.luck
            );
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decisions::{Structure, pack};
    use pasch_analysis::Theme;

    fn one(seat: Seat, loss: f32, dice: (u8, u8)) -> Decision {
        Decision {
            action: 1,
            seat,
            kind: DecisionKind::Play,
            dice: Some(dice),
            theme: Some(Theme::Race),
            mark: Some(if loss > 0.1 { Mark::Blunder } else { Mark::Best }),
            counts: true,
            loss,
            luck: Some(0.25),
            mine: Structure::default(),
            theirs: Structure::default(),
            cube: 0,
            owner: None,
            away: Some([1, 1]),
            crawford: false,
        }
    }

    fn own(kind: &str, length: u32, decisions: &[Decision]) -> OwnDecisions {
        OwnDecisions {
            match_id: "m".into(),
            analysis_id: "x".into(),
            seat: Some(Seat::B),
            kind: kind.to_owned(),
            length,
            played_on: Some("2024-05-30".to_owned()),
            packed: pack(decisions),
        }
    }

    #[test]
    fn every_part_adds_up_to_the_whole() {
        let matches = [
            own("people", 1, &[one(Seat::B, 0.2, (3, 3)), one(Seat::A, 0.9, (6, 5))]),
            own("computer", 5, &[one(Seat::B, 0.0, (6, 1)), one(Seat::B, 0.3, (2, 1))]),
        ];
        let found = breakdown(&matches);
        for part in &found.parts {
            let sum = |of: fn(&BreakdownRow) -> u32| part.rows.iter().map(of).sum::<u32>();
            assert_eq!((sum(|row| row.decisions), sum(|row| row.blunders)), (3, 2), "{}", part.part);
            assert!((part.rows.iter().map(|row| row.loss).sum::<f64>() - 0.5).abs() < 1e-6);
        }
        let lengths: Vec<_> =
            found.parts[0].rows.iter().map(|row| (row.key.as_str(), row.pr.unwrap())).collect();
        assert_eq!(lengths.len(), 2);
        assert!((lengths[0].1 - 150.0).abs() < 1e-3, "one point counts half as much again: {lengths:?}");
        assert!((lengths[1].1 - 75.0).abs() < 1e-3, "{lengths:?}");
        let dice: Vec<_> =
            found.dice.iter().map(|one| (one.against.as_str(), one.mine.rolls, one.mine.pips)).collect();
        assert_eq!(dice, [("computer", 2, 10), ("people", 1, 12)]);
        assert_eq!((found.dice[1].theirs.rolls, found.dice[1].mine.doubles), (1, 1));
        let table = csv(&found);
        assert!(table.contains("length,1,1,1,0,1,0.2000,0.2500,150.000\r\n"), "{table}");
        assert!(table.contains("people,theirs,1,0,11,0.2500\r\n"), "{table}");
    }

    #[test]
    fn nothing_comes_of_nothing() {
        let found = breakdown(&[]);
        assert!(found.dice.is_empty() && found.parts.iter().all(|part| part.rows.is_empty()));
    }
}
