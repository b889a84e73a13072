// The names of the formats. Whoever only checks a name imports them from here: the bundle has their values in this place, without
// the formats (`CONSTANTS` in scripts/build.mjs).

import { formatAliases, formatIds } from './index.ts';

/** Ids of all formats. */
export const FORMAT_IDS: readonly string[] = formatIds;

/** Names that other tools use, each with the id of the format. */
export const FORMAT_ALIASES: readonly (readonly [alias: string, id: string])[] = [...formatAliases];
