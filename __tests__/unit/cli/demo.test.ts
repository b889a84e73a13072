import { describe, expect, test } from '@jest/globals';
import { describeResult } from '../../../src/cli/demo.ts';
import { DEMO_REGRESSION } from '../../../src/demo/repository.ts';
import { makeWarning } from '../../../src/model/diagnostic.ts';
import { about } from '../../../src/model/location.ts';
import type { ResultState } from '../../../src/model/verdict.ts';
import { always, aRow, around } from '../../support/builders.ts';

const host = { program: ['bench-referee'] };
const strings = aRow({
  base: always(1),
  head: always(2),
  name: DEMO_REGRESSION,
  metric: 'strings',
  state: 'regression',
  exact: true,
});
const time = (state: ResultState) =>
  aRow({ base: around(1), head: around(2), name: DEMO_REGRESSION, metric: 'sec', state });
const busy = { mean: 0.86, worst: 0.9, firstRound: 1, lastRound: 2 };
const problems = [makeWarning('processors-shared', about('machine'), busy)];
const OWN = 'In your own repository: `bench-referee check -- COMMAND`.';

describe('the result of the demo', () => {
  test('caught', () => {
    expect(describeResult({ rows: [time('regression'), strings], problems }, host)).toBe(
      `The regression was caught: on a pull request this check would be red.\n${OWN}`,
    );
  });

  test('caught by the count alone, on a busy machine', () => {
    expect(describeResult({ rows: [time('inconclusive'), strings], problems }, host)).toBe(
      'The regression was caught by its number of strings: on a pull request this check would be red.\n' +
        `Its time is undecided: other programs used 86% of this machine. Close other programs and run \`bench-referee demo\` again.\n${OWN}`,
    );
  });

  test('missed, on a machine with noise of its own', () => {
    expect(describeResult({ rows: [time('unchanged')], problems: [] }, host)).toBe(
      'warning: the regression was not caught.\n' +
        `Its time was wrongly cleared: there was much noise on this machine. Close other programs and run \`bench-referee demo\` again.\n${OWN}`,
    );
  });
});
