// Warns if nearly all results changed in the same direction.

import { findCommonMove } from '../model/common-move.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { onSide } from '../model/location.ts';
import type { WarningCheck } from './warning-check.ts';

export const warnAboutCommonMove: WarningCheck = ({ baseline }, rows) => {
  // Another machine changes all results, and another warning says so.
  const common = baseline === undefined ? findCommonMove(rows) : null;
  if (common === null) return null;
  const { way, moved, of } = common;
  return makeWarning('all-changed-alike', onSide('head'), { changed: moved.length, of, direction: way });
};
