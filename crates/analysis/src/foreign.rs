//! What other programs thought of a match, as files tell it, in the units that a reader or a format wants; and a report
//! as such a file would tell it.

use std::collections::BTreeMap;

use pasch_engine::analyst::{Evaluation, cube_of};
use pasch_engine::cube::{CubeInfo, CubeMet, CubeOwner, cubeless_value};
use pasch_engine::eval::Probs;
use pasch_engine::met::Met;
use pasch_engine::search::RankedPlay;
use pasch_formats::overlay::{
    Candidate, Chances, JudgedCube, JudgedPlays, Method, Note, Overlay, Unit, join,
};
use pasch_rules::{Action, LegalPlay, Phase, Record, SetupTurn};

use crate::report::{self, CubeReport, Decision, Report, Rolled};

/// The overlay with the figures of the cube in one unit. In a match, equities and chances to win it are turned into each
/// other by a match equity table, which need not be the one that the other program had; money knows equities only.
#[must_use]
pub fn in_unit(record: &Record, overlay: &Overlay, unit: Unit, met: &Met) -> Overlay {
    let unit = if record.header.length == 0 { Unit::Equity } else { unit };
    let mut overlay = overlay.clone();
    let wanted = |note: &Note| note.cube.as_ref().is_some_and(|cube| cube.unit != unit);
    if !overlay.notes.values().any(wanted) {
        return overlay;
    }
    let steps = record.replay().into_iter().flat_map(|replay| replay.map_while(Result::ok));
    for step in steps {
        let note = overlay.notes.get_mut(&step.index);
        let Some(cube) = note.and_then(|note| note.cube.as_mut()).filter(|cube| cube.unit != unit) else {
            continue;
        };
        // Figures of the cube are its doubler's, whoever answers.
        let (Phase::ToRoll { player } | Phase::DoubleOffered { by: player, .. }) = *step.before.phase()
        else {
            continue;
        };
        let at = CubeMet::new(cube_of(&step.before, player), met);
        let turned = |value: f32| match unit {
            Unit::Equity => at.equity(value.into()) as f32,
            Unit::MatchChance => at.value(value.into()) as f32,
        };
        cube.no_double_value[1] = turned(cube.no_double_value[1]);
        cube.double_take_value[1] = turned(cube.double_take_value[1]);
        cube.double_drop = cube.double_drop.map(turned);
        cube.unit = unit;
    }
    overlay
}

/// A report as a file tells it: candidates, figures of the cube (equities) and luck, by the index of the actions. What was
/// rolled out is a rollout, the rest looked so many plies ahead.
#[must_use]
pub fn as_overlay(report: &Report) -> Overlay {
    let mut overlay = Overlay::default();
    for turn in report.turns() {
        let note = overlay.notes.entry(turn.action).or_default();
        note.luck = turn.luck.map(|luck| luck.equity as f32);
        match &turn.decision {
            Decision::Play(play) if play.candidates.is_empty() => {}
            Decision::Play(play) => {
                let candidates = play.candidates.iter().map(candidate).collect();
                note.plays = Some(JudgedPlays { played: play.played, candidates });
            }
            Decision::Cube(cube) => note.cube = Some(judged_cube(cube, report)),
        }
    }
    overlay.notes.retain(|_, note| note.is_judged());
    overlay
}

/// The plays of a roll as a file tells them, in the order in which they come.
#[must_use]
pub fn plays_note<'c>(ranked: impl IntoIterator<Item = (&'c RankedPlay<LegalPlay>, Option<Rolled>)>) -> Note {
    let candidate = |(one, rolled): (&RankedPlay<LegalPlay>, Option<Rolled>)| Candidate {
        moves: one.play.play.moves.iter().map(|mv| (mv.from.number(), mv.to.number())).collect(),
        method: method(one.plies, rolled),
        chances: chances(&one.probs),
        equity: one.equity as f32,
    };
    let candidates = ranked.into_iter().map(candidate).collect();
    Note { plays: Some(JudgedPlays { played: None, candidates }), ..Note::default() }
}

/// The cube before a roll as a file tells it: equities, those after a double in units of the cube before it.
#[must_use]
pub fn cube_note(found: &Evaluation, plies: u8, rolled: Option<Rolled>, at: CubeMet<'_>) -> Note {
    let doubled = CubeMet::new(doubled(at.cube), at.met);
    let value = cubeless_value(&found.probs, doubled);
    let cubeless_doubled = if at.is_match() { at.equity(value) } else { 2.0 * value };
    let [cubeless, double_take] = [found.cubeless, found.decision.double_take].map(|n| n as f32);
    let cube = JudgedCube {
        method: method(plies, rolled),
        unit: Unit::Equity,
        no_double: chances(&found.probs),
        no_double_value: [cubeless, found.decision.no_double as f32],
        double_take: chances(&found.probs),
        double_take_value: [cubeless_doubled as f32, double_take],
        double_drop: Some(found.decision.double_pass as f32),
    };
    Note { cube: Some(cube), ..Note::default() }
}

/// The cube after a double that was taken.
fn doubled(cube: CubeInfo) -> CubeInfo {
    cube.with(2 * cube.value, CubeOwner::Theirs)
}

fn method(plies: u8, rolled: Option<Rolled>) -> Method {
    match rolled {
        Some(rolled) => Method::Rollout { trials: rolled.games, text: String::new() },
        None => Method::Search { plies, cubeful: true, settings: String::new() },
    }
}

fn chances(probs: &Probs) -> Chances {
    Chances::from_array([probs.win, probs.win_g, probs.win_bg, probs.lose_g, probs.lose_bg])
}

fn candidate(one: &report::Candidate) -> Candidate {
    Candidate {
        moves: one.moves.iter().map(|mv| (mv.from.number(), mv.to.number())).collect(),
        method: method(one.plies, one.rolled),
        chances: chances(&one.probs),
        equity: one.equity as f32,
    }
}

fn judged_cube(cube: &CubeReport, report: &Report) -> JudgedCube {
    // The report's level is a number of plies, or the name of one that looks two ahead for the cube at least.
    let plies = report.level.strip_suffix("-ply").and_then(|plies| plies.parse().ok());
    let cubeless = cube.cubeless as f32;
    JudgedCube {
        method: method(plies.unwrap_or(2), cube.rolled),
        unit: Unit::Equity,
        no_double: chances(&cube.probs),
        no_double_value: [cubeless, cube.no_double as f32],
        double_take: chances(&cube.probs),
        double_take_value: [cubeless, cube.double_take as f32],
        double_drop: Some(cube.double_pass as f32),
    }
}

/// What a file says about a match, laid over a report of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Said {
    /// By the index of the action of a judged moment. Figures of the cube are equities.
    pub turns: BTreeMap<usize, Note>,
    /// Words about each game, in their order; may be shorter than the match.
    pub games: Vec<Option<String>>,
}

impl Said {
    /// Lays an overlay over a report of the same record.
    #[must_use]
    pub fn of(record: &Record, overlay: &Overlay, report: &Report, met: &Met) -> Self {
        let overlay = in_unit(record, overlay, Unit::Equity, met);
        Self {
            turns: by_turn(record, &overlay, report),
            games: overlay.games.into_iter().map(|game| game.comment).collect(),
        }
    }
}

/// What the file says about each judged moment of a report, by the index of its action. A note on an action that nobody
/// judged goes to the next moment of its game, else to the last one before: a roll's luck to its play, a cube that was no
/// decision to the play after it.
fn by_turn(record: &Record, overlay: &Overlay, report: &Report) -> BTreeMap<usize, Note> {
    let games = games(record);
    let game_of = |action: usize| games.get(action).copied().unwrap_or(0);
    let turns: Vec<usize> = report.turns().map(|turn| turn.action).collect();
    let mut told: BTreeMap<usize, Note> = BTreeMap::new();
    for (&index, note) in &overlay.notes {
        let next = turns.partition_point(|&action| action < index);
        let here = |action: &&usize| game_of(**action) == game_of(index);
        let after = turns.get(next).filter(here);
        let before = || turns[..next].last().filter(here);
        if let Some(&place) = after.or_else(before) {
            add(told.entry(place).or_default(), note);
        }
    }
    told
}

/// For each action the game it belongs to, counted from 0.
fn games(record: &Record) -> Vec<usize> {
    let mut game = 0;
    let steps = record.replay().into_iter().flat_map(|replay| replay.map_while(Result::ok));
    let number = |step: pasch_rules::Step<'_>| {
        let anew = matches!(step.action, Action::Setup(setup) if setup.turn == SetupTurn::Opening);
        let over = matches!(step.before.phase(), Phase::GameOver(_) | Phase::MatchOver { .. });
        if step.index > 0 && (anew || over) {
            game += 1;
        }
        game
    };
    steps.map(number).collect()
}

/// Adds one note to another; what both say stays as it was.
fn add(to: &mut Note, note: &Note) {
    let Note { comment, luck, plays, cube, other } = note.clone();
    join(&mut to.comment, comment);
    to.luck = to.luck.or(luck);
    to.plays = to.plays.take().or(plays);
    to.cube = to.cube.take().or(cube);
    to.other.extend(other);
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_formats::Format;

    fn read(text: &str) -> (Record, Overlay) {
        let file = pasch_formats::read(text.as_bytes(), None).unwrap();
        (file.record, file.overlay)
    }

    const MATCH: &str = "(;FF[4]GM[6]AP[GNU Backgammon:1.07.001]MI[length:5][game:0][ws:0][bs:0]PW[ann]PB[bo]RU[Crawford]\
        ;W[31hefe]C[a fine start];B[42qusu];W[double]DA[E ver 3 2C 1 0.000000 1 0.7 0.2 0.0 0.1 0.0 0.5 0.6 \
        0.7 0.2 0.0 0.1 0.0 0.5 0.62])";

    #[test]
    fn figures_of_the_cube_go_there_and_back() {
        let met = Met::kazaross_xg2();
        let (record, overlay) = read(MATCH);
        let (&at, note) = overlay.notes.iter().find(|(_, note)| note.cube.is_some()).unwrap();
        let cube = note.cube.as_ref().unwrap();
        assert_eq!((cube.unit, cube.no_double_value[1]), (Unit::MatchChance, 0.6));
        let equities = in_unit(&record, &overlay, Unit::Equity, &met);
        let turned = equities.notes[&at].cube.as_ref().unwrap();
        // One point at 5-away, 5-away is worth some eight per cent either way: 0.6 is more than a point.
        assert!(turned.unit == Unit::Equity && turned.no_double_value[1] > 1.0, "{turned:?}");
        assert!(turned.double_take_value[1] > turned.no_double_value[1]);
        assert_eq!(turned.no_double_value[0], 0.5, "cubeless values are equities already");
        let back = in_unit(&record, &equities, Unit::MatchChance, &met);
        let back = back.notes[&at].cube.as_ref().unwrap();
        assert!(
            (back.no_double_value[1] - 0.6).abs() < 1e-5 && (back.double_take_value[1] - 0.62).abs() < 1e-5
        );
        // A file with equities is one that GNU Backgammon would misread; it is said.
        let written = pasch_formats::write(&record, &equities, Format::Sgf).unwrap();
        assert!(!written.text.contains("DA[") && written.losses.len() == 1, "{:?}", written.losses);
        let written = pasch_formats::write(&record, &overlay, Format::Sgf).unwrap();
        assert!(written.text.contains("DA[E ver 3 2C") && written.losses.is_empty(), "{:?}", written.losses);
    }

    #[test]
    fn money_knows_equities_only() {
        let (record, overlay) = read(&MATCH.replace("length:5", "length:0"));
        let turned = in_unit(&record, &overlay, Unit::MatchChance, &Met::kazaross_xg2());
        assert_eq!(turned, overlay);
        assert!(
            turned.notes.values().filter_map(|note| note.cube.as_ref()).all(|cube| cube.unit == Unit::Equity)
        );
    }
}
