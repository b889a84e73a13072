// Checks that base still prints the results of its warm-up, in which only base had run. A benchmark that is missing in
// the first round did not go away: something that both sides share has changed. Without this check it would pass as new
// on head. In: invocations of base. Out: a problem. Keeps names, and no values. Where another name is in its place, names
// are not the same in each invocation. The values of the rounds show that too, so the run goes on.

import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { inRound } from '../model/location.ts';
import type { Measurement } from '../model/measurement.ts';
import { exampleOf } from '../model/unstable-names.ts';

interface InvocationOutput {
  readonly outcome: string;
  readonly measurements: readonly Measurement[];
}

export interface ResultCheck {
  /** Forgets the other benchmarks, because only these are measured from now on. */
  keepOnly(isWanted: (command: number, benchmark: Pick<Measurement, 'group' | 'name'>) => boolean): void;
  /**
   * Stores the results of the warm-up (round 0). In round 1, returns a problem if some are missing; otherwise null. It is
   * `names-unstable` if there are new ones in their place.
   */
  findMissing(step: { readonly round: number; readonly command: number }, printed: InvocationOutput): Diagnostic | null;
}

const MAX_NAMES = 3;

export function makeResultCheck(): ResultCheck {
  const warmUps = new Map<number, ReadonlyMap<string, string>>();
  const printedBefore = new Map<number, ReadonlySet<string>>();
  return {
    keepOnly(isWanted) {
      for (const [command, names] of warmUps) {
        const remaining = [...names].filter(([key, name]) => isWanted(command, { group: JSON.parse(key)[0], name }));
        warmUps.set(command, new Map(remaining));
      }
    },
    findMissing({ round, command }, { outcome, measurements }) {
      const names = new Map(
        measurements.map(({ group, name, metric }) => [JSON.stringify([group, name, metric]), name]),
      );
      if (round === 0) {
        warmUps.set(command, names);
        printedBefore.set(command, new Set(names.values()));
      }
      if (round !== 1 || outcome !== 'ok') return null;
      const missing = [...(warmUps.get(command) ?? [])].filter(([key]) => !names.has(key));
      if (missing.length === 0) return null;
      const benchmarks = [...new Set(missing.map(([, name]) => name))];
      const printed = new Set(names.values());
      const gone = benchmarks.filter((name) => !printed.has(name));
      const born = [...printed].filter((name) => !printedBefore.get(command)?.has(name));
      if (gone.length > 0 && born.length > 0) {
        const data = { sides: 'base' as const, count: gone.length, ...exampleOf(gone, born), isShard: true };
        return makeError('names-unstable', inRound(round, 'base'), data, { failure: 'names-unstable' });
      }
      const data = { names: benchmarks.slice(0, MAX_NAMES), count: benchmarks.length };
      return makeError('results-missing', inRound(round, 'base'), data);
    },
  };
}
