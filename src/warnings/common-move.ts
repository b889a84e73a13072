// Warns if nearly all results changed in the same direction, or control benchmarks moved.

import { type ControlMove, findCommonMove } from '../model/common-move.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { about, onSide } from '../model/location.ts';
import type { WarningCheck } from './warning-check.ts';

export const warnAboutCommonMove: WarningCheck = ({ baseline }, rows) => {
  // Another machine changes all results, and another warning says so.
  const common = baseline === undefined ? findCommonMove(rows) : null;
  if (common === null) return null;
  const { way, moved, of } = common;
  return makeWarning('all-changed-alike', onSide('head'), { changed: moved.length, of, direction: way });
};

export function warnAboutControlMove({ controls, worsening }: ControlMove): Diagnostic {
  const names = [...new Set(controls.map(({ name }) => name))];
  const direction = worsening > 0 ? 'worse' : 'better';
  const data = { benchmarks: names, total: names.length, change: Math.abs(worsening), direction } as const;
  return makeWarning('machine-moved', about('measuring'), data);
}
