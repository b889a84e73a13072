// Computes where the frames of a flame graph are: its nodes, the side that gives the widths, and the node that fills the
// width in; boxes out. The root is at the top. No DOM, so that tests and the page share it.

export type FlameChildren = readonly (readonly number[])[];

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
