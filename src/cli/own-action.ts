// Finds the name for this program after `uses:` in a workflow. If it runs from a clone whose commit is published, that
// is the repository on GitHub and the commit. An npm package has both in its package.json. Otherwise it is the released
// version.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Host } from '../host/host.ts';
import { VERSION } from '../host/program.ts';
import { parseJsonManifest } from '../init/manifest.ts';

export interface OwnAction {
  /** The value of `uses:`. */
  readonly uses: string;
  /**
   * The name has the owner and a full commit. False: one of them is unknown or the commit is not published, and the
   * user has to check the name.
   */
  readonly isPinned: boolean;
}

/** The placeholder that the documentation uses. */
const PLACEHOLDER = 'OWNER/bench-referee';

/** Folder of this file: `src/cli`, or `dist/chunks` in the bundle. */
const FOLDER = dirname(fileURLToPath(import.meta.url));

const PACKAGE_FILE = join(FOLDER, '../../package.json');
const PACKAGE_LIMIT_BYTES = 64 * 1024;

export async function ownAction(host: Host): Promise<OwnAction> {
  return (await findInClone(host)) ?? (await findInPackage(host));
}

/** Returns the name by the clone that contains this program; null if it is in no clone of its own. */
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
  if (!isPublished) return { uses: `${repository}@v${VERSION}`, isPinned: false };
  const tag = await git('describe', '--tags', '--exact-match', sha);
  return { uses: `${repository}@${sha}${tag === '' ? '' : ` # ${tag}`}`, isPinned: true };
}

/** Returns the name by the package that contains this program. */
async function findInPackage({ files }: Host): Promise<OwnAction> {
  const text = await files.read(PACKAGE_FILE, PACKAGE_LIMIT_BYTES);
  const { data } = packageSchema.safeParse(parseJsonManifest(text ?? ''));
  const repository = data?.repository.url.slice(GITHUB.length, -'.git'.length) ?? PLACEHOLDER;
  if (repository === PLACEHOLDER || data?.gitHead === undefined)
    return { uses: `${repository}@v${VERSION}`, isPinned: false };
  return { uses: `${repository}@${data.gitHead} # v${VERSION}`, isPinned: true };
}

const GITHUB = 'git+https://github.com/';

const packageSchema = z.object({
  // A bundle that was copied into another project may have that project's file above it.
  name: z.literal('bench-referee'),
  repository: z.object({ url: z.templateLiteral([GITHUB, z.string(), '.git']) }),
  /** The commit of a release, which the workflow of releases writes. A clone has none. */
  gitHead: z.hex().length(40).optional(),
});
