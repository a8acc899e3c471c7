//! A second account of the line: who went to the end, and who is the next box. It looks at who was paid, not at the state.

use pasch_chouette::*;

use crate::counted::Counted;

/// The line through one game.
#[derive(Debug, Default)]
pub struct Lined {
    line: Vec<Seat>,
    captain: Option<Seat>,
    first: Option<Seat>,
    box_seat: Option<Seat>,
    /// Captains who went out of the game with points.
    paid: Vec<Seat>,
}

fn to_end(line: &mut Vec<Seat>, seat: Seat) {
    if line.contains(&seat) {
        line.retain(|other| *other != seat);
        line.push(seat);
    }
}

impl Lined {
    /// Takes one action that `counted` has just taken; says which line it expects if the game is over.
    pub fn takes(
        &mut self,
        before: &Chouette,
        action: &Action,
        counted: &Counted,
        after: &Chouette,
    ) -> Option<Vec<Seat>> {
        if before.game().is_none() {
            let began = after.game().is_some();
            self.line = before.line().to_vec();
            self.captain = self.line.iter().copied().find(|seat| counted.plays(*seat)).filter(|_| began);
            (self.first, self.box_seat) = (self.captain, self.line.first().copied());
            self.paid.clear();
            return None;
        }
        let captain = self.captain.unwrap();
        let left = match action {
            Action::Left { by } => {
                self.line.retain(|seat| seat != by);
                Some(*by)
            }
            _ => None,
        };
        let points =
            counted.closed.iter().rev().find(|(seat, _)| *seat == captain).map_or(-1, |(_, points)| *points);
        let over = counted.is_over();
        if !counted.plays(captain) {
            if points > 0 {
                self.paid.push(captain);
            } else if !over && left != Some(captain) {
                to_end(&mut self.line, captain);
            }
            self.captain = self.line.iter().copied().find(|seat| counted.plays(*seat));
        }
        if !over {
            return None;
        }
        let old = self.box_seat.unwrap();
        let game = counted.games.last().unwrap();
        let won = |seat: &Seat| game.get(seat).copied().unwrap_or(0);
        let next = match before.options().next_box {
            NextBox::Captain => self.paid.iter().copied().find(|seat| self.line.contains(seat)),
            NextBox::MostPoints => {
                let best = self.line.iter().map(won).max();
                let boxed = self.line.contains(&old).then_some(old);
                let all = boxed.into_iter().chain(self.line.iter().copied());
                all.into_iter().find(|seat| Some(won(seat)) == best)
            }
        };
        match next.filter(|seat| *seat != old) {
            Some(next) => {
                to_end(&mut self.line, old);
                self.line.retain(|seat| *seat != next);
                self.line.insert(0, next);
            }
            None if points < 0 && self.first == Some(captain) => to_end(&mut self.line, captain),
            None => {}
        }
        self.line.extend(before.newcomers().iter().filter(|seat| Some(**seat) != left));
        Some(std::mem::take(&mut self.line))
    }
}
