//! `pasch stats`: how somebody plays, over a collection.

use anyhow::{Context, Result, bail};
use pasch_collection::name_key;
use pasch_messages::{Message, message};
use pasch_practice::WINDOW;
use pasch_store::Store;
use pasch_store::own_play::of_player;
use pasch_wire::Statistics;

use crate::data::DataArgs;
use pasch_console::files;
use pasch_console::term::{Align, Style, Table, Tone, equity, shown};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "NAME")]
    names: Vec<String>,
    #[command(flatten)]
    data: DataArgs,
    #[arg(long, value_name = "USER")]
    user: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 20)]
    rows: usize,
    #[arg(long)]
    json: bool,
}

/// Runs `pasch stats`. Fails when there is no database, no collection, or nobody of these names in it.
pub fn run(args: &Args) -> Result<()> {
    let database = args.data.database()?;
    if let Some(file) = database.as_file().filter(|file| !file.exists()) {
        bail!(message!("no-database", path = file));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let sums = runtime.block_on(async {
        let store = Store::open(&database).await.with_context(|| database.to_string())?;
        let sums = sums(&store, args).await;
        store.close().await;
        sums
    })?;
    if args.json { files::print_json(&sums) } else { files::print(&text(&sums, args.rows)) }
}

async fn sums(store: &Store, args: &Args) -> Result<Statistics> {
    let owners = store.collectors().await?;
    let owner = match (&args.user, owners.as_slice()) {
        (Some(id), _) => match owners.iter().find(|owner| owner.user_id == **id || owner.name == *id) {
            Some(owner) => owner,
            None => bail!(message!("stats-no-collection", id = id)),
        },
        (None, [only]) => only,
        (None, []) => bail!(message!("stats-no-matches")),
        (None, many) => {
            let list: Vec<String> = many
                .iter()
                .map(|one| {
                    message!("stats-collection", owner = one.user_id, name = one.name, matches = one.matches)
                        .to_string()
                })
                .collect();
            bail!(message!("stats-several", list = list.join("; ")));
        }
    };
    let names = if args.names.is_empty() {
        store.own_names(&owner.user_id).await?
    } else {
        args.names.iter().map(|name| (name_key(name), name.clone())).collect()
    };
    if names.is_empty() {
        let frequent = store.frequent_names(&owner.user_id, 5).await?;
        let list: Vec<&str> = frequent.iter().map(|row| row.name.as_str()).collect();
        bail!(message!("stats-which-player", list = list.join(", ")));
    }
    let sums = of_player(store, &owner.user_id, &names).await?;
    if sums.matches == 0 {
        bail!(message!("stats-nobody"));
    }
    Ok(sums)
}

fn rating(pr: Option<f64>) -> String {
    pr.map_or_else(|| "–".to_owned(), |pr| format!("{pr:.1}"))
}

fn text(sums: &Statistics, rows: usize) -> String {
    use Align::{Left, Right};
    let style = Style::of_stdout();
    let mut parts = vec![format!(
        "{}\n",
        message!(
            "stats-head",
            names = shown(&sums.names.join(", ")),
            matches = sums.matches,
            analysed = sums.analysed,
            won = sums.won,
            lost = sums.lost,
            pr = rating(sums.pr),
            decisions = sums.decisions,
            errors = sums.errors,
            blunders = sums.blunders,
            luck = sums.luck.map_or_else(|| "–".to_owned(), equity)
        )
    )];
    let mut section = |title: Message, columns: &[Align], head: Message, lines: Vec<Vec<String>>| {
        if lines.is_empty() {
            return;
        }
        let mut table = Table::new(columns);
        table.headings(Tone::Faint, &head);
        for line in lines {
            table.row(Tone::Plain, line);
        }
        parts.push(format!("{}\n{}", style.paint(Tone::Strong, &title.to_string()), table.render(style, 2)));
    };
    section(
        message!("stats-themes"),
        &[Left, Right, Right, Right, Right],
        message!("stats-themes-headings"),
        sums.themes
            .iter()
            .map(|one| {
                let (decisions, blunders) = (one.decisions.to_string(), one.blunders.to_string());
                vec![one.theme.clone(), rating(one.pr), decisions, blunders, equity(-one.loss)]
            })
            .collect(),
    );
    section(
        message!("stats-cube"),
        &[Left, Right, Right],
        message!("stats-cube-headings"),
        sums.cube
            .iter()
            .map(|one| vec![one.kind.clone(), one.count.to_string(), equity(-one.loss)])
            .collect(),
    );
    section(
        message!("stats-opponents"),
        &[Left, Right, Right, Right, Right],
        message!("stats-opponents-headings"),
        sums.opponents
            .iter()
            .take(rows)
            .map(|one| {
                let (won, lost) = (one.won.to_string(), one.lost.to_string());
                vec![one.name.clone(), won, lost, rating(one.pr), one.decisions.to_string()]
            })
            .collect(),
    );
    section(
        message!("stats-latest"),
        &[Left, Left, Right, Right, Right, Right],
        message!("stats-latest-headings", count = WINDOW),
        sums.over_time
            .iter()
            .rev()
            .take(rows)
            .map(|one| {
                let (few, many) = (one.decisions.to_string(), one.mean_decisions.to_string());
                vec![
                    one.on.clone().unwrap_or_else(|| "–".to_owned()),
                    one.opponent.clone(),
                    rating(one.pr),
                    few,
                    rating(one.mean),
                    many,
                ]
            })
            .collect(),
    );
    parts.join("\n")
}

#[cfg(test)]
mod tests {
    use pasch_wire::{AnalysisId, CubeSum, OpponentSum, PlayedMatch, ThemeSum};

    use super::*;

    #[test]
    fn sums_are_told_in_tables() {
        let played = |on: &str| PlayedMatch {
            analysis: AnalysisId::default(),
            on: Some(on.to_owned()),
            opponent: "Bert".to_owned(),
            length: 5,
            won: None,
            pr: Some(4.25),
            decisions: 30,
            mean: Some(5.0),
            mean_decisions: 60,
        };
        let sums = Statistics {
            names: vec!["Anna".to_owned()],
            matches: 3,
            analysed: 2,
            won: 1,
            lost: 1,
            pr: Some(4.96),
            decisions: 60,
            errors: 4,
            blunders: 1,
            luck: Some(-0.1234),
            over_time: vec![played("2023"), played("2024-05")],
            opponents: vec![OpponentSum {
                name: "Bert".to_owned(),
                matches: 2,
                won: 1,
                lost: 1,
                pr: None,
                decisions: 0,
                luck: 0.0,
            }],
            themes: vec![ThemeSum {
                theme: "blitz".to_owned(),
                decisions: 4,
                blunders: 1,
                loss: 0.3,
                pr: Some(37.5),
            }],
            cube: vec![CubeSum { kind: "wrong take".to_owned(), count: 1, loss: 0.2 }],
        };
        let told = text(&sums, 1);
        assert!(
            told.starts_with("Anna: 3 matches, 2 analysed, 1 won, 1 lost\nPR 5.0 over 60 decisions"),
            "{told}"
        );
        for part in ["blitz", "37.5", "−0.300", "wrong take", "2024-05", "luck a match −0.123"] {
            assert!(told.contains(part), "{part} in {told}");
        }
        assert!(!told.contains("2023"), "one row only: {told}");
        assert!(!text(&Statistics::default(), 5).contains("By opponent"));
    }
}
