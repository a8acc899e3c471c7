//! Trees and nodes put into the order of play, with what each node says beside its facts.

use pasch_rules::{
    ByPlayer, CubeUse, DeadCube, Dice, Header, Options, Player, RawSide, Setup, SetupTurn, VariantId,
};

use super::analysis;
use super::points;
use super::tree::{Collection, Node, Tree};
use crate::overlay::{GameNote, Note};
use crate::problem::{Problem, ReadError, Warning};
use crate::script::{Body, Entry, Game, Position, Script, What, dice_text};

/// The games that GNU Backgammon writes, each with its word among the rules; the first has none.
pub(super) const GAMES: [(VariantId, Option<&str>); 3] = [
    (VariantId::BACKGAMMON, None),
    (VariantId::NACKGAMMON, Some("Nackgammon")),
    (VariantId::HYPERGAMMON, Some("Hypergammon3")),
];

/// Root properties that a [`Header`] keeps, and by what name; the names are those of match text.
pub(super) const KEPT: [(&str, &str); 12] = [
    ("EV", "Event"),
    ("RO", "Round"),
    ("PC", "Site"),
    ("DT", "EventDate"),
    ("AN", "Transcriber"),
    ("WR", "Player 1 Elo"),
    ("BR", "Player 2 Elo"),
    ("GC", "Comment"),
    ("GN", "Game name"),
    ("SO", "Source"),
    ("CP", "Copyright"),
    ("US", "User"),
];

/// A collection in the order of play.
pub(super) struct Document {
    pub script: Script,
    /// What nodes say, by game and entry.
    pub notes: Vec<(usize, usize, Note)>,
    /// What is said of each game.
    pub games: Vec<GameNote>,
}

fn warn(warnings: &mut Vec<Warning>, line: u32, game: Option<u32>, problem: Problem) {
    warnings.push(Warning { line: Some(line), column: None, game, move_no: None, problem });
}

/// Puts a collection into order.
pub(super) fn read(found: &Collection, warnings: &mut Vec<Warning>) -> Result<Document, ReadError> {
    let mut trees = Vec::new();
    let mut other = None;
    for tree in &found.trees {
        let game = tree.nodes.first().and_then(|root| root.first("GM")).map(str::trim);
        match game {
            Some("6") => trees.push(tree),
            _ => other = Some((tree.line, game.unwrap_or("1").chars().take(10).collect::<String>())),
        }
    }
    match (trees.first(), other) {
        (None, Some((_, game))) => return Err(ReadError::OtherGame(game)),
        (None, None) => return Err(ReadError::NoGame),
        (Some(_), Some((line, game))) => warn(warnings, line, None, Problem::OtherGame(game)),
        (Some(_), None) => {}
    }
    let header = header(&trees, warnings);
    let no_rules = trees.iter().all(|tree| root(tree, "RU").is_none());
    let script = Script {
        jacoby_open: header.length == 0 && no_rules,
        crawford_open: false,
        variant_open: no_rules,
        header,
        games: Vec::new(),
        open_line: None,
    };
    let mut document = Document { script, notes: Vec::new(), games: Vec::new() };
    for (index, tree) in trees.iter().enumerate() {
        let is_last = index + 1 == trees.len();
        let number = mi(tree, "game").and_then(|n| n.parse::<u32>().ok()).unwrap_or(index as u32);
        let number = number.saturating_add(1);
        for &line in &tree.variations {
            warn(warnings, line, Some(number), Problem::Variation);
        }
        if tree.open {
            let line = tree.nodes.last().map_or(tree.line, |node| node.line);
            warn(warnings, line, Some(number), Problem::MissingBracket);
        }
        let mut builder = Builder::new(tree, number, &document.script.header);
        builder.nodes(tree);
        // The result of a game that is cut off is not its end.
        if !(is_last && tree.open) {
            builder.result(tree);
        }
        let Builder { game, notes, note, problems, .. } = builder;
        for (line, column, problem) in problems {
            let (line, column) = (Some(line), Some(column));
            warnings.push(Warning { line, column, game: Some(number), move_no: None, problem });
        }
        document.notes.extend(notes.into_iter().map(|(entry, note)| (index, entry, note)));
        document.games.push(note);
        document.script.games.push(game);
    }
    if let Some(line) = found.cut {
        warn(warnings, line, None, Problem::EndsInsideNode);
    }
    Ok(document)
}

fn root<'a>(tree: &'a Tree, name: &str) -> Option<&'a str> {
    tree.nodes.first()?.first(name)
}

/// A value of `MI[key:value]`.
fn mi<'a>(tree: &'a Tree, key: &str) -> Option<&'a str> {
    let values = tree.nodes.first()?.get("MI")?;
    values.iter().find_map(|value| value.trim().strip_prefix(key)?.strip_prefix(':')).map(str::trim)
}

/// The words of `RU`, if it is there.
fn rules(tree: &Tree) -> Option<Vec<&str>> {
    Some(root(tree, "RU")?.split(':').map(str::trim).collect())
}

fn header(trees: &[&Tree], warnings: &mut Vec<Warning>) -> Header {
    let first = trees[0];
    let number = trees.iter().find_map(|tree| mi(tree, "length"));
    let length = number.map_or(0, |text| text.parse::<u32>().unwrap_or(u32::MAX));
    let length = if length > Header::MAX_LENGTH {
        warn(warnings, first.line, None, Problem::Unlimited(length));
        0
    } else {
        length
    };
    let used = |word: &str| trees.iter().any(|tree| rules(tree).is_some_and(|words| words.contains(&word)));
    let silent = trees.iter().all(|tree| rules(tree).is_none());
    // GNU Backgammon, and Pasch after it, leave the property out where no rule is in use, others where they say nothing.
    let writer = root(first, "AP").unwrap_or("");
    let by_gnubg = writer.starts_with("GNU Backgammon") || writer.starts_with("Pasch");
    let mut header = Header::new(VariantId::BACKGAMMON, length);
    for (variant, word) in GAMES.into_iter().filter_map(|(game, word)| Some((game, word?))) {
        if used(word) {
            header.variant = variant;
        }
    }
    for word in ["Hypergammon1", "Hypergammon2"] {
        if used(word) {
            warn(warnings, first.line, None, Problem::UnknownVariation(word.to_owned()));
        }
    }
    header.options = Options {
        cube: if used("NoCube") { CubeUse::Off } else { CubeUse::Usual },
        crawford: used("Crawford") || used("CrawfordGame") || (silent && !by_gnubg),
        jacoby: used("Jacoby"),
        animals: animals(trees).max(Options::default().animals),
        // A file tells what was done, wise or not.
        dead_cube: DeadCube::Allow,
        ..Options::default()
    };
    let name = |key: &str| trees.iter().find_map(|tree| root(tree, key)).unwrap_or("").trim().to_owned();
    header.names = ByPlayer { a: name("PW"), b: name("PB") };
    for property in first.nodes.first().map_or(&[][..], |node| &node.properties) {
        if let Some((name, key)) = KEPT.iter().find(|(name, _)| *name == property.name) {
            let value = property.values.join("\n");
            let value = if *name == "DT" { value.replace('-', ".") } else { value };
            // In a node that sets a position up, CP is the cube's place.
            if *name != "CP" || value.len() > 1 {
                header.extra.push(((*key).to_owned(), value));
            }
        }
    }
    header
}

/// How many times an offered cube was turned again at most.
fn animals(trees: &[&Tree]) -> u8 {
    let (mut run, mut most) = (0u8, 0u8);
    for node in trees.iter().flat_map(|tree| &tree.nodes) {
        for value in ["W", "B"].iter().filter_map(|name| node.first(name)) {
            run = if value.trim().eq_ignore_ascii_case("double") { run.saturating_add(1) } else { 0 };
            most = most.max(run.saturating_sub(1));
        }
    }
    most
}

/// A position that is being set up, node by node.
#[derive(Default)]
struct Pending {
    board: Option<Setup>,
    turn: Option<Player>,
    cube_value: Option<u32>,
    cube_owner: Option<Option<Player>>,
    dice: Option<(String, bool)>,
    line: u32,
}

struct Builder {
    game: Game,
    start: Setup,
    pending: Pending,
    notes: Vec<(usize, Note)>,
    note: GameNote,
    problems: Vec<(u32, u32, Problem)>,
}

impl Builder {
    fn new(tree: &Tree, number: u32, header: &Header) -> Self {
        let names = root(tree, "PW").zip(root(tree, "PB"));
        let names = names.map(|(a, b)| ByPlayer { a: a.trim().to_owned(), b: b.trim().to_owned() });
        let score = mi(tree, "ws").zip(mi(tree, "bs"));
        let score = score.map(|(a, b)| ByPlayer { a: a.to_owned(), b: b.to_owned() });
        let game = Game {
            line: Some(tree.line),
            number,
            names,
            scoreless: true,
            score,
            score_line: Some(tree.line),
            crawford: rules(tree).map(|words| words.contains(&"CrawfordGame")),
            ..Game::default()
        };
        let start = pasch_rules::Position::start(header.variant.spec()).to_setup();
        Self {
            game,
            start,
            pending: Pending::default(),
            notes: Vec::new(),
            note: GameNote::default(),
            problems: Vec::new(),
        }
    }

    fn nodes(&mut self, tree: &Tree) {
        for (index, node) in tree.nodes.iter().enumerate() {
            let is_root = index == 0;
            let sets_board = ["AE", "AW", "AB"].iter().any(|name| node.get(name).is_some());
            if is_root && !sets_board {
                if let Some(value) = node.first("CV").and_then(|value| value.trim().parse().ok()) {
                    self.game.opening_cube = value;
                }
            } else {
                self.set_up(node);
            }
            let entries = self.game.entries.len();
            for (name, player) in [("W", Player::A), ("B", Player::B)] {
                let of = |property: &&super::tree::Property| property.name == name;
                if let Some(property) = node.properties.iter().find(of) {
                    self.flush(Some(player));
                    let value = property.values.first().map_or("", String::as_str);
                    self.happened(player, value, property.line, property.column);
                }
            }
            self.say(node, is_root, self.game.entries.len() > entries);
        }
        self.flush(None);
    }

    fn push(&mut self, line: u32, column: u32, side: Player, what: What) {
        let (line, column) = (Some(line), Some(column));
        self.game.entries.push(Entry { line, column, move_no: None, side: Some(side), shown: None, what });
    }

    fn happened(&mut self, player: Player, value: &str, line: u32, column: u32) {
        let value = value.trim();
        let what = match value.to_ascii_lowercase().as_str() {
            "double" => What::Doubles(None),
            "beaver" | "raccoon" => What::Beavers(None),
            "take" => What::Takes,
            "drop" => What::Drops,
            "resign" => What::Resigns,
            _ => {
                let split = value.char_indices().nth(2).map_or(value.len(), |(at, _)| at);
                let (dice, letters) = value.split_at(split);
                let body = match points::moves(letters, player) {
                    Ok(moves) if moves.is_empty() => Body::CannotMove,
                    Ok(moves) => Body::Steps(points::chains(&moves)),
                    Err(_) => Body::Play(letters.chars().take(20).collect()),
                };
                What::Roll { dice: dice_text(dice), body, column: Some(column) }
            }
        };
        self.push(line, column, player, what);
    }

    /// The set-up properties of a node.
    fn set_up(&mut self, node: &Node) {
        let sets_board = ["AE", "AW", "AB"].iter().any(|name| node.get(name).is_some());
        if sets_board && self.pending.dice.is_some() {
            self.flush(None);
        }
        for property in &node.properties {
            let value = property.values.first().map_or("", |value| value.trim());
            match property.name.as_str() {
                "AE" | "AW" | "AB" => self.checkers(property),
                "PL" => {
                    self.pending.turn = match value {
                        "W" | "w" | "White" | "white" => Some(Player::A),
                        "B" | "b" | "Black" | "black" => Some(Player::B),
                        _ => continue,
                    }
                }
                "DI" => {
                    self.pending.dice = Some((value.to_owned(), sets_board));
                    self.pending.line = property.line;
                }
                "CV" | "CO" | "CP" if property.name == "CV" || value.len() == 1 => {
                    self.pending.line = property.line;
                    if property.name == "CV" {
                        self.pending.cube_value = value.parse().ok();
                    } else {
                        self.pending.cube_owner = match value {
                            "w" | "W" => Some(Some(Player::A)),
                            "b" | "B" => Some(Some(Player::B)),
                            _ => Some(None),
                        };
                    }
                }
                _ => {}
            }
        }
    }

    fn checkers(&mut self, property: &super::tree::Property) {
        self.pending.line = property.line;
        let start = self.start;
        let is_start = self.game.entries.is_empty();
        let board = self.pending.board.get_or_insert_with(|| if is_start { start } else { Setup::default() });
        for value in &property.values {
            let mut letters = value.trim().split(':').map(|part| part.chars().next());
            let (first, last) = (letters.next().flatten(), letters.next().flatten());
            let Some(first) = first else { continue };
            for letter in first..=last.unwrap_or(first).min('z') {
                for player in Player::BOTH {
                    let slot = match points::point(letter, player) {
                        Some(25) => &mut board.sides[player].bar,
                        Some(point @ 1..=24) => &mut board.sides[player].points[usize::from(point) - 1],
                        Some(_) => continue,
                        None => {
                            let problem = Problem::UnknownCell(format!("{}[{value}]", property.name));
                            self.problems.push((property.line, property.column, problem));
                            return;
                        }
                    };
                    match (property.name.as_str(), player) {
                        ("AE", _) => *slot = 0,
                        ("AW", Player::A) | ("AB", Player::B) => *slot = slot.saturating_add(1),
                        _ => {}
                    }
                }
            }
        }
    }

    /// Turns what was set up into an entry, before something happens or the game ends.
    fn flush(&mut self, next: Option<Player>) {
        let Pending { board, turn, cube_value, cube_owner, dice, line } = std::mem::take(&mut self.pending);
        let player = turn.or(next).unwrap_or(Player::A);
        let sets = board.is_some() || cube_value.is_some() || cube_owner.is_some();
        let rolled = dice.map(|(text, with_board)| (dice_text(&text), with_board));
        let same_node = matches!(rolled, Some((_, true)));
        if sets {
            let turn = match &rolled {
                Some((Ok([first, second]), true)) => SetupTurn::ToMove(player, Dice::two(*first, *second)),
                _ => SetupTurn::ToRoll(player),
            };
            let position = Position { board, turn, cube_value, cube_owner };
            self.push(line, 1, player, What::Setup(Box::new(position)));
        }
        match rolled {
            Some((dice, _)) if !same_node || dice.is_err() || !sets => {
                self.push(line, 1, player, What::Roll { dice, body: Body::Unplayed, column: None });
            }
            _ => {}
        }
    }

    /// What a node says beside its facts.
    fn say(&mut self, node: &Node, is_root: bool, happened: bool) {
        let note = analysis::note(node, is_root);
        if note == Note::default() {
            return;
        }
        match self.game.entries.len().checked_sub(1) {
            Some(last) if happened => self.notes.push((last, note)),
            _ if is_root => (self.note.comment, self.note.other) = (note.comment, note.other),
            // Words in a node of their own belong to what was done before.
            last => {
                if let Some(comment) = note.comment {
                    let old = match last.and_then(|last| self.notes.iter_mut().find(|(at, _)| *at == last)) {
                        Some((_, old)) => &mut old.comment,
                        None => match last {
                            Some(last) => {
                                self.notes.push((last, Note::default()));
                                let at = self.notes.len() - 1;
                                &mut self.notes[at].1.comment
                            }
                            None => &mut self.note.comment,
                        },
                    };
                    *old =
                        Some(old.take().map_or_else(|| comment.clone(), |old| format!("{old}\n{comment}")));
                }
            }
        }
    }

    /// `RE[W+2]`, with `R` behind it if the loser resigned.
    fn result(&mut self, tree: &Tree) {
        let Some((text, line)) = root(tree, "RE").zip(tree.nodes.first().map(|node| node.line)) else {
            return;
        };
        let Some((winner, points)) = text.trim().split_once('+') else { return };
        let winner = match winner.trim() {
            "W" | "w" => Player::A,
            "B" | "b" => Player::B,
            _ => return,
        };
        let digits: String = points.trim().chars().take_while(char::is_ascii_digit).collect();
        if points.trim().ends_with(['R', 'r']) {
            self.push(line, 1, winner.other(), What::Resigns);
        }
        self.push(line, 1, winner, What::Wins(digits.parse().ok()));
    }
}

/// The checkers of a side as letters are counted.
pub(super) fn letters(side: &RawSide, player: Player) -> String {
    let mut text = String::new();
    let mut places: Vec<(char, u8)> =
        (1..=24).map(|point| (points::letter(point, player), side.points[usize::from(point) - 1])).collect();
    places.sort_unstable();
    places.push(('y', side.bar));
    for (letter, count) in places {
        for _ in 0..count {
            text.push('[');
            text.push(letter);
            text.push(']');
        }
    }
    text
}
