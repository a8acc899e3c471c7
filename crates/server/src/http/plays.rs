//! The legal plays of a position that somebody wrote down: for lessons, and for people who want to
//! look something up.

use axum::Json;
use pasch_messages::{Describe, Message, message};
use pasch_rules::{
    Dice, HouseRule, Options, ParseSideError, PlayGraph, Point, PointMask, Position, RawSide, Rules, Setup,
    TurnContext, decided,
};

use super::body::JsonBody;
use super::catalogue;
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use crate::mirror::{board, plays};
use crate::wire::{PlayGraphView, PlayOptions, PlaysRequest};

/// Longest text of a side.
const TEXT: usize = 200;

/// Largest graph that is sent.
const NODES: usize = 5_000;

pub async fn legal(
    Caller(_): Caller,
    JsonBody(request): JsonBody<PlaysRequest>,
) -> ApiResult<Json<PlayGraphView>> {
    let asked = tokio::task::spawn_blocking(move || answer(&request));
    asked.await.map_err(|error| ApiError::internal(&error))?.map(Json)
}

/// The graph of the roll in the position asked about.
///
/// # Errors
/// 422, naming the field that cannot be.
pub fn answer(request: &PlaysRequest) -> ApiResult<PlayGraphView> {
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
        let message = message!("position-over");
        return Err(ApiError::unprocessable("bad-position", message).at("position"));
    }
    let count = usize::from(rules.spec().dice);
    let dice = Dice::from_faces(&request.dice).filter(|_| request.dice.len() == count).ok_or_else(|| {
        let message = message!("roll-faces", game = rules.spec().name, count = count);
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
        let message = message!("too-many-plays");
        return Err(ApiError::unprocessable("too-many-plays", message));
    }
    Ok(plays::explained(&graph))
}

fn refused(code: &'static str, why: &impl Describe, place: &str) -> ApiError {
    ApiError::unprocessable(code, why.message()).at(place)
}

fn side(text: &str, pinned: &[u8]) -> ApiResult<RawSide> {
    let bad = |message: Message| ApiError::unprocessable("bad-position", message);
    if text.len() > TEXT {
        return Err(bad(message!("side-text", longest = TEXT)));
    }
    let mut side: RawSide = text.parse().map_err(|error: ParseSideError| bad(error.message()))?;
    let mut points = PointMask::EMPTY;
    for &number in pinned {
        let point = Point::new(number).ok_or_else(|| bad(message!("no-point", point = number)))?;
        points.insert(point);
    }
    side.pinned = points;
    Ok(side)
}

fn options(wish: &PlayOptions) -> ApiResult<Options> {
    let mut options = Options::default();
    let wish = serde_json::to_value(wish).map_err(|error| ApiError::internal(&error))?;
    for (name, value) in wish.as_object().into_iter().flatten().filter(|(_, value)| !value.is_null()) {
        let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        HouseRule::read(&mut options, name, &word).map_err(|error| {
            let message = message!("bad-house-rule", rule = name, word = word, error = error);
            ApiError::unprocessable("bad-options", message).at(format!("options.{name}"))
        })?;
    }
    Ok(options)
}
