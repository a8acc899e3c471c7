//! What operators ask and look at.

use sqlx::AssertSqlSafe;

use pasch_wire::UserId;

use super::driver::{Row, query};
use super::operators::{BannedNetwork, LargeRow};
use super::{Store, StoreError, User};

/// What is looked at: its name, what it is counted in, whose it is, and how long a row's texts are.
const LARGE: &[(&str, &str, &str, &str)] = &[
    ("matches", "actions x JOIN matches m ON m.id = x.match_id", "m.created_by", "length(x.body)"),
    ("collection", "collected x JOIN collected_logs l ON l.match_id = x.id", "x.owner", "length(l.log)"),
    ("analyses", "analyses x", "x.owner", "length(x.source) + COALESCE(length(x.report), 0)"),
    ("imports", "imports x", "x.owner", "length(x.title)"),
    ("sessions", "sessions x", "x.user_id", "length(x.agent)"),
];

impl Store {
    /// Nobody may come from a network, in the place of what was said of it before.
    pub async fn ban_network(&self, banned: &BannedNetwork) -> Result<(), StoreError> {
        query(
            "INSERT INTO banned_networks (network, at, until, reason) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (network) DO UPDATE SET at = excluded.at, until = excluded.until, reason = excluded.reason",
        )
        .bind(&banned.network)
        .bind(banned.at)
        .bind(banned.until)
        .bind(&banned.reason)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// They may again; `false` when they might before.
    pub async fn lift_network(&self, network: &str) -> Result<bool, StoreError> {
        let done = query("DELETE FROM banned_networks WHERE network = $1")
            .bind(network)
            .execute(&self.writer)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// The networks from which nobody may come at a moment, by name.
    pub async fn banned_networks(&self, now: i64) -> Result<Vec<BannedNetwork>, StoreError> {
        let rows = query(
            "SELECT network, at, until, reason FROM banned_networks WHERE until IS NULL OR until > $1 ORDER BY network",
        )
        .bind(now)
        .fetch_all(&self.readers)
        .await?;
        let one = |row: &Row| -> Result<_, sqlx::Error> {
            Ok(BannedNetwork {
                network: row.try_get("network")?,
                at: row.try_get("at")?,
                until: row.try_get("until")?,
                reason: row.try_get("reason")?,
            })
        };
        Ok(rows.iter().map(one).collect::<Result<_, _>>()?)
    }

    /// An account is to be deleted by the server; `false` when that was asked before, or there is none.
    pub async fn ask_departure(&self, user_id: &UserId, now: i64) -> Result<bool, StoreError> {
        let done = query(
            "INSERT INTO departures (user_id, at) SELECT user_id, $2 FROM accounts WHERE user_id = $1 \
             ON CONFLICT (user_id) DO NOTHING",
        )
        .bind(user_id)
        .bind(now)
        .execute(&self.writer)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// The accounts that are to be deleted, the first asked first.
    pub async fn departures(&self) -> Result<Vec<User>, StoreError> {
        let rows = query(
            "SELECT u.id, u.name FROM departures d JOIN users u ON u.id = d.user_id ORDER BY d.at, d.user_id",
        )
        .fetch_all(&self.readers)
        .await?;
        let one = |row: &Row| -> Result<_, sqlx::Error> {
            Ok(User { id: row.try_get("id")?, name: row.try_get("name")? })
        };
        Ok(rows.iter().map(one).collect::<Result<_, _>>()?)
    }

    /// What takes the most room, the largest first, of each kind at most so many.
    pub async fn largest(&self, limit: u32) -> Result<Vec<LargeRow>, StoreError> {
        let mut all = Vec::new();
        for (kind, from, owner, length) in LARGE {
            let text = format!(
                "SELECT s.owner, u.name, a.user_id AS account, s.many, s.bytes FROM (SELECT {owner} AS owner, \
                 COUNT(*) AS many, CAST(SUM({length}) AS BIGINT) AS bytes FROM {from} GROUP BY {owner}) s \
                 JOIN users u ON u.id = s.owner LEFT JOIN accounts a ON a.user_id = s.owner \
                 ORDER BY s.bytes DESC, s.owner LIMIT $1"
            );
            for row in query(AssertSqlSafe(text)).bind(i64::from(limit)).fetch_all(&self.readers).await? {
                let number = |column: &str| -> Result<u64, sqlx::Error> {
                    Ok(row.try_get::<Option<i64>>(column)?.unwrap_or_default().unsigned_abs())
                };
                all.push(LargeRow {
                    kind: (*kind).to_owned(),
                    owner: User { id: row.try_get("owner")?, name: row.try_get("name")? },
                    has_account: row.try_get::<Option<String>>("account")?.is_some(),
                    count: number("many")?,
                    bytes: number("bytes")?,
                });
            }
        }
        all.sort_by_key(|row| std::cmp::Reverse(row.bytes));
        Ok(all)
    }
}
