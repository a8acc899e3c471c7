//! `pasch large`: who takes the most room in a server's database.

use anyhow::Result;
use pasch_messages::message;
use pasch_store::Store;
use pasch_store::operators::LargeRow;
use serde_json::json;

use crate::data::DataArgs;
use crate::operator::{on_store, one_line};
use pasch_console::files;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    data: DataArgs,
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    limit: u32,
    #[arg(long)]
    json: bool,
}

/// Runs `pasch large`. Fails when there is no database.
pub fn run(args: &Args) -> Result<()> {
    let told = on_store(&args.data, async |store| told(store, args.limit, args.json).await)?;
    files::print_shown(&told)
}

async fn told(store: &Store, limit: u32, as_json: bool) -> Result<String> {
    let rows = store.largest(limit).await?;
    if as_json {
        return Ok(rows.iter().map(|row| format!("{}\n", object(row))).collect());
    }
    let head = message!("large-headings").to_string();
    let mut heads = head.split('|').map(str::trim);
    let mut next = || heads.next().unwrap_or_default();
    let head = format!("{:>10}  {:>9}  {:<10}  {}\n", next(), next(), next(), next());
    let line = |row: &LargeRow| {
        let name = message!("large-owner", name = one_line(&row.owner.name), guest = !row.has_account);
        format!(
            "{:>10}  {:>9}  {:<10}  {name} {}\n",
            row.bytes.div_ceil(1000),
            row.count,
            row.kind,
            row.owner.id
        )
    };
    Ok(std::iter::once(head).chain(rows.iter().map(line)).collect())
}

fn object(row: &LargeRow) -> serde_json::Value {
    json!({ "kind": row.kind, "owner": row.owner.id, "name": row.owner.name, "account": row.has_account,
            "rows": row.count, "bytes": row.bytes })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_store::{NewAnalysis, NewSession, Store, User};

    #[tokio::test]
    async fn the_largest_stand_first() {
        let folder = tempfile::tempdir().unwrap();
        let data = DataArgs { data: folder.path().to_owned(), database: None };
        let store = Store::open(&data.database().unwrap()).await.unwrap();
        for (number, id, size) in [(1, "anna", 5_000), (2, "bert", 90_000)] {
            let user = User { id: id.into(), name: id.to_owned() };
            store
                .create_guest(&user, &NewSession { token_hash: [number; 32], now: 1, expires_at: 9 })
                .await
                .unwrap();
            let analysis = NewAnalysis {
                id: format!("analysis of {id}").into(),
                owner: id.into(),
                title: "A match".to_owned(),
                level: "quick".to_owned(),
                file_name: "a.mat".to_owned(),
                source: vec![b'x'; size],
                warnings: "[]".to_owned(),
                now: 1,
            };
            store.create_analysis(&analysis).await.unwrap();
        }
        let text = told(&store, 10, false).await.unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert!(
            lines[0].contains("KB")
                && lines[1].contains("analyses")
                && lines[1].contains("bert (guest) bert"),
            "{text}"
        );
        assert!(lines[1].contains("90") && lines[1].contains("(guest)"), "{text}");

        assert_eq!(
            told(&store, 1, true).await.unwrap().lines().count(),
            2,
            "one of analyses, one of sessions"
        );
    }
}
