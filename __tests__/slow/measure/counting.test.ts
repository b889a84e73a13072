import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { findUndecidedBenchmarks } from '../../../src/analyse/while-measuring.ts';
import type { ChildSpec } from '../../../src/host/host.ts';
import { collect } from '../../../src/measure/collect.ts';
import { MAX_PLACEMENTS, placementOf } from '../../../src/model/counts.ts';
import type { Side } from '../../../src/model/measurement.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { inWords } from '../../support/diagnostics.ts';
import { type Answer, makeFakeHost } from '../../support/fake-host.ts';
import { aMeasuring, sideOf } from '../../support/measuring.ts';
import { TODAY } from '../../support/today.ts';

const POLICY = policyOf(null, TODAY);

/** What a command executes: instructions by mark, or of the whole process. A text: the file that is there in its place. */
type Executed = Readonly<Record<string, number>> | number | string;

/** Keys of an answer in place of counts. */
const ANSWERS = ['exitCode', 'ending', 'stderrTail'];

interface CountedRun {
  readonly side: Side;
  readonly spec: ChildSpec;
  /** Number of the placement, from 1. */
  readonly placement: number;
}

const times: Answer = { stdout: JSON.stringify([{ name: 'Encode', unit: 'ms', value: 7 }]) };
const isCounted = ({ wrapper }: ChildSpec) => wrapper?.includes('--tool=callgrind') === true;

/** A machine with valgrind, on which a command executes what a function says. */
function makeCountingHost(
  executed: (run: CountedRun) => Executed | Answer,
  answer: (spec: ChildSpec) => Answer = () => times,
) {
  const placements = Array.from({ length: MAX_PLACEMENTS }, (_, index) => placementOf(index + 1));
  const fake = makeFakeHost((spec) => {
    if (!isCounted(spec)) return answer(spec);
    const { BENCH_REFEREE_PADDING = '', GLIBC_TUNABLES = '' } = spec.env;
    const placement =
      placements.findIndex(
        ({ padding, topPad }) =>
          padding === BENCH_REFEREE_PADDING.length &&
          GLIBC_TUNABLES.endsWith(`=0x${topPad.toString(16).padStart(8, '0')}`),
      ) + 1;
    const found = executed({ side: sideOf(spec), spec, placement });
    const isAnswer = typeof found === 'object' && ANSWERS.some((key) => key in found);
    if (isAnswer && (found as Answer).exitCode !== 0) return found as Answer;
    const isMarked = spec.wrapper?.includes('--instr-atstart=no') === true;
    for (const path of fake.files.keys()) if (path.includes('/callgrind.out.')) fake.files.delete(path);
    const texts = typeof found === 'string' ? found : fileOf(isAnswer ? 100 : (found as Executed), isMarked);
    if (texts !== '') fake.files.set(`${outFolderOf(spec)}/callgrind.out.7`, { text: texts, changedMs: 0 });
    const { stdout = '' } = answer(spec);
    return { stdout, ...(isAnswer && (found as Answer)) };
  });
  return fake;
}

function outFolderOf({ wrapper = ['', ''] }: ChildSpec): string {
  return wrapper.find((word) => word.startsWith('--callgrind-out-file='))!.replace(/^.*?=|\/callgrind\.out\.%p$/g, '');
}

function fileOf(executed: Executed, isMarked: boolean): string {
  const parts =
    typeof executed === 'number'
      ? [`desc: Trigger: Program termination\nevents: Ir\ntotals: ${isMarked ? 0 : executed}\n`]
      : Object.entries(executed).map(
          ([mark, count]) => `desc: Trigger: Client Request: ${mark}\nevents: Ir\ntotals: ${count}\n`,
        );
  return ['version: 1\ncmd: ./bench\n', ...parts].join('\n');
}

/** A command whose benchmarks are counted by their slopes. */
const SLOPES = { run: ['bench "$BENCH_REFEREE_FILTER" "$BENCH_REFEREE_ITERATIONS"'], format: 'google-benchmark' };

/** Returns a program that prints the benchmarks that the filter matches. */
function harnessOf(...names: readonly string[]) {
  return ({ env }: Pick<ChildSpec, 'env'>): Answer => {
    const filter = new RegExp(env['BENCH_REFEREE_FILTER'] ?? '');
    const found = names.filter((name) => filter.test(name));
    const benchmarks = found.map((name) => ({ name, run_type: 'iteration', real_time: 5, time_unit: 'ns' }));
    return { stdout: JSON.stringify({ context: { library_build_type: 'release' }, benchmarks }) };
  };
}

function measuring(settings: Parameters<typeof aMeasuring>[0] = {}, policy = POLICY) {
  return aMeasuring(
    { count: ['instructions'], rounds: { min: 6, max: 6 }, ...settings },
    { undecided: (recording) => findUndecidedBenchmarks(recording, policy) },
  );
}

const valuesOf = ({ counts }: Recording) =>
  Object.fromEntries(
    (counts?.series ?? []).map(({ name, base, head }) => [name, [base.values.flat(), head.values.flat()]]),
  );

describe('the method', () => {
  test('marks of the harness, whose names are those of the rounds where they end alike', async () => {
    const { host } = makeCountingHost(() => ({ 'src/a.rs::Encode': 100, 'src/a.rs::other': 5, 'Metadata: x': 0 }));
    const recording = await collect(host, measuring());
    expect(recording.counts?.methods).toEqual(['marks']);
    expect(valuesOf(recording)).toEqual({
      Encode: [
        [100, 100, 100],
        [100, 100, 100],
      ],
      'src/a.rs::other': [
        [5, 5, 5],
        [5, 5, 5],
      ],
    });
  });

  test('the whole process where nothing is marked', async () => {
    const { host, specs } = makeCountingHost(() => 900);
    const recording = await collect(host, measuring());
    expect(recording.counts?.methods).toEqual(['process']);
    expect(valuesOf(recording)).toEqual({
      Encode: [
        [900, 900, 900],
        [900, 900, 900],
      ],
    });
    // Only the first try leaves out what is not marked. A dump at a fork would split a mark.
    const options = specs.filter(isCounted).map(({ wrapper }) => wrapper!.join(' '));
    const marked = expect.stringMatching(/--instr-atstart=no (?!.*--dump-before)/);
    const whole = expect.stringContaining('--instr-atstart=yes --dump-before=fork --dump-before=vfork ');
    expect(options).toEqual([...Array(2).fill(marked), ...Array(6).fill(whole)]);
  });

  test('the slope where the command takes a number of iterations, for each benchmark alone', async () => {
    const { host } = makeCountingHost(
      ({ spec: { env } }) =>
        1_000_000 +
        Number(env['BENCH_REFEREE_ITERATIONS']) * (env['BENCH_REFEREE_FILTER']?.includes('Decode') ? 20_000 : 3_000),
      harnessOf('Decode', 'Encode'),
    );
    const recording = await collect(host, measuring(SLOPES));
    expect(recording.counts?.methods).toEqual(['slope']);
    expect(valuesOf(recording)).toEqual({
      Decode: [
        [20_000, 20_000, 20_000],
        [20_000, 20_000, 20_000],
      ],
      Encode: [
        [3_000, 3_000, 3_000],
        [3_000, 3_000, 3_000],
      ],
    });
  });
});

describe('the iterations of a slope', () => {
  /** Returns the iterations of each run, and the first count. `executedBy` is what a run with so many executes. */
  async function iterationsOf(executedBy: (iterations: number) => number) {
    const asked: number[] = [];
    const { host } = makeCountingHost(({ spec: { env } }) => {
      asked.push(Number(env['BENCH_REFEREE_ITERATIONS']));
      return executedBy(asked.at(-1)!);
    }, harnessOf('Encode'));
    const recording = await collect(host, measuring(SLOPES));
    return { asked, count: valuesOf(recording)['Encode']?.[0]?.[0] };
  }

  test('are as many as 60 million instructions need', async () => {
    const { asked } = await iterationsOf((iterations) => 1_000_000 + 500_000 * iterations);
    expect(asked.slice(0, 6)).toEqual([2, 2, 4, 122, 30, 150]);
  });

  test('do not follow a first slope that the noise of starting hides', async () => {
    const { asked, count } = await iterationsOf(
      (iterations) => 1_000_000 + 300 * iterations + (iterations === 4 ? 90_000 : 0),
    );
    expect(asked.slice(0, 8)).toEqual([2, 2, 4, 202, 20_002, 200_002, 50_000, 250_000]);
    expect(count).toBe(300);
  });

  test('are never one, which `go test` runs in its own way', async () => {
    const { asked, count } = await iterationsOf((iterations) =>
      iterations === 1 ? 80_000_000 : (iterations + 1) * 80_000_000,
    );
    expect(asked.slice(0, 5)).toEqual([2, 2, 4, 2, 3]);
    expect(count).toBe(80_000_000);
  });
});

describe('placements', () => {
  test('both sides have the same ones, after a warm-up', async () => {
    const seen: string[] = [];
    const { host } = makeCountingHost(({ side, placement }) => {
      seen.push(`${side} ${placement}`);
      return { Encode: 100 };
    });
    await collect(host, measuring());
    expect(seen).toEqual(['base 1', 'head 1', ...[1, 2, 3].flatMap((nth) => [`base ${nth}`, `head ${nth}`])]);
  });

  test('a count that breaks its limit and is the same in every placement is counted in six', async () => {
    const { host } = makeCountingHost(({ side }) => ({ Encode: side === 'base' ? 100 : 120 }));
    const recording = await collect(host, measuring());
    const [row] = analyse(recording, POLICY).rows.filter(({ metric }) => metric === 'instructions');
    expect(row).toMatchObject({ exact: true, state: 'regression', placements: { base: 6, head: 6 }, p: null });
  });

  const rowWhere = async (executed: (side: Side, placement: number) => number) => {
    const { host } = makeCountingHost(({ side, placement }) => ({ Encode: executed(side, placement) }));
    const { rows } = analyse(await collect(host, measuring()), POLICY);
    return rows.find(({ metric }) => metric === 'instructions');
  };

  test.each([
    ['does not change', 0, 'unchanged'],
    ['breaks its limit', 100, 'regression'],
    ['got better', -100, 'improvement'],
  ])('three equal differences decide a count that varies and %s', async (_, difference, state) => {
    const counts = [1000, 1020, 1007];
    const row = await rowWhere((side, placement) => counts[placement % 3]! + (side === 'head' ? difference : 0));
    expect(row).toMatchObject({ exact: true, state, placements: { base: 3, head: 3 }, p: null });
    expect(row?.change).toBeCloseTo(difference / 1007, 12);
  });

  test('a count that has two values, which the sides take in other placements, is not exact, and never red', async () => {
    const row = await rowWhere((side, placement) => ((placement + (side === 'head' ? 1 : 0)) % 3 === 0 ? 110 : 100));
    expect(row?.exact).toBe(false);
    expect(row?.state).not.toBe('regression');
  });

  test('counts that had one value each in three placements, and then the other, are not red', async () => {
    const row = await rowWhere((side, placement) => (placement < 4 === (side === 'head') ? 110 : 100));
    expect(row?.exact).toBe(false);
    expect(row?.state).not.toBe('regression');
    expect(row?.placements?.base).toBeGreaterThan(6);
  });

  test('a count that varies by far less than its limit is decided after three placements', async () => {
    const { host } = makeCountingHost(({ side, placement }) => ({
      Encode: 100_000 + (side === 'head' ? placement : 0),
    }));
    const recording = await collect(host, measuring());
    const [row] = analyse(recording, POLICY).rows.filter(({ metric }) => metric === 'instructions');
    expect(row).toMatchObject({ exact: false, state: 'unchanged', placements: { base: 3, head: 3 } });
  });

  test('a count that is above its limit in three placements is counted further', async () => {
    const { host } = makeCountingHost(({ side, placement }) => ({
      Encode: side === 'base' ? 1000 + placement : 1100 - placement,
    }));
    const recording = await collect(host, measuring());
    expect(recording.counts?.placements.length).toBeGreaterThan(3);
  });

  test('a count that depends on its placement is judged by the test', async () => {
    const { host } = makeCountingHost(({ side, placement }) => ({
      Encode: side === 'base' ? 1000 + (placement % 4) : 1100 - (placement % 4),
    }));
    const recording = await collect(host, measuring());
    const [row] = analyse(recording, POLICY).rows.filter(({ metric }) => metric === 'instructions');
    expect(row).toMatchObject({ exact: false, state: 'regression' });
  });

  test('1 % more work is found although the count has two values 2.3 % apart, among 20 benchmarks', async () => {
    const { host } = makeCountingHost(({ side, placement }) =>
      Object.fromEntries(
        Array.from({ length: 20 }, (_, index) => {
          const slow = placement % 3 === 0 ? 2300 : 0;
          const more = side === 'head' && index === 7 ? 1060 : 0;
          return [`Encode${index}`, 100_000 + slow + more + ((7 * placement + (side === 'head' ? 3 : 0)) % 11)];
        }),
      ),
    );
    const policy = policyOf(
      parseConfigFile('budgets: [{ metric: instructions, max-regression: 0.5% }]', 'config.yml'),
      TODAY,
    );
    const recording = await collect(host, measuring({}, policy));
    const rows = analyse(recording, policy).rows.filter(({ metric }) => metric === 'instructions');
    expect(rows.filter(({ state }) => state === 'regression').map(({ name }) => name)).toEqual(['Encode7']);
    expect(rows.filter(({ state }) => state === 'unchanged')).toHaveLength(19);
  });
});

describe('the environment', () => {
  const environmentOf = async (env: Readonly<Record<string, string>>) => {
    const { host, specs } = makeCountingHost(() => ({ Encode: 100 }));
    await collect({ ...host, env: { ...host.env, ...env } }, measuring());
    return specs.filter(isCounted).at(-1)!.env;
  };

  test('makes programs of Go repeat what they do', async () => {
    expect(await environmentOf({})).toMatchObject({
      ...{
        GOMAXPROCS: '1',
        GOGC: 'off',
        GOMEMLIMIT: '2GiB',
        GODEBUG: 'asyncpreemptoff=1,memprofilerate=0',
      },
    });
  });

  test('has another hash seed in each placement, the same on both sides', async () => {
    const { host, specs } = makeCountingHost(() => ({ Encode: 100 }));
    await collect(host, measuring());
    const seeds = specs.filter(isCounted).map(({ env }) => env['PYTHONHASHSEED']);
    expect(seeds.slice(2)).toEqual(['01', '01', '02', '02', '03', '03']);
  });

  test("keeps the user's settings", async () => {
    const own = { PYTHONHASHSEED: '7', GOGC: '50', GODEBUG: 'madvdontneed=1' };
    expect(await environmentOf(own)).toMatchObject({
      ...own,
      GODEBUG: 'asyncpreemptoff=1,memprofilerate=0,madvdontneed=1',
    });
  });
});

describe('the rounds', () => {
  const rowsOf = (recording: Recording) =>
    analyse(recording, POLICY).rows.filter(({ metric }) => metric !== 'instructions');

  test('are the same with and without counts', async () => {
    const counted = makeCountingHost(() => ({ Encode: 100 }));
    const plain = makeCountingHost(() => ({ Encode: 100 }));
    const [withCounts, without] = [
      await collect(counted.host, measuring()),
      await collect(plain.host, measuring({ count: [] })),
    ];
    const scriptsOf = ({ specs }: typeof plain) =>
      specs.filter(({ wrapper }) => wrapper === undefined).map(({ script, env }) => [script, env]);
    expect(scriptsOf(counted)).toEqual(scriptsOf(plain));
    expect(withCounts.series).toEqual(without.series);
    expect(rowsOf(withCounts)).toEqual(rowsOf(without));
    expect(without.counts).toBeUndefined();
  });

  test('are left out with `measure: counts`', async () => {
    const { host } = makeCountingHost(() => ({ Encode: 100 }));
    const recording = await collect(host, measuring({ measure: 'counts' }));
    const report = analyse(recording, POLICY);
    expect([report.rounds, report.conclusion, report.rows.map(({ metric }) => metric)]).toEqual([
      0,
      'pass',
      ['instructions'],
    ]);
  });
});

describe('what cannot be counted', () => {
  const warningsOf = ({ problems }: Recording) => problems.map((problem) => inWords(problem).message);

  test('there is no valgrind', async () => {
    const { host } = makeFakeHost((spec) =>
      spec.wrapper === undefined
        ? times
        : { ending: 'unstartable', exitCode: null, detail: 'there is no program "valgrind"' },
    );
    const recording = await collect(host, measuring());
    expect(warningsOf(recording)).toEqual([
      expect.stringMatching(/^instructions are not counted: valgrind was not found/),
    ]);
    expect([recording.counts, analyse(recording, POLICY).conclusion]).toEqual([undefined, 'pass']);
  });

  test('an instruction that valgrind does not know', async () => {
    const { host } = makeCountingHost(() => ({
      exitCode: 132,
      stderrTail: 'vex amd64->IR: unhandled instruction bytes: 0x62 0xF1',
    }));
    const recording = await collect(host, measuring());
    expect(warningsOf(recording)).toEqual([expect.stringMatching(/Valgrind does not know one of its instructions/)]);
    expect([recording.counts?.methods, analyse(recording, POLICY).conclusion]).toEqual([[null], 'pass']);
  });

  test('one of two commands', async () => {
    const { host } = makeCountingHost(({ spec }) => (spec.script === 'a' ? { exitCode: 3 } : { Encode: 100 }));
    const recording = await collect(host, measuring({ run: ['a', 'b'] }));
    expect(recording.counts?.methods).toEqual([null, 'marks']);
    expect(warningsOf(recording)).toEqual([expect.stringMatching(/^"a" failed \(exit code 3/)]);
    const counted = analyse(recording, POLICY).rows.filter(({ metric }) => metric === 'instructions');
    expect(counted.map(({ command, state }) => [command, state])).toEqual([['command 2', 'unchanged']]);
  });

  describe('a benchmark whose iterations have no effect', () => {
    /** Counts two benchmarks. Encode repeats its work only on some sides, Decode on both. */
    async function countedWhere(repeats: (side: Side) => boolean) {
      const { host } = makeCountingHost(
        ({ side, spec: { env } }) => {
          const isRepeated = env['BENCH_REFEREE_FILTER']?.includes('Decode') || repeats(side);
          return 1_000_000 + (isRepeated ? 3_000 * Number(env['BENCH_REFEREE_ITERATIONS']) : 0);
        },
        harnessOf('Decode', 'Encode'),
      );
      const recording = await collect(host, measuring(SLOPES));
      const counted = analyse(recording, POLICY).rows.filter(({ metric }) => metric === 'instructions');
      return {
        states: Object.fromEntries(counted.map(({ name, state }) => [name, state])),
        warnings: warningsOf(recording),
        locations: recording.problems.map(({ location }) => location),
      };
    }

    const WARNING = expect.stringMatching(/^"Encode" is not counted: an iteration .* less than one instruction/);

    test('on both sides has no count', async () => {
      const { states, warnings } = await countedWhere(() => false);
      expect([states, warnings]).toEqual([{ Decode: 'unchanged' }, [WARNING]]);
    });

    test('on base is new', async () => {
      const { states, warnings, locations } = await countedWhere((side) => side === 'head');
      expect([states, warnings]).toEqual([{ Decode: 'unchanged', Encode: 'new' }, [WARNING]]);
      expect(locations).toEqual([[{ kind: 'placement', placement: 1, side: 'base' }]]);
    });

    test('on head is removed', async () => {
      const { states, warnings, locations } = await countedWhere((side) => side === 'base');
      expect([states, warnings]).toEqual([{ Decode: 'unchanged', Encode: 'removed' }, [WARNING]]);
      expect(locations).toEqual([[{ kind: 'placement', placement: 0, side: 'head' }]]);
    });
  });

  test.each(['base', 'head'] as const)('a benchmark that does not run alone on %s', async (side) => {
    const harness = harnessOf('Decode', 'Encode', 'Encode2');
    const { host } = makeCountingHost(
      ({ spec: { env } }) => 3_000 * Number(env['BENCH_REFEREE_ITERATIONS']),
      (spec) => {
        // On one side, the harness runs what begins with the filter.
        const { BENCH_REFEREE_FILTER: filter = '' } = spec.env;
        const env = { BENCH_REFEREE_FILTER: filter.replaceAll('$', '') };
        return harness(sideOf(spec) === side ? { env } : spec);
      },
    );
    const recording = await collect(host, measuring(SLOPES));
    const warning =
      /^"Encode" is not counted: with the filter for it, .* runs 2 benchmarks: "Encode" and "Encode2"\. Use /;
    expect(warningsOf(recording)).toEqual([expect.stringMatching(warning)]);
    expect(Object.keys(valuesOf(recording))).toEqual(['Decode', 'Encode2']);
  });

  describe('a whole process that repeats its benchmarks until some time is over', () => {
    const stdout = 'BenchmarkEncode 100 7 ns/op\n';
    const WARNING = expect.stringMatching(/^"bench" is counted as a whole, but tools of the format `go` repeat /);

    test.each([
      ['has a warning by the format of the rounds', { format: 'auto' }, [WARNING]],
      ['has a warning by what it prints while it is counted', { measure: 'counts', format: 'auto' }, [WARNING]],
      ['has none if it is measured from outside', { measure: 'counts', format: 'command' }, []],
    ] as const)('%s', async (_name, settings, warnings) => {
      const { host } = makeCountingHost(
        () => 900,
        () => ({ stdout }),
      );
      const recording = await collect(host, measuring({ run: ['bench'], ...settings }));
      expect(recording.counts?.methods).toEqual(['process']);
      expect(warningsOf(recording)).toEqual(warnings);
    });

    test('has none if its benchmarks are marked', async () => {
      const { host } = makeCountingHost(
        () => ({ Encode: 100 }),
        () => ({ stdout }),
      );
      expect(warningsOf(await collect(host, measuring({ run: ['bench'], format: 'auto' })))).toEqual([]);
    });
  });

  test('benchmarks of a slope that cannot run alone', async () => {
    const stdout = JSON.stringify(['Decode', 'Encode'].map((name) => ({ name, unit: 'ms', value: 7 })));
    const { host } = makeCountingHost(
      () => 5,
      () => ({ stdout }),
    );
    const recording = await collect(host, measuring({ run: ['bench "$BENCH_REFEREE_ITERATIONS"'] }));
    expect(warningsOf(recording)).toEqual([expect.stringMatching(/cannot run one of its benchmarks alone/)]);
  });
});

describe('a run that only counts', () => {
  const only = { measure: 'counts' } as const;

  test('counts a benchmark of head alone where base does not have it', async () => {
    const { host } = makeCountingHost(({ side }) => (side === 'base' ? { exitCode: 4 } : { Encode: 100 }));
    const { rows, conclusion } = analyse(await collect(host, measuring(only)), POLICY);
    expect([conclusion, rows.map(({ name, state, base }) => [name, state, base])]).toEqual([
      'pass',
      [['Encode', 'new', null]],
    ]);
  });

  test('is an error where the command fails on head', async () => {
    const { host } = makeCountingHost(({ side }) => (side === 'head' ? { exitCode: 4 } : { Encode: 100 }));
    const recording = await collect(host, measuring(only));
    expect(recording.problems).toMatchObject([
      { code: 'command-failed', severity: 'error', failure: 'benchmark-failed' },
    ]);
    expect(analyse(recording, POLICY).conclusion).toBe('error');
  });
});

describe('a file that Callgrind did not write is no count', () => {
  const START = 'version: 1\npid: 7\ncmd: ./bench\nevents: Ir\n';
  test.each([
    ['a total below zero', `${START}totals: -12000000\n`, 'unusable-value'],
    ['a fraction', `${START}totals: 0.5\n`, 'unusable-value'],
    ['no number', `${START}totals: \n`, 'benchmark-without-result'],
    ['a part below zero after one that is fine', `${START}totals: 12\nevents: Ir\ntotals: -5\n`, 'unusable-value'],
    ['no total', START, 'benchmark-without-result'],
    ['an end in the middle of a second part', `${START}totals: 12\nevents: Ir\n`, 'benchmark-without-result'],
    ['another process', 'version: 1\npid: 99\ncmd: ./bench\nevents: Ir\ntotals: 12\n', 'count-file-foreign'],
    ['nothing in it', 'version: 1\n', 'nothing-counted'],
    ['no file', '', 'nothing-counted'],
  ])('%s', async (_, text, code) => {
    const { host } = makeCountingHost(({ side, placement }) => (side === 'head' && placement === 2 ? text : 900));
    const recording = await collect(host, measuring({ measure: 'counts' }));
    expect(recording.problems).toMatchObject([{ code, severity: 'error', failure: 'benchmark-failed' }]);
    expect(analyse(recording, POLICY).conclusion).toBe('error');
  });
});

describe('what ends the counting', () => {
  test('files of the runner that the benchmark changed are an error, as in the rounds', async () => {
    const { host } = makeCountingHost(({ placement, spec }) =>
      placement === 2 ? { exitCode: 0, tamperedFiles: ['GITHUB_ENV'] } : { [spec.script]: 100 },
    );
    const recording = await collect(host, measuring());
    expect(recording.problems).toMatchObject([{ code: 'runner-files-changed', severity: 'error' }]);
    expect([recording.counts?.ended, analyse(recording, POLICY).conclusion]).toEqual(['failed', 'error']);
  });

  test('a cancelled run has no verdict', async () => {
    const fake = makeCountingHost(({ placement }) => {
      if (placement === 2) fake.cancel();
      return placement === 2 ? { exitCode: null, ending: 'cancelled' } : { Encode: 100 };
    });
    const recording = await collect(fake.host, measuring());
    expect([recording.schedule.ended, analyse(recording, POLICY).conclusion]).toEqual(['cancelled', 'error']);
  });

  test('the time limit, which leaves the rounds as they are', async () => {
    const { host } = makeCountingHost(({ side, placement }) => ({
      Encode: side === 'base' || placement % 2 === 0 ? 100 : 120,
    }));
    const recording = await collect(host, measuring({ maxMinutes: 1.5 / 60 }));
    expect([recording.counts?.ended, recording.schedule.ended]).toEqual(['time', 'complete']);
    expect(analyse(recording, POLICY).problems.map(({ code }) => code)).toContain('counting-time-over');
  });
});
