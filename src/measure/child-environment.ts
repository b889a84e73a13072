// Builds the environment of a benchmark: the user's own, without the runner's variables and without secrets. This
// prevents accidental leaks. It cannot stop malicious code from looking elsewhere, so forks are measured in a job
// without any token.

import { isAbsolute } from 'node:path';
import { RUNNER_FILES } from '../model/runner-files.ts';
import { FILTER_VARIABLE } from './benchmark-filter.ts';

/** Prefixes of the runner's variables: inputs, state and services. */
const RUNNERS_OWN = /^(INPUT_|STATE_|ACTIONS_)/i;
const NOT_HANDED_ON = new Set<string>([
  ...RUNNER_FILES,
  // Only this program sets it: a value from outside would hide benchmarks.
  FILTER_VARIABLE,
]);

/**
 * Variables that would share one build folder between both trees. Cargo names what it builds by the path within the
 * workspace and rebuilds by modification time. So it would take base's program, built first, for head's, and no change
 * would ever be found.
 */
const CARGO_FOLDERS = new Set(['CARGO_TARGET_DIR', 'CARGO_BUILD_TARGET_DIR', 'CARGO_BUILD_BUILD_DIR']);

/** GitHub's tokens by their documented form, wherever they came from. */
const TOKEN_SHAPE = /\b(gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,})/;

/** Base64 text that is long enough to hide a token. */
const BASE64_RUN = /[A-Za-z0-9+/_-]{16,}={0,2}/g;

/**
 * Returns `env` without the runner's variables, without variables that contain a secret in any form, and without
 * variables that would make both sides build into one folder.
 */
export function childEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[],
): Record<string, string> {
  const forms = secrets.filter((secret) => secret.length > 0).flatMap(formsOf);
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || RUNNERS_OWN.test(name) || NOT_HANDED_ON.has(name.toUpperCase())) continue;
    // A relative path is a separate folder in each tree.
    if (CARGO_FOLDERS.has(name.toUpperCase()) && isAbsolute(value)) continue;
    if (!holdsSecret(value, forms)) kept[name] = value;
  }
  return kept;
}

function holdsSecret(value: string, forms: readonly string[]): boolean {
  if (TOKEN_SHAPE.test(value) || forms.some((form) => value.includes(form))) return true;
  return (value.match(BASE64_RUN) ?? []).some((run) => {
    const decoded = Buffer.from(run, 'base64').toString('latin1');
    return TOKEN_SHAPE.test(decoded) || forms.some((form) => decoded.includes(form));
  });
}

/** Returns the secret as plain text, in a URL and in JSON. Base64, which depends on preceding text, is decoded. */
function formsOf(secret: string): string[] {
  return [...new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])];
}
