//! `pasch networks`: networks from which nobody may come.

use anyhow::{Result, bail};
use pasch_credentials::Network;
use pasch_messages::message;
use pasch_store::Store;
use pasch_store::operators::BannedNetwork;

use crate::data::DataArgs;
use crate::operator::{end_of, lasting, now, on_store, one_line, reason};
use pasch_console::files;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    data: DataArgs,
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    Ban {
        #[arg(value_name = "NETWORK")]
        network: Network,
        #[arg(long, value_name = "TEXT")]
        reason: String,
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=3660))]
        days: Option<u16>,
    },
    Lift {
        #[arg(value_name = "NETWORK")]
        network: Network,
    },
    List,
}

/// Runs `pasch networks`. Fails when there is no database, or nothing to lift.
pub fn run(args: &Args) -> Result<()> {
    let told = on_store(&args.data, async |store| carry_out(store, &args.what).await)?;
    files::print_shown(&told)
}

async fn carry_out(store: &Store, what: &What) -> Result<String> {
    match what {
        What::Ban { network, reason: why, days } => {
            let row = BannedNetwork {
                network: network.to_string(),
                at: now(),
                until: days.map(end_of),
                reason: reason(why)?,
            };
            store.ban_network(&row).await?;
            Ok(format!(
                "{}\n",
                message!("networks-banned", network = network.to_string(), until = lasting(row.until))
            ))
        }
        What::Lift { network } => {
            if !store.lift_network(&network.to_string()).await? {
                bail!(message!("networks-not-banned", network = network.to_string()));
            }
            Ok(format!("{}\n", message!("networks-lifted", network = network.to_string())))
        }
        What::List => {
            let rows = store.banned_networks(now()).await?;
            let line = |row: &BannedNetwork| {
                format!("{}\t{}\t{}\n", row.network, lasting(row.until), one_line(&row.reason))
            };
            Ok(rows.iter().map(line).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_network_is_banned_listed_and_lifted() {
        let folder = tempfile::tempdir().unwrap();
        let data = DataArgs { data: folder.path().to_owned(), database: None };
        let store = Store::open(&data.database().unwrap()).await.unwrap();
        let network: Network = "203.0.113.9/24".parse().unwrap();
        let ban = |days| What::Ban { network, reason: "A flood\nof guests.".to_owned(), days };
        assert_eq!(carry_out(&store, &ban(None)).await.unwrap(), "203.0.113.0/24 is banned for good\n");
        assert!(carry_out(&store, &ban(Some(1))).await.unwrap().contains("until 20"));
        let listed = carry_out(&store, &What::List).await.unwrap();
        assert!(
            listed.starts_with("203.0.113.0/24\tuntil 20") && listed.ends_with("\tA flood of guests.\n"),
            "{listed}"
        );
        let lift = What::Lift { network };
        assert_eq!(carry_out(&store, &lift).await.unwrap(), "203.0.113.0/24 may come again\n");
        assert!(carry_out(&store, &lift).await.unwrap_err().to_string().contains("not banned"));
        assert_eq!(carry_out(&store, &What::List).await.unwrap(), "");
    }
}
