// Reads the output of Criterion.rs with --output-format bencher: one line for each benchmark, in whole nanoseconds. The
// output does not say how the run ended.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import { BENCH_LINE, measurementsOfLine, parseBenchLine, problemOfLine } from './bench-line.ts';
import { buildCriterionFilter } from './criterion-filter.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { isLibtest } from './libtest-bench.ts';
import { parsePanic } from './panic.ts';
import { splitLines } from './plain-text.ts';
import { criterionDefinitions } from './rust-definitions.ts';
import { makeSeriesList } from './series.ts';

export const criterionBencher: Format = {
  id: 'criterion-bencher',
  description: 'cargo bench with Criterion.rs: what it prints with --output-format bencher',
  advice: 'cargo bench --bench NAME -- --noplot --output-format bencher "$BENCH_REFEREE_FILTER"',
  // libtest prints the same lines, between the number of tests and the result of the run.
  recognises: (text) => BENCH_LINE.test(text) && !isLibtest(text),
  parse,
  filter: buildCriterionFilter,
  definitions: criterionDefinitions,
};

function parse({ path, text }: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const [index, line] of splitLines(text).entries()) {
    const where = `${path}:${index + 1}`;
    const panic = parsePanic(line, where);
    if (panic !== null) problems.push(panic);
    const bench = parseBenchLine(line);
    if (bench === null) continue;
    for (const measurement of measurementsOfLine(bench)) series.add(measurement);
    const problem = problemOfLine(bench, where);
    if (problem !== null) problems.push(problem);
  }
  if (series.all().length === 0) {
    const message = 'no benchmark has a result. Check the filter of cargo bench.';
    problems.push(legacyProblem({ where: path, message, severity: 'error' }));
  }
  return { measurements: series.all(), problems };
}
