// Real repositories in a folder of their own: a bare origin, people's clones of it, and checkouts as
// actions/checkout leaves them. No network, no configuration of whoever runs the tests, no clock.

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commitAll } from './commit-all.ts';

/** Path to text; null deletes the file; a text that starts with `#!` is made executable. */
export type FileTexts = Readonly<Record<string, string | null>>;

export interface Repo {
  readonly folder: string;
  /** By this address a fetch goes the way it goes over a network, with depths and filters. */
  readonly url: string;
  /** stdout without its last newline; throws when git fails. */
  git(...args: string[]): string;
  write(files: FileTexts): void;
  /** Writes, adds all and commits; answers the SHA. */
  commit(files?: FileTexts, message?: string): string;
  sha(revision: string): string;
}

export interface World {
  /** Everything is below it; its name has a space and a letter outside ASCII. */
  readonly root: string;
  /** The environment of every git here: an empty home, no system configuration. */
  readonly env: Readonly<Record<string, string>>;
  init(name: string, ...options: string[]): Repo;
  clone(from: Repo, name: string, ...options: string[]): Repo;
  /** A repository that is there already. */
  open(name: string): Repo;
  /** Another world with the same repositories; their remotes still point to this one. */
  copy(): World;
  remove(): void;
}

export function makeWorld(): World {
  const root = newRoot();
  mkdirSync(join(root, 'home'));
  return worldAt(root);
}

function newRoot(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'wörld of git-')));
}

function worldAt(root: string): World {
  const env = gitEnvironment(join(root, 'home'));
  const repo = (name: string) => repoAt(join(root, name), env);
  return {
    root,
    env,
    open: repo,
    copy() {
      const copy = newRoot();
      cpSync(root, copy, { recursive: true, preserveTimestamps: true });
      return worldAt(copy);
    },
    init(name, ...options) {
      mkdirSync(join(root, name), { recursive: true });
      const made = repo(name);
      made.git('init', '--quiet', '--template=', '--initial-branch=main', ...options, '.');
      return made;
    },
    clone(from, name, ...options) {
      execFileSync('git', ['clone', '--quiet', '--template=', ...options, from.url, join(root, name)], {
        env,
        stdio: 'pipe',
      });
      return repo(name);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function gitEnvironment(home: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    XDG_CONFIG_HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@localhost',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@localhost',
  };
}

function repoAt(folder: string, env: Readonly<Record<string, string>>): Repo {
  let minute = 0;
  // Each commit a minute after the last: git orders commits by their dates.
  const datedEnvironment = () => {
    const date = `${1_700_000_000 + minute * 60} +0000`;
    return { ...env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  };
  const repo: Repo = {
    folder,
    url: pathToFileURL(folder).href,
    git(...args) {
      const options = { cwd: folder, env: datedEnvironment(), encoding: 'utf8', stdio: 'pipe' } as const;
      return execFileSync('git', args, options).replace(/\n$/, '');
    },
    write(files) {
      for (const [path, text] of Object.entries(files)) writeOne(join(folder, path), text);
    },
    commit(files = {}, message = 'a change') {
      minute += 1;
      repo.write(files);
      return commitAll(message, { cwd: folder, env: datedEnvironment() });
    },
    sha: (revision) => repo.git('rev-parse', '--verify', revision),
  };
  return repo;
}

function writeOne(path: string, text: string | null): void {
  if (text === null) {
    rmSync(path);
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  if (text.startsWith('#!')) chmodSync(path, 0o755);
}

/**
 * Every file and folder below `folder`, `.git` included, with all that a change of any kind would change. Times of
 * objects are left out: git renews that of an object it is about to write and finds there, to keep it from `gc`.
 */
export function listing(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return paths.map((path) => {
    const { ino, mode, size, mtimeNs, ctimeNs } = lstatSync(join(folder, path), { bigint: true });
    const times = /\.git\/objects\//.test(path) ? [] : [mtimeNs, ctimeNs];
    return [path, ino, mode, size, ...times].join(' ');
  });
}
