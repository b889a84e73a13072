// Reads the output of Dart's benchmark_harness: `Template(RunTime): 0.1568 us.`, the mean of one run of a benchmark.
// Metrics other than run times are not read.

import { makeError } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { splitLines } from './plain-text.ts';
import { dartDefinitions } from './quoted-definitions.ts';

export const dart: Format = {
  id: 'dart',
  description: 'Dart with benchmark_harness: what it prints',
  advice: 'dart run benchmark/main.dart',
  aliases: ['dart_benchmark_harness'],
  repeatsForTime: true,
  recognises: (text) => RESULT.test(text),
  parse,
  definitions: dartDefinitions,
};

/** A result line. Newer versions omit the full stop at the end. */
const RESULT = /^(\S.*)\((RunTime(?:Raw)?)\): (\S+) us\.?$/m;
const CRASH = /^Unhandled exception:/;

function parse({ path, text }: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  const all = splitLines(text);
  for (const [index, line] of all.entries()) {
    const location = inFile(path, index + 1);
    if (CRASH.test(line)) {
      problems.push(makeError('run-crashed', location, { reason: all[index + 1]?.trim() ?? '' }));
    }
    const [, name, metric, number] = RESULT.exec(line) ?? [];
    if (name === undefined || metric === undefined) continue;
    const value = Number(number);
    if (!Number.isFinite(value)) {
      problems.push(makeError('unusable-value', location, { name, metric: 'time', got: number }));
      continue;
    }
    const time = { metric, unit: 'us', better: 'lower', values: [value] } as const;
    series.add({ group: null, name, ...time, primary: true, aggregate: true });
  }
  return toParseResult(found, path, { source: 'report()' });
}
