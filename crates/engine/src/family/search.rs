//! Looking ahead in a game of the family: the best play, what a position is worth.
//!
//! As in [`crate::search`], *ply* counts the rolls looked ahead and 0 is the bare net. Inside the tree every
//! reply is the one that looks best without looking further, by what results are worth at the stake: points
//! for money, the match that comes of them at a score. Chances are averaged, never equities; the cube is
//! judged where the search began, by Janowski's model.
//!
//! Invariant: results do not depend on the number of threads or on what was asked before.

use std::sync::Arc;

use pasch_rules::{ByPlayer, Dice, Landing, Player, Position, Rules, landings};

use super::encode::is_plain_bear_off;
use super::game::{After, Classes, MOST_CLASSES, Results, State, rolls};
use super::net::{FamilyNet, Sums};
use crate::bearoff::Bearoff;
use crate::cube::{
    CubeDecision, CubeInfo, CubeMet, Efficiency, cubeful_value, cubeless_value, decide, undoubled_value,
};
use crate::eval::Probs;
use crate::met::Met;
use crate::search::{RankedPlay, Run, SearchError, SearchSettings, Stage};
use crate::standard::Board;
use crate::standard::board::{BAR, OFF};

/// The deepest search there is.
pub const MOST_FAMILY_PLIES: u8 = 2;

/// Replies that a rollout looks at more closely than at a glance.
const LOOKED_AT: usize = 5;

/// What a position is worth without a cube, to one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Worth {
    /// Chances; a draw is half a win. In games whose wins are counted in checkers there are no gammons.
    pub probs: Probs,
    /// Expected points a game, without a cube.
    pub points: f32,
    /// What it is worth at the stake of the search, the cube staying where it is: expected points for money, in a match
    /// twice the chance to win it less 1.
    pub value: f32,
}

impl Worth {
    /// The same seen by the other player.
    #[must_use]
    pub fn swap(&self) -> Self {
        Self { probs: self.probs.swap(), points: -self.points, value: -self.value }
    }

    pub(super) fn add(&mut self, other: &Self, share: f32) {
        let (sum, more) = (&mut self.probs, &other.probs);
        sum.win += share * more.win;
        sum.win_g += share * more.win_g;
        sum.win_bg += share * more.win_bg;
        sum.lose_g += share * more.lose_g;
        sum.lose_bg += share * more.lose_bg;
        self.points += share * other.points;
        self.value += share * other.value;
    }

    /// Nothing, to add to.
    pub(super) const NOTHING: Self = Self {
        probs: Probs { win: 0.0, win_g: 0.0, win_bg: 0.0, lose_g: 0.0, lose_bg: 0.0 },
        points: 0.0,
        value: 0.0,
    };

    /// The chance to win the match, judged at a score.
    #[must_use]
    pub fn mwc(&self) -> f64 {
        0.5 * (1.0 + f64::from(self.value))
    }
}

/// Searches in one game with one net.
#[derive(Clone, Debug)]
pub struct FamilySearcher<'s> {
    pub(super) rules: &'s Rules,
    pub(super) net: &'s FamilyNet,
    met: Arc<Met>,
    bearoff: Option<&'s Bearoff>,
    /// What each class of result is worth to each player at the stake.
    pub(super) values: ByPlayer<Classes>,
}

impl<'s> FamilySearcher<'s> {
    /// A search in the game of these rules, for points until [`FamilySearcher::at`] says otherwise.
    #[must_use]
    pub fn new(rules: &'s Rules, net: &'s FamilyNet, met: Arc<Met>, bearoff: Option<&'s Bearoff>) -> Self {
        let values = ByPlayer::from_fn(|_| points(net.results()));
        Self { rules, net, met, bearoff, values }
    }

    /// The same search for what is at stake with this cube, as `player` sees it. Its methods that take a
    /// cube do this themselves.
    #[must_use]
    pub fn at(&self, cube: &CubeInfo, player: Player) -> Self {
        let at = CubeMet::new(*cube, &self.met);
        if !at.is_match() {
            return Self::new(self.rules, self.net, Arc::clone(&self.met), self.bearoff);
        }
        let results = Results::of(self.rules);
        let values = ByPlayer::from_fn(|seat| chances(&results, if seat == player { at } else { at.swap() }));
        Self { values, ..self.clone() }
    }

    /// The net it judges by.
    #[must_use]
    pub const fn net(&self) -> &FamilyNet {
        self.net
    }

    /// What a position is worth to the player on roll, before their roll.
    ///
    /// # Errors
    /// When it is cancelled.
    pub fn worth(&self, state: &State, plies: u8, run: Run<'_>) -> Result<Worth, SearchError> {
        run.check()?;
        let plies = plies.min(MOST_FAMILY_PLIES);
        if plies == 0 {
            return Ok(self.glance(state, &mut Sums::default()));
        }
        let rolls = rolls(self.rules);
        if state.pending.is_some() {
            return self.after_roll(state, &rolls[0].0, plies, &mut Sums::default(), run);
        }
        let parts = run.executor.map(rolls.len(), |index| {
            self.after_roll(state, &rolls[index].0, plies - 1, &mut Sums::default(), run)
        });
        let mut sum = Worth::NOTHING;
        for (part, (_, chance)) in parts.into_iter().zip(rolls) {
            sum.add(&part?, *chance);
        }
        Ok(Worth { probs: sum.probs.sanitize(), ..sum })
    }

    /// The cube decision before the roll, with what the position is worth without a cube.
    ///
    /// # Errors
    /// When it is cancelled.
    pub fn cube_decision(
        &self,
        state: &State,
        cube: &CubeInfo,
        plies: u8,
        run: Run<'_>,
    ) -> Result<(CubeDecision, Worth), SearchError> {
        let worth = self.at(cube, state.player).worth(state, plies, run)?;
        let at = CubeMet::new(*cube, &self.met);
        let x = Efficiency::USUAL;
        let taken = CubeMet::new(cube.doubled(), &self.met);
        let (no_double, double_take) = if self.counts_checkers() && at.is_match() {
            let higher = self.at(&taken.cube, state.player);
            let doubled = if cube.can_double() { higher.worth(state, plies, run)? } else { worth };
            (worth.mwc(), doubled.mwc())
        } else if self.counts_checkers() {
            (at.value(f64::from(worth.points)), at.value(2.0 * f64::from(worth.points)))
        } else {
            (undoubled_value(&worth.probs, at, x), cubeful_value(&worth.probs, taken, x))
        };
        Ok((decide(no_double, double_take, at), worth))
    }

    /// Every end of a play of the roll, best first; those looked at deeper come before the others. Positions of `always`
    /// are judged in full depth whatever the filter says.
    ///
    /// # Errors
    /// When it is cancelled.
    pub fn rank(
        &self,
        state: &State,
        dice: &Dice,
        cube: &CubeInfo,
        settings: &SearchSettings,
        always: &[Position],
        run: Run<'_>,
    ) -> Result<Vec<RankedPlay<Landing>>, SearchError> {
        run.check()?;
        let plies = settings.plies.min(MOST_FAMILY_PLIES);
        let mut sums = Sums::default();
        self.net.set_base(&state.turned(), &mut sums);
        let here = &self.at(cube, state.player);
        let judged = |end: (Landing, After), worth: Worth, plies: u8| {
            let at = CubeMet::new(*cube, &self.met);
            let (equity, cubeless, mwc) = here.equities(&end.1, &worth, state.player, at, settings.cubeful);
            RankedPlay { play: end, probs: worth.probs, equity, cubeless, mwc, plies }
        };
        let dice = state.pending.as_ref().map_or(dice, |next| &next.dice);
        let ends = landings(self.rules, &state.position, state.player, dice, &state.context(state.player));
        let mut ranked: Vec<RankedPlay<(Landing, After)>> = ends
            .iter()
            .map(|landing| {
                let after = state.after(self.rules, dice, landing);
                judged((*landing, after), here.glance_after(&after, state.player, &mut sums), 0)
            })
            .collect();
        sort(&mut ranked);
        if plies > 0 {
            let deeper = through(&mut ranked, settings.filter.first, always);
            let worths = run.executor.map(deeper, |place| {
                here.deep_after(&ranked[place].play.1, state.player, plies, &mut Sums::default(), run)
            });
            for (play, worth) in ranked.iter_mut().zip(worths) {
                *play = judged(play.play, worth?, plies);
            }
            sort(&mut ranked);
        }
        Ok(ranked.iter().map(|play| play.known_as(play.play.0)).collect())
    }

    /// Whether the ends of races come from a database.
    pub(super) const fn has_database(&self) -> bool {
        self.bearoff.is_some()
    }

    pub(super) fn counts_checkers(&self) -> bool {
        self.net.results().is_counted()
    }

    /// Equity as if the cube never moved again, of what a search at this stake found.
    #[must_use]
    pub fn cubeless(&self, worth: &Worth, at: CubeMet<'_>) -> f64 {
        if self.counts_checkers() {
            if at.is_match() { at.equity(worth.mwc()) } else { f64::from(worth.points) }
        } else {
            at.equity(cubeless_value(&worth.probs, at))
        }
    }

    /// Equity with the cube, without, and the match winning chance, of the mover.
    fn equities(
        &self,
        after: &After,
        worth: &Worth,
        mover: Player,
        at: CubeMet<'_>,
        cubeful: bool,
    ) -> (f64, f64, Option<f64>) {
        if self.counts_checkers() {
            let equity = self.cubeless(worth, at);
            return (equity, equity, at.is_match().then(|| worth.mwc()));
        }
        let dead = cubeless_value(&worth.probs, at);
        let value = match after {
            After::Next(next) if cubeful && next.player != mover => {
                at.flip(cubeful_value(&worth.probs.swap(), at.swap(), Efficiency::USUAL))
            }
            _ => dead,
        };
        (at.equity(value), at.equity(dead), at.is_match().then_some(value))
    }

    /// What the net says of the player on roll, or the database where it knows.
    pub(super) fn glance(&self, state: &State, sums: &mut Sums) -> Worth {
        let known = !self.counts_checkers() && is_plain_bear_off(self.rules, state);
        let bearoff = self.bearoff.filter(|_| known);
        if let Some(probs) = bearoff.and_then(|database| database.race_probs(&bear_off_board(state))) {
            return self.of_classes(&self.net.results().classes_of(&probs), state.player);
        }
        self.of_classes(&self.net.judge(state, sums), state.player)
    }

    fn of_classes(&self, classes: &Classes, player: Player) -> Worth {
        self.net.results().worth(classes, &self.values[player])
    }

    /// What the end of a play is worth to who made it, at a glance.
    pub(super) fn glance_after(&self, after: &After, mover: Player, sums: &mut Sums) -> Worth {
        match after {
            After::Over(_, ending) => self.of_classes(&self.net.results().certain(ending, mover), mover),
            After::Next(next) if next.player == mover => self.glance(next, sums),
            After::Next(next) => self.glance(next, sums).swap(),
        }
    }

    /// The reply to a roll that looks best at a glance, with its worth. In the middle of a roll its next part
    /// is played instead of `dice`.
    pub(super) fn best_reply(&self, state: &State, dice: &Dice, sums: &mut Sums) -> (After, Worth) {
        self.net.set_base(&state.turned(), sums);
        let judged = state.afters(self.rules, dice).into_iter().map(|after| {
            let worth = self.glance_after(&after, state.player, sums);
            (after, worth)
        });
        judged
            .reduce(|best, next| if next.1.value > best.1.value { next } else { best })
            .expect("every roll has an end, if only the position as it was")
    }

    /// The reply to a roll that looks best `plies` deep, of the few that look best at a glance; with what the best one
    /// is worth at a glance, which is what luck is measured by.
    pub(super) fn best_reply_at(
        &self,
        state: &State,
        dice: &Dice,
        plies: u8,
        sums: &mut Sums,
        run: Run<'_>,
    ) -> Result<(After, Worth), SearchError> {
        if plies == 0 {
            return Ok(self.best_reply(state, dice, sums));
        }
        self.net.set_base(&state.turned(), sums);
        let mut judged: Vec<(After, Worth)> = state
            .afters(self.rules, dice)
            .into_iter()
            .map(|after| (after, self.glance_after(&after, state.player, sums)))
            .collect();
        judged.sort_by(|a, b| b.1.value.total_cmp(&a.1.value));
        judged.truncate(LOOKED_AT);
        let (mut best, glance) = judged[0];
        let mut top = f32::NEG_INFINITY;
        for (after, _) in judged.iter().filter(|_| judged.len() > 1) {
            let value = self.deep_after(after, state.player, plies, sums, run)?.value;
            if value > top {
                (best, top) = (*after, value);
            }
        }
        Ok((best, glance))
    }

    /// What a roll is worth, looked `plies` deep after its reply.
    fn after_roll(
        &self,
        state: &State,
        dice: &Dice,
        plies: u8,
        sums: &mut Sums,
        run: Run<'_>,
    ) -> Result<Worth, SearchError> {
        run.check()?;
        let (after, worth) = self.best_reply(state, dice, sums);
        if plies == 0 { Ok(worth) } else { self.deep_after(&after, state.player, plies, sums, run) }
    }

    fn deep_after(
        &self,
        after: &After,
        mover: Player,
        plies: u8,
        sums: &mut Sums,
        run: Run<'_>,
    ) -> Result<Worth, SearchError> {
        let After::Next(next) = after else { return Ok(self.glance_after(after, mover, sums)) };
        let rolls = rolls(self.rules);
        let mut sum = Worth::NOTHING;
        if next.pending.is_some() {
            sum = self.after_roll(next, &rolls[0].0, plies, sums, run)?;
        } else {
            for (dice, chance) in rolls {
                sum.add(&self.after_roll(next, dice, plies - 1, sums, run)?, *chance);
            }
        }
        let sum = Worth { probs: sum.probs.sanitize(), ..sum };
        Ok(if next.player == mover { sum } else { sum.swap() })
    }
}

/// Points of every class.
fn points(results: &Results) -> Classes {
    let mut values = [0.0; MOST_CLASSES];
    for (class, value) in values.iter_mut().enumerate().take(results.classes()) {
        *value = results.points(class) as f32;
    }
    values
}

/// Twice the chance to win the match less 1 after every class, at the cube's present value.
fn chances(results: &Results, at: CubeMet<'_>) -> Classes {
    let mut values = [0.0; MOST_CLASSES];
    for (class, value) in values.iter_mut().enumerate().take(results.classes()) {
        let points = results.points(class);
        let size = at.cube.value.saturating_mul(points.unsigned_abs());
        let mwc = if points < 0 { at.lost(size) } else { at.won(size) };
        *value = (2.0 * mwc - 1.0) as f32;
    }
    values
}

/// Deeper first, then better first; equal ones stay in the order of the rules.
fn sort<P>(ranked: &mut [RankedPlay<P>]) {
    ranked.sort_by(|a, b| b.plies.cmp(&a.plies).then(b.equity.total_cmp(&a.equity)));
}

/// Moves the plays that pass a stage to the front, keeping their order, and counts them.
fn through(ranked: &mut [RankedPlay<(Landing, After)>], stage: Stage, always: &[Position]) -> usize {
    let keep = if stage.keep == 0 { ranked.len() } else { stage.keep };
    let floor = ranked.first().map_or(0.0, |best| best.equity) - stage.threshold;
    let mut order: Vec<(bool, RankedPlay<(Landing, After)>)> = ranked
        .iter()
        .enumerate()
        .map(|(place, play)| {
            let near = place == 0 || (place < keep && play.equity >= floor);
            (near || always.contains(&play.play.0.position), *play)
        })
        .collect();
    order.sort_by_key(|(passes, _)| !passes);
    for (to, (_, play)) in ranked.iter_mut().zip(&order) {
        *to = *play;
    }
    order.iter().filter(|(passes, _)| *passes).count()
}

/// The board of a plain bear-off; the points of the two home boards cannot meet on it.
fn bear_off_board(state: &State) -> Board {
    let mut board = Board { lanes: [[0; 32]; 2] };
    for (lane, player) in board.lanes.iter_mut().zip([state.player, state.player.other()]) {
        let side = state.position.side(player);
        lane[OFF] = side.off;
        lane[BAR] = side.bar;
        lane[1..=24].copy_from_slice(&side.points);
    }
    board
}
