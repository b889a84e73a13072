// The names of rows in one document: labels that stay different when they are shortened, and the metric where a sentence
// would not say which one it is about. The rows of a Report in, labels and RichTexts out. Names are untrusted text.

import type { Comparison } from '../model/comparison.ts';
import type { GeomeanRow, JudgedRow, ReportRow } from '../model/report.ts';
import { benchmarkKeyOf } from '../model/sample.ts';
import { asUntrustedText, type RichText, richText } from './rich-text.ts';
import { shortenNames } from './shorten-names.ts';
import { changeWordsOf, formatCount, groupLabelOf } from './words.ts';

export interface RowNames {
  /** The names of a benchmark, of a metric, and of a group as this document has them. */
  readonly labelOf: (name: string) => string;
  readonly labelOfMetric: (metric: string) => string;
  readonly labelOfGroup: (group: string) => string;
  /** The subject of a sentence: `Encode`, or `Encode (cpu_time)` where the metric would not be clear. */
  readonly subjectOf: (row: JudgedRow) => RichText;
  /** A benchmark with several metrics has the metric in its name; `beside` says whether the line has the unit. */
  readonly nameWithMetric: (row: ReportRow, line: { readonly beside: 'unit' | 'nothing' }) => RichText;
}

const KNOWN = new WeakMap<readonly ReportRow[], RowNames>();

/** Every part of a document must use the same names. */
export function namesOfRows(rows: readonly ReportRow[]): RowNames {
  const known = KNOWN.get(rows) ?? makeRowNames(rows);
  KNOWN.set(rows, known);
  return known;
}

function makeRowNames(rows: readonly ReportRow[]): RowNames {
  const labelOf = labelsOf(rows.flatMap(({ name, renamed }) => [name, renamed?.from ?? name]));
  const labelOfMetric = labelsOf(rows.map(({ metric }) => metric));
  const labelOfGroup = labelsOf(rows.flatMap((row) => groupLabelOf(row) ?? []));
  const metrics = collectMetrics(rows);
  const isAmbiguous = (row: JudgedRow) => {
    const keys = 'members' in row ? row.members.map(benchmarkKeyOf) : [benchmarkKeyOf(row)];
    const others = keys.flatMap((key) => [...(metrics.get(key)?.values() ?? [])]);
    return others.some((other) => other.metric !== row.metric && isSaidAlike(row, other));
  };
  const metricOf = ({ metric }: Comparison) => asUntrustedText(labelOfMetric(metric));
  const nameOf = (row: JudgedRow) => ('members' in row ? formatGeomean(row) : [asUntrustedText(labelOf(row.name))]);
  return {
    labelOf,
    labelOfMetric,
    labelOfGroup,
    subjectOf: (row) => {
      // A unit that the words do not replace stands behind the values.
      const isNamed = isAmbiguous(row) || (!changeWordsOf(row).isClear && row.metric !== row.unit);
      return isNamed ? richText`${nameOf(row)} (${metricOf(row)})` : nameOf(row);
    },
    nameWithMetric: (row, { beside }) => {
      const others = [...(metrics.get(benchmarkKeyOf(row))?.values() ?? [])].filter(
        ({ metric }) => metric !== row.metric,
      );
      const isNamed = beside === 'unit' ? others.some(({ unit }) => unit === row.unit) : others.length > 0;
      return isNamed ? richText`${nameOf(row)} ${metricOf(row)}` : nameOf(row);
    },
  };
}

function labelsOf(names: readonly string[]): (name: string) => string {
  const labels = shortenNames(names);
  return (name) => labels.get(name) ?? name;
}

type Metrics = ReadonlyMap<string, Comparison>;

function collectMetrics(rows: readonly ReportRow[]): ReadonlyMap<string, Metrics> {
  const all = new Map<string, Map<string, Comparison>>();
  for (const row of rows) {
    const key = benchmarkKeyOf(row);
    const own = all.get(key) ?? new Map<string, Comparison>();
    all.set(key, own.set(row.metric, row));
  }
  return all;
}

/** The sentence about a change may be the same for two metrics: both get slower. */
function isSaidAlike(one: Comparison, other: Comparison): boolean {
  const [words, others] = [changeWordsOf(one), changeWordsOf(other)];
  return one.unit === other.unit || (words.more === others.more && words.less === others.less);
}

function formatGeomean({ members }: GeomeanRow): RichText {
  return richText`The geomean of ${formatCount(members.length, 'benchmark')}`;
}
