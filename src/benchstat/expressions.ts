// What can be said of filters and projections before there are results: whether they are written as benchstat
// takes them, and what they name. Plain texts in and out, for those who do not work with byte strings.

import type { Subject } from '../model/sample.ts';
import { metricUnit } from '../units/metric-unit.ts';
import { fromBytes, toBytes } from './byte-text.ts';
import { parseFilter } from './filter.ts';
import { makeProjectionGroup } from './projection.ts';
import { parseFields } from './projection-syntax.ts';
import { refusalIn } from './refusal.ts';

/** The first line of benchstat's complaint; null: there is none. */
export function filterFault(text: string): string | null {
  return faultIn(() => parseFilter(toBytes(text)));
}

export function projectionFault(text: string): string | null {
  return faultIn(() => makeProjectionGroup().parse(toBytes(text)));
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

function faultIn(parse: () => unknown): string | null {
  try {
    parse();
    return null;
  } catch (thrown) {
    const message = refusalIn(thrown);
    if (message === null) throw thrown;
    return fromBytes(message.slice(0, message.search(/\n|$/)));
  }
}
