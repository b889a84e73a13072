// Finds the formats that a cleaned text fits, and the words that show it. Explains why no format fits, or why a named
// one does not. Knows no format; the caller passes them.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ToolOutput } from './format.ts';
import { parseJsonText } from './json-text.ts';
import { truncate, truncateFirstLine } from './plain-text.ts';
import { explainUnsupportedOutput } from './unsupported-output.ts';

/** Number of characters that are read at each end of a long text. */
const END_LENGTH = 131_072;

/** Returns all formats that fit. Only the two ends of a long text are read, unless no format fits them. */
export function findFittingFormats(formats: readonly Format[], text: string): Format[] {
  const fits = (looked: string) => formats.filter((format) => format.recognises(looked));
  const looked = keepEnds(text);
  const found = fits(looked);
  return found.length > 0 || looked.length === text.length ? found : fits(text);
}

/** Returns the two ends of a long text, cut between lines if it has any. */
function keepEnds(text: string): string {
  if (text.length <= 2 * END_LENGTH) return text;
  const head = text.slice(0, END_LENGTH);
  const tail = text.slice(-END_LENGTH);
  return head.slice(0, head.lastIndexOf('\n') + 1 || END_LENGTH) + tail.slice(tail.indexOf('\n') + 1);
}

/** Maximum number of lines that are tried. Some outputs have a long preamble, and each line costs a call. */
const MAX_LINES_TRIED = 2000;

/** Number of characters to quote from, more than a quotation has. */
const START = 400;

/** Returns the words that show the format: a line that is sufficient alone, or else the start of the text. */
export function findEvidence(format: Format, text: string): string {
  const lines = text.slice(0, END_LENGTH).split('\n', MAX_LINES_TRIED);
  const telling = lines.find((line) => line.trim() !== '' && format.recognises(line));
  // The first line of JSON is often a single bracket.
  const start = telling ?? text.slice(0, START);
  return truncateFirstLine(start.replaceAll(/\s+/g, ' ')).replaceAll('"', "'");
}

/** Explains why `auto` reads nothing: several formats fit, or none does. */
export function explainNoFormat(
  formats: readonly Format[],
  { path, text }: ToolOutput,
  ids: string,
): Problem {
  const where = path;
  if (formats.length === 0)
    return legacyProblem({ where, message: describeUnknownOutput(text, ids), severity: 'error' });
  const all = formats.map((format) => `"${format.id}", by "${findEvidence(format, text)}"`).join(', and ');
  return legacyProblem({
    where,
    message: `the output fits ${all}. Set "format" to one of them.`,
    severity: 'error',
  });
}

/** Explains why a named format found nothing in the output of another tool. Null if the format may fit. */
export function explainMisfit(
  format: Format,
  sources: readonly ToolOutput[],
  formats: readonly Format[],
): Problem | null {
  const fits = format.fits ?? format.recognises;
  if (sources.some(({ text }) => fits(text))) return null;
  for (const { path, text } of sources) {
    const others = findFittingFormats(formats, text);
    const [first] = others;
    const message = first === undefined ? explainUnsupportedOutput(text) : null;
    if (message !== null) return legacyProblem({ where: path, message, severity: 'error' });
    if (first === undefined) continue;
    const ids = others.map(({ id }) => `"${id}"`).join(' or ');
    const likeness = `this is no output for the format "${format.id}": by "${findEvidence(first, text)}" it looks like ${others.map(({ description }) => description).join(' or ')}`;
    return legacyProblem({
      where: path,
      message: `${likeness}. Set "format" to ${ids}, or to "auto".`,
      severity: 'error',
    });
  }
  return null;
}

function describeUnknownOutput(text: string, ids: string): string {
  if (text.trim() === '') {
    return 'the output is empty. Check that the command prints its results there, or name the file it writes as "output-file".';
  }
  const known = explainUnsupportedOutput(text);
  if (known !== null) return known;
  const remedy = `Known are ${ids}; "command" measures the invocation itself.`;
  const { documents, failure } = /^\s*[[{]/.test(text)
    ? parseJsonText(text)
    : { documents: [], failure: null };
  const [document] = documents;
  if (document !== undefined) {
    return `the output is JSON of a shape that no format has, with ${formatKeys(document.value)}. ${remedy}`;
  }
  if (failure !== null) {
    const { line, column, message } = failure;
    return `the output begins like JSON, but at line ${line}, column ${column} ${message}. ${remedy}`;
  }
  return `the output is text that no format recognises, beginning "${truncateFirstLine(text)}". ${remedy}`;
}

function formatKeys(value: unknown): string {
  const object: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof object !== 'object' || object === null || Object.keys(object).length === 0) return 'no keys';
  return `the keys "${truncate(Object.keys(object).join(', '))}"`;
}
