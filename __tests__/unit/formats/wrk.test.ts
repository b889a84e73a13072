import { expect, test } from '@jest/globals';
import { wrk } from '../../../src/formats/wrk.ts';
import { readWith } from '../../support/read-format.ts';

const run = (...lines: readonly string[]) =>
  [
    'Running 1m test @ http://a/',
    '  Thread Stats   Avg      Stdev     Max   +/- Stdev',
    '    Latency     1.50m     0.00us   1.50m    -nan%',
    '    Req/Sec     1.00k     1.00     1.00k    50.00%',
    ...lines,
    '  120 requests in 1.00m, 9.00KB read',
    'Requests/sec:      2.00',
    'Transfer/sec:      1.50KB',
  ].join('\n');

test('minutes are seconds, and bytes go by 1024', () => {
  expect(readWith(wrk, run('  Latency Distribution', '     99%    2.00s ', '     99.900%    3.00s'))).toEqual({
    found: [
      ['http://a/', 'Latency avg', 90],
      ['http://a/', 'Latency p99.9', 3],
      ['http://a/', 'Requests/sec', 2],
      ['http://a/', 'Transfer/sec', 1536],
    ],
    problems: [],
  });
});

test.each([
  [
    '  Socket errors: connect 1, read 2, write 0, timeout 3',
    'error in:1: 4 requests to "http://a/" failed. Check the server.',
    0,
  ],
  [
    '  Socket errors: connect 0, read 2, write 0, timeout 0',
    'warning in:5: 2 requests to "http://a/" failed. Check the server.',
    3,
  ],
  [
    '  Non-2xx or 3xx responses: 7',
    'warning in:5: 7 requests to "http://a/" had an error status. Such requests may be faster. Check the server.',
    3,
  ],
])('%s', (line, problem, count) => {
  const { found, problems } = readWith(wrk, run(line));
  expect([found.length, problems]).toEqual([count, [problem]]);
});

test.each([
  [
    run().replace('120 requests', '0 requests'),
    'no request to "http://a/" had a good response. Check that the server answers.',
  ],
  [
    run().split('\n').slice(0, -2).join('\n'),
    '"http://a/" has no result. It failed, or the run was stopped: see the output of the tool.',
  ],
])('a run without a result: %j', (text, message) => {
  expect(readWith(wrk, text)).toEqual({ found: [], problems: [`error in:1: ${message}`] });
});
