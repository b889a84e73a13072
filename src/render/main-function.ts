// Chooses the one function that explains a row, for outputs with room for one.

import { type FunctionDelta, formatSource, isInTree, type TotalDelta } from '../model/profile.ts';
import type { ReportRow } from '../model/report.ts';
import type { ComparedFunctions } from '../model/row-functions.ts';

export type MainFunction =
  | { readonly kind: 'own'; readonly delta: FunctionDelta }
  | { readonly kind: 'total'; readonly delta: TotalDelta };

/**
 * The function that got worse most. Those in files of the change come first, whose own time comes before their total, and then
 * those of the program before the runtime and libraries. Null if none that got worse is named.
 */
export function findMainFunction({ attribution }: ComparedFunctions, better: ReportRow['better']): MainFunction | null {
  const sign = better === 'higher' ? -1 : 1;
  const own = attribution.functions
    .filter(({ deltaSelf }) => sign * deltaSelf > 0)
    .sort((one, other) => sign * (other.deltaSelf - one.deltaSelf))
    .map((delta): MainFunction => ({ kind: 'own', delta }));
  const totals = attribution.totals.map((delta): MainFunction => ({ kind: 'total', delta }));
  const all = [...own, ...totals];
  return (
    all.find(({ delta }) => delta.touched) ??
    all.find(({ delta }) => delta.file !== null && isInTree(delta.file)) ??
    all[0] ??
    null
  );
}

/** A function without a name is known by its place. */
export function nameFunction({ name, ...source }: FunctionDelta | TotalDelta): string {
  const place = formatSource(source);
  return place !== null && name.startsWith('(') ? `${name} ${place}` : name;
}
