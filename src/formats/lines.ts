// Passes the lines of an output to the rules of a format. A line that looks like a result of the tool but gives none is a
// problem, and so are several results in one line, unless the end of each is clear. It knows no format.

import { type DiagnosticCode, makeError, makeWarning } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import type { DataOf } from '../render/messages/index.ts';
import { type Findings, makeFindings, type Result, toParseResult } from './findings.ts';
import type { ParseResult, ToolOutput } from './format.ts';
import { splitLines } from './plain-text.ts';

export interface LineRules {
  /** Matches once for each result of a line, also for one whose numbers cannot be read. Global. Null: no line is missed. */
  readonly sign: RegExp | null;
  /** Matches the end of a result. Global. Without it several results in one line are an error. */
  readonly end?: RegExp;
  /** Called once for each output, so that what one line says of the next ones can be in a variable. */
  read(reader: LineReader): void;
}

export type SingleResult = Omit<Result, 'values'> & { readonly value: number };

export class LineReader implements Findings {
  /** The current line, or the part of it with one result. */
  line = '';
  location: Location;
  /** The whole line below. */
  next = '';
  /**
   * Whether the line was read, even if it adds nothing, or was not, although something was added for lines above.
   * Null: it was read if it added something.
   */
  isRead: boolean | null = null;
  readonly series: Findings['series'];
  readonly problems: Findings['problems'];
  readonly #handlers: (() => void)[] = [];
  readonly #endHandlers: (() => void)[] = [];

  constructor(location: Location, { series, problems }: Findings) {
    this.location = location;
    this.series = series;
    this.problems = problems;
  }

  /**
   * Adds a rule. Every rule whose pattern matches is applied, in their order. A group that may be absent has a default
   * value in the list of parameters.
   */
  on(pattern: RegExp, handle: (...groups: string[]) => void): void {
    this.#handlers.push(() => {
      const match = pattern.exec(this.line);
      if (match !== null) handle(...match.slice(1));
    });
  }

  onEach(handle: (line: string) => void): void {
    this.#handlers.push(() => handle(this.line));
  }

  onEnd(handle: () => void): void {
    this.#endHandlers.push(handle);
  }

  add({ value, ...result }: SingleResult): void {
    this.series.add({ ...result, values: [value] });
  }

  reportError<Code extends DiagnosticCode>(code: Code, data: DataOf<Code>, location = this.location): void {
    this.problems.push(makeError(code, location, data));
  }

  reportWarning<Code extends DiagnosticCode>(code: Code, data: DataOf<Code>, location = this.location): void {
    this.problems.push(makeWarning(code, location, data));
  }

  /** False if the line adds nothing. */
  readLine(line: string): boolean {
    this.line = line;
    this.isRead = null;
    const before = this.series.added + this.problems.length;
    for (const handle of this.#handlers) handle();
    return this.isRead ?? this.series.added + this.problems.length > before;
  }

  finish(): void {
    for (const handle of this.#endHandlers) handle();
  }
}

/** `advice` says what to check if no benchmark has a result. */
export function parseLines(source: ToolOutput, rules: LineRules, advice: DataOf<'no-results'>): ParseResult {
  const findings = makeFindings();
  readLines(source, findings, rules);
  return toParseResult(findings, source.path, advice);
}

export function readLines({ path, text }: ToolOutput, findings: Findings, { sign, end, read }: LineRules): void {
  const reader = new LineReader(inFile(path), findings);
  read(reader);
  const lines = splitLines(text);
  const countSigns = (line: string) => (sign === null ? 0 : (line.match(sign)?.length ?? 0));
  for (const [index, line] of lines.entries()) {
    reader.location = inFile(path, index + 1);
    reader.next = lines[index + 1] ?? '';
    const count = countSigns(line);
    for (const part of count > 1 ? splitResults(line, end) : [line]) {
      const results = count > 1 ? countSigns(part) : count;
      if (results > 1) reader.reportError('joined-results', { line: part.trim() });
      else if (!reader.readLine(part) && results === 1) reader.reportError('unreadable-result', { line: part.trim() });
    }
  }
  reader.finish();
}

function splitResults(line: string, end: RegExp | undefined): string[] {
  const ends = end === undefined ? [] : [...line.matchAll(end)].map(({ index, 0: { length } }) => index + length);
  return [0, ...ends].map((from, at) => line.slice(from, ends[at])).filter((part) => part.trim() !== '');
}
