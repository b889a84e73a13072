// The tools of other ecosystems that these tests run: whether they are here, and the environment they need.

import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

export type Command = readonly [string, ...string[]];

export function has(...[program, ...args]: Command): boolean {
  return spawnSync(program, args).status === 0;
}

/** Processor of this test file. Those that run at the same time have different ones, if there are enough. */
export const OWN_CPU = (Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % availableParallelism();

/** The user's own environment, for caches and registries; the programs are those of `cli`. */
export const OWN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || /^(?:PATH|TMPDIR|npm_.*|NODE_OPTIONS)$/.test(name) ? [] : [[name, value]],
  ),
);
