//! A session beside its match: invitations, talk, settings, help, terminals.

use pasch_fibs::{
    Event, Known, Length, Output, Parting, Refusal, Reply, Request, Session, Talk, Toggle, VERBS,
};
use pasch_messages::{Language, message};
use pasch_rules::{Action, ByPlayer, Die, Player};

use crate::house::{Pair, account};

pub fn signed_in(name: &str, clip: bool) -> Session {
    let mut session = Session::new("Pasch 0.1", Language::ENGLISH);
    session.line(&if clip {
        format!("login test 1008 {name} secret")
    } else {
        format!("connect {name} secret")
    });
    session.tell(&Event::SignedIn(Box::new(account(name))));
    assert_eq!(session.name(), Some(name));
    session
}

pub fn text(reply: &Reply) -> Vec<String> {
    reply.lines().map(str::to_owned).collect()
}

/// The only line of a reply.
pub fn only(reply: &Reply) -> String {
    let lines = text(reply);
    assert_eq!(lines.len(), 1, "{lines:?}");
    lines[0].clone()
}

pub fn refused(session: &mut Session, line: &str, refusal: impl Into<Refusal>) {
    let before = session.clone();
    let reply = session.line(line);
    let refusal = refusal.into();
    assert_eq!(only(&reply), refusal.line(Language::ENGLISH), "{line}");
    assert!(reply.requests.is_empty(), "{line}: {:?}", reply.requests);
    assert_eq!(*session, before, "{line}: a refusal changes nothing");
}

pub fn asked(session: &mut Session, line: &str, request: Request) {
    assert_eq!(session.line(line).requests, [request], "{line}");
}

#[test]
fn invitations_wait_until_they_are_answered_or_gone() {
    let mut anna = signed_in("anna", true);
    refused(&mut anna, "invite bert 5", Known::ToggleReadyFirst);
    anna.line("toggle ready");
    refused(&mut anna, "invite", Known::InviteWho);
    refused(&mut anna, "invite Anna 5", Known::InviteSelf);
    refused(&mut anna, "invite bert many", Known::InviteLength);
    refused(&mut anna, "invite bert 0", Refusal::Length);
    refused(&mut anna, "invite bert 99999", Refusal::Length);
    refused(&mut anna, "join", Known::JoinWho);
    refused(&mut anna, "join bert", Known::DidntInvite("bert".to_owned()));
    let invite = |length| Request::Invite {
        name: "Guest 12".to_owned(),
        length,
        crawford: true,
        autodouble: false,
        redoubles: pasch_fibs::Redoubles::UpTo(0),
    };
    asked(&mut anna, "invite Guest_<bc> 5", invite(Length::Points(5)));
    asked(&mut anna, "i Guest_<bc> unl", invite(Length::Unlimited));
    asked(&mut anna, "resume Guest_<bc>", invite(Length::Saved));
    let invited = |by: &str, length, saved| Event::Invited { by: by.to_owned(), length, saved };
    let lines = text(&anna.tell(&invited("bert", Length::Unlimited, Some(7))));
    assert_eq!(
        lines,
        [
            "bert wants to play an unlimted match with you.",
            "WARNING: Don't accept if you want to continue the saved 7 point match!",
            "Type 'join bert' to accept."
        ]
    );
    asked(&mut anna, "join", Request::Join { name: "bert".to_owned() });
    anna.tell(&invited("carla", Length::Points(3), None));
    refused(&mut anna, "join", Known::JoinWho);
    asked(&mut anna, "join CARLA", Request::Join { name: "carla".to_owned() });
    assert_eq!(anna.invitations().count(), 2);
    anna.tell(&Event::InvitationGone { by: "bert".to_owned() });
    anna.tell(&Event::Went { name: "carla".to_owned(), how: Parting::Dropped });
    assert_eq!(anna.invitations().count(), 0);
    for number in 0..1000 {
        anna.tell(&invited(&format!("Guest {number}"), Length::Points(1), None));
    }
    assert_eq!(anna.invitations().count(), pasch_fibs::MOST_NAMES, "nobody fills the memory");
}

#[test]
fn talk_reaches_whoever_wants_to_hear_it() {
    let mut anna = signed_in("anna", true);
    let said = |talk| Event::Talked { by: "bert".to_owned(), talk, text: "hi".to_owned() };
    assert_eq!(only(&anna.tell(&said(Talk::Shout))), "13 bert hi");
    anna.line("toggle silent");
    assert_eq!(anna.tell(&said(Talk::Shout)), Reply::default());
    refused(&mut anna, "shout hello", Known::CantShout);
    let request = |name: &str, on| Request::Gag { name: name.to_owned(), on };
    let reply = anna.line("gag bert");
    assert_eq!(
        (only(&reply).as_str(), &reply.requests[..]),
        ("** You gag bert.", &[request("bert", true)][..])
    );
    for talk in [Talk::Say, Talk::Shout, Talk::Whisper, Talk::Kibitz] {
        assert_eq!(anna.tell(&said(talk)), Reply::default());
    }
    refused(&mut anna, "tell bert hello", Known::CantTalk);
    assert_eq!(only(&anna.line("gag")), "** You do not hear: bert");
    assert_eq!(anna.line("gag bert").requests, [request("bert", false)]);
    assert_eq!(only(&anna.tell(&said(Talk::Say))), "12 bert hi");
    refused(&mut anna, "gag anna", Known::GagSelf);
    refused(&mut anna, "blind anna", Known::BlindSelf);
    assert_eq!(only(&anna.line("blind bert")), "** You blind bert.");
    assert!(anna.blinds("bert") && !anna.gags("bert"));
    refused(&mut anna, "tell bert", Refusal::NothingSaid);
    refused(&mut anna, "tell", Known::NameMissing);
    refused(&mut anna, "message bert", Known::MessageUsage);
    refused(&mut anna, "kibitz", Refusal::NothingSaid);
    anna.line("toggle bell");
    let rung = anna.tell(&said(Talk::Say));
    assert_eq!(rung.output, [Output::Line("12 bert hi\u{7}".to_owned())]);
    let heard = Event::OwnTalk { talk: Talk::Shout, to: None, text: "x".to_owned(), heard: Some(1) };
    assert_eq!(text(&anna.tell(&heard)), ["17 x", "** 1 user heard you."]);
}

#[test]
fn switches_and_variables_are_turned_told_and_kept() {
    let mut anna = signed_in("anna", true);
    for toggle in Toggle::ALL {
        let was = anna.settings().is_on(toggle);
        let reply = anna.line(&format!("toggle {}", toggle.name()));
        assert!(only(&reply).starts_with("** "), "{reply:?}");
        assert_eq!(anna.settings().is_on(toggle), !was);
        assert_eq!(reply.requests, [Request::Keep(Box::new(anna.settings().clone()))]);
        anna.line(&format!("toggle {}", toggle.name()));
    }
    refused(&mut anna, "toggle colour", Known::ToggleUnknown("colour".to_owned()));
    refused(&mut anna, "toggle auto", Known::ToggleUnknown("auto".to_owned()));
    let lines = text(&anna.line("toggle"));
    assert_eq!(
        (lines.len(), lines[0].as_str(), lines[1].as_str()),
        (18, "The current settings are:", "allowpip        YES")
    );
    assert_eq!(only(&anna.line("set board 3")), "Value of 'boardstyle' set to 3.");
    assert_eq!(only(&anna.line("set redoubles none")), "Value of 'redoubles' set to none.");
    assert_eq!(text(&anna.line("set"))[..2], ["Settings of variables:", "boardstyle: 3"]);
    assert!(only(&anna.line("set boardstyle 9")).contains("'9' is not possible for boardstyle"));
    assert!(only(&anna.line("set colour 9")).contains("no variable 'colour'"));
    assert_eq!(only(&anna.line("away gone for tea")), "You're away. Please type 'back'");
    assert_eq!(anna.away(), Some("gone for tea"));
    assert_eq!(only(&anna.line("back")), "Welcome back.");
    refused(&mut anna, "back", Known::NotAway);
}

#[test]
fn every_command_has_help_or_is_not_here() {
    let mut anna = signed_in("anna", true);
    let mut missing = Vec::new();
    for verb in VERBS {
        let help = text(&anna.line(&format!("help {verb}"))).join(" ");
        let not_here = Refusal::NotHere { command: (*verb).to_owned() }.line(Language::ENGLISH);
        if help == not_here {
            missing.push(*verb);
            refused(&mut anna, verb, Refusal::NotHere { command: (*verb).to_owned() });
        } else {
            assert!(help.ends_with('.'), "{verb}: {help}");
            let done = anna.clone().line(verb);
            assert!(!done.lines().any(|line| line == not_here), "{verb}");
        }
    }
    assert_eq!(
        missing,
        [
            "address",
            "complaints",
            "countries",
            "erase",
            "hostnames",
            "names",
            "panic",
            "password",
            "shutdown",
            "sortwho",
            "stat",
            "timezones"
        ]
    );
    let listed = text(&anna.line("help")).join(" ");
    assert!(missing.iter().all(|verb| !listed.split(' ').any(|word| word == *verb)));
    assert!(only(&anna.line("help frobnicate")).starts_with("** There is no help"));
    assert_eq!(only(&anna.line("frobnicate now")), "** Unknown command: 'frobnicate'");
    assert!(only(&anna.line("b")).starts_with("** 'b' may be back, beaver, blind, board, bye."));
    assert!(text(&anna.line("about")).join(" ").contains("the server alone throws the dice"));
    assert!(text(&anna.line("motd")).join(" ").contains("| In matches with a FIBS client the server alone"));
}

#[test]
fn a_terminal_reads_prompts_and_sentences() {
    let mut session = Session::new("Pasch 0.1", Language::ENGLISH);
    assert!(session.greeting().bytes().ends_with(b"\r\nlogin: "));
    let reply = session.line("anna");
    assert_eq!(reply.bytes(), b"password: \xff\xfb\x01");
    let reply = session.line("se cret");
    assert!(reply.bytes().starts_with(b"\xff\xfc\x01"));
    let secret = Request::SignIn { name: "anna".to_owned(), secret: "se cret".to_owned(), client: None };
    assert_eq!(reply.requests, [secret]);
    let reply = session.tell(&Event::SignedIn(Box::new(account("anna"))));
    assert_eq!(reply.lines().next(), Some("Welcome anna."));
    assert!(reply.bytes().ends_with(b"\r\n> "));
    assert!(!session.is_clip());
    let said = Event::Talked { by: "bert".to_owned(), talk: Talk::Say, text: "hi".to_owned() };
    assert_eq!(session.tell(&said).bytes(), b"bert says: hi\r\n> ");
    assert_eq!(session.line("").bytes(), b"> ");
    assert_eq!(only(&session.tell(&Event::Came { name: "dora".to_owned(), again: false })), "dora logs in.");
    assert_eq!(only(&session.line("wave")), "You wave goodbye.");
    let reply = session.line("wave");
    assert_eq!(text(&reply), ["You wave goodbye again and log out.", "           Goodbye."]);
    assert!(reply.closes() && session.is_closed() && session.line("who") == Reply::default());
    // An empty password leads back to the name.
    let mut other = Session::new("Pasch 0.1", Language::ENGLISH);
    other.line("anna");
    assert!(other.line("").bytes().ends_with(b"login: "));
}

#[test]
fn our_own_words_are_told_in_the_language_of_the_session_and_those_of_the_protocol_never() {
    let german = Language::find("de").unwrap();
    let mut session = Session::new("Pasch 0.1", german);
    assert!(text(&session.greeting())[0].starts_with("** Willkommen"));
    session.line("login test 1008 anna secret");
    session.tell(&Event::SignedIn(Box::new(account("anna"))));
    assert_eq!(only(&session.line("frobnicate")), "** Unknown command: 'frobnicate'");
    assert_eq!(only(&session.line("accept")), "** You're not playing.");
    assert_eq!(only(&session.line("oldmoves")), "** Es gibt keine Partie zu zeigen.");
    let told = session.tell(&Event::Told(message!("cube-refusal-crawford-game")));
    assert!(only(&told).starts_with("** ") && !only(&told).contains("Crawford game"));
}

/// Equal lines and events in the same order give equal sessions and replies.
#[test]
fn a_session_is_the_fold_of_what_it_was_given() {
    let mut pair = Pair::new(["anna", "bert"], 3);
    let events = [
        Event::Acted(Action::OpeningRoll(ByPlayer { a: Die::new(6).unwrap(), b: Die::new(2).unwrap() })),
        Event::Talked { by: "bert".to_owned(), talk: Talk::Say, text: "hi".to_owned() },
    ];
    let lines =
        ["toggle moves", "gag carla", "move 24-18 13-11", "nonsense", "away x", "set boardstyle 2", "look"];
    let run = |session: &Session| {
        let mut session = session.clone();
        let mut replies = Vec::new();
        for event in &events {
            replies.push(session.tell(event));
        }
        replies.extend(lines.iter().map(|line| session.line(line)));
        (session, replies)
    };
    let (one, other) = (run(&pair.sessions.a), run(&pair.sessions.a));
    assert_eq!(one, other);
    assert_ne!(one.0, pair.sessions.a);
    assert!(pair.tell(Player::A, &Event::Time(0)).is_empty());
}
