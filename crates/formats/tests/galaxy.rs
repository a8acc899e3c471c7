//! Match text as Backgammon Galaxy writes it at its odd moments, and texts that leave out what others tell.

use pasch_formats::{Facts, Format, ReadFile, facts};
use pasch_rules::Action;

fn read(text: &str) -> (ReadFile, Facts) {
    let file = pasch_formats::read(text.as_bytes(), Some("galaxy.mat"))
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    let facts = facts(&file.record).unwrap();
    (file, facts)
}

/// A cell padded to a width.
fn row(number: u32, left: &str, right: &str, width: usize) -> String {
    format!("{number:>3}) {left:<width$} {right}\n")
}

fn head(length: u32) -> String {
    format!(
        "; [Site \"BackgammonGalaxy\"]\n; [Crawford \"On\"]\n\n{length} point match\n\n Game 1\n ann : 0                         bob : 0\n"
    )
}

#[test]
fn game_of_one_roll_belongs_to_the_player_who_rolled() {
    let text = head(1)
        + &row(1, "", "21: 13/11 24/23", 27)
        + &row(2, " Losses 1 point", " Wins 1 point and the match", 60);
    let (file, facts) = read(&text);
    assert_eq!(file.warnings, []);
    assert!(
        matches!(file.record.actions[0], Action::OpeningRoll(thrown) if thrown.b > thrown.a),
        "{:?}",
        file.record.actions
    );
    assert_eq!((facts.score.a, facts.score.b, facts.counts.rolls), (0, 1, 1));
    // The same by the first player stays hers.
    let text = head(1)
        + &row(1, "21: 13/11 24/23", "", 27)
        + &row(2, " Losses 1 point", " Wins 1 point and the match", 60);
    let (file, facts) = read(&text);
    assert!(
        matches!(file.record.actions[0], Action::OpeningRoll(thrown) if thrown.a > thrown.b),
        "{:?}",
        file.record.actions
    );
    assert_eq!((facts.score.b, facts.counts.rolls), (1, 1));
}

#[test]
fn row_within_a_line_is_a_row() {
    for inner in [2, 3] {
        let text = head(1)
            + &row(1, "31: 8/5 6/5", "42: 8/4 6/4", 27)
            + &format!(
                "  2) 21: 13/11 24/23         {inner})  Losses 1 point                         Wins 1 point and the match\n"
            );
        let (file, facts) = read(&text);
        assert_eq!(file.warnings, [], "{text}");
        assert_eq!((facts.score.a, facts.score.b, facts.counts.rolls), (0, 1, 3), "{text}");
    }
}

#[test]
fn half_a_result_is_a_result() {
    let game = row(1, "31: 8/5 6/5", "42: 8/4 6/4", 27);
    let (file, facts) = read(&(head(3) + &game + &row(2, " Losses 2 points", "", 27)));
    assert_eq!((facts.score.a, facts.score.b), (0, 2), "{:?}", file.warnings);
    let (file, facts) = read(&(head(3) + &game + &row(2, "", " Losses 1 point", 27)));
    assert_eq!((facts.score.a, facts.score.b), (1, 0), "{:?}", file.warnings);
}

#[test]
fn result_without_a_roll_counts() {
    let text = head(5)
        + &row(1, " Losses 1 point", " Wins 1 point", 27)
        + "\n Game 2\n ann : 0                         bob : 1\n"
        + &row(1, "31: 8/5 6/5", "42: 8/4 6/4", 27)
        + &row(2, " Wins 2 points", "", 27);
    let (file, facts) = read(&text);
    assert_eq!((facts.games.len(), facts.score.a, facts.score.b), (2, 2, 1));
    let told: Vec<String> = file.warnings.iter().map(|warning| warning.text()).collect();
    assert_eq!(told, ["a result without a single roll: counted as a resignation"]);
    assert!(!file.has_faults());
    // It is there in everything that can be written.
    for format in [Format::Mat, Format::Sgf, Format::Log] {
        let written = pasch_formats::write(&file.record, &file.overlay, format).unwrap();
        let (_, again) = read(&written.text);
        assert_eq!((again.games.len(), again.score), (2, facts.score), "{format}\n{}", written.text);
    }
}

/// A match to 3 in which the second game is at 2-0, and the leader's opponent doubles.
fn doubled_at_two_nil(header: &str) -> String {
    let game = row(1, "31: 8/5 6/5", "42: 8/4 6/4", 27);
    format!("{header}3 point match\n\n Game 1\n ann : 0                         bob : 0\n")
        + &game
        + &row(2, " Wins 2 points", "", 27)
        + "\n Game 2\n ann : 2                         bob : 0\n"
        + &game
        + &row(2, "21: 13/11 24/23", " Doubles => 2", 27)
        + &row(3, " Takes", "52: 13/8 24/22", 27)
        + &row(4, "", " Wins 2 points", 27)
}

#[test]
fn double_in_the_crawford_game_tells_that_there_is_no_such_rule() {
    let (file, facts) = read(&doubled_at_two_nil(""));
    assert!(!file.record.header.options.crawford);
    assert_eq!((facts.counts.doubles, facts.counts.takes, facts.score.b), (1, 1, 2));
    let told: Vec<String> = file.warnings.iter().map(|warning| warning.text()).collect();
    assert!(told.len() == 1 && told[0].contains("nothing says that the Crawford rule holds"), "{told:?}");
    // Where the file names the rule, the double is at fault.
    let (file, facts) = read(&doubled_at_two_nil("; [Crawford \"On\"]\n"));
    assert!(file.record.header.options.crawford && file.has_faults());
    assert_eq!(facts.counts.doubles, 0);
}
