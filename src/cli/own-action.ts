// How a workflow names this very program as an action: by the repository on GitHub and the commit that it runs
// from, where it runs from a clone of it whose commit is published; else by the released version.

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Host } from '../host/host.ts';

export interface OwnAction {
  /** What stands behind `uses:`. */
  readonly uses: string;
  /** False: the owner or the commit could not be found out, and a person has to look at it. */
  readonly isPinned: boolean;
}

/** Where the documentation has it. */
const PLACEHOLDER = 'OWNER/bench-referee';

export async function ownAction(host: Host): Promise<OwnAction> {
  const version = `v${process.env.BENCH_REFEREE_VERSION ?? '0.0.0-source'}`;
  const folder = dirname(fileURLToPath(import.meta.url));
  const git = async (...args: string[]) => {
    const { exitCode, stdout } = await host.git(args, { folder });
    return exitCode === 0 ? stdout.trim() : '';
  };
  const url = await git('remote', 'get-url', 'origin');
  const [, repository] =
    /^(?:https:\/\/github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
      url,
    ) ?? [];
  // Somebody's own repository may hold a copy of this one, and its name says nothing of ours.
  if (repository === undefined || !/\/bench-referee$/.test(repository)) {
    return { uses: `${PLACEHOLDER}@${version}`, isPinned: false };
  }
  const sha = await git('rev-parse', '--verify', 'HEAD');
  const isPublished =
    (await git('for-each-ref', '--contains', sha, 'refs/remotes/origin', 'refs/tags')) !== '';
  if (!isPublished) return { uses: `${repository}@${version}`, isPinned: false };
  const tag = await git('describe', '--tags', '--exact-match', sha);
  return { uses: `${repository}@${sha}${tag === '' ? '' : ` # ${tag}`}`, isPinned: true };
}
