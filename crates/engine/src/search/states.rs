//! The cubes a game can have further down the tree.

use super::MOST_PLIES;
use crate::cube::CubeInfo;

/// Most different cubes: centred, and each value reached so far with either owner.
pub(super) const MOST_STATES: usize = 2 * (MOST_PLIES as usize + 2) + 1;

/// A set of cubes, all seen by the same player.
#[derive(Clone, Copy)]
pub(super) struct States {
    cubes: [CubeInfo; MOST_STATES],
    count: usize,
}

/// For each cube before the decision: the places of its two successors among the cubes after it.
#[derive(Clone, Copy, Default)]
pub(super) struct Branch {
    pub(super) no_double: usize,
    pub(super) double: Option<usize>,
}

impl States {
    /// No cube at all: only chances are asked for.
    pub(super) const fn none() -> Self {
        Self { cubes: [CubeInfo::cubeless(); MOST_STATES], count: 0 }
    }

    pub(super) const fn of(cube: CubeInfo) -> Self {
        Self { cubes: [cube; MOST_STATES], count: 1 }
    }

    pub(super) fn pair(first: CubeInfo, second: CubeInfo) -> Self {
        let mut states = Self::of(first);
        states.add(second);
        states
    }

    pub(super) fn list(&self) -> &[CubeInfo] {
        &self.cubes[..self.count]
    }

    fn add(&mut self, cube: CubeInfo) -> usize {
        if let Some(at) = self.list().iter().position(|c| *c == cube) {
            return at;
        }
        self.cubes[self.count] = cube;
        self.count += 1;
        self.count - 1
    }

    /// The cubes after the player on roll has decided, and how to come back from them.
    pub(super) fn decided(&self) -> (Self, [Branch; MOST_STATES]) {
        let mut after = Self { count: 0, ..*self };
        let mut branches = [Branch::default(); MOST_STATES];
        for (branch, &cube) in branches.iter_mut().zip(self.list()) {
            branch.no_double = after.add(cube);
        }
        for (branch, &cube) in branches.iter_mut().zip(self.list()) {
            branch.double = cube.can_double().then(|| after.add(cube.doubled()));
        }
        (after, branches)
    }

    /// The same cubes seen by the other player.
    pub(super) fn swap(&self) -> Self {
        let mut swapped = *self;
        swapped.cubes[..self.count].iter_mut().for_each(|c| *c = c.swap());
        swapped
    }
}
