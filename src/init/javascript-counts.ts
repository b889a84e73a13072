// Writes how the benchmarks of a JavaScript project are counted, if they use a plugin of CodSpeed, which marks them: the script and
// the names of the dependencies in, a CountRecipe out.

import type { CountRecipe } from './suite.ts';

/**
 * Flags of V8 that the plugin for tinybench asks for. CODSPEED_ENV is set for counts only, so the rounds run without them.
 * The plugin for vitest sets them itself, for the processes that it starts.
 */
const V8_FLAGS =
  '--interpreted-frames-native-stack --allow-natives-syntax --hash-seed=1 --random-seed=1 --no-opt --predictable --predictable-gc-schedule --expose-gc --no-concurrent-sweeping --max-old-space-size=4096';

/** Matches a script that is a single command which starts with `node`. */
const NODE_SCRIPT = /^node ([^;&|]+)$/;

interface CountedScript {
  readonly command: string;
  readonly tools: readonly string[];
  /** Whether a format reads the times that the script prints. The plugin leaves them as they are while nothing is counted. */
  readonly isTimed: boolean;
}

/** Null for any other script. */
export function countTinybench({ command, tools, isTimed }: CountedScript): CountRecipe | null {
  const [, rest] = NODE_SCRIPT.exec(command) ?? [];
  if (rest === undefined || !tools.includes('@codspeed/tinybench-plugin')) return null;
  return { setup: null, commands: [`node \${CODSPEED_ENV:+${V8_FLAGS}} ${rest}`], isTimed };
}

/**
 * Null without it, and for version 5, which it does not know. The plugin names a benchmark in another way than
 * vitest, so times and counts would be results of different benchmarks.
 */
export function countVitest(exec: string, tools: readonly string[], isVitest5: boolean): CountRecipe | null {
  if (isVitest5 || !tools.includes('@codspeed/vitest-plugin')) return null;
  return { setup: null, commands: [`${exec} vitest bench --run`], isTimed: false };
}
