// No row of a run without a verdict may look decided by values that no budget judged.

import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { makeError } from '../../../src/model/diagnostic.ts';
import { inRound } from '../../../src/model/location.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { always, around } from '../../support/builders.ts';
import { aRecording, type Sides } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const LONG = { rounds: { min: 6, max: 30 }, deterministic: true };
const sides = (n: number): Readonly<Record<string, Sides>> => ({
  steady: { base: around(10, 0.3, { n }), head: around(10, 0.3, { n, turn: 3 }) },
  slower: { base: around(10, 0.01, { n }), head: around(25, 0.01, { n, turn: 3 }) },
  'exact allocs [allocs/op]': { base: always(7, n), head: always(7, n) },
  onlyBase: { base: around(10, 0.01, { n }) },
});
const NO_BUDGET = policyOf(parseConfigFile('budgets:\n  - {metric: other, max: 5}\n', 'c.yml'), TODAY);
const DEFAULT = policyOf(null, TODAY);

const statesOf = (recording: Recording, policy = DEFAULT) =>
  analyse(recording, policy).rows.map(({ name, state, verdicts }) => [name, state, verdicts.length]);

describe('rows', () => {
  test.each([1, 3, 10])('of a run that was cancelled after %i rounds are not judged', (n) => {
    expect(
      new Set(statesOf(aRecording(sides(n), { ...LONG, ended: 'cancelled' })).map((row) => String(row.slice(1)))),
    ).toEqual(new Set(['inconclusive,0']));
  });

  test('of a run that something interfered with are not judged', () => {
    const problem = makeError(
      'runner-files-changed',
      inRound(4, 'head'),
      { variables: ['GITHUB_ENV'] },
      { failure: 'tampered' },
    );
    const recording = aRecording(sides(10), { ...LONG, ended: 'failed', problems: [problem] });
    expect(new Set(statesOf(recording).map((row) => String(row.slice(1))))).toEqual(new Set(['inconclusive,0']));
    expect(analyse(recording, DEFAULT).conclusion).toBe('error');
  });

  test('of a run that failed keep what a budget decided, and are open otherwise', () => {
    const failed = { ...LONG, ended: 'failed', outcomes: { 'head 11': 'failed' } } as const;
    const states = new Map(statesOf(aRecording(sides(11), failed)).map(([name, state]) => [name, state]));
    expect([states.get('slower'), states.get('exact')]).toEqual(['regression', 'unchanged']);
    const without = new Map(statesOf(aRecording(sides(11), failed), NO_BUDGET).map(([name, state]) => [name, state]));
    expect([without.get('steady'), without.get('exact')]).toEqual(['inconclusive', 'unchanged']);
  });

  test('of a run whose time was over too early for any verdict are open', () => {
    const over = (n: number) =>
      new Map(
        statesOf(aRecording(sides(n), { ...LONG, ended: 'time' }), NO_BUDGET).map(([name, state]) => [name, state]),
      );
    expect([over(3).get('steady'), over(3).get('exact')]).toEqual(['inconclusive', 'unchanged']);
    expect(over(10).get('steady')).toBe('unchanged');
  });
});
