//! The dice of a wish, as the rules ask for them, and those that were thrown by hand.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use pasch_rules::Die;

use crate::dice::{DiceError, DiceSource, Occasion};

/// Hands out the dice of whole throws one by one, as the rules ask for them.
pub struct Cup<'a> {
    source: &'a dyn DiceSource,
    occasion: Occasion<'a>,
    size: usize,
    dice: Vec<Die>,
    /// Why there were none.
    pub failure: Option<DiceError>,
}

impl<'a> Cup<'a> {
    /// A cup with dice of a source, so many in each throw.
    pub fn new(source: &'a dyn DiceSource, occasion: Occasion<'a>, size: usize) -> Self {
        Self { source, occasion, size, dice: Vec::new(), failure: None }
    }

    /// The next die; a whole throw is asked for when none is left.
    pub fn throw(&mut self) -> Die {
        if self.dice.is_empty() {
            // Unequal on failure: an opening throw must come to an end, its result is discarded.
            let mut dice = vec![Die::ALL[0]; self.size];
            dice[0] = Die::ALL[1];
            if self.failure.is_none() {
                self.failure = self.source.throw(&self.occasion, &mut dice).err();
            }
            if self.failure.is_some() {
                dice.fill(Die::ALL[0]);
                dice[0] = Die::ALL[1];
            }
            self.occasion.index += 1;
            dice.reverse();
            self.dice = dice;
        }
        self.dice.pop().unwrap_or(Die::ALL[0])
    }
}

/// Dice that somebody has thrown by hand, in the order in which they name them; at first none.
#[derive(Default)]
pub struct Hand(Mutex<VecDeque<Die>>);

impl Hand {
    /// These faces; `None` when one is not on a die.
    pub fn new(faces: &[u8]) -> Option<Self> {
        let dice: Option<VecDeque<Die>> = faces.iter().map(|&face| Die::new(face)).collect();
        dice.map(|dice| Self(Mutex::new(dice)))
    }

    /// Dice that nobody has asked for.
    pub fn left(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl DiceSource for Hand {
    fn throw(&self, _: &Occasion<'_>, dice: &mut [Die]) -> Result<(), DiceError> {
        let mut hand = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for die in dice {
            *die = hand.pop_front().ok_or(DiceError::NotEntered)?;
        }
        Ok(())
    }
}
