//! What operators ask and look at.

use sqlx::AssertSqlSafe;

use pasch_wire::UserId;

use super::driver::{from_row, params, query};
use super::operators::{BannedNetwork, LargeRow};
use super::{Result, Store, User};

/// What is looked at: its name, what it is counted in, whose it is, and how long a row's texts are.
const LARGE: &[(&str, &str, &str, &str)] = &[
    ("matches", "actions x JOIN matches m ON m.id = x.match_id", "m.created_by", "length(x.body)"),
    ("collection", "collected x JOIN collected_logs l ON l.match_id = x.id", "x.owner", "length(l.log)"),
    ("analyses", "analyses x", "x.owner", "length(x.source) + COALESCE(length(x.report), 0)"),
    ("imports", "imports x", "x.owner", "length(x.title)"),
    ("sessions", "sessions x", "x.user_id", "length(x.agent)"),
];

from_row!(BannedNetwork { network, at, until, reason });

impl Store {
    /// Nobody may come from a network, in the place of what was said of it before.
    pub async fn ban_network(&self, banned: &BannedNetwork) -> Result<()> {
        Ok(query(
            "INSERT INTO banned_networks (network, at, until, reason) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (network) DO UPDATE SET at = excluded.at, until = excluded.until, reason = excluded.reason",
        )
        .with(params![&banned.network, banned.at, banned.until, &banned.reason])
        .run(&self.writer)
        .await?)
    }

    /// They may again; `false` when they might before.
    pub async fn lift_network(&self, network: &str) -> Result<bool> {
        Ok(query("DELETE FROM banned_networks WHERE network = $1")
            .bind(network)
            .changes(&self.writer)
            .await?)
    }

    /// The networks from which nobody may come at a moment, by name.
    pub async fn banned_networks(&self, now: i64) -> Result<Vec<BannedNetwork>> {
        Ok(query(
            "SELECT network, at, until, reason FROM banned_networks WHERE until IS NULL OR until > $1 ORDER BY network",
        )
        .bind(now)
        .all(&self.readers)
        .await?)
    }

    /// An account is to be deleted by the server; `false` when that was asked before, or there is none.
    pub async fn ask_departure(&self, user_id: &UserId, now: i64) -> Result<bool> {
        Ok(query(
            "INSERT INTO departures (user_id, at) SELECT user_id, $2 FROM accounts WHERE user_id = $1 \
             ON CONFLICT (user_id) DO NOTHING",
        )
        .with(params![user_id, now])
        .changes(&self.writer)
        .await?)
    }

    /// The accounts that are to be deleted, the first asked first.
    pub async fn departures(&self) -> Result<Vec<User>> {
        Ok(query(
            "SELECT u.id, u.name FROM departures d JOIN users u ON u.id = d.user_id ORDER BY d.at, d.user_id",
        )
        .all(&self.readers)
        .await?)
    }

    /// What takes the most room, the largest first, of each kind at most so many.
    pub async fn largest(&self, limit: u32) -> Result<Vec<LargeRow>> {
        let mut all = Vec::new();
        for (kind, from, owner, length) in LARGE {
            let text = format!(
                "SELECT s.owner, u.name, a.user_id AS account, s.many, s.bytes FROM (SELECT {owner} AS owner, \
                 COUNT(*) AS many, CAST(SUM({length}) AS BIGINT) AS bytes FROM {from} GROUP BY {owner}) s \
                 JOIN users u ON u.id = s.owner LEFT JOIN accounts a ON a.user_id = s.owner \
                 ORDER BY s.bytes DESC, s.owner LIMIT $1"
            );
            for row in query(AssertSqlSafe(text)).bind(limit).fetch_all(&self.readers).await? {
                all.push(LargeRow {
                    kind: (*kind).to_owned(),
                    owner: User { id: row.try_get("owner")?, name: row.try_get("name")? },
                    has_account: row.try_get::<Option<String>>("account")?.is_some(),
                    count: row.try_get("many")?,
                    bytes: row.try_get::<Option<u64>>("bytes")?.unwrap_or(0),
                });
            }
        }
        all.sort_by_key(|row| std::cmp::Reverse(row.bytes));
        Ok(all)
    }
}
