//! A chouette with four players A, B, C and D, and steps that must be granted or refused.

use std::collections::VecDeque;

use pasch_chouette::*;
use pasch_rules::{ByPlayer, Die, Grade, Play, Player, VariantId};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

pub fn die(face: u8) -> Die {
    Die::new(face).unwrap()
}

/// A chouette and the log of what has happened in it.
pub struct Table {
    pub state: Chouette,
    pub log: Log,
    faces: VecDeque<u8>,
}

impl Table {
    /// Players A, B, … in this order of the line.
    pub fn with(players: u8, change: impl FnOnce(&mut Options)) -> Table {
        let mut header = Header::new(VariantId::BACKGAMMON);
        header.options.order = Order::Joined;
        change(&mut header.options);
        let mut table = Table::of(header);
        for name in ('A'..).take(players.into()) {
            table.applies(Action::Joined { name: name.to_string() });
        }
        if table.state.options().order == Order::Joined {
            table.does(A, Intent::Order);
        }
        table
    }

    pub fn of(header: Header) -> Table {
        let state = Chouette::new(&header).unwrap();
        Table { state, log: Log { header, actions: Vec::new() }, faces: VecDeque::new() }
    }

    /// The faces of the dice that are thrown next; afterwards 3 and 1, in turn.
    pub fn throws(&mut self, faces: &[u8]) -> &mut Table {
        self.faces = faces.iter().copied().collect();
        self
    }

    /// The same chouette once more, to try something else.
    pub fn again(&self) -> Table {
        let (state, log) = (self.state.clone(), self.log.clone());
        Table { state, log, faces: VecDeque::new() }
    }

    pub fn applies(&mut self, action: Action) {
        self.state.apply(&action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        self.log.actions.push(action);
    }

    pub fn tries(&mut self, by: Seat, intent: Intent) -> Result<Vec<Action>, Refusal> {
        let faces = &mut self.faces;
        let mut other = [3, 1].into_iter().cycle();
        let mut throw = || die(faces.pop_front().or_else(|| other.next()).unwrap());
        decide(&self.state, by, &intent, &mut throw)
    }

    pub fn does(&mut self, by: Seat, intent: Intent) -> &mut Table {
        let actions = self.tries(by, intent.clone()).unwrap_or_else(|no| panic!("{by:?} {intent:?}: {no}"));
        actions.into_iter().for_each(|action| self.applies(action));
        self
    }

    /// The intent is refused so, and the state is as before.
    pub fn refuses(&mut self, by: Seat, intent: Intent, why: &Refusal) -> &mut Table {
        assert_eq!(self.tries(by, intent.clone()).as_ref(), Err(why), "{by:?} {intent:?}");
        self
    }

    /// Begins a game in which this side has the first turn, and plays the opening.
    pub fn begins(&mut self, side: Player) -> &mut Table {
        let faces = if side == BOX { [3, 1] } else { [1, 3] };
        let by = self.state.box_seat().unwrap();
        self.throws(&faces).does(by, Intent::Start).plays()
    }

    /// The side on turn plays the first legal play.
    pub fn plays(&mut self) -> &mut Table {
        let Phase::ToMove(side, _) = self.state.phase() else { panic!("nothing to play") };
        let play = first_play(&self.state);
        let by = self.state.leader(side).unwrap();
        self.does(by, Intent::Play(play))
    }

    /// The side on turn rolls 3-1 and plays.
    pub fn moves(&mut self) -> &mut Table {
        let Phase::ToRoll(side) = self.state.phase() else { panic!("nobody rolls") };
        let by = self.state.leader(side).unwrap();
        self.does(by, Intent::Roll);
        if matches!(self.state.phase(), Phase::ToMove(..)) { self.plays() } else { self }
    }

    pub fn doubles(&mut self, by: Seat, cubes: &[Seat]) -> &mut Table {
        self.does(by, Intent::Double(cubes.to_vec()))
    }

    pub fn answers(&mut self, by: Seat, cube: Seat, answer: Answer) -> &mut Table {
        self.does(by, Intent::Answer { cube, answer })
    }

    /// The box resigns these cubes, and all accept.
    pub fn box_resigns(&mut self, grade: Grade, cubes: &[Seat]) -> &mut Table {
        let by = self.state.box_seat().unwrap();
        self.does(by, Intent::Resign { grade, cubes: cubes.to_vec() });
        while let Some(Pending::Resignation { waiting, .. }) = self.state.game().map(Game::pending) {
            let cube = waiting[0];
            let holder = self.state.game().unwrap().stake(cube).unwrap().holder;
            self.does(holder, Intent::AnswerResignation { cube, accept: true });
        }
        self
    }

    /// The captain resigns for the team; all go along, and the box accepts.
    pub fn team_resigns(&mut self, grade: Grade) -> &mut Table {
        let by = self.state.captain().unwrap();
        self.does(by, Intent::Resign { grade, cubes: Vec::new() });
        while let Some(Pending::Consent { waiting, .. }) = self.state.game().map(Game::pending) {
            let member = waiting[0];
            self.does(member, Intent::Consent(true));
        }
        let Some(Pending::Resignation { waiting, .. }) = self.state.game().map(Game::pending) else {
            panic!("the box is not asked")
        };
        let (by, cube) = (self.state.box_seat().unwrap(), waiting[0]);
        self.does(by, Intent::AnswerResignation { cube, accept: true })
    }

    pub fn totals(&self) -> Vec<i64> {
        (0..).take(self.state.people().len()).map(|seat| self.state.total(Seat(seat))).collect()
    }

    pub fn has(&self, totals: &[i64], line: &[Seat]) {
        assert_eq!(self.totals(), totals, "totals");
        assert_eq!(self.state.line(), line, "line");
        assert_eq!(self.log.state().unwrap(), self.state, "the log folds to the same state");
    }
}

pub fn first_play(state: &Chouette) -> Play {
    state.game().unwrap().board().play_graph().unwrap().plays()[0].play.clone()
}

pub fn opening(box_face: u8, team_face: u8) -> Action {
    Action::Opening { dice: ByPlayer { a: die(box_face), b: die(team_face) } }
}
