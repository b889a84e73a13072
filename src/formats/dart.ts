// Reads the output of Dart's benchmark_harness: `Template(RunTime): 0.1568 us.`, the mean of one run of a benchmark.
// Metrics other than run times are not read.

import { lineFormat } from './line-format.ts';
import { dartDefinitions } from './quoted-definitions.ts';

export const dart = lineFormat({
  id: 'dart',
  description: 'Dart with benchmark_harness: its output',
  advice: 'dart run benchmark/main.dart',
  aliases: ['dart_benchmark_harness'],
  repeatsForTime: true,
  recognises: (text) => RESULT.test(text),
  noResults: { source: 'report()' },
  definitions: dartDefinitions,
  sign: /\(RunTime(?:Raw)?\): /g,
  end: /\): \S+ us\.?/g,
  read(reader) {
    reader.on(/^Unhandled exception:/, () => reader.reportError('run-crashed', { reason: reader.next.trim() }));
    reader.on(RESULT, (name, metric, number) => {
      const value = Number(number);
      if (!Number.isFinite(value)) reader.reportError('unusable-value', { name, metric: 'time', got: number });
      else reader.add({ name, metric, unit: 'us', better: 'lower', value, aggregate: true });
    });
  },
});

/** A result line. Newer versions omit the full stop at the end. */
const RESULT = /^(\S.*)\((RunTime(?:Raw)?)\): (\S+) us\.?$/m;
