// Reads the output of iai-callgrind, which is now called gungraun: the counts of Valgrind for each benchmark.

import { commonPath, hasCounts, parseCounts } from './callgrind-counts.ts';
import type { Format } from './format.ts';
import { isGungraun } from './gungraun.ts';
import { gungraunDefinitions } from './rust-definitions.ts';

export const iaiCallgrind: Format = {
  id: 'iai-callgrind',
  aliases: ['rust_iai_callgrind'],
  description: 'cargo bench with Iai-Callgrind: what it prints',
  advice: 'cargo bench --bench NAME -- "$BENCH_REFEREE_FILTER"',
  recognises: (text) => hasCounts(text) && !isGungraun(text),
  // Older versions do not print the end of a run.
  parse: (source) => parseCounts(source, { result: 'Iai-Callgrind result', unended: 'warning' }),
  // One text that is searched for in the path. A colon is in every path, so it runs all benchmarks.
  filter: (benchmarks) => commonPath(benchmarks) || ':',
  definitions: gungraunDefinitions,
};
