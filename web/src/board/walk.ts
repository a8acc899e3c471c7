// Ways through the graph of legal plays.

import type { Edge, PlayGraphView, PlayNode, PositionView, Seat, ShortPlays } from "../wire";
import { applyMove, type Board } from "./position";

/** The graph that short plays stand for: each node lies as the first step that leads to it leaves it. */
export function expand(short: ShortPlays, start: PositionView, board: Board, seat: Seat): PlayGraphView {
  const reached: PositionView[] = [start];
  const nodes = short.nodes.map(({ left, steps, play = null, position: given }, index): PlayNode => {
    const position = given ?? reached[index] ?? start;
    const edges = steps.map(([from, to, die, does, node]): Edge => ({ from, to, die, hit: does === 1, pin: does === 2, node }));
    for (const edge of edges) reached[edge.node] ??= applyMove(position, board, seat, edge);
    return { position, diceLeft: left, edges, play };
  });
  const { seq, forced, blocked, refusals } = short;
  return { seq, nodes, forced, blocked, refusals };
}

/** The steps from the start to a play, as its notation names it. */
export function pathTo(graph: PlayGraphView, play: string): Edge[] | null {
  const ways = new Map<number, Edge[]>([[0, []]]);
  // Edges lead to higher indexes, so one walk through the nodes meets every way before its end.
  for (const [index, node] of graph.nodes.entries()) {
    const way = ways.get(index);
    if (!way) continue;
    if (node.play === play) return way;
    for (const edge of node.edges) if (!ways.has(edge.node)) ways.set(edge.node, [...way, edge]);
  }
  return null;
}
