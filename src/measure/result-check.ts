// Checks that base still prints the results of its warm-up, in which only base had run. A benchmark that is missing in
// the first round did not go away: something that both sides share has changed. Without this check it would pass as new
// on head. In: invocations of base. Out: a problem. Keeps names, and no values.

import { truncate } from '../formats/plain-text.ts';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import { quoteText } from '../text/quote-text.ts';

interface InvocationOutput {
  readonly outcome: string;
  readonly measurements: readonly Measurement[];
}

export interface ResultCheck {
  /** Stores the results of the warm-up (round 0). In round 1, returns a problem if some are missing; otherwise null. */
  findMissing(
    step: { readonly round: number; readonly command: number },
    printed: InvocationOutput,
  ): Problem | null;
}

const MAX_NAMES_SHOWN = 3;

export function makeResultCheck(): ResultCheck {
  const warmUps = new Map<number, ReadonlyMap<string, string>>();
  return {
    findMissing({ round, command }, { outcome, measurements }) {
      const names = new Map(
        measurements.map(({ group, name, metric }) => [JSON.stringify([group, name, metric]), name]),
      );
      if (round === 0) warmUps.set(command, names);
      if (round !== 1 || outcome !== 'ok') return null;
      const missing = [...(warmUps.get(command) ?? [])].filter(([key]) => !names.has(key));
      return missing.length === 0 ? null : problemOf([...new Set(missing.map(([, name]) => name))]);
    },
  };
}

function problemOf(names: readonly string[]): Problem {
  const shown = names.slice(0, MAX_NAMES_SHOWN).map((name) => quoteText(truncate(name)));
  const more = names.length - shown.length;
  const list = `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return legacyProblem({
    where: '',
    message: `a result is missing for ${list}, though base had one in its warm-up, before head ran. Each invocation must print the same benchmarks.`,
    severity: 'error',
  });
}
