// Reads the files that Valgrind's Callgrind and Cachegrind write: the counts of a whole process, or of the parts that a
// benchmark harness marks in it. Reads only totals, never functions.

import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import { parseCallgrindHeader, parseCost, splitWords } from '../text/callgrind-file.ts';
import { type Findings, makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { splitLines } from './plain-text.ts';

export const callgrind: Format = {
  id: 'callgrind',
  description: "Valgrind's callgrind.out and cachegrind.out files",
  advice: 'valgrind --tool=callgrind --callgrind-out-file=callgrind.out COMMAND',
  runsValgrind: true,
  recognises: (text) => /^cmd: /m.test(text) && /^events: Ir\b/m.test(text),
  parse,
};

/** The counts of one dump in a file: since the start of the process or since the dump before. */
interface Part {
  readonly location: Location;
  /** Name that the harness gave to what it counted; null for the end of the process. Untrusted text. */
  readonly mark: string | null;
  readonly events: readonly string[];
  /** Count of each event, NaN for what is no count; null if the file ends before it. */
  readonly totals: readonly number[] | null;
  /** The counts as written. Untrusted texts. */
  readonly written: readonly string[];
}

function parse(source: ToolOutput): ParseResult {
  const findings = makeFindings();
  const { command, parts } = readParts(source);
  const counted = parts.filter(({ totals }) => totals === null || totals[0] !== 0);
  const marked = counted.filter(({ mark }) => mark !== null);
  // What a process does outside of all marks belongs to the harness.
  for (const part of marked.length > 0 ? marked : counted) addPart(findings, part, part.mark ?? command);
  return toParseResult(findings, source.path, { tool: 'valgrind' });
}

function addPart({ series, problems }: Findings, { location, events, totals, written }: Part, name: string): void {
  if (totals === null) problems.push(makeError('benchmark-without-result', location, { name }));
  for (const [index, count] of totals?.entries() ?? []) {
    // The manual of Valgrind lists the names of the other events (5.2.3, 6.2.2).
    const metric = events[index] === 'Ir' ? 'instructions' : events[index];
    if (metric === undefined || Number.isNaN(count)) {
      const data = { name, metric: metric ?? 'event', got: written[index] };
      problems.push(makeError('unusable-value', location, data));
    } else {
      const counted = { name, metric, unit: 'count', better: 'lower', values: [count], primary: index === 0 } as const;
      series.add({ ...counted, deterministic: true, dependsOnLayout: true });
    }
  }
}

export interface CountedPart {
  /** Command line of the process. Untrusted text. */
  readonly command: string;
  /** Name that a harness gave to the part; null for a process, or the rest of one. Untrusted text. */
  readonly mark: string | null;
  readonly instructions: number;
}

export interface CountedParts {
  readonly parts: readonly CountedPart[];
  /** Errors: a part without its end, or with something else than a count. Without it, the count of the process is too low. */
  readonly problems: readonly Diagnostic[];
}

export function readCountedParts(source: ToolOutput): CountedParts {
  const { command, parts } = readParts(source);
  const counted: CountedPart[] = [];
  const problems: Diagnostic[] = [];
  for (const { location, mark, totals, written } of parts) {
    const name = mark ?? command;
    const instructions = totals?.[0] ?? Number.NaN;
    if (totals === null) problems.push(makeError('benchmark-without-result', location, { name }));
    else if (Number.isNaN(instructions))
      problems.push(makeError('unusable-value', location, { name, metric: 'instructions', got: written[0] }));
    else counted.push({ command, mark, instructions });
  }
  return { parts: counted, problems };
}

function readParts({ path, text }: ToolOutput): { readonly command: string; readonly parts: readonly Part[] } {
  // Callgrind writes a `summary` too, but after a client request it is not the sum of the part.
  const totalsKey = /^version: /m.test(text) ? 'totals' : 'summary';
  let command = '';
  let mark: string | null = null;
  const parts: Part[] = [];
  for (const [index, line] of splitLines(text).entries()) {
    const { key, value } = parseCallgrindHeader(line) ?? { key: null, value: '' };
    const last = parts.at(-1);
    if (key === 'cmd') command = value;
    else if (key === 'desc') mark = /^Trigger: Client Request: (.+)$/.exec(value)?.[1] ?? mark;
    else if (key === 'events') {
      parts.push({ location: inFile(path, index + 1), mark, events: splitWords(value), totals: null, written: [] });
      mark = null;
    } else if (key === totalsKey && last !== undefined && value !== '') {
      const written = splitWords(value);
      parts[parts.length - 1] = { ...last, totals: written.map(parseCost), written };
    }
  }
  return { command, parts };
}
