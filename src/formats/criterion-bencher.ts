// Reads the output of Criterion.rs with --output-format bencher: one line for each benchmark, in whole nanoseconds. The
// output does not say how the run ended.

import type { Problem } from '../model/problem.ts';
import { BENCH_LINE, measuredByLine, problemOfLine, readBenchLine } from './bench-line.ts';
import { criterionFilter } from './criterion-filter.ts';
import type { Format, Parsed, Source } from './format.ts';
import { isLibtest } from './libtest-bench.ts';
import { panicProblem } from './panic.ts';
import { criterionDefinitions } from './rust-definitions.ts';
import { makeSeriesList } from './series.ts';
import { lines } from './text.ts';

export const criterionBencher: Format = {
  id: 'criterion-bencher',
  title: 'cargo bench with Criterion.rs: what it prints with --output-format bencher',
  advice: 'cargo bench --bench NAME -- --noplot --output-format bencher "$BENCH_REFEREE_FILTER"',
  // libtest prints the same lines, between the number of tests and the result of the run.
  recognises: (text) => BENCH_LINE.test(text) && !isLibtest(text),
  parse,
  filter: criterionFilter,
  definitions: criterionDefinitions,
};

function parse({ path, text }: Source): Parsed {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const [index, line] of lines(text).entries()) {
    const where = `${path}:${index + 1}`;
    const panic = panicProblem(line, where);
    if (panic !== null) problems.push(panic);
    const bench = readBenchLine(line);
    if (bench === null) continue;
    for (const measurement of measuredByLine(bench)) series.add(measurement);
    const problem = problemOfLine(bench, where);
    if (problem !== null) problems.push(problem);
  }
  if (series.all().length === 0) {
    const message = 'no benchmark has a result. Check the filter of cargo bench.';
    problems.push({ where: path, message, severity: 'error' });
  }
  return { measurements: series.all(), problems };
}
