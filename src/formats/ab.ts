// Reads the output of ApacheBench (ab): request rate and mean time of each run, named by the requested address. A
// server that refuses requests or sends only errors answers quickly. ab accepts that, this format reports it.

import { type Diagnostic, isError, makeError, makeWarning } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import { type Findings, makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { splitLines } from './plain-text.ts';

export const ab: Format = {
  id: 'ab',
  description: 'ApacheBench (ab): what it prints',
  advice: 'ab -q -n 2000 -c 4 http://127.0.0.1:8080/',
  recognises: (text) => /^This is ApacheBench, Version /m.test(text),
  parse,
};

/** One run of ab: its lines `Label:   value`, each with its line number. The first line with a label is used. */
interface AbRun {
  readonly line: number;
  readonly fields: Map<string, { readonly value: string; readonly line: number }>;
  /** Error of the network library when ab gives up: `apr_socket_recv: Connection refused (111)`. Null: none. */
  failure: { readonly text: string; readonly line: number } | null;
}

function parse({ path, text }: ToolOutput): ParseResult {
  const found = makeFindings();
  for (const run of runsOf(text)) addRun(run, path, found);
  return toParseResult(found, path, { source: 'ab' });
}

function runsOf(text: string): AbRun[] {
  const runs: AbRun[] = [];
  for (const [index, content] of splitLines(text).entries()) {
    const line = index + 1;
    const isStart =
      content.startsWith('This is ApacheBench') || (runs.length === 0 && content.startsWith('Server Hostname:'));
    if (isStart) runs.push({ line, fields: new Map(), failure: null });
    const run = runs.at(-1);
    if (run === undefined) continue;
    if (/^apr_\w+: /.test(content)) run.failure ??= { text: content, line };
    const [, label, value] = /^ *\(?([A-Z][\w/ -]*): +(\S.*)$/.exec(content) ?? [];
    if (label !== undefined && value !== undefined && !run.fields.has(label)) {
      run.fields.set(label, { value, line });
    }
  }
  return runs;
}

const RATE = 'Requests per second';
const TIME = 'Time per request';

function addRun(run: AbRun, path: string, { series, problems }: Findings): void {
  const problem = findProblem(run, path);
  if (problem !== null) problems.push(problem);
  const result = resultOf(run);
  if (result === null || (problem !== null && isError(problem))) return;
  const { name, rate, time } = result;
  const common = { group: null, name, primary: true, aggregate: true };
  series.add({ ...common, metric: RATE, unit: '1/s', better: 'higher', values: [rate] });
  series.add({ ...common, metric: TIME, unit: 'ms', better: 'lower', values: [time] });
}

/** Returns the results of a run. Null if it has none. */
function resultOf(run: AbRun): { name: string; rate: number; time: number } | null {
  const name = addressOf(run);
  const rate = /^([\d.]+) \[#\/sec\] \(mean\)$/.exec(run.fields.get(RATE)?.value ?? '')?.[1];
  const time = /^([\d.]+) \[ms\] \(mean\)$/.exec(run.fields.get(TIME)?.value ?? '')?.[1];
  if (name === null || rate === undefined || time === undefined) return null;
  return { name, rate: Number(rate), time: Number(time) };
}

/** Returns an error if a run failed, a warning if some of its responses did. Null if none did. */
function findProblem(run: AbRun, path: string): Diagnostic | null {
  const { fields, failure } = run;
  if (failure !== null) return makeError('tool-error', inFile(path, failure.line), { tool: 'ab', said: failure.text });
  const name = addressOf(run) ?? undefined;
  const requests = countOf(run, 'Complete requests');
  if (resultOf(run) === null || requests === 0) return makeError('no-responses', inFile(path, run.line), { name });
  // ab takes a connection that closes without data for an empty response.
  const transferred = fields.get('Total transferred');
  if (transferred?.value === '0 bytes') return makeError('no-responses', inFile(path, transferred.line), { name });
  const location = inFile(path, (fields.get('Failed requests') ?? run).line);
  const failed = ['Connect', 'Receive', 'Exceptions'].reduce((sum, what) => sum + failureCountOf(run, what), 0);
  if (failed > 0) return makeError('requests-failed', location, { name, kind: 'error', failed, requests });
  const refused = countOf(run, 'Non-2xx responses');
  if (refused >= requests) return makeError('no-responses', location, { name });
  if (refused === 0) return null;
  return makeWarning('requests-failed', location, { name, kind: 'status', failed: refused, requests });
}

/** Returns the count in the line with this label, or 0 if there is no such line. */
function countOf({ fields }: AbRun, label: string): number {
  return Number(/^\d+/.exec(fields.get(label)?.value ?? '')?.[0] ?? 0);
}

/**
 * Returns one number of `(Connect: 0, Receive: 0, Length: 3, Exceptions: 0)`. A different length alone is no failure:
 * pages that show the time have it too.
 */
function failureCountOf({ fields }: AbRun, what: string): number {
  const causes = `Connect: ${fields.get('Connect')?.value ?? ''}`;
  return Number(new RegExp(`${what}: (\\d+)`).exec(causes)?.[1] ?? 0);
}

function addressOf({ fields }: AbRun): string | null {
  const host = fields.get('Server Hostname')?.value;
  const port = fields.get('Server Port')?.value;
  const path = fields.get('Document Path')?.value;
  if (host === undefined || port === undefined || path === undefined) return null;
  const scheme = fields.has('SSL/TLS Protocol') ? 'https' : 'http';
  const isUsual = port === (scheme === 'https' ? '443' : '80');
  return `${scheme}://${host}${isUsual ? '' : `:${port}`}${path}`;
}
