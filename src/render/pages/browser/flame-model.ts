// What the script of the flame graph knows: the tree, its order, the words for a frame, and where the frames are. The root is
// at the top. No DOM, so that tests and the page share it.

import { type FlameGraph, FRAME_CHANGES } from '../../../model/flame-graph.ts';
import { formatChange } from '../../numbers.ts';
import { CHANGE_STYLES, formatProfileDelta, formatProfileValue } from '../../profile-words.ts';
import { formatCount } from '../../words.ts';

/** Folders before the name of a function of Go: `example.com/codec/` of `example.com/codec/hash.Sum`. */
const PACKAGE_FOLDERS = /^(?:[\w.~-]+\/)+(?=\w)/;

/** The folders of a package say least, and a frame is narrow. */
export function shortenFunctionName(name: string): string {
  return name.replace(PACKAGE_FOLDERS, '');
}

/** The part of an address that names a frame. */
export function hashOfFrame(address: string): string {
  return `#${new URLSearchParams({ frame: address })}`.replaceAll('%2F', '/');
}

/** The function, -1 for the root, its own values on base and on head, and their change; then the same with all calls. */
export type FunctionRow = readonly number[];

export type FlameModel = ReturnType<typeof makeFlameModel>;

export function makeFlameModel(graph: FlameGraph) {
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

  const sizes = Float64Array.from(graph.head, (value, node) => Math.max(value, graph.base[node]!));
  const nodes = [...functions.keys()].slice(1).sort((one, other) => sizes[other]! - sizes[one]!);
  /** The frames of all functions of a name, the largest first. */
  const listNamed = (name: string) => nodes.filter((node) => nameOf(node) === name);

  /** Adds up nodes by their key. A node inside of another one of its key is a part of its total already. */
  function addUp(summed: Iterable<number>, keyOf: (node: number) => number): FunctionRow[] {
    const keys = new Int32Array(parents.length).fill(-2);
    for (const node of summed) keys[node] = keyOf(node);
    const rows = new Map<number, number[]>();
    for (const node of summed) {
      const key = keys[node]!;
      const row = rows.get(key) ?? [key, 0, 0, 0, 0, 0, 0];
      rows.set(key, row);
      row[1]! += graph.ownBase[node]!;
      row[2]! += graph.ownHead[node]!;
      let caller = parents[node]!;
      while (caller !== -1 && keys[caller] !== key) caller = parents[caller]!;
      if (caller !== -1) continue;
      row[4]! += graph.base[node]!;
      row[5]! += graph.head[node]!;
    }
    for (const row of rows.values())
      for (const at of [1, 4]) {
        const change = row[at + 1]! - row[at]!;
        // What is smaller is an error of rounding.
        row[at + 2] = Math.abs(change) < 1e-5 * row[at]! ? 0 : change;
      }
    return [...rows.values()];
  }

  return {
    graph,
    children,
    nameOf,
    changeOf,
    nodes,
    /** `hash`, or `hash~2` for its second largest frame. Empty for the root. */
    addressOf(node: number): string {
      const place = node === 0 ? 0 : listNamed(nameOf(node)).indexOf(node);
      return node === 0 ? '' : nameOf(node) + (place === 0 ? '' : `~${place + 1}`);
    },
    /** The root if there is no such frame. */
    findAddress(address: string): number {
      const [name = '', place = 1] = address.split(/~(?=\d+$)/);
      return listNamed(address)[0] ?? listNamed(name)[Number(place) - 1] ?? 0;
    },
    addUp,
    describe(node: number): string {
      const file = node === 0 ? null : files[functions[node]!]!;
      const words = changeOf(node) === 'same' ? '' : ` ${CHANGE_STYLES[changeOf(node)].label}.`;
      const own = `Own time ${formatPair(graph.ownBase[node]!, graph.ownHead[node]!)}`;
      const all = `total ${formatPair(graph.base[node]!, graph.head[node]!)}`;
      return `${nameOf(node)}${file === null ? '' : ` in ${file}`}:${words} ${own}, ${all}.`;
    },
    /** All words must be in the name or the file of a function. */
    search(words: readonly string[]): ReadonlySet<number> {
      const texts = names.map((name, index) => `${name} ${files[index] ?? ''}`.toLowerCase());
      const hits = texts.map((text) => words.every((word) => text.includes(word)));
      const matches = new Set<number>();
      for (const [node, index] of functions.entries()) if (node > 0 && hits[index]) matches.add(node);
      return matches;
    },
    describeMatches(matches: ReadonlySet<number>): string {
      const [row] = addUp(matches, () => 0);
      if (row === undefined) return 'No function has this in its name.';
      return `${formatCount(matches.size, 'frame')}: ${formatPair(row[4]!, row[5]!)}`;
    },
  };
}

type FlameChildren = readonly (readonly number[])[];

export interface FlameBox {
  readonly node: number;
  /** Row, from 0 at the top. */
  readonly depth: number;
  /** Left edge and width as shares of the whole width. */
  readonly left: number;
  readonly width: number;
}

export interface FlameLayout {
  /** Boxes of each row, from left to right. */
  readonly rows: readonly (readonly FlameBox[])[];
  readonly boxes: ReadonlyMap<number, FlameBox>;
}

interface LayoutOptions {
  readonly values: readonly number[];
  readonly parents: readonly number[];
  readonly children: FlameChildren;
  /** Node that fills the width; those that call it are above it, as wide. */
  readonly focus: number;
  /** Smallest width that is drawn, as a share of the whole width. */
  readonly minWidth: number;
}

export function listChildren(
  parents: readonly number[],
  compare: (one: number, other: number) => number,
): FlameChildren {
  const children: number[][] = parents.map(() => []);
  for (let node = 1; node < parents.length; node += 1) children[parents[node]!]!.push(node);
  for (const list of children) if (list.length > 1) list.sort(compare);
  return children;
}

/** Lays out the frames that are wide enough. Takes time for what is drawn, not for all nodes. */
export function layOutFlames({ values, parents, children, focus, minWidth }: LayoutOptions): FlameLayout {
  const rows: FlameBox[][] = [];
  const boxes = new Map<number, FlameBox>();
  const place = (box: FlameBox) => {
    while (rows.length <= box.depth) rows.push([]);
    rows[box.depth]!.push(box);
    boxes.set(box.node, box);
  };
  const callers: number[] = [];
  for (let node = parents[focus]!; node !== -1; node = parents[node]!) callers.unshift(node);
  for (const [depth, node] of callers.entries()) place({ node, depth, left: 0, width: 1 });
  place({ node: focus, depth: callers.length, left: 0, width: 1 });
  const scale = values[focus]!;
  if (scale <= 0) return { rows, boxes };
  // The rows grow while they are visited, one below the other.
  for (let depth = callers.length; depth < rows.length; depth += 1) {
    for (const box of rows[depth]!) {
      let { left } = box;
      for (const child of children[box.node]!) {
        const width = values[child]! / scale;
        if (width >= minWidth) place({ node: child, depth: depth + 1, left, width });
        left += width;
      }
    }
  }
  return { rows, boxes };
}
