//! A match driven by short commands, for the tests beside it.

use Player::A;
use pasch_rules::{
    Action, ApplyError, ByPlayer, Cube, Dice, Die, GameResult, GameSetup, Grade, Header, MatchState, Options,
    Outcome, Phase, Player, Setup, SetupTurn, VariantId, notation,
};

/// A match driven by short commands.
pub struct Table {
    pub state: MatchState,
    pub actions: Vec<Action>,
    pub header: Header,
}

impl Table {
    pub fn new(variant: VariantId, length: u32, change: impl FnOnce(&mut Options)) -> Table {
        let mut header = Header::new(variant, length);
        change(&mut header.options);
        Table { state: MatchState::new(&header).expect("a possible match"), actions: Vec::new(), header }
    }

    pub fn match_to(length: u32) -> Table {
        Table::new(VariantId::BACKGAMMON, length, |_| {})
    }

    pub fn money(change: impl FnOnce(&mut Options)) -> Table {
        Table::new(VariantId::BACKGAMMON, 0, change)
    }

    pub fn take_action(&mut self, action: Action) -> &mut Table {
        if let Err(error) = self.state.apply(&action) {
            panic!("{action:?} refused: {error}");
        }
        self.actions.push(action);
        self
    }

    pub fn all(&mut self, actions: &[Action]) -> &mut Table {
        for action in actions {
            self.take_action(action.clone());
        }
        self
    }

    pub fn refused(&self, action: &Action) -> ApplyError {
        let mut copy = self.state.clone();
        let error = copy.apply(action).expect_err("refused");
        assert_eq!(copy, self.state, "a refused action changes nothing");
        error
    }

    /// Plays the roll on the table as the text says.
    pub fn plays(&mut self, text: &str) -> &mut Table {
        let graph = self.state.play_graph().expect("somebody to move");
        let play = notation::read(&graph, text).expect("a legal play").play;
        self.take_action(Action::Play(play))
    }

    pub fn rolls(&mut self, faces: [u8; 2], text: &str) -> &mut Table {
        self.take_action(Action::Roll(Dice::from_faces(&faces).expect("a roll")));
        self.plays(text)
    }

    /// A opens with 3-1 and plays it; B is to roll.
    pub fn opened(&mut self) -> &mut Table {
        self.take_action(opening(3, 1)).plays("8/5 6/5")
    }

    /// `winner` wins the next game by a resignation of this grade.
    pub fn won_by(&mut self, winner: Player, grade: Grade) -> &mut Table {
        self.opened().all(&[Action::OfferResign { by: winner.other(), grade }, Action::AcceptResign])
    }

    pub fn set_up(&mut self, me: &str, op: &str, faces: [u8; 2]) -> &mut Table {
        let mut board = Setup::default();
        board.sides.a = me.parse().expect("a side");
        board.sides.b = op.parse().expect("a side");
        let dice = Dice::from_faces(&faces).expect("a roll");
        let setup = GameSetup {
            board,
            turn: SetupTurn::ToMove(A, dice),
            cube: Cube::default(),
            score: self.state.score(),
            crawford: self.state.crawford(),
        };
        self.take_action(Action::Setup(setup))
    }

    pub fn result(&self) -> GameResult {
        match self.state.phase() {
            Phase::GameOver(result) | Phase::MatchOver { result, .. } => *result,
            phase => panic!("the game is not over: {phase:?}"),
        }
    }

    pub fn cube(&self) -> (u32, Option<Player>) {
        (self.state.cube().value, self.state.cube().owner)
    }
}

pub fn opening(a: u8, b: u8) -> Action {
    Action::OpeningRoll(ByPlayer { a: Die::new(a).expect("a die"), b: Die::new(b).expect("a die") })
}

pub fn won(winner: Player, grade: Grade) -> Outcome {
    Outcome::Win { winner, grade }
}
