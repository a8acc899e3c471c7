//! Titles of matches, as lists show them.

use pasch_rules::{ByPlayer, Header};

/// The title of a match: its players and its length, or the name of its file where it has no players.
#[must_use]
pub fn title(header: &Header, name: &str) -> String {
    let ByPlayer { a, b } = &header.names;
    let length = match header.length {
        0 => "money".to_owned(),
        1 => "1 point".to_owned(),
        points => format!("{points} points"),
    };
    match (a.is_empty() && b.is_empty(), name.is_empty()) {
        (false, _) => format!("{a} – {b}, {length}"),
        (true, false) => name.to_owned(),
        (true, true) => format!("{}, {length}", header.variant.spec().name),
    }
}

#[cfg(test)]
mod tests {
    use pasch_rules::VariantId;

    use super::*;

    #[test]
    fn titles_name_the_players() {
        let mut header = Header::new(VariantId::BACKGAMMON, 7);
        assert_eq!(title(&header, ""), "Backgammon, 7 points");
        assert_eq!(title(&header, "final.mat"), "final.mat");
        header.names = ByPlayer { a: "Anna".to_owned(), b: "Bert".to_owned() };
        assert_eq!(title(&header, "final.mat"), "Anna – Bert, 7 points");
    }
}
