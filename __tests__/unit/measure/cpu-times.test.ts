import { describe, expect, test } from '@jest/globals';
import { findOpenTimes, findUndecidedBenchmarks, type MeasuringGoal } from '../../../src/analyse/while-measuring.ts';
import type { ChildSpec } from '../../../src/host/host.ts';
import { collect } from '../../../src/measure/collect.ts';
import type { Side } from '../../../src/model/measurement.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { around } from '../../support/builders.ts';
import { inWords } from '../../support/diagnostics.ts';
import { type Answer, makeFakeHost } from '../../support/fake-host.ts';
import { aMeasuring, filterOf, sideOf } from '../../support/measuring.ts';
import { aRecording } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const RUN = 'x.test -bench="$BENCH_REFEREE_FILTER" $BENCH_REFEREE_ITERATIONS';

interface Benchmark {
  /** Nanoseconds of an operation on a processor. */
  readonly cpu: Readonly<Record<Side, number>>;
  /** Nanoseconds of an operation by the clock, one of them for each run. */
  readonly clock: readonly number[];
}

const LOUD = [200, 900, 300, 500, 800, 400, 700, 600];
const START_MS = 50;

const iterationsOf = ({ env }: ChildSpec) => env['BENCH_REFEREE_ITERATIONS'];

/** A test binary of Go on a busy machine. What a benchmark does not compute, it queues, unless it sleeps. */
function goBinary(benchmarks: Readonly<Record<string, Benchmark>>, { sleeps = false, change = (a: Answer) => a } = {}) {
  let nth = 0;
  return makeFakeHost((spec) => {
    nth += 1;
    const pattern = new RegExp(filterOf(spec) ?? '.');
    const run = Object.entries(benchmarks).filter(([name]) => pattern.test(`Benchmark${name}`));
    const count = Number(iterationsOf(spec) ?? 1000);
    // The order of the sides must not decide.
    const clockOf = ({ clock }: Benchmark) =>
      clock[Math.floor(Math.abs(43758.5 * Math.sin(12.99 * nth))) % clock.length]!;
    const sum = (of: (one: Benchmark) => number) => run.reduce((all, [, one]) => all + (of(one) * count) / 1e6, 0);
    const userMs = START_MS + sum(({ cpu }) => cpu[sideOf(spec)]);
    const durationMs = Math.max(userMs, 2 * START_MS + sum(clockOf));
    const queuedMs = sleeps ? 0 : durationMs - userMs;
    const lines = run.map(([name, one]) => `Benchmark${name}-8\t${count}\t${clockOf(one)} ns/op`);
    return change({
      stdout: ['pkg: example.com/x', ...lines, 'PASS', ''].join('\n'),
      durationMs,
      usage: spec.meter ? { userMs, systemMs: 0, peakBytes: null, queuedMs } : null,
    });
  });
}

function measuring(own: Parameters<typeof aMeasuring>[0] = {}, text = 'run: x', stop: MeasuringGoal['stop'] = 'rows') {
  const policy = policyOf(parseConfigFile(text, 'b.yml', 'a'.repeat(40)), TODAY);
  return aMeasuring(
    { run: [RUN], format: 'go', rounds: { min: 6, max: 10 }, count: ['cpu-time'], ...own },
    {
      looks: [2, 6, 10],
      undecided: (recording) => findUndecidedBenchmarks(recording, policy),
      findOpenTimes: (recording) => findOpenTimes(recording, policy, { precision: null, stop }),
    },
  );
}

const PARSE: Benchmark = { cpu: { base: 100, head: 110 }, clock: LOUD };
const CALM: Benchmark = { cpu: { base: 100, head: 100 }, clock: [100, 100.1, 99.9] };

const valuesOf = ({ cpuTimes }: Recording) =>
  Object.fromEntries(
    (cpuTimes?.series ?? []).map(({ name, base, head }) => [
      name,
      { base: base.values.flat(), head: head.values.flat() },
    ]),
  );
const warningsOf = ({ problems }: Recording) => problems.map((problem) => inWords(problem).message);

describe('after the rounds', () => {
  test('a benchmark that the clock leaves undecided runs alone, a fixed number of times', async () => {
    const { host, specs } = goBinary({ Parse: PARSE, Calm: CALM });
    const recording = await collect(host, measuring());
    const further = specs.filter((spec) => iterationsOf(spec) !== undefined);
    const [starts, runs] = [further.slice(0, 6), further.slice(6)];
    expect(starts.map(sideOf)).toEqual(['base', 'head', 'head', 'base', 'base', 'head']);
    expect(new Set(starts.map(filterOf))).toEqual(new Set(['^Benchmarkbench-referee-runs-nothing$']));
    expect(new Set(runs.map(filterOf))).toEqual(new Set(['^BenchmarkParse$']));
    // 0.4 s of the fastest time.
    expect(new Set(runs.map(iterationsOf))).toEqual(new Set(['2000000']));
    expect(runs.every(({ meter, watchQueue }) => meter && watchQueue === true)).toBe(true);
    const { 'Parse-8': parse, ...others } = valuesOf(recording);
    expect(others).toEqual({});
    expect(parse?.base.every((value) => Math.abs(value - 100e-9) < 1e-12)).toBe(true);
    expect(parse?.head.every((value) => Math.abs(value - 110e-9) < 1e-12)).toBe(true);
    expect(recording.cpuTimes?.series[0]).toMatchObject({ metric: 'cpu-time', unit: 'sec/op', better: 'lower' });
    expect(recording.cpuTimes?.ended).toBe('decided');
  });

  test('all begin, then one after the other is measured to its end, so that little time decides some', async () => {
    const { host, specs } = goBinary({ One: PARSE, Two: PARSE, Three: PARSE });
    const { cpuTimes } = await collect(host, measuring({ maxMinutes: 0.5 }));
    expect(cpuTimes?.ended).toBe('time');
    const further = specs.filter((spec) => iterationsOf(spec) !== undefined).slice(6);
    const names = further.map((spec) => filterOf(spec)!);
    const turns = names.filter((name, index) => name !== names[index - 1]);
    // The two rounds of the first look, and then the others of one benchmark.
    expect(names.slice(0, 12).filter((name) => name === names[0])).toHaveLength(4);
    expect(turns.slice(0, 3)).toEqual([...new Set(names)]);
    expect(turns.slice(3)).toEqual(turns.slice(0, turns.length - 3));
    expect(turns.length).toBeGreaterThan(3);
    expect(turns.length).toBeLessThan(7);
  });

  test('with `stop: verdict` they end once a CPU time has failed the check, if any of them is undecided', async () => {
    const end = async (names: readonly string[], stop: MeasuringGoal['stop']) => {
      const { host, log } = goBinary(Object.fromEntries(names.map((name) => [name, PARSE])));
      const recording = await collect(host, measuring({ rounds: { min: 6, max: 30 } }, 'run: x', stop));
      const lengths = Object.values(valuesOf(recording)).map(({ base }) => base.length);
      return {
        ended: recording.cpuTimes?.ended,
        lengths,
        looks: log.filter((line) => /CPU time of .* after/.test(line)),
      };
    };
    expect(await end(['One', 'Two', 'Three'], 'verdict')).toEqual({
      ended: 'verdict',
      lengths: [6, 2, 2],
      looks: [
        'CPU time of One-8 after 6 rounds; still undecided: Two-8, Three-8; the check has failed, so measuring ends',
      ],
    });
    expect(await end(['One', 'Two', 'Three'], 'rows')).toMatchObject({ ended: 'decided', lengths: [6, 6, 6] });
    expect(await end(['One'], 'verdict')).toMatchObject({ ended: 'decided', lengths: [6] });
  });

  test('the rounds are as they are without CPU time', async () => {
    const series = async (count: 'cpu-time'[]) =>
      (await collect(goBinary({ Parse: PARSE, Calm: CALM }).host, measuring({ count }))).series;
    expect(await series(['cpu-time'])).toEqual(await series([]));
  });

  test('nothing runs if the clock decides everything', async () => {
    const { host, specs } = goBinary({ Calm: CALM });
    const recording = await collect(host, measuring());
    expect(recording.cpuTimes).toBeUndefined();
    expect(specs.some((spec) => iterationsOf(spec) !== undefined)).toBe(false);
  });

  test('a benchmark that waits is left out as soon as that is known', async () => {
    const { host } = goBinary({ Sleep: { cpu: { base: 5, head: 5 }, clock: LOUD } }, { sleeps: true });
    const recording = await collect(host, measuring());
    expect(valuesOf(recording)['Sleep-8']?.base).toHaveLength(2);
  });

  test('a budget for CPU time has its benchmarks measured, whatever the clock says', async () => {
    const { host } = goBinary({ Calm: CALM });
    const budgets = 'run: x\nbudgets: [{metric: cpu-time, max-regression: 5%}]';
    expect(Object.keys(valuesOf(await collect(host, measuring({}, budgets))))).toEqual(['Calm-8']);
  });

  test('`measure: counts` measures CPU time without rounds', async () => {
    const { host } = goBinary({ Calm: CALM });
    const budgets = 'run: x\nbudgets: [{metric: cpu-time, max-regression: 5%}]';
    const recording = await collect(host, measuring({ measure: 'counts' }, budgets));
    expect(recording.series).toEqual([]);
    expect(Object.keys(valuesOf(recording))).toEqual(['Calm-8']);
  });
});

test('the benchmark comes first that is slower in all of its interval', () => {
  const loud = (factor: number) => ({ base: around(100, 0.2), head: around(100 * factor, 0.2, { turn: 3 }) });
  const recording = aRecording({ Same: loud(1), Slower: loud(1.1), Between: loud(1.05) });
  const open = findOpenTimes(recording, policyOf(null, TODAY)).times.map(({ name }) => name);
  expect(open).toEqual(['Slower', 'Between', 'Same']);
});

describe('a warning says why there is no CPU time', () => {
  const withoutCpuTime = async (
    own: Parameters<typeof measuring>[0],
    host = goBinary({ Parse: PARSE, Calm: CALM }).host,
  ) => {
    const recording = await collect(host, measuring(own));
    expect(recording.cpuTimes?.series ?? []).toEqual([]);
    return warningsOf(recording);
  };

  test('of a tool that repeats for a fixed time', async () => {
    expect(await withoutCpuTime({ run: ['x.test -bench="$BENCH_REFEREE_FILTER"'] })).toEqual([
      expect.stringMatching(
        /repeats each benchmark for a fixed time\. Take the number of iterations from BENCH_REFEREE_ITER/,
      ),
    ]);
  });

  test('of benchmarks that cannot run alone', async () => {
    expect(await withoutCpuTime({ run: ['x.test -count $BENCH_REFEREE_ITERATIONS'] })).toEqual([
      expect.stringMatching(/cannot run one of its benchmarks alone\. Use BENCH_REFEREE_FILTER/),
    ]);
  });

  test('of a command whose start is not known', async () => {
    const slow = { cpu: { base: 5e7, head: 5e7 }, clock: [1e8, 2e8, 3e8, 2.5e8] };
    const { host } = goBinary(
      { Slow: slow },
      { change: (answer) => (answer.stdout?.includes('ns/op') ? answer : { ...answer, exitCode: 5 }) },
    );
    expect(await withoutCpuTime({}, host)).toEqual([expect.stringMatching(/what starting takes is not known\./)]);
  });

  test('of a command that does not use the number of iterations', async () => {
    const { host } = goBinary(
      { Parse: PARSE },
      {
        change: (answer) =>
          answer.usage && answer.stdout?.includes('ns/op')
            ? { ...answer, durationMs: 2000, usage: { ...answer.usage, userMs: 1500 } }
            : answer,
      },
    );
    expect(await withoutCpuTime({}, host)).toEqual([
      expect.stringMatching(/takes far longer than BENCH_REFEREE_ITERATIONS iterations do\./),
    ]);
  });

  test('of a benchmark whose filter lets others run', async () => {
    const { host } = goBinary(
      { Parse: PARSE, Calm: CALM },
      { change: (answer) => (answer.usage ? { ...answer, stdout: ALL } : answer) },
    );
    expect((await withoutCpuTime({}, host)).at(-1)).toMatch(/with the filter for it, .* runs 2 benchmarks:/);
  });
});

const ALL = 'pkg: example.com/x\nBenchmarkParse-8\t1000\t200 ns/op\nBenchmarkCalm-8\t1000\t100 ns/op\nPASS\n';
