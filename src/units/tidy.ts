// The base unit that a table shows for a tool's unit, and the factor to it. A value in the base unit is the
// tool's value times the factor: multiplied, never divided, so that the last digit is benchstat's.

import { tokens } from './tokens.ts';
import { unitWord } from './words.ts';

export interface Tidied {
  /** `sec/op`, `B/s`, `sec`; the unit itself where it has no base. */
  readonly unit: string;
  readonly factor: number;
}

/**
 * For any tool: a unit that is one word for time or size (`ms`, `KiB`, `Megabytes`) becomes `sec` or `B`; all
 * others follow `tidyGo`, so `ms/op` and `KB/op` stay.
 */
export function tidy(unit: string): Tidied {
  const word = unitWord(unit.trim());
  if (word !== null) return { unit: word.base, factor: word.factor };
  const tidied = tidyGo(unit);
  return tidied.factor >= 1 / MAX_FACTOR && tidied.factor <= MAX_FACTOR ? tidied : { unit, factor: 1 };
}

/** Three words for time or five for size in one unit: more mean nothing, and their factor could be 0 or infinite. */
const MAX_FACTOR = 1e30;

/**
 * benchstat's own rule (golang.org/x/perf/benchunit, `Tidy`): above the line `ns` becomes `sec` and `MB`
 * becomes `B`, as words of their own; all else stays, `ms` too.
 */
export function tidyGo(unit: string): Tidied {
  let tidied = '';
  let factor = 1;
  let end = 0;
  for (const { text, start, below } of tokens(unit)) {
    if (below || (text !== 'ns' && text !== 'MB')) continue;
    // One factor after the other: the last digit depends on their order.
    factor = text === 'ns' ? factor / 1e9 : factor * 1e6;
    tidied += unit.slice(end, start) + (text === 'ns' ? 'sec' : 'B');
    end = start + text.length;
  }
  return { unit: tidied + unit.slice(end), factor };
}
