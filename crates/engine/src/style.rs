//! How a bot likes to play, beside how well: weights on things that anybody can see on the board.
//!
//! The [traits](Traits) of a play are counted on the positions of the rules, so they mean the same in every game. A style
//! adds the worth it sees in them to the equity of a play; how much of that counts is limited by the [level](crate::level).

use pasch_messages::{Message, message};
use pasch_rules::{Contact, Player, Point, Position, Rules, Side};

/// Direct shots reach this far.
const DIRECT: u8 = 6;
/// Checkers on a point above this number are a stack.
const TALL: u8 = 3;
/// Points above this one are the last quarter of the way, in most games the opponent's home board.
const BACK: u8 = 18;

/// The traits of one play, counted for the player who made it. All are 0 once the sides have passed each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traits {
    /// Opposing checkers that were hit or pinned.
    pub hits: i32,
    /// Own blots that an opposing checker can reach with one die.
    pub shots: i32,
    /// Blots newly put on points of the own home board.
    pub slots: i32,
    /// Checkers above the third on a point.
    pub stacks: i32,
    /// Checkers taken out of the last quarter of their way.
    pub runs: i32,
    /// 1 when the sides have passed each other by this play.
    pub races: i32,
}

impl Traits {
    /// Counts the traits of a play from the positions around it.
    ///
    /// ```
    /// use pasch_engine::style::Traits;
    /// use pasch_rules::{Player, Position, Rules, VariantId};
    /// let rules = Rules::standard(VariantId::BACKGAMMON);
    /// let before = Position::start(rules.spec());
    /// let mut after = before;
    /// (after.sides.a.points[5], after.sides.a.points[4]) = (4, 1);
    /// let slot = Traits::of(&rules, &before, &after, Player::A);
    /// assert_eq!((slot.slots, slot.shots, slot.hits), (1, 1, 0));
    /// ```
    #[must_use]
    pub fn of(rules: &Rules, before: &Position, after: &Position, player: Player) -> Self {
        if !in_contact(rules, before) {
            return Self::default();
        }
        let (old, new) = (before.side(player), after.side(player));
        let count = |amount: usize| i32::try_from(amount).unwrap_or(i32::MAX);
        let is_slot = |point: &Point| new.on(*point) == 1 && old.on(*point) == 0;
        let stacks = new.points.iter().map(|&there| there.saturating_sub(TALL)).map(i32::from).sum();
        Self {
            hits: caught(rules, after, player) - caught(rules, before, player),
            shots: count(Point::all().filter(|point| is_shot(rules, after, player, *point)).count()),
            slots: count(Point::all().filter(|point| point.is_home()).filter(is_slot).count()),
            stacks,
            runs: (at_back(old) - at_back(new)).max(0),
            races: i32::from(!in_contact(rules, after)),
        }
    }
}

/// Opposing checkers on the bar or pinned.
fn caught(rules: &Rules, position: &Position, player: Player) -> i32 {
    let side = position.side(player.other());
    match rules.spec().contact {
        Contact::Hit => i32::from(side.bar),
        Contact::Pin => i32::try_from(side.pinned.len()).unwrap_or(0),
        Contact::Block | Contact::Share => 0,
    }
}

fn at_back(side: &Side) -> i32 {
    Point::all().filter(|point| point.number() > BACK).map(|point| i32::from(side.on(point))).sum()
}

/// Whether an opposing checker can hit or pin the lone one on this point with one die.
fn is_shot(rules: &Rules, position: &Position, player: Player, point: Point) -> bool {
    let side = position.side(player);
    let can_be_caught = matches!(rules.spec().contact, Contact::Hit | Contact::Pin);
    if !can_be_caught || side.on(point) != 1 || side.pinned.contains(point) {
        return false;
    }
    let here = rules.spec().geometry.opposite(point).number();
    let other = position.side(player.other());
    let is_near = |from: u8| from > here && from - here <= DIRECT;
    let mut free = Point::all().filter(|from| other.on(*from) > 0 && !other.pinned.contains(*from));
    free.any(|from| is_near(from.number())) || (other.bar + other.pool > 0 && is_near(25))
}

/// Whether a checker of either side still has one of the other side before it.
fn in_contact(rules: &Rules, position: &Position) -> bool {
    Player::BOTH.into_iter().any(|player| {
        let (side, other) = (position.side(player), position.side(player.other()));
        let rear = if side.bar + side.pool > 0 { 25 } else { side.rearmost().map_or(0, Point::number) };
        let geometry = rules.spec().geometry;
        Point::all().any(|theirs| other.on(theirs) > 0 && geometry.opposite(theirs).number() < rear)
            || (other.bar + other.pool > 0 && rear > 0)
    })
}

/// The taste of a bot: what it sees in the [traits](Traits) of a play, in points of equity for each, and how it leans in
/// decisions about the cube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Stable name for files and addresses.
    pub id: &'static str,
    /// For each checker hit or pinned.
    pub hits: f64,
    /// For each blot within a direct shot.
    pub shots: f64,
    /// For each blot put on the own home board.
    pub slots: f64,
    /// For each checker that makes a stack higher.
    pub stacks: f64,
    /// For each checker that leaves the last quarter of its way.
    pub runs: f64,
    /// For a play after which the sides have passed each other.
    pub races: f64,
    /// Equity added to doubling: above 0 doubles early, below 0 late.
    pub double: f64,
    /// Equity added to taking: above 0 takes loosely, below 0 tightly.
    pub take: f64,
}

impl Style {
    /// No taste: the play with the most equity is liked best.
    pub const EVEN: Self = Self {
        id: "even",
        hits: 0.0,
        shots: 0.0,
        slots: 0.0,
        stacks: 0.0,
        runs: 0.0,
        races: 0.0,
        double: 0.0,
        take: 0.0,
    };

    /// Every style, the even one first.
    pub const ALL: [Self; 7] = [
        Self::EVEN,
        Self {
            id: "careful",
            hits: -0.02,
            shots: -0.06,
            slots: -0.06,
            double: -0.1,
            take: -0.1,
            ..Self::EVEN
        },
        Self { id: "hitter", hits: 0.1, shots: 0.01, slots: 0.02, double: 0.03, ..Self::EVEN },
        Self {
            id: "runner",
            runs: 0.08,
            races: 0.1,
            hits: -0.04,
            slots: -0.03,
            double: 0.08,
            take: -0.06,
            ..Self::EVEN
        },
        Self {
            id: "builder",
            slots: 0.1,
            stacks: -0.02,
            runs: -0.04,
            double: -0.06,
            take: 0.06,
            ..Self::EVEN
        },
        Self { id: "gambler", hits: 0.05, shots: 0.03, slots: 0.05, double: 0.12, take: 0.15, ..Self::EVEN },
        Self {
            id: "patient",
            hits: -0.06,
            runs: -0.06,
            races: -0.06,
            stacks: -0.01,
            double: -0.12,
            take: 0.08,
            ..Self::EVEN
        },
    ];

    /// The style with this id.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.id == id)
    }

    /// Its name for people.
    #[must_use]
    pub fn name(&self) -> Message {
        match self.id {
            "careful" => message!("style-careful"),
            "hitter" => message!("style-hitter"),
            "runner" => message!("style-runner"),
            "builder" => message!("style-builder"),
            "gambler" => message!("style-gambler"),
            "patient" => message!("style-patient"),
            _ => message!("style-even"),
        }
    }

    /// Whether it likes no play better than its equity says.
    #[must_use]
    pub fn likes_nothing(&self) -> bool {
        let weights = [self.hits, self.shots, self.slots, self.stacks, self.runs, self.races];
        weights.iter().all(|weight| *weight == 0.0)
    }

    /// The equity it sees in the traits of a play.
    #[must_use]
    pub fn worth(&self, traits: &Traits) -> f64 {
        let Traits { hits, shots, slots, stacks, runs, races } = *traits;
        self.hits * f64::from(hits)
            + self.shots * f64::from(shots)
            + self.slots * f64::from(slots)
            + self.stacks * f64::from(stacks)
            + self.runs * f64::from(runs)
            + self.races * f64::from(races)
    }
}

#[cfg(test)]
mod tests {
    use pasch_rules::{ByPlayer, Setup, VariantId};

    use super::*;

    fn position(a: &str, b: &str, game: VariantId) -> Position {
        let sides = ByPlayer { a: a.parse().expect("points"), b: b.parse().expect("points") };
        Position::try_from_setup(&Setup { sides }, game.spec()).expect("a position")
    }

    fn traits(before: [&str; 2], after: [&str; 2]) -> Traits {
        let game = VariantId::BACKGAMMON;
        let rules = Rules::standard(game);
        let [before, after] = [before, after].map(|[a, b]| position(a, b, game));
        Traits::of(&rules, &before, &after, Player::A)
    }

    const START: &str = "24:2 13:5 8:3 6:5";

    #[test]
    fn traits_of_known_plays() {
        // 6-2: 24/18 13/11 leaves both back checkers to direct shots.
        let run = traits([START, START], ["24:1 18:1 13:4 11:1 8:3 6:5", START]);
        assert_eq!(run, Traits { runs: 1, shots: 2, stacks: 3, ..Traits::default() });
        // 3-1: the five point, nothing left.
        let made = traits([START, START], ["24:2 13:5 8:2 6:4 5:2", START]);
        assert_eq!(made, Traits { stacks: 3, ..Traits::default() });
        // Hitting loose on the five point: a hit, a slot, a shot from the bar.
        let hit =
            traits([START, "24:1 20:1 13:5 8:3 6:5"], ["24:2 13:5 8:3 6:4 5:1", "25:1 24:1 13:5 8:3 6:5"]);
        assert_eq!((hit.hits, hit.slots, hit.shots), (1, 1, 1));
    }

    #[test]
    fn nothing_counts_in_a_race() {
        let race = ["8:1 6:10 5:4", "7:2 6:8 4:5"];
        assert_eq!(traits(race, ["6:10 5:4 2:1", race[1]]), Traits::default());
        let broken = traits(["13:1 6:10 5:4", "14:1 6:14"], ["7:1 6:10 5:4", "14:1 6:14"]);
        assert_eq!((broken.races, broken.shots), (1, 0));
    }

    #[test]
    fn pins_count_as_hits_and_blocked_games_have_no_shots() {
        let game = VariantId::PLAKOTO;
        let rules = Rules::standard(game);
        let start = Position::start(game.spec());
        let mut pinned = start;
        pinned.sides.b.pinned.insert(Point::FARTHEST);
        assert_eq!(Traits::of(&rules, &start, &pinned, Player::A).hits, 1);
        let fevga = VariantId::FEVGA;
        let mut after = Position::start(fevga.spec());
        let before = after;
        (after.sides.a.points[23], after.sides.a.points[17]) = (14, 1);
        let traits = Traits::of(&Rules::standard(fevga), &before, &after, Player::A);
        assert_eq!((traits.shots, traits.hits, traits.runs), (0, 0, 1));
    }

    #[test]
    fn ids_are_found_and_have_names() {
        let mut names = std::collections::BTreeSet::new();
        for style in Style::ALL {
            assert_eq!(Style::find(style.id), Some(style));
            assert!(names.insert(style.name().to_string()), "{}", style.id);
            assert_eq!(style.likes_nothing(), style == Style::EVEN, "{}", style.id);
        }
        assert_eq!(Style::find("wild"), None);
    }
}
