// Reads the output of gungraun, as text or JSON: the counts of Valgrind for each benchmark.

import {
  commonPath,
  hasCounts,
  isCallgrindJson,
  parseCallgrindJson,
  parseCounts,
  widthOfCounts,
} from './callgrind-counts.ts';
import type { Format } from './format.ts';
import { gungraunDefinitions } from './rust-definitions.ts';

export const gungraun: Format = {
  id: 'gungraun',
  aliases: ['rust_gungraun', 'rust_gungraun_stdout'],
  description: 'cargo bench with Gungraun: its output, also with --output-format=json',
  advice: `cargo bench --bench NAME -- "\${BENCH_REFEREE_FILTER:-*}"`,
  runsValgrind: true,
  recognises: isGungraun,
  // Every version prints the end of a run.
  parse: (source) =>
    isCallgrindJson(source.text) ? parseCallgrindJson(source) : parseCounts(source, 'Gungraun result', 'error'),
  // One glob pattern for the whole path, `file::group::function::id`.
  filter: (benchmarks) => `${commonPath(benchmarks)}*`,
  definitions: gungraunDefinitions,
};

/** Columns before the bar that iai-callgrind never exceeded. gungraun has more. */
const WIDE = 50;

/**
 * The line at the end of the run decides whether gungraun printed the text. Without it, the width does. In JSON
 * the commands and the folders have its name.
 */
export function isGungraun(text: string): boolean {
  if (isCallgrindJson(text)) return /\bgungraun\b/.test(text);
  if (!hasCounts(text) || /^Iai-Callgrind result: /m.test(text)) return false;
  return /^Gungraun result: /m.test(text) || (widthOfCounts(text) ?? 0) > WIDE;
}
