// Proposes entries of `renamed` for benchmarks that seem to be renamed: only base has one, only head has the other, both
// are in the same group and have the same metrics. It proposes nothing if several pairs are equally likely.

import { makeBothSidesCheck } from '../model/comparison.ts';
import type { ProposedRename, ReportRow } from '../model/report.ts';
import { benchmarkKeyOf } from '../model/sample.ts';
import { editDistance } from '../text/nearest-word.ts';

/** Maximum share of a name that may differ, unless the pair is the only one in its group. */
const MAX_EDIT_SHARE = 0.5;

/** Maximum number of benchmarks on either side of a group, and of groups. They bound the work for untrusted names. */
const MAX_CANDIDATES = 40;
const MAX_GROUPS = 20;

/** Names that can be copied into a file as they are: not too long, without invisible characters, quotes and escapes. */
const WRITABLE = /^[^"\\\p{C}\p{Zl}\p{Zp}]{1,100}$/u;

interface RenameCandidate {
  readonly name: string;
  readonly shortName: string | null;
  /** Text that is equal for equal sets of metrics and units. */
  readonly metrics: string;
}

interface Group {
  readonly removed: readonly RenameCandidate[];
  readonly added: readonly RenameCandidate[];
}

export function proposeRenames(rows: readonly ReportRow[]): ProposedRename[] {
  const groups = listGroups(rows).filter(({ removed, added }) => removed.length > 0 && added.length > 0);
  return selectConsistent(groups.slice(0, MAX_GROUPS).flatMap(pairNames));
}

/** Entries that can be in one file: no other entry has the same old name, or the same new one. */
export function selectConsistent(all: readonly ProposedRename[]): ProposedRename[] {
  const entries = [...new Map(all.map((one) => [JSON.stringify([one.from, one.to]), one])).values()];
  const isAlone = ({ from, to }: ProposedRename) =>
    entries.filter((other) => other.from === from || other.to === to).length === 1;
  return entries.filter(isAlone);
}

function listGroups(rows: readonly ReportRow[]): Group[] {
  const isOfBoth = makeBothSidesCheck(rows);
  const groups = new Map<string, { removed: ReportRow[]; added: ReportRow[] }>();
  for (const row of rows) {
    const isRemoved = row.state === 'removed';
    const isAdded = row.base === null && row.state !== 'inconclusive';
    if ((!isRemoved && !isAdded) || isOfBoth(row) || !WRITABLE.test(row.name)) continue;
    const key = JSON.stringify([row.command, row.group]);
    const group = groups.get(key) ?? { removed: [], added: [] };
    groups.set(key, group);
    group[isRemoved ? 'removed' : 'added'].push(row);
  }
  return [...groups.values()].map(({ removed, added }) => ({
    removed: candidatesOf(removed),
    added: candidatesOf(added),
  }));
}

function candidatesOf(rows: readonly ReportRow[]): RenameCandidate[] {
  const benchmarks = new Map<string, ReportRow[]>();
  for (const row of rows) {
    const key = benchmarkKeyOf(row);
    const own = benchmarks.get(key) ?? [];
    benchmarks.set(key, own);
    own.push(row);
  }
  return [...benchmarks.values()].map((own) => ({
    name: own[0]!.name,
    shortName: own[0]!.shortName ?? null,
    metrics: own
      .map(({ metric, unit }) => JSON.stringify([metric, unit]))
      .toSorted()
      .join(),
  }));
}

function pairNames({ removed, added }: Group): ProposedRename[] {
  if (removed.length > MAX_CANDIDATES || added.length > MAX_CANDIDATES) return [];
  const [[one], [other]] = [removed, added];
  const isOnly = removed.length === 1 && added.length === 1 && one!.metrics === other!.metrics;
  if (isOnly) return [toEntry(one!, other!)];
  return removed.flatMap((old) => {
    const nearest = findNearest(old, added);
    return nearest !== null && findNearest(nearest, removed) === old ? [toEntry(old, nearest)] : [];
  });
}

/** Null if no name is similar, or several are equally so. */
function findNearest(wanted: RenameCandidate, all: readonly RenameCandidate[]): RenameCandidate | null {
  const [best, second] = all
    .filter(({ metrics }) => metrics === wanted.metrics)
    .map((candidate) => ({ candidate, distance: editDistance(wanted.name, candidate.name) }))
    .filter(
      ({ candidate: { name }, distance }) => distance <= MAX_EDIT_SHARE * Math.max(name.length, wanted.name.length),
    )
    .sort((left, right) => left.distance - right.distance);
  return best === undefined || best.distance === second?.distance ? null : best.candidate;
}

function toEntry(old: RenameCandidate, added: RenameCandidate): ProposedRename {
  return old.shortName === null || added.shortName === null
    ? { from: old.name, to: added.name }
    : { from: old.shortName, to: added.shortName };
}
