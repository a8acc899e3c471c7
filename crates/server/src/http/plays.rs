//! What the rules allow in a position somebody wrote down: for lessons, and for whoever wants to
//! look something up.

use axum::Json;
use pasch_rules::{
    BearOff, Dice, HeadRule, Ones, Options, PlayGraph, Point, PointMask, Position, RawSide, Rules, Setup,
    SixBlock, StartPrime, TurnContext, decided,
};

use super::body::JsonBody;
use super::catalogue;
use super::error::ApiError;
use super::session::Caller;
use crate::mirror::{board, plays};
use crate::wire::{
    BearOffRule, HeadLimit, OnesRule, PlayGraphView, PlayOptions, PlaysRequest, PrimeRule, SixRule,
};

/// Longest text of a side.
const TEXT: usize = 200;

/// Largest graph that is sent.
const NODES: usize = 5_000;

pub async fn legal(
    Caller(_): Caller,
    JsonBody(request): JsonBody<PlaysRequest>,
) -> Result<Json<PlayGraphView>, ApiError> {
    let asked = tokio::task::spawn_blocking(move || answer(&request));
    asked.await.map_err(|error| ApiError::internal(&error))?.map(Json)
}

/// The graph of the roll in the position asked about.
///
/// # Errors
/// 422, naming the field that cannot be.
pub fn answer(request: &PlaysRequest) -> Result<PlayGraphView, ApiError> {
    let variant = catalogue::variant(&request.variant, "variant")?;
    let rules = Rules::new(variant, options(&request.options)?)
        .map_err(|error| refused("bad-options", &error, "options"))?;
    let text = &request.position;
    let sides = pasch_rules::ByPlayer {
        a: side(&text.a, &text.pinned_a).map_err(|error| error.at("position.a"))?,
        b: side(&text.b, &text.pinned_b).map_err(|error| error.at("position.b"))?,
    };
    let position = Position::try_from_setup(&Setup { sides }, rules.spec())
        .map_err(|error| refused("bad-position", &error, "position"))?;
    if decided(&rules, &position).is_some() {
        let message = "The game is over in this position: there is nothing to play.";
        return Err(ApiError::unprocessable("bad-position", message).at("position"));
    }
    let count = usize::from(rules.spec().dice);
    let dice = Dice::from_faces(&request.dice).filter(|_| request.dice.len() == count).ok_or_else(|| {
        let message = format!("A roll of {} is {count} numbers from 1 to 6.", rules.spec().name);
        ApiError::unprocessable("bad-dice", message).at("dice")
    })?;
    let context = TurnContext {
        turns_before: request.turns_before,
        doubles_before: request.doubles_before,
        opponent_turns: request.opponent_turns.unwrap_or_default(),
        ..TurnContext::default()
    };
    let graph = PlayGraph::new(&rules, &position, board::player(request.player), &dice, &context);
    if graph.nodes().len() > NODES {
        let message = "This roll can be played in too many ways to list them.";
        return Err(ApiError::unprocessable("too-many-plays", message));
    }
    Ok(plays::explained(&graph))
}

fn refused(code: &'static str, why: &impl std::fmt::Display, place: &str) -> ApiError {
    ApiError::unprocessable(code, plays::sentence(why)).at(place)
}

fn side(text: &str, pinned: &[u8]) -> Result<RawSide, ApiError> {
    let bad = |message: String| ApiError::unprocessable("bad-position", message);
    if text.len() > TEXT {
        return Err(bad(format!("The text of a side has at most {TEXT} characters.")));
    }
    let mut side: RawSide = text.parse().map_err(|error| bad(plays::sentence(&error)))?;
    let mut points = PointMask::EMPTY;
    for &number in pinned {
        let point = Point::new(number).ok_or_else(|| bad(format!("There is no point {number}.")))?;
        points.insert(point);
    }
    side.pinned = points;
    Ok(side)
}

fn options(wish: &PlayOptions) -> Result<Options, ApiError> {
    let point = |number: u8| {
        let message = format!("There is no point {number}.");
        Point::new(number)
            .ok_or_else(|| ApiError::unprocessable("bad-options", message).at("options.runnerTo"))
    };
    Ok(Options {
        max_per_point: wish.max_per_point,
        no_hit_and_run: wish.no_hit_and_run,
        bear_off: wish.bear_off.map(|rule| match rule {
            BearOffRule::Standard => BearOff::Standard,
            BearOffRule::ExactForced => BearOff::ExactForced,
            BearOffRule::RearmostForced => BearOff::RearmostForced,
            BearOffRule::ExactOnly => BearOff::ExactOnly,
        }),
        bear_off_while_pinned: wish.bear_off_while_pinned,
        start_prime: wish.start_prime.map(|rule| match rule {
            PrimeRule::Own => StartPrime::Own,
            PrimeRule::Opponents => StartPrime::Opponents,
            PrimeRule::Both => StartPrime::Both,
        }),
        runner_to: wish.runner_to.map(point).transpose()?,
        standard_start: wish.standard_start,
        geometry: wish.geometry.map(board::rules_geometry),
        contact: wish.contact.map(board::rules_contact),
        extra_on_doubles: !wish.no_extra_roll,
        enter_all_first: wish.enter_all_first,
        hit_needs_one_home: wish.hit_needs_one_home,
        cascade_from: wish.cascade_from,
        head: wish.head.map(|rule| match rule {
            HeadLimit::Usual => HeadRule::Usual,
            HeadLimit::SixesAndFours => HeadRule::SixesAndFours,
            HeadLimit::AnyDouble => HeadRule::AnyDouble,
            HeadLimit::SecondIfBlocked => HeadRule::SecondIfBlocked,
        }),
        six_block: wish.six_block.map(|rule| match rule {
            SixRule::AtEnd => SixBlock::AtEnd,
            SixRule::EveryMove => SixBlock::EveryMove,
            SixRule::Allowed => SixBlock::Allowed,
        }),
        optional_backward_hits: wish.optional_backward_hits,
        open_home: wish.open_home,
        ones: wish.ones.map(|rule| match rule {
            OnesRule::SentBack => Ones::SentBack,
            OnesRule::Removed => Ones::Removed,
            OnesRule::Ordinary => Ones::Ordinary,
        }),
        ..Options::default()
    })
}
