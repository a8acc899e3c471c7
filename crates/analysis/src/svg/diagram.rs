//! A position as a board: the viewer below, whose ace point is at the lower right. One point is 100 units wide.

use core::fmt::Write as _;
use std::borrow::Cow;

use pasch_rules::{ByPlayer, Cube, Dice, Geometry, Place, Player, Point, Position};

use super::escape;
use super::letters::{self, Anchor, Text};
use super::theme::Theme;

/// What an arrow shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowKind {
    /// The best play: solid green.
    Best,
    /// What was played instead: dashed red.
    Played,
}

/// One checker's way, in the count of the player who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The place where the checker starts.
    pub from: Place,
    /// The place where the checker ends.
    pub to: Place,
    /// Whether it shows the best play or what was played.
    pub kind: ArrowKind,
}

/// Everything that can stand in a picture of a position. Only the position is needed; see [`Diagram::new`].
#[derive(Clone, Debug)]
pub struct Diagram<'a> {
    /// The checkers of both players.
    pub position: &'a Position,
    /// How the two counts lie over each other.
    pub geometry: Geometry,
    /// The player who sits below.
    pub viewer: Player,
    /// The cube; `None` draws none.
    pub cube: Option<Cube>,
    /// The dice and whose they are.
    pub dice: Option<(Player, Dice)>,
    /// Ways of checkers, and whose they are.
    pub arrows: Option<(Player, &'a [Arrow])>,
    /// Read by screen readers.
    pub title: &'a str,
    /// The colours of board, checkers and captions.
    pub theme: Theme,
    /// Numbers at the points.
    pub numbers: bool,
    /// What stands above and below the board; `None` leaves both away.
    pub caption: Option<Caption<'a>>,
    /// Letters and digits as shapes, for pictures made where there are no fonts.
    pub shapes: bool,
}

/// Room that a letter takes in a line, in sizes of the line: that of letters drawn as strokes, which are the widest.
const LETTER: f32 = 0.66;

/// A name cut down to so many letters.
fn shortened(name: &str, letters: usize) -> Cow<'_, str> {
    match name.char_indices().nth(letters) {
        None => name.into(),
        Some(_) => name.chars().take(letters.saturating_sub(1)).chain(['\u{2026}']).collect(),
    }
}

/// A strip for each player beside the board: direction, name, score and pip count.
#[derive(Clone, Copy, Debug)]
pub struct Caption<'a> {
    /// The players' names, shown in their strips.
    pub names: ByPlayer<&'a str>,
    /// What is said of the score, such as `2 of 7`; empty for money.
    pub scores: ByPlayer<&'a str>,
    /// Show the pip counts.
    pub pips: bool,
}

const WIDTH: f32 = 1460.0;
const HEIGHT: f32 = 1168.0;
/// Height of what stands above and below the board.
const STRIP: f32 = 76.0;
const FRAME: f32 = 22.0;
const BAND: f32 = 48.0;
const BAR: f32 = 92.0;
const TRAY: f32 = 108.0;
const POINT: f32 = 100.0;
const TALL: f32 = 440.0;
const PITCH: f32 = 92.0;
const RADIUS: f32 = 44.5;
const MIDDLE: f32 = HEIGHT / 2.0;
const BAR_X: f32 = FRAME + 6.0 * POINT + BAR / 2.0;
const TRAY_X: f32 = WIDTH - FRAME - TRAY / 2.0;
/// Checkers drawn on one point before the stack is counted instead.
const SHOWN: u8 = 5;

impl<'a> Diagram<'a> {
    /// The bare position, seat A below.
    #[must_use]
    pub const fn new(position: &'a Position, geometry: Geometry) -> Self {
        Self {
            position,
            geometry,
            viewer: Player::A,
            cube: None,
            dice: None,
            arrows: None,
            title: "Position",
            theme: Theme::LIGHT,
            numbers: true,
            caption: None,
            shapes: false,
        }
    }

    /// The stand-alone SVG, 1460 × 1168 units.
    ///
    /// ```
    /// use pasch_analysis::svg::Diagram;
    /// use pasch_rules::{Position, VariantId};
    /// let spec = VariantId::BACKGAMMON.spec();
    /// let svg = Diagram::new(&Position::start(spec), spec.geometry).render();
    /// assert_eq!(svg.matches("class=\"a\"").count(), 15);
    /// ```
    #[must_use]
    pub fn render(&self) -> String {
        let (top, height) = self.extent();
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 {top} {WIDTH} {height}\" role=\"img\" \
             font-family=\"system-ui,sans-serif\"><title>{}</title>",
            escape(self.title)
        );
        if let Some(caption) = self.caption {
            for player in Player::BOTH {
                self.strip(&mut svg, &caption, player);
            }
        }
        self.board(&mut svg);
        for player in [self.viewer.other(), self.viewer] {
            self.side(&mut svg, player);
        }
        if let Some(cube) = self.cube {
            self.draw_cube(&mut svg, cube);
        }
        if let Some((player, dice)) = self.dice {
            self.draw_dice(&mut svg, player, dice);
        }
        if let Some((player, arrows)) = self.arrows {
            for arrow in arrows {
                self.draw_arrow(&mut svg, player, *arrow);
            }
        }
        svg.push_str("</svg>");
        svg
    }

    /// Where the picture begins and how high it is.
    fn extent(&self) -> (f32, f32) {
        if self.caption.is_some() { (-STRIP, HEIGHT + 2.0 * STRIP) } else { (0.0, HEIGHT) }
    }

    /// Width and height of the picture, in its own units.
    #[must_use]
    pub fn size(&self) -> (f32, f32) {
        (WIDTH, self.extent().1)
    }

    /// The strip of a player, on the side of the board where their way ends.
    fn strip(&self, svg: &mut String, caption: &Caption<'_>, player: Player) {
        let home = self.seen(player, Point::ACE);
        let top = player != self.viewer;
        let y = if top { -STRIP / 2.0 } else { HEIGHT + STRIP / 2.0 };
        let Theme { page, ink, .. } = self.theme;
        let (fill, rim) = self.theme.checkers(player);
        let _ = write!(
            svg,
            "<rect y=\"{:.0}\" width=\"{WIDTH}\" height=\"{STRIP}\" fill=\"{page}\"/>\
             <circle cx=\"52\" cy=\"{y:.0}\" r=\"22\" fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"3\"/>",
            y - STRIP / 2.0
        );
        // The way home: to the side of their ace point.
        let right = column(home) > WIDTH / 2.0;
        let (tail, tip) = if right { (96.0, 150.0) } else { (150.0, 96.0) };
        let back = if right { tip - 20.0 } else { tip + 20.0 };
        let _ = write!(
            svg,
            "<path d=\"M{tail} {y:.0}L{tip} {y:.0}M{back} {:.0}L{tip} {y:.0}L{back} {:.0}\" fill=\"none\" stroke=\"{ink}\" \
             stroke-width=\"6\"/>",
            y - 16.0,
            y + 16.0
        );
        let line = y + 13.0;
        let score = caption.scores[player].chars().count() as f32;
        let letters = (BAR_X - 180.0) / (36.0 * LETTER) - score / 2.0 - 1.0;
        self.text(
            svg,
            &shortened(caption.names[player], letters as usize),
            Text { x: 180.0, y: line, size: 36.0, fill: ink, anchor: Anchor::Start },
        );
        self.text(
            svg,
            caption.scores[player],
            Text { x: BAR_X, y: line, size: 36.0, fill: ink, anchor: Anchor::Middle },
        );
        if caption.pips {
            let pips = format!("{} pips", self.position.sides[player].pips());
            self.text(
                svg,
                &pips,
                Text { x: WIDTH - 30.0, y: line, size: 36.0, fill: ink, anchor: Anchor::End },
            );
        }
    }

    /// A line of text, as text or as shapes.
    fn text(&self, svg: &mut String, content: &str, text: Text<'_>) {
        if content.is_empty() {
            return;
        }
        let Text { x, y, size, fill, anchor } = text;
        if self.shapes {
            svg.push_str(&letters::line(content, &text));
            return;
        }
        let anchor = anchor.word();
        let bold = if size > 26.0 { " font-weight=\"700\"" } else { "" };
        let _ = write!(
            svg,
            "<text x=\"{x:.0}\" y=\"{y:.0}\" text-anchor=\"{anchor}\" font-size=\"{size}\"{bold} fill=\"{fill}\">{}</text>",
            escape(content)
        );
    }

    fn board(&self, svg: &mut String) {
        let Theme { frame, field: felt, bar, tray, points: [odd, even], numbers, .. } = self.theme;
        let _ = write!(
            svg,
            "<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"30\" fill=\"{frame}\"/>\
             <rect x=\"{FRAME}\" y=\"{BAND}\" width=\"1292\" height=\"{field}\" fill=\"{felt}\"/>\
             <rect x=\"{:.0}\" y=\"{BAND}\" width=\"{BAR}\" height=\"{field}\" fill=\"{bar}\"/>",
            BAR_X - BAR / 2.0,
            field = HEIGHT - 2.0 * BAND
        );
        for top in [true, false] {
            let _ = write!(
                svg,
                "<rect x=\"{:.0}\" y=\"{:.0}\" width=\"{TRAY}\" height=\"450\" rx=\"6\" fill=\"{tray}\"/>",
                TRAY_X - TRAY / 2.0,
                if top { BAND } else { HEIGHT - BAND - 450.0 }
            );
        }
        if self.geometry.track() < Point::FARTHEST.number() {
            // Columns that the game does not use are covered.
            let _ = write!(
                svg,
                "<rect class=\"unused\" x=\"{FRAME}\" y=\"{BAND}\" width=\"400\" height=\"{}\" fill=\"{bar}\"/>",
                HEIGHT - 2.0 * BAND
            );
        }
        for point in Point::all().filter(|point| point.number() <= self.geometry.track()) {
            let label = point.number();
            let n = self.slot(label);
            let x = column(n);
            let fill = if n % 2 == 1 { odd } else { even };
            let (base, tip, text) = if n > 12 {
                (BAND, BAND + TALL, BAND - 16.0)
            } else {
                (HEIGHT - BAND, HEIGHT - BAND - TALL, HEIGHT - BAND + 32.0)
            };
            let _ = write!(
                svg,
                "<path d=\"M{:.0} {base}L{:.0} {tip}L{:.0} {tip}L{:.0} {base}Z\" fill=\"{fill}\"/>",
                x - 49.0,
                x - 5.0,
                x + 5.0,
                x + 49.0
            );
            if self.numbers {
                let number = Text { x, y: text, size: 24.0, fill: numbers, anchor: Anchor::Middle };
                self.text(svg, &label.to_string(), number);
            }
        }
    }

    /// The column where a player's point is drawn, by the viewer's number of it.
    fn seen(&self, player: Player, point: Point) -> u8 {
        self.slot(if player == self.viewer { point } else { self.geometry.opposite(point) }.number())
    }

    /// The column of the viewer's point of this number: a shorter way lies on the columns nearest their tray, so that it
    /// turns back where it is full.
    const fn slot(&self, number: u8) -> u8 {
        let track = self.geometry.track();
        if number > track / 2 { number + (24 - track) } else { number }
    }

    /// How many of a player's checkers are drawn on a point and where they begin: where the other stands
    /// there, too, their lie further in.
    fn room(&self, player: Player, point: Point) -> (u8, f32) {
        let other = &self.position.sides[player.other()];
        let theirs = self.geometry.opposite(point);
        let pin = other.pinned.contains(theirs);
        let beside = other.on(theirs) > 0 && !pin && !self.position.sides[player].pinned.contains(point);
        match (pin, beside) {
            (true, _) => (SHOWN, 0.62),
            (false, true) if player == self.viewer => (2, 0.0),
            (false, true) => (2, 2.6),
            (false, false) => (SHOWN, 0.0),
        }
    }

    fn side(&self, svg: &mut String, player: Player) {
        let side = &self.position.sides[player];
        for point in Point::all() {
            let count = side.on(point);
            if count == 0 {
                continue;
            }
            let n = self.seen(player, point);
            // A pinning stack stands on top of the checker it pins.
            self.stack(svg, player, (column(n), n > 12), count, self.room(player, point));
            if side.pinned.contains(point) {
                let y = row(n > 12, 0.0);
                let _ = write!(
                    svg,
                    "<circle cx=\"{:.0}\" cy=\"{y:.0}\" r=\"12\" fill=\"#B3322A\"><title>pinned</title></circle>",
                    column(n)
                );
            }
        }
        let mine = player == self.viewer;
        let waiting = side.bar + side.pool;
        for i in 0..waiting.min(4) {
            let offset = if self.cube.is_some_and(|c| c.owner.is_none()) { 104.0 } else { 58.0 };
            let away = offset + PITCH * f32::from(i);
            let y = if mine { MIDDLE - away } else { MIDDLE + away };
            self.checker(svg, player, BAR_X, y, (i == 3 && waiting > 4).then_some(waiting));
        }
        let (fill, rim) = self.theme.checkers(player);
        for i in 0..side.off {
            let away = 30.0 * f32::from(i) + 2.0;
            let y = if mine { HEIGHT - BAND - away - 28.0 } else { BAND + away };
            let _ = write!(
                svg,
                "<rect x=\"{:.0}\" y=\"{y:.0}\" width=\"92\" height=\"28\" rx=\"4\" fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"2\"/>",
                TRAY_X - 46.0
            );
        }
    }

    fn stack(
        &self,
        svg: &mut String,
        player: Player,
        (x, top): (f32, bool),
        count: u8,
        (most, lift): (u8, f32),
    ) {
        for i in 0..count.min(most) {
            let label = (i == most - 1 && count > most).then_some(count);
            self.checker(svg, player, x, row(top, f32::from(i) + lift), label);
        }
    }

    fn checker(&self, svg: &mut String, player: Player, x: f32, y: f32, label: Option<u8>) {
        let (fill, rim) = self.theme.checkers(player);
        let (class, ring_width, radius) = match player {
            Player::A => ("a", 1.5, 34.0),
            Player::B => ("b", 7.0, 22.0),
        };
        let ring = self.theme.rings[player as usize];
        let _ = write!(
            svg,
            "<circle class=\"{class}\" cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"{RADIUS}\" fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"3\"/>\
             <circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"{radius}\" fill=\"none\" stroke=\"{ring}\" stroke-width=\"{ring_width}\"/>"
        );
        if let Some(count) = label {
            let _ = write!(svg, "<circle cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"27\" fill=\"{fill}\"/>");
            let number = Text { x, y: y + 11.0, size: 32.0, fill: rim, anchor: Anchor::Middle };
            self.text(svg, &count.to_string(), number);
        }
    }

    fn draw_cube(&self, svg: &mut String, cube: Cube) {
        let y = match cube.owner {
            None => MIDDLE,
            Some(owner) if owner == self.viewer => HEIGHT - BAND - 52.0,
            Some(_) => BAND + 52.0,
        };
        let shown = if cube.value == 1 { 64 } else { cube.value };
        let size = if shown < 100 {
            40.0
        } else if shown < 10_000 {
            28.0
        } else {
            18.0
        };
        let Theme { cube: (face, ink), .. } = self.theme;
        let _ = write!(
            svg,
            "<g><title>cube</title><rect x=\"{:.0}\" y=\"{:.0}\" width=\"80\" height=\"80\" rx=\"12\" fill=\"{face}\" stroke=\"{ink}\" stroke-width=\"3\"/>",
            BAR_X - 40.0,
            y - 40.0,
        );
        let number = Text { x: BAR_X, y: y + 14.0, size, fill: ink, anchor: Anchor::Middle };
        self.text(svg, &shown.to_string(), number);
        svg.push_str("</g>");
    }

    fn draw_dice(&self, svg: &mut String, player: Player, dice: Dice) {
        let (fill, pip) = self.theme.dice(player);
        let ink = self.theme.cube.1;
        let centre = if player == self.viewer { BAR_X + BAR / 2.0 + 300.0 } else { FRAME + 300.0 };
        let count = f32::from(dice.count());
        for (i, die) in dice.as_slice().iter().enumerate() {
            let x = centre + (i as f32 - (count - 1.0) / 2.0) * 106.0;
            let _ = write!(
                svg,
                "<rect x=\"{:.0}\" y=\"{:.0}\" width=\"88\" height=\"88\" rx=\"19\" fill=\"{fill}\" stroke=\"{ink}\" stroke-width=\"2\"/>",
                x - 44.0,
                MIDDLE - 44.0
            );
            for (dx, dy) in pips(die.face()) {
                let _ = write!(
                    svg,
                    "<circle cx=\"{:.0}\" cy=\"{:.0}\" r=\"7.7\" fill=\"{pip}\"/>",
                    x + 24.0 * dx,
                    MIDDLE + 24.0 * dy
                );
            }
        }
    }

    fn draw_arrow(&self, svg: &mut String, player: Player, arrow: Arrow) {
        let at = |place: Place| -> (f32, f32) {
            match place {
                Place::Point(point) => {
                    let n = self.seen(player, point);
                    let (most, lift) = self.room(player, point);
                    let index = self.position.sides[player].on(point).saturating_sub(1).min(most - 1);
                    let lift = if most < SHOWN { lift } else { 0.0 };
                    (column(n), row(n > 12, f32::from(index) + lift))
                }
                Place::Bar | Place::Pool => {
                    (BAR_X, if player == self.viewer { MIDDLE - 58.0 } else { MIDDLE + 58.0 })
                }
                Place::Off => (TRAY_X, if player == self.viewer { HEIGHT - 200.0 } else { 200.0 }),
            }
        };
        let ((x1, y1), (x2, y2)) = (at(arrow.from), at(arrow.to));
        // Bowed into the board, never over the numbers.
        let (cx, cy) = ((x1 + x2) / 2.0, ((y1 + y2) / 2.0 + MIDDLE) / 2.0);
        let (stroke, width, dash) = match arrow.kind {
            ArrowKind::Best => ("#1E6650", 16.0, ""),
            ArrowKind::Played => ("#B3322A", 12.0, " stroke-dasharray=\"26 14\""),
        };
        let (dx, dy) = (x2 - cx, y2 - cy);
        let length = dx.hypot(dy).max(1.0);
        let (ux, uy) = (dx / length, dy / length);
        let _ = write!(
            svg,
            "<path d=\"M{x1:.0} {y1:.0}Q{cx:.0} {cy:.0} {:.0} {:.0}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{width}\"{dash}/>\
             <circle cx=\"{x1:.0}\" cy=\"{y1:.0}\" r=\"{width}\" fill=\"{stroke}\"/>\
             <path d=\"M{x2:.0} {y2:.0}L{:.0} {:.0}L{:.0} {:.0}Z\" fill=\"{stroke}\"/>",
            x2 - 30.0 * ux,
            y2 - 30.0 * uy,
            x2 - 38.0 * ux - 22.0 * uy,
            y2 - 38.0 * uy + 22.0 * ux,
            x2 - 38.0 * ux + 22.0 * uy,
            y2 - 38.0 * uy - 22.0 * ux,
        );
    }
}

/// The middle of a column, by the viewer's number of its point.
fn column(n: u8) -> f32 {
    // Columns count from the left; 12 and 13 are the leftmost.
    let from_left = if n > 12 { n - 13 } else { 12 - n };
    let bar = if from_left >= 6 { BAR } else { 0.0 };
    FRAME + bar + POINT * (f32::from(from_left) + 0.5)
}

/// The height of the `index`-th checker of a stack.
fn row(top: bool, index: f32) -> f32 {
    let away = PITCH * (index + 0.5);
    if top { BAND + away } else { HEIGHT - BAND - away }
}

/// The pips of a face on a grid from −1 to 1.
fn pips(face: u8) -> impl Iterator<Item = (f32, f32)> {
    const ALL: [(f32, f32, u8); 7] = [
        (0.0, 0.0, 0b010_101),
        (-1.0, -1.0, 0b111_110),
        (1.0, 1.0, 0b111_110),
        (1.0, -1.0, 0b111_000),
        (-1.0, 1.0, 0b111_000),
        (-1.0, 0.0, 0b100_000),
        (1.0, 0.0, 0b100_000),
    ];
    ALL.into_iter().filter(move |(.., faces)| faces >> (face - 1) & 1 == 1).map(|(x, y, _)| (x, y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_rules::VariantId;

    #[test]
    fn every_face_shows_its_pips() {
        for face in 1..=6u8 {
            assert_eq!(pips(face).count(), usize::from(face));
        }
    }

    #[test]
    fn the_viewers_ace_point_is_at_the_lower_right() {
        assert_eq!((column(1), column(24)), (column(24), column(1)));
        assert!(column(1) > column(6) && column(6) > column(7) && column(7) > column(12));
        assert!(row(false, 0.0) > row(false, 1.0) && row(true, 0.0) < row(true, 1.0));
    }

    #[test]
    fn a_long_name_gives_way_to_the_score() {
        assert_eq!(shortened("Kévin", 5), "Kévin");
        assert_eq!(shortened("Kévin Łęgowski", 6), "Kévin\u{2026}");
    }

    #[test]
    fn draws_cube_dice_and_arrows() {
        let spec = VariantId::BACKGAMMON.spec();
        let position = Position::start(spec);
        let arrows = [Arrow {
            from: Place::Point(Point::new(13).unwrap()),
            to: Place::Point(Point::new(7).unwrap()),
            kind: ArrowKind::Played,
        }];
        let diagram = Diagram {
            cube: Some(Cube::default()),
            dice: Some((Player::B, Dice::from_faces(&[6, 1]).unwrap())),
            arrows: Some((Player::A, &arrows)),
            title: "6-1 & cube",
            ..Diagram::new(&position, spec.geometry)
        };
        let svg = diagram.render();
        assert_eq!(svg.matches("r=\"7.7\"").count(), 7);
        assert!(
            svg.contains(">64</text>") && svg.contains("stroke-dasharray") && svg.contains("6-1 &amp; cube")
        );
        assert_eq!(svg.matches("<g>").count(), svg.matches("</g>").count());
    }

    #[test]
    fn tall_stacks_are_counted() {
        let spec = VariantId::FEVGA.spec();
        let svg = Diagram::new(&Position::start(spec), spec.geometry).render();
        assert_eq!(svg.matches(">15</text>").count(), 3, "two stacks and the number of a point");
        // The opponent's start is the viewer's 12: left below.
        assert!(svg.contains("class=\"b\" cx=\"72\" cy=\"1074\""), "{svg}");
    }
}
