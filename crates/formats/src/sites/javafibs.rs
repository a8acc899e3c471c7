//! JavaFIBS `.match`: `code:player:data`. The codes were found by holding a file against the same match in other formats.
//! The opponent is seat A, the owner of the file ("You") seat B.

use pasch_rules::{ByPlayer, Player};

use super::{Read, Sheet, dance, lines, own_count, roll};
use crate::decode::Decoded;
use crate::script::{self, Body, Game, What};

/// Reads a match as JavaFIBS writes it.
///
/// # Errors
/// [`ReadError::NoGame`](crate::ReadError::NoGame) if it holds none.
pub fn read(decoded: &Decoded) -> Read {
    let mut sheet = Sheet::new(decoded);
    let mut score = ByPlayer { a: "0".to_owned(), b: "0".to_owned() };
    let mut rolled: Option<(u32, Player, String)> = None;
    let mut owner = None;
    for (line, text) in lines(&decoded.text) {
        let mut fields = text.splitn(3, ':');
        let code = fields.next().and_then(|code| code.parse::<u32>().ok());
        let (name, data) = (fields.next().unwrap_or(""), fields.next().unwrap_or("").trim());
        let side = if name == "You" { Player::B } else { Player::A };
        if !matches!(code, Some(1 | 15)) {
            unplayed(&mut sheet, &mut rolled);
        }
        let what = match code {
            Some(8) => {
                sheet.script.header.names.a = name.to_owned();
                sheet.length(line, data)?;
                continue;
            }
            Some(13) => {
                let number = sheet.script.games.len() as u32 + 1;
                let score = Some(score.clone());
                sheet.begin(Game {
                    line: Some(line),
                    number,
                    score,
                    score_line: Some(line),
                    ..Game::default()
                });
                continue;
            }
            Some(0 | 11) => {
                rolled = Some((line, side, data.split_whitespace().collect()));
                continue;
            }
            Some(1) => match rolled.take() {
                Some((_, _, dice)) => roll(&dice, &own_count(data)),
                None => What::Other(text.to_owned()),
            },
            Some(15) => match rolled.take() {
                Some((_, _, dice)) => dance(&dice),
                None => What::Other(text.to_owned()),
            },
            Some(2) => What::Doubles(None),
            Some(3) => What::Resigns,
            Some(4) => What::Takes,
            Some(5) => What::Drops,
            Some(7) => What::Wins(data.parse().ok()),
            Some(14) => {
                for part in text.split(':').skip(1) {
                    let Some((who, points)) = part.rsplit_once('-') else { continue };
                    if who == sheet.script.header.names.a {
                        points.clone_into(&mut score.a);
                    } else {
                        points.clone_into(&mut score.b);
                        owner = Some(who.to_owned());
                    }
                }
                continue;
            }
            Some(6 | 9 | 10 | 12) => continue,
            _ if text.starts_with("JavaFIBS internal") => continue,
            _ => {
                sheet.unknown(line, text);
                continue;
            }
        };
        sheet.push(line, None, side, what);
    }
    unplayed(&mut sheet, &mut rolled);
    sheet.script.header.names.b = owner.unwrap_or_else(|| "You".to_owned());
    sheet.finish()
}

/// A roll that is followed by no play.
fn unplayed(sheet: &mut Sheet, rolled: &mut Option<(u32, Player, String)>) {
    if let Some((line, side, dice)) = rolled.take() {
        let what = What::Roll { dice: script::dice_text(&dice), body: Body::Unplayed, column: None };
        sheet.push(line, None, side, what);
    }
}
