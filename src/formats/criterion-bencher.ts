// Reads the output of Criterion.rs with --output-format bencher: one line for each benchmark, in whole nanoseconds. The
// output does not say how the run ended.

import { buildCriterionFilter } from './criterion-filter.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { isLibtest } from './libtest-bench.ts';
import { readLines } from './lines.ts';
import { criterionDefinitions } from './rust-definitions.ts';
import {
  BENCH_LINE,
  BENCH_SIGNS,
  measurementsOfLine,
  parseBenchLine,
  parsePanic,
  problemOfLine,
} from './rust-lines.ts';

export const criterionBencher: Format = {
  id: 'criterion-bencher',
  description: 'cargo bench with Criterion.rs: what it prints with --output-format bencher',
  advice: 'cargo bench --bench NAME -- --noplot --output-format bencher "$BENCH_REFEREE_FILTER"',
  repeatsForTime: true,
  // libtest prints the same lines, between the number of tests and the result of the run.
  recognises: (text) => BENCH_LINE.test(text) && !isLibtest(text),
  parse,
  filter: buildCriterionFilter,
  definitions: criterionDefinitions,
};

function parse(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  readLines(source, found, BENCH_SIGNS, (line, location) => {
    const panic = parsePanic(line, location);
    if (panic !== null) problems.push(panic);
    const bench = parseBenchLine(line);
    if (bench === null) return false;
    for (const measurement of measurementsOfLine(bench)) series.add(measurement);
    const problem = problemOfLine(bench, location);
    if (problem !== null) problems.push(problem);
    return false;
  });
  return toParseResult(found, source.path, { tool: 'cargo bench' });
}
