//! Where the two generators are compared: along games of careless players of several kinds, and in
//! sparse positions strewn over the board by chance.

use std::collections::VecDeque;
use std::fmt;

use pasch_rules::{
    ByPlayer, Contact, Dice, Die, Header, Intent, LegalPlay, MatchState, Part, Phase, Play, Player, Point,
    Position, Setup, Side, TurnContext, VariantId, VariantSpec, decide,
};

/// A roll to be played.
pub struct Case {
    pub position: Position,
    pub player: Player,
    pub dice: Dice,
    pub context: TurnContext,
}

impl Case {
    /// The checkers of the player on roll.
    pub fn mine(&self) -> &Side {
        self.position.side(self.player)
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = self.position.to_setup();
        let side = |player: Player| {
            let raw = setup.sides[player];
            let pins: Vec<String> = raw.pinned.iter().map(|point| format!(" {point} pinned")).collect();
            format!("{{{raw}{}}}", pins.join(","))
        };
        write!(
            f,
            "me{} op{}, roll {}, {} rolls and {} doubles before",
            side(self.player),
            side(self.player.other()),
            self.dice,
            self.context.turns_before,
            self.context.doubles_before
        )?;
        if self.context.part == Part::Roll { Ok(()) } else { write!(f, ", {:?}", self.context.part) }
    }
}

/// Corners that chance seldom finds: every roll of each, by a player far into the game.
pub fn made_by_hand(variant: VariantId) -> Vec<Case> {
    let spec = variant.spec();
    let sides: &[(&str, &str)] = match spec.contact {
        // A last runner against a prime, the bar against five points, a bear-off with one far away.
        Contact::Hit => &[
            ("24:1 6:2", "10:2 9:2 8:2 7:2 6:2 5:2 1:3"),
            ("bar:2 6:1", "6:2 5:2 4:2 3:2 2:2 24:1"),
            ("7:1 3:2 2:2", "21:1 20:1 1:2"),
            ("24:3", "24:1 22:1 3:1"),
        ],
        // Mothers, a pinned checker at home, a pin about to be lifted.
        Contact::Pin => &[
            ("24:1 5:1 3:2", "24:1 1:2 7:2"),
            ("6:5 3:1 1:9", "22:1 10:14"),
            ("20:1 6:2 2:1", "5:1 19:1 1:5"),
        ],
        // A wall about to be closed or opened before their last stack, two runners, a lone last checker.
        Contact::Block => &[
            ("13:1 11:2 10:2 9:2 8:3 7:3 6:2", "24:15"),
            ("18:1 17:1 16:1 15:1 14:1 13:1 2:1", "7:2"),
            ("24:14 12:1", "24:15"),
            ("24:2 6:1 3:2", "20:1 5:3 1:1"),
        ],
        // Barriers ahead and at the starts, a last checker, two at the end of the way, a crowd on both sides.
        Contact::Share => &[
            ("16:8 9:8", "15:8 12:8"),
            ("12:2 10:1", "16:8 2:8"),
            ("5:1", "16:16"),
            ("1:2", "4:1"),
            ("3:1 16:1", "3:9"),
            ("14:3 6:2 2:1", "11:8 1:8"),
        ],
    };
    // Small sets have too few checkers for some of them, and directions differ.
    let positions = sides.iter().filter_map(|(me, op)| {
        let sides = ByPlayer { a: me.parse().expect("a side"), b: op.parse().expect("a side") };
        Position::try_from_setup(&Setup { sides }, spec).ok()
    });
    let context =
        TurnContext { turns_before: 9, doubles_before: 2, opponent_turns: 9, ..TurnContext::default() };
    let case = |position, dice| Case { position, player: Player::A, dice, context };
    positions
        .flat_map(|position| {
            let rolls = Dice::all_rolls().map(|(roll, _)| match (spec.dice, roll.as_slice()) {
                (3, [high, low]) => Dice::three(*high, *low, *low),
                _ => roll,
            });
            rolls.map(move |dice| case(position, dice))
        })
        .collect()
}

/// A small generator (Weyl sequence and mixing): a seed means the same everywhere.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % limit as u64) as usize
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

/// How somebody chooses who knows the rules and little else.
#[derive(Clone, Copy)]
enum Habit {
    /// Any play at all, by chance.
    Any,
    /// Whatever costs the opponent most.
    Hits,
    /// Whatever leaves few checkers alone.
    Builds,
    /// Whatever keeps one checker as far back as can be.
    Lingers,
}

/// Endless cases of one game: mostly a few from each of many games, sometimes a strewn one.
pub struct Cases {
    variant: VariantId,
    chance: Chance,
    waiting: VecDeque<Case>,
}

impl Cases {
    pub fn new(variant: VariantId) -> Cases {
        let seed =
            std::env::var("PASCH_SEED").map_or(1, |seed| seed.parse().expect("PASCH_SEED is a number"));
        let seed =
            variant.as_str().bytes().fold(seed + 6, |sum: u64, byte| sum.wrapping_mul(131) + u64::from(byte));
        Cases { variant, chance: Chance(seed), waiting: VecDeque::new() }
    }

    /// Plays a game to its end and keeps some of its rolls.
    fn game(&mut self) {
        let kinds = [Habit::Any, Habit::Hits, Habit::Builds, Habit::Lingers];
        let players = [kinds[self.chance.below(4)], kinds[self.chance.below(4)]];
        let header = Header::new(self.variant, 1);
        let mut state = MatchState::new(&header).expect("a good header");
        for _ in 0..5_000 {
            let player = state.phase().decider().unwrap_or(Player::A);
            let wish = match *state.phase() {
                Phase::Opening => Intent::Start,
                Phase::ToRoll { .. } => Intent::Roll,
                Phase::ToMove { player, dice } => {
                    if self.chance.below(4) == 0 {
                        self.waiting.push_back(Case {
                            position: *state.position(),
                            player,
                            dice,
                            context: state.game().turn_context(player),
                        });
                    }
                    let kind = players[usize::from(player == Player::B)];
                    Intent::Play(self.choose(&state, player, kind))
                }
                _ => return,
            };
            let chance = &mut self.chance;
            let facts = decide(&state, player, &wish, &mut || chance.die()).expect("a legal wish");
            for fact in facts {
                state.apply(&fact).expect("decided facts are legal");
            }
        }
    }

    fn choose(&mut self, state: &MatchState, player: Player, kind: Habit) -> Play {
        let graph = state.play_graph().expect("somebody to move");
        let plays = graph.plays();
        let worth = |legal: &LegalPlay| {
            let (me, op) = (legal.position.side(player), legal.position.side(player.other()));
            let alone = me.points.iter().filter(|men| **men == 1).count() as i64;
            match kind {
                Habit::Any => 0,
                Habit::Hits => i64::from(op.pips()) + 9 * i64::from(op.pinned.len()) - i64::from(me.pips()),
                Habit::Builds => -alone,
                Habit::Lingers => me.rearmost().map_or(0, |point| i64::from(point.number())) * 4 - alone,
            }
        };
        let best = plays.iter().map(worth).max().unwrap_or(0);
        let good: Vec<&LegalPlay> = plays.iter().filter(|legal| worth(legal) == best).collect();
        good[self.chance.below(good.len())].play.clone()
    }

    /// Checkers strewn over the board, the bar, the pool and off it, as far as the game allows.
    fn strewn(&mut self) -> Case {
        let spec = self.variant.spec();
        let position = loop {
            let setup = self.setup(spec);
            let Ok(position) = Position::try_from_setup(&setup, spec) else { continue };
            if !Player::BOTH.into_iter().any(|player| position.is_finished(player)) {
                break position;
            }
        };
        let context = TurnContext {
            turns_before: [0, 1, 2, 3, 9][self.chance.below(5)],
            doubles_before: self.chance.below(2) as u32,
            opponent_turns: self.chance.below(4) as u32,
            ..TurnContext::default()
        };
        let doubles_before = context.doubles_before.min(context.turns_before);
        Case {
            position,
            player: Player::BOTH[self.chance.below(2)],
            dice: self.chance.dice(spec.dice),
            context: TurnContext { doubles_before, ..context },
        }
    }

    fn setup(&mut self, spec: &VariantSpec) -> Setup {
        let chance = &mut self.chance;
        // A low limit makes bear-offs frequent, a high one middle games.
        let track = usize::from(spec.geometry.track());
        let farthest = [6, 8, 14, 24, 24][chance.below(5)].min(track);
        let mut setup = Setup::default();
        for player in Player::BOTH {
            let side = &mut setup.sides[player];
            for _ in 0..1 + chance.below(usize::from(spec.checkers)) {
                match chance.below(14) {
                    0 if spec.contact == Contact::Hit => side.bar += 1,
                    1 | 2 if spec.uses_pool() => side.pool += 1,
                    3 => side.points[chance.below(track)] += 1,
                    4 => side.points[track - 1] += 1,
                    _ => side.points[chance.below(farthest)] += 1 + chance.below(2) as u8,
                }
            }
        }
        if spec.contact == Contact::Block && chance.below(4) == 0 {
            walled(&mut setup, spec, chance);
        }
        if spec.contact == Contact::Share && chance.below(2) == 0 {
            // A crowd that may close its point.
            setup.sides[Player::BOTH[chance.below(2)]].points[chance.below(track)] +=
                7 + chance.below(3) as u8;
        }
        for point in Point::all().filter(|_| spec.contact != Contact::Share) {
            let across = spec.geometry.opposite(point);
            let (mine, theirs) = (setup.sides.a.points[point.index()], setup.sides.b.points[across.index()]);
            if mine == 0 || theirs == 0 {
                continue;
            }
            match (mine, theirs, chance.below(2) == 0) {
                (1, 1, true) => setup.sides.a.pinned.insert(point),
                (1, 1, false) => setup.sides.b.pinned.insert(across),
                (_, _, true) => setup.sides.a.points[point.index()] = 0,
                (_, _, false) => setup.sides.b.points[across.index()] = 0,
            }
        }
        setup
    }
}

/// All that is left of one side on one point, with a wall of five or six points before it.
fn walled(setup: &mut Setup, spec: &VariantSpec, chance: &mut Chance) {
    let stack = 7 + chance.below(18);
    let (one, other) = if chance.below(2) == 0 { (Player::A, Player::B) } else { (Player::B, Player::A) };
    setup.sides[other].points = [0; 24];
    setup.sides[other].points[stack - 1] = 1 + chance.below(usize::from(spec.checkers)) as u8;
    setup.sides[one].points = [0; 24];
    for number in stack - 6..stack {
        let point = Point::new(number as u8).expect("on the board");
        setup.sides[one].points[spec.geometry.opposite(point).index()] = 1 + chance.below(2) as u8;
    }
    if chance.below(2) == 0 {
        setup.sides[one].points[chance.below(24)] += 1;
    }
}

impl Iterator for Cases {
    type Item = Case;

    fn next(&mut self) -> Option<Case> {
        if self.chance.below(3) == 0 {
            return Some(self.strewn());
        }
        while self.waiting.is_empty() {
            self.game();
        }
        self.waiting.pop_front()
    }
}
