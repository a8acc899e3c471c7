//! What stands in a line of the log, field by field.

use pasch_rules::{
    Action, ByPlayer, Crawford, Cube, Dice, Die, Edition, Effect, GameSetup, Grade, Header, HouseRule,
    Misplay, Move, Options, Place, Play, Player, Point, PointMask, RawSide, Setup, SetupTurn, Shift,
    VariantId,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{LogErrorKind, version_of};

/// The value of `format` in every header.
pub const FORMAT: &str = "pasch";

#[derive(Deserialize)]
pub struct VersionMirror {
    pub format: String,
    pub version: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeaderMirror {
    format: String,
    version: u64,
    variant: String,
    /// The games that follow `variant` in turn; only a series has any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    then: Vec<String>,
    length: u32,
    /// The wording of the rules, where that makes a difference.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    edition: Option<u8>,
    names: [String; 2],
    /// What is agreed beside the usual.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    house: Map<String, Value>,
    /// The same, as versions before 6 have it.
    #[serde(default, skip_serializing)]
    options: Map<String, Value>,
    #[serde(default)]
    extra: Vec<(String, String)>,
}

impl HeaderMirror {
    /// For a log in which something is said about the match.
    pub fn with_notes(self) -> Self {
        Self { version: self.version.max(super::NOTED), ..self }
    }
}

pub fn bad(what: &'static str, value: impl ToString) -> LogErrorKind {
    LogErrorKind::Value { what, value: value.to_string() }
}

impl From<&Header> for HeaderMirror {
    fn from(header: &Header) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: version_of(header),
            variant: header.variant.to_string(),
            then: header.then.iter().map(VariantId::to_string).collect(),
            length: header.length,
            edition: (header.options.edition > Edition::First && header.depends_on_edition()).then_some(2),
            names: [header.names.a.clone(), header.names.b.clone()],
            house: house(&header.options),
            options: Map::new(),
            extra: header.extra.clone(),
        }
    }
}

impl TryFrom<HeaderMirror> for Header {
    type Error = LogErrorKind;

    fn try_from(mirror: HeaderMirror) -> Result<Self, LogErrorKind> {
        let game = |name: &String| VariantId::find(name).ok_or_else(|| bad("variant", name));
        let [a, b] = mirror.names;
        let mut options = Options::default();
        for map in [&mirror.options, &mirror.house] {
            read_options(&mut options, map)?;
        }
        let mut header = Self {
            variant: game(&mirror.variant)?,
            then: mirror.then.iter().map(game).collect::<Result<_, _>>()?,
            length: mirror.length,
            options,
            names: ByPlayer { a, b },
            extra: mirror.extra,
        };
        header.options.edition = match mirror.edition {
            None if header.depends_on_edition() => Edition::First,
            None | Some(2) => Edition::Second,
            Some(1) => Edition::First,
            Some(other) => return Err(bad("edition", other)),
        };
        Ok(header)
    }
}

/// Declares a mirror of an enum without fields: the names in the file beside the values of the rules.
macro_rules! names {
    ($function:ident, $read:ident, $type:ty, $what:literal, $($value:path => $name:literal),+ $(,)?) => {
        fn $function(value: $type) -> &'static str {
            match value { $($value => $name),+ }
        }

        fn $read(name: &str) -> Result<$type, LogErrorKind> {
            match name { $($name => Ok($value),)+ other => Err(bad($what, other)) }
        }
    };
}

names!(seat_name, seat, Player, "seat", Player::A => "A", Player::B => "B");
names!(grade_name, grade, Grade, "grade",
    Grade::Single => "single", Grade::Gammon => "gammon", Grade::Backgammon => "backgammon");
names!(crawford_name, crawford, Crawford, "crawford",
    Crawford::Before => "before", Crawford::Now => "now", Crawford::After => "after");
names!(effect_name, effect, Effect, "effect", Effect::None => "none", Effect::Hit => "hit", Effect::Pin => "pin");

/// What is agreed beside the usual: names with a value, or with several.
fn house(options: &Options) -> Map<String, Value> {
    let mut map = Map::new();
    for (name, value) in HouseRule::written(options) {
        let value = Value::from(value);
        match map.get_mut(name) {
            None => drop(map.insert(name.to_owned(), value)),
            Some(Value::Array(all)) => all.push(value),
            Some(one) => *one = Value::Array(vec![one.take(), value]),
        }
    }
    map
}

/// Reads options by their names, those of versions before 6 among them: there every option stands in the list, usual or
/// not, and those of some games alone in a list of their own.
fn read_options(options: &mut Options, map: &Map<String, Value>) -> Result<(), LogErrorKind> {
    for (name, value) in map {
        let mut read = |value: String| {
            let read = HouseRule::read(options, name, &value);
            read.map_err(|why| LogErrorKind::Option { name: name.clone(), value, why })
        };
        match value {
            Value::Null => {}
            Value::Object(special) if name == "special" => read_options(options, special)?,
            Value::Array(several) => several.iter().map(plain).try_for_each(read)?,
            one => read(plain(one))?,
        }
    }
    Ok(())
}

/// A value as text, without marks around it.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn point(number: u8) -> Result<Point, LogErrorKind> {
    Point::new(number).ok_or_else(|| bad("point", number))
}

/// One line behind the header.
#[derive(Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum ActionMirror {
    /// A's die, B's die.
    Opening {
        dice: [u8; 2],
    },
    FirstTurn {
        by: String,
    },
    RejectOpening {},
    Roll {
        dice: Vec<u8>,
    },
    Play {
        moves: Vec<MoveMirror>,
    },
    Misplay {
        moves: Vec<ShiftMirror>,
    },
    Insist {},
    LetStand {},
    Double {},
    Take {},
    Drop {},
    Beaver {},
    OfferResign {
        by: String,
        grade: String,
    },
    AcceptResign {},
    RejectResign {},
    Forfeit {
        by: String,
    },
    Setup {
        a: SideMirror,
        b: SideMirror,
        turn: TurnMirror,
        cube: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        owner: Option<String>,
        score: [u32; 2],
        crawford: String,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveMirror {
    from: String,
    to: String,
    die: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    effect: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShiftMirror {
    from: String,
    to: String,
}

/// Checkers as `24:2 13:5`, with the points where one is pinned.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideMirror {
    checkers: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pinned: Vec<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TurnMirror {
    Opening,
    ToRoll(String),
    ToMove(String, Vec<u8>),
    Doubled(String),
}

impl From<&Action> for ActionMirror {
    fn from(action: &Action) -> Self {
        match action {
            Action::OpeningRoll(dice) => Self::Opening { dice: [dice.a.face(), dice.b.face()] },
            Action::FirstTurn(player) => Self::FirstTurn { by: seat_name(*player).to_owned() },
            Action::RejectOpening => Self::RejectOpening {},
            Action::Roll(dice) => Self::Roll { dice: faces(dice) },
            Action::Play(play) => Self::Play { moves: play.moves.iter().map(MoveMirror::from).collect() },
            Action::Misplay(misplay) => {
                let mirror =
                    |shift: &Shift| ShiftMirror { from: shift.from.to_string(), to: shift.to.to_string() };
                Self::Misplay { moves: misplay.shifts.iter().map(mirror).collect() }
            }
            Action::Insist => Self::Insist {},
            Action::LetStand => Self::LetStand {},
            Action::Double => Self::Double {},
            Action::Take => Self::Take {},
            Action::Drop => Self::Drop {},
            Action::Beaver => Self::Beaver {},
            Action::OfferResign { by, grade } => {
                Self::OfferResign { by: seat_name(*by).to_owned(), grade: grade_name(*grade).to_owned() }
            }
            Action::AcceptResign => Self::AcceptResign {},
            Action::RejectResign => Self::RejectResign {},
            Action::Forfeit { by } => Self::Forfeit { by: seat_name(*by).to_owned() },
            Action::Setup(setup) => Self::Setup {
                a: SideMirror::from(&setup.board.sides.a),
                b: SideMirror::from(&setup.board.sides.b),
                turn: match setup.turn {
                    SetupTurn::Opening => TurnMirror::Opening,
                    SetupTurn::ToRoll(player) => TurnMirror::ToRoll(seat_name(player).to_owned()),
                    SetupTurn::ToMove(player, dice) => {
                        TurnMirror::ToMove(seat_name(player).to_owned(), faces(&dice))
                    }
                    SetupTurn::Doubled(player) => TurnMirror::Doubled(seat_name(player).to_owned()),
                },
                cube: setup.cube.value,
                owner: setup.cube.owner.map(|player| seat_name(player).to_owned()),
                score: [setup.score.a, setup.score.b],
                crawford: crawford_name(setup.crawford).to_owned(),
            },
        }
    }
}

impl TryFrom<ActionMirror> for Action {
    type Error = LogErrorKind;

    fn try_from(mirror: ActionMirror) -> Result<Self, LogErrorKind> {
        Ok(match mirror {
            ActionMirror::Opening { dice: [a, b] } => Self::OpeningRoll(ByPlayer { a: die(a)?, b: die(b)? }),
            ActionMirror::FirstTurn { by } => Self::FirstTurn(seat(&by)?),
            ActionMirror::RejectOpening {} => Self::RejectOpening,
            ActionMirror::Roll { dice } => Self::Roll(roll(&dice)?),
            ActionMirror::Play { moves } => {
                Self::Play(Play { moves: moves.into_iter().map(Move::try_from).collect::<Result<_, _>>()? })
            }
            ActionMirror::Misplay { moves } => {
                let shift =
                    |mirror: ShiftMirror| Ok(Shift { from: place(&mirror.from)?, to: place(&mirror.to)? });
                Self::Misplay(Misplay {
                    shifts: moves.into_iter().map(shift).collect::<Result<_, LogErrorKind>>()?,
                })
            }
            ActionMirror::Insist {} => Self::Insist,
            ActionMirror::LetStand {} => Self::LetStand,
            ActionMirror::Double {} => Self::Double,
            ActionMirror::Take {} => Self::Take,
            ActionMirror::Drop {} => Self::Drop,
            ActionMirror::Beaver {} => Self::Beaver,
            ActionMirror::OfferResign { by, grade: name } => {
                Self::OfferResign { by: seat(&by)?, grade: grade(&name)? }
            }
            ActionMirror::AcceptResign {} => Self::AcceptResign,
            ActionMirror::RejectResign {} => Self::RejectResign,
            ActionMirror::Forfeit { by } => Self::Forfeit { by: seat(&by)? },
            ActionMirror::Setup { a, b, turn, cube, owner, score: [score_a, score_b], crawford: name } => {
                Self::Setup(GameSetup {
                    board: Setup { sides: ByPlayer { a: a.try_into()?, b: b.try_into()? } },
                    turn: match turn {
                        TurnMirror::Opening => SetupTurn::Opening,
                        TurnMirror::ToRoll(player) => SetupTurn::ToRoll(seat(&player)?),
                        TurnMirror::ToMove(player, dice) => SetupTurn::ToMove(seat(&player)?, roll(&dice)?),
                        TurnMirror::Doubled(player) => SetupTurn::Doubled(seat(&player)?),
                    },
                    cube: Cube { value: cube, owner: owner.as_deref().map(seat).transpose()? },
                    score: ByPlayer { a: score_a, b: score_b },
                    crawford: crawford(&name)?,
                })
            }
        })
    }
}

fn faces(dice: &Dice) -> Vec<u8> {
    dice.as_slice().iter().map(|die| die.face()).collect()
}

fn die(face: u8) -> Result<Die, LogErrorKind> {
    Die::new(face).ok_or_else(|| bad("die", face))
}

fn roll(faces: &[u8]) -> Result<Dice, LogErrorKind> {
    Dice::from_faces(faces).ok_or_else(|| bad("roll", format!("{faces:?}")))
}

fn place(text: &str) -> Result<Place, LogErrorKind> {
    match text {
        "pool" => Ok(Place::Pool),
        "bar" => Ok(Place::Bar),
        "off" => Ok(Place::Off),
        _ => text.parse().ok().and_then(Point::new).map(Place::Point).ok_or_else(|| bad("place", text)),
    }
}

impl From<&Move> for MoveMirror {
    fn from(mv: &Move) -> Self {
        Self {
            from: mv.from.to_string(),
            to: mv.to.to_string(),
            die: mv.die.face(),
            effect: (mv.effect != Effect::None).then(|| effect_name(mv.effect).to_owned()),
        }
    }
}

impl TryFrom<MoveMirror> for Move {
    type Error = LogErrorKind;

    fn try_from(mirror: MoveMirror) -> Result<Self, LogErrorKind> {
        Ok(Self {
            from: place(&mirror.from)?,
            to: place(&mirror.to)?,
            die: die(mirror.die)?,
            effect: mirror.effect.as_deref().map(effect).transpose()?.unwrap_or_default(),
        })
    }
}

impl From<&RawSide> for SideMirror {
    fn from(side: &RawSide) -> Self {
        Self { checkers: side.to_string(), pinned: side.pinned.iter().map(Point::number).collect() }
    }
}

impl TryFrom<SideMirror> for RawSide {
    type Error = LogErrorKind;

    fn try_from(mirror: SideMirror) -> Result<Self, LogErrorKind> {
        let mut side: Self = mirror.checkers.parse().map_err(|_| bad("checkers", &mirror.checkers))?;
        side.pinned = PointMask::EMPTY;
        for number in mirror.pinned {
            side.pinned.insert(point(number)?);
        }
        Ok(side)
    }
}
