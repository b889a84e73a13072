// Reads the output of ApacheBench (ab): request rate and mean time of each run, named by the requested address. A
// server that refuses requests or sends only errors answers quickly. ab accepts that, this format reports it.

import { type Diagnostic, isError, makeError, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { lineFormat } from './line-format.ts';
import type { LineReader } from './lines.ts';

export const ab = lineFormat({
  id: 'ab',
  description: 'ApacheBench (ab): what it prints',
  advice: 'ab -q -n 2000 -c 4 http://127.0.0.1:8080/',
  recognises: (text) => /^This is ApacheBench, Version /m.test(text),
  noResults: { source: 'ab' },
  sign: null,
  read(reader) {
    let run: AbRun | null = null;
    const finish = () => {
      if (run !== null) addRun(run, reader);
    };
    reader.on(/^(?:This is ApacheBench|(Server Hostname:))/, (hostname) => {
      if (hostname !== undefined && run !== null) return;
      finish();
      run = { location: reader.location, fields: new Map(), failure: null };
    });
    reader.on(/^apr_\w+: /, () => {
      const said = { tool: 'ab', said: reader.line };
      if (run !== null) run.failure ??= makeError('tool-error', reader.location, said);
    });
    reader.on(/^ *\(?([A-Z][\w/ -]*): +(\S.*)$/, (label, value) => {
      if (run !== null && !run.fields.has(label)) run.fields.set(label, { value, location: reader.location });
    });
    reader.onEnd(finish);
  },
});

/** One run of ab: its lines `Label:   value`, each with its location. The first line with a label is used. */
interface AbRun {
  readonly location: Location;
  readonly fields: Map<string, { readonly value: string; readonly location: Location }>;
  /** Error of the network library when ab gives up: `apr_socket_recv: Connection refused (111)`. */
  failure: Diagnostic | null;
}

const RATE = 'Requests per second';
const TIME = 'Time per request';

function addRun(run: AbRun, reader: LineReader): void {
  const problem = findProblem(run);
  if (problem !== null) reader.problems.push(problem);
  const result = readResult(run);
  if (result === null || (problem !== null && isError(problem))) return;
  const { name, rate, time } = result;
  reader.add({ name, metric: RATE, unit: '1/s', better: 'higher', value: rate, aggregate: true });
  reader.add({ name, metric: TIME, unit: 'ms', better: 'lower', value: time, aggregate: true });
}

/** Null if the run has no results. */
function readResult(run: AbRun): { name: string; rate: number; time: number } | null {
  const name = readAddress(run);
  const rate = /^([\d.]+) \[#\/sec\] \(mean\)$/.exec(run.fields.get(RATE)?.value ?? '')?.[1];
  const time = /^([\d.]+) \[ms\] \(mean\)$/.exec(run.fields.get(TIME)?.value ?? '')?.[1];
  if (name === null || rate === undefined || time === undefined) return null;
  return { name, rate: Number(rate), time: Number(time) };
}

/** An error if the run failed, a warning if some of its responses did. */
function findProblem(run: AbRun): Diagnostic | null {
  const { fields, failure } = run;
  if (failure !== null) return failure;
  const name = readAddress(run) ?? undefined;
  const requests = readCount(run, 'Complete requests');
  if (readResult(run) === null || requests === 0) return makeError('no-responses', run.location, { name });
  // ab takes a connection that closes without data for an empty response.
  const transferred = fields.get('Total transferred');
  if (transferred?.value === '0 bytes') return makeError('no-responses', transferred.location, { name });
  const { location } = fields.get('Failed requests') ?? run;
  const failed = ['Connect', 'Receive', 'Exceptions'].reduce((sum, what) => sum + readFailureCount(run, what), 0);
  if (failed > 0) return makeError('requests-failed', location, { name, kind: 'error', failed, requests });
  const refused = readCount(run, 'Non-2xx responses');
  if (refused >= requests) return makeError('no-responses', location, { name });
  if (refused === 0) return null;
  return makeWarning('requests-failed', location, { name, kind: 'status', failed: refused, requests });
}

/** 0 if there is no line with this label. */
function readCount({ fields }: AbRun, label: string): number {
  return Number(/^\d+/.exec(fields.get(label)?.value ?? '')?.[0] ?? 0);
}

/**
 * Reads one number of `(Connect: 0, Receive: 0, Length: 3, Exceptions: 0)`. A different length alone is no failure:
 * pages that show the time have it too.
 */
function readFailureCount({ fields }: AbRun, what: string): number {
  const causes = `Connect: ${fields.get('Connect')?.value ?? ''}`;
  return Number(new RegExp(`${what}: (\\d+)`).exec(causes)?.[1] ?? 0);
}

function readAddress({ fields }: AbRun): string | null {
  const host = fields.get('Server Hostname')?.value;
  const port = fields.get('Server Port')?.value;
  const path = fields.get('Document Path')?.value;
  if (host === undefined || port === undefined || path === undefined) return null;
  const scheme = fields.has('SSL/TLS Protocol') ? 'https' : 'http';
  const isUsual = port === (scheme === 'https' ? '443' : '80');
  return `${scheme}://${host}${isUsual ? '' : `:${port}`}${path}`;
}
