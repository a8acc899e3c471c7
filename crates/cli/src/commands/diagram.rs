//! `pasch diagram`: a picture of a position.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use pasch_analysis::svg::{Caption, Diagram, Theme};
use pasch_messages::message;
use pasch_rules::{ByPlayer, Player};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use pasch_console::files;
use pasch_console::query::Query;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "NAME", default_value = "light", value_parser = ["light", "dark", "print"])]
    theme: String,
    #[arg(long)]
    no_numbers: bool,
    #[arg(long)]
    no_pips: bool,
    #[arg(long)]
    bare: bool,
    #[arg(long)]
    flip: bool,
    #[arg(long, value_name = "NAME", num_args = 2)]
    names: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(50..=8000))]
    width: u32,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(value_name = "POSITION")]
    position: String,
}

/// Runs `pasch diagram`. Fails when the position cannot be understood or the picture not be written.
pub fn run(args: &Args) -> Result<()> {
    let query = Query::from_text(&args.position)?;
    let png = args.out.as_deref().is_some_and(|out| out.extension().is_some_and(|kind| kind == "png"));
    let svg = drawing(args, &query, png)?;
    if !png {
        return files::write(args.out.as_deref(), (svg + "\n").as_bytes());
    }
    files::write(args.out.as_deref(), &raster(&svg, args.width)?)
}

fn drawing(args: &Args, query: &Query, shapes: bool) -> Result<String> {
    let viewer = if args.flip { query.on_roll.other() } else { query.on_roll };
    let theme = Theme::find(&args.theme).context(message!("diagram-theme"))?;
    let stakes = &query.stakes;
    let score = |player: Player| match stakes.length {
        0 => String::new(),
        length if stakes.crawford => {
            message!("diagram-score-crawford", points = stakes.score[player], length = length).to_string()
        }
        length => message!("score-of", points = stakes.score[player], length = length).to_string(),
    };
    let name = |player: Player| match &args.names[..] {
        [mine, theirs] => if player == query.on_roll { mine } else { theirs }.clone(),
        _ if player == query.on_roll && query.doubled => message!("diagram-doubles").to_string(),
        _ if player == query.on_roll => message!("diagram-on-roll").to_string(),
        _ => String::new(),
    };
    let (scores, names) = (ByPlayer::from_fn(score), ByPlayer::from_fn(name));
    let caption = Caption {
        names: ByPlayer { a: &names.a, b: &names.b },
        scores: ByPlayer { a: &scores.a, b: &scores.b },
        pips: !args.no_pips,
    };
    let has_cube = query.rules.has_cube() && !stakes.crawford && stakes.length != 1;
    let diagram = Diagram {
        viewer,
        cube: has_cube.then_some(stakes.cube),
        dice: query.dice.map(|dice| (query.on_roll, dice)),
        title: &args.position,
        theme,
        numbers: !args.no_numbers,
        caption: (!args.bare).then_some(caption),
        shapes,
        ..Diagram::new(&query.position, query.rules.spec().geometry)
    };
    Ok(diagram.render())
}

fn raster(svg: &str, width: u32) -> Result<Vec<u8>> {
    let tree = Tree::from_str(svg, &Options::default()).context(message!("diagram-unreadable"))?;
    let size = tree.size();
    let scale = width as f32 / size.width();
    let height = (size.height() * scale).round() as u32;
    let Some(mut picture) = Pixmap::new(width, height) else {
        bail!(message!("diagram-too-large", width = width, height = height));
    };
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    picture.encode_png().context(message!("diagram-unpacked"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser as _;

    #[derive(clap::Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }

    fn drawn(arguments: &[&str]) -> String {
        let args = Line::parse_from([&["diagram"], arguments].concat()).args;
        drawing(&args, &Query::from_text(&args.position).unwrap(), false).unwrap()
    }

    const XGID: &str = "XGID=-a-B--E-B-a-dDB--b-bcb----:1:1:-1:63:0:2:0:3:10";

    #[test]
    fn drawings_are_the_reviewed_ones() {
        insta::assert_snapshot!("light", drawn(&[XGID]));
        insta::assert_snapshot!(
            "dark_bare",
            drawn(&["--theme", "dark", "--bare", "--no-numbers", "4HPwATDgc/ABMA"])
        );
        let fevga = r#"{"variant":"fevga","me":"24:14 6:1","op":"24:15"}"#;
        insta::assert_snapshot!("print_fevga", drawn(&["--theme", "print", "--names", "Ada", "Bo", fevga]));
    }

    #[test]
    fn sides_can_be_changed_and_identifiers_mean_the_same() {
        assert_ne!(drawn(&[XGID]), drawn(&["--flip", XGID]));
        assert!(drawn(&["4HPwATDgc/ABMA:cAkAAAAAAAAA"]).contains("167 pips"));
        assert!(!drawn(&["--no-pips", XGID]).contains("pips"));
        for text in ["4HPwATDgc/AB!A", "nonsense", "fevga:24x15:24x15:a:0:0"] {
            assert!(Query::from_text(text).is_err(), "{text}");
        }
        let own = "fevga:24x14,6x1:24x15:a:0:0:0-0:0";
        let named = r#"{"variant":"fevga","me":"24:14 6:1","op":"24:15"}"#;
        let checkers = |text: &str| drawn(&[text]).matches("<circle").count();
        assert_eq!(checkers(own), checkers(named));
    }

    #[test]
    fn a_picture_shows_what_the_drawing_shows() {
        let args = Line::parse_from(["diagram", "--width", "730", "--out", "x.png", XGID]).args;
        let svg = drawing(&args, &Query::from_text(XGID).unwrap(), true).unwrap();
        assert!(!svg.contains("<text"), "letters are shapes");
        let picture = Pixmap::decode_png(&raster(&svg, 730).unwrap()).unwrap();
        assert_eq!((picture.width(), picture.height()), (730, 660));
        let at = |x: f32, y: f32| {
            let colour = picture.pixel((x / 2.0) as u32, ((y + 76.0) / 2.0) as u32).unwrap().demultiply();
            format!("#{:02X}{:02X}{:02X}", colour.red(), colour.green(), colour.blue())
        };
        // The frame, a corner of the strip above, the bar, and the middle of a checker on the 6 point of the one above.
        assert_eq!(at(730.0, 1150.0), Theme::LIGHT.frame);
        assert_eq!(at(4.0, -70.0), Theme::LIGHT.page);
        assert_eq!(at(668.0, 300.0), Theme::LIGHT.bar);
        let checkers = Theme::LIGHT.checkers.map(|(fill, _)| fill);
        assert!(
            (0..2400)
                .any(|n| at(30.0 + (n % 60) as f32 * 20.0, 60.0 + (n / 60) as f32 * 25.0) == checkers[0])
        );
        assert!(
            (0..2400)
                .any(|n| at(30.0 + (n % 60) as f32 * 20.0, 60.0 + (n / 60) as f32 * 25.0) == checkers[1])
        );
    }
}
