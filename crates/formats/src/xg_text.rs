//! eXtreme Gammon's positions as text, in whatever language its user speaks: an XGID, names, a board, what was computed.
//!
//! Words are translated, shapes are not; so names, candidates and cube values are found by their shape. Matches leave the
//! program as match text ([`mat`](crate::mat)).

use core::fmt::Write;

use pasch_rules::{ByPlayer, Die, Player};

use crate::overlay::{Candidate, Chances, JudgedCube, JudgedPlays, Method, Note, Unit};
use crate::situation::{Checkers, Offer, Situation};
use crate::steps;
use crate::xgid;

/// The names in `X:alice   O:bob`, if such a line stands there.
#[must_use]
pub fn names(text: &str) -> Option<ByPlayer<String>> {
    text.lines().find_map(|line| {
        let (x, o) = line.trim().strip_prefix("X:")?.split_once("  ")?;
        let o = o.trim().strip_prefix("O:")?;
        Some(ByPlayer { a: o.trim().to_owned(), b: x.trim().to_owned() })
    })
}

/// What the text says about the decision; `None` if nothing.
#[must_use]
pub fn note(text: &str) -> Option<Note> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let mut candidates = Vec::new();
    let mut cube = None;
    for (index, line) in lines.iter().enumerate() {
        if let Some((how, play, equity)) = candidate_line(line) {
            let chances = lines.get(index + 1).zip(lines.get(index + 2)).and_then(|(a, b)| chances(a, b));
            let Some((chains, chances)) = steps::parse(play).ok().zip(chances) else { continue };
            let moves = steps::single(&chains);
            candidates.push(Candidate { moves, method: method(how), chances, equity });
        } else if candidates.is_empty() && cube.is_none() {
            let next = lines.get(index + 1).copied().unwrap_or("");
            let how = index.checked_sub(1).map_or("", |before| lines[before]);
            cube = chances(line, next).and_then(|chances| cube_of(chances, how, &lines[index + 2..]));
        }
    }
    let rolled = rollouts(&lines);
    let methods = candidates.iter_mut().map(|one| &mut one.method);
    for method in methods.chain(cube.as_mut().map(|cube| &mut cube.method)) {
        let Method::Named(name) = method else { continue };
        let Some(mark) = name.strip_prefix(ROLLOUT) else { continue };
        let (trials, text) = rolled.iter().find(|one| one.0 == mark).map_or((0, ""), |one| (one.1, one.2));
        *method = Method::Rollout { trials, text: text.to_owned() };
    }
    let plays = (!candidates.is_empty()).then_some(JudgedPlays { played: None, candidates });
    (plays.is_some() || cube.is_some()).then(|| Note { plays, cube, ..Note::default() })
}

/// `1. 4-ply       19/18 14/12      eq:-0.491 (-0.065)`: depth, play, equity. The play begins with its first slash's word;
/// a long depth (`XG Roller++ 18/11`) leaves one blank before it. Other languages write `éq:`, in one letter or two.
fn candidate_line(line: &str) -> Option<(&str, &str, f32)> {
    let (number, rest) = line.split_once(". ")?;
    number.trim().parse::<u32>().ok()?;
    let (head, equity) = rest.split_once("q:")?;
    let head = head.trim_end_matches(|c: char| !c.is_whitespace()).trim();
    let first = head.find('/')?;
    let begin = head[..first].rfind(char::is_whitespace)?;
    let equity = equity.split_whitespace().next()?.parse().ok()?;
    Some((head[..begin].trim(), head[begin..].trim(), equity))
}

/// What eXtreme Gammon calls a rollout, in every language.
const ROLLOUT: &str = "Rollout";

/// What it writes behind the number of games of a rollout.
const GAMES_ROLLED: &str = " Games rolled";

/// The footnotes about rollouts, `¹  1296 Games rolled with Variance Reduction.`: mark, games, the rest.
fn rollouts<'a>(lines: &[&'a str]) -> Vec<(&'a str, u32, &'a str)> {
    let footnote = |line: &'a str| {
        let (head, rest) = line.split_once(GAMES_ROLLED)?;
        let (mark, games) = head.split_at(head.find(|c: char| c.is_ascii_digit())?);
        Some((mark.trim(), games.parse().ok()?, rest.trim_matches([':', '.', ' '])))
    };
    lines.iter().filter_map(|line| footnote(line)).collect()
}

/// `4-ply`, or a name.
fn method(how: &str) -> Method {
    match how.strip_suffix("-ply").and_then(|plies| plies.parse::<u8>().ok()) {
        Some(plies @ 1..) => Method::Xg(plies),
        _ => Method::Named(how.chars().take(60).collect()),
    }
}

/// The depth in a sentence of whatever language: `Analyzed in XG Roller++`, `Analysé avec 4-ply`.
fn named(sentence: &str) -> &str {
    let own = ["XG Roller", ROLLOUT].into_iter().find_map(|name| sentence.find(name));
    match own {
        Some(begin) => &sentence[begin..],
        None => sentence.rsplit(' ').next().filter(|word| word.contains("-ply")).unwrap_or(sentence),
    }
}

/// Two lines of three percentages: the player's and the opponent's.
fn chances(player: &str, opponent: &str) -> Option<Chances> {
    let [win, win_gammon, win_backgammon] = percentages(player)?;
    let [_, lose_gammon, lose_backgammon] = percentages(opponent)?;
    Some(Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon })
}

fn percentages(line: &str) -> Option<[f32; 3]> {
    let mut found = Vec::new();
    for part in line.split_inclusive('%').filter_map(|part| part.strip_suffix('%')) {
        let digits = part.rfind(|c: char| !c.is_ascii_digit() && c != '.').map_or(0, |at| at + 1);
        found.push(part.get(digits..)?.parse::<f32>().ok()? / 100.0);
    }
    found.try_into().ok()
}

/// Numbers with a sign outside brackets: two without the cube in one line, then three with it, one a line.
fn cube_of(chances: Chances, how: &str, lines: &[&str]) -> Option<JudgedCube> {
    let rows: Vec<Vec<f32>> =
        lines.iter().take(12).map(|line| signed(line)).filter(|row| !row.is_empty()).collect();
    let cubeless = rows.iter().position(|row| row.len() == 2)?;
    let [no_double, double_take, double_drop] = rows.get(cubeless + 1..cubeless + 4)? else { return None };
    Some(JudgedCube {
        method: method(named(how)),
        unit: Unit::Equity,
        no_double: chances,
        no_double_value: [rows[cubeless][0], *no_double.first()?],
        double_take: chances,
        double_take_value: [rows[cubeless][1], *double_take.first()?],
        double_drop: double_drop.first().copied(),
    })
}

fn signed(line: &str) -> Vec<f32> {
    let outside = line.split('(').next().unwrap_or(line);
    let words = outside.split([' ', '=', ':', ',']).filter(|word| word.starts_with(['+', '-']));
    words.filter_map(|word| word.parse().ok()).collect()
}

/// A position as eXtreme Gammon writes it in English, with what a program found about the decision. Figures of the cube
/// are equities. In the last line stands the program, with its version and its match equity table.
#[must_use]
pub fn write(situation: &Situation, names: &ByPlayer<String>, note: Option<&Note>, program: &str) -> String {
    let s = situation;
    let mut text = format!("{}\n\nX:{}   O:{}\n", xgid::encode(s), names.b, names.a);
    let score = match s.length {
        0 => {
            let rules = match (s.jacoby, s.beavers) {
                (true, true) => ", Jacoby Beaver",
                (true, false) => ", Jacoby",
                (false, true) => ", Beaver",
                (false, false) => "",
            };
            format!("Score is X:{} O:{}. Unlimited Game{rules}", s.score.b, s.score.a)
        }
        length => format!("Score is X:{} O:{} {length} pt.(s) match.", s.score.b, s.score.a),
    };
    text.push_str(&score);
    text.push('\n');
    board(&mut text, s);
    let pips = |checkers: &Checkers| {
        checkers.iter().zip(1u32..).map(|(&n, point)| u32::from(n) * point).sum::<u32>()
    };
    let length = if s.length == 0 { String::new() } else { format!("/{}", s.length) };
    let owner = match s.cube_owner {
        None => "",
        Some(Player::A) => ", O own cube",
        Some(Player::B) => ", X own cube",
    };
    let turn = if s.turn == Player::B { 'X' } else { 'O' };
    let todo = match (s.offer, s.dice) {
        (Some(Offer::Double), _) => "doubles".to_owned(),
        (_, Some([first, second])) => format!("to play {}{}", Die::face(first), Die::face(second)),
        _ => "on roll, cube action".to_owned(),
    };
    write!(
        text,
        "Pip count  X: {}  O: {} X-O: {}-{}{length}\nCube: {}{owner}\n{turn} {todo}\n\n",
        pips(&s.checkers.b),
        pips(&s.checkers.a),
        s.score.b,
        s.score.a,
        s.cube_value()
    )
    .expect(HOLDS);
    if let Some(plays) = note.and_then(|note| note.plays.as_ref()) {
        text.push_str(&candidates(plays, s));
    }
    // Behind a roll the cube is past.
    if let Some(cube) = note.and_then(|note| note.cube.as_ref()).filter(|_| s.dice.is_none()) {
        text.push_str(&cube_action(cube, s));
    }
    text.push_str(&note.map(footnotes).unwrap_or_default());
    writeln!(text, "{program}").expect(HOLDS);
    text
}

const HOLDS: &str = "a String takes any text";

/// Plays with what they lose to the first.
fn candidates(plays: &JudgedPlays, s: &Situation) -> String {
    let mut text = String::new();
    let rolled = rolled_plays(plays);
    let best = plays.candidates.first().map_or(0.0, |best| best.equity);
    for (number, one) in (1..).zip(&plays.candidates) {
        let loss = if number == 1 { String::new() } else { format!(" ({:+.3})", rounded(one.equity - best)) };
        let mark = rolled.iter().position(|method| *method == &one.method).map_or(String::new(), superscript);
        let (depth, play, equity) = (
            depth(&one.method) + &mark,
            collapsed(&one.moves, &s.checkers[s.turn.other()]),
            rounded(one.equity),
        );
        writeln!(text, "{number:>5}. {depth:<11} {play:<28} eq:{equity:+.3}{loss}").expect(HOLDS);
        let [player, opponent] = percents(&one.chances);
        writeln!(text, "      Player:   {player}\n      Opponent: {opponent}\n").expect(HOLDS);
    }
    text.push('\n');
    text
}

/// A play with each checker's way in one word, points on it named where a checker is hit: `bar/18*/12 6/4(2)`.
fn collapsed(moves: &[(u8, u8)], opponent: &Checkers) -> String {
    if moves.is_empty() {
        return "Cannot Move".to_owned();
    }
    let mut moves = moves.to_vec();
    moves.sort_unstable_by(|a, b| b.cmp(a));
    let mut hit = Vec::new();
    let mut ways: Vec<String> = Vec::new();
    let mut ends: Vec<u8> = Vec::new();
    for (from, to) in moves {
        // The point that this player counts as `to` is the other's 25 less it.
        let blot = (1..=24).contains(&to) && opponent[usize::from(24 - to)] == 1 && !hit.contains(&to);
        hit.extend(blot.then_some(to));
        let step = format!("/{}{}", name(to), if blot { "*" } else { "" });
        match ends.iter().position(|&end| end == from) {
            Some(at) => {
                let way = &mut ways[at];
                if !way.ends_with('*') {
                    way.truncate(way.rfind('/').unwrap_or(way.len()));
                }
                way.push_str(&step);
                ends[at] = to;
            }
            None => {
                ways.push(name(from) + &step);
                ends.push(to);
            }
        }
    }
    let mut words: Vec<(String, usize)> = Vec::new();
    for way in ways {
        // A second checker on the same way has nobody left to hit.
        match words.iter_mut().find(|(word, _)| word.replace('*', "") == way) {
            Some((_, count)) => *count += 1,
            None => words.push((way, 1)),
        }
    }
    let word = |(way, count): (String, usize)| if count > 1 { format!("{way}({count})") } else { way };
    words.into_iter().map(word).collect::<Vec<_>>().join(" ")
}

fn name(point: u8) -> String {
    match point {
        0 => "off".to_owned(),
        25 => "bar".to_owned(),
        point => point.to_string(),
    }
}

/// The figures of the cube, each with what it is more or less than the best line's; the best one has none.
fn cube_action(cube: &JudgedCube, s: &Situation) -> String {
    let [player, opponent] = percents(&cube.no_double);
    let mut text = format!(
        "Analyzed in {}\nPlayer Winning Chances:   {player}\nOpponent Winning Chances: {opponent}\n\n",
        depth(&cube.method)
    );
    let [cubeless, no_double] = cube.no_double_value;
    if !may_double(s) {
        let (cubeless, cubeful) = (rounded(cubeless), rounded(no_double));
        writeln!(text, "Cubeless Equity: {cubeless:+.3}\nCubeful Equity:  {cubeful:+.3}\n").expect(HOLDS);
        return text;
    }
    let [cubeless_doubled, double_take] = cube.double_take_value;
    let double_pass = cube.double_drop.unwrap_or(1.0);
    let doubled = double_take.min(double_pass);
    let takes = double_take <= double_pass;
    let doubles = doubled >= no_double;
    let verb = if s.cube_log2 > 0 { "redouble" } else { "double" };
    let capital = if s.cube_log2 > 0 { "Redouble" } else { "Double" };
    let lines = [
        (format!("No {verb}:"), no_double, !doubles),
        (format!("{capital}/Take:"), double_take, doubles && takes),
        (format!("{capital}/Pass:"), double_pass, doubles && !takes),
    ];
    writeln!(
        text,
        "Cubeless Equities: No Double={:+.3}, Double={:+.3}\n\nCubeful Equities:",
        rounded(cubeless),
        rounded(cubeless_doubled)
    )
    .expect(HOLDS);
    let best = doubled.max(no_double);
    let width = capital.len() + 9;
    for (name, value, is_best) in lines {
        let off = if is_best { String::new() } else { format!(" ({:+.3})", rounded(value - best)) };
        writeln!(text, "       {name:<width$}{:+.3}{off}", rounded(value)).expect(HOLDS);
    }
    let action = match doubles {
        true => capital.to_owned(),
        false if no_double > double_pass => format!("Too good to {verb}"),
        false => format!("No {verb}"),
    };
    let beaver = s.length == 0 && s.beavers && !doubles && double_take < 0.0;
    let answer = if beaver {
        "Beaver"
    } else if takes {
        "Take"
    } else {
        "Pass"
    };
    writeln!(text, "\nBest Cube action: {action} / {answer}\n").expect(HOLDS);
    text
}

/// Whether the player on turn may turn the cube at all.
fn may_double(s: &Situation) -> bool {
    let dead = s.length > 0 && s.score[s.turn].saturating_add(s.cube_value()) >= s.length;
    s.cube_owner.is_none_or(|owner| owner == s.turn) && !s.crawford && !dead
}

/// `25.45% (G:0.00% B:0.00%)` of the player and of the opponent.
fn percents(chances: &Chances) -> [String; 2] {
    let c = chances;
    let line = |win: f32, gammon: f32, backgammon: f32| {
        format!("{:.2}% (G:{:.2}% B:{:.2}%)", 100.0 * win, 100.0 * gammon, 100.0 * backgammon)
    };
    let lost = 1.0 - c.win;
    [line(c.win, c.win_gammon, c.win_backgammon), line(lost, c.lose_gammon, c.lose_backgammon)]
}

/// How something was found: eXtreme Gammon counts the static net as one ply.
fn depth(method: &Method) -> String {
    match method {
        Method::Search { plies, .. } => format!("{}-ply", u16::from(*plies) + 1),
        Method::Rollout { .. } => ROLLOUT.to_owned(),
        Method::Xg(_) | Method::Named(_) => method.quoted(),
    }
}

/// The different rollouts among plays, in their order.
fn rolled_plays(plays: &JudgedPlays) -> Vec<&Method> {
    let mut rolled: Vec<&Method> = Vec::new();
    for one in &plays.candidates {
        if matches!(one.method, Method::Rollout { trials: 1.., .. }) && !rolled.contains(&&one.method) {
            rolled.push(&one.method);
        }
    }
    rolled
}

/// The mark of a footnote, counted from 0.
fn superscript(index: usize) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digits = (index + 1).to_string().into_bytes();
    digits.into_iter().map(|digit| DIGITS[usize::from(digit - b'0')]).collect()
}

/// How many games each rollout played, and its settings where they are told in words.
fn footnotes(note: &Note) -> String {
    let line = |mark: &str, method: &Method| match method {
        Method::Rollout { trials: 0, .. } => String::new(),
        Method::Rollout { trials, text } if text.is_empty() || text.starts_with("X ") => {
            format!("{mark}{trials}{GAMES_ROLLED}\n")
        }
        Method::Rollout { trials, text } => format!("{mark}{trials}{GAMES_ROLLED}: {text}\n"),
        _ => String::new(),
    };
    let mut text = String::new();
    for (index, method) in note.plays.as_ref().map(rolled_plays).unwrap_or_default().into_iter().enumerate() {
        text.push_str(&line(&(superscript(index) + " "), method));
    }
    if note.plays.is_none() {
        text.push_str(&note.cube.as_ref().map_or(String::new(), |cube| line("", &cube.method)));
    }
    if text.is_empty() { text } else { text + "\n" }
}

/// No minus before a zero.
fn rounded(value: f32) -> f64 {
    (f64::from(value) * 1000.0).round() / 1000.0 + 0.0
}

/// The board seen by X, whose home is at the lower right.
fn board(text: &mut String, s: &Situation) {
    const TOP: &str = " +13-14-15-16-17-18------19-20-21-22-23-24-+\n";
    const BOTTOM: &str = " +12-11-10--9--8--7-------6--5--4--3--2--1-+\n";
    // X's points of each row, the bar in the middle.
    let row = |first: bool| -> Vec<u8> { if first { (13..=24).collect() } else { (1..=12).rev().collect() } };
    let cell = |point: u8, height: u8| {
        let index = usize::from(point) - 1;
        let (x, o) = (s.checkers.b[index], s.checkers.a[23 - index]);
        let (mark, count) = if x > 0 { ('X', x) } else { ('O', o) };
        match (count > height, height == 4 && count > 5) {
            (true, true) => format!("{count:>2} "),
            (true, false) => format!(" {mark} "),
            (false, _) => "   ".to_owned(),
        }
    };
    let line = |points: &[u8], height: u8, bar: (char, u8), cube: &str| {
        let cells: Vec<String> = points.iter().map(|&point| cell(point, height)).collect();
        // Those on the bar stand at the middle, in the half that they have to come in to.
        let bar = if bar.1 > 4 - height { bar.0 } else { ' ' };
        format!(" |{}| {bar} |{}|{cube}\n", cells[..6].concat(), cells[6..].concat())
    };
    let (top, bottom) = (row(true), row(false));
    let cube = [" +---+".to_owned(), format!(" |{:^3}|", s.cube_value()), " +---+".to_owned()];
    let beside = |owner: Player, row: usize| match s.cube_owner == Some(owner) {
        true => cube.get(row).map_or("", String::as_str),
        false => "",
    };
    text.push_str(TOP);
    for height in 0..5 {
        let cube = beside(Player::A, height.into());
        text.push_str(&line(&top, height, ('X', s.checkers.b[24]), cube));
    }
    text.push_str(" |                  |BAR|                  |\n");
    for height in (0..5).rev() {
        let cube = 2usize.checked_sub(height.into()).map_or("", |row| beside(Player::B, row));
        text.push_str(&line(&bottom, height, ('O', s.checkers.a[24]), cube));
    }
    text.push_str(BOTTOM);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn judgements_by_their_shape() {
        let plays = "X:ann lee   O:bo\n\n    1. 4-ply       bar/20 6/4(2)   eq:-0.491\n\
                     Joueur:   25.45% (G:1.00% B:0.50%)\nAdversaire: 74.55% (G:31.09% B:0.09%)\n";
        let note = note(plays).unwrap();
        let best = &note.plays.unwrap().candidates[0];
        assert_eq!((best.text().as_str(), best.equity), ("bar/20 6/4 6/4", -0.491));
        assert_eq!((best.chances.win, best.chances.lose_gammon), (0.2545, 0.3109));
        assert_eq!(best.method, Method::Xg(4));
        let names = names(plays).unwrap();
        assert_eq!((names.b.as_str(), names.a.as_str()), ("ann lee", "bo"));
        let cube = "Analyzed in XG Roller++\nPlayer: 54.40% (G:18.22% B:0.53%)\nOpponent: 45.60% (G:12.71% B:0.51%)\n\
                    Cubeless: No Double=+0.103, Double=+0.259\n\nNo double: +0.337\nDouble/Take: +0.215 (-0.122)\n\
                    Double/Pass: +1.000 (+0.663)\n";
        let cube = super::note(cube).unwrap().cube.unwrap();
        assert_eq!((cube.no_double_value, cube.double_take_value), ([0.103, 0.337], [0.259, 0.215]));
        assert_eq!(cube.double_drop, Some(1.0));
    }

    #[test]
    fn long_depths_and_other_letters() {
        let line = "2. XG Roller++ bar/18*/12 6/4(2)            e\u{301}q:-0.1141 (-0.1114)";
        assert_eq!(candidate_line(line), Some(("XG Roller++", "bar/18*/12 6/4(2)", -0.1141)));
        let line = "10. Rollout\u{b9}    13/9             éq:+0.002";
        assert_eq!(candidate_line(line), Some(("Rollout\u{b9}", "13/9", 0.002)));
        assert_eq!(candidate_line("1. nothing of it eq:+0.002"), None);
    }

    #[test]
    fn ways_of_checkers() {
        let mut opponent: Checkers = [0; 25];
        (opponent[24 - 18], opponent[24 - 4]) = (1, 1);
        assert_eq!(collapsed(&[(18, 12), (25, 18)], &opponent), "bar/18*/12");
        assert_eq!(collapsed(&[(6, 4), (6, 4), (8, 6), (8, 6)], &opponent), "8/4*(2)");
        assert_eq!(collapsed(&[(13, 11), (11, 8)], &opponent), "13/8");
        assert_eq!(collapsed(&[(6, 0), (6, 0), (5, 0)], &opponent), "6/off(2) 5/off");
    }

    #[test]
    fn what_is_written_is_read_again() {
        let id = "XGID=-a-B-BD-B---dD---c-e--b--A:2:1:1:00:4:2:0:9:10";
        let situation = xgid::decode(id).unwrap().0;
        let given = ByPlayer { a: "olga".to_owned(), b: "xenia".to_owned() };
        let text = write(&situation, &given, None, "Some program");
        assert_eq!(crate::paste::find(&text).unwrap().situation, situation);
        assert_eq!(names(&text), Some(given));
        assert!(text.contains("X on roll, cube action") && text.contains("Cube: 4, X own cube"), "{text}");
        assert!(text.contains(" | X           O    |   | O        O       |"), "{text}");
    }
}
