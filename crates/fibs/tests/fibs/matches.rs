//! A match as its players and those who watch read it: decisions, refusals, and what follows by itself.

use pasch_fibs::{Began, Event, Known, Parting, Refusal, Request, Role, Session, Start};
use pasch_messages::Language;
use pasch_rules::{
    Action, ByPlayer, Cube, CubeRefusal, Die, Grade, Header, Intent, Play, Player, Record, VariantId,
};

use crate::house::Pair;
use crate::sessions::{asked, only, refused, signed_in, text};

const START: &str = "24:2 13:5 8:3 6:5";

fn cube(value: u32, owner: Option<Player>) -> Cube {
    Cube::new(value, owner).unwrap()
}

#[test]
fn each_decision_is_asked_of_whoever_has_it() {
    let mut pair = Pair::new(["anna", "bert"], 5);
    pair.set_up(START, START, Player::A, cube(1, None));
    let (mut anna, mut bert) = (pair.sessions.a.clone(), pair.sessions.b.clone());
    asked(&mut anna, "roll", Request::Act(Intent::Roll));
    asked(&mut anna, "r", Request::Act(Intent::Roll));
    asked(&mut anna, "double", Request::Act(Intent::Double));
    asked(&mut anna, "resign g", Request::Act(Intent::OfferResign(Grade::Gammon)));
    refused(&mut anna, "accept", Refusal::NothingOffered);
    refused(&mut anna, "beaver", Refusal::NothingOffered);
    refused(&mut anna, "m 24-18 13-11", Refusal::RollFirst);
    refused(&mut anna, "resign", Refusal::ResignWord);
    refused(&mut anna, "resign x", Refusal::ResignWord);
    refused(&mut anna, "invite carla 3", Known::YouAlreadyPlay);
    refused(&mut anna, "join carla", Known::YouAlreadyPlay);
    refused(&mut anna, "watch carla", Known::CantWatch);
    refused(&mut anna, "unwatch", Known::NotWatching);
    refused(&mut bert, "roll", Known::NotYourTurnToRoll);
    refused(&mut bert, "double", Known::NotYourTurnToDouble);
    refused(&mut bert, "move 1 2", Known::NotYourTurnToMove);
    refused(&mut bert, "resign n", Known::NotYourTurnToMove);
    asked(&mut bert, "leave", Request::Leave);

    pair.act(Action::Double);
    let (mut anna, mut bert) = (pair.sessions.a.clone(), pair.sessions.b.clone());
    for line in ["roll", "double", "accept", "reject", "move 1 2", "resign n"] {
        refused(&mut anna, line, Refusal::WaitForAnswer);
    }
    for line in ["roll", "double", "move 1 2"] {
        refused(&mut bert, line, Refusal::AnswerFirst);
    }
    refused(&mut bert, "beaver", CubeRefusal::NoBeaver);
    asked(&mut bert, "accept", Request::Act(Intent::Take));
    asked(&mut bert, "reject", Request::Act(Intent::Drop));
    assert!(bert.board().unwrap().was_doubled && !anna.board().unwrap().was_doubled);

    pair.act(Action::Take);
    let mut anna = pair.sessions.a.clone();
    refused(&mut anna, "double", CubeRefusal::NotOwner);
    pair.roll([6, 2]);
    let (mut anna, mut bert) = (pair.sessions.a.clone(), pair.sessions.b.clone());
    refused(&mut anna, "double", Known::DoubleBeforeRolling);
    refused(&mut anna, "roll", Refusal::RolledAlready);
    refused(&mut bert, "double", Known::WaitUntilMoved("anna".to_owned()));

    pair.act(Action::OfferResign { by: Player::A, grade: Grade::Backgammon });
    let (anna, mut bert) = (&pair.sessions.a, pair.sessions.b.clone());
    assert_eq!(anna.board().unwrap().dice, [6, 2], "the board is that before the offer");
    asked(&mut bert, "accept", Request::Act(Intent::AcceptResign));
    asked(&mut bert, "reject", Request::Act(Intent::RejectResign));
    refused(&mut bert, "resign n", Refusal::AnswerFirst);
    pair.lines = ByPlayer::default();
    pair.act(Action::RejectResign);
    assert_eq!(pair.lines.a, ["bert rejects. The game continues.", "Please move 2 pieces."]);
    assert_eq!(pair.lines.b, ["You reject. The game continues."]);
}

#[test]
fn a_move_that_cannot_be_made_is_named() {
    let mut pair = Pair::new(["anna", "bert"], 5);
    pair.set_up(START, "24:2 13:5 8:3 6:3 5:2", Player::A, cube(1, None));
    pair.roll([6, 4]);
    let mut anna = pair.sessions.a.clone();
    refused(&mut anna, "move", Known::MustGive(2));
    refused(&mut anna, "move 24-18", Known::MustGive(2));
    refused(&mut anna, "move 24-20 8-4", Known::CantMove { points: 4, nth: 1 });
    refused(&mut anna, "move 24-18 13-10", Known::CantMove { points: 3, nth: 2 });
    refused(&mut anna, "move 24-18 18-8", Known::CantMove { points: 10, nth: 2 });
    refused(&mut anna, "move 23-17 13-9", Known::CantRemove);
    refused(&mut anna, "move 0 6 13 9", Known::CantRemove);
    refused(&mut anna, "move bar 19 13 9", Known::CantRemove);
    refused(&mut anna, "move 13 x", Refusal::MoveWord { word: "x".to_owned() });
    refused(&mut anna, "move 13 9 5", Refusal::HalfMove);
    for line in ["move 24-18 18-14", "m 24 18 18 14", "mov 24/18/18/14"] {
        assert_eq!(anna.line(line).requests.len(), 1, "{line}");
    }

    pair.set_up("bar:1 13:5 8:3 6:6", START, Player::A, cube(1, None));
    pair.roll([5, 3]);
    let mut anna = pair.sessions.a.clone();
    refused(&mut anna, "move 13-8 6-3", Known::BarFirst);
    for line in ["move bar-22 13-8", "m b/22 13/8", "m 25 22 13 8", "move bar-20 13-10"] {
        assert_eq!(anna.line(line).requests.len(), 1, "{line}");
    }

    // A six bears off the last checker from any point, not one before it.
    pair.set_up("6:1 1:1", "13:5 8:3", Player::A, cube(1, None));
    pair.roll([6, 5]);
    let mut anna = pair.sessions.a.clone();
    assert_eq!(anna.line("m 6/off 1/off").requests.len(), 1);
    assert_eq!(anna.line("m 6/1 1/off").requests.len(), 1);
    refused(&mut anna, "m 1/off 6/off", Known::CantMove { points: 1, nth: 1 });
}

#[test]
fn of_two_dice_the_higher_one_has_to_be_played() {
    let mut pair = Pair::new(["anna", "bert"], 5);
    // Anna's last checker outside can play either die, and then nothing more.
    pair.set_up("20:1", "24:2 23:2 22:2 17:2 11:2 10:2", Player::A, cube(1, None));
    pair.roll([5, 4]);
    let graph = pair.state().play_graph().unwrap();
    let longest = graph.longest();
    let mut anna = pair.sessions.a.clone();
    let plays: Vec<String> =
        graph.plays().iter().map(|legal| pasch_fibs::play_words(&legal.play, Player::A)).collect();
    for play in &plays {
        assert_eq!(anna.line(&format!("move {play}")).requests.len(), 1, "{play}");
    }
    let one = plays.first().unwrap().split(' ').next().unwrap();
    if longest > 1 {
        refused(&mut anna, &format!("move {one}"), Known::MustGive(longest));
    } else {
        refused(&mut anna, "move 20-16", Known::CantMove { points: 4, nth: 1 });
    }
}

#[test]
fn the_dice_roll_at_once_where_nothing_is_to_be_decided() {
    let mut pair = Pair::new(["anna", "bert"], 1);
    let setup = |pair: &mut Pair, to_roll| pair.set_up(START, START, to_roll, cube(1, None));
    setup(&mut pair, Player::A);
    assert!(!pair.lines.a.iter().any(|line| line.contains("roll or double")), "{:?}", pair.lines.a);
    let requests = pair.requests_of(Player::A);
    assert_eq!(requests, [Request::Act(Intent::Roll)]);

    let mut pair = Pair::new(["anna", "bert"], 3);
    setup(&mut pair, Player::A);
    assert_eq!(pair.lines.a.last().unwrap(), "It's your turn. Please roll or double");
    assert_eq!(pair.requests_of(Player::A), []);
    pair.sessions.a.line("toggle double");
    setup(&mut pair, Player::A);
    assert_eq!(pair.requests_of(Player::A), [Request::Act(Intent::Roll)]);
    // The opponent's cube cannot be turned: nobody is asked.
    pair.set_up(START, START, Player::B, cube(2, Some(Player::A)));
    assert_eq!(pair.requests_of(Player::B), [Request::Act(Intent::Roll)]);
}

#[test]
fn forced_moves_and_bear_offs_are_made_at_once_where_it_is_asked() {
    let mut pair = Pair::new(["anna", "bert"], 3);
    pair.sessions.a.line("toggle greedy");
    pair.sessions.b.line("toggle automove");
    pair.set_up("6:2 5:2 4:1", "3:2", Player::A, cube(1, None));
    pair.roll([6, 5]);
    assert_eq!(pair.lines.a.last().unwrap(), "Bearing off: 6-off 5-off");
    let [Request::Act(Intent::Play(play))] = &pair.requests_of(Player::A)[..] else { panic!("a play") };
    pair.act(Action::Play(play.clone()));
    // Not where a die takes none off.
    pair.set_up("6:2 5:2", "3:2", Player::A, cube(1, None));
    pair.roll([6, 1]);
    assert_eq!(pair.lines.a.last().unwrap(), "Please move 2 pieces.");
    // Nor where there is contact.
    pair.set_up("6:2 5:2", "24:1 3:2", Player::A, cube(1, None));
    pair.roll([6, 5]);
    assert_eq!(pair.lines.a.last().unwrap(), "Please move 2 pieces.");

    pair.set_up("6:2 5:2", "2:1 1:1", Player::B, cube(1, None));
    pair.roll([6, 5]);
    assert_eq!(pair.lines.b.last().unwrap(), "The only possible move is 23-off 24-off .");
    assert!(matches!(&pair.requests_of(Player::B)[..], [Request::Act(Intent::Play(_))]));
}

#[test]
fn doubles_are_turned_again_in_matches_without_end() {
    let mut header = Header::new(VariantId::BACKGAMMON, 0);
    header.options.animals = 2;
    let mut pair = Pair::with_header(["anna", "bert"], header);
    assert!(pair.lines.b.contains(&"** You are now playing an unlimited match with anna".to_owned()));
    assert!(pair.lines.a.contains(&"** Player bert has joined you for an unlimited match.".to_owned()));
    pair.set_up(START, START, Player::A, cube(1, None));
    assert_eq!(pair.sessions.a.board().unwrap().redoubles, 2);
    pair.act(Action::Double);
    let mut bert = pair.sessions.b.clone();
    for line in ["beaver", "redouble", "raccoon"] {
        asked(&mut bert, line, Request::Act(Intent::Beaver));
    }
    pair.lines = ByPlayer::default();
    pair.act(Action::Beaver);
    assert_eq!(
        pair.lines.a,
        ["The number on the doubling cube is now 2", "bert doubles. Type 'accept' or 'reject'."]
    );
    assert_eq!(
        pair.lines.b,
        ["The number on the doubling cube is now 2", "You double. Please wait for anna to accept or reject."]
    );
    pair.lines = ByPlayer::default();
    pair.act(Action::Take);
    assert_eq!(pair.lines.b[0], "anna accepts the double. The cube shows 4.");
    assert_eq!(pair.lines.a[0], "You accept the double. The cube shows 4.");
    let board = pair.sessions.b.board().unwrap();
    assert_eq!((board.cube, board.may_double, board.opponent_may_double, board.length), (4, true, false, 0));
}

#[test]
fn ties_of_the_opening_turn_the_cube_where_both_agree() {
    let mut header = Header::new(VariantId::BACKGAMMON, 0);
    header.options.automatic_doubles = pasch_rules::AutomaticDoubles::Unlimited;
    let mut pair = Pair::with_header(["anna", "bert"], header);
    pair.lines = ByPlayer::default();
    let throw = |a, b| Action::OpeningRoll(ByPlayer { a: Die::new(a).unwrap(), b: Die::new(b).unwrap() });
    pair.act(throw(3, 3));
    assert_eq!(
        pair.lines.a,
        [
            "Starting a new game with bert.",
            "You rolled 3, bert rolled 3",
            "The number on the doubling cube is now 2"
        ]
    );
    pair.lines = ByPlayer::default();
    pair.act(throw(1, 5));
    assert_eq!(pair.lines.b[..2], ["You rolled 5, anna rolled 1", "It's your turn to move."]);
    assert!(!pair.lines.b.iter().any(|line| line.contains("cube is now") || line.contains("new game")));
    // The next game begins with the cube at 1, and that is told to nobody.
    pair.act(Action::OfferResign { by: Player::B, grade: Grade::Single });
    pair.lines = ByPlayer::default();
    pair.act(Action::AcceptResign);
    assert_eq!(
        pair.lines.a,
        [
            "You accept and win 2 points.",
            "score in unlimited match: anna-2 bert-0",
            "Type 'join' if you want to play the next game, type 'leave' if you don't."
        ]
    );
    asked(&mut pair.sessions.a.clone(), "join", Request::NextGame);
    pair.lines = ByPlayer::default();
    pair.act(throw(6, 5));
    assert!(!pair.lines.a.iter().any(|line| line.contains("cube is now")), "{:?}", pair.lines.a);
    assert!(pair.lines.a.contains(&"Starting a new game with bert.".to_owned()));
}

#[test]
fn a_game_is_won_by_bearing_off_and_the_match_with_it() {
    let mut pair = Pair::new(["anna", "bert"], 1);
    pair.sessions.a.line("toggle moves");
    pair.set_up("1:1", "2:3", Player::A, cube(1, None));
    pair.roll([6, 5]);
    let play = pair.state().play_graph().unwrap().plays()[0].play.clone();
    pair.lines = ByPlayer::default();
    pair.act(Action::Play(play));
    let [board, game, score, who, roll, wins, end] = &pair.lines.a[..] else { panic!("{:?}", pair.lines.a) };
    let fields: Vec<&str> = board.split(':').collect();
    assert_eq!((fields[32], fields[45], fields[46]), ("0", "15", "12"), "nobody's turn: {board}");
    assert_eq!(game, "You win the game and get 1 point. Congratulations!");
    assert_eq!([score, who], ["Score is 0-0 in a 1 point match.", "bert is X - anna is O"]);
    assert_eq!([roll, wins], ["O: (6 5) 1-off", "O: wins"]);
    assert_eq!(end, "You win the 1 point match 1-0 .");
    let bert = &pair.lines.b;
    assert_eq!(bert[0], "anna moves 1-off .");
    assert_eq!(
        bert[2..],
        ["anna wins the game and gets 1 point. Sorry.", "anna wins the 1 point match 1-0 ."]
    );
    assert_eq!(pair.sessions.a.role(), None);
    let mut anna = pair.sessions.a.clone();
    refused(&mut anna, "roll", Known::NotPlaying);
    refused(&mut anna, "leave", Known::LeaveNoOne);
    assert_eq!(text(&anna.line("oldmoves")).last().unwrap(), "O: wins");
    assert!(only(&anna.line("oldboard")).starts_with("board:You:bert:1:1:0:"));
    refused(&mut signed_in("carla", true), "oldmoves", Refusal::NoOldMoves);
}

#[test]
fn a_loss_that_cannot_come_about_is_not_offered() {
    let mut pair = Pair::new(["anna", "bert"], 5);
    pair.set_up("6:14", START, Player::A, cube(1, None));
    let mut anna = pair.sessions.a.clone();
    for (word, grade) in [("g", Grade::Gammon), ("backgammon", Grade::Backgammon)] {
        refused(&mut anna, &format!("resign {word}"), Refusal::Grade { grade });
    }
    asked(&mut anna, "resign normal", Request::Act(Intent::OfferResign(Grade::Single)));
}

/// The list of moves is that of the last game, with the score before it.
#[test]
fn a_list_of_moves_begins_with_its_game() {
    let mut pair = Pair::new(["anna", "bert"], 5);
    pair.set_up(START, START, Player::A, cube(1, None));
    pair.act(Action::Double);
    pair.act(Action::Drop);
    let throw = ByPlayer { a: Die::new(2).unwrap(), b: Die::new(6).unwrap() };
    pair.act(Action::OpeningRoll(throw));
    let mut anna = pair.sessions.a.clone();
    assert_eq!(text(&anna.line("oldmoves")), ["Score is 0-1 in a 5 point match.", "bert is X - anna is O"]);
    pair.play();
    let lines = text(&pair.sessions.a.clone().line("oldmoves"));
    assert_eq!(lines.len(), 3);
    assert!(lines[2].starts_with("X: (6 2) "), "{lines:?}");
}

#[test]
fn a_match_that_was_left_goes_on_where_it_was() {
    let mut pair = Pair::new(["anna", "bert"], 5);
    pair.set_up(START, START, Player::B, cube(2, Some(Player::B)));
    pair.lines = ByPlayer::default();
    pair.tell(Player::A, &Event::MatchLeft { by: Some("bert".to_owned()), how: Parting::Dropped });
    pair.tell(Player::B, &Event::MatchLeft { by: None, how: Parting::Left });
    assert_eq!(pair.lines.a, ["bert drops connection. The game was saved."]);
    assert_eq!(pair.lines.b, ["** You terminated the game. The game was saved."]);
    assert_eq!(pair.sessions.a.role(), None);
    pair.lines = ByPlayer::default();
    for (player, began) in [(Player::A, Began::Invited), (Player::B, Began::Joined)] {
        let start = Start { role: Role::Player(player), began, record: pair.record(), allows_pips: false };
        pair.tell(player, &Event::Started(Box::new(start)));
    }
    assert_eq!(
        pair.lines.a[..5],
        [
            "bert has joined you. Your running match was loaded.",
            "turn: bert.",
            "match length: 5",
            "points for user anna: 0",
            "points for user bert: 0"
        ]
    );
    assert_eq!(pair.lines.b[0], "You are now playing with anna. Your running match was loaded.");
    assert_eq!(pair.lines.b[1], "turn: You.");
    assert_eq!(pair.lines.b.last().unwrap(), "It's your turn. Please roll or double");
    refused(&mut pair.sessions.a, "pip", Refusal::NoPips);
}

#[test]
fn whoever_watches_reads_names_and_decides_nothing() {
    let mut pair = Pair::new(["anna", "bert"], 3);
    pair.set_up(START, START, Player::A, cube(1, None));
    let mut carla = signed_in("carla", true);
    carla.line("set boardstyle 3");
    let start = Start {
        role: Role::Watcher(Player::B),
        began: Began::Joined,
        record: pair.record(),
        allows_pips: true,
    };
    let lines = text(&carla.tell(&Event::Started(Box::new(start))));
    assert_eq!(lines[0], "You're now watching bert.");
    assert!(lines.last().unwrap().starts_with("board:bert:anna:3:0:0:"), "{lines:?}");
    for line in ["roll", "accept", "say hi", "resign n", "move 1 2", "double"] {
        refused(&mut carla, line, Known::NotPlaying);
    }
    let act = |carla: &mut Session, action: Action| {
        let reply = carla.tell(&Event::Acted(action));
        assert!(reply.requests.is_empty());
        text(&reply)
    };
    assert_eq!(act(&mut carla, Action::Double), ["anna doubles."]);
    assert_eq!(act(&mut carla, Action::Take)[0], "bert accepts the double. The cube shows 2.");
    let resign = Action::OfferResign { by: Player::A, grade: Grade::Single };
    assert_eq!(act(&mut carla, resign), ["anna wants to resign. bert will win 2 points."]);
    assert_eq!(act(&mut carla, Action::RejectResign), ["bert rejects. The game continues."]);
    let dice = pasch_rules::Dice::from_faces(&[6, 1]).unwrap();
    assert_eq!(act(&mut carla, Action::Roll(dice))[0], "anna rolls 6 and 1.");
    assert!(only(&carla.line("pip")).starts_with("Pipcounts: bert 167, anna 167"));
    assert_eq!(carla.line("kibitz nice").requests.len(), 1);
    let gone = Some(("anna".to_owned(), Parting::LoggedOut));
    let end = carla.clone().tell(&Event::WatchEnded { gone });
    assert_eq!(only(&end), "anna logs out. You're not watching anymore.");
    assert_eq!(only(&carla.tell(&Event::WatchEnded { gone: None })), "You stop watching bert.");
    refused(&mut carla, "unwatch", Known::NotWatching);
    refused(&mut carla, "kibitz x", Known::NotWatchingOrPlaying);
    refused(&mut carla, "look", Known::NotWatchingOrPlaying);
}

#[test]
fn an_action_that_the_rules_refuse_is_told_and_changes_nothing() {
    let mut pair = Pair::new(["anna", "bert"], 3);
    pair.set_up(START, START, Player::A, cube(1, None));
    let before = pair.sessions.a.clone();
    for action in [Action::Take, Action::Play(Play::DANCE), Action::AcceptResign] {
        let reply = pair.sessions.a.tell(&Event::Acted(action));
        assert!(only(&reply).starts_with("** The match could not be followed."));
        assert_eq!(pair.sessions.a, before);
    }
    let mut header = Header::new(VariantId::FEVGA, 3);
    header.names = ByPlayer { a: "anna".to_owned(), b: "bert".to_owned() };
    let record = Record { header, actions: Vec::new() };
    let start = Start { role: Role::Player(Player::A), began: Began::Joined, record, allows_pips: true };
    let mut dora = signed_in("dora", true);
    assert_eq!(only(&dora.tell(&Event::Started(Box::new(start)))), Refusal::Game.line(Language::ENGLISH));
    assert_eq!(dora.role(), None);
}
