//! `pasch-lab bots --ladder`: what each level wins against the one below, and its PR.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, bail};
use pasch_analysis::Depth;
use pasch_engine::analyst::Engine;
use pasch_engine::level::{Figures, Level};
use pasch_messages::message;
use pasch_train::faces::{self, Course, Journal, measure};
use std::sync::Mutex;

use pasch_console::files;

/// The heading of the ladder on the page about the bots.
const HEADING: &str = "## The ladder\n";

/// How the levels are measured.
pub struct Plan {
    /// Money games of each level against the one below.
    pub games: u64,
    pub seed: u64,
    /// One pair of games in so many is judged.
    pub judged: u64,
    /// The judge, and the one of levels that look as deep as it does.
    pub judges: [(&'static str, Depth); 2],
    pub threads: usize,
}

impl Plan {
    /// The judge of a level, who looks deeper than it does.
    fn judge(&self, level: &Level) -> &(&'static str, Depth) {
        let [usual, deeper] = &self.judges;
        if level.plies < usual.1.play.plies { usual } else { deeper }
    }

    fn course(&self, opponent: Level, level: &Level) -> Course {
        let (_, depth) = self.judge(level);
        Course {
            opponent,
            games: self.games,
            seed: self.seed,
            judged: self.judged,
            depth: depth.clone(),
            threads: self.threads,
        }
    }
}

/// Measures every level, and writes the table that the engine reads and the part of the page. Fails when a level does not
/// beat the one below.
pub fn run(plan: &Plan, journal: Journal, figures: Option<&Path>, markdown: Option<&Path>) -> Result<()> {
    let journal = Mutex::new(journal);
    let engine = Engine::builtin();
    let mut found: Vec<(Level, Figures)> = Vec::new();
    for (rank, level) in Level::ALL.iter().enumerate() {
        // The weakest has none below it: it is judged while it plays the next one.
        let opponent = Level::ALL[if rank == 0 { 1 } else { rank - 1 }];
        let news = |number: u64| {
            if (number + 1).is_multiple_of(100) {
                eprintln!("{}", message!("lab-faces-news", name = level.id, games = number + 1));
            }
        };
        let faces::Figures { pr, points, .. } =
            measure(&engine, level, &plan.course(opponent, level), &journal, &news)?;
        let pair = |figure: faces::Figure| [figure.value, figure.interval];
        found.push((*level, Figures { pr: pair(pr), points: (rank > 0).then(|| pair(points)) }));
    }
    let part = part(&found, plan);
    match markdown {
        Some(path) => files::write(Some(path), within(&read(path)?, &part).as_bytes())?,
        None => files::print(&part)?,
    }
    if let Some(path) = figures {
        files::write(Some(path), table(&found).as_bytes())?;
    }
    let lost = found.iter().find(|(_, one)| one.points.is_some_and(|[points, interval]| points <= interval));
    if let Some((level, _)) = lost {
        bail!(message!("lab-ladder-lost", level = level.id));
    }
    Ok(())
}

fn read(path: &Path) -> Result<String> {
    Ok(if path.exists() { String::from_utf8_lossy(&files::read(path)?).into_owned() } else { String::new() })
}

/// The page with this part in the place of the old one, or at its end.
fn within(page: &str, part: &str) -> String {
    let Some(start) = page.find(HEADING) else { return format!("{}\n\n{part}", page.trim_end()) };
    let rest = &page[start + HEADING.len()..];
    let after = rest.find("\n## ").map_or("", |end| &rest[end + 1..]);
    let gap = if after.is_empty() { "" } else { "\n" };
    format!("{}{part}{gap}{after}", &page[..start])
}

/// The lines that the engine reads.
fn table(found: &[(Level, Figures)]) -> String {
    let mut text = format!("# {}\n", message!("lab-ladder-table"));
    for (level, Figures { pr, points }) in found {
        let _ = write!(text, "{} {:.2} {:.2}", level.id, pr[0], pr[1]);
        if let Some([points, interval]) = points {
            let _ = write!(text, " {points:.3} {interval:.3}");
        }
        text.push('\n');
    }
    text
}

fn part(found: &[(Level, Figures)], plan: &Plan) -> String {
    let [usual, deeper] = plan.judges.each_ref().map(|(id, _)| *id);
    let intro = message!(
        "lab-ladder-page",
        games = plan.games,
        seed = plan.seed,
        judge = usual,
        deeper = deeper,
        judged = plan.judged
    );
    let mut part = format!("{HEADING}\n{intro}\n");
    for (level, Figures { pr, points }) in found {
        let told =
            |[value, interval]: [f64; 2], digits: usize| format!("{value:.digits$} ±{interval:.digits$}");
        let points = points.map_or_else(String::new, |points| format!("+{}", told(points, 3)));
        let judge = plan.judge(level).0;
        let _ = writeln!(part, "| {} | {} | {judge} | {points} |", level.id, told(*pr, 1));
    }
    part
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_part_of_the_page_is_replaced() {
        let part = "## The ladder\n\nnew\n";
        assert_eq!(within("# Bots\n\ntext\n", part), "# Bots\n\ntext\n\n## The ladder\n\nnew\n");
        let page = "# Bots\n\n## The ladder\n\nold\n\n## More\n\nend\n";
        assert_eq!(within(page, part), "# Bots\n\n## The ladder\n\nnew\n\n## More\n\nend\n");
        assert_eq!(within(&within(page, part), part), within(page, part));
    }
}
