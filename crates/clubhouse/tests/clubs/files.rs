//! Logs as text, exports, and the deletion of a person.

use std::collections::BTreeSet;

use pasch_clubhouse::encounter::Encounter;
use pasch_clubhouse::export::Export;
use pasch_clubhouse::vote::VoteMatch;
use pasch_clubhouse::{
    Access, Action, Club, LinkKind, LogError, Outcome, PersonId, Placed, Refusal, VERSION,
};

use crate::driver::{DAY, FIRST, Story, date, id, placed, time, tuesdays};

/// A club in which something of everything has happened.
fn full() -> Story {
    let mut story = Story::new(Access::Closed);
    story.ok("emil", Action::Asked { name: "Emil".to_owned(), text: "Secret request".to_owned() });
    story.ok("finn", Action::Asked { name: "Finn".to_owned(), text: String::new() });
    let reason = "Secret refusal".to_owned();
    story.ok("dora", Action::TurnedDown { person: id("finn"), reason });
    let code = "a-secret-code-of-sixteen".to_owned();
    story.ok("ada", Action::Invited { code, uses: 3, until: story.now + DAY });
    let banned = Action::Banned {
        person: id("gro"),
        name: "Gro".to_owned(),
        reason: "Secret ban".to_owned(),
        until: None,
    };
    story.ok("ada", banned);
    let until = story.now + DAY;
    story.ok("dora", Action::Muted { person: id("cleo"), until, reason: "Secret mute".to_owned() });
    story.ok("ada", Action::Planned { plan: Box::new(tuesdays()) });
    story.ok("bert", Action::SignedUp { id: FIRST, date: date("2026-01-13"), person: None });
    story.ok("ada", Action::DateMoved { id: FIRST, date: date("2026-01-20"), to: time("2026-01-21T19:00") });
    story.ok("ada", Action::Pinned { text: "Bert brings the boards; Bertram too.".to_owned() });
    story.won("m1", "bert", "cleo");
    story.tournament(
        "cup",
        vec![
            placed("bert", 1_600, 1),
            Placed { person: None, name: "=HYPERLINK(\"http://x\")".to_owned(), rating: None, place: 2 },
            placed("stranger", 1_500, 3),
        ],
    );
    story.link("chouette", LinkKind::Chouette);
    let sheet = vec![(id("bert"), -4), (id("cleo"), 4)];
    let outcome = Box::new(Outcome::Sheet { sheet });
    story.ok("server", Action::Result { link: "chouette".into(), outcome });
    story.ok("ada", Action::Granted { season: "2026".to_owned(), points: 77 });
    story
}

#[test]
fn logs_go_out_and_come_back() {
    let story = full();
    let text = story.club.to_text();
    assert_eq!(text.lines().next(), Some("{\"clubhouse\":1}"));
    let read = Club::from_text(&text).expect("it was written so");
    assert!(read == story.club);
    assert_eq!(read.to_text(), text);
}

#[test]
fn a_damaged_log_names_its_line() {
    let story = full();
    let text = story.club.to_text();
    let lines: Vec<&str> = text.lines().collect();
    let with = |number: usize, line: &str| {
        let mut lines = lines.clone();
        lines[number - 1] = line;
        Club::from_text(&lines.join("\n")).err()
    };
    assert_eq!(Club::from_text("").err(), Some(LogError::Empty));
    assert_eq!(Club::from_text("{\"clubhouse\":1}").err(), Some(LogError::Empty));
    assert!(matches!(with(1, "{}"), Some(LogError::Header { .. })));
    assert_eq!(with(1, "{\"clubhouse\":9}"), Some(LogError::Version { version: 9 }));
    assert_eq!(with(1, "{\"clubhouse\":0}"), Some(LogError::Version { version: 0 }));
    assert_eq!(VERSION, 1);
    assert!(matches!(with(5, "{"), Some(LogError::Syntax { line: 5, .. })));
    assert!(matches!(with(7, ""), Some(LogError::Syntax { line: 7, .. })));
    // A field that nobody knows is a fault, and no silent loss.
    let more = lines[3].replacen('{', "{\"more\":1,", 1);
    assert!(matches!(with(4, &more), Some(LogError::Syntax { line: 4, .. })));
    let refused = |line| LogError::Refused { line, refusal: Refusal::Founded.into() };
    assert_eq!(with(3, lines[1]), Some(refused(3)));
    assert_eq!(with(2, lines[2]), Some(refused(2)));
    assert_eq!(
        refused(3).to_string(),
        "Line 3: A log begins with the founding of its club by a person, and has only one."
    );
    // Logs of other kinds are none of a club.
    assert!(matches!(with(1, "{\"vote\":1}"), Some(LogError::Header { .. })));
    assert!(matches!(with(1, "{\"clubhouse\":1,\"vote\":1}"), Some(LogError::Header { .. })));
}

#[test]
fn cut_and_garbled_logs_are_refused_without_panic() {
    let seed = 17;
    let mut dice = fastrand::Rng::with_seed(seed);
    let text = full().club.to_text();
    let (mut good, mut bad) = (0, 0);
    for _ in 0..3_000 {
        let mut bytes = text.clone().into_bytes();
        match dice.u8(0..3) {
            0 => bytes.truncate(dice.usize(0..bytes.len())),
            1 => {
                for _ in 0..dice.usize(1..4) {
                    let at = dice.usize(0..bytes.len());
                    bytes[at] = b"0123456789-{}[]\",:aAz~ \n"[dice.usize(0..24)];
                }
            }
            _ => {
                let (from, to) = (dice.usize(0..bytes.len()), dice.usize(0..bytes.len()));
                bytes.copy_within(from..(from + 30).min(text.len()), to.min(text.len() - 30));
            }
        }
        let garbled = String::from_utf8_lossy(&bytes);
        match Club::from_text(&garbled) {
            Ok(club) => {
                good += 1;
                assert!(Club::from_text(&club.to_text()) == Ok(club), "seed {seed}");
            }
            Err(_) => bad += 1,
        }
    }
    assert!(bad > 1_500 && good > 10, "{good}, {bad}");
}

fn export(story: &Story) -> Export {
    let name = |person: &PersonId| (person.0 == "stranger").then(|| "A Stranger".to_owned());
    Export::new(story.club.state(), story.now, &name)
}

#[test]
fn an_export_has_what_is_the_clubs_and_nothing_of_single_people() {
    let story = full();
    let export = export(&story);
    let json = export.to_json();
    for own in ["Oslo Backgammon", "Café Løve, Oslo", "Bert", "A Stranger", "Bertram", "2026-01-21T19:00"] {
        assert!(json.contains(own), "{own} is missing");
    }
    for secret in ["Secret", "a-secret-code", "Emil", "Finn", "Gro", "\"bert\"", "\"stranger\""] {
        assert!(!json.contains(secret), "{secret} is in it");
    }
    let value: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    // The numbers of people lead to their names.
    for row in value["ranking"].as_array().expect("a list") {
        let number = row["person"].as_u64().expect("a number") as usize;
        assert_eq!(value["people"][number]["name"], row["name"]);
    }
    let winner = &value["links"].as_array().expect("a list").iter().find(|link| link["id"] == "m1");
    assert_eq!(winner.expect("the match")["rows"][0]["name"], "Bert");
    assert_eq!(value["records"][0]["record"], "most wins");
    assert_eq!(value["events"][0]["signed_up"][0][1], 1);
}

#[test]
fn tables_of_an_export_are_harmless_in_spreadsheets() {
    let mut story = full();
    story.ok("ada", Action::Renamed { person: id("bert"), name: "=1+1, \"Bert\"".to_owned() });
    let export = export(&story);
    let tables = [
        export.members_csv(),
        export.events_csv(),
        export.results_csv(),
        export.awards_csv(),
        export.ranking_csv(),
    ];
    for table in &tables {
        assert!(table.lines().count() > 1 && table.ends_with("\r\n"), "{table}");
        for line in table.lines() {
            for field in line.split(',') {
                let field = field.trim_matches('"').trim_start();
                assert!(!field.starts_with(['=', '+', '-', '@']), "{field} in {table}");
            }
        }
    }
    assert!(tables[0].contains("\"'=1+1, \"\"Bert\"\"\",member"), "{}", tables[0]);
    // Bert, the guest and the stranger: each award with the strength of the field.
    assert_eq!(tables[3].lines().count(), 4);
    assert!(tables[3].contains("cup,"), "{}", tables[3]);
}

/// All identifiers and names in a log, as a search of its text finds them.
fn words(club: &Club) -> BTreeSet<String> {
    let text = club.to_text();
    text.split(|letter: char| !letter.is_alphanumeric()).map(str::to_owned).collect()
}

#[test]
fn a_deleted_person_is_named_nowhere_and_the_fold_is_the_same() {
    let mut story = full();
    let gone = (id("gone-1"), "Deleted player");
    let erase = |club: &Club| club.erase(&id("bert"), &gone.0, gone.1);
    assert_eq!(erase(&story.club).err(), Some(Refusal::Member), "they leave first");
    story.ok("bert", Action::Left);
    let club = erase(&story.club).expect("they have left");
    let left = words(&club);
    assert!(!left.contains("bert") && !left.contains("Bert"), "{}", club.to_text());
    assert!(left.contains("Bertram"), "parts of words stay");
    let (before, after) = (story.club.state(), club.state());
    assert_eq!(before.entries(), after.entries());
    assert_eq!(before.members().members().count(), after.members().members().count());
    let points = |club: &Club| -> Vec<u64> {
        let rows = pasch_clubhouse::ranking::of_club(club.state(), story.now);
        rows.into_iter().map(|row| row.points).collect()
    };
    assert_eq!(points(&story.club), points(&club));
    assert_eq!(before.purses().granted(), after.purses().granted());
    assert_eq!(after.purses().balance(&gone.0), before.purses().balance(&id("bert")));
    assert_eq!(after.members().find(&gone.0).map(|one| one.name.as_str()), Some(gone.1));
    assert!(Club::from_text(&club.to_text()).expect("it reads") == club);
    assert_eq!(club.erase(&id("cleo"), &gone.0, gone.1).err(), Some(Refusal::Member));
    assert_eq!(club.erase(&id("gro"), &gone.0, gone.1).err(), Some(Refusal::Id), "one for each");
    assert_eq!(club.erase(&id("gro"), &id("gone-2"), "").err(), Some(Refusal::Name));
    // Reasons that were written about them go, too.
    let club = club.erase(&id("gro"), &id("gone-2"), gone.1).expect("no member");
    assert!(!club.to_text().contains("Secret ban"));
    let club = club.erase(&id("finn"), &id("gone-3"), gone.1).expect("no member");
    assert!(!club.to_text().contains("Secret refusal"));
}

#[test]
fn a_name_that_somebody_else_has_stays_in_texts() {
    let mut story = full();
    let emil = Action::Renamed { person: id("emil"), name: "Bert".to_owned() };
    story.ok("ada", emil);
    story.ok("bert", Action::Left);
    let club = story.club.erase(&id("bert"), &id("gone-1"), "Deleted player").expect("they have left");
    assert!(club.to_text().contains("Bert brings the boards"));
    assert!(!club.to_text().contains("\"bert\""));
}

/// The fuzz target begins from logs that are good today, not from such as an older program wrote.
#[test]
fn the_seeds_of_the_fuzz_target_are_logs() {
    let seed = |name: &str| {
        let path = format!("{}/../../fuzz/seeds/clubhouse/{name}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("the seed is there")
    };
    let club = Club::from_text(&seed("club")).expect("a club");
    assert_eq!(club.to_text(), seed("club"));
    assert_eq!(VoteMatch::from_text(&seed("vote")).expect("a vote match").made().len(), 1);
    assert!(Encounter::from_text(&seed("encounter")).expect("an encounter").boards()[0].is_some());
}
