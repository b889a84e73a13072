// Finds the name for this program after `uses:` in a workflow. If it runs from a clone whose commit is published, that
// is the repository on GitHub and the commit; otherwise it is the released version.

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Host } from '../host/host.ts';
import { OWN_REPOSITORY } from '../text/own-repository.ts';

export interface OwnAction {
  /** The value of `uses:`. */
  readonly uses: string;
  /**
   * The name has the owner and a full commit. False: one of them is unknown or the commit is not published, and the
   * user has to check the name.
   */
  readonly isPinned: boolean;
}

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
    return { uses: `${OWN_REPOSITORY}@${version}`, isPinned: false };
  }
  const sha = await git('rev-parse', '--verify', 'HEAD');
  const isPublished = (await git('for-each-ref', '--contains', sha, 'refs/remotes/origin', 'refs/tags')) !== '';
  if (!isPublished) return { uses: `${repository}@${version}`, isPinned: false };
  const tag = await git('describe', '--tags', '--exact-match', sha);
  return { uses: `${repository}@${sha}${tag === '' ? '' : ` # ${tag}`}`, isPinned: true };
}
