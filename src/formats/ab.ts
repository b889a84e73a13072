// Reads the output of ApacheBench (ab): request rate and mean time of each run, named by the requested address. A
// server that refuses requests or sends only errors answers quickly. ab accepts that, this format reports it.

import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { lineFormat } from './line-format.ts';
import type { LineReader } from './lines.ts';

export const ab = lineFormat({
  id: 'ab',
  description: 'ApacheBench (ab): its output',
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
      if (run !== null) run.failure ??= makeError('tool-error', reader.location, { tool: 'ab', said: reader.line });
    });
    reader.on(/^ *\(?([A-Z][\w/ -]*): +(\S.*)$/, (label, value) => {
      if (run !== null && !run.fields.has(label)) run.fields.set(label, { value, location: reader.location });
    });
    reader.onEnd(finish);
  },
});

interface AbRun {
  readonly location: Location;
  readonly fields: Map<string, { readonly value: string; readonly location: Location }>;
  /** Error of the network library when ab gives up: `apr_socket_recv: Connection refused (111)`. */
  failure: Diagnostic | null;
}

const RATE = 'Requests per second';
const TIME = 'Time per request';

function addRun({ location, fields, failure }: AbRun, reader: LineReader): void {
  const textOf = (label: string) => fields.get(label)?.value ?? '';
  const countOf = (label: string) => Number(/^\d+/.exec(textOf(label))?.[0] ?? 0);
  const name = readAddress(fields);
  const rate = /^([\d.]+) \[#\/sec\] \(mean\)$/.exec(textOf(RATE))?.[1];
  const time = /^([\d.]+) \[ms\] \(mean\)$/.exec(textOf(TIME))?.[1];
  const requests = countOf('Complete requests');
  // `(Connect: 0, Receive: 0, Length: 3, Exceptions: 0)`. A different length alone is no failure: pages that show the time
  // have it too.
  const causes = `Connect: ${textOf('Connect')}`;
  const failures = ['Connect', 'Receive', 'Exceptions'].map(
    (cause) => new RegExp(`${cause}: (\\d+)`).exec(causes)?.[1],
  );
  const failed = failures.reduce((sum, count) => sum + Number(count ?? 0), 0);
  const refused = countOf('Non-2xx responses');
  const transferred = fields.get('Total transferred');
  const { location: place } = fields.get('Failed requests') ?? { location };
  if (failure !== null) reader.problems.push(failure);
  else if (name === undefined || rate === undefined || time === undefined || requests === 0)
    reader.reportError('no-responses', { name }, location);
  // ab takes a connection that closes without data for an empty response.
  else if (transferred?.value === '0 bytes') reader.reportError('no-responses', { name }, transferred.location);
  else if (failed > 0) reader.reportError('requests-failed', { name, kind: 'error', failed, requests }, place);
  else if (refused >= requests) reader.reportError('no-responses', { name }, place);
  else {
    const some = { name, kind: 'status', failed: refused, requests } as const;
    if (refused > 0) reader.reportWarning('requests-failed', some, place);
    reader.add({ name, metric: RATE, unit: '1/s', better: 'higher', value: Number(rate), aggregate: true });
    reader.add({ name, metric: TIME, unit: 'ms', better: 'lower', value: Number(time), aggregate: true });
  }
}

function readAddress(fields: AbRun['fields']): string | undefined {
  const host = fields.get('Server Hostname')?.value;
  const port = fields.get('Server Port')?.value;
  const path = fields.get('Document Path')?.value;
  if (host === undefined || port === undefined || path === undefined) return undefined;
  const scheme = fields.has('SSL/TLS Protocol') ? 'https' : 'http';
  const isUsual = port === (scheme === 'https' ? '443' : '80');
  return `${scheme}://${host}${isUsual ? '' : `:${port}`}${path}`;
}
