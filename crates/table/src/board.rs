//! Boards, seats, moves and grades.

use pasch_rules::{
    Coming, Contact, CubeRefusal, Die, Effect, Geometry, Grade, HouseScope, IllegalPlays, Move, Place,
    Player, Position, Shift, Side, VariantSpec,
};

use pasch_wire as wire;

/// The seat of a player.
#[must_use]
pub fn seat(player: Player) -> wire::Seat {
    match player {
        Player::A => wire::Seat::A,
        Player::B => wire::Seat::B,
    }
}

/// The player at a seat.
#[must_use]
pub fn player(seat: wire::Seat) -> Player {
    match seat {
        wire::Seat::A => Player::A,
        wire::Seat::B => Player::B,
    }
}

/// A variant's facts, as pages show them.
#[must_use]
pub fn variant(spec: &VariantSpec) -> wire::VariantView {
    wire::VariantView {
        id: spec.id.to_string(),
        name: spec.name.to_owned(),
        geometry: geometry(spec.geometry),
        contact: contact(spec.contact),
        checkers: spec.checkers,
    }
}

/// How two counts relate.
#[must_use]
pub fn geometry(geometry: Geometry) -> wire::Geometry {
    match geometry {
        Geometry::Contrary => wire::Geometry::Contrary,
        Geometry::Parallel => wire::Geometry::Parallel,
        Geometry::Same => wire::Geometry::Same,
        Geometry::Circle => wire::Geometry::Circle,
    }
}

/// What landing on a lone checker does.
#[must_use]
pub fn contact(contact: Contact) -> wire::Contact {
    match contact {
        Contact::Hit => wire::Contact::Hit,
        Contact::Pin => wire::Contact::Pin,
        Contact::Block => wire::Contact::Block,
        Contact::Share => wire::Contact::Share,
    }
}

/// Both players' checkers, each side in its own count.
#[must_use]
pub fn position(position: &Position) -> wire::PositionView {
    wire::PositionView { a: side(&position.sides.a), b: side(&position.sides.b) }
}

fn side(side: &Side) -> wire::SideView {
    wire::SideView {
        points: side.points.to_vec(),
        bar: side.bar,
        pool: side.pool,
        off: side.off,
        pinned: side.pinned.iter().map(|point| point.number()).collect(),
    }
}

/// One checker moved by one die.
#[must_use]
pub fn checker_move(mv: &Move) -> wire::MoveView {
    wire::MoveView { from: place(mv.from), to: place(mv.to), hit: mv.effect != Effect::None }
}

/// A checker carried somewhere, out.
#[must_use]
pub fn shift(shift: Shift) -> wire::ShiftView {
    wire::ShiftView { from: place(shift.from), to: place(shift.to) }
}

/// What becomes of illegal plays, out.
#[must_use]
pub fn illegal(rule: IllegalPlays) -> wire::IllegalRule {
    match rule {
        IllegalPlays::Refused => wire::IllegalRule::Refused,
        IllegalPlays::OpponentMayInsist => wire::IllegalRule::OpponentMayInsist,
        IllegalPlays::BothMustCorrect => wire::IllegalRule::BothMustCorrect,
    }
}

/// What becomes of illegal plays, in.
#[must_use]
pub fn rules_illegal(rule: wire::IllegalRule) -> IllegalPlays {
    match rule {
        wire::IllegalRule::Refused => IllegalPlays::Refused,
        wire::IllegalRule::OpponentMayInsist => IllegalPlays::OpponentMayInsist,
        wire::IllegalRule::BothMustCorrect => IllegalPlays::BothMustCorrect,
    }
}

/// When a house rule says something, out.
#[must_use]
pub fn house_scope(scope: HouseScope) -> wire::HouseScope {
    match scope {
        HouseScope::Always => wire::HouseScope::Always,
        HouseScope::MoneyCube => wire::HouseScope::MoneyCube,
        HouseScope::MatchCube => wire::HouseScope::MatchCube,
    }
}

/// What follows a roll, out.
#[must_use]
pub fn coming(coming: &Coming) -> wire::ComingView {
    match *coming {
        Coming::Number { die, times, optional } => {
            wire::ComingView::Number { die: die.map(Die::face), times, optional }
        }
        Coming::Choice => wire::ComingView::Choice,
        Coming::Roll => wire::ComingView::Roll,
    }
}

/// Why a player may not double.
#[must_use]
pub const fn no_double(refusal: CubeRefusal) -> wire::NoDouble {
    match refusal {
        CubeRefusal::NoCube => wire::NoDouble::NoCube,
        CubeRefusal::CrawfordGame => wire::NoDouble::Crawford,
        CubeRefusal::NotOwner => wire::NoDouble::NotOwner,
        CubeRefusal::Dead => wire::NoDouble::Dead,
        CubeRefusal::Holland => wire::NoDouble::Holland,
        CubeRefusal::Limit => wire::NoDouble::Limit,
        CubeRefusal::NotNow | CubeRefusal::NoBeaver => wire::NoDouble::NotNow,
    }
}

/// A place as a number: 25 bar or pool, 0 off.
#[must_use]
pub fn place(place: Place) -> u8 {
    place.number()
}

/// The faces of dice, highest first as rolls keep them.
#[must_use]
pub fn faces(dice: &[Die]) -> Vec<u8> {
    dice.iter().map(|die| die.face()).collect()
}

/// A grade of the rules, as the wire spells it.
#[must_use]
pub fn grade(grade: Grade) -> wire::Grade {
    match grade {
        Grade::Single => wire::Grade::Single,
        Grade::Gammon => wire::Grade::Gammon,
        Grade::Backgammon => wire::Grade::Backgammon,
    }
}

/// A grade of the wire, as the rules know it.
#[must_use]
pub fn rules_grade(grade: wire::Grade) -> Grade {
    match grade {
        wire::Grade::Single => Grade::Single,
        wire::Grade::Gammon => Grade::Gammon,
        wire::Grade::Backgammon => Grade::Backgammon,
    }
}
