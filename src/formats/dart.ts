// Reads the output of Dart's benchmark_harness: `Template(RunTime): 0.1568 us.`, the mean of one run of a benchmark.
// Metrics other than run times are not read.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { splitLines, truncate } from './plain-text.ts';
import { dartDefinitions } from './quoted-definitions.ts';
import { makeSeriesList } from './series.ts';

export const dart: Format = {
  id: 'dart',
  description: 'Dart with benchmark_harness: what it prints',
  advice: 'dart run benchmark/main.dart',
  aliases: ['dart_benchmark_harness'],
  recognises: (text) => RESULT.test(text),
  parse,
  definitions: dartDefinitions,
};

/** A result line. Newer versions omit the full stop at the end. */
const RESULT = /^(\S.*)\((RunTime(?:Raw)?)\): (\S+) us\.?$/m;
const CRASH = /^Unhandled exception:/;

function parse({ path, text }: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  const all = splitLines(text);
  for (const [index, line] of all.entries()) {
    const where = `${path}:${index + 1}`;
    if (CRASH.test(line)) {
      const message = `an exception ended the run: ${truncate(all[index + 1]?.trim() ?? '')}. What comes after it is missing.`;
      problems.push(legacyProblem({ where, message, severity: 'error' }));
    }
    const [, name, metric, number] = RESULT.exec(line) ?? [];
    if (name === undefined || metric === undefined) continue;
    const value = Number(number);
    if (!Number.isFinite(value)) {
      problems.push(
        legacyProblem({
          where,
          message: `"${truncate(name)}" has no usable time, got "${number}".`,
          severity: 'error',
        }),
      );
      continue;
    }
    const time = { metric, unit: 'us', better: 'lower', values: [value] } as const;
    series.add({ group: null, name, ...time, primary: true, aggregate: true });
  }
  if (series.all().length === 0 && problems.length === 0) {
    const message = 'no benchmark has a result. Check that report() is called.';
    problems.push(legacyProblem({ where: path, message, severity: 'error' }));
  }
  return { measurements: series.all(), problems };
}
