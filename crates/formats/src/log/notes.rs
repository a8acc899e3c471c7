//! What is said about a match, line by line behind its actions.

use serde::{Deserialize, Serialize};

use super::mirror::bad;
use super::{LogErrorKind, json_error};
use crate::overlay::{Candidate, Chances, GameNote, JudgedCube, JudgedPlays, Method, Note, Overlay, Unit};

/// Games of which a note may speak.
const GAMES: usize = 100_000;

/// A line of the log that is no action.
#[derive(Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    /// About a game, counted from 0.
    Game {
        at: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        comment: Option<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        other: Vec<(String, Vec<String>)>,
    },
    /// About an action, counted from 0.
    Action {
        at: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        comment: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        luck: Option<Figure>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        plays: Option<Box<Plays>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cube: Option<Box<Cube>>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        other: Vec<(String, Vec<String>)>,
    },
}

/// JSON has no word for what is not finite.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Figure {
    Number(f32),
    Word(String),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum How {
    /// Plies, whether cubeful, and the settings in words.
    Search(u8, bool, String),
    /// Plies as eXtreme Gammon counts them.
    Xg(u8),
    /// Trials, the judgement as the file spells it.
    Rollout(u32, String),
    Named(String),
}

/// Five chances and the equity.
type Worth = [Figure; 6];

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Plays {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    played: Option<usize>,
    /// Steps from and to, how it was judged, what it is worth.
    list: Vec<(Vec<[u8; 2]>, How, Worth)>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Cube {
    how: How,
    /// Whether the cubeful values are chances to win the match.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    mwc: bool,
    /// Five chances, cubeless and cubeful value.
    no_double: [Figure; 7],
    double_take: [Figure; 7],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    double_drop: Option<Figure>,
}

/// Whether a line says something about the match.
pub(super) fn is_note(line: &str) -> bool {
    line.contains("\"say\"")
}

/// Everything that is said, a line each, without line feeds.
pub(super) fn lines(overlay: &Overlay) -> impl Iterator<Item = String> + '_ {
    let games = overlay.games.iter().enumerate().filter(|(_, note)| **note != GameNote::default());
    let games =
        games.map(|(at, note)| Line::Game { at, comment: note.comment.clone(), other: note.other.clone() });
    let actions = overlay.notes.iter().map(|(&at, note)| Line::Action {
        at,
        comment: note.comment.clone(),
        luck: note.luck.map(Figure::from),
        plays: note.plays.as_ref().map(|plays| Box::new(plays.into())),
        cube: note.cube.as_ref().map(|cube| Box::new(cube.into())),
        other: note.other.clone(),
    });
    games
        .chain(actions)
        .map(|line| serde_json::to_string(&line).expect("mirrors hold only strings, numbers and lists"))
}

/// Reads a line into an overlay.
pub(super) fn read(line: &str, overlay: &mut Overlay) -> Result<(), LogErrorKind> {
    let line: Line = serde_json::from_str(line).map_err(|error| json_error(&error))?;
    match line {
        Line::Game { at, .. } if at >= GAMES => return Err(bad("game", at)),
        Line::Game { at, comment, other } => {
            if overlay.games.len() <= at {
                overlay.games.resize(at + 1, GameNote::default());
            }
            overlay.games[at] = GameNote { comment, other };
        }
        Line::Action { at, comment, luck, plays, cube, other } => {
            let note = Note {
                comment,
                luck: luck.as_ref().map(Figure::value).transpose()?,
                plays: plays.map(|plays| (*plays).try_into()).transpose()?,
                cube: cube.map(|cube| (*cube).try_into()).transpose()?,
                other,
            };
            overlay.notes.insert(at, note);
        }
    }
    Ok(())
}

impl From<f32> for Figure {
    fn from(value: f32) -> Self {
        if value.is_finite() { Self::Number(value) } else { Self::Word(value.to_string()) }
    }
}

impl Figure {
    fn value(&self) -> Result<f32, LogErrorKind> {
        match self {
            Self::Number(value) => Ok(*value),
            Self::Word(word) => word.parse().map_err(|_| bad("figure", word)),
        }
    }
}

fn values<const N: usize>(figures: &[Figure; N]) -> Result<[f32; N], LogErrorKind> {
    let mut values = [0.0; N];
    for (value, figure) in values.iter_mut().zip(figures) {
        *value = figure.value()?;
    }
    Ok(values)
}

impl From<&Method> for How {
    fn from(method: &Method) -> Self {
        match method {
            Method::Search { plies, cubeful, settings } => Self::Search(*plies, *cubeful, settings.clone()),
            Method::Xg(plies) => Self::Xg(*plies),
            Method::Rollout { trials, text } => Self::Rollout(*trials, text.clone()),
            Method::Named(name) => Self::Named(name.clone()),
        }
    }
}

impl From<How> for Method {
    fn from(how: How) -> Self {
        match how {
            How::Search(plies, cubeful, settings) => Self::Search { plies, cubeful, settings },
            How::Xg(plies) => Self::Xg(plies),
            How::Rollout(trials, text) => Self::Rollout { trials, text },
            How::Named(name) => Self::Named(name),
        }
    }
}

impl From<&JudgedPlays> for Plays {
    fn from(plays: &JudgedPlays) -> Self {
        let one = |candidate: &Candidate| {
            let [win, wg, wb, lg, lb] = candidate.chances.to_array();
            let steps = candidate.moves.iter().map(|&(from, to)| [from, to]).collect();
            let worth = [win, wg, wb, lg, lb, candidate.equity].map(Figure::from);
            (steps, How::from(&candidate.method), worth)
        };
        Self { played: plays.played, list: plays.candidates.iter().map(one).collect() }
    }
}

impl TryFrom<Plays> for JudgedPlays {
    type Error = LogErrorKind;

    fn try_from(plays: Plays) -> Result<Self, LogErrorKind> {
        let mut candidates = Vec::with_capacity(plays.list.len());
        for (steps, how, worth) in plays.list {
            if let Some(step) = steps.iter().find(|step| step[0] > 25 || step[1] > 25) {
                return Err(bad("step", format!("{}/{}", step[0], step[1])));
            }
            let [win, wg, wb, lg, lb, equity] = values(&worth)?;
            candidates.push(Candidate {
                moves: steps.into_iter().map(|[from, to]| (from, to)).collect(),
                method: how.into(),
                chances: Chances::from_array([win, wg, wb, lg, lb]),
                equity,
            });
        }
        Ok(Self { played: plays.played.filter(|&at| at < candidates.len()), candidates })
    }
}

fn branch(chances: Chances, [cubeless, cubeful]: [f32; 2]) -> [Figure; 7] {
    let [win, wg, wb, lg, lb] = chances.to_array();
    [win, wg, wb, lg, lb, cubeless, cubeful].map(Figure::from)
}

fn read_branch(figures: &[Figure; 7]) -> Result<(Chances, [f32; 2]), LogErrorKind> {
    let [win, wg, wb, lg, lb, cubeless, cubeful] = values(figures)?;
    Ok((Chances::from_array([win, wg, wb, lg, lb]), [cubeless, cubeful]))
}

impl From<&JudgedCube> for Cube {
    fn from(cube: &JudgedCube) -> Self {
        Self {
            how: How::from(&cube.method),
            mwc: cube.unit == Unit::MatchChance,
            no_double: branch(cube.no_double, cube.no_double_value),
            double_take: branch(cube.double_take, cube.double_take_value),
            double_drop: cube.double_drop.map(Figure::from),
        }
    }
}

impl TryFrom<Cube> for JudgedCube {
    type Error = LogErrorKind;

    fn try_from(cube: Cube) -> Result<Self, LogErrorKind> {
        let (no_double, no_double_value) = read_branch(&cube.no_double)?;
        let (double_take, double_take_value) = read_branch(&cube.double_take)?;
        Ok(Self {
            method: cube.how.into(),
            unit: if cube.mwc { Unit::MatchChance } else { Unit::Equity },
            no_double,
            no_double_value,
            double_take,
            double_take_value,
            double_drop: cube.double_drop.as_ref().map(Figure::value).transpose()?,
        })
    }
}
