//! Keeping the engine's answers, so that a second look at the same position costs nothing.
//!
//! A key is everything an answer depends on: the position and what was asked about it, the recipe of the depth, and the
//! engine's [fingerprint](Engine::fingerprint). What is kept is the answer alone; names, sentences and marks are made
//! anew from it, so a report with a memory is the report without. An answer that cannot be read counts as none.

use pasch_engine::analyst::{Engine, Spot, cube_of};
use pasch_engine::cube::{CubeDecision, CubeInfo, CubeVerdict};
use pasch_engine::eval::Probs;
use pasch_engine::gate::fits;
use pasch_rules::{Dice, Landing, Player};

use crate::ask::{Ask, CubeAnswer, PlayAnswer, Ranked, Stop};
use crate::judge::CANDIDATES;
use crate::report::{CubeAction, Luck, Rolled};

/// Where answers are kept. Keys are some hundred bytes; whoever keeps many may keep a strong hash of them.
pub trait Memory: Sync {
    /// What was kept under a key; perhaps forgotten.
    fn recall(&self, key: &[u8]) -> Option<Vec<u8>>;
    /// Keeps an answer under a key, if there is room.
    fn keep(&self, key: &[u8], answer: &[u8]);
}

/// A memory with the number of the engine whose answers are asked for.
pub struct Remembered<'m> {
    memory: &'m dyn Memory,
    engine: u64,
}

/// Another number for another way of asking or writing.
const WAY: u32 = 2;

impl<'m> Remembered<'m> {
    /// The answers of `engine` in `memory`.
    #[must_use]
    pub fn new(memory: &'m dyn Memory, engine: &Engine) -> Self {
        Self::by(memory, engine.fingerprint())
    }

    /// The same of an engine whose [fingerprint](Engine::fingerprint) is known.
    #[must_use]
    pub fn by(memory: &'m dyn Memory, fingerprint: u64) -> Self {
        Self { memory, engine: fingerprint }
    }

    pub(crate) fn play(
        &self,
        ask: &Ask<'_>,
        (player, dice, opening): (Player, Dice, bool),
        made: &Landing,
        ends: usize,
        answer: impl FnOnce() -> Result<PlayAnswer, Stop>,
    ) -> Result<PlayAnswer, Stop> {
        let cube = cube_of(ask.state, player);
        let key = self.key(ask, player, &format!("{dice:?} {opening} {cube:?} {made:?} {CANDIDATES}"))?;
        let usable = |found: &PlayAnswer| found.ranked.iter().all(|ranked| ranked.end < ends);
        if let Some(found) = self.memory.recall(&key).and_then(|bytes| read_play(&bytes)).filter(usable) {
            return Ok(found);
        }
        let found = answer()?;
        self.memory.keep(&key, &write_play(&found));
        Ok(found)
    }

    pub(crate) fn cube(
        &self,
        ask: &Ask<'_>,
        (player, cube, action): (Player, CubeInfo, CubeAction),
        answer: impl FnOnce() -> Result<CubeAnswer, Stop>,
    ) -> Result<CubeAnswer, Stop> {
        // What was done decides about a rollout and about nothing else.
        let action = ask.depth.recheck.map(|_| action);
        let key = self.key(ask, player, &format!("{cube:?} {action:?}"))?;
        if let Some(found) = self.memory.recall(&key).and_then(|bytes| read_cube(&bytes)) {
            return Ok(found);
        }
        let found = answer()?;
        self.memory.keep(&key, &write_cube(&found));
        Ok(found)
    }

    fn key(&self, ask: &Ask<'_>, player: Player, question: &str) -> Result<Vec<u8>, Stop> {
        let (rules, depth) = (ask.state.rules(), ask.depth);
        let place = if fits(rules) {
            // The rest of the state has no say there.
            format!("{:?}", ask.state.position())
        } else {
            format!("{:?}", Spot::of_player(ask.state, player).map_err(|_| Stop::Misfit)?.state())
        };
        let recipe = (depth.play, depth.cube_plies, depth.recheck);
        let game = (rules.spec().id, rules.options());
        let key = format!("{WAY} {:x} {recipe:?} {game:?} {player:?} {place} {question}", self.engine);
        Ok(key.into_bytes())
    }
}

fn write_play(answer: &PlayAnswer) -> Vec<u8> {
    let mut out = vec![b'p'];
    number(&mut out, answer.results);
    real(&mut out, answer.spread);
    real(&mut out, answer.luck.equity);
    perhaps(&mut out, answer.luck.mwc);
    number(&mut out, answer.ranked.len());
    for ranked in &answer.ranked {
        number(&mut out, ranked.end);
        number(&mut out, ranked.rank);
        chances(&mut out, &ranked.probs);
        real(&mut out, ranked.equity);
        perhaps(&mut out, ranked.mwc);
        out.push(ranked.plies);
        write_rolled(&mut out, ranked.rolled);
    }
    out
}

fn read_play(bytes: &[u8]) -> Option<PlayAnswer> {
    let mut from = Reader(bytes.strip_prefix(b"p")?);
    let results = from.number()?;
    let spread = from.real()?;
    let luck = Luck { equity: from.real()?, mwc: from.perhaps()? };
    let count = from.number()?;
    let mut ranked = Vec::new();
    for _ in 0..count {
        ranked.push(Ranked {
            end: from.number()?,
            rank: from.number()?,
            probs: from.chances()?,
            equity: from.real()?,
            mwc: from.perhaps()?,
            plies: from.byte()?,
            rolled: from.rolled()?,
        });
    }
    from.0.is_empty().then_some(PlayAnswer { results, spread, luck, ranked })
}

fn write_cube(answer: &CubeAnswer) -> Vec<u8> {
    let CubeDecision { no_double, double_take, double_pass, mwc, best, take, beaver } = answer.decision;
    let mut out = vec![b'c'];
    [no_double, double_take, double_pass].into_iter().for_each(|value| real(&mut out, value));
    out.push(u8::from(mwc.is_some()));
    mwc.into_iter().flatten().for_each(|value| real(&mut out, value));
    out.push(VERDICTS.iter().position(|verdict| *verdict == best).map_or(u8::MAX, |at| at as u8));
    out.push(u8::from(take));
    out.push(u8::from(beaver));
    chances(&mut out, &answer.probs);
    write_rolled(&mut out, answer.rolled);
    out
}

fn read_cube(bytes: &[u8]) -> Option<CubeAnswer> {
    let mut from = Reader(bytes.strip_prefix(b"c")?);
    let (no_double, double_take, double_pass) = (from.real()?, from.real()?, from.real()?);
    let mwc = if from.truth()? { Some([from.real()?, from.real()?, from.real()?]) } else { None };
    let best = *VERDICTS.get(usize::from(from.byte()?))?;
    let (take, beaver) = (from.truth()?, from.truth()?);
    let decision = CubeDecision { no_double, double_take, double_pass, mwc, best, take, beaver };
    let answer = CubeAnswer { decision, probs: from.chances()?, rolled: from.rolled()? };
    from.0.is_empty().then_some(answer)
}

/// The verdicts by the number they are written as.
const VERDICTS: [CubeVerdict; 8] = [
    CubeVerdict::NotAvailable,
    CubeVerdict::NoDouble,
    CubeVerdict::NoDoubleBeaver,
    CubeVerdict::DoubleTake,
    CubeVerdict::DoubleBeaver,
    CubeVerdict::DoublePass,
    CubeVerdict::TooGoodPass,
    CubeVerdict::TooGoodTake,
];

fn number(out: &mut Vec<u8>, value: usize) {
    out.extend(u32::try_from(value).unwrap_or(u32::MAX).to_le_bytes());
}

fn real(out: &mut Vec<u8>, value: f64) {
    out.extend(value.to_le_bytes());
}

fn perhaps(out: &mut Vec<u8>, value: Option<f64>) {
    out.push(u8::from(value.is_some()));
    value.into_iter().for_each(|value| real(out, value));
}

fn chances(out: &mut Vec<u8>, probs: &Probs) {
    let Probs { win, win_g, win_bg, lose_g, lose_bg } = *probs;
    [win, win_g, win_bg, lose_g, lose_bg].into_iter().for_each(|chance| out.extend(chance.to_le_bytes()));
}

fn write_rolled(out: &mut Vec<u8>, rolled: Option<Rolled>) {
    out.push(u8::from(rolled.is_some()));
    if let Some(Rolled { games, error }) = rolled {
        out.extend(games.to_le_bytes());
        real(out, error);
    }
}

/// What is left to read.
struct Reader<'b>(&'b [u8]);

impl Reader<'_> {
    fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*first)
    }

    fn byte(&mut self) -> Option<u8> {
        self.bytes::<1>().map(|[byte]| byte)
    }

    fn truth(&mut self) -> Option<bool> {
        match self.byte()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }

    fn number(&mut self) -> Option<usize> {
        self.bytes().map(|bytes| u32::from_le_bytes(bytes) as usize)
    }

    fn real(&mut self) -> Option<f64> {
        self.bytes().map(f64::from_le_bytes)
    }

    fn perhaps(&mut self) -> Option<Option<f64>> {
        Some(if self.truth()? { Some(self.real()?) } else { None })
    }

    fn chance(&mut self) -> Option<f32> {
        self.bytes().map(f32::from_le_bytes)
    }

    fn chances(&mut self) -> Option<Probs> {
        Some(Probs {
            win: self.chance()?,
            win_g: self.chance()?,
            win_bg: self.chance()?,
            lose_g: self.chance()?,
            lose_bg: self.chance()?,
        })
    }

    fn rolled(&mut self) -> Option<Option<Rolled>> {
        if !self.truth()? {
            return Some(None);
        }
        Some(Some(Rolled { games: u32::from_le_bytes(self.bytes()?), error: self.real()? }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_as_they_were_written_or_not_at_all() {
        let probs = Probs { win: 0.6, win_g: 0.2, win_bg: 0.01, lose_g: 0.1, lose_bg: 0.0 };
        let ranked = |end| Ranked {
            end,
            rank: end + 1,
            probs,
            equity: 0.25,
            mwc: Some(0.61),
            plies: 2,
            rolled: (end > 0).then_some(Rolled { games: 360, error: 0.004 }),
        };
        let play = PlayAnswer {
            results: 14,
            spread: 0.7,
            luck: Luck { equity: -0.1, mwc: None },
            ranked: vec![ranked(0), ranked(5)],
        };
        let decision = CubeDecision {
            no_double: 0.4,
            double_take: 0.5,
            double_pass: 1.0,
            mwc: Some([0.5, 0.6, 0.7]),
            best: CubeVerdict::DoubleTake,
            take: true,
            beaver: false,
        };
        let cube = CubeAnswer { decision, probs, rolled: None };
        let (plays, cubes) = (write_play(&play), write_cube(&cube));
        assert_eq!(read_play(&plays).as_ref(), Some(&play));
        assert_eq!(read_cube(&cubes), Some(cube));
        for cut in 0..plays.len() {
            assert_eq!(read_play(&plays[..cut]), None, "{cut}");
        }
        for cut in 0..cubes.len() {
            assert_eq!(read_cube(&cubes[..cut]), None, "{cut}");
        }
        assert_eq!((read_play(&cubes), read_cube(&plays)), (None, None));
    }
}
