import { expect, test } from '@jest/globals';
import {
  annotationLevelOf,
  CONCLUSIONS,
  canBeAccepted,
  exitCodeOf,
  failsStep,
  toCheckConclusion,
} from '../../../src/model/verdict.ts';

test.each([
  ['pass', 'regression', false, 'success', 0, false],
  ['warn', 'inconclusive', false, 'success', 0, false],
  ['fail', 'regression', true, 'failure', 1, true],
  ['fail', 'inconclusive', true, 'failure', 1, true],
  ['fail', 'never', false, 'neutral', 0, true],
  ['inconclusive', 'regression', false, 'neutral', 0, false],
  ['inconclusive', 'inconclusive', true, 'failure', 1, true],
  ['inconclusive', 'never', false, 'neutral', 0, false],
  ['error', 'regression', true, 'failure', 2, false],
  ['error', 'never', true, 'failure', 2, false],
] as const)('%s with fail-on %s', (conclusion, failOn, fails, check, exitCode, isAcceptable) => {
  expect(failsStep(conclusion, failOn)).toBe(fails);
  expect(toCheckConclusion(conclusion, failOn)).toBe(check);
  expect(exitCodeOf(conclusion, failOn)).toBe(exitCode);
  expect(canBeAccepted(conclusion, failOn)).toBe(isAcceptable);
});

test('the step, the check run and the exit code fail together', () => {
  for (const conclusion of CONCLUSIONS) {
    for (const failOn of ['regression', 'inconclusive', 'never'] as const) {
      const fails = failsStep(conclusion, failOn);
      expect(toCheckConclusion(conclusion, failOn) === 'failure').toBe(fails);
      expect(exitCodeOf(conclusion, failOn) > 0).toBe(fails);
    }
  }
});

test('annotations fail only where the check does because of the line', () => {
  expect(annotationLevelOf('regression', false)).toBe('failure');
  expect(annotationLevelOf('regression', true)).toBe('warning');
  expect(annotationLevelOf('never', false)).toBe('warning');
});
