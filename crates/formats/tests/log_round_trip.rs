//! The action log gives back what was put in, for every variant and every kind of action.

mod games;

use games::{Random, random_match, random_record};
use pasch_formats::log::{self, LogErrorKind};
use pasch_formats::mat::{self, WriteError};
use pasch_formats::{Format, Loss, Overlay};
use pasch_rules::{
    Action, AutomaticDoubles, BearOff, ByPlayer, Contact, Crawford, Cube, CubeUse, DeadCube, Dice, Die,
    Edition, GameSetup, Geometry, Grade, HeadRule, Header, IllegalPlays, MatchState, Misplay, MotherRule,
    Ones, Opening, Options, Place, Player, Point, Position, Record, Series, SetupTurn, Shift, SixBlock,
    StartPrime, Triple, VariantId,
};

#[test]
fn matches_of_every_variant_round_trip() {
    for variant in VariantId::all() {
        for seed in 0..6 {
            let length = [0, 1, 3][seed as usize % 3];
            let record = random_match(variant, length, 2, seed);
            let text = log::write(&record);
            assert_eq!(log::read(&text).as_ref(), Ok(&record), "{variant} {seed}");
            let file = pasch_formats::read(text.as_bytes(), None).unwrap();
            assert_eq!((file.format, file.warnings.len()), (pasch_formats::Format::Log, 0));
            assert_eq!(file.record, record);
        }
    }
}

#[test]
fn every_action_and_option_has_its_line() {
    let die = |face| Die::new(face).unwrap();
    let mut board = Position::start(VariantId::PLAKOTO.spec()).to_setup();
    board.sides.a.pinned.insert(Point::new(24).unwrap());
    board.sides.b.pool = 2;
    let setup = |turn| {
        Action::Setup(GameSetup {
            board,
            turn,
            cube: Cube { value: 4, owner: Some(Player::B) },
            score: ByPlayer { a: 3, b: 70_000 },
            crawford: Crawford::After,
        })
    };
    let shift = |from, to| Shift { from, to };
    let point = |number| Place::Point(Point::new(number).unwrap());
    let mut actions = vec![
        Action::Misplay(Misplay { shifts: vec![shift(Place::Pool, point(21)), shift(point(6), Place::Off)] }),
        Action::Misplay(Misplay::default()),
        Action::Insist,
        Action::LetStand,
        Action::OpeningRoll(ByPlayer { a: die(3), b: die(3) }),
        Action::FirstTurn(Player::B),
        Action::RejectOpening,
        Action::Roll(Dice::three(die(1), die(2), die(6))),
        Action::Double,
        Action::Take,
        Action::Drop,
        Action::Beaver,
        Action::AcceptResign,
        Action::RejectResign,
        Action::Forfeit { by: Player::A },
        setup(SetupTurn::Opening),
        setup(SetupTurn::ToRoll(Player::A)),
        setup(SetupTurn::ToMove(Player::B, Dice::two(die(5), die(5)))),
        setup(SetupTurn::Doubled(Player::A)),
    ];
    actions.extend(Grade::ALL.map(|grade| Action::OfferResign { by: Player::B, grade }));
    for action in &actions {
        let line = log::action_line(action);
        assert!(!line.contains('\n'), "{line}");
        assert_eq!(log::parse_action(&line).as_ref(), Ok(action), "{line}");
    }
    let mut header = Header::new(VariantId::FEVGA, 11);
    header.names = ByPlayer { a: "\"Ä\"\n".to_owned(), b: String::new() };
    header.extra = vec![("Event".to_owned(), "x".to_owned()), ("Event".to_owned(), "y".to_owned())];
    header.options = Options {
        cube: CubeUse::On,
        crawford: false,
        jacoby: false,
        animals: 3,
        automatic_doubles: AutomaticDoubles::UpTo(2),
        opening_refusal: true,
        holland: true,
        dead_cube: DeadCube::FreezeForBoth,
        triple: Triple::BarOnly,
        backgammon_value: 2,
        opening: Some(Opening::Reroll),
        winner_starts: Some(true),
        max_per_point: Some(5),
        no_hit_and_run: true,
        bear_off: Some(BearOff::ExactForced),
        bear_off_while_pinned: true,
        mother: Some(MotherRule::Wins(Grade::Backgammon)),
        start_prime: Some(StartPrime::Both),
        runner_to: Point::new(12),
        standard_start: true,
        geometry: Some(Geometry::Same),
        contact: Some(Contact::Block),
        extra_on_doubles: false,
        enter_all_first: Some(false),
        hit_needs_one_home: true,
        checkers_left: true,
        cascade_from: Some(1),
        leftover_to_opponent: true,
        head: Some(HeadRule::SecondIfBlocked),
        six_block: Some(SixBlock::EveryMove),
        last_roll_draw: true,
        turn_limit: Some(500),
        optional_backward_hits: true,
        illegal: IllegalPlays::BothMustCorrect,
        ones: Some(Ones::Removed),
        koks: true,
        open_home: true,
        edition: Edition::Second,
    };
    let line = log::header_line(&header);
    assert!(
        line.contains("\"backgammons\":[\"2\",\"bar-only\"]") && line.contains("\"version\":6"),
        "{line}"
    );
    assert_eq!(log::parse_header(&line), Ok(header.clone()));
    // As versions before the sixth wrote them.
    assert_eq!(log::parse_header(EVERY_OPTION), Ok(header.clone()));
    header.options = Options::default();
    assert_eq!(log::parse_header(NO_OPTION), Ok(header.clone()));
    assert_eq!(log::parse_header(&log::header_line(&header)), Ok(header));
    for (faulty, told) in [
        (
            NO_OPTION.replace("forbid", "never"),
            "house rule \"dead_cube\": \"never\" must be one of allow, freeze, forbid",
        ),
        (NO_OPTION.replace("\"holland\"", "\"denmark\""), "house rule \"denmark\": \"false\" no such option"),
        (NO_OPTION.replace("\"animals\":1", "\"animals\":\"many\""), "must be a number from 0 to 255"),
    ] {
        let refused = log::parse_header(&faulty).expect_err(&faulty);
        assert!(refused.to_string().contains(told), "{refused}");
    }
}

/// Every option agreed on otherwise than usual, in the third version.
const EVERY_OPTION: &str = r#"{"format":"pasch","version":3,"variant":"fevga","length":11,"names":["\"Ä\"\n",""],"options":{"cube":"on","crawford":false,"jacoby":false,"animals":3,"automatic_doubles":2,"opening_refusal":true,"holland":true,"dead_cube":"freeze","triple":"bar","backgammon_value":2,"opening":"reroll","winner_starts":true,"max_per_point":5,"no_hit_and_run":true,"bear_off":"exact-forced","bear_off_while_pinned":true,"mother":"backgammon","start_prime":"both","runner_to":12,"special":{"standard_start":true,"geometry":"same","contact":"block","extra_on_doubles":false,"enter_all_first":false,"hit_needs_one_home":true,"checkers_left":true,"cascade_from":1,"leftover_to_opponent":true,"head":"second-if-blocked","six_block":"move","last_roll_draw":true,"turn_limit":500,"optional_backward_hits":true,"illegal":"both-must-correct","ones":"removed","koks":true,"open_home":true}},"extra":[["Event","x"],["Event","y"]]}"#;

/// Everything as usual, in the first version.
const NO_OPTION: &str = r#"{"format":"pasch","version":1,"variant":"fevga","length":11,"names":["\"Ä\"\n",""],"options":{"cube":"usual","crawford":true,"jacoby":true,"animals":1,"automatic_doubles":0,"opening_refusal":false,"holland":false,"dead_cube":"forbid","triple":"standard","backgammon_value":3,"opening":null,"winner_starts":null,"max_per_point":null,"no_hit_and_run":false,"bear_off":null,"bear_off_while_pinned":false,"mother":null,"start_prime":null,"runner_to":null},"extra":[["Event","x"],["Event","y"]]}"#;

/// A opens with 3-1 and plays the three as a five, twice: once it is taken back, once it stands.
fn taught() -> Record {
    let mut header = Header::new(VariantId::BACKGAMMON, 3);
    header.options.illegal = IllegalPlays::OpponentMayInsist;
    let point = |number| Place::Point(Point::new(number).unwrap());
    let misplay = Action::Misplay(Misplay { shifts: vec![Shift { from: point(13), to: point(8) }] });
    let die = |face| Die::new(face).unwrap();
    let roll = Dice::two(die(3), die(1));
    let mut state = MatchState::new(&header).unwrap();
    let mut actions =
        vec![Action::OpeningRoll(ByPlayer { a: die(3), b: die(1) }), misplay.clone(), Action::Insist];
    for action in &actions {
        state.apply(action).unwrap();
    }
    actions.push(Action::Play(state.play_graph().unwrap().plays().swap_remove(0).play));
    state.apply(&actions[3]).unwrap();
    actions.push(Action::Roll(roll));
    state.apply(&actions[4]).unwrap();
    actions.extend([misplay, Action::LetStand, Action::Roll(roll)]);
    Record { header, actions }
}

#[test]
fn a_table_for_learners_is_a_house_rule_and_other_formats_say_what_they_lose() {
    let record = taught();
    let text = log::write(&record);
    assert!(text.starts_with("{\"format\":\"pasch\",\"version\":6,"), "{text}");
    assert!(text.contains("\"house\":{\"illegal\":\"opponent-may-insist\"}"), "{text}");
    assert!(
        text.contains("{\"do\":\"misplay\",\"moves\":[{\"from\":\"13\",\"to\":\"8\"}]}\n{\"do\":\"insist\"}")
    );
    assert_eq!(log::read(&text).as_ref(), Ok(&record));
    let last = record.final_state().unwrap();
    for format in [Format::Mat, Format::Sgf, Format::FibsOldmoves] {
        let written = pasch_formats::write(&record, &Overlay::default(), format).unwrap();
        let lost = written.losses.iter().filter(|(_, loss)| *loss == Loss::IllegalPlay).count();
        assert_eq!(lost, 2, "{format}: {:?}", written.losses);
        let again = pasch_formats::read(written.text.as_bytes(), None).unwrap().record;
        let state = again.final_state().unwrap();
        if format != Format::FibsOldmoves {
            assert_eq!(state.position(), last.position(), "{format}:\n{}", written.text);
        }
    }
}

#[test]
fn a_series_names_its_games_and_needs_the_second_version() {
    let header = Series::find("tavli").expect("a series").header(5);
    let line = log::header_line(&header);
    assert!(line.starts_with(
        "{\"format\":\"pasch\",\"version\":5,\"variant\":\"portes\",\"then\":[\"plakoto\",\"fevga\"],\"length\":5,\
         \"edition\":2,"
    ));
    assert_eq!(log::parse_header(&line), Ok(header));
    let portes = VariantId::find("portes").expect("a game");
    let two = log::header_line(&Header::of_games(&[portes, VariantId::FEVGA], 5).expect("two games"));
    assert!(two.starts_with(
        "{\"format\":\"pasch\",\"version\":2,\"variant\":\"portes\",\"then\":[\"fevga\"],\"length\":5"
    ));
    let strange = log::parse_header(&line.replace("plakoto", "chess")).expect_err("no such game");
    assert_eq!(strange, LogErrorKind::Value { what: "variant", value: "chess".to_owned() });
    // A match of one game is written as ever.
    let single = log::header_line(&Header::new(VariantId::FEVGA, 5));
    assert!(single.starts_with("{\"format\":\"pasch\",\"version\":1,\"variant\":\"fevga\",\"length\":5"));
}

#[test]
fn a_whole_tavli_match_survives_the_log_and_match_text_holds_its_portes() {
    let record = random_record(Series::find("tavli").expect("a series").header(9), 0, 3);
    let text = log::write(&record);
    assert_eq!(log::read(&text).as_ref(), Ok(&record));
    let state = record.final_state().expect("legal");
    assert!(state.results().len() > 2, "all three games were played");
    let written = mat::write(&record).expect("Portes can be held");
    let count = |game: usize| (0..state.results().len()).filter(|number| number % 3 == game).count();
    assert_eq!(written.text.matches(" Game ").count(), count(0), "{}", written.text);
    for number in (1..=state.results().len()).step_by(3) {
        assert!(written.text.contains(&format!(" Game {number}\n")), "{number}");
    }
    assert!(written.text.contains("[Variation \"Portes\"]"), "{}", written.text);
    let left_out: Vec<u32> =
        written.losses.iter().filter(|(_, loss)| *loss == Loss::OtherGame).map(|(game, _)| *game).collect();
    assert_eq!(left_out.len(), count(1) + count(2));
    assert_eq!(left_out[..2], [2, 3]);
    let again = pasch_formats::read(written.text.as_bytes(), None).expect("match text").record;
    assert_eq!(again.final_state().expect("legal").rules().spec().id.as_str(), "portes");
    let mut neither = record.header.clone();
    neither.variant = VariantId::PLAKOTO;
    neither.then = vec![VariantId::FEVGA];
    let neither = Record { header: neither, actions: Vec::new() };
    assert_eq!(mat::write(&neither), Err(WriteError::Series(Format::Mat)));
    let facts = pasch_formats::facts(&record).expect("a good header");
    assert_eq!((facts.variant, facts.then.as_slice()), ("portes", ["plakoto", "fevga"].as_slice()));
    assert_eq!(facts.games.len(), state.results().len());
}

/// A game of Plakoto as it was written before the rules were worded anew: A pins the mother with an ace and
/// bears off with the next.
const BEFORE: &str = r#"{"format":"pasch","version":1,"variant":"plakoto","length":5,"names":["a","b"]}
{"do":"setup","a":{"checkers":"6:2 2:1"},"b":{"checkers":"24:1 20:2 10:12"},"turn":{"to_move":["A",[1,1]]},"cube":1,"score":[0,0],"crawford":"before"}
{"do":"play","moves":[{"from":"2","to":"1","die":1,"effect":"pin"},{"from":"1","to":"off","die":1}]}
"#;

#[test]
fn a_log_from_before_an_edition_keeps_its_meaning() {
    let before = log::read(BEFORE).expect("legal when it was played");
    assert_eq!(before.header.options.edition, Edition::First);
    let state = before.final_state().expect("legal");
    assert!(state.results().is_empty() && state.position().sides.a.off == 13, "the game goes on");
    let again = log::write(&before);
    assert!(
        again.starts_with("{\"format\":\"pasch\",\"version\":1,") && !again.contains("edition"),
        "{again}"
    );
    assert_eq!(log::read(&again).as_ref(), Ok(&before));

    // The same game begun today: the pin has ended it.
    let today = BEFORE.replacen("\"version\":1", "\"version\":5", 1).replacen(
        "\"names\"",
        "\"edition\":2,\"names\"",
        1,
    );
    let error = log::read(&today).expect_err("nothing is played after the pin");
    assert_eq!(error.line, 3, "{error}");
    let unknown = log::read(&today.replace("\"edition\":2", "\"edition\":3")).expect_err("no such edition");
    assert!(unknown.to_string().contains("\"3\" is no edition of the rules"), "{unknown}");

    // Where the editions agree the log says nothing.
    let backgammon = log::header_line(&Header::new(VariantId::BACKGAMMON, 5));
    assert!(!backgammon.contains("edition"));
    assert_eq!(log::parse_header(&backgammon).expect("a header").options.edition, Edition::Second);
}

#[test]
fn lines_look_so() {
    let record = random_match(VariantId::BACKGAMMON, 1, 1, 7);
    let text = log::write(&record);
    let first: Vec<&str> = text.lines().take(4).collect();
    insta::assert_snapshot!(first.join("\n"));
}

#[test]
fn faulty_lines_are_named() {
    let mut record = random_match(VariantId::BACKGAMMON, 1, 1, 7);
    let refusal = |text: &str| log::read(text).unwrap_err();
    let header = log::header_line(&record.header);
    assert_eq!(refusal("").kind, LogErrorKind::NotALog);
    assert_eq!(refusal("{\"a\":1}").kind, LogErrorKind::NotALog);
    assert_eq!(refusal(&header.replace("\"version\":6", "\"version\":9")).kind, LogErrorKind::Version(9));
    let faulty = |line: &str| {
        let error = refusal(&format!("{header}\n\n{line}\n"));
        assert_eq!(error.line, 3, "{line}");
        error.to_string()
    };
    insta::assert_snapshot!(
        [
            faulty("{\"do\":\"juggle\"}"),
            faulty("{\"do\":\"roll\",\"dice\":[3,1]}"),
            faulty("{\"do\":\"opening\",\"dice\":[3,7]}"),
            faulty("{\"do\":\"take\",\"why\":1}"),
            faulty("{\"do\":\"take\""),
        ]
        .join("\n")
    );
    // A play that is not legal is refused with its line.
    let at = record.actions.iter().position(|action| matches!(action, Action::Play(_))).unwrap();
    record.actions[at] = Action::Play(Default::default());
    assert_eq!(refusal(&log::write(&record)).line as usize, at + 2);
}

#[test]
fn notes_are_read_with_their_lines() {
    let record = random_match(VariantId::BACKGAMMON, 1, 1, 7);
    let text = log::write(&record);
    let noted = |line: &str| log::read_noted(&format!("{text}{line}\n"));
    let (again, overlay) =
        noted("{\"say\":\"action\",\"at\":1,\"comment\":\"well\",\"luck\":\"-inf\"}").unwrap();
    assert_eq!((&again, overlay.notes[&1].luck), (&record, Some(f32::NEG_INFINITY)));
    let lines = log::write_noted(&again, &overlay);
    assert_eq!(log::read_noted(&lines), Ok((again.clone(), overlay.clone())));
    let usual = Record { header: Header::new(VariantId::BACKGAMMON, 1), ..again };
    let lines = log::write_noted(&usual, &overlay);
    assert!(lines.starts_with("{\"format\":\"pasch\",\"version\":4,"), "{lines}");
    // What is said about an action that is not there is left out.
    assert!(noted("{\"say\":\"action\",\"at\":100000,\"comment\":\"?\"}").unwrap().1.is_empty());
    let last = text.lines().count() as u32 + 1;
    for faulty in [
        "{\"say\":\"nothing\"}",
        "{\"say\":\"game\",\"at\":100000000}",
        "{\"say\":\"action\",\"at\":1,\"luck\":\"much\"}",
        "{\"say\":\"action\",\"at\":1,\"plays\":{\"list\":[[[[26,1]],{\"named\":\"x\"},[0,0,0,0,0,0]]]}}",
    ] {
        assert_eq!(noted(faulty).unwrap_err().line, last, "{faulty}");
    }
}

#[test]
fn half_a_log_is_half_a_match() {
    let record = random_match(VariantId::NACKGAMMON, 3, 1, 2);
    let mut random = Random::new(1);
    for _ in 0..10 {
        let kept = random.below(record.actions.len());
        let part = Record { actions: record.actions[..kept].to_vec(), ..record.clone() };
        assert_eq!(log::read(&log::write(&part)), Ok(part));
    }
}
