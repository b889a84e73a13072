// Reads the output of Dart's benchmark_harness: `Template(RunTime): 0.1568 us.`, the mean of one run of a benchmark.
// Metrics other than run times are not read.

import { makeError } from '../model/diagnostic.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { readLines } from './lines.ts';
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
const SIGNS = { sign: /\(RunTime(?:Raw)?\): /g, end: /\): \S+ us\.?/g };
const CRASH = /^Unhandled exception:/;

function parse(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  const all = splitLines(source.text);
  readLines(source, found, SIGNS, (line, location, next) => {
    if (CRASH.test(line)) problems.push(makeError('run-crashed', location, { reason: all[next]?.trim() ?? '' }));
    const [, name, metric, number] = RESULT.exec(line) ?? [];
    if (name === undefined || metric === undefined) return false;
    const value = Number(number);
    if (!Number.isFinite(value)) {
      problems.push(makeError('unusable-value', location, { name, metric: 'time', got: number }));
      return false;
    }
    const time = { metric, unit: 'us', better: 'lower', values: [value] } as const;
    series.add({ group: null, name, ...time, primary: true, aggregate: true });
    return false;
  });
  return toParseResult(found, source.path, { source: 'report()' });
}
