// Reads the output of `go test -bench`, as text or as `-json` events: benchmark lines become Measurements, and every
// sign of a failed run becomes a problem. Lines are read as benchstat reads them. A repeated name adds another value.

import { type Diagnostic, isError, makeError, makeWarning } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import type { DataOf, DiagnosticCode } from '../render/messages/index.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasEvents, linesOfEvents } from './go-events.ts';
import { findTornResult, parseGoLine, type ResultLine, type UnitLine } from './go-line.ts';
import { buildGoFilter, goDefinitions } from './go-names.ts';
import { GoSeries } from './go-series.ts';
import { type GoTextSink, parseGoText } from './go-text.ts';
import { parseRootName } from './xml.ts';

export const go: Format = {
  id: 'go',
  description: 'go test -bench, as text or with -json',
  advice: `go test -run='^$' -bench="\${BENCH_REFEREE_FILTER:-.}" -benchmem -count=1 ./...`,
  aliases: ['go_bench'],
  repeatsForTime: true,
  // Go text in a report of tests was printed by the tests.
  recognises: (text) => parseRootName(text) === null && (SIGNS.test(text) || hasEvents(text)),
  parse,
  displayName: (name) => name.replace(/^Benchmark(?=.)/, ''),
  filter: buildGoFilter,
  definitions: goDefinitions,
};

/** A result, a header or the end of a package. Each of them is enough. */
const SIGNS = /^(?:Benchmark\S*[ \t]+\d+[ \t]+[-+.\dIN]\S*[ \t]+\S|goos: \S|goarch: \S|ok {2}\t|FAIL\t|\?[ ]{3}\t)/m;

const SKIPPED_OR_FAILED = /^\s*--- (SKIP|FAIL): (\S+)/;
const CRASH = /^(?:(Benchmark\S*)\s+)?((?:panic|fatal error): .*)$/;
const PACKAGE_FAILED = /^FAIL\s+(\S+)(?:\s+\[(.+)\])?/;

function parse({ path, text }: ToolOutput): ParseResult {
  const parser = new GoParser(path);
  if (hasEvents(text)) parser.readEvents(text);
  else parseGoText(text, parser);
  return parser.finish();
}

class GoParser implements GoTextSink {
  readonly #path: string;
  readonly #problems: Diagnostic[] = [];
  readonly #series = new GoSeries();
  readonly #reasons = new GoReasons();
  /** Package of the next results, from the last `pkg:` line or the events. Null: unknown. */
  #group: string | null = null;
  /** True if a failure inside the package was reported, which its `FAIL` line would only repeat. */
  #hasFailed = false;
  /** Number of the last line that says that the whole run failed. Null: none. */
  #end: number | null = null;
  #number = 0;

  constructor(path: string) {
    this.#path = path;
  }

  readEvents(text: string): void {
    const { lines, problems } = linesOfEvents(this.#path, text);
    for (const problem of problems) this.#problems.push(problem);
    let section: string | null = null;
    for (const [index, line] of lines.entries()) {
      if (line.package !== section) {
        section = line.package;
        this.#group = section;
        this.#hasFailed = false;
      }
      this.takeLine(line.text, line.number, () => lines[index + 1]?.text ?? '');
    }
  }

  takeLine(text: string, number: number, next: () => string): readonly string[] | null {
    this.#number = number;
    if (text === 'FAIL') this.#end = number;
    const isOutcome = this.#readOutcome(text, next);
    this.#reasons.note(text);
    if (isOutcome) return null;
    const line = parseGoLine(text);
    // A result behind other output of the benchmark in the same line is lost, in benchstat too.
    const torn = line.kind === 'other' || line.kind === 'configuration' ? findTornResult(text) : null;
    if (torn !== null) this.#reportWarning('result-behind-text', torn);
    if (line.kind === 'configuration' && line.key === 'pkg') this.#group = line.value === '' ? null : line.value;
    else if (line.kind === 'broken') this.#reportWarning('invalid-line', { reason: line.message });
    else if (line.kind === 'unit') this.#applyUnitSettings(line);
    else if (line.kind === 'result') {
      this.#addResult(line);
      return line.measures.map(({ unit }) => unit);
    }
    return null;
  }

  /** Reads a line that says how a benchmark or a package ended. False for all other lines. */
  #readOutcome(text: string, next: () => string): boolean {
    const test = SKIPPED_OR_FAILED.exec(text);
    if (test !== null) {
      const [, outcome, name = ''] = test;
      const isFailure = outcome === 'FAIL';
      if (isFailure)
        this.#reportFailure('failed-in-tool', { name, reason: this.#reasons.reasonOfBenchmark(next()) || undefined });
      else if (name.startsWith('Benchmark')) this.#reportWarning('benchmark-skipped', { name });
      return true;
    }
    const crash = CRASH.exec(text);
    if (crash !== null) {
      const [, name, reason = ''] = crash;
      this.#reportFailure('run-crashed', { name, reason });
      return true;
    }
    const failure = PACKAGE_FAILED.exec(text);
    if (failure === null) return false;
    const [, name = '', reason] = failure;
    const details = [reason, this.#reasons.reasonOfPackage(name)].flatMap((detail) => detail ?? []);
    if (!this.#hasFailed) this.#reportFailure('failed-in-tool', { name, reason: details.join(': ') || undefined });
    this.#hasFailed = false;
    return true;
  }

  /** `results` has the name of each line, followed by one value for each unit. */
  takeResults(results: readonly (string | number)[], units: readonly string[]): void {
    this.#reasons.forgetLogged();
    const width = units.length + 1;
    for (let start = 0, end = 0; start < results.length; start = end) {
      const name = results[start] as string;
      while (results[end] === name) end += width;
      for (const [index, unit] of units.entries()) {
        const values: number[] = [];
        for (let at = start + 1 + index; at < end; at += width) values.push(results[at] as number);
        this.#series.add(this.#group, name, unit, values);
      }
    }
  }

  #addResult({ name, measures }: ResultLine): void {
    for (const { value, unit } of measures) {
      if (Number.isFinite(value)) this.#series.add(this.#group, name, unit, [value]);
      else this.#reportWarning('unusable-value', { name, metric: unit, got: String(value) });
    }
  }

  #applyUnitSettings({ unit, settings }: UnitLine): void {
    for (const setting of settings) {
      if (setting === null) {
        this.#reportWarning('invalid-line', { reason: 'expected key=value' });
        continue;
      }
      const value = this.#series.applyUnitSetting(unit, setting);
      if (value !== null) this.#reportWarning('unit-set-twice', { unit, key: setting.key, value });
    }
  }

  finish(): ParseResult {
    const isExplained = this.#problems.some(isError);
    if (this.#end !== null && !isExplained) {
      this.#number = this.#end;
      this.#reportFailure('failed-in-tool', {});
    }
    if (this.#series.isEmpty && !isExplained)
      this.#problems.push(makeError('no-results', inFile(this.#path), { option: '-bench' }));
    return { measurements: this.#series.all(), problems: this.#problems };
  }

  #reportFailure<Code extends DiagnosticCode>(code: Code, data: DataOf<Code>): void {
    this.#hasFailed = true;
    this.#problems.push(makeError(code, inFile(this.#path, this.#number), data));
  }

  #reportWarning<Code extends DiagnosticCode>(code: Code, data: DataOf<Code>): void {
    this.#problems.push(makeWarning(code, inFile(this.#path, this.#number), data));
  }
}

/** Package above the errors of the compiler or vet. These errors may come before or after all results. */
const COMPILED_PACKAGE = /^# (\S+)/;
const COMPILER_ERROR = /^(?:vet: )?\S+\.go:\d+:\d+: \S/;
const OUTCOME = /^\s*--- /;
const LOGGED = /^\s+\S+\.go:\d+: \S/;

/** Finds out from the lines around a failure why it happened: what a benchmark logged, or an error of the compiler or vet. */
class GoReasons {
  /** Last logged line. With -v it precedes the outcome. Null: none since the last outcome. */
  #logged: string | null = null;
  /** Whether the next lines, if they are indented, belong to an outcome. */
  #isBelow = false;
  /** Package of the next errors of the compiler. */
  #compiled: string | null = null;
  readonly #compilerErrors = new Map<string, string>();

  /** Must be called after `reasonOfBenchmark` for the same line. */
  note(line: string): void {
    const isOutcome = OUTCOME.test(line);
    if (isOutcome || !/^\s/.test(line)) this.forgetLogged(isOutcome);
    else if (!this.#isBelow && LOGGED.test(line)) this.#logged = line;
    const [, name] = COMPILED_PACKAGE.exec(line) ?? [];
    // vet writes the name a second time, in brackets.
    if (name !== undefined && !name.startsWith('[')) this.#compiled = name;
    if (this.#compiled !== null && !this.#compilerErrors.has(this.#compiled) && COMPILER_ERROR.test(line))
      this.#compilerErrors.set(this.#compiled, line);
  }

  /** Results followed, so the benchmark did not fail, or its outcome did. */
  forgetLogged(isOutcome = false): void {
    this.#isBelow = isOutcome;
    this.#logged = null;
  }

  /** Reason why the benchmark of the current outcome failed. Empty: unknown. `below`: the line after the outcome. */
  reasonOfBenchmark(below: string): string {
    const reason = LOGGED.test(below) ? below : (this.#logged ?? below);
    return /^\s+\S/.test(reason) ? reason.trim() : '';
  }

  /** The first error of the compiler or vet for a package. */
  reasonOfPackage(name: string): string | undefined {
    return this.#compilerErrors.get(name);
  }
}
