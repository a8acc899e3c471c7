//! `pasch lessons`: files of lessons, read, proved and asked of the engine.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use pasch_console::files;
use pasch_engine::analyst::Engine;
use pasch_lessons::Lesson;
use pasch_messages::message;
use pasch_practice::proof;

/// The most words of a task, which a small phone shows above the board.
const TASK_WORDS: usize = 40;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    Check(Check),
}

#[derive(Debug, clap::Args)]
struct Check {
    #[arg(value_name = "FILE", required = true)]
    lessons: Vec<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    sentences: Option<PathBuf>,
    #[arg(long)]
    write: bool,
}

/// Runs `pasch lessons`. Fails when a file cannot be read or written, or a lesson has faults, which it prints.
pub fn run(args: &Args) -> Result<()> {
    let Task::Check(check) = &args.task;
    let engine = Engine::builtin();
    let mut faults = 0;
    for path in &check.lessons {
        let told = check_file(&engine, path, check)?;
        let name = path.display().to_string();
        if told.is_empty() {
            files::print(&format!("{}\n", message!("lessons-good", file = &name)))?;
        }
        for one in &told {
            files::print(&format!("{name}: {one}\n"))?;
        }
        faults += told.len();
    }
    if faults > 0 {
        bail!("{}", message!("lessons-faults", faults = faults));
    }
    Ok(())
}

/// Faults of a file; those of the rules alone, if they refuse it.
fn check_file(engine: &Engine, path: &Path, check: &Check) -> Result<Vec<String>> {
    let Ok(mut text) = String::from_utf8(files::read(path)?) else {
        bail!("{}: {}", path.display(), message!("lessons-no-text"));
    };
    let mut lesson: Lesson = match text.parse() {
        Ok(lesson) => lesson,
        Err(error) => return Ok(vec![error.to_string()]),
    };
    if check.write {
        let written = proof::accepting(engine, &lesson, &text);
        if written != text {
            files::write(Some(path), written.as_bytes())?;
            text = written;
            lesson = text.parse().with_context(|| path.display().to_string())?;
        }
    }
    let mut told = Vec::new();
    for step in &lesson.steps {
        let objections = proof::objections(engine, step);
        told.extend(objections.iter().map(|one| format!("{}: {one}", step.text)));
    }
    if let Some(folder) = &check.sentences {
        told.extend(unsaid(folder, &lesson)?);
    }
    Ok(told)
}

/// Sentences that a lesson says and a language lacks, and tasks that are too long.
fn unsaid(folder: &Path, lesson: &Lesson) -> Result<Vec<String>> {
    let mut told = Vec::new();
    let mut languages: Vec<PathBuf> = fs::read_dir(folder)
        .with_context(|| folder.display().to_string())?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.join("pages").is_dir())
        .collect();
    languages.sort();
    for language in languages {
        let path = language.join("pages").join(format!("lessons-{}.ftl", lesson.course));
        let file = path.display().to_string();
        let text = fs::read_to_string(&path).with_context(|| file.clone())?;
        let said: BTreeMap<&str, &str> = text.lines().filter_map(|line| line.split_once(" = ")).collect();
        let titles = ["title", "lead"].map(|word| format!("lesson-{}-{word}", lesson.id));
        let ids = lesson.steps.iter().flat_map(|step| step.sentences());
        for id in titles.into_iter().chain(ids) {
            match said.get(id.as_str()) {
                None => told.push(message!("lessons-unsaid", file = &file, id = &id).to_string()),
                Some(task) if id.ends_with("-task") && task.split_whitespace().count() > TASK_WORDS => {
                    told.push(
                        message!("lessons-long", file = &file, id = &id, most = TASK_WORDS).to_string(),
                    );
                }
                Some(_) => {}
            }
        }
    }
    Ok(told)
}
