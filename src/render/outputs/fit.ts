// Fits a document into a size by leaving out whole lines, the least important first. A tree of blocks and ranked lines
// in, the text and the number of missing lines out. A block is written only if one of its lines is, so that no table
// head or folded part is empty. Must never cut inside a line.

import { formatCount } from '../words.ts';

export interface DocumentLine {
  readonly text: string;
  /** Lines of rank 0 are always kept; the others are left out in descending order of rank. */
  readonly rank: number;
  /** The line is included in the number of missing lines: a row of a table, not a caption. */
  readonly counts?: boolean;
}

export function makeLine(rank: number, text: string): DocumentLine {
  return { text, rank };
}

/** Text around parts, which is left out if none of the parts is kept. */
export interface DocumentBlock {
  readonly open: string;
  readonly parts: readonly DocumentPart[];
  readonly close: string;
}

export type DocumentPart = DocumentLine | DocumentBlock;

export interface SizeLimit {
  readonly limit: number;
  /** UTF-16 units for comments, bytes for summaries. Must be additive: size(a + b) = size(a) + size(b). */
  readonly sizeOf: (text: string) => number;
}

/**
 * Keeps lines by rank, and in document order within a rank, up to the first that does not fit. No less important line
 * is kept in its place. `omitted` is the number of lines with `counts` that are left out.
 */
export function fitDocument(parts: readonly DocumentPart[], { limit, sizeOf }: SizeLimit) {
  const placed = parts.flatMap((part) => flattenPart(part, []));
  const byRank = placed.toSorted((left, right) => left.line.rank - right.line.rank);
  const kept = new Set<DocumentLine | DocumentBlock>();
  let used = 0;
  let isFull = false;
  for (const { line, path } of byRank) {
    const opened = path.filter((block) => !kept.has(block));
    const cost = sizeOf(line.text) + opened.reduce((sum, { open, close }) => sum + sizeOf(open) + sizeOf(close), 0);
    isFull ||= line.rank > 0 && used + cost > limit;
    if (isFull) continue;
    used += cost;
    for (const item of [line, ...opened]) kept.add(item);
  }
  const omitted = placed.filter(({ line }) => line.counts === true && !kept.has(line)).length;
  return { text: parts.map((part) => renderPart(part, kept)).join(''), omitted };
}

/** Each line with the blocks that contain it, outermost first. */
function flattenPart(
  part: DocumentPart,
  path: readonly DocumentBlock[],
): { line: DocumentLine; path: readonly DocumentBlock[] }[] {
  if ('text' in part) return [{ line: part, path }];
  const inner = [...path, part];
  return part.parts.flatMap((child) => flattenPart(child, inner));
}

function renderPart(part: DocumentPart, kept: ReadonlySet<DocumentLine | DocumentBlock>): string {
  if (!kept.has(part)) return '';
  if ('text' in part) return part.text;
  return part.open + part.parts.map((child) => renderPart(child, kept)).join('') + part.close;
}

/** Maximum length of the sentence about results that are left out. */
const OMISSION_ROOM = 160;

/** Writes parts between a top and a bottom that are never left out, and says how many results are. */
export function fitBetween(top: string, parts: readonly DocumentPart[], bottom: string, size: SizeLimit): string {
  const { limit, sizeOf } = size;
  const room = limit - sizeOf(top) - sizeOf(bottom) - OMISSION_ROOM;
  const { text, omitted } = fitDocument(parts, { limit: room, sizeOf });
  if (omitted === 0) return top + text + bottom;
  const results = `${formatCount(omitted, 'result')} ${omitted === 1 ? 'is' : 'are'}`;
  return `${top}${text}${results} left out here because GitHub limits the length; the JSON and HTML reports hold them all.\n\n${bottom}`;
}

export function byteLengthOf(text: string): number {
  return Buffer.byteLength(text);
}
