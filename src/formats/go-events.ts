// Restores the text from the events of `go test -json`. Events split lines into pieces and mix packages, so the pieces
// are joined separately for each package. Each line keeps the number of the event in which it began.

import * as z from 'zod';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import { splitLines } from './plain-text.ts';

export interface OutputLine {
  readonly text: string;
  readonly number: number;
  /** Package that printed the line. Null if only the text can say. */
  readonly package: string | null;
}

const eventSchema = z.object({
  Action: z.string(),
  Package: z.string().optional(),
  /** Package of compiler output, in place of `Package`. */
  ImportPath: z.string().optional(),
  Test: z.string().optional(),
  Output: z.string().optional(),
});

type GoTestEvent = z.infer<typeof eventSchema>;

// The keys may have any order, and a build tool may print its own lines around the events.
const EVENT = /^\{.*"Action"\s*:\s*"(?:start|run|output|pass|fail|skip|bench|build-output|build-fail)"/m;

export function hasEvents(text: string): boolean {
  // The search for a character takes a tenth of the time of the expression, and most texts do not contain it.
  return text.includes('{') && EVENT.test(text);
}

interface PackageOutput {
  readonly lines: OutputLine[];
  rest: string;
  restNumber: number;
  /** Action of the event that ended the package. Null: none so far. */
  end: string | null;
}

export function linesOfEvents(path: string, text: string): { lines: OutputLine[]; problems: Diagnostic[] } {
  const outputs = new Map<string | null, PackageOutput>();
  const problems: Diagnostic[] = [];
  for (const [index, line] of splitLines(text).entries()) {
    if (line.trim() === '') continue;
    const event = parseEvent(line);
    if (event === null) {
      problems.push(makeError('broken-go-event', inFile(path, index + 1), {}));
    } else add(outputs, event, index + 1);
  }
  for (const [name, output] of outputs) {
    finishLine(output, name);
    if (name === null || output.end === 'pass' || output.end === 'skip') continue;
    // A failure that is also in the output is read from there, with its reason.
    if (output.end === 'fail' && output.lines.some(({ text }) => text.startsWith('FAIL'))) continue;
    const code = output.end === 'fail' ? 'failed-in-tool' : 'benchmark-without-result';
    problems.push(makeError(code, inFile(path), { name }));
  }
  return { lines: [...outputs.values()].flatMap((output) => output.lines), problems };
}

/** Parses an event. Null if the line only begins like one. Any other text becomes output without a package. */
function parseEvent(line: string): GoTestEvent | null {
  if (!line.startsWith('{')) return { Action: 'output', Output: `${line}\n` };
  try {
    return eventSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

function add(outputs: Map<string | null, PackageOutput>, event: GoTestEvent, number: number): void {
  const name = event.Package ?? null;
  const output = outputs.get(name) ?? { lines: [], rest: '', restNumber: number, end: null };
  outputs.set(name, output);
  if (event.Test === undefined) {
    if (event.Action === 'start') output.end = null;
    if (['pass', 'fail', 'skip'].includes(event.Action)) output.end = event.Action;
  }
  if (event.Output === undefined) return;
  const [first = '', ...rest] = splitLines(event.Output);
  if (output.rest === '') output.restNumber = number;
  output.rest += first;
  for (const text of rest) {
    finishLine(output, name);
    output.rest = text;
    output.restNumber = number;
  }
}

function finishLine(output: PackageOutput, name: string | null): void {
  if (output.rest !== '') output.lines.push({ text: output.rest, number: output.restNumber, package: name });
  output.rest = '';
}
