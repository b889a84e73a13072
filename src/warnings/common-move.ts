// Warns if nearly all results changed in the same direction.

import { findCommonMove } from '../model/common-move.ts';
import { formatWholePercent } from '../units/percent.ts';
import { createWarning, type WarningCheck } from './warning-check.ts';

export const warnAboutCommonMove: WarningCheck = ({ baseline }, rows) => {
  // Another machine changes all results, and another warning says so.
  const common = baseline === undefined ? findCommonMove(rows) : null;
  if (common === null) return null;
  const { way, moved, of } = common;
  return createWarning(
    'head',
    `nearly everything moved the same way: ${moved.length} of ${of} results (${formatWholePercent(moved.length / of)}) got ${way} by more than their noise. That looks like the build, the toolchain or the machine rather than one change of the code.`,
  );
};
