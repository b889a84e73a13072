// The names of rows in one document: labels that stay different when they are shortened, and the metric where a sentence
// would not say which one it is about. The rows of a Report in, labels and RichTexts out. Names are untrusted text.

import { type Comparison, growthOf } from '../model/comparison.ts';
import { CPU_TIME_METRIC } from '../model/cpu-time.ts';
import type { GeomeanRow, JudgedRow, ReportRow } from '../model/report.ts';
import { benchmarkKeyOf } from '../model/sample.ts';
import { groupBy } from '../text/group-by.ts';
import { nameMetric } from '../units/tidy.ts';
import { asUntrustedText, type RichText, richText } from './rich-text.ts';
import { cleanUntrustedText, shortenMiddle, TEXT_LIMIT } from './untrusted.ts';
import { changeWordsOf, formatCount, groupLabelOf } from './words.ts';

export interface RowNames {
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
  const labelOfMetric = labelsOfMetrics(rows);
  const labelOfGroup = labelsOf(rows.flatMap((row) => groupLabelOf(row) ?? []));
  const metrics = collectMetrics(rows);
  const isAmbiguous = (row: JudgedRow) => {
    const keys = 'members' in row ? row.members.map(benchmarkKeyOf) : [benchmarkKeyOf(row)];
    const others = keys.flatMap((key) => [...(metrics.get(key)?.values() ?? [])]);
    return others.some((other) => other.metric !== row.metric && isSaidAlike(row, other));
  };
  const metricOf = ({ metric }: Comparison) => asUntrustedText(labelOfMetric(metric));
  const nameOf = (row: JudgedRow) =>
    'members' in row && row.growth === null ? formatGeomean(row) : [asUntrustedText(labelOf(row.name))];
  return {
    labelOf,
    labelOfMetric,
    labelOfGroup,
    subjectOf: (row) => {
      // A unit that the words do not replace stands behind the values. CPU time is no time of the clock.
      const isNamed =
        row.metric === CPU_TIME_METRIC ||
        growthOf(row) !== null ||
        isAmbiguous(row) ||
        (!changeWordsOf(row).isClear && nameMetric(row.metric, row.unit) !== row.unit);
      return isNamed ? richText`${nameOf(row)} (${metricOf(row)})` : nameOf(row);
    },
    nameWithMetric: (row, { beside }) => {
      const all = [...(metrics.get(benchmarkKeyOf(row))?.values() ?? [])];
      const others = all.filter(({ metric }) => metric !== row.metric);
      const isNamed = beside === 'unit' ? others.some(({ unit }) => unit === row.unit) : others.length > 0;
      return isNamed ? richText`${nameOf(row)} ${metricOf(row)}` : nameOf(row);
    },
  };
}

function labelsOf(names: readonly string[]): (name: string) => string {
  const labels = shortenNames(names);
  return (name) => labels.get(name) ?? name;
}

/** A tool may have both `ns/op` and `sec/op`. They keep their names. */
function labelsOfMetrics(rows: readonly ReportRow[]): (metric: string) => string {
  const kept = new Set(rows.flatMap(({ metric, unit }) => (nameMetric(metric, unit) === metric ? metric : [])));
  const nameOf = (metric: string) => {
    const name = nameMetric(metric, null);
    return kept.has(metric) || kept.has(name) ? metric : name;
  };
  const labelOf = labelsOf(rows.map(({ metric }) => nameOf(metric)));
  return (metric) => labelOf(nameOf(metric));
}

function collectMetrics(rows: readonly ReportRow[]): ReadonlyMap<string, ReadonlyMap<string, Comparison>> {
  const all = new Map<string, Map<string, Comparison>>();
  for (const row of rows) {
    const key = benchmarkKeyOf(row);
    const metrics = all.get(key) ?? new Map<string, Comparison>();
    all.set(key, metrics.set(row.metric, row));
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

/** Labels of groups without the folder that all of them are in, or that is the only group. */
export function nameGroups(groups: readonly (string | null)[]) {
  const several = groups.length > 1;
  const folder = several ? commonFolder(groups) : (groups[0] ?? '');
  const withoutFolder = (group: string) => (folder === '' ? group : group.slice(folder.length + 1));
  const labels = shortenNames(groups.flatMap((group) => (group === null || !several ? [] : withoutFolder(group))));
  return { folder, labelOf: (group: string) => labels.get(withoutFolder(group)) ?? group };
}

/** `example.com/web`; empty if the groups have none in common. The last part of a group never belongs to the folder. */
function commonFolder(groups: readonly (string | null)[]): string {
  const paths = groups.map((group) => (group ?? '').split('/'));
  const [first = []] = paths;
  const shared = first.findIndex(
    (part, index) => part === '' || paths.some((path) => path.length <= index + 1 || path[index] !== part),
  );
  return first.slice(0, Math.max(0, shared)).join('/');
}

/** At least so many characters are around the part in which names differ. */
const MIN_AROUND = 24;

/** No two names have the same label. */
export function shortenNames(names: Iterable<string>, limit: number = TEXT_LIMIT): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const alike = groupBy(new Set(names), (name) => shortenMiddle(cleanName(name), limit));
  const used = new Set<string>();
  const numberOf = makeNumbering(used, limit);
  const assign = (name: string, wanted: string) => {
    const label = used.has(wanted) ? numberOf(wanted) : wanted;
    used.add(label);
    labels.set(name, label);
  };
  // A name that needs no change keeps its text, whatever others become.
  for (const [label, [name, ...others]] of alike) if (others.length === 0) assign(name!, label);
  for (const own of alike.values()) {
    if (own.length === 1) continue;
    const apart = tellApart(own.map(cleanName), limit);
    for (const [index, name] of own.entries()) assign(name, apart[index]!);
  }
  return labels;
}

function cleanName(name: string): string {
  return cleanUntrustedText(name, Number.POSITIVE_INFINITY);
}

/** A label has the part in which the names differ, and the ends of what they have in common. */
function tellApart(texts: readonly string[], limit: number): string[] {
  const shortest = Math.min(...texts.map(({ length }) => length));
  const [first = ''] = texts;
  let before = 0;
  while (before < shortest && texts.every((text) => text[before] === first[before])) before += 1;
  while (before > 0 && texts.some((text) => isInside(text, before))) before -= 1;
  let after = 0;
  while (after < shortest - before && texts.every((text) => text.at(-1 - after) === first.at(-1 - after))) after += 1;
  while (after > 0 && texts.some((text) => isInside(text, text.length - after))) after -= 1;
  const widest = Math.max(...texts.map(({ length }) => length - before - after));
  const room = Math.min(widest, Math.max(0, limit - MIN_AROUND));
  const around = limit - room;
  const end = Math.min(after, Math.max(Math.floor(around / 2), around - before));
  return texts.map((text) => {
    const last = text.length - after;
    const [start, part] = [text.slice(0, before), text.slice(before, last)];
    return shortenMiddle(start, around - end) + shortenMiddle(part, room) + shortenMiddle(text.slice(last), end);
  });
}

/** A cut there would divide a character: a surrogate pair, or a letter and its marks. */
function isInside(text: string, index: number): boolean {
  return /^[\p{M}\p{EMod}\uDC00-\uDFFF]/u.test(text.slice(index, index + 2));
}

/** Adds the first free number to a label, from the last one on. */
function makeNumbering(used: ReadonlySet<string>, limit: number): (label: string) => string {
  const last = new Map<string, number>();
  return (label) => {
    for (let number = (last.get(label) ?? 1) + 1; ; number += 1) {
      const suffix = ` #${number}`;
      const numbered = shortenMiddle(label, limit - suffix.length) + suffix;
      last.set(label, number);
      if (!used.has(numbered)) return numbered;
    }
  };
}
