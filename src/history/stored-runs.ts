// The files of the history: how a run is written, and what is believed of a file that somebody wrote. Whoever can push
// to the ref can write anything, so a file that is no run of this version is left out, with a warning.

import { MAX_RUN_BYTES, readStoredRun, type StoredRun } from '../model/history.ts';
import { shortenSha } from '../text/short-sha.ts';

const FOLDER = 'runs';

export function renderStoredRun(run: StoredRun): string {
  const { rows, ...facts } = run;
  // One row per line, so that git stores what two runs have in common once.
  const lines = rows.map((row) => JSON.stringify(row));
  return `${JSON.stringify(facts).slice(0, -1)},"rows":[${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n`}]}\n`;
}

/**
 * Makes the path of a run. `digest` is that of its recordings, so the same recording has the same name in every month,
 * and is stored once however often it is sent.
 */
export function pathOfRun({ at, to }: StoredRun, digest: string): string {
  return `${FOLDER}/${at.slice(0, 7)}/${shortenSha(to.commit)}-${digest.slice(0, 16)}.json`;
}

export function isInRunFolder(path: string): boolean {
  return path.startsWith(`${FOLDER}/`);
}

const OWN_PATH = new RegExp(`^${FOLDER}/[^/]+/([0-9a-f]{12}-[0-9a-f]{16}\\.json)$`);

/**
 * The name of a run's file tells recordings apart. Somebody else may have stored a run at any path, so that its name alone says
 * nothing: then it is the whole path.
 */
export function nameOfRun(path: string): string {
  return OWN_PATH.exec(path)?.[1] ?? path;
}

/** The answer is a text if there is no run: the reason. */
export function parseRun(text: string): StoredRun | string {
  if (text.length > MAX_RUN_BYTES) return `larger than ${MAX_RUN_BYTES} bytes`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'no JSON';
  }
  return readStoredRun(value);
}
