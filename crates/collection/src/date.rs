//! Dates as files write them.

const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// A date as ISO 8601, as far as it is told: `1981`, `1981-05` or `1981-05-30`.
///
/// Understood are numbers with the year first (`2024.08.10`, `2024-8-10 20:15`), months in English letters
/// (`August 30, 2003`, `10-Oct-2004`), and a year alone. `03/04/2005` is not: nobody knows which of the two is the month.
/// Times of the day are passed over.
///
/// ```
/// use pasch_collection::iso_date;
/// assert_eq!(iso_date("2024.08.10").as_deref(), Some("2024-08-10"));
/// assert_eq!(iso_date("August 30, 2003").as_deref(), Some("2003-08-30"));
/// assert_eq!(iso_date("03/04/2005"), None);
/// ```
#[must_use]
pub fn iso_date(text: &str) -> Option<String> {
    let words: Vec<&str> = text
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(|word| word.split_once('T').filter(|(day, _)| day.len() == 2).map_or(word, |(day, _)| day))
        .take(7)
        .collect();
    let year =
        |word: &str| (word.len() == 4).then(|| word.parse::<u16>().ok()).flatten().filter(|&y| y >= 1000);
    let number = |word: &str, most: u8| {
        let value = (word.len() <= 2).then(|| word.parse::<u8>().ok()).flatten();
        value.filter(|value| (1..=most).contains(value))
    };
    if let Some(first) = words.first().and_then(|word| year(word)) {
        let month = words.get(1).and_then(|word| number(word, 12).or_else(|| named_month(word)));
        let Some(month) = month else {
            return (words.len() == 1).then(|| format!("{first}"));
        };
        return Some(match words.get(2).and_then(|word| number(word, days(first, month))) {
            Some(day) => format!("{first}-{month:02}-{day:02}"),
            None if words.len() == 2 => format!("{first}-{month:02}"),
            None => return None,
        });
    }
    // With the month in letters there is no doubt about the rest.
    let month = words.iter().find_map(|word| named_month(word))?;
    let year = words.iter().find_map(|word| year(word))?;
    let day = words.iter().find_map(|word| number(word, days(year, month)));
    Some(day.map_or_else(|| format!("{year}-{month:02}"), |day| format!("{year}-{month:02}-{day:02}")))
}

fn named_month(word: &str) -> Option<u8> {
    let word = word.to_ascii_lowercase();
    let known = (1..).zip(MONTHS).find(|(_, month)| word.starts_with(month));
    known.map(|(number, _)| number)
}

fn days(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_told_is_taken() {
        for (text, expected) in [
            ("2024-8-1", Some("2024-08-01")),
            ("2024/02/29 21:15:00", Some("2024-02-29")),
            ("2024-02-29T21:15:00Z", Some("2024-02-29")),
            ("2023.02.29", None),
            ("1981", Some("1981")),
            ("1981-05", Some("1981-05")),
            ("1981.13.01", None),
            ("10 October 2004", Some("2004-10-10")),
            ("Sun Oct 10 20:15:33 2004", Some("2004-10-10")),
            ("30.12.2003", None),
            ("????.??.??", None),
            ("", None),
            ("today", None),
        ] {
            assert_eq!(iso_date(text).as_deref(), expected, "{text}");
        }
    }
}
