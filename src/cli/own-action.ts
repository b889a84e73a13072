// Finds the name for this program after `uses:` in a workflow. If it runs from a clone whose commit is published, that is the
// repository on GitHub and the commit. An npm package has both in its package.json. Otherwise it is the released version.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Host } from '../host/host.ts';
import { parseManifest } from '../init/tree.ts';
import { PLACEHOLDER_OWNER } from '../init/written-files.ts';
import { OWN_REPOSITORY, VERSION } from '../text/own-repository.ts';

export interface OwnAction {
  readonly uses: string;
  /** A change that the user has to make in the value before the workflow can run. Null: nothing. */
  readonly todo: string | null;
}

/** Folder of this file: `src/cli`, or `dist/chunks` in the bundle. */
const FOLDER = dirname(fileURLToPath(import.meta.url));

const PACKAGE_FILE = join(FOLDER, '../../package.json');
const PACKAGE_LIMIT_BYTES = 64 * 1024;

export async function ownAction(host: Host): Promise<OwnAction> {
  return (await findInClone(host)) ?? (await findInPackage(host));
}

/** Keeps the tag, for a repository whose lock file pins the commit of each tag. */
export function leaveTag({ uses, todo }: OwnAction): OwnAction {
  const isOwner = todo?.startsWith(`replace ${PLACEHOLDER_OWNER} `) === true;
  return {
    uses: uses.replace(/@[0-9a-f]{40} # (v\S+)$/, '@$1'),
    todo: isOwner ? `replace ${PLACEHOLDER_OWNER} by the owner of the action's repository.` : null,
  };
}

async function findInClone(host: Host): Promise<OwnAction | null> {
  const git = async (...args: string[]) => {
    const { exitCode, stdout } = await host.git(args, { folder: FOLDER });
    return exitCode === 0 ? stdout.trim() : '';
  };
  const url = await git('remote', 'get-url', 'origin');
  const [, repository] =
    /^(?:https:\/\/github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url) ?? [];
  // A user's repository may contain a copy of this program, and then its name is not that of the action.
  if (repository === undefined || !/\/bench-referee$/.test(repository)) return null;
  const sha = await git('rev-parse', '--verify', 'HEAD');
  const isPublished = (await git('for-each-ref', '--contains', sha, 'refs/remotes/origin', 'refs/tags')) !== '';
  if (!isPublished) return nameVersion(repository);
  const tag = await git('describe', '--tags', '--exact-match', sha);
  return { uses: `${repository}@${sha}${tag === '' ? '' : ` # ${tag}`}`, todo: null };
}

async function findInPackage({ files }: Host): Promise<OwnAction> {
  const text = await files.read(PACKAGE_FILE, PACKAGE_LIMIT_BYTES);
  const { data } = packageSchema.safeParse(parseManifest(text ?? ''));
  const repository = data?.repository.url.slice(GITHUB.length, -'.git'.length) ?? OWN_REPOSITORY;
  if (repository === OWN_REPOSITORY || data?.gitHead === undefined) return nameVersion(repository);
  return { uses: `${repository}@${data.gitHead} # v${VERSION}`, todo: null };
}

function nameVersion(repository: string): OwnAction {
  const todo =
    repository === OWN_REPOSITORY
      ? `replace ${PLACEHOLDER_OWNER} by the owner of the action's repository, and v${VERSION} by a full commit of it.`
      : `replace v${VERSION} by a full commit of ${repository}, because the commit of this program is not known there.`;
  return { uses: `${repository}@v${VERSION}`, todo };
}

const GITHUB = 'git+https://github.com/';

const packageSchema = z.object({
  // A bundle that was copied into another project may have that project's file above it.
  name: z.literal('bench-referee'),
  repository: z.object({ url: z.templateLiteral([GITHUB, z.string(), '.git']) }),
  /** The commit of a release, which the workflow of releases writes. A clone has none. */
  gitHead: z.hex().length(40).optional(),
});
