//! Everything that can be played and chosen.

use pasch_engine::analyst::Engine;
use pasch_engine::faces::Face;
use pasch_engine::level::Level;
use pasch_engine::style::Style;
use pasch_rules::{HouseRule, HouseWay, Position, Rules, Series, VariantId};
use pasch_wire::{
    Catalogue, ClassicInfo, FaceInfo, HouseRuleInfo, HouseWayInfo, LevelInfo, MatchLimits, SeriesInfo,
    StyleInfo, VariantInfo,
};

use crate::board;

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

/// The games, series, house rules, opponents and levels of analysis. `plays` says which games the program plays; `classics`
/// are the players of the museum.
#[must_use]
pub fn catalogue(
    engine: &Engine,
    plays: fn(VariantId) -> bool,
    classics: Vec<ClassicInfo>,
    limits: MatchLimits,
) -> Catalogue {
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
                bot: plays(id),
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
    let levels = Level::ALL
        .iter()
        .map(|level| LevelInfo {
            id: level.id.to_owned(),
            name: level.name.to_owned(),
            note: level.note.to_owned(),
            pr: level.figures().map(|figures| figures.pr[0]),
        })
        .collect();
    let faces = Face::ranked().iter().map(face).collect();
    let styles = Style::ALL
        .iter()
        .map(|style| StyleInfo { id: style.id.to_owned(), name: style.name().to_string() })
        .collect();
    let analysis_levels = pasch_analysis::Level::ALL
        .iter()
        .map(|level| LevelInfo {
            id: level.id.to_owned(),
            name: level.name.to_owned(),
            note: level.note.to_owned(),
            pr: None,
        })
        .collect();
    let house = HouseRule::all().map(house_rule).collect();
    Catalogue { variants, series, limits, house, levels, faces, classics, styles, analysis_levels }
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
