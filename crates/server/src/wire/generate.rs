//! The wire in other languages: the browser's types, and the page for people.

use std::fmt::Write as _;

use ts_rs::{Config, TS};

use super::{
    AccountView, Credentials, LeaderView, LeadersView, PasswordChange, PlayerMatch, PlayerPage, SessionView,
    StandingView,
};
use super::{
    AnalysisList, AnalysisProgress, AnalysisRequest, AnalysisStarted, AnalysisStatus, AnalysisSummary,
    AnalysisView, Applied, BearOffRule, BearoffView, Blocked, Candidate, Catalogue, ClaimRequest, ClaimView,
    ClientMessage, CollectedChoice, CollectedCount, CollectedDetail, CollectedJudged, CollectedKind,
    CollectedMatch, CollectionKinds, CollectionPage, ComingView, Contact, CubeDraft, CubeMistakeSummary,
    CubeReport, CubeView, DecisionKind, Edge, EndgameRequest, EndgameView, ErrorBody, ErrorDetail,
    EvaluationRequest, EvaluationView, GameEnd, GameReport, GameResult, Geometry, Grade, HeadLimit,
    HistoryEntry, HistoryKind, IllegalRule, ImportList, ImportProblem, ImportProblems, ImportStatus,
    ImportView, Intent, IntentRequest, LevelInfo, LuckMark, Mark, MatchCreated, MatchList, MatchSummary,
    MatchView, Me, MoneyCube, MoveView, NewMatch, OfferKind, OnesRule, OpeningChoice, OpeningEntry,
    OpeningsView, Opponent, Phase, PlaceView, PlayGraphView, PlayNode, PlayOptions, PlayerKind,
    PlayerSummary, PlayerView, PlayerViews, PlaysRequest, PositionDraft, PositionRequest, PositionText,
    PositionView, PrimeRule, RaceAdvice, RaceRule, RefusedStep, ReportView, ReviewStarted, RolloutCandidate,
    RolloutRequest, RolloutStarted, RolloutStatus, RolloutSubject, RolloutView, RolloutWish, RoundGame,
    RoundView, Score, Seat, SeatJudged, SeatNames, SeatResults, SeatSummaries, SeatThemes, SeriesInfo,
    ServerMessage, ShiftView, SideView, SixRule, Step, StepKind, TakeBackWord, ThemeSummary, TurnReport,
    VariantInfo, VariantView, Warning,
};
use super::{
    CollectedName, CollectedNames, CubeAnswer, CubeSum, OpponentSum, OwnNames, PipQuestion, PlayedMatch,
    ProblemAnswer, ProblemKind, ProblemVerdict, ProblemView, QuizView, ScoreQuestion, Statistics, ThemeSum,
};
use super::{
    DiceCommitment, DiceContext, DiceLink, DiceLinks, DiceParty, DiceProof, DiceRecord, DiceSeat,
    DiceStatistics, DiceStep, DiceTest, DiceTestKind, DiceView, DiceWanted, MatchExport, PlayedThrow,
};

use super::{
    BotRequest, ChatLine, ClockSetting, ClockView, CodeRequest, JoinRequest, LobbyMessage, MatchTable,
    NameRequest, NewTable, PersonView, ReportRequest, TableGame, TableSeat, TableStatus, TableView,
    TakeBackView,
};

/// One type as it is declared in TypeScript.
struct Declaration {
    name: String,
    docs: Vec<String>,
    code: String,
}

fn declaration<T: TS>(config: &Config) -> Declaration {
    let docs = T::docs().unwrap_or_default();
    let docs = docs
        .lines()
        .map(|line| {
            line.trim().trim_start_matches("/**").trim_end_matches("*/").trim_start_matches('*').trim()
        })
        .filter(|line| !line.is_empty())
        .map(str::to_owned)
        .collect();
    Declaration { name: T::ident(config), docs, code: neat(&T::decl(config)) }
}

/// The declaration with a line per field, its comment on one line before it.
fn neat(code: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut comment: Option<Vec<&str>> = None;
    for line in code.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if line == "/**" {
            comment = Some(Vec::new());
        } else if line == "*/" {
            let words = comment.take().unwrap_or_default().join(" ");
            lines.push(format!("  /** {words} */"));
        } else if let Some(words) = &mut comment {
            words.push(line.trim_start_matches('*').trim());
        } else if lines.is_empty() {
            lines.push(line.to_owned());
        } else {
            lines.push(format!("  {line}"));
        }
    }
    let text = lines
        .join("\n")
        .replace(", } | {", " }\n  | {")
        .replace(", };", ",\n};")
        .replace("} | {", "}\n  | {");
    // One-line objects need no last comma on a line of its own.
    if text.matches('\n').count() == 1 { text.replace(",\n};", " };") } else { text }
}

/// A chapter of the wire: a title, and the types that belong to it.
struct Chapter {
    title: &'static str,
    types: Vec<Declaration>,
}

impl Chapter {
    /// The name of its module.
    fn module(&self) -> String {
        self.title.to_lowercase().replace(' ', "-")
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.types.iter().map(|one| one.name.as_str())
    }

    /// Whether a declaration of the chapter is made of this type; what comments and texts say does not count.
    fn mentions(&self, name: &str) -> bool {
        let lines = self.types.iter().flat_map(|one| one.code.lines());
        lines.filter(|line| !line.trim_start().starts_with("/**")).any(|line| {
            let code = line.split('"').step_by(2);
            code.flat_map(|part| part.split(|letter: char| !letter.is_alphanumeric()))
                .any(|word| word == name)
        })
    }
}

macro_rules! chapter {
    ($config:expr, $title:literal, $($kind:ty),+ $(,)?) => {
        Chapter { title: $title, types: vec![$(declaration::<$kind>($config)),+] }
    };
}

fn chapters() -> Vec<Chapter> {
    let config = &Config::new().with_large_int("number");
    vec![
        chapter!(
            config,
            "Boards",
            Seat,
            Geometry,
            Contact,
            VariantView,
            SideView,
            PositionView,
            MoveView,
            ShiftView,
            CubeView
        ),
        chapter!(config, "Legal plays", PlayGraphView, PlayNode, Edge, Blocked, RefusedStep),
        chapter!(
            config,
            "Matches",
            MatchView,
            Phase,
            ComingView,
            IllegalRule,
            RoundView,
            RoundGame,
            OfferKind,
            Grade,
            GameEnd,
            PlayerViews,
            PlayerView,
            PlayerKind,
            HistoryEntry,
            HistoryKind,
            GameResult,
            Score,
            SeatNames
        ),
        chapter!(
            config,
            "Tables and the lobby",
            TableView,
            TableStatus,
            TableSeat,
            PersonView,
            TableGame,
            ClockSetting,
            NewTable,
            JoinRequest,
            BotRequest,
            CodeRequest,
            NameRequest,
            LobbyMessage,
            MatchTable,
            TakeBackView,
            ClockView,
            ChatLine,
            ReportRequest
        ),
        chapter!(
            config,
            "Intents and the socket",
            Intent,
            ClientMessage,
            TakeBackWord,
            ServerMessage,
            Step,
            StepKind
        ),
        chapter!(
            config,
            "Requests and answers",
            Me,
            Catalogue,
            VariantInfo,
            SeriesInfo,
            LevelInfo,
            NewMatch,
            Opponent,
            MatchCreated,
            MatchList,
            MatchSummary,
            IntentRequest,
            Applied,
            PlaysRequest,
            PositionText,
            PlayOptions,
            BearOffRule,
            PrimeRule,
            HeadLimit,
            SixRule,
            OnesRule,
            ErrorBody,
            ErrorDetail
        ),
        chapter!(
            config,
            "Analyses",
            AnalysisRequest,
            AnalysisStarted,
            AnalysisList,
            AnalysisSummary,
            AnalysisView,
            AnalysisStatus,
            AnalysisProgress,
            Warning
        ),
        chapter!(
            config,
            "Collections",
            CollectionPage,
            CollectedMatch,
            CollectedJudged,
            SeatJudged,
            CollectionKinds,
            CollectedKind,
            CollectedDetail,
            CollectedChoice,
            CollectedCount,
            ReviewStarted,
            ImportView,
            ImportStatus,
            ImportList,
            ImportProblems,
            ImportProblem,
            ClaimRequest,
            ClaimView
        ),
        chapter!(
            config,
            "Reports",
            ReportView,
            SeatSummaries,
            PlayerSummary,
            CubeMistakeSummary,
            SeatThemes,
            ThemeSummary,
            SeatResults,
            GameReport,
            TurnReport,
            DecisionKind,
            Mark,
            LuckMark,
            Candidate,
            CubeReport
        ),
        chapter!(
            config,
            "Positions",
            PositionRequest,
            PositionDraft,
            CubeDraft,
            PlaceView,
            EvaluationRequest,
            EvaluationView
        ),
        chapter!(
            config,
            "Rollouts",
            RolloutRequest,
            RolloutWish,
            RolloutStarted,
            RolloutView,
            RolloutStatus,
            RolloutCandidate,
            RolloutSubject
        ),
        chapter!(config, "Openings", OpeningsView, OpeningEntry, OpeningChoice),
        chapter!(
            config,
            "Endgames",
            EndgameRequest,
            EndgameView,
            BearoffView,
            MoneyCube,
            RaceRule,
            RaceAdvice
        ),
        chapter!(
            config,
            "Dice",
            DiceView,
            DiceSeat,
            DiceWanted,
            DiceContext,
            DiceCommitment,
            DiceLink,
            DiceRecord,
            PlayedThrow,
            MatchExport,
            DiceProof,
            DiceStep,
            DiceLinks,
            DiceParty,
            DiceStatistics,
            DiceTest,
            DiceTestKind
        ),
        chapter!(
            config,
            "Your play",
            OwnNames,
            CollectedNames,
            CollectedName,
            Statistics,
            PlayedMatch,
            OpponentSum,
            ThemeSum,
            CubeSum,
            QuizView,
            ProblemView,
            ProblemKind,
            ProblemAnswer,
            CubeAnswer,
            ProblemVerdict,
            PipQuestion,
            ScoreQuestion
        ),
        chapter!(
            config,
            "Accounts and players",
            Credentials,
            PasswordChange,
            AccountView,
            SessionView,
            PlayerPage,
            StandingView,
            PlayerMatch,
            LeadersView,
            LeaderView
        ),
    ]
}

/// The JSON Schema of a report: `docs/report.schema.json`, and what `pasch analyze --schema` prints.
///
/// # Errors
/// When the schema cannot be written as text; it always can.
pub fn report_schema() -> Result<String, serde_json::Error> {
    Ok(serde_json::to_string_pretty(&schemars::schema_for!(ReportView))? + "\n")
}

/// A module of the browser's types.
pub struct Module {
    /// Its name, without an ending.
    pub name: String,
    /// What stands in it.
    pub text: String,
}

const GENERATED: &str = "// Generated from crates/server/src/wire. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire\n";

/// The modules of types for the browser: one for each chapter, and `index` that has them all.
#[must_use]
pub fn typescript() -> Vec<Module> {
    let chapters = chapters();
    let mut index = Module { name: "index".to_owned(), text: GENERATED.to_owned() + "\n" };
    let mut modules = Vec::new();
    for chapter in &chapters {
        let name = chapter.module();
        let _ = writeln!(index.text, "export * from \"./{name}\";");
        let mut text = format!("{GENERATED}// {}\n\n", chapter.title);
        for other in chapters.iter().filter(|other| other.title != chapter.title) {
            let needed: Vec<&str> = other.names().filter(|name| chapter.mentions(name)).collect();
            if !needed.is_empty() {
                let _ =
                    writeln!(text, "import type {{ {} }} from \"./{}\";", needed.join(", "), other.module());
            }
        }
        for one in &chapter.types {
            text.push('\n');
            if !one.docs.is_empty() {
                let _ = writeln!(text, "/** {} */", one.docs.join(" "));
            }
            let _ = writeln!(text, "export {}", one.code);
        }
        modules.push(Module { name, text });
    }
    modules.push(index);
    modules
}

const HEAD: &str = "\
# The wire

Generated from `crates/server/src/wire`; `cargo test -p pasch-server --test wire` refuses a difference, and with
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

## Addresses

| request | body | answer |
|---|---|---|
| `GET /api/v1/me` | | `Me` |
| `GET /api/v1/variants` | | `Catalogue` |
| `POST /api/v1/matches` | `NewMatch` | 201 `MatchCreated` |
| `GET /api/v1/matches` | | `MatchList` |
| `GET /api/v1/matches/{id}` | | `MatchView` |
| `GET /api/v1/matches/{id}/export?format=mat`, `log` or `json` | | the file; as `json` a `MatchExport` |
| `GET /api/v1/matches/{id}/dice` | | `DiceRecord`: the proof of its dice |
| `GET /api/v1/dice` | | `DiceStatistics` |
| `POST /api/v1/matches/{id}/intents` | `IntentRequest` | `Applied` |
| `GET /api/v1/matches/{id}/ws?table={id}` | | a WebSocket: `ClientMessage` in, `ServerMessage` out |
| `POST /api/v1/matches/{id}/report` | `ReportRequest` | 204: kept for moderators |
| `PUT /api/v1/me` | `NameRequest` | `Me`: a guest's name |
| `POST /api/v1/tables` | `NewTable` | 201 `TableView` |
| `POST /api/v1/tables/quick` | `NewTable` | `TableView`: an equal table that waits, joined, or a new one |
| `POST /api/v1/tables/find` | `CodeRequest` | `TableView` |
| `GET /api/v1/tables/{id}` | | `TableView` |
| `POST /api/v1/tables/{id}/join` | `JoinRequest` | `TableView` with the match |
| `POST /api/v1/tables/{id}/bot` | `BotRequest` | `TableView` with the match; the host's |
| `POST /api/v1/tables/{id}/counter` | `NewTable` | `TableView`: a challenge answered by another |
| `DELETE /api/v1/tables/{id}` | | `TableView`: closed by the host, or a challenge declined |
| `GET /api/v1/lobby/ws?table={id}` | | a WebSocket: `LobbyMessage` out, nothing in; with the table somebody knows of |
| `POST /api/v1/plays` | `PlaysRequest` | `PlayGraphView`: what the rules allow in a position somebody wrote down |
| `POST /api/v1/positions` | `PositionRequest` | `PlaceView`: a position named and checked |
| `POST /api/v1/positions/evaluate` | `EvaluationRequest` | `EvaluationView` |
| `POST /api/v1/positions/endgame` | `EndgameRequest` | `EndgameView` of a race |
| `POST /api/v1/rollouts` | `RolloutRequest` | 202 `RolloutStarted` |
| `GET /api/v1/rollouts/{id}` | | `RolloutView` |
| `DELETE /api/v1/rollouts/{id}` | | 204: stopped; what is known stays |
| `GET /api/v1/openings/{variant}` | | `OpeningsView` of the first rolls; with `?first=31&play=8/5 6/5` of the replies to a play |
| `POST /api/v1/analyses?level=standard` | a file, its name percent-encoded in `X-File-Name`; or `AnalysisRequest` | 202 `AnalysisStarted` |
| `GET /api/v1/analyses` | | `AnalysisList` |
| `GET /api/v1/analyses/{id}` | | `AnalysisView` |
| `DELETE /api/v1/analyses/{id}` | | 204: stopped if it ran, else removed |
| `POST /api/v1/imports/files?title=…` | a file or a zip, its name percent-encoded in `X-File-Name`; or several files (below) | 202 `ImportView` |
| `GET /api/v1/imports` | | `ImportList` |
| `GET /api/v1/imports/{id}` | | `ImportView` |
| `GET /api/v1/imports/{id}/problems?offset=0` | | `ImportProblems` |
| `DELETE /api/v1/imports/{id}` | | 204: stopped if it ran, else off the list; the matches stay |
| `GET /api/v1/collection?…` | | `CollectionPage` |
| `GET /api/v1/collection/kinds` | | `CollectionKinds` |
| `GET /api/v1/collection/{id}` | | `CollectedDetail` |
| `POST /api/v1/collection/{id}/review?level=…` | | `ReviewStarted`: its analysis, begun unless there is one |
| `POST /api/v1/collection/analyse?level=…&…` | `CollectedChoice` | `CollectedCount`: matches that wait to be analysed now |
| `POST /api/v1/collection/rest` | | 204: no match of the collection is analysed any more |
| `POST /api/v1/collection/delete?…` | `CollectedChoice` | `CollectedCount` |
| `DELETE /api/v1/collection/{id}` | | 204 |
| `GET /api/v1/collection/{id}/export?format=mat` | | the match as `mat`, `sgf`, `oldmoves` or `pasch` |
| `GET /api/v1/collection/export?format=mat&…` | | a zip |
| `POST /api/v1/claims` | `ClaimRequest` | `ClaimView`: what `pasch import` gathered is the caller's |
| `GET /api/v1/you` | | `Statistics` |
| `GET /api/v1/you/names` | | `CollectedNames` |
| `PUT /api/v1/you/names` | `OwnNames` | `CollectedNames` |
| `GET /api/v1/quiz` | | `QuizView`: the next problem |
| `GET /api/v1/quiz/daily` | | `QuizView`: the problem of the day |
| `GET /api/v1/quiz/{id}` | | `ProblemView` |
| `POST /api/v1/quiz/{id}` | `ProblemAnswer` | `ProblemVerdict` |
| `GET /api/v1/train/pips` | | `PipQuestion` |
| `GET /api/v1/train/score` | | `ScoreQuestion` |
| `POST /api/v1/account` | `Credentials` | 201 `Me`: the guest who asks (or a new one) has an account now |
| `GET /api/v1/account` | | `AccountView` |
| `PUT /api/v1/account/password` | `PasswordChange` | 204: all other sessions have ended |
| `PUT /api/v1/account/settings` | a JSON object of at most 4 KiB | 204 |
| `DELETE /api/v1/account/sessions` | | 204: all sessions but this one have ended |
| `DELETE /api/v1/account/sessions/{id}` | | 204 |
| `POST /api/v1/session` | `Credentials` | `Me`: logged in |
| `DELETE /api/v1/session` | | 204: logged out |
| `GET /api/v1/me/export` | | a zip of all the caller's matches: `.pasch`, `.json` with the proofs of the dice, and `.mat` |
| `GET /api/v1/players/{name}` | | `PlayerPage`: an account's ratings and rated matches |
| `GET /api/v1/ratings/{pool}` | | `LeadersView`: the hundred best; `hitting`, `pinning`, `running`, `entering` or `mixed` |
| `GET /healthz` | | 200 when the database answers |
| `GET /metrics` | | counters, Prometheus text |

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

A status of 400 or above carries an `ErrorBody`: `code` for programs, `message` for people, `where` for the field,
file, line, game or move.

| status | codes |
|---|---|
| 400 | `bad-json`, `bad-intent-id`, `broken-body`, `unknown-format`, `not-a-websocket` |
| 401 | `no-session`, `bad-credentials`: name or password is wrong |
| 403 | `not-yours`, `not-host`, `not-invited`, `foreign-origin`, `no-account`, `suspended` |
| 404 | `not-found` |
| 405 | `method-not-allowed` |
| 408 | `timeout` |
| 409 | `stale`: the match has moved on; `taken`: the seat is; `name-taken`, `has-account` |
| 413 | `too-large`: JSON over 64 KiB, a file over 10 MiB, an upload to a collection over 2 GiB |
| 415 | `not-json` |
| 422 | `bad-name`, `bad-password`, `bad-settings`, `bad-answer`; `bad-position`, `bad-dice`, `bad-options`, `too-many-plays`; `unknown-variant`, `unknown-level`, `bad-length`, `bad-match`, `no-bot`; `not-your-turn`, `not-now`, `illegal-play`, `no-double`, `bad-grade`, `match-over`, `illegal`; `unreadable`, `not-analysable`, `nothing-to-analyse`; `bad-date`, `unknown-order`, `not-writable`, `not-here`; `bad-clock`, `not-rated`, `own-table`, `no-player`, `still-playing` |
| 429 | `too-many-requests`, `too-many-analyses`, `too-many-imports`, `too-many-tables`; `Retry-After` says when |
| 503 | `unavailable` |

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

/// The page for people.
#[must_use]
pub fn markdown() -> String {
    let mut text = String::from(HEAD);
    for chapter in chapters() {
        let _ = write!(text, "\n## {}\n", chapter.title);
        for one in &chapter.types {
            let _ = write!(text, "\n### {}\n\n", one.name);
            if !one.docs.is_empty() {
                let _ = write!(text, "{}\n\n", one.docs.join(" "));
            }
            let _ = write!(text, "```ts\n{}\n```\n", one.code);
        }
    }
    text
}
