//! The page for people: docs/wire.md.

use std::fmt::Write as _;

use super::{BASE, generator, properties};
use crate::http::{Address, Answer, addresses};
use crate::store::people::Scope;
use crate::wire::types;

const BEFORE: &str = "\
# The wire

Generated from `crates/wire/src`; `cargo test -p pasch-server --test wire` refuses a difference, and with
`UPDATE_WIRE=1` writes it anew.

JSON throughout, camelCase, enums tagged by `type`. Seats are absolute (`\"a\"`, `\"b\"`). Points are counted in
their **owner's** own numbers: 1 to 24, 25 is the bar or the pool, 0 is off.

## Sessions

`GET /api/v1/me` makes a guest and sets an HttpOnly, SameSite=Lax cookie; every other address under `/api/v1`
except `/api/v1/variants`, `POST /api/v1/account` and `POST /api/v1/session` answers 401 without it. Requests that
change something are refused when `Origin` or `Sec-Fetch-Site` says that another site's page sent them.

A guest becomes an account in place: games, collection and settings stay. Making an account, logging in and changing
the password each set a new cookie, and the session before ends. Sessions of accounts end after 30 days without a
request and after 90 days in any case; the sockets of a session that ends are closed. Whoever fails at a name's
password five times waits, longer each time, at that name from that address.

An account is entered by a password, by passkeys (WebAuthn), or both. Each step with a passkey is two requests: one asks for it
and gives what `navigator.credentials` takes, the other brings what the browser made of it, in the same session and within
five minutes. What weighs much asks for a `Proof` again: the password, or a passkey asked for by `POST /account/proof`. An account may ask for a
code beside the password (`POST /account/second-factor/offer`); it then goes as `code` wherever the password does.

Programs come with a token instead, `Authorization: Bearer pasch_…`, on HTTP and on WebSockets: [api.md](api.md). The
table says which scope an address needs; where none stands, it is for people only.

## Addresses

| request | who | body | answer |
|---|---|---|---|
";

const AFTER: &str = "\
| `GET /healthz` | all | | 200 when the database answers; operators are told `warnings`, too |
| `GET /metrics` | operators | | counters, Prometheus text: on the server's own machine, or with its token |
| `GET /api/openapi.json`, `GET /api/asyncapi.json` | all | | these addresses and messages, for programs |

Analysis levels: `instant` (0-ply), `standard` (2-ply), `thorough` (3-ply), `world-class` (4-ply), `rollout` (2-ply, close and
costly decisions rolled out); docs/analysis.md has their recipes, the catalogue lists them.

## Collections

Where an address above has `?…`, it asks by `q` (words in names, event, place, file), `player` and `opponent` (parts of
names), `variant`, `length` (0 for money), `from` and `to` (`2024`, `2024-05` or `2024-05-30`), `analysed` and `faulty`
(`true` or `false`); lists also by `order` (`added`, `newest`, `oldest`, `players`, `longest`, `worst`), `offset` and
`limit` (50 unless told, at most 200).

Several files in one upload have `Content-Type: application/x-pasch-files`: before each file a line of JSON with its
name and its size in bytes, `{\"name\":\"2024/final.mat\",\"size\":1234}`, then the bytes.

## Refusals

A status of 400 or above carries a `Problem` (RFC 9457, `application/problem+json`): `code` for programs, `detail` in English
for people, `where` for the field, file, line, game or move. `sentence` and `args` are the same sentence as data: its name in
`locales/` and what stands in it, for clients that speak another language. Who sends `Prefer: errors=1` gets an `ErrorBody`
instead, the shape of earlier versions, for one version more.

| status | codes |
|---|---|
| 400 | `bad-json`, `no-host`, `bad-intent-id`, `broken-body`, `unknown-format`, `not-a-websocket`, `several-hosts` |
| 401 | `no-session`, `bad-credentials`: name or password is wrong; `bad-passkey`: no passkey of this account, or not proved; `code-wanted`: the password is right and the account asks for a code, too; `bad-code`: a wrong or used one; `bad-token`: unknown, revoked or run out |
| 403 | `not-yours`, `not-host`, `not-invited`, `not-wanted`, `foreign-origin`, `no-account`, `out-of-range`, `suspended`, `no-scope`, `not-for-tokens`, `not-moderator`, `own-case`, `about-moderator`, `operators-only` |
| 404 | `not-found`; `no-mail`: this server sends none |
| 405 | `method-not-allowed` |
| 408 | `timeout` |
| 409 | `stale`: the match has moved on; `taken`: the seat is; `name-taken`, `has-account`, `too-many-tokens`, `too-many-passkeys`, `no-passkey`, `last-way-in`, `no-password`, `has-second-factor`, `no-second-factor`; `challenge-over`: what a passkey was asked for has run out or was answered; `too-many-people`; `on-vacation`; `decided`, `not-restrained` |
| 410 | `link-over`: a link in a mail that is no longer good |
| 413 | `too-large`: JSON over 64 KiB, a file over 10 MiB, an upload to a collection over 2 GiB |
| 415 | `not-json` |
| 422 | `bad-name`, `bad-password`, `bad-passkey`, `no-proof`, `bad-settings`, `bad-scopes`, `bad-days`, `bad-day`, `no-days-left`, `bad-reason`, `bad-answer`; `bad-position`, `bad-dice`, `bad-options`, `too-many-plays`; `unknown-variant`, `unknown-level`, `bad-length`, `bad-match`, `no-bot`; `not-your-turn`, `not-now`, `illegal-play`, `no-double`, `bad-grade`, `match-over`, `illegal`; `unreadable`, `not-analysable`, `nothing-to-analyse`; `bad-date`, `unknown-order`, `not-writable`, `not-here`; `bad-clock`, `not-rated`, `by-hand-rated`, `bad-range`, `own-table`, `no-player`, `bad-person`, `still-playing` |
| 429 | `too-many-requests`, `too-many-analyses`, `too-many-imports`, `too-much-under-way`, `too-many-sockets`, `too-many-tables`; `Retry-After` says when |
| 500 | `internal`: the message names a number under which the server's log has the cause |
| 503 | `unavailable`; `overloaded`: nothing new is begun now, `Retry-After` says when |
| 507 | `disk-full`: uploads have to wait |

## A match over the socket

1. Connect, then send `resume` with the last `seq` seen (0 at first). The answer is a `state` with all `steps`
   since; animate them, then show the view. No `state` comes before it.
2. Send an `intent` with an `id` of your own and the `seq` you see. When it is on disk an `ack` comes, then the
   new `state`, to every socket of the match. The same `id` again is acknowledged again and done once.
3. A refused intent changes nothing. After `stale` the present `state` follows.
4. Others than the players may watch: at a public table anybody, at a private one who names the table. They see what
   is public and are refused whatever they wish.
5. After a break, connect and `resume` again. Nothing acknowledged is ever lost.

A frame has at most 8 KiB. The server pings; silence for 30 s counts as gone.
";

/// Parameters are named as far as a line goes.
fn query(one: &Address) -> String {
    let mut generator = generator();
    let names: Vec<String> = one
        .query
        .map(|query| properties(query, &mut generator).keys().cloned().collect())
        .unwrap_or_default();
    match &names[..] {
        [] => String::new(),
        few if few.len() <= 3 => {
            format!("?{}", few.iter().map(|name| format!("{name}=…")).collect::<Vec<_>>().join("&"))
        }
        _ => "?…".to_owned(),
    }
}

fn row(one: &Address) -> String {
    let who = match one.scopes {
        [] => String::new(),
        all if all.len() == Scope::ALL.len() => "any token".to_owned(),
        some => some.iter().map(|scope| format!("`{}`", scope.word())).collect::<Vec<_>>().join(", "),
    };
    let mut body: Vec<String> = Vec::new();
    body.extend(one.file.then(|| "a file".to_owned()));
    body.extend(one.body.map(|kind| match (kind.name)() {
        // A type that is not the wire's own is any object.
        name if name.starts_with("Map") => "an object".to_owned(),
        name => format!("`{name}`"),
    }));
    let status = if one.status == 200 { String::new() } else { format!("{} ", one.status) };
    let answer = match one.answer {
        Answer::Nothing => "204".to_owned(),
        Answer::Json(kind) => format!("{status}`{}`", (kind.name)()),
        Answer::File(kind) => kind.split(';').next().unwrap_or(kind).to_owned(),
        Answer::Socket(heard, told) => {
            let heard = heard.map_or("nothing in".to_owned(), |kind| format!("`{}` in", (kind.name)()));
            format!("a WebSocket: {heard}, `{}` out", (told.name)())
        }
    };
    let says = one.says.trim_end_matches('.');
    format!(
        "| `{} {BASE}{}{}` | {who} | {} | {answer}: {says} |",
        one.method,
        one.path,
        query(one),
        body.join(" or ")
    )
}

#[must_use]
pub fn page() -> String {
    let mut text = String::from(BEFORE);
    for one in addresses() {
        let _ = writeln!(text, "{}", row(&one));
    }
    text + AFTER + &types()
}
