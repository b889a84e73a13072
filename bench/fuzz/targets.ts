// The only list of fuzz targets.

import type { Target } from './target.ts';
import { benchstat } from './targets/benchstat.ts';
import { configuration } from './targets/configuration.ts';
import { formats } from './targets/formats.ts';
import { history } from './targets/history.ts';
import { markdown } from './targets/markdown.ts';
import { patterns } from './targets/patterns.ts';
import { profiles } from './targets/profiles.ts';
import { quotations } from './targets/quotations.ts';
import { recordings } from './targets/recordings.ts';

export const TARGETS: readonly Target[] = [
  formats,
  configuration,
  recordings,
  patterns,
  profiles,
  quotations,
  markdown,
  benchstat,
  history,
];

/** Returns a target. Throws a RangeError for an unknown name. */
export function targetOf(id: string): Target {
  const target = TARGETS.find((one) => one.id === id);
  if (target === undefined) {
    throw new RangeError(`there is no target "${id}"; there are ${TARGETS.map((one) => one.id).join(', ')}`);
  }
  return target;
}
