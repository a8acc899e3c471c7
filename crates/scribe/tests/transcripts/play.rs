//! Random matches and random facts, and a second account of what a list of facts means.

use fastrand::Rng;
use pasch_rules::{
    Action, ByPlayer, Crawford, Cube, Dice, Die, GameSetup, Grade, Header, MatchState, Misplay,
    MisplayRefusal, Phase, Place, Play, Player, Point, Position, RawSide, Record, Setup, SetupTurn, Shift,
    VariantId,
};
use pasch_scribe::{AsPlayed, Fact, Fault};

/// A random die.
pub fn die(random: &mut Rng) -> Die {
    Die::new(random.u8(1..=6)).expect("a face")
}

/// A header of backgammon; 0 is a money session with beavers.
pub fn header(length: u32) -> Header {
    let mut header = Header::new(VariantId::BACKGAMMON, length);
    header.names = ByPlayer { a: "Ann".to_owned(), b: "Ben".to_owned() };
    header.options.animals = 2;
    header
}

/// An action that the rules allow in this state, if there is a next one.
pub fn next_action(state: &MatchState, random: &mut Rng) -> Option<Action> {
    let resigns = random.u32(..400) == 0;
    Some(match *state.phase() {
        Phase::Opening | Phase::GameOver(_) => {
            Action::OpeningRoll(ByPlayer { a: die(random), b: die(random) })
        }
        Phase::ToRoll { player } if resigns => {
            let grade = Grade::ALL[random.usize(..3)];
            let by = if random.bool() { player } else { player.other() };
            Action::OfferResign { by, grade }
        }
        Phase::ToRoll { player } if random.u32(..12) == 0 && state.may_double(player) => Action::Double,
        Phase::ToRoll { .. } => Action::Roll(Dice::two(die(random), die(random))),
        Phase::ToMove { .. } => {
            let plays = state.play_graph()?.plays();
            // Forward players end their games sooner: of some plays, the one that bears off most.
            let choice: Vec<_> = (0..3).map(|_| &plays[random.usize(..plays.len())]).collect();
            let off = |play: &Play| play.moves.iter().filter(|mv| mv.to == Place::Off).count();
            let play = choice.into_iter().max_by_key(|legal| off(&legal.play))?;
            Action::Play(play.play.clone())
        }
        Phase::DoubleOffered { .. } if state.may_beaver() && random.u32(..4) == 0 => Action::Beaver,
        Phase::DoubleOffered { .. } => {
            if random.u32(..3) == 0 {
                Action::Drop
            } else {
                Action::Take
            }
        }
        Phase::ResignOffered { .. } => {
            if random.bool() {
                Action::AcceptResign
            } else {
                Action::RejectResign
            }
        }
        Phase::IllegalPlay { .. } => Action::LetStand,
        Phase::MatchOver { .. } => return None,
    })
}

/// A random match, at most so many actions long.
pub fn random_match(random: &mut Rng, length: u32, most: usize) -> Record {
    let mut record = Record { header: header(length), actions: Vec::new() };
    let mut state = MatchState::new(&record.header).expect("a header of backgammon");
    while record.actions.len() < most {
        let Some(action) = next_action(&state, random) else { break };
        state.apply(&action).expect("a legal action");
        record.actions.push(action);
    }
    record
}

/// The facts of a record.
pub fn facts(record: &Record) -> Vec<Fact> {
    record.actions.iter().cloned().map(Fact::Action).collect()
}

fn place(random: &mut Rng) -> Place {
    match random.u8(..=26) {
        0 => Place::Off,
        25 => Place::Bar,
        26 => Place::Pool,
        number => Point::new(number).map_or(Place::Off, Place::Point),
    }
}

fn shift(random: &mut Rng) -> Shift {
    Shift { from: place(random), to: place(random) }
}

/// Any fact whatever, sensible or not.
pub fn any_fact(random: &mut Rng, state: &MatchState) -> Fact {
    let by = if random.bool() { Player::A } else { Player::B };
    match random.u8(..18) {
        0 => Fact::Note("a long thought".to_owned()),
        1 => Fact::Clocks(ByPlayer { a: Some(random.u64(..1_000_000)), b: None }),
        2 => Fact::Action(Action::OpeningRoll(ByPlayer { a: die(random), b: die(random) })),
        3..=6 => Fact::Action(Action::Roll(Dice::two(die(random), die(random)))),
        7 => Fact::Action(Action::Double),
        8 => Fact::Action([Action::Take, Action::Drop, Action::Beaver][random.usize(..3)].clone()),
        9 => Fact::Action(Action::OfferResign { by, grade: Grade::ALL[random.usize(..3)] }),
        10 => Fact::Action([Action::AcceptResign, Action::RejectResign][random.usize(..2)].clone()),
        11 => Fact::Action(Action::FirstTurn(by)),
        12 => Fact::Action(Action::Roll(Dice::three(die(random), die(random), die(random)))),
        13 => {
            let shifts = (0..random.usize(..20)).map(|_| shift(random)).collect();
            Fact::AsPlayed(AsPlayed::Moves(Misplay { shifts }))
        }
        14 => {
            let mut board = state.position().to_setup();
            for _ in 0..random.u8(..3) {
                board.sides.a.points[random.usize(..24)] ^= 1;
            }
            Fact::AsPlayed(AsPlayed::Board(board))
        }
        15 => {
            let mut side = RawSide::default();
            for _ in 0..random.u8(..20) {
                side.points[random.usize(..24)] += 1;
            }
            let board = Setup { sides: ByPlayer { a: side, b: state.position().to_setup().sides.b } };
            let turn = [SetupTurn::Opening, SetupTurn::ToRoll(by), SetupTurn::Doubled(by)][random.usize(..3)];
            let cube = Cube { value: random.u32(..5), owner: None };
            let score = ByPlayer { a: random.u32(..6), b: random.u32(..6) };
            Fact::Action(Action::Setup(GameSetup { board, turn, cube, score, crawford: Crawford::Before }))
        }
        _ => next_action(state, random).map_or(Fact::Action(Action::Double), Fact::Action),
    }
}

/// The actions of a fact, and its fault.
pub type Told = (Vec<Action>, Option<Fault>);

/// What facts mean one after the other, read from the first to the last and nothing kept: the actions of each, and its
/// fault. For games in which the players move towards each other and hit.
pub fn account(header: &Header, facts: &[Fact]) -> (Vec<Told>, MatchState) {
    let mut state = MatchState::new(header).expect("the header was accepted");
    let mut told = Vec::new();
    for fact in facts {
        let (actions, fault) = match fact {
            Fact::Match(_) | Fact::Note(_) | Fact::Clocks(_) => (Vec::new(), None),
            Fact::Action(action) => of_action(&state, action),
            Fact::AsPlayed(played) => of_as_played(&state, played),
        };
        for action in &actions {
            state.apply(action).expect("an action of a record is legal");
        }
        told.push((actions, fault));
    }
    (told, state)
}

fn legal(state: &MatchState, actions: &[Action]) -> Result<(), pasch_rules::ApplyError> {
    let mut state = state.clone();
    actions.iter().try_for_each(|action| state.apply(action))
}

fn by_hand(state: &MatchState, board: Setup, turn: SetupTurn, cube: Cube) -> Action {
    let (score, crawford) = (state.score(), state.crawford());
    Action::Setup(GameSetup { board, turn, cube, score, crawford })
}

fn of_action(state: &MatchState, action: &Action) -> Told {
    let Err(error) = legal(state, std::slice::from_ref(action)) else {
        return (vec![action.clone()], None);
    };
    let passed = |player: Player| {
        by_hand(state, state.position().to_setup(), SetupTurn::ToRoll(player.other()), state.cube())
    };
    let start = Position::start(state.rules().spec()).to_setup();
    let (before, fault) = match (*state.phase(), action) {
        (Phase::ToMove { player, .. }, Action::Play(play)) => {
            let pasch_rules::ApplyError::IllegalPlay { fault, .. } = &error else {
                return (Vec::new(), Some(Fault::Refused(error)));
            };
            return of_moves(state, player, &steps(play), Some(Fault::NotLegal { fault: *fault }))
                .unwrap_or((Vec::new(), Some(Fault::Refused(error))));
        }
        (Phase::ToRoll { player }, Action::Play(play)) => {
            return of_moves(state, player, &steps(play), Some(Fault::NoRoll))
                .unwrap_or((Vec::new(), Some(Fault::Refused(error))));
        }
        (Phase::ToMove { player, .. }, Action::Roll(_) | Action::Double) => (passed(player), Fault::NoPlay),
        (Phase::DoubleOffered { .. }, Action::Roll(_)) => (Action::Take, Fault::NoAnswer),
        (Phase::ResignOffered { .. }, Action::Roll(_) | Action::Double | Action::Play(_)) => {
            (Action::RejectResign, Fault::NoAnswer)
        }
        (Phase::GameOver(_) | Phase::MatchOver { .. }, _) => {
            return (Vec::new(), Some(Fault::Refused(error)));
        }
        (_, Action::OpeningRoll(_) | Action::FirstTurn(_)) => {
            (by_hand(state, start, SetupTurn::Opening, Cube::default()), Fault::Unfinished)
        }
        _ => return (Vec::new(), Some(Fault::Refused(error))),
    };
    let both = vec![before, action.clone()];
    match legal(state, &both) {
        Ok(()) => (both, Some(fault)),
        Err(_) => (Vec::new(), Some(Fault::Refused(error))),
    }
}

fn steps(play: &Play) -> Vec<(Place, Place)> {
    play.moves.iter().map(|mv| (mv.from, mv.to)).collect()
}

/// Checkers carried on a plain board; `None` if they cannot be carried at all.
fn of_moves(
    state: &MatchState,
    player: Player,
    steps: &[(Place, Place)],
    fault: Option<Fault>,
) -> Option<Told> {
    let board = carry(state.position().to_setup(), player, steps).ok()?;
    Some(of_board(state, player, board, fault))
}

fn of_board(state: &MatchState, player: Player, board: Setup, fault: Option<Fault>) -> Told {
    let plays = state.play_graph().map_or_else(Vec::new, |graph| graph.plays());
    if let Some(legal) = plays.iter().find(|legal| legal.position.to_setup() == board) {
        return (vec![Action::Play(legal.play.clone())], None);
    }
    let stands = by_hand(state, board, SetupTurn::ToRoll(player.other()), state.cube());
    match legal(state, std::slice::from_ref(&stands)) {
        Ok(()) => (vec![stands], fault),
        Err(error) => (Vec::new(), Some(Fault::Refused(error))),
    }
}

fn slot(side: &mut RawSide, place: Place) -> Option<&mut u8> {
    match place {
        Place::Bar => Some(&mut side.bar),
        Place::Pool => Some(&mut side.pool),
        Place::Point(point) => Some(&mut side.points[point.index()]),
        Place::Off => None,
    }
}

/// The board after checkers were carried, or the place of the first step that cannot be.
fn carry(mut board: Setup, player: Player, steps: &[(Place, Place)]) -> Result<Setup, usize> {
    for (index, (from, to)) in steps.iter().enumerate() {
        if from == to || matches!(to, Place::Bar | Place::Pool) {
            return Err(index);
        }
        let stood = slot(&mut board.sides[player], *from).filter(|count| **count > 0).ok_or(index)?;
        *stood -= 1;
        if let Some(count) = slot(&mut board.sides[player], *to) {
            *count += 1;
        }
        if let Place::Point(point) = to {
            let other = &mut board.sides[player.other()];
            let across = 24 - usize::from(point.number());
            if other.points[across] == 1 {
                other.points[across] = 0;
                other.bar += 1;
            }
        }
    }
    Ok(board)
}

fn of_as_played(state: &MatchState, played: &AsPlayed) -> Told {
    let (player, fault) = match *state.phase() {
        Phase::ToMove { player, .. } => (player, None),
        Phase::ToRoll { player } => (player, Some(Fault::NoRoll)),
        phase => return (Vec::new(), Some(Fault::NotNow { phase })),
    };
    let board = match played {
        AsPlayed::Board(board) => *board,
        AsPlayed::Moves(moves) if moves.shifts.len() > 16 => {
            let refusal = MisplayRefusal::TooLong(moves.shifts.len());
            return (Vec::new(), Some(Fault::Refused(refusal.into())));
        }
        AsPlayed::Moves(moves) => {
            let steps: Vec<_> = moves.shifts.iter().map(|shift| (shift.from, shift.to)).collect();
            match carry(state.position().to_setup(), player, &steps) {
                Ok(board) => board,
                Err(index) => {
                    let refusal = MisplayRefusal::NoSuchMove { index };
                    return (Vec::new(), Some(Fault::Refused(refusal.into())));
                }
            }
        }
    };
    of_board(state, player, board, fault)
}
