//! Rolls and plays.

use pasch_rules::{
    Action as BoardAction, ByPlayer, Cube, Dice, Die, MatchState, Phase as BoardPhase, Play, Player,
};

use crate::game::{Game, Pending, Phase, Stake};
use crate::options::{Options, Ties};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::Chouette;

impl Chouette {
    /// Whether the next game can begin.
    pub(crate) fn may_begin(&self) -> Result<(), Refusal> {
        if self.groups.is_some() {
            return Err(Refusal::NotOrdered);
        }
        if self.game.is_some() {
            return Err(Refusal::GameOn);
        }
        if self.line.len() < usize::from(Options::LEAST) { Err(Refusal::TooFew) } else { Ok(()) }
    }

    fn begin(&mut self) -> Result<&mut Game, Refusal> {
        self.may_begin()?;
        let partner = self.partner.take();
        self.partner_asked = None;
        let (box_seat, team) = self.line.split_first().ok_or(Refusal::TooFew)?;
        let team = team.iter().filter(|seat| Some(**seat) != partner);
        let stakes: Vec<Stake> = team
            .map(|seat| Stake { of: *seat, holder: *seat, cube: Cube::default(), closed: None })
            .collect();
        let first_captain = stakes.first().ok_or(Refusal::TooFew)?.of;
        let number = u32::try_from(self.rows.len()).unwrap_or(u32::MAX).saturating_add(1);
        Ok(self.game.insert(Game {
            number,
            box_seat: *box_seat,
            partner,
            first_captain,
            heirs: Vec::new(),
            stakes,
            payments: Vec::new(),
            board: self.start.clone(),
            ties: 0,
            box_doubled: false,
            pending: Pending::Nothing,
            advice_asked: false,
            suggestions: Vec::new(),
        }))
    }

    pub(super) fn open(&mut self, dice: ByPlayer<Die>) -> Result<(), Refusal> {
        let most = match self.options().automatic_doubles {
            Ties::None => 0,
            Ties::Once => 1,
            Ties::Unlimited => u32::MAX,
        };
        let game = match self.phase() {
            Phase::Opening => self.running_mut()?,
            _ if self.first_side().is_some() => return Err(Refusal::Start),
            _ => self.begin()?,
        };
        game.board.apply(&BoardAction::OpeningRoll(dice))?;
        if dice.a == dice.b {
            if game.ties < most {
                for stake in game.stakes.iter_mut().filter(|stake| stake.cube.value < Cube::MAX) {
                    stake.cube.value *= 2;
                }
            }
            game.ties = game.ties.saturating_add(1);
        }
        Ok(())
    }

    pub(super) fn begin_without_throw(&mut self, side: Player) -> Result<(), Refusal> {
        self.may_begin()?;
        if self.first_side() != Some(side) {
            return Err(Refusal::Start);
        }
        self.begin()?.board.apply(&BoardAction::FirstTurn(side))?;
        Ok(())
    }

    /// The game, if nothing waits and this player leads the side on turn.
    fn on_turn(&mut self, by: Seat) -> Result<&mut Game, Refusal> {
        let game = self.at_rest()?;
        let (BoardPhase::ToRoll { player } | BoardPhase::ToMove { player, .. }) = *game.board.phase() else {
            return Err(Refusal::NotYours);
        };
        if self.leader(player) != Some(by) {
            return Err(Refusal::NotYours);
        }
        self.running_mut()
    }

    pub(super) fn throw_again(&mut self, by: Seat) -> Result<(), Refusal> {
        Ok(self.on_turn(by)?.board.apply(&BoardAction::RejectOpening)?)
    }

    pub(super) fn roll(&mut self, by: Seat, dice: Dice) -> Result<(), Refusal> {
        let game = self.on_turn(by)?;
        game.board.apply(&BoardAction::Roll(dice))?;
        game.box_doubled = false;
        Ok(())
    }

    pub(super) fn play(&mut self, by: Seat, play: &Play) -> Result<(), Refusal> {
        let game = self.on_turn(by)?;
        game.board.apply(&BoardAction::Play(play.clone()))?;
        game.advice_asked = false;
        game.suggestions.clear();
        Ok(())
    }

    pub(super) fn suggest(&mut self, by: Seat, play: &Play) -> Result<(), Refusal> {
        let game = self.at_rest()?;
        let BoardPhase::ToMove { player, .. } = *game.board.phase() else {
            return Err(Refusal::NoAdvice);
        };
        if self.side(by) != Some(player) || self.leader(player) == Some(by) || !self.may_consult(by) {
            return Err(Refusal::NoAdvice);
        }
        let mut board: MatchState = game.board.clone();
        board.apply(&BoardAction::Play(play.clone()))?;
        let game = self.running_mut()?;
        game.suggestions.retain(|(seat, _)| *seat != by);
        game.suggestions.push((by, play.clone()));
        Ok(())
    }

    pub(super) fn ask_advice(&mut self, by: Seat) -> Result<(), Refusal> {
        self.running()?;
        if self.captain() != Some(by) {
            return Err(Refusal::NotYours);
        }
        if !self.may_ask_advice() {
            return Err(Refusal::NoAdvice);
        }
        self.running_mut()?.advice_asked = true;
        Ok(())
    }
}
