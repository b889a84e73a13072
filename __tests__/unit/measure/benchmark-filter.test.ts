import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { findUndecidedBenchmarks } from '../../../src/analyse/while-measuring.ts';
import type { FilterableBenchmark } from '../../../src/formats/format.ts';
import type { ChildSpec } from '../../../src/host/host.ts';
import { makeBenchmarkFilter } from '../../../src/measure/benchmark-filter.ts';
import { collect } from '../../../src/measure/collect.ts';
import type { MeasureInputs } from '../../../src/measure/measure-inputs.ts';
import { SIDES } from '../../../src/model/measurement.ts';
import { countCompletedRounds } from '../../../src/model/whole-rounds.ts';
import { type MeasureSettings, policyOf } from '../../../src/settings/settings.ts';
import { around } from '../../support/builders.ts';
import { inWords } from '../../support/diagnostics.ts';
import { makeFakeHost } from '../../support/fake-host.ts';
import { aMeasuring, filterOf, goTool, sideOf, undecidedInTurn } from '../../support/measuring.ts';
import { aRecording } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const RUN = './bench.test -bench="$BENCH_REFEREE_FILTER" suite=x';

/** Up to eight rounds, with looks after 2 and 4. */
function narrowing(
  undecided: MeasureInputs['undecided'],
  settings: Partial<Omit<MeasureSettings, 'commands'>> = {},
  looks: readonly number[] = [2, 4],
): MeasureInputs {
  const given = { run: [RUN], format: 'go', rounds: { min: 2, max: 8 }, ...settings };
  return aMeasuring(given, { looks, undecided });
}

const same = (values: Readonly<Record<string, readonly number[]>>) => ({ base: values, head: values });
const THREE = same({ Encode: [10], Decode: [20], 'Walk/deep': [30] });

/** One entry for each round, from the warm-up on; both sides must have got the same. */
function filtersByRound(specs: readonly ChildSpec[]): (string | undefined)[] {
  const filters = specs.map(filterOf);
  const rounds = filters.filter((_, index) => index % 2 === 0);
  expect(filters).toEqual(rounds.flatMap((filter) => [filter, filter]));
  return rounds;
}

describe('the variable', () => {
  test('is not there in setup, warm-up and the rounds before the first look, wherever it was set before', async () => {
    const env = { BENCH_REFEREE_FILTER: 'from outside', PATH: '/bin' };
    const { host, specs } = makeFakeHost(goTool({ x: THREE }), { env });
    await collect(host, narrowing(undecidedInTurn(['Decode-8'], []), { setup: './build' }));
    const setups = specs.filter(({ script }) => script === './build');
    expect(setups.map(({ env }) => env['BENCH_REFEREE_FILTER'])).toEqual([undefined, undefined]);
    expect(filtersByRound(specs.filter(({ script }) => script !== './build'))).toEqual([
      ...Array(3).fill(undefined),
      ...Array(2).fill('^BenchmarkDecode$'),
    ]);
  });

  test('holds at each look what is undecided then', async () => {
    const { host, specs } = makeFakeHost(goTool({ x: THREE }));
    await collect(host, narrowing(undecidedInTurn(['Encode-8', 'Decode-8'], ['Decode-8'])));
    expect(filtersByRound(specs).slice(3)).toEqual([
      ...Array(2).fill('^Benchmark(Encode|Decode)$'),
      ...Array(4).fill('^BenchmarkDecode$'),
    ]);
  });

  test('makes the environment of both sides equally large at every moment', async () => {
    const { host, specs } = makeFakeHost(goTool({ x: THREE }));
    await collect(host, narrowing(undecidedInTurn(['Encode-8', 'Decode-8'], ['Decode-8'])));
    const sizes = specs.map(({ env }) => JSON.stringify(env).length);
    expect(sizes.filter((_, index) => index % 2 === 0)).toEqual(sizes.filter((_, index) => index % 2 === 1));
  });

  test('is not set for a tool without a filter, and everything is measured', async () => {
    const { host, specs } = makeFakeHost(() => ({ stdout: '[{"name":"a","unit":"ms","value":1}]' }));
    const open = undecidedInTurn(['a']);
    const recording = await collect(host, narrowing(open, { format: 'json', run: ['a', 'b'] }));
    expect(specs.filter((spec) => filterOf(spec) !== undefined)).toEqual([]);
    expect([specs.length, countCompletedRounds(recording)]).toEqual([36, 8]);
  });

  test('is not set when it would be too long for some systems', async () => {
    const names = Array.from({ length: 700 }, (_, index) => `Encode/${'x'.repeat(45)}${index}`);
    const suite = same(Object.fromEntries(names.map((name) => [name, [1]])));
    const few = names.slice(0, 500).map((name) => `${name}-8`);
    const all = names.map((name) => `${name}-8`);
    const { host, specs } = makeFakeHost(goTool({ x: suite }));
    await collect(host, narrowing(undecidedInTurn(few, all, [])));
    expect(filtersByRound(specs).map((filter) => (filter ?? '').length > 0)).toEqual([
      ...Array(3).fill(false),
      ...Array(2).fill(true),
      ...Array(4).fill(false),
    ]);
  });

  test('is set for a command that does not name it, because a script may read it', async () => {
    const { host, specs, log } = makeFakeHost(goTool({ x: THREE }, { filterOf: () => undefined }));
    const recording = await collect(host, narrowing(undecidedInTurn(['Encode-8']), { run: ['sh bench.sh suite=x'] }));
    expect(filterOf(specs.at(-1)!)).toBe('^BenchmarkEncode$');
    expect(recording.series.map(({ head }) => head.values.length)).toEqual([8, 8, 8]);
    expect(recording.problems).toEqual([]);
    expect(log).toContain('look after 2 rounds: 1 of 3 still undecided (Encode-8): BENCH_REFEREE_FILTER names them');
  });
});

describe('the log', () => {
  test('says what goes on', async () => {
    const { host, log } = makeFakeHost(goTool({ x: THREE }));
    await collect(host, narrowing(undecidedInTurn(['Encode-8'], [])));
    expect(log.filter((line) => line.startsWith('look'))).toEqual([
      'look after 2 rounds: 1 of 3 still undecided (Encode-8): only these are measured again',
      'look after 4 rounds: everything is decided',
    ]);
  });

  test('estimates by the rounds that measured as much', async () => {
    const { host, log } = makeFakeHost(goTool({ x: THREE }));
    await collect(host, narrowing(undecidedInTurn(['Encode-8'])));
    expect(log.filter((line) => line.startsWith('round 2/')).at(-1)).toMatch(/ 300 ms, at most 3.6 s left$/);
    expect(log.filter((line) => line.startsWith('round 3/')).at(-1)).toMatch(/ 100 ms, at most 1.0 s left$/);
  });
});

describe('time', () => {
  const slow = goTool({ x: THREE }, { eachMs: 3000 });

  test('is enough for shorter rounds where it was not for longer ones', async () => {
    // Warm-up and two rounds take 54 of 60 seconds; a whole round takes 18, a filtered one 6.
    const open = undecidedInTurn(['Encode-8']);
    const narrowed = await collect(makeFakeHost(slow).host, narrowing(open, { maxMinutes: 1.2 }));
    expect([narrowed.schedule.ended, countCompletedRounds(narrowed)]).toEqual(['time', 5]);
    const whole = await collect(
      makeFakeHost(slow).host,
      narrowing(undecidedInTurn(['Encode-8']), { maxMinutes: 1.2 }, []),
    );
    expect([whole.schedule.ended, countCompletedRounds(whole)]).toEqual(['time', 3]);
  });

  test('of one invocation stays as generous as it was', async () => {
    const { host, specs } = makeFakeHost(slow);
    await collect(host, narrowing(undecidedInTurn(['Encode-8'])));
    expect(specs.at(-1)?.deadlineMs).toBe(90_000);
  });
});

test('a run ends when the verdict is certain, and says so', async () => {
  const certain = (recording: Parameters<MeasureInputs['undecided']>[0]) => ({
    ...undecidedInTurn(['Decode-8'])(recording),
    isCertain: true,
  });
  const { host, log } = makeFakeHost(goTool({ x: THREE }));
  const recording = await collect(host, narrowing(certain));
  expect([recording.schedule.ended, countCompletedRounds(recording)]).toEqual(['verdict', 2]);
  expect(log).toContain(
    'look after 2 rounds: 1 of 3 still undecided (Decode-8); the check has failed, so measuring ends',
  );
});

describe('several commands', () => {
  const commands = ['a', 'b', 'c'].map((suite) => `bench $BENCH_REFEREE_FILTER suite=${suite}`);
  const suites = { a: same({ Encode: [1] }), b: same({ Decode: [2], Scan: [3] }), c: same({ Walk: [4] }) };

  test('are run as long as one of their benchmarks is undecided, and the rounds count', async () => {
    const { host, runs } = makeFakeHost(goTool(suites));
    const recording = await collect(
      host,
      narrowing(undecidedInTurn(['Encode-8', 'Scan-8'], ['Scan-8']), { run: commands }),
    );
    const times = (suite: string) => runs.filter((run) => run.endsWith(`suite=${suite}`)).length / 2;
    expect([times('a'), times('b'), times('c')]).toEqual([1 + 4, 1 + 8, 1 + 2]);
    expect(countCompletedRounds(recording)).toBe(8);
    expect(recording.series.map(({ name, base }) => [name, base.values.length])).toEqual([
      ['Encode-8', 4],
      ['Decode-8', 2],
      ['Scan-8', 8],
      ['Walk-8', 2],
    ]);
  });

  test('the rounds of a block in which one of them was cut do not count', async () => {
    const tool = goTool(suites);
    const { host } = makeFakeHost((spec, nth) => ({
      ...tool(spec),
      // The last of the first command in rounds 3 and 4, after which Scan would be due.
      ...(nth === 22 && { durationMs: 60_000 }),
    }));
    const open = undecidedInTurn(['Encode-8', 'Scan-8']);
    const recording = await collect(host, narrowing(open, { run: commands, maxMinutes: 1 }));
    expect(recording.invocations.slice(-3)).toMatchObject([
      { command: 0, outcome: 'ok' },
      { round: 3, command: 1, outcome: 'cut' },
      { round: 4, command: 1, outcome: 'cut' },
    ]);
    expect([recording.schedule.ended, countCompletedRounds(recording)]).toEqual(['time', 2]);
  });
});

describe('a side on which nothing is undecided', () => {
  test('measures something else of the command, because no results are a failure', async () => {
    const suite = { base: { Encode: [1] }, head: { Encode: [1], Added: [2], Other: [3] } };
    const { host, specs } = makeFakeHost(goTool({ x: suite }));
    const recording = await collect(host, narrowing(undecidedInTurn(['Added-8'])));
    expect(filterOf(specs.at(-1)!)).toBe('^Benchmark(Added|Encode)$');
    expect([recording.problems, countCompletedRounds(recording)]).toEqual([[], 8]);
  });

  test('and is not measured at all when it never ran', async () => {
    const { host, specs } = makeFakeHost(goTool({ x: { head: { Encode: [1], Added: [2] } } }));
    await collect(host, narrowing(undecidedInTurn(['Added-8'])));
    expect(filterOf(specs.at(-1)!)).toBe('^BenchmarkAdded$');
  });
});

describe('a filter that does not work', () => {
  const tooNarrow = (spec: ChildSpec) => filterOf(spec) && '^BenchmarkEncode$';

  test('is given up after one block, with one warning, and everything is measured again', async () => {
    const { host, specs } = makeFakeHost(goTool({ x: THREE }, { filterOf: tooNarrow }));
    const { problems, series } = await collect(host, narrowing(undecidedInTurn(['Encode-8', 'Walk/deep-8'])));
    expect(filtersByRound(specs).map((filter) => filter !== undefined)).toEqual([
      ...Array(3).fill(false),
      ...Array(2).fill(true),
      ...Array(4).fill(false),
    ]);
    expect(problems.map(inWords)).toEqual([
      {
        where: 'BENCH_REFEREE_FILTER',
        message:
          '"Walk/deep-8" did not run with it, so everything is measured from here on. Check how the command uses "^Benchmark(Encode|Walk)$".',
        severity: 'warning',
      },
    ]);
    expect(series.map(({ head }) => head.values.length)).toEqual([8, 6, 6]);
  });

  test('is seen on the one side where it does not work', async () => {
    const onHead = (spec: ChildSpec) => (sideOf(spec) === 'head' ? tooNarrow(spec) : filterOf(spec));
    const { host } = makeFakeHost(goTool({ x: THREE }, { filterOf: onHead }));
    const { problems } = await collect(host, narrowing(undecidedInTurn(['Encode-8', 'Decode-8'])));
    expect(problems.map(inWords).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^"Decode-8" did not run/),
    ]);
  });

  test('is also given up when the command fails with it; the rounds of that block do not count', async () => {
    const nothing = (spec: ChildSpec) => filterOf(spec) && '^nothing$';
    const { host, specs } = makeFakeHost(goTool({ x: THREE }, { filterOf: nothing }));
    const recording = await collect(host, narrowing(undecidedInTurn(['Encode-8'])));
    expect(specs.map(filterOf).filter((filter) => filter !== undefined)).toHaveLength(1);
    expect([recording.schedule.ended, countCompletedRounds(recording)]).toEqual(['complete', 6]);
    const [cut, again] = recording.invocations.slice(6);
    expect([cut, again]).toMatchObject([
      { round: 3, outcome: 'cut' },
      { round: 3, side: cut?.side, outcome: 'ok' },
    ]);
    expect(recording.problems.map(inWords).map(({ severity, message }) => [severity, message])).toEqual([
      ['warning', 'no benchmark has a result. Check `-bench`.'],
      [
        'warning',
        expect.stringMatching(/^round 3, (base|head), failed with it, so everything is measured from here on/),
      ],
    ]);
  });

  test('and a command that fails without it too has failed', async () => {
    const tool = goTool({ x: THREE });
    const { host } = makeFakeHost((spec, nth) => (nth > 6 ? { exitCode: 1 } : tool(spec)));
    const { schedule, invocations } = await collect(host, narrowing(undecidedInTurn(['Encode-8'])));
    expect(schedule.ended).toBe('failed');
    expect(invocations.slice(-3).map(({ round, outcome }) => [round, outcome])).toEqual([
      [3, 'retried'],
      [3, 'retried'],
      [3, 'failed'],
    ]);
  });

  test('is not to blame where the command does not name it and says itself that it failed', async () => {
    const tool = goTool({ x: THREE });
    const { host } = makeFakeHost((spec, nth) => (nth > 6 ? { exitCode: 1 } : tool(spec)));
    const settings = { run: ['sh bench.sh suite=x'] };
    const { schedule, invocations } = await collect(host, narrowing(undecidedInTurn(['Encode-8']), settings));
    expect([schedule.ended, invocations.at(-1)?.round]).toEqual(['failed', 3]);
  });
});

describe('what was decided', () => {
  const policy = policyOf(null, TODAY);
  const noise = { base: around(10, 0.3), head: around(10.6, 0.3, { turn: 5 }) };
  const suite = {
    base: { Noisy: noise.base, Steady: around(10), Slower: around(10), Gone: around(10), Old: noise.base },
    head: { Noisy: noise.head, Steady: around(10, 0.01, { turn: 3 }), Slower: around(20), New: noise.head },
  };
  const settings = { rounds: { min: 6, max: 30 } };
  const looks = [6, 10, 14, 20, 30];
  const renaming = { ...policy, renamed: { Old: 'New' } };

  test('keeps its values, its decision and its state, and is neither failed nor removed', async () => {
    const fake = makeFakeHost(goTool({ x: suite }));
    const recording = await collect(
      fake.host,
      narrowing((soFar) => findUndecidedBenchmarks(soFar, renaming), settings, looks),
    );
    const { rows, rounds, conclusion } = analyse(recording, renaming);
    expect([rounds, conclusion]).toEqual([30, 'fail']);
    expect(rows.map(({ name, state, base, head }) => [name, state, base?.n, head?.n])).toEqual([
      ['Noisy-8', 'inconclusive', 30, 30],
      ['Steady-8', 'unchanged', 6, 6],
      ['Slower-8', 'regression', 10, 10],
      ['New-8', 'inconclusive', 30, 30],
      ['Gone-8', 'removed', 6, undefined],
    ]);
  });

  test('is left to both names of what was renamed', async () => {
    const { host, specs } = makeFakeHost(goTool({ x: suite }));
    await collect(
      host,
      narrowing((soFar) => findUndecidedBenchmarks(soFar, renaming), settings, looks),
    );
    expect(filterOf(specs.at(-1)!)).toBe('^Benchmark(Noisy|New|Old)$');
  });
});

describe('focusOn', () => {
  const recording = aRecording({ 'a time': { base: [1], head: [1] }, 'a size': { base: [1], head: [1] } });
  const all = (benchmarks: readonly FilterableBenchmark[]) => benchmarks.map(({ name }) => name).join('|');

  test('names a benchmark once, whatever the number of its metrics', () => {
    expect(makeBenchmarkFilter(recording, recording.series, { filterOf: () => all, sides: SIDES })).toEqual({
      commands: [0],
      byCommand: new Map([[0, { text: 'a', named: [{ group: null, name: 'a', sides: ['base', 'head'] }] }]]),
      since: 2,
    });
  });

  test('is nothing where no variable can hold the filter', () => {
    const filter = (length: number, end = '') => ({
      filterOf: () => () => 'x'.repeat(length) + end,
      sides: SIDES,
    });
    expect(makeBenchmarkFilter(recording, recording.series, filter(32_000))).not.toBeNull();
    expect(makeBenchmarkFilter(recording, recording.series, filter(32 * 1024))).toBeNull();
    expect(makeBenchmarkFilter(recording, recording.series, filter(3, '\0'))).toBeNull();
  });

  test('is nothing without a filter, and where nothing is undecided', () => {
    expect(makeBenchmarkFilter(recording, recording.series, { filterOf: () => undefined, sides: SIDES })).toBeNull();
    expect(makeBenchmarkFilter(recording, [], { filterOf: () => all, sides: SIDES })).toBeNull();
  });
});
