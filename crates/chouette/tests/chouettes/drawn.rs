//! Random chouettes: random options and players, joins and leaves, short games.

use fastrand::Rng;
use pasch_chouette::*;
use pasch_rules::{Die, Play, VariantId};

/// A number from the environment, for the long proof.
pub fn asked(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn one<T: Copy>(rng: &mut Rng, of: &[T]) -> T {
    of[rng.usize(..of.len())]
}

/// Options that fit each other.
pub fn options(rng: &mut Rng) -> Options {
    let most = rng.u8(3..=8);
    let cubes = if rng.u8(..4) == 0 { Cubes::Single } else { Cubes::Multi };
    let animals = rng.u8(..=3);
    let multi = cubes == Cubes::Multi;
    let options = Options {
        order: one(rng, &[Order::Dice, Order::Joined, Order::Drawn]),
        most,
        partner: most > Options::WITHOUT_PARTNER && rng.bool(),
        cubes,
        box_offers: one(rng, &[BoxOffers::AnySet, BoxOffers::AllOrNone]),
        answers: one(rng, &[Answers::Hidden, Answers::Open]),
        animals,
        sole_taker_must_beaver: animals > 0 && rng.bool(),
        box_takes_half: multi && rng.bool(),
        extras: multi && rng.bool(),
        consultation: one(
            rng,
            &[Consultation::AfterCube, Consultation::Free, Consultation::CaptainAsks, Consultation::None],
        ),
        automatic_doubles: one(rng, &[Ties::None, Ties::Once, Ties::Unlimited]),
        jacoby: rng.bool(),
        clock: one(rng, &[Clock::None, Clock::Delay { seconds: 12 }]),
        next_box: one(rng, &[NextBox::Captain, NextBox::MostPoints]),
    };
    assert_eq!(options.check(), Ok(()));
    options
}

/// A header of a game with few checkers, now and then of the whole one.
pub fn header(rng: &mut Rng) -> Header {
    let games =
        [VariantId::HYPERGAMMON, VariantId::HYPERGAMMON, VariantId::HYPERGAMMON, VariantId::BACKGAMMON];
    let mut header = Header::new(one(rng, &games));
    header.options = options(rng);
    header.house.winner_starts = one(rng, &[None, None, Some(true)]);
    header
}

pub fn die(rng: &mut Rng) -> Die {
    Die::new(rng.u8(1..=6)).unwrap()
}

fn some(rng: &mut Rng, seats: &[Seat]) -> Vec<Seat> {
    let mut seats = seats.to_vec();
    rng.shuffle(&mut seats);
    seats.truncate(rng.usize(1..=seats.len()));
    seats
}

fn a_play(state: &Chouette, rng: &mut Rng) -> Play {
    let graph = state.game().unwrap().board().play_graph().unwrap();
    one(rng, &graph.plays().iter().collect::<Vec<_>>()).play.clone()
}

/// A random intent of this choice.
pub fn intent(state: &Chouette, choice: &Choice, rng: &mut Rng) -> Intent {
    match choice {
        Choice::Return => Intent::Return,
        Choice::Leave => Intent::Leave,
        Choice::Order => Intent::Order,
        Choice::AskPartner { seats } => Intent::AskPartner(one(rng, seats)),
        Choice::AnswerPartner => Intent::AnswerPartner(rng.bool()),
        Choice::Start => Intent::Start,
        Choice::ThrowAgain => Intent::ThrowAgain,
        Choice::Roll => Intent::Roll,
        Choice::Play => Intent::Play(a_play(state, rng)),
        Choice::Double { cubes, together } => {
            Intent::Double(if *together { cubes.clone() } else { some(rng, cubes) })
        }
        Choice::Answer { cube, answers } => Intent::Answer { cube: *cube, answer: one(rng, answers) },
        Choice::Consent => Intent::Consent(rng.u8(..4) > 0),
        Choice::OfferExtra { seats } => Intent::OfferExtra(one(rng, seats)),
        Choice::PayDrop => Intent::PayDrop,
        Choice::AnswerExtra => Intent::AnswerExtra(rng.bool()),
        Choice::Resign { grades, cubes } => Intent::Resign {
            grade: one(rng, grades),
            cubes: if cubes.is_empty() { Vec::new() } else { some(rng, cubes) },
        },
        Choice::AnswerResignation { cubes } => {
            Intent::AnswerResignation { cube: one(rng, cubes), accept: rng.u8(..4) > 0 }
        }
        Choice::AskAdvice => Intent::AskAdvice,
        Choice::Suggest => Intent::Suggest(a_play(state, rng)),
    }
}

/// How often something of this kind is done.
fn weight(state: &Chouette, choice: &Choice) -> u32 {
    let present = state.people().iter().filter(|person| person.present).count();
    match choice {
        Choice::Leave if present <= 3 => 0,
        Choice::Leave | Choice::AskAdvice => 1,
        Choice::Return | Choice::Suggest => 4,
        Choice::Resign { .. } => 30,
        Choice::Double { .. } => 150,
        _ => 250,
    }
}

/// The next step of a random chouette: somebody joins, or does something that they may.
pub fn step(state: &Chouette, rng: &mut Rng) -> Vec<Action> {
    let most = usize::from(state.options().most);
    let present = state.people().iter().filter(|person| person.present).count();
    let opening = state.people().len() < 3 || (present < 3 && rng.bool());
    let joins = opening || (present < most && state.people().len() < 14 && rng.u8(..120) == 0);
    let throw = &mut rng.fork();
    if joins {
        return join(state, &format!("P{}", state.people().len())).unwrap();
    }
    let seats = (0..).take(state.people().len()).map(Seat);
    let all: Vec<(Seat, Choice)> =
        seats.flat_map(|seat| choices(state, seat).into_iter().map(move |choice| (seat, choice))).collect();
    let total: u32 = all.iter().map(|(_, choice)| weight(state, choice)).sum();
    assert!(total > 0, "nobody can do anything: {:?}", state.phase());
    let mut at = rng.u32(..total);
    let (seat, choice) = all
        .into_iter()
        .find(|(_, choice)| {
            let weight = weight(state, choice);
            let found = at < weight;
            at = at.saturating_sub(weight);
            found
        })
        .unwrap();
    let intent = intent(state, &choice, rng);
    decide(state, seat, &intent, &mut || die(throw))
        .unwrap_or_else(|no| panic!("{seat:?} may {choice:?}, but {intent:?}: {no}\n{state:?}"))
}

/// An intent of anybody, mostly a wrong one.
pub fn hostile(state: &Chouette, rng: &mut Rng) -> (Seat, Intent) {
    let people = u16::try_from(state.people().len()).unwrap();
    let seat = |rng: &mut Rng| Seat(rng.u16(..people + 2));
    let seats = |rng: &mut Rng| -> Vec<Seat> { (0..rng.usize(..4)).map(|_| seat(rng)).collect() };
    let play = |rng: &mut Rng| match state.game().and_then(|game| game.board().play_graph()) {
        Some(graph) if rng.bool() => graph.plays()[0].play.clone(),
        _ => Play::DANCE,
    };
    let grade = one(rng, &pasch_rules::Grade::ALL);
    let answer = one(rng, &[Answer::Take, Answer::Drop, Answer::Beaver]);
    let intents = [
        Intent::Return,
        Intent::Order,
        Intent::AskPartner(seat(rng)),
        Intent::AnswerPartner(rng.bool()),
        Intent::Start,
        Intent::ThrowAgain,
        Intent::Roll,
        Intent::Play(play(rng)),
        Intent::Double(seats(rng)),
        Intent::Answer { cube: seat(rng), answer },
        Intent::Consent(rng.bool()),
        Intent::OfferExtra(seat(rng)),
        Intent::AnswerExtra(rng.bool()),
        Intent::PayDrop,
        Intent::Resign { grade, cubes: seats(rng) },
        Intent::AnswerResignation { cube: seat(rng), accept: rng.bool() },
        Intent::AskAdvice,
        Intent::Suggest(play(rng)),
        Intent::Leave,
    ];
    (seat(rng), intents[rng.usize(..intents.len())].clone())
}
