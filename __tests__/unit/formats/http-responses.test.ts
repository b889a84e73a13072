import { expect, test } from '@jest/globals';
import { checkResponses } from '../../../src/formats/http-responses.ts';

test.each([
  [{ 200: 3, 302: 1 }, 0, null, true],
  [
    { 200: 3, 500: 1 },
    0,
    'warning: 1 of 4 requests failed, got the status codes "200: 3, 500: 1". Check the server.',
    true,
  ],
  [{ 200: 3 }, 2, 'warning: 2 of 5 requests failed, got the status codes "200: 3". Check the server.', true],
  [{ 0: 5 }, 0, 'error: no request was answered well, got the status codes "0: 5". Check the server.', false],
  [{}, 0, 'error: no request was answered well, got the status codes "none". Check the server.', false],
])('%j and %d errors', (codes, errors, told, isUsable) => {
  const { problem, isUsable: usable } = checkResponses({ where: 'out', codes, errors });
  expect(problem && `${problem.severity}: ${problem.message}`).toBe(told);
  expect(usable).toBe(isUsable);
});
