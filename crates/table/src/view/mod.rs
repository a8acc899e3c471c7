//! From the domain to the wire and back: a match as one viewer sees it, boards, plays, reports, files.

pub mod catalogue;
pub mod decisions;
pub mod fair;
pub mod files;
pub mod ids;
pub mod places;
pub mod report;
pub mod rolled;
mod said;

use pasch_rules::{
    ByPlayer, Ending, GameResult, Grade, HouseRule, MatchState, Outcome, Phase, Player, Rules, win_points,
};

use pasch_wire as wire;

use crate::board;
use crate::calendar;
use crate::clocks::{ClockRule, Pause, Reading};
use crate::plays;
use crate::seats::{Occupant, Seats};
use crate::table::Table;

/// The person who looks at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewer {
    /// From which seat; `None` for those who only watch.
    pub seat: Option<Player>,
    /// Both seats are theirs.
    pub both: bool,
}

/// What is round the match: who is there, the clocks, the table.
#[derive(Clone, Debug)]
pub struct Around {
    /// Whether each player is connected now.
    pub present: ByPlayer<bool>,
    /// The players whose clocks are paused by a vacation.
    pub away: ByPlayer<Option<Pause>>,
    /// The clocks, unless the match has none.
    pub clock: Option<wire::ClockView>,
    /// The table, unless the match belongs to one person.
    pub table: Option<wire::MatchTable>,
}

/// The last day of a vacation.
#[must_use]
pub fn last_day(vacation: &Pause) -> String {
    calendar::day(vacation.ended - 1)
}

/// Clocks as the wire has them.
#[must_use]
pub fn clock(rule: ClockRule, reading: &Reading) -> wire::ClockView {
    wire::ClockView {
        full: rule.allowance().map_or(0, |(delay, _)| delay),
        days: matches!(rule, ClockRule::Days { .. }),
        running: reading.running.map(board::seat),
        delay: reading.delay,
        a: reading.reserve.a,
        b: reading.reserve.b,
        paused: reading.paused,
    }
}

impl Table {
    /// The match as a viewer sees it, with what is round it, and with or without the plays that they may choose from.
    #[must_use]
    pub fn view(&self, viewer: Viewer, seats: &Seats, around: Around, with_plays: bool) -> wire::MatchView {
        let state = self.state();
        let acts = viewer.seat.filter(|&seat| self.acting() == Some(seat));
        let ids = ids::of(state);
        wire::MatchView {
            id: self.id().clone(),
            seq: self.seq(),
            variant: board::variant(state.rules().spec()),
            you: viewer.seat.map(board::seat),
            local: viewer.both,
            players: wire::PlayerViews {
                a: player(state, &seats.0.a, Player::A, &around),
                b: player(state, &seats.0.b, Player::B, &around),
            },
            table: around.table,
            clock: around.clock,
            length: state.length(),
            game: state.game_number(),
            crawford: state.is_crawford_game(),
            jacoby: state.is_money() && state.rules().options().jacoby && state.rules().has_cube(),
            illegal: board::illegal(state.rules().options().illegal),
            house: HouseRule::all()
                .filter_map(|rule| Some(rule.agreed(state.rules().options())?.name.to_owned()))
                .collect(),
            round: round(state),
            cube: wire::CubeView {
                value: state.cube().value,
                owner: state.cube().owner.map(board::seat),
                enabled: state.cube_in_play(),
                can_double: acts.is_some_and(|seat| state.may_double(seat) && !self.throws_again()),
                no_double: acts
                    .filter(|&player| *state.phase() == Phase::ToRoll { player })
                    .and_then(|seat| state.double_refusal(seat))
                    .map(board::no_double),
            },
            may_refuse: acts.is_some_and(|seat| state.may_reject_opening(seat)),
            refused_cube: acts.and_then(|seat| state.cube_after_refusal(seat)),
            position: board::position(state.position()),
            phase: phase(state, self.wrong_move()),
            plays: acts
                .filter(|_| with_plays)
                .and_then(|_| self.graph())
                .map(|graph| plays::graph(&graph, self.seq())),
            resignable: acts
                .filter(|_| !matches!(state.phase(), Phase::ResignOffered { .. }))
                .map(|seat| state.resignable_grades(seat).iter().copied().map(board::grade).collect())
                .unwrap_or_default(),
            history: self.story().history().cloned().collect(),
            results: results(state),
            position_id: ids.position_id,
            match_id: ids.match_id,
            xgid: ids.xgid,
        }
    }
}

fn round(state: &MatchState) -> Option<wire::RoundView> {
    let games = state.round();
    let game = |rules: &Rules| wire::RoundGame {
        id: rules.spec().id.to_string(),
        name: rules.spec().name.to_owned(),
    };
    let now = (state.game_number() as usize - 1) % games.len();
    (games.len() > 1).then(|| wire::RoundView { games: games.iter().map(game).collect(), now: now as u32 })
}

fn player(state: &MatchState, occupant: &Occupant, player: Player, around: &Around) -> wire::PlayerView {
    let level = occupant.bot_level();
    wire::PlayerView {
        name: occupant.name().to_owned(),
        kind: if level.is_some() { wire::PlayerKind::Bot } else { wire::PlayerKind::Human },
        level: level.map(str::to_owned),
        program: occupant.is_program(),
        score: state.score()[player],
        pips: state.position().pips(player),
        connected: around.present[player],
        vacation: around.away[player].as_ref().map(last_day),
    }
}

fn phase(state: &MatchState, wrong_move: Option<wire::ShiftView>) -> wire::Phase {
    let cube = state.cube();
    match *state.phase() {
        Phase::Opening => wire::Phase::Opening,
        Phase::ToRoll { player } => wire::Phase::ToRoll { player: board::seat(player) },
        Phase::ToMove { player, dice } => {
            let context = state.game().turn_context(player);
            let coming = pasch_rules::coming(state.rules(), &dice, &context);
            wire::Phase::ToMove {
                player: board::seat(player),
                dice: board::faces(dice.as_slice()),
                coming: coming.iter().map(board::coming).collect(),
            }
        }
        Phase::IllegalPlay { by, fault } => wire::Phase::IllegalPlay {
            by: board::seat(by),
            reason: plays::sentence(&plays::fault(&fault)),
            told: (&plays::fault(&fault)).into(),
            at: wrong_move,
            can_stand: state.may_let_stand(),
        },
        Phase::DoubleOffered { by, depth } => wire::Phase::DoubleOffered {
            by: board::seat(by),
            value: cube.value * 2,
            kind: offer_kind(depth),
            owner_if_taken: board::seat(state.cube_owner_if_taken().unwrap_or_else(|| by.other())),
            counter: state
                .may_beaver()
                .then(|| wire::CubeCounter { kind: offer_kind(depth + 1), value: cube.value * 4 }),
        },
        Phase::ResignOffered { by, grade } => {
            let points = win_points(state.rules(), state.position(), by.other(), grade);
            wire::Phase::ResignOffered {
                by: board::seat(by),
                points: state.counted(points) * cube.value,
                grade: board::grade(grade),
            }
        }
        Phase::GameOver(result) => game_over(&result),
        Phase::MatchOver { winner, .. } => wire::Phase::MatchOver { winner: board::seat(winner) },
    }
}

/// What an offer is called, by how often the cube was turned before it.
fn offer_kind(depth: u8) -> wire::OfferKind {
    match depth {
        0 => wire::OfferKind::Double,
        1 => wire::OfferKind::Beaver,
        _ => wire::OfferKind::Raccoon,
    }
}

fn game_over(result: &GameResult) -> wire::Phase {
    let grade = match result.outcome {
        Outcome::Win { grade, .. } => grade,
        Outcome::Draw => Grade::Single,
    };
    wire::Phase::GameOver {
        winner: result.outcome.winner().map(board::seat),
        points: result.points,
        grade: board::grade(grade),
        how: match result.how {
            Ending::BornOff | Ending::ByRule | Ending::Stalemate | Ending::TurnLimit => wire::GameEnd::Played,
            Ending::Dropped => wire::GameEnd::Dropped,
            Ending::Resigned => wire::GameEnd::Resigned,
            Ending::Forfeited => wire::GameEnd::Forfeited,
        },
    }
}

fn results(state: &MatchState) -> Vec<wire::GameResult> {
    (1_u32..)
        .zip(state.results())
        .filter_map(|(game, result)| {
            let winner = board::seat(result.outcome.winner()?);
            Some(wire::GameResult { game, winner, points: result.points })
        })
        .collect()
}
