// Takes the counts of benchmarks out of those of processes. In: what Callgrind counted, and the benchmarks that are known
// from the rounds. Out: Measurements. Pure.

import type { CountedPart } from '../formats/callgrind.ts';
import type { FilterableBenchmark } from '../formats/format.ts';
import { COUNTED_METRIC } from '../model/counts.ts';
import type { Measurement } from '../model/measurement.ts';

/** Returns a count for each part that a harness marked. `root` is the folder of the tree, which a mark may begin with. */
export function countsOfMarks(
  parts: readonly CountedPart[],
  { root, known }: { readonly root: string; readonly known: readonly FilterableBenchmark[] },
): Measurement[] {
  return parts.flatMap(({ mark, instructions }) => {
    if (mark === null || instructions === 0) return [];
    return [makeCount(findBenchmark(mark.replace(`${root}/`, ''), known), instructions)];
  });
}

/** Returns the benchmark of the rounds that a mark means: its path may stand before the name. */
function findBenchmark(mark: string, known: readonly FilterableBenchmark[]): FilterableBenchmark {
  const meant = known.filter(({ name }) => mark === name || mark.endsWith(`::${name}`));
  const [only] = meant;
  return only !== undefined && meant.length === 1 ? only : { group: null, name: mark };
}

export function makeCount({ group, name }: FilterableBenchmark, instructions: number): Measurement {
  const counted = { metric: COUNTED_METRIC, unit: 'count', better: 'lower', values: [instructions] } as const;
  return { group, name, ...counted, primary: true, deterministic: true, dependsOnLayout: true };
}

/** Returns the instructions of all processes. Those of the shell, which runs them, do not count unless it is alone. */
export function sumProcesses(parts: readonly CountedPart[]): number {
  const others = parts.filter(({ command }) => !SHELL.test(command));
  return (others.length > 0 ? others : parts).reduce((sum, { instructions }) => sum + instructions, 0);
}

/** Matches the command line of the shell that runs a script. */
const SHELL = /^\S*\/(?:bash --noprofile --norc -e -o pipefail|sh -e) -c /;
