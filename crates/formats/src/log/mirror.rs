//! What stands in a line of the log, field by field.

use pasch_rules::{
    Action, AutomaticDoubles, BearOff, ByPlayer, Crawford, Cube, CubeUse, DeadCube, Dice, Die, Edition,
    Effect, GameSetup, Grade, Header, Misplay, MotherRule, Move, Opening, Options, Place, Play, Player,
    Point, PointMask, RawSide, Setup, SetupTurn, Shift, StartPrime, Triple, VariantId,
};
use serde::{Deserialize, Serialize};

use super::special::SpecialMirror;
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
    #[serde(default)]
    options: OptionsMirror,
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
            options: OptionsMirror::from(&header.options),
            extra: header.extra.clone(),
        }
    }
}

impl TryFrom<HeaderMirror> for Header {
    type Error = LogErrorKind;

    fn try_from(mirror: HeaderMirror) -> Result<Self, LogErrorKind> {
        let game = |name: &String| VariantId::find(name).ok_or_else(|| bad("variant", name));
        let [a, b] = mirror.names;
        let mut header = Self {
            variant: game(&mirror.variant)?,
            then: mirror.then.iter().map(game).collect::<Result<_, _>>()?,
            length: mirror.length,
            options: mirror.options.try_into()?,
            names: ByPlayer { a, b },
            extra: mirror.extra,
        };
        header.options.edition = match mirror.edition {
            None if header.depends_on_edition() => Edition::First,
            None | Some(2) => Edition::Second,
            Some(1) => Edition::First,
            Some(other) => return Err(bad("edition of the rules", other)),
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

pub(super) use names;

names!(seat_name, seat, Player, "seat", Player::A => "A", Player::B => "B");
names!(grade_name, grade, Grade, "grade",
    Grade::Single => "single", Grade::Gammon => "gammon", Grade::Backgammon => "backgammon");
names!(crawford_name, crawford, Crawford, "state of the Crawford rule",
    Crawford::Before => "before", Crawford::Now => "now", Crawford::After => "after");
names!(cube_use_name, cube_use, CubeUse, "use of the cube",
    CubeUse::Usual => "usual", CubeUse::On => "on", CubeUse::Off => "off");
names!(dead_cube_name, dead_cube, DeadCube, "dead-cube rule",
    DeadCube::Forbid => "forbid", DeadCube::Allow => "allow", DeadCube::FreezeForBoth => "freeze");
names!(triple_name, triple, Triple, "backgammon rule",
    Triple::Standard => "standard", Triple::BarOnly => "bar", Triple::Never => "never");
names!(opening_name, opening, Opening, "opening", Opening::BothDice => "both", Opening::Reroll => "reroll",
    Opening::Choice => "choice");
names!(bear_off_name, bear_off, BearOff, "bear-off rule",
    BearOff::Standard => "standard", BearOff::ExactForced => "exact-forced",
    BearOff::RearmostForced => "rearmost-forced", BearOff::ExactOnly => "exact-only");
names!(prime_name, prime, StartPrime, "prime rule",
    StartPrime::Own => "own", StartPrime::Opponents => "opponents", StartPrime::Both => "both");
names!(effect_name, effect, Effect, "effect", Effect::None => "none", Effect::Hit => "hit", Effect::Pin => "pin");

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct OptionsMirror {
    cube: String,
    crawford: bool,
    jacoby: bool,
    animals: u8,
    /// 0 none, -1 without limit.
    automatic_doubles: i16,
    opening_refusal: bool,
    holland: bool,
    dead_cube: String,
    triple: String,
    backgammon_value: u8,
    opening: Option<String>,
    winner_starts: Option<bool>,
    max_per_point: Option<u8>,
    no_hit_and_run: bool,
    bear_off: Option<String>,
    bear_off_while_pinned: bool,
    /// A grade, `none`, or `draw` where only both mothers together decide.
    mother: Option<String>,
    start_prime: Option<String>,
    runner_to: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    special: Option<SpecialMirror>,
}

impl Default for OptionsMirror {
    fn default() -> Self {
        Self::from(&Options::default())
    }
}

impl From<&Options> for OptionsMirror {
    fn from(o: &Options) -> Self {
        Self {
            cube: cube_use_name(o.cube).to_owned(),
            crawford: o.crawford,
            jacoby: o.jacoby,
            animals: o.animals,
            automatic_doubles: match o.automatic_doubles {
                AutomaticDoubles::Off => 0,
                AutomaticDoubles::UpTo(most) => i16::from(most),
                AutomaticDoubles::Unlimited => -1,
            },
            opening_refusal: o.opening_refusal,
            holland: o.holland,
            dead_cube: dead_cube_name(o.dead_cube).to_owned(),
            triple: triple_name(o.triple).to_owned(),
            backgammon_value: o.backgammon_value,
            opening: o.opening.map(|value| opening_name(value).to_owned()),
            winner_starts: o.winner_starts,
            max_per_point: o.max_per_point,
            no_hit_and_run: o.no_hit_and_run,
            bear_off: o.bear_off.map(|value| bear_off_name(value).to_owned()),
            bear_off_while_pinned: o.bear_off_while_pinned,
            mother: o.mother.map(|rule| match rule {
                MotherRule::None => "none".to_owned(),
                MotherRule::DrawWhenBoth => "draw".to_owned(),
                MotherRule::Wins(wins) => grade_name(wins).to_owned(),
            }),
            start_prime: o.start_prime.map(|value| prime_name(value).to_owned()),
            runner_to: o.runner_to.map(Point::number),
            special: SpecialMirror::unusual(o),
        }
    }
}

impl TryFrom<OptionsMirror> for Options {
    type Error = LogErrorKind;

    fn try_from(m: OptionsMirror) -> Result<Self, LogErrorKind> {
        let mut options = Self {
            cube: cube_use(&m.cube)?,
            crawford: m.crawford,
            jacoby: m.jacoby,
            animals: m.animals,
            automatic_doubles: match m.automatic_doubles {
                -1 => AutomaticDoubles::Unlimited,
                0 => AutomaticDoubles::Off,
                most => AutomaticDoubles::UpTo(
                    most.try_into().map_err(|_| bad("limit of automatic doubles", most))?,
                ),
            },
            opening_refusal: m.opening_refusal,
            holland: m.holland,
            dead_cube: dead_cube(&m.dead_cube)?,
            triple: triple(&m.triple)?,
            backgammon_value: m.backgammon_value,
            opening: m.opening.as_deref().map(opening).transpose()?,
            winner_starts: m.winner_starts,
            max_per_point: m.max_per_point,
            no_hit_and_run: m.no_hit_and_run,
            bear_off: m.bear_off.as_deref().map(bear_off).transpose()?,
            bear_off_while_pinned: m.bear_off_while_pinned,
            mother: match m.mother.as_deref() {
                None => None,
                Some("none") => Some(MotherRule::None),
                Some("draw") => Some(MotherRule::DrawWhenBoth),
                Some(name) => Some(MotherRule::Wins(grade(name)?)),
            },
            start_prime: m.start_prime.as_deref().map(prime).transpose()?,
            runner_to: m.runner_to.map(point).transpose()?,
            ..Self::default()
        };
        if let Some(special) = &m.special {
            special.set(&mut options)?;
        }
        Ok(options)
    }
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
        let mut side: Self =
            mirror.checkers.parse().map_err(|_| bad("list of checkers", &mirror.checkers))?;
        side.pinned = PointMask::EMPTY;
        for number in mirror.pinned {
            side.pinned.insert(point(number)?);
        }
        Ok(side)
    }
}
