// What gungraun prints: the counts of valgrind for each benchmark.

import { commonPath, hasCounts, parseCounts, widthOfCounts } from './callgrind-counts.ts';
import type { Format, Parsed, Source } from './format.ts';
import { gungraunDefinitions } from './rust-definitions.ts';

export const gungraun: Format = {
  id: 'gungraun',
  aliases: ['rust_gungraun', 'rust_gungraun_stdout'],
  title: 'cargo bench with Gungraun: what it prints',
  advice: `cargo bench --bench NAME -- "\${BENCH_REFEREE_FILTER:-*}"`,
  recognises: (text) => isGungraun(text) || isSummary(text),
  parse,
  // One pattern of a shell for the whole path, `file::group::function::id`.
  filter: (benchmarks) => `${commonPath(benchmarks)}*`,
  definitions: gungraunDefinitions,
};

/** How a line of --output-format=json begins, by Iai-Callgrind as well. */
const SUMMARY = /^\s*\{\s*"baselines"\s*:\s*\[[^\]]*\]\s*,\s*"benchmark_exe"\s*:/;

/** Recognised only to say what to do instead. */
function isSummary(text: string): boolean {
  return SUMMARY.test(text);
}

function parse(source: Source): Parsed {
  // Every version prints the end.
  if (!isSummary(source.text)) return parseCounts(source, { result: 'Gungraun result', unended: 'error' });
  const message =
    'the JSON of Gungraun and Iai-Callgrind is not read. Leave out --output-format=json, and what they print is.';
  return { measurements: [], problems: [{ where: source.path, message, severity: 'error' }] };
}

/** Its columns are wider than those of iai-callgrind ever were. */
const WIDE = 50;

/** By the end of the run, and without one by the width. */
export function isGungraun(text: string): boolean {
  if (!hasCounts(text) || /^Iai-Callgrind result: /m.test(text)) return false;
  return /^Gungraun result: /m.test(text) || (widthOfCounts(text) ?? 0) > WIDE;
}
