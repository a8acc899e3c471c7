//! Checkers as this generator sees them: plain arrays over a player's own numbers.

use std::fmt;

use pasch_rules::{Player, Point, Position};

/// The number of the bar.
pub const BAR: usize = 25;
/// The number of the pool, the checkers that have not entered yet.
pub const POOL: usize = 26;

/// Both sides, the player on roll as `me`. Index 0 is borne off, 1 to 24 the points, 25 the bar,
/// 26 the pool; every side in its own numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Board {
    pub me: [u8; 27],
    pub op: [u8; 27],
    pub me_pinned: [bool; 27],
    pub op_pinned: [bool; 27],
}

impl Board {
    pub fn of(position: &Position, player: Player) -> Board {
        let numbers = |player: Player| {
            let side = position.side(player);
            let (mut men, mut pinned) = ([0; 27], [false; 27]);
            men[0] = side.off;
            men[BAR] = side.bar;
            men[POOL] = side.pool;
            for point in Point::all() {
                men[usize::from(point.number())] = side.on(point);
                pinned[usize::from(point.number())] = side.pinned.contains(point);
            }
            (men, pinned)
        };
        let ((me, me_pinned), (op, op_pinned)) = (numbers(player), numbers(player.other()));
        Board { me, op, me_pinned, op_pinned }
    }

    /// Everything still in play stands on 6 to 1.
    pub fn all_home(&self) -> bool {
        self.me[7..].iter().all(|men| *men == 0)
    }

    /// The last checker has been borne off.
    pub fn finished(&self) -> bool {
        self.me[1..].iter().all(|men| *men == 0)
    }

    /// A checker stands on a higher point than this one.
    pub fn any_behind(&self, point: usize) -> bool {
        self.me[point + 1..].iter().any(|men| *men > 0)
    }
}

/// What the opponent calls my point n. The table of games says C (contrary, 25 − n), P (parallel:
/// their 24 is my 12) or S (the same path).
pub fn his_number(game: &str, n: usize) -> usize {
    match game {
        "fevga" | "moultezim" | "gul-bara" | "crazy-narde" | "long-nardi" | "jacquet" => {
            if n <= 12 {
                n + 12
            } else {
                n - 12
            }
        }
        "russian" | "tabula" | "lange-puff" => n,
        _ => 25 - n,
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |men: &[u8; 27], pinned: &[bool; 27]| {
            let places = (0..27).rev().filter(|n| men[*n] > 0);
            let words = places.map(|n| {
                let name = match n {
                    0 => "off".to_owned(),
                    BAR => "bar".to_owned(),
                    POOL => "pool".to_owned(),
                    _ => n.to_string(),
                };
                format!("{name}:{}{}", men[n], if pinned[n] { " (pinned)" } else { "" })
            });
            words.collect::<Vec<_>>().join(" ")
        };
        let (me, op) = (side(&self.me, &self.me_pinned), side(&self.op, &self.op_pinned));
        write!(f, "me{{{me}}} op{{{op}}}")
    }
}
