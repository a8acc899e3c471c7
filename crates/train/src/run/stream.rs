//! A stream as a run: its inputs, its words on the way, and the card of the state at each boundary.

use std::{collections::BTreeMap, path::Path, sync::Mutex};

use pasch_engine::net::checksum;

use super::{Run, RunError};
use crate::{
    manifest::Manifest,
    store::write_atomically,
    stream::{Course, Made, PupilPlan, Row, StreamPlan, board::BoardPupil, family::GamePupil},
};

impl Run<'_, '_> {
    /// Goes on with a stream from the state in the run's folder, or from that beside the nets.
    pub(super) fn stream(&mut self, plan: &StreamPlan) -> Result<Manifest, RunError> {
        let (recipe, out) = (self.recipe, self.out);
        let kept = self.nets.join("streams").join(&recipe.name);
        let (seed, name) = (recipe.seed, recipe.name.as_str());
        let run = Mutex::new(self);
        let mut tell = |done: u64, total: u64, from: u64, note: String| {
            run.lock().expect("no panic").tell("stream", done, total, from, note)
        };
        let mut course = Course {
            plan,
            name,
            seed,
            out,
            kept: &kept,
            tell: &mut tell,
            card: &|made| run.lock().expect("no panic").card(out, made).map(drop),
        };
        let made = match &plan.pupil {
            PupilPlan::Board(board) => {
                let mut pupil = BoardPupil::new(board, |name| run.lock().expect("no panic").net(name))?;
                course.run(&mut pupil)?
            }
            PupilPlan::Family(game) => course.run(&mut GamePupil::new(game, seed)?)?,
        };
        run.lock().expect("no panic").card(out, &made)
    }

    /// The card of a stream's state.
    fn card(&self, out: &Path, made: &Made) -> Result<Manifest, RunError> {
        let mut figures = BTreeMap::from([("renewals", made.renewals as f64)]);
        figures.extend(made.measured.as_ref().map(Row::figures).into_iter().flatten());
        let manifest = Manifest::new(self.recipe, made.seconds, &[], &[], figures)
            .with_parents(self.parents.lock().expect("no panic").clone());
        let net = (made.net.name.clone(), made.net.shape.clone(), checksum(&made.net.bytes));
        let manifest = Manifest { nets: vec![net], ..manifest };
        write_atomically(&out.join("manifest.toml"), manifest.to_toml().as_bytes())?;
        Ok(manifest)
    }
}
