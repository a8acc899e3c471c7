//! `pasch networks`: networks from which nobody may come.

use anyhow::{Result, bail};
use pasch_credentials::Network;
use pasch_store::operators::BannedNetwork;
use pasch_store::{OperatorStore as _, SqlStore};

use crate::data::DataArgs;
use crate::operator::{day, end_of, now, on_store, one_line, reason};
use pasch_console::files;

/// Ban networks, lift bans, or list them. A running server keeps to it within some seconds: whoever comes from there is
/// refused everything but the pages themselves. An IPv6 address alone stands for its /64.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    data: DataArgs,
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Refuse everybody who comes from a network
    Ban {
        /// An address or a network: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48
        #[arg(value_name = "NETWORK")]
        network: Network,
        /// Why, in at most 280 characters; only you see it
        #[arg(long, value_name = "TEXT")]
        reason: String,
        /// How many days; without it, for good
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=3660))]
        days: Option<u16>,
    },
    /// Let them in again
    Lift {
        /// The network as it is listed
        #[arg(value_name = "NETWORK")]
        network: Network,
    },
    /// List banned networks: network, until when, why
    List,
}

/// Runs `pasch networks`. Fails when there is no database, or nothing to lift.
pub fn run(args: &Args) -> Result<()> {
    let told = on_store(&args.data, async |store| carry_out(store, &args.what).await)?;
    files::print_shown(&told)
}

async fn carry_out(store: &SqlStore, what: &What) -> Result<String> {
    let until =
        |until: Option<i64>| until.map_or_else(|| "for good".to_owned(), |at| format!("until {}", day(at)));
    match what {
        What::Ban { network, reason: why, days } => {
            let row = BannedNetwork {
                network: network.to_string(),
                at: now(),
                until: days.map(end_of),
                reason: reason(why)?,
            };
            store.ban_network(&row).await?;
            Ok(format!("{network} is banned {}\n", until(row.until)))
        }
        What::Lift { network } => {
            if !store.lift_network(&network.to_string()).await? {
                bail!("{network} is not banned");
            }
            Ok(format!("{network} may come again\n"))
        }
        What::List => {
            let rows = store.banned_networks(now()).await?;
            let line = |row: &BannedNetwork| {
                format!("{}\t{}\t{}\n", row.network, until(row.until), one_line(&row.reason))
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
        let store = SqlStore::open(&data.database().unwrap()).await.unwrap();
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
