// Finds the name for this program after `uses:` in a workflow. If it runs from a clone whose commit is published, that
// is the repository on GitHub and the commit; otherwise it is the released version.

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Host } from '../host/host.ts';
import { PLACEHOLDER_OWNER } from '../init/action.ts';

export interface OwnAction {
  /** The value of `uses:`. */
  readonly uses: string;
  /** What the user has to change in the value before the workflow can run. Null: nothing. */
  readonly todo: string | null;
}

/** The placeholder that the documentation uses. */
const PLACEHOLDER = `${PLACEHOLDER_OWNER}/bench-referee`;

const UNKNOWN = `replace ${PLACEHOLDER_OWNER} by the owner of the action's repository, and the version by a full commit of it.`;

export async function ownAction(host: Host): Promise<OwnAction> {
  const version = `v${process.env.BENCH_REFEREE_VERSION ?? '0.0.0-source'}`;
  const folder = dirname(fileURLToPath(import.meta.url));
  const git = async (...args: string[]) => {
    const { exitCode, stdout } = await host.git(args, { folder });
    return exitCode === 0 ? stdout.trim() : '';
  };
  const url = await git('remote', 'get-url', 'origin');
  const [, repository] =
    /^(?:https:\/\/github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url) ?? [];
  // A user's repository may contain a copy of this program, and then its name is not that of the action.
  if (repository === undefined || !/\/bench-referee$/.test(repository)) {
    return { uses: `${PLACEHOLDER}@${version}`, todo: UNKNOWN };
  }
  const sha = await git('rev-parse', '--verify', 'HEAD');
  const isPublished = (await git('for-each-ref', '--contains', sha, 'refs/remotes/origin', 'refs/tags')) !== '';
  if (!isPublished) {
    const todo = `replace ${version} by a full commit of ${repository}, because the commit of this program is not published there.`;
    return { uses: `${repository}@${version}`, todo };
  }
  const tag = await git('describe', '--tags', '--exact-match', sha);
  return { uses: `${repository}@${sha}${tag === '' ? '' : ` # ${tag}`}`, todo: null };
}
