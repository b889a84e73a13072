// Fits a document into a size by leaving out whole lines, the least important first. A tree of blocks and ranked lines
// in, the text and the number of missing lines out. A block is written only if one of its lines is, so that no table
// head or folded part is empty. Must never cut inside a line.

/** A line that is kept as a whole or left out. */
export interface Line {
  readonly text: string;
  /** Rank. Lines of rank 0 are always kept; the others are left out in descending order of rank. */
  readonly rank: number;
  /** Whether the line is included in the number of missing lines: true for a row of a table, not for a caption. */
  readonly counts?: boolean;
}

/** Text around parts, which is left out if none of the parts is kept. */
export interface Block {
  readonly open: string;
  readonly parts: readonly Part[];
  readonly close: string;
}

export type Part = Line | Block;

export interface Fitted {
  readonly text: string;
  /** Number of lines with `counts` that are left out. */
  readonly omitted: number;
}

export interface Size {
  readonly limit: number;
  /**
   * Measures a text: UTF-16 units for comments, bytes for summaries. Must be additive: size(a + b) = size(a) + size(b).
   */
  readonly of: (text: string) => number;
}

interface Placed {
  readonly line: Line;
  /** Blocks that contain the line, outermost first. */
  readonly path: readonly Block[];
}

/**
 * Keeps lines by rank, and in document order within a rank, up to the first that does not fit. No less important line
 * is kept in its place.
 */
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

/** Returns the length in bytes of UTF-8. */
export function bytes(text: string): number {
  return Buffer.byteLength(text);
}
