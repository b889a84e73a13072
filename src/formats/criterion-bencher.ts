// Reads the output of Criterion.rs with --output-format bencher: one line for each benchmark, in whole nanoseconds. The
// output does not say how the run ended.

import { buildCriterionFilter } from './filter-pattern.ts';
import { isLibtest } from './libtest-bench.ts';
import { lineFormat } from './line-format.ts';
import { criterionDefinitions } from './rust-definitions.ts';
import { addBench, BENCH_LINE, BENCH_SIGNS, parseBenchLine, readPanics } from './rust-lines.ts';

export const criterionBencher = lineFormat({
  id: 'criterion-bencher',
  description: 'cargo bench with Criterion.rs: its output with --output-format bencher',
  advice: 'cargo bench --bench NAME -- --noplot --output-format bencher "$BENCH_REFEREE_FILTER"',
  repeatsForTime: true,
  // libtest prints the same lines, between the number of tests and the result of the run.
  recognises: (text) => BENCH_LINE.test(text) && !isLibtest(text),
  noResults: { tool: 'cargo bench' },
  filter: buildCriterionFilter,
  definitions: criterionDefinitions,
  ...BENCH_SIGNS,
  read(reader) {
    readPanics(reader);
    reader.onEach((line) => {
      const bench = parseBenchLine(line);
      if (bench !== null) addBench(reader, bench, reader.location);
    });
  },
});
