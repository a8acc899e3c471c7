//! Dice that have been shown, as a source for the rules.

use std::sync::{Mutex, PoisonError};

use pasch_rules::Die;

use crate::dice::{DiceError, DiceSource, Occasion};

/// The dice of one throw for which everybody has shown their link.
pub struct Shown {
    faces: Mutex<Box<dyn Iterator<Item = u8> + Send>>,
    thrown: Mutex<Vec<u8>>,
}

impl Shown {
    /// These faces one after the other.
    pub fn new(faces: impl Iterator<Item = u8> + Send + 'static) -> Self {
        Self { faces: Mutex::new(Box::new(faces)), thrown: Mutex::default() }
    }

    /// What was thrown; none when nothing was.
    pub fn thrown(self) -> Option<Vec<u8>> {
        let thrown = self.thrown.into_inner().unwrap_or_else(PoisonError::into_inner);
        (!thrown.is_empty()).then_some(thrown)
    }
}

impl DiceSource for Shown {
    fn throw(&self, _: &Occasion<'_>, dice: &mut [Die]) -> Result<(), DiceError> {
        let mut faces = self.faces.lock().unwrap_or_else(PoisonError::into_inner);
        for die in dice {
            let face = faces.next().ok_or(DiceError::NotShown)?;
            *die = Die::new(face).ok_or(DiceError::NotShown)?;
            self.thrown.lock().unwrap_or_else(PoisonError::into_inner).push(face);
        }
        Ok(())
    }
}
