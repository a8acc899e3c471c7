//! What can be played.

use pasch_messages::message;

use axum::Json;
use axum::extract::State;
use pasch_engine::faces::Face;
use pasch_engine::level::Level;
use pasch_engine::style::Style;
use pasch_rules::{Header, HouseRule, HouseWay, Position, Rules, Series, VariantId};

use super::App;
use super::error::{ApiError, ApiResult};
use crate::mirror::board;
use crate::tables::NEAR;
use crate::wire::{
    Catalogue, FaceInfo, HouseRuleInfo, HouseWayInfo, LevelInfo, MatchLimits, SeriesInfo, StyleInfo,
    VariantInfo,
};

/// Longest match people play.
pub const LONGEST: u32 = 64;

/// The variant with this identifier; refused with 422 at `field` where there is none.
pub fn variant(id: &str, field: &'static str) -> ApiResult<VariantId> {
    VariantId::all().find(|known| known.as_str() == id).ok_or_else(|| {
        ApiError::unprocessable("unknown-variant", message!("no-variant", variant = id)).at(field)
    })
}

fn offered(rule: &HouseRule, game: VariantId) -> Option<(String, Vec<String>)> {
    let ways: Vec<String> = rule.ways_in(game).map(|way| way.id.to_owned()).collect();
    (!ways.is_empty()).then(|| (rule.id.to_owned(), ways))
}

fn house_rule(rule: &'static HouseRule) -> HouseRuleInfo {
    let way = |way: &HouseWay| HouseWayInfo { id: way.id.to_owned(), name: way.name.to_owned() };
    HouseRuleInfo {
        id: rule.id.to_owned(),
        name: rule.name.to_owned(),
        scope: board::house_scope(rule.scope),
        ways: rule.ways().map(way).collect(),
    }
}

pub async fn list(State(app): App) -> Json<Catalogue> {
    let engine = app.engine.now();
    let variants = VariantId::all()
        .map(|id| {
            let spec = id.spec();
            let names = std::iter::once(&spec.name).chain(spec.aliases).map(|&name| name.to_owned());
            VariantInfo {
                id: id.to_string(),
                names: names.collect(),
                name: spec.name.to_owned(),
                tagline: spec.tagline.to_owned(),
                geometry: board::geometry(spec.geometry),
                contact: board::contact(spec.contact),
                checkers: spec.checkers,
                start: board::position(&Position::start(spec)),
                dice: spec.dice,
                cube: spec.cube,
                top_grade: board::grade(spec.top_grade),
                playable: true,
                bot: pasch_workers::plays(id),
                solved: engine.solved(&Rules::standard(id)),
                house: HouseRule::all().filter_map(|rule| offered(rule, id)).collect(),
            }
        })
        .collect();
    let series = Series::all()
        .map(|series| SeriesInfo {
            id: series.id.to_owned(),
            name: series.name.to_owned(),
            tagline: series.tagline.to_owned(),
            games: series.games().map(|game| game.to_string()).collect(),
            length: series.length,
        })
        .collect();
    let level = |id: &str, name: &str, note: &str| LevelInfo {
        id: id.to_owned(),
        name: name.to_owned(),
        note: note.to_owned(),
    };
    let levels = Level::ALL.iter().map(|one| level(one.id, one.name, one.note)).collect();
    let faces = Face::ranked().iter().map(face).collect();
    let styles = Style::ALL
        .iter()
        .map(|style| StyleInfo { id: style.id.to_owned(), name: style.name().to_string() })
        .collect();
    let analysis_levels = pasch_analysis::Level::ALL;
    let analysis_levels = analysis_levels.iter().map(|one| level(one.id, one.name, one.note)).collect();
    let house = HouseRule::all().map(house_rule).collect();
    let games = u32::try_from(Header::MAX_GAMES).unwrap_or(u32::MAX);
    let limits = MatchLimits { length: LONGEST, games, near: NEAR };
    let classics = pasch_workers::classics();
    Json(Catalogue { variants, series, limits, house, levels, faces, classics, styles, analysis_levels })
}

fn face(face: &Face) -> FaceInfo {
    FaceInfo {
        id: face.id.to_owned(),
        name: face.name.to_owned(),
        level: face.level.to_owned(),
        style: face.style.to_owned(),
        note: face.note().to_string(),
        pr: face.figures().map(|figures| figures.pr[0]),
    }
}
