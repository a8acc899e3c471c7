use super::*;
use crate::met::Met;
use crate::nets;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn searcher() -> Searcher {
    Searcher::new(Arc::new(nets::builtin().fast.clone()), Arc::new(Met::kazaross_xg2()))
}

fn empty() -> Book {
    Book::new(Plan {
        first_trials: 36,
        first_plies: 0,
        reply_trials: 36,
        reply_plies: 0,
        horizon: 3,
        ..Plan::standard(5)
    })
    .expect("a sound plan")
}

fn make(mut book: Book, most: usize) -> Book {
    let searcher = searcher();
    while book.entries().len() < most {
        let Some(entry) = book.roll_out(&searcher, Run::default()).expect("a sound plan") else { break };
        book.push(entry).expect("the next line");
    }
    book
}

#[test]
fn a_book_repeats_and_goes_on_bit_for_bit() {
    let whole = make(empty(), FIRST + 3);
    assert_eq!(Book::from_text(&whole.to_text()), Ok(whole.clone()));
    for cut in [2, FIRST + 1] {
        let part = Book::from_text(&make(empty(), cut).to_text()).expect("its own text");
        assert_eq!(part.entries().len(), cut);
        assert_eq!(make(part, FIRST + 3), whole);
    }
    let (made, all) = whole.progress();
    assert!(made == FIRST + 3 && (all - FIRST).is_multiple_of(FIRST), "{made} {all}");
    assert!(whole.entries().iter().all(|e| e.choices.len() <= 5));
    assert_eq!(whole.entries()[FIRST].line.first, Roll(1, 1));
}

#[test]
fn refusals() {
    for text in ["", "7", "07", "71", "311", "３１", "a1"] {
        assert!(matches!(text.parse::<Roll>(), Err(BookError::Roll { .. })), "{text}");
    }
    assert_eq!("13".parse(), Ok(Roll(3, 1)));
    assert_eq!(Book::new(Plan { reply_trials: 0, ..Plan::standard(0) }), Err(BookError::Plan));
    let book = make(empty(), 2);
    let text = book.to_text();
    let wrong = [
        ("pasch", "patch"),
        ("36 0 36", "36"),
        ("\n21\n", "\n31\n"),
        ("/", "/2"),
        (" | 36 | ", " | x | "),
        (" | 36 | ", " | 36 | 9"),
    ];
    for (from, to) in wrong {
        let bad = text.replacen(from, to, 1);
        assert_ne!(bad, text, "{from}");
        assert!(matches!(Book::from_text(&bad), Err(BookError::Damaged { .. })), "{from} {to}");
    }
    let bare = text.lines().filter(|line| !line.starts_with(' ')).collect::<Vec<_>>().join("\n");
    assert!(matches!(Book::from_text(&bare), Err(BookError::Order { .. })));
    for cut in 0..text.len() {
        if text.is_char_boundary(cut) {
            // Whatever is cut off: an answer, no panic.
            let _ = Book::from_text(&text[..cut]);
        }
    }
    let mut twice = book.clone();
    assert!(matches!(twice.push(book.entries()[0].clone()), Err(BookError::Order { .. })));
    let stop = AtomicBool::new(true);
    let stopped = book.roll_out(&searcher(), Run { cancel: Some(&stop), ..Run::default() });
    assert_eq!(stopped, Err(RolloutError::Search(SearchError::Cancelled)));
}

#[test]
fn other_games_that_move_like_backgammon_have_books() {
    let searcher = searcher();
    for variant in [VariantId::NACKGAMMON, VariantId::HYPERGAMMON] {
        let mut book = Book::new(Plan { variant, ..*empty().plan() }).expect("a sound plan");
        for _ in 0..2 {
            let entry =
                book.roll_out(&searcher, Run::default()).expect("a sound plan").expect("a first roll");
            assert!(entry.choices.iter().all(|choice| choice.trials == 36), "{variant}");
            book.push(entry).expect("the next line");
        }
        let text = book.to_text();
        assert!(text.starts_with(&format!("pasch openings 1 {variant}\n")), "{text}");
        assert_eq!(Book::from_text(&text), Ok(book));
        let other = text.replacen(variant.as_str(), "backgammon", 1);
        assert!(Book::from_text(&other).is_err(), "{variant}: its plays are none of backgammon's");
    }
    let refused = Book::new(Plan { variant: VariantId::FEVGA, ..Plan::standard(0) });
    assert_eq!(refused, Err(BookError::Game { variant: VariantId::FEVGA }));
    assert_eq!(Book::from_text("pasch openings 1 chess\n"), Err(BookError::Damaged { line: 1 }));
}

#[test]
fn the_book_of_nackgammon_makes_the_good_points() {
    let book = Book::delivered(VariantId::NACKGAMMON).expect("it is delivered");
    assert_eq!(book.plan().variant, VariantId::NACKGAMMON);
    // The two points that are made with one roll are best there, too.
    for (roll, play) in [("31", "8/5 6/5"), ("42", "8/4 6/4")] {
        let entry = book.first(roll.parse().expect("a roll")).expect("a first roll");
        assert_eq!(entry.choices[0].play, play);
    }
    assert!(Book::delivered(VariantId::FEVGA).is_none());
}

/// Plays that published rollouts call best, or too close to the best to tell.
const PUBLISHED: [(&str, &[&str]); 15] = [
    ("21", &["13/11 6/5", "24/23 13/11"]),
    ("31", &["8/5 6/5"]),
    ("41", &["24/23 13/9", "13/9 6/5"]),
    ("51", &["24/23 13/8", "13/8 6/5"]),
    ("61", &["13/7 8/7"]),
    ("32", &["24/21 13/11", "13/11 13/10"]),
    ("42", &["8/4 6/4"]),
    ("52", &["13/11 13/8", "24/22 13/8"]),
    ("62", &["24/18 13/11"]),
    ("43", &["24/20 13/10", "24/21 13/9", "13/10 13/9", "24/23 13/9"]),
    ("53", &["8/3 6/3"]),
    ("63", &["24/18 13/10"]),
    ("54", &["24/20 13/8", "13/9 13/8"]),
    ("64", &["24/14", "24/18 13/9", "8/2 6/2"]),
    ("65", &["24/13"]),
];

#[test]
fn the_best_first_plays_are_the_published_ones() {
    let book = Book::builtin();
    for (roll, published) in PUBLISHED {
        let entry = book.first(roll.parse().expect("a roll")).expect("every first roll is in the book");
        let best = &entry.choices[0];
        let agrees = entry.choices.iter().filter(|c| published.contains(&&*c.play)).any(|choice| {
            let gap = best.equity.mean - choice.equity.mean;
            gap <= 1.96 * best.equity.se.hypot(choice.equity.se)
        });
        assert!(agrees, "{roll}: {} is best, none of {published:?} is near it", best.play);
    }
}

#[test]
fn the_delivered_books_are_whole() {
    for book in
        [VariantId::BACKGAMMON, VariantId::NACKGAMMON].map(|variant| Book::delivered(variant).expect("one"))
    {
        assert_eq!(book.next_line(), None);
        assert_eq!(book.progress().0, book.progress().1);
        assert!(Roll::all().all(|roll| book.first(roll).is_some()));
        for entry in book.entries() {
            for pair in entry.choices.windows(2) {
                assert!(pair[0].equity.mean >= pair[1].equity.mean, "{}", entry.line);
            }
            let best = &entry.choices[0];
            assert!(best.equity.se < 0.04 && best.trials >= 36, "{}: {best:?}", entry.line);
        }
        for (first, reply) in Roll::all().flat_map(|first| Roll::all().map(move |reply| (first, reply))) {
            let mut replies = book.replies(first, reply).peekable();
            assert!(replies.peek().is_some(), "{first} {reply}");
            assert!(replies.all(|entry| entry.line.board(book.plan().variant).is_some()));
        }
    }
}

#[test]
fn the_book_of_a_solved_game_has_all_rolls_and_replies() {
    let engine = crate::analyst::Engine::builtin();
    let searcher = engine.searcher();
    assert_eq!(Book::solved(searcher, VariantId::HYPERGAMMON, None), Ok(None), "not solved here");
    // What it is made of is the same with nets as with a solution.
    let book = Book::at_a_glance(searcher, VariantId::HYPERGAMMON, None).unwrap().unwrap();
    assert_eq!(book.entries().len(), 21);
    let six_five = book.first("65".parse().unwrap()).unwrap();
    assert!(six_five.choices.is_sorted_by(|x, y| x.equity.mean >= y.equity.mean));
    assert!(book.entries().iter().all(|entry| (1..=6).contains(&entry.choices.len())));
    assert!(six_five.choices.iter().all(|one| one.trials == 0 && one.equity.se == 0.0));
    let play = six_five.choices[0].play.clone();
    let answered = Some(("65".parse().unwrap(), play.as_str()));
    let book = Book::at_a_glance(searcher, VariantId::HYPERGAMMON, answered).unwrap().unwrap();
    assert_eq!(book.entries().len(), 42);
    let reply = book.replies("65".parse().unwrap(), "31".parse().unwrap()).next().unwrap();
    assert_eq!(reply.line.reply.as_ref().unwrap().0, play);
    let nonsense = Some(("65".parse().unwrap(), "1/off"));
    assert_eq!(Book::at_a_glance(searcher, VariantId::HYPERGAMMON, nonsense), Ok(None));
}
