// Finds what a budget with `max-growth` judges: benchmarks that differ only in a size, which is a part of their names. It computes no
// growth. An error says which keys or sizes there are.

import type { Comparison, GrowthFamily } from '../model/comparison.ts';
import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import { groupBy } from '../text/group-by.ts';
import { listNameSizes, type NameSize } from '../text/name-sizes.ts';
import { omitNull } from '../text/omit-null.ts';
import type { Evidence } from './case.ts';
import { reportImpossibleValue } from './decide.ts';
import type { SelectedGroup } from './select.ts';

/** Minimum of sizes: fewer, or closer ones, do not show how a benchmark grows. */
const MIN_SIZES = 3;
const MIN_FACTOR = 8;

interface SizedRow {
  readonly row: Comparison;
  readonly sizes: readonly NameSize[];
}

/** Each family that can be judged, as one case. */
export function listGrowths(selected: SelectedGroup, { isShard, growthOf }: Evidence, problems: Diagnostic[]) {
  if (isShard) {
    problems.push(makeError('growth-of-shard', selected.budget.location, {}, MISFIT));
    return [];
  }
  return findFamilies(selected, problems).flatMap((family) => {
    const one = growthOf(family);
    if (one !== null) return [{ one, rows: family.members, limits: [selected] }];
    const { name: benchmark, members } = family;
    const missing = makeWarning('no-growth', selected.budget.location, { benchmark, metric: members[0]!.metric });
    problems.push(reportImpossibleValue(selected, members) ?? missing);
    return [];
  });
}

function findFamilies({ budget, members }: SelectedGroup, problems: Diagnostic[]): GrowthFamily[] {
  const { location, by, metric: wanted } = budget;
  const rows = members.map((row) => ({ row, sizes: listNameSizes(row.name) }));
  const { metric, better } = members[0]!;
  // What should be large has no cost that grows.
  if (better === 'higher') {
    if (wanted !== '*') problems.push(makeError('growth-of-higher', location, { metric }, MISFIT));
    return [];
  }
  const keys = listKeys(rows);
  const key = by ?? (keys.length === 1 ? keys[0]! : null);
  if (key === null && keys.length > 1) problems.push(makeError('growth-key-missing', location, { keys }, MISFIT));
  else if (key === null || !rows.some(({ sizes }) => sizes.some((one) => one.key === key)))
    problems.push(makeError('growth-key-unknown', location, omitNull({ key, keys: nullIfEmpty(keys) }), MISFIT));
  else return listFamilies(rows, key).flatMap((family) => checkFamily(family, location, problems) ?? []);
  return [];
}

const MISFIT = { failure: 'growth-misfit' } as const;

function nullIfEmpty(keys: readonly string[]): readonly string[] | null {
  return keys.length === 0 ? null : keys;
}

/** Keys whose numbers differ. A number without a name is a size only if no named one is. */
function listKeys(rows: readonly SizedRow[]): string[] {
  const values = groupBy(
    rows.flatMap(({ sizes }) => sizes),
    ({ key }) => key,
  );
  const varying = [...values].filter(([, all]) => new Set(all.map(({ size }) => size)).size > 1).map(([key]) => key);
  const named = varying.filter((key) => !/^\/\d/.test(key));
  return named.length > 0 ? named : varying;
}

interface SizeFamily {
  readonly name: string;
  readonly key: string;
  /** Ascending by size; each size once. */
  readonly rows: readonly { readonly row: Comparison; readonly size: number }[];
}

function listFamilies(rows: readonly SizedRow[], key: string): SizeFamily[] {
  const sized = rows.flatMap(({ row, sizes }) => {
    const own = sizes.find((one) => one.key === key);
    return own === undefined || own.size === 0 ? [] : [{ row, size: own.size, name: own.rest }];
  });
  const families = groupBy(sized, ({ row: { command, group }, name }) => JSON.stringify([command, group, name]));
  return [...families.values()].map((own) => {
    const bySize = new Map(own.toReversed().map((one) => [one.size, one]));
    return { name: own[0]!.name, key, rows: [...bySize.values()].toSorted((one, other) => one.size - other.size) };
  });
}

/** Both sides are compared by the same sizes. Null, with an error, if these are too few. */
function checkFamily(
  { name, key, rows }: SizeFamily,
  location: Diagnostic['location'],
  problems: Diagnostic[],
): GrowthFamily | null {
  const onBase = rows.filter(({ row }) => row.base !== null);
  const shared = onBase.length === 0 ? rows : onBase;
  const sizes = shared.map(({ size }) => size);
  const data = { benchmark: name, key, sizes: sizes.map(String) };
  const more = rows.filter((one) => !shared.includes(one)).map(({ size }) => String(size));
  if (sizes.length < MIN_SIZES || sizes.at(-1)! / sizes[0]! < MIN_FACTOR) {
    const onHead = more.length === 0 ? undefined : more;
    problems.push(makeError('growth-sizes-few', location, { ...data, onHead }, MISFIT));
    return null;
  }
  if (more.length > 0) problems.push(makeWarning('growth-sizes-differ', location, { ...data, onHead: more }));
  return { name, key, sizes, members: shared.map(({ row }) => row) };
}
