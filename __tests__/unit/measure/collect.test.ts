import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { collect } from '../../../src/measure/collect.ts';
import type { MeasureInputs } from '../../../src/measure/measure-inputs.ts';
import { turnsOf } from '../../../src/measure/schedule.ts';
import { asBaseline } from '../../../src/model/baseline.ts';
import type { Side } from '../../../src/model/measurement.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { blocksOf } from '../../../src/model/remeasured-rounds.ts';
import { countCompletedRounds } from '../../../src/model/whole-rounds.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { inWords } from '../../support/diagnostics.ts';
import { type Answer, makeFakeHost } from '../../support/fake-host.ts';
import { aMeasuring as measuring, NOTHING_OPEN, sideOf } from '../../support/measuring.ts';
import { aRecording } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const result = (value: number): Answer => ({
  stdout: JSON.stringify([{ name: 'Encode', unit: 'ms', value }]),
});
const rounds = (count: number): Side[] =>
  blocksOf(count, []).flatMap((block) => turnsOf('seed', block).map(({ side }) => side));

describe('the order', () => {
  test('warm-up, then the blocks that the seed draws', async () => {
    const { host, runs } = makeFakeHost(() => result(1));
    await collect(host, measuring());
    expect(runs.map((run) => run.split(':')[0])).toEqual(['base', 'head', ...rounds(4)]);
  });

  test('several commands are interleaved one by one', async () => {
    const { host, runs } = makeFakeHost(() => result(1));
    await collect(host, measuring({ run: ['a', 'b'], rounds: { min: 1, max: 1 } }));
    const [first, second] = rounds(1);
    expect(runs).toEqual([
      ...['base: a', 'base: b', 'head: a', 'head: b'],
      ...[`${first}: a`, `${second}: a`, `${first}: b`, `${second}: b`],
    ]);
  });

  test('setup comes once for each side; base has run before anything of head does', async () => {
    const { host, runs } = makeFakeHost(() => result(1));
    await collect(host, measuring({ setup: './build', rounds: { min: 1, max: 1 } }));
    expect(runs.slice(0, 4)).toEqual(['base: ./build', 'base: bench', 'head: ./build', 'head: bench']);
  });

  test('a server of setup is ended with it, and one warning says so for both sides', async () => {
    const { host, log } = makeFakeHost(({ script }) =>
      script === './build' ? { orphans: ['redis-server', 'node'] } : { stdout: '' },
    );
    const { problems } = await collect(host, measuring({ setup: './build', rounds: { min: 1, max: 1 } }));
    const warnings = problems.filter(({ code }) => code === 'setup-processes-ended');
    expect(warnings.map(inWords)).toEqual([
      {
        where: 'setup, base',
        message:
          'setup left processes running, which were ended with it: "redis-server" and "node". Start a server that the benchmark needs in `run`, or in an earlier step of the workflow.',
        severity: 'warning',
      },
    ]);
    expect(log.filter((line) => line.includes('ended with it'))).toHaveLength(1);
  });

  test('the time of setup is no part of max-minutes', async () => {
    const { host } = makeFakeHost(({ script }) =>
      script === './build' ? { durationMs: 60 * 60_000 } : { ...result(1), durationMs: 10_000 },
    );
    const { invocations, schedule } = await collect(host, measuring({ setup: './build', maxMinutes: 2 }));
    expect([schedule.ended, invocations.map(({ startMs }) => startMs)]).toEqual([
      'complete',
      Array.from({ length: 10 }, (_, index) => index * 10_000),
    ]);
  });

  test('programs that are named are asked for their version once, between setup and the warm-up', async () => {
    const { host, runs } = makeFakeHost(({ script }) =>
      script === 'go version' ? { stdout: 'go version go1.26 linux/amd64\n' } : result(1),
    );
    const settings = { run: ['go test', 'go test ./b'], setup: './build', rounds: { min: 1, max: 1 } };
    const { environment } = await collect(host, measuring(settings));
    expect(runs.slice(1, 3)).toEqual(['base: go version', 'base: go test']);
    expect(runs.filter((run) => run.endsWith('go version'))).toHaveLength(2);
    const lines = ['go version go1.26 linux/amd64'];
    expect(environment.toolchain).toEqual({ base: lines, head: lines });
  });

  test('the machine is looked at before the warm-up and after each invocation, and kept after each block', async () => {
    const steps: string[] = [];
    const { host } = makeFakeHost(({ env }) => {
      steps.push(env['BENCH_REFEREE_SIDE'] ?? '');
      return result(1);
    });
    const observe = () => {
      steps.push('look');
      return Promise.resolve({ load: 0.5, cpu: null, mhz: 2600 });
    };
    const { environment } = await collect({ ...host, observe }, measuring({ rounds: { min: 2, max: 2 } }));
    const [one, two, three, four] = rounds(2);
    const warmUp = ['look', 'base', 'look', 'look', 'head', 'look'];
    const block = [one, two, three, four].flatMap((side) => [side, 'look']);
    expect(steps).toEqual([...warmUp, ...block]);
    expect(environment.observations).toEqual({
      rounds: [null, 0, 2],
      atMs: [0, 200, 600],
      load: [0.5, 0.5, 0.5],
      steal: [null, null, null],
      others: [null, null, null],
      mhz: [2600, 2600, 2600],
    });
  });

  test('every invocation is placed as asked, and neither setup nor a question is', async () => {
    const { host, specs } = makeFakeHost(() => result(1));
    const settings = { run: ['go test'], setup: './build', cpus: '1-2', nice: 5 };
    const { schedule } = await collect(host, measuring({ ...settings, rounds: { min: 1, max: 1 } }));
    const affinitiesOf = (wanted: (script: string) => boolean) =>
      specs.filter(({ script }) => wanted(script)).map(({ affinity }) => affinity);
    expect(affinitiesOf((script) => script !== 'go test')).toEqual(Array(4).fill(undefined));
    expect(affinitiesOf((script) => script === 'go test')).toEqual(Array(4).fill({ cpus: '1-2', nice: 5 }));
    expect(schedule).toMatchObject({ cpus: '1-2', nice: 5 });
  });
});

describe('what is recorded', () => {
  test('every value with its invocation, without the warm-up', async () => {
    const { host } = makeFakeHost((_, nth) => result(nth));
    const recording = await collect(host, measuring({ rounds: { min: 2, max: 2 } }));
    expect(recording.invocations.map(({ round, side }) => `${round} ${side}`)).toEqual([
      '0 base',
      '0 head',
      ...rounds(2).map((side, index) => `${1 + Math.floor(index / 2)} ${side}`),
    ]);
    const [series] = recording.series;
    for (const side of ['base', 'head'] as const) {
      const indices = recording.invocations.flatMap((one, index) =>
        one.side === side && one.round > 0 ? [index] : [],
      );
      expect(series?.[side]).toEqual({ invocations: indices, values: indices.map((index) => [index + 1]) });
    }
    expect(recording.schedule).toMatchObject({
      seed: 'seed',
      format: 'json',
      ended: 'complete',
      commands: ['bench'],
    });
  });

  test('several results of one benchmark in an invocation stay together', async () => {
    const twice = { stdout: '[{"name":"a","unit":"ms","value":1}]\n[{"name":"a","unit":"ms","value":2}]' };
    const { host } = makeFakeHost(() => twice);
    const { series } = await collect(host, measuring({ rounds: { min: 1, max: 1 } }));
    expect(series.map(({ base }) => base.values)).toEqual([[[1, 2]]]);
  });

  test('the format that was recognised in the warm-up stays', async () => {
    const { host, log } = makeFakeHost(() => result(1));
    const recording = await collect(host, measuring({ format: 'auto' }));
    expect(recording.schedule.format).toBe('json');
    expect(log.filter((line) => line.includes('recognised'))).toHaveLength(1);
  });

  test('with `command` the invocation itself is measured', async () => {
    const { host, specs } = makeFakeHost(() => ({
      durationMs: 250,
      usage: { userMs: 30, systemMs: 5, peakBytes: 1000 },
    }));
    const recording = await collect(host, measuring({ format: 'command', rounds: { min: 1, max: 1 } }));
    expect(recording.series.map(({ metric, base }) => [metric, base.values])).toEqual([
      ['wall-time', [[0.25]]],
      ['user-time', [[0.03]]],
      ['system-time', [[0.005]]],
      ['peak-memory', [[1000]]],
    ]);
    expect(specs.every(({ meter }) => meter)).toBe(true);
  });
});

describe('the end', () => {
  test('at the first look at which nothing is undecided', async () => {
    const asked: number[] = [];
    const undecided: MeasureInputs['undecided'] = ({ invocations }) => {
      asked.push(invocations.at(-1)?.round ?? 0);
      return {
        ...NOTHING_OPEN,
        names: asked.length < 2 ? ['Encode'] : [],
        of: 2,
      };
    };
    const { host, log } = makeFakeHost(() => result(1));
    const { schedule, invocations } = await collect(
      host,
      measuring({ rounds: { min: 2, max: 9 } }, { looks: [2, 5, 9], undecided }),
    );
    expect([schedule.ended, invocations.at(-1)?.round, asked]).toEqual(['decided', 5, [2, 5]]);
    expect(log).toContain('look after 2 rounds: 1 of 2 still undecided (Encode)');
    expect(log).toContain('look after 5 rounds: everything is decided');
  });

  test('after the last round nobody is asked', async () => {
    const { host } = makeFakeHost(() => result(1));
    const undecided = () => {
      throw new Error('not needed');
    };
    const { schedule } = await collect(host, measuring({ rounds: { min: 2, max: 2 } }, { looks: [2], undecided }));
    expect(schedule.ended).toBe('complete');
  });

  test('after one round of a block, where max-minutes leave no time for the other', async () => {
    const { host } = makeFakeHost(() => ({ ...result(1), durationMs: 10_000 }));
    const recording = await collect(host, measuring({ maxMinutes: 1.4 }));
    // The warm-up and three rounds take 80 of the 84 seconds.
    expect([recording.schedule.ended, countCompletedRounds(recording)]).toEqual(['time', 3]);
  });

  test('before a round for which max-minutes leave no time', async () => {
    const { host } = makeFakeHost(() => ({ ...result(1), durationMs: 10_000 }));
    const { schedule, invocations } = await collect(host, measuring({ maxMinutes: 1 }));
    // The warm-up and two rounds take the whole minute.
    expect([schedule.ended, invocations.at(-1)?.round]).toEqual(['time', 2]);
  });

  test('in an invocation that max-minutes cut', async () => {
    const { host, specs } = makeFakeHost((_, nth) =>
      nth === 6 ? { ending: 'deadline', exitCode: null, durationMs: 59_500 } : result(1),
    );
    const { schedule, invocations, problems } = await collect(host, measuring({ maxMinutes: 1 }));
    expect([schedule.ended, invocations.at(-1)?.outcome, problems]).toEqual(['time', 'cut', []]);
    expect(specs[5]?.deadlineMs).toBe(59_500);
  });

  test('inside a block of several commands, whose rounds then do not count', async () => {
    const { host } = makeFakeHost((_, nth) => ({ ...result(1), durationMs: nth === 16 ? 60_000 : 100 }));
    const recording = await collect(host, measuring({ run: ['a', 'b'], maxMinutes: 1 }));
    const never = { command: 1, durationMs: 0, exitCode: null, outcome: 'cut' };
    expect(recording.invocations.slice(-3)).toMatchObject([
      { command: 0, outcome: 'ok' },
      { ...never, round: 3 },
      { ...never, round: 4 },
    ]);
    expect([recording.schedule.ended, countCompletedRounds(recording)]).toEqual(['time', 2]);
  });

  test('when it is cancelled', async () => {
    const fake = makeFakeHost((_, nth) => {
      if (nth < 5) return result(1);
      fake.cancel();
      return { ending: 'cancelled', exitCode: null };
    });
    const { schedule, invocations } = await collect(fake.host, measuring());
    expect([schedule.ended, invocations.length, invocations.at(-1)?.outcome]).toEqual(['cancelled', 5, 'cut']);
  });
});

describe('failures', () => {
  const fails: Answer = { exitCode: 3 };

  test('on base in the warm-up: head is measured alone', async () => {
    const { host, runs, log } = makeFakeHost((spec) => (sideOf(spec) === 'base' ? fails : result(1)));
    const { schedule, problems } = await collect(host, measuring());
    expect(runs.filter((run) => run.startsWith('base'))).toHaveLength(1);
    expect([schedule.ended, problems.map(({ severity }) => severity)]).toEqual(['complete', ['warning']]);
    expect(log).toContain('round 1/4 head 100 ms, about 300 ms left');
  });

  test('of one command on base in the warm-up: the other commands are compared', async () => {
    const { host, runs } = makeFakeHost((spec) => (sideOf(spec) === 'base' && spec.script === 'b' ? fails : result(1)));
    const recording = await collect(host, measuring({ run: ['a', 'b'], rounds: { min: 6, max: 6 } }));
    expect(runs.filter((run) => run === 'base: b')).toHaveLength(1);
    expect(countCompletedRounds(recording)).toBe(6);
    const { rows, problems, conclusion } = analyse(recording, policyOf(null, TODAY));
    expect(rows.map(({ command, base, head }) => [command, base?.n ?? null, head?.n])).toEqual([
      ['command 1', 6, 6],
      ['command 2', null, 6],
    ]);
    expect(conclusion).toBe('pass');
    expect(problems.map(inWords).map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/command 2.* does not run on base, so its benchmarks .*new and are not compared\./),
    );
  });

  const states = (recording: Recording) => {
    const { conclusion, rows, problems } = analyse(recording, policyOf(null, TODAY));
    return {
      conclusion,
      states: rows.map(({ state }) => state),
      said: problems.map(inWords).map(({ message }) => message),
    };
  };

  test.each(['7f3a', 'a', 'b', 'c'])(
    'on base in round 1, because head ran (seed %s): inconclusive, and never new',
    async (seed) => {
      let hasHeadRun = false;
      const { host } = makeFakeHost((spec) => {
        if (sideOf(spec) === 'head') hasHeadRun = true;
        return sideOf(spec) === 'base' && hasHeadRun ? fails : result(1);
      });
      const recording = await collect(host, measuring({}, { seed }));
      expect(recording.schedule.ended).toBe('failed');
      const { conclusion, states: all, said } = states(recording);
      expect(conclusion).toBe('inconclusive');
      expect(all).not.toContain('new');
      expect(said.join('\n')).toMatch(/it failed in round 1, after head had run/);
    },
  );

  test('on base because of the setup of head: inconclusive too', async () => {
    let isBroken = false;
    const { host } = makeFakeHost((spec) => {
      if (spec.script === './build') isBroken = sideOf(spec) === 'head';
      return sideOf(spec) === 'base' && isBroken ? fails : result(1);
    });
    expect(states(await collect(host, measuring({ setup: './build' }))).conclusion).toBe('inconclusive');
  });

  test('a result that base has in its warm-up and not in round 1 is one of them', async () => {
    let hasHeadRun = false;
    const both = (value: number) =>
      JSON.stringify([
        { name: 'Encode', unit: 'ms', value },
        { name: 'Decode', unit: 'ms', value },
      ]);
    const { host } = makeFakeHost((spec) => {
      if (sideOf(spec) === 'head') hasHeadRun = true;
      return sideOf(spec) === 'base' && hasHeadRun ? result(1) : { stdout: both(1) };
    });
    const { conclusion, said } = states(await collect(host, measuring()));
    expect(conclusion).toBe('inconclusive');
    expect(said.join('\n')).toMatch(/no result for "Decode", although base had one in its warm-up/);
  });

  test('of a budgeted regression before base broke: that stays found', async () => {
    const { host } = makeFakeHost((spec, nth) =>
      sideOf(spec) === 'base' ? (nth > 25 ? fails : result(1 + (nth % 5) / 1000)) : result(2 + (nth % 5) / 1000),
    );
    const recording = await collect(host, measuring({ rounds: { min: 6, max: 30 } }));
    expect(states(recording)).toMatchObject({ conclusion: 'fail', states: ['regression'] });
  });

  test('on head: that is the end', async () => {
    const { host, runs } = makeFakeHost((spec) => (sideOf(spec) === 'head' ? fails : result(1)));
    const { schedule, problems } = await collect(host, measuring());
    expect([runs.length, schedule.ended]).toEqual([2, 'failed']);
    expect(problems.map(inWords)).toMatchObject([{ where: 'warm-up, head', severity: 'error' }]);
  });

  test('on base after it ran well: that is the end too, and what there is stays', async () => {
    const { host } = makeFakeHost((spec, nth) => (nth > 6 && sideOf(spec) === 'base' ? fails : result(1)));
    const { schedule, invocations } = await collect(host, measuring());
    expect([schedule.ended, invocations.at(-1)]).toEqual([
      'failed',
      expect.objectContaining({ side: 'base', round: 3, outcome: 'failed' }),
    ]);
  });

  test('a hang on head is killed by what base usually takes, or by a minute', async () => {
    const { host, specs } = makeFakeHost((spec) =>
      sideOf(spec) === 'head'
        ? { ending: 'deadline', exitCode: null, durationMs: spec.deadlineMs }
        : { ...result(1), durationMs: 9000 },
    );
    const { problems } = await collect(host, measuring());
    expect(specs.map(({ deadlineMs }) => deadlineMs)).toEqual([30 * 60_000, 90_000]);
    expect(inWords(problems[0]!).message).toBe(
      '"bench" did not end within 1 min 30 s, though 9.0 s was enough before, and was killed. Run it alone to see why it hangs, or give it a time limit.',
    );
  });

  test('a warning that comes with every invocation is said once', async () => {
    const line = 'BenchmarkEncode-8 \t 10 \t 100 ns/op\nBenchmarkBroken-8 \t 10 \t x ns/op\n';
    const { host } = makeFakeHost(() => ({ stdout: line }));
    const { problems } = await collect(host, measuring({ format: 'go' }));
    const messages = problems.map(inWords).map(({ message }) => message);
    expect(messages).toHaveLength(new Set(messages).size);
  });
});

test('a child gets a clean environment, the same on both sides', async () => {
  const { host, specs } = makeFakeHost(() => result(1), {
    env: { PATH: '/bin', INPUT_RUN: 'x', MY: 'secret' },
    secrets: ['secret'],
  });
  await collect(host, measuring({ workingDirectory: 'packages/codec', rounds: { min: 1, max: 1 } }));
  const temporary = (side: string) => ({
    TMPDIR: `/t/tmp/${side}`,
    TMP: `/t/tmp/${side}`,
    TEMP: `/t/tmp/${side}`,
  });
  for (const { env, folder } of specs) {
    const side = env['BENCH_REFEREE_SIDE']!;
    const home = {
      BENCH_REFEREE_HOME: `/t/home/${side}`,
      BENCH_REFEREE_ANSWERS: `/t/tmp/${side}/answers`,
      BENCH_REFEREE_LAYOUT: '0',
    };
    expect(env).toEqual({ PATH: '/bin', BENCH_REFEREE_SIDE: side, ...home, ...temporary(side) });
    expect(folder).toBe(`/t/${side}/packages/codec`);
  }
});

test('to count every raw value is warned about', async () => {
  const { host } = makeFakeHost(() => result(1));
  const { problems } = await collect(host, measuring({ unit: 'sample' }));
  expect(problems.map(inWords)).toMatchObject([{ where: 'unit: sample', severity: 'warning' }]);
});

describe('with a baseline', () => {
  const kept = asBaseline(aRecording({ 'Encode value': { head: [1, 2, 3, 4, 5, 6] } }));
  const baseline = { path: 'bench/baseline.json', recording: kept };
  const given = { sides: ['head'], baseline } as const;

  test('only head is set up, asked and measured', async () => {
    const { host, runs } = makeFakeHost(() => result(7));
    const { commits } = await collect(host, measuring({ run: ['go test'], setup: './build' }, given));
    expect(runs.filter((run) => !run.startsWith('head: '))).toEqual([]);
    expect(runs.filter((run) => run === 'head: go test')).toHaveLength(5);
    expect(commits.base).toEqual({ sha: 'a'.repeat(40), how: 'baseline' });
  });

  test('its values are there from the first look on, all of them', async () => {
    const looks: unknown[] = [];
    const undecided: MeasureInputs['undecided'] = ({ series }) => {
      const count = (side: Side) => series.flatMap((one) => one[side].values).length;
      looks.push([series.map(({ name }) => name), count('base'), count('head')]);
      return { ...NOTHING_OPEN, names: ['Encode'], of: 1, series };
    };
    const { host } = makeFakeHost(() => result(7));
    const recording = await collect(
      host,
      measuring({ rounds: { min: 2, max: 4 } }, { ...given, looks: [2, 3], undecided }),
    );
    expect(looks).toEqual([
      [['Encode', 'Encode'], 6, 2],
      [['Encode', 'Encode'], 6, 3],
    ]);
    expect(countCompletedRounds(recording)).toBe(4);
    expect(recording.measuredOn).toBe('2026-11-20');
  });
});
