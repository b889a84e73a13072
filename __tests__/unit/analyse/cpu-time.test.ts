import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { findUndecidedBenchmarks } from '../../../src/analyse/while-measuring.ts';
import type { Recording } from '../../../src/model/recording.ts';
import type { Report } from '../../../src/model/report.ts';
import { listFindings } from '../../../src/render/findings.ts';
import { formatHeadline } from '../../../src/render/headline.ts';
import { renderJson } from '../../../src/render/outputs/json.ts';
import { makeResultTables } from '../../../src/render/result-table.ts';
import { formatRichText } from '../../../src/render/rich-text.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { around } from '../../support/builders.ts';
import { aRecording } from '../../support/recordings.ts';
import { sayLimit } from '../../support/sentences.ts';
import { TODAY } from '../../support/today.ts';

const POLICY = policyOf(null, TODAY);

function policy(...lines: readonly string[]) {
  return policyOf(parseConfigFile(`run: ./work\n${lines.join('\n')}`, 'bench-referee.yml', 'a'.repeat(40)), TODAY);
}

interface Runs {
  /** Seconds of each round. */
  readonly base: readonly number[];
  readonly head: readonly number[];
  /** CPU seconds of each round. */
  readonly cpu: Readonly<Record<'base' | 'head', readonly number[]>>;
  /** Share of its time in which the command queued for a processor; `rest`: whenever it was on none. */
  readonly queued?: number | 'rest';
  readonly count?: Recording['schedule']['count'];
}

/** Rounds of `format: command`. */
function ofCommand({ base, head, cpu, queued = 0, count = 'cpu-time' }: Runs): Recording {
  const recording = aRecording({ 'work wall-time [s]': { base, head } }, { format: 'command' });
  return {
    ...recording,
    schedule: { ...recording.schedule, count },
    invocations: recording.invocations.map((one) => {
      const durationMs = 1000 * (one.side === 'base' ? base : head)[one.round - 1]!;
      const cpuMs = 1000 * cpu[one.side][one.round - 1]!;
      const queuedMs = queued === 'rest' ? durationMs - cpuMs : queued * durationMs;
      return { ...one, durationMs, cpuMs, queuedMs };
    }),
  };
}

const ROUNDS = { n: 30 };
/** A clock that says nothing: half of the time is that of others. */
const LOUD = { base: around(2, 0.4, ROUNDS), head: around(2.1, 0.4, { n: 30, turn: 3 }), queued: 'rest' as const };
const cpuOf = (base: number, head: number) => ({
  base: around(base, 0.01, ROUNDS),
  head: around(head, 0.01, { n: 30, turn: 3 }),
});

const timeOf = ({ rows }: Report) => rows.find(({ metric }) => metric === 'wall-time')!;
const cpuRowOf = ({ rows }: Report) => rows.find(({ metric }) => metric === 'cpu-time');
const what = (report: Report) => listFindings(report).map((finding) => formatRichText(finding.what));

describe('a time that the clock leaves undecided', () => {
  test('is without CPU time', () => {
    const report = analyse(ofCommand({ ...LOUD, cpu: cpuOf(1, 1.1), count: null }), POLICY);
    expect(report.conclusion).toBe('inconclusive');
    expect(cpuRowOf(report)).toBeUndefined();
  });

  test('stays undecided if control benchmarks show that the machine moved', () => {
    const recording = ofCommand({ ...LOUD, cpu: cpuOf(1, 1.1) });
    const [work] = recording.series;
    const fixed = (values: readonly number[], side: 'base' | 'head') => ({
      ...work![side],
      values: values.map((value) => [value]),
    });
    const sides = cpuOf(1, 1.2);
    const control = { ...work!, name: 'Fixed', base: fixed(sides.base, 'base'), head: fixed(sides.head, 'head') };
    const moved = { ...recording, series: [work!, control] };
    const verdictsUnder = (control: string) =>
      analyse(moved, policy(`control: [${control}]`)).rows.find(({ name }) => name === 'work')?.verdicts;
    expect(verdictsUnder('Fixed')).toMatchObject([{ outcome: 'unknown', decidedBy: null }]);
    expect(verdictsUnder('Nothing')).toMatchObject([{ outcome: 'fail', decidedBy: 'cpu-time' }]);
  });

  test('takes the outcome of its CPU time if the benchmark computes', () => {
    const slower = analyse(ofCommand({ ...LOUD, cpu: cpuOf(1, 1.1) }), POLICY);
    expect(slower.conclusion).toBe('fail');
    expect(timeOf(slower)).toMatchObject({
      state: 'regression',
      verdicts: [{ outcome: 'fail', limit: 0.05, decidedBy: 'cpu-time' }],
    });
    const same = analyse(ofCommand({ ...LOUD, cpu: cpuOf(1, 1) }), POLICY);
    expect(same.conclusion).toBe('pass');
    expect(timeOf(same)).toMatchObject({ state: 'unchanged', verdicts: [{ outcome: 'pass', decidedBy: 'cpu-time' }] });
    expect(cpuRowOf(same)).toMatchObject({ unit: 'sec', better: 'lower', state: 'unchanged', verdicts: [] });
  });

  test('says so in all outputs', () => {
    const report = analyse(ofCommand({ ...LOUD, cpu: cpuOf(1, 1.1) }), POLICY);
    expect(what(report)).toEqual([
      expect.stringMatching(
        new RegExp(
          String.raw`^"work" \("wall-time"\) is undecided by the clock; by CPU time, it got 10% slower\. ${sayLimit('5%')}$`,
        ),
      ),
    ]);
    const [finding] = listFindings(report);
    expect(formatRichText(finding!.facts)).toMatch(
      / · 95% interval of the change of CPU time \+9\.\d+% to \+10\.\d+% · n=30$/,
    );
    expect(formatRichText(formatHeadline(report))).toMatch(/^Slower than allowed: "work" \+10% CPU time$/);
    const json = JSON.parse(renderJson(report)) as { comparisons: Record<string, unknown>[] };
    const [time, cpu] = ['wall-time', 'cpu-time'].map((metric) =>
      json.comparisons.find((one) => one['metric'] === metric),
    );
    expect(time).toMatchObject({
      onProcessor: expect.closeTo(1, 1),
      budgets: [{ kind: 'max-regression', outcome: 'fail', decidedBy: 'cpu-time' }],
    });
    expect(cpu).not.toHaveProperty('onProcessor');
    const cells = makeResultTables(report).flatMap(({ groups }) => groups.flatMap(({ rows }) => rows));
    expect(cells.find(({ row }) => row.metric === 'wall-time')?.test).toMatch(
      /^\(p=0\.\d+ n=30; CPU time \+10\.\d+%\)$/,
    );
  });

  test('is decided while it is measured', () => {
    expect(findUndecidedBenchmarks(ofCommand({ ...LOUD, cpu: cpuOf(1, 1) }), POLICY).names).toEqual([]);
  });

  test('is measured on where only its CPU time can still decide it', () => {
    const few = { n: 14 };
    const hopeless = { base: around(9, 0.9, few), head: around(9, 0.9, { n: 14, turn: 3 }) };
    const cpu = { base: around(1, 0.08, few), head: around(1.05, 0.08, { n: 14, turn: 3 }) };
    const undecided = (count: Runs['count']) => {
      const recording = ofCommand({ ...hopeless, cpu, queued: 'rest', count });
      const schedule = { ...recording.schedule, rounds: { min: 6, max: 30 } };
      return findUndecidedBenchmarks({ ...recording, schedule }, POLICY).names;
    };
    expect(undecided(null)).toEqual([]);
    expect(undecided('cpu-time')).toEqual(['work']);
  });

  test('stays so if its CPU time is undecided too', () => {
    const cpu = { base: around(1, 0.4, ROUNDS), head: around(1.05, 0.4, { n: 30, turn: 3 }) };
    const report = analyse(ofCommand({ ...LOUD, cpu }), POLICY);
    expect(timeOf(report).verdicts).toMatchObject([{ outcome: 'unknown', decidedBy: null }]);
    expect(what(report)[0]).toMatch(/CPU time is undecided too: \d/);
    expect(renderJson(report)).not.toContain('decidedBy');
  });
});

describe('a benchmark that waits', () => {
  /** It sleeps 20 % longer, and the clock does not see it. */
  const asleep = { ...LOUD, head: around(2.3, 0.4, { n: 30, turn: 3 }), cpu: cpuOf(0.01, 0.01), queued: 0.02 };

  test('is not cleared by its CPU time', () => {
    const report = analyse(ofCommand(asleep), POLICY);
    expect(report.conclusion).toBe('inconclusive');
    expect(timeOf(report).verdicts).toMatchObject([{ outcome: 'unknown', decidedBy: null }]);
    expect(what(report)[0]).toMatch(/because the benchmark waits: it is on a processor for 0\.\d% of its time\.$/);
  });

  test('is one that is on a processor for less than 90 % of the time in which it does not queue for one', () => {
    const quiet = { base: around(2, 0.001, ROUNDS), head: around(2, 0.001, ROUNDS) };
    const onProcessorOf = (cpu: number, queued: number) =>
      timeOf(analyse(ofCommand({ ...quiet, cpu: cpuOf(cpu, cpu), queued }), POLICY)).cpuTime?.onProcessor;
    expect(onProcessorOf(1, 0.5)).toBeCloseTo(1, 1);
    expect(onProcessorOf(1, 0)).toBeCloseTo(0.5, 1);
    expect(onProcessorOf(3, 0)).toBeCloseTo(1.5, 1);
  });
});

test('a time that is decided stays as it is, whatever its CPU time says', () => {
  const quiet = { base: around(2, 0.01, ROUNDS), head: around(2.4, 0.01, ROUNDS) };
  const slower = analyse(ofCommand({ ...quiet, cpu: cpuOf(2, 2) }), POLICY);
  expect(timeOf(slower)).toMatchObject({ state: 'regression', verdicts: [{ outcome: 'fail', decidedBy: null }] });
  const same = analyse(ofCommand({ base: quiet.base, head: quiet.base, cpu: cpuOf(2, 2.4) }), POLICY);
  expect(timeOf(same)).toMatchObject({ state: 'unchanged', verdicts: [{ outcome: 'pass', decidedBy: null }] });
  expect(same.conclusion).toBe('pass');
});

test('only a budget that names CPU time judges it', () => {
  const runs = ofCommand({ ...LOUD, cpu: cpuOf(1, 1.1) });
  for (const metric of ['"*"', 'sec', 'time', 'wall-time'])
    expect(
      cpuRowOf(analyse(runs, policy('budgets:', `  - metric: ${metric}`, '    max-regression: 5%')))?.verdicts,
    ).toEqual([]);
  const named = analyse(runs, policy('budgets:', '  - metric: cpu-time', '    max-regression: 5%'));
  expect(cpuRowOf(named)).toMatchObject({ state: 'regression', verdicts: [{ outcome: 'fail', decidedBy: null }] });
  expect(named.rows.flatMap(({ verdicts }) => verdicts)).toHaveLength(1);
  expect(what(named)).toEqual([expect.stringMatching(/^"work" \("cpu-time"\) got 10% slower/)]);
  expect(formatRichText(formatHeadline(named))).toBe('More CPU time than allowed: "work" +10%');
});

test('the smallest change that counts is the same part of the CPU time', () => {
  const judged = (minDelta: string) =>
    timeOf(
      analyse(
        ofCommand({ ...LOUD, cpu: cpuOf(1, 1.1) }),
        policy('budgets:', '  - metric: sec', '    max-regression: 5%', `    min-delta: ${minDelta}`),
      ),
    ).verdicts;
  expect(judged('150ms')).toMatchObject([{ outcome: 'fail' }]);
  expect(judged('400ms')).toMatchObject([{ outcome: 'pass' }]);
});

test('a benchmark with threads is judged, with a note', () => {
  const report = analyse(ofCommand({ ...LOUD, queued: 0, cpu: cpuOf(3, 3.3) }), POLICY);
  expect(report.conclusion).toBe('fail');
  expect(what(report)[0]).toMatch(
    /It uses 2\.\d processors at a time, and CPU time includes threads that wait in a loop\.$/,
  );
});

test('Google Benchmark prints the CPU time of each benchmark', () => {
  const loud = { base: around(200, 0.4, ROUNDS), head: around(210, 0.4, { n: 30, turn: 3 }) };
  const cpu = { base: around(100, 0.01, ROUNDS), head: around(100, 0.01, { n: 30, turn: 3 }) };
  const recording = aRecording(
    { 'BM_Copy real_time [ms]': loud, 'BM_Copy cpu_time [ms]': cpu },
    { format: 'google-benchmark' },
  );
  const series = recording.series.map((one) => ({ ...one, primary: one.metric === 'real_time' }));
  const invocations = recording.invocations.map((one) => {
    const real = loud[one.side][one.round - 1]!;
    return { ...one, durationMs: 1000, cpuMs: 1000, queuedMs: 1000 * (1 - cpu[one.side][one.round - 1]! / real) };
  });
  const counted = {
    ...recording,
    series,
    invocations,
    schedule: { ...recording.schedule, count: 'cpu-time' as const },
  };
  const report = analyse(counted, policy('budgets:', '  - metric: real_time', '    max-regression: 5%'));
  expect(report.rows.find(({ metric }) => metric === 'real_time')).toMatchObject({
    cpuTime: { onProcessor: expect.closeTo(1, 0) },
    verdicts: [{ outcome: 'pass', decidedBy: 'cpu-time' }],
  });
  expect(cpuRowOf(report)).toMatchObject({ name: 'BM_Copy', unit: 'sec/op', base: { median: expect.closeTo(0.1, 2) } });
});
