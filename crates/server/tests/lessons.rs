//! The pages about the games (`web/src/games`, `locales/en/games`) against the rules: nothing a page shows or
//! asks may be impossible.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Message, PatternElement};
use fluent_syntax::parser;
use pasch_lessons::Goal;
use pasch_rules::{
    ByPlayer, Dice, HouseRule, Options, Place, PlayGraph, Player, Point, PointMask, Position, RawSide, Rules,
    Setup, TurnContext, VariantId,
};
use serde::Deserialize;

/// The positions of a game's page.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Page {
    pictures: Vec<Picture>,
    lesson: Vec<Exercise>,
}

/// A position and a roll.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Scene {
    a: String,
    b: String,
    #[serde(default)]
    pinned_a: Vec<u8>,
    #[serde(default)]
    pinned_b: Vec<u8>,
    #[serde(default)]
    dice: Vec<u8>,
    #[serde(default)]
    turns_before: u32,
    #[serde(default)]
    doubles_before: u32,
    #[serde(default)]
    options: serde_json::Map<String, serde_json::Value>,
    /// Steps that a rule forbids here, with a word of what the board says.
    #[serde(default)]
    refused: Vec<(u8, u8, String)>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Picture {
    #[serde(flatten)]
    scene: Scene,
    play: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Exercise {
    #[serde(flatten)]
    scene: Scene,
    goal: Goal,
    solution: String,
}

fn pages() -> BTreeMap<String, PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
    fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .map(|path| (path.file_stem().unwrap().to_string_lossy().into_owned(), path))
        .collect()
}

/// The sentences of a game's page by their ids.
fn sentences(id: &str) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/games");
    let path = folder.join(format!("{id}.ftl"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let resource = parser::parse(text).unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", path.display()));
    let sentence = |entry: &Entry<String>| {
        let Entry::Message(Message { id, value: Some(pattern), .. }) = entry else { return None };
        let text = pattern.elements.iter().map(|element| match element {
            PatternElement::TextElement { value } => value.as_str(),
            PatternElement::Placeable { .. } => panic!("{}: {} takes no arguments", path.display(), id.name),
        });
        Some((id.name.clone(), text.collect()))
    };
    resource.body.iter().filter_map(sentence).collect()
}

fn read(path: &Path) -> Page {
    let text = fs::read_to_string(path).unwrap();
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

impl Scene {
    fn setup(&self, rules: &Rules) -> Result<Position, String> {
        let side = |text: &str, pinned: &[u8]| {
            let mut side: RawSide = text.parse().map_err(|error| format!("{error}"))?;
            side.pinned = PointMask::EMPTY;
            pinned.iter().for_each(|&point| side.pinned.insert(Point::new(point).unwrap()));
            Ok::<_, String>(side)
        };
        let sides = ByPlayer { a: side(&self.a, &self.pinned_a)?, b: side(&self.b, &self.pinned_b)? };
        Position::try_from_setup(&Setup { sides }, rules.spec()).map_err(|error| error.to_string())
    }

    fn rules(&self, variant: VariantId) -> Result<Rules, String> {
        let mut options = Options::default();
        for (name, value) in &self.options {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            HouseRule::read(&mut options, name, &value).map_err(|error| format!("{name}: {error}"))?;
        }
        Rules::new(variant, options).map_err(|error| error.to_string())
    }

    fn graph(&self, variant: VariantId) -> Result<PlayGraph, String> {
        let rules = self.rules(variant)?;
        let dice = Dice::from_faces(&self.dice)
            .filter(|_| self.dice.len() == usize::from(rules.spec().dice))
            .ok_or("no such roll")?;
        let context = TurnContext {
            turns_before: self.turns_before,
            doubles_before: self.doubles_before,
            ..TurnContext::default()
        };
        Ok(PlayGraph::new(&rules, &self.setup(&rules)?, Player::A, &dice, &context))
    }

    fn check_refusals(&self, graph: &PlayGraph, faults: &mut Vec<String>) {
        let place = |number: u8| match number {
            0 => Place::Off,
            25 if graph.root().position.sides.a.bar > 0 => Place::Bar,
            25 => Place::Pool,
            other => Place::Point(Point::new(other).unwrap()),
        };
        for (from, to, word) in &self.refused {
            match graph.why_not(0, place(*from), place(*to)) {
                None => faults.push(format!("{from}/{to} is not refused")),
                Some(why) if !why.to_string().contains(word.as_str()) => {
                    faults.push(format!("{from}/{to} is refused with: {why}"));
                }
                Some(_) => {}
            }
        }
    }
}

fn listed(graph: &PlayGraph) -> String {
    let plays: Vec<String> = graph.plays().iter().map(|legal| legal.play.to_string()).collect();
    format!("{} plays: {}", plays.len(), plays.iter().take(80).cloned().collect::<Vec<_>>().join(", "))
}

fn check_exercise(variant: VariantId, exercise: &Exercise) -> Vec<String> {
    let mut faults = Vec::new();
    let graph = match exercise.scene.graph(variant) {
        Ok(graph) => graph,
        Err(fault) => return vec![fault],
    };
    let plays = graph.plays();
    match plays.iter().find(|legal| legal.play.to_string() == exercise.solution) {
        None => faults.push(format!("{:?} is none of the {}", exercise.solution, listed(&graph))),
        Some(legal) if !exercise.goal.is_met(variant.spec().geometry, &legal.position) => {
            faults.push(format!("{:?} misses the goal", exercise.solution));
        }
        Some(_) => {}
    }
    let good: Vec<String> = plays
        .iter()
        .filter(|legal| exercise.goal.is_met(variant.spec().geometry, &legal.position))
        .map(|legal| legal.play.to_string())
        .collect();
    if exercise.goal.any != (good.len() == plays.len()) {
        let meet = good.join(", ");
        faults.push(format!("{} of {} meet the goal ({meet})", good.len(), listed(&graph)));
    }
    exercise.scene.check_refusals(&graph, &mut faults);
    faults
}

fn check_picture(variant: VariantId, picture: &Picture) -> Vec<String> {
    let mut faults = Vec::new();
    if picture.scene.dice.is_empty() {
        let position = picture.scene.rules(variant).and_then(|rules| picture.scene.setup(&rules));
        faults.extend(position.err());
        return faults;
    }
    match picture.scene.graph(variant) {
        Err(fault) => faults.push(fault),
        Ok(graph) => {
            if let Some(play) = &picture.play
                && !graph.plays().iter().any(|legal| legal.play.to_string() == *play)
            {
                faults.push(format!("{play:?} is none of the {}", listed(&graph)));
            }
            picture.scene.check_refusals(&graph, &mut faults);
        }
    }
    faults
}

#[test]
fn every_game_has_a_page_with_words() {
    let pages = pages();
    let without: Vec<_> = VariantId::all().filter(|id| !pages.contains_key(id.as_str())).collect();
    assert!(without.is_empty(), "write web/src/games/<id>.json for {without:?}");
    for (id, path) in &pages {
        let (page, said) = (read(path), sentences(id));
        for (key, text) in &said {
            let is_name = key.starts_with("also-") || key.ends_with("-word") || key.ends_with("-title");
            assert!(is_name || text.len() > 10, "{id}: {key} says nothing: {text:?}");
        }
        for key in ["intro", "setup", "direction", "aim", "lone", "grades", "special-1"] {
            assert!(said.get(key).is_some_and(|text| text.len() > 20), "{id}: {key}");
        }
        for (_, name) in said.iter().filter(|(key, _)| key.starts_with("also-")) {
            let found = VariantId::find(&name.to_lowercase().replace(' ', "-"));
            assert_eq!(
                found.map(VariantId::as_str),
                Some(id.as_str()),
                "{id}: {name:?} is no name of this game"
            );
        }
        for number in 1..=page.pictures.len() {
            assert!(said.contains_key(&format!("pictures-{number}-caption")), "{id}: picture {number}");
        }
        for (number, exercise) in (1..).zip(&page.lesson) {
            let told = |key| said.contains_key(&format!("lesson-{number}-{key}"));
            assert!(["title", "task", "yes"].into_iter().all(told), "{id}: exercise {number}");
            assert!(
                exercise.goal.any || told("no"),
                "{id}: exercise {number} says nothing to a play that misses"
            );
        }
    }
}

#[test]
fn every_lesson_can_be_done_and_every_picture_is_true() {
    let mut told = Vec::new();
    let mut lessons = 0;
    for variant in VariantId::all() {
        let Some(path) = pages().remove(variant.as_str()) else { continue };
        let page = read(&path);
        for (number, exercise) in page.lesson.iter().enumerate() {
            let faults = check_exercise(variant, exercise);
            told.extend(faults.iter().map(|fault| format!("{variant}, exercise {}: {fault}", number + 1)));
        }
        for (number, picture) in page.pictures.iter().enumerate() {
            let faults = check_picture(variant, picture);
            told.extend(faults.iter().map(|fault| format!("{variant}, picture {}: {fault}", number + 1)));
        }
        lessons += usize::from(page.lesson.len() >= 3);
        if page.lesson.len() < 3 || page.lesson.len() > 6 {
            told.push(format!("{variant}: {} exercises, 3 to 6 are wanted", page.lesson.len()));
        }
    }
    assert!(told.is_empty(), "\n{}", told.join("\n\n"));
    assert!(lessons > 0);
}

/// A test that cannot fail proves nothing: a wrong lesson is found out.
#[test]
fn a_wrong_lesson_is_refused() {
    let text = r#"{ "a": "24:2 13:5 8:3 6:5", "b": "24:2 13:5 8:3 6:5", "dice": [3, 1],
        "goal": { "make": [5] }, "solution": "24/20", "refused": [[24, 23, "must"]] }"#;
    let mut exercise: Exercise = serde_json::from_str(text).unwrap();
    let faults = check_exercise(VariantId::BACKGAMMON, &exercise);
    assert!(
        faults[0].contains("misses the goal") && faults[1].contains("24/23 is not refused"),
        "{faults:?}"
    );
    exercise.solution = "24/19".to_owned();
    assert!(check_exercise(VariantId::BACKGAMMON, &exercise)[0].contains("none of the"));
    exercise.solution = "8/5 6/5".to_owned();
    exercise.scene.refused.clear();
    assert!(check_exercise(VariantId::BACKGAMMON, &exercise).is_empty());
    exercise.goal = Goal::default();
    assert!(check_exercise(VariantId::BACKGAMMON, &exercise)[0].contains("meet the goal"));
}
