// Fits a document into a size by leaving out whole lines, the least important first. In: a tree of blocks and
// ranked lines. Out: the text and how many lines are missing. A block is written only when it holds a line, so
// no table head or folded part is left empty. Must never cut inside a line.

/** Kept whole or left out whole. */
export interface Line {
  readonly text: string;
  /** 0: always kept. Otherwise the larger, the sooner it goes. */
  readonly rank: number;
  /** Counts as left out when it is: a row of the table, as against a caption. */
  readonly counts?: boolean;
}

/** Text around parts that makes no sense without any of them. */
export interface Block {
  readonly open: string;
  readonly parts: readonly Part[];
  readonly close: string;
}

export type Part = Line | Block;

export interface Fitted {
  readonly text: string;
  /** Lines with `counts` that are left out. */
  readonly omitted: number;
}

export interface Size {
  readonly limit: number;
  /** UTF-16 units for comments, bytes for summaries. Must add up: size(a + b) = size(a) + size(b). */
  readonly of: (text: string) => number;
}

interface Placed {
  readonly line: Line;
  /** The blocks it stands in, outermost first. */
  readonly path: readonly Block[];
}

/** Takes lines by rank, in order within a rank, and stops at the first that does not fit: no lesser one gets in before it. */
export function fitTo(parts: readonly Part[], { limit, of }: Size): Fitted {
  const placed = parts.flatMap((part) => place(part, []));
  const byRank = placed.toSorted((left, right) => left.line.rank - right.line.rank);
  const kept = new Set<Line | Block>();
  let used = 0;
  let isFull = false;
  for (const { line, path } of byRank) {
    const opened = path.filter((block) => !kept.has(block));
    const cost = of(line.text) + opened.reduce((sum, { open, close }) => sum + of(open) + of(close), 0);
    isFull ||= line.rank > 0 && used + cost > limit;
    if (isFull) continue;
    used += cost;
    for (const item of [line, ...opened]) kept.add(item);
  }
  const omitted = placed.filter(({ line }) => line.counts === true && !kept.has(line)).length;
  return { text: parts.map((part) => write(part, kept)).join(''), omitted };
}

function place(part: Part, path: readonly Block[]): Placed[] {
  if ('text' in part) return [{ line: part, path }];
  const inner = [...path, part];
  return part.parts.flatMap((child) => place(child, inner));
}

function write(part: Part, kept: ReadonlySet<Line | Block>): string {
  if (!kept.has(part)) return '';
  if ('text' in part) return part.text;
  return part.open + part.parts.map((child) => write(child, kept)).join('') + part.close;
}

/** Of UTF-8. */
export function bytes(text: string): number {
  return Buffer.byteLength(text);
}
