// What the script of the flame graph knows: the tree, its order, and the words for a frame.

import { type FlameGraph, FRAME_CHANGES, type FrameChange } from '../../../model/flame-graph.ts';
import { formatChange } from '../../numbers.ts';
import { CHANGE_STYLES, formatProfileDelta, formatProfileValue } from '../../profile-words.ts';
import { formatCount } from '../../words.ts';
import { type FlameChildren, listChildren } from '../flame-layout.ts';

export type FlameSide = 'base' | 'head';

export interface FlameModel {
  readonly graph: FlameGraph;
  readonly children: FlameChildren;
  nameOf(node: number): string;
  changeOf(node: number): FrameChange;
  describe(node: number): string;
  /** All words must be in the name or the file of a function. */
  search(words: readonly string[]): ReadonlySet<number>;
  describeMatches(matches: ReadonlySet<number>): string;
}

export function makeFlameModel(graph: FlameGraph): FlameModel {
  const { names, files, functions, parents, unit } = graph;
  const nameOf = (node: number) => (node === 0 ? 'all' : names[functions[node]!]!);
  const order = Int32Array.from(names.keys()).sort((one, other) => (names[one]! < names[other]! ? -1 : 1));
  const ranks = new Int32Array(names.length);
  for (const [rank, index] of order.entries()) ranks[index] = rank;
  const children = listChildren(parents, (one, other) => ranks[functions[one]!]! - ranks[functions[other]!]!);
  const changeOf = (node: number) => FRAME_CHANGES[graph.changes[node]!]!;

  function formatPair(base: number, head: number): string {
    const change = base === 0 || base === head ? '' : `, ${formatChange(head / base - 1)}`;
    return `${formatProfileValue(base, unit)} → ${formatProfileValue(head, unit)} (${formatProfileDelta(head - base, unit)}${change})`;
  }

  return {
    graph,
    children,
    nameOf,
    changeOf,
    describe(node) {
      const file = node === 0 ? null : files[functions[node]!]!;
      const words = changeOf(node) === 'same' ? '' : ` ${CHANGE_STYLES[changeOf(node)].label}.`;
      const own = `Own time ${formatPair(graph.ownBase[node]!, graph.ownHead[node]!)}`;
      const all = `with calls ${formatPair(graph.base[node]!, graph.head[node]!)}`;
      return `${nameOf(node)}${file === null ? '' : ` in ${file}`}:${words} ${own}, ${all}.`;
    },
    search(words) {
      const texts = names.map((name, index) => `${name} ${files[index] ?? ''}`.toLowerCase());
      const hits = texts.map((text) => words.every((word) => text.includes(word)));
      const matches = new Set<number>();
      for (const [node, index] of functions.entries()) if (node > 0 && hits[index]) matches.add(node);
      return matches;
    },
    describeMatches(matches) {
      // A match below another one is part of it.
      const inMatch = new Uint8Array(parents.length);
      let [base, head] = [0, 0];
      for (let node = 1; node < parents.length; node += 1) {
        const isInside = inMatch[parents[node]!] === 1;
        inMatch[node] = isInside || matches.has(node) ? 1 : 0;
        if (isInside || !matches.has(node)) continue;
        base += graph.base[node]!;
        head += graph.head[node]!;
      }
      if (matches.size === 0) return 'No function has this in its name.';
      return `${formatCount(matches.size, 'frame')}: ${formatPair(base, head)}`;
    },
  };
}
