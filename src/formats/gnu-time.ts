// Reads the output of GNU time with -v: time and memory of one command. A command that failed or was killed has numbers
// too, which are never read.

import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import type { Measurement } from '../model/measurement.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { splitLines } from './plain-text.ts';

export const gnuTime: Format = {
  id: 'gnu-time',
  description: 'GNU time: what it writes with -v',
  advice: '/usr/bin/time -v -o time.txt COMMAND',
  recognises: (text) => START.test(text) && /^[ \t]*Maximum resident set size \(kbytes\): /m.test(text),
  parse,
};

const START = /^[ \t]*Command being timed: "(.*)$/m;
/** Line before all others. It is needed because the exit status of a killed command is 0. */
const FAILURE = /^Command (?:exited with|terminated by|stopped by) /;
const END = /^[ \t]*Exit status: (\d+)/;
const FIELD = /^\s*(\S.*): (\S+)\s*$/;

interface GnuTimeMetric {
  readonly metric: string;
  readonly unit: string;
  readonly primary: boolean;
}

const METRICS: ReadonlyMap<string, GnuTimeMetric> = new Map([
  ['User time (seconds)', { metric: 'user', unit: 's', primary: false }],
  ['System time (seconds)', { metric: 'system', unit: 's', primary: false }],
  ['Elapsed (wall clock) time (h:mm:ss or m:ss)', { metric: 'elapsed', unit: 's', primary: true }],
  // GNU time writes kbytes and means 1024 bytes.
  ['Maximum resident set size (kbytes)', { metric: 'max_rss', unit: 'KiB', primary: true }],
]);

interface GnuTimeReport {
  readonly location: Location;
  readonly name: string;
  readonly failure: string | null;
  readonly measurements: Measurement[];
}

function parse({ path, text }: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  let failure: string | null = null;
  let block: GnuTimeReport | null = null;
  for (const [index, line] of splitLines(text).entries()) {
    const location = inFile(path, index + 1);
    if (FAILURE.test(line)) failure = line.trim();
    const [, command] = START.exec(line) ?? [];
    if (command !== undefined) {
      if (block !== null) problems.push(makeUnfinishedProblem(block));
      const name = command.trimEnd().replace(/"$/, '');
      block = { location, name, failure, measurements: [] };
      failure = null;
    }
    if (block === null) continue;
    const measurement = parseMeasurement(block.name, line);
    if (measurement !== null) block.measurements.push(measurement);
    const [, status] = END.exec(line) ?? [];
    if (status === undefined) continue;
    const wrong = problemOf(block, status);
    if (wrong !== null) problems.push(wrong);
    else for (const one of block.measurements) series.add(one);
    block = null;
  }
  if (block !== null) problems.push(makeUnfinishedProblem(block));
  return toParseResult(found, path, { source: '/usr/bin/time -v' });
}

function parseMeasurement(name: string, line: string): Measurement | null {
  const [, label = '', text = ''] = FIELD.exec(line) ?? [];
  const known = METRICS.get(label);
  if (known === undefined || !/^(?:\d+:){0,2}\d+(?:\.\d+)?$/.test(text)) return null;
  const value = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return { group: null, name, ...known, better: null, values: [value] };
}

function problemOf({ location, name, failure, measurements }: GnuTimeReport, status: string): Diagnostic | null {
  const reason = failure ?? (status === '0' ? null : `Exit status: ${status}`);
  if (reason !== null) return makeError('failed-in-tool', location, { name, reason });
  const missing = [...METRICS.values()].filter(({ metric }) => !measurements.some((one) => one.metric === metric));
  if (missing.length === 0) return null;
  const metric = missing.map((one) => one.metric).join(', ');
  return makeError('unusable-value', location, { name, metric });
}

function makeUnfinishedProblem({ location, name }: GnuTimeReport): Diagnostic {
  return makeError('run-unfinished', location, { name });
}
