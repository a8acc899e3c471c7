//! Accounts, sessions and settings.

use std::collections::BTreeMap;

use async_trait::async_trait;
use pasch_credentials::{names, token};
use pasch_wire::{MatchId, Seat, UserId};
use serde_json::Value;
use sqlx::AssertSqlSafe;

use super::driver::{Row, Transaction, query};
use super::people::{
    AccountRow, AccountSession, NewToken, PeopleStore, Role, Scope, SessionRow, TokenRow, ToldMatch, Visit,
};
use super::sql_moderation::sanctions;
use super::{SqlStore, StoreError, User};

/// A session is marked as seen at most this often, so that reading stays reading.
const SEEN_EVERY_MS: i64 = 3_600_000;

pub(super) const ACCOUNT: &str = "SELECT accounts.user_id, users.name, accounts.name_key, accounts.password, accounts.role, \
     accounts.created_at FROM accounts JOIN users ON users.id = accounts.user_id";

/// What is a user's alone. What hangs on a collection goes with it.
const OWN: &[&str] = &[
    // Subscriptions go with their sessions, and what is on its way with them.
    "DELETE FROM sessions WHERE user_id = $1",
    "DELETE FROM notices WHERE user_id = $1",
    // Mail that has still to go out goes with the address.
    "DELETE FROM mail WHERE user_id = $1",
    "DELETE FROM mail_turns WHERE user_id = $1",
    "DELETE FROM vacations WHERE user_id = $1",
    "DELETE FROM sign_in_failures WHERE user_id = $1",
    "DELETE FROM departures WHERE user_id = $1",
    "DELETE FROM passkeys WHERE user_id = $1",
    // Recovery codes go with it.
    "DELETE FROM second_factors WHERE user_id = $1",
    "DELETE FROM dice_keys WHERE user_id = $1",
    "DELETE FROM user_settings WHERE user_id = $1",
    "DELETE FROM mutes WHERE user_id = $1 OR muted = $1",
    "DELETE FROM friends WHERE user_id = $1 OR friend = $1",
    "DELETE FROM blocks WHERE user_id = $1 OR blocked = $1",
    "DELETE FROM own_names WHERE user_id = $1",
    "DELETE FROM quiz_answers WHERE user_id = $1",
    // The ratings of problems stay: they say nothing of who answered.
    "DELETE FROM solved WHERE user_id = $1",
    "DELETE FROM solvers WHERE user_id = $1",
    "DELETE FROM claims WHERE user_id = $1",
    "DELETE FROM analyses WHERE owner = $1",
    "DELETE FROM collected WHERE owner = $1",
    "DELETE FROM imports WHERE owner = $1",
    "DELETE FROM intents WHERE user_id = $1",
    "DELETE FROM accounts WHERE user_id = $1",
    // The others' lines keep their numbers.
    "UPDATE chat SET body = '…' WHERE user_id = $1",
];

/// Where a user's name stands.
const NAMED: &[&str] = &[
    "UPDATE tables SET host_name = $2 WHERE host = $1",
    "UPDATE seats SET name = $2 WHERE user_id = $1",
    "UPDATE users SET name = $2, kind = 'left' WHERE id = $1",
];

pub(super) fn account(row: &Row) -> Result<AccountRow, sqlx::Error> {
    let role: String = row.try_get("role")?;
    Ok(AccountRow {
        user_id: row.try_get("user_id")?,
        name: row.try_get("name")?,
        name_key: row.try_get("name_key")?,
        password: row.try_get("password")?,
        role: Role::from_word(&role),
        created_at: row.try_get("created_at")?,
    })
}

fn session(row: &Row) -> Result<[u8; 32], sqlx::Error> {
    let bytes: Vec<u8> = row.try_get("token_hash")?;
    bytes.try_into().map_err(|_| sqlx::Error::Decode("a session's hash has 32 bytes".into()))
}

/// Whether a name that looks so is kept from everybody at a moment, in milliseconds since 1970.
pub(super) async fn is_kept(tx: &mut Transaction, look: &str, now: i64) -> Result<bool, StoreError> {
    let kept = query("SELECT look FROM kept_names WHERE look = $1 AND (until IS NULL OR until > $2)")
        .bind(&token::hash_bytes(look.as_bytes())[..])
        .bind(now)
        .fetch_optional(tx)
        .await?;
    Ok(kept.is_some())
}

/// Keeps the name of somebody who goes while they are kept from something, for as long as that holds.
async fn keep_name(tx: &mut Transaction, user_id: &UserId, now: i64) -> Result<(), StoreError> {
    let held = sanctions(tx, user_id, now).await?;
    let Some(longest) = held.into_iter().map(|one| one.until).max_by_key(|until| until.unwrap_or(i64::MAX))
    else {
        return Ok(());
    };
    let name =
        query("SELECT users.name FROM accounts JOIN users ON users.id = accounts.user_id WHERE user_id = $1")
            .bind(user_id)
            .fetch_optional(&mut *tx)
            .await?;
    let Some(name) = name else { return Ok(()) };
    let look = names::look(&name.try_get::<String>("name")?);
    query(
        "INSERT INTO kept_names (look, until) VALUES ($1, $2) ON CONFLICT (look) DO UPDATE SET until = \
         CASE WHEN kept_names.until IS NULL OR excluded.until IS NULL THEN NULL \
         WHEN kept_names.until > excluded.until THEN kept_names.until ELSE excluded.until END",
    )
    .bind(&token::hash_bytes(look.as_bytes())[..])
    .bind(longest)
    .execute(tx)
    .await?;
    Ok(())
}

/// Whether the guest has become an account; not when the name is taken or the user has one.
pub(super) async fn insert_account(tx: &mut Transaction, account: &AccountRow) -> Result<bool, StoreError> {
    let look = names::look(&account.name);
    if is_kept(tx, &look, account.created_at).await? {
        return Ok(false);
    }
    let made = query(
        "INSERT INTO accounts (user_id, name_key, password, role, created_at, look) SELECT u.id, $2, $3, $4, $5, $6 FROM users u \
         WHERE u.id = $1 AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.look = $6) ON CONFLICT DO NOTHING",
    )
    .bind(&account.user_id)
    .bind(&account.name_key)
    .bind(&account.password)
    .bind(account.role.word())
    .bind(account.created_at)
    .bind(&look)
    .execute(&mut *tx)
    .await?;
    if made.rows_affected() == 0 {
        return Ok(false);
    }
    query("UPDATE users SET name = $1, kind = 'account' WHERE id = $2")
        .bind(&account.name)
        .bind(&account.user_id)
        .execute(tx)
        .await?;
    Ok(true)
}

/// Removes what is a user's alone, and puts `name` in the place of theirs.
pub(super) async fn forget(tx: &mut Transaction, user_id: &UserId, name: &str) -> Result<(), StoreError> {
    for statement in OWN {
        query(*statement).bind(user_id).execute(&mut *tx).await?;
    }
    for statement in NAMED {
        query(*statement).bind(user_id).bind(name).execute(&mut *tx).await?;
    }
    let summaries = query(
        "SELECT s.match_id, s.seat, m.body FROM seats s JOIN summaries m ON m.match_id = s.match_id \
         WHERE s.user_id = $1 ORDER BY s.match_id, s.seat",
    )
    .bind(user_id)
    .fetch_all(&mut *tx)
    .await?;
    let mut told: BTreeMap<MatchId, Value> = BTreeMap::new();
    for row in &summaries {
        let (match_id, seat, body): (MatchId, Seat, String) =
            (row.try_get("match_id")?, row.try_get("seat")?, row.try_get("body")?);
        // A summary that cannot be read is made anew with the next action; it is shown to nobody.
        let Ok(body) = serde_json::from_str::<Value>(&body) else { continue };
        let summary = told.entry(match_id).or_insert(body);
        if let Some(shown) = summary["players"].get_mut(usize::from(seat == Seat::B)) {
            *shown = Value::from(name);
        }
    }
    for (match_id, summary) in told {
        query("UPDATE summaries SET body = $1 WHERE match_id = $2")
            .bind(summary.to_string())
            .bind(match_id)
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}

#[async_trait]
impl PeopleStore for SqlStore {
    async fn visit(&self, session: &[u8; 32], now: i64) -> Result<Option<Visit>, StoreError> {
        let row = query(
            "SELECT users.id, users.name, accounts.role, sessions.created_at, sessions.seen_at, sessions.scopes FROM sessions \
             JOIN users ON users.id = sessions.user_id LEFT JOIN accounts ON accounts.user_id = users.id \
             WHERE sessions.token_hash = $1 AND sessions.expires_at > $2 \
             AND (sessions.idle_ms IS NULL OR sessions.seen_at + sessions.idle_ms > $2)",
        )
        .bind(&session[..])
        .bind(now)
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let seen_at: i64 = row.try_get("seen_at")?;
        let scopes: Option<String> = row.try_get("scopes")?;
        // The first use of a token is told at once.
        let is_first = scopes.is_some() && seen_at == row.try_get::<i64>("created_at")? && now > seen_at;
        if is_first || now - seen_at > SEEN_EVERY_MS {
            query("UPDATE sessions SET seen_at = $1 WHERE token_hash = $2")
                .bind(now)
                .bind(&session[..])
                .execute(&self.writer)
                .await?;
        }
        let role: Option<String> = row.try_get("role")?;
        let user = User { id: row.try_get("id")?, name: row.try_get("name")? };
        Ok(Some(Visit {
            user,
            session: *session,
            role: role.as_deref().map(Role::from_word),
            scopes: scopes.as_deref().map(Scope::from_words),
        }))
    }

    async fn begin_session(&self, session: &AccountSession) -> Result<(), StoreError> {
        query(
            "INSERT INTO sessions (token_hash, user_id, created_at, seen_at, expires_at, idle_ms, agent) \
             VALUES ($1, $2, $3, $3, $4, $5, $6)",
        )
        .bind(&session.session[..])
        .bind(&session.user_id)
        .bind(session.now)
        .bind(session.expires_at)
        .bind(session.idle_ms)
        .bind(&session.agent)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    async fn end_session(&self, session: &[u8; 32]) -> Result<(), StoreError> {
        query("DELETE FROM sessions WHERE token_hash = $1").bind(&session[..]).execute(&self.writer).await?;
        Ok(())
    }

    async fn end_sessions(&self, user_id: &UserId, except: Option<&[u8; 32]>) -> Result<(), StoreError> {
        let kept = except.map_or(&[][..], |hash| &hash[..]);
        query("DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2 AND scopes IS NULL")
            .bind(user_id)
            .bind(kept)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn sessions_of(&self, user_id: &UserId, now: i64) -> Result<Vec<SessionRow>, StoreError> {
        let rows = query(
            "SELECT token_hash, agent, created_at, seen_at FROM sessions WHERE user_id = $1 \
             AND scopes IS NULL AND expires_at > $2 AND (idle_ms IS NULL OR seen_at + idle_ms > $2) \
             ORDER BY seen_at DESC, created_at DESC",
        )
        .bind(user_id)
        .bind(now)
        .fetch_all(&self.readers)
        .await?;
        let one = |row: &Row| {
            Ok(SessionRow {
                session: session(row)?,
                agent: row.try_get("agent")?,
                created_at: row.try_get("created_at")?,
                seen_at: row.try_get("seen_at")?,
            })
        };
        rows.iter().map(one).collect()
    }

    async fn make_token(&self, token: &NewToken) -> Result<bool, StoreError> {
        let row = &token.row;
        let words: Vec<&str> = row.scopes.iter().map(|scope| scope.word()).collect();
        let mut tx = self.writer.begin().await?;
        let live = query(
            "SELECT count(*) AS live FROM sessions WHERE user_id = $1 AND scopes IS NOT NULL AND expires_at > $2",
        )
        .bind(&token.user_id)
        .bind(row.created_at)
        .fetch_one(&mut tx)
        .await?;
        if live.try_get::<i64>("live")? >= i64::from(token.most) {
            return Ok(false);
        }
        query(
            "INSERT INTO sessions (token_hash, user_id, created_at, seen_at, expires_at, agent, scopes) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&row.hash[..])
        .bind(&token.user_id)
        .bind(row.created_at)
        .bind(row.seen_at)
        .bind(row.expires_at)
        .bind(&row.name)
        .bind(words.join(" "))
        .execute(&mut tx)
        .await?;
        tx.commit().await?;
        Ok(true)
    }

    async fn tokens_of(&self, user_id: &UserId, now: i64) -> Result<Vec<TokenRow>, StoreError> {
        let rows = query(
            "SELECT token_hash, agent, scopes, created_at, seen_at, expires_at FROM sessions \
             WHERE user_id = $1 AND scopes IS NOT NULL AND expires_at > $2 ORDER BY created_at DESC, token_hash",
        )
        .bind(user_id)
        .bind(now)
        .fetch_all(&self.readers)
        .await?;
        let one = |row: &Row| {
            let words: String = row.try_get("scopes")?;
            Ok(TokenRow {
                hash: session(row)?,
                name: row.try_get("agent")?,
                scopes: Scope::from_words(&words),
                created_at: row.try_get("created_at")?,
                seen_at: row.try_get("seen_at")?,
                expires_at: row.try_get("expires_at")?,
            })
        };
        rows.iter().map(one).collect()
    }

    async fn end_tokens(&self, user_id: &UserId) -> Result<(), StoreError> {
        query("DELETE FROM sessions WHERE user_id = $1 AND scopes IS NOT NULL")
            .bind(user_id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn forget_sessions(&self, now: i64) -> Result<(), StoreError> {
        query(
            "DELETE FROM sessions WHERE expires_at <= $1 \
             OR (idle_ms IS NOT NULL AND seen_at + idle_ms <= $1)",
        )
        .bind(now)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    async fn make_account(&self, account: &AccountRow) -> Result<bool, StoreError> {
        let mut tx = self.writer.begin().await?;
        let is_made = insert_account(&mut tx, account).await?;
        if is_made {
            tx.commit().await?;
        }
        Ok(is_made)
    }

    async fn account_named(&self, name_key: &str) -> Result<Option<AccountRow>, StoreError> {
        let row = query(AssertSqlSafe(format!("{ACCOUNT} WHERE accounts.name_key = $1")))
            .bind(name_key)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.as_ref().map(account).transpose()?)
    }

    async fn account_of(&self, user_id: &UserId) -> Result<Option<AccountRow>, StoreError> {
        let row = query(AssertSqlSafe(format!("{ACCOUNT} WHERE accounts.user_id = $1")))
            .bind(user_id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.as_ref().map(account).transpose()?)
    }

    async fn set_password(&self, user_id: &UserId, password: &str) -> Result<(), StoreError> {
        query("UPDATE accounts SET password = $1 WHERE user_id = $2")
            .bind(password)
            .bind(user_id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn told_matches(&self, user_id: &UserId) -> Result<Vec<ToldMatch>, StoreError> {
        let rows = query(
            "SELECT a.id, s.seat, a.title, a.source, a.report FROM played_analyses p \
             JOIN seats s ON s.match_id = p.match_id JOIN analyses a ON a.id = p.analysis_id WHERE s.user_id = $1",
        )
        .bind(user_id)
        .fetch_all(&self.readers)
        .await?;
        let one = |row: &Row| {
            Ok(ToldMatch {
                analysis: row.try_get("id")?,
                seat: row.try_get("seat")?,
                title: row.try_get("title")?,
                source: row.try_get("source")?,
                report: row.try_get("report")?,
            })
        };
        rows.iter().map(one).collect()
    }

    async fn retell(&self, told: &ToldMatch) -> Result<(), StoreError> {
        query("UPDATE analyses SET title = $1, source = $2, report = $3 WHERE id = $4")
            .bind(&told.title)
            .bind(&told.source[..])
            .bind(told.report.as_deref())
            .bind(&told.analysis)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn note_looks(&self) -> Result<(), StoreError> {
        let mut tx = self.writer.begin().await?;
        let rows = query(
            "SELECT accounts.user_id, users.name FROM accounts JOIN users ON users.id = accounts.user_id \
             WHERE accounts.look IS NULL",
        )
        .fetch_all(&mut tx)
        .await?;
        for row in &rows {
            let (user_id, name): (UserId, String) = (row.try_get("user_id")?, row.try_get("name")?);
            query("UPDATE accounts SET look = $1 WHERE user_id = $2")
                .bind(names::look(&name))
                .bind(user_id)
                .execute(&mut tx)
                .await?;
        }
        tx.commit().await?;
        Ok(())
    }

    async fn forget_account(&self, user_id: &UserId, name: &str, now: i64) -> Result<(), StoreError> {
        let mut tx = self.writer.begin().await?;
        keep_name(&mut tx, user_id, now).await?;
        forget(&mut tx, user_id, name).await?;
        tx.commit().await?;
        Ok(())
    }

    async fn settings_of(&self, user_id: &UserId) -> Result<Option<String>, StoreError> {
        let row = query("SELECT body FROM user_settings WHERE user_id = $1")
            .bind(user_id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get("body")).transpose()?)
    }

    async fn keep_settings(&self, user_id: &UserId, body: &str, now: i64) -> Result<(), StoreError> {
        query(
            "INSERT INTO user_settings (user_id, body, updated_at) VALUES ($1, $2, $3) \
             ON CONFLICT (user_id) DO UPDATE SET body = excluded.body, updated_at = excluded.updated_at",
        )
        .bind(user_id)
        .bind(body)
        .bind(now)
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}
