// `go test -bench` as text or as `-json` events: benchmark lines to Measurements, and every sign of a failed
// run to a problem. Lines are read as benchstat reads them; the same name again is another value.

import type { Better, Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import { tidyGo } from '../units/tidy.ts';
import type { Format, Parsed, Source } from './format.ts';
import { goDefinitions } from './go-definitions.ts';
import { hasEvents, linesOfEvents, type OutputLine } from './go-events.ts';
import { goFilter } from './go-filter.ts';
import { parseGoLine, type ResultLine } from './go-line.ts';
import { cut, lines } from './text.ts';

export const go: Format = {
  id: 'go',
  title: 'go test -bench, as text or with -json',
  advice: `go test -run='^$' -bench="\${BENCH_REFEREE_FILTER:-.}" -benchmem -count=1 ./...`,
  aliases: ['go_bench'],
  recognises: (text) => SIGNS.test(text) || hasEvents(text),
  parse,
  displayName: (name) => name.replace(/^Benchmark(?=.)/, ''),
  filter: goFilter,
  definitions: goDefinitions,
};

/** A result, a header or the end of a package; each is enough. */
const SIGNS =
  /^(?:Benchmark\S*[ \t]+\d+[ \t]+[-+.\dIN]\S*[ \t]+\S|goos: \S|goarch: \S|ok {2}\t|FAIL\t|\?[ ]{3}\t)/m;

const SKIPPED_OR_FAILED = /^\s*--- (SKIP|FAIL): (\S+)/;
const CRASH = /^(?:(Benchmark\S*)\s+)?((?:panic|fatal error): .*)$/;
const PACKAGE_FAILED = /^FAIL\s+(\S+)(?:\s+\[(.+)\])?/;

interface Reading {
  readonly path: string;
  readonly problems: Problem[];
  readonly series: Map<string, Omit<Measurement, 'values'> & { values: number[] }>;
  /** Settings of `Unit` lines by tidied unit and key; they hold for the whole text, wherever they stand. */
  readonly units: Map<string, Map<string, string>>;
  /** Whose results come next: the last `pkg:` line. */
  group: string | null;
  /** A failure inside the package was reported, which its `FAIL` line would only repeat. */
  failed: boolean;
}

function parse({ path, text }: Source): Parsed {
  const { lines: output, problems } = hasEvents(text)
    ? linesOfEvents(path, text)
    : { lines: plainLines(text), problems: [] };
  const reading: Reading = {
    path,
    problems,
    series: new Map(),
    units: new Map(),
    group: null,
    failed: false,
  };
  let section: string | null = null;
  for (const [index, line] of output.entries()) {
    if (line.package !== section) {
      section = line.package;
      reading.group = section;
      reading.failed = false;
    }
    if (!readOutcome(reading, line, output[index + 1]?.text ?? '')) readLine(reading, line);
  }
  finish(reading, output);
  return {
    measurements: [...reading.series.values()].map((series) => withUnitSettings(reading, series)),
    problems,
  };
}

function plainLines(text: string): OutputLine[] {
  return lines(text).map((line, index) => ({ text: line, number: index + 1, package: null }));
}

/** Lines that say how a benchmark or a package ended; false for all others. */
function readOutcome(reading: Reading, { text, number }: OutputLine, next: string): boolean {
  const test = SKIPPED_OR_FAILED.exec(text);
  if (test !== null) {
    const [, what, name = ''] = test;
    const detail = /^\s+\S/.test(next) ? `: ${cut(next.trim())}` : '';
    if (what === 'FAIL') fail(reading, number, `"${cut(name)}" failed${detail}.`);
    else if (name.startsWith('Benchmark')) warn(reading, number, `"${cut(name)}" was skipped.`);
    return true;
  }
  const crash = CRASH.exec(text);
  if (crash !== null) {
    const [, name, what = ''] = crash;
    fail(
      reading,
      number,
      `${name === undefined ? '' : `"${cut(name)}": `}${cut(what)}. What follows in its package is missing.`,
    );
    return true;
  }
  const failure = PACKAGE_FAILED.exec(text);
  if (failure !== null) {
    const [, name, reason] = failure;
    if (!reading.failed)
      fail(
        reading,
        number,
        `package "${cut(name ?? '')}" failed${reason === undefined ? '' : `: ${cut(reason)}`}.`,
      );
    reading.failed = false;
    return true;
  }
  return false;
}

function readLine(reading: Reading, { text, number }: OutputLine): void {
  const line = parseGoLine(text);
  if (line.kind === 'configuration' && line.key === 'pkg')
    reading.group = line.value === '' ? null : line.value;
  else if (line.kind === 'broken') warn(reading, number, line.message);
  else if (line.kind === 'unit') readUnitSettings(reading, line, number);
  else if (line.kind === 'result') addResult(reading, line, number);
}

function addResult(reading: Reading, { name, measures }: ResultLine, number: number): void {
  for (const { value, unit } of measures) {
    if (!Number.isFinite(value)) {
      warn(reading, number, `"${cut(name)}" has no usable value, got "${value} ${cut(unit)}".`);
      continue;
    }
    const key = JSON.stringify([reading.group, name, unit]);
    const series = reading.series.get(key);
    if (series !== undefined) series.values.push(value);
    else {
      const primary = tidyGo(unit).unit === 'sec/op';
      const { group } = reading;
      reading.series.set(key, { group, name, metric: unit, unit, better: null, values: [value], primary });
    }
  }
}

function readUnitSettings(
  reading: Reading,
  { unit, settings }: { unit: string; settings: readonly string[] },
  number: number,
): void {
  const base = tidyGo(unit).unit;
  const known = reading.units.get(base) ?? new Map<string, string>();
  reading.units.set(base, known);
  for (const setting of settings) {
    const [, key, value] = /^([^=]+)=(.*)$/s.exec(setting) ?? [];
    if (key === undefined || value === undefined) {
      warn(reading, number, 'expected key=value');
      continue;
    }
    const present = known.get(key);
    if (present === undefined) known.set(key, value);
    else if (present !== value)
      warn(reading, number, `metadata ${cut(key)} of unit ${cut(unit)} already set to ${cut(present)}`);
  }
}

function withUnitSettings(reading: Reading, series: Measurement): Measurement {
  const settings = reading.units.get(tidyGo(series.unit).unit);
  const better = asBetter(settings?.get('better')) ?? series.better;
  return { ...series, better, ...(settings?.get('assume') === 'exact' && { deterministic: true }) };
}

function asBetter(text: string | undefined): Better | null {
  return text === 'lower' || text === 'higher' ? text : null;
}

function finish(reading: Reading, output: readonly OutputLine[]): void {
  const { path, problems, series } = reading;
  const end = output.findLast(({ text }) => text === 'FAIL');
  const isExplained = problems.some(({ severity }) => severity === 'error');
  if (end !== undefined && !isExplained) fail(reading, end.number, 'the run says FAIL and not why.');
  if (series.size > 0) return;
  const message = 'no benchmark has a result. Check the pattern after -bench.';
  problems.push({ where: path, message, severity: 'error' });
}

function fail(reading: Reading, number: number, message: string): void {
  reading.failed = true;
  reading.problems.push({ where: `${reading.path}:${number}`, message, severity: 'error' });
}

function warn(reading: Reading, number: number, message: string): void {
  reading.problems.push({ where: `${reading.path}:${number}`, message, severity: 'warning' });
}
