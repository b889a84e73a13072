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
  [{ errors: 2, timeouts: 1 }, 'error in: $: "http://a/" failed: 2 requests had errors, 1 of them timeouts.'],
  [{ non2xx: 3 }, 'error in: $: "http://a/" failed: 3 of 10 responses have no status of 200 to 299.'],
  [{ mismatches: 3 }, 'error in: $: "http://a/" failed: 3 of 10 responses are not what was expected.'],
  [{ requests: { average: 0, total: 0 } }, 'error in: $: "http://a/" failed: there was no response.'],
  [{ latency: { average: null } }, 'error in: $.latency.average: must be a finite number, got "null".'],
])('%j is a failure', (more, problem) => {
  expect(readWith(autocannon, { ...result, ...more })).toEqual({ found: [], problems: [problem] });
});
