//! A problem of the set as a decision that can be shown and judged.

use pasch_analysis::{CubeAction, Decision, Item, Question as Judgeable, Rolled as Games, Turn};
use pasch_engine::cube::{CubeMet, CubeOwner, Stake, decide};
use pasch_engine::gate::position_from;
use pasch_engine::met::Met;
use pasch_rules::{
    Action, ByPlayer, Crawford, Cube, Dice, Die, GameSetup, Header, MatchState, Options, Play, Player,
    Position, RawSide, Setup, SetupTurn, VariantId,
};
use pasch_table::board;
use pasch_table::plays;
use pasch_table::view::report;
use pasch_wire::{
    CubeAnswer, CubeView, DecisionKind, Mark, ProblemAnswer, ProblemKind, ProblemView, Score, SeatNames,
    SheetProblem, TurnReport,
};

use crate::problem::{ProblemError, mark};
use crate::set::{Ask, Entry, Kind};
use crate::sheet;

/// The turn that problems are said to be in: the first ones are the opening.
const TURN: u32 = 20;

/// What a problem asks, built from its entry: the player on roll is at seat A.
#[derive(Clone, Debug)]
pub struct Question<'e> {
    entry: &'e Entry,
    id: &'e str,
    state: MatchState,
    player: Player,
}

impl<'e> Question<'e> {
    /// The decision of an entry and its identifier.
    ///
    /// # Errors
    /// [`ProblemError::Damaged`] for what cannot be set up.
    pub fn new(id: &'e str, entry: &'e Entry) -> Result<Self, ProblemError> {
        let state = set_up(entry).ok_or(ProblemError::Damaged)?;
        let player = if entry.asked.ask == Ask::Take { Player::B } else { Player::A };
        Ok(Self { entry, id, state, player })
    }

    fn kind(&self) -> ProblemKind {
        match self.entry.asked.ask {
            Ask::Play(..) => ProblemKind::Play,
            Ask::Double => ProblemKind::Double,
            Ask::Take => ProblemKind::Take,
        }
    }

    fn cube(&self) -> CubeView {
        let cube = self.entry.asked.cube;
        let owner = match cube.owner {
            CubeOwner::Centred => None,
            CubeOwner::Mine => Some(Player::A),
            CubeOwner::Theirs => Some(Player::B),
        };
        let enabled = match cube.stake {
            Stake::Match { away_me, away_opp, crawford } => !crawford && (away_me > 1 || away_opp > 1),
            _ => true,
        };
        CubeView {
            value: cube.value,
            owner: owner.map(board::seat),
            enabled,
            can_double: false,
            no_double: None,
        }
    }

    fn score(&self) -> (u32, Score, bool) {
        match self.entry.asked.cube.stake {
            Stake::Match { away_me, away_opp, crawford } => {
                let length = away_me.max(away_opp);
                (length, Score { a: length - away_me, b: length - away_opp }, crawford)
            }
            _ => (0, Score { a: 0, b: 0 }, false),
        }
    }

    /// The question. `players` are the names at the seats.
    #[must_use]
    pub fn view(&self, players: SeatNames, answered: u32) -> ProblemView {
        let (length, score, crawford) = self.score();
        let counted = self.state.position();
        let graph = self.state.play_graph().filter(|_| self.kind() == ProblemKind::Play);
        ProblemView {
            id: self.id.to_owned(),
            kind: self.kind(),
            variant: board::variant(self.state.rules().spec()),
            players,
            player: board::seat(self.player),
            length,
            score,
            crawford,
            position: board::position(counted),
            pips: Score { a: counted.pips(Player::A), b: counted.pips(Player::B) },
            cube: self.cube(),
            dice: self.dice(),
            plays: graph.map(|graph| plays::explained(&graph)),
            theme: None,
            played_on: None,
            answered,
        }
    }

    /// The problem for a sheet, with the answers that were rolled out.
    #[must_use]
    pub fn printed(&self, players: SeatNames) -> SheetProblem {
        let entry = self.entry;
        let answers = match (self.kind(), &entry.answers[..]) {
            (ProblemKind::Play, rolled) => {
                let legal = self.state.play_graph().map(|graph| graph.plays()).unwrap_or_default();
                let text = |board| {
                    let after = position_from(&board, self.player);
                    Some(legal.iter().find(|one| one.position == after)?.play.to_string())
                };
                sheet::plays(
                    rolled.iter().filter_map(|one| Some((text(one.board(&entry.asked.board)?)?, one.equity))),
                )
            }
            (kind, [stay, take, pass]) => sheet::cube(kind, [stay.equity, take.equity, pass.equity]),
            _ => Vec::new(),
        };
        sheet::printed(self.view(players, 0), answers)
    }

    fn dice(&self) -> Option<Vec<u8>> {
        if let Ask::Play(one, two) = self.entry.asked.ask { Some(vec![one, two]) } else { None }
    }

    /// The decision with an answer, to be judged.
    ///
    /// # Errors
    /// When it is no answer to this problem.
    pub fn item(&self, answer: &ProblemAnswer) -> Result<Item, ProblemError> {
        let question = match (self.entry.asked.ask, &answer.path, answer.cube) {
            (Ask::Play(one, two), Some(path), None) => {
                let dice = dice(one, two).ok_or(ProblemError::Damaged)?;
                Judgeable::Play { dice, play: self.walked(path)?, opening: false }
            }
            (Ask::Double, None, Some(CubeAnswer::NoDouble)) => Judgeable::Turn(CubeAction::NoDouble),
            (Ask::Double, None, Some(CubeAnswer::Double)) => Judgeable::Turn(CubeAction::Double),
            (Ask::Take, None, Some(CubeAnswer::Take)) => {
                Judgeable::Answer { action: CubeAction::Take, depth: 0 }
            }
            (Ask::Take, None, Some(CubeAnswer::Drop)) => {
                Judgeable::Answer { action: CubeAction::Drop, depth: 0 }
            }
            (Ask::Play(..), ..) => return Err(ProblemError::Answer("play")),
            (Ask::Double, ..) => return Err(ProblemError::Answer("double")),
            (Ask::Take, ..) => return Err(ProblemError::Answer("take")),
        };
        let number = if self.entry.kind == Kind::Opening { 3 } else { TURN };
        Ok(Item { action: 0, game: 0, number, player: self.player, before: self.state.clone(), question })
    }

    fn walked(&self, path: &[u32]) -> Result<Play, ProblemError> {
        let graph = self.state.play_graph().ok_or(ProblemError::Damaged)?;
        let play = plays::walked(&graph, path).map_err(|_| ProblemError::Answer("illegal"))?;
        graph.walk(&play).ok_or(ProblemError::Answer("unfinished"))?;
        Ok(play)
    }

    /// The judged decision with the rolled-out equities in the place of the searched ones: plays by what they lose. Plays that
    /// were not rolled out lose what the search says, and are never the best. The words are kept where the search and the
    /// rollouts have the same best answer.
    #[must_use]
    pub fn verdict(&self, judged: &Turn) -> TurnReport {
        let mut turn = judged.clone();
        let agree = match &mut turn.decision {
            Decision::Play(play) => {
                let agree = self.settle_plays(play);
                let made = play.played.and_then(|at| play.candidates.get(at));
                turn.loss = made.and_then(|one| one.loss).unwrap_or(turn.loss);
                agree
            }
            Decision::Cube(cube) => {
                let before = (cube.should_double, cube.should_take);
                turn.loss = self.settle_cube(cube).unwrap_or(turn.loss);
                before == (cube.should_double, cube.should_take)
            }
        };
        turn.loss_mwc = None;
        let of = TurnReport { dice: self.dice(), cube: self.cube(), ..self.bare(&turn) };
        let mut shown = report::judged(&of, &turn);
        shown.mark = Some(mark(shown.loss));
        if !agree {
            shown.why = String::new();
            shown.told = None;
        }
        shown
    }

    /// Whether the search had the same best play.
    fn settle_plays(&self, play: &mut pasch_analysis::PlayReport) -> bool {
        let made = play.played.and_then(|at| play.candidates.get(at)).map(|one| one.position);
        let after = |rolled: &crate::set::Rolled| -> Option<Position> {
            rolled.board(&self.entry.asked.board).map(|board| position_from(&board, self.player))
        };
        let best = self.entry.answers[0].equity;
        let searched_best = play.candidates.first().map(|one| one.position);
        let top = self.entry.answers.first().and_then(after);
        let reference = play.candidates.iter().find(|one| Some(one.position) == top).map(|one| one.equity);
        for one in &mut play.candidates {
            let rolled = self.entry.answers.iter().find(|rolled| after(rolled) == Some(one.position));
            if let Some(rolled) = rolled {
                one.equity = rolled.equity;
                one.rolled = Some(Games { games: self.entry.trials, error: rolled.se });
            } else {
                let loss = reference
                    .map_or(0.0, |reference| reference - one.equity)
                    .max(2.0 * crate::schedule::BEST);
                one.equity = best - loss;
            }
            one.loss = Some(best - one.equity);
            one.mwc = None;
        }
        play.candidates.sort_by(|one, two| two.equity.total_cmp(&one.equity));
        for (rank, one) in (1..).zip(&mut play.candidates) {
            one.rank = rank;
        }
        play.played = play.candidates.iter().position(|one| Some(one.position) == made);
        searched_best == top
    }

    /// What the answer loses; `None` for a damaged entry.
    fn settle_cube(&self, cube: &mut pasch_analysis::CubeReport) -> Option<f64> {
        let [stay, take, pass] = &self.entry.answers[..] else { return None };
        let met = Met::kazaross_xg2();
        let at = CubeMet::new(self.entry.asked.cube, &met);
        let decision = decide(at.value(stay.equity), at.value(take.equity), at);
        (cube.no_double, cube.double_take, cube.double_pass) = (stay.equity, take.equity, pass.equity);
        (cube.should_double, cube.should_take) = (decision.should_double(), decision.take);
        cube.best = pasch_analysis::course(decision.best, self.entry.asked.cube.value > 1);
        cube.mwc = None;
        cube.shown = true;
        cube.rolled = Some(Games { games: self.entry.trials, error: stay.se });
        Some(match cube.action {
            CubeAction::NoDouble => decision.no_double_loss(),
            CubeAction::Double => decision.double_loss(),
            CubeAction::Take | CubeAction::Beaver => decision.take_loss(),
            CubeAction::Drop => decision.pass_loss(),
        })
    }

    /// What is told of a decision apart from its judgement.
    fn bare(&self, turn: &Turn) -> TurnReport {
        TurnReport {
            index: 0,
            number: turn.number,
            player: board::seat(turn.player),
            kind: DecisionKind::Play,
            dice: None,
            text: String::new(),
            position: board::position(&turn.position),
            cube: self.cube(),
            win_before: f64::from(turn.win_before),
            mwc_before: turn.mwc_before.map(f64::from),
            loss: turn.loss,
            loss_mwc: None,
            counts: None,
            mark: None::<Mark>,
            theme: None,
            luck: None,
            luck_mark: None,
            played: None,
            candidates: Vec::new(),
            cube_decision: None,
            why: String::new(),
            told: None,
            xgid: String::new(),
            place: String::new(),
            said: None,
        }
    }
}

fn dice(one: u8, two: u8) -> Option<Dice> {
    Some(Dice::two(Die::new(one)?, Die::new(two)?))
}

/// The match when the problem is asked: the player on roll has seat A.
fn set_up(entry: &Entry) -> Option<MatchState> {
    let asked = &entry.asked;
    let (length, score, crawford) = match asked.cube.stake {
        Stake::Match { away_me, away_opp, crawford } => {
            let length = away_me.max(away_opp);
            let one_away = length > 1 && away_me.min(away_opp) == 1;
            let crawford = match (crawford, one_away) {
                (true, _) => Crawford::Now,
                (false, true) => Crawford::After,
                (false, false) => Crawford::Before,
            };
            (length, ByPlayer { a: length - away_me, b: length - away_opp }, crawford)
        }
        _ => (0, ByPlayer { a: 0, b: 0 }, Crawford::Before),
    };
    let mut header = Header::new(VariantId::BACKGAMMON, length);
    header.options = Options { jacoby: true, animals: 0, ..Options::default() };
    let side = |lane: &[u8]| {
        let mut side = RawSide { bar: lane[25], ..RawSide::default() };
        side.points.copy_from_slice(&lane[1..25]);
        side
    };
    let [mine, theirs] = &asked.board.lanes;
    let turn = match asked.ask {
        Ask::Play(one, two) => SetupTurn::ToMove(Player::A, dice(one, two)?),
        Ask::Double => SetupTurn::ToRoll(Player::A),
        Ask::Take => SetupTurn::Doubled(Player::A),
    };
    let owner = match asked.cube.owner {
        CubeOwner::Centred => None,
        CubeOwner::Mine => Some(Player::A),
        CubeOwner::Theirs => Some(Player::B),
    };
    let setup = GameSetup {
        board: Setup { sides: ByPlayer { a: side(mine), b: side(theirs) } },
        turn,
        cube: Cube { value: asked.cube.value, owner },
        score,
        crawford,
    };
    let mut state = MatchState::new(&header).ok()?;
    state.apply(&Action::Setup(setup)).ok()?;
    Some(state)
}
