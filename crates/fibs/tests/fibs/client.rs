//! A client that knows the text protocol alone: it reads lines and board strings and types commands. Nothing of the crate or
//! of the rules is used here, so that its board, its legal plays and the server's can be compared.

/// The last board that was read, from the reader's side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub names: [String; 2],
    pub length: u32,
    /// Own points and the opponent's.
    pub score: [u32; 2],
    /// Own checkers by own numbers: 1 to 24, the bar is 25.
    pub own: [u8; 26],
    /// The opponent's checkers by the opponent's numbers.
    pub other: [u8; 26],
    /// Checkers borne off: own and the opponent's.
    pub off: [u8; 2],
    /// 1 the reader, −1 the opponent, 0 nobody.
    pub turn: i8,
    pub dice: [u8; 2],
    pub other_dice: [u8; 2],
    pub cube: u32,
    pub may_double: [bool; 2],
    pub pieces: u8,
    /// The reader moves from 1 to 24 on the board.
    upwards: bool,
}

impl View {
    /// Reads a board string as the description of its fields says.
    pub fn read(line: &str) -> View {
        let fields: Vec<&str> = line.split(':').collect();
        assert_eq!((fields[0], fields.len()), ("board", 53), "{line}");
        let number = |at: usize| fields[at].parse::<i32>().unwrap_or_else(|_| panic!("field {at} of {line}"));
        let (colour, upwards) = (number(41), number(42) == 1);
        let (mut own, mut other) = ([0; 26], [0; 26]);
        for index in 0..26 {
            let count = number(6 + index) * colour;
            let mirrored = 25 - index;
            let (mine, theirs) = if upwards { (mirrored, index) } else { (index, mirrored) };
            if count > 0 {
                own[mine] = count as u8;
            } else {
                other[theirs] = count.unsigned_abs() as u8;
            }
        }
        let view = View {
            names: [fields[1].to_owned(), fields[2].to_owned()],
            length: number(3) as u32,
            score: [number(4), number(5)].map(|n| n as u32),
            own,
            other,
            off: [number(45), number(46)].map(|n| n as u8),
            turn: (number(32) * colour) as i8,
            dice: [number(33), number(34)].map(|n| n as u8),
            other_dice: [number(35), number(36)].map(|n| n as u8),
            cube: number(37) as u32,
            may_double: [number(38) == 1, number(39) == 1],
            pieces: number(49) as u8,
            upwards,
        };
        assert_eq!(view.own[0] + view.other[0], 0, "a checker at home is in the fields of its own: {line}");
        assert_eq!([view.own[25], view.other[25]].map(i32::from), [number(47), number(48)], "{line}");
        assert_eq!(view.own.iter().sum::<u8>() + view.off[0], 15, "{line}");
        assert_eq!(view.other.iter().sum::<u8>() + view.off[1], 15, "{line}");
        view
    }

    /// A number of the board as an own number.
    fn own_number(&self, board: usize) -> usize {
        if self.upwards { 25 - board } else { board }
    }

    fn word(&self, own: usize) -> String {
        match own {
            25 => "bar".to_owned(),
            0 => "off".to_owned(),
            own => self.own_number(own).to_string(),
        }
    }

    /// A step with a die, if it is legal.
    fn step(&self, from: usize, die: usize) -> Option<usize> {
        if self.own[from] == 0 || (self.own[25] > 0 && from != 25) {
            return None;
        }
        if from > die {
            let to = from - die;
            return (self.other[25 - to] < 2).then_some(to);
        }
        let all_home = self.own[7..].iter().all(|count| *count == 0);
        let is_last = self.own[from + 1..].iter().all(|count| *count == 0);
        (all_home && (from == die || is_last)).then_some(0)
    }

    fn stepped(&self, from: usize, to: usize) -> View {
        let mut next = self.clone();
        next.own[from] -= 1;
        if to == 0 {
            next.off[0] += 1;
        } else {
            next.own[to] += 1;
            let across = 25 - to;
            if next.other[across] == 1 {
                next.other[across] = 0;
                next.other[25] += 1;
            }
        }
        next
    }

    fn steps(&self, die: usize) -> Vec<(usize, usize)> {
        (1..=25).rev().filter_map(|from| self.step(from, die).map(|to| (from, to))).collect()
    }

    /// How many of these dice can be played, in any order of two different ones.
    fn longest(&self, dice: &[usize]) -> usize {
        let mut best = 0;
        for (at, die) in dice.iter().enumerate() {
            if at > 0 && dice[at - 1] == *die {
                continue;
            }
            let mut left = dice.to_vec();
            left.remove(at);
            for (from, to) in self.steps(*die) {
                best = best.max(1 + self.stepped(from, to).longest(&left));
                if best == dice.len() {
                    return best;
                }
            }
        }
        best
    }

    /// A legal play, chosen by `pick`: the moves as own numbers, and how many there have to be.
    pub fn legal_play(&self, pick: &mut impl FnMut(usize) -> usize) -> Vec<(usize, usize)> {
        let [first, second] = self.dice.map(usize::from);
        let mut dice = if first == second { vec![first; 4] } else { vec![first, second] };
        let mut here = self.clone();
        let mut moves = Vec::new();
        let longest = self.longest(&dice);
        if longest == 1 && first != second {
            // One die alone: the higher one, if it can be played.
            let high = first.max(second);
            dice = vec![if self.steps(high).is_empty() { first.min(second) } else { high }];
        }
        while moves.len() < longest {
            let mut choices = Vec::new();
            for (at, die) in dice.iter().enumerate() {
                if at > 0 && dice[at - 1] == *die {
                    continue;
                }
                let mut left = dice.clone();
                left.remove(at);
                for (from, to) in here.steps(*die) {
                    if moves.len() + 1 + here.stepped(from, to).longest(&left) == longest {
                        choices.push((at, from, to));
                    }
                }
            }
            let (at, from, to) = choices[pick(choices.len())];
            dice.remove(at);
            here = here.stepped(from, to);
            moves.push((from, to));
        }
        moves
    }

    /// The moves of the opponent as a line tells them, in numbers of the board.
    pub fn after_opponent(&self, moves: &str) -> View {
        let mut view = self.clone();
        for mv in moves.split_whitespace() {
            let (from, to) = mv.split_once('-').unwrap_or_else(|| panic!("{moves}"));
            // The opponent's number of a point is 25 less the reader's own.
            let number = |word: &str| match word {
                "bar" => 25,
                "off" => 0,
                board => 25 - self.own_number(board.parse().unwrap()),
            };
            let (from, to) = (number(from), number(to));
            view.other[from] -= 1;
            if to == 0 {
                view.off[1] += 1;
            } else {
                view.other[to] += 1;
                if view.own[25 - to] == 1 {
                    view.own[25 - to] = 0;
                    view.own[25] += 1;
                }
            }
        }
        view
    }

    /// Where everybody stands, without turn and dice.
    fn checkers(&self) -> ([u8; 26], [u8; 26], [u8; 2]) {
        (self.own, self.other, self.off)
    }
}

/// A client that plays at random.
pub struct Client {
    name: String,
    rng: fastrand::Rng,
    buffer: String,
    /// The last board that was read.
    pub view: Option<View>,
    /// Where everybody has to stand in the next board, after moves that were typed or told.
    expected: Option<View>,
    /// Moves that were typed and have not been seen on a board.
    typed: Option<View>,
    pub to_send: Vec<String>,
    pub boards: usize,
    pub plays: usize,
    pub won_matches: usize,
    pub lost_matches: usize,
    pub playing: bool,
    /// Lines that a client is not prepared for.
    pub unknown: Vec<String>,
}

/// Lines that need no answer, by their beginnings and ends.
const QUIET: &[&str] = &[
    "** You invited ",
    "** Player ",
    "** You are now playing ",
    "Starting a new game with ",
    "You rolled ",
    "It's your turn to move.",
    "You roll ",
    "You can't move.",
    "You double. Please wait for ",
    "You accept the double. The cube shows ",
    "You want to resign. ",
    "You accept and win ",
    "You reject. The game continues.",
    "You win the game and get ",
    "You give up. ",
    "score in ",
    "** Please wait for ",
    "Type 'leave'",
    "turn: ",
    "match length: ",
    "points for user ",
    "Value of 'boardstyle' set to 3.",
    "** You're now ready ",
    "You are now playing with ",
    "** Last login: ",
    "The number on the doubling cube is now ",
];
const QUIET_ENDS: &[&str] = &[
    " makes the first move.",
    " can't move.",
    " accepts the double. The cube shows 2.",
    ". Sorry.",
    " rejects. The game continues.",
    " logs in.",
    " logs in again.",
    " drops connection.",
    "Your running match was loaded.",
    "The game was saved.",
    " is watching you.",
    // The answer to a line that was typed before the end of the match was read.
    "** You're not playing.",
];

impl Client {
    pub fn new(name: &str, seed: u64) -> Client {
        Client {
            name: name.to_owned(),
            rng: fastrand::Rng::with_seed(seed),
            buffer: String::new(),
            view: None,
            expected: None,
            typed: None,
            to_send: Vec::new(),
            boards: 0,
            plays: 0,
            won_matches: 0,
            lost_matches: 0,
            playing: false,
            unknown: Vec::new(),
        }
    }

    /// Bytes from the server, in pieces of any size.
    pub fn receive(&mut self, bytes: &[u8]) {
        self.buffer.push_str(std::str::from_utf8(bytes).expect("text"));
        while let Some((line, rest)) = self.buffer.split_once("\r\n") {
            let (line, rest) = (line.to_owned(), rest.to_owned());
            self.buffer = rest;
            self.line(line.trim_start_matches("login: "));
        }
        if self.buffer == "login: " {
            self.buffer.clear();
            self.send(&format!("login random_client 1008 {} secret", self.name));
        }
    }

    fn send(&mut self, line: &str) {
        self.to_send.push(line.to_owned());
    }

    fn line(&mut self, line: &str) {
        let number = line.split(' ').next().and_then(|word| word.parse::<u32>().ok());
        match number {
            Some(4) => {
                self.send("set boardstyle 3");
                return;
            }
            Some(2) => {
                let fields: Vec<&str> = line.split(' ').collect();
                // Name, four switches, away, bell, crawford, double, experience, greedy, moreboards, moves, notify, rating,
                // ratings, ready.
                if fields[17] == "0" {
                    self.send("toggle ready");
                }
                return;
            }
            Some(1 | 3 | 5..=19) => return,
            _ => {}
        }
        if line.starts_with("board:") {
            return self.board(line);
        }
        if let Some(moves) = line.split_once(" moves ").and_then(|(_, rest)| rest.strip_suffix(" .")) {
            let before = self.view.as_ref().expect("a board came before a move");
            self.expected = Some(before.after_opponent(moves));
            return;
        }
        if let Some((_, rest)) = line.split_once(" rolls ") {
            assert!(rest.len() == 8 && rest.ends_with('.'), "{line}");
            return;
        }
        match line {
            "It's your turn. Please roll or double" => {
                let doubles =
                    self.rng.u8(..8) == 0 && self.view.as_ref().is_some_and(|view| view.may_double[0]);
                self.send(if doubles { "double" } else { "roll" });
            }
            "Type 'join' if you want to play the next game, type 'leave' if you don't." => self.send("join"),
            line if line.starts_with("Please move ") => self.please_move(line),
            line if line.ends_with("Type 'accept' or 'reject'.") => {
                let accepts = self.rng.u8(..4) > 0;
                self.send(if accepts { "accept" } else { "reject" });
            }
            line if line.starts_with("Type 'join ") => {
                let name = line.split(['\'', ' ']).nth(3).expect("a name");
                self.send(&format!("join {name}"));
            }
            line if line.contains(" wants to play a ") || line.contains(" wants to resume ") => {}
            line if line.starts_with("You win the ") && line.contains(" point match ") => {
                self.won_matches += 1;
                self.over();
            }
            line if line.contains(" wins the ") && line.contains(" point match ") => {
                self.lost_matches += 1;
                self.over();
            }
            line if line.contains(" gives up. You win ") || line.contains(" accepts and wins ") => {}
            line if line.contains(" accepts the double. The cube shows ") => {}
            line => {
                let quiet = QUIET.iter().any(|begin| line.starts_with(begin))
                    || QUIET_ENDS.iter().any(|end| line.ends_with(end))
                    || line.is_empty()
                    || line.starts_with(['|', '+'])
                    || line.starts_with("** Welcome")
                    || line.starts_with("** Sign in");
                if line.contains("has joined you") || line.contains("You are now playing") {
                    self.playing = true;
                    self.view = None;
                    self.expected = None;
                    self.typed = None;
                }
                if !quiet {
                    self.unknown.push(line.to_owned());
                }
            }
        }
    }

    fn over(&mut self) {
        self.playing = false;
        self.expected = None;
        self.typed = None;
    }

    fn board(&mut self, line: &str) {
        let view = View::read(line);
        self.boards += 1;
        if let Some(expected) = self.expected.take().or_else(|| self.typed.take()) {
            assert_eq!(view.checkers(), expected.checkers(), "{}: after moves: {line}", self.name);
        } else if let Some(before) = &self.view {
            let starts = view.own == START && view.other == START;
            assert!(
                starts || view.checkers() == before.checkers(),
                "{}: checkers have moved: {line}",
                self.name
            );
        }
        if view.turn != 0 && view.dice[0] > 0 {
            let [first, second] = view.dice.map(usize::from);
            let dice = if first == second { vec![first; 4] } else { vec![first, second] };
            assert_eq!(usize::from(view.pieces), view.longest(&dice), "{line}");
        }
        self.view = Some(view);
    }

    fn please_move(&mut self, line: &str) {
        let asked: usize = line.split(' ').nth(2).and_then(|word| word.parse().ok()).expect("a number");
        let view = self.view.clone().expect("a board comes before it");
        self.typed = None;
        let rng = &mut self.rng;
        let moves = view.legal_play(&mut |count| rng.usize(..count));
        assert_eq!(moves.len(), asked, "{line} {view:?}");
        if self.rng.u16(..400) == 0 {
            // Once a checker is off, a gammon cannot be lost any more.
            let grade = ["n", "g", "b"][if view.off[0] > 0 { 0 } else { self.rng.usize(..3) }];
            return self.send(&format!("resign {grade}"));
        }
        self.plays += 1;
        let mut after = view.clone();
        for (from, to) in &moves {
            after = after.stepped(*from, *to);
        }
        let spellings = ["-", " ", "/"];
        let between = spellings[self.rng.usize(..3)];
        let words: Vec<String> = moves
            .iter()
            .map(|(from, to)| format!("{}{between}{}", view.word(*from), view.word(*to)))
            .collect();
        let verb = ["move", "m", "mov"][self.rng.usize(..3)];
        self.typed = Some(after);
        self.send(&format!("{verb} {}", words.join(" ")));
    }
}

/// The start in own numbers.
const START: [u8; 26] = [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0];
