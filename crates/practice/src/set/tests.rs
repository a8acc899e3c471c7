use super::*;

fn opening(best: &[(u8, u8)]) -> Entry {
    let rolled = |moves: &[(u8, u8)], equity| Rolled { choice: Choice::play(moves), equity, se: 0.004 };
    Entry {
        kind: Kind::Opening,
        asked: Asked { board: Board::start(), ask: Ask::Play(3, 1), cube: CubeInfo::money(true, false) },
        difficulty: 1320.0,
        trials: 360,
        margin_se: 0.0051,
        answers: vec![rolled(best, 0.1631), rolled(&[(24, 23), (13, 10)], -0.0104)],
    }
}

fn cube(cube: CubeInfo, equities: [f64; 3]) -> Entry {
    let choices = [Choice::NoDouble, Choice::Take, Choice::Pass];
    let answers =
        choices.iter().zip(equities).map(|(&choice, equity)| Rolled { choice, equity, se: 0.01 }).collect();
    let asked = Asked { board: Board::start(), ask: Ask::Double, cube };
    Entry { kind: Kind::Score, asked, answers, ..opening(&[(8, 5), (6, 5)]) }
}

#[test]
fn a_line_comes_back_as_it_was() {
    let all = [
        opening(&[(8, 5), (6, 5)]),
        cube(CubeInfo::in_match(3, 5, false), [0.5, 0.6, 1.0]),
        cube(CubeInfo::money(true, false).with(2, pasch_engine::cube::CubeOwner::Mine), [0.9, 1.2, 1.0]),
    ];
    for entry in &all {
        assert_eq!(Entry::from_line(&entry.to_line()).as_ref(), Some(entry), "{}", entry.to_line());
    }
    assert_eq!(all[0].to_line().split(' ').nth(1), Some("31"));
    assert!((all[0].margin() - 0.1735).abs() < 1e-9);
    assert_eq!((all[0].acts(), all[1].acts(), all[2].acts()), (None, Some(true), Some(true)));
    assert!((all[2].margin() - 0.1).abs() < 1e-9, "the opponent passes");
}

#[test]
fn damaged_lines_are_refused_by_number() {
    let good = opening(&[(8, 5), (6, 5)]).to_line();
    let text = format!("# a set\n\n{good}\n");
    assert_eq!(Set::parse(&text).map(|set| set.entries().len()), Ok(1));
    let wrong = [
        good.replace("opening", "closing"),
        good.replace(" 31 ", " 71 "),
        good.replace("8/5,6/5", "8/5,6/4"),
        good.replace("money", "0-3"),
        good.replace("1c", "3c"),
        good.replace(":1631:", ":-1631:"),
        good[..60].to_owned(),
    ];
    for line in wrong {
        let read = Set::parse(&format!("{good}\n{line}")).map(|set| set.entries().len());
        assert_eq!(read, Err(SetError::Line { number: 2 }), "{line}");
    }
}

#[test]
fn an_identifier_depends_on_the_question_alone() {
    let (one, mut two) = (opening(&[(8, 5), (6, 5)]), opening(&[(13, 10), (6, 5)]));
    assert_eq!(one.asked.id(), two.asked.id());
    assert_eq!(one.asked.id().len(), 16);
    two.asked.cube = CubeInfo::in_match(2, 2, false);
    assert_ne!(one.asked.id(), two.asked.id());
    let set = Set::new(vec![one.clone(), one.clone(), two]);
    assert_eq!(set.entries().len(), 2);
    assert_eq!(set.find(&one.asked.id()), Some(&one));
    assert_eq!(set.find("0"), None);
}

#[test]
fn the_delivered_set_is_whole_and_has_every_kind() {
    let set = Set::parse(BUILTIN).unwrap();
    assert!(BUILTIN.len() <= 1_500_000);
    for kind in Kind::ALL {
        assert!(set.of_kind(Some(kind)).next().is_some(), "{kind:?}");
    }
    for entry in set.entries() {
        assert!(entry.margin() >= 3.0 * entry.margin_se - 0.0002, "{}", entry.to_line());
        assert!((600.0..=2600.0).contains(&entry.difficulty), "{}", entry.to_line());
    }
}

#[test]
fn the_problem_of_the_day_is_the_same_all_day_and_changes() {
    let set = Set::builtin();
    let at = |now| set.of_the_day(now).map(|(id, _)| id);
    assert_eq!(at(0), at(DAY_MS - 1));
    let days: std::collections::BTreeSet<_> = (0..40).map(|day| at(day * DAY_MS)).collect();
    assert!(days.len() > 10, "{days:?}");
    assert!(Set::default().of_the_day(0).is_none());
}
