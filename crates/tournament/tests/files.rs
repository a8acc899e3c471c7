//! Entrants and tables as CSV, and logs as text.

mod driver;

use driver::{begun, play};
use pasch_tournament::csv::{
    CsvFault, MOST_LINES, read_entrants, write_entrants, write_results, write_standings,
};
use pasch_tournament::{Format, LogError, Options, Person, Refusal, Tournament, standings};

#[test]
fn five_thousand_entrants_go_out_and_come_back() {
    let mut dice = fastrand::Rng::with_seed(3);
    let names = [
        "Ada",
        "Bert",
        "=cmd|' /C calc'!A0",
        "+1",
        "-2",
        "@x",
        "O'Neill",
        "'=quoted",
        "a,b",
        "a;b",
        "say \"hi\"",
        "two\nlines",
        "Å, Ø",
        "\t=1+1",
    ];
    let person = |number: usize, dice: &mut fastrand::Rng| Person {
        name: names[number % names.len()].to_owned(),
        rating: dice.bool().then(|| dice.i32(-50..3_000)),
        club: ["", "=1+1", "Oslo"][dice.usize(0..3)].to_owned(),
        country: ["NO", "DE"][dice.usize(0..2)].to_owned(),
        account: number.is_multiple_of(3).then(|| format!("user{number}")),
        members: if number.is_multiple_of(10) {
            vec!["One".to_owned(), "Two".to_owned()]
        } else {
            Vec::new()
        },
    };
    let mut people: Vec<Person> = (0..MOST_LINES).map(|number| person(number, &mut dice)).collect();
    let text = write_entrants(&people);
    // A reader does not keep white space around a field.
    for person in &mut people {
        person.name = person.name.trim_end().to_owned();
    }
    let read = read_entrants(&text).expect("it was written so");
    let changed: Vec<_> = read.iter().zip(&people).filter(|(read, person)| read != person).take(3).collect();
    assert!(changed.is_empty() && read.len() == people.len(), "{changed:?}");
    let too_many = write_entrants(people.iter().chain(&people[..1]));
    assert_eq!(read_entrants(&too_many), Err(CsvFault::Lines { most: MOST_LINES }));
}

#[test]
fn no_field_is_a_formula() {
    for name in ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "'=1"] {
        let person = Person { name: name.to_owned(), club: name.to_owned(), ..Person::default() };
        let text = write_entrants([&person]);
        let fields = text.lines().nth(1).expect("a line").split(',');
        for field in fields {
            let field = field.trim_matches('"').trim_start();
            assert!(!field.starts_with(['=', '+', '-', '@']), "{text}");
        }
    }
}

#[test]
fn faults_name_their_line() {
    let cases = [
        ("", CsvFault::NoName),
        ("club\nOslo", CsvFault::NoName),
        ("name,nmae\nAda", CsvFault::Column { title: "nmae".to_owned() }),
        ("name,Name\nAda", CsvFault::Column { title: "name".to_owned() }),
        ("name,rating\nAda,1500\n\nBert,12x\n", CsvFault::Rating { line: 4, text: "12x".to_owned() }),
        ("name,rating\nAda,1500,NO\n", CsvFault::Fields { line: 2 }),
        ("name,club\n\"two\nlines\",a\n,Oslo\n", CsvFault::Name { line: 4 }),
        ("name\nAda\n\"Bert\n", CsvFault::Quote { line: 3 }),
        ("name\n\"Ada\"x\n", CsvFault::Quote { line: 2 }),
    ];
    for (text, fault) in cases {
        assert_eq!(read_entrants(text), Err(fault), "{text:?}");
    }
    let people = read_entrants("\u{feff}Name;Rating\r\nAda;1600\r\nAda;\r\n").expect("semicolons are taken");
    assert_eq!((people.len(), people[0].rating, people[1].rating), (2, Some(1_600), None));
}

#[test]
fn any_bytes_are_read_or_refused() {
    let mut dice = fastrand::Rng::with_seed(11);
    let letters = ['"', ',', ';', '\n', '\r', '\'', '=', 'a', '7', ' ', 'é', '\u{0}'];
    let mut read = 0;
    for _ in 0..20_000 {
        let text: String = (0..dice.usize(0..30)).map(|_| letters[dice.usize(0..letters.len())]).collect();
        read += usize::from(read_entrants(&format!("name,rating\n{text}")).is_ok());
    }
    assert!(read > 100, "{read}");
}

#[test]
fn tables_and_results_have_a_line_for_each() {
    let mut tournament = begun(Options::new("Out", Format::Swiss { rounds: 4, lives: None }, 5), 9, 1);
    play(&mut tournament, &mut fastrand::Rng::with_seed(1), |_, _, _| ());
    let table = standings(tournament.state());
    assert_eq!(write_standings(tournament.state(), &table).lines().count(), 10);
    assert_eq!(write_results(tournament.state()).lines().count(), 1 + 4 * 4);
}

#[test]
fn damaged_logs_are_refused_by_line() {
    let mut tournament = begun(Options::new("Damaged", Format::Swiss { rounds: 2, lives: None }, 5), 4, 1);
    play(&mut tournament, &mut fastrand::Rng::with_seed(1), |_, _, _| ());
    let text = tournament.to_text();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(Tournament::from_text(""), Err(LogError::Empty));
    assert!(matches!(Tournament::from_text("{}"), Err(LogError::Syntax { line: 1, .. })));
    assert!(matches!(
        Tournament::from_text(lines[1]),
        Err(LogError::Refused { line: 1, refusal: Refusal::Created })
    ));
    let twice = format!("{text}{}\n", lines[lines.len() - 1]);
    let line = lines.len() as u32 + 1;
    assert_eq!(Tournament::from_text(&twice), Err(LogError::Refused { line, refusal: Refusal::Over }));
    // Bytes that were changed lead to another log or to an error with its line, never to a panic.
    let mut dice = fastrand::Rng::with_seed(2);
    let mut refused = 0;
    for _ in 0..2_000 {
        let mut bytes = text.clone().into_bytes();
        let at = dice.usize(0..bytes.len());
        bytes[at] = *b"0192{}[],:\"an-".get(dice.usize(0..14)).expect("there are fourteen");
        if let Ok(changed) = String::from_utf8(bytes) {
            refused += usize::from(Tournament::from_text(&changed).is_err());
        }
    }
    assert!(refused > 1_000, "{refused}");
}
