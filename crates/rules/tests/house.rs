//! Every way of every house rule, in every game that offers it: games by chance come to their end, and nobody who was hit
//! stays on the bar although there is a way in.
//!
//! A usual run plays a share of the games, another one each time the seed is changed;
//! `PASCH_HOUSE_GAMES=200 cargo test --release -p pasch-rules --test house -- --nocapture` plays as many as it says
//! and prints what they were; `make soak house` plays them all.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use pasch_rules::{
    Action, ByPlayer, Contact, CubeUse, Dice, Die, Edge, Edition, Header, HouseRule, HouseScope, HouseWay,
    MatchState, Phase, Play, PlayGraph, Player, Point, VariantId,
};

/// Games of each way in a usual run.
const USUAL: usize = 25;

/// The most dances in a row of a side that could enter.
const DANCES: usize = 12;

/// Rolls after which a game is called a stall.
const STALL: usize = 20_000;

fn games() -> usize {
    match std::env::var("PASCH_HOUSE_GAMES") {
        Ok(text) => text.parse().expect("PASCH_HOUSE_GAMES is a number of games"),
        Err(_) => USUAL,
    }
}

fn seed() -> u64 {
    std::env::var("PASCH_HOUSE_SEED").map_or(1, |text| text.parse().expect("PASCH_HOUSE_SEED is a number"))
}

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

    /// A play made move by move. Three times in four it does not go backwards where it can go forward: two who hit
    /// backwards at every chance undo what they do for thousands of rolls.
    fn play(&mut self, graph: &PlayGraph) -> Play {
        let (mut play, mut at) = (Play::default(), 0);
        loop {
            let node = &graph.nodes()[at];
            let backwards = |to: u8, from: u8| to > from && from > 0;
            let onward = |edge: &&Edge| !backwards(edge.mv.to.number(), edge.mv.from.number());
            let forward: Vec<_> = node.edges.iter().filter(onward).collect();
            let edges: Vec<_> =
                if forward.is_empty() || self.below(4) == 0 { node.edges.iter().collect() } else { forward };
            let choices = edges.len() + usize::from(node.complete);
            assert!(choices > 0, "a path that neither goes on nor may end");
            match edges.get(self.below(choices)) {
                Some(edge) => {
                    play.moves.push(edge.mv);
                    at = edge.node;
                }
                None => return play,
            }
        }
    }

    fn die(&mut self) -> Die {
        Die::ALL[self.below(6)]
    }

    /// What happens next where two careless players sit.
    fn action(&mut self, state: &MatchState, graph: Option<&PlayGraph>) -> Action {
        let spec = state.rules().spec();
        match (*state.phase(), graph) {
            (Phase::Opening, _) => Action::OpeningRoll(ByPlayer { a: self.die(), b: self.die() }),
            (Phase::ToRoll { player }, _) if state.may_double(player) && self.below(20) == 0 => {
                Action::Double
            }
            (Phase::ToRoll { .. }, _) if spec.dice == 3 => {
                Action::Roll(Dice::three(self.die(), self.die(), self.die()))
            }
            (Phase::ToRoll { .. }, _) => Action::Roll(Dice::two(self.die(), self.die())),
            (Phase::DoubleOffered { .. }, _) => Action::Take,
            (Phase::ToMove { player, .. }, _) if state.may_reject_opening(player) && self.below(2) == 0 => {
                Action::RejectOpening
            }
            (Phase::ToMove { .. }, Some(graph)) => Action::Play(self.play(graph)),
            (phase, _) => panic!("nothing happens in {phase:?}"),
        }
    }
}

/// Whether this side waits on the bar and has rolled a number that enters on a point where it may land. Without that
/// condition bad luck alone would now and then fail: before a single open point a row of thirteen dances is rolled once
/// in a hundred times.
fn could_enter(state: &MatchState, player: Player, dice: &Dice) -> bool {
    let (rules, position) = (state.rules(), state.position());
    let most = if rules.spec().contact == Contact::Hit { 1 } else { 0 };
    let open = |die: &Die| {
        Point::new(25 - die.face()).is_some_and(|point| position.opposing(rules, player, point) <= most)
    };
    position.side(player).bar > 0 && dice.as_slice().iter().any(open)
}

/// Plays a game to its end: rolls, and the longest row of dances before a way in.
fn game(header: &Header, chance: &mut Chance) -> Result<(usize, usize), String> {
    let mut state = MatchState::new(header).map_err(|error| error.to_string())?;
    let (mut rolls, mut longest, mut dances) = (0, 0, [0; 2]);
    while state.phase().is_playing() {
        let graph = state.play_graph();
        let action = chance.action(&state, graph.as_ref());
        if let (Action::Play(play), Phase::ToMove { player, dice }) = (&action, *state.phase()) {
            let row = &mut dances[usize::from(player == Player::B)];
            // A roll that no way in was there for says nothing.
            match (play.is_dance(), could_enter(&state, player, &dice)) {
                (true, true) => *row += 1,
                (true, false) => {}
                (false, _) => *row = 0,
            }
            longest = longest.max(*row);
            rolls += 1;
        }
        state.apply(&action).map_err(|error| format!("{action:?}: {error}"))?;
        if rolls > STALL {
            return Err(format!("no end after {STALL} rolls: {:?}", state.position()));
        }
    }
    Ok((rolls, longest))
}

/// Every way, with a match in which it says something.
fn cases() -> Vec<(String, Header)> {
    let header = |game: VariantId, rule: &HouseRule, way: &HouseWay| {
        let mut header = Header::new(game, u32::from(rule.scope == HouseScope::MatchCube) * 3);
        way.agree(&mut header.options);
        if rule.scope != HouseScope::Always {
            header.options.cube = CubeUse::On;
        }
        header
    };
    VariantId::all()
        .flat_map(|game| HouseRule::all().map(move |rule| (game, rule)))
        .flat_map(|(game, rule)| rule.ways_in(game).map(move |way| (game, rule, way)))
        .map(|(game, rule, way)| (format!("{game} {}={}", rule.id, way.id), header(game, rule, way)))
        .collect()
}

#[test]
fn every_way_of_every_house_rule_comes_to_an_end() {
    let (games, seed, cases, begun) = (games(), seed(), cases(), Instant::now());
    let (next, rolls, most) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicUsize::new(0));
    let play = || {
        while let Some((name, header)) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            for number in 0..games {
                let mut chance =
                    Chance(seed.wrapping_mul(0x9e37_79b9) ^ (number as u64).wrapping_mul(0x85eb_ca6b));
                let (played, dances) = game(header, &mut chance)
                    .unwrap_or_else(|fault| panic!("{name}, game {number}: {fault}"));
                assert!(dances <= DANCES, "{name}, game {number}: {dances} dances in a row before a way in");
                rolls.fetch_add(played, Ordering::Relaxed);
                most.fetch_max(dances, Ordering::Relaxed);
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(play))));
    println!(
        "{} ways, {games} games each, {} rolls, at most {} dances in a row before a way in, {:.0?}",
        cases.len(),
        rolls.into_inner(),
        most.into_inner(),
        begun.elapsed()
    );
    assert!(cases.len() > 500, "{} ways", cases.len());
}

/// As Jacquet with hits was played by the first edition: whoever was hit before the courier was home never moved again.
#[test]
fn a_side_that_never_enters_is_noticed() {
    let mut header = Header::new(VariantId::find("jacquet").expect("a game"), 1);
    (header.options.contact, header.options.edition) = (Some(Contact::Hit), Edition::First);
    let rows = (0..10).map(|seed| game(&header, &mut Chance(seed)).expect("an end").1);
    assert!(rows.max().is_some_and(|longest| longest > DANCES));
}
