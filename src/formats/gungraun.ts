// What gungraun prints: the counts of valgrind for each benchmark.

import { commonPath, hasCounts, parseCounts, widthOfCounts } from './callgrind-counts.ts';
import type { Format } from './format.ts';
import { gungraunDefinitions } from './rust-definitions.ts';

export const gungraun: Format = {
  id: 'gungraun',
  aliases: ['rust_gungraun', 'rust_gungraun_stdout'],
  title: 'cargo bench with Gungraun: what it prints',
  advice: `cargo bench --bench NAME -- "\${BENCH_REFEREE_FILTER:-*}"`,
  recognises: isGungraun,
  // Every version prints the end.
  parse: (source) => parseCounts(source, { result: 'Gungraun result', unended: 'error' }),
  // One pattern of a shell for the whole path, `file::group::function::id`.
  filter: (benchmarks) => `${commonPath(benchmarks)}*`,
  definitions: gungraunDefinitions,
};

/** Its columns are wider than those of iai-callgrind ever were. */
const WIDE = 50;

/** By the end of the run, and without one by the width. */
export function isGungraun(text: string): boolean {
  if (!hasCounts(text) || /^Iai-Callgrind result: /m.test(text)) return false;
  return /^Gungraun result: /m.test(text) || (widthOfCounts(text) ?? 0) > WIDE;
}
