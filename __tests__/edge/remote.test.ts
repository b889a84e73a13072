// A private repository behind HTTP: where the token goes, and what is said when the remote does not want it.

import '../support/readable-errors.ts';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { selectCommits } from '../../src/event/commit-selection.ts';
import { findCommits } from '../../src/git/commits.ts';
import { openStore } from '../../src/git/store.ts';
import { makeGitHost } from '../support/git-host.ts';
import { type GitServer, type GitServerOptions, serveGit } from '../support/git-server.ts';
import { checkOutMerge, openPullRequest, type PullRequest } from '../support/pull-request.ts';
import { makeWorld, type Repo, type World } from '../support/temp-repo.ts';

const TOKEN = 'a-token-that-must-not-show';
const BASIC = Buffer.from(`x-access-token:${TOKEN}`).toString('base64');
const AUTHORISATION = `basic ${BASIC}`;

let world: World;
let pr: PullRequest;
let checkout: Repo;
let servers: GitServer[];

beforeEach(() => {
  world = makeWorld();
  pr = openPullRequest(world);
  checkout = checkOutMerge(world, pr);
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  world.remove();
});

async function serve(options: Partial<GitServerOptions> = {}): Promise<GitServer> {
  const server = await serveGit({ root: world.root, secrets: [TOKEN, BASIC], ...options });
  servers.push(server);
  return server;
}

async function find(serverUrl: string, token: string | null = TOKEN) {
  const host = makeGitHost(world, checkout.folder, pr.trigger);
  const folder = join(host.newFolder(), 'store');
  const store = await openStore(host, folder, { url: `${serverUrl}/origin.git`, token, serverUrl });
  const settings = {
    base: 'merge-base',
    head: 'head',
    config: '',
    configGiven: false,
    configFrom: 'base' as const,
  };
  const { base, head } = await findCommits(store, selectCommits(pr.trigger, settings), null);
  return { pair: [base.sha, head.sha], folder, host };
}

test('the token goes by the environment of git, to the host of the remote, and into no file', async () => {
  const server = await serve({ authorisation: AUTHORISATION });
  const { pair, folder, host } = await find(server.url);
  expect(pair).toEqual([pr.fork, pr.head]);
  expect(new Set(server.authorisations.flat())).toEqual(new Set([AUTHORISATION]));
  expect(server.exposed).toEqual([]);
  expect(host.lines.filter((line) => line.includes(TOKEN) || line.includes(BASIC))).toEqual([]);
  const holds = (text: string) => execFileSync('grep', ['-rlF', text, folder], { stdio: 'pipe' });
  for (const secret of [TOKEN, BASIC]) expect(() => holds(secret)).toThrow();
});

test('no argument of any git holds the token', async () => {
  const server = await serve({ authorisation: AUTHORISATION });
  const log = join(world.root, 'arguments');
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  mkdirSync(join(world.root, 'bin'));
  const script = `#!/bin/sh\nprintf '%s\\n' "$@" >>'${log}'\nexec '${real}' "$@"\n`;
  writeFileSync(join(world.root, 'bin', 'git'), script, { mode: 0o755 });
  world = { ...world, env: { ...world.env, PATH: `${join(world.root, 'bin')}:${world.env['PATH']}` } };
  await find(server.url);
  const words = await readFile(log, 'utf8');
  expect(words).toContain(`${server.url}/origin.git`);
  expect([words.includes(TOKEN), words.includes(BASIC)]).toEqual([false, false]);
});

test('the token does not follow a redirect; a public repository that was renamed is found all the same', async () => {
  const elsewhere = await serve();
  const server = await serve({ redirectTo: elsewhere.url });
  expect((await find(server.url)).pair).toEqual([pr.fork, pr.head]);
  expect(server.authorisations.flat()).not.toEqual([]);
  expect(elsewhere.authorisations.flat()).toEqual([]);
});

test('credentials that the runner was set up with do not get in the way', async () => {
  const server = await serve({ authorisation: AUTHORISATION });
  const config = `[http "${server.url}/"]\n\textraheader = AUTHORIZATION: basic b2xk\n`;
  writeFileSync(join(world.root, 'home', '.gitconfig'), config);
  expect((await find(server.url)).pair).toEqual([pr.fork, pr.head]);
});

test('a remote that wants a token', async () => {
  const server = await serve({ authorisation: AUTHORISATION });
  for (const token of [null, 'wrong']) {
    await expect(find(server.url, token)).rejects.toThrow(
      /^head: `[0-9a-f]{40}` is not in the checkout and could not be fetched: "fatal: .*For a private repository pass `github-token`/,
    );
  }
});

test('a server that is out of order for a moment is asked again, one that stays so is not asked for ever', async () => {
  const passing = await serve({ authorisation: AUTHORISATION, failures: 2 });
  const { pair, host } = await find(passing.url);
  expect(pair).toEqual([pr.fork, pr.head]);
  expect(host.lines.filter((line) => line.includes('waiting'))).toHaveLength(2);
  const broken = await serve({ authorisation: AUTHORISATION, failures: 1000 });
  await expect(find(broken.url)).rejects.toThrow(/503/);
  expect(broken.authorisations.length).toBeLessThan(20);
});
