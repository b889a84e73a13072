// Proposes entries of `renamed` for benchmarks that seem to be renamed: only base has one, only head has the other, both
// are in the same group and have the same metrics. It proposes nothing if several pairs are equally likely.

import { makeBothSidesCheck } from '../model/comparison.ts';
import type { ProposedRename, ReportRow } from '../model/report.ts';
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
  readonly metrics: Set<string>;
}

/** Benchmarks that only one side has. */
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
  const groups = new Map<string, Record<keyof Group, Map<string, RenameCandidate>>>();
  for (const row of rows) {
    const { command, group, name, shortName, metric, unit, state } = row;
    const isAdded = row.base === null && state !== 'inconclusive';
    if ((state !== 'removed' && !isAdded) || isOfBoth(row) || !WRITABLE.test(name)) continue;
    const key = JSON.stringify([command, group]);
    const sides = groups.get(key) ?? { removed: new Map(), added: new Map() };
    groups.set(key, sides);
    const side = sides[state === 'removed' ? 'removed' : 'added'];
    const candidate = side.get(name) ?? { name, shortName, metrics: new Set() };
    side.set(name, candidate);
    candidate.metrics.add(JSON.stringify([metric, unit]));
  }
  return [...groups.values()].map(({ removed, added }) => ({
    removed: [...removed.values()],
    added: [...added.values()],
  }));
}

function hasSameMetrics({ metrics: some }: RenameCandidate, { metrics }: RenameCandidate): boolean {
  return some.size === metrics.size && [...some].every((metric) => metrics.has(metric));
}

function pairNames({ removed, added }: Group): ProposedRename[] {
  if (removed.length > MAX_CANDIDATES || added.length > MAX_CANDIDATES) return [];
  const [[one], [other]] = [removed, added];
  const isOnly = removed.length === 1 && added.length === 1 && hasSameMetrics(one!, other!);
  if (isOnly) return [toEntry(one!, other!)];
  return removed.flatMap((old) => {
    const nearest = findNearest(old, added);
    return nearest !== null && findNearest(nearest, removed) === old ? [toEntry(old, nearest)] : [];
  });
}

/** Null if no name is similar, or several are equally so. */
function findNearest(wanted: RenameCandidate, all: readonly RenameCandidate[]): RenameCandidate | null {
  const [best, second] = all
    .filter((candidate) => hasSameMetrics(wanted, candidate))
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
