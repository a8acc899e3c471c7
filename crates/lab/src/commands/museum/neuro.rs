//! The museum's player that learns by comparisons: its training, its card and its part of the page.

use std::fmt::Write as _;

use anyhow::{Context, Result};
use pasch_console::finish::Finish;
use pasch_console::{files, stop};
use pasch_engine::nets::builtin;
use pasch_engine::standard::Board;
use pasch_messages::message;
use pasch_museum::Classic;
use pasch_museum::figures::checksum;
use pasch_museum::games::Chooser;
use pasch_museum::neuro::{Agreement, NeuroNet, Recipe, Stage, Trainer, agreement};

use super::Train;

pub(super) const RECIPE: Recipe = Recipe::DELIVERED;

/// Games of the teacher on which the nets are judged; nobody learns from them.
const HELD_OUT: u64 = 500;

/// Makes the nets, a pass after the other, and keeps them after each. A call that was stopped goes on with the pass that it
/// was at.
pub(super) fn train(args: &Train) -> Result<Finish> {
    let games = args.games.map_or(RECIPE.games, |games| games.div_ceil(RECIPE.passes));
    let recipe = Recipe { games, ..RECIPE };
    let folder = args.out.join(recipe.id);
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let last = folder.join("last.net");
    let net = if last.is_file() {
        NeuroNet::from_bytes(&files::read(&last)?).with_context(|| last.display().to_string())?
    } else {
        recipe.begin()
    };
    let mut trainer = Trainer::new(recipe, net, &builtin().main)
        .with_context(|| message!("lab-museum-other-net", path = last))?;
    let interrupted = stop::on_interrupt();
    while !trainer.is_done() {
        if !trainer.pass(|_| !stop::asked(interrupted)) {
            return Ok(Finish::Stopped);
        }
        files::write(Some(&last), &trainer.net().to_bytes())?;
        let learnt = trainer.net().learnt;
        let told = message!(
            "lab-museum-pass",
            name = recipe.id,
            pass = learnt.passes,
            passes = recipe.passes,
            games = learnt.games,
            pairs = learnt.pairs
        );
        eprintln!("{told}");
    }
    let net = trainer.net();
    let bytes = net.to_bytes();
    files::write(Some(&args.out.join(format!("{}.net", recipe.id))), &bytes)?;
    let card = card(&recipe, net, &bytes)?;
    files::write(Some(&args.out.join(format!("{}.toml", recipe.id))), card.as_bytes())?;
    Ok(Finish::Done)
}

/// How the nets and the linear player agree with the teacher, over the same games.
fn judged(recipe: &Recipe, net: &NeuroNet) -> Result<[Agreement; 2]> {
    let games = HELD_OUT.min(recipe.games);
    let linear =
        Classic::find("pubeval-like").context(message!("lab-museum-no-recipe", name = "pubeval-like"))?;
    let linear: &Chooser<'_> = &move |board, dice, results| linear.choose(board, dice, results);
    let nets: &Chooser<'_> = &|board, _, results| net.choose(board, results);
    let cube: [&dyn Fn(&Board) -> bool; 2] = [&|board| net.doubles(board), &|board| net.takes(board)];
    Ok([nets, linear].map(|plays| agreement(&builtin().main, plays, cube, games, recipe.seed)))
}

/// Where the nets come from, and how they agree with the teacher, as TOML.
fn card(recipe: &Recipe, net: &NeuroNet, bytes: &[u8]) -> Result<String> {
    let [nets, linear] = judged(recipe, net)?;
    let learnt = net.learnt;
    let mut card = format!(
        "name = \"{}\"\nshape = \"{}\"\nrate = {}\nstray = {}\nseed = {}\npasses = {}\ngames = {}\npairs = {}\ncubes = {}\n",
        recipe.id,
        net.shape(),
        recipe.rate,
        recipe.stray,
        recipe.seed,
        learnt.passes,
        learnt.games,
        learnt.pairs,
        learnt.cubes
    );
    let names: Vec<&str> = Stage::ALL.iter().map(|stage| stage.id().trim_start_matches("stage-")).collect();
    let _ = writeln!(card, "# Plays of each stage: {}.\nplays = {:?}", names.join(", "), learnt.plays);
    let share = |alike: u64| alike as f64 / nets.cubes.max(1) as f64;
    let _ = write!(
        card,
        "commit = \"{}\"\nchecksum = \"{:016x}\"\n\n\
         # Decisions made as the teacher makes them, on games that nobody has learnt from; lost: points a play.\n\
         [held_out]\ngames = {}\nplays = {}\nagreement = {:.3}\nagreement_linear = {:.3}\nlost = {:.4}\nlost_linear = {:.4}\n\
         doubles = {:.3}\ntakes = {:.3}\n",
        pasch_provenance::commit(),
        checksum(bytes),
        HELD_OUT.min(recipe.games),
        nets.plays,
        nets.share(),
        linear.share(),
        nets.lost_each(),
        linear.lost_each(),
        share(nets.doubles_alike),
        share(nets.takes_alike)
    );
    Ok(card)
}

/// Its part of the museum's page, from the card that is delivered.
pub(super) fn section() -> Result<String> {
    let mut page = String::new();
    for card in Classic::ALL.into_iter().filter_map(Classic::neuro_card) {
        let card = card?;
        let percent = |share: f64| format!("{:.1}%", 100.0 * share);
        let held_out = card.held_out;
        let lost = |points: f64| format!("{points:.4}");
        let told = message!(
            "lab-museum-neuro",
            games = card.games,
            stray = format!("{:.0}%", 100.0 * RECIPE.stray),
            pairs = card.pairs,
            cubes = card.cubes,
            held_out = held_out.games,
            plays = held_out.plays,
            agreement = percent(held_out.agreement),
            linear = percent(held_out.agreement_linear),
            lost = lost(held_out.lost),
            lost_linear = lost(held_out.lost_linear),
            doubles = percent(held_out.doubles),
            takes = percent(held_out.takes)
        );
        let _ = writeln!(page, "\n{told}");
        for (stage, plays) in Stage::ALL.iter().zip(card.plays) {
            let _ = writeln!(page, "| {} | {plays} |", stage.id().trim_start_matches("stage-"));
        }
    }
    Ok(page)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finished_run_has_nets_and_a_card_and_more_games_are_another_run() {
        let out = tempfile::tempdir().expect("a folder");
        let args = |games| Train { recipe: RECIPE.id.to_owned(), out: out.path().into(), games: Some(games) };
        train(&args(1)).expect("learns");
        let bytes = std::fs::read(out.path().join("neurogammon.net")).expect("nets");
        let net = NeuroNet::from_bytes(&bytes).expect("nets");
        assert_eq!(net.learnt.games, RECIPE.passes);
        let card = std::fs::read_to_string(out.path().join("neurogammon.toml")).expect("a card");
        assert!(card.contains(&format!("pairs = {}\n", net.learnt.pairs)), "{card}");
        train(&args(1)).expect("has nothing left to do");
        assert_eq!(std::fs::read(out.path().join("neurogammon.net")).expect("nets"), bytes);
        assert!(train(&args(1000)).is_err(), "its passes were of other games");
    }
}
