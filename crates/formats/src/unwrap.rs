//! What addresses, pages and word processors wrap around an identifier, taken away.

use std::borrow::Cow;

/// Characters of identifiers, and marks around them, that addresses write with a percent sign.
const ENCODED: [(&str, char); 19] = [
    ("20", ' '),
    ("22", '"'),
    ("23", '#'),
    ("25", '%'),
    ("26", '&'),
    ("27", '\''),
    ("2B", '+'),
    ("2C", ','),
    ("2D", '-'),
    ("2F", '/'),
    ("3A", ':'),
    ("3B", ';'),
    ("3C", '<'),
    ("3D", '='),
    ("3E", '>'),
    ("3F", '?'),
    ("5F", '_'),
    ("0A", '\n'),
    ("0D", '\r'),
];

/// Characters that pages write by name.
const NAMED: [(&str, &str); 13] = [
    ("amp", "&"),
    ("lt", "<"),
    ("gt", ">"),
    ("quot", "\""),
    ("apos", "'"),
    ("nbsp", " "),
    ("colon", ":"),
    ("equals", "="),
    ("sol", "/"),
    ("plus", "+"),
    ("lowbar", "_"),
    ("hyphen", "-"),
    ("shy", ""),
];

/// Elements that only change how letters look: they may stand within an identifier.
const INLINE: [&str; 12] =
    ["b", "i", "u", "em", "strong", "span", "code", "tt", "mark", "font", "kbd", "wbr"];

/// The text without what is wrapped around identifiers: percent signs of addresses (twice, for addresses in addresses),
/// names of characters, plain elements that only change how letters look, and marks without a width.
pub(crate) fn plain(text: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    if text.contains('&') {
        text = Cow::Owned(without_names(&text));
    }
    for _ in 0..2 {
        if text.contains('%') {
            text = Cow::Owned(without_percents(&text));
        }
    }
    if text.contains('<') {
        text = Cow::Owned(without_elements(&text));
    }
    let widthless = |c: char| matches!(c, '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}');
    if text.contains(widthless) {
        text = Cow::Owned(text.replace(widthless, ""));
    }
    text
}

fn without_percents(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        plain.push_str(before);
        let code = after.get(..2).unwrap_or("");
        match ENCODED.iter().find(|(known, _)| known.eq_ignore_ascii_case(code)) {
            Some(&(_, character)) => {
                plain.push(character);
                rest = &after[2..];
            }
            None => {
                plain.push('%');
                rest = after;
            }
        }
    }
    plain + rest
}

fn without_names(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        plain.push_str(before);
        let name = after.split(';').next().unwrap_or("");
        match (name.len() < after.len() && name.len() <= 8).then(|| character(name)).flatten() {
            Some(character) => {
                plain.push_str(&character);
                rest = &after[name.len() + 1..];
            }
            None => {
                plain.push('&');
                rest = after;
            }
        }
    }
    plain + rest
}

/// The character of `amp`, `#58` or `#x3A`.
fn character(name: &str) -> Option<String> {
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => number.parse().ok()?,
        };
        return char::from_u32(code).map(String::from);
    }
    NAMED.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, is)| (*is).to_owned())
}

/// Elements that carry nothing with them are taken away; the marks of all others part words.
fn without_elements(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        plain.push_str(before);
        let inside = after.split('>').next().unwrap_or("");
        let name = inside.trim_start_matches('/').trim_end_matches(['/', ' ']);
        if inside.len() < after.len() && INLINE.iter().any(|known| known.eq_ignore_ascii_case(name)) {
            rest = &after[inside.len() + 1..];
        } else {
            plain.push('<');
            rest = after;
        }
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn wrappings_are_taken_away() {
        for (text, expected) in [
            ("XGID%3D-b----E-C---eE---c-e----B-%3a0", "XGID=-b----E-C---eE---c-e----B-:0"),
            ("a%253Db", "a=b"),
            ("54.40% (G:18.22% B:0.53%) 100%de", "54.40% (G:18.22% B:0.53%) 100%de"),
            ("x&#58;y&#x3a;z &colon; &nbsp;&unknown; & &", "x:y:z :  &unknown; & &"),
            ("<b>4HPw</b>ATDg<wbr/>c<p>d", "4HPwATDgc<p>d"),
            ("<4HPwATDgc/ABMA> a < b", "<4HPwATDgc/ABMA> a < b"),
            ("4HP\u{200b}w\u{ad}A", "4HPwA"),
            ("%", "%"),
            ("é%C3%A9", "é%C3%A9"),
        ] {
            assert_eq!(plain(text), expected, "{text}");
        }
    }
}
