// Reads the output of iai, the predecessor of Iai-Callgrind: the name of a function, and below it the five counts of
// Valgrind's Cachegrind. From the second run on, each count is followed by its change.

import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { Measurement } from '../model/measurement.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { readLines } from './lines.ts';
import { iaiDefinitions } from './rust-definitions.ts';
import { parsePanic } from './rust-lines.ts';

export const iai: Format = {
  id: 'iai',
  aliases: ['rust_iai'],
  description: 'cargo bench with iai: what it prints',
  advice: 'cargo bench --bench NAME',
  runsValgrind: true,
  recognises: (text) => /^ {2}Instructions: +\d+(?: \(.*\))?$/m.test(text),
  parse,
  definitions: iaiDefinitions,
};

const METRICS = ['Instructions', 'L1 Accesses', 'L2 Accesses', 'RAM Accesses', 'Estimated Cycles'];
const COUNT = new RegExp(String.raw`^ {2}(${METRICS.join('|')}): +(\d+)(?: \(.*\))?$`);
const SIGNS = { sign: new RegExp(`  (?:${METRICS.join('|')}): `, 'g') };
const NAME = /^(?:r#)?[\p{L}_][\p{L}\p{N}_]*$/u;
const PRIMARY = new Set(['Instructions', 'Estimated Cycles']);

/** iai subtracts the cost of starting, in unsigned 64-bit numbers. A negative result becomes a number near 2 ** 64. */
const NEGATIVE = 2 ** 63;

interface IaiBenchmark {
  readonly name: string;
  readonly location: Location;
  readonly counts: Map<string, number>;
}

function parse(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  let open: IaiBenchmark | null = null;
  readLines(source, found, SIGNS, (line, location) => {
    const panic = parsePanic(line, location);
    if (panic !== null) problems.push(panic);
    if (NAME.test(line)) {
      if (open !== null) problems.push(makeUnfinishedProblem(open));
      open = { name: line, location, counts: new Map() };
    }
    const [, metric, number] = COUNT.exec(line) ?? [];
    if (metric === undefined) return 'missing';
    if (open === null) return false;
    open.counts.set(metric, Number(number));
    if (open.counts.size < METRICS.length) return true;
    for (const one of measurementsOf(open, problems)) series.add(one);
    open = null;
    return true;
  });
  if (open !== null) problems.push(makeUnfinishedProblem(open));
  return toParseResult(found, source.path, { option: 'valgrind --version' });
}

function measurementsOf({ name, location, counts }: IaiBenchmark, problems: Diagnostic[]): Measurement[] {
  return [...counts].flatMap(([metric, value]) => {
    if (value >= NEGATIVE) {
      problems.push(makeWarning('unusable-value', location, { name, metric, got: String(value) }));
      return [];
    }
    const primary = PRIMARY.has(metric);
    const measured = { metric, unit: 'count', better: 'lower', values: [value] } as const;
    return [{ group: null, name, ...measured, primary, deterministic: true, dependsOnLayout: true }];
  });
}

function makeUnfinishedProblem({ name, location }: IaiBenchmark): Diagnostic {
  return makeError('benchmark-without-result', location, { name });
}
