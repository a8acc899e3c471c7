//! House rules as people agree on them: each has a name, the ways it can be kept, and is offered for the games in which it
//! changes something. They are the [`Options`] beside cube, Jacoby's rule, beavers and illegal plays, one by one.

use crate::constraint::Constraint;
use crate::options::{
    AutomaticDoubles, BearOff, DeadCube, HeadRule, MotherRule, Ones, Options, Rules, SixBlock, StartPrime,
    Triple,
};
use crate::outcome::Grade;
use crate::point::{Geometry, Point};
use crate::spec::{Contact, Entry, Opening, Scoring, VariantSpec};
use crate::variants::VariantId;

/// When a house rule says something at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseScope {
    /// In every game.
    Always,
    /// In money play with a cube.
    MoneyCube,
    /// In matches with a cube.
    MatchCube,
}

/// A question that players may answer otherwise than is usual.
#[derive(Debug)]
pub struct HouseRule {
    /// The stable name.
    pub id: &'static str,
    /// What it is about, for people.
    pub name: &'static str,
    /// When it says something.
    pub scope: HouseScope,
    /// The answers.
    pub ways: &'static [HouseWay],
}

/// An answer to such a question.
#[derive(Debug)]
pub struct HouseWay {
    /// The stable name, of its rule's ways alone.
    pub id: &'static str,
    /// What is agreed, for people: words that can stand alone.
    pub name: &'static str,
    set: fn(&mut Options),
}

const fn way(id: &'static str, name: &'static str, set: fn(&mut Options)) -> HouseWay {
    HouseWay { id, name, set }
}

use HouseScope::{Always, MatchCube, MoneyCube};

const RULES: &[HouseRule] = &[
    HouseRule {
        id: "max-per-point",
        name: "Checkers on a point",
        scope: Always,
        ways: &[way("5", "At most five checkers on a point", |o| o.max_per_point = Some(5))],
    },
    HouseRule {
        id: "no-hit-and-run",
        name: "Hit and run",
        scope: Always,
        ways: &[way("yes", "No hit and run in the home board", |o| o.no_hit_and_run = true)],
    },
    HouseRule {
        id: "bear-off",
        name: "Bearing off",
        scope: Always,
        ways: &[
            way("standard", "Bear off as in backgammon", |o| o.bear_off = Some(BearOff::Standard)),
            way("exact-forced", "Bear off by the exact die, or move the rearmost checker", |o| {
                o.bear_off = Some(BearOff::ExactForced);
            }),
            way("rearmost-forced", "Only the rearmost checker bears off", |o| {
                o.bear_off = Some(BearOff::RearmostForced);
            }),
            way("exact-only", "No bearing off with a higher die", |o| o.bear_off = Some(BearOff::ExactOnly)),
        ],
    },
    HouseRule {
        id: "opening",
        name: "First turn",
        scope: Always,
        ways: &[
            way("both", "The opening dice are played", |o| o.opening = Some(Opening::BothDice)),
            way("reroll", "The starter throws again", |o| o.opening = Some(Opening::Reroll)),
            way("choice", "The starter may throw again", |o| o.opening = Some(Opening::Choice)),
        ],
    },
    HouseRule {
        id: "winner-starts",
        name: "Who starts the next game",
        scope: Always,
        ways: &[
            way("yes", "The winner starts the next game", |o| o.winner_starts = Some(true)),
            way("no", "Every game begins with an opening throw", |o| o.winner_starts = Some(false)),
        ],
    },
    HouseRule {
        id: "automatic-doubles",
        name: "Automatic doubles",
        scope: MoneyCube,
        ways: &[
            way("1", "Automatic doubles, one a game", |o| o.automatic_doubles = AutomaticDoubles::UpTo(1)),
            way("2", "Automatic doubles, two a game", |o| o.automatic_doubles = AutomaticDoubles::UpTo(2)),
            way("unlimited", "Automatic doubles without limit", |o| {
                o.automatic_doubles = AutomaticDoubles::Unlimited;
            }),
        ],
    },
    HouseRule {
        id: "opening-refusal",
        name: "Refusing the first roll",
        scope: MoneyCube,
        ways: &[way("yes", "The first roll may be refused for a turn of the cube", |o| {
            o.opening_refusal = true
        })],
    },
    HouseRule {
        id: "crawford",
        name: "Crawford rule",
        scope: MatchCube,
        ways: &[way("no", "No Crawford game", |o| o.crawford = false)],
    },
    HouseRule {
        id: "holland",
        name: "Holland rule",
        scope: MatchCube,
        ways: &[way("yes", "Holland rule: after the Crawford game no double before two rolls each", |o| {
            o.holland = true;
        })],
    },
    HouseRule {
        id: "dead-cube",
        name: "Dead cube",
        scope: MatchCube,
        ways: &[
            way("allow", "A dead cube may be turned", |o| o.dead_cube = DeadCube::Allow),
            way("freeze", "A cube that is dead for one is dead for both", |o| {
                o.dead_cube = DeadCube::FreezeForBoth
            }),
        ],
    },
    HouseRule {
        id: "backgammons",
        name: "Backgammons",
        scope: Always,
        ways: &[
            way("2", "A backgammon counts two", |o| o.backgammon_value = 2),
            way("bar-only", "A backgammon needs a checker on the bar", |o| o.triple = Triple::BarOnly),
        ],
    },
    HouseRule {
        id: "mother",
        name: "The mother",
        scope: Always,
        ways: &[
            way("none", "The mother is a checker like others", |o| o.mother = Some(MotherRule::None)),
            way("draw", "Both mothers pinned is a draw", |o| o.mother = Some(MotherRule::DrawWhenBoth)),
            way("single", "A pinned mother loses one point", |o| {
                o.mother = Some(MotherRule::Wins(Grade::Single))
            }),
            way("gammon", "A pinned mother loses two points", |o| {
                o.mother = Some(MotherRule::Wins(Grade::Gammon))
            }),
            way("backgammon", "A pinned mother loses three points", |o| {
                o.mother = Some(MotherRule::Wins(Grade::Backgammon))
            }),
        ],
    },
    HouseRule {
        id: "bear-off-while-pinned",
        name: "Bearing off while pinned",
        scope: Always,
        ways: &[way("yes", "Bearing off while a checker is pinned", |o| o.bear_off_while_pinned = true)],
    },
    HouseRule {
        id: "start-prime",
        name: "Blocking the start",
        scope: Always,
        ways: &[
            way("own", "Not all of one's own starting quarter", |o| o.start_prime = Some(StartPrime::Own)),
            way("opponents", "Not all of the opponent's starting quarter", |o| {
                o.start_prime = Some(StartPrime::Opponents);
            }),
            way("both", "Not all of either starting quarter", |o| o.start_prime = Some(StartPrime::Both)),
        ],
    },
    HouseRule {
        id: "runner",
        name: "The runner",
        scope: Always,
        ways: &[
            way("12", "The runner goes twelve points first", |o| o.runner_to = Some(Point::at(12))),
            way("11", "The runner passes the opponent's start first", |o| o.runner_to = Some(Point::at(11))),
            way("6", "The runner goes home first", |o| o.runner_to = Some(Point::at(6))),
        ],
    },
    HouseRule {
        id: "head",
        name: "Two from the head",
        scope: Always,
        ways: &[
            way("66-44", "Two from the head with a first 6-6 or 4-4", |o| {
                o.head = Some(HeadRule::SixesAndFours)
            }),
            way("any-double", "Two from the head with any first double", |o| {
                o.head = Some(HeadRule::AnyDouble)
            }),
            way(
                "second-if-blocked",
                "The second player takes two from the head when they are blocked",
                |o| {
                    o.head = Some(HeadRule::SecondIfBlocked);
                },
            ),
        ],
    },
    HouseRule {
        id: "six-block",
        name: "Six points in a row",
        scope: Always,
        ways: &[
            way("every-move", "Six in a row are refused after every move", |o| {
                o.six_block = Some(SixBlock::EveryMove);
            }),
            way("allowed", "Six in a row are allowed", |o| o.six_block = Some(SixBlock::Allowed)),
        ],
    },
    HouseRule {
        id: "koks",
        name: "Koks",
        scope: Always,
        ways: &[way(
            "3",
            "Koks: a gammon counts three while a checker is left in the starting quarter",
            |o| o.koks = true,
        )],
    },
    HouseRule {
        id: "open-home",
        name: "A closed home board",
        scope: Always,
        ways: &[way("yes", "A closed home board is opened for a checker on the bar", |o| o.open_home = true)],
    },
    HouseRule {
        id: "start",
        name: "Start",
        scope: Always,
        ways: &[way("standard", "Checkers start as in backgammon", |o| o.standard_start = true)],
    },
    HouseRule {
        id: "direction",
        name: "Directions",
        scope: Always,
        ways: &[
            way("contrary", "Both sides run towards each other", |o| o.geometry = Some(Geometry::Contrary)),
            way("parallel", "Both sides run the same way round", |o| o.geometry = Some(Geometry::Parallel)),
        ],
    },
    HouseRule {
        id: "contact",
        name: "Lone checkers",
        scope: Always,
        ways: &[way("hit", "Lone checkers are hit", |o| o.contact = Some(Contact::Hit))],
    },
    HouseRule {
        id: "extra-roll",
        name: "Roll after a double",
        scope: Always,
        ways: &[way("no", "Doubles give no further roll", |o| o.extra_on_doubles = false)],
    },
    HouseRule {
        id: "entry",
        name: "Entering",
        scope: Always,
        ways: &[
            way("all-first", "All checkers enter first", |o| o.enter_all_first = Some(true)),
            way("free", "Checkers enter when one likes", |o| o.enter_all_first = Some(false)),
        ],
    },
    HouseRule {
        id: "hit-needs-one-home",
        name: "Hitting",
        scope: Always,
        ways: &[way("yes", "No hitting before one checker is home", |o| o.hit_needs_one_home = true)],
    },
    HouseRule {
        id: "score",
        name: "What a game counts",
        scope: Always,
        ways: &[way("checkers-left", "A point for each checker the loser has left", |o| {
            o.checkers_left = true
        })],
    },
    HouseRule {
        id: "climb-from",
        name: "Climbing doubles",
        scope: Always,
        ways: &[
            way("1", "Doubles climb from the first turn", |o| o.cascade_from = Some(1)),
            way("2", "Doubles climb from the second turn", |o| o.cascade_from = Some(2)),
            way("3", "Doubles climb from the third turn", |o| o.cascade_from = Some(3)),
        ],
    },
    HouseRule {
        id: "leftover",
        name: "Unfinished doubles",
        scope: Always,
        ways: &[way("opponent", "What a double leaves the opponent plays", |o| {
            o.leftover_to_opponent = true
        })],
    },
    HouseRule {
        id: "last-roll-draw",
        name: "Last roll",
        scope: Always,
        ways: &[way("yes", "The second player has a last roll for a draw", |o| o.last_roll_draw = true)],
    },
    HouseRule {
        id: "turn-limit",
        name: "Longest game",
        scope: Always,
        ways: &[
            way("100", "A draw after a hundred rolls each", |o| o.turn_limit = Some(100)),
            way("200", "A draw after two hundred rolls each", |o| o.turn_limit = Some(200)),
        ],
    },
    HouseRule {
        id: "backward-hits",
        name: "Hitting backwards",
        scope: Always,
        ways: &[way("optional", "Nobody has to hit backwards", |o| o.optional_backward_hits = true)],
    },
    HouseRule {
        id: "ones",
        name: "1-1",
        scope: Always,
        ways: &[
            way("removed", "1-1 takes the foremost checker off", |o| o.ones = Some(Ones::Removed)),
            way("ordinary", "1-1 is played as any double", |o| o.ones = Some(Ones::Ordinary)),
        ],
    },
];

impl HouseRule {
    /// Every house rule, the best known first.
    pub fn all() -> impl Iterator<Item = &'static HouseRule> {
        RULES.iter()
    }

    /// The rule of this name and the way of that one.
    ///
    /// ```
    /// use pasch_rules::{HouseRule, Options};
    /// let way = HouseRule::find("max-per-point", "5").unwrap();
    /// let mut options = Options::default();
    /// way.agree(&mut options);
    /// assert_eq!(options.max_per_point, Some(5));
    /// assert!(HouseRule::find("max-per-point", "six").is_none());
    /// ```
    #[must_use]
    pub fn find(rule: &str, way: &str) -> Option<&'static HouseWay> {
        RULES.iter().find(|known| known.id == rule)?.ways.iter().find(|known| known.id == way)
    }

    /// The ways that a game knows and is not usually played in.
    pub fn ways_in(&self, game: VariantId) -> impl Iterator<Item = &'static HouseWay> {
        self.ways.iter().filter(move |way| way.changes(game))
    }

    /// The way that was agreed on, if it is not the usual one.
    #[must_use]
    pub fn agreed(&self, options: &Options) -> Option<&'static HouseWay> {
        let with = |mut options: Options, way: &HouseWay| {
            way.agree(&mut options);
            options
        };
        let usual = Options::default();
        self.ways.iter().find(|way| with(*options, way) == *options && with(usual, way) != usual)
    }
}

impl HouseWay {
    /// Writes it into the options.
    pub fn agree(&self, options: &mut Options) {
        (self.set)(options);
    }

    fn changes(&self, game: VariantId) -> bool {
        let mut options = Options::default();
        self.agree(&mut options);
        Rules::new(game, options).is_ok_and(|rules| Played::of(&rules) != Played::of(&Rules::standard(game)))
    }
}

/// What of some rules shows in play: equal where an option says only what the game does anyway.
#[derive(PartialEq)]
struct Played {
    form: *const VariantSpec,
    constraints: Vec<Constraint>,
    opening: Opening,
    winner_starts: bool,
    bear_off: BearOff,
    scoring: Scoring,
    turn_limit: Option<u32>,
    entry: Entry,
    cascade_from: u32,
    ones: Ones,
    /// The options that are not the game's own to begin with.
    others: Options,
}

impl Played {
    fn of(rules: &Rules) -> Played {
        let (spec, options) = (rules.spec(), rules.options());
        let usual = Options::default();
        let has_backgammons = spec.top_grade == Grade::Backgammon && rules.scoring() == Scoring::Grades;
        let mut constraints = rules.constraints();
        // Where everything starts on one point, or nobody has as many checkers, the limit would say next to nothing.
        constraints.retain(|one| match one {
            Constraint::MaxPerPoint { max } => {
                spec.checkers > *max && spec.start.iter().all(|(_, count)| count <= max)
            }
            _ => true,
        });
        Played {
            form: spec,
            constraints,
            opening: rules.opening(),
            winner_starts: rules.winner_starts(),
            bear_off: rules.bear_off(),
            scoring: rules.scoring(),
            turn_limit: rules.turn_limit(),
            entry: rules.entry(),
            cascade_from: rules.cascade_from(),
            ones: rules.ones(),
            others: Options {
                crawford: options.crawford,
                automatic_doubles: options.automatic_doubles,
                opening_refusal: options.opening_refusal,
                holland: options.holland,
                dead_cube: options.dead_cube,
                triple: if has_backgammons { options.triple } else { usual.triple },
                backgammon_value: if has_backgammons {
                    options.backgammon_value
                } else {
                    usual.backgammon_value
                },
                bear_off_while_pinned: options.bear_off_while_pinned,
                extra_on_doubles: options.extra_on_doubles,
                leftover_to_opponent: options.leftover_to_opponent,
                last_roll_draw: options.last_roll_draw,
                optional_backward_hits: options.optional_backward_hits,
                koks: options.koks,
                ..usual
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offered(game: &str) -> Vec<String> {
        let game = VariantId::find(game).expect("a game");
        HouseRule::all()
            .flat_map(|rule| rule.ways_in(game).map(move |way| format!("{}={}", rule.id, way.id)))
            .collect()
    }

    #[test]
    fn a_game_is_offered_what_changes_it() {
        let backgammon = offered("backgammon");
        for one in [
            "max-per-point=5",
            "no-hit-and-run=yes",
            "bear-off=exact-forced",
            "opening=reroll",
            "holland=yes",
        ] {
            assert!(backgammon.contains(&one.to_owned()), "{one}: {backgammon:?}");
        }
        for one in ["mother=none", "bear-off=standard", "opening=both", "head=usual", "winner-starts=no"] {
            assert!(!backgammon.contains(&one.to_owned()), "{one}: {backgammon:?}");
        }
        assert!(!offered("hypergammon").iter().any(|one| one.starts_with("max-per-point")));
        assert!(!offered("tavla").contains(&"no-hit-and-run=yes".to_owned()));
        assert!(!offered("portes").iter().any(|one| one.starts_with("backgammons")));
        assert!(offered("plakoto").contains(&"mother=draw".to_owned()));
        assert!(offered("long-nardi").contains(&"head=66-44".to_owned()));
        assert!(offered("gul-bara").contains(&"climb-from=1".to_owned()));
    }

    #[test]
    fn every_way_is_offered_by_some_game_and_found_again() {
        for rule in HouseRule::all() {
            for way in rule.ways {
                assert!(
                    VariantId::all().any(|game| rule.ways_in(game).any(|one| one.id == way.id)),
                    "{}={}",
                    rule.id,
                    way.id
                );
                let mut options = Options::default();
                way.agree(&mut options);
                assert_eq!(rule.agreed(&options).map(|one| one.id), Some(way.id), "{}", rule.id);
                assert_eq!(HouseRule::find(rule.id, way.id).map(|one| one.name), Some(way.name));
                let others = HouseRule::all().filter(|other| other.id != rule.id);
                assert!(
                    others.into_iter().all(|other| other.agreed(&options).is_none()),
                    "{}={}",
                    rule.id,
                    way.id
                );
            }
        }
    }
}
