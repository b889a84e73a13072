import { expect, test } from '@jest/globals';
import { readTrigger } from '../../../src/host/trigger.ts';

test.each([
  ['a number of the server', '9876543210', 9876543210],
  ['no number', undefined, 0],
  ['digits that a program could take for an exponent', '4e91', 0],
  ['another notation', '0x10', 0],
  ['more digits than a number keeps', '12345678901234567890', 0],
])('%s as the id of a run', async (_, text, expected) => {
  const { runId, runAttempt } = await readTrigger({ GITHUB_RUN_ID: text, GITHUB_RUN_ATTEMPT: text });
  expect([runId, runAttempt]).toEqual([expected, expected]);
});
