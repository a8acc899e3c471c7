//! Playing: the choices of a level, as intents of the rules.

use super::{AnalystError, Engine, Spot};
use crate::family::encode::is_plain_bear_off;
use crate::level::{Chance, Level};
use crate::search::{RankedPlay, Run, SearchSettings};
use crate::style::Traits;
use pasch_rules::{Action, Grade, Intent, LegalPlay, MatchState, Phase, Play, Player, Scoring};

/// Equity a resignation may fall short of the game's worth and still be accepted.
const GOODWILL: f64 = 0.005;

impl Engine {
    /// The decision of this level for the player who has to decide. Between games it starts the next one.
    ///
    /// # Errors
    /// When the engine does not play the game, the match is over, or the search is cancelled.
    ///
    /// ```
    /// use pasch_engine::{analyst::Engine, level::Level, search::Run};
    /// use pasch_rules::{Header, Intent, MatchState, VariantId};
    /// let state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 3))?;
    /// let intent = Engine::builtin().decide(&state, &Level::BEST, 1, Run::default())?;
    /// assert_eq!(intent, Intent::Start);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decide(
        &self,
        state: &MatchState,
        level: &Level,
        seed: u64,
        run: Run<'_>,
    ) -> Result<Intent, AnalystError> {
        match *state.phase() {
            Phase::Opening | Phase::GameOver(_) => Ok(Intent::Start),
            Phase::ToRoll { player } => {
                let double = state.may_double(player) && self.choose_double(state, level, seed, run)?;
                Ok(if double { Intent::Double } else { Intent::Roll })
            }
            Phase::ToMove { .. } => Ok(Intent::Play(self.choose_play(state, level, seed, run)?)),
            Phase::IllegalPlay { by, .. } => {
                let insist = self.insists(state, by.other(), level, run)?;
                Ok(if insist { Intent::Insist } else { Intent::LetStand })
            }
            Phase::DoubleOffered { .. } => self.answer_double(state, level, seed, run),
            Phase::ResignOffered { .. } => {
                let accept = self.accepts_resignation(state, level, run)?;
                Ok(if accept { Intent::AcceptResign } else { Intent::RejectResign })
            }
            phase @ Phase::MatchOver { .. } => Err(AnalystError::Phase(phase)),
        }
    }

    /// The play this level makes with the roll on the table.
    ///
    /// # Errors
    /// When nobody has to play, the engine does not play the game, or the search is cancelled.
    pub fn choose_play(
        &self,
        state: &MatchState,
        level: &Level,
        seed: u64,
        run: Run<'_>,
    ) -> Result<Play, AnalystError> {
        let (Phase::ToMove { dice, .. }, Some(graph)) = (*state.phase(), state.play_graph()) else {
            return Err(AnalystError::Phase(*state.phase()));
        };
        let spot = Spot::of(state)?;
        let mut legal = graph.plays();
        if legal.len() == 1 {
            return Ok(legal.swap_remove(0).play);
        }
        let mut plays = self.rank_plays(&spot, &dice, &level.settings(), &[], run)?;
        let chosen = if level.plays_by_equity_alone() {
            0
        } else {
            level.draw(liked(&spot, level, &plays), &mut Chance::new(seed))
        };
        Ok(plays.swap_remove(chosen).play.play)
    }

    /// Whether `player` has the illegal play of their opponent taken back: when it cannot stand, or is worth more to the
    /// opponent than the best legal play of their roll. A blunder against the rules is let stand.
    ///
    /// # Errors
    /// When no illegal play waits for an answer, the engine does not play the game, or the search is cancelled.
    pub fn insists(
        &self,
        state: &MatchState,
        player: Player,
        level: &Level,
        run: Run<'_>,
    ) -> Result<bool, AnalystError> {
        let (mut stands, mut legal) = (state.clone(), state.clone());
        if stands.apply(&Action::LetStand).is_err() {
            return Ok(true);
        }
        if !matches!(stands.phase(), Phase::ToRoll { .. }) || legal.apply(&Action::Insist).is_err() {
            return Ok(true);
        }
        let Phase::ToMove { dice, .. } = *legal.phase() else { return Ok(true) };
        let settings = SearchSettings { cubeful: true, ..level.settings() };
        let best = self.rank_plays(&Spot::of(&legal)?, &dice, &settings, &[], run)?;
        let asked = best.first().map_or(f64::INFINITY, |best| -best.equity);
        let left = self.evaluate(&Spot::of_player(&stands, player)?, level.plies, run)?.cubeful;
        Ok(left < asked)
    }

    /// Whether this level doubles now. The caller asks the rules whether it may.
    ///
    /// # Errors
    /// When it is not the time to double, the engine does not play the game, or the search is cancelled.
    pub fn choose_double(
        &self,
        state: &MatchState,
        level: &Level,
        seed: u64,
        run: Run<'_>,
    ) -> Result<bool, AnalystError> {
        if !matches!(state.phase(), Phase::ToRoll { .. }) {
            return Err(AnalystError::Phase(*state.phase()));
        }
        let (decision, _) = self.cube_decision(&Spot::of(state)?, level.plies, run)?;
        let error = level.cube_error(&mut Chance::new(seed)) + level.lean(level.style.double);
        let best = decision.should_double();
        Ok(if error == 0.0 { best } else { decision.double() - decision.no_double + error > 0.0 })
    }

    /// The answer of this level to the cube on offer: [`Intent::Take`], [`Intent::Drop`] or
    /// [`Intent::Beaver`]. Also answers beavers and what follows them.
    ///
    /// # Errors
    /// When no cube is on offer, the engine does not play the game, or the search is cancelled.
    pub fn answer_double(
        &self,
        state: &MatchState,
        level: &Level,
        seed: u64,
        run: Run<'_>,
    ) -> Result<Intent, AnalystError> {
        let Phase::DoubleOffered { depth, .. } = *state.phase() else {
            return Err(AnalystError::Phase(*state.phase()));
        };
        let spot = Spot::of(state)?;
        let error = level.cube_error(&mut Chance::new(seed)) + level.lean(level.style.take);
        // Worth of taking and of dropping to the one who answers, in units of the cube shown.
        let (take, drop) = if depth == 0 {
            let (decision, _) = self.cube_decision(&spot, level.plies, run)?;
            (-decision.double_take, -decision.double_pass)
        } else {
            // The cube has been turned `depth` times and is the taker's; one more turn is offered.
            let doubled = 2.0 * self.value(&spot, level.plies, run)? / f64::from(spot.cube.value);
            (if depth % 2 == 0 { -doubled } else { doubled }, -1.0)
        };
        Ok(if take + error < drop {
            Intent::Drop
        } else if state.may_beaver() && take + error > 0.0 {
            Intent::Beaver
        } else {
            Intent::Take
        })
    }

    /// The value of the game to the spot's player with the best cube play of both: points of the whole cube.
    fn value(&self, spot: &Spot, plies: u8, run: Run<'_>) -> Result<f64, AnalystError> {
        if let Some(board) = &spot.board {
            return Ok(self.search_in(&spot.rules).evaluate(board, &spot.cube, plies, true, run)?.1);
        }
        let decision = self.cube_decision(spot, plies, run)?.0;
        Ok(decision.optimal() * f64::from(spot.cube.value))
    }

    /// Whether the player who was offered a resignation should accept it: it is worth at least as
    /// much as playing on, whoever is on roll.
    ///
    /// # Errors
    /// When no resignation is on offer, the engine does not play the game, or the search is cancelled.
    pub fn accepts_resignation(
        &self,
        state: &MatchState,
        level: &Level,
        run: Run<'_>,
    ) -> Result<bool, AnalystError> {
        let Phase::ResignOffered { by, grade } = *state.phase() else {
            return Err(AnalystError::Phase(*state.phase()));
        };
        if by_the_rules_the_most(state, by, grade) {
            return Ok(true);
        }
        let spot = Spot::of_player(state, by.other())?;
        let met = self.met(&spot.rules);
        let at = crate::cube::CubeMet::new(spot.cube, &met);
        let (won, _) = at.grades();
        let offered = at.equity(won[grade as usize]);
        let on_roll = self.evaluate(&spot, level.plies, run)?.cubeful;
        let waiting = -self.evaluate(&spot.turned(), level.plies, run)?.cubeful;
        Ok(offered >= on_roll.max(waiting) - GOODWILL)
    }

    /// The grade by which this player should resign: their loss is certain, and so is how big it
    /// is. `None` while there is anything to play for.
    ///
    /// # Errors
    /// When the engine does not play the game, or the search is cancelled.
    pub fn resignation(
        &self,
        state: &MatchState,
        player: Player,
        run: Run<'_>,
    ) -> Result<Option<Grade>, AnalystError> {
        const NEVER: f32 = 1e-4;
        let spot = Spot::of_player(state, player)?;
        let probs = self.evaluate(&spot, 0, run)?.probs;
        // Only races are certain enough.
        let race = match &spot.board {
            Some(board) => board.is_race(),
            None => is_plain_bear_off(&spot.rules, &spot.state()),
        };
        if !race || probs.win > NEVER {
            return Ok(None);
        }
        let certain = |p: f32| {
            if p < NEVER {
                Some(false)
            } else if p > 1.0 - NEVER {
                Some(true)
            } else {
                None
            }
        };
        let grade = match (certain(probs.lose_g), certain(probs.lose_bg)) {
            (Some(false), _) => Grade::Single,
            (Some(true), Some(false)) => Grade::Gammon,
            (Some(true), Some(true)) => Grade::Backgammon,
            _ => return Ok(None),
        };
        Ok(state.resignable_grades(player).contains(&grade).then_some(grade))
    }
}

/// The equities of plays with what a level's style sees in them, in the order of the plays. Only plays looked at as deep as
/// the best are compared. A style is content with the best play and adds at most the level's sway to another.
fn liked(spot: &Spot, level: &Level, plays: &[RankedPlay<LegalPlay>]) -> Vec<f64> {
    let Some(best) = plays.first() else { return Vec::new() };
    let (unit, style) = (stakes(spot), &level.style);
    let worth = |play: &RankedPlay<LegalPlay>| {
        style.worth(&Traits::of(&spot.rules, &spot.position, &play.play.position, spot.player))
    };
    let known = if style.likes_nothing() { 0.0 } else { worth(best) };
    let as_deep = plays.iter().take_while(|play| play.plies == best.plies);
    let value = |play: &RankedPlay<LegalPlay>| {
        let liking = if style.likes_nothing() { 0.0 } else { (worth(play) - known).min(level.sway) };
        play.equity / unit + liking
    };
    as_deep.map(value).collect()
}

/// How much is won in a middling game: errors of weak levels are as big, measured by that, where wins
/// are counted in checkers.
fn stakes(spot: &Spot) -> f64 {
    match spot.rules.scoring() {
        Scoring::CheckersLeft => f64::from(spot.rules.spec().checkers) / 2.0,
        Scoring::Grades | Scoring::Misere => 1.0,
    }
}

/// Whether nothing bigger than the grade on offer can come about any more.
fn by_the_rules_the_most(state: &MatchState, loser: Player, grade: Grade) -> bool {
    state.resignable_grades(loser).last().is_none_or(|most| grade >= *most)
}
