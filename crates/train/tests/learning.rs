//! Self-play learns: with a fixed seed more games make a stronger player, measured in points a game and not in the
//! loss that is minimised.

use std::{fs, path::Path};

use pasch_engine::net::{NetEvaluator, NetFile};
use pasch_train::{
    arena::arena,
    player::{Random, Static},
    recipe::Recipe,
    run::run,
};

fn player(games: u64) -> Static<NetEvaluator> {
    let text = format!(
        "name = \"td-learning\"\nabout = \"A point of the learning curve.\"\nseed = 5\n[td]\nhidden = 32\ngames = {games}\n\
         rate = 0.05\nrate_end = 0.01\nhold = 0.3\nworkers = 2\ngames_per_merge = 16\nexplore = 0.3\n"
    );
    let recipe = Recipe::from_toml(&text).expect("a recipe");
    let out = std::env::temp_dir().join(format!("pasch-learning-{games}-{}", std::process::id()));
    run(&recipe, Path::new("no-nets-are-needed"), &out, &mut |_| true).expect("a run in one go");
    let net =
        |name: &str| NetFile::from_bytes(&fs::read(out.join(name)).expect("made")).expect("a whole net");
    let evaluator = NetEvaluator::from_files(&net("fast.net"), &net("race.net")).expect("of their kinds");
    fs::remove_dir_all(&out).expect("removable");
    Static(evaluator)
}

#[test]
fn more_games_make_a_stronger_player() {
    let (some, many) = (player(500), player(2000));
    let score = |a: &dyn pasch_train::player::Player, b: &dyn pasch_train::player::Player| {
        let score = arena(a, b, 200, 9).expect("legal plays");
        println!("{score}");
        score.points_per_game
    };
    let (first, second) = (score(&some, &Random), score(&many, &some));
    assert!(first > 0.3 && second > 0.3, "{first} {second}");
}
