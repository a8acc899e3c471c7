//! A report for a terminal.

use std::fmt::Write as _;

use pasch_analysis::{
    Candidate, CubeMistake, CubeReport, Decision, GameReport, Mark, PlayReport, Report, Tally, Theme, Turn,
    measure,
};
use pasch_messages::{Message, message};
use pasch_rules::{ByPlayer, Player};

use super::named::{name_in_series, occasion, what};
use super::sheet::{Sheet, best_branch, is_listed};
use pasch_console::term::{self, Align, Style, Table, Tone, equity, percent, signed_percent};

/// Candidates shown below a mistake; the play that was made comes on top if it ranks lower.
const SHOWN: usize = 3;

#[derive(Clone, Copy, Debug)]
pub struct Shown {
    /// Every decision, not the mistakes alone.
    pub all: bool,
    /// The board before each blunder.
    pub boards: bool,
    pub style: Style,
}

/// The whole report: head, games, summary. What somebody wrote about a game or a turn into the file is quoted.
pub fn report(sheet: &Sheet<'_>, shown: Shown) -> String {
    let Sheet { record, report, .. } = sheet;
    let names = &record.header.names;
    let mut text = String::new();
    let head = format!("{} – {}, {}", names.a, names.b, occasion(&record.header, &report.level));
    let _ = writeln!(text, "{}", shown.style.paint(Tone::Strong, &head));
    for (key, value) in sheet.about() {
        let _ = writeln!(text, "{key}: {}", value.replace(['\n', '\r'], " "));
    }
    for (_, comment) in record.header.extra.iter().filter(|(key, _)| key == "Comment") {
        text.push_str(&quoted(comment));
    }
    for game in &report.games {
        text.push('\n');
        text.push_str(&one_game(sheet, game, shown));
    }
    text.push('\n');
    text.push_str(&summary(report, names, shown.style));
    text
}

fn one_game(sheet: &Sheet<'_>, game: &GameReport, shown: Shown) -> String {
    let style = shown.style;
    let mut text = String::new();
    let head = message!(
        "report-game",
        number = game.number,
        name = name_in_series(&sheet.record.header, game),
        score = format!("{}–{}", game.score.a, game.score.b),
        crawford = game.crawford,
        result = sheet.result(game),
        a = sheet.pr(game, Player::A),
        b = sheet.pr(game, Player::B)
    )
    .to_string();
    let _ = writeln!(text, "{}", style.paint(Tone::Strong, &head));
    text.push_str(&sheet.game_words(game).map(quoted).unwrap_or_default());
    let chosen = |turn: &&Turn| {
        shown.all && is_listed(turn) || turn.mark >= Some(Mark::Doubtful) || sheet.words(turn).is_some()
    };
    let mut turns = game.turns.iter().filter(chosen).peekable();
    if turns.peek().is_none() {
        let _ = writeln!(text, "  {}", style.paint(Tone::Faint, &message!("report-no-mistakes").to_string()));
    }
    for turn in turns {
        text.push_str(&one_turn(sheet, turn, shown));
        text.push_str(&sheet.words(turn).map(quoted).unwrap_or_default());
    }
    text
}

const fn tone(mark: Option<Mark>) -> Tone {
    match mark {
        None | Some(Mark::Ok) => Tone::Plain,
        Some(Mark::Best) => Tone::Good,
        Some(Mark::Doubtful) => Tone::Doubtful,
        Some(Mark::Error) => Tone::Bad,
        Some(Mark::Blunder) => Tone::Worst,
    }
}

fn one_turn(sheet: &Sheet<'_>, turn: &Turn, shown: Shown) -> String {
    let style = shown.style;
    let mut text = String::new();
    let name = &sheet.record.header.names[turn.player];
    let mut head = format!("{:>4}  {name}  {}", turn.number, what(turn));
    if let Some(mark) = turn.mark {
        let cost =
            if turn.loss > 0.0005 { format!("  {} {}", mark.sign(), loss(turn.loss)) } else { String::new() };
        let mwc = match turn.loss_mwc {
            Some(mwc) if turn.loss > 0.0005 => {
                format!(" {}", message!("report-mwc", mwc = format!("{:.1}", mwc * 100.0)))
            }
            _ => String::new(),
        };
        let _ = write!(head, "{}", style.paint(tone(turn.mark), &format!("{cost}{mwc}")));
    }
    if let Some(luck) = turn.luck.and_then(|luck| luck.mark()) {
        let _ = write!(head, "  {}", style.paint(Tone::Faint, luck.words()));
    }
    let _ = writeln!(text, "{}", head.trim_end());
    let position = sheet.position(turn);
    if !position.is_empty() {
        let _ = writeln!(text, "      {}", style.paint(Tone::Faint, position));
    }
    if turn.mark >= Some(Mark::Doubtful) {
        if shown.boards && turn.mark == Some(Mark::Blunder) {
            text.push_str(&sheet.drawing(turn));
        }
        text.push_str(&wrapped(&turn.why.to_string()));
        text.push_str(&match &turn.decision {
            Decision::Play(play) => candidates(play, style),
            Decision::Cube(cube) => cube_lines(cube, style),
        });
    }
    text
}

/// Words from the file.
fn quoted(words: &str) -> String {
    term::shown(words)
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| wrapped(&format!("“{}”", line.trim())))
        .collect()
}

/// Text in lines of at most a hundred characters, indented as what belongs to a turn.
fn wrapped(sentence: &str) -> String {
    let mut text = String::new();
    let mut line = 0;
    for word in sentence.split(' ') {
        let length = word.chars().count() + 1;
        if line == 0 || line + length > 94 {
            text.push_str(if line == 0 { "      " } else { "\n      " });
            line = length;
        } else {
            text.push(' ');
            line += length;
        }
        text.push_str(word);
    }
    text.push('\n');
    text
}

fn candidates(play: &PlayReport, style: Style) -> String {
    let mut table = Table::new(&[
        Align::Right,
        Align::Left,
        Align::Right,
        Align::Right,
        Align::Right,
        Align::Right,
        Align::Right,
        Align::Left,
    ]);
    table.headings(Tone::Faint, &message!("report-play-headings"));
    let mut level = play.candidates.first().map(Candidate::level);
    for (at, candidate) in play.candidates.iter().enumerate() {
        let played = play.played == Some(at);
        if at >= SHOWN && !played {
            continue;
        }
        if level.as_deref() != Some(&candidate.level()) {
            level = Some(candidate.level());
            table.row(Tone::Faint, [String::new(), message!("report-less-deep").to_string()]);
        }
        let tone = match (at, played) {
            (0, _) => Tone::Good,
            (_, true) => Tone::Bad,
            _ => Tone::Plain,
        };
        let notation = if played {
            message!("report-played", play = candidate.play).to_string()
        } else {
            candidate.play.clone()
        };
        let behind = match candidate.loss {
            _ if at == 0 => "–".to_owned(),
            Some(behind) => loss(behind),
            None => String::new(),
        };
        table.row(
            tone,
            [
                candidate.rank.to_string(),
                notation,
                equity(candidate.equity),
                behind,
                percent(candidate.probs.win),
                percent(candidate.probs.win_g),
                percent(candidate.probs.lose_g),
                candidate.level(),
            ],
        );
    }
    table.render(style, 6)
}

fn cube_lines(cube: &CubeReport, style: Style) -> String {
    let mut table = Table::new(&[Align::Left, Align::Right]);
    let rows = [
        (message!("word-no-double"), cube.no_double),
        (message!("word-double-take"), cube.double_take),
        (message!("word-double-pass"), cube.double_pass),
    ];
    for (at, (name, value)) in rows.into_iter().enumerate() {
        let tone = if at == best_branch(cube) { Tone::Good } else { Tone::Plain };
        table.row(tone, [name.to_string(), equity(value)]);
    }
    if let Some(rolled) = cube.rolled {
        let games =
            message!("report-rollout", games = rolled.games, error = format!("{:.3}", 1.96 * rolled.error))
                .to_string();
        table.row(Tone::Faint, [games, String::new()]);
    }
    table.render(style, 6)
}

/// What was given up: negative, as players write it.
fn loss(value: f64) -> String {
    equity(-value.abs().max(0.000_5))
}

fn summary(report: &Report, names: &ByPlayer<String>, style: Style) -> String {
    let mut table = Table::new(&[Align::Left, Align::Right, Align::Right]);
    let players = &report.players;
    table.row(Tone::Strong, ["", names.a.as_str(), names.b.as_str()]);
    let mut row = |name: Option<Message>, value: &dyn Fn(Player, &Tally) -> Option<String>| {
        let cells = Player::BOTH.map(|player| value(player, &players[player]));
        if cells.iter().any(Option::is_some) {
            let [a, b] = cells.map(|cell| cell.unwrap_or_else(|| "–".to_owned()));
            table.row(Tone::Plain, [name.map_or_else(String::new, |name| name.to_string()), a, b]);
        }
    };
    let one = |value: Option<f64>| value.map(|v| format!("{v:.1}"));
    let is_match = report.length > 0;
    row(Some(message!("report-pr")), &|player, _| one(report.pr(player)));
    row(None, &|player, _| report.pr(player).map(|pr| measure::band(pr).to_owned()));
    row(Some(message!("report-memg")), &|player, _| one(report.error_rate_memg(player)));
    row(Some(message!("report-snowie")), &|player, _| one(report.snowie_error_rate(player)));
    row(Some(message!("report-decisions")), &|_, tally| Some(format!("{}", tally.decisions())));
    row(Some(message!("report-cube-decisions")), &|_, tally| Some(format!("{}", tally.cube_decisions)));
    row(Some(message!("report-rolls")), &|_, tally| Some(format!("{}", tally.rolls)));
    row(Some(message!("report-loss")), &|_, tally| Some(total(tally.loss())));
    row(Some(message!("report-loss-checkers")), &|_, tally| Some(total(tally.play_loss)));
    row(Some(message!("report-loss-cube")), &|_, tally| Some(total(tally.cube_loss)));
    row(Some(message!("report-loss-mwc")), &|_, tally| {
        is_match.then(|| format!("{:.1}%", tally.loss_mwc * 100.0))
    });
    row(Some(message!("report-loss-points")), &|_, tally| (!is_match).then(|| total(tally.loss_points)));
    row(Some(message!("report-doubtful")), &|_, tally| Some(tally.marks[0].to_string()));
    row(Some(message!("report-errors")), &|_, tally| Some(tally.marks[1].to_string()));
    row(Some(message!("report-blunders")), &|_, tally| Some(tally.marks[2].to_string()));
    for kind in CubeMistake::ALL {
        row(Some(mistakes(kind)), &|_, tally| {
            let mistakes = &tally.cube[kind as usize];
            let any = players.iter().any(|(_, tally)| tally.cube[kind as usize].count > 0);
            any.then(|| match mistakes.count {
                0 => "0".to_owned(),
                n => format!("{n} ({})", total(mistakes.loss)),
            })
        });
    }
    let themes = ByPlayer { a: report.themes(Player::A), b: report.themes(Player::B) };
    for theme in Theme::ALL {
        let of = |player: Player| themes[player].iter().find(|one| one.theme == theme);
        row(Some(message!("report-pr-theme", theme = theme.words())), &|player, _| {
            let one = of(player)?;
            let pr = one.pr(report.length == 1).map_or_else(|| "–".to_owned(), |pr| format!("{pr:.1}"));
            Some(format!("{pr} ({}, {})", one.decisions, total(one.loss)))
        });
    }
    row(Some(message!("report-luck")), &|_, tally| Some(equity(tally.luck)));
    row(Some(message!("report-luck-mwc")), &|_, tally| is_match.then(|| signed_percent(tally.luck_mwc)));
    row(Some(message!("report-luck-points")), &|_, tally| (!is_match).then(|| equity(tally.luck_points)));
    row(Some(message!("report-luckless")), &|player, _| {
        report.luck_adjusted(player).map(|v| if is_match { format!("{:.1}%", v * 100.0) } else { equity(v) })
    });
    table.render(style, 0)
}

/// The name of cube mistakes of a kind, in the plural.
fn mistakes(kind: CubeMistake) -> Message {
    match kind {
        CubeMistake::MissedDouble => message!("report-missed-doubles"),
        CubeMistake::WrongDouble => message!("report-wrong-doubles"),
        CubeMistake::WrongTake => message!("report-wrong-takes"),
        CubeMistake::WrongPass => message!("report-wrong-passes"),
        CubeMistake::WrongBeaver => message!("report-wrong-beavers"),
    }
}

fn total(loss: f64) -> String {
    format!("{:.3}", loss + 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_analysis::foreign::Said;
    use pasch_analysis::{CubeAction, Luck, Reason, Reasons, Thresholds, Why};
    use pasch_engine::cube::CubeVerdict;
    use pasch_engine::eval::Probs;
    use pasch_rules::{
        Cube, Dice, Ending, GameResult, Grade, Header, Outcome, Play, Position, Record, VariantId,
    };

    fn candidate(rank: usize, play: &str, equity: f64, loss: f64) -> Candidate {
        let probs = Probs { win: 0.335, win_g: 0.082, win_bg: 0.001, lose_g: 0.197, lose_bg: 0.01 };
        Candidate {
            rank,
            play: play.to_owned(),
            moves: Play::DANCE.moves,
            position: Position::start(VariantId::BACKGAMMON.spec()),
            equity,
            loss: Some(loss),
            mwc: Some(0.4 - loss / 10.0),
            probs,
            plies: 2,
            rolled: None,
        }
    }

    fn glanced_at(rank: usize, play: &str, equity: f64) -> Candidate {
        Candidate { loss: None, plies: 0, ..candidate(rank, play, equity, 0.0) }
    }

    fn turn(
        number: u32,
        player: Player,
        decision: Decision,
        loss: f64,
        mark: Option<Mark>,
        why: Why,
    ) -> Turn {
        Turn {
            action: number as usize,
            number,
            player,
            position: Position::start(VariantId::BACKGAMMON.spec()),
            cube: Cube::default(),
            cube_in_play: true,
            win_before: 0.5,
            mwc_before: Some(0.5),
            theme: Some(match decision {
                Decision::Cube(_) => Theme::Cube,
                Decision::Play(_) => Theme::Opening,
            }),
            setting: Some(Theme::Opening),
            decision,
            loss,
            loss_mwc: Some(loss / 10.0),
            mark,
            counts: true,
            luck: None,
            why,
        }
    }

    /// A report written by hand: the picture must not change when the engine's opinion does.
    fn by_hand() -> (Record, Report) {
        let mut header = Header::new(VariantId::BACKGAMMON, 7);
        header.names = ByPlayer { a: "Ingrid".to_owned(), b: "Bo & Co".to_owned() };
        let blunder = PlayReport {
            dice: Dice::from_faces(&[6, 1]).unwrap(),
            text: "8/7 8/2".to_owned(),
            results: 14,
            candidates: vec![
                candidate(1, "21/14*", -0.363, 0.0),
                candidate(2, "8/7 8/2", -0.619, 0.256),
                glanced_at(3, "24/23 8/2", -0.565),
            ],
            played: Some(1),
        };
        let missed = CubeReport {
            action: CubeAction::NoDouble,
            no_double: 0.512,
            double_take: 0.644,
            double_pass: 1.0,
            best: pasch_analysis::course(pasch_engine::cube::CubeVerdict::DoubleTake, false),
            should_double: true,
            should_take: true,
            mistake: Some(CubeMistake::MissedDouble),
            probs: Probs { win: 0.7, ..Probs::default() },
            cubeless: 0.55,
            mwc: None,
            shown: true,
            rolled: None,
        };
        let best = PlayReport {
            dice: Dice::from_faces(&[3, 1]).unwrap(),
            text: "8/5 6/5".to_owned(),
            results: 16,
            candidates: vec![candidate(1, "8/5 6/5", 0.159, 0.0), candidate(2, "24/23 13/10", 0.02, 0.139)],
            played: Some(0),
        };
        let makes = Reasons { merits: vec![Reason::MakesPoints { points: vec![5] }], drawbacks: Vec::new() };
        let good = Why::Best {
            play: "8/5 6/5".to_owned(),
            ties: Vec::new(),
            reasons: makes,
            next: Some(("24/23 13/10".to_owned(), 0.139)),
        };
        let bad = Why::Worse {
            best: "21/14*".to_owned(),
            for_best: Reasons { merits: vec![Reason::Hits { checkers: 1 }], drawbacks: Vec::new() },
            played: "8/7 8/2".to_owned(),
            for_played: Reasons {
                merits: Vec::new(),
                drawbacks: vec![
                    Reason::HitsFewer { checkers: 0 },
                    Reason::Shots { blots: vec![7, 2], rolls: 22 },
                ],
            },
            chances: vec![pasch_analysis::Difference { chance: pasch_analysis::Chance::Wins, by: -0.093 }],
            loss: 0.256,
        };
        let too_late = Why::Turn {
            verdict: CubeVerdict::DoubleTake,
            redouble: false,
            right: false,
            probs: Probs { win: 0.7, ..Probs::default() },
            no_double: 0.512,
            double: 0.644,
            race: Some([88, 100]),
        };
        let lucky = Luck { equity: 0.35, mwc: Some(0.04) };
        let turns = vec![
            turn(1, Player::A, Decision::Play(best), 0.0, Some(Mark::Best), good),
            Turn {
                luck: Some(lucky),
                ..turn(2, Player::B, Decision::Play(blunder), 0.256, Some(Mark::Blunder), bad)
            },
            turn(3, Player::A, Decision::Cube(missed), 0.132, Some(Mark::Blunder), too_late),
        ];
        let mut players = ByPlayer::<Tally>::default();
        let loss = |emg: f64| pasch_analysis::measure::Loss { emg, mwc: Some(emg / 10.0), cube: 1 };
        players.a.play(16, 0.4, loss(0.0), &Thresholds::PASCH);
        players.a.cube(true, Some(CubeMistake::MissedDouble), loss(0.132), &Thresholds::PASCH);
        players.b.play(14, 0.9, loss(0.256), &Thresholds::PASCH);
        players.b.luck(0.35, Some(0.04), 1);
        let outcome = Outcome::Win { winner: Player::A, grade: Grade::Single };
        let report = Report {
            level: "2-ply".to_owned(),
            thresholds: Thresholds::PASCH,
            length: 7,
            games: vec![GameReport {
                number: 1,
                variant: VariantId::BACKGAMMON,
                score: ByPlayer { a: 0, b: 0 },
                crawford: false,
                result: Some(GameResult { outcome, points: 1, how: Ending::Dropped }),
                turns,
                players,
            }],
            players,
            done: 3,
            total: 3,
        };
        (Record { header, actions: Vec::new() }, report)
    }

    const MISTAKES: Shown = Shown { all: false, boards: false, style: Style::PLAIN };

    #[test]
    fn mistakes_and_summary() {
        let (record, found) = by_hand();
        let said = Said::default();
        insta::assert_snapshot!(report(&Sheet::new(&record, &found, &said), MISTAKES));
    }

    #[test]
    fn every_decision_when_asked() {
        let (record, found) = by_hand();
        let said = Said::default();
        let all = report(&Sheet::new(&record, &found, &said), Shown { all: true, ..MISTAKES });
        assert!(all.contains("31: 8/5 6/5"), "{all}");
    }

    #[test]
    fn every_decision_has_its_position_and_a_blunder_its_board() {
        let (file, found) = crate::commands::analyze::by_hand::judged();
        let said = Said::default();
        let sheet = Sheet::new(&file.record, &found, &said);
        let all = report(&sheet, Shown { all: true, ..MISTAKES });
        let listed = found.turns().filter(|turn| is_listed(turn)).count();
        assert!(listed > 6 && all.matches("XGID=").count() == listed, "{all}");
        assert!(all.contains("Event: Club & Cup"), "{all}");
        let blunders = found.turns().filter(|turn| turn.mark == Some(Mark::Blunder)).count();
        let drawn = report(&sheet, Shown { boards: true, ..MISTAKES });
        assert!(blunders > 0 && drawn.matches("+13-14-15-16-17-18-").count() == blunders, "{drawn}");
        assert!(!all.contains("+13-14-"), "{all}");
    }
}
