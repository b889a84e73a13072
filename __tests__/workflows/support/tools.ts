// The tools of other ecosystems that these tests run: whether they are here, and the environment they need.

import { spawnSync } from 'node:child_process';

export type Command = readonly [string, ...string[]];

export function has(...[program, ...args]: Command): boolean {
  return spawnSync(program, args).status === 0;
}

/** The user's own environment, for caches and registries; the programs are those of `cli`. */
export const OWN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || /^(?:PATH|TMPDIR|npm_.*|NODE_OPTIONS)$/.test(name) ? [] : [[name, value]],
  ),
);
