//! Chosen decisions, out: as they are listed, and as files of positions.

use pasch_formats::overlay::{Candidate, Chances, JudgedCube, JudgedPlays, Method, Note, Unit};
use pasch_formats::{xg_text, xgid};
use pasch_rules::ByPlayer;
use pasch_wire as wire;

use super::rolled;

/// A decision with all that its report says of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// As a list shows it; without note and date, which the report does not know.
    pub found: wire::FoundDecision,
    /// As the report has it.
    pub turn: wire::TurnReport,
    /// How deep the report looked, such as `2-ply`.
    pub level: String,
}

/// The game that a decision was made in, as a report has it.
#[derive(Clone, Copy, Debug)]
pub struct Around<'r> {
    /// Names of the players.
    pub players: &'r wire::SeatNames,
    /// Points to win the match; 0 for money.
    pub length: u32,
    /// What is played.
    pub variant: &'r wire::VariantView,
    /// The score before the game.
    pub score: wire::Score,
    /// It is the Crawford game.
    pub crawford: bool,
    /// How deep the report looked, such as `2-ply`.
    pub level: &'r str,
}

impl Told {
    /// A decision of a report. `id` is what addresses call it.
    #[must_use]
    pub fn new(id: String, analysis: &wire::AnalysisId, of: Around<'_>, turn: wire::TurnReport) -> Self {
        let first = turn.candidates.iter().find(|one| one.rank == 1);
        let best = match (&turn.cube_decision, first) {
            (Some(cube), _) => &cube.best,
            (None, Some(best)) => &best.play,
            (None, None) => &turn.text,
        };
        let found = wire::FoundDecision {
            id,
            analysis: analysis.clone(),
            index: turn.index,
            variant: of.variant.clone(),
            players: of.players.clone(),
            player: turn.player,
            played_on: None,
            length: of.length,
            score: of.score,
            crawford: of.crawford,
            kind: turn.kind,
            dice: turn.dice.clone(),
            position: turn.position.clone(),
            cube: turn.cube.clone(),
            text: turn.text.clone(),
            best: best.clone(),
            loss: turn.loss,
            mark: turn.mark,
            theme: turn.theme.clone(),
            xgid: turn.xgid.clone(),
            note: wire::NoteView::default(),
            said: rolled::said(&turn),
            rolled: None,
        };
        Self { found, turn, level: of.level.to_owned() }
    }
}

/// The decisions of a report that fit, in order. They are called `NAME.ACTION`.
#[must_use]
pub fn chosen(report: wire::ReportView, name: &str, fits: impl Fn(&wire::TurnReport) -> bool) -> Vec<Told> {
    let mut all = Vec::new();
    for game in report.games {
        let around = Around {
            players: &report.players,
            length: report.length,
            variant: &game.variant,
            score: game.score,
            crawford: game.crawford,
            level: &report.level,
        };
        for turn in game.turns.into_iter().filter(&fits) {
            let id = format!("{name}.{}", turn.index);
            all.push(Told::new(id, &wire::AnalysisId::default(), around, turn));
        }
    }
    all
}

/// In which form positions are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFormat {
    /// An XGID a line.
    Xgid,
    /// Texts as eXtreme Gammon copies them: board, candidates, equities.
    XgText,
    /// A table of comma-separated values, with a line of headings.
    Csv,
}

impl PositionFormat {
    /// All, with the words by which they are asked for.
    pub const ALL: [(&'static str, Self); 3] =
        [("xgid", Self::Xgid), ("xg", Self::XgText), ("csv", Self::Csv)];

    /// The form that is asked for by a word.
    #[must_use]
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(name, _)| *name == word).map(|(_, format)| format)
    }

    /// Writes decisions. Those that have no XGID, because the game is another one, are left out but in a table.
    #[must_use]
    pub fn write(self, decisions: &[Told]) -> String {
        match self {
            Self::Xgid => decisions.iter().filter_map(xgid_line).collect(),
            Self::XgText => decisions.iter().filter_map(text).map(|text| text + "\n\n").collect(),
            Self::Csv => HEADINGS.join(",") + "\r\n" + &decisions.iter().map(csv_line).collect::<String>(),
        }
    }
}

const HEADINGS: [&str; 25] = [
    "id",
    "date",
    "player",
    "opponent",
    "game",
    "length",
    "score",
    "opponent_score",
    "crawford",
    "kind",
    "dice",
    "played",
    "best",
    "loss",
    "mark",
    "position_kind",
    "xgid",
    "tags",
    "note",
    "file_best",
    "file_loss",
    "rollout_best",
    "rollout_loss",
    "rollout_games",
    "rollout",
];

fn xgid_line(one: &Told) -> Option<String> {
    let id = &one.turn.xgid;
    (!id.is_empty()).then(|| if id.starts_with("XGID=") { format!("{id}\n") } else { format!("XGID={id}\n") })
}

/// A word of the wire.
fn word(value: &impl serde::Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

/// A cell of a table. Programs that calculate take what begins like a formula for one: an apostrophe makes it text.
fn cell(text: &str) -> String {
    let guarded =
        if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.to_owned() };
    if guarded.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", guarded.replace('"', "\"\""))
    } else {
        guarded
    }
}

fn csv_line(one: &Told) -> String {
    let found = &one.found;
    let (mine, theirs) = match found.player {
        wire::Seat::A => ((&found.players.a, found.score.a), (&found.players.b, found.score.b)),
        wire::Seat::B => ((&found.players.b, found.score.b), (&found.players.a, found.score.a)),
    };
    let dice: Vec<String> = found.dice.iter().flatten().map(u8::to_string).collect();
    let rollout = found.rolled.as_ref().and_then(|rolled| rolled.result.as_ref());
    let equity = |value: Option<f64>| value.map(|value| format!("{value:.4}")).unwrap_or_default();
    let cells = [
        cell(&found.id),
        cell(found.played_on.as_deref().unwrap_or_default()),
        cell(mine.0),
        cell(theirs.0),
        cell(&found.variant.name),
        found.length.to_string(),
        mine.1.to_string(),
        theirs.1.to_string(),
        found.crawford.to_string(),
        word(&found.kind),
        dice.concat(),
        cell(&found.text),
        cell(&found.best),
        format!("{:.4}", found.loss),
        found.mark.map(|mark| word(&mark)).unwrap_or_default(),
        cell(found.theme.as_deref().unwrap_or_default()),
        cell(&found.xgid),
        cell(&found.note.tags.join(" ")),
        cell(&found.note.note),
        cell(found.said.as_ref().map(|said| said.best.as_str()).unwrap_or_default()),
        equity(found.said.as_ref().and_then(|said| said.loss)),
        cell(found.rolled.as_ref().map(|rolled| rolled.best.as_str()).unwrap_or_default()),
        equity(found.rolled.as_ref().and_then(|rolled| rolled.loss)),
        rollout.map(|view| view.played.to_string()).unwrap_or_default(),
        cell(&rollout.map(rolled::line).unwrap_or_default()),
    ];
    cells.join(",") + "\r\n"
}

fn text(one: &Told) -> Option<String> {
    let id = one.turn.xgid.strip_prefix("XGID=").unwrap_or(&one.turn.xgid);
    let (situation, _) = xgid::decode(id).ok()?;
    let names = ByPlayer { a: one.found.players.a.clone(), b: one.found.players.b.clone() };
    let program = concat!("Pasch Version: ", env!("CARGO_PKG_VERSION"));
    let mut note = judged(&one.turn, &one.level);
    note.comment = (!one.found.note.note.is_empty()).then(|| one.found.note.note.clone());
    Some(xg_text::write(&situation, &names, Some(&note), program))
}

/// The figures of a decision as files tell them.
fn judged(turn: &wire::TurnReport, level: &str) -> Note {
    let plays: Vec<Candidate> = turn.candidates.iter().map(candidate).collect();
    Note {
        plays: (!plays.is_empty())
            .then(|| JudgedPlays { played: turn.played.map(|at| at as usize), candidates: plays }),
        cube: turn.cube_decision.as_ref().map(|one| cube(one, level)),
        ..Note::default()
    }
}

/// How a level of a report was found: `2-ply`, `rollout`.
fn method(level: &str) -> Method {
    match level.strip_suffix("-ply").and_then(|plies| plies.parse().ok()) {
        Some(plies) => Method::Search { plies, cubeful: true, settings: String::new() },
        None => Method::Rollout { trials: 0, text: String::new() },
    }
}

fn candidate(one: &wire::Candidate) -> Candidate {
    Candidate {
        moves: one.moves.iter().map(|step| (step.from, step.to)).collect(),
        method: method(&one.level),
        chances: Chances::from_array(
            [one.win, one.win_g, one.win_bg, one.lose_g, one.lose_bg].map(|n| n as f32),
        ),
        equity: one.equity as f32,
    }
}

fn cube(one: &wire::CubeReport, level: &str) -> JudgedCube {
    let chances =
        Chances::from_array([one.win, one.win_g, one.win_bg, one.lose_g, one.lose_bg].map(|n| n as f32));
    JudgedCube {
        method: method(if one.rolled { "rollout" } else { level }),
        unit: Unit::Equity,
        no_double: chances,
        no_double_value: [one.cubeless as f32, one.no_double as f32],
        double_take: chances,
        double_take_value: [one.cubeless as f32 * 2.0, one.double_take as f32],
        double_drop: Some(one.double_pass as f32),
    }
}
