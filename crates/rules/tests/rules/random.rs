//! Random matches, and random positions for the laws in `laws`.

use pasch_rules::{
    Contact, Dice, Die, Header, Intent, MatchState, Phase, Play, PlayGraph, Player, Point, Position, Record,
    Setup, VariantId, VariantSpec, decide,
};

/// A small generator of our own, so that a seed means the same game everywhere.
#[derive(Clone)]
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(seed ^ 0x2545_f491_4f6c_dd1d)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % limit as u64) as usize
    }

    pub fn die(&mut self) -> Die {
        Die::ALL[self.below(6)]
    }

    pub fn two_dice(&mut self) -> Dice {
        Dice::two(self.die(), self.die())
    }

    pub fn dice(&mut self, spec: &VariantSpec) -> Dice {
        let dice = self.two_dice();
        if spec.dice == 3 { Dice::three(dice.high(), dice.low(), self.die()) } else { dice }
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// A play made by following edges at random, as somebody moving checkers by hand would.
pub fn random_play(graph: &PlayGraph, rng: &mut Rng) -> Play {
    let mut play = Play::default();
    let mut at = 0;
    while !graph.nodes()[at].edges.is_empty() {
        let edge = rng.pick(&graph.nodes()[at].edges);
        play.moves.push(edge.mv);
        at = edge.node;
    }
    assert!(graph.nodes()[at].complete, "a path that goes no further is a complete play");
    play
}

/// What a careless player might wish for; the second value is who wishes it.
pub fn random_wish(state: &MatchState, rng: &mut Rng) -> (Intent, Player) {
    let player = state.phase().decider().unwrap_or(Player::A);
    let rare = rng.below(60) == 0;
    let wish = match state.phase() {
        Phase::Opening | Phase::GameOver(_) | Phase::MatchOver { .. } => Intent::Start,
        Phase::ToRoll { .. } if rare => Intent::OfferResign(*rng.pick(state.resignable_grades(player))),
        Phase::ToRoll { .. } if state.may_double(player) && rng.below(12) == 0 => Intent::Double,
        Phase::ToRoll { .. } => Intent::Roll,
        Phase::ToMove { .. } => {
            let graph = state.play_graph().expect("somebody to move");
            Intent::Play(random_play(&graph, rng))
        }
        Phase::IllegalPlay { .. } if state.may_let_stand() && rng.below(2) == 0 => Intent::LetStand,
        Phase::IllegalPlay { .. } => Intent::Insist,
        Phase::DoubleOffered { .. } if state.may_beaver() && rng.below(3) == 0 => Intent::Beaver,
        Phase::DoubleOffered { .. } if rng.below(3) == 0 => Intent::Drop,
        Phase::DoubleOffered { .. } => Intent::Take,
        Phase::ResignOffered { .. } if rng.below(2) == 0 => Intent::AcceptResign,
        Phase::ResignOffered { .. } => Intent::RejectResign,
    };
    (wish, player)
}

/// A match played at random to its end, or a money session of three games.
pub fn random_match(header: &Header, seed: u64) -> Record {
    let mut rng = Rng::new(seed);
    let mut dice = Rng::new(!seed);
    let mut state = MatchState::new(header).expect("a good header");
    let mut actions = Vec::new();
    for _ in 0..20_000 {
        let done = match state.phase() {
            Phase::MatchOver { .. } => true,
            Phase::GameOver(_) => state.is_money() && state.game_number() == 3,
            _ => false,
        };
        if done {
            return Record { header: header.clone(), actions };
        }
        let (wish, player) = random_wish(&state, &mut rng);
        let facts = decide(&state, player, &wish, &mut || dice.die())
            .unwrap_or_else(|refusal| panic!("{wish:?} in {:?}: {refusal}", state.phase()));
        for fact in facts {
            state.apply(&fact).expect("decided facts are legal");
            actions.push(fact);
        }
    }
    panic!("{} did not end: {:?}", header.variant, state.position());
}

/// Checkers strewn over the board, the bar and off it, as far as the game allows.
pub fn random_position(spec: &VariantSpec, seed: u64) -> Position {
    let mut rng = Rng::new(seed);
    // A low limit makes bear-offs frequent, a high one middle games.
    let track = usize::from(spec.geometry.track());
    let farthest = [6, 8, 14, 24][rng.below(4)].min(track);
    loop {
        let mut setup = Setup::default();
        for player in Player::BOTH {
            let side = &mut setup.sides[player];
            for _ in 0..1 + rng.below(usize::from(spec.checkers)) {
                if spec.contact == Contact::Hit && rng.below(12) == 0 {
                    side.bar += 1;
                } else if spec.uses_pool() && rng.below(8) == 0 {
                    side.pool += 1;
                } else if rng.below(12) == 0 {
                    side.points[rng.below(track)] += 1;
                } else {
                    side.points[rng.below(farthest)] += 1 + rng.below(2) as u8;
                }
            }
        }
        if spec.contact == Contact::Block && rng.below(4) == 0 {
            wall_in(&mut setup, spec, &mut rng);
        }
        if spec.contact == Contact::Pin && rng.below(4) == 0 {
            // A bears off, with B's stragglers above or below some of their checkers.
            setup.sides.a.points[6..].fill(0);
        }
        for point in Point::all().filter(|_| spec.contact != Contact::Share) {
            let across = spec.geometry.opposite(point);
            let (mine, theirs) = (setup.sides.a.points[point.index()], setup.sides.b.points[across.index()]);
            if mine == 1 && theirs == 1 && rng.below(2) == 0 {
                setup.sides.a.pinned.insert(point);
            } else if mine == 1 && theirs == 1 {
                setup.sides.b.pinned.insert(across);
            } else if mine > 0 && theirs > 0 && rng.below(2) == 0 {
                setup.sides.a.points[point.index()] = 0;
            } else if mine > 0 && theirs > 0 {
                setup.sides.b.points[across.index()] = 0;
            }
        }
        if let Ok(position) = Position::try_from_setup(&setup, spec) {
            if !Player::BOTH.into_iter().any(|player| position.is_finished(player)) {
                return position;
            }
        }
    }
}

/// All that is left of B on one point and, often enough, A on the six points before it.
fn wall_in(setup: &mut Setup, spec: &VariantSpec, rng: &mut Rng) {
    let stack = 7 + rng.below(18);
    let b = &mut setup.sides.b.points;
    *b = [0; 24];
    b[stack - 1] = 1 + rng.below(usize::from(spec.checkers)) as u8;
    setup.sides.a.points = [0; 24];
    for number in stack - 6..stack {
        let point = Point::new(number as u8).expect("on the board");
        setup.sides.a.points[spec.geometry.opposite(point).index()] = 1 + rng.below(2) as u8;
    }
}

/// The variant with this place in the list, counted round.
pub fn variant(index: usize) -> VariantId {
    let all: Vec<VariantId> = VariantId::all().collect();
    all[index % all.len()]
}
