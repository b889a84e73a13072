// Builds the environment of a benchmark: the user's own, without the runner's variables and without secrets. This
// prevents accidental leaks. It cannot stop malicious code from looking elsewhere, so forks are measured in a job
// without any token.

import { isAbsolute } from 'node:path';
import { RUNNER_FILES } from '../model/runner-files.ts';
import { FILTER_VARIABLE } from './benchmark-filter.ts';
import { makeSecretCheck } from './secrets.ts';

/** Prefixes of the runner's variables: inputs, state and services. */
const RUNNERS_OWN = /^(INPUT_|STATE_|ACTIONS_)/i;
const NOT_HANDED_ON = new Set<string>([
  ...RUNNER_FILES,
  // Only this program sets it: a value from outside would hide benchmarks.
  FILTER_VARIABLE,
  // Only a command that profiles has it.
  'BENCH_REFEREE_PROFILE',
]);

/**
 * Variables that would share one build folder between both trees. Cargo names what it builds by the path within the
 * workspace and rebuilds by modification time. So it would take base's program, built first, for head's, and no change
 * would ever be found.
 */
const CARGO_FOLDERS = new Set(['CARGO_TARGET_DIR', 'CARGO_BUILD_TARGET_DIR', 'CARGO_BUILD_BUILD_DIR']);

export function childEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[],
): Record<string, string> {
  const holdsSecret = makeSecretCheck(secrets);
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || RUNNERS_OWN.test(name) || NOT_HANDED_ON.has(name.toUpperCase())) continue;
    // A relative path is a separate folder in each tree.
    if (CARGO_FOLDERS.has(name.toUpperCase()) && isAbsolute(value)) continue;
    if (!holdsSecret(value)) variables[name] = value;
  }
  return variables;
}
