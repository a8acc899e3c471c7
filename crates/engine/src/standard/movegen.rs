//! Every distinct position a roll can lead to, without allocation once the list has grown.
//!
//! Invariants: the longest possible play is compulsory, and when only one die of a mixed roll can be played the
//! higher one must be, if it can; no position is listed twice; a roll that cannot be played gives the unchanged board,
//! so that a list is never empty.

use super::board::{BAR, Board, Lane, OFF, at_least, occupied};

/// The moves of one play: (from, to) pairs in the mover's count, 25 for the bar and 0 for off, in an order in which
/// they can be made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    pairs: [(u8, u8); 4],
    count: u8,
}

impl Moves {
    /// The (from, to) pairs, at most four; none when the player dances.
    #[must_use]
    pub fn pairs(&self) -> &[(u8, u8)] {
        &self.pairs[..usize::from(self.count)]
    }

    fn push(&mut self, from: u32, to: u32) {
        self.pairs[usize::from(self.count)] = (from as u8, to as u8);
        self.count += 1;
    }
}

/// The results of a roll: distinct positions after the play, *still in the mover's lane order* (`lanes[0]` is the
/// player who has just moved). Before they are given to an evaluator each must be [swapped](Board::swap).
///
/// Meant to be reused: generating again clears the list but keeps its memory.
#[derive(Clone, Debug, Default)]
pub struct Afterstates {
    boards: Vec<Board>,
    keys: Vec<u64>,
    moves: Vec<Moves>,
    scores: Vec<f32>,
    /// Place of the lowest score, when there is no room for more.
    worst: usize,
    dice_used: usize,
}

/// What one more checker on a place is worth to the mover, by side (the mover first, each in their own count), place and
/// the checkers already there: a straight line through the judgement of the positions around one.
#[derive(Clone, Debug)]
pub(crate) struct Slopes {
    pub rise: [[[f32; 16]; 32]; 2],
}

impl Default for Slopes {
    fn default() -> Self {
        Self { rise: [[[0.0; 16]; 32]; 2] }
    }
}

impl Afterstates {
    /// An empty list, to be filled by [`generate`].
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The positions, mover first; at least one after a call of [`generate`].
    #[must_use]
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// The moves that lead to each position, in the order of [`Afterstates::boards`]; empty unless the list
    /// was filled by [`generate_with_moves`].
    #[must_use]
    pub fn moves(&self) -> &[Moves] {
        &self.moves
    }

    /// How many positions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.boards.len()
    }

    /// Whether nothing was generated yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.boards.is_empty()
    }

    /// How many dice every listed play uses: 0 when the player dances, up to 4 with a double.
    #[must_use]
    pub fn dice_used(&self) -> usize {
        self.dice_used
    }

    fn clear(&mut self) {
        self.boards.clear();
        self.keys.clear();
        self.moves.clear();
        self.scores.clear();
    }

    fn find_worst(&mut self) {
        self.worst = 0;
        let mut least = f32::INFINITY;
        for (i, &score) in self.scores.iter().enumerate() {
            if score < least {
                (self.worst, least) = (i, score);
            }
        }
    }
}

/// Fills `out` with every distinct position the player on roll can reach with `dice` (each 1 to 6, in any order).
///
/// ```
/// use pasch_engine::standard::{Board, movegen::{Afterstates, generate}};
/// let mut out = Afterstates::new();
/// generate(&Board::start(), (3, 1), &mut out);
/// assert_eq!(out.len(), 16);
/// ```
pub fn generate(board: &Board, dice: (u8, u8), out: &mut Afterstates) {
    run::<false, false>(board, dice, None, out);
}

/// As [`generate`], but of more than `keep` positions only the `keep` best by `slopes` are listed, in no order.
pub(crate) fn generate_best(
    board: &Board,
    dice: (u8, u8),
    slopes: &Slopes,
    keep: usize,
    out: &mut Afterstates,
) {
    run::<false, true>(board, dice, Some((slopes, keep)), out);
}

/// As [`generate`], and keeps for each position the moves of one play that leads to it.
pub fn generate_with_moves(board: &Board, dice: (u8, u8), out: &mut Afterstates) {
    run::<true, false>(board, dice, None, out);
}

fn run<const RECORD: bool, const BEST: bool>(
    board: &Board,
    dice: (u8, u8),
    best: Option<(&Slopes, usize)>,
    out: &mut Afterstates,
) {
    debug_assert!((1..=6).contains(&dice.0) && (1..=6).contains(&dice.1), "dice {dice:?}");
    out.clear();
    let opponent = &board.lanes[1];
    let mut generator = Generator::<RECORD, BEST> {
        board,
        best,
        blocked: mirror(at_least(opponent, 2)),
        blots: mirror(occupied(opponent) & !at_least(opponent, 2)),
        out,
    };
    if dice.0 == dice.1 {
        generator.double(u32::from(dice.0));
    } else {
        generator.mixed(u32::from(dice.0.max(dice.1)), u32::from(dice.0.min(dice.1)));
    }
    if generator.out.boards.is_empty() {
        out.dice_used = 0;
        out.boards.push(*board);
        if RECORD {
            out.moves.push(Moves::default());
        }
    }
}

/// A set of points 1 to 24 in the opponent's count as points in ours; bar and off are dropped.
fn mirror(points: u32) -> u32 {
    (points & 0x01FF_FFFE).reverse_bits() >> 6
}

/// The state of one side in the middle of a play.
#[derive(Clone, Copy)]
struct Half {
    lane: Lane,
    occupied: u32,
    hits: u32,
    key: u64,
    score: f32,
    moves: Moves,
}

struct Generator<'a, const RECORD: bool, const BEST: bool> {
    board: &'a Board,
    best: Option<(&'a Slopes, usize)>,
    blocked: u32,
    blots: u32,
    out: &'a mut Afterstates,
}

impl<const RECORD: bool, const BEST: bool> Generator<'_, RECORD, BEST> {
    fn start(&self) -> Half {
        let lane = self.board.lanes[0];
        Half { lane, occupied: occupied(&lane) & !1, hits: 0, key: 0, score: 0.0, moves: Moves::default() }
    }

    /// The points from which a checker may move by `die`.
    #[inline]
    fn sources(&self, half: &Half, die: u32) -> u32 {
        let movable = if half.occupied >> BAR != 0 { 1 << BAR } else { half.occupied };
        let beyond = movable >> (die + 1) << (die + 1);
        let mut sources = beyond & !(self.blocked << die);
        if half.occupied >> 7 == 0 {
            sources |= half.occupied & (1 << die);
            if half.occupied >> die == 0 && half.occupied != 0 {
                sources |= 1 << (31 - half.occupied.leading_zeros());
            }
        }
        sources
    }

    /// Moves one checker from `from` by `die`; the move must be legal.
    #[inline]
    fn step(&self, half: &mut Half, from: u32, die: u32) {
        let to = from.saturating_sub(die);
        let source = &mut half.lane[from as usize];
        *source -= 1;
        if *source == 0 {
            half.occupied &= !(1 << from);
        }
        if BEST && let Some((slopes, _)) = self.best {
            let there = usize::from(half.lane[to as usize]) & 15;
            let left = usize::from(half.lane[from as usize]) & 15;
            half.score += slopes.rise[0][to as usize][there] - slopes.rise[0][from as usize][left];
        }
        half.lane[to as usize] += 1;
        half.occupied |= (1 << to) & !1;
        half.key = half.key.wrapping_add(KEYS[to as usize]).wrapping_sub(KEYS[from as usize]);
        let hit = self.blots & (1 << to) & !half.hits;
        if hit != 0 {
            if BEST && let Some((slopes, _)) = self.best {
                let waiting = u32::from(self.board.lanes[1][BAR]) + half.hits.count_ones();
                let theirs = &slopes.rise[1];
                half.score += theirs[BAR][waiting as usize & 15] - theirs[25 - to as usize][0];
            }
            half.hits |= hit;
            half.key = half.key.wrapping_add(KEYS[32 + to as usize]);
        }
        if RECORD {
            half.moves.push(from, to);
        }
    }

    fn push(&mut self, half: &Half) {
        let mut replaced = None;
        if BEST && let Some((_, keep)) = self.best {
            if self.out.scores.len() >= keep {
                let worst = self.out.worst;
                if half.score <= self.out.scores[worst] {
                    return;
                }
                self.out.scores[worst] = half.score;
                replaced = Some(worst);
            } else {
                self.out.scores.push(half.score);
            }
            if self.out.scores.len() >= keep {
                self.out.find_worst();
            }
        }
        let mut opponent = self.board.lanes[1];
        let mut hits = half.hits;
        while hits != 0 {
            let point = 25 - hits.trailing_zeros() as usize;
            opponent[point] = 0;
            opponent[BAR] += 1;
            hits &= hits - 1;
        }
        let board = Board { lanes: [half.lane, opponent] };
        match replaced {
            Some(worst) => self.out.boards[worst] = board,
            None => self.out.boards.push(board),
        }
        if RECORD {
            self.out.moves.push(half.moves);
        }
    }

    fn push_new(&mut self, half: &Half) {
        if self.out.keys.iter().all(|&key| key != half.key) {
            self.out.keys.push(half.key);
            self.push(half);
        }
    }

    fn mixed(&mut self, high: u32, low: u32) {
        let start = self.start();
        for (first, second) in [(high, low), (low, high)] {
            for from in bits(self.sources(&start, first)) {
                let mut middle = start;
                self.step(&mut middle, from, first);
                for from in bits(self.sources(&middle, second)) {
                    let mut end = middle;
                    self.step(&mut end, from, second);
                    self.push_new(&end);
                }
            }
        }
        self.out.dice_used = 2;
        for die in [high, low] {
            if self.out.boards.is_empty() {
                self.out.dice_used = 1;
                for from in bits(self.sources(&start, die)) {
                    let mut end = start;
                    self.step(&mut end, from, die);
                    self.push(&end);
                }
            }
        }
    }

    fn double(&mut self, die: u32) {
        self.out.dice_used = 0;
        let start = self.start();
        self.double_from(&start, die, 0, BAR as u32);
    }

    /// Plays on from `half` with sources that never rise. Every set of equal moves that can be made at all can be made
    /// in that order, and different sets lead to different positions, so nothing needs comparing.
    fn double_from(&mut self, half: &Half, die: u32, used: usize, highest: u32) {
        let sources = if used == 4 { 0 } else { self.sources(half, die) & ((2u32 << highest) - 1) };
        if sources == 0 {
            if used > self.out.dice_used {
                self.out.clear();
                self.out.dice_used = used;
            }
            if used == self.out.dice_used && used > 0 {
                self.push(half);
            }
            return;
        }
        for from in bits(sources) {
            let mut next = *half;
            self.step(&mut next, from, die);
            self.double_from(&next, die, used + 1, from);
        }
    }
}

/// The members of a set, the highest first.
#[inline]
fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let top = 31 - set.leading_zeros();
            set &= !(1 << top);
            top
        })
    })
}

/// Random words: a position's key is the sum over the moved checkers, so that equal results have equal keys.
static KEYS: [u64; 64] = {
    let mut keys = [0; 64];
    let mut state = 0x7061_7363_6821_u64;
    let mut i = 0;
    while i < 64 {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        keys[i] = z ^ (z >> 31);
        i += 1;
    }
    keys
};

const _: () = assert!(OFF == 0 && BAR == 25);
