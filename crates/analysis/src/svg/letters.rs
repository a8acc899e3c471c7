//! Letters and digits as strokes, for pictures that must not depend on fonts. Capitals serve for small letters.

use core::fmt::Write as _;

/// Where a line stands.
#[derive(Clone, Copy, Debug)]
pub struct Text<'a> {
    /// Across: what `anchor` says.
    pub x: f32,
    /// The foot of the letters.
    pub y: f32,
    /// Height of a line; capitals are seven tenths of it.
    pub size: f32,
    /// Colour.
    pub fill: &'a str,
    /// Which part of the line `x` is.
    pub anchor: Anchor,
}

/// A part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
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

/// The strokes of a character on a grid 4 wide and 6 high, the top at 0: places of a line as two digits, lines parted by
/// blanks. What is not here is a box.
const fn strokes(letter: char) -> &'static str {
    match letter {
        ' ' => "",
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
        '-' | '\u{2013}' => "1333",
        '.' => "2526",
        ',' => "2516",
        ':' => "2122 2526",
        '/' => "4006",
        '(' => "30121436",
        ')' => "10323416",
        '\'' => "2021",
        _ => "0040460600",
    }
}

/// A line of text as a path.
pub fn line(content: &str, text: &Text<'_>) -> String {
    let unit = text.size * 0.7 / 6.0;
    let count = content.chars().count() as f32;
    let width = (count * 5.6 - 1.6) * unit;
    let left = match text.anchor {
        Anchor::Start => text.x,
        Anchor::Middle => text.x - width / 2.0,
        Anchor::End => text.x - width,
    };
    let mut path = String::new();
    for (at, letter) in content.chars().enumerate() {
        let x0 = left + at as f32 * 5.6 * unit;
        for stroke in strokes(letter.to_uppercase().next().unwrap_or(letter)).split(' ') {
            let (places, _) = stroke.as_bytes().as_chunks::<2>();
            for (number, place) in places.iter().enumerate() {
                let [x, y] = place.map(|digit| f32::from(digit.saturating_sub(b'0').min(6)));
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
