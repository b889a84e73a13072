// What holds of budgets whatever was measured: random recordings and random budgets, by seed, through the whole
// analysis. A property that breaks names the seed.

import { expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import type { Budget, Policy } from '../../../src/budgets/budget.ts';
import { inFile } from '../../../src/model/location.ts';
import type { RecordedSeries, Recording } from '../../../src/model/recording.ts';
import type { GeomeanRow, Report, ReportRow } from '../../../src/model/report.ts';
import type { VerdictOutcome } from '../../../src/model/verdict.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { countCases } from '../../support/case-count.ts';
import { type Random, seededRandom, wholeNumber } from '../../support/random-samples.ts';
import { aRecording, type Sides } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const SEEDS = Array.from({ length: countCases({ usual: 30, all: 100 }) }, (_, index) => index + 1);

function oneOf<Value>(random: Random, values: readonly Value[]): Value {
  return values[wholeNumber(random, 0, values.length - 1)]!;
}

function shuffled<Value>(random: Random, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ value }) => value);
}

/** Times, counts and rates that change by anything from a third to three times, in all kinds of noise. */
function someSides(random: Random, rounds: number): Sides {
  const middle = oneOf(random, [0.02, 1, 40, 5000]);
  const factor = oneOf(random, [0.33, 0.9, 0.97, 1, 1, 1.02, 1.04, 1.06, 1.12, 3]);
  const noise = oneOf(random, [0, 0.002, 0.01, 0.04, 0.2]);
  const side = (around: number) =>
    Array.from({ length: rounds }, () =>
      Number((around * (1 + noise * (random() + random() + random() - 1.5))).toPrecision(oneOf(random, [3, 6]))),
    );
  return { base: side(middle), head: side(middle * factor) };
}

function someBenchmarks(random: Random, rounds: number): Record<string, Sides> {
  const names = ['Encode', 'Decode', 'Sort', 'Search', 'Load', 'Save'].slice(0, wholeNumber(random, 1, 6));
  // Go's processor count, which patterns may leave out.
  const suffix = oneOf(random, ['', '-8']);
  const metrics = ['time', 'allocs/op [allocs/op]', 'rate [req/s]'].slice(0, wholeNumber(random, 1, 3));
  return Object.fromEntries(
    names.flatMap((name) => metrics.map((metric) => [`${name}${suffix} ${metric}`, someSides(random, rounds)])),
  );
}

interface Scene {
  readonly random: Random;
  readonly recording: Recording;
  readonly policy: Policy;
}

function aScene(seed: number, given: { looks?: boolean; geomeans?: boolean } = {}): Scene {
  const random = seededRandom(seed);
  const { looks = random() < 0.5, geomeans = true } = given;
  const rounds = looks ? wholeNumber(random, 6, 30) : 12;
  const recording = aRecording(
    someBenchmarks(random, rounds),
    looks ? { rounds: { min: 6, max: 30 }, ended: 'decided' } : {},
  );
  return { random, recording, policy: somePolicy(random, geomeans) };
}

function somePolicy(random: Random, geomeans: boolean): Policy {
  const { budgets } = policyOf(null, TODAY);
  const count = wholeNumber(random, 1, 4);
  const some = Array.from({ length: count }, (_, index): Budget => {
    const of = geomeans && random() < 0.4 ? 'geomean' : 'each';
    return {
      ...budgets[0]!,
      metric: oneOf(random, ['*', 'time', 'allocs/op', 'rate']),
      benchmarks: oneOf(random, [[], [], ['Encode', 'S*'], ['!Encode']]),
      of,
      limits: new Map([['max-regression', oneOf(random, [0, 0.01, 0.05, 0.1])]]),
      level: oneOf(random, ['fail', 'fail', 'warn', 'report'] as const),
      location: inFile('budgets.yml', index + 1),
    };
  });
  return { ...policyOf(null, TODAY), budgets: some };
}

const keyOf = ({ name, metric }: Pick<ReportRow, 'name' | 'metric'>) => `${name} ${metric}`;

function outcomesOf({ rows, judgedGeomeans }: Report): Record<string, string> {
  const textOf = (one: ReportRow | GeomeanRow) =>
    one.verdicts.map(({ limit, outcome }) => `${limit} ${outcome}`).join();
  return Object.fromEntries([
    ...rows.map((row) => [keyOf(row), `${row.state} ${textOf(row)}`]),
    ...judgedGeomeans.map((one) => [
      `geomean ${one.metric} ${one.members.map(({ name }) => name).toSorted()}`,
      textOf(one),
    ]),
  ]) as Record<string, string>;
}

/** Changes every series of a recording. */
function remade(recording: Recording, change: (series: RecordedSeries) => RecordedSeries): Recording {
  return { ...recording, series: recording.series.map(change) };
}

function scaled(recording: Recording, factor: number, units: Readonly<Record<string, string>> = {}): Recording {
  const side = (own: RecordedSeries['base']) => ({
    ...own,
    values: own.values.map((raw) => raw.map((value) => value * factor)),
  });
  return remade(recording, (series) => ({
    ...series,
    unit: units[series.unit] ?? series.unit,
    base: side(series.base),
    head: side(series.head),
  }));
}

/** Holds for every seed; the one for which it does not is named. */
function property(name: string, holds: (seed: number) => void): void {
  test(name, () => {
    for (const seed of SEEDS) {
      try {
        holds(seed);
      } catch (error) {
        throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  });
}

property('the order of rows and of series changes no verdict', (seed) => {
  const { random, recording, policy } = aScene(seed);
  const other = { ...recording, series: shuffled(random, recording.series) };
  const [one, two] = [analyse(recording, policy), analyse(other, policy)];
  expect(outcomesOf(two)).toEqual(outcomesOf(one));
  expect([two.conclusion, two.counts]).toEqual([one.conclusion, one.counts]);
});

property('another benchmark never turns what failed into a pass', (seed) => {
  const { random, recording, policy } = aScene(seed, { geomeans: false });
  const suffix = /-8$/.exec(recording.series[0]!.name)?.[0] ?? '';
  const sides = someSides(random, recording.invocations.length / 2);
  // What head alone has may be called anything.
  const added =
    random() < 0.5
      ? { [oneOf(random, ['Another', 'Another-8', 'Encode/added-16'])]: { head: sides.head! } }
      : { [`${oneOf(random, ['Another', 'Encode/added'])}${suffix}`]: sides };
  const own = aRecording({ ...added, any: sides }).series[0]!;
  const more = { ...recording, series: shuffled(random, [...recording.series, own]) };
  const [one, two] = [analyse(recording, policy), analyse(more, policy)];
  const later = new Map(two.rows.map((row) => [keyOf(row), row]));
  for (const row of one.rows) {
    const verdicts = later.get(keyOf(row))?.verdicts ?? [];
    expect(verdicts).toHaveLength(row.verdicts.length);
    const failed = row.verdicts.map(({ outcome }, index) => [outcome, verdicts[index]?.outcome]);
    expect(failed).not.toContainEqual(['fail', 'pass']);
  }
  if (one.conclusion === 'fail') expect(['fail', 'inconclusive', 'error']).toContain(two.conclusion);
});

property('other units and other scales change no verdict', (seed) => {
  const { recording, policy } = aScene(seed);
  const expected = outcomesOf(analyse(recording, policy));
  const inNs = scaled(recording, 1e6, { ms: 'ns' });
  const nanoseconds = remade(inNs, (series) => (series.unit === 'ns' ? series : original(recording, series)));
  expect(outcomesOf(analyse(nanoseconds, policy))).toEqual(expected);
  for (const factor of [1e-3, 3, 4096]) {
    expect(outcomesOf(analyse(scaled(recording, factor), policy))).toEqual(expected);
  }
});

property('a looser limit never makes a verdict worse', (seed) => {
  const { random, recording, policy } = aScene(seed);
  const chosen = oneOf(random, policy.budgets);
  const limit = (chosen.limits.get('max-regression') as number) + oneOf(random, [0.005, 0.03, 0.2]);
  const minDelta = chosen.of === 'each' && random() < 0.5 ? { value: 0.5, unit: 'ms', text: '0.5ms' } : null;
  const looser = { ...chosen, limits: new Map([['max-regression', limit]]), minDelta };
  // A budget for every metric has no min-delta where that does not fit; others say so.
  const loosened = chosen.metric === '*' || chosen.metric === 'time' ? looser : { ...looser, minDelta: null };
  const budgets = policy.budgets.map((budget) => (budget === chosen ? loosened : budget));
  const [one, two] = [analyse(recording, policy), analyse(recording, { ...policy, budgets })];
  const weights = (report: Report) =>
    [...report.rows, ...report.judgedGeomeans].map(({ verdicts }) => verdicts.map(({ outcome }) => WEIGHTS[outcome]));
  const [tight, loose] = [weights(one).flat(), weights(two).flat()];
  expect(loose).toHaveLength(tight.length);
  for (const [index, weight] of tight.entries()) expect(loose[index]).toBeLessThanOrEqual(weight);
  const order = ['pass', 'warn', 'inconclusive', 'fail'];
  expect(order.indexOf(two.conclusion)).toBeLessThanOrEqual(order.indexOf(one.conclusion));
});

property('what got worse gets better the other way round, and nothing is worse both ways', (seed) => {
  const { recording, policy } = aScene(seed, { looks: false });
  const swapped = remade(recording, (series) => ({ ...series, base: series.head, head: series.base }));
  const [one, two] = [analyse(recording, policy), analyse(swapped, policy)];
  const back = new Map(two.rows.map((row) => [keyOf(row), row]));
  for (const row of one.rows.filter(({ state }) => state === 'regression')) {
    expect(back.get(keyOf(row))?.state).toBe('improvement');
  }
  for (const [index, { verdicts }] of one.judgedGeomeans.entries()) {
    const other = two.judgedGeomeans[index]?.verdicts[0]?.outcome;
    if (verdicts[0]?.outcome === 'fail') expect(other).toBe('pass');
  }
});

property('a budget that meets nothing, and one that is over, change no verdict', (seed) => {
  const { random, recording, policy } = aScene(seed);
  const [first] = policy.budgets;
  // As the only one that could fail the check it would be an error.
  const idle = { ...first!, metric: 'watts', level: 'warn' as const };
  const over = { ...first!, metric: '*', until: '2026-11-19', limits: new Map([['max-regression', 0]]) };
  const budgets = shuffled(random, [idle, over]).reduce(
    (all, one) => all.toSpliced(wholeNumber(random, 0, all.length), 0, one),
    [...policy.budgets],
  );
  const [one, two] = [analyse(recording, policy), analyse(recording, { ...policy, budgets })];
  expect(outcomesOf(two)).toEqual(outcomesOf(one));
  expect(two.conclusion).toBe(one.conclusion);
});
const WEIGHTS: Readonly<Record<VerdictOutcome, number>> = { pass: 0, unknown: 1, fail: 2 };

function original(recording: Recording, { name, metric }: RecordedSeries): RecordedSeries {
  return recording.series.find((series) => series.name === name && series.metric === metric)!;
}

test('the scenes hold every kind of outcome', () => {
  const outcomes = SEEDS.flatMap((seed) => {
    const { recording, policy } = aScene(seed);
    const { conclusion, rows, judgedGeomeans } = analyse(recording, policy);
    return [
      conclusion,
      ...rows.flatMap(({ verdicts, state }) => [state, ...verdicts.map(({ outcome }) => `row ${outcome}`)]),
      ...judgedGeomeans.flatMap(({ verdicts }) => verdicts.map(({ outcome }) => `geomean ${outcome}`)),
    ];
  });
  for (const kind of ['pass', 'warn', 'fail', 'inconclusive', 'regression', 'improvement']) {
    expect(outcomes).toContain(kind);
  }
  for (const outcome of ['pass', 'fail', 'unknown']) {
    expect(outcomes).toEqual(expect.arrayContaining([`row ${outcome}`, `geomean ${outcome}`]));
  }
});
