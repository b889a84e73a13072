import { expect, test } from '@jest/globals';
import { ab } from '../../../src/formats/ab.ts';
import { readWith } from '../../support/read-format.ts';

const run = (lines: readonly string[], port = '8080') =>
  [
    'This is ApacheBench, Version 2.3 <$Revision$>',
    'Server Hostname:        localhost',
    `Server Port:            ${port}`,
    'Document Path:          /a b?c=1',
    ...lines,
    'Requests per second:    50.00 [#/sec] (mean)',
    'Time per request:       80.000 [ms] (mean)',
    'Time per request:       20.000 [ms] (mean, across all concurrent requests)',
    '',
  ].join('\n');

const WELL = ['Complete requests:      10', 'Failed requests:        0'];

test.each([
  ['8080', [], 'http://localhost:8080/a b?c=1'],
  ['80', [], 'http://localhost/a b?c=1'],
  ['443', ['SSL/TLS Protocol:       TLSv1.3,TLS_AES_256_GCM_SHA384,2048,256'], 'https://localhost/a b?c=1'],
])('port %s %j is named %s', (port, more, name) => {
  expect(readWith(ab, run([...more, ...WELL], port))).toEqual({
    found: [
      [name, 'Requests per second', 50],
      [name, 'Time per request', 80],
    ],
    problems: [],
  });
});

const NAME = 'http://localhost:8080/a b?c=1';
const failed = (connect: number, length: number) => [
  'Complete requests:      10',
  `Failed requests:        ${connect + length}`,
  `   (Connect: ${connect}, Receive: 0, Length: ${length}, Exceptions: 0)`,
];

test.each<[readonly string[], readonly string[]]>([
  [failed(3, 0), [`error in:6: 3 of 10 requests to "${NAME}" failed. Check the server.`]],
  [failed(0, 3), []],
  [
    [...WELL, 'Non-2xx responses:      4'],
    [`warning in:6: 4 of 10 requests to "${NAME}" had an error status. Such requests may be faster. Check the server.`],
  ],
  [
    [...WELL, 'Non-2xx responses:      10'],
    [`error in:6: no request to "${NAME}" had a good response. Check that the server answers.`],
  ],
  [
    [...WELL, 'Total transferred:      0 bytes'],
    [`error in:7: no request to "${NAME}" had a good response. Check that the server answers.`],
  ],
  [
    ['Complete requests:      0'],
    ['error in:1: no request to "http://localhost:8080/a b?c=1" had a good response. Check that the server answers.'],
  ],
])('%j', (lines, problems) => {
  const read = readWith(ab, run(lines));
  expect(read.problems).toEqual(problems);
  expect(read.found).toHaveLength(problems.some((problem) => problem.startsWith('error')) ? 0 : 2);
});

test('a run that ab gave up', () => {
  const text = 'This is ApacheBench, Version 2.3\n\napr_socket_recv: Connection refused (111)\n';
  expect(readWith(ab, text)).toEqual({
    found: [],
    problems: ['error in:3: `ab` reports "apr_socket_recv: Connection refused (111)". Correct that first.'],
  });
});
