// The environment of what is measured: the user's own, without what belongs to the runner or opens a door.
// This prevents leaks by accident; it cannot stop code that means harm from looking elsewhere, which is why
// forks are measured in a job without any token.

import { isAbsolute } from 'node:path';
import { RUNNER_FILES } from '../model/runner-files.ts';
import { FILTER_VARIABLE } from './focus.ts';

/** The runner's own variables: inputs, state, services, and the files through which a step gives commands. */
const RUNNERS_OWN = /^(INPUT_|STATE_|ACTIONS_)/i;
const NOT_HANDED_ON = new Set<string>([
  ...RUNNER_FILES,
  // Ours to set: one from outside would hide benchmarks.
  FILTER_VARIABLE,
]);

/**
 * Cargo names what it builds by the path within the workspace and rebuilds by time of change. In one folder for both
 * trees it would take base's program, built first, for head's, and nothing would ever have changed.
 */
const CARGO_FOLDERS = new Set(['CARGO_TARGET_DIR', 'CARGO_BUILD_TARGET_DIR', 'CARGO_BUILD_BUILD_DIR']);

/** GitHub's tokens by their published shape, wherever they came from. */
const TOKEN_SHAPE = /\b(gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,})/;

/** Runs of base64 long enough to hide a token. */
const BASE64_RUN = /[A-Za-z0-9+/_-]{16,}={0,2}/g;

/**
 * `env` without the runner's own variables, without every variable that holds a secret in any form, and without what
 * would make both sides build into one folder.
 */
export function childEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[],
): Record<string, string> {
  const forms = secrets.filter((secret) => secret.length > 0).flatMap(formsOf);
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || RUNNERS_OWN.test(name) || NOT_HANDED_ON.has(name.toUpperCase())) continue;
    // A relative one lies in each tree by itself.
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

/** As it stands, in a URL, in JSON. Base64 is decoded instead, because its text depends on what stands before. */
function formsOf(secret: string): string[] {
  return [...new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])];
}
