//! All addresses below `/api/v1`.

use serde_json::{Map, Value};

use super::address::{Address, delete, get, post, put};
use super::asked::TableQuery;
use super::{
    account, analyses, catalogue, collection, dice, friends, imports, lobby, mail, matches, moderation,
    notices, openings, passkeys, players, plays, positions, proof, quiz, reset, rollouts, second_factor,
    session, socket, tables, tokens, train, vacation, you,
};
use crate::store::people::Scope::{self, Analyse, Play, Read};
use crate::wire::{
    AccountName, AccountView, AnalysisList, AnalysisRequest, AnalysisStarted, AnalysisView, Applied,
    AuditPage, BotRequest, CaseDecision, CaseDetail, Catalogue, ClaimRequest, ClaimView, ClientMessage,
    CodeRequest, CollectedChoice, CollectedCount, CollectedDetail, CollectedNames, CollectionKinds,
    CollectionPage, Credentials, DiceRecord, DiceStatistics, EndgameRequest, EndgameView, EvaluationRequest,
    EvaluationView, FriendsView, ImportList, ImportProblems, ImportView, IntentRequest, JoinRequest,
    LeadersView, LiftRequest, LobbyMessage, MailPaceWish, MailToken, MailWish, MatchCreated, MatchList,
    MatchRating, MatchView, Me, ModerationView, NameRequest, NewMatch, NewTable, NoticesView, OpeningsView,
    OwnNames, PasskeyMade, PasskeyName, PasskeyProof, PasskeyView, PasskeyWanted, PasswordChange,
    PasswordReset, PersonRequest, PipQuestion, PlaceView, PlayGraphView, PlayerPage, PlaysRequest,
    PositionRequest, ProblemAnswer, ProblemVerdict, ProblemView, Proof, PushWish, QuizView, RecoveryCodes,
    ReportRequest, ResetView, ResetWish, ReviewStarted, RolloutRequest, RolloutStarted, RolloutView,
    ScoreQuestion, SecondFactorCode, SecondFactorOffer, ServerMessage, SignIn, Statistics, TableView,
    TokenList, TokenMade, TokenWish, VacationView, VacationWish,
};

/// Every token may ask.
const ANY: &[Scope] = &[Play, Read, Analyse];

const MATCHES: &[Scope] = &[Play, Read];

const ZIP: &str = "application/zip";

const TEXT: &str = "text/plain; charset=utf-8";

fn playing() -> Vec<Address> {
    vec![
        get("/variants", catalogue::list)
            .says("What can be played, and the levels of bots and analyses.")
            .to(ANY)
            .open()
            .gives::<Catalogue>(),
        post("/matches", matches::create)
            .says("A match against a bot, or for two at one screen.")
            .to(&[Play])
            .takes::<NewMatch>()
            .gives_as::<MatchCreated>(201),
        get("/matches", matches::list).says("The caller's matches.").to(MATCHES).gives::<MatchList>(),
        get("/matches/{id}", matches::show)
            .says("A match as the caller may see it.")
            .to(MATCHES)
            .asks::<TableQuery>()
            .gives::<MatchView>(),
        post("/matches/{id}/intents", matches::act)
            .says("An action; the socket does the same.")
            .to(&[Play])
            .takes::<IntentRequest>()
            .gives::<Applied>(),
        get("/matches/{id}/ws", socket::upgrade)
            .says("The match live: its states, intents, talk, the making of dice.")
            .to(&[Play])
            .asks::<TableQuery>()
            .tells::<ServerMessage>()
            .hears::<ClientMessage>(),
        get("/matches/{id}/rating", players::rating)
            .says("How a match of a rated table counted, once it is over and that is known.")
            .to(MATCHES)
            .asks::<TableQuery>()
            .gives::<MatchRating>(),
        get("/matches/{id}/dice", dice::show)
            .says("The proof of its dice.")
            .to(MATCHES)
            .asks::<TableQuery>()
            .gives::<DiceRecord>(),
        get("/matches/{id}/export", matches::export)
            .says("The match as a file: `mat`, `log` or `json` (a `MatchExport`).")
            .to(MATCHES)
            .asks::<matches::ExportQuery>()
            .gives_file(TEXT),
        post("/matches/{id}/report", matches::report)
            .says("What was said at the match, kept for moderators.")
            .takes::<ReportRequest>(),
        get("/dice", dice::all).says("How all throws ever made here fell.").to(ANY).gives::<DiceStatistics>(),
        post("/plays", plays::legal)
            .says("What the rules allow in a position somebody wrote down.")
            .to(ANY)
            .takes::<PlaysRequest>()
            .gives::<PlayGraphView>(),
    ]
}

fn meeting() -> Vec<Address> {
    vec![
        post("/tables", tables::create)
            .says("A table, public, private, or a challenge to a player.")
            .to(&[Play])
            .takes::<NewTable>()
            .gives_as::<TableView>(201),
        post("/tables/quick", tables::quick)
            .says("An equal table that waits, joined, or a new one.")
            .to(&[Play])
            .takes::<NewTable>()
            .gives::<TableView>(),
        post("/tables/find", tables::find)
            .says("A table by its short code.")
            .to(&[Play])
            .takes::<CodeRequest>()
            .gives::<TableView>(),
        get("/tables/{id}", tables::show).says("A table.").to(MATCHES).gives::<TableView>(),
        delete("/tables/{id}", tables::close)
            .says("The table is closed by its host, or a challenge declined.")
            .to(&[Play])
            .gives::<TableView>(),
        post("/tables/{id}/join", tables::join)
            .says("Sits down: the table has its match.")
            .to(&[Play])
            .takes::<JoinRequest>()
            .gives::<TableView>(),
        post("/tables/{id}/bot", tables::seat_bot)
            .says("The host seats a bot: the table has its match.")
            .to(&[Play])
            .takes::<BotRequest>()
            .gives::<TableView>(),
        post("/tables/{id}/counter", tables::counter)
            .says("A challenge answered by another.")
            .to(&[Play])
            .takes::<NewTable>()
            .gives::<TableView>(),
        get("/lobby/ws", lobby::upgrade)
            .says("The lobby live: all tables at first, then what changes; with the table somebody knows of.")
            .to(MATCHES)
            .asks::<lobby::LobbyQuery>()
            .tells::<LobbyMessage>(),
    ]
}

fn positions() -> Vec<Address> {
    const USE: &[Scope] = &[Analyse];
    vec![
        post("/positions", positions::look)
            .says("A position named and checked.")
            .to(ANY)
            .takes::<PositionRequest>()
            .gives::<PlaceView>(),
        post("/positions/file", positions::look_in)
            .says("The position of a file, its name percent-encoded in `X-File-Name`, or where its match stands.")
            .to(USE)
            .takes_file()
            .gives::<PlaceView>(),
        post("/positions/evaluate", positions::evaluate)
            .says("What the engine thinks of a position.")
            .to(USE)
            .takes::<EvaluationRequest>()
            .gives::<EvaluationView>(),
        post("/positions/endgame", positions::endgame)
            .says("What the bear-off databases know of a race.")
            .to(USE)
            .takes::<EndgameRequest>()
            .gives::<EndgameView>(),
        post("/rollouts", rollouts::create)
            .says("A position is played out many times.")
            .to(USE)
            .takes::<RolloutRequest>()
            .gives_as::<RolloutStarted>(202),
        get("/rollouts/{id}", rollouts::show).says("What is known by now.").to(USE).gives::<RolloutView>(),
        delete("/rollouts/{id}", rollouts::stop).says("Stopped; what is known stays.").to(USE),
        get("/openings/{variant}", openings::show)
            .says("The first rolls; with a roll and a play, the replies to it.")
            .to(ANY)
            .asks::<openings::OpeningQuery>()
            .gives::<OpeningsView>(),
    ]
}

fn analysing() -> Vec<Address> {
    const SEE: &[Scope] = &[Read, Analyse];
    vec![
        post("/analyses", analyses::create)
            .says(
                "A match is analysed: a file, its name percent-encoded in `X-File-Name`, or one played here.",
            )
            .to(&[Analyse])
            .asks::<analyses::LevelQuery>()
            .takes::<AnalysisRequest>()
            .takes_file()
            .gives_as::<AnalysisStarted>(202),
        get("/analyses", analyses::list).says("The caller's analyses.").to(SEE).gives::<AnalysisList>(),
        get("/analyses/{id}", analyses::show).says("One of them.").to(SEE).gives::<AnalysisView>(),
        delete("/analyses/{id}", analyses::remove).says("Stopped if it ran, else removed.").to(&[Analyse]),
        post("/imports/files", imports::create)
            .says("A file or a zip, its name percent-encoded in `X-File-Name`; or several files (below).")
            .to(&[Analyse])
            .asks::<imports::TitleQuery>()
            .takes_file()
            .gives_as::<ImportView>(202)
            .slow(),
        get("/imports", imports::list).says("The caller's imports.").to(SEE).gives::<ImportList>(),
        get("/imports/{id}", imports::show).says("One of them.").to(SEE).gives::<ImportView>(),
        get("/imports/{id}/problems", imports::problems)
            .says("What could not be read, or looked odd.")
            .to(SEE)
            .asks::<imports::OffsetQuery>()
            .gives::<ImportProblems>(),
        delete("/imports/{id}", imports::remove)
            .says("Stopped if it ran, else off the list; the matches stay.")
            .to(&[Analyse]),
        get("/collection", collection::list)
            .says("The caller's collection, searched.")
            .to(SEE)
            .asks::<collection::Question>()
            .gives::<CollectionPage>(),
        get("/collection/kinds", collection::kinds)
            .says("What games it has.")
            .to(SEE)
            .gives::<CollectionKinds>(),
        get("/collection/{id}", collection::show).says("One match of it.").to(SEE).gives::<CollectedDetail>(),
        post("/collection/{id}/review", collection::review)
            .says("Its analysis, begun unless there is one.")
            .to(&[Analyse])
            .asks::<collection::Question>()
            .gives::<ReviewStarted>(),
        post("/collection/analyse", collection::analyse)
            .says("Matches wait to be analysed now.")
            .to(&[Analyse])
            .asks::<collection::Question>()
            .takes::<CollectedChoice>()
            .gives::<CollectedCount>(),
        post("/collection/rest", collection::rest)
            .says("No match of the collection is analysed any more.")
            .to(&[Analyse]),
        post("/collection/delete", collection::delete)
            .says("Matches are removed.")
            .asks::<collection::Question>()
            .takes::<CollectedChoice>()
            .gives::<CollectedCount>(),
        delete("/collection/{id}", collection::remove).says("One match is removed."),
        get("/collection/{id}/export", collection::export)
            .says("The match as `mat`, `sgf`, `oldmoves` or `pasch`.")
            .to(SEE)
            .asks::<collection::Question>()
            .gives_file(TEXT),
        get("/collection/export", collection::export_all)
            .says("All matches asked for, in a zip.")
            .to(SEE)
            .asks::<collection::Question>()
            .gives_file(ZIP)
            .slow(),
        post("/claims", imports::claim)
            .says("What `pasch import` gathered is the caller's.")
            .takes::<ClaimRequest>()
            .gives::<ClaimView>(),
    ]
}

fn learning() -> Vec<Address> {
    vec![
        get("/you", you::show).says("The caller's own play.").to(&[Read]).gives::<Statistics>(),
        get("/you/names", you::names)
            .says("Whose matches in the collection are the caller's.")
            .to(&[Read])
            .gives::<CollectedNames>(),
        put("/you/names", you::set_names).says("Says so.").takes::<OwnNames>().gives::<CollectedNames>(),
        get("/quiz", quiz::next).says("The next problem.").gives::<QuizView>(),
        get("/quiz/daily", quiz::of_the_day).says("The problem of the day.").gives::<QuizView>(),
        get("/quiz/{id}", quiz::show).says("A problem.").gives::<ProblemView>(),
        post("/quiz/{id}", quiz::answer)
            .says("An answer to it.")
            .takes::<ProblemAnswer>()
            .gives::<ProblemVerdict>(),
        get("/train/pips", train::pips).says("Pips to count.").gives::<PipQuestion>(),
        get("/train/score", train::score).says("A score to judge.").gives::<ScoreQuestion>(),
    ]
}

fn people() -> Vec<Address> {
    vec![
        get("/me", session::me)
            .says("Who asks; without a session, or a token, a guest is made.")
            .to(ANY)
            .open()
            .gives::<Me>(),
        put("/me", session::rename).says("A guest's name.").takes::<NameRequest>().gives::<Me>(),
        get("/me/export", matches::export_all)
            .says("A zip of all the caller's matches: `.pasch`, `.json` with the proofs of the dice, `.mat`; and of their vacations.")
            .to(&[Read])
            .gives_file(ZIP)
            .slow(),
        get("/me/vacation", vacation::show)
            .says("Whether the caller is on vacation from correspondence, and what days are left.")
            .to(MATCHES)
            .gives::<VacationView>(),
        put("/me/vacation", vacation::set)
            .says("A vacation, in the place of the one that is running or planned: the caller's clocks in correspondence stand until it is over.")
            .takes::<VacationWish>()
            .gives::<VacationView>(),
        delete("/me/vacation", vacation::end)
            .says("The caller is back, or does not go.")
            .gives::<VacationView>(),
        get("/players/{name}", players::show)
            .says("An account's ratings and rated matches.")
            .to(ANY)
            .gives::<PlayerPage>(),
        get("/ratings/{pool}", players::leaders)
            .says("The hundred best: `hitting`, `pinning`, `running`, `entering` or `mixed`.")
            .to(ANY)
            .gives::<LeadersView>(),
        get("/friends", friends::list)
            .says("The caller's friends, who of them is here, and whom the caller has blocked.")
            .to(MATCHES)
            .gives::<FriendsView>(),
        post("/friends", friends::befriend)
            .says("An account, by name or identifier, is a friend of the caller's.")
            .takes::<PersonRequest>(),
        delete("/friends/{id}", friends::unfriend).says("Not any more."),
        post("/blocks", friends::block)
            .says("Blocks somebody: they cannot challenge the caller, talk to them or sit down at their tables.")
            .takes::<PersonRequest>(),
        delete("/blocks/{id}", friends::unblock).says("They may again."),
        post("/session", account::log_in)
            .says("Logs in. Where the account asks for a code beside the password, the answer is 401 `code-wanted` until one comes with it.")
            .open()
            .takes::<SignIn>()
            .gives::<Me>(),
        post("/session/passkey/challenge", passkeys::ask_to_enter)
            .says("Asks the browser for any passkey, to log in with.")
            .gives::<PasskeyWanted>(),
        post("/session/passkey", passkeys::log_in)
            .says("Logs in with the passkey that was asked for.")
            .takes::<PasskeyProof>()
            .gives::<Me>(),
        get("/session/reset", reset::show)
            .says("Whether a forgotten password can be replaced by a link in a mail.")
            .open()
            .gives::<ResetView>(),
        post("/session/reset", reset::ask)
            .says("A link for a new password goes to the confirmed address of the account, good once and for an hour. The answer is the same whether there is such an account.")
            .open()
            .takes::<ResetWish>(),
        post("/session/reset/password", reset::choose)
            .says("The link was followed: the account has a new password, and all its sessions and tokens have ended. Nobody is signed in.")
            .open()
            .takes::<PasswordReset>(),
        delete("/session", account::log_out).says("Logs out."),
        post("/account", account::create)
            .says("The guest who asks, or a new one, has an account now.")
            .open()
            .takes::<Credentials>()
            .gives_as::<Me>(201),
        post("/account/passkey/challenge", passkeys::ask_to_create)
            .says("Asks the browser for a new passkey, to make an account of this name with.")
            .takes::<AccountName>()
            .gives::<PasskeyWanted>(),
        post("/account/passkey", passkeys::create)
            .says("The guest who asks has an account now, which the new passkey opens.")
            .takes::<PasskeyMade>()
            .gives_as::<Me>(201),
        get("/account", account::show).says("The caller's account.").gives::<AccountView>(),
        put("/account/password", account::set_password)
            .says("A new password, or the first one: all other sessions and all tokens have ended.")
            .takes::<PasswordChange>(),
        put("/account/settings", account::keep_settings)
            .says("How the caller likes the board: an object of plain values, at most 4 KiB.")
            .takes::<Map<String, Value>>(),
        delete("/account/failures", account::forget_failures)
            .says("The caller has seen the failed attempts to sign in."),
        delete("/account/sessions", account::end_others).says("All sessions but this one have ended."),
        delete("/account/sessions/{id}", account::end_session).says("One session has ended."),
        get("/notices", notices::show)
            .says("Whether this browser is told of its owner's turns.")
            .gives::<NoticesView>(),
        put("/notices/push", notices::subscribe)
            .says("This browser is told, by its push service.")
            .takes::<PushWish>(),
        delete("/notices/push", notices::unsubscribe).says("This browser is told no more."),
        put("/notices/mail", mail::give)
            .says("The account is to be mailed at an address: a link goes there, good once and for a day, that confirms it. The answer is the same whoever has the address; nobody is sent many.")
            .takes::<MailWish>(),
        delete("/notices/mail", mail::remove).says("The account's addresses are forgotten."),
        put("/notices/mail/pace", mail::pace)
            .says("How often the account is mailed at most.")
            .takes::<MailPaceWish>(),
        post("/notices/mail/confirm", mail::confirm)
            .says("A link in a mail was followed: the address it came to is confirmed.")
            .open()
            .takes::<MailToken>(),
        post("/notices/mail/stop", mail::stop)
            .says("No more mail about matches, by the token that stands in each.")
            .open()
            .takes::<MailToken>(),
        post("/account/delete", account::delete)
            .says("The account goes with all that is its owner's; games stay for the others, under no name.")
            .takes::<Proof>(),
        post("/account/proof", proof::ask)
            .says("Asks the browser for one of the account's passkeys, where it is to be shown again.")
            .gives::<PasskeyWanted>(),
        post("/account/passkeys/challenge", passkeys::ask_to_add)
            .says("Asks the browser for one more passkey.")
            .takes::<Proof>()
            .gives::<PasskeyWanted>(),
        post("/account/passkeys", passkeys::add)
            .says("The account has the new passkey.")
            .takes::<PasskeyMade>()
            .gives_as::<PasskeyView>(201),
        put("/account/passkeys/{id}", passkeys::rename)
            .says("A passkey is called otherwise.")
            .takes::<PasskeyName>(),
        post("/account/passkeys/{id}/remove", passkeys::remove)
            .says("A passkey opens nothing any more: all other sessions and all tokens have ended.")
            .takes::<Proof>(),
        post("/account/second-factor/offer", second_factor::offer)
            .says("A secret for an authenticator app. Nothing asks for codes yet.")
            .takes::<Proof>()
            .gives::<SecondFactorOffer>(),
        post("/account/second-factor", second_factor::begin)
            .says("The app's first code: the account asks for one beside the password from now on, and all other sessions have ended. Recovery codes are told this once.")
            .takes::<SecondFactorCode>()
            .gives_as::<RecoveryCodes>(201),
        post("/account/second-factor/codes", second_factor::renew)
            .says("New recovery codes, in the place of all others.")
            .takes::<Proof>()
            .gives::<RecoveryCodes>(),
        post("/account/second-factor/end", second_factor::end)
            .says("The account asks for no codes any more.")
            .takes::<Proof>(),
        get("/account/tokens", tokens::list).says("The account's tokens.").gives::<TokenList>(),
        post("/account/tokens", tokens::create)
            .says("A token for a program. Its text is told this once.")
            .takes::<TokenWish>()
            .gives_as::<TokenMade>(201),
        delete("/account/tokens/{id}", tokens::end).says("The token opens nothing any more."),
    ]
}

fn moderating() -> Vec<Address> {
    vec![
        get("/moderation", moderation::show)
            .says("For moderators: open reports, who is kept from what, the latest of the log.")
            .gives::<ModerationView>(),
        get("/moderation/log", moderation::log)
            .says("For moderators: the log of what they did, from a number backwards.")
            .asks::<moderation::LogQuery>()
            .gives::<AuditPage>(),
        post("/moderation/reports/{id}/look", moderation::look)
            .says("For moderators: what was said before a report, and what else is known of whom it is about. The log keeps that it was read.")
            .gives::<CaseDetail>(),
        post("/moderation/reports/{id}/decide", moderation::decide)
            .says("For moderators: a report is decided.")
            .takes::<CaseDecision>(),
        post("/moderation/people/{id}/lift", moderation::lift)
            .says("For moderators: somebody may talk, or play, again.")
            .takes::<LiftRequest>(),
    ]
}

/// All of them, chapter by chapter.
pub fn addresses() -> Vec<Address> {
    let chapters = [
        ("Playing", playing()),
        ("Meeting", meeting()),
        ("Positions", positions()),
        ("Analyses and collections", analysing()),
        ("Learning", learning()),
        ("People", people()),
        ("Moderation", moderating()),
    ];
    chapters
        .into_iter()
        .flat_map(|(tag, chapter)| chapter.into_iter().map(move |one| one.tagged(tag)))
        .collect()
}
