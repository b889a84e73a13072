// What can be said of filters and projections before there are results: whether they are written as benchstat
// takes them, and what they name. Plain texts in and out, for those who do not work with byte strings.

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
