//! The figures that the page and the documents have are those that the program computes.
//!
//! The races take long. Their delivered figures are made with the standard plan; here fewer are drawn, by the same plan
//! otherwise, and compared with figures that `pasch reference --races 200` gave.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use pasch_engine::search::Serial;
use pasch_reference::Reference;
use pasch_reference::formulas::Formula;
use pasch_reference::races::{ChanceRow, Plan, Races, Row, Set, Wrong};
use serde_json::Value;

/// The races that are drawn here.
const FEW: u32 = 200;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn json(path: &str) -> Value {
    let text = std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// All sections, with few races.
fn computed() -> &'static Reference {
    static COMPUTED: OnceLock<Reference> = OnceLock::new();
    COMPUTED.get_or_init(|| {
        Reference::compute(&Plan { races: FEW, ..Plan::STANDARD }, &Serial).expect("the plan is in range")
    })
}

#[test]
fn the_page_has_the_figures_that_are_computed() {
    let Value::Object(sections) = serde_json::to_value(computed()).unwrap() else { panic!("an object") };
    assert_eq!(sections.len(), 7);
    for (name, section) in sections.iter().filter(|(name, _)| *name != "races") {
        let path = format!("web/src/reference/{name}.json");
        assert!(
            json(&path) == *section,
            "{path} has drifted: run `pasch reference --json web/src/reference`"
        );
    }
}

#[test]
fn races_are_judged_as_they_were() {
    let races = serde_json::to_value(&computed().races).unwrap();
    assert_eq!(
        races,
        json("crates/reference/tests/data/few-races.json"),
        "the figures of few races have changed"
    );
}

#[test]
fn delivered_races_are_those_of_the_standard_plan() {
    let (delivered, Plan { races, seed, checkers, points, plies }) = (races(), Plan::STANDARD);
    assert_eq!((delivered.seed, delivered.checkers), (seed, checkers));
    assert_eq!((delivered.points, delivered.plies), (points, plies));
    assert_eq!((delivered.short.races, delivered.long.races), (races, races / 10));
}

#[test]
fn the_document_is_made_of_the_delivered_figures() {
    let reference = Reference { races: races(), ..computed().clone() };
    let text = std::fs::read_to_string(root().join("docs/reference.md")).expect("docs/reference.md exists");
    assert!(
        text == reference.markdown(),
        "docs/reference.md has drifted: run `pasch reference --markdown docs/reference.md`"
    );
}

/// The races as the page has them.
fn races() -> Races {
    let all = json("web/src/reference/races.json");
    let number = |value: &Value| value.as_f64().expect("a number");
    let whole = |value: &Value| value.as_u64().expect("a whole number") as u32;
    let small = |value: &Value| whole(value) as u8;
    let name = |value: &Value| {
        let name = value.as_str()?;
        Formula::ALL.iter().map(|formula| formula.name()).find(|known| *known == name)
    };
    let wrong = |value: &Value| Wrong { share: number(&value["share"]), lost: number(&value["lost"]) };
    let set = |value: &Value| Set {
        races: whole(&value["races"]),
        pips: number(&value["pips"]),
        rows: value["rows"]
            .as_array()
            .expect("rows")
            .iter()
            .map(|row| Row {
                formula: name(&row["formula"]),
                races: whole(&row["races"]),
                double: wrong(&row["double"]),
                redouble: wrong(&row["redouble"]),
                take: wrong(&row["take"]),
            })
            .collect(),
        chances: value["chances"]
            .as_array()
            .expect("rows")
            .iter()
            .map(|row| ChanceRow {
                formula: name(&row["formula"]).expect("a formula"),
                mean: number(&row["mean"]),
                worst: number(&row["worst"]),
            })
            .collect(),
    };
    Races {
        seed: all["seed"].as_u64().expect("a seed"),
        window: [0, 1].map(|at| whole(&all["window"][at])),
        checkers: [0, 1].map(|at| small(&all["checkers"][at])),
        points: small(&all["points"]),
        plies: small(&all["plies"]),
        short: set(&all["short"]),
        long: set(&all["long"]),
    }
}
