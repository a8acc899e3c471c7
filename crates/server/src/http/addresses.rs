//! All addresses below `/api/v1`.

use super::address::{Address, delete, file, get, live, post, put};
use super::{
    account, advice, after, analyses, catalogue, chouettes, collection, decisions, dice, everybody,
    exhibition, friends, imports, lessons, lobby, mail, matches, moderation, notices, openings, passkeys,
    players, plays, positions, proof, quiz, reset, rolled, rollouts, second_factor, session, sets, socket,
    tables, tokens, tournaments, train, vacation, you,
};
use crate::store::people::Scope::{self, Analyse, Play, Read};
use crate::wire::{
    AnalysisRequest, ChouetteMessage, ClientMessage, LobbyMessage, ServerMessage, TournamentMessage,
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
            .open(),
        post("/matches", matches::create)
            .says("A match against a bot, or for two at one screen.")
            .to(&[Play]),
        get("/matches", matches::list).says("The caller's matches.").to(MATCHES),
        get("/matches/{id}", matches::show).says("A match as the caller may see it.").to(MATCHES),
        post("/matches/{id}/intents", matches::act).says("An action; the socket does the same.").to(&[Play]),
        live("/matches/{id}/ws", socket::upgrade)
            .says("The match live: its states, intents, talk, the making of dice.")
            .to(&[Play])
            .tells::<ServerMessage>()
            .hears::<ClientMessage>(),
        get("/matches/{id}/rating", players::rating)
            .says("How a match of a rated table counted, once it is over and that is known.")
            .to(MATCHES),
        get("/matches/{id}/after", after::show)
            .says("How a match of the caller's was played, once it is over: the analysis as far as it is, and what cost most.")
            .to(MATCHES),
        post("/matches/{id}/again", matches::again)
            .says("The same match once more: a match against a bot or for two at one screen, with the same terms.")
            .to(&[Play]),
        post("/matches/{id}/hint", advice::hint)
            .says("A hint for the caller's decision in a match against the computer.")
            .to(&[Play]),
        post("/matches/{id}/check", advice::check)
            .says("What speaks against a decision that the caller is about to make in such a match.")
            .to(&[Play]),
        get("/matches/{id}/thoughts", matches::thoughts).says("A classic player's last thoughts.").to(&[Read]),
        get("/matches/{id}/dice", dice::show).says("The proof of its dice.").to(MATCHES),
        file("/matches/{id}/export", matches::export, TEXT)
            .says("The match as a file: `mat`, `log` or `json` (a `MatchExport`).")
            .to(MATCHES),
        post("/matches/{id}/report", matches::report)
            .says("What was said at the match, kept for moderators."),
        get("/dice", dice::all).says("How all throws ever made here fell.").to(ANY),
        post("/plays", plays::legal).says("What the rules allow in a position somebody wrote down.").to(ANY),
    ]
}

fn meeting() -> Vec<Address> {
    vec![
        post("/tables", tables::create)
            .says("A table, public, private, or a challenge to a player.")
            .to(&[Play]),
        post("/tables/quick", tables::quick)
            .says("An equal table that waits, joined, or a new one.")
            .to(&[Play]),
        post("/tables/find", tables::find).says("A table by its short code.").to(&[Play]),
        get("/tables/{id}", tables::show).says("A table.").to(MATCHES),
        delete("/tables/{id}", tables::close)
            .says("The table is closed by its host, or a challenge declined.")
            .to(&[Play]),
        post("/tables/{id}/join", tables::join).says("Sits down: the table has its match.").to(&[Play]),
        post("/tables/{id}/bot", tables::seat_bot)
            .says("The host seats a bot: the table has its match.")
            .to(&[Play]),
        post("/tables/{id}/counter", tables::counter).says("A challenge answered by another.").to(&[Play]),
        get("/exhibition", exhibition::show)
            .says("Two of the computer's players play each other for everybody who looks, in memory alone: the match with the last lines of its move list. It goes on while somebody asks every few seconds.")
            .to(MATCHES),
        post("/chouettes", chouettes::create)
            .says("A chouette, in which the caller has the first seat.")
            .to(&[Play]),
        get("/chouettes", chouettes::list)
            .says("The caller's chouettes, and public ones of the last hours.")
            .to(MATCHES),
        get("/chouettes/{id}", chouettes::show).says("A chouette as the caller may see it.").to(MATCHES),
        post("/chouettes/{id}/join", chouettes::join)
            .says("The caller takes a seat, or comes back to the own one.")
            .to(&[Play]),
        post("/chouettes/{id}/bots", chouettes::seat_bot)
            .says("The computer takes a seat; a player asks for it.")
            .to(&[Play]),
        post("/chouettes/{id}/acts", chouettes::act).says("An action of a player.").to(&[Play]),
        post("/chouettes/{id}/talk", chouettes::say)
            .says("A line of talk, for everybody or for the own side, which the other one never receives.")
            .to(&[Play]),
        file("/chouettes/{id}/sheet", chouettes::sheet, "text/csv; charset=utf-8")
            .says("The points of every game and player, as comma-separated values.")
            .to(MATCHES),
        get("/chouettes/{id}/play", chouettes::play)
            .says("How well the finished games were played: each player's plays and cubes, and what cost most.")
            .to(MATCHES),
        live("/chouettes/{id}/ws", chouettes::upgrade)
            .says("The chouette live, as the caller may see it: the whole of it, after every change.")
            .to(MATCHES)
            .tells::<ChouetteMessage>(),
        post("/tournaments", tournaments::create)
            .says("A tournament, which the caller directs.")
            .to(&[Play]),
        get("/tournaments", tournaments::list)
            .says("The caller's tournaments, and public ones of the last days.")
            .to(MATCHES),
        get("/tournaments/{id}", tournaments::show).says("A tournament as the caller may see it.").to(MATCHES),
        post("/tournaments/{id}/acts", tournaments::act)
            .says("Something that an entrant or the director does.")
            .to(&[Play]),
        file("/tournaments/{id}/results", tournaments::results, "text/csv; charset=utf-8")
            .says("Its standings and results, as comma-separated values.")
            .to(MATCHES),
        live("/tournaments/{id}/ws", tournaments::upgrade)
            .says("The tournament live: the whole of it, after every change.")
            .to(MATCHES)
            .tells::<TournamentMessage>(),
        live("/lobby/ws", lobby::upgrade)
            .says("The lobby live: all tables at first, then what changes; with the table somebody knows of.")
            .to(MATCHES)
            .tells::<LobbyMessage>(),
    ]
}

fn positions() -> Vec<Address> {
    const USE: &[Scope] = &[Analyse];
    vec![
        post("/positions", positions::look)
            .says("A position named and checked.")
            .to(ANY),
        post("/positions/file", positions::look_in)
            .says("The position of a file, its name percent-encoded in `X-File-Name`, or where its match stands.")
            .to(USE),
        post("/positions/evaluate", positions::evaluate)
            .says("What the engine thinks of a position.")
            .to(USE),
        post("/positions/rolls", positions::rolls)
            .says("Every roll of a position: its best play and equity; and what the cube asks for.")
            .to(USE),
        post("/positions/endgame", positions::endgame)
            .says("What the bear-off databases know of a race.")
            .to(USE),
        post("/rollouts", rollouts::create)
            .says("A position is played out many times.")
            .to(USE),
        get("/rollouts/{id}", rollouts::show).says("What is known by now.").to(USE),
        delete("/rollouts/{id}", rollouts::stop).says("Stopped; what is known stays.").to(USE),
        get("/openings/{variant}", openings::show)
            .says("The first rolls; with a roll and a play, the replies to it.")
            .to(ANY),
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
            .takes::<AnalysisRequest>(),
        get("/analyses", analyses::list).says("The caller's analyses.").to(SEE),
        get("/analyses/{id}", analyses::show).says("One of them.").to(SEE),
        delete("/analyses/{id}", analyses::remove).says("Stopped if it ran, else removed.").to(&[Analyse]),
        post("/imports/files", imports::create)
            .says("A file or a zip, its name percent-encoded in `X-File-Name`; or several files (below).")
            .to(&[Analyse])
            .slow(),
        get("/imports", imports::list).says("The caller's imports.").to(SEE),
        get("/imports/{id}", imports::show).says("One of them.").to(SEE),
        get("/imports/{id}/problems", imports::problems)
            .says("What could not be read, or looked odd.")
            .to(SEE),
        delete("/imports/{id}", imports::remove)
            .says("Stopped if it ran, else off the list; the matches stay.")
            .to(&[Analyse]),
        get("/collection", collection::list).says("The caller's collection, searched.").to(SEE),
        get("/collection/kinds", collection::kinds).says("What games it has.").to(SEE),
        get("/collection/{id}", collection::show).says("One match of it.").to(SEE),
        post("/collection/{id}/review", collection::review)
            .says("Its analysis, begun unless there is one.")
            .to(&[Analyse]),
        post("/collection/analyse", collection::analyse)
            .says("Matches wait to be analysed now.")
            .to(&[Analyse]),
        post("/collection/rest", collection::rest)
            .says("No match of the collection is analysed any more.")
            .to(&[Analyse]),
        post("/collection/delete", collection::delete).says("Matches are removed."),
        delete("/collection/{id}", collection::remove).says("One match is removed."),
        file("/collection/{id}/export", collection::export, TEXT)
            .says("The match as `mat`, `sgf`, `oldmoves` or `pasch`.")
            .to(SEE),
        file("/collection/export", collection::export_all, ZIP)
            .says("All matches asked for, in a zip.")
            .to(SEE)
            .slow(),
        get("/decisions", decisions::list_found)
            .says("Decisions of the collection, by what stood on the board, what was done and what it cost.")
            .to(SEE),
        file("/decisions/export", decisions::export, TEXT)
            .says("The first 500 that a search finds, as `xgid`, `xg` (text with the analysis) or `csv`.")
            .to(SEE)
            .slow(),
        post("/decisions/rollouts", rolled::begin)
            .says("The first 50 that a search finds are rolled out, one after the other; the results stay beside the reports.")
            .to(&[Analyse]),
        post("/decisions/rollouts/estimate", rolled::estimate)
            .says("How many decisions that would be, and how long it would take.")
            .to(&[Analyse]),
        get("/decisions/rollouts", rolled::queue)
            .says("How far the caller's decisions that are rolled out have come.")
            .to(SEE),
        delete("/decisions/rollouts", rolled::forget)
            .says("No more of them are rolled out; what is finished stays.")
            .to(&[Analyse]),
        get("/decisions/rollouts/{match}", rolled::of_match)
            .says("The rollouts of a match's decisions.")
            .to(SEE),
        get("/notes/{id}", sets::notes).says("The caller's notes on a match of the collection.").to(SEE),
        put("/notes/{id}", sets::set_note)
            .says("A note, tags and a flag on a match (`match`) or on one decision of it (`match.action`)."),
        get("/sets", sets::list).says("The caller's sets of decisions, and their tags.").to(SEE),
        post("/sets", sets::save)
            .says("Decisions become a set, or join one: those named, or those that a search finds."),
        get("/sets/{id}", sets::show).says("The decisions of a set.").to(SEE),
        delete("/sets/{id}", sets::remove).says("A set is removed; the matches stay."),
        post("/claims", imports::claim).says("What `pasch import` gathered is the caller's."),
    ]
}

fn learning() -> Vec<Address> {
    vec![
        get("/you", you::show).says("The caller's own play.").to(&[Read]),
        get("/you/breakdown", you::by_parts)
            .says("The same, part by part, and the dice of both sides.")
            .to(&[Read]),
        file("/you/breakdown/export", you::table, "text/csv; charset=utf-8")
            .says("The same as a table of comma-separated values.")
            .to(&[Read]),
        get("/you/coach", you::coach)
            .says("One thing done well in the caller's last matches, and three to work on.")
            .to(&[Read]),
        get("/you/names", you::names).says("Whose matches in the collection are the caller's.").to(&[Read]),
        put("/you/names", you::set_names).says("Says so."),
        get("/you/kinds", you::kinds).says("Which kinds of matches count.").to(&[Read]),
        put("/you/kinds", you::set_kinds).says("Says so."),
        get("/quiz", quiz::next).says("The next problem."),
        get("/quiz/daily", quiz::of_the_day).says("The problem of the day."),
        get("/quiz/{id}", quiz::show).says("A problem."),
        post("/quiz/{id}", quiz::answer).says("An answer to it."),
        get("/problems", everybody::next)
            .says("A problem for everybody, of a kind or of any, near the caller's rating."),
        get("/problems/daily", everybody::of_the_day).says("The problem of the day, the same for everybody."),
        post("/problems/{id}", everybody::answer).says("An answer to it; the first one is rated."),
        get("/sheet", everybody::sheet).says("Problems to print, with their answers."),
        get("/lessons", lessons::list).says("Every course with its lessons.").to(ANY),
        post("/lessons", lessons::write)
            .says("The file of a lesson that somebody writes, with a further step made of a position; its faults.")
            .to(ANY),
        get("/lessons/{id}", lessons::show).says("A lesson.").to(ANY),
        post("/lessons/{id}", lessons::check)
            .says("The verdict on an answer in it; nothing is stored.")
            .to(ANY),
        get("/train/pips", train::pips).says("Pips to count."),
        get("/train/score", train::score).says("A score to judge."),
    ]
}

fn people() -> Vec<Address> {
    vec![
        get("/me", session::me)
            .says("Who asks; without a session, or a token, a guest is made.")
            .to(ANY)
            .open(),
        put("/me", session::rename).says("A guest's name."),
        file("/me/export", matches::export_all, ZIP)
            .says("A zip of all the caller's matches: `.pasch`, `.json` with the proofs of the dice, `.mat`; and of their vacations.")
            .to(&[Read])
            .slow(),
        get("/me/vacation", vacation::show)
            .says("Whether the caller is on vacation from correspondence, and what days are left.")
            .to(MATCHES),
        put("/me/vacation", vacation::set)
            .says("A vacation, in the place of the one that is running or planned: the caller's clocks in correspondence stand until it is over."),
        delete("/me/vacation", vacation::end)
            .says("The caller is back, or does not go."),
        get("/players/{name}", players::show)
            .says("An account's ratings and rated matches.")
            .to(ANY),
        get("/ratings/{pool}", players::leaders)
            .says("The hundred best: `hitting`, `pinning`, `running`, `entering` or `mixed`.")
            .to(ANY),
        get("/friends", friends::list)
            .says("The caller's friends, who of them is here, and whom the caller has blocked.")
            .to(MATCHES),
        post("/friends", friends::befriend)
            .says("An account, by name or identifier, is a friend of the caller's."),
        delete("/friends/{id}", friends::unfriend).says("Not any more."),
        post("/blocks", friends::block)
            .says("Blocks somebody: they cannot challenge the caller, talk to them or sit down at their tables."),
        delete("/blocks/{id}", friends::unblock).says("They may again."),
        post("/session", account::log_in)
            .says("Logs in. Where the account asks for a code beside the password, the answer is 401 `code-wanted` until one comes with it.")
            .open(),
        post("/session/passkey/challenge", passkeys::ask_to_enter)
            .says("Asks the browser for any passkey, to log in with."),
        post("/session/passkey", passkeys::log_in)
            .says("Logs in with the passkey that was asked for."),
        get("/session/reset", reset::show)
            .says("Whether a forgotten password can be replaced by a link in a mail.")
            .open(),
        post("/session/reset", reset::ask)
            .says("A link for a new password goes to the confirmed address of the account, good once and for an hour. The answer is the same whether there is such an account.")
            .open(),
        post("/session/reset/password", reset::choose)
            .says("The link was followed: the account has a new password, and all its sessions and tokens have ended. Nobody is signed in.")
            .open(),
        delete("/session", account::log_out).says("Logs out."),
        post("/account", account::create)
            .says("The guest who asks, or a new one, has an account now.")
            .open(),
        post("/account/passkey/challenge", passkeys::ask_to_create)
            .says("Asks the browser for a new passkey, to make an account of this name with."),
        post("/account/passkey", passkeys::create)
            .says("The guest who asks has an account now, which the new passkey opens."),
        get("/account", account::show).says("The caller's account."),
        put("/account/password", account::set_password)
            .says("A new password, or the first one: all other sessions and all tokens have ended."),
        put("/account/settings", account::keep_settings)
            .says("How the caller likes the board: an object of plain values, at most 4 KiB."),
        put("/account/lessons", lessons::merge)
            .says("How far the caller has come in the lessons, joined with what is known of that: nothing is lost."),
        delete("/account/failures", account::forget_failures)
            .says("The caller has seen the failed attempts to sign in."),
        delete("/account/sessions", account::end_others).says("All sessions but this one have ended."),
        delete("/account/sessions/{id}", account::end_session).says("One session has ended."),
        get("/notices", notices::show)
            .says("Whether this browser is told of its owner's turns."),
        put("/notices/push", notices::subscribe)
            .says("This browser is told, by its push service."),
        delete("/notices/push", notices::unsubscribe).says("This browser is told no more."),
        put("/notices/lookout", notices::look_out)
            .says("The caller is told, once in ten minutes at most, that somebody has come to the lobby or opened a table that they could join, while they do not look at it: by the lobby's socket, or else by push. It ends after twelve hours, or when they sit down at a table."),
        delete("/notices/lookout", notices::end_lookout).says("The caller is no longer told that somebody has come."),
        put("/notices/mail", mail::give)
            .says("The account is to be mailed at an address: a link goes there, good once and for a day, that confirms it. The answer is the same whoever has the address; nobody is sent many."),
        delete("/notices/mail", mail::remove).says("The account's addresses are forgotten."),
        put("/notices/mail/pace", mail::pace)
            .says("How often the account is mailed at most."),
        post("/notices/mail/confirm", mail::confirm)
            .says("A link in a mail was followed: the address it came to is confirmed.")
            .open(),
        post("/notices/mail/stop", mail::stop)
            .says("No more mail about matches, by the token that stands in each.")
            .open(),
        post("/account/delete", account::delete)
            .says("The account goes with all that is its owner's; games stay for the others, under no name."),
        post("/account/proof", proof::ask)
            .says("Asks the browser for one of the account's passkeys, where it is to be shown again."),
        post("/account/passkeys/challenge", passkeys::ask_to_add)
            .says("Asks the browser for one more passkey."),
        post("/account/passkeys", passkeys::add)
            .says("The account has the new passkey."),
        put("/account/passkeys/{id}", passkeys::rename)
            .says("A passkey is called otherwise."),
        post("/account/passkeys/{id}/remove", passkeys::remove)
            .says("A passkey opens nothing any more: all other sessions and all tokens have ended."),
        post("/account/second-factor/offer", second_factor::offer)
            .says("A secret for an authenticator app. Nothing asks for codes yet."),
        post("/account/second-factor", second_factor::begin)
            .says("The app's first code: the account asks for one beside the password from now on, and all other sessions have ended. Recovery codes are told this once."),
        post("/account/second-factor/codes", second_factor::renew)
            .says("New recovery codes, in the place of all others."),
        post("/account/second-factor/end", second_factor::end)
            .says("The account asks for no codes any more."),
        get("/account/tokens", tokens::list).says("The account's tokens."),
        post("/account/tokens", tokens::create)
            .says("A token for a program. Its text is told this once."),
        delete("/account/tokens/{id}", tokens::end).says("The token opens nothing any more."),
    ]
}

fn moderating() -> Vec<Address> {
    vec![
        get("/moderation", moderation::show)
            .says("For moderators: open reports, who is kept from what, the latest of the log."),
        get("/moderation/log", moderation::log)
            .says("For moderators: the log of what they did, from a number backwards."),
        post("/moderation/reports/{id}/look", moderation::look)
            .says("For moderators: what was said before a report, and what else is known of whom it is about. The log keeps that it was read."),
        post("/moderation/reports/{id}/decide", moderation::decide)
            .says("For moderators: a report is decided."),
        post("/moderation/people/{id}/lift", moderation::lift)
            .says("For moderators: somebody may talk, or play, again."),
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
