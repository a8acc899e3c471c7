//! Random matches: legal plays drawn evenly, cube turned and resigned now and then.

use pasch_rules::{
    Action, ByPlayer, Dice, Die, Grade, Header, MatchState, Options, Phase, Player, Record, VariantId,
};

/// A small generator (Weyl sequence with a mixing step): the same seed, the same match.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }

    fn die(&mut self) -> Die {
        Die::ALL[self.below(6)]
    }

    fn dice(&mut self, count: u8) -> Dice {
        if count == 3 {
            Dice::three(self.die(), self.die(), self.die())
        } else {
            Dice::two(self.die(), self.die())
        }
    }
}

/// A match of this variant played to its end, or `games` games of a money session.
pub fn random_match(variant: VariantId, length: u32, games: usize, seed: u64) -> Record {
    let mut header = Header::new(variant, length);
    header.options = Options { animals: 2, ..Options::default() };
    header.names = ByPlayer { a: "alice".to_owned(), b: "bob".to_owned() };
    random_record(header, games, seed)
}

/// A match with this header played to its end, or `games` games of a money session.
pub fn random_record(header: Header, games: usize, seed: u64) -> Record {
    let length = header.length;
    let mut random = Random::new(seed);
    let mut state = MatchState::new(&header).unwrap();
    let mut record = Record { header, actions: Vec::new() };
    loop {
        let over = length == 0 && state.results().len() == games && !state.phase().is_playing();
        if over || matches!(state.phase(), Phase::MatchOver { .. }) {
            return record;
        }
        for action in next_actions(&state, &mut random) {
            state.apply(&action).unwrap();
            record.actions.push(action);
        }
    }
}

fn next_actions(state: &MatchState, random: &mut Random) -> Vec<Action> {
    match *state.phase() {
        Phase::Opening | Phase::GameOver(_) => {
            let a = random.die();
            let b = Die::ALL[(a.face() as usize - 1 + 1 + random.below(5)) % 6];
            vec![Action::OpeningRoll(ByPlayer { a, b })]
        }
        Phase::ToRoll { player } => {
            if random.below(150) == 0 {
                return resignation(
                    state,
                    if random.below(2) == 0 { player } else { player.other() },
                    random,
                );
            }
            if random.below(12) == 0 && state.may_double(player) && state.cube().value < 8 {
                return vec![Action::Double];
            }
            vec![Action::Roll(random.dice(state.rules().spec().dice))]
        }
        Phase::ToMove { player, .. } => {
            if random.below(300) == 0 {
                return resignation(state, player, random);
            }
            let plays = state.play_graph().unwrap().plays();
            vec![Action::Play(plays[random.below(plays.len())].play.clone())]
        }
        Phase::IllegalPlay { .. } => vec![Action::Insist],
        Phase::DoubleOffered { .. } => match random.below(8) {
            0 => vec![Action::Drop],
            1 if state.may_beaver() => vec![Action::Beaver],
            _ => vec![Action::Take],
        },
        Phase::ResignOffered { .. } | Phase::MatchOver { .. } => {
            unreachable!("resignations are accepted at once")
        }
    }
}

/// Under the Jacoby rule every resignation counts single, so no other is offered.
fn resignation(state: &MatchState, by: Player, random: &mut Random) -> Vec<Action> {
    let grades: &[Grade] =
        if state.jacoby_applies() { &[Grade::Single] } else { state.resignable_grades(by) };
    let grade = grades[random.below(grades.len())];
    vec![Action::OfferResign { by, grade }, Action::AcceptResign]
}
