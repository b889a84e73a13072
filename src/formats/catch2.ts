// Reads the benchmarks of Catch2 from its XML, or from its console output as a fallback: the mean of each. The JSON of
// Catch2 has no benchmarks, which is an error.

import { makeError } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import { catch2Definitions } from './cpp-definitions.ts';
import { type Findings, makeFindings, makeNumbering, toParseResult } from './findings.ts';
import type { FilterableBenchmark, Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { type LineReader, readLines } from './lines.ts';
import { parseRootName, parseXml, type XmlElement } from './xml.ts';

export const catch2: Format = {
  id: 'catch2',
  aliases: ['cpp_catch2'],
  description: 'Catch2: -r xml; its output on a console as a fallback',
  advice: `./tests -r xml --benchmark-no-analysis "\${BENCH_REFEREE_FILTER:-[!benchmark]}"`,
  repeatsForTime: true,
  recognises: (text) => isCatchXml(text) || isCatchConsole(text) || isCatchJson(text),
  parse,
  filter: (benchmarks) => [...new Set(benchmarks.map(makeTestCasePattern))].join(','),
  definitions: catch2Definitions,
};

function isCatchJson(text: string): boolean {
  return hasKeys(text, 'metadata.catch2-version');
}

function parse(source: ToolOutput): ParseResult {
  const { path, text } = source;
  const findings = makeFindings();
  if (isCatchJson(text)) findings.problems.push(makeError('unsupported-output', inFile(path), { kind: 'catch2-json' }));
  else if (isCatchXml(text)) parseCatchXml(source, findings);
  else parseCatchConsole(source, findings);
  return toParseResult(findings, path, { option: '-r xml' });
}

/** Catch2 selects only test cases (docs/command-line.md), whose names may have the slash that separates parts here. */
function makeTestCasePattern({ name }: FilterableBenchmark): string {
  // The text before the first slash, alone or followed by a slash and anything.
  const [start = ''] = name.split('/');
  const escaped = start.replaceAll(/[\\,["~*]/g, '\\$&');
  return start === '' ? '*' : `${escaped},${escaped}/*`;
}

const PARTS_OF_NAME: ReadonlySet<string> = new Set(['TestCase', 'Section', 'BenchmarkResults']);

function isCatchXml(text: string): boolean {
  return /^(?:Catch|Catch2TestRun)$/.test(parseRootName(text) ?? '');
}

/** Reads the XML reporter of versions 2 and 3. Times are in nanoseconds, which only a comment in the file says. */
function parseCatchXml(source: ToolOutput, { series, problems }: Findings): void {
  /** Benchmarks that have a mean, or a reason for having none. */
  const done = new Set<XmlElement>();
  /** A test case may run several times in a run, each time with other data. */
  let number = makeNumbering();
  /** Number of problems above the current document. */
  let above = 0;

  function addMean(benchmark: XmlElement, ancestors: readonly XmlElement[], text: string): void {
    const mean = text === '' ? Number.NaN : Number(text);
    if (Number.isFinite(mean)) {
      const path = ancestors.filter((part) => PARTS_OF_NAME.has(part.name)).map(readName);
      series.add({ name: number(path.join('/')), metric: 'time', unit: 'ns', values: [mean], aggregate: true });
    } else {
      const data = { name: readName(benchmark), metric: 'mean', got: text };
      problems.push(makeError('unusable-value', benchmark.location, data));
    }
  }

  const fault = parseXml<XmlElement>(source, {
    open(element, ancestors) {
      const { name: tag, location, attributes } = element;
      if (ancestors.length === 0) {
        number = makeNumbering();
        above = problems.length;
      }
      const inner = ancestors.at(-1);
      const testCase = ancestors.find(({ name }) => name === 'TestCase');
      const benchmark = inner?.name === 'BenchmarkResults' && /^(?:mean|failed)$/.test(tag) ? inner : null;
      if (benchmark !== null) done.add(benchmark);
      if (benchmark !== null && tag === 'mean') addMean(benchmark, ancestors, attributes['value'] ?? '');
      else if (benchmark !== null) {
        const data = { name: readName(benchmark), reason: attributes['message'] };
        problems.push(makeError('failed-in-tool', location, data));
      }
      if (tag === 'OverallResult' && attributes['success'] !== 'true') {
        problems.push(
          makeError('failed-in-tool', location, { name: testCase === undefined ? '' : readName(testCase) }),
        );
      }
      // A run counts its failures too. They are reported if no other element has said what failed.
      const announced = /^OverallResults(?:Cases)?$/.test(tag) ? Number(attributes['failures'] ?? 0) : 0;
      if (announced !== 0 && testCase === undefined && problems.length === above) {
        problems.push(makeError('wrong-count', location, { what: 'failures', announced, found: 0 }));
      }
      return element;
    },
    close(element) {
      if (element.name !== 'BenchmarkResults' || done.has(element)) return;
      problems.push(makeError('benchmark-without-result', element.location, { name: readName(element) }));
    },
  });
  if (fault !== null) problems.push(fault);
}

function readName({ attributes }: XmlElement): string {
  return attributes['name'] ?? '';
}

const PROGRAM = /^.* is a Catch2? v[\d.]+(?:-\S+)? host application\.[ \t]*$/m;

function isCatchConsole(text: string): boolean {
  return PROGRAM.test(text);
}

const RULE = /^-{70,}\s*$/;
const END = /^={70,}\s*$/;
const TABLE = /^benchmark name {2,}.*\biterations\b/;
const UNIT = '(ns|us|ms|s|m)';
const NUMBER = String.raw`(\d+(?:\.\d+)?(?:e[+-]?\d+)?)`;
/** Samples, iterations and the estimated total time. Without analysis, the mean replaces the estimated time. */
const ROW = new RegExp(String.raw`^(.*?) +\d+ +\d+ +${NUMBER} ${UNIT}\s*$`);
const MEAN = new RegExp(String.raw`^ +${NUMBER} ${UNIT} +${NUMBER} ${UNIT} +${NUMBER} ${UNIT}\s*$`);
const NO_RESULT = /^(.*?) *Benchmark failed \((.*)\)\s*$/;
/** A failed assertion, after its source location. MSVC writes that location as `a.cpp(12)`. */
const FAILED = /^\S.*(?::\d+|\(\d+\)): FAILED:/;
/** The last lines of a run: `test cases: 3 | 2 passed | 1 failed`. Expected failures have a column of their own. */
const FAILED_COUNT = /^(?:test cases|assertions): .*\| *([1-9]\d*) failed(?! as expected)/;
const CONSOLE_WIDTH = 79;
/** Longest line in characters that Catch2 prints. Longer lines come from the benchmarked program. */
const MAX_LINE_LENGTH = 1000;

/** Kind of the next lines. `head`: names between two rules. `columns`: the header of a table. */
type ConsoleRegion = 'head' | 'body' | 'columns' | 'table';
const REGION_AFTER_RULE = { head: 'body', columns: 'table', body: 'head', table: 'head' } as const;

function parseCatchConsole(source: ToolOutput, findings: Findings): void {
  readLines(source, findings, {
    sign: / \d+ +\d+ +\S+ (?:ns|us|ms|s|m)(?!\w)/g,
    read(reader) {
      const parser = new CatchConsoleParser(reader);
      reader.onEach((line) => parser.readLine(line));
      reader.onEnd(() => parser.reportUnfinishedRun());
    },
  });
}

/** A block for each test case and section has a table of benchmarks. A long name is wrapped; its lines are joined. */
class CatchConsoleParser {
  readonly #reader: LineReader;
  /** Numbers repeated names within the current run. A test case may run several times, each time with other data. */
  #number = makeNumbering();
  #region: ConsoleRegion = 'body';
  #head: string[] = [];
  /** Names of the test case and its sections. */
  #parents: string[] = [];
  #name: string[] = [];
  /** Benchmark that has its row but not yet its mean. */
  #pending: string | null = null;
  /** Without analysis, each benchmark has one line. */
  #isBrief = false;
  /** Location where the current run starts. Null if no run is unfinished. */
  #start: Location | null = null;
  #hasFailed = false;

  constructor(reader: LineReader) {
    this.#reader = reader;
  }

  readLine(line: string): void {
    if (line.length <= MAX_LINE_LENGTH) this.#readShortLine(line);
    if (this.#region !== 'table' || this.#pending !== null) this.#reader.isRead = true;
  }

  #readShortLine(line: string): void {
    if (PROGRAM.test(line)) {
      this.reportUnfinishedRun();
      this.#number = makeNumbering();
      this.#start = this.#reader.location;
      this.#hasFailed = false;
      this.#region = 'body';
    } else if (END.test(line)) {
      this.#start = null;
      this.#region = 'body';
    } else if (FAILED.test(line)) {
      this.#reader.reportError('failed-in-tool', { name: this.#parents[0] ?? '', reason: line });
      this.#hasFailed = true;
      this.#region = 'body';
    } else if (FAILED_COUNT.test(line)) {
      if (!this.#hasFailed) this.#reader.reportError('failed-in-tool', { reason: line });
      this.#hasFailed = true;
    } else if (RULE.test(line)) {
      if (this.#region === 'head') this.#parents = joinNames(this.#head);
      this.#region = REGION_AFTER_RULE[this.#region];
      [this.#head, this.#name, this.#pending] = [[], [], null];
    } else if (TABLE.test(line)) {
      this.#region = 'columns';
      this.#isBrief = !/estimated|est run time/.test(line);
    } else if (this.#region === 'head') this.#head.push(line.trimEnd());
    else if (this.#region === 'table') this.#readRow(line);
  }

  #readRow(line: string): void {
    const pending = this.#pending;
    const [, mean, meanUnit] = MEAN.exec(line) ?? [];
    if (pending !== null) {
      if (mean !== undefined) this.#add(pending, mean, meanUnit!);
      else this.#reader.reportError('unusable-value', { name: pending, metric: 'mean', got: line.trim() });
      this.#pending = null;
      return;
    }
    // The standard deviation is on the next line and looks the same.
    if (mean !== undefined) return;
    const [, end, number, unit] = ROW.exec(line) ?? [];
    const [, failed, reason] = NO_RESULT.exec(line) ?? [];
    if (line.trim() === '') this.#name = [];
    else this.#name.push((end ?? failed ?? line).trim());
    if (end === undefined && failed === undefined) return;
    const name = this.#name.join(' ').trim();
    this.#name = [];
    if (failed !== undefined) this.#reader.reportError('failed-in-tool', { name, reason: reason || undefined });
    else if (this.#isBrief) this.#add(name, number!, unit!);
    else this.#pending = name;
  }

  #add(benchmark: string, mean: string, unit: string): void {
    const name = this.#number([...this.#parents, benchmark].join('/'));
    const time = { metric: 'time', unit: unit === 'm' ? 'min' : unit, value: Number(mean), aggregate: true };
    this.#reader.add({ name, ...time });
  }

  reportUnfinishedRun(): void {
    if (this.#start !== null) this.#reader.reportError('run-unfinished', {}, this.#start);
  }
}

/** Joins the names of the test case and its sections, of which each may be wrapped. Sections are indented by two columns. */
function joinNames(head: readonly string[]): string[] {
  const names: string[] = [];
  for (const [index, line] of head.entries()) {
    const above = head[index - 1];
    const [word = ''] = line.trim().split(' ');
    // A section above that had room for the next word was not wrapped.
    const isWrapped =
      above !== undefined &&
      (!line.startsWith('  ') || (/^ {2}/.test(above) && above.length + word.length + 1 >= CONSOLE_WIDTH));
    names.push(isWrapped ? `${names.pop()} ${line.trim()}` : line.trim());
  }
  return names;
}
