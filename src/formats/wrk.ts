// Reads the output of wrk, and of wrk2 in the same form: rate, latency and throughput of each run, named by the
// requested address. wrk exits with success whatever the server responds, so every sign of a failure is checked.

import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { Measurement } from '../model/measurement.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { readLines } from './lines.ts';

export const wrk: Format = {
  id: 'wrk',
  description: 'wrk or wrk2: what it prints, with --latency the percentiles too',
  advice: 'wrk -t 2 -c 4 -d 5s http://127.0.0.1:8080/',
  repeatsForTime: true,
  recognises: (text) => (START.test(text) && !AUTOCANNON.test(text)) || REFUSED.test(text),
  parse,
};

const START = /^Running \S+ test @ (\S.*)$/m;
/** The line below, if autocannon printed the first one. wrk has `4 threads and 10 connections` there. */
const AUTOCANNON = /^Running \S+ test @ \S.*\n\d+ connections\b/m;
const REFUSED = /^unable to connect to \S+ \S.*$/m;

/** Bytes per unit. wrk counts bytes in steps of 1024 (units.c), unlike the k of its requests. */
const BYTES = new Map([...['B', 'KB', 'MB', 'GB', 'TB', 'PB'].entries()].map(([i, word]) => [word, 1024 ** i]));
const SECONDS = new Map([
  ['us', 1e-6],
  ['ms', 1e-3],
  ['s', 1],
  ['m', 60],
  ['h', 3600],
]);

const SIGNS = { sign: /(?:Requests|Transfer)\/sec: |(?<![\d.])[\d.]+% +(?:[-\w.,]+$|[\d.]+[a-z]+(?= +\d))/g };

interface WrkRun {
  readonly name: string;
  readonly location: Location;
  readonly found: Measurement[];
  requests: number | null;
  failure: Diagnostic | null;
}

function parse(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  const finish = (run: WrkRun | null) => {
    if (run === null) return;
    const failure = run.failure ?? findMissing(run);
    if (failure !== null) problems.push(failure);
    else for (const measurement of run.found) series.add(measurement);
  };
  let run: WrkRun | null = null;
  readLines(source, found, SIGNS, (line, location) => {
    const name = START.exec(line)?.[1];
    if (name !== undefined) {
      finish(run);
      run = { name, location, found: [], requests: null, failure: null };
    } else if (REFUSED.test(line)) {
      problems.push(makeError('tool-error', location, { tool: 'wrk', said: line }));
    } else if (run !== null) {
      const known = run.found.length;
      const warning = parseLine(run, line, location);
      if (warning !== null) problems.push(warning);
      return run.found.length > known;
    }
    return run === null;
  });
  finish(run);
  return toParseResult(found, source.path, { source: 'wrk' });
}

function findMissing({ name, location, requests, found }: WrkRun): Diagnostic | null {
  if (requests === 0) return makeError('no-responses', location, { name });
  const isWhole = ['Latency avg', 'Requests/sec'].every((label) => found.some(({ metric }) => metric === label));
  return requests !== null && isWhole ? null : makeError('benchmark-without-result', location, { name });
}

const SOCKET_ERRORS = /^ *Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)$/;

/** Reads a line of a run. Returns a warning if it says that requests failed. */
function parseLine(run: WrkRun, line: string, location: Location): Diagnostic | null {
  const latency = /^ +Latency +([\d.]+)([a-z]+) +\S/.exec(line);
  const percentile = /^ +([\d.]+)% +([\d.]+)([a-z]+)$/.exec(line);
  const rate = /^Requests\/sec: +([\d.]+)$/.exec(line)?.[1];
  const transfer = /^Transfer\/sec: +([\d.]+)([KMGTP]?B)$/.exec(line);
  const requests = /^ +(\d+) requests in /.exec(line)?.[1];
  const errors = /^ *Non-2xx or 3xx responses: (\d+)$/.exec(line)?.[1];
  if (latency !== null) add(run, 'Latency avg', parseTime(latency[1]!, latency[2]!));
  else if (percentile !== null) {
    add(run, `Latency p${Number(percentile[1])}`, parseTime(percentile[2]!, percentile[3]!));
  } else if (rate !== undefined) add(run, 'Requests/sec', { unit: '1/s', value: Number(rate) });
  else if (transfer !== null) {
    add(run, 'Transfer/sec', { unit: 'B/s', value: Number(transfer[1]) * BYTES.get(transfer[2]!)! });
  } else if (requests !== undefined) run.requests = Number(requests);
  else if (errors !== undefined) {
    const requests = run.requests ?? undefined;
    const counts = { name: run.name, failed: Number(errors), requests };
    return makeWarning('requests-failed', location, { ...counts, kind: 'status' });
  } else return parseSocketErrors(run, line, location);
  return null;
}

/**
 * Reads socket errors. Failed connections and timeouts are missing from the latency, so they are an error. A failed read
 * may be the way in which the server closes a connection, so it is a warning.
 */
function parseSocketErrors(run: WrkRun, line: string, location: Location): Diagnostic | null {
  const [, connect, read, write, timeout] = (SOCKET_ERRORS.exec(line) ?? []).map(Number);
  if (connect === undefined || read === undefined || write === undefined || timeout === undefined) return null;
  const common = { name: run.name, kind: 'error' } as const;
  const failed = connect + timeout;
  if (failed === 0) return makeWarning('requests-failed', location, { ...common, failed: read + write });
  run.failure = makeError('requests-failed', run.location, { ...common, failed });
  return null;
}

interface WrkValue {
  readonly unit: string;
  readonly value: number;
}

function parseTime(number: string, unit: string): WrkValue {
  return { unit: 'sec', value: Number(number) * (SECONDS.get(unit) ?? Number.NaN) };
}

const PRIMARY = new Set(['Requests/sec', 'Latency avg']);

function add({ name, found }: WrkRun, metric: string, { unit, value }: WrkValue): void {
  if (!Number.isFinite(value)) return;
  const better = unit === 'sec' ? 'lower' : 'higher';
  const primary = PRIMARY.has(metric);
  found.push({ group: null, name, metric, unit, better, values: [value], primary, aggregate: true });
}
