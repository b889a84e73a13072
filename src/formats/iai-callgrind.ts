// What iai-callgrind prints, which is called gungraun by now: the counts of valgrind for each benchmark.

import { commonPath, hasCounts, parseCounts } from './callgrind-counts.ts';
import type { Format } from './format.ts';
import { isGungraun } from './gungraun.ts';
import { gungraunDefinitions } from './rust-definitions.ts';

export const iaiCallgrind: Format = {
  id: 'iai-callgrind',
  aliases: ['rust_iai_callgrind'],
  title: 'cargo bench with Iai-Callgrind: what it prints',
  advice: 'cargo bench --bench NAME -- "$BENCH_REFEREE_FILTER"',
  recognises: (text) => hasCounts(text) && !isGungraun(text),
  // Older versions print no end.
  parse: (source) => parseCounts(source, { result: 'Iai-Callgrind result', unended: 'warning' }),
  // One text that is looked for in the path. A colon, which is in all of them, runs all.
  filter: (benchmarks) => commonPath(benchmarks) || ':',
  definitions: gungraunDefinitions,
};
