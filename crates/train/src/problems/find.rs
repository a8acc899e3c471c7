//! Decisions worth asking, in games that the engine plays against itself with some noise.

use pasch_analysis::Theme;
use pasch_engine::cube::{CubeInfo, CubeOwner, Stake};
use pasch_engine::level::{Chance, Level};
use pasch_engine::search::{BoardPlay, RankedPlay, Run, SearchError, SearchSettings, Searcher};
use pasch_engine::standard::Board;
use pasch_practice::set::{Ask, Asked, Entry, Kind};

use super::Need;
use crate::random::Stream;

/// Chance of a game for money; the others are of matches.
const MONEY: f32 = 0.6;

/// Points of matches.
const LENGTHS: [usize; 4] = [3, 5, 7, 9];

/// Noise of the players, of which each draws one: equity over which the chance of a play falls to 1/e.
const NOISE: [f64; 3] = [0.02, 0.05, 0.09];

/// Chance to play on, without a double, where a double would be passed: late positions come up.
const PLAY_ON: f32 = 0.7;

/// Turns of both players after which a game is left.
const LONGEST: u32 = 250;

/// Margins by a search two rolls deep: less is not worth asking, more is seen at once.
const MARGIN: (f64, f64) = (0.03, 0.20);
/// The same of bear-offs, where mistakes are small.
const MARGIN_BEAR_OFF: (f64, f64) = (0.012, 0.20);
/// The same of the cube.
const MARGIN_CUBE: (f64, f64) = (0.035, 0.30);

/// How far behind the best an answer may be that is rolled out, and how many are.
const CANDIDATES: (f64, usize) = (0.16, 5);

/// Decisions of a game that are looked at two rolls deep.
const LOOKS: usize = 4;

/// Noise of the player by whom difficulties are reckoned: of plays as in a level, of the cube in equity.
const READER: (f64, f64) = (0.06, 0.16);

/// A decision that came up.
#[derive(Clone, Copy)]
struct Spot {
    asked: Asked,
    kind: Kind,
    /// What seems best at a glance, of a question about the cube.
    side: Option<bool>,
}

/// A decision worth asking.
pub(super) struct Found {
    pub asked: Asked,
    pub kind: Kind,
    /// The answers to be rolled out; none of a question about the cube.
    plays: Vec<BoardPlay>,
    /// Equities at a glance: of all plays, those of `plays` first; of a question about the cube how far acting is ahead.
    glance: Vec<f64>,
    side: Option<bool>,
}

impl Found {
    pub fn boards(&self) -> Vec<Board> {
        self.plays.iter().map(|play| play.board).collect()
    }

    pub fn moves(&self) -> Vec<Vec<(u8, u8)>> {
        self.plays.iter().map(|play| play.moves.pairs().to_vec()).collect()
    }

    /// The rating at which a player who sees no more than a glance, with some noise, finds the best answer every other time.
    pub fn difficulty(&self, entry: &Entry, best: usize) -> f64 {
        let found = match entry.acts() {
            Some(acts) => {
                let ahead = if acts { self.glance[0] } else { -self.glance[0] };
                1.0 / (1.0 + (-1.7 * ahead / READER.1).exp())
            }
            None => {
                let weight = |equity: &f64| ((equity - self.glance[best]) / READER.0).exp();
                1.0 / self.glance.iter().map(weight).sum::<f64>()
            }
        };
        (1500.0 - 400.0 * (found / (1.0 - found)).log10()).clamp(700.0, 2500.0)
    }
}

/// Looks for decisions in games.
pub(super) struct Finder<'f> {
    pub searcher: &'f Searcher,
    pub seed: u64,
    pub need: &'f Need,
}

impl Finder<'_> {
    /// Plays a game and returns the decision in it that is worth asking and needed most.
    pub fn search(&self, game: u64) -> Result<Option<Found>, SearchError> {
        let mut stream = Stream::new(&[self.seed, game, 0x9_0B1E]);
        let mut spots = self.play(&mut stream)?;
        for _ in 0..LOOKS {
            let most = spots.iter().map(|spot| self.share(spot)).fold(0.0, f64::max);
            if most <= 0.0 {
                return Ok(None);
            }
            let wanted: Vec<usize> = (0..spots.len()).filter(|&at| self.share(&spots[at]) >= most).collect();
            let spot = spots.swap_remove(wanted[stream.below(wanted.len())]);
            if let Some(found) = self.look(&spot)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    fn share(&self, spot: &Spot) -> f64 {
        let own = self.need.share(spot.kind, spot.side);
        // The score changes a decision about the cube far more often than a play.
        let of_score = match (spot.asked.cube.stake, spot.asked.ask) {
            (Stake::Match { .. }, Ask::Double | Ask::Take) => self.need.share(Kind::Score, None),
            _ => 0.0,
        };
        own.max(of_score)
    }

    fn play(&self, stream: &mut Stream) -> Result<Vec<Spot>, SearchError> {
        let mut spots = Vec::new();
        let mut cube = stake(stream);
        let noise = [(); 2].map(|()| NOISE[stream.below(NOISE.len())]);
        let (mut board, mut dice) = (Board::start(), stream.opening());
        for turn in 1..=LONGEST {
            let mover = (turn % 2) as usize;
            if turn > 1 && cube.can_double() {
                let (decision, _) = self.searcher.cube_decision(&board, &cube, 0, Run::default())?;
                self.cube_spots(&mut spots, board, cube, [decision.no_double, decision.double_take]);
                if decision.should_double() && cube.value < 16 {
                    if decision.take {
                        cube = cube.doubled();
                    } else if !stream.chance(PLAY_ON) {
                        break;
                    }
                }
            }
            let ranked = self.rank(&board, dice, &cube, 0)?;
            if let [best, second, _, ..] = &ranked[..] {
                let gap = best.equity - second.equity;
                let kind = of_theme(Theme::of(&board, turn));
                if gap <= MARGIN.1 && best.equity < 1.5 && best.equity > -1.5 {
                    let ask = Ask::Play(dice.0.max(dice.1), dice.0.min(dice.1));
                    spots.push(Spot { asked: Asked { board, ask, cube }, kind, side: None });
                }
            }
            let level = Level { play_noise: noise[mover], ..Level::EXPERT };
            let chosen = level.draw(ranked.iter().map(|play| play.equity), &mut Chance::new(stream.bits()));
            let Some(play) = ranked.get(chosen) else { break };
            if play.play.board.finished().is_some() {
                break;
            }
            (board, cube) = (play.play.board.swap(), cube.swap());
            dice = stream.dice();
        }
        Ok(spots)
    }

    fn cube_spots(&self, spots: &mut Vec<Spot>, board: Board, cube: CubeInfo, [stay, take]: [f64; 2]) {
        let ahead = take.min(1.0) - stay;
        let kind = if board.is_race() { Kind::RaceCube } else { Kind::ContactCube };
        let mut add = |ask, kind, gap: f64| {
            if gap.abs() <= MARGIN_CUBE.1 {
                spots.push(Spot { asked: Asked { board, ask, cube }, kind, side: Some(gap > 0.0) });
            }
        };
        // Nobody thinks of a double far from the window.
        if stay > 0.1 {
            add(Ask::Double, kind, ahead);
        }
        if ahead > -0.1 {
            add(Ask::Take, Kind::Take, 1.0 - take);
        }
    }

    fn rank(
        &self,
        board: &Board,
        dice: (u8, u8),
        cube: &CubeInfo,
        plies: u8,
    ) -> Result<Vec<RankedPlay<BoardPlay>>, SearchError> {
        self.searcher.rank_plays(board, dice, cube, &SearchSettings::plies(plies), &[], Run::default())
    }

    /// Looks at a decision two rolls deep.
    fn look(&self, spot: &Spot) -> Result<Option<Found>, SearchError> {
        let found = match spot.asked.ask {
            Ask::Play(one, two) => self.look_at_plays(spot, (one, two))?,
            Ask::Double | Ask::Take => self.look_at_cube(spot)?,
        };
        let Some(mut found) = found else { return Ok(None) };
        let at_score = matches!(spot.asked.cube.stake, Stake::Match { .. });
        if at_score && self.need.share(Kind::Score, None) > 0.0 && self.differs_for_money(&found)? {
            (found.kind, found.side) = (Kind::Score, None);
        }
        Ok(Some(found).filter(|found| self.need.share(found.kind, found.side) > 0.0))
    }

    fn look_at_plays(&self, spot: &Spot, dice: (u8, u8)) -> Result<Option<Found>, SearchError> {
        let Asked { board, cube, .. } = &spot.asked;
        let ranked = self.rank(board, dice, cube, 2)?;
        let deep: Vec<_> = ranked.iter().filter(|play| play.plies == ranked[0].plies).collect();
        let [best, second, ..] = &deep[..] else { return Ok(None) };
        let (low, high) = if spot.kind == Kind::BearOff { MARGIN_BEAR_OFF } else { MARGIN };
        if !(low..=high).contains(&(best.equity - second.equity)) {
            return Ok(None);
        }
        let near = |place: usize| place < 2 || best.equity - deep[place].equity <= CANDIDATES.0;
        let plays: Vec<BoardPlay> =
            (0..deep.len().min(CANDIDATES.1)).filter(|&at| near(at)).map(|at| deep[at].play).collect();
        let glance = self.rank(board, dice, cube, 0)?;
        let of = |board: &Board| glance.iter().find(|play| play.play.board == *board).map(|play| play.equity);
        let mut equities: Vec<f64> = plays.iter().filter_map(|play| of(&play.board)).collect();
        let others = glance.iter().filter(|play| !plays.iter().any(|own| own.board == play.play.board));
        equities.extend(others.map(|play| play.equity));
        Ok(Some(Found { asked: spot.asked, kind: spot.kind, plays, glance: equities, side: None }))
    }

    fn look_at_cube(&self, spot: &Spot) -> Result<Option<Found>, SearchError> {
        let Asked { board, cube, ask } = &spot.asked;
        let ahead = |plies| -> Result<f64, SearchError> {
            let (decision, _) = self.searcher.cube_decision(board, cube, plies, Run::default())?;
            Ok(acting(*ask, decision.no_double, decision.double_take))
        };
        let deep = ahead(2)?;
        if !(MARGIN_CUBE.0..=MARGIN_CUBE.1).contains(&deep.abs()) {
            return Ok(None);
        }
        let (asked, kind, glance) = (spot.asked, spot.kind, vec![ahead(0)?]);
        Ok(Some(Found { asked, kind, plays: Vec::new(), glance, side: Some(deep > 0.0) }))
    }

    /// Whether another answer would be best for money with the same cube.
    fn differs_for_money(&self, found: &Found) -> Result<bool, SearchError> {
        let Asked { board, cube, ask } = &found.asked;
        let money = CubeInfo::money(true, false).with(cube.value, cube.owner);
        if let Ask::Play(one, two) = *ask {
            let ranked = self.rank(board, (one, two), &money, 2)?;
            return Ok(
                ranked.first().map(|play| play.play.board) != found.plays.first().map(|play| play.board)
            );
        }
        let (decision, _) = self.searcher.cube_decision(board, &money, 2, Run::default())?;
        Ok(found.side != Some(acting(*ask, decision.no_double, decision.double_take) > 0.0))
    }
}

/// How far doubling, or taking, is ahead of not doing so, in equity of whoever is asked.
fn acting(ask: Ask, stay: f64, take: f64) -> f64 {
    if ask == Ask::Take { 1.0 - take } else { take.min(1.0) - stay }
}

fn of_theme(theme: Theme) -> Kind {
    match theme {
        Theme::Opening => Kind::Opening,
        Theme::Blitz => Kind::Attack,
        Theme::Prime => Kind::Prime,
        Theme::BackGame => Kind::BackGame,
        Theme::Holding => Kind::Holding,
        Theme::Middle | Theme::Cube => Kind::Middle,
        Theme::BearOffContact => Kind::BearIn,
        Theme::Race | Theme::BearOff => Kind::BearOff,
    }
}

/// What a game is played for: money, or any score of a match.
fn stake(stream: &mut Stream) -> CubeInfo {
    if stream.chance(MONEY) {
        return CubeInfo::money(true, false).with(1, CubeOwner::Centred);
    }
    let length = LENGTHS[stream.below(LENGTHS.len())];
    let [mine, theirs] = [(); 2].map(|()| 1 + stream.below(length) as u32);
    let is_crawford = (mine == 1) != (theirs == 1) && stream.chance(0.5);
    CubeInfo::in_match(mine, theirs, is_crawford)
}
