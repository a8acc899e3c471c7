//! Comparison training: of the plays of a roll the one that the teacher prefers is put above each of the others, and so are
//! its decisions about the cube.
//!
//! The loss of a comparison is ln(1 + e^(other - preferred)): a logistic curve of the difference of two scores. Every pass
//! plays games of its own, named by the seed, the pass and their number, and the rate falls from pass to pass. So a pass
//! that was broken off is played again from the nets at its beginning, to the same bytes.

use pasch_engine::cube::{
    CubeInfo, CubeMet, CubeVerdict, cubeful_value, decide, efficiency, undoubled_value,
};
use pasch_engine::eval::{Evaluator, Probs};
use pasch_engine::met::Met;
use pasch_engine::standard::board::Board;
use pasch_engine::standard::movegen::{Afterstates, generate};

use super::inputs::{INPUTS, fill};
use super::net::{NO_DOUBLE, NeuroNet, PASS, StageNet, TAKE};
use super::stage::Stage;
use crate::games::Chooser;
use crate::logistic::sigmoid;
use crate::random::Random;

/// How the nets are made: the same recipe and teacher give the same bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    /// Stable name for files and commands.
    pub id: &'static str,
    /// Number of hidden sigmoid units of each net for a stage.
    pub hidden: usize,
    /// Number of hidden sigmoid units of the net for the cube.
    pub cube: usize,
    /// How far a weight moves in the first pass; it falls to zero in a straight line.
    pub rate: f32,
    /// Share of plays that are made by chance, so that positions come up that the teacher avoids.
    pub stray: f32,
    /// Seed of the first weights and of all dice.
    pub seed: u64,
    /// Passes; the nets are kept after each.
    pub passes: u64,
    /// Games of a pass.
    pub games: u64,
}

/// Slopes below which a comparison teaches nothing worth the time.
const LITTLE: f32 = 1e-3;

impl Recipe {
    /// The recipe of the delivered nets.
    pub const DELIVERED: Self = Self {
        id: "neurogammon",
        hidden: 24,
        cube: 16,
        rate: 0.006,
        stray: 0.1,
        seed: 1989,
        passes: 20,
        games: 2500,
    };

    /// Nets that have not learnt yet.
    #[must_use]
    pub fn begin(&self) -> NeuroNet {
        NeuroNet::random(self.hidden, self.cube, self.seed)
    }

    /// How far a weight moves in a pass.
    fn rate_of(&self, pass: u64) -> f32 {
        self.rate * (1.0 - pass as f32 / self.passes.max(1) as f32)
    }
}

/// A decision of the teacher: a position before the roll, and a roll with its plays.
struct Lesson<'l> {
    board: Board,
    dice: (u8, u8),
    /// All results of the roll, the mover's lane first.
    results: &'l [Board],
    /// Points without the cube that the mover may expect of each, by the teacher's judgement.
    worth: &'l [f32],
    /// The result that it prefers.
    best: usize,
    cube: Cube,
}

/// The teacher's decision about a cube in the middle, for money.
#[derive(Clone, Copy)]
struct Cube {
    double: bool,
    take: bool,
}

/// The teacher at play against itself.
struct Teacher<'t> {
    judge: &'t dyn Evaluator,
    met: Met,
}

impl<'t> Teacher<'t> {
    fn new(judge: &'t dyn Evaluator) -> Self {
        Self { judge, met: Met::kazaross_xg2() }
    }

    /// Plays the game of a key and shows each decision.
    fn game(&self, key: &[u64], stray: f32, mut each: impl FnMut(&Lesson<'_>)) {
        let mut random = Random::new(key);
        let (mut board, mut dice) = (Board::start(), random.opening());
        let mut list = Afterstates::new();
        loop {
            generate(&board, dice, &mut list);
            // The board itself, for the cube, then every result as its next player sees it.
            let asked: Vec<Board> =
                std::iter::once(board).chain(list.boards().iter().map(Board::swap)).collect();
            let mut judged = vec![Probs::default(); asked.len()];
            self.judge.evaluate(&asked, &mut judged);
            let worth: Vec<f32> = judged[1..].iter().map(|probs| -probs.equity()).collect();
            let best = worth.iter().enumerate().fold(0, |best, (place, value)| {
                if value.total_cmp(&worth[best]).is_gt() { place } else { best }
            });
            let results = list.boards();
            each(&Lesson { board, dice, results, worth: &worth, best, cube: self.cube(&board, &judged[0]) });
            let stray = random.unit() < stray;
            let made = if stray { random.bits() as usize % results.len() } else { best };
            let after = results[made];
            if after.finished().is_some() {
                return;
            }
            (board, dice) = (after.swap(), random.dice());
        }
    }

    fn cube(&self, board: &Board, probs: &Probs) -> Cube {
        let at = CubeMet::new(CubeInfo::money(false, false), &self.met);
        let x = efficiency(board);
        let taken = cubeful_value(probs, CubeMet { cube: at.cube.doubled(), ..at }, x);
        let decision = decide(undoubled_value(probs, at, x), taken, at);
        let double = matches!(decision.best, CubeVerdict::DoubleTake | CubeVerdict::DoublePass);
        Cube { double, take: decision.take }
    }
}

impl Lesson<'_> {
    /// Whether there is something to choose: not where one play alone is legal or a play wins at once.
    fn is_choice(&self) -> bool {
        self.results.len() > 1 && self.results[self.best].finished().is_none()
    }
}

/// Nets at work: they look at the teacher's games and learn.
pub struct Trainer<'t> {
    recipe: Recipe,
    teacher: Teacher<'t>,
    net: NeuroNet,
    /// The judgement of each result of a roll: inputs, hidden units, score.
    felt: Vec<Felt>,
}

#[derive(Default)]
struct Felt {
    active: Vec<(usize, f32)>,
    hidden: Vec<f32>,
    score: f32,
}

impl<'t> Trainer<'t> {
    /// Goes on with nets after some passes of the recipe, or none; `None` when they are another recipe's. `teacher` judges
    /// one play at a time.
    #[must_use]
    pub fn new(recipe: Recipe, net: NeuroNet, teacher: &'t dyn Evaluator) -> Option<Self> {
        let fits = net.hidden() == [recipe.hidden, recipe.cube]
            && net.learnt.passes <= recipe.passes
            && net.learnt.games == net.learnt.passes * recipe.games;
        fits.then(|| Self { recipe, teacher: Teacher::new(teacher), net, felt: Vec::new() })
    }

    /// The nets so far.
    #[must_use]
    pub fn net(&self) -> &NeuroNet {
        &self.net
    }

    /// Whether all passes are done.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.net.learnt.passes >= self.recipe.passes
    }

    /// Makes the next pass. `go_on` is asked before each game with its number; when it says no, the pass counts as not
    /// begun and the answer is `false`.
    pub fn pass(&mut self, mut go_on: impl FnMut(u64) -> bool) -> bool {
        let kept = self.net.clone();
        let pass = kept.learnt.passes;
        let rate = self.recipe.rate_of(pass);
        for game in 0..self.recipe.games {
            if !go_on(game) {
                self.net = kept;
                return false;
            }
            let key = [self.recipe.seed, pass, game];
            let Self { recipe, teacher, net, felt } = self;
            teacher.game(&key, recipe.stray, |lesson| learn(net, felt, lesson, rate));
            self.net.learnt.games += 1;
        }
        self.net.learnt.passes += 1;
        true
    }
}

fn learn(net: &mut NeuroNet, felt: &mut Vec<Felt>, lesson: &Lesson<'_>, rate: f32) {
    learn_cube(net, lesson, rate);
    if !lesson.is_choice() {
        return;
    }
    let stage = Stage::of(&lesson.board).place();
    net.learnt.plays[stage] += 1;
    net.learnt.pairs += lesson.results.len() as u64 - 1;
    let StageNet { layer, mean } = &mut net.stages[stage];
    let results = lesson.results.len();
    if felt.len() < results {
        felt.resize_with(results, Felt::default);
    }
    for (after, felt) in lesson.results.iter().zip(&mut *felt) {
        fill(&after.lanes, 1, &mut felt.active);
        layer.feel(&felt.active, &mut felt.hidden);
        felt.score = layer.output(0, &felt.hidden);
    }
    let preferred = felt[lesson.best].score;
    let mut up = 0.0;
    for (_, felt) in felt[..results].iter().enumerate().filter(|(place, _)| *place != lesson.best) {
        let down = sigmoid(felt.score - preferred);
        up += down;
        if down > LITTLE {
            layer.learn(&felt.active, &felt.hidden, 0, -rate * down);
        }
    }
    let best = &felt[lesson.best];
    layer.learn(&best.active, &best.hidden, 0, rate * up);
    // The mean over the preferred plays so far.
    let share = 1.0 / net.learnt.plays[stage] as f32;
    for usual in &mut *mean {
        *usual -= share * *usual;
    }
    for &(input, value) in best.active.iter().filter(|(input, _)| *input < INPUTS) {
        mean[input] += share * value;
    }
}

/// Two comparisons: take or pass, and not doubling or the double with that answer.
fn learn_cube(net: &mut NeuroNet, lesson: &Lesson<'_>, rate: f32) {
    net.learnt.cubes += 1;
    let (mut active, mut hidden) = (Vec::new(), Vec::new());
    fill(&lesson.board.lanes, 0, &mut active);
    net.cube.feel(&active, &mut hidden);
    let (answer, other) = if lesson.cube.take { (TAKE, PASS) } else { (PASS, TAKE) };
    let (better, worse) = if lesson.cube.double { (answer, NO_DOUBLE) } else { (NO_DOUBLE, answer) };
    for (better, worse) in [(answer, other), (better, worse)] {
        let step = rate * sigmoid(net.cube.output(worse, &hidden) - net.cube.output(better, &hidden));
        net.cube.learn(&active, &hidden, better, step);
        net.cube.learn(&active, &hidden, worse, -step);
    }
}

/// How often a player decides as the teacher does, on games that nobody has learnt from.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Agreement {
    /// Plays with something to choose.
    pub plays: u64,
    /// Those that were chosen alike.
    pub alike: u64,
    /// Points that the teacher says were lost by the others, in all.
    pub lost: f64,
    /// Positions in which a cube in the middle could be turned.
    pub cubes: u64,
    /// Those in which both double, or both do not.
    pub doubles_alike: u64,
    /// Those in which both would take a double, or both would pass.
    pub takes_alike: u64,
}

impl Agreement {
    /// The share of plays that were chosen alike.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.alike as f64 / self.plays.max(1) as f64
    }

    /// Points lost a play.
    #[must_use]
    pub fn lost_each(&self) -> f64 {
        self.lost / self.plays.max(1) as f64
    }
}

/// Marks the dice of games that are held out: no pass has this number.
const HELD_OUT: u64 = u64::MAX;

/// Compares a player with the teacher over some games of the teacher that no recipe of this seed learns from. `doubles` and
/// `takes` are asked about the player on roll of a board, with the cube in the middle.
pub fn agreement(
    teacher: &dyn Evaluator,
    plays: &Chooser<'_>,
    cube: [&dyn Fn(&Board) -> bool; 2],
    games: u64,
    seed: u64,
) -> Agreement {
    let teacher = Teacher::new(teacher);
    let mut told = Agreement::default();
    for game in 0..games {
        teacher.game(&[seed, HELD_OUT, game], Recipe::DELIVERED.stray, |lesson| {
            let [doubles, takes] = cube.map(|decides| decides(&lesson.board));
            told.cubes += 1;
            told.doubles_alike += u64::from(doubles == lesson.cube.double);
            told.takes_alike += u64::from(takes == lesson.cube.take);
            if lesson.is_choice() {
                let chosen = plays(&lesson.board, lesson.dice, lesson.results);
                told.plays += 1;
                told.alike += u64::from(chosen == lesson.best);
                told.lost += f64::from(lesson.worth[lesson.best] - lesson.worth[chosen]);
            }
        });
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_engine::nets::builtin;

    fn tiny() -> Recipe {
        Recipe { hidden: 4, cube: 3, passes: 3, games: 2, ..Recipe::DELIVERED }
    }

    fn trained(recipe: Recipe, net: NeuroNet, passes: u64) -> NeuroNet {
        let mut trainer = Trainer::new(recipe, net, &builtin().fast).expect("its own nets");
        for _ in 0..passes {
            assert!(trainer.pass(|_| true));
        }
        trainer.net().clone()
    }

    #[test]
    fn the_same_recipe_gives_the_same_bytes_also_after_a_break() {
        let recipe = tiny();
        let whole = trained(recipe, recipe.begin(), 3);
        assert_eq!(whole.to_bytes(), trained(recipe, recipe.begin(), 3).to_bytes());
        // A pass that is broken off leaves no trace.
        let mut trainer = Trainer::new(recipe, recipe.begin(), &builtin().fast).expect("its own nets");
        assert!(trainer.pass(|_| true) && !trainer.pass(|game| game < 1));
        assert_eq!((trainer.net().learnt.passes, trainer.is_done()), (1, false));
        let kept = NeuroNet::from_bytes(&trainer.net().to_bytes()).expect("nets");
        assert_eq!(trained(recipe, kept, 2).to_bytes(), whole.to_bytes());
        assert_eq!((whole.learnt.passes, whole.learnt.games), (3, 6));
        let other = Recipe { seed: 1, ..recipe };
        assert_ne!(
            trained(other, other.begin(), 1).to_bytes(),
            trained(recipe, recipe.begin(), 1).to_bytes()
        );
    }

    #[test]
    fn another_recipes_nets_are_refused() {
        let recipe = tiny();
        let trainer = |net| Trainer::new(recipe, net, &builtin().fast);
        assert!(trainer(Recipe { hidden: 5, ..recipe }.begin()).is_none());
        let mut more = recipe.begin();
        more.learnt.passes = 4;
        assert!(trainer(more).is_none());
        let longer = Recipe { games: 3, ..recipe };
        assert!(trainer(trained(longer, longer.begin(), 1)).is_none(), "its passes were of other games");
    }

    /// After a step of learning the preferred play stands higher above the others, and the cube's decisions, too.
    #[test]
    fn a_lesson_puts_the_preferred_play_above_the_others() {
        let recipe = tiny();
        let mut net = recipe.begin();
        let board = Board::start();
        let mut list = Afterstates::new();
        generate(&board, (3, 1), &mut list);
        let worth = vec![0.0; list.len()];
        let best = 2;
        let cube = Cube { double: false, take: true };
        let lesson = Lesson { board, dice: (3, 1), results: list.boards(), worth: &worth, best, cube };
        let loss = |net: &NeuroNet| -> f32 {
            let score = |place: usize| net.score(Stage::Opening, &list.boards()[place]);
            (0..list.len()).map(|place| (score(place) - score(best)).exp().ln_1p()).sum()
        };
        let before = loss(&net);
        for _ in 0..200 {
            learn(&mut net, &mut Vec::new(), &lesson, 0.03);
        }
        assert!(loss(&net) < 0.5 * before, "{before} {}", loss(&net));
        let scores: Vec<f32> = list.boards().iter().map(|after| net.score(Stage::Opening, after)).collect();
        assert!(scores.iter().enumerate().all(|(place, score)| place == best || *score < scores[best]));
        assert!(!net.doubles(&board) && net.takes(&board));
        assert_eq!(net.learnt.pairs, 200 * (list.len() as u64 - 1));
    }

    /// The teacher agrees with itself, wherever there is a choice.
    #[test]
    fn the_teacher_agrees_with_itself() {
        let judge = &builtin().fast;
        let plays = |_: &Board, _: (u8, u8), results: &[Board]| {
            let worth = results.iter().map(|after| -judge.evaluate_one(&after.swap()).equity()).enumerate();
            worth
                .fold(
                    (0, f32::NEG_INFINITY),
                    |best, (place, value)| {
                        if value > best.1 { (place, value) } else { best }
                    },
                )
                .0
        };
        let told = agreement(judge, &plays, [&|_| false, &|_| true], 2, 1);
        assert!(told.plays > 30 && told.cubes >= told.plays);
        assert_eq!((told.alike, told.lost), (told.plays, 0.0));
        assert!(told.doubles_alike < told.cubes && told.takes_alike < told.cubes, "{told:?}");
    }
}
