//! The roll that shows what a play costs: a lesson answers a mistake with it on the board.

use pasch_engine::analyst::{Engine, Spot};
use pasch_engine::cube::CubeInfo;
use pasch_engine::search::{Run, SearchSettings};
use pasch_rules::{Dice, LegalPlay, Player, Position, Rules};

/// The least that a roll has to gain for the other side to be shown, in points of equity.
const LEAST: f64 = 0.1;

/// A roll of the other side with its best play.
#[derive(Clone, Debug, PartialEq)]
pub struct Punishment {
    /// The roll.
    pub dice: Dice,
    /// Its best play.
    pub play: LegalPlay,
    /// The gain of the roll in this position over the other one, in points of equity.
    pub gain: f64,
}

/// The roll of seat B that costs seat A most in the position after a mistake, beside the position after the best play:
/// the one whose gain, times the ways in which it can fall, is largest. Seen without looking ahead, for money. `None` where
/// no roll gains a tenth of a point, and in games that the engine does not play with two dice.
///
/// ```
/// use pasch_engine::analyst::Engine;
/// use pasch_rules::{Dice, PlayGraph, Player, Position, Rules, TurnContext, VariantId, notation};
/// let rules = Rules::standard(VariantId::BACKGAMMON);
/// let start = Position::start(rules.spec());
/// let dice = Dice::from_faces(&[6, 1]).unwrap();
/// let graph = PlayGraph::new(&rules, &start, Player::A, &dice, &TurnContext::default());
/// let after = |play| notation::read(&graph, play).unwrap().position;
/// let found = pasch_analysis::punish::roll(&Engine::builtin(), &rules, &after("13/7 6/5"), &after("13/7 8/7")).unwrap();
/// assert!(found.play.position.sides.a.bar > 0, "{} hits", found.play.play);
/// ```
#[must_use]
pub fn roll(engine: &Engine, rules: &Rules, mistake: &Position, best: &Position) -> Option<Punishment> {
    let spot =
        |position: &Position| Spot::new(rules, position, Player::B, CubeInfo::money(false, false)).ok();
    let (wrong, right) = (spot(mistake)?, spot(best)?);
    let settings = SearchSettings::plies(0);
    let first = |spot: &Spot, dice: &Dice| {
        let ranked = engine.rank_plays(spot, dice, &settings, &[], Run::default()).ok()?;
        ranked.into_iter().next()
    };
    let mut found: Option<(f64, Punishment)> = None;
    for (dice, ways) in Dice::all_rolls() {
        let (Some(after), Some(instead)) = (first(&wrong, &dice), first(&right, &dice)) else { continue };
        let gain = after.equity - instead.equity;
        let weight = gain * f64::from(ways);
        if gain >= LEAST && found.as_ref().is_none_or(|(most, _)| weight > *most) {
            found = Some((weight, Punishment { dice, play: after.play, gain }));
        }
    }
    found.map(|(_, punishment)| punishment)
}
