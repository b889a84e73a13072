// Finds the formats that a cleaned text fits, the text that shows it, and the JSON documents of a tool between other lines.
// Makes the problem that no format fits, or that a named one does not. Knows no format; the caller passes them.

import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import type { Format, ToolOutput } from './format.ts';
import { parseJsonText, scanDocument } from './json-text.ts';
import { entriesOf, makeJsonProblem } from './json-validation.ts';
import { countLineFeeds, truncateFirstLine } from './plain-text.ts';
import { makeUnsupportedOutputProblem } from './unsupported-outputs.ts';

/** Number of characters that are read at each end of a long text. */
const END_LENGTH = 131_072;

/** Only the two ends of a long text are read, unless no format fits them. */
export function findFittingFormats(formats: readonly Format[], text: string): Format[] {
  const ends = keepEnds(text);
  const fitting = formats.filter(({ recognises }) => recognises(ends));
  if (fitting.length > 0 || ends.length === text.length) return fitting;
  return formats.filter(({ recognises }) => recognises(text));
}

function keepEnds(text: string): string {
  if (text.length <= 2 * END_LENGTH) return text;
  const head = text.slice(0, END_LENGTH);
  const tail = text.slice(-END_LENGTH);
  return head.slice(0, head.lastIndexOf('\n') + 1 || END_LENGTH) + tail.slice(tail.indexOf('\n') + 1);
}

/** Some outputs have a long preamble, and each line costs a call. */
const MAX_LINES_TRIED = 2000;

/** A line that is sufficient alone to recognise the format, or else the start of the text. */
export function findEvidence(format: Format, text: string): string {
  const lines = text.slice(0, END_LENGTH).split('\n', MAX_LINES_TRIED);
  const evidence = lines.find((line) => line.trim() !== '' && format.recognises(line));
  // The first line of JSON is often a single bracket.
  const start = evidence ?? text.slice(0, 400);
  return truncateFirstLine(start.replaceAll(/\s+/g, ' ')).replaceAll('"', "'");
}

/** Several formats fit, or none does. */
export function makeNoFormatProblem(formats: readonly Format[], { path, text }: ToolOutput): Diagnostic {
  if (formats.length === 0) return makeUnknownOutputProblem(path, text);
  const evidence = formats.map((format) => findEvidence(format, text));
  return makeError('ambiguous-output', inFile(path), { formats: formats.map(({ id }) => id), evidence });
}

/** A named format found nothing in the output of another tool. Null if the format may fit. */
export function makeMisfitProblem(
  { id, recognises, fits = recognises }: Format,
  sources: readonly ToolOutput[],
  formats: readonly Format[],
): Diagnostic | null {
  if (sources.some(({ text }) => fits(text))) return null;
  for (const { path, text } of sources) {
    const [first, ...others] = findFittingFormats(formats, text);
    if (first !== undefined) {
      const likely = [first.id, ...others.map((format) => format.id)];
      return makeError('other-format', inFile(path), { format: id, likely, evidence: findEvidence(first, text) });
    }
    const problem = makeUnsupportedOutputProblem({ path, text });
    if (problem !== null) return problem;
  }
  return null;
}

/** Start with a bracket that is no JSON, such as `[info]` or `{ name: 1 }`. */
const NO_JSON = /^[\s[{]*[^\s[{"\]}\d-]/;

function makeUnknownOutputProblem(path: string, text: string): Diagnostic {
  if (text.trim() === '') return makeError('nothing-printed', inFile(path), {});
  const problem = makeUnsupportedOutputProblem({ path, text });
  if (problem !== null) return problem;
  const unknown = makeError('unknown-output', inFile(path), { start: truncateFirstLine(text) });
  if (!/^\s*[[{]/.test(text) || NO_JSON.test(text)) return unknown;
  const { documents, failure } = parseJsonText(text);
  const [document] = documents;
  if (document === undefined) return makeJsonProblem(path, failure!);
  const keys = entriesOf(Array.isArray(document.value) ? document.value[0] : document.value).map(([key]) => key);
  if (keys.length === 0 && /\w/.test(text)) return unknown;
  return makeError('unknown-json', inFile(path), { keys });
}

/** Documents that all formats are asked about. About the others, only the formats found so far are. */
const MAX_TRIED = 1000;

const JSON_LINE = /[ \t]*(?=[[{])/y;

/** Matches the start of a document that breaks off, with which no log or inspected object begins. */
const FIRST_KEY = /^[\s[{]*"(?:[^"\\]|\\.)*"\s*:/;

/**
 * Removes the lines around the JSON of a tool: those of npm, yarn, pnpm or cargo, of a log, or other JSON. Each document
 * stays in its line. One that breaks off or is invalid stays too, so that reading the text reports it. Null if the text
 * has no other lines, no document that a format recognises, or documents of several formats.
 */
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
  const pieces = ranges.map(({ start, end }, index) => {
    return '\n'.repeat(countLineFeeds(text, ranges[index - 1]?.end ?? 0, start)) + text.slice(start, end);
  });
  return pieces.join('');
}
