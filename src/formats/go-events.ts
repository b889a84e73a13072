// `go test -json` back to the text it was made from. Its events cut lines into pieces and mix packages, so the
// pieces are put together package by package; each line keeps the number of the event it began in.

import * as z from 'zod';
import type { Problem } from '../model/problem.ts';
import { cut, lines } from './text.ts';

export interface OutputLine {
  readonly text: string;
  /** In the file, from 1. */
  readonly number: number;
  /** The package whose output it is; null where only the text can say. */
  readonly package: string | null;
}

const eventSchema = z.object({
  Action: z.string(),
  Package: z.string().optional(),
  /** Instead of `Package` for what the compiler says. */
  ImportPath: z.string().optional(),
  Test: z.string().optional(),
  Output: z.string().optional(),
});

type Event = z.infer<typeof eventSchema>;

// The keys come in any order, and a build tool may print lines of its own around the events.
const EVENT = /^\{.*"Action"\s*:\s*"(?:start|run|output|pass|fail|skip|bench|build-output|build-fail)"/m;

export function hasEvents(text: string): boolean {
  // The search for a character takes a tenth of the time that the expression takes, and text has mostly none.
  return text.includes('{') && EVENT.test(text);
}

interface PackageOutput {
  readonly lines: OutputLine[];
  /** A line that has not ended yet. */
  rest: string;
  restNumber: number;
  /** The event that ended the package; null while none has come. */
  end: string | null;
}

export function linesOfEvents(path: string, text: string): { lines: OutputLine[]; problems: Problem[] } {
  const outputs = new Map<string | null, PackageOutput>();
  const problems: Problem[] = [];
  for (const [index, line] of lines(text).entries()) {
    if (line.trim() === '') continue;
    const event = parseEvent(line);
    if (event === null) {
      const message =
        'this is no complete event of go test -json. The output breaks off or was mixed with other text.';
      problems.push({ where: `${path}:${index + 1}`, message, severity: 'error' });
    } else add(outputs, event, index + 1);
  }
  for (const [name, output] of outputs) {
    finishLine(output, name);
    if (name === null || output.end === 'pass' || output.end === 'skip') continue;
    // A failure that the output tells of as well is read there, with its reason.
    if (output.end === 'fail' && output.lines.some(({ text }) => text.startsWith('FAIL'))) continue;
    const message =
      output.end === 'fail'
        ? `package "${cut(name)}" failed. Look at what its tests printed.`
        : `package "${cut(name)}" has no result. The run was stopped or the output breaks off.`;
    problems.push({ where: path, message, severity: 'error' });
  }
  return { lines: [...outputs.values()].flatMap((output) => output.lines), problems };
}

/** Null: begins like an event and is none. Any other text is an output of no package. */
function parseEvent(line: string): Event | null {
  if (!line.startsWith('{')) return { Action: 'output', Output: `${line}\n` };
  try {
    return eventSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

function add(outputs: Map<string | null, PackageOutput>, event: Event, number: number): void {
  const name = event.Package ?? null;
  const output = outputs.get(name) ?? { lines: [], rest: '', restNumber: number, end: null };
  outputs.set(name, output);
  if (event.Test === undefined) {
    if (event.Action === 'start') output.end = null;
    if (['pass', 'fail', 'skip'].includes(event.Action)) output.end = event.Action;
  }
  if (event.Output === undefined) return;
  const [first = '', ...others] = lines(event.Output);
  if (output.rest === '') output.restNumber = number;
  output.rest += first;
  for (const other of others) {
    finishLine(output, name);
    output.rest = other;
    output.restNumber = number;
  }
}

function finishLine(output: PackageOutput, name: string | null): void {
  if (output.rest !== '') output.lines.push({ text: output.rest, number: output.restNumber, package: name });
  output.rest = '';
}
