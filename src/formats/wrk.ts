// Reads the output of wrk, and of wrk2 in the same form: rate, latency and throughput of each run, named by the
// requested address. wrk exits with success whatever the server responds, so every sign of a failure is checked.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { splitLines, truncate } from './plain-text.ts';
import { makeSeriesList } from './series.ts';

export const wrk: Format = {
  id: 'wrk',
  description: 'wrk or wrk2: what it prints, with --latency the percentiles too',
  advice: 'wrk -t 2 -c 4 -d 5s http://127.0.0.1:8080/',
  recognises: (text) => START.test(text) || REFUSED.test(text),
  parse,
};

const START = /^Running \S+ test @ (\S.*)$/m;
const REFUSED = /^unable to connect to \S+ \S.*$/m;

/** Bytes per unit. wrk counts bytes in steps of 1024 (units.c), unlike the k of its requests. */
const BYTES = new Map(
  [...['B', 'KB', 'MB', 'GB', 'TB', 'PB'].entries()].map(([i, word]) => [word, 1024 ** i]),
);
const SECONDS = new Map([
  ['us', 1e-6],
  ['ms', 1e-3],
  ['s', 1],
  ['m', 60],
  ['h', 3600],
]);

interface WrkRun {
  readonly name: string;
  readonly line: number;
  readonly found: Measurement[];
  requests: number | null;
  failure: string | null;
}

function parse({ path, text }: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  const finish = (run: WrkRun | null) => {
    if (run === null) return;
    const failure = run.failure ?? describeMissing(run);
    if (failure === null) for (const found of run.found) series.add(found);
    else {
      const message = `"${run.name}" failed: ${failure}.`;
      problems.push(legacyProblem({ where: `${path}:${run.line}`, message, severity: 'error' }));
    }
  };
  let run: WrkRun | null = null;
  for (const [index, line] of splitLines(text).entries()) {
    const where = `${path}:${index + 1}`;
    const name = START.exec(line)?.[1];
    if (name !== undefined) {
      finish(run);
      run = { name, line: index + 1, found: [], requests: null, failure: null };
    } else if (REFUSED.test(line)) {
      problems.push(legacyProblem({ where, message: `wrk gave up: ${truncate(line)}.`, severity: 'error' }));
    } else if (run !== null)
      parseLine(run, line, (message) =>
        problems.push(legacyProblem({ where, message, severity: 'warning' })),
      );
  }
  finish(run);
  if (run === null && problems.length === 0) {
    const message = 'this is not the output of wrk. Check that the command ran, and prints what wrk prints.';
    problems.push(legacyProblem({ where: path, message, severity: 'error' }));
  }
  return { measurements: series.all(), problems };
}

function describeMissing({ requests, found }: WrkRun): string | null {
  if (requests === 0) return 'there was no response';
  const isWhole = ['Latency avg', 'Requests/sec'].every((name) =>
    found.some(({ metric }) => metric === name),
  );
  return requests !== null && isWhole ? null : 'its results are not all there';
}

const SOCKET_ERRORS = /^ *Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)$/;

function parseLine(run: WrkRun, line: string, warn: (message: string) => void): void {
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
    warn(`${errors} responses of "${run.name}" are errors, which a server may send faster than a page.`);
  } else parseSocketErrors(run, line, warn);
}

/**
 * Reports socket errors. Failed connections and timeouts are missing from the latency, so they are an error. A failed
 * read may be the way in which the server closes a connection, so it is a warning.
 */
function parseSocketErrors(run: WrkRun, line: string, warn: (message: string) => void): void {
  const [, connect, read, write, timeout] = (SOCKET_ERRORS.exec(line) ?? []).map(Number);
  if (connect === undefined || read === undefined || write === undefined || timeout === undefined) return;
  if (connect + timeout > 0) run.failure = `${connect} connections failed and ${timeout} requests timed out`;
  else warn(`of "${run.name}" ${read} reads and ${write} writes failed.`);
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
