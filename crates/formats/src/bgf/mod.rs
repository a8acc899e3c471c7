//! BGBlitz `.bgf`: a line of JSON that tells how the rest is packed, then JSON or Smile, usually compressed.
//!
//! Green is seat A. Numbers that the program has not computed are written as −999.

mod smile;

use pasch_rules::{ByPlayer, CubeUse, DeadCube, Header, Options, Player, Record, VariantId};
use serde_json::Value;

use crate::inflate::{Unpacked, gzip, zlib};
use crate::overlay::{Candidate, Chances, GameNote, JudgedCube, JudgedPlays, Method, Note, Overlay, Unit};
use crate::problem::{Problem, ReadError, Warning};
use crate::script::{self, Body, Entry, Game, Script, What};
use crate::steps::Chain;

/// Reads a match of BGBlitz from its compressed file.
///
/// # Errors
/// [`ReadError::Corrupt`] if the packed part is damaged or breaks off, [`ReadError::TooLarge`] if it unpacks without end,
/// [`ReadError::NoGame`] if it has no list of games; the list may be empty.
pub fn read(bytes: &[u8]) -> Result<(Record, Vec<Warning>, Overlay), ReadError> {
    let corrupt = |part: &str| ReadError::Corrupt(part.to_owned());
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap_or(bytes.len());
    let (first, rest) = bytes.split_at(end);
    let first: Value = serde_json::from_slice(first).map_err(|_| corrupt("header line"))?;
    let body = rest.get(1..).unwrap_or(&[]);
    let unpacked;
    let body = if first["compress"] == Value::Bool(true) {
        let stream = if body.starts_with(&[0x1F, 0x8B]) { gzip(body) } else { zlib(body) };
        unpacked = match stream {
            Unpacked::Whole(bytes) => bytes,
            Unpacked::TooLarge => return Err(ReadError::TooLarge),
            Unpacked::Cut(_) | Unpacked::Corrupt => return Err(corrupt("match")),
        };
        unpacked.as_slice()
    } else {
        body
    };
    let whole: Value = if first["useSmile"] == Value::Bool(true) {
        smile::parse(body).ok_or_else(|| corrupt("match"))?
    } else {
        serde_json::from_slice(body).map_err(|_| corrupt("match"))?
    };
    let mut warnings = Vec::new();
    let (script, notes) = script(&whole, &mut warnings)?;
    let mut folded = script::play(&script);
    warnings.append(&mut folded.warnings);
    let games = whole["games"].as_array().map_or(Vec::new(), |games| {
        games.iter().map(|game| GameNote { comment: comment(&game["comment"]), other: Vec::new() }).collect()
    });
    let overlay = Overlay::laid(games, notes, &folded.spans);
    Ok((folded.record, warnings, overlay))
}

fn int(value: &Value) -> Option<i64> {
    value.as_i64().or_else(|| value.as_str()?.trim().parse().ok())
}

/// A number, which may be spelt as text; `None` if it was not computed.
fn float(value: &Value) -> Option<f32> {
    let number = value.as_f64().or_else(|| value.as_str()?.trim().parse().ok())?;
    (number.is_finite() && number > -900.0).then_some(number as f32)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or("").trim().to_owned()
}

/// Words, or a list of them.
fn comment(value: &Value) -> Option<String> {
    let words = match value {
        Value::Array(lines) => lines.iter().filter_map(Value::as_str).collect::<Vec<_>>().join("\n"),
        other => text(other),
    };
    (!words.is_empty()).then_some(words)
}

fn header(whole: &Value, warnings: &mut Vec<Warning>) -> Result<Header, ReadError> {
    let length = int(&whole["matchlen"]).unwrap_or(0);
    let length = match u32::try_from(length) {
        Ok(length) if length <= Header::MAX_LENGTH => length,
        Ok(length) => {
            let problem = Problem::Unlimited(length);
            warnings.push(Warning { line: None, column: None, game: None, move_no: None, problem });
            0
        }
        Err(_) => return Err(ReadError::BadLength { line: 2, text: length.to_string() }),
    };
    let on = |key: &str| whole[key].as_bool();
    let mut header = Header::new(VariantId::BACKGAMMON, length);
    header.options = Options {
        crawford: on("useCrawford").unwrap_or(true),
        jacoby: on("useJacoby").unwrap_or(false),
        animals: if on("useBeaver").unwrap_or(false) { 2 } else { 0 },
        cube: if on("useCube") == Some(false) { CubeUse::Off } else { CubeUse::Usual },
        dead_cube: DeadCube::Allow,
        ..Options::default()
    };
    header.names = ByPlayer { a: text(&whole["nameGreen"]), b: text(&whole["nameRed"]) };
    let keys = [
        ("site", "Site"),
        ("extMatchID", "Match ID"),
        ("event", "Event"),
        ("round", "Round"),
        ("location", "Place"),
        ("date", "EventDate"),
    ];
    for (key, name) in keys {
        let value = text(&whole[key]);
        if !value.is_empty() {
            header.extra.push((name.to_owned(), value));
        }
    }
    header.extra.extend(comment(&whole["comment"]).map(|words| ("Comment".to_owned(), words)));
    Ok(header)
}

type Notes = Vec<(usize, usize, Note)>;

fn script(whole: &Value, warnings: &mut Vec<Warning>) -> Result<(Script, Notes), ReadError> {
    let header = header(whole, warnings)?;
    let mut games = Vec::new();
    let mut notes = Vec::new();
    let list = whole["games"].as_array().ok_or(ReadError::NoGame)?;
    for (index, game) in list.iter().enumerate() {
        let score = |of: &Value, red: &str, green: &str| Some([int(&of[green])?, int(&of[red])?]);
        let before = score(game, "scoreRed", "scoreGreen");
        let after = match list.get(index + 1) {
            Some(next) => score(next, "scoreRed", "scoreGreen"),
            None => score(whole, "finalRed", "finalGreen"),
        };
        let names = [text(&game["nameGreen"]), text(&game["nameRed"])];
        let mut read = Game {
            number: index as u32 + 1,
            names: names.iter().all(|name| !name.is_empty()).then(|| {
                let [a, b] = names;
                ByPlayer { a, b }
            }),
            score: before.map(|[a, b]| ByPlayer { a: a.to_string(), b: b.to_string() }),
            scoreless: true,
            crawford: game["isCrawford"].as_bool(),
            ..Game::default()
        };
        let cube = int(&game["initial"]["cube"]).unwrap_or(1);
        if int(&game["initial"]["cubeOwner"]) == Some(0) {
            read.opening_cube = u32::try_from(cube).unwrap_or(1);
        }
        for (number, action) in game["moves"].as_array().into_iter().flatten().zip(1..).map(|(a, n)| (n, a)) {
            if let Some((side, what)) = happened(action, game, before, after) {
                let note = judged(action);
                if note != Note::default() {
                    notes.push((index, read.entries.len(), note));
                }
                read.entries.push(Entry { move_no: Some(number), ..Entry::of(side, what) });
            }
        }
        games.push(read);
    }
    let script = Script {
        header,
        jacoby_open: false,
        crawford_open: false,
        variant_open: true,
        games,
        open_line: None,
    };
    Ok((script, notes))
}

/// What an action is. Green dice of 7 are codes, which the red ones tell.
fn happened(
    action: &Value,
    game: &Value,
    before: Option<[i64; 2]>,
    after: Option<[i64; 2]>,
) -> Option<(Player, What)> {
    let side = if int(&action["player"])? < 0 { Player::A } else { Player::B };
    let (red, green) = (int(&action["red"])?, int(&action["green"])?);
    let first = |key: &str| action[key].get(0).and_then(int).unwrap_or(-1);
    let what = match (green, red) {
        (7, 1) => What::Doubles(None),
        (7, 2) => What::Takes,
        (7, 3) => What::Drops,
        (7, 4) => {
            let told = int(&game["wonPoints"]).filter(|&points| points > 0);
            // Some games tell their points only by the score behind them.
            let seat = usize::from(side == Player::B);
            let counted = before.zip(after).map(|(was, is)| is[seat].saturating_sub(was[seat]));
            let points = told.or(counted.filter(|&points| points > 0));
            What::Wins(points.and_then(|points| u32::try_from(points).ok()))
        }
        (7, 5) => {
            let dice = script::dice(first("from"), first("to"));
            What::Roll { dice, body: Body::CannotMove, column: None }
        }
        (7, 9) => What::Resigns,
        (7, code) => What::Other(format!("code {code}")),
        _ => {
            let chains: Vec<Chain> = moves(action)
                .into_iter()
                .map(|(from, to)| Chain { points: vec![from, to], count: 1 })
                .collect();
            let body = if chains.is_empty() { Body::Unplayed } else { Body::Steps(chains) };
            What::Roll { dice: script::dice(red, green), body, column: None }
        }
    };
    Some((side, what))
}

/// Single moves in the mover's count.
fn moves(action: &Value) -> Vec<(u8, u8)> {
    let numbers = |key: &str| -> Vec<i64> {
        action[key].as_array().into_iter().flatten().map(|value| int(value).unwrap_or(-1)).collect()
    };
    let pairs = numbers("from").into_iter().zip(numbers("to"));
    pairs
        .take_while(|&(from, _)| from >= 0)
        .filter_map(|(from, to)| {
            Some((u8::try_from(from).ok()?.min(25), u8::try_from(to.max(0)).ok()?.min(24)))
        })
        .take(4)
        .collect()
}

/// What the program thought of an action.
fn judged(action: &Value) -> Note {
    let mut played = None;
    let mut candidates = Vec::new();
    for judged in action["moveAnalysis"].as_array().into_iter().flatten().take(500) {
        let eq = &judged["eq"];
        let Some((chances, equity)) = chances(eq).zip(value(eq)) else { continue };
        if judged["played"] == Value::Bool(true) {
            played = Some(candidates.len());
        }
        let method = method(&judged["ply"]);
        candidates.push(Candidate { moves: moves(&judged["move"]), method, chances, equity });
    }
    Note {
        comment: comment(&action["comment"]),
        luck: float(&action["luck"]["luckPlain"]),
        plays: (!candidates.is_empty()).then_some(JudgedPlays { played, candidates }),
        cube: cube(action),
        other: Vec::new(),
    }
}

/// The program counts plies as gnubg does not: its first looks at the opponent's answers already. The number is kept.
fn method(ply: &Value) -> Method {
    Method::Named(match int(ply) {
        Some(ply) if ply >= 0 => format!("BGBlitz {ply} plies"),
        _ => "BGBlitz".to_owned(),
    })
}

fn chances(eq: &Value) -> Option<Chances> {
    Some(Chances {
        win: float(&eq["myWins"])?,
        win_gammon: float(&eq["myGammon"])?,
        win_backgammon: float(&eq["myBackGammon"])?,
        lose_gammon: float(&eq["oppGammon"])?,
        lose_backgammon: float(&eq["oppBackGammon"])?,
    })
}

/// The equity that counts: with the cube if there is one, normalised in matches.
fn value(eq: &Value) -> Option<f32> {
    let normalised = eq["hasEMG"].as_bool().unwrap_or(false).then(|| float(&eq["emg"])).flatten();
    normalised.or_else(|| float(&eq["cubeDecision"]["eqCubeFul"])).or_else(|| float(&eq["equity"]))
}

/// The cube before a roll, where the file judges it.
fn cube(action: &Value) -> Option<JudgedCube> {
    let eq = &action["equity"];
    let decision = &eq["cubeDecision"];
    let chances = chances(eq)?;
    let cubeless = float(&decision["eqCubeLess"])?;
    Some(JudgedCube {
        method: method(&action["ply"]),
        unit: Unit::Equity,
        no_double: chances,
        no_double_value: [cubeless, float(&decision["eqNoDouble"])?],
        double_take: chances,
        double_take_value: [cubeless, float(&decision["eqDoubleTake"])?],
        double_drop: float(&decision["eqDoublePass"]),
    })
}
