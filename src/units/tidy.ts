// Converts a tool's unit to the base unit that tables show, and gives the factor. A value is multiplied by the factor,
// never divided, so that its last digit is the same as in benchstat.

import { rememberAnswers } from '../text/remember-answers.ts';
import { splitUnit } from './tokens.ts';
import { findUnitWord } from './unit-words.ts';

export interface TidiedUnit {
  /** Base unit, such as `sec/op`, `B/s`, `sec`. The tool's unit if it has no base unit. */
  readonly unit: string;
  readonly factor: number;
}

/** One word for time or size (`ms`, `KiB`) becomes `sec` or `B`. Others follow `tidyGoUnit`, so `ms/op` and `KB/op` stay. */
export const tidyUnit = rememberAnswers((unit: string): TidiedUnit => {
  const word = findUnitWord(unit.trim());
  if (word !== null) return { unit: word.base, factor: word.factor };
  const tidied = tidyGoUnit(unit);
  return tidied.factor >= 1 / MAX_FACTOR && tidied.factor <= MAX_FACTOR ? tidied : { unit, factor: 1 };
});

/** Enough for three words for time or five for size in one unit. Longer units mean nothing; their factor could be infinite. */
const MAX_FACTOR = 1e30;

/**
 * Implements the rule of benchstat (golang.org/x/perf/benchunit, `Tidy`): in the numerator the word `ns` becomes `sec`
 * and the word `MB` becomes `B`. All other words stay, including `ms`.
 */
export function tidyGoUnit(unit: string): TidiedUnit {
  let tidied = '';
  let factor = 1;
  let end = 0;
  for (const { text, start, inDenominator } of splitUnit(unit)) {
    if (inDenominator || (text !== 'ns' && text !== 'MB')) continue;
    // The factors are applied one by one, because the last digit depends on their order.
    factor = text === 'ns' ? factor / 1e9 : factor * 1e6;
    tidied += unit.slice(end, start) + (text === 'ns' ? 'sec' : 'B');
    end = start + text.length;
  }
  return { unit: tidied + unit.slice(end), factor };
}

/** The name of a metric for people, which budgets take too: `sec/op` for `ns/op`. `unit` is its base unit, where it is known. */
export function nameMetric(metric: string, unit: string | null): string {
  const name = tidyGoUnit(metric).unit;
  return unit === null || unit === name ? name : metric;
}

/** Combines a metric with its unit. `unit` must be a base unit, and the result is one too. */
export function toMetricUnit(metric: string, unit: string): string {
  const name = `${metric}-${unit}`;
  // A metric named after a unit must not be converted a second time: `gc-ns-sec` would become `gc-sec-sec`.
  const isPlain = metric === 'value' || tidyUnit(metric).unit === unit || tidyUnit(name).unit !== name;
  return isPlain ? unit : name;
}
