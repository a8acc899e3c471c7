// Ways through the graph of legal plays.

import type { Edge, PlayGraphView } from "../wire";

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
