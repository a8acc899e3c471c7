//! Which options fit a game: its forms, and the rules that only some games have.

use pasch_messages::Describe;

use crate::constraint::Constraint;
use crate::options::Options;
use crate::point::Geometry;
use crate::spec::{BackwardHits, Contact, Doubles, Scoring, Sharing, VariantSpec};

/// An option about a rule that only some games have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe)]
#[describe("special-option")]
pub enum SpecialOption {
    /// [`Options::extra_on_doubles`]: a double gives another roll.
    ExtraRoll,
    /// [`Options::enter_all_first`]: all checkers enter before another one moves.
    Entry,
    /// [`Options::hit_needs_one_home`]: no hitting before a checker has come home.
    HitNeedsOneHome,
    /// [`Options::checkers_left`]: a point for every checker the loser has left.
    CheckersLeft,
    /// [`Options::cascade_from`]: the turn from which doubles climb.
    CascadeFrom,
    /// [`Options::leftover_to_opponent`]: the opponent plays what a player cannot.
    Leftover,
    /// [`Options::head`]: when a second checker may leave the head.
    Head,
    /// [`Options::six_block`]: when six points in a row are refused.
    SixBlock,
    /// [`Options::last_roll_draw`]: one more roll to reach a draw.
    LastRoll,
    /// [`Options::optional_backward_hits`]: backward hits are never compulsory.
    OptionalHits,
    /// [`Options::ones`]: the effect of 1-1 where rolls are played whole.
    Ones,
    /// [`Options::bear_off`]: how checkers are borne off.
    BearOff,
    /// [`Options::koks`]: a backgammon for a checker in the starting quarter.
    Koks,
    /// [`Options::open_home`]: a closed home board has to be opened.
    OpenHome,
}

impl SpecialOption {
    /// Takes the option back.
    pub(crate) fn clear(self, options: &mut Options) {
        let usual = Options::default();
        match self {
            SpecialOption::ExtraRoll => options.extra_on_doubles = usual.extra_on_doubles,
            SpecialOption::Entry => options.enter_all_first = usual.enter_all_first,
            SpecialOption::HitNeedsOneHome => options.hit_needs_one_home = usual.hit_needs_one_home,
            SpecialOption::CheckersLeft => options.checkers_left = usual.checkers_left,
            SpecialOption::CascadeFrom => options.cascade_from = usual.cascade_from,
            SpecialOption::Leftover => options.leftover_to_opponent = usual.leftover_to_opponent,
            SpecialOption::Head => options.head = usual.head,
            SpecialOption::SixBlock => options.six_block = usual.six_block,
            SpecialOption::LastRoll => options.last_roll_draw = usual.last_roll_draw,
            SpecialOption::OptionalHits => options.optional_backward_hits = usual.optional_backward_hits,
            SpecialOption::Ones => options.ones = usual.ones,
            SpecialOption::BearOff => options.bear_off = usual.bear_off,
            SpecialOption::Koks => options.koks = usual.koks,
            SpecialOption::OpenHome => options.open_home = usual.open_home,
        }
    }
}

/// The first form of the game that has everything the options ask for.
pub(crate) fn form(spec: &'static VariantSpec, options: &Options) -> Option<&'static VariantSpec> {
    std::iter::once(spec).chain(spec.forms.iter().copied()).find(|form| {
        options.geometry.is_none_or(|geometry| form.geometry == geometry)
            && options.contact.is_none_or(|contact| form.contact == contact)
            && (!options.standard_start || !form.uses_pool())
    })
}

/// The first option that is set but changes nothing in this game.
pub(crate) fn pointless(spec: &VariantSpec, options: &Options) -> Option<SpecialOption> {
    let has = |kind: fn(&Constraint) -> bool| spec.constraints.iter().any(kind);
    let climbs = matches!(spec.doubles, Doubles::Cascade { .. });
    let hits = spec.contact == Contact::Hit;
    let whole = spec.sharing != Sharing::DieByDie;
    let questions = [
        (
            SpecialOption::ExtraRoll,
            !options.extra_on_doubles,
            matches!(spec.doubles, Doubles::FourAndAgain | Doubles::Undersides),
        ),
        (SpecialOption::Entry, options.enter_all_first.is_some(), spec.uses_pool()),
        (SpecialOption::HitNeedsOneHome, options.hit_needs_one_home, spec.uses_pool() && hits),
        (SpecialOption::CheckersLeft, options.checkers_left, spec.scoring != Scoring::Misere),
        (SpecialOption::CascadeFrom, options.cascade_from.is_some(), climbs),
        (SpecialOption::Leftover, options.leftover_to_opponent, climbs),
        (SpecialOption::Head, options.head.is_some(), has(|c| matches!(c, Constraint::HeadLimit { .. }))),
        (
            SpecialOption::SixBlock,
            options.six_block.is_some(),
            has(|c| matches!(c, Constraint::SixBlock { .. })),
        ),
        (SpecialOption::LastRoll, options.last_roll_draw, !hits),
        (
            SpecialOption::OptionalHits,
            options.optional_backward_hits,
            spec.backward_hits != BackwardHits::Never,
        ),
        (SpecialOption::Ones, options.ones.is_some(), whole),
        (SpecialOption::BearOff, options.bear_off.is_some(), !whole),
        (SpecialOption::Koks, options.koks, has(|c| matches!(c, Constraint::HeadLimit { .. }))),
        (
            SpecialOption::OpenHome,
            options.open_home,
            hits && spec.doubles == Doubles::Ordinary && spec.geometry == Geometry::Contrary,
        ),
    ];
    questions.into_iter().find(|(_, set, known)| *set && !known).map(|(option, ..)| option)
}
