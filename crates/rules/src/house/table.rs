//! The registry: every option of [`Options`] under one name, with its values. Logs, questions on the command line, requests and
//! forms take names and values from here.

use super::HouseScope::{Always, MatchCube, MoneyCube};
use super::{HouseNumber, HouseRule, HouseScope, HouseWay};
use crate::mechanics::{BearOff, Contact, HeadRule, Ones, Opening};
use crate::options::{
    AutomaticDoubles, CubeUse, DeadCube, IllegalPlays, MotherRule, Options, SixBlock, StartPrime, Triple,
};
use crate::outcome::Grade;
use crate::point::{Geometry, Point};

/// A way that people are asked about.
const fn way(id: &'static str, name: &'static str, set: fn(&mut Options)) -> HouseWay {
    HouseWay { id, name, also: &[], set }
}

/// A way that is usual, or that no form offers.
const fn other(id: &'static str, set: fn(&mut Options)) -> HouseWay {
    HouseWay { id, name: "", also: &[], set }
}

const fn rule(
    id: &'static str,
    name: &'static str,
    scope: HouseScope,
    ways: &'static [HouseWay],
) -> HouseRule {
    HouseRule { id, name, scope, ways, also: &[], number: None }
}

impl HouseRule {
    /// With the names of older logs and programs.
    const fn also(mut self, names: &'static [&'static str]) -> HouseRule {
        self.also = names;
        self
    }

    /// With any number between these two.
    const fn number(
        mut self,
        least: u32,
        most: u32,
        set: fn(&mut Options, u32),
        get: fn(&Options) -> Option<u32>,
    ) -> HouseRule {
        self.number = Some(HouseNumber { least, most, set, get });
        self
    }
}

impl HouseWay {
    /// With the words of older logs and programs.
    const fn also(mut self, words: &'static [&'static str]) -> HouseWay {
        self.also = words;
        self
    }
}

/// The questions that forms ask, the best known first.
pub(super) const ASKED: &[HouseRule] = &[
    rule(
        "max-per-point",
        "Checkers on a point",
        Always,
        &[way("5", "At most five checkers on a point", |o| o.max_per_point = Some(5))],
    )
    .number(0, 255, |o, n| o.max_per_point = u8::try_from(n).ok(), |o| o.max_per_point.map(u32::from)),
    rule(
        "no-hit-and-run",
        "Hit and run",
        Always,
        &[way("yes", "No hit and run in the home board", |o| o.no_hit_and_run = true)],
    ),
    rule(
        "bear-off",
        "Bearing off",
        Always,
        &[
            way("standard", "Bear off as in backgammon", |o| o.bear_off = Some(BearOff::Standard)),
            way("exact-forced", "Bear off by the exact die, or move the rearmost checker", |o| {
                o.bear_off = Some(BearOff::ExactForced);
            }),
            way("rearmost-forced", "Only the rearmost checker bears off", |o| {
                o.bear_off = Some(BearOff::RearmostForced);
            }),
            way("exact-only", "No bearing off with a higher die", |o| o.bear_off = Some(BearOff::ExactOnly)),
        ],
    )
    .also(&["bearoff"]),
    rule(
        "opening",
        "First turn",
        Always,
        &[
            way("both", "The opening dice are played", |o| o.opening = Some(Opening::BothDice)),
            way("reroll", "The starter throws again", |o| o.opening = Some(Opening::Reroll)),
            way("choice", "The starter may throw again", |o| o.opening = Some(Opening::Choice)),
        ],
    ),
    rule(
        "winner-starts",
        "Who starts the next game",
        Always,
        &[
            way("yes", "The winner starts the next game", |o| o.winner_starts = Some(true)),
            way("no", "Every game begins with an opening throw", |o| o.winner_starts = Some(false)),
        ],
    ),
    rule(
        "automatic-doubles",
        "Automatic doubles",
        MoneyCube,
        &[
            way("1", "Automatic doubles, one a game", |o| o.automatic_doubles = AutomaticDoubles::UpTo(1)),
            way("2", "Automatic doubles, two a game", |o| o.automatic_doubles = AutomaticDoubles::UpTo(2)),
            way("unlimited", "Automatic doubles without limit", |o| {
                o.automatic_doubles = AutomaticDoubles::Unlimited;
            })
            .also(&["-1"]),
            other("no", |o| o.automatic_doubles = AutomaticDoubles::Off).also(&["0"]),
        ],
    )
    .also(&["murphy-max"])
    .number(
        1,
        255,
        |o, n| o.automatic_doubles = AutomaticDoubles::UpTo(u8::try_from(n).unwrap_or(u8::MAX)),
        |o| match o.automatic_doubles {
            AutomaticDoubles::UpTo(most) => Some(most.into()),
            _ => None,
        },
    ),
    rule(
        "opening-refusal",
        "Refusing the first roll",
        MoneyCube,
        &[way("yes", "The first roll may be refused for a turn of the cube", |o| o.opening_refusal = true)],
    ),
    rule("crawford", "Crawford rule", MatchCube, &[way("no", "No Crawford game", |o| o.crawford = false)]),
    rule(
        "holland",
        "Holland rule",
        MatchCube,
        &[way("yes", "Holland rule: after the Crawford game no double before two rolls each", |o| {
            o.holland = true;
        })],
    ),
    rule(
        "dead-cube",
        "Dead cube",
        MatchCube,
        &[
            way("allow", "A dead cube may be turned", |o| o.dead_cube = DeadCube::Allow),
            way("freeze", "A cube that is dead for one is dead for both", |o| {
                o.dead_cube = DeadCube::FreezeForBoth
            })
            .also(&["freeze-for-both"]),
            other("forbid", |o| o.dead_cube = DeadCube::Forbid),
        ],
    ),
    rule(
        "backgammons",
        "Backgammons",
        Always,
        &[
            way("2", "A backgammon counts two", |o| o.backgammon_value = 2),
            way("bar-only", "A backgammon needs a checker on the bar", |o| o.triple = Triple::BarOnly)
                .also(&["bar"]),
            other("3", |o| o.backgammon_value = 3),
            other("standard", |o| o.triple = Triple::Standard),
            other("never", |o| o.triple = Triple::Never).also(&["none"]),
        ],
    )
    .also(&["backgammon-value", "triple"]),
    rule(
        "mother",
        "The mother",
        Always,
        &[
            way("none", "The mother is a checker like others", |o| o.mother = Some(MotherRule::None)),
            way("draw", "Both mothers pinned is a draw", |o| o.mother = Some(MotherRule::DrawWhenBoth))
                .also(&["void"]),
            way("single", "A pinned mother loses one point", |o| {
                o.mother = Some(MotherRule::Wins(Grade::Single))
            }),
            way("gammon", "A pinned mother loses two points", |o| {
                o.mother = Some(MotherRule::Wins(Grade::Gammon))
            })
            .also(&["win2"]),
            way("backgammon", "A pinned mother loses three points", |o| {
                o.mother = Some(MotherRule::Wins(Grade::Backgammon))
            })
            .also(&["win3"]),
        ],
    ),
    rule(
        "bear-off-while-pinned",
        "Bearing off while pinned",
        Always,
        &[way("yes", "Bearing off while a checker is pinned", |o| o.bear_off_while_pinned = true)],
    )
    .also(&["bearoff-while-pinned"]),
    rule(
        "start-prime",
        "Blocking the start",
        Always,
        &[
            way("own", "Not all of one's own starting quarter", |o| o.start_prime = Some(StartPrime::Own))
                .also(&["own-start"]),
            way("opponents", "Not all of the opponent's starting quarter", |o| {
                o.start_prime = Some(StartPrime::Opponents);
            })
            .also(&["opponent-start"]),
            way("both", "Not all of either starting quarter", |o| o.start_prime = Some(StartPrime::Both)),
        ],
    )
    .also(&["prime"]),
    rule(
        "runner",
        "The runner",
        Always,
        &[
            way("12", "The runner goes twelve points first", |o| o.runner_to = Some(Point::at(12))),
            way("11", "The runner passes the opponent's start first", |o| o.runner_to = Some(Point::at(11))),
            way("6", "The runner goes home first", |o| o.runner_to = Some(Point::at(6))),
        ],
    )
    .also(&["runner-to"])
    .number(
        1,
        24,
        |o, n| o.runner_to = u8::try_from(n).ok().and_then(Point::new),
        |o| o.runner_to.map(|point| point.number().into()),
    ),
    rule(
        "head",
        "Two from the head",
        Always,
        &[
            way("66-44", "Two from the head with a first 6-6 or 4-4", |o| {
                o.head = Some(HeadRule::SixesAndFours)
            })
            .also(&["sixes-and-fours"]),
            way("any-double", "Two from the head with any first double", |o| {
                o.head = Some(HeadRule::AnyDouble)
            }),
            way(
                "second-if-blocked",
                "The second player takes two from the head when they are blocked",
                |o| {
                    o.head = Some(HeadRule::SecondIfBlocked);
                },
            )
            .also(&["second-player-if-blocked"]),
            other("usual", |o| o.head = Some(HeadRule::Usual)),
        ],
    )
    .also(&["head2"]),
    rule(
        "six-block",
        "Six points in a row",
        Always,
        &[
            way("every-move", "Six in a row are refused after every move", |o| {
                o.six_block = Some(SixBlock::EveryMove);
            })
            .also(&["move", "per-step"]),
            way("allowed", "Six in a row are allowed", |o| o.six_block = Some(SixBlock::Allowed))
                .also(&["none"]),
            other("at-end", |o| o.six_block = Some(SixBlock::AtEnd)).also(&["end"]),
        ],
    ),
    rule(
        "koks",
        "Koks",
        Always,
        &[
            way("3", "Koks: a gammon counts three while a checker is left in the starting quarter", |o| {
                o.koks = true
            })
            .also(&["yes"]),
            other("2", |o| o.koks = false).also(&["no"]),
        ],
    ),
    rule(
        "open-home",
        "A closed home board",
        Always,
        &[way("yes", "A closed home board is opened for a checker on the bar", |o| o.open_home = true)],
    ),
    rule(
        "start",
        "Start",
        Always,
        &[
            way("standard", "Checkers start as in backgammon", |o| o.standard_start = true).also(&["yes"]),
            other("pool", |o| o.standard_start = false).also(&["no"]),
        ],
    )
    .also(&["standard-start"]),
    rule(
        "direction",
        "Directions",
        Always,
        &[
            way("contrary", "Both sides run towards each other", |o| o.geometry = Some(Geometry::Contrary))
                .also(&["c"]),
            way("parallel", "Both sides run the same way round", |o| o.geometry = Some(Geometry::Parallel))
                .also(&["p"]),
            other("same", |o| o.geometry = Some(Geometry::Same)).also(&["s"]),
            other("circle", |o| o.geometry = Some(Geometry::Circle)),
        ],
    )
    .also(&["geometry", "geo"]),
    rule(
        "contact",
        "Lone checkers",
        Always,
        &[
            way("hit", "Lone checkers are hit", |o| o.contact = Some(Contact::Hit)),
            other("pin", |o| o.contact = Some(Contact::Pin)),
            other("block", |o| o.contact = Some(Contact::Block)),
            other("share", |o| o.contact = Some(Contact::Share)),
        ],
    ),
    rule(
        "extra-roll",
        "Roll after a double",
        Always,
        &[way("no", "Doubles give no further roll", |o| o.extra_on_doubles = false)],
    )
    .also(&["extra-on-doubles"]),
    rule(
        "entry",
        "Entering",
        Always,
        &[
            way("all-first", "All checkers enter first", |o| o.enter_all_first = Some(true)).also(&["yes"]),
            way("free", "Checkers enter when one likes", |o| o.enter_all_first = Some(false)).also(&["no"]),
        ],
    )
    .also(&["enter-all-first"]),
    rule(
        "hit-needs-one-home",
        "Hitting",
        Always,
        &[way("yes", "No hitting before one checker is home", |o| o.hit_needs_one_home = true)],
    ),
    rule(
        "score",
        "What a game counts",
        Always,
        &[
            way("checkers-left", "A point for each checker the loser has left", |o| o.checkers_left = true)
                .also(&["yes"]),
            other("grades", |o| o.checkers_left = false).also(&["no"]),
        ],
    )
    .also(&["checkers-left"]),
    rule(
        "climb-from",
        "Climbing doubles",
        Always,
        &[
            way("1", "Doubles climb from the first turn", |o| o.cascade_from = Some(1)),
            way("2", "Doubles climb from the second turn", |o| o.cascade_from = Some(2)),
            way("3", "Doubles climb from the third turn", |o| o.cascade_from = Some(3)),
        ],
    )
    .also(&["cascade-from"])
    .number(0, u32::MAX, |o, n| o.cascade_from = Some(n), |o| o.cascade_from),
    rule(
        "leftover",
        "Unfinished doubles",
        Always,
        &[
            way("opponent", "What a double leaves the opponent plays", |o| o.leftover_to_opponent = true)
                .also(&["yes", "opponent-plays"]),
            other("lost", |o| o.leftover_to_opponent = false).also(&["no"]),
        ],
    )
    .also(&["leftover-to-opponent"]),
    rule(
        "last-roll-draw",
        "Last roll",
        Always,
        &[way("yes", "The second player has a last roll for a draw", |o| o.last_roll_draw = true)],
    ),
    rule(
        "turn-limit",
        "Longest game",
        Always,
        &[
            way("100", "A draw after a hundred rolls each", |o| o.turn_limit = Some(100)),
            way("200", "A draw after two hundred rolls each", |o| o.turn_limit = Some(200)),
        ],
    )
    .also(&["limit"])
    .number(0, u32::MAX, |o, n| o.turn_limit = Some(n), |o| o.turn_limit),
    rule(
        "backward-hits",
        "Hitting backwards",
        Always,
        &[
            way("optional", "Nobody has to hit backwards", |o| o.optional_backward_hits = true)
                .also(&["yes"]),
            other("compulsory", |o| o.optional_backward_hits = false).also(&["no"]),
        ],
    )
    .also(&["optional-backward-hits", "optional"]),
    rule(
        "ones",
        "1-1",
        Always,
        &[
            way("removed", "1-1 takes the foremost checker off", |o| o.ones = Some(Ones::Removed)),
            way("ordinary", "1-1 is played as any double", |o| o.ones = Some(Ones::Ordinary)),
            other("sent-back", |o| o.ones = Some(Ones::SentBack)).also(&["back"]),
        ],
    )
    .also(&["double-one"]),
];

/// Options that forms ask about in fields of their own.
pub(super) const APART: &[HouseRule] = &[
    rule(
        "cube",
        "Doubling cube",
        Always,
        &[
            other("on", |o| o.cube = CubeUse::On).also(&["yes"]),
            other("off", |o| o.cube = CubeUse::Off).also(&["no"]),
            other("usual", |o| o.cube = CubeUse::Usual),
        ],
    ),
    rule("jacoby", "Jacoby rule", MoneyCube, &[other("no", |o| o.jacoby = false)]),
    rule("beavers", "Beavers", MoneyCube, &[]).also(&["animals", "animal-depth"]).number(
        0,
        255,
        |o, n| o.animals = u8::try_from(n).unwrap_or(u8::MAX),
        |o| Some(o.animals.into()),
    ),
    rule(
        "illegal",
        "Illegal plays",
        Always,
        &[
            other("refused", |o| o.illegal = IllegalPlays::Refused),
            other("opponent-may-insist", |o| o.illegal = IllegalPlays::OpponentMayInsist),
            other("both-must-correct", |o| o.illegal = IllegalPlays::BothMustCorrect),
        ],
    ),
];
