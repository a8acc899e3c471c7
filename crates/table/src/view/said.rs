//! What a file says about a match, out.

use pasch_formats::overlay::{Candidate, JudgedCube, JudgedPlays, Note};
use pasch_rules::Record;

use pasch_wire as wire;

/// Candidates of a file that are shown, beside the one that was played.
const SHOWN: usize = 5;

/// The header of a file, without what is shown elsewhere.
pub fn about(record: &Record) -> Vec<wire::About> {
    let extra = record.header.extra.iter().filter(|(_, value)| !value.trim().is_empty());
    extra.map(|(key, value)| wire::About { key: key.clone(), value: value.clone() }).collect()
}

/// What is said about a decision; nothing if there is nothing to show.
pub fn said(note: &Note) -> Option<wire::FileSaid> {
    let said = wire::FileSaid {
        comment: note.comment.clone(),
        luck: note.luck.map(f64::from).filter(|luck| luck.is_finite()),
        candidates: note.plays.as_ref().map(candidates).unwrap_or_default(),
        cube: note.cube.as_ref().and_then(cube),
    };
    let silent =
        said.comment.is_none() && said.luck.is_none() && said.candidates.is_empty() && said.cube.is_none();
    (!silent).then_some(said)
}

fn candidates(plays: &JudgedPlays) -> Vec<wire::FileCandidate> {
    let shown = |at: usize| at < SHOWN || plays.played == Some(at);
    let sound = |one: &Candidate| {
        one.equity.is_finite() && one.chances.to_array().iter().all(|chance| chance.is_finite())
    };
    let listed = plays.candidates.iter().enumerate().filter(|(at, one)| shown(*at) && sound(one));
    listed
        .map(|(at, one)| wire::FileCandidate {
            rank: u32::try_from(at + 1).unwrap_or(u32::MAX),
            play: one.text(),
            equity: one.equity.into(),
            win: one.chances.win.into(),
            win_g: one.chances.win_gammon.into(),
            lose_g: one.chances.lose_gammon.into(),
            level: one.method.quoted(),
            played: plays.played == Some(at),
        })
        .collect()
}

fn cube(cube: &JudgedCube) -> Option<wire::FileCube> {
    let [no_double, double_take] = [cube.no_double_value[1], cube.double_take_value[1]].map(f64::from);
    let chances = cube.no_double;
    let all =
        [no_double, double_take, chances.win.into(), chances.win_gammon.into(), chances.lose_gammon.into()];
    all.iter().all(|figure| figure.is_finite()).then(|| wire::FileCube {
        no_double,
        double_take,
        win: all[2],
        win_g: all[3],
        lose_g: all[4],
        level: cube.method.quoted(),
    })
}
