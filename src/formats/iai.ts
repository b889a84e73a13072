// Reads the output of iai, the predecessor of Iai-Callgrind: the name of a function, and below it the five counts of
// Valgrind's Cachegrind. From the second run on, each count is followed by its change.

import type { Location } from '../model/location.ts';
import { lineFormat } from './line-format.ts';
import type { LineReader } from './lines.ts';
import { iaiDefinitions } from './rust-definitions.ts';
import { readPanics } from './rust-lines.ts';

const METRICS = ['Instructions', 'L1 Accesses', 'L2 Accesses', 'RAM Accesses', 'Estimated Cycles'];

export const iai = lineFormat({
  id: 'iai',
  aliases: ['rust_iai'],
  description: 'cargo bench with iai: its output',
  advice: 'cargo bench --bench NAME',
  runsValgrind: true,
  recognises: (text) => /^ {2}Instructions: +\d+(?: \(.*\))?$/m.test(text),
  noResults: { option: 'valgrind --version' },
  definitions: iaiDefinitions,
  sign: new RegExp(`  (?:${METRICS.join('|')}): `, 'g'),
  read(reader) {
    let benchmark: IaiBenchmark | null = null;
    const reportUnfinished = () => {
      if (benchmark !== null)
        reader.reportError('benchmark-without-result', { name: benchmark.name }, benchmark.location);
    };
    readPanics(reader);
    reader.on(NAME, () => {
      reportUnfinished();
      benchmark = { name: reader.line, location: reader.location, counts: new Map() };
    });
    reader.on(COUNT, (metric, number) => {
      if (benchmark === null) return;
      reader.isRead = true;
      benchmark.counts.set(metric, Number(number));
      if (benchmark.counts.size < METRICS.length) return;
      addCounts(reader, benchmark);
      benchmark = null;
    });
    reader.onEnd(reportUnfinished);
  },
});

const COUNT = new RegExp(String.raw`^ {2}(${METRICS.join('|')}): +(\d+)(?: \(.*\))?$`);
const NAME = /^(?:r#)?[\p{L}_][\p{L}\p{N}_]*$/u;
const PRIMARY = new Set(['Instructions', 'Estimated Cycles']);

/** iai subtracts the cost of starting, in unsigned 64-bit numbers. A negative result becomes a number near 2 ** 64. */
const NEGATIVE = 2 ** 63;

interface IaiBenchmark {
  readonly name: string;
  readonly location: Location;
  readonly counts: Map<string, number>;
}

function addCounts(reader: LineReader, { name, location, counts }: IaiBenchmark): void {
  for (const [metric, value] of counts) {
    if (value >= NEGATIVE) reader.reportWarning('unusable-value', { name, metric, got: String(value) }, location);
    else {
      const count = { metric, unit: 'count', better: 'lower', value, primary: PRIMARY.has(metric) } as const;
      reader.add({ name, ...count, deterministic: true, dependsOnLayout: true });
    }
  }
}
