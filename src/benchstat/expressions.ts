// What can be said of filters and projections before there are results: whether they are written as benchstat
// takes them, and what they name. Plain texts in and out, for those who do not work with byte strings.

import type { Subject } from '../model/sample.ts';
import { metricUnit } from '../units/metric-unit.ts';
import { fromBytes, toBytes } from './byte-text.ts';
import { parseFilter } from './filter.ts';
import { makeProjectionGroup } from './projection.ts';
import { parseFields } from './projection-syntax.ts';
import { placeIn, refusalIn } from './refusal.ts';
import { readToken, readValueToken } from './syntax.ts';

/** Why an expression is refused. */
export interface ExpressionFault {
  /** The first line of benchstat's complaint. */
  readonly what: string;
  /** The token that it is about, in UTF-16 units; empty behind the last one. */
  readonly within: { readonly from: number; readonly to: number };
}

/** Null: it is written well. */
export function filterFault(text: string): ExpressionFault | null {
  return faultIn(text, parseFilter);
}

export function projectionFault(text: string): ExpressionFault | null {
  return faultIn(text, (query) => makeProjectionGroup().parse(query));
}

/** A filter that is written well, as a test of rows; of a unit both the table's name and the tool's are known. */
export function compileFilter(text: string): (row: Subject) => boolean {
  const filter = parseFilter(toBytes(text));
  return ({ name, group, metric, unit }) => {
    const configuration =
      group === null ? NO_CONFIGURATION : { keys: ['pkg'], values: new Map([['pkg', toBytes(group)]]) };
    return filter({
      result: { name: toBytes(name), file: '', configuration },
      unit: toBytes(metricUnit(metric, unit)),
      writtenUnit: toBytes(metric),
    });
  };
}

const NO_CONFIGURATION = { keys: [], values: new Map<string, string>() };

/** The keys of a projection that is written well. */
export function keysOf(projection: string): string[] {
  return parseFields(toBytes(projection)).map(({ key }) => fromBytes(key.text));
}

/** More than anybody writes; every one of them may be a level of the grammar, which is read by recursion. */
const MOST_OPENERS = 1000;

function faultIn(text: string, parse: (query: string) => unknown): ExpressionFault | null {
  if ((text.match(/[(-]/g) ?? []).length > MOST_OPENERS)
    return { what: 'is nested too deeply', within: { from: 0, to: text.length } };
  const query = toBytes(text);
  try {
    parse(query);
    return null;
  } catch (thrown) {
    const message = refusalIn(thrown);
    if (message === null) throw thrown;
    const from = placeIn(thrown) ?? 0;
    const units = (bytes: number) => fromBytes(query.slice(0, bytes)).length;
    return {
      what: fromBytes(message.slice(0, message.search(/\n|$/))),
      within: { from: units(from), to: units(endOfToken(query, from)) },
    };
  }
}

/** What cannot be read as a token is meant from there on. */
function endOfToken(query: string, from: number): number {
  try {
    // Behind a colon a slash begins a regular expression; a key with one is a word.
    const { start, end } = (/[:(]\s*$/.test(query.slice(0, from)) ? readValueToken : readToken)(query, from);
    return Math.max(start, end);
  } catch (thrown) {
    if (refusalIn(thrown) === null) throw thrown;
    return query.length;
  }
}
