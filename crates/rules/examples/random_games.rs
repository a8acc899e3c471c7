//! Plays games by chance to their end, in every variant, and prints how long they were and how they came out.
//! At every step it checks that no checker is lost or gained and that nothing stands where it cannot.
//!
//! ```text
//! cargo run --release -p pasch-rules --example random_games [--games N] [--seed N] [variant…]
//! ```
//!
//! The table has a row for each variant. A roll is what one player throws and plays, dances among
//! them; *starter* is the share of decided games that the player on roll first has won.

use std::process::ExitCode;

use pasch_rules::{
    Action, ByPlayer, Contact, Dice, Die, GameResult, Grade, Header, MatchState, Outcome, Phase, Play,
    PlayGraph, Player, Point, Position, VariantId, VariantSpec,
};

/// Rolls after which a game is called a stall.
const STALL: usize = 100_000;

/// A small generator (Weyl sequence and mixing).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % limit as u64) as usize
    }

    fn die(&mut self) -> Die {
        Die::ALL[self.below(6)]
    }

    fn dice(&mut self, count: u8) -> Dice {
        let (first, second) = (self.die(), self.die());
        if count == 3 { Dice::three(first, second, self.die()) } else { Dice::two(first, second) }
    }

    /// A play made move by move, each drawn among those that lead on.
    fn play(&mut self, graph: &PlayGraph) -> Play {
        let mut play = Play::default();
        let mut at = 0;
        loop {
            let node = &graph.nodes()[at];
            let may_stop = usize::from(node.complete);
            let choices = node.edges.len() + may_stop;
            assert!(choices > 0, "a path that neither goes on nor may end");
            match node.edges.get(self.below(choices)) {
                Some(edge) => {
                    play.moves.push(edge.mv);
                    at = edge.node;
                }
                None => return play,
            }
        }
    }
}

struct Game {
    rolls: usize,
    starter: Player,
    result: GameResult,
}

fn game(variant: VariantId, chance: &mut Chance) -> Result<Game, String> {
    let spec = variant.spec();
    let mut state = MatchState::new(&Header::new(variant, 1)).map_err(|error| error.to_string())?;
    let (mut starter, mut rolls) = (None, 0);
    while rolls < STALL {
        let action = match *state.phase() {
            Phase::Opening => {
                let first = chance.die();
                let second = Die::ALL[(usize::from(first.face()) + chance.below(5)) % 6];
                Action::OpeningRoll(ByPlayer { a: first, b: second })
            }
            Phase::ToRoll { .. } => Action::Roll(chance.dice(spec.dice)),
            Phase::ToMove { .. } => unreachable!("a roll is played at once"),
            Phase::GameOver(result) | Phase::MatchOver { result, .. } => {
                let starter = starter.ok_or("a game over before it began")?;
                return Ok(Game { rolls, starter, result });
            }
            phase => return Err(format!("{phase:?} in a game without offers")),
        };
        let fault = |error| format!("{action:?} refused: {error}");
        state.apply(&action).map_err(fault)?;
        if let (None, Some(player)) = (starter, state.phase().decider()) {
            starter = Some(player);
        }
        let mut to_play = state.play_graph();
        rolls += usize::from(to_play.is_some());
        // Some rolls are played in parts.
        while let Some(graph) = to_play {
            let before = *state.position();
            let play = chance.play(&graph);
            state.apply(&Action::Play(play.clone())).map_err(|error| format!("{play} refused: {error}"))?;
            check(&before, state.position(), spec).map_err(|fault| format!("{fault} after {play}"))?;
            to_play = state.play_graph();
        }
    }
    Err(format!("no end after {STALL} rolls: {:?}", state.position()))
}

/// What holds after every play: all checkers are there, borne off ones stay off, and two sides
/// share a point only where one is pinned or the game lets them.
fn check(before: &Position, after: &Position, spec: &VariantSpec) -> Result<(), String> {
    for player in Player::BOTH {
        let (old, side) = (before.side(player), after.side(player));
        if side.in_play() + side.off != spec.checkers {
            return Err(format!("{player} has {} checkers", side.in_play() + side.off));
        }
        if side.off < old.off || side.pool > old.pool {
            return Err(format!("a checker of {player} came back"));
        }
        if side.pinned.iter().any(|point| side.on(point) != 1) {
            return Err(format!("{player} has a pin without its one checker"));
        }
        if side.bar > 0 && spec.contact != Contact::Hit {
            return Err(format!("{player} has a checker on a bar that is not there"));
        }
    }
    for point in Point::all().filter(|_| spec.contact != Contact::Share) {
        let across = spec.geometry.opposite(point);
        let (a, b) = (&after.sides.a, &after.sides.b);
        let shared = a.on(point) > 0 && b.on(across) > 0;
        if shared != (a.pinned.contains(point) || b.pinned.contains(across)) {
            return Err(format!("A's {point} is shared or pinned, but not both"));
        }
    }
    Ok(())
}

/// A row of the table.
fn row(variant: VariantId, games: usize, seed: u64) -> Result<String, String> {
    let mut lengths = Vec::with_capacity(games);
    let (mut draws, mut starter, mut points) = (0, 0, 0);
    let mut grades = [0; Grade::ALL.len()];
    for number in 0..games {
        let mut chance =
            Chance(seed.wrapping_mul(0x9e37_79b9).wrapping_add(number as u64).wrapping_mul(0x85eb_ca6b));
        let game =
            game(variant, &mut chance).map_err(|fault| format!("{variant}, game {number}: {fault}"))?;
        lengths.push(game.rolls);
        points += game.result.points;
        match game.result.outcome {
            Outcome::Draw => draws += 1,
            Outcome::Win { winner, grade } => {
                starter += usize::from(winner == game.starter);
                grades[grade as usize] += 1;
            }
        }
    }
    lengths.sort_unstable();
    let at = |share: f64| lengths[((games - 1) as f64 * share) as usize];
    let percent = |count: usize, of: usize| 100.0 * count as f64 / of.max(1) as f64;
    let decided = games - draws;
    Ok(format!(
        "| `{variant}` | {games} | {} | {} | {} | {:.1} % | {:.1} % | {:.1} % | {:.2} % | {:.2} |",
        at(0.5),
        at(0.95),
        at(1.0),
        percent(starter, decided),
        percent(grades[Grade::Gammon as usize], decided),
        percent(grades[Grade::Backgammon as usize], decided),
        percent(draws, games),
        f64::from(points) / decided.max(1) as f64,
    ))
}

fn main() -> ExitCode {
    let (mut games, mut seed, mut variants) = (1_000, 1, Vec::new());
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let number = match word.as_str() {
            "--games" | "--seed" => words.next().and_then(|text| text.parse::<usize>().ok()),
            name => {
                let Some(variant) = VariantId::find(name) else {
                    eprintln!("there is no game called {name}");
                    return ExitCode::FAILURE;
                };
                variants.push(variant);
                continue;
            }
        };
        match (word.as_str(), number) {
            ("--games", Some(number)) if number > 0 => games = number,
            ("--seed", Some(number)) => seed = number as u64,
            _ => {
                eprintln!("{word} needs a number");
                return ExitCode::FAILURE;
            }
        }
    }
    if variants.is_empty() {
        variants = VariantId::all().collect();
    }
    println!(
        "| game | games | rolls: median | 95 % | longest | starter | gammons | backgammons | draws | points |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    for variant in variants {
        match row(variant, games, seed) {
            Ok(row) => println!("{row}"),
            Err(fault) => {
                eprintln!("{fault}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
