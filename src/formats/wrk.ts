// Reads the output of wrk, and of wrk2 in the same form: rate, latency and throughput of each run, named by the
// requested address. wrk exits with success whatever the server responds, so every sign of a failure is checked.

import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { lineFormat } from './line-format.ts';
import type { SingleResult } from './lines.ts';

export const wrk = lineFormat({
  id: 'wrk',
  description: 'wrk or wrk2: its output, with --latency the percentiles too',
  advice: 'wrk -t 2 -c 4 -d 5s http://127.0.0.1:8080/',
  repeatsForTime: true,
  recognises: (text) => (START.test(text) && !AUTOCANNON.test(text)) || REFUSED.test(text),
  noResults: { source: 'wrk' },
  sign: /(?:Requests|Transfer)\/sec: |(?<![\d.])[\d.]+% +(?:[-\w.,]+$|[\d.]+[a-z]+(?= +\d))/g,
  read(reader) {
    let run: WrkRun | null = null;
    const finish = () => {
      const failure = run && (run.failure ?? findMissing(run));
      if (failure !== null) reader.problems.push(failure);
      else for (const value of run?.values ?? []) reader.add(value);
    };
    const add = (metric: string, unit: string, value: number) => {
      if (run === null || !Number.isFinite(value)) return;
      const better = unit === 'sec' ? 'lower' : 'higher';
      run.values.push({ name: run.name, metric, unit, better, value, primary: PRIMARY.has(metric), aggregate: true });
      reader.isRead = true;
    };
    const addTime = (metric: string, number: string, unit: string) =>
      add(metric, 'sec', Number(number) * (SECONDS.get(unit) ?? Number.NaN));
    reader.on(START, (name) => {
      finish();
      run = { name, location: reader.location, values: [], requests: null, failure: null };
    });
    reader.on(REFUSED, () => reader.reportError('tool-error', { tool: 'wrk', said: reader.line }));
    reader.on(/^ +Latency +([\d.]+)([a-z]+) +\S/, (number, unit) => addTime('Latency avg', number, unit));
    reader.on(/^ +([\d.]+)% +([\d.]+)([a-z]+)$/, (percent, number, unit) =>
      addTime(`Latency p${Number(percent)}`, number, unit),
    );
    reader.on(/^Requests\/sec: +([\d.]+)$/, (rate) => add('Requests/sec', '1/s', Number(rate)));
    reader.on(/^Transfer\/sec: +([\d.]+)([KMGTP]?B)$/, (size, unit) =>
      add('Transfer/sec', 'B/s', Number(size) * BYTES.get(unit)!),
    );
    reader.on(/^ +(\d+) requests in /, (requests) => {
      if (run !== null) run.requests = Number(requests);
    });
    reader.on(/^ *Non-2xx or 3xx responses: (\d+)$/, (failed) => {
      if (run === null) return;
      const counts = { name: run.name, failed: Number(failed), requests: run.requests ?? undefined };
      reader.reportWarning('requests-failed', { ...counts, kind: 'status' });
    });
    // Failed connections and timeouts are missing from the latency, so they are an error. A failed read may be the way in
    // which the server closes a connection, so it is a warning.
    reader.on(
      /^ *Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)$/,
      (connect, read, write, timeout) => {
        if (run === null) return;
        const common = { name: run.name, kind: 'error' } as const;
        const failed = Number(connect) + Number(timeout);
        if (failed > 0) run.failure = makeError('requests-failed', run.location, { ...common, failed });
        else reader.reportWarning('requests-failed', { ...common, failed: Number(read) + Number(write) });
      },
    );
    reader.onEach(() => {
      if (run === null) reader.isRead = true;
    });
    reader.onEnd(finish);
  },
});

const START = /^Running \S+ test @ (\S.*)$/m;
/** The line below, if autocannon printed the first one. wrk has `4 threads and 10 connections` there. */
const AUTOCANNON = /^Running \S+ test @ \S.*\n\d+ connections\b/m;
const REFUSED = /^unable to connect to \S+ \S.*$/m;

/** Bytes per unit. wrk counts bytes in steps of 1024 (units.c), unlike the k of its requests. */
const BYTES = new Map([...['B', 'KB', 'MB', 'GB', 'TB', 'PB'].entries()].map(([i, word]) => [word, 1024 ** i]));
const SECONDS = new Map(Object.entries({ us: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 }));

interface WrkRun {
  readonly name: string;
  readonly location: Location;
  readonly values: SingleResult[];
  requests: number | null;
  failure: Diagnostic | null;
}

const PRIMARY = new Set(['Requests/sec', 'Latency avg']);

function findMissing({ name, location, requests, values }: WrkRun): Diagnostic | null {
  if (requests === 0) return makeError('no-responses', location, { name });
  const isWhole = ['Latency avg', 'Requests/sec'].every((label) => values.some(({ metric }) => metric === label));
  return requests !== null && isWhole ? null : makeError('benchmark-without-result', location, { name });
}
