//! House rules as people agree on them: each has a name, the ways it can be kept, and is offered for the games in which it
//! changes something. [`table`] is the one list of them: every option beside the wording of the rules has its row there, and
//! logs, questions and requests read and write options by its names.

mod table;

use pasch_messages::{Describe, Message, message};
use thiserror::Error;

use crate::constraint::Constraint;
use crate::mechanics::{BearOff, Entry, Ones, Opening, Scoring};
use crate::options::{Options, Rules};
use crate::outcome::Grade;
use crate::spec::VariantSpec;
use crate::variants::VariantId;

/// When a house rule says something at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseScope {
    /// In every game it changes, money or match.
    Always,
    /// In money play with a cube.
    MoneyCube,
    /// In matches with a cube.
    MatchCube,
}

/// A question that players may answer otherwise than is usual.
#[derive(Debug)]
pub struct HouseRule {
    /// The stable name in logs and requests, e.g. `max-per-point`.
    pub id: &'static str,
    /// What it is about, for people.
    pub name: &'static str,
    /// When it says something.
    pub scope: HouseScope,
    /// The answers, those that no form offers among them.
    ways: &'static [HouseWay],
    /// Names in older logs and programs.
    also: &'static [&'static str],
    /// Any number is an answer, too.
    number: Option<HouseNumber>,
}

/// Numbers that answer a question.
#[derive(Debug)]
struct HouseNumber {
    least: u32,
    most: u32,
    set: fn(&mut Options, u32),
    get: fn(&Options) -> Option<u32>,
}

/// An answer to such a question.
#[derive(Debug)]
pub struct HouseWay {
    /// The stable name, of its rule's ways alone.
    pub id: &'static str,
    /// What is agreed, for people: words that can stand alone. Empty where no form offers it.
    pub name: &'static str,
    /// Words of older logs and programs.
    also: &'static [&'static str],
    set: fn(&mut Options),
}

/// Why an option cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("house-error")]
pub enum HouseError {
    /// No option has this name.
    Name,
    /// The option has no such value.
    Value(#[describe(name = "value")] Message),
}

impl HouseRule {
    /// Every house rule that forms ask about, the best known first.
    pub fn all() -> impl Iterator<Item = &'static HouseRule> {
        table::ASKED.iter()
    }

    /// These, and the options that forms ask about in fields of their own.
    fn every() -> impl Iterator<Item = &'static HouseRule> {
        table::ASKED.iter().chain(table::APART)
    }

    /// The ways that forms offer.
    pub fn ways(&self) -> impl Iterator<Item = &'static HouseWay> + use<> {
        self.ways.iter().filter(|way| !way.name.is_empty())
    }

    /// The rule of this name and the way of that one, among those that forms offer.
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
        HouseRule::all().find(|known| known.id == rule)?.ways().find(|known| known.id == way)
    }

    /// Sets the option of this name to this value, both as the registry spells them or as any older log or program did
    /// (`maxPerPoint`, `max_per_point`); `yes` and `no` stand for what is agreed on, and for what is usual.
    ///
    /// # Errors
    /// When there is no such option, or it has no such value.
    ///
    /// ```
    /// use pasch_rules::{BearOff, HouseRule, Options};
    /// let mut options = Options::default();
    /// HouseRule::read(&mut options, "bear-off", "exact-only").unwrap();
    /// HouseRule::read(&mut options, "max_per_point", "7").unwrap();
    /// assert_eq!((options.bear_off, options.max_per_point), (Some(BearOff::ExactOnly), Some(7)));
    /// assert!(HouseRule::read(&mut options, "mother", "win9").is_err());
    /// ```
    pub fn read(options: &mut Options, name: &str, value: &str) -> Result<(), HouseError> {
        let (name, mut value) = (spelled(name), spelled(value));
        let find = |name: &str| HouseRule::every().find(|rule| rule.id == name || rule.also.contains(&name));
        let rule = match (find(&name), name.strip_prefix("no-").and_then(find)) {
            (Some(rule), _) => rule,
            (None, Some(rule)) => {
                // The question is asked the other way round.
                value = match value.as_str() {
                    "yes" => "no".to_owned(),
                    "no" => "yes".to_owned(),
                    _ => return Err(HouseError::Value(message!("house-values-yes-no"))),
                };
                rule
            }
            (None, None) => return Err(HouseError::Name),
        };
        let way = |word: &str| rule.ways.iter().find(|way| way.id == word || way.also.contains(&word));
        if let Some(way) = way(&value) {
            way.agree(options);
            return Ok(());
        }
        let number = rule.number.as_ref().zip(value.parse().ok());
        if let Some((number, given)) = number.filter(|(number, n)| (number.least..=number.most).contains(n)) {
            (number.set)(options, given);
            return Ok(());
        }
        let is_usual = match value.as_str() {
            "yes" => way("no").is_some(),
            "no" => way("yes").is_some(),
            _ => false,
        };
        if is_usual { Ok(()) } else { Err(HouseError::Value(rule.values())) }
    }

    /// Its values in words.
    fn values(&self) -> Message {
        let ids: Vec<&str> = self.ways.iter().map(|way| way.id).collect();
        let number = self.number.as_ref().map(|one| (one.least, one.most));
        match (ids.as_slice(), number) {
            (["yes" | "no"], _) => message!("house-values-yes-no"),
            (_, None) => message!("house-values-words", words = ids.join(", ")),
            ([], Some((least, most))) => message!("house-values-number", least = least, most = most),
            (_, Some((least, most))) => {
                message!("house-values-words-number", words = ids.join(", "), least = least, most = most)
            }
        }
    }

    /// What is agreed beside the usual, as [`HouseRule::read`] takes it: names with their values.
    #[must_use]
    pub fn written(options: &Options) -> Vec<(&'static str, String)> {
        let usual = Options::default();
        let mut found = Vec::new();
        for rule in HouseRule::every() {
            let number =
                rule.number.as_ref().and_then(|one| (one.get)(options).map(|n| (n, (one.get)(&usual))));
            match number {
                Some((n, usual)) if Some(n) != usual => found.push((rule.id, n.to_string())),
                Some(_) => {}
                None => {
                    let ways = rule.ways.iter().filter(|way| way.is_agreed(options));
                    found.extend(ways.map(|way| (rule.id, way.id.to_owned())));
                }
            }
        }
        found
    }

    /// The ways that a game knows and is not usually played in.
    pub fn ways_in(&self, game: VariantId) -> impl Iterator<Item = &'static HouseWay> {
        self.ways().filter(move |way| way.changes(game))
    }

    /// The way that was agreed on, if it is not the usual one and forms offer it.
    #[must_use]
    pub fn agreed(&self, options: &Options) -> Option<&'static HouseWay> {
        self.ways().find(|way| way.is_agreed(options))
    }
}

/// A name or value as the registry spells it: words with dashes, in small letters.
fn spelled(text: &str) -> String {
    let mut spelled = String::new();
    let mut before = '-';
    for c in text.chars() {
        if c == '_' {
            spelled.push('-');
        } else {
            if c.is_ascii_uppercase() && before.is_ascii_lowercase() {
                spelled.push('-');
            }
            spelled.push(c.to_ascii_lowercase());
        }
        before = c;
    }
    match spelled.as_str() {
        "true" => "yes".to_owned(),
        "false" => "no".to_owned(),
        _ => spelled,
    }
}

impl HouseWay {
    /// Writes it into the options.
    pub fn agree(&self, options: &mut Options) {
        (self.set)(options);
    }

    /// Whether these options say it, and usual ones do not.
    fn is_agreed(&self, options: &Options) -> bool {
        let with = |mut options: Options| {
            self.agree(&mut options);
            options
        };
        let usual = Options::default();
        with(*options) == *options && with(usual) != usual
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
    use crate::mechanics::{Contact, HeadRule};
    use crate::options::{
        AutomaticDoubles, CubeUse, DeadCube, IllegalPlays, MotherRule, SixBlock, StartPrime, Triple,
    };
    use crate::point::{Geometry, Point};

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
            for way in rule.ways() {
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

    /// Every option otherwise than usual: whoever adds one adds it here, and to the table.
    fn all_different() -> Options {
        Options {
            cube: CubeUse::Off,
            crawford: false,
            jacoby: false,
            animals: 3,
            automatic_doubles: AutomaticDoubles::UpTo(9),
            opening_refusal: true,
            holland: true,
            dead_cube: DeadCube::FreezeForBoth,
            triple: Triple::Never,
            backgammon_value: 2,
            opening: Some(Opening::Reroll),
            winner_starts: Some(false),
            max_per_point: Some(7),
            no_hit_and_run: true,
            bear_off: Some(BearOff::ExactOnly),
            bear_off_while_pinned: true,
            mother: Some(MotherRule::DrawWhenBoth),
            start_prime: Some(StartPrime::Both),
            runner_to: Some(Point::at(11)),
            standard_start: true,
            geometry: Some(Geometry::Circle),
            contact: Some(Contact::Share),
            extra_on_doubles: false,
            enter_all_first: Some(false),
            hit_needs_one_home: true,
            checkers_left: true,
            cascade_from: Some(4),
            leftover_to_opponent: true,
            head: Some(HeadRule::Usual),
            six_block: Some(SixBlock::AtEnd),
            last_roll_draw: true,
            turn_limit: Some(77),
            optional_backward_hits: true,
            illegal: IllegalPlays::BothMustCorrect,
            ones: Some(Ones::SentBack),
            koks: true,
            open_home: true,
            edition: Options::default().edition,
        }
    }

    #[test]
    fn options_are_written_and_read_again() {
        let read = |written: &[(&str, String)]| {
            let mut options = Options::default();
            for (name, value) in written {
                HouseRule::read(&mut options, name, value).expect(name);
            }
            options
        };
        assert_eq!(HouseRule::written(&Options::default()), []);
        let written = HouseRule::written(&all_different());
        assert_eq!(read(&written), all_different(), "{written:?}");
        for left_out in &written {
            let rest: Vec<_> = written.iter().filter(|one| *one != left_out).cloned().collect();
            assert_ne!(read(&rest), all_different(), "{left_out:?} says nothing");
        }
        // Every value by itself, under all its names.
        for rule in HouseRule::every() {
            for name in std::iter::once(&rule.id).chain(rule.also) {
                for way in rule.ways {
                    let mut wanted = Options::default();
                    way.agree(&mut wanted);
                    for word in std::iter::once(&way.id).chain(way.also) {
                        assert_eq!(read(&[(name, (*word).to_owned())]), wanted, "{name}={word}");
                    }
                    assert_eq!(read(&HouseRule::written(&wanted)), wanted, "{name}={}", way.id);
                }
            }
        }
    }

    #[test]
    fn older_spellings_and_faults() {
        let mut options = Options::default();
        for (name, value) in [
            ("maxPerPoint", "6"),
            ("bear_off", "exact_only"),
            ("noExtraRoll", "true"),
            ("geo", "P"),
            ("head2", "66_44"),
            ("sixBlock", "everyMove"),
            ("crawford", "true"),
            ("koks", "false"),
            ("automatic_doubles", "-1"),
        ] {
            HouseRule::read(&mut options, name, value).expect(name);
        }
        let wanted = Options {
            max_per_point: Some(6),
            bear_off: Some(BearOff::ExactOnly),
            extra_on_doubles: false,
            geometry: Some(Geometry::Parallel),
            head: Some(HeadRule::SixesAndFours),
            six_block: Some(SixBlock::EveryMove),
            automatic_doubles: AutomaticDoubles::Unlimited,
            ..Options::default()
        };
        assert_eq!(options, wanted);
        let refusal = |name: &str, value: &str| {
            let mut options = Options::default();
            let refused = HouseRule::read(&mut options, name, value).unwrap_err();
            assert_eq!(options, Options::default());
            refused.to_string()
        };
        assert_eq!(refusal("mother", "win9"), "must be one of none, draw, single, gammon, backgammon");
        assert_eq!(refusal("speed", "1"), "no such option");
        assert_eq!(refusal("jacoby", "maybe"), "must be yes or no");
        assert_eq!(refusal("runner", "25"), "must be one of 12, 11, 6, or a number from 1 to 24");
        assert_eq!(refusal("beavers", "none"), "must be a number from 0 to 255");
        assert_eq!(refusal("noExtraRoll", "2"), "must be yes or no");
    }
}
