//! The check of a record of protocol 3: alone, beside another export, beside a browser's memory.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use pasch_dice::Party;
use pasch_dice::v3::{
    Color, Contradiction, Doubt, Entry, Outline, PROTOCOL, Record, Verdict, verify, verify_memory, verify_two,
};
use pasch_messages::{Arg, Message, message};
use pasch_rules::{Action, MatchState, Phase, Player};
use serde::Serialize;
use serde_json::Value;

use pasch_console::files;

/// A file with a record of protocol 3, and the log of its match where there is one.
pub struct Export {
    record: Record,
    log: Option<String>,
}

/// The record of protocol 3 in an exported match: alone, or under `"dice"`; `None` where there is none.
///
/// # Errors
/// When there is one that cannot be read.
pub fn export_in(text: &str) -> Result<Option<Export>> {
    let value: Value = serde_json::from_str(text)?;
    let is_record = |value: &Value| value.get("protocol").and_then(Value::as_str) == Some(PROTOCOL);
    let log = value.get("log").and_then(Value::as_str).map(str::to_owned);
    let found = match &value {
        one if is_record(one) => Some(one),
        Value::Array(list) => list.iter().find(|one| is_record(one)),
        one => match one.get("dice") {
            Some(Value::Array(list)) => list.iter().find(|one| is_record(one)),
            Some(one) if is_record(one) => Some(one),
            _ => None,
        },
    };
    let Some(found) = found else {
        let other = value.get("protocol").and_then(Value::as_str);
        return match other.filter(|&other| other != pasch_dice::PROTOCOL) {
            None => Ok(None),
            Some(other) => {
                bail!(message!(
                    "dice-unknown-protocol",
                    other = format!("{other:?}"),
                    protocol = pasch_dice::PROTOCOL,
                    protocol2 = PROTOCOL
                ))
            }
        };
    };
    let record = serde_json::from_value(found.clone()).context(message!("dice-unreadable"))?;
    Ok(Some(Export { record, log }))
}

/// What is printed as JSON; `examples/verify_dice.py` prints the same.
#[derive(Serialize)]
struct Printed<'v> {
    chosen: Color,
    foreseen: Color,
    throws: u32,
    skipped: u32,
    doubts: Vec<String>,
    reasons: &'v [Doubt],
    contradiction: Option<PrintedContradiction>,
}

#[derive(Serialize)]
struct PrintedContradiction {
    epoch: usize,
    entry: u32,
    what: &'static str,
    by: Option<Party>,
    words: String,
}

impl From<&Contradiction> for PrintedContradiction {
    fn from(found: &Contradiction) -> Self {
        Self {
            epoch: found.epoch,
            entry: found.entry,
            what: found.what.code(),
            by: found.by,
            words: found.to_string(),
        }
    }
}

/// Checks an export and prints the verdict.
///
/// # Errors
/// When it cannot be checked, or is red.
pub fn run(
    path: &Path,
    export: &Export,
    second: Option<&PathBuf>,
    memory: Option<&PathBuf>,
    json: bool,
) -> Result<()> {
    let outline = |context: &pasch_dice::v3::Context| Outline::new(context.terms.length);
    let name = path.display();
    let lines = export.log.as_deref().map(lines);
    let mut verdict = verify(&export.record, outline, lines.as_deref()).with_context(|| name.to_string())?;
    if verdict.contradiction.is_none()
        && let Some(log) = &export.log
    {
        replay(log, &export.record).with_context(|| name.to_string())?;
    }
    if let Some(path) = second
        && verdict.contradiction.is_none()
    {
        let other = read(path)?;
        let both = verify_two(&export.record, &other.record, outline);
        verdict = both.with_context(|| path.display().to_string())?;
    }
    if let Some(path) = memory
        && verdict.contradiction.is_none()
    {
        let text = String::from_utf8(files::read(path)?).with_context(|| path.display().to_string())?;
        let memory = serde_json::from_str(&text).with_context(|| path.display().to_string())?;
        let beside =
            verify_memory(&export.record, &memory, outline).with_context(|| path.display().to_string())?;
        let more = beside.doubts.into_iter().filter(|doubt| !verdict.doubts.contains(doubt));
        let more: Vec<Doubt> = more.collect();
        verdict.doubts.extend(more);
        verdict.contradiction = beside.contradiction;
    }
    if json {
        files::print_json(&Printed {
            chosen: verdict.chosen(),
            foreseen: verdict.foreseen(),
            throws: verdict.throws,
            skipped: verdict.skipped,
            doubts: verdict.doubts.iter().map(ToString::to_string).collect(),
            reasons: &verdict.doubts,
            contradiction: verdict.contradiction.as_ref().map(Into::into),
        })?;
    } else {
        files::print(&told(&export.record, &verdict))?;
    }
    if verdict.contradiction.is_some() {
        bail!(message!("dice-contradiction", name = Arg::text(&name)));
    }
    Ok(())
}

fn read(path: &Path) -> Result<Export> {
    let text = String::from_utf8(files::read(path)?).with_context(|| message!("no-text", path = path))?;
    let found = export_in(&text).with_context(|| path.display().to_string())?;
    found.with_context(|| message!("dice-none", path = path, protocol = PROTOCOL))
}

/// The lines of the actions of a log: neither its header nor notes.
fn lines(log: &str) -> Vec<String> {
    let actions = log.lines().skip(1).filter(|line| line.starts_with("{\"do\":"));
    actions.map(str::to_owned).collect()
}

/// Replays the log by the rules: it is legal, and each roll was declared by the player on roll.
fn replay(log: &str, record: &Record) -> Result<()> {
    let played = pasch_formats::log::read(log).context(message!("dice-log-unplayable"))?;
    let items = record.epochs.iter().flat_map(|part| &part.items);
    let (mut declared, mut rollers) = (None, Vec::new());
    for item in items {
        match &item.entry {
            Entry::Declare { party, .. } => declared = Some(*party),
            Entry::Begin { .. } => declared = None,
            Entry::Throw { .. } => rollers.extend(declared.take()),
            _ => {}
        }
    }
    let mut rollers = rollers.into_iter();
    let mut state = MatchState::new(&played.header)?;
    for (action, at) in played.actions.iter().zip(1..) {
        if let (Action::Roll(_), Phase::ToRoll { player }) = (action, state.phase()) {
            let party = if *player == Player::A { Party::A } else { Party::B };
            let declarer = rollers.next();
            if declarer != Some(party) {
                bail!(message!("dice-other-roller", at = at, party = party));
            }
        }
        state.apply(action)?;
    }
    Ok(())
}

fn color(color: Color) -> Message {
    match color {
        Color::Green => message!("dice-green"),
        Color::Amber => message!("dice-amber"),
        Color::Red => message!("dice-red"),
    }
}

fn told(record: &Record, verdict: &Verdict) -> String {
    let context = &record.epochs[0].context;
    let [a, b] = &context.players;
    let keys = &context.keys;
    let head = message!(
        "dice-verdict",
        id = context.match_id,
        a = a,
        b = b,
        throws = verdict.throws,
        chosen = color(verdict.chosen()),
        foreseen = color(verdict.foreseen())
    );
    let mut text = format!("{head}\n");
    for doubt in &verdict.doubts {
        let _ = writeln!(text, "  {doubt}");
    }
    if let Some(found) = &verdict.contradiction {
        let _ = writeln!(text, "  {found}");
    }
    if verdict.skipped > 0 {
        let _ = writeln!(text, "{}", message!("dice-skipped", count = verdict.skipped));
    }
    let shown = |key: Option<pasch_dice::v3::Key>| key.map(|key| key.to_string());
    let keys = message!(
        "dice-keys",
        server = keys.server.to_string(),
        a = a,
        a_key = shown(keys.a),
        b = b,
        b_key = shown(keys.b)
    );
    let _ = writeln!(text, "{keys}");
    text
}
