// Reads the output of ApacheBench (ab): request rate and mean time of each run, named by the requested address. A
// server that refuses requests or sends only errors answers quickly. ab accepts that, this format reports it.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { splitLines } from './plain-text.ts';
import { makeSeriesList } from './series.ts';

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
  const problems: Problem[] = [];
  const series = makeSeriesList();
  const runs = runsOf(text);
  for (const run of runs) for (const found of parseRun(run, path, problems)) series.add(found);
  if (runs.length === 0) {
    const message = 'this is not the output of ab. Check that the command ran, and prints what ab prints.';
    problems.push(legacyProblem({ where: path, message, severity: 'error' }));
  }
  return { measurements: series.all(), problems };
}

function runsOf(text: string): AbRun[] {
  const runs: AbRun[] = [];
  for (const [index, content] of splitLines(text).entries()) {
    const line = index + 1;
    const isStart =
      content.startsWith('This is ApacheBench') ||
      (runs.length === 0 && content.startsWith('Server Hostname:'));
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

function parseRun(run: AbRun, path: string, problems: Problem[]): Measurement[] {
  const { fields, failure } = run;
  const name = addressOf(run);
  const rate = /^([\d.]+) \[#\/sec\] \(mean\)$/.exec(fields.get(RATE)?.value ?? '')?.[1];
  const time = /^([\d.]+) \[ms\] \(mean\)$/.exec(fields.get(TIME)?.value ?? '')?.[1];
  const complete = countOf(run, 'Complete requests');
  const fail = (line: number, message: string) => {
    problems.push(legacyProblem({ where: `${path}:${line}`, message, severity: 'error' }));
    return [];
  };
  if (failure !== null) return fail(failure.line, `ab gave up: ${failure.text}.`);
  if (name === null || rate === undefined || time === undefined || complete === 0) {
    return fail(run.line, 'this run of ab has no result. Check that the server answers.');
  }
  // ab takes a connection that closes without data for an empty response.
  if (fields.get('Total transferred')?.value === '0 bytes') {
    return fail(fields.get('Total transferred')!.line, `no request to "${name}" was answered.`);
  }
  const broken = ['Connect', 'Receive', 'Exceptions'].reduce(
    (sum, what) => sum + failureCountOf(run, what),
    0,
  );
  const refused = countOf(run, 'Non-2xx responses');
  const { line } = fields.get('Failed requests') ?? run;
  if (broken > 0) return fail(line, `${broken} of ${complete} requests to "${name}" failed.`);
  if (complete > 0 && refused >= complete) {
    return fail(line, `every response of "${name}" is an error, none has a status of 200 to 299.`);
  }
  if (refused > 0) {
    const message = `${refused} of ${complete} responses of "${name}" are errors, without a status of 200 to 299.`;
    problems.push(legacyProblem({ where: `${path}:${line}`, message, severity: 'warning' }));
  }
  const common = { group: null, name, primary: true, aggregate: true };
  return [
    { ...common, metric: RATE, unit: '1/s', better: 'higher', values: [Number(rate)] },
    { ...common, metric: TIME, unit: 'ms', better: 'lower', values: [Number(time)] },
  ];
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
