//! Nets for the other games of the family: runs that go on are the same as runs in one go, and learning helps.

use std::{fs, path::Path};

use pasch_engine::family::{self, FamilyNet};
use pasch_engine::net::checksum;
use pasch_rules::{Rules, VariantId};
use pasch_train::family::{
    arena::{Bot, arena},
    past::of_card,
    run::{FamilyPlan, Made, Until, run},
};

fn train(variant: &str, games: u64, out: &Path) -> Made {
    let variant = VariantId::find(variant).expect("a game");
    let plan = FamilyPlan { hidden: 16, hold: 200, ..FamilyPlan::of(variant) };
    run(&plan, Until::Games(games), out, &mut |_| true).expect("a run")
}

#[test]
fn going_on_gives_the_same_bytes_as_one_go() {
    let base = std::env::temp_dir().join(format!("pasch-family-{}", std::process::id()));
    for variant in ["plakoto", "nard"] {
        let (whole, parts) = (base.join(variant).join("whole"), base.join(variant).join("parts"));
        let made = train(variant, 300, &whole);
        let file = format!("{variant}.net");
        for games in [50, 150, 300] {
            assert_eq!(train(variant, games, &parts).games, games);
        }
        let read = |folder: &Path| fs::read(folder.join(&file)).expect("a net");
        assert_eq!(read(&whole), read(&parts), "{variant}");
        assert_eq!(FamilyNet::from_bytes(&read(&whole)), Ok(made.net));
        let plan = FamilyPlan { hidden: 16, ..FamilyPlan::of(VariantId::PLAKOTO) };
        let other = run(&plan, Until::Games(50), &parts, &mut |_| true);
        assert!(other.is_err(), "another plan does not go on from this checkpoint");
    }
    fs::remove_dir_all(&base).expect("removable");
}

#[test]
fn some_hundred_games_beat_random_play() {
    let out = std::env::temp_dir().join(format!("pasch-family-learn-{}", std::process::id()));
    let made = train("tavla", 900, &out);
    let rules = Rules::standard(made.net.variant());
    let score = arena(&rules, [Bot::Net(&made.net), Bot::Random], 100, 3);
    assert!(score.points_per_game - score.interval > 0.5, "{score}");
    let again = arena(&rules, [Bot::Net(&made.net), Bot::Random], 100, 3);
    assert_eq!(score, again, "whatever the threads do");
    let even = arena(&rules, [Bot::Heuristic, Bot::Heuristic], 20, 3);
    assert_eq!((even.points_per_game, even.interval), (0.0, 0.0));
    fs::remove_dir_all(&out).expect("removable");
}

#[test]
fn every_delivered_net_beats_random_play() {
    for variant in VariantId::all() {
        let rules = Rules::standard(variant);
        let Some(net) = pasch_engine::family::builtin(&rules) else { continue };
        let score = arena(&rules, [Bot::Net(net), Bot::Random], 40, 8);
        assert!(score.points_per_game > 0.5, "{variant}: {score}");
    }
}

#[test]
fn every_card_tells_of_its_net() {
    for variant in VariantId::all() {
        let rules = Rules::standard(variant);
        let (Some(net), Some(card)) = (family::builtin(&rules), family::card(&rules)) else { continue };
        let told: toml::Table = toml::from_str(card).expect("a card");
        let text = |key: &str| told[key].as_str().expect("a text");
        assert_eq!(text("variant"), net.variant().as_str());
        assert_eq!(text("checksum"), format!("{:016x}", checksum(&net.to_bytes())), "{variant}");
        let past = of_card(card).expect("a card");
        assert!(past.is_sorted_by(|a, b| a.games < b.games), "{variant}");
        if let Some(first) = past.first() {
            assert!(first.points + first.interval < 0.0, "{variant} has not risen");
        }
    }
}
