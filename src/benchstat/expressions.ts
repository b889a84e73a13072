// Checks filters and projections before there are results: whether benchstat accepts them, and which keys they name.
// Texts are ordinary strings.

import type { BenchmarkMetric } from '../model/sample.ts';
import { toMetricUnit } from '../units/tidy.ts';
import { catchBenchstatError } from './benchstat-error.ts';
import { fromBytes, toBytes } from './bytes.ts';
import { parseFilter } from './filter.ts';
import { FileConfiguration } from './keys.ts';
import { ProjectionGroup, parseFields } from './projection.ts';
import { TokenReader } from './syntax.ts';

export interface ExpressionError {
  readonly message: string;
  /** Token with the error, as offsets in UTF-16 units. Empty if the error is after the last token. */
  readonly within: { readonly from: number; readonly to: number };
}

export function findFilterError(text: string): ExpressionError | null {
  return findError(text, parseFilter);
}

export function findProjectionError(text: string): ExpressionError | null {
  return findError(text, (query) => new ProjectionGroup().parse(query));
}

/**
 * Compiles a valid filter to a test of a benchmark and metric. `.unit` matches the base unit, which tables show, and
 * also the unit as the tool writes it.
 */
export function compileFilter(text: string): (row: BenchmarkMetric) => boolean {
  const filter = parseFilter(text);
  return ({ name, group, metric, unit }) => {
    const configuration = new FileConfiguration();
    configuration.set('pkg', toBytes(group ?? ''));
    const result = { name: toBytes(name), file: '', configuration };
    return filter(result, toBytes(toMetricUnit(metric, unit)), toBytes(metric));
  };
}

export function projectionKeysOf(projection: string): string[] {
  return parseFields(new TokenReader(projection)).map(({ key }) => fromBytes(key.text));
}

function findError(text: string, parse: (query: string) => unknown): ExpressionError | null {
  return catchBenchstatError<ExpressionError | null>(
    () => {
      parse(text);
      return null;
    },
    (message, from) => ({ message: message.split('\n')[0]!, within: { from, to: findTokenEnd(text, from) } }),
  );
}

/** The end of the query if no valid token starts at `from`. */
function findTokenEnd(query: string, from: number): number {
  // After `:` or `(`, a slash starts a regular expression. Elsewhere it is part of a key.
  const isValue = /[:(]\s*$/.test(query.slice(0, from));
  const tokens = new TokenReader(query, from);
  return catchBenchstatError(
    () => (isValue ? tokens.nextValue() : tokens.next()).end,
    () => query.length,
  );
}
