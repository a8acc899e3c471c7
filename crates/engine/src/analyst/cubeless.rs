//! Matches without a cube: a match equity table for every game, and searches that judge by it.

use super::Engine;
use crate::cube::CubeInfo;
use crate::family::{Results, State, Sums};
use crate::gate::{board_from, fits};
use crate::met::Met;
use crate::search::{Run, Searcher};
use pasch_rules::{Player, Position, Rules, VariantId};
use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};

/// What is known of one game: how much its wins count, too, for that can be agreed.
#[derive(Debug)]
struct Known {
    variant: VariantId,
    results: Results,
    met: Arc<Met>,
    /// Where checkers move as in backgammon.
    searcher: Option<Arc<Searcher>>,
}

/// Tables of the games that were asked for.
#[derive(Debug, Default)]
pub(super) struct Cubeless {
    known: Mutex<Vec<Known>>,
}

/// A search of the engine: its own, or that for a game without a cube.
#[derive(Debug)]
pub enum Search<'e> {
    /// That for games with a cube, and for money.
    Own(&'e Searcher),
    /// One by the table of a game.
    Of(Arc<Searcher>),
}

impl Deref for Search<'_> {
    type Target = Searcher;

    fn deref(&self) -> &Searcher {
        match self {
            Self::Own(searcher) => searcher,
            Self::Of(searcher) => searcher,
        }
    }
}

impl Engine {
    /// The match equity table a game is judged by. Without a cube that is one of its own, made from how often
    /// the engine thinks a game ends by how many points, either side beginning; the other games of a series
    /// are taken to be like the present one.
    ///
    /// ```
    /// use pasch_engine::analyst::Engine;
    /// use pasch_rules::{Rules, VariantId};
    /// let (engine, portes) = (Engine::builtin(), Rules::standard(VariantId::find("portes").unwrap()));
    /// // Who is 2-away against 1-away needs a gammon or two wins; with a cube they double and need one.
    /// assert!(engine.met(&portes).mwc(2, 1, false) < 0.4);
    /// assert!(engine.met(&Rules::standard(VariantId::BACKGAMMON)).mwc(2, 1, false) > 0.48);
    /// ```
    #[must_use]
    pub fn met(&self, rules: &Rules) -> Arc<Met> {
        self.cubeless(rules).map_or_else(|| Arc::clone(self.searcher.met()), |(met, _)| met)
    }

    /// The search in a game whose checkers move as in backgammon, judging matches by [`Engine::met`].
    #[must_use]
    pub fn search_in(&self, rules: &Rules) -> Search<'_> {
        let made = self.cubeless(rules).and_then(|(_, searcher)| searcher);
        made.map_or(Search::Own(&self.searcher), Search::Of)
    }

    fn cubeless(&self, rules: &Rules) -> Option<(Arc<Met>, Option<Arc<Searcher>>)> {
        if rules.has_cube() {
            return None;
        }
        let (variant, results) = (rules.spec().id, Results::of(rules));
        let mut known = self.cubeless.known.lock().unwrap_or_else(PoisonError::into_inner);
        let found = known.iter().find(|one| one.variant == variant && one.results == results);
        if let Some(found) = found {
            return Some((Arc::clone(&found.met), found.searcher.clone()));
        }
        let shares = self.shares(rules, &results)?;
        let met = Arc::new(Met::cubeless(rules.spec().name, &shares));
        let searcher = fits(rules).then(|| Arc::new(self.searcher.judging_by(Arc::clone(&met))));
        known.push(Known { variant, results, met: Arc::clone(&met), searcher: searcher.clone() });
        Some((met, searcher))
    }

    /// How often a game is decided by one point, two, and so on; `None` where there is nothing to judge it by.
    fn shares(&self, rules: &Rules, results: &Results) -> Option<Vec<f64>> {
        let classes = if fits(rules) {
            let board = board_from(&Position::start(rules.spec()), Player::A, rules).ok()?;
            let cube = CubeInfo::cubeless();
            let (probs, _) = self.searcher.evaluate(&board, &cube, 0, false, Run::default()).ok()?;
            results.classes_of(&probs)
        } else {
            self.net_of(rules)?.judge(&State::start(rules, Player::A), &mut Sums::default())
        };
        let points = |class: usize| results.points(class).unsigned_abs() as usize;
        let most = (0..results.classes()).map(points).max()?;
        let mut shares = vec![0.0; most];
        for (class, chance) in classes.iter().enumerate().take(results.classes()) {
            if let Some(share) = points(class).checked_sub(1).and_then(|at| shares.get_mut(at)) {
                *share += f64::from(*chance);
            }
        }
        Some(shares)
    }
}
