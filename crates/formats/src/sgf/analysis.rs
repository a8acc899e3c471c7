//! GNU Backgammon's analysis in the properties of a node: `A` plays, `DA` the cube, `LU` luck.
//!
//! Their values were found by reading what gnubg 1.07 and 1.08 write; settings that mean nothing to others are kept as
//! they stand, so that they can be written again.

use core::fmt::Write;

use pasch_rules::Player;

use super::points;
use super::tree::Node;
use crate::overlay::{Candidate, Chances, JudgedCube, JudgedPlays, Method, Note, Unit};

/// Properties of nodes that are facts, not opinions.
const FACTS: [&str; 12] = ["W", "B", "PL", "AE", "AW", "AB", "DI", "CV", "CO", "A", "DA", "LU"];

/// Root properties that the record holds.
const ROOT: [&str; 9] = ["FF", "GM", "CA", "AP", "MI", "PW", "PB", "RU", "RE"];

/// All that a node says beside its facts.
pub(super) fn note(node: &Node, is_root: bool) -> Note {
    let player = if node.get("B").is_some() { Player::B } else { Player::A };
    let mut note = Note::default();
    for property in &node.properties {
        let name = property.name.as_str();
        let is_place = |cube: &str| name == "CP" && cube.trim().len() == 1;
        let value = property.values.first().map_or("", String::as_str);
        match name {
            "C" => note.comment = Some(property.values.join("\n")),
            "LU" if value.trim().parse::<f32>().is_ok() => note.luck = value.trim().parse().ok(),
            "A" => note.plays = plays(&property.values, player),
            "DA" => note.cube = cube(value),
            _ if FACTS.contains(&name) || is_place(value) => continue,
            _ if is_root
                && (ROOT.contains(&name) || super::document::KEPT.iter().any(|(kept, _)| *kept == name)) =>
            {
                continue;
            }
            _ => note.other.push((property.name.clone(), property.values.clone())),
        }
        let lost = match name {
            "A" => note.plays.is_none(),
            "DA" => note.cube.is_none(),
            "LU" => note.luck.is_none(),
            _ => false,
        };
        if lost {
            note.other.push((property.name.clone(), property.values.clone()));
        }
    }
    note
}

fn plays(values: &[String], player: Player) -> Option<JudgedPlays> {
    let (first, rest) = values.split_first()?;
    let candidates: Vec<Candidate> =
        rest.iter().map(|value| candidate(value, player)).collect::<Option<_>>()?;
    let played = first.trim().parse().ok().filter(|&at| at < candidates.len());
    Some(JudgedPlays { played, candidates })
}

/// `lpab E ver 3`, five chances, equity, settings; or `lpab X …`, a rollout.
fn candidate(value: &str, player: Player) -> Option<Candidate> {
    let value = value.trim_end();
    let kind = value.find(" E ").or_else(|| value.find(" X "))?;
    let (letters, rest) = (&value[..kind], value[kind + 1..].trim_start());
    let moves = points::moves(letters, player).ok()?;
    let words: Vec<&str> = rest.split_whitespace().collect();
    if words[0] == "X" {
        let (output, score) = (numbers(&words, "Output", 7)?, numbers(&words, "Score", 1)?);
        let chances = Chances::from_array(output[..5].try_into().ok()?);
        return Some(Candidate { moves, method: rollout(rest, &words), chances, equity: score[0] });
    }
    let from = if words.get(1) == Some(&"ver") { 3 } else { 1 };
    let figures: Vec<f32> =
        words.get(from..from + 6)?.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let method = search(from, &words, &words[from + 6..])?;
    let chances = Chances::from_array(figures[..5].try_into().ok()?);
    Some(Candidate { moves, method, chances, equity: figures[5] })
}

/// `DA[E ver 3 2C 1 0.000000 1` and twice seven numbers: five chances, cubeless and cubeful value.
fn cube(value: &str) -> Option<JudgedCube> {
    let words: Vec<&str> = value.split_whitespace().collect();
    let (method, no_double, double_take) = match *words.first()? {
        "X" => {
            let after = |word: &str| words.iter().position(|w| *w == word);
            let no_double = numbers(&words[after("NoDouble")?..], "Output", 7)?;
            let double_take = numbers(&words[after("DoubleTake")?..], "Output", 7)?;
            (rollout(value, &words), no_double, double_take)
        }
        "E" => {
            let from = if words.get(1) == Some(&"ver") { 3 } else { 1 };
            let settings = words.len().checked_sub(14).filter(|&end| end > from)?;
            let all: Vec<f32> = words[settings..].iter().map(|w| w.parse().ok()).collect::<Option<_>>()?;
            (search(from, &words, &words[from..settings])?, all[..7].to_vec(), all[7..].to_vec())
        }
        _ => return None,
    };
    Some(JudgedCube {
        method,
        unit: Unit::Equity,
        no_double: Chances::from_array(no_double[..5].try_into().ok()?),
        no_double_value: [no_double[5], no_double[6]],
        double_take: Chances::from_array(double_take[..5].try_into().ok()?),
        double_take_value: [double_take[5], double_take[6]],
        double_drop: None,
    })
}

/// Plies and settings: `2C 0 1 0.000000 1`; in older files other numbers stand before the plies.
fn search(from: usize, words: &[&str], settings: &[&str]) -> Option<Method> {
    let (plies, cubeful) = settings.iter().find_map(|word| {
        let digits = word.strip_suffix('C');
        Some((digits.unwrap_or(word).parse::<u8>().ok()?, digits.is_some()))
    })?;
    let version = words[1..from].join(" ");
    let settings = settings.join(" ");
    let settings = if version == "ver 3" { settings } else { format!("{version}|{settings}") };
    Some(Method::Search { plies, cubeful, settings })
}

fn rollout(text: &str, words: &[&str]) -> Method {
    let trials =
        words.iter().position(|word| *word == "Trials").and_then(|at| words.get(at + 1)?.parse().ok());
    Method::Rollout { trials: trials.unwrap_or(0), text: text.to_owned() }
}

/// The numbers behind a word.
fn numbers(words: &[&str], word: &str, count: usize) -> Option<Vec<f32>> {
    let at = words.iter().position(|w| *w == word)? + 1;
    words.get(at..at + count)?.iter().map(|word| word.parse().ok()).collect()
}

/// The properties of a judgement of plays.
pub(super) fn write_plays(text: &mut String, plays: &JudgedPlays, player: Player) {
    write!(text, "A[{}]", plays.played.map_or(String::new(), |n| n.to_string()))
        .expect("a String takes any text");
    for candidate in &plays.candidates {
        let letters: String = candidate
            .moves
            .iter()
            .flat_map(|&(from, to)| [points::letter(from, player), points::letter(to, player)])
            .collect();
        let body = match &candidate.method {
            Method::Rollout { text, .. } if text.starts_with("X ") => text.clone(),
            method => {
                let (version, settings) = settings(method, "0");
                let mut figures = candidate.chances.to_array().to_vec();
                figures.push(candidate.equity);
                format!("E {version} {} {settings}", row(&figures))
            }
        };
        write!(text, "[{letters} {}]", escaped(&body)).expect("a String takes any text");
    }
}

/// The property of a judgement of the cube.
pub(super) fn write_cube(text: &mut String, cube: &JudgedCube) {
    let body = match &cube.method {
        Method::Rollout { text, .. } if text.starts_with("X ") => text.clone(),
        method => {
            let (version, settings) = settings(method, "");
            let mut figures = Vec::with_capacity(14);
            for (chances, value) in
                [(cube.no_double, cube.no_double_value), (cube.double_take, cube.double_take_value)]
            {
                figures.extend(chances.to_array());
                figures.extend(value);
            }
            format!("E {version} {settings} {}", row(&figures))
        }
    };
    write!(text, "DA[{}]", escaped(&body)).expect("a String takes any text");
}

fn row(figures: &[f32]) -> String {
    figures.iter().map(|figure| format!("{figure:.6}")).collect::<Vec<_>>().join(" ")
}

/// Version and settings; those of another program become the plain ones of so many plies. `unused` is a number that
/// stands between plies and settings of a play.
fn settings(method: &Method, unused: &str) -> (String, String) {
    let (plies, cubeful) = match method {
        Method::Search { settings, .. } if settings.contains('|') => {
            let (version, settings) = settings.split_once('|').unwrap_or(("", settings));
            return (version.to_owned(), settings.to_owned());
        }
        Method::Search { settings, .. } if !settings.is_empty() => {
            return ("ver 3".to_owned(), settings.clone());
        }
        Method::Search { plies, cubeful, .. } => (*plies, *cubeful),
        other => (other.plies().unwrap_or(0), true),
    };
    let unused = if unused.is_empty() { String::new() } else { format!(" {unused}") };
    ("ver 3".to_owned(), format!("{plies}{}{unused} 1 0.000000 1", if cubeful { "C" } else { "" }))
}

/// A value with its brackets and backslashes escaped.
pub(super) fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace(']', "\\]")
}
