//! Rollouts of any game, whichever board it is played out on.

use super::{AnalystError, Engine, Spot};
use crate::cube::CubeMet;
use crate::family::After;
use crate::family::rollout::{FamilyRollout, FamilyState};
use crate::gate::GateError;
use crate::net::checksum;
use crate::rollout::{
    Ended, Luck, Rollout, RolloutError, RolloutResult, RolloutSettings, RolloutState, Strength, Subject,
};
use crate::search::{Run, SearchSettings};
use crate::standard::Board;
use pasch_rules::{Dice, Landing, LegalPlay};

/// The result of a rollout, with its state as bytes.
pub type Rolled = RolloutResult<Vec<u8>>;

impl Engine {
    /// Every play of a roll of the spot's player, best first, by a search that is deep enough to choose plays for a
    /// rollout by it.
    ///
    /// # Errors
    /// As [`Engine::rank_plays`].
    pub fn choose_plays(
        &self,
        spot: &Spot,
        dice: &Dice,
        cubeful: bool,
        run: Run<'_>,
    ) -> Result<Vec<LegalPlay>, AnalystError> {
        let plies = if spot.board.is_some() { 2 } else { 1 };
        let settings = SearchSettings { cubeful, ..SearchSettings::plies(plies) };
        let ranked = self.rank_plays(spot, dice, &settings, &[], run)?;
        Ok(ranked.into_iter().map(|ranked| ranked.play).collect())
    }

    /// Rolls out some plays of a roll; without a roll, the spot itself with its cube decision. The settings are those of
    /// [`RolloutSettings::in_game`]. `kept` are the bytes of an earlier run's state, from which this run goes on; trials
    /// and limits may differ. `tell` is called with every partial result, on whichever thread. A cancelled rollout
    /// returns the results so far.
    ///
    /// # Errors
    /// When the engine does not play the game, the rollout is refused ([`RolloutError::is_of_state`] for what is wrong with
    /// `kept`), or it was cancelled before anything was known.
    ///
    /// ```
    /// use pasch_engine::{analyst::{Engine, Spot}, cube::CubeInfo, rollout::RolloutSettings, search::Run};
    /// use pasch_rules::{Player, Position, Rules, VariantId};
    /// for game in [VariantId::BACKGAMMON, VariantId::PLAKOTO] {
    ///     let rules = Rules::standard(game);
    ///     let (start, cube) = (Position::start(rules.spec()), CubeInfo::cubeless());
    ///     let spot = Spot::new(&rules, &start, Player::A, cube)?;
    ///     let settings = RolloutSettings { horizon: Some(2), ..RolloutSettings::TRUNCATED_1.in_game(&rules) };
    ///     let rolled = Engine::builtin().roll_out(&spot, None, settings, None, Run::default(), &mut |_| {})?;
    ///     assert_eq!(rolled.candidates[0].trials, 42);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn roll_out(
        &self,
        spot: &Spot,
        plays: Option<(&Dice, &[LegalPlay])>,
        settings: RolloutSettings,
        kept: Option<&[u8]>,
        run: Run<'_>,
        tell: &mut (dyn FnMut(&Rolled) + Send),
    ) -> Result<Rolled, AnalystError> {
        let ends =
            plays.map(|(dice, plays)| (dice, plays.iter().map(LegalPlay::landing).collect::<Vec<_>>()));
        let ends = ends.as_ref().map(|(dice, ends)| (*dice, &**ends));
        self.roll_out_ends(spot, ends, settings, kept, run, tell)
    }

    /// The same, of plays known by where they end.
    ///
    /// # Errors
    /// As [`Engine::roll_out`].
    pub fn roll_out_ends(
        &self,
        spot: &Spot,
        ends: Option<(&Dice, &[Landing])>,
        settings: RolloutSettings,
        kept: Option<&[u8]>,
        run: Run<'_>,
        tell: &mut (dyn FnMut(&Rolled) + Send),
    ) -> Result<Rolled, AnalystError> {
        let Some(board) = &spot.board else {
            return self.roll_out_family(spot, ends, settings, kept, run, tell);
        };
        let searcher = self.search_in(&spot.rules);
        let rollout = match ends {
            None => Rollout::cube_decision(&searcher, board, &spot.cube, settings)?,
            Some((_, ends)) => {
                let boards = ends.iter().map(|end| spot.board_of(&end.position));
                let boards = boards.collect::<Result<Vec<Board>, GateError>>()?;
                Rollout::plays(&searcher, &boards, &spot.cube, settings)?
            }
        };
        let rollout = match kept {
            None => rollout,
            Some(bytes) => rollout.resume(&RolloutState::from_bytes(bytes).map_err(RolloutError::from)?)?,
        };
        let with_bytes = |result: &RolloutResult| result.with_state(result.state.to_bytes());
        let result = rollout.run(run, &mut |so_far| tell(&with_bytes(so_far)))?;
        Ok(with_bytes(&result))
    }

    fn roll_out_family(
        &self,
        spot: &Spot,
        landings: Option<(&Dice, &[Landing])>,
        settings: RolloutSettings,
        kept: Option<&[u8]>,
        run: Run<'_>,
        tell: &mut (dyn FnMut(&Rolled) + Send),
    ) -> Result<Rolled, AnalystError> {
        let searcher = self.family(&spot.rules)?.at(&spot.cube, spot.player);
        let state = spot.state();
        let (subjects, ends): (Vec<Subject>, Vec<After>) = match landings {
            None => (vec![Subject::NoDouble], vec![After::Next(state)]),
            Some((dice, landings)) => {
                let end = |landing: &Landing| state.after(&spot.rules, dice, landing);
                landings.iter().enumerate().map(|(place, one)| (Subject::Play(place), end(one))).unzip()
            }
        };
        let rollout = FamilyRollout {
            trials: settings.trials,
            seed: settings.seed,
            horizon: settings.horizon,
            without_luck: settings.luck != Luck::Off,
            plies: settings.late.plies,
        };
        let fits = |kept: &FamilyState| kept.fits(rollout.key(&searcher, &ends, spot.player), ends.len());
        let read = |bytes| FamilyState::from_bytes(bytes).filter(fits).ok_or(RolloutError::Foreign);
        let kept = kept.map(read).transpose()?;
        let met = self.met(&spot.rules);
        let net = checksum(&searcher.net().to_bytes());
        let strength = Strength { cube_plies: 0, ..settings.late };
        let settings = RolloutSettings { early: strength, late: strength, cubeful: false, ..settings };
        let result = |so_far: &FamilyState, ended| Rolled {
            candidates: so_far.candidates(&subjects, CubeMet::new(spot.cube, &met)),
            decision: None,
            ended,
            settings: RolloutSettings { trials: so_far.trials(), ..settings },
            net,
            state: so_far.to_bytes(),
        };
        let mut tell = |so_far: &FamilyState| tell(&result(so_far, Ended::Running));
        let (state, whole) = rollout.run_all(kept, &searcher, &ends, spot.player, run, &mut tell)?;
        Ok(result(&state, if whole { Ended::Complete } else { Ended::Cancelled }))
    }
}
