//! An analysed match, out.

use pasch_analysis::foreign::Said;
use pasch_analysis::{
    ByTheme, Candidate, CubeAction, CubeMistake, CubeReport, Decision, GameReport, LuckMark, Mark, Report,
    Tally, Turn,
};
use pasch_formats::diagram::{self, Diagram};
use pasch_messages::Describe;
use pasch_rules::{ByPlayer, Play, Player, Record, Replay};

use super::{ids, said};
use crate::{board, plays};
use pasch_wire as wire;

/// The report of a record, with what only the record knows: names, variant, positions as identifiers; and with what the
/// file says that it came from.
#[must_use]
pub fn report(record: &Record, report: &Report, said: &Said) -> wire::ReportView {
    let names = &record.header.names;
    let places = places(record);
    wire::ReportView {
        variant: board::variant(record.header.variant.spec()),
        players: wire::SeatNames { a: names.a.clone(), b: names.b.clone() },
        length: report.length,
        level: report.level.clone(),
        summary: summaries(&report.players, report.length),
        themes: wire::SeatThemes { a: themes(report, Player::A), b: themes(report, Player::B) },
        without_luck: wire::SeatResults {
            a: report.luck_adjusted(Player::A),
            b: report.luck_adjusted(Player::B),
        },
        games: report.games.iter().map(|one| game(one, report.length, &places, said)).collect(),
        about: said::about(record),
    }
}

fn themes(report: &Report, player: Player) -> Vec<wire::ThemeSummary> {
    let one = |sum: &ByTheme| wire::ThemeSummary {
        theme: sum.theme.to_string(),
        decisions: sum.decisions,
        loss: sum.loss,
        blunders: sum.blunders,
        pr: sum.pr(report.length == 1),
    };
    report.themes(player).iter().map(one).collect()
}

/// How a position is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its XGID; empty for boards it cannot express.
    pub xgid: String,
    /// What the address of its own page ends with; empty where there is none.
    pub id: String,
}

/// The names of the position before each action of a record.
#[must_use]
pub fn places(record: &Record) -> Vec<Place> {
    let steps = record.replay().into_iter().flat_map(|replay: Replay<'_>| replay.map_while(Result::ok));
    steps
        .map(|step| Place {
            xgid: ids::of(&step.before).xgid,
            id: Diagram::of(&step.before).map_or_else(String::new, |found| diagram::encode(&found)),
        })
        .collect()
}

fn game(game: &GameReport, length: u32, places: &[Place], said: &Said) -> wire::GameReport {
    let index = (game.number as usize).saturating_sub(1);
    wire::GameReport {
        game: game.number,
        variant: board::variant(game.variant.spec()),
        score: wire::Score { a: game.score.a, b: game.score.b },
        crawford: game.crawford,
        winner: game.result.and_then(|result| result.outcome.winner()).map(board::seat),
        points: game.result.map_or(0, |result| result.points),
        turns: game.turns.iter().map(|one| turn(one, places, said)).collect(),
        summary: summaries(&game.players, length),
        comment: said.games.get(index).cloned().flatten(),
    }
}

fn summaries(players: &ByPlayer<Tally>, length: u32) -> wire::SeatSummaries {
    let summary = |player: Player| {
        let own = &players[player];
        let [doubtful, errors, blunders] = own.marks;
        let is_match = length > 0;
        wire::PlayerSummary {
            pr: own.pr(length == 1),
            error_rate_memg: own.error_rate_memg(),
            snowie_er: own.snowie_error_rate(&players[player.other()]),
            decisions: own.play_decisions + own.cube_decisions,
            moves: own.rolls,
            doubtful,
            errors,
            blunders,
            cube_errors: own.cube.iter().map(|mistakes| mistakes.count).sum(),
            cube_mistakes: CubeMistake::ALL
                .into_iter()
                .zip(&own.cube)
                .filter(|(_, mistakes)| mistakes.count > 0)
                .map(|(kind, mistakes)| wire::CubeMistakeSummary {
                    kind: kind.words().to_owned(),
                    count: mistakes.count,
                    loss: mistakes.loss,
                })
                .collect(),
            cube_decisions: own.cube_decisions,
            cube_loss: own.cube_loss,
            loss_equity: own.play_loss + own.cube_loss,
            loss_mwc: is_match.then_some(own.loss_mwc),
            luck_equity: own.luck,
            luck_mwc: is_match.then_some(own.luck_mwc),
        }
    };
    wire::SeatSummaries { a: summary(Player::A), b: summary(Player::B) }
}

fn turn(turn: &Turn, places: &[Place], said: &Said) -> wire::TurnReport {
    let (kind, dice, played, candidates, cube_decision) = match &turn.decision {
        Decision::Play(play) => (
            wire::DecisionKind::Play,
            Some(board::faces(play.dice.as_slice())),
            play.played,
            (0..).zip(&play.candidates).map(|(at, one)| candidate(one, play.played == Some(at))).collect(),
            None,
        ),
        Decision::Cube(decision) => {
            (kind_of(decision.action, turn.turned()), None, None, Vec::new(), Some(cube(decision)))
        }
    };
    let place = places.get(turn.action);
    wire::TurnReport {
        index: number(turn.action),
        number: turn.number,
        player: board::seat(turn.player),
        kind,
        dice,
        text: written(turn.text()),
        position: board::position(&turn.position),
        cube: wire::CubeView {
            value: turn.cube.value,
            owner: turn.cube.owner.map(board::seat),
            enabled: turn.cube_in_play,
            can_double: false,
            no_double: None,
        },
        win_before: f64::from(turn.win_before),
        mwc_before: turn.mwc_before.map(f64::from),
        loss: turn.loss,
        loss_mwc: turn.loss_mwc,
        mark: turn.mark.map(mark),
        counts: Some(turn.counts),
        theme: turn.theme.map(|theme| theme.to_string()),
        luck: turn.luck.map(|luck| luck.equity),
        luck_mark: turn.luck.and_then(|luck| luck.mark()).map(luck_mark),
        played: played.map(number),
        candidates,
        cube_decision,
        why: turn.why.to_string(),
        told: Some((&turn.why.message()).into()),
        xgid: place.map(|place| place.xgid.clone()).unwrap_or_default(),
        place: place.map(|place| place.id.clone()).unwrap_or_default(),
        said: said.turns.get(&turn.action).and_then(said::said),
    }
}

/// A decision of a report with another verdict on it: of what somebody else did there. Its mark is left to the caller.
#[must_use]
pub fn judged(of: &wire::TurnReport, turn: &Turn) -> wire::TurnReport {
    let fresh = self::turn(turn, &[], &Said::default());
    wire::TurnReport {
        kind: fresh.kind,
        text: fresh.text,
        loss: fresh.loss,
        loss_mwc: fresh.loss_mwc,
        mark: fresh.mark,
        played: fresh.played,
        candidates: fresh.candidates,
        cube_decision: fresh.cube_decision,
        why: fresh.why,
        told: fresh.told,
        ..of.clone()
    }
}

fn kind_of(action: CubeAction, turned: u8) -> wire::DecisionKind {
    match action {
        CubeAction::NoDouble => wire::DecisionKind::NoDouble,
        CubeAction::Double => wire::DecisionKind::Double,
        CubeAction::Take => wire::DecisionKind::Take,
        CubeAction::Drop => wire::DecisionKind::Drop,
        CubeAction::Beaver if turned > 0 => wire::DecisionKind::Raccoon,
        CubeAction::Beaver => wire::DecisionKind::Beaver,
    }
}

/// A candidate play of an analysis; `played` marks the one that was made.
#[must_use]
pub fn candidate(one: &Candidate, played: bool) -> wire::Candidate {
    let probs = &one.probs;
    wire::Candidate {
        rank: number(one.rank),
        play: written(one.play.clone()),
        moves: one.moves.iter().map(board::checker_move).collect(),
        equity: one.equity,
        loss: one.loss,
        win: f64::from(probs.win),
        win_g: f64::from(probs.win_g),
        win_bg: f64::from(probs.win_bg),
        lose_g: f64::from(probs.lose_g),
        lose_bg: f64::from(probs.lose_bg),
        mwc: one.mwc,
        level: one.level(),
        played,
    }
}

fn cube(decision: &CubeReport) -> wire::CubeReport {
    let probs = &decision.probs;
    wire::CubeReport {
        no_double: decision.no_double,
        double_take: decision.double_take,
        double_pass: decision.double_pass,
        best: decision.best.to_string(),
        win: f64::from(probs.win),
        win_g: f64::from(probs.win_g),
        win_bg: f64::from(probs.win_bg),
        lose_g: f64::from(probs.lose_g),
        lose_bg: f64::from(probs.lose_bg),
        cubeless: decision.cubeless,
        shown: decision.shown,
        rolled: decision.rolled.is_some(),
    }
}

/// A play as players write it: a roll that could not be played reads as it does in the move list of a match.
fn written(play: String) -> String {
    if play == Play::DANCE.to_string() { plays::NO_MOVE.to_owned() } else { play }
}

/// How good a decision was.
#[must_use]
pub fn mark(mark: Mark) -> wire::Mark {
    match mark {
        Mark::Best => wire::Mark::Best,
        Mark::Ok => wire::Mark::Ok,
        Mark::Doubtful => wire::Mark::Doubtful,
        Mark::Error => wire::Mark::Error,
        Mark::Blunder => wire::Mark::Blunder,
    }
}

fn luck_mark(mark: LuckMark) -> wire::LuckMark {
    match mark {
        LuckMark::VeryLucky => wire::LuckMark::VeryLucky,
        LuckMark::Lucky => wire::LuckMark::Lucky,
        LuckMark::Unlucky => wire::LuckMark::Unlucky,
        LuckMark::VeryUnlucky => wire::LuckMark::VeryUnlucky,
    }
}

fn number(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}
/// What a report comes down to.
#[must_use]
pub fn result(view: &wire::ReportView) -> wire::AnalysisResult {
    let mut score = view.games.last().map_or(wire::Score { a: 0, b: 0 }, |game| game.score);
    if let Some(game) = view.games.last() {
        match game.winner {
            Some(wire::Seat::A) => score.a += game.points,
            Some(wire::Seat::B) => score.b += game.points,
            None => {}
        }
    }
    wire::AnalysisResult {
        players: view.players.clone(),
        score,
        pr: wire::SeatRatings { a: view.summary.a.pr, b: view.summary.b.pr },
    }
}
