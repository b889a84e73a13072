import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import type { Policy } from '../../../src/budgets/budget.ts';
import { makePolicyForOneCommit } from '../../../src/budgets/one-commit.ts';
import { type Proof, planCompletedRounds, proveByValues } from '../../../src/doctor/proof.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { reread, type Spreads, unchangedRecording } from '../../support/diagnoses.ts';
import { aRecording } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const policyOfText = (...budgets: string[]): Policy =>
  makePolicyForOneCommit(
    policyOf(parseConfigFile(['budgets:', ...budgets.map((one) => `  - {${one}}`)].join('\n'), 'gate.yml'), TODAY),
  );

const USUAL = policyOfText('metric: "*", max-regression: 5%');

function prove(recording: Recording, policy = USUAL, by = reread): Proof[] {
  return proveByValues({ recording, policy, reread: by }, analyse(recording, policy));
}
const outcomes = (spreads: Spreads, policy?: Policy, rounds?: number) =>
  prove(unchangedRecording(spreads, rounds === undefined ? {} : { rounds }), policy).map(
    ({ row, outcome }) => `${row.name} ${outcome}`,
  );

describe('proveByValues', () => {
  test('every row of a sound gate turns red, whichever way is worse', () => {
    expect(
      outcomes({
        'a time [ms]': 0.01,
        'b rate [MB/s]': 0.01,
        'c allocs [allocs/op]': 0,
        'd size [B]': 0.002,
      }),
    ).toEqual(['a red', 'b red', 'c red', 'd red']);
  });

  test('one after another: each goes through text by itself', () => {
    const seen: Recording[] = [];
    const recording = unchangedRecording({ a: 0.01, b: 0.01 });
    prove(recording, USUAL, (one) => {
      seen.push(one);
      return reread(one);
    });
    const changed = seen.map(({ series }) =>
      series.map(({ head }, index) => head.values[0]?.[0] !== recording.series[index]?.head.values[0]?.[0]),
    );
    expect(changed).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(seen.map(({ series }) => series.map(({ base }) => base))).toEqual([
      recording.series.map(({ base }) => base),
      recording.series.map(({ base }) => base),
    ]);
  });

  test('by the limit and what is found in 9 of 10 runs', () => {
    const [proof] = prove(unchangedRecording({ a: 0.01 }));
    expect(proof).toMatchObject({ outcome: 'red', method: 'values' });
    expect(proof?.by).toBeGreaterThan(0.1);
    expect(proof?.by).toBeLessThan(0.13);
  });

  test('what never varies by one, also from zero and also downwards', () => {
    const constant = (value: number) => ({ base: Array(6).fill(value), head: Array(6).fill(value) });
    const zero = aRecording({ 'a allocs [allocs/op]': constant(0), 'b rate [1/s]': constant(12) });
    const policy = policyOfText('metric: "*", max-regression: 0%');
    expect(prove(zero, policy).map(({ outcome, by }) => [outcome, by])).toEqual([
      ['red', null],
      ['red', null],
    ]);
  });

  test('hundreds of rows are taken in groups, and every one is told', () => {
    const names = Array.from({ length: 230 }, (_, index) => `n${index}`);
    const same = [10, 10, 10, 10, 10, 10];
    const recording = aRecording(
      Object.fromEntries(names.map((name) => [`${name} size [B]`, { base: same, head: same }])),
    );
    let trials = 0;
    const proofs = prove(recording, policyOfText('metric: "*", max-regression: 0%'), (one) => {
      trials += 1;
      return one;
    });
    expect(proofs.map(({ row, outcome }) => `${row.name} ${outcome}`)).toEqual(names.map((name) => `${name} red`));
    expect(trials).toBeLessThanOrEqual(100);
  });
});

describe('why a row does not turn red', () => {
  const spreads = { a: 0.01, b: 0.01 };

  test('no budget meets it', () => {
    expect(outcomes(spreads, policyOfText('metric: "*", benchmarks: a, max-regression: 5%'))).toEqual([
      'a red',
      'b unmatched',
    ]);
  });

  test('its budget only warns, or only shows', () => {
    const policy = policyOfText(
      'metric: "*", max-regression: 5%, level: warn',
      'metric: "*", benchmarks: b, max-regression: 5%, level: report',
    );
    expect(outcomes(spreads, policy)).toEqual(['a warns', 'b shown-only']);
  });

  test('an absolute limit says nothing of changes', () => {
    expect(outcomes({ a: 0.01 }, policyOfText('metric: "*", max: 1h'))).toEqual(['a unmatched']);
  });

  test('so few rounds are never evidence', () => {
    expect(outcomes({ a: 0.01 }, USUAL, 4)).toEqual(['a unreachable']);
  });

  test('only one side has it', () => {
    const recording = aRecording({ a: { base: [1, 2, 3, 4] }, b: { base: [1, 1], head: [1, 1] } });
    expect(prove(recording)[0]).toMatchObject({ outcome: 'one-sided', by: null });
  });

  test('the noise is so large that the gate does not see it', () => {
    const wild = Array.from({ length: 10 }, (_, index) => 2 ** index);
    // Values that noise alone puts far apart, though their quartiles are near each other.
    const recording = aRecording({ a: { base: wild, head: wild.map((value) => value / 1e4) } });
    expect(prove(recording)[0]?.outcome).toBe('missed');
  });
});

test('a run is judged as if its rounds had been planned', () => {
  const cut = aRecording({ a: { base: [1, 2, 3], head: [1, 2, 3] } }, { rounds: { min: 6, max: 30 }, ended: 'time' });
  expect(planCompletedRounds(cut).schedule).toMatchObject({ rounds: { min: 3, max: 3 }, ended: 'complete' });
});
