// Says for each row that broke a budget from which functions its change comes. In: the rows and the recorded profiles; out: the
// functions of each row. The shares of the profiles are multiplied with the measured medians. Pure. `report` computes it
// again from the recording.

import type { SampleSummary } from '../model/comparison.ts';
import type { Attribution, FunctionDelta, TotalDelta } from '../model/profile.ts';
import type { ProfiledBenchmark, RecordedProfiles } from '../model/recorded-profiles.ts';
import type { ReportRow } from '../model/report.ts';
import type { RowFunctions } from '../model/row-functions.ts';
import { benchmarkKeyOf, type CommandName } from '../model/sample.ts';
import { robustSpread } from '../stats/robust-spread.ts';
import { attributeChange, type MeasuredChange } from './attribute.ts';
import { mergeTrees } from './merge-trees.ts';
import { unpackProfiles } from './pack-profiles.ts';
import { canExplainMetric, isWorsePrimary } from './profile-format.ts';
import { forSides, type ProfileSides } from './profile-sides.ts';

type ProfiledRow = ReportRow & { readonly base: SampleSummary; readonly head: SampleSummary };

/**
 * Adds to the rows in `broken` the functions that changed, if they were profiled. Of a benchmark whose broken metric the
 * profiles do not measure, its primary metric gets them if it is worse, too.
 */
export function addFunctions<Row extends ReportRow>(
  rows: readonly Row[],
  broken: ReadonlySet<ReportRow>,
  profiles: RecordedProfiles | undefined,
  names: readonly CommandName[],
): Row[] {
  if (profiles === undefined) return [...rows];
  // Several metrics of a benchmark have the same profiles.
  const unpackedByBenchmark = new Map<ProfiledBenchmark, UnpackedProfiles>();
  const unpack = (benchmark: ProfiledBenchmark) => {
    const unpacked = unpackedByBenchmark.get(benchmark) ?? unpackGraph(benchmark);
    unpackedByBenchmark.set(benchmark, unpacked);
    return unpacked;
  };
  const findProfiled = (row: ReportRow) =>
    profiles.benchmarks.find((benchmark) => names[benchmark.command] === row.command && isOf(benchmark, row));
  const unexplained = [...broken].filter((row) => {
    const unit = findProfiled(row)?.unit;
    return unit !== undefined && !canExplainMetric(row.unit, unit);
  });
  const unexplainedKeys = new Set(unexplained.map(benchmarkKeyOf));
  return rows.map((row) => {
    if (!isOfBothSides(row)) return row;
    const isWorse = isWorsePrimary(row, row.base.median, row.head.median);
    if (!broken.has(row) && !(isWorse && unexplainedKeys.has(benchmarkKeyOf(row)))) return row;
    const command = names.indexOf(row.command);
    const profiled = findProfiled(row);
    if (profiled === undefined && (profiles.settings[command] ?? null) === null) return row;
    return { ...row, functions: compareRow(row, profiled ?? null, unpack) };
  });
}

function isOfBothSides<Row extends ReportRow>(row: Row): row is Row & ProfiledRow {
  return row.base !== null && row.head !== null;
}

function isOf({ benchmark }: ProfiledBenchmark, { group, name }: ReportRow): boolean {
  return benchmark === null || (benchmark.group === group && benchmark.name === name);
}

type UnpackedProfiles = ReturnType<typeof unpackGraph>;

function unpackGraph(benchmark: ProfiledBenchmark) {
  const sides = unpackProfiles(benchmark);
  return { sides, graph: mergeTrees(sides) };
}

function compareRow(
  row: ProfiledRow,
  profiled: ProfiledBenchmark | null,
  unpack: (benchmark: ProfiledBenchmark) => UnpackedProfiles,
): RowFunctions {
  if (profiled === null) return { kind: 'missing', reason: 'no-profile' };
  if (!canExplainMetric(row.unit, profiled.unit) || row.base.median <= 0 || row.head.median <= 0)
    return { kind: 'missing', reason: 'metric' };
  if (new Set(profiled.runs.map(({ side }) => side)).size < 2) return { kind: 'missing', reason: 'no-profile' };
  const { sides, graph } = unpack(profiled);
  const touched = new Set(profiled.functions.flatMap(({ file, touched }) => (touched ? (file ?? []) : [])));
  const measured = costOf(row);
  const isOfCommand = profiled.benchmark === null;
  const attribution = attributeChange(sides, {
    measured: isOfCommand ? null : measured,
    isTouched: (file) => touched.has(file),
  });
  const converted = convert(attribution, row, isOfCommand ? measured.base.median / attribution.base : 1);
  const change = converted.head - converted.base;
  const named = converted.functions.reduce((sum, { deltaSelf }) => sum + deltaSelf, 0);
  return {
    ...{ kind: 'compared', attribution: converted, change, isOfCommand, graph },
    elsewhere: (attribution.areShares ? 0 : change) - named,
    isProportional: !isOfCommand && attribution.functions.length > 1 && areSharesEqual(sides),
  };
}

/** No share of a function differs by more than its noise. */
function areSharesEqual(sides: ProfileSides): boolean {
  const whole = { median: 1, standardError: 0 };
  const shares = attributeChange(sides, { measured: { unit: '', base: whole, head: whole, degrees: 1 } });
  return shares.functions.length === 0;
}

/** The measured value as a cost, such as time. The cost of a rate, such as operations per second, is its inverse. */
function costOf(row: ProfiledRow): MeasuredChange {
  const { base, head, unit, better, exact } = row;
  const costs = forSides((side) => {
    const { median, values } = row[side];
    // Of values that vary normally, except for a few (Cramér, 1946, 28.5).
    const standardError = exact ? 0 : Math.sqrt(Math.PI / 2 / values.length) * robustSpread(values);
    return better === 'higher'
      ? { median: 1 / median, standardError: standardError / median ** 2 }
      : { median, standardError };
  });
  return { unit, ...costs, degrees: Math.max(1, base.n + head.n - 2) };
}

/** Converts costs into the unit of the metric. The parts of the change of a rate have the proportions of its cost. */
function convert(attribution: Attribution, row: ProfiledRow, costPerValue: number): Attribution {
  const { base, head, better, unit } = row;
  const factor = better === 'higher' ? -costPerValue * base.median * head.median : costPerValue;
  const [low, high] = factor < 0 ? (['high', 'low'] as const) : (['low', 'high'] as const);
  const scale = (value: number | null) => (value === null ? null : value * factor);
  const convertDelta = (delta: FunctionDelta): FunctionDelta => ({
    ...delta,
    base: delta.base * Math.abs(factor),
    head: delta.head * Math.abs(factor),
    deltaSelf: delta.deltaSelf * factor,
    low: scale(delta[low]),
    high: scale(delta[high]),
  });
  const convertTotal = (delta: TotalDelta): TotalDelta => ({
    ...delta,
    deltaTotal: delta.deltaTotal * factor,
    low: delta[low] * factor,
    high: delta[high] * factor,
  });
  const { unnamed } = attribution;
  return {
    ...attribution,
    unit,
    base: better === 'higher' ? base.median : attribution.base * factor,
    head:
      better === 'higher' ? base.median + (attribution.head - attribution.base) * factor : attribution.head * factor,
    functions: attribution.functions.map(convertDelta),
    totals: attribution.totals.map(convertTotal),
    unnamed: unnamed && { ...unnamed, strongest: unnamed.strongest && convertDelta(unnamed.strongest) },
  };
}
