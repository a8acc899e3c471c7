//! OGID, OpenGammon's line: the places of each side's checkers, the cube, and as much of dice, turn, state, score and
//! length as is known, joined by colons.
//!
//! White is seat B and Black seat A, as XGID's X and O. Places are counted on one board for both: White moves from 0, its
//! bar, up to 24, Black from 25, its bar, down to 1; a place is a digit or a letter from `a` for 10, and stands once for
//! every checker there. The turn is told by who acted last, so the other has to act; a doubler waits for the answer, so
//! there it is itself.

use core::fmt::Write;

use pasch_messages::Describe;
use pasch_rules::{ByPlayer, Die, Player};
use thiserror::Error;

use crate::situation::{BoardFault, Checkers, Offer, ScoreFault, Situation, Stage, check_checkers};

/// The word that may introduce an OGID.
pub const KEYWORD: &str = "OGID=";

/// A place beyond the board: a checker that has been borne off.
const OFF: u8 = 26;
/// The highest cube, as a power of two.
const MOST_CUBE: u32 = 15;
/// The largest number of points.
const MOST_POINTS: u32 = 32_767;

/// Why a text is no OGID.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("ogid-error")]
pub enum OgidError {
    /// Too few or too many fields.
    Fields(#[describe(name = "value")] usize),
    /// A character that stands for no place of a checker.
    Place {
        /// The side whose checkers are listed: `white` or `black`.
        side: &'static str,
        /// The character that names no place.
        character: char,
    },
    /// A field outside its values.
    Field {
        /// The name of the field, as messages give it.
        field: &'static str,
        /// The field's text as it was given.
        text: String,
        /// What may stand there.
        expected: &'static str,
    },
    /// A player has won already.
    #[describe(transparent)]
    Score(#[from] ScoreFault),
    /// No such position can be on a board.
    #[describe(transparent)]
    Setup(#[from] BoardFault),
}

/// What is odd about an OGID that could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, Error)]
#[describe("ogid-warning")]
pub enum OgidWarning {
    /// Nothing says who has to act.
    NoTurn,
    /// Another number of checkers than that of backgammon.
    Checkers(#[describe(name = "value")] u32),
    /// Crawford, but nobody is one point away.
    CrawfordScore,
    /// A cube on 1 belongs to nobody.
    OwnedCube,
}

const fn name(player: Player) -> &'static str {
    match player {
        Player::A => "black",
        Player::B => "white",
    }
}

const fn letter(player: Player) -> char {
    match player {
        Player::A => 'B',
        Player::B => 'W',
    }
}

/// A place on the board of both for one in the player's own count, and back; 25 is their bar.
const fn turned(player: Player, place: u8) -> Option<u8> {
    match player {
        Player::A => Some(place),
        Player::B => 25_u8.checked_sub(place),
    }
}

/// The OGID of a situation, without its keyword. Beavers and resignations on offer and the rules of money play cannot be
/// written and are left out.
#[must_use]
pub fn encode(situation: &Situation) -> String {
    let s = situation;
    let mut text = String::new();
    for player in [Player::B, Player::A] {
        let mut places: Vec<u8> = (1..=25)
            .filter_map(|own| {
                turned(player, own).map(|place| (place, s.checkers[player][usize::from(own) - 1]))
            })
            .flat_map(|(place, count)| (0..count).map(move |_| place))
            .collect();
        places.sort_unstable();
        text.extend(places.into_iter().map(|place| char::from_digit(place.into(), 36).unwrap_or('?')));
        text.push(':');
    }
    let doubled = s.offer == Some(Offer::Double);
    let (action, state) = match (doubled, s.dice) {
        (true, _) => ('O', "D"),
        (false, Some(_)) => ('N', "R"),
        (false, None) => ('N', "C"),
    };
    let mut faces = s.dice.filter(|_| !doubled).map_or(Vec::new(), |dice| dice.map(Die::face).to_vec());
    faces.sort_unstable();
    let dice: String = faces.iter().map(u8::to_string).collect();
    let acted = letter(if doubled { s.turn } else { s.turn.other() });
    let one_away = s.length > 1 && s.score.a.max(s.score.b) + 1 == s.length;
    let mark = if s.crawford {
        "C"
    } else if one_away {
        "L"
    } else {
        ""
    };
    let (owner, cube) = (s.cube_owner.map_or('N', letter), s.cube_log2);
    let (white, black, length) = (s.score.b, s.score.a, s.length);
    write!(text, "{owner}{cube}{action}:{dice}:{acted}:{state}:{white}:{black}:{length}{mark}:0")
        .expect("a String takes any text");
    text
}

/// Reads an OGID; the keyword may be missing or in any case.
///
/// # Errors
/// [`OgidError`] with the first field that cannot be.
pub fn decode(text: &str) -> Result<(Situation, Vec<OgidWarning>), OgidError> {
    let text = text.trim();
    let text = match text.get(..KEYWORD.len()) {
        Some(head) if head.eq_ignore_ascii_case(KEYWORD) => text[KEYWORD.len()..].trim_start(),
        _ => text,
    };
    let fields: Vec<&str> = text.split(':').map(str::trim).collect();
    if !(3..=11).contains(&fields.len()) {
        return Err(OgidError::Fields(fields.len()));
    }
    let field = |at: usize| fields.get(at).copied().unwrap_or("");
    let mut warnings = Vec::new();
    let checkers = ByPlayer { a: side(Player::A, fields[1])?, b: side(Player::B, fields[0])? };
    check_checkers(&checkers)?;
    let mut s = Situation { checkers, ..Situation::default() };

    let cube = cube(fields[2])?;
    (s.cube_log2, s.cube_owner) = (cube.log2, cube.owner);
    let state = field(5);
    let doubled = cube.action == 'O' || state == "D";
    s.offer = doubled.then_some(Offer::Double);
    if cube.action == 'P' || state == "P" {
        s.stage = Stage::Dropped;
    }
    let rolled = dice(field(3))?;
    // While a cube is asked about, the dice are those of the turn before.
    s.dice = rolled.filter(|_| !doubled && state != "C");
    let acted = match field(4) {
        "" => {
            warnings.push(OgidWarning::NoTurn);
            if doubled { Player::B } else { Player::A }
        }
        "W" => Player::B,
        "B" => Player::A,
        other => return Err(refusal("last-player", other, "player")),
    };
    s.turn = if doubled { acted } else { acted.other() };

    s.score = ByPlayer { a: points("score-black", field(7))?, b: points("score-white", field(6))? };
    let (digits, mark) =
        field(8).split_at(field(8).find(|c: char| !c.is_ascii_digit()).unwrap_or(field(8).len()));
    s.length = points("match-length", digits)?;
    match (mark, mark.strip_prefix('G')) {
        ("" | "L" | "C", _) => {}
        (_, Some(games)) if games.bytes().all(|byte| byte.is_ascii_digit()) => {}
        _ => return Err(refusal("match-length", field(8), "length")),
    }
    if s.length > 0 {
        s.crawford = mark == "C";
        if s.check_score()? {
            warnings.push(OgidWarning::CrawfordScore);
        }
    }
    if s.cube_owner.is_some() && s.cube_log2 == 0 {
        warnings.push(OgidWarning::OwnedCube);
        s.cube_owner = None;
    }
    let count = if field(10).is_empty() { 15 } else { points("checkers", field(10))? };
    if count != 15 {
        warnings.push(OgidWarning::Checkers(count));
    }
    Ok((s, warnings))
}

/// Whether a word has the form of an OGID: two sides and a cube, whatever comes after.
#[must_use]
pub fn looks_like(word: &str) -> bool {
    let mut fields = word.split(':');
    let sides = [fields.next().unwrap_or(""), fields.next().unwrap_or("")];
    let placed = |c: char| matches!(c, '0'..='9' | 'a'..='q');
    sides.iter().all(|side| side.chars().all(placed))
        && sides.iter().any(|side| !side.is_empty())
        && fields.next().is_some_and(|text| cube(text).is_ok())
}

fn refusal(field: &'static str, text: &str, expected: &'static str) -> OgidError {
    OgidError::Field { field, text: text.chars().take(40).collect(), expected }
}

fn side(player: Player, text: &str) -> Result<Checkers, OgidError> {
    let mut checkers: Checkers = [0; 25];
    for character in text.chars() {
        let refused = || OgidError::Place { side: name(player), character };
        let place = match character {
            '0'..='9' => character as u8 - b'0',
            'a'..='q' => character as u8 - b'a' + 10,
            _ => return Err(refused()),
        };
        if place == OFF {
            continue;
        }
        // Nobody's checker stands on the other's bar.
        let own = turned(player, place).filter(|own| *own > 0).ok_or_else(refused)?;
        let count = &mut checkers[usize::from(own) - 1];
        *count = count.saturating_add(1);
    }
    Ok(checkers)
}

/// The cube and what was last done with it: nothing, offered, taken, passed.
struct CubeField {
    owner: Option<Player>,
    log2: u8,
    action: char,
}

fn cube(text: &str) -> Result<CubeField, OgidError> {
    let read = || {
        let owner = match text.chars().next()? {
            'W' => Some(Player::B),
            'B' => Some(Player::A),
            // In the middle, out of play, not told.
            'N' | 'D' | '?' => None,
            _ => return None,
        };
        let action = text.chars().next_back().filter(|c| matches!(c, 'N' | 'O' | 'T' | 'P'))?;
        let log2 =
            text.get(1..text.len() - 1)?.parse().ok().filter(|log2: &u8| u32::from(*log2) <= MOST_CUBE)?;
        Some(CubeField { owner, log2, action })
    };
    read().ok_or_else(|| refusal("cube", text, "cube"))
}

fn dice(text: &str) -> Result<Option<[Die; 2]>, OgidError> {
    let die = |byte: u8| byte.checked_sub(b'0').and_then(Die::new);
    let roll = match *text.as_bytes() {
        [] => return Ok(None),
        [first, second] => die(first).zip(die(second)),
        _ => None,
    };
    let (first, second) = roll.ok_or_else(|| refusal("dice", text, "roll"))?;
    Ok(Some([first, second]))
}

fn points(field: &'static str, text: &str) -> Result<u32, OgidError> {
    match text {
        "" => Ok(0),
        _ => text
            .parse()
            .ok()
            .filter(|points| *points <= MOST_POINTS)
            .ok_or_else(|| refusal(field, text, "number")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::xgid;

    const START: &str = "11ccccchhhjjjjj:66666888dddddoo";

    fn as_xgid(text: &str) -> String {
        xgid::encode(&decode(text).unwrap_or_else(|error| panic!("{text}: {error}")).0)
    }

    #[test]
    fn the_turn_is_the_others_but_for_a_double() {
        let board = "-b----E-C---eE---c-e----B-";
        for (rest, due) in [
            ("N0N:31:B:R:0:0:0:0", "0:0:1:31:0:0:0:0:10"),
            ("N0N:31:W:R:2:1:7:4", "0:0:-1:31:2:1:0:7:10"),
            ("N0O::B:D:0:0:3:11", "0:0:-1:D:0:0:0:3:10"),
            ("W1O::W:D:0:0:3:11", "1:1:1:D:0:0:0:3:10"),
            ("B1T::B:A:4:0:5L", "1:-1:1:00:4:0:0:5:10"),
            ("D0N:46:W:R:4:0:5C", "0:0:-1:46:4:0:1:5:10"),
            // The dice of the turn before.
            ("N0N:31:B:C:0:0:0:0", "0:0:1:00:0:0:0:0:10"),
            ("N0N:52:W:R:1:1:5G15:7:15", "0:0:-1:52:1:1:0:5:10"),
        ] {
            assert_eq!(as_xgid(&format!("{START}:{rest}")), format!("XGID={board}:{due}"), "{rest}");
        }
        assert_eq!(as_xgid(&format!("ogid= {START}:N0N::B")), format!("XGID={board}:0:0:1:00:0:0:0:0:10"));
    }

    #[test]
    fn places_are_those_of_one_board() {
        // White has a checker on the bar, Black one and two off.
        let (found, warnings) = decode("0jjjjjkkkkkllll:2233445566771pq:N0N:65:W:R:0:0:5:9").unwrap();
        assert_eq!(warnings, []);
        assert_eq!((found.checkers.b[24], found.checkers.b[5], found.checkers.b[3]), (1, 5, 4));
        assert_eq!((found.checkers.a[24], found.checkers.a[0], found.checkers.a[6]), (1, 1, 2));
        assert_eq!(encode(&found), "0jjjjjkkkkkllll:1223344556677p:N0N:56:W:R:0:0:5:0");
    }

    #[test]
    fn what_is_written_is_read_the_same() {
        for id in [
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
            "XGID=-a-B-BD-B---dD---c-e--b--A:2:1:1:42:4:2:0:9:10",
            "XGID=a-CBEBa------b-b-bAbBab-b-:1:1:-1:D:3:3:0:7:10",
            "XGID=-BCD---a-------AAA-e-d-eBA:0:0:-1:11:4:1:1:5:10",
            "XGID=-CCEbcB-B----a-a--bbbb----:1:-1:-1:52:1:6:0:7:10",
        ] {
            let (situation, _) = xgid::decode(id).unwrap();
            let text = encode(&situation);
            let (again, warnings) = decode(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let sorted = situation.dice.map(|[first, second]| [first.min(second), first.max(second)]);
            assert_eq!((again, warnings), (Situation { dice: sorted, ..situation }, Vec::new()), "{text}");
            assert!(looks_like(&text), "{text}");
        }
    }

    #[test]
    fn odd_fields_are_told() {
        let told = |rest: &str| decode(&format!("{START}:{rest}")).unwrap().1;
        assert_eq!(told("N0N"), [OgidWarning::NoTurn]);
        assert_eq!(told("W0N:31:W"), [OgidWarning::OwnedCube]);
        assert_eq!(told("N0N:31:W:R:2:2:5C"), [OgidWarning::CrawfordScore]);
        assert_eq!(told("N0N:31:W:R:0:0:0:0:3"), [OgidWarning::Checkers(3)]);
    }

    #[test]
    fn refusals_say_why() {
        let refusal = |rest: &str| decode(&format!("{START}:{rest}")).unwrap_err().to_string();
        assert_eq!(
            refusal("N0N:37:W"),
            "the dice \"37\" of the OGID is not two dice from 1 to 6, or nothing"
        );
        assert_eq!(refusal("N0N:31:W:R:7:0:7"), "a score of 7 reaches the match length 7");
        assert_eq!(refusal("N0N:31:O"), "the player who acted last \"O\" of the OGID is not W or B");
        assert!(refusal("N99N").starts_with("the cube \"N99N\""));
        assert!(refusal("N0N:31:W:R:0:0:7Ё").starts_with("the match length \"7Ё\""));
        assert!(refusal("N0N:31:W:R:0:0:7X").starts_with("the match length \"7X\""));
        assert_eq!(decode("11:66").unwrap_err(), OgidError::Fields(2));
        assert_eq!(decode("p:6:N0N").unwrap_err(), OgidError::Place { side: "white", character: 'p' });
        assert_eq!(decode("1:06:N0N").unwrap_err(), OgidError::Place { side: "black", character: '0' });
        assert!(matches!(decode("6:6:N0N").unwrap_err(), OgidError::Setup(_)));
        assert!(!looks_like("12:30:45") && !looks_like("::N0N") && !looks_like("N0N"));
    }
}
