//! `pasch verify-dice`: whether the dice of a game are those that everybody was bound to.

mod signed;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};
use data_encoding::HEXLOWER;
use pasch_dice::{Chain, Checked, Context, PROTOCOL, Party, Played, Proof, Seed, Shared, proofs_in, throw};
use pasch_messages::{Arg, message};
use pasch_rules::{GameThrows, Thrown};
use serde::Serialize;

use pasch_console::files;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(required_unless_present_any = ["vector", "sample"], conflicts_with = "vector", value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(conflicts_with = "vector", value_name = "SECOND")]
    second: Option<PathBuf>,
    #[arg(long, conflicts_with = "vector", value_name = "FILE")]
    memory: Option<PathBuf>,
    #[arg(long)]
    vector: bool,
    #[arg(long, conflicts_with_all = ["file", "vector"])]
    sample: bool,
    #[arg(long, conflicts_with = "vector")]
    json: bool,
}

/// What is said of one game.
#[derive(Debug, Serialize)]
struct Verdict<'p> {
    #[serde(rename = "match")]
    match_id: &'p str,
    game: u32,
    players: &'p [String; 2],
    /// Throws that are as they should be.
    right: usize,
    /// Throws that were given up.
    void: usize,
    /// Throws for which the server held the chain of the first player, and of the second.
    held: [usize; 2],
    faults: Vec<String>,
}

/// Runs `pasch verify-dice`. Fails when there is nothing to check, or the dice are not what they should be.
pub fn run(args: &Args) -> Result<()> {
    let Some(path) = &args.file else {
        return if args.sample {
            files::print_json(&pasch_dice::v3::vector()?)
        } else {
            files::print(&(vector()? + &pasch_dice::v3::vector_text()?))
        };
    };
    let name = path.display();
    let text = String::from_utf8(files::read(path)?).with_context(|| message!("no-text", path = path))?;
    if let Some(export) = signed::export_in(&text).with_context(|| name.to_string())? {
        return signed::run(path, &export, args.second.as_ref(), args.memory.as_ref(), args.json);
    }
    if args.second.is_some() || args.memory.is_some() {
        bail!(message!("dice-unsigned", name = Arg::text(&name), protocol = PROTOCOL));
    }
    let proofs = proofs_in(&text).with_context(|| name.to_string())?;
    let played = played_in(&text).with_context(|| name.to_string())?;
    let mut verdicts = Vec::new();
    for proof in &proofs {
        let Proof { context: Context { match_id, game, players, .. }, .. } = proof;
        let Checked { right, void, held, mut faults } = proof.check().with_context(|| {
            message!("dice-game", name = Arg::text(&name), game = game, match_id = match_id)
        })?;
        if let Some(played) = &played {
            let throws = played.get(game).map_or(&[][..], Vec::as_slice);
            faults.extend(proof.compare(throws));
        }
        let faults = faults.iter().map(ToString::to_string).collect();
        verdicts.push(Verdict { match_id, game: *game, players, right, void, held, faults });
    }
    if args.json {
        files::print_json(&verdicts)?;
    } else {
        files::print(&format!("{}{}\n", told(&verdicts), message!("dice-not-proved")))?;
    }
    let wrong = verdicts.iter().filter(|verdict| !verdict.faults.is_empty()).count();
    if wrong > 0 {
        bail!(message!("dice-wrong", name = Arg::text(&name), wrong = wrong, games = proofs.len()));
    }
    Ok(())
}

/// The throws of each game in the log that an exported match carries under `"log"`, if it does.
fn played_in(text: &str) -> Result<Option<BTreeMap<u32, Vec<Played>>>> {
    let value: serde_json::Value = serde_json::from_str(text)?;
    let Some(log) = value.get("log").and_then(serde_json::Value::as_str) else { return Ok(None) };
    let record = pasch_formats::log::read(log).context(message!("dice-log-unreadable"))?;
    let games = record.throws().context(message!("dice-log-unplayable"))?;
    let game = |game: GameThrows| {
        let played = game.throws.into_iter().map(|Thrown { opening, faces }| Played { opening, faces });
        (game.game, played.collect())
    };
    Ok(Some(games.into_iter().map(game).collect()))
}

fn told(verdicts: &[Verdict<'_>]) -> String {
    let mut text = String::new();
    for Verdict { match_id, game, players: [a, b], right, void, held, faults } in verdicts {
        let throws = message!("dice-checked", id = match_id, game = game, a = a, b = b, right = right);
        let _ = write!(text, "{throws}");
        for (name, count) in [a, b].into_iter().zip(held).filter(|(_, count)| **count > 0) {
            let _ = write!(text, ", {}", message!("dice-stood-in", count = count, name = name));
        }
        if *void > 0 {
            let _ = write!(text, ", {}", message!("dice-given-up", count = void));
        }
        if !faults.is_empty() {
            let _ = write!(text, ", {}", message!("dice-faults"));
        }
        text.push('\n');
        for fault in faults {
            let _ = writeln!(text, "  {fault}");
        }
    }
    text
}

/// Links of the vector's chains.
const LINKS: u32 = 4;

fn vector() -> Result<String> {
    let context = Context {
        match_id: "m1".to_owned(),
        game: 1,
        rules: "backgammon".to_owned(),
        players: ["alice".to_owned(), "bob".to_owned()],
    };
    let mut text = format!("protocol {PROTOCOL}\ncontext {}\n", HEXLOWER.encode(&context.to_bytes()?));
    let mut chains = Vec::new();
    for (party, first) in Party::ALL.into_iter().zip([0x00_u8, 0x20, 0x40]) {
        let seed = Seed(std::array::from_fn(|i| first + i as u8));
        let chain = Chain::new(&context, party, &seed, 1, LINKS)?;
        for index in (1..=LINKS).rev() {
            if let Some(link) = chain.link(index) {
                let _ = writeln!(text, "{party}, link {index} {link}");
            }
        }
        let _ = writeln!(text, "{party}, commitment {}", chain.commitment());
        chains.push(chain);
    }
    for index in 1..=LINKS {
        let link = |party: usize| chains[party].link(index);
        let Some(links) = (Shared { server: link(0), a: link(1), b: link(2) }).all() else { continue };
        let faces: Vec<String> = throw(&context, index, &links, 2)?.iter().map(u8::to_string).collect();
        let _ = writeln!(text, "throw {index} {}", faces.join("-"));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_vector_of_the_page_is_what_is_computed() {
        let page = include_str!("../../../../../docs/fair-dice.md");
        assert!(
            page.contains(&vector().unwrap()),
            "pasch verify-dice --vector > the block in docs/fair-dice.md"
        );
    }
}
