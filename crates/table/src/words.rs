//! What people write: names and lines of chat, made harmless or refused.

/// Longest name, in characters.
const NAME: usize = 24;

/// Longest line of chat, in characters.
pub const LINE: usize = 280;

/// Whether a character may change how other characters are shown: controls, marks of direction, invisible
/// joiners and the like.
fn is_treacherous(one: char) -> bool {
    one.is_control()
        || matches!(one,
            '\u{AD}' | '\u{61C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFF0}'..='\u{FFFF}'
            | '\u{E0000}'..='\u{E0FFF}')
}

/// A name as it is kept, or `None` when it cannot be one: 1 to 24 letters, figures, spaces or `_ - . '`, with
/// at least one letter or figure.
#[must_use]
pub fn name(text: &str) -> Option<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = |one: char| one.is_alphanumeric() || matches!(one, ' ' | '_' | '-' | '.' | '\'' | '’');
    let good = (1..=NAME).contains(&name.chars().count())
        && name.chars().all(fits)
        && name.chars().any(char::is_alphanumeric);
    good.then_some(name)
}

/// A line of chat without what could change how other text is shown, or `None` when nothing is left or it is
/// longer than 280 characters.
#[must_use]
pub fn line(text: &str) -> Option<String> {
    let plain: String = text.chars().map(|one| if is_treacherous(one) { ' ' } else { one }).collect();
    let line = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    (!line.is_empty() && line.chars().count() <= LINE).then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(name("  Anna   Lee ").as_deref(), Some("Anna Lee"));
        assert_eq!(name("Ayşe_7").as_deref(), Some("Ayşe_7"));
        for bad in ["", "   ", "...", "<b>x</b>", "a\u{202E}b", "a\nb\u{0}", &"x".repeat(25)] {
            assert_eq!(name(bad), None, "{bad:?}");
        }
        assert_eq!(name(&"x".repeat(24)).map(|name| name.len()), Some(24));
    }

    #[test]
    fn lines_lose_what_could_deceive() {
        assert_eq!(line("good\u{202E} luck\n\u{7}").as_deref(), Some("good luck"));
        assert_eq!(line("<script>").as_deref(), Some("<script>"), "text is text");
        assert_eq!(line("\u{200B}\u{2066}"), None);
        assert_eq!(line(&"x".repeat(281)), None);
        assert_eq!(line(&"ß".repeat(280)).map(|line| line.chars().count()), Some(280));
    }
}
