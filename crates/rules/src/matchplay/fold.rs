//! How a match moves on: one action at a time.

use super::{ApplyError, MatchState, PlayFault};
use crate::action::{Action, GameSetup, SetupTurn};
use crate::cube::{Cube, CubeRefusal};
use crate::dice::{Dice, Die};
use crate::game::{GameState, Phase};
use crate::options::{AutomaticDoubles, Edition};
use crate::past::PastRolls;
use crate::player::{ByPlayer, Player};
use crate::plays::{Part, Play, PlayGraph};
use crate::position::Position;
use crate::score::{Crawford, Ending, GameResult, Grade, Outcome, decided, ending_after, win_points};
use crate::spec::Opening;
use crate::turn::Trace;

impl MatchState {
    /// Takes one action. Equal states and actions give equal states.
    ///
    /// # Errors
    /// When the rules forbid the action here; the state is then as it was.
    pub fn apply(&mut self, action: &Action) -> Result<(), ApplyError> {
        let mut next = self.clone();
        next.take_action(action)?;
        *self = next;
        Ok(())
    }

    fn take_action(&mut self, action: &Action) -> Result<(), ApplyError> {
        let phase = self.game.phase;
        if matches!(phase, Phase::MatchOver { .. }) {
            return Err(ApplyError::MatchOver);
        }
        match (action, phase) {
            (Action::OpeningRoll(dice), Phase::Opening | Phase::GameOver(_)) => {
                self.open_game();
                self.opening_roll(*dice);
            }
            (Action::FirstTurn(player), Phase::Opening | Phase::GameOver(_)) => {
                self.open_game();
                self.begin_turn(*player);
            }
            (Action::RejectOpening, Phase::ToMove { player, .. }) => {
                self.reject_opening(player)?;
            }
            (Action::Roll(dice), Phase::ToRoll { player }) => {
                self.check_dice(*dice)?;
                self.game.opening_throw = false;
                self.game.phase = Phase::ToMove { player, dice: *dice };
            }
            (Action::Play(play), Phase::ToMove { player, dice }) => self.play(player, dice, play)?,
            (Action::Misplay(misplay), Phase::ToMove { player, .. }) => self.misplay(player, misplay)?,
            (Action::Insist, Phase::IllegalPlay { .. }) => self.insist(),
            (Action::LetStand, Phase::IllegalPlay { by, .. }) => self.let_stand(by)?,
            (Action::Double, Phase::ToRoll { player }) => {
                if let Some(refusal) = self.double_refusal(player) {
                    return Err(refusal.into());
                }
                self.game.phase = Phase::DoubleOffered { by: player, depth: 0 };
            }
            (Action::Double, Phase::ToMove { .. } | Phase::Opening) => {
                return Err(CubeRefusal::NotNow.into());
            }
            (Action::Take, Phase::DoubleOffered { by, depth }) => {
                let (doubler, taker) = cube_roles(by, depth);
                self.game.cube = self.game.cube.turned(Some(taker));
                self.game.phase = Phase::ToRoll { player: doubler };
            }
            (Action::Drop, Phase::DoubleOffered { by, .. }) => {
                self.finish_won(by, Grade::Single, Ending::Dropped);
            }
            (Action::Beaver, Phase::DoubleOffered { by, depth }) => {
                if !self.may_beaver() {
                    return Err(CubeRefusal::NoBeaver.into());
                }
                let (_, taker) = cube_roles(by, depth);
                self.game.cube = self.game.cube.turned(Some(taker));
                self.game.phase = Phase::DoubleOffered { by: by.other(), depth: depth + 1 };
            }
            (
                Action::OfferResign { by, grade },
                Phase::Opening
                | Phase::ToRoll { .. }
                | Phase::ToMove { .. }
                | Phase::IllegalPlay { .. }
                | Phase::DoubleOffered { .. },
            ) => {
                if *grade > self.rules().top_grade() {
                    return Err(ApplyError::NoSuchGrade { grade: *grade });
                }
                self.game.suspended = Some(phase);
                self.game.phase = Phase::ResignOffered { by: *by, grade: *grade };
            }
            (Action::AcceptResign, Phase::ResignOffered { by, grade }) => {
                self.game.suspended = None;
                self.finish_won(by.other(), grade, Ending::Resigned);
            }
            (Action::RejectResign, Phase::ResignOffered { .. }) => {
                self.game.phase = self.game.suspended.take().unwrap_or(Phase::Opening);
            }
            (Action::Forfeit { by }, _) if phase.is_playing() || !self.is_money() => {
                self.forfeit(*by);
            }
            (Action::Setup(setup), _) => self.set_up(setup)?,
            _ => {
                return Err(ApplyError::NotNow { action: action.name(), phase });
            }
        }
        Ok(())
    }

    /// Starts the next game if the last one is over.
    fn open_game(&mut self) {
        if self.game.phase.is_playing() {
            return;
        }
        self.game_number += 1;
        self.game = GameState::new(self.rules());
        let drawn = self.results.last().is_some_and(|last| last.outcome == Outcome::Draw);
        let one_away = Player::BOTH.into_iter().any(|player| self.away(player) == Some(1));
        self.crawford = match self.crawford {
            Crawford::Before if one_away && self.length > 1 && self.rules().options().crawford => {
                Crawford::Now
            }
            Crawford::Before => Crawford::Before,
            // A drawn game is as if it had not been played.
            Crawford::Now if drawn && self.rules().options().edition > Edition::First => Crawford::Now,
            Crawford::Now | Crawford::After => Crawford::After,
        };
    }

    fn opening_roll(&mut self, dice: ByPlayer<Die>) {
        if dice.a == dice.b {
            let agreed = match self.rules().options().automatic_doubles {
                AutomaticDoubles::Off => false,
                AutomaticDoubles::UpTo(max) => self.game.automatic_doubles < max,
                AutomaticDoubles::Unlimited => true,
            };
            let cube = self.game.cube;
            if agreed && self.is_money() && self.rules().has_cube() && cube.value < Cube::MAX {
                self.game.cube = cube.turned(cube.owner);
                self.game.automatic_doubles = self.game.automatic_doubles.saturating_add(1);
            }
            return;
        }
        let player = if dice.a > dice.b { Player::A } else { Player::B };
        match self.rules().opening() {
            Opening::BothDice | Opening::Choice => {
                self.game.opening_throw = true;
                self.game.phase = Phase::ToMove { player, dice: Dice::two(dice.a, dice.b) };
            }
            Opening::Reroll => self.begin_turn(player),
        }
    }

    fn begin_turn(&mut self, player: Player) {
        self.game.cube_closed = false;
        self.game.phase = Phase::ToRoll { player };
    }

    fn reject_opening(&mut self, player: Player) -> Result<(), ApplyError> {
        if !self.may_reject_opening(player) {
            return Err(ApplyError::NoOpeningRefusal);
        }
        let is_free = self.may_throw_again(player);
        let game = &mut self.game;
        if is_free {
            game.opening_throw = false;
        } else {
            game.refused_opening[player] = true;
            game.cube = game.cube.turned(None);
        }
        game.cube_closed = true;
        game.phase = Phase::ToRoll { player };
        Ok(())
    }

    fn check_dice(&self, dice: Dice) -> Result<(), ApplyError> {
        let expected = self.rules().spec().dice;
        if dice.count() == expected { Ok(()) } else { Err(ApplyError::WrongDice { dice, expected }) }
    }

    fn play(&mut self, player: Player, dice: Dice, play: &Play) -> Result<(), ApplyError> {
        let Some(graph) = self.play_graph() else {
            return Ok(());
        };
        let node = graph
            .walk(play)
            .ok_or_else(|| ApplyError::IllegalPlay { play: play.clone(), fault: fault_of(&graph, play) })?;
        let reached = &graph.nodes()[node];
        self.game.position = reached.position;
        self.count_turn(player, dice);
        let game = &mut self.game;
        if let Some(next) = reached.next {
            (game.part, game.trace) = (next.part, next.trace);
            game.phase = Phase::ToMove { player, dice: next.dice };
            return Ok(());
        }
        self.end_roll(player, play.is_dance(), graph.leftover(node), reached.again);
        Ok(())
    }

    /// The roll on the table, or this part of it, has been played.
    pub(super) fn count_turn(&mut self, player: Player, dice: Dice) {
        let game = &mut self.game;
        if game.part == Part::Roll {
            if game.turns == ByPlayer::default() {
                game.first = Some(player);
            }
            game.turns[player] += 1;
            game.doubles[player] += u32::from(dice.is_double());
        }
        game.insisted = false;
        (game.part, game.trace) = (Part::Roll, Trace::default());
    }

    /// What happens when a roll has been played: the game is over, or somebody goes on.
    pub(super) fn end_roll(
        &mut self,
        player: Player,
        danced: bool,
        leftover: Option<(Die, u8)>,
        again: bool,
    ) {
        let rules = *self.rules();
        let game = &mut self.game;
        let position = game.position;
        let danced_before = std::mem::replace(&mut game.danced, danced);
        let stuck = danced_before && game.danced && game.is_stalemate(&rules);
        let limit = rules.turn_limit().unwrap_or(u32::MAX);
        let over = game.turns.a >= limit && game.turns.b >= limit;
        let inherited = std::mem::take(&mut game.inherited);
        if self.grants_last_roll(player) {
            self.begin_turn(player.other());
        } else if let Some((outcome, points)) = ending_after(&rules, &position) {
            let finished = Player::BOTH.into_iter().any(|player| position.is_finished(player));
            self.finish(outcome, points, if finished { Ending::BornOff } else { Ending::ByRule });
        } else if stuck {
            self.finish(Outcome::Draw, 0, Ending::Stalemate);
        } else if over {
            self.finish(Outcome::Draw, 0, Ending::TurnLimit);
        } else if inherited {
            self.begin_turn(player);
        } else if again {
            self.begin_turn(player);
            self.game.cube_closed = true;
        } else {
            self.begin_turn(player.other());
            self.hand_over(player.other(), leftover);
        }
    }

    /// Where so agreed, this player first plays what the opponent has left of a climbing double,
    /// as far as they can.
    fn hand_over(&mut self, player: Player, leftover: Option<(Die, u8)>) {
        let Some((face, moves)) = leftover.filter(|_| self.rules().options().leftover_to_opponent) else {
            return;
        };
        let before = self.game.clone();
        self.game.part = Part::Climb { moves };
        self.game.inherited = true;
        self.game.phase = Phase::ToMove { player, dice: Dice::two(face, face) };
        if self.play_graph().is_none_or(|graph| graph.is_dance()) {
            self.game = before;
        }
    }

    /// Whether the game goes on for one roll although this player has finished.
    fn grants_last_roll(&self, player: Player) -> bool {
        let position = &self.game.position;
        self.rules().options().last_roll_draw
            && self.game.first == Some(player)
            && position.is_finished(player)
            && position.side(player.other()).in_play() == 1
    }

    fn finish_won(&mut self, winner: Player, grade: Grade, how: Ending) {
        let points = match how {
            Ending::Dropped => 1,
            _ => win_points(self.rules(), &self.game.position, winner, grade),
        };
        self.finish(Outcome::Win { winner, grade }, points, how);
    }

    /// Ends the game; `points` are those of the outcome before cube and Jacoby rule.
    fn finish(&mut self, outcome: Outcome, points: u32, how: Ending) {
        let points = self.counted(points) * self.game.cube.value;
        let result = GameResult { outcome, points, how };
        self.results.push(result);
        self.game.phase = Phase::GameOver(result);
        if let Some(winner) = outcome.winner() {
            self.score[winner] = self.score[winner].saturating_add(points);
            if !self.is_money() && self.score[winner] >= self.length {
                self.game.phase = Phase::MatchOver { winner, result };
            }
        }
    }

    fn forfeit(&mut self, by: Player) {
        let winner = by.other();
        if self.is_money() {
            self.game.suspended = None;
            self.finish_won(winner, Grade::Single, Ending::Forfeited);
            return;
        }
        let result = GameResult {
            outcome: Outcome::Win { winner, grade: Grade::Single },
            points: 0,
            how: Ending::Forfeited,
        };
        self.results.push(result);
        self.game.phase = Phase::MatchOver { winner, result };
    }

    fn set_up(&mut self, setup: &GameSetup) -> Result<(), ApplyError> {
        self.open_game();
        let position = Position::try_from_setup(&setup.board, self.rules().spec())?;
        if let Some(player) = Player::BOTH.into_iter().find(|p| position.is_finished(*p)) {
            return Err(ApplyError::SetupFinished { player });
        }
        let edition = self.rules().options().edition;
        if edition > Edition::First && decided(self.rules(), &position).is_some() {
            return Err(ApplyError::SetupDecided);
        }
        let cube = Cube::new(setup.cube.value, setup.cube.owner)
            .ok_or(ApplyError::SetupCube { value: setup.cube.value })?;
        let decided = Player::BOTH.into_iter().any(|player| setup.score[player] >= self.length);
        if !self.is_money() && decided {
            return Err(ApplyError::SetupScore { score: setup.score, length: self.length });
        }
        self.score = setup.score;
        self.crawford = if self.is_money() { Crawford::Before } else { setup.crawford };
        let past = PastRolls::supposed(self.rules(), &position);
        self.game = GameState::new(self.rules());
        self.game.turns = past.turns;
        if edition > Edition::First {
            self.game.doubles = past.doubles;
        }
        self.game.position = position;
        self.game.cube = cube;
        match setup.turn {
            SetupTurn::Opening => self.game.phase = Phase::Opening,
            SetupTurn::ToRoll(player) => self.begin_turn(player),
            SetupTurn::ToMove(player, dice) => {
                self.check_dice(dice)?;
                self.game.phase = Phase::ToMove { player, dice };
            }
            SetupTurn::Doubled(player) => {
                self.begin_turn(player);
                self.take_action(&Action::Double)?;
            }
        }
        Ok(())
    }
}

/// Who doubled first and who took, from who turned the cube last and how often it was turned.
pub(super) const fn cube_roles(by: Player, depth: u8) -> (Player, Player) {
    if depth % 2 == 0 { (by, by.other()) } else { (by.other(), by) }
}

/// What is wrong with a play that is no path of the graph.
fn fault_of(graph: &PlayGraph, play: &Play) -> PlayFault {
    let mut at = 0;
    for (index, mv) in play.moves.iter().enumerate() {
        match graph.nodes()[at].edges.iter().find(|edge| edge.mv == *mv) {
            Some(edge) => at = edge.node,
            None => {
                return match graph.why_not(at, mv.from, mv.to) {
                    Some(why) => PlayFault::Move { index, why },
                    None => PlayFault::Misstated { index },
                };
            }
        }
    }
    PlayFault::Incomplete { played: play.moves.len(), possible: graph.longest() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::{RawSide, Side};
    use crate::record::Header;
    use crate::variants::VariantId;

    /// Both sides wait on the bar before closed boards. No set-up lets this through and no game
    /// of a registered variant reaches it, so it is put together by hand.
    #[test]
    fn two_dances_before_closed_boards_end_the_game() {
        let raw: RawSide = "bar:1 6:2 5:2 4:2 3:2 2:2 1:2".parse().unwrap();
        let side = Side { points: raw.points, bar: raw.bar, off: 2, ..Side::default() };
        let mut state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 5)).unwrap();
        state.game.position = Position { sides: ByPlayer { a: side, b: side } };
        state.game.phase = Phase::ToRoll { player: Player::A };
        let roll = Action::Roll(Dice::from_faces(&[6, 1]).unwrap());
        for action in [&roll, &Action::Play(Play::DANCE), &roll] {
            state.apply(action).unwrap();
            assert!(state.phase().is_playing());
        }
        state.apply(&Action::Play(Play::DANCE)).unwrap();
        let expected = GameResult { outcome: Outcome::Draw, points: 0, how: Ending::Stalemate };
        assert_eq!(*state.phase(), Phase::GameOver(expected));
    }
}
