//! Letters and digits as strokes, for pictures that must not depend on fonts: Latin with its marks, Greek and Cyrillic.

use core::fmt::Write as _;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Where a line stands.
#[derive(Clone, Copy, Debug)]
pub struct Text<'a> {
    /// Across: what `anchor` says.
    pub x: f32,
    /// The foot of the letters.
    pub y: f32,
    /// Height of a line; capitals are seven tenths of it.
    pub size: f32,
    /// Colour of the letters, as SVG writes it.
    pub fill: &'a str,
    /// Which part of the line `x` is.
    pub anchor: Anchor,
}

/// A part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// `x` is the beginning of the line.
    Start,
    /// `x` is the middle of the line.
    Middle,
    /// `x` is the end of the line.
    End,
}

impl Anchor {
    /// As SVG calls it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }
}

/// The strokes of a character on a grid 4 wide and 6 high, the top at 0 and tails down to 8: places of a line as two
/// digits, lines parted by blanks.
const fn strokes(letter: char) -> Option<&'static str> {
    Some(match letter {
        ' ' | '\u{a0}' => "",
        '0' | 'O' => "103041453616050110",
        '1' => "112026 0646",
        '2' => "01103041420646",
        '3' => "011030414233 13334445361605",
        '4' => "36300444",
        '5' => "400003334445361605",
        '6' => "4130100105163645443303",
        '7' => "004016",
        '8' => "103041423313020110 1304051636454433",
        '9' => "43130201103041453605",
        'A' => "062046 1434",
        'B' => "00063645443303 33424130 3000",
        'C' => "4130100105163645",
        'D' => "00063645413000",
        'E' => "40000646 0333",
        'F' => "400006 0333",
        'G' => "413010010516364543 4323",
        'H' => "0006 4046 0343",
        'I' => "1030 2026 1636",
        'J' => "404536160504",
        'K' => "0006 4003 0346",
        'L' => "000646",
        'M' => "0600234046",
        'N' => "06004640",
        'P' => "060030414233 3303",
        'Q' => "103041453616050110 2446",
        'R' => "060030414233 3303 2346",
        'S' => "413010010213334445361605",
        'T' => "0040 2026",
        'U' => "000516364540",
        'V' => "002640",
        'W' => "0016233640",
        'X' => "0046 4006",
        'Y' => "002340 2326",
        'Z' => "00400646",
        'a' => "12324346 441405163645",
        'b' => "0006 0312324345361605",
        'c' => "4332120305163645",
        'd' => "4046 4332120305163645",
        'e' => "04444332120305163645",
        'f' => "40302126 1232",
        'g' => "4332120305163645 4247381807",
        'h' => "0006 0312324346",
        'i' => "2226 2020",
        'j' => "32372818 3030",
        'k' => "0006 4205 1446",
        'l' => "102026 1636",
        'm' => "0206 03122326 23324346",
        'n' => "0206 0312324346",
        'o' => "123243453616050312",
        'p' => "0208 0312324345361605",
        'q' => "4248 4332120305163645",
        'r' => "0206 03123243",
        's' => "43321203143445361605",
        't' => "20253646 0242",
        'u' => "0205163645 4246",
        'v' => "022642",
        'w' => "0216233642",
        'x' => "0246 4206",
        'y' => "0205163645 4247381807",
        'z' => "02420646",
        'Æ' => "062026 2040 2646 2343 1323",
        'Ð' => "00063645413000 0323",
        'Đ' => "00063645413000 0323",
        'Ł' => "000646 0432",
        'Ø' => "103041453616050110 4006",
        'Œ' => "40201001051646 2026 2343",
        'Þ' => "0006 013142433404",
        'ẞ' => "060110304122334445362616",
        'ß' => "060110304122334445362616",
        'æ' => "021223251605142444433223 253645",
        'ð' => "10434536160503123243 1331",
        'đ' => "4046 4332120305163645 2141",
        'ħ' => "0006 0312324346 0121",
        'ı' => "2226",
        'ł' => "102026 1636 1432",
        'ø' => "123243453616050312 4206",
        'œ' => "24231203051625242444433223 253645",
        'þ' => "0008 0312324345361605",
        'Γ' => "060040",
        'Δ' => "06204606",
        'Θ' => "103041453616050110 1333",
        'Λ' => "062046",
        'Ξ' => "0040 1333 0646",
        'Π' => "06004046",
        'Σ' => "4000230646",
        'Φ' => "2026113142443515040211",
        'Ψ' => "2026 000213334240",
        'Ω' => "06161201103041323646",
        'Б' => "4000063645443303",
        'Д' => "0706103036 0646 4647",
        'Ж' => "2026 0046 4006",
        'З' => "011030414233 23334445361605",
        'И' => "00064046",
        'У' => "0023 4006",
        'Ц' => "000646 4647 4046",
        'Ч' => "00021343 4046",
        'Ш' => "00064640 2026",
        'Щ' => "00064640 2026 4647",
        'Ъ' => "0010163645443313",
        'Ы' => "000626353403 4046",
        'Ь' => "00063645443303",
        'Ю' => "0006 0313203041453626151120",
        'Я' => "46401001021343 1306",
        'Є' => "4130100105163645 0333",
        'Э' => "0110304145361605 1343",
        '_' => "0646",
        ';' => "2122 2516",
        '!' => "2024 2626",
        '?' => "01103041422324 2626",
        '\\' => "0046",
        '|' => "2026",
        '+' => "0444 2226",
        '=' => "0343 0545",
        '*' => "0444 2226 1335 3315",
        '#' => "1016 3036 0242 0444",
        '%' => "4006 1010 3636",
        '&' => "46211030410405163643",
        '@' => "342413233434 3444413010010516",
        '"' => "1011 3031",
        '-' | '\u{2010}'..='\u{2014}' => "1333",
        '.' => "2526",
        '\u{2026}' => "0606 2626 4646",
        ',' => "2516",
        ':' => "2122 2526",
        '/' => "4006",
        '(' | '[' | '{' => "30121436",
        ')' | ']' | '}' => "10323416",
        '\'' | '`' | '\u{2018}' | '\u{2019}' => "2021",
        '\u{201c}' | '\u{201d}' => "1011 3031",
        _ => return None,
    })
}

/// Greek and Cyrillic letters that look as a Latin one, and that.
const TWINS: [(&str, &str); 4] = [
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
    ("ο", "o"),
    ("АВЕЅІЈКМНОРСТХГЛПФ", "ABESIJKMHOPCTXΓΛΠΦ"),
    ("асеоіјрѕху", "aceoijpsxy"),
];

fn twin(letter: char) -> Option<char> {
    let of = |(from, to): &(&str, &str)| to.chars().nth(from.chars().position(|one| one == letter)?);
    TWINS.iter().find_map(of)
}

/// The strokes of a mark, in a band 2 high above a letter, or below the line.
const fn mark(mark: char) -> Option<&'static str> {
    Some(match mark {
        '\u{300}' => "1032",
        '\u{301}' | '\u{384}' => "3012",
        '\u{302}' => "122032",
        '\u{303}' => "02103240",
        '\u{304}' => "0141",
        '\u{306}' => "0011223140",
        '\u{307}' => "2121",
        '\u{308}' => "1111 3131",
        '\u{309}' => "20312122",
        '\u{30a}' => "2031221120",
        '\u{30b}' => "2012 4032",
        '\u{30c}' => "102230",
        '\u{30f}' => "0022 2042",
        '\u{31b}' => "4041",
        '\u{323}' => "2828",
        '\u{326}' => "2718",
        '\u{327}' => "26372818",
        '\u{328}' => "36273848",
        _ => return None,
    })
}

/// Marks that stand below a letter.
const fn is_below(mark: char) -> bool {
    matches!(mark, '\u{323}'..='\u{328}')
}

/// A letter as strokes: each a list of places across and down, in units of the grid.
fn drawn(letter: char) -> Vec<Vec<(f32, f32)>> {
    let mut parts = letter.nfd();
    let base = parts.next().unwrap_or(letter);
    let known = |letter: char| strokes(letter).or_else(|| strokes(twin(letter)?));
    let capital = || base.to_uppercase().next().filter(|&capital| capital != base);
    let marks: Vec<char> = parts.filter(|&part| is_combining_mark(part)).collect();
    // The dot of an i gives way to a mark.
    let dotless = if base == 'i' && marks.iter().any(|&mark| !is_below(mark)) { 'ı' } else { base };
    let mut found: Vec<Vec<(f32, f32)>> = if let Some(strokes) = known(dotless) {
        lines(strokes).collect()
    } else if let Some(strokes) = capital().and_then(known) {
        // A small letter that is drawn as its capital, lower.
        lines(strokes).map(|line| line.into_iter().map(|(x, y)| (x, 2.0 + y * 2.0 / 3.0)).collect()).collect()
    } else {
        return lines("0040460600").collect();
    };
    let top = found.iter().flatten().fold(6.0_f32, |top, &(_, y)| top.min(y));
    for one in marks {
        let shift = if is_below(one) { 0.0 } else { top - 2.8 };
        let strokes = lines(mark(one).unwrap_or_default());
        found.extend(strokes.map(|line| line.into_iter().map(|(x, y)| (x, y + shift)).collect()));
    }
    found
}

fn lines(strokes: &str) -> impl Iterator<Item = Vec<(f32, f32)>> {
    strokes.split(' ').map(|stroke| {
        let (places, _) = stroke.as_bytes().as_chunks::<2>();
        places.iter().map(|place| place.map(|digit| f32::from(digit - b'0'))).map(|[x, y]| (x, y)).collect()
    })
}

/// A line of text as a path.
pub fn line(content: &str, text: &Text<'_>) -> String {
    let unit = text.size * 0.7 / 6.0;
    let letters: Vec<char> = content.nfc().collect();
    let count = letters.len() as f32;
    let width = (count * 5.6 - 1.6) * unit;
    let left = match text.anchor {
        Anchor::Start => text.x,
        Anchor::Middle => text.x - width / 2.0,
        Anchor::End => text.x - width,
    };
    let mut path = String::new();
    for (at, &letter) in letters.iter().enumerate() {
        let x0 = left + at as f32 * 5.6 * unit;
        for stroke in drawn(letter) {
            for (number, (x, y)) in stroke.into_iter().enumerate() {
                let word = if number == 0 { 'M' } else { 'L' };
                // Writing to a string cannot fail.
                let _ = write!(path, "{word}{:.1} {:.1}", x0 + x * unit, text.y - (6.0 - y) * unit);
            }
        }
    }
    format!(
        "<path d=\"{path}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{:.1}\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\"/>",
        text.fill,
        text.size / 10.0
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_europe_have_letters_of_their_own() {
        let names = "Kévin Øystein Łukasz Şebnem Çağrı Győző Jiří Ņina Ștefan Þór Ðóra Straße Æsa œuvre Ångström İrfan ħal \
                     Ελένη Θεόδωρος Ψυχή Ξένια Σωκράτης Юлія Щукин Жанна Фёдор Цыбулько Объём Їжак Эмма Нгуен Nguyễn \
                     O'Brien “Doc” 7-point (Crawford): 2,1/3 = 4 * 5 + 6 & 7 % # @ ! ? _ ;";
        let boxed = drawn('\u{4e00}');
        for letter in names.nfc().filter(|letter| !letter.is_whitespace()) {
            let found = drawn(letter);
            assert!(!found.is_empty() && found != boxed, "{letter}");
            let inside =
                found.iter().flatten().all(|&(x, y)| (0.0..=4.0).contains(&x) && (-3.0..=8.0).contains(&y));
            assert!(inside, "{letter}: {found:?}");
        }
        assert_eq!(drawn('\u{3042}'), boxed, "another script is a box");
    }

    #[test]
    fn a_mark_is_drawn_with_its_letter_and_takes_no_place_of_its_own() {
        let text = Text { x: 0.0, y: 100.0, size: 20.0, fill: "#000", anchor: Anchor::Start };
        assert_eq!(line("Kévin", &text), line("Ke\u{301}vin", &text));
        let (plain, marked) = (drawn('e'), drawn('é'));
        assert_eq!(marked[..plain.len()], plain[..]);
        assert_eq!(marked.len(), plain.len() + 1);
        assert_ne!(drawn('k'), drawn('K'));
        assert_ne!(drawn('п'), drawn('П'));
    }
}
