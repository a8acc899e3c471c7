//! Keys, one by one.

use pasch_rules::{Action, Header, MatchState, Misplay, Place, Point, Shift, VariantId};
use pasch_scribe::{
    AsPlayed, Change, Cursor, Desk, DeskError, Expected, Fact, Fault, Key, KeyError, LineId, Stamps,
    Transcript, Unranked,
};

fn desk(length: u32) -> Desk {
    Desk::new(Transcript::begin(crate::play::header(length), Stamps::default()).unwrap())
}

fn key(text: char) -> Key {
    match text {
        '\n' => Key::Enter,
        '<' => Key::Backspace,
        '^' => Key::Up,
        'v' => Key::Down,
        '+' => Key::Insert,
        '~' => Key::Delete,
        '.' => Key::Escape,
        other => Key::Char(other),
    }
}

fn press(desk: &mut Desk, text: &str) -> Result<usize, DeskError> {
    let mut made = 0;
    for one in text.chars() {
        let seen = desk.transcript().len();
        made += desk.press(seen, &key(one), &Unranked, Stamps::default())?.len();
    }
    Ok(made)
}

fn typed(desk: &mut Desk, text: &str) -> usize {
    press(desk, text).unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

fn refused(desk: &mut Desk, text: &str) -> KeyError {
    let before = desk.clone();
    let mut chars = text.chars().collect::<Vec<_>>();
    let last = chars.pop().unwrap();
    typed(desk, &chars.into_iter().collect::<String>());
    let at = desk.clone();
    let error = press(desk, &last.to_string()).expect_err(text);
    assert_eq!(*desk, at, "{text:?} changed something");
    *desk = before;
    match error {
        DeskError::Key(error) => error,
        other => panic!("{other}"),
    }
}

/// The last action in words.
fn last(desk: &Desk) -> String {
    match desk.transcript().record().actions.last() {
        Some(Action::Play(play)) => play.to_string(),
        Some(action) => action.name().to_owned(),
        None => String::new(),
    }
}

fn state(desk: &Desk) -> &MatchState {
    desk.transcript().state()
}

#[test]
fn a_game_is_typed() {
    let mut desk = desk(7);
    assert_eq!(desk.view(&Unranked).expected, Expected::Opening);
    // A tie is thrown again.
    assert_eq!(typed(&mut desk, "44"), 1);
    assert_eq!(desk.view(&Unranked).expected, Expected::Opening);
    assert_eq!(typed(&mut desk, "31"), 1);
    let view = desk.view(&Unranked);
    assert_eq!(
        (view.proposals.len(), view.proposals[0].key, view.proposals[1].key),
        (16, Some('⏎'), Some('a'))
    );
    assert_eq!((view.proposals[9].key, view.proposals[10].key), (Some('l'), None));
    typed(&mut desk, "8/5 6/5\n");
    assert_eq!(last(&desk), "8/5 6/5");
    typed(&mut desk, "42 ");
    assert_eq!(state(&desk).game().turns(pasch_rules::Player::B), 1);
    typed(&mut desk, "dt65");
    assert_eq!(state(&desk).cube().value, 2);
    typed(&mut desk, "24 18 13\n");
    assert_eq!(last(&desk), "24/18 13/8");
    // B doubles again and A passes.
    typed(&mut desk, "dp");
    assert_eq!((state(&desk).score().a, state(&desk).score().b), (0, 2));
    assert_eq!(desk.view(&Unranked).expected, Expected::Opening);
}

#[test]
fn plays_are_picked_by_letters_points_and_clicks() {
    let mut start = desk(7);
    typed(&mut start, "31");
    let plays: Vec<_> = start.view(&Unranked).proposals.into_iter().map(|one| one.play).collect();
    for (text, place) in [("\n", 0), (" ", 0), ("a", 1), ("d", 3), ("l", 9)] {
        let mut desk = start.clone();
        typed(&mut desk, text);
        assert_eq!(last(&desk), plays[place].to_string());
    }
    for (text, play) in [
        ("8/5 6/5\n", "8/5 6/5"),
        ("8 5 6 5\n", "8/5 6/5"),
        ("6/5*,8/5\n", "8/5 6/5"),
        ("24 20\n", "24/20"),
        ("24/23 24/21\n", "24/23 24/21"),
        ("6 5 13\n", "13/10 6/5"),
        ("13/10 6\n", "13/10 6/5"),
    ] {
        let mut desk = start.clone();
        typed(&mut desk, text);
        assert_eq!(last(&desk), play, "{text:?}");
    }
    let mut desk = start.clone();
    typed(&mut desk, "6/5 8");
    let left: Vec<_> = desk.view(&Unranked).proposals.into_iter().map(|one| one.play.to_string()).collect();
    assert_eq!(left, ["8/5 6/5"]);
    let shift = |from: u8, to: u8| Shift {
        from: Place::Point(Point::new(from).unwrap()),
        to: Place::Point(Point::new(to).unwrap()),
    };
    let click = |shifts: Vec<Shift>| {
        let mut desk = start.clone();
        desk.press(2, &Key::Moves(shifts), &Unranked, Stamps::default()).map(<[_]>::len)?;
        Ok(last(&desk))
    };
    assert_eq!(click(vec![shift(8, 5), shift(6, 5)]), Ok("8/5 6/5".to_owned()));
    assert_eq!(click(vec![shift(8, 4)]), Ok("8/4".to_owned()));
    assert_eq!(click(vec![shift(8, 3)]), Err(DeskError::Key(KeyError::NotLegal)));
    let mut desk = start.clone();
    desk.press(2, &Key::Pick(2), &Unranked, Stamps::default()).unwrap();
    assert_eq!(last(&desk), plays[2].to_string());
}

#[test]
fn forced_plays_and_dances_need_no_key() {
    let mut desk = desk(7);
    // A closes four points and B stands on the bar.
    let board = "6:2 5:2 4:2 3:2 2:2 1:2 24:2 13:1".parse().unwrap();
    let other = "25:1 13:5 8:3 6:6".parse().unwrap();
    let setup = pasch_rules::GameSetup {
        board: pasch_rules::Setup { sides: pasch_rules::ByPlayer { a: board, b: other } },
        turn: pasch_rules::SetupTurn::ToRoll(pasch_rules::Player::B),
        cube: pasch_rules::Cube::default(),
        score: pasch_rules::ByPlayer::default(),
        crawford: pasch_rules::Crawford::Before,
    };
    let entry = pasch_scribe::Entry::of(Change::Add(Fact::Action(Action::Setup(setup))));
    desk.submit(1, vec![entry]).unwrap();
    assert_eq!(typed(&mut desk, "21"), 2);
    assert_eq!(last(&desk), "(no play)");
    assert_eq!(state(&desk).phase().decider(), Some(pasch_rules::Player::A));
    // Backspace takes the dance back alone, then the roll.
    assert_eq!(typed(&mut desk, "<"), 1);
    assert_eq!(last(&desk), "roll");
    typed(&mut desk, "<");
    assert_eq!(last(&desk), "set-up");
    typed(&mut desk, "6");
    assert_eq!(desk.keys().typed(), "6");
    assert_eq!(typed(&mut desk, "<"), 0);
    assert_eq!(desk.keys().typed(), "");
}

#[test]
fn refused_keys_change_nothing() {
    let mut desk = desk(7);
    let meaningless = |error: KeyError| matches!(error, KeyError::Meaningless { .. });
    assert!(meaningless(refused(&mut desk, "d")));
    assert!(meaningless(refused(&mut desk, "\n")));
    assert!(meaningless(refused(&mut desk, "3d")));
    assert_eq!(refused(&mut desk, "7"), KeyError::NoDie { digit: '7' });
    assert_eq!(refused(&mut desk, "30"), KeyError::NoDie { digit: '0' });
    assert_eq!(refused(&mut desk, "<"), KeyError::NothingToUndo);
    assert_eq!(refused(&mut desk, "^"), KeyError::NoLine);
    assert!(meaningless(refused(&mut desk, "r7")));
    typed(&mut desk, "31");
    for text in ["t", "x", "é", "v1"] {
        let error = refused(&mut desk, &text[..text.chars().next().unwrap().len_utf8()]);
        assert!(meaningless(error.clone()) || error == KeyError::NoLine, "{text}: {error}");
    }
    assert!(matches!(refused(&mut desk, "8/4 6/4\n"), KeyError::NoSuchPlay(_)));
    // One checker does not go there twice.
    assert!(matches!(refused(&mut desk, "8/5(2)\n"), KeyError::NoSuchPlay(_)));
    assert!(matches!(refused(&mut desk, "99\n"), KeyError::Unreadable { .. }));
    assert!(matches!(refused(&mut desk, "!13\n"), KeyError::Unreadable { .. }));
    assert!(matches!(refused(&mut desk, "!12/11\n"), KeyError::Unfit(Fault::Refused(_))));
    assert!(matches!(refused(&mut desk, &"1".repeat(61)), KeyError::TooLong));
    typed(&mut desk, "\n41 ");
    assert!(meaningless(refused(&mut desk, "d4")));
    assert!(matches!(refused(&mut desk, "db"), KeyError::Unfit(Fault::Refused(_))));
    let mut crawford = self::desk(2);
    typed(&mut crawford, "31 41 dp");
    typed(&mut crawford, "31 41 ");
    assert!(state(&crawford).is_crawford_game());
    assert!(matches!(refused(&mut crawford, "d"), KeyError::Unfit(Fault::Refused(_))));
    let error = refused(&mut crawford, "d").to_string();
    assert!(error.contains("Crawford"), "{error}");
}

#[test]
fn resignations_are_answered() {
    let mut desk = desk(7);
    typed(&mut desk, "31 r2n");
    assert_eq!((last(&desk).as_str(), state(&desk).game_number()), ("refuse-resignation", 1));
    assert_eq!(
        desk.view(&Unranked).expected,
        Expected::Roll { player: pasch_rules::Player::B, double: true }
    );
    typed(&mut desk, "R3\n");
    assert_eq!((state(&desk).score().a, state(&desk).score().b), (0, 3));
    typed(&mut desk, "31r1t");
    assert_eq!((state(&desk).score().a, state(&desk).score().b), (0, 4));
}

#[test]
fn beavers_and_raccoons_are_typed() {
    let mut desk = desk(0);
    typed(&mut desk, "31 dbbt");
    assert_eq!((state(&desk).cube().value, state(&desk).cube().owner), (8, Some(pasch_rules::Player::A)));
}

#[test]
fn dice_are_corrected_far_back() {
    let mut desk = desk(7);
    typed(&mut desk, "318/5 6/5\n42 65 61 ");
    let lines: Vec<LineId> = desk.transcript().lines().map(|line| line.id).collect();
    let before = desk.transcript().clone();
    // Up to the throw that began the game: it was 4-1.
    typed(&mut desk, "^^^^^^^^");
    assert_eq!(desk.keys().cursor(), Cursor::Amend(lines[1]));
    typed(&mut desk, "41");
    // The play does not fit any more, and the cursor goes there.
    assert_eq!(desk.keys().cursor(), Cursor::Amend(lines[2]));
    assert!(matches!(desk.transcript().line(lines[2]).unwrap().fault, Some(Fault::NotLegal { .. })));
    assert_eq!(desk.transcript().faults().count(), 1);
    typed(&mut desk, "24/23 13/9\n");
    assert_eq!((desk.transcript().faults().count(), desk.keys().cursor()), (0, Cursor::End));
    assert_eq!(desk.transcript().lines().count(), before.lines().count());
    // And all of it back.
    typed(&mut desk, "<<");
    assert_eq!(desk.transcript().record(), before.record());
}

#[test]
fn a_missing_play_is_asked_for() {
    let mut desk = desk(7);
    typed(&mut desk, "318/5 6/5\n42 65 ");
    let before = desk.transcript().record();
    typed(&mut desk, "^^^~");
    // The play of the 4-2 is gone: the next roll says so, and a play typed there goes before it.
    let faults: Vec<_> = desk.transcript().faults().map(|(_, fault)| fault.clone()).collect();
    assert_eq!(faults, [Fault::NoPlay]);
    assert!(matches!(desk.keys().cursor(), Cursor::Repair(_)));
    typed(&mut desk, " ");
    assert_eq!((desk.transcript().record(), desk.keys().cursor()), (before, Cursor::End));
}

#[test]
fn a_missing_turn_is_inserted() {
    let mut desk = desk(7);
    typed(&mut desk, "318/5 6/5\n42 ");
    let whole = desk.transcript().record();
    typed(&mut desk, "65 ");
    // The turn of B was missed: 5-2 comes before the 6-5, which was A's.
    typed(&mut desk, "^^+");
    typed(&mut desk, "52\n.");
    assert_eq!(desk.keys().cursor(), Cursor::End);
    let record = desk.transcript().record();
    assert_eq!(record.actions[..4], whole.actions[..4]);
    assert_eq!(record.actions.len(), 8);
    record.final_state().unwrap();
    // Insert twice is no inserting.
    typed(&mut desk, "^+");
    assert!(matches!(desk.keys().cursor(), Cursor::Insert(_)));
    typed(&mut desk, "+");
    assert!(matches!(desk.keys().cursor(), Cursor::Amend(_)));
    typed(&mut desk, "v");
    assert_eq!(desk.keys().cursor(), Cursor::End);
}

#[test]
fn a_winner_who_starts_needs_no_throw() {
    let mut header = Header::new(VariantId::BACKGAMMON, 7);
    header.options.winner_starts = Some(true);
    let mut desk = Desk::new(Transcript::begin(header, Stamps::default()).unwrap());
    typed(&mut desk, "31 dp");
    assert!(matches!(desk.view(&Unranked).expected, Expected::FirstRoll { .. }));
    assert_eq!(typed(&mut desk, "66"), 2);
    assert_eq!(desk.view(&Unranked).proposals.len(), state(&desk).play_graph().unwrap().plays().len());
    // Turn and roll are corrected each in its line.
    assert!(matches!(refused(&mut desk, "^^5"), KeyError::Meaningless { .. }));
    let lines = desk.transcript().lines().count();
    typed(&mut desk, "^55");
    assert!(
        matches!(state(&desk).phase(), pasch_rules::Phase::ToMove { dice, .. } if dice.to_string() == "55")
    );
    typed(&mut desk, "^^b");
    assert_eq!((desk.transcript().lines().count(), desk.transcript().faults().count()), (lines, 0));
    assert_eq!(state(&desk).phase().decider(), Some(pasch_rules::Player::B));
}

#[test]
fn illegal_plays_are_typed_behind_a_mark() {
    let mut desk = desk(7);
    typed(&mut desk, "31!8/4 6/5\n");
    let line = desk.transcript().lines().last().unwrap();
    let shifts = |fact: &Fact| match fact {
        Fact::AsPlayed(AsPlayed::Moves(Misplay { shifts })) => shifts.len(),
        other => panic!("{other:?}"),
    };
    assert_eq!((shifts(line.fact), line.fault), (2, None));
    assert_eq!(state(&desk).phase().decider(), Some(pasch_rules::Player::B));
    // A turn given up, and one that is legal after all.
    typed(&mut desk, "52!\n31!8/5 6/5\n");
    assert_eq!(last(&desk), "8/5 6/5");
    let point = |number: u8| Place::Point(Point::new(number).unwrap());
    typed(&mut desk, "43!");
    let clicked = Key::Moves(vec![Shift { from: point(24), to: point(10) }]);
    desk.press(desk.transcript().len(), &clicked, &Unranked, Stamps::default()).unwrap();
    assert_eq!(last(&desk), "set-up");
    assert_eq!(desk.transcript().faults().count(), 0);
}

#[test]
fn a_page_that_is_behind_is_told() {
    let mut desk = desk(7);
    typed(&mut desk, "31 ");
    let error = desk.press(1, &Key::Char('4'), &Unranked, Stamps::default()).unwrap_err();
    assert_eq!(error, DeskError::Behind { seen: 1, last: 3 });
    assert!(error.to_string().contains('3'));
}
