//! `pasch variants`: the games there are.

use anyhow::Result;
use pasch_engine::analyst::plays;
use pasch_engine::{family, gate, nets};
use pasch_messages::message;
use pasch_rules::{Rules, Series, VariantId};
use serde::Serialize;

use pasch_console::files;
use pasch_console::term::{Align, Style, Table, Tone};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Variant {
    id: &'static str,
    names: Vec<&'static str>,
    playable: bool,
    bot: bool,
    nets: Vec<String>,
    /// The games of a series, in turn, and the points it is usually played to.
    #[serde(flatten)]
    series: Option<Round>,
}

#[derive(Debug, Serialize)]
struct Round {
    games: Vec<&'static str>,
    length: u32,
}

/// Runs `pasch variants`. Fails when the output cannot be written.
pub fn run(args: &Args) -> Result<()> {
    let variants: Vec<Variant> = VariantId::all().map(describe).collect();
    let series: Vec<Variant> = Series::all().map(describe_series).collect();
    if args.json {
        return files::print_json(&variants.into_iter().chain(series).collect::<Vec<_>>());
    }
    let mut table = Table::new(&[Align::Left, Align::Left, Align::Left, Align::Left]);
    table.headings(Tone::Strong, &message!("variants-headings"));
    for (id, variant) in VariantId::all().zip(&variants) {
        let engine = message!("variants-engine", plays = variant.bot).to_string();
        table.row(Tone::Plain, [variant.id, variant.names[0], &engine, id.spec().tagline]);
    }
    for (known, series) in Series::all().zip(&series) {
        let engine = message!("variants-engine", plays = series.bot).to_string();
        table.row(Tone::Plain, [series.id, series.names[0], &engine, known.tagline]);
    }
    files::print(&table.render(Style::of_stdout(), 0))
}

fn describe(id: VariantId) -> Variant {
    let spec = id.spec();
    let rules = Rules::standard(id);
    let mut names = vec![spec.name];
    names.extend(spec.aliases.iter().filter(|alias| **alias != spec.name));
    let nets = if gate::fits(&rules) {
        let main = &nets::builtin().main;
        let late = main.late().map(|net| message!("variants-late", shape = net.shape()).to_string());
        let [contact, race] = [("contact", main.contact()), ("race", main.race())]
            .map(|(name, net)| format!("{name} {}", net.shape()));
        [Some(contact), late, Some(race)].into_iter().flatten().collect()
    } else {
        family::builtin(&rules).map(|net| format!("{} {}", net.variant(), net.shape())).into_iter().collect()
    };
    Variant { id: id.as_str(), names, playable: true, bot: plays(&rules), nets, series: None }
}

fn describe_series(series: &Series) -> Variant {
    Variant {
        id: series.id,
        names: vec![series.name],
        playable: true,
        bot: series.games().all(|game| plays(&Rules::standard(game))),
        nets: series.games().flat_map(|game| describe(game).nets).collect(),
        series: Some(Round { games: series.games().map(VariantId::as_str).collect(), length: series.length }),
    }
}
