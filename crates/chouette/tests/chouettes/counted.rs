//! A slow settlement beside that of the crate: each cube is followed by itself through the log. It asks the state for nothing
//! but who played when the game began, how the board ended, and which member a dropped cube belonged to.

use std::collections::BTreeMap;

use pasch_chouette::*;
use pasch_rules::{Cube as Limits, MatchState, Phase as BoardPhase, Player, win_points};

/// A cube by itself.
#[derive(Clone, Debug)]
struct Followed {
    holder: Seat,
    value: i64,
    owner: Option<Player>,
    open: bool,
    /// In a round: whether the box began it, how often the cube was turned again, and the answer.
    offered: Option<(bool, u8, Option<Answer>)>,
    dropping: bool,
}

/// The settlement of a whole chouette.
#[derive(Debug, Default)]
pub struct Counted {
    cubes: BTreeMap<Seat, Followed>,
    box_seat: Option<Seat>,
    partner: Option<Seat>,
    game: BTreeMap<Seat, i64>,
    pub games: Vec<BTreeMap<Seat, i64>>,
    /// Cubes settled by the last action: who played them, and what they got.
    pub closed: Vec<(Seat, i64)>,
    sole: bool,
    resigned: Option<(Player, pasch_rules::Grade)>,
    objects: BTreeMap<Seat, bool>,
}

impl Counted {
    fn pays(&mut self, from: Seat, to: Seat, points: i64) {
        *self.game.entry(from).or_default() -= points;
        *self.game.entry(to).or_default() += points;
    }

    /// The member pays (or, if negative, gets) this many times the cube.
    fn closes(&mut self, of: Seat, times: i64) {
        let box_seat = self.box_seat.unwrap();
        let cube = self.cubes.get_mut(&of).unwrap();
        assert!(cube.open, "settled twice");
        (cube.open, cube.offered) = (false, None);
        let (holder, value) = (cube.holder, cube.value);
        self.closed.push((holder, -times * value));
        self.pays(holder, box_seat, times * value);
    }

    /// Whether somebody plays a cube.
    pub fn plays(&self, seat: Seat) -> bool {
        self.cubes.values().any(|cube| cube.open && cube.holder == seat)
    }

    /// Whether no cube is in play.
    pub fn is_over(&self) -> bool {
        self.cubes.values().all(|cube| !cube.open)
    }

    fn graded(&self, options: &Options, of: Seat, points: u32) -> i64 {
        let capped = options.jacoby && self.cubes[&of].owner.is_none();
        if capped { i64::from(points.min(1)) } else { i64::from(points) }
    }

    fn open(&self, played_by: Option<Seat>) -> Vec<Seat> {
        let all = self.cubes.iter().filter(|(_, cube)| cube.open);
        all.filter(|(_, cube)| played_by.is_none_or(|seat| cube.holder == seat)).map(|(of, _)| *of).collect()
    }

    fn begins(&mut self, before: &Chouette, after: &Chouette) {
        self.box_seat = before.line().first().copied();
        self.partner = before.partner();
        let team = before.line().iter().skip(1).filter(|seat| Some(**seat) != self.partner);
        let fresh = |seat: &Seat| {
            let cube =
                Followed { holder: *seat, value: 1, owner: None, open: true, offered: None, dropping: false };
            (*seat, cube)
        };
        self.cubes = team.map(fresh).collect();
        self.game.clear();
        (self.sole, self.resigned) = (false, None);
        assert!(after.game().is_some());
    }

    /// Takes one action of the log, with the states around it.
    pub fn takes(&mut self, before: &Chouette, action: &Action, after: &Chouette) {
        let options = *before.options();
        self.closed.clear();
        if before.game().is_none() && matches!(action, Action::Opening { .. } | Action::FirstTurn { .. }) {
            self.begins(before, after);
        }
        match action {
            Action::Opening { dice } if dice.a == dice.b => {
                let limit = match options.automatic_doubles {
                    Ties::None => 1,
                    Ties::Once => 2,
                    Ties::Unlimited => i64::from(Limits::MAX),
                };
                self.cubes.values_mut().filter(|cube| cube.value < limit).for_each(|cube| cube.value *= 2);
            }
            Action::Doubled { by, cubes } => {
                self.objects.clear();
                self.resigned = None;
                for cube in cubes {
                    let by_box = Some(*by) == self.box_seat;
                    self.cubes.get_mut(cube).unwrap().offered = Some((by_box, 0, None));
                }
            }
            Action::Resigned { by, grade, .. } => {
                self.objects.clear();
                let side = if Some(*by) == self.box_seat { BOX } else { TEAM };
                self.resigned = Some((side, *grade));
            }
            Action::Consented { by, agree: false } => match self.resigned {
                Some(_) => drop(self.objects.insert(*by, true)),
                None => self.open(Some(*by)).into_iter().for_each(|cube| self.closes(cube, 1)),
            },
            Action::ResignationAnswered { cube, accept: true, .. } => {
                let (side, grade) = self.resigned.unwrap();
                let board: &MatchState = before.game().unwrap().board();
                let points = win_points(before.rules(), board.position(), side.other(), grade);
                let mut cubes = self.open(None);
                match side {
                    BOX => cubes.retain(|other| other == cube),
                    TEAM => cubes.retain(|other| !self.objects.contains_key(&self.cubes[other].holder)),
                }
                for cube in cubes {
                    let points = self.graded(&options, cube, points);
                    self.closes(cube, if side == BOX { -points } else { points });
                }
            }
            Action::Answered { by, cube, answer } => self.answers(before, *by, *cube, *answer),
            Action::ExtraAnswered { by, accept: true } => {
                let Some(Pending::Extras { drops, .. }) = before.game().map(Game::pending) else { panic!() };
                let cube = self.cubes.get_mut(&drops[0]).unwrap();
                let (dropper, value) = (cube.holder, cube.value);
                (cube.holder, cube.value, cube.dropping) = (*by, value * 2, false);
                cube.owner = Some(TEAM);
                self.pays(dropper, *by, value);
            }
            Action::Left { by } if before.game().is_some() => {
                if Some(*by) == self.box_seat {
                    self.open(None).into_iter().for_each(|cube| self.closes(cube, -1));
                } else {
                    self.open(Some(*by)).into_iter().for_each(|cube| self.closes(cube, 1));
                }
                self.all_answered(&options);
            }
            _ => {}
        }
        self.unsold(after);
        self.ends(before, action, after);
    }

    /// Cubes for which no taker was found are paid to the box.
    fn unsold(&mut self, after: &Chouette) {
        let kept = match after.game().map(Game::pending) {
            Some(Pending::Extras { drops, .. }) => drops.clone(),
            _ => Vec::new(),
        };
        let unsold = self.cubes.iter().filter(|(of, cube)| cube.open && cube.dropping && !kept.contains(of));
        let unsold: Vec<Seat> = unsold.map(|(of, _)| *of).collect();
        unsold.into_iter().for_each(|cube| self.closes(cube, 1));
    }

    fn answers(&mut self, before: &Chouette, by: Seat, cube: Seat, answer: Answer) {
        let options = *before.options();
        let of_box = Some(by) == self.box_seat;
        let cubes = if of_box && options.cubes == Cubes::Single { self.open(None) } else { vec![cube] };
        for cube in cubes {
            let followed = self.cubes.get_mut(&cube).unwrap();
            let (by_box, depth, _) = followed.offered.unwrap();
            followed.offered = Some((by_box, depth, Some(answer)));
            if of_box {
                match answer {
                    Answer::Drop => self.closes(cube, -1),
                    _ => {
                        followed.value *= 2;
                        followed.owner = Some(if by_box { TEAM } else { BOX });
                        // Taken, it waits for nothing; turned again, for the other side.
                        let next = (answer == Answer::Beaver).then_some((by_box, depth + 1, None));
                        followed.offered = next;
                    }
                }
            }
        }
        if !of_box {
            self.all_answered(&options);
        }
    }

    /// Whether the team answers this cube now.
    fn is_teams((by_box, depth, _): (bool, u8, Option<Answer>)) -> bool {
        by_box == (depth % 2 == 0)
    }

    fn all_answered(&mut self, options: &Options) {
        let in_round: Vec<Seat> = self
            .cubes
            .iter()
            .filter(|(_, cube)| cube.open && cube.offered.is_some_and(Counted::is_teams))
            .map(|(of, _)| *of)
            .collect();
        let answer = |this: &Counted, of: &Seat| this.cubes[of].offered.unwrap().2;
        if in_round.is_empty() || in_round.iter().any(|of| answer(self, of).is_none()) {
            return;
        }
        let kept: Vec<Seat> =
            in_round.iter().copied().filter(|of| answer(self, of) != Some(Answer::Drop)).collect();
        let beavers = in_round.iter().any(|of| answer(self, of) == Some(Answer::Beaver));
        let depth = self.cubes[&in_round[0]].offered.unwrap().1;
        if let ([only], false, false, 0, true) =
            (kept.as_slice(), beavers, self.sole, depth, options.sole_taker_must_beaver && in_round.len() > 1)
        {
            let cube = self.cubes.get_mut(only).unwrap();
            if cube.value <= i64::from(Limits::MAX / 4) {
                cube.offered = cube.offered.map(|(by_box, depth, _)| (by_box, depth, None));
                self.sole = true;
                return;
            }
        }
        self.sole = false;
        let extras = options.extras && depth == 0 && !kept.is_empty();
        for of in in_round {
            let cube = self.cubes.get_mut(&of).unwrap();
            let (by_box, depth, answer) = cube.offered.take().unwrap();
            let captains = options.cubes == Cubes::Single && beavers;
            match answer.unwrap() {
                Answer::Drop if extras => cube.dropping = true,
                Answer::Drop => self.closes(of, 1),
                answer => {
                    cube.value *= 2;
                    cube.owner = Some(if by_box { TEAM } else { BOX });
                    if answer == Answer::Beaver || captains {
                        cube.offered = Some((by_box, depth + 1, None));
                    }
                }
            }
        }
    }

    fn ends(&mut self, before: &Chouette, action: &Action, after: &Chouette) {
        if after.rows().len() == before.rows().len() {
            return;
        }
        if let (Action::Played { play, .. }, Some(game)) = (action, before.game()) {
            let mut board = game.board().clone();
            board.apply(&pasch_rules::Action::Play(play.clone())).unwrap();
            let BoardPhase::GameOver(result) = *board.phase() else { panic!("the board is not done") };
            let winner = result.outcome.winner();
            for cube in self.open(None) {
                let points = self.graded(before.options(), cube, result.points);
                self.closes(cube, winner.map_or(0, |side| if side == BOX { points } else { -points }));
            }
        }
        assert!(self.open(None).is_empty(), "a game ends with a cube in play");
        if let Some(partner) = self.partner.take() {
            let all = self.game.get(&self.box_seat.unwrap()).copied().unwrap_or(0);
            self.game.insert(partner, all / 2);
            self.game.insert(self.box_seat.unwrap(), all - all / 2);
        }
        self.games.push(std::mem::take(&mut self.game));
    }
}
