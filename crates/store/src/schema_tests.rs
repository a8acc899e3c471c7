//! The schemas of both engines, and the way to them from every earlier one.

use std::collections::BTreeSet;
use std::path::Path;

use super::collection::{CollectedFilter, CollectedOrder};
use super::driver::{Pool, query};
use super::fresh::Fresh;
use super::migrations::{POSTGRES, SQLITE, STEPS};
use super::{Store, User, WorkState};
use crate::on_both_engines;
use pasch_practice::ProblemKey;
use pasch_wire::UserId;

on_both_engines! {
    every_earlier_schema_is_brought_forward,
}

#[test]
fn every_migration_is_built_in_for_both_engines() {
    let named: Vec<String> = STEPS.iter().map(|(name, ..)| format!("{name}.sql")).collect();
    for engine in ["sqlite", "postgres"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(engine);
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        assert_eq!(files, named, "migrations/{engine}");
    }
    assert_eq!(STEPS.len(), ROWS.len(), "every migration has rows below");
}

/// What a schema is made of, as sentences that can be compared.
async fn sentences(store: &Store, statements: &[&'static str]) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for statement in statements {
        for row in query(*statement).fetch_all(&store.readers).await.unwrap() {
            all.insert(row.try_get::<String>("says").unwrap());
        }
    }
    all
}

#[tokio::test]
async fn both_engines_have_the_same_schema() {
    let Some(postgres) = Fresh::postgres() else { return };
    let file = Fresh::sqlite();
    let (sqlite, postgres) = (file.open().await, postgres.open().await);
    let of_sqlite = sentences(
        &sqlite,
        &[
            "SELECT t.name || '.' || c.name || ' ' || c.type || CASE WHEN c.\"notnull\" = 1 THEN ' not null' ELSE '' END \
             || CASE WHEN c.pk > 0 THEN ' key ' || c.pk ELSE '' END AS says \
             FROM sqlite_master t JOIN pragma_table_info(t.name) c \
             WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' AND t.name <> '_sqlx_migrations'",
            "SELECT 'index ' || i.name || CASE WHEN l.\"unique\" = 1 THEN ' unique' ELSE '' END \
             || CASE WHEN l.partial = 1 THEN ' partial' ELSE '' END || ' on ' || i.tbl_name || ' (' || \
             (SELECT group_concat(x.name, ', ') FROM (SELECT name FROM pragma_index_info(i.name) ORDER BY seqno) x) || ')' \
             AS says FROM sqlite_master i JOIN pragma_index_list(i.tbl_name) l ON l.name = i.name \
             WHERE i.type = 'index' AND i.sql IS NOT NULL",
            "SELECT t.name || '.' || f.\"from\" || ' refers to ' || f.\"table\" || '.' || f.\"to\" || ' ' || f.on_delete AS says \
             FROM sqlite_master t JOIN pragma_foreign_key_list(t.name) f WHERE t.type = 'table'",
        ],
    )
    .await;
    let of_postgres = sentences(
        &postgres,
        &[
            "SELECT c.table_name || '.' || c.column_name || ' ' || CASE c.data_type WHEN 'bigint' THEN 'BIGINT' \
             WHEN 'bytea' THEN 'BLOB' WHEN 'double precision' THEN 'DOUBLE' \
             WHEN 'text' THEN CASE c.collation_name WHEN 'C' THEN 'TEXT' ELSE 'TEXT not collated \"C\"' END \
             ELSE c.data_type END || CASE c.is_nullable WHEN 'NO' THEN ' not null' ELSE '' END \
             || COALESCE((SELECT ' key ' || k.ordinal_position FROM information_schema.table_constraints p \
             JOIN information_schema.key_column_usage k ON k.constraint_name = p.constraint_name \
             AND k.table_name = p.table_name WHERE p.constraint_type = 'PRIMARY KEY' AND p.table_name = c.table_name \
             AND k.column_name = c.column_name), '') AS says FROM information_schema.columns c \
             WHERE c.table_schema = 'public' AND c.table_name <> '_sqlx_migrations'",
            "SELECT 'index ' || i.relname || CASE WHEN x.indisunique THEN ' unique' ELSE '' END \
             || CASE WHEN x.indpred IS NOT NULL THEN ' partial' ELSE '' END || ' on ' || t.relname || ' (' || \
             (SELECT string_agg(a.attname, ', ' ORDER BY k.ord) FROM unnest(x.indkey) WITH ORDINALITY AS k (att, ord) \
             JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.att) || ')' AS says \
             FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid \
             JOIN pg_namespace n ON n.oid = t.relnamespace WHERE n.nspname = 'public' AND NOT x.indisprimary",
            "SELECT t.relname || '.' || a.attname || ' refers to ' || r.relname || '.' || b.attname || ' ' \
             || CASE f.confdeltype WHEN 'a' THEN 'NO ACTION' WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' \
             ELSE f.confdeltype::text END AS says FROM pg_constraint f JOIN pg_class t ON t.oid = f.conrelid \
             JOIN pg_class r ON r.oid = f.confrelid JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = f.conkey[1] \
             JOIN pg_attribute b ON b.attrelid = r.oid AND b.attnum = f.confkey[1] WHERE f.contype = 'f'",
        ],
    )
    .await;
    let only = |one: &BTreeSet<String>, other: &BTreeSet<String>| -> Vec<String> {
        one.difference(other).cloned().collect()
    };
    assert_eq!(only(&of_sqlite, &of_postgres), Vec::<String>::new(), "PostgreSQL lacks these");
    assert_eq!(only(&of_postgres, &of_sqlite), Vec::<String>::new(), "SQLite lacks these");
    assert!(of_sqlite.len() > 100, "{of_sqlite:?}");
}

/// Rows as each schema allowed them, put in when it was the newest. `BYTES(…)` is the engine's own word.
const ROWS: &[&str] = &[
    "INSERT INTO users (id, name, kind, created_at) VALUES ('anna', 'Anna', 'guest', 1);
     INSERT INTO sessions (token_hash, user_id, created_at, seen_at, expires_at)
     VALUES (BYTES('0123456789abcdef0123456789abcdef'), 'anna', 1, 1, 1000);
     INSERT INTO matches (id, header, created_by, created_at) VALUES ('m', '{}', 'anna', 2);
     INSERT INTO seats (match_id, seat, user_id, bot_level, name) VALUES ('m', 'a', 'anna', NULL, 'Anna');
     INSERT INTO seats (match_id, seat, user_id, bot_level, name) VALUES ('m', 'b', NULL, 'expert', 'Bot');
     INSERT INTO actions (match_id, seq, at, actor, body) VALUES ('m', 1, 3, 'server', 'roll 61');
     INSERT INTO actions (match_id, seq, at, actor, body) VALUES ('m', 2, 4, 'anna', 'play 13/7 8/7');
     INSERT INTO intents (match_id, user_id, client_id, seq) VALUES ('m', 'anna', 'c1', 2);
     INSERT INTO summaries (match_id, seq, updated_at, body) VALUES ('m', 2, 4, 'short');
     INSERT INTO analyses (id, owner, title, level, file_name, source, status, warnings, error, report, created_at,
     updated_at) VALUES ('x', 'anna', 'Final', 'quick', 'f.mat', BYTES('7 point match'), 'done', '[]', NULL, '{}', 5, 6)",
    "INSERT INTO collected (id, owner, digest, file_hash, name_a, name_b, key_a, key_b, variant, length, score_a, score_b,
     winner, games, rolls, played_on, event, place, file, format, faults, haystack, wanted, added_at) VALUES ('k', 'anna',
     BYTES('digest'), BYTES('hash'), 'Anna', 'Bert', 'anna', 'bert', 'backgammon', 5, 5, 2, 'a', 3, 90, '2024-05', 'Open',
     'Here', 'f.mat', 'mat', 0, 'anna bert', NULL, 7);
     INSERT INTO collected_logs (match_id, log, warnings) VALUES ('k', BYTES('log'), '[]');
     INSERT INTO analyses (id, owner, title, level, file_name, source, status, warnings, error, report, created_at,
     updated_at, collected_id) VALUES ('y', 'anna', 'Open', 'quick', '', BYTES(''), 'done', '[]', NULL, '{}', 8, 9, 'k');
     INSERT INTO judged (match_id, seat, analysis_id, level, pr, decisions, moves, doubtful, errors, blunders, cube_errors,
     loss_equity, loss_mwc, luck_equity, luck_mwc) VALUES ('k', 'a', 'y', 'quick', 4.5, 20, 30, 1, 1, 0, 0, 0.5, NULL, 0.1,
     NULL);
     INSERT INTO imports (id, owner, origin, title, status, files, added, known, refused, faulty, error, created_at,
     updated_at) VALUES ('i', 'anna', 'command', 'old', 'done', 1, 1, 0, 0, 0, NULL, 7, 7);
     INSERT INTO import_problems (import_id, number, kind, file, line, column_no, game, move_no, text) VALUES ('i', 1,
     'fault', 'f.mat', 3, NULL, 1, NULL, 'odd');
     INSERT INTO claims (name, user_id, token_hash, expires_at) VALUES ('local', 'anna', NULL, NULL)",
    "INSERT INTO rollouts (id, view, state, updated_at) VALUES ('r', '{}', BYTES('state'), 10)",
    "INSERT INTO own_names (user_id, key, name) VALUES ('anna', 'anna', 'Anna');
     INSERT INTO judged_sums (analysis_id, version) VALUES ('y', 1);
     INSERT INTO judged_parts (analysis_id, seat, kind, name, decisions, mistakes, loss) VALUES ('y', 'a', 'theme',
     'blitz', 4, 1, 0.3);
     INSERT INTO problems (match_id, action, analysis_id, seat, theme, loss) VALUES ('k', 3, 'y', 'a', 'blitz', 0.3);
     INSERT INTO quiz_answers (user_id, match_id, action, at, loss) VALUES ('anna', 'k', 3, 11, 0.1)",
    "INSERT INTO tables (id, code, host, host_name, host_seat, header, clock, rated, public, invited, state, created_at,
     updated_at) VALUES ('t', 'abcd1234', 'anna', 'Anna', 'a', '{}', '{}', 1, 0, NULL, 'playing', 12, 13);
     INSERT INTO table_matches (table_id, number, match_id) VALUES ('t', 1, 'm');
     INSERT INTO heartbeat (id, at) VALUES (1, 14);
     INSERT INTO outages (began, ended) VALUES (14, 15);
     INSERT INTO chat (match_id, number, at, user_id, body) VALUES ('m', 1, 16, 'anna', 'hello');
     INSERT INTO mutes (user_id, muted) VALUES ('anna', 'anna');
     INSERT INTO reports (id, match_id, by_user, about, body, at) VALUES ('p', 'm', 'anna', 'anna', 'odd', 17)",
    "INSERT INTO dice_steps (match_id, game, number, at, body) VALUES ('m', 1, 1, 12, '{}');
     INSERT INTO dice_seeds (match_id, game, party, from_throw, seed) VALUES ('m', 1, 'server', 1,
     BYTES('0123456789abcdef0123456789abcdef'))",
    "INSERT INTO accounts (user_id, name_key, password, role, suspended_until, created_at) VALUES ('anna', 'anna',
     'no hash', 'player', NULL, 12);
     INSERT INTO user_settings (user_id, body, updated_at) VALUES ('anna', '{}', 13)",
    "INSERT INTO results (match_id, ended_at, pool, variant, length, winner, loser, points, lost, rated) VALUES ('m', 14,
     'hitting', 'backgammon', 3, 'anna', 'anna', 3, 1, 1);
     INSERT INTO rating_steps (match_id, user_id, pool, at, fibs, experience, glicko, deviation, volatility, matches)
     VALUES ('m', 'anna', 'hitting', 14, 1503.5, 3, 1600, 300, 0.06, 1);
     INSERT INTO ratings (user_id, pool, at, fibs, experience, glicko, deviation, volatility, matches)
     VALUES ('anna', 'hitting', 14, 1503.5, 3, 1600, 300, 0.06, 1);
     INSERT INTO played_analyses (match_id, analysis_id) VALUES ('m', 'x');
     INSERT INTO played_judged (match_id, user_id, pr, decisions, errors, blunders, luck) VALUES ('m', 'anna', 4.5, 20,
     1, 0, 0.1);
     INSERT INTO rating_version (id, version) VALUES (1, 1)",
    "INSERT INTO sessions (token_hash, user_id, created_at, seen_at, expires_at, agent, scopes)
     VALUES (BYTES('a token of 32 bytes, by its hash'), 'anna', 15, 15, 1000, 'my bot', 'play read')",
    "INSERT INTO friends (user_id, friend, at) VALUES ('anna', 'anna', 16);
     INSERT INTO blocks (user_id, blocked, at) VALUES ('anna', 'anna', 16)",
    "INSERT INTO audit (number, at, actor, deed, about, report, until, reason) VALUES (1, 17, NULL, 'mute', 'anna', 'p', 99,
     'words')",
    "UPDATE seats SET program = 1 WHERE seat = 'a'; UPDATE tables SET host_program = 1",
    "INSERT INTO tables (id, code, host, host_name, host_seat, header, clock, rated, by_hand, public, invited, state,
     created_at, updated_at) VALUES ('u', 'efgh5678', 'anna', 'Anna', 'a', '{}', '{}', 0, 1, 1, NULL, 'open', 18, 18)",
    "INSERT INTO push_key (id, secret) VALUES (1, BYTES('a secret of thirty-two bytes 0123'));
     INSERT INTO subscriptions (session, user_id, endpoint, p256dh, auth, created_at)
     VALUES (BYTES('0123456789abcdef0123456789abcdef'), 'anna', 'https://push.example/x', BYTES('key'), BYTES('auth'), 19);
     INSERT INTO notices (user_id, subject, kind, since, due_at) VALUES ('anna', 'm', 'match', 19, NULL);
     INSERT INTO pushes (session, subject, since, tries, due_at)
     VALUES (BYTES('0123456789abcdef0123456789abcdef'), 'm', 19, 1, 20)",
    "INSERT INTO passkeys (credential_id, user_id, name, host, public_key, algorithm, counter, transports, created_at,
     used_at) VALUES (BYTES('credential'), 'anna', 'phone', 'localhost', BYTES('key'), -7, 3, 'internal', 19, NULL)",
    "INSERT INTO mail (user_id, address, asked, link, link_ends, refused, pace, stop, told_at) VALUES ('anna',
     'anna@club.example', NULL, NULL, NULL, NULL, 'daily', 'token', 20);
     INSERT INTO mail_turns (user_id, match_id, since, tell_at, warn_at, told, warned) VALUES ('anna', 'm', 19, 20, 30, 1, 0);
     INSERT INTO letters (user_id, kind, tries, due_at) VALUES ('anna', 'turns', 2, 40)",
    "INSERT INTO vacations (user_id, began, ended) VALUES ('anna', 21, 22)",
    "UPDATE tables SET ratings = '{\"from\":1400,\"to\":1700}' WHERE id = 't'",
    "INSERT INTO outages (began, ended, ahead) VALUES (23, 24, 5)",
    "UPDATE results SET plays = 3, conceded = 1, reason = 'left-early'; UPDATE rating_steps SET weight = 0.5",
    "UPDATE accounts SET look = 'anna'; INSERT INTO kept_names (look, until) VALUES (BYTES('a hash'), 25)",
    "UPDATE analyses SET result = '{}' WHERE id = 'x'",
    "INSERT INTO host_key (id, seed) VALUES (1, BYTES('a secret of thirty-two bytes 0123'));
     INSERT INTO dice_keys (user_id, public, since) VALUES ('anna', BYTES('a key of exactly thirty-two byte'), 21);
     INSERT INTO dice_entries (match_id, number, at, body) VALUES ('m', 1, 22, BYTES('packed'));
     INSERT INTO dice_secrets (match_id, body) VALUES ('m', BYTES('{}'))",
    "INSERT INTO purged (match_id) VALUES ('gone')",
    "INSERT INTO server_keys (name, secret) VALUES ('device', BYTES('a secret of thirty-two bytes 0123'));
     INSERT INTO sign_in_failures (user_id, count, first_at, last_at, mailed_at) VALUES ('anna', 3, 26, 27, NULL)",
    "INSERT INTO banned_networks (network, at, until, reason) VALUES ('203.0.113.0/24', 28, NULL, 'a flood');
     INSERT INTO departures (user_id, at) VALUES ('anna', 29)",
    "INSERT INTO resets (user_id, link, ends) VALUES ('anna', BYTES('a link of 32 bytes, by its hash'), 30)",
    "UPDATE tables SET strict = 1 WHERE id = 't'",
    "INSERT INTO second_factors (user_id, secret, since, last_step) VALUES ('anna', BYTES('a secret of 20 bytes'), 31, 1);
     INSERT INTO recovery_codes (user_id, hash) VALUES ('anna', BYTES('a code, by its hash of 32 bytes'))",
    "UPDATE collected SET kind = 'computer', played_id = 'm', own_seat = 'a' WHERE id = 'k';
     INSERT INTO taken_in (match_id) VALUES ('m')",
    "UPDATE collected SET later = 'standard' WHERE id = 'k';
     INSERT INTO uncounted (user_id, kind) VALUES ('anna', 'file')",
    "INSERT INTO solvers (user_id, rating, deviation, volatility, answered, found, streak_days, streak_best, streak_last, at)
     VALUES ('anna', 1600.5, 80.0, 0.06, 2, 1, 1, 3, 20000, 9);
     INSERT INTO rated_problems (problem, rating, deviation, volatility, answered, found) VALUES ('p', 1400.0, 90.0, 0.06, 2, 1);
     INSERT INTO solved (user_id, problem, at, loss) VALUES ('anna', 'p', 9, 0.0)",
    "INSERT INTO actions (match_id, seq, at, held, actor, body) VALUES ('m', 3, 5, 2500, 'server', 'roll 31')",
    "INSERT INTO judged_decisions (analysis_id, packed) VALUES ('y', BYTES(''));
     INSERT INTO decision_notes (match_id, action, note, tags, flagged, updated_at) VALUES ('k', -1, 'mine', 'a b', 1, 9);
     INSERT INTO decision_sets (id, owner, name, created_at) VALUES ('s', 'anna', 'Primes', 9);
     INSERT INTO decision_set_items (set_id, match_id, action) VALUES ('s', 'k', 3)",
    "INSERT INTO lookouts (user_id, until, told_at) VALUES ('anna', 900, 700)",
    "INSERT INTO decision_rollouts (match_id, action, asked_at, number, position, kind, played, settings, state, failure,
     result, updated_at) VALUES ('k', 3, 9, 0, 'p', 'play', '8/5 6/5', '{}', 'done', NULL, '{}', 9)",
    "UPDATE collected SET begun = 1 WHERE id = 'k';
     UPDATE imports SET resembling = 1 WHERE id = 'i';
     INSERT INTO beginnings (digest, match_id) VALUES (BYTES('ten rolls'), 'k')",
    "UPDATE judged_decisions SET heads = '{}' WHERE analysis_id = 'y'",
    "INSERT INTO lesson_steps (user_id, lesson, step, clean) VALUES ('anna', 'first', 'way', 1)",
    "UPDATE import_problems SET told = '{\"sentence\":\"no-play-in-it\",\"args\":{}}'",
    "INSERT INTO lesson_rounds (user_id, lesson, day) VALUES ('anna', 'first', '2026-11-29')",
    "INSERT INTO chouettes (id, header, public, created_by, created_at, acted_at, seq, games)
     VALUES ('h', '{}', 1, 'anna', 8, 9, 1, 0);
     INSERT INTO chouette_seats (chouette_id, seat, user_id, level) VALUES ('h', 0, 'anna', NULL);
     INSERT INTO chouette_actions (chouette_id, seq, at, body) VALUES ('h', 1, 9, '{}');
     INSERT INTO chouette_talk (chouette_id, number, at, seat, heard, body) VALUES ('h', 1, 9, 0, '[0]', 'hello')",
    "INSERT INTO tournaments (id, wish, public, created_by, created_at, acted_at, seq, stage)
     VALUES ('w', '{}', 1, 'anna', 8, 9, 1, 'open');
     INSERT INTO tournament_entries (tournament_id, seq, body) VALUES ('w', 1, '{}');
     INSERT INTO tournament_people (tournament_id, user_id) VALUES ('w', 'anna');
     INSERT INTO tournament_boards (tournament_id, number, table_id, match_id) VALUES ('w', 0, 't', 'm');
     INSERT INTO tournament_claims (tournament_id, number, claim) VALUES ('w', 0, '{}')",
];

/// A database as the schema of `version` was, with rows in all its tables.
async fn as_of(fresh: &Fresh, version: i64) {
    let store = fresh.bare().await;
    for (step, rows) in (1..=version).zip(ROWS) {
        match &store {
            Pool::Sqlite(pool) => SQLITE.run_to(step, pool).await.unwrap(),
            Pool::Postgres(pool) => POSTGRES.run_to(step, pool).await.unwrap(),
        }
        for statement in rows.split(';') {
            let statement = match &store {
                Pool::Sqlite(_) => in_words(statement, "BLOB"),
                Pool::Postgres(_) => in_words(statement, "BYTEA"),
            };
            query(sqlx::AssertSqlSafe(statement)).execute(&store).await.unwrap();
        }
    }
    store.close().await;
}

fn in_words(statement: &str, bytes: &str) -> String {
    let mut parts = statement.split("BYTES(");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (value, rest) = part.split_once(')').unwrap();
        out.push_str(&format!("CAST({value} AS {bytes}){rest}"));
    }
    out
}

async fn every_earlier_schema_is_brought_forward(fresh: Fresh) {
    for version in 1..=ROWS.len() as i64 {
        let fresh = fresh.another();
        as_of(&fresh, version).await;
        let store = fresh.open().await;
        let visit = store.visit(b"0123456789abcdef0123456789abcdef", 500).await.unwrap();
        assert_eq!(visit.map(|visit| visit.user), Some(User { id: "anna".into(), name: "Anna".to_owned() }));
        let found = store.find_match(&"m".into()).await.unwrap().unwrap();
        assert_eq!((found.created_at, found.seats.len()), (2, 2));
        assert_eq!(found.seats[1].bot_level.as_deref(), Some("expert"));
        let log = store.actions(&"m".into()).await.unwrap();
        let bodies: Vec<_> = log.iter().take(2).map(|one| one.body.as_str()).collect();
        assert_eq!(bodies, ["roll 61", "play 13/7 8/7"]);
        let held: Vec<_> = log.iter().skip(2).map(|one| one.held).collect();
        assert_eq!(held, if version >= 33 { vec![Some(2500)] } else { vec![] });
        assert_eq!(store.matches_of(&"anna".into(), 9).await.unwrap()[0].body, "short");
        let analysis = store.find_analysis(&"x".into()).await.unwrap().unwrap();
        assert_eq!((analysis.state, analysis.report.as_deref()), (WorkState::Done, Some("{}")));
        assert_eq!(analysis.result.as_deref(), (version >= 22).then_some("{}"));
        assert_eq!(store.analysis_source(&"x".into()).await.unwrap().unwrap().source, b"7 point match");
        let all = CollectedFilter::default();
        let collected = store.collected(&"anna".into(), &all, CollectedOrder::Newest, 0, 9).await.unwrap();
        assert_eq!(collected.len(), usize::from(version >= 2));
        if version >= 2 {
            assert_eq!((collected[0].name_b.as_str(), collected[0].score_b), ("Bert", 2));
            assert_eq!(collected[0].judged_a.as_ref().unwrap().pr, Some(4.5));
            assert_eq!(store.collected_log(&"k".into()).await.unwrap().unwrap().0, b"log");
            assert_eq!(store.import_problems(&"i".into(), 0, 9).await.unwrap().0[0].line, Some(3));
            assert_eq!(store.claim_user("local").await.unwrap().as_ref().map(UserId::as_str), Some("anna"));
        }
        assert_eq!(store.find_rollout(&"r".into()).await.unwrap().is_some(), version >= 3);
        let key = ProblemKey { match_id: "k".into(), action: 3 };
        let problem = store.find_problem(&"anna".into(), &key).await.unwrap();
        assert_eq!(problem.map(|one| one.loss), (version >= 4).then_some(0.3));
        assert_eq!(store.answers(&"anna".into()).await.unwrap().len(), usize::from(version >= 4));
        let solver = store.solver(&"anna".into()).await.unwrap();
        assert_eq!(solver.map(|one| one.glicko.rating), (version >= 32).then_some(1600.5));
        assert_eq!(store.notes(&"anna".into()).await.unwrap().len(), usize::from(version >= 34));
        assert_eq!(store.sets(&"anna".into()).await.unwrap().len(), usize::from(version >= 34));
        let seeds = store.dice_seeds(&"m".into()).await.unwrap();
        assert_eq!(seeds.iter().map(|one| one.seed).collect::<Vec<_>>().len(), usize::from(version >= 6));
        assert_eq!(store.dice_steps(&"m".into()).await.unwrap().len(), usize::from(version >= 6));
        assert_eq!(store.dice_entries(&"m".into()).await.unwrap().len(), usize::from(version >= 23));
        let account = store.account_of(&"anna".into()).await.unwrap();
        let password = account.and_then(|account| account.password);
        assert_eq!(password.as_deref(), (version >= 7).then_some("no hash"), "a password stays");
        let passkeys = store.passkeys_of(&"anna".into()).await.unwrap();
        assert_eq!(passkeys.iter().map(|one| one.counter).sum::<u32>(), if version >= 15 { 3 } else { 0 });
        assert_eq!(store.lookout_of(&"anna".into(), 500).await.unwrap(), (version >= 35).then_some(900));
        assert_eq!(store.vacations().await.unwrap().len(), usize::from(version >= 17));
        store.close().await;
    }
}
