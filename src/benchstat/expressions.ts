// Checks filters and projections before there are results: whether benchstat accepts them, and which keys they name.
// Texts are ordinary strings.

import type { BenchmarkMetric } from '../model/sample.ts';
import { toMetricUnit } from '../units/tidy.ts';
import { benchstatMessageOf, errorOffsetOf } from './benchstat-error.ts';
import { fromBytes, toBytes } from './bytes.ts';
import { parseFilter } from './filter.ts';
import { makeProjectionGroup, parseFields } from './projection.ts';
import { TokenReader } from './syntax.ts';

export interface ExpressionError {
  /** First line of benchstat's message. */
  readonly message: string;
  /** Token with the error, as offsets in UTF-16 units. Empty if the error is after the last token. */
  readonly within: { readonly from: number; readonly to: number };
}

export function findFilterError(text: string): ExpressionError | null {
  return findError(text, parseFilter);
}

export function findProjectionError(text: string): ExpressionError | null {
  return findError(text, (query) => makeProjectionGroup().parse(query));
}

/**
 * Compiles a valid filter to a test of a benchmark and metric. `.unit` matches the base unit, which tables show, and
 * also the unit as the tool writes it.
 */
export function compileFilter(text: string): (row: BenchmarkMetric) => boolean {
  const filter = parseFilter(text);
  return ({ name, group, metric, unit }) => {
    const configuration =
      group === null ? NO_CONFIGURATION : { keys: ['pkg'], values: new Map([['pkg', toBytes(group)]]) };
    return filter({
      result: { name: toBytes(name), file: '', configuration },
      unit: toBytes(toMetricUnit(metric, unit)),
      writtenUnit: toBytes(metric),
    });
  };
}

const NO_CONFIGURATION = { keys: [], values: new Map<string, string>() };

export function projectionKeysOf(projection: string): string[] {
  return parseFields(new TokenReader(projection)).map(({ key }) => fromBytes(key.text));
}

function findError(text: string, parse: (query: string) => unknown): ExpressionError | null {
  try {
    parse(text);
    return null;
  } catch (thrown) {
    const message = benchstatMessageOf(thrown);
    if (message === null) throw thrown;
    const from = errorOffsetOf(thrown) ?? 0;
    return {
      message: message.slice(0, message.search(/\n|$/)),
      within: { from, to: findTokenEnd(text, from) },
    };
  }
}

/** The end of the query if no valid token starts at `from`. */
function findTokenEnd(query: string, from: number): number {
  try {
    // After `:` or `(`, a slash starts a regular expression. Elsewhere it is part of a key.
    const tokens = new TokenReader(query, from);
    return (/[:(]\s*$/.test(query.slice(0, from)) ? tokens.nextValue() : tokens.next()).end;
  } catch (thrown) {
    if (benchstatMessageOf(thrown) === null) throw thrown;
    return query.length;
  }
}
