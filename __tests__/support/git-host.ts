// A Host for tests of what runs git: real git and real files, lines of the log and calls of git kept to be looked
// at, a trigger given by the test. It runs no child and reaches no network.

import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { makeFiles } from '../../src/host/files.ts';
import { makeGit } from '../../src/host/git.ts';
import type { Host, Trigger } from '../../src/host/host.ts';
import { LOCAL_TRIGGER } from '../../src/host/trigger.ts';
import { NO_SERVICES } from './fake-host.ts';
import type { World } from './temp-repo.ts';
import { TODAY } from './today.ts';

export interface GitHost extends Host {
  readonly lines: readonly string[];
  /** The arguments of each git so far, without what the host adds to all of them. */
  readonly gitCalls: readonly (readonly string[])[];
  /** A new empty folder outside of every repository. */
  newFolder(): string;
}

export function makeGitHost(world: World, folder: string, trigger: Trigger = LOCAL_TRIGGER): GitHost {
  const lines: string[] = [];
  const gitCalls: (readonly string[])[] = [];
  const say = (kind: string) => (line: string) => void lines.push(`${kind}: ${line}`);
  const cancelled = new AbortController().signal;
  const git = makeGit({ env: world.env, platform: process.platform, signal: cancelled });
  return {
    program: ['bench-referee'],
    env: world.env,
    folder,
    trigger,
    progress: { begin() {}, end() {}, close() {} },
    log: {
      info: say('info'),
      warning: say('warning'),
      error: say('error'),
      quote: (title, text) => void lines.push(`${title}: ${text}`),
    },
    clock: { nowMs: () => 0, today: () => TODAY, time: () => `${TODAY}T00:00:00.000Z`, sleep: () => Promise.resolve() },
    files: makeFiles(world.root),
    secrets: [],
    cancelled,
    run: () => Promise.reject(new Error('no child is run here')),
    services: NO_SERVICES,
    git(args, options) {
      gitCalls.push(args);
      return git(args, options);
    },
    findProgram: () => null,
    resolveAffinity: (affinity) => Promise.resolve(affinity),
    machine: () => Promise.reject(new Error('no machine is described here')),
    observe: () => Promise.reject(new Error('no machine is looked at here')),
    load: () => null,
    lines,
    gitCalls,
    newFolder: () => mkdtempSync(join(world.root, 'folder-')),
  };
}
