//! Values written by serde are read back the same; what does not exist is refused.

use pasch_rules::{
    Dice, Die, Ending, GameResult, Grade, Outcome, Place, Play, PlayGraph, Player, Point, Position, Rules,
    TurnContext, VariantId,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn is_kept<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T) -> String {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&text).unwrap(), value, "{text}");
    text
}

#[test]
fn what_is_written_is_read_back_in_every_game() {
    for variant in VariantId::all() {
        assert_eq!(is_kept(&variant), format!("\"{variant}\""));
        let rules = Rules::standard(variant);
        let start = Position::start(rules.spec());
        is_kept(&start);
        for roll in [&[6, 5][..], &[3, 3]] {
            let dice = Dice::from_faces(roll).unwrap();
            let graph = PlayGraph::new(&rules, &start, Player::A, &dice, &TurnContext::default());
            for legal in graph.plays() {
                is_kept::<Play>(&legal.play);
                is_kept(&legal.position);
            }
        }
    }
}

#[test]
fn the_text_is_what_the_documentation_says() {
    assert_eq!(is_kept(&Dice::from_faces(&[1, 3]).unwrap()), "[3,1]");
    assert_eq!(is_kept(&[Place::Bar, Place::Point(Point::ACE), Place::Off]), r#"["bar","1","off"]"#);
    let outcome = Outcome::Win { winner: Player::B, grade: Grade::Gammon };
    let result = GameResult { outcome, points: 4, how: Ending::BornOff };
    let text = r#"{"outcome":{"win":{"winner":"b","grade":"gammon"}},"points":4,"how":"born-off"}"#;
    assert_eq!(is_kept(&result), text);
}

#[test]
fn what_does_not_exist_is_refused() {
    let refused = [
        serde_json::from_str::<Die>("7").unwrap_err(),
        serde_json::from_str::<Die>("0").unwrap_err(),
        serde_json::from_str::<Dice>("[1]").unwrap_err(),
        serde_json::from_str::<Dice>("[1,2,3,4]").unwrap_err(),
        serde_json::from_str::<Point>("25").unwrap_err(),
        serde_json::from_str::<Place>(r#""0""#).unwrap_err(),
        serde_json::from_str::<VariantId>(r#""chess""#).unwrap_err(),
    ];
    for (error, said) in refused.iter().zip([
        "7 is no face",
        "0 is no face",
        "[1]",
        "[1, 2, 3, 4]",
        "no 25-point",
        "\"0\"",
        "chess",
    ]) {
        assert!(error.to_string().contains(said), "{error}");
    }
}
