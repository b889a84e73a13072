// The names of the formats. The bundle has them as constants, so that help and settings do not load every parser.

import { FORMATS, MEANS_AUTO } from './index.ts';

export const formatIds: readonly string[] = FORMATS.map(({ id }) => id);

/** Ids by the names that other tools use for them. */
export const formatAliases: ReadonlyMap<string, string> = new Map([
  ...MEANS_AUTO.map((name) => [name, 'auto'] as const),
  ...FORMATS.flatMap(({ id, aliases = [] }) => aliases.map((alias) => [alias, id] as const)),
]);
