// Finds the formats that a cleaned text fits, and the text that shows it. Makes the problem that no format fits, or that
// a named one does not. Knows no format; the caller passes them.

import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import type { Format, ToolOutput } from './format.ts';
import { parseJsonText } from './json-text.ts';
import { entriesOf, makeJsonProblem } from './json-validation.ts';
import { truncateFirstLine } from './plain-text.ts';
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

/** Cuts between lines if the text has any. */
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

/** Finds the text that shows the format: a line that is sufficient alone, or else the start of the text. */
export function findEvidence(format: Format, text: string): string {
  const lines = text.slice(0, END_LENGTH).split('\n', MAX_LINES_TRIED);
  const evidence = lines.find((line) => line.trim() !== '' && format.recognises(line));
  // The first line of JSON is often a single bracket.
  const start = evidence ?? text.slice(0, START);
  return truncateFirstLine(start.replaceAll(/\s+/g, ' ')).replaceAll('"', "'");
}

/** Makes the problem that `auto` reads nothing: several formats fit, or none does. */
export function makeNoFormatProblem(formats: readonly Format[], { path, text }: ToolOutput): Diagnostic {
  if (formats.length === 0) return makeUnknownOutputProblem(path, text);
  const evidence = formats.map((format) => findEvidence(format, text));
  return makeError('ambiguous-output', inFile(path), { formats: formats.map(({ id }) => id), evidence });
}

/** Makes the problem that a named format found nothing in the output of another tool. Null if the format may fit. */
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
