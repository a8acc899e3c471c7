//! Exact pairings of least cost: Edmonds' blossom method on a complete graph of an even number of vertices.
//!
//! The dual form of Galil (*Efficient algorithms for finding maximum matching in graphs*, 1986): labels of vertices and blossoms,
//! alternating trees from all free vertices, one augmentation a phase, each phase in O(n²). Vertices are numbered from 1 inside, 0 is
//! none; numbers above `n` are blossoms. What costs least is what weighs most, and all edges are there, so every pairing is perfect.

/// The partner of each vertex in a perfect pairing of least total cost. `cost(a, b)` is asked once for each pair `a < b`, and has to
/// stay below 2⁵⁰ in amount. An odd number of vertices has no perfect pairing: then the answer is empty.
#[must_use]
pub fn least_cost(vertices: usize, mut cost: impl FnMut(usize, usize) -> i64) -> Vec<usize> {
    if vertices == 0 || !vertices.is_multiple_of(2) {
        return Vec::new();
    }
    let mut weights = vec![0; vertices * vertices];
    for a in 0..vertices {
        for b in a + 1..vertices {
            let weight = -cost(a, b);
            weights[a * vertices + b] = weight;
            weights[b * vertices + a] = weight;
        }
    }
    let mut search = Search::new(vertices, weights);
    search.start();
    while search.phase() {}
    (1..=vertices).map(|vertex| search.partner[vertex] - 1).collect()
}

/// What a vertex or blossom is in the trees of a phase.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Outside,
    Outer,
    Inner,
}

/// An edge between two vertices, seen from the end that comes first.
type Edge = (u32, u32);

struct Search {
    n: usize,
    /// The highest number in use, of a vertex or a blossom.
    top: usize,
    width: usize,
    weights: Vec<i64>,
    /// The best edge between two vertices or blossoms; `(0, 0)` is none.
    edges: Vec<Edge>,
    label: Vec<i64>,
    partner: Vec<usize>,
    slack: Vec<usize>,
    /// The outermost blossom around each vertex or blossom; 0 where a number is not in use.
    base: Vec<usize>,
    parent: Vec<usize>,
    mark: Vec<Mark>,
    seen: Vec<u64>,
    stamp: u64,
    flower: Vec<Vec<usize>>,
    /// The child of a blossom that holds a vertex.
    holder: Vec<usize>,
    queue: std::collections::VecDeque<usize>,
}

impl Search {
    fn new(n: usize, weights: Vec<i64>) -> Self {
        // At most n / 2 blossoms exist at once.
        let width = n + n / 2 + 2;
        let mut search = Self {
            n,
            top: n,
            width,
            weights,
            edges: vec![(0, 0); width * width],
            label: vec![0; width],
            partner: vec![0; width],
            slack: vec![0; width],
            base: vec![0; width],
            parent: vec![0; width],
            mark: vec![Mark::Outside; width],
            seen: vec![0; width],
            stamp: 0,
            flower: vec![Vec::new(); width],
            holder: vec![0; width * (n + 1)],
            queue: std::collections::VecDeque::new(),
        };
        for a in 1..=n {
            search.base[a] = a;
            search.holder[a * (n + 1) + a] = a;
            for b in (1..=n).filter(|b| *b != a) {
                search.edges[a * width + b] = (a as u32, b as u32);
            }
        }
        search
    }

    /// Labels that no edge exceeds, and a first pairing of edges that reach them.
    fn start(&mut self) {
        for a in 1..=self.n {
            let row = &self.weights[(a - 1) * self.n..a * self.n];
            let others = row.iter().enumerate().filter(|(b, _)| b + 1 != a);
            self.label[a] = 2 * others.map(|(_, weight)| *weight).max().unwrap_or(0);
        }
        for a in 1..=self.n {
            if self.partner[a] != 0 {
                continue;
            }
            let free =
                (a + 1..=self.n).find(|b| self.partner[*b] == 0 && self.reach((a as u32, *b as u32)) == 0);
            if let Some(b) = free {
                self.partner[a] = b;
                self.partner[b] = a;
            }
        }
    }

    fn edge(&self, a: usize, b: usize) -> Edge {
        self.edges[a * self.width + b]
    }

    /// How far the labels of an edge are above its weight; weights count four times, so that halves stay whole.
    fn reach(&self, (a, b): Edge) -> i64 {
        let (a, b) = (a as usize, b as usize);
        self.label[a] + self.label[b] - 4 * self.weights[(a - 1) * self.n + b - 1]
    }

    fn better_slack(&mut self, vertex: usize, x: usize) {
        let known = self.slack[x];
        if known == 0 || self.reach(self.edge(vertex, x)) < self.reach(self.edge(known, x)) {
            self.slack[x] = vertex;
        }
    }

    fn find_slack(&mut self, x: usize) {
        self.slack[x] = 0;
        for vertex in 1..=self.n {
            if self.base[vertex] != x && self.mark[self.base[vertex]] == Mark::Outer {
                self.better_slack(vertex, x);
            }
        }
    }

    fn enqueue(&mut self, x: usize) {
        if x <= self.n {
            self.queue.push_back(x);
        } else {
            for child in 0..self.flower[x].len() {
                self.enqueue(self.flower[x][child]);
            }
        }
    }

    fn set_base(&mut self, x: usize, blossom: usize) {
        self.base[x] = blossom;
        if x > self.n {
            for child in 0..self.flower[x].len() {
                self.set_base(self.flower[x][child], blossom);
            }
        }
    }

    fn holder(&self, blossom: usize, vertex: usize) -> usize {
        self.holder[blossom * (self.n + 1) + vertex]
    }

    /// The place of a child in its blossom, which is turned round so that the place is even.
    fn even_place(&mut self, blossom: usize, child: usize) -> usize {
        let flower = &mut self.flower[blossom];
        let place = flower.iter().position(|one| *one == child).unwrap_or(0);
        if place.is_multiple_of(2) {
            return place;
        }
        flower[1..].reverse();
        flower.len() - place
    }

    fn set_partner(&mut self, a: usize, b: usize) {
        let edge = self.edge(a, b);
        self.partner[a] = edge.1 as usize;
        if a <= self.n {
            return;
        }
        let child = self.holder(a, edge.0 as usize);
        let place = self.even_place(a, child);
        for at in 0..place {
            self.set_partner(self.flower[a][at], self.flower[a][at ^ 1]);
        }
        self.set_partner(child, b);
        self.flower[a].rotate_left(place);
    }

    fn augment(&mut self, mut a: usize, mut b: usize) {
        loop {
            let next = self.base[self.partner[a]];
            self.set_partner(a, b);
            if next == 0 {
                return;
            }
            let above = self.base[self.parent[next]];
            self.set_partner(next, above);
            (a, b) = (above, next);
        }
    }

    /// The lowest blossom above both in one tree; 0 if they are in different trees.
    fn meeting(&mut self, mut a: usize, mut b: usize) -> usize {
        self.stamp += 1;
        while a != 0 || b != 0 {
            if a != 0 {
                if self.seen[a] == self.stamp {
                    return a;
                }
                self.seen[a] = self.stamp;
                a = self.base[self.partner[a]];
                if a != 0 {
                    a = self.base[self.parent[a]];
                }
            }
            std::mem::swap(&mut a, &mut b);
        }
        0
    }

    fn path_to(&mut self, blossom: usize, from: usize, root: usize) {
        let mut x = from;
        while x != root {
            let y = self.base[self.partner[x]];
            self.flower[blossom].push(x);
            self.flower[blossom].push(y);
            self.enqueue(y);
            x = self.base[self.parent[y]];
        }
    }

    fn add_blossom(&mut self, a: usize, root: usize, b: usize) {
        let blossom = (self.n + 1..=self.top).find(|x| self.base[*x] == 0).unwrap_or(self.top + 1);
        self.top = self.top.max(blossom);
        self.label[blossom] = 0;
        self.mark[blossom] = Mark::Outer;
        self.partner[blossom] = self.partner[root];
        self.flower[blossom] = vec![root];
        self.path_to(blossom, a, root);
        self.flower[blossom][1..].reverse();
        self.path_to(blossom, b, root);
        self.set_base(blossom, blossom);
        let (n, width) = (self.n, self.width);
        for x in 1..=self.top {
            self.edges[blossom * width + x] = (0, 0);
            self.edges[x * width + blossom] = (0, 0);
        }
        self.holder[blossom * (n + 1)..(blossom + 1) * (n + 1)].fill(0);
        for at in 0..self.flower[blossom].len() {
            let child = self.flower[blossom][at];
            for x in 1..=self.top {
                let (there, known) = (self.edge(child, x), self.edge(blossom, x));
                if there.0 != 0 && (known.0 == 0 || self.reach(there) < self.reach(known)) {
                    self.edges[blossom * width + x] = there;
                    self.edges[x * width + blossom] = (there.1, there.0);
                }
            }
            for vertex in 1..=n {
                if self.holder(child, vertex) != 0 {
                    self.holder[blossom * (n + 1) + vertex] = child;
                }
            }
        }
        self.find_slack(blossom);
    }

    fn expand(&mut self, blossom: usize) {
        let children = self.flower[blossom].clone();
        for child in children {
            self.set_base(child, child);
        }
        let entered = self.edge(blossom, self.parent[blossom]).0 as usize;
        let child = self.holder(blossom, entered);
        let place = self.even_place(blossom, child);
        for at in (0..place).step_by(2) {
            let (inner, outer) = (self.flower[blossom][at], self.flower[blossom][at + 1]);
            self.parent[inner] = self.edge(outer, inner).0 as usize;
            self.mark[inner] = Mark::Inner;
            self.mark[outer] = Mark::Outer;
            self.slack[inner] = 0;
            self.find_slack(outer);
            self.enqueue(outer);
        }
        self.mark[child] = Mark::Inner;
        self.parent[child] = self.parent[blossom];
        for at in place + 1..self.flower[blossom].len() {
            let outside = self.flower[blossom][at];
            self.mark[outside] = Mark::Outside;
            self.find_slack(outside);
        }
        self.base[blossom] = 0;
    }

    /// Whether an edge that reaches its labels ended the phase by an augmentation.
    fn found(&mut self, edge: Edge) -> bool {
        let (a, b) = (self.base[edge.0 as usize], self.base[edge.1 as usize]);
        match self.mark[b] {
            Mark::Outside => {
                self.parent[b] = edge.0 as usize;
                self.mark[b] = Mark::Inner;
                let next = self.base[self.partner[b]];
                self.slack[b] = 0;
                self.slack[next] = 0;
                self.mark[next] = Mark::Outer;
                self.enqueue(next);
                false
            }
            Mark::Outer => {
                let root = self.meeting(a, b);
                if root == 0 {
                    self.augment(a, b);
                    self.augment(b, a);
                    return true;
                }
                self.add_blossom(a, root, b);
                false
            }
            Mark::Inner => false,
        }
    }

    /// Makes one pair more; false when everybody has a partner.
    fn phase(&mut self) -> bool {
        self.queue.clear();
        for x in 1..=self.top {
            self.mark[x] = Mark::Outside;
            self.slack[x] = 0;
        }
        for x in 1..=self.top {
            if self.base[x] == x && self.partner[x] == 0 {
                self.parent[x] = 0;
                self.mark[x] = Mark::Outer;
                self.enqueue(x);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            while let Some(a) = self.queue.pop_front() {
                if self.mark[self.base[a]] == Mark::Inner {
                    continue;
                }
                for b in 1..=self.n {
                    if self.base[a] == self.base[b] {
                        continue;
                    }
                    let edge = (a as u32, b as u32);
                    if self.reach(edge) > 0 {
                        self.better_slack(a, self.base[b]);
                    } else if self.found(edge) {
                        return true;
                    }
                }
            }
            self.shift();
            self.queue.clear();
            for x in 1..=self.top {
                let by = self.slack[x];
                let is_other = self.base[x] == x && by != 0 && self.base[by] != x;
                if is_other && self.reach(self.edge(by, x)) == 0 && self.found(self.edge(by, x)) {
                    return true;
                }
            }
            for blossom in self.n + 1..=self.top {
                let is_spent = self.base[blossom] == blossom && self.label[blossom] == 0;
                if is_spent && self.mark[blossom] == Mark::Inner {
                    self.expand(blossom);
                }
            }
        }
    }

    /// Moves the labels by as much as they can be moved until an edge reaches them or a blossom is spent.
    fn shift(&mut self) {
        let mut by = i64::MAX;
        for x in 1..=self.top {
            if self.base[x] != x {
                continue;
            }
            if x > self.n && self.mark[x] == Mark::Inner {
                by = by.min(self.label[x] / 2);
            }
            if self.slack[x] != 0 {
                let reach = self.reach(self.edge(self.slack[x], x));
                match self.mark[x] {
                    Mark::Outside => by = by.min(reach),
                    Mark::Outer => by = by.min(reach / 2),
                    Mark::Inner => {}
                }
            }
        }
        for x in 1..=self.top {
            let mark = if x <= self.n { self.mark[self.base[x]] } else { self.mark[x] };
            let amount = match (x <= self.n, self.base[x] == x) {
                (true, _) => by,
                (false, true) => -2 * by,
                (false, false) => 0,
            };
            match mark {
                Mark::Outer => self.label[x] -= amount,
                Mark::Inner => self.label[x] += amount,
                Mark::Outside => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The least cost of any perfect pairing, by trying all.
    fn slowly(left: &[usize], cost: &impl Fn(usize, usize) -> i64) -> i64 {
        let Some((first, rest)) = left.split_first() else { return 0 };
        let each = rest.iter().map(|other| {
            let rest: Vec<usize> = rest.iter().copied().filter(|one| one != other).collect();
            cost(*first, *other) + slowly(&rest, cost)
        });
        each.min().unwrap_or(0)
    }

    #[test]
    fn no_pairing_of_up_to_ten_is_cheaper() {
        let seed = 20_261_129;
        let mut dice = fastrand::Rng::with_seed(seed);
        for round in 0..3_000 {
            let n = 2 * dice.usize(1..=5);
            let most = [2, 5, 50, 1 << 40][dice.usize(0..4)];
            let table: Vec<i64> = (0..n * n).map(|_| dice.i64(-most..=most)).collect();
            let cost = |a: usize, b: usize| table[a.min(b) * n + a.max(b)];
            let partner = least_cost(n, cost);
            let total: i64 = (0..n).map(|a| cost(a, partner[a])).sum::<i64>() / 2;
            assert!(
                (0..n).all(|a| partner[partner[a]] == a && partner[a] != a),
                "seed {seed}, round {round}"
            );
            assert_eq!(
                total,
                slowly(&(0..n).collect::<Vec<_>>(), &cost),
                "seed {seed}, round {round}: {table:?}"
            );
        }
    }

    #[test]
    fn odd_numbers_have_no_perfect_pairing() {
        assert!(least_cost(7, |_, _| 0).is_empty());
        assert!(least_cost(0, |_, _| 0).is_empty());
    }
}
