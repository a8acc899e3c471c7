//! Two generators of legal plays against each other: the library's graph, and a slow one that is
//! written straight from the rules and shares no code with it.
//!
//! Every run compares some hundred positions of every game. `PASCH_ORACLE=10000 cargo test --release
//! -p pasch-rules --test oracle -- --nocapture` compares as many as it says, and prints what they were;
//! `PASCH_ORACLE_GAME=fevga` compares one game only, `PASCH_SEED=2` other positions.

mod board;
mod bottles;
mod hitting;
mod known;
mod pinning;
mod pools;
mod positions;
mod roll;
mod running;

use std::collections::BTreeSet;

use pasch_rules::{Dice, PlayGraph, Player, Position, Rules, TurnContext, VariantId};

use board::Board;
use positions::{Case, Cases, made_by_hand};
use roll::{Rights, Turn, results};

/// Positions of each game in a usual run.
const USUAL: usize = 300;

fn wanted() -> usize {
    match std::env::var("PASCH_ORACLE") {
        Ok(text) => text.parse().expect("PASCH_ORACLE is a number of positions"),
        Err(_) => USUAL,
    }
}

fn turn_of(position: &Position, player: Player, dice: &Dice, context: &TurnContext) -> Turn {
    Turn {
        board: Board::of(position, player),
        roll: dice.as_slice().iter().map(|die| usize::from(die.face())).collect(),
        rolls_before: context.turns_before,
        doubles_before: context.doubles_before,
        part: context.part,
        off_head: context.trace.left_head(),
    }
}

/// What the library says: every result once, and what the player may do then. Who has borne off
/// everything plays no more, whatever was agreed.
fn library(rules: &Rules, case: &Case) -> BTreeSet<(Board, Rights)> {
    let graph = PlayGraph::new(rules, &case.position, case.player, &case.dice, &case.context);
    let plays = graph.plays();
    let found: BTreeSet<(Board, Rights)> = plays
        .iter()
        .map(|legal| {
            let rights = match (legal.next, legal.again) {
                (Some(_), _) => Rights::More,
                (None, true) => Rights::Again,
                (None, false) => Rights::Over,
            };
            (Board::of(&legal.position, case.player), rights)
        })
        .collect();
    assert_eq!(found.len(), plays.len(), "{}: a result twice in {case}", rules.spec().id);
    found
}

fn compare(variant: VariantId) {
    let rules = Rules::standard(variant);
    let (mut plays, mut dances, mut longest) = (0, 0, 0);
    let cases: Vec<Case> =
        made_by_hand(variant).into_iter().chain(Cases::new(variant).take(wanted())).collect();
    for case in &cases {
        let turn = turn_of(&case.position, case.player, &case.dice, &case.context);
        let slow = results(variant.as_str(), &turn);
        let fast = library(&rules, case);
        if fast != slow {
            let show = |title: &str, set: Vec<&(Board, Rights)>| {
                let lines: Vec<String> =
                    set.iter().take(5).map(|(board, rights)| format!("    {board} {rights:?}")).collect();
                format!("  {} only {title}:\n{}\n", set.len(), lines.join("\n"))
            };
            panic!(
                "{variant}: {case}\n{}{}",
                show("in the library", fast.difference(&slow).collect()),
                show("by the rules", slow.difference(&fast).collect())
            );
        }
        plays += slow.len();
        dances += usize::from(slow.iter().any(|(board, _)| *board == turn.board));
        longest = longest.max(slow.len());
    }
    let count = |what: fn(&Case) -> bool| cases.iter().filter(|case| what(case)).count();
    println!(
        "| `{variant}` | {} | {} | {} | {} | {} | {plays} | {longest} | {dances} |",
        cases.len(),
        count(|case| case.mine().bar + case.mine().pool > 0),
        count(|case| !case.mine().pinned.is_empty()),
        count(|case| case.mine().all_home()),
        count(|case| case.dice.is_double()),
    );
}

#[test]
fn both_generators_agree_in_every_game() {
    println!("| game | positions | bar or pool | pinned | all home | doubles | results | most | dances |");
    println!("|---|---|---|---|---|---|---|---|---|");
    let only = std::env::var("PASCH_ORACLE_GAME").ok();
    for variant in VariantId::all().filter(|id| only.as_ref().is_none_or(|only| id.as_str() == only)) {
        compare(variant);
    }
}
