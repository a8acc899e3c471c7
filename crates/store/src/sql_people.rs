//! Accounts, sessions and settings.

use std::collections::BTreeMap;

use pasch_credentials::{names, token};
use pasch_wire::{MatchId, Seat, UserId};
use serde_json::Value;
use sqlx::AssertSqlSafe;

use super::driver::{Transaction, from_row, params, query};
use super::people::{AccountRow, AccountSession, NewToken, Scope, SessionRow, TokenRow, ToldMatch, Visit};
use super::sql_moderation::sanctions;
use super::{Result, Store, User};

/// A session is marked as seen at most this often, so that reading stays reading.
const SEEN_EVERY_MS: i64 = 3_600_000;

pub(super) const ACCOUNT: &str = "SELECT accounts.user_id, users.name, accounts.name_key, accounts.password, accounts.role, \
     accounts.created_at FROM accounts JOIN users ON users.id = accounts.user_id";

/// What is a user's alone. What hangs on a collection goes with it.
const OWN: &[&str] = &[
    // Subscriptions go with their sessions, and what is on its way with them.
    "DELETE FROM sessions WHERE user_id = $1",
    "DELETE FROM notices WHERE user_id = $1",
    "DELETE FROM lookouts WHERE user_id = $1",
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
    "DELETE FROM lesson_steps WHERE user_id = $1",
    "DELETE FROM lesson_rounds WHERE user_id = $1",
    "DELETE FROM mutes WHERE user_id = $1 OR muted = $1",
    "DELETE FROM friends WHERE user_id = $1 OR friend = $1",
    "DELETE FROM blocks WHERE user_id = $1 OR blocked = $1",
    "DELETE FROM own_names WHERE user_id = $1",
    // Notes go with their matches.
    "DELETE FROM decision_sets WHERE owner = $1",
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

from_row!(AccountRow { user_id, name, name_key, password, role, created_at });
from_row!(SessionRow { session: "token_hash", agent, created_at, seen_at });
from_row!(TokenRow { hash: "token_hash", name: "agent", created_at, seen_at, expires_at }, row => {
    scopes: Scope::from_words(&row.try_get::<String>("scopes")?),
});
from_row!(ToldMatch { analysis: "id", seat, title, source, report });

/// Whether a name that looks so is kept from everybody at a moment, in milliseconds since 1970.
pub(super) async fn is_kept(tx: &mut Transaction, look: &str, now: i64) -> Result<bool> {
    let kept = query("SELECT look FROM kept_names WHERE look = $1 AND (until IS NULL OR until > $2)")
        .with(params![&token::hash_bytes(look.as_bytes())[..], now])
        .fetch_optional(tx)
        .await?;
    Ok(kept.is_some())
}

/// Keeps the name of somebody who goes while they are kept from something, for as long as that holds.
async fn keep_name(tx: &mut Transaction, user_id: &UserId, now: i64) -> Result<()> {
    let held = sanctions(tx, user_id, now).await?;
    let Some(longest) = held.into_iter().map(|one| one.until).max_by_key(|until| until.unwrap_or(i64::MAX))
    else {
        return Ok(());
    };
    let name: Option<String> =
        query("SELECT users.name FROM accounts JOIN users ON users.id = accounts.user_id WHERE user_id = $1")
            .bind(user_id)
            .first(&mut *tx)
            .await?;
    let Some(name) = name else { return Ok(()) };
    let look = names::look(&name);
    Ok(query(
        "INSERT INTO kept_names (look, until) VALUES ($1, $2) ON CONFLICT (look) DO UPDATE SET until = \
         CASE WHEN kept_names.until IS NULL OR excluded.until IS NULL THEN NULL \
         WHEN kept_names.until > excluded.until THEN kept_names.until ELSE excluded.until END",
    )
    .with(params![&token::hash_bytes(look.as_bytes())[..], longest])
    .run(tx)
    .await?)
}

/// Whether the guest has become an account; not when the name is taken or the user has one.
pub(super) async fn insert_account(tx: &mut Transaction, account: &AccountRow) -> Result<bool> {
    let look = names::look(&account.name);
    if is_kept(tx, &look, account.created_at).await? {
        return Ok(false);
    }
    let made = query(
        "INSERT INTO accounts (user_id, name_key, password, role, created_at, look) SELECT u.id, $2, $3, $4, $5, $6 FROM users u \
         WHERE u.id = $1 AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.look = $6) ON CONFLICT DO NOTHING",
    )
    .with(params![&account.user_id, &account.name_key, &account.password])
    .with(params![account.role.word(), account.created_at, &look])
    .execute(&mut *tx)
    .await?;
    if made == 0 {
        return Ok(false);
    }
    query("UPDATE users SET name = $1, kind = 'account' WHERE id = $2")
        .with(params![&account.name, &account.user_id])
        .execute(tx)
        .await?;
    Ok(true)
}

/// Removes what is a user's alone, and puts `name` in the place of theirs.
pub(super) async fn forget(tx: &mut Transaction, user_id: &UserId, name: &str) -> Result<()> {
    for statement in OWN {
        query(*statement).bind(user_id).execute(&mut *tx).await?;
    }
    for statement in NAMED {
        query(*statement).bind(user_id).bind(name).execute(&mut *tx).await?;
    }
    let summaries: Vec<(MatchId, Seat, String)> = query(
        "SELECT s.match_id, s.seat, m.body FROM seats s JOIN summaries m ON m.match_id = s.match_id \
         WHERE s.user_id = $1 ORDER BY s.match_id, s.seat",
    )
    .bind(user_id)
    .all(&mut *tx)
    .await?;
    let mut told: BTreeMap<MatchId, Value> = BTreeMap::new();
    for (match_id, seat, body) in summaries {
        // A summary that cannot be read is made anew with the next action; it is shown to nobody.
        let Ok(body) = serde_json::from_str::<Value>(&body) else { continue };
        let summary = told.entry(match_id).or_insert(body);
        if let Some(shown) = summary["players"].get_mut(usize::from(seat == Seat::B)) {
            *shown = Value::from(name);
        }
    }
    for (match_id, summary) in told {
        query("UPDATE summaries SET body = $1 WHERE match_id = $2")
            .with(params![summary.to_string(), match_id])
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}

impl Store {
    /// A live session's user, a browser's or a token's; marks the session as seen.
    pub async fn visit(&self, session: &[u8; 32], now: i64) -> Result<Option<Visit>> {
        let row = query(
            "SELECT users.id, users.name, accounts.role, sessions.created_at, sessions.seen_at, sessions.scopes FROM sessions \
             JOIN users ON users.id = sessions.user_id LEFT JOIN accounts ON accounts.user_id = users.id \
             WHERE sessions.token_hash = $1 AND sessions.expires_at > $2 \
             AND (sessions.idle_ms IS NULL OR sessions.seen_at + sessions.idle_ms > $2)",
        )
        .with(params![&session[..], now])
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let seen_at: i64 = row.try_get("seen_at")?;
        let scopes: Option<String> = row.try_get("scopes")?;
        // The first use of a token is told at once.
        let is_first = scopes.is_some() && seen_at == row.try_get::<i64>("created_at")? && now > seen_at;
        if is_first || now - seen_at > SEEN_EVERY_MS {
            query("UPDATE sessions SET seen_at = $1 WHERE token_hash = $2")
                .with(params![now, &session[..]])
                .execute(&self.writer)
                .await?;
        }
        let user = User { id: row.try_get("id")?, name: row.try_get("name")? };
        Ok(Some(Visit {
            user,
            session: *session,
            role: row.try_get("role")?,
            scopes: scopes.as_deref().map(Scope::from_words),
        }))
    }

    /// Begins a session of an account.
    pub async fn begin_session(&self, session: &AccountSession) -> Result<()> {
        Ok(query(
            "INSERT INTO sessions (token_hash, user_id, created_at, seen_at, expires_at, idle_ms, agent) \
             VALUES ($1, $2, $3, $3, $4, $5, $6)",
        )
        .with(params![&session.session[..], &session.user_id, session.now])
        .with(params![session.expires_at, session.idle_ms, &session.agent])
        .run(&self.writer)
        .await?)
    }

    /// Ends a session; one that is unknown stays so.
    pub async fn end_session(&self, session: &[u8; 32]) -> Result<()> {
        Ok(query("DELETE FROM sessions WHERE token_hash = $1").bind(&session[..]).run(&self.writer).await?)
    }

    /// Ends all sessions of a user's browsers but one.
    pub async fn end_sessions(&self, user_id: &UserId, except: Option<&[u8; 32]>) -> Result<()> {
        let kept = except.map_or(&[][..], |hash| &hash[..]);
        Ok(query("DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2 AND scopes IS NULL")
            .with(params![user_id, kept])
            .run(&self.writer)
            .await?)
    }

    /// The live sessions of a user's browsers, the last used first.
    pub async fn sessions_of(&self, user_id: &UserId, now: i64) -> Result<Vec<SessionRow>> {
        Ok(query(
            "SELECT token_hash, agent, created_at, seen_at FROM sessions WHERE user_id = $1 \
             AND scopes IS NULL AND expires_at > $2 AND (idle_ms IS NULL OR seen_at + idle_ms > $2) \
             ORDER BY seen_at DESC, created_at DESC",
        )
        .with(params![user_id, now])
        .all(&self.readers)
        .await?)
    }

    /// Makes a token; `false` when the user has too many.
    pub async fn make_token(&self, token: &NewToken) -> Result<bool> {
        let row = &token.row;
        let words: Vec<&str> = row.scopes.iter().map(|scope| scope.word()).collect();
        let mut tx = self.writer.begin().await?;
        let live: u32 = query(
            "SELECT count(*) AS live FROM sessions WHERE user_id = $1 AND scopes IS NOT NULL AND expires_at > $2",
        )
        .with(params![&token.user_id, row.created_at])
        .one(&mut tx)
        .await?;
        if live >= token.most {
            return Ok(false);
        }
        query(
            "INSERT INTO sessions (token_hash, user_id, created_at, seen_at, expires_at, agent, scopes) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .with(params![&row.hash[..], &token.user_id, row.created_at, row.seen_at])
        .with(params![row.expires_at, &row.name, words.join(" ")])
        .execute(&mut tx)
        .await?;
        tx.commit().await?;
        Ok(true)
    }

    /// A user's live tokens, the newest first.
    pub async fn tokens_of(&self, user_id: &UserId, now: i64) -> Result<Vec<TokenRow>> {
        Ok(query(
            "SELECT token_hash, agent, scopes, created_at, seen_at, expires_at FROM sessions \
             WHERE user_id = $1 AND scopes IS NOT NULL AND expires_at > $2 ORDER BY created_at DESC, token_hash",
        )
        .with(params![user_id, now])
        .all(&self.readers)
        .await?)
    }

    /// Ends all tokens of a user.
    pub async fn end_tokens(&self, user_id: &UserId) -> Result<()> {
        Ok(query("DELETE FROM sessions WHERE user_id = $1 AND scopes IS NOT NULL")
            .bind(user_id)
            .run(&self.writer)
            .await?)
    }

    /// Drops sessions and tokens that have run out.
    pub async fn forget_sessions(&self, now: i64) -> Result<()> {
        Ok(query(
            "DELETE FROM sessions WHERE expires_at <= $1 \
             OR (idle_ms IS NOT NULL AND seen_at + idle_ms <= $1)",
        )
        .bind(now)
        .run(&self.writer)
        .await?)
    }

    /// Makes a guest an account, in place; `false` when the name, or one that looks like it, is taken or kept from everybody,
    /// or the user is no guest.
    pub async fn make_account(&self, account: &AccountRow) -> Result<bool> {
        let mut tx = self.writer.begin().await?;
        let is_made = insert_account(&mut tx, account).await?;
        if is_made {
            tx.commit().await?;
        }
        Ok(is_made)
    }

    /// The account of a name as it is compared.
    pub async fn account_named(&self, name_key: &str) -> Result<Option<AccountRow>> {
        Ok(query(AssertSqlSafe(format!("{ACCOUNT} WHERE accounts.name_key = $1")))
            .bind(name_key)
            .first(&self.readers)
            .await?)
    }

    /// The account of a user.
    pub async fn account_of(&self, user_id: &UserId) -> Result<Option<AccountRow>> {
        Ok(query(AssertSqlSafe(format!("{ACCOUNT} WHERE accounts.user_id = $1")))
            .bind(user_id)
            .first(&self.readers)
            .await?)
    }

    /// Replaces a password's hash, or gives the account its first one.
    pub async fn set_password(&self, user_id: &UserId, password: &str) -> Result<()> {
        Ok(query("UPDATE accounts SET password = $1 WHERE user_id = $2")
            .with(params![password, user_id])
            .run(&self.writer)
            .await?)
    }

    /// The analyses of the server's own in which a user stands.
    pub async fn told_matches(&self, user_id: &UserId) -> Result<Vec<ToldMatch>> {
        Ok(query(
            "SELECT a.id, s.seat, a.title, a.source, a.report FROM played_analyses p \
             JOIN seats s ON s.match_id = p.match_id JOIN analyses a ON a.id = p.analysis_id WHERE s.user_id = $1",
        )
        .bind(user_id)
        .all(&self.readers)
        .await?)
    }

    /// Tells one of them in other words.
    pub async fn retell(&self, told: &ToldMatch) -> Result<()> {
        Ok(query("UPDATE analyses SET title = $1, source = $2, report = $3 WHERE id = $4")
            .with(params![&told.title, &told.source[..], told.report.as_deref()])
            .bind(&told.analysis)
            .run(&self.writer)
            .await?)
    }

    /// Notes how the names of accounts look that an earlier version has made.
    pub async fn note_looks(&self) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        let unnoted: Vec<(UserId, String)> = query(
            "SELECT accounts.user_id, users.name FROM accounts JOIN users ON users.id = accounts.user_id \
             WHERE accounts.look IS NULL",
        )
        .all(&mut tx)
        .await?;
        for (user_id, name) in unnoted {
            query("UPDATE accounts SET look = $1 WHERE user_id = $2")
                .with(params![names::look(&name), user_id])
                .execute(&mut tx)
                .await?;
        }
        Ok(tx.commit().await?)
    }

    /// Removes an account with all that is its owner's alone, and puts `name` in the place of theirs at tables, seats and in
    /// lists. Logs, results and dice stay, under the identifier. The name of somebody who is kept from something at that
    /// moment is kept from everybody for as long, by the hash of how it looks.
    pub async fn forget_account(&self, user_id: &UserId, name: &str, now: i64) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        keep_name(&mut tx, user_id, now).await?;
        forget(&mut tx, user_id, name).await?;
        Ok(tx.commit().await?)
    }

    /// How a user likes the board, JSON.
    pub async fn settings_of(&self, user_id: &UserId) -> Result<Option<String>> {
        Ok(query("SELECT body FROM user_settings WHERE user_id = $1")
            .bind(user_id)
            .first(&self.readers)
            .await?)
    }

    /// Keeps how a user likes the board.
    pub async fn keep_settings(&self, user_id: &UserId, body: &str, now: i64) -> Result<()> {
        Ok(query(
            "INSERT INTO user_settings (user_id, body, updated_at) VALUES ($1, $2, $3) \
             ON CONFLICT (user_id) DO UPDATE SET body = excluded.body, updated_at = excluded.updated_at",
        )
        .with(params![user_id, body, now])
        .run(&self.writer)
        .await?)
    }
}
