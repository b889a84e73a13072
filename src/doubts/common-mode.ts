// Warns if nearly all results changed in the same direction.

import { commonMoveOf } from '../model/common-move.ts';
import { wholePercent } from '../units/percent.ts';
import { type Doubt, warning } from './doubt.ts';

export const commonMode: Doubt = ({ baseline }, rows) => {
  // Another machine changes all results, and another warning says so.
  const common = baseline === undefined ? commonMoveOf(rows) : null;
  if (common === null) return null;
  const { way, moved, of } = common;
  return warning(
    'head',
    `nearly everything moved the same way: ${moved.length} of ${of} results (${wholePercent(moved.length / of)}) got ${way} by more than their noise. That looks like the build, the toolchain or the machine rather than one change of the code.`,
  );
};
