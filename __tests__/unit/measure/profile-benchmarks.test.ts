// The runs of a profile command, on a host whose world is a script: their order, their environment, and when they end.

import { describe, expect, test } from '@jest/globals';
import type { ChildSpec } from '../../../src/host/host.ts';
import { collect } from '../../../src/measure/collect.ts';
import type { MeasureInputs } from '../../../src/measure/measure-inputs.ts';
import type { MeasureSettings } from '../../../src/settings/settings.ts';
import { type Answer, makeFakeHost } from '../../support/fake-host.ts';
import { aMeasuring, filterOf, goTool, sideOf } from '../../support/measuring.ts';

const SUITES = { a: { base: { One: [10], Two: [10] }, head: { One: [12], Two: [12] } } };

const SETTINGS: Partial<Omit<MeasureSettings, 'commands'>> = {
  run: ['bench suite=a "$BENCH_REFEREE_FILTER"'],
  format: 'go',
  profile: { command: 'profile "$BENCH_REFEREE_FILTER"', format: 'auto', runs: 4 },
};

/** Every benchmark of the recording broke a budget. */
const PROFILED: Partial<MeasureInputs> = {
  profiling: { changedPaths: ['a.go'] },
  findBroken: ({ series }) => ({
    rows: series.map(({ group, name, metric }) => ({
      ...{ command: null, group, name, metric, unit: 'sec/op', exact: false },
      ...{ base: { values: [1] }, head: { values: [2] } },
    })) as never,
    series,
  }),
};

const isProfile = ({ script }: ChildSpec) => script.startsWith('profile');

/** Writes a profile in the place of a profiler. */
async function profileWith(
  answer: (spec: ChildSpec, nth: number) => Answer & { readonly profile?: string | null },
  own: Partial<Omit<MeasureSettings, 'commands'>> = {},
) {
  const tool = goTool(SUITES);
  let nth = 0;
  const fake = makeFakeHost((spec) => {
    if (!isProfile(spec)) return tool(spec);
    nth += 1;
    const { profile = 'main;hash (a.go:1) 100\n', ...result } = answer(spec, nth);
    const path = spec.env['BENCH_REFEREE_PROFILE']!;
    fake.files.delete(path);
    if (profile !== null) fake.files.set(path, { text: profile, changedMs: 0 });
    return result;
  });
  const announced: unknown[] = [];
  const publishVerdict = (recording: unknown) => Promise.resolve(void announced.push(recording));
  const recording = await collect(fake.host, aMeasuring({ ...SETTINGS, ...own }, { ...PROFILED, publishVerdict }));
  return { ...fake, recording, announced, profiles: fake.specs.filter(isProfile) };
}

describe('profiles', () => {
  test('alternate between the sides in an order of the seed, for one benchmark after the other', async () => {
    const { profiles, recording, announced } = await profileWith(() => ({}));
    expect(profiles).toHaveLength(16);
    for (let pair = 0; pair < 16; pair += 4)
      expect(profiles.slice(pair, pair + 4).filter((spec) => sideOf(spec) === 'base')).toHaveLength(2);
    expect(profiles.map(filterOf)).toEqual([...Array(8).fill('^BenchmarkOne$'), ...Array(8).fill('^BenchmarkTwo$')]);
    expect(new Set(profiles.map(({ env }) => env['BENCH_REFEREE_PROFILE']))).toEqual(
      new Set(['/t/tmp/base/profile', '/t/tmp/head/profile']),
    );
    const again = await profileWith(() => ({}));
    expect(again.profiles.map(sideOf)).toEqual(profiles.map(sideOf));
    expect(recording.profiles).toMatchObject({ ended: 'complete', problems: [] });
    expect(recording.profiles!.benchmarks.map(({ benchmark, runs }) => [benchmark?.name, runs.length])).toEqual([
      ['One-8', 8],
      ['Two-8', 8],
    ]);
    expect(recording.profiles!.benchmarks[0]!.functions).toContainEqual({
      name: 'hash',
      file: 'a.go',
      line: 1,
      touched: true,
    });
    expect(announced).toHaveLength(1);
  });

  test('leave the rounds as they are, and cost nothing where there are none', async () => {
    const { recording, specs } = await profileWith(() => ({}));
    const without = await profileWith(() => ({}), { profile: null });
    const { profiles: _, ...rest } = recording;
    expect(rest).toEqual(without.recording);
    expect(without.profiles).toEqual([]);
    expect(without.announced).toEqual([]);
    expect(specs.filter((spec) => !isProfile(spec))).toEqual(without.specs);
    for (const { env } of without.specs) expect(env).not.toHaveProperty('BENCH_REFEREE_PROFILE');
  });

  test('end with the time for measuring', async () => {
    const { recording, profiles } = await profileWith(() => ({ durationMs: 25_000 }), { maxMinutes: 1 });
    expect(profiles).toHaveLength(3);
    expect(recording.profiles).toMatchObject({ ended: 'time', problems: [{ code: 'profile-time-over' }] });
    expect(recording.schedule.ended).toBe('complete');
  });

  test('end after a failure of the first one, for all benchmarks of the command', async () => {
    const { recording, profiles } = await profileWith(() => ({ exitCode: 1 }));
    expect(profiles).toHaveLength(1);
    const [problem] = recording.profiles!.problems;
    expect(problem).toMatchObject({ code: 'command-failed', severity: 'warning' });
    expect(problem).not.toHaveProperty('failure');
    expect(recording.problems).toEqual([]);
  });

  test('go on after a single failure', async () => {
    const { recording, profiles } = await profileWith((_, nth) => (nth === 3 ? { profile: null } : {}));
    expect(profiles).toHaveLength(16);
    expect(recording.profiles!.benchmarks.map(({ runs }) => runs.length)).toEqual([7, 8]);
    expect(recording.profiles!.problems.map(({ code }) => code)).toEqual(['profile-not-written']);
  });

  test('of two units are not compared', async () => {
    const speedscope = JSON.stringify({
      $schema: 'https://www.speedscope.app/file-format-schema.json',
      shared: { frames: [{ name: 'a' }] },
      profiles: [
        { type: 'sampled', name: 'x', unit: 'milliseconds', startValue: 0, endValue: 3, samples: [[0]], weights: [3] },
      ],
    });
    const { recording } = await profileWith((spec) => (sideOf(spec) === 'base' ? {} : { profile: speedscope }));
    expect(recording.profiles!.benchmarks).toEqual([]);
    expect(recording.profiles!.problems.map(({ code }) => code)).toEqual(['profile-units-differ']);
  });

  test('that are no profiles are named by the variable and the line', async () => {
    const { recording } = await profileWith(() => ({ profile: 'main;a 5\nmain;b\n' }));
    const [problem] = recording.profiles!.problems;
    expect(problem!.code).toBe('profile-malformed');
    expect(problem!.location.at(-1)).toEqual({ kind: 'file', path: 'BENCH_REFEREE_PROFILE', line: 2 });
  });

  test('are of all benchmarks, once, if the command does not use the filter', async () => {
    const { recording, profiles } = await profileWith(() => ({}), {
      profile: { command: 'profile', format: 'collapsed', runs: 3 },
    });
    expect(profiles).toHaveLength(6);
    expect(recording.profiles!.benchmarks.map(({ benchmark }) => benchmark)).toEqual([null]);
  });

  test('are of at most ten benchmarks, and a warning says so', async () => {
    const many = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`B${index}`, [10]]));
    const tool = goTool({ a: { base: many, head: many } });
    const fake = makeFakeHost((spec) => {
      if (!isProfile(spec)) return tool(spec);
      fake.files.set(spec.env['BENCH_REFEREE_PROFILE']!, { text: 'main 10\n', changedMs: 0 });
      return {};
    });
    const profile = { command: 'profile "$BENCH_REFEREE_FILTER"', format: 'auto', runs: 1 } as const;
    const recording = await collect(fake.host, aMeasuring({ ...SETTINGS, profile }, PROFILED));
    expect(recording.profiles!.benchmarks).toHaveLength(10);
    expect(recording.profiles!.problems).toMatchObject([{ code: 'profile-benchmarks-omitted', data: { omitted: 3 } }]);
  });

  test('end when the run is cancelled', async () => {
    const fake = makeFakeHost((spec) => {
      if (!isProfile(spec)) return goTool(SUITES)(spec);
      fake.cancel();
      return { ending: 'cancelled', exitCode: null };
    });
    const recording = await collect(fake.host, aMeasuring(SETTINGS, PROFILED));
    expect(fake.specs.filter(isProfile)).toHaveLength(1);
    expect(recording.profiles).toMatchObject({ ended: 'cancelled', benchmarks: [], problems: [] });
  });
});
