// The functions of rows: their parts add up to what was measured, for times and for rates, and for a whole command they are shares.

import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { packProfiles } from '../../../src/profiles/pack-profiles.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { always, around } from '../../support/builders.ts';
import { drawProfile } from '../../support/profiles.ts';
import { seededRandom } from '../../support/random-samples.ts';
import { aRecording } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const POLICY = policyOf(parseConfigFile('run: x\n', 'x.yml'), TODAY);

/** Forty functions; on head the one of that number takes more, in parts of the time of base. */
function profilesOf(growth: number, seed = 1) {
  const random = seededRandom(seed);
  const shares = (extra: number) =>
    Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`f${index}`, (1 / 40 + (index === 7 ? extra : 0)) / (1 + extra)]),
    );
  const five = (extra: number) =>
    Array.from({ length: 5 }, () => drawProfile(random, { shares: shares(extra), samples: 1000 }));
  return packProfiles({ base: five(0), head: five(growth) }, () => false);
}

type Benchmark = { readonly group: null; readonly name: string } | null;

function functionsOf(unit: string, medians: readonly [number, number], benchmark: Benchmark, growth = 0.2) {
  const sides = { base: around(medians[0]), head: around(medians[1], 0.01, { turn: 3 }) };
  const recording = aRecording({ [`Run ${unit} [${unit}]`]: sides });
  const setting = { command: 'x', format: 'auto', runs: 5 } as const;
  const profiled = { command: 0, benchmark, ...profilesOf(growth) };
  const profiles: Recording['profiles'] = {
    ...{ ended: 'complete', durationMs: 1, settings: [setting], benchmarks: [profiled], problems: [] },
  };
  const [row] = analyse({ ...recording, profiles }, POLICY).rows;
  return { row: row!, functions: row!.functions };
}

const OWN = { group: null, name: 'Run' };

describe('the functions of a row', () => {
  test('add up to the change of a time', () => {
    const { row, functions } = functionsOf('ns/op', [1000, 1200], OWN);
    if (functions?.kind !== 'compared') throw new Error('nothing was compared');
    const { attribution, change, elsewhere } = functions;
    expect(attribution.functions.map(({ name }) => name)).toEqual(['f7']);
    expect(change).toBeCloseTo(row.head!.median - row.base!.median, 15);
    expect(attribution.functions[0]!.deltaSelf + elsewhere).toBeCloseTo(change, 15);
    expect(Math.abs(elsewhere / change)).toBeLessThan(0.15);
    expect(functions.isProportional).toBe(false);
  });

  test('add up to the change of a rate, the worst first, and lower is worse', () => {
    const { row, functions } = functionsOf('op/s', [1200, 1000], OWN);
    if (functions?.kind !== 'compared') throw new Error('nothing was compared');
    const [first] = functions.attribution.functions;
    expect(first!.name).toBe('f7');
    expect(first!.low!).toBeLessThan(first!.deltaSelf);
    expect(first!.high!).toBeLessThan(0);
    expect(first!.deltaSelf + functions.elsewhere).toBeCloseTo(row.head!.median - row.base!.median, 9);
    expect(Math.abs(functions.elsewhere / functions.change)).toBeLessThan(0.15);
  });

  test('of a whole command have the values that the profiles have', () => {
    const { functions } = functionsOf('ns/op', [1000, 1900], null, 0.2);
    if (functions?.kind !== 'compared') throw new Error('nothing was compared');
    expect(functions.isOfCommand).toBe(true);
    // The profiles of both sides have as many samples, so the others have fewer.
    expect(functions.attribution.functions[0]!.name).toBe('f7');
  });

  test('are not named if nothing changed but the machine', () => {
    const { functions } = functionsOf('ns/op', [1000, 1070], OWN, 0);
    if (functions?.kind !== 'compared') throw new Error('nothing was compared');
    expect(functions.attribution.functions).toEqual([]);
    expect(functions.attribution.unnamed).not.toBeNull();
  });

  test('are not known of a metric that profiles are not about, and of a benchmark without any', () => {
    expect(functionsOf('B/op', [1000, 1200], OWN).functions).toEqual({ kind: 'missing', reason: 'metric' });
    const other = functionsOf('ns/op', [1000, 1200], { group: null, name: 'Other' });
    expect(other.functions).toEqual({ kind: 'missing', reason: 'no-profile' });
  });

  test.each([
    ['are those of the time if only the allocations broke a budget', 1200, 'compared'],
    ['are not those of a time that got better', 800, undefined],
  ])('%s', (_, head, kind) => {
    const sides = { base: around(1000, 0.3), head: around(head, 0.3, { turn: 3 }) };
    const allocations = { base: always(3), head: always(4) };
    const recording = aRecording({ 'Run ns/op [ns/op]': sides, 'Run allocs/op [allocs/op]': allocations });
    const setting = { command: 'x', format: 'auto', runs: 5 } as const;
    const ended = { ended: 'complete' as const, durationMs: 1, problems: [] };
    const benchmarks = [{ command: 0, benchmark: OWN, ...profilesOf(0.5) }];
    const { rows } = analyse({ ...recording, profiles: { ...ended, settings: [setting], benchmarks } }, POLICY);
    expect(Object.fromEntries(rows.map(({ metric, functions }) => [metric, functions?.kind]))).toEqual({
      'ns/op': kind,
      'allocs/op': 'missing',
    });
  });

  test('belong to broken rows only', () => {
    expect(functionsOf('ns/op', [1000, 1000], OWN).functions).toBeNull();
  });
});
