// The texts of a check run while builds with other memory layouts decide.

import { formatCount } from '../words.ts';

/** `rows`: number of rows that are slower than allowed so far. */
export function renderRebuildNotice(rows: number): { readonly title: string; readonly summary: string } {
  const counted = formatCount(rows, 'row');
  return {
    title: `in progress: rebuilding ${counted}`,
    summary: `${counted} ${rows === 1 ? 'is' : 'are'} slower than allowed in one build. Both sides are built again with other memory layouts before that is called a regression.`,
  };
}

export const CANCELLED_REBUILDS = {
  title: 'cancelled',
  summary: 'The run was cancelled while it built both sides again. Run the job again for a verdict.',
};
