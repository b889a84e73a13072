import { expect, test } from '@jest/globals';
import { autocannon } from '../../../src/formats/autocannon.ts';
import { readWith } from '../../support/read-format.ts';

const result = {
  url: 'http://a/',
  errors: 0,
  timeouts: 0,
  mismatches: 0,
  non2xx: 0,
  requests: { average: 5, total: 10 },
  latency: { average: 2 },
  throughput: { average: 100 },
};

test('a title goes before the address', () => {
  expect(readWith(autocannon, { ...result, title: 'home' }).found.map(([name]) => name)).toEqual([
    'home',
    'home',
    'home',
  ]);
});

test.each<[object, string]>([
  [{ errors: 2, timeouts: 1 }, 'error in: 2 of 10 requests to "http://a/" failed. Check the server.'],
  [
    { non2xx: 3 },
    'error in: 3 of 10 requests to "http://a/" had an error status. Such requests may be faster. Check the server.',
  ],
  [
    { mismatches: 3 },
    'error in: 3 of 10 requests to "http://a/" had a different body than expected. Such requests may be faster. Check the server.',
  ],
  [
    { requests: { average: 0, total: 0 } },
    'error in: no request to "http://a/" had a good response. Check that the server answers.',
  ],
  [{ latency: { average: null } }, 'error in: $.latency.average: must be a finite number, but is "null".'],
])('%j is a failure', (more, problem) => {
  expect(readWith(autocannon, { ...result, ...more })).toEqual({ found: [], problems: [problem] });
});
