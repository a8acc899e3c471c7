//! The sections as a page of Markdown.

use std::fmt::Write as _;

use pasch_messages::{Message, message};

use crate::Reference;
use crate::entering::Entering;
use crate::equities::{Equities, Thumb};
use crate::last::Last;
use crate::model::Model;
use crate::races::{Races, Row, Set};
use crate::shots::{FARTHEST, PAIRS, Shots};
use crate::takes::{Takes, effective};

/// The most points of a score that the page shows; the JSON has all.
const SHOWN: usize = 11;

pub fn page(reference: &Reference) -> String {
    let mut page = Page(format!("# {}\n", message!("reference-head")));
    page.text(&message!("reference-intro"));
    page.shots(&reference.shots);
    page.entering(&reference.entering);
    page.last(&reference.last);
    page.takes(&reference.takes);
    page.equities(&reference.equities);
    page.races(&reference.races);
    page.model(&reference.model);
    page.0
}

/// A page in the making.
struct Page(String);

impl Page {
    fn section(&mut self, title: &Message) {
        let _ = write!(self.0, "\n## {title}\n");
    }

    fn text(&mut self, text: &Message) {
        let _ = write!(self.0, "\n{text}\n");
    }

    /// A table with headings, all columns but the first to the right.
    fn table(&mut self, headings: &[String], rows: impl IntoIterator<Item = Vec<String>>) {
        let _ =
            write!(self.0, "\n| {} |\n|---|{}\n", headings.join(" | "), "--:|".repeat(headings.len() - 1));
        for row in rows {
            let _ = writeln!(self.0, "| {} |", row.join(" | "));
        }
    }

    /// A table of two numbers: the columns are named, and the first cell of each row.
    fn square(
        &mut self,
        columns: impl IntoIterator<Item = String>,
        rows: impl IntoIterator<Item = Vec<String>>,
    ) {
        let headings: Vec<String> = std::iter::once(String::new()).chain(columns).collect();
        let long = |mut row: Vec<String>| {
            row.resize(headings.len(), String::new());
            row
        };
        self.table(&headings, rows.into_iter().map(long));
    }

    fn shots(&mut self, shots: &Shots) {
        self.section(&message!("reference-shots"));
        self.text(&message!("reference-shots-how"));
        let rows = (1..).zip(&shots.open).filter(|(_, rolls)| **rolls > 0);
        let rows = rows.map(|(away, rolls): (u8, _)| vec![away.to_string(), rolls.to_string()]);
        self.table(&headings(&message!("reference-shots-headings")), rows);
        self.text(&message!("reference-blocked-how"));
        let hit = (2..=FARTHEST).filter(|away| shots.hits(*away, &[]) > 0);
        let columns = 1..=11_u8;
        let rows = hit.map(|away| {
            let cells = columns.clone().map(|blocked| match blocked < away {
                true => shots.hits(away, &[blocked]).to_string(),
                false => String::new(),
            });
            named(away, cells)
        });
        self.square(columns.clone().map(|blocked| blocked.to_string()), rows);
        self.text(&message!("reference-pairs-how"));
        let rows = (1..PAIRS).zip(&shots.pairs).map(|(near, row)| {
            let before = (2..=near).map(|_| String::new());
            named(near, before.chain(row.iter().map(u32::to_string)))
        });
        self.square((2..=PAIRS).map(|away| away.to_string()), rows);
    }

    fn entering(&mut self, entering: &Entering) {
        self.section(&message!("reference-entering"));
        self.text(&message!("reference-entering-how"));
        let rows = entering
            .closed
            .iter()
            .map(|row| named(row.points, [row.one, row.some, row.both].map(|rolls| rolls.to_string())));
        self.table(&headings(&message!("reference-entering-headings")), rows);
        let dice = &entering.dice;
        let rows = [
            (message!("reference-dice-double"), dice.doubles),
            (message!("reference-dice-given"), dice.given),
            (message!("reference-dice-either"), dice.either),
        ];
        let rows = rows.map(|(what, rolls)| vec![what.to_string(), rolls.to_string()]);
        self.table(&headings(&message!("reference-dice-headings")), rows);
        let [pips, plain] = [dice.pips, dice.plain].map(|pips| format!("{pips:.2}"));
        self.text(&message!("reference-dice-pips", pips = pips, plain = plain));
    }

    fn last(&mut self, last: &Last) {
        self.section(&message!("reference-last"));
        self.text(&message!("reference-last-how"));
        let columns = std::iter::once(message!("reference-last-alone").to_string());
        let rows = last
            .one
            .iter()
            .zip(&last.two)
            .enumerate()
            .map(|(at, (one, two))| named(at + 1, std::iter::once(one).chain(two).map(u32::to_string)));
        self.square(columns.chain((1..=6).map(|point: u8| point.to_string())), rows);
        self.text(&message!("reference-last-more"));
        for checkers in [3, 4] {
            let with = |doubles: u32| {
                let fits =
                    last.more.iter().filter(move |one| one.points.len() == checkers && one.rolls == doubles);
                let points = |points: &[u8]| points.iter().map(u8::to_string).collect::<Vec<_>>().join("-");
                fits.map(|one| points(&one.points)).collect::<Vec<_>>().join(", ")
            };
            let rows = (0..=6_u32).rev().map(|doubles| {
                vec![message!("reference-last-doubles", n = doubles).to_string(), with(doubles)]
            });
            let head = [message!("reference-last-checkers", n = checkers).to_string(), String::new()];
            let rows: Vec<_> = rows.filter(|row| !row[1].is_empty()).collect();
            let _ = write!(self.0, "\n| {} |\n|---|---|\n", head.join(" | "));
            for row in rows {
                let _ = writeln!(self.0, "| {} |", row.join(" | "));
            }
        }
    }

    fn takes(&mut self, takes: &Takes) {
        self.section(&message!("reference-takes"));
        for cube in &takes.cubes[..2] {
            let (value, met, weight) = (cube.cube, takes.table.as_str(), takes.weight);
            self.text(&message!("reference-takes-how", cube = value, met = met, weight = weight.to_string()));
            let cell = |dead: &Option<f64>, live: &Option<f64>| match (dead, live) {
                (Some(dead), Some(live)) => format!("{dead:.1} {live:.1} **{:.1}**", effective(*dead, *live)),
                _ => "–".to_owned(),
            };
            let rows =
                cube.dead.iter().zip(&cube.live).take(SHOWN - 1).enumerate().map(|(at, (dead, live))| {
                    named(at + 2, dead.iter().zip(live).take(SHOWN - 1).map(|(dead, live)| cell(dead, live)))
                });
            self.square((2..=SHOWN).map(|opp| opp.to_string()), rows);
        }
        for cube in &takes.gammons {
            self.text(&message!("reference-gammons-how", cube = cube.cube));
            let rows = cube.values.iter().take(SHOWN - 1).enumerate().map(|(at, row)| {
                named(at + 2, row.iter().take(SHOWN - 1).map(|value| format!("{value:.2}")))
            });
            self.square((2..=SHOWN).map(|opp| opp.to_string()), rows);
        }
        self.text(&message!("reference-after-how"));
        let rows =
            (2..).zip(&takes.after).map(|(trailer, point): (u32, _)| named(trailer, [format!("{point:.1}")]));
        self.table(&headings(&message!("reference-after-headings")), rows);
    }

    fn equities(&mut self, equities: &Equities) {
        self.section(&message!("reference-met"));
        for table in &equities.tables {
            self.text(&message!("reference-met-how", met = table.name.as_str()));
            let line = |row: &[f64]| row.iter().map(|chance| format!("{chance:.1}")).collect::<Vec<_>>();
            let rows = table.before.iter().enumerate().map(|(at, row)| named(at + 1, line(row)));
            let after = named(message!("reference-met-after"), line(&table.after));
            self.square((1..=table.before.len()).map(|opp| opp.to_string()), rows.chain([after]));
        }
        let (first, points) = (&equities.tables[0], equities.most);
        self.text(&message!("reference-rules-how", met = first.name.as_str(), points = points));
        let rows = equities.rules.iter().map(|one| {
            let rule = match one.rule {
                Thumb::Janowski => message!("reference-rules-janowski"),
                Thumb::Turner => message!("reference-rules-turner"),
                Thumb::Numbers => {
                    let told = equities.numbers.iter().take(equities.most as usize - 2).map(u32::to_string);
                    message!("reference-rules-numbers", numbers = told.collect::<Vec<_>>().join(" "))
                }
                Thumb::Pasch => message!("reference-rules-pasch"),
            };
            let [leader, trailer] = one.at;
            named(
                rule,
                [format!("{:.2}", one.mean), format!("{:.1}", one.worst), format!("{leader} – {trailer}")],
            )
        });
        self.table(&headings(&message!("reference-rules-headings")), rows);
    }

    fn races(&mut self, races: &Races) {
        self.section(&message!("reference-races"));
        let [low, high] = races.window;
        self.text(&message!("reference-races-how", low = low, high = high, seed = races.seed));
        self.text(&message!("reference-races-key"));
        let ([fewest, most], plies) = (races.checkers, races.plies);
        let count = races.short.races;
        self.text(&message!("reference-races-short", races = count, fewest = fewest, most = most));
        self.set(&races.short, plies);
        let (count, points) = (races.long.races, races.points);
        self.text(&message!("reference-races-long", races = count, points = points, plies = plies));
        self.set(&races.long, plies);
        self.text(&message!("reference-races-sources"));
    }

    fn set(&mut self, set: &Set, plies: u8) {
        let row = |row: &Row| {
            let name = row
                .formula
                .map_or_else(|| message!("reference-races-search", plies = plies).to_string(), str::to_owned);
            let wrong = [row.double, row.redouble, row.take];
            named(
                name,
                wrong.iter().flat_map(|one| [format!("{:.1}%", one.share), format!("{:.1}", one.lost)]),
            )
        };
        self.table(&headings(&message!("reference-races-headings")), set.rows.iter().map(row));
        self.text(&message!("reference-races-chance"));
        let rows = set.chances.iter();
        let rows =
            rows.map(|one| named(one.formula, [format!("{:.2}", one.mean), format!("{:.1}", one.worst)]));
        self.table(&headings(&message!("reference-races-chance-headings")), rows);
    }

    fn model(&mut self, model: &Model) {
        self.section(&message!("reference-model"));
        self.text(&message!("reference-model-how"));
        let rows = model.steps.iter().step_by(2).map(|step| {
            let points = [step.take, step.double, step.redouble, step.cash];
            named(format!("{:.1}", step.efficiency), points.map(|point| format!("{point:.1}")))
        });
        self.table(&headings(&message!("reference-model-headings")), rows);
    }
}

/// The headings of a sentence of them.
fn headings(told: &Message) -> Vec<String> {
    told.to_string().split('|').map(|one| one.trim().to_owned()).collect()
}

/// A row that begins with its name.
fn named(name: impl ToString, cells: impl IntoIterator<Item = String>) -> Vec<String> {
    std::iter::once(name.to_string()).chain(cells).collect()
}
