//! The opening books, as pages ask for them.

use pasch_messages::{Describe, message};
use std::path::{Path as FilePath, PathBuf};

use axum::Json;
use axum::extract::State;
use pasch_engine::analyst::Engine;
use pasch_engine::openings::{Book, Choice, Entry, Roll};
use pasch_formats::diagram::{self, Diagram};
use pasch_rules::{Dice, LegalPlay, PlayGraph, Player, Position, Rules, TurnContext, VariantId};
use schemars::JsonSchema;
use serde::Deserialize;

use super::App;
use super::asked::{Path, Query};
use super::catalogue;
use super::error::{ApiError, ApiResult};
use super::session::Caller;
use crate::mirror::board;
use crate::wire::{OpeningChoice, OpeningEntry, OpeningsView};

/// What `GET /api/v1/openings/{variant}` is asked for: all first rolls, or the replies to a play.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct OpeningQuery {
    #[serde(default)]
    first: Option<String>,
    #[serde(default)]
    play: Option<String>,
}

pub async fn show(
    State(app): App,
    Caller(_): Caller,
    Path(variant): Path<String>,
    Query(query): Query<OpeningQuery>,
) -> ApiResult<Json<OpeningsView>> {
    let variant = catalogue::variant(&variant, "variant")?;
    let (folder, engine) = (app.config.data_dir.clone(), app.jobs.engine());
    let asked = tokio::task::spawn_blocking(move || answer(&folder, &engine, variant, &query));
    asked.await.map_err(|error| ApiError::internal(&error))?.map(Json)
}

/// Where the book of a game lies that somebody has made with `pasch openings make`.
fn file(folder: &FilePath, variant: VariantId) -> PathBuf {
    folder.join(format!("openings-{variant}.txt"))
}

/// Games that may have a book: those whose checkers move as in backgammon, and solved ones.
fn games(folder: &FilePath, engine: &Engine) -> Vec<String> {
    let has = |game: &VariantId| {
        Book::delivered(*game).is_some()
            || engine.solved(&Rules::standard(*game)) == Some(true)
            || file(folder, *game).is_file()
    };
    VariantId::all()
        .filter(|game| game.spec().moves_as_backgammon())
        .filter(has)
        .map(|game| game.to_string())
        .collect()
}

/// The book of a solved game, with the replies to a play where one is asked for.
fn solved(engine: &Engine, variant: VariantId, query: &OpeningQuery) -> ApiResult<Option<Book>> {
    let answered = match (&query.first, &query.play) {
        (Some(first), Some(play)) => first.parse().ok().map(|first| (first, play.as_str())),
        _ => None,
    };
    let whole = Book::solved(engine.searcher(), variant, answered);
    // A play that is none is told where the book is looked into.
    let first = |found: Option<Book>| match found {
        None if answered.is_some() => Book::solved(engine.searcher(), variant, None),
        found => Ok(found),
    };
    whole.and_then(first).map_err(|error| ApiError::internal(&error))
}

fn answer(
    folder: &FilePath,
    engine: &Engine,
    variant: VariantId,
    query: &OpeningQuery,
) -> ApiResult<OpeningsView> {
    let (read, exact);
    let mut is_exact = false;
    let book = match std::fs::read_to_string(file(folder, variant)) {
        Ok(text) => {
            read = Book::from_text(&text).map_err(|error| ApiError::internal(&error))?;
            &read
        }
        Err(_) => match Book::delivered(variant) {
            Some(book) => book,
            None => {
                exact = solved(engine, variant, query)?.ok_or_else(|| {
                    ApiError::not_found(message!("no-opening-book", game = variant.spec().name))
                })?;
                is_exact = true;
                &exact
            }
        },
    };
    let rules = Rules::standard(variant);
    let start = Position::start(rules.spec());
    let entries = match (&query.first, &query.play) {
        (Some(first), Some(play)) => {
            let first = first.parse::<Roll>();
            let first =
                first.map_err(|error| ApiError::unprocessable("bad-dice", error.message()).at("first"))?;
            let after =
                legal(&rules, &start, Player::A, first).into_iter().find(|one| one.play.to_string() == *play);
            let after = after.ok_or_else(|| ApiError::not_found(message!("no-such-opening")))?.position;
            let replies = Roll::all().flat_map(|roll| book.replies(first, roll));
            let replies = replies.filter(|one| one.line.reply.as_ref().is_some_and(|(name, _)| name == play));
            replies.map(|one| entry(&rules, one, &after, Player::B, Vec::new())).collect()
        }
        _ => Roll::all()
            .filter_map(|roll| book.first(roll))
            .map(|one| {
                let has = |choice: &&Choice| {
                    let answers =
                        |line: &Entry| line.line.reply.as_ref().is_some_and(|(name, _)| *name == choice.play);
                    is_exact || Roll::all().any(|roll| book.replies(one.line.first, roll).any(answers))
                };
                let answered = one.choices.iter().filter(has).map(|choice| choice.play.clone()).collect();
                entry(&rules, one, &start, Player::A, answered)
            })
            .collect(),
    };
    let plan = book.plan();
    Ok(OpeningsView {
        variant: board::variant(rules.spec()),
        games: games(folder, engine),
        exact: is_exact,
        trials: vec![plan.first_trials, plan.reply_trials],
        plies: vec![plan.first_plies, plan.reply_plies],
        horizon: plan.horizon,
        entries,
    })
}

fn legal(rules: &Rules, position: &Position, player: Player, roll: Roll) -> Vec<LegalPlay> {
    let (high, low) = roll.faces();
    let Some(dice) = Dice::from_faces(&[high, low]) else { return Vec::new() };
    PlayGraph::new(rules, position, player, &dice, &TurnContext::default()).plays()
}

fn entry(
    rules: &Rules,
    found: &Entry,
    position: &Position,
    player: Player,
    answered: Vec<String>,
) -> OpeningEntry {
    let roll = found.line.roll();
    let (high, low) = roll.faces();
    let plays = legal(rules, position, player, roll);
    let best = found.choices.first().map_or(0.0, |best| best.equity.mean);
    let place = Diagram {
        board: position.to_setup(),
        turn: player,
        dice: Dice::from_faces(&[high, low]),
        ..Diagram::start(rules.spec().id)
    };
    let choice = |one: &Choice| {
        let (bottom, top) = one.equity.ci95();
        let play = plays.iter().find(|legal| legal.play.to_string() == one.play);
        OpeningChoice {
            play: one.play.clone(),
            moves: play
                .map(|legal| legal.play.moves.iter().map(board::checker_move).collect())
                .unwrap_or_default(),
            trials: u32::try_from(one.trials).unwrap_or(u32::MAX),
            equity: one.equity.mean,
            low: bottom,
            high: top,
            loss: (best - one.equity.mean).max(0.0),
            win: one.probs.win.into(),
            win_g: one.probs.win_g.into(),
            win_bg: one.probs.win_bg.into(),
            lose_g: one.probs.lose_g.into(),
            lose_bg: one.probs.lose_bg.into(),
        }
    };
    OpeningEntry {
        roll: vec![high, low],
        player: board::seat(player),
        position: board::position(position),
        place: diagram::encode(&place),
        choices: found.choices.iter().map(choice).collect(),
        answered,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_rolls_and_replies_are_there_with_their_moves() {
        let engine = Engine::builtin();
        let folder = tempfile::tempdir().unwrap();
        let ask = |first: Option<&str>, play: Option<&str>| OpeningQuery {
            first: first.map(str::to_owned),
            play: play.map(str::to_owned),
        };
        let view = answer(folder.path(), &engine, VariantId::BACKGAMMON, &ask(None, None)).unwrap();
        assert_eq!(
            (view.entries.len(), view.games),
            (21, ["backgammon", "nackgammon"].map(str::to_owned).to_vec())
        );
        let three_one = view.entries.iter().find(|entry| entry.roll == [3, 1]).unwrap();
        assert_eq!((three_one.choices[0].play.as_str(), three_one.choices[0].loss), ("8/5 6/5", 0.0));
        assert_eq!(three_one.answered, ["8/5 6/5"]);
        for entry in &view.entries {
            assert!(
                entry.choices.iter().all(|one| !one.moves.is_empty() && one.low < one.high),
                "{:?}",
                entry.roll
            );
            assert!(diagram::decode(&entry.place).unwrap().state().is_ok());
        }
        let replies =
            answer(folder.path(), &engine, VariantId::BACKGAMMON, &ask(Some("31"), Some("8/5 6/5"))).unwrap();
        assert_eq!(replies.entries.len(), 21);
        assert!(replies.entries.iter().all(|entry| entry.choices.iter().all(|one| !one.moves.is_empty())));
        assert!(replies.entries.iter().all(|entry| entry.player == crate::wire::Seat::B));
        let nack = answer(folder.path(), &engine, VariantId::NACKGAMMON, &ask(None, None)).unwrap();
        assert_eq!((nack.entries.len(), nack.variant.id.as_str()), (21, "nackgammon"));
        assert!(nack.entries.iter().all(|entry| entry.choices.iter().all(|one| !one.moves.is_empty())));
        assert_eq!(
            answer(folder.path(), &engine, VariantId::HYPERGAMMON, &ask(None, None)).unwrap_err().status,
            404
        );
        assert_eq!(
            answer(folder.path(), &engine, VariantId::BACKGAMMON, &ask(Some("77"), Some("x")))
                .unwrap_err()
                .status,
            422
        );
    }

    #[test]
    fn a_book_in_the_data_folder_is_read() {
        let engine = Engine::builtin();
        let folder = tempfile::tempdir().unwrap();
        let text = "pasch openings 1 nackgammon\n2 0 2 0 3 1 0000000000000000\n11\n  8/7(2) 6/5(2) | 36 | 0.3510 0.0027 | 0.5811 0.1755 0.0075 0.1058 0.0047\n";
        std::fs::write(file(folder.path(), VariantId::NACKGAMMON), text).unwrap();
        let query = OpeningQuery { first: None, play: None };
        let view = answer(folder.path(), &engine, VariantId::NACKGAMMON, &query).unwrap();
        assert_eq!((view.entries.len(), view.games.len()), (1, 2));
        assert_eq!(view.entries[0].choices[0].moves.len(), 4);
    }
}
