// Finds the JSON documents of a tool between other lines: those of npm, yarn, pnpm or cargo, of a log, or other JSON. It
// never drops a document that breaks off or is invalid, so that reading the text reports it.

import type { Format } from './format.ts';
import { scanDocument } from './json-text.ts';
import { countLineFeeds } from './plain-text.ts';

/** Maximum number of documents that all formats are asked about. The others are asked about by the formats found so far. */
const MAX_TRIED = 1000;

const JSON_LINE = /[ \t]*(?=[[{])/y;

/** What a log or an inspected object does not begin with, but a document that breaks off does. */
const FIRST_KEY = /^[\s[{]*"(?:[^"\\]|\\.)*"\s*:/;

/** Null if the text has no other lines, no document that a format recognises, or documents of several formats. */
export function isolateJson(formats: readonly Format[], text: string): string | null {
  const recognised = new Set<Format>();
  const documents = findDocuments(text).filter(({ start, end, isWhole }, index) => {
    if (!isWhole) return true;
    const document = text.slice(start, end);
    if (/^[[{]\s*[\]}]$/.test(document)) return false;
    const asked = index < MAX_TRIED ? formats : [...recognised];
    // A format that is named is asked whether the document may come from its tool.
    const isNamed = formats.length === 1;
    const fitting = asked.filter(({ recognises, fits = recognises }) => (isNamed ? fits : recognises)(document));
    for (const format of fitting) recognised.add(format);
    return fitting.length > 0;
  });
  if (recognised.size !== 1) return null;
  const isolated = keepRanges(text, documents);
  return isolated.trim() === text.trim() ? null : isolated;
}

interface DocumentRange {
  readonly start: number;
  readonly end: number;
  /** False if it breaks off or is invalid. It is the last one then, and has the rest of the text. */
  readonly isWhole: boolean;
}

function findDocuments(text: string): DocumentRange[] {
  const documents: DocumentRange[] = [];
  // Text that only looks like JSON is read more than once, but not by hostile lines again and again.
  let budget = 4 * text.length;
  for (let line = 0; line < text.length && budget > 0; ) {
    JSON_LINE.lastIndex = line;
    const next = text.indexOf('\n', line);
    const lineEnd = next < 0 ? text.length : next;
    if (!JSON_LINE.test(text)) {
      line = lineEnd + 1;
      continue;
    }
    const start = JSON_LINE.lastIndex;
    const { end, failure } = scanDocument(text, start, true);
    budget -= end - start;
    if (failure === null) {
      documents.push({ start, end, isWhole: true });
      line = end;
    } else if (failure.found === null || FIRST_KEY.test(text.slice(start, end))) {
      return [...documents, { start, end: text.length, isWhole: false }];
    } else line = lineEnd + 1;
  }
  return documents;
}

/** Keeps the line feeds of what is between the ranges. */
function keepRanges(text: string, ranges: readonly DocumentRange[]): string {
  let at = 0;
  const pieces = ranges.map(({ start, end }) => {
    const piece = '\n'.repeat(countLineFeeds(text, at, start)) + text.slice(start, end);
    at = end;
    return piece;
  });
  return pieces.join('');
}
