// Reads the output of iai-callgrind, which is now called gungraun, as text or JSON: the counts of Valgrind
// for each benchmark.

import { commonPath, hasCounts, isCallgrindJson, parseCallgrindJson, parseCounts } from './callgrind-counts.ts';
import type { Format } from './format.ts';
import { isGungraun } from './gungraun.ts';
import { gungraunDefinitions } from './rust-definitions.ts';

export const iaiCallgrind: Format = {
  id: 'iai-callgrind',
  aliases: ['rust_iai_callgrind'],
  description: 'cargo bench with Iai-Callgrind: its output, also with --output-format=json',
  advice: 'cargo bench --bench NAME -- "$BENCH_REFEREE_FILTER"',
  runsValgrind: true,
  recognises: (text) => (hasCounts(text) || isCallgrindJson(text)) && !isGungraun(text),
  // Older versions do not print the end of a run.
  parse: (source) =>
    isCallgrindJson(source.text) ? parseCallgrindJson(source) : parseCounts(source, 'Iai-Callgrind result', 'warning'),
  // One text that is searched for in the path. A colon is in every path, so it runs all benchmarks.
  filter: (benchmarks) => commonPath(benchmarks) || ':',
  definitions: gungraunDefinitions,
};
