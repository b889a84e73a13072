// The repository that stands for octo/demo on GitHub: a bare one with the Go module of `demo/` on main, pull
// requests with their two refs, and a clone to make commits in. main goes on after the pull requests have left
// it, so that merge base, base branch and first parent are three different commits.

import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { must, type Variables } from './program.ts';

const { documentedWorkflows } = (await import(
  fileURLToPath(new URL('../../../scripts/workflow-examples.mjs', import.meta.url))
)) as { documentedWorkflows(): Promise<{ readonly name: string; readonly text: string }[]> };

const DEMO = fileURLToPath(new URL('../demo', import.meta.url));

export const REPOSITORY = 'octo/demo';

export interface Repository {
  /** The bare one. */
  readonly origin: string;
  /** The clone: on main, with the workflow files. */
  readonly folder: string;
  /** Where pull requests leave main. */
  readonly forkPoint: string;
  /** The tip of main. */
  readonly main: string;
  /** A commit on top of `parent`, pushed to `ref`. */
  commit(change: Change, on: { parent: string; ref: string }): Promise<string>;
  /** Makes another state of main, with these files, the base of later pull requests. Returns the commit. */
  commitToMain(files: Readonly<Record<string, string>>, message?: string): Promise<string>;
  /** Sets a tag on the server. */
  tag(name: string, sha: string): Promise<void>;
  /** Moves a pull request to `head` and merges it with main for trial; answers the merge commit. */
  pushPullRequest(number: number, head: string): Promise<string>;
}

/** What a commit does to one file of the demo. */
export interface Change {
  readonly message: string;
  readonly file: string;
  edit(text: string): string;
}

/** The text is folded from both ends: twice the work. */
export const SLOWER: Change = {
  message: 'fold the text from both ends',
  file: 'checksum.go',
  edit: (text) =>
    text.replace(
      '\treturn sum\n',
      '\tfor i := len(text) - 1; i >= 0; i-- {\n\t\tsum ^= uint64(text[i])\n\t\tsum *= prime\n\t}\n\treturn sum\n',
    ),
};

/** Takes `SLOWER` back and keeps a trace of it, so that the tree is not simply that of base. */
export const FIXED: Change = {
  message: 'fold it once',
  file: 'checksum.go',
  edit: (text) => text.replace(/\tfor i := len[^}]*\}\n/, '\t// Once is enough.\n'),
};

export const README_ONLY: Change = {
  message: 'say more about the demo',
  file: 'README.md',
  edit: (text) => `${text}\nIt has two functions.\n`,
};

/** `env` reaches git; commits get an author and fixed dates. */
export async function makeRepository(root: string, env: Variables): Promise<Repository> {
  const origin = join(root, 'github', `${REPOSITORY}.git`);
  const folder = join(root, 'clone');
  await mkdir(origin, { recursive: true });
  await cp(DEMO, folder, { recursive: true });
  for (const name of EXAMPLES) await addExample(name, folder);
  await addRecipe('perf-by-hand.yml', folder);
  const git = (...args: readonly string[]) => must('git', args, { env: { ...env, ...AUTHOR }, folder });
  const commitAll = async (message: string) => {
    await git('add', '--all');
    await git('commit', '--quiet', `--message=${message}`);
    return git('rev-parse', 'HEAD');
  };

  async function commit({ message, file, edit }: Change, { parent, ref }: { parent: string; ref: string }) {
    await git('checkout', '--quiet', '--detach', parent);
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    if (edit(text) === text) throw new Error(`"${message}" changes nothing in ${file}`);
    await writeFile(path, edit(text));
    const sha = await commitAll(message);
    await git('push', '--quiet', '--force', 'origin', `${sha}:${ref}`);
    await git('checkout', '--quiet', 'main');
    return sha;
  }

  // GitHub gives every commit it has by its SHA.
  await git('init', '--quiet', '--bare', '--initial-branch=main', origin);
  await git('-C', origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  await git('init', '--quiet', '--initial-branch=main', '.');
  await git('remote', 'add', 'origin', `https://github.com/${REPOSITORY}`);
  await commitAll('a first version');
  const forkPoint = await commit(ELSEWHERE, { parent: 'main', ref: 'refs/heads/main' });
  const main = await commit(ON_MAIN, { parent: forkPoint, ref: 'refs/heads/main' });
  await git('reset', '--quiet', '--hard', main);
  let tip = main;

  return {
    origin,
    folder,
    forkPoint,
    main,
    commit,
    async commitToMain(files, message = 'change main') {
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), text);
      }
      tip = await commitAll(message);
      await git('push', '--quiet', 'origin', `${tip}:refs/heads/main`);
      return tip;
    },
    async tag(name, sha) {
      await git('push', '--quiet', 'origin', `${sha}:refs/tags/${name}`);
    },
    async pushPullRequest(number, head) {
      await git('checkout', '--quiet', '--detach', tip);
      await git('merge', '--quiet', '--no-ff', `--message=Merge ${head} into ${tip}`, head);
      const merge = await git('rev-parse', 'HEAD');
      const refs = [`${head}:refs/pull/${number}/head`, `${merge}:refs/pull/${number}/merge`];
      await git('push', '--quiet', '--force', 'origin', ...refs);
      await git('checkout', '--quiet', 'main');
      return merge;
    },
  };
}

/** The workflows for forks, shards and the history, and that of `doctor`, as the documentation gives them. */
const EXAMPLES = [
  ...['forks/perf.yml', 'forks/perf-report.yml', 'forks/shards.yml'],
  ...['history/history.yml', 'history/merge-queue.yml'],
];

/** Without its command, for which the demo's configuration has one that takes less time. */
async function addExample(name: string, folder: string): Promise<void> {
  const example = await readFile(new URL(`../../../examples/${name}`, import.meta.url), 'utf8');
  await writeFile(join(folder, '.github/workflows', basename(name)), example.replace(/ +with:\n +run: .*\n/, ''));
}

/** A workflow that a page of the documentation shows. */
async function addRecipe(name: string, folder: string): Promise<void> {
  const path = `.github/workflows/${name}`;
  const recipe = (await documentedWorkflows()).find(({ text }) => text.startsWith(`# ${path}\n`));
  if (recipe === undefined) throw new Error(`no page shows ${path}`);
  await writeFile(join(folder, path), recipe.text);
}

const AUTHOR = {
  GIT_AUTHOR_NAME: 'octo',
  GIT_AUTHOR_EMAIL: 'octo@example.com',
  GIT_COMMITTER_NAME: 'octo',
  GIT_COMMITTER_EMAIL: 'octo@example.com',
};

const ELSEWHERE: Change = {
  message: 'name the module',
  file: 'go.mod',
  edit: (text) => `// The demo.\n${text}`,
};

const ON_MAIN: Change = {
  message: 'go on while pull requests are open',
  file: 'fields.go',
  edit: (text) => text.replace('a line.', 'one line.'),
};
