// Whom the built program talks to. A whole run: GitHub's API and the repository's own server, and nobody else. The
// command line: nobody at all. What records it is first shown to see a program that does talk.

import '../support/readable-errors.ts';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type BenchRepository, benchRepository, printed, setKeys } from '../support/bench-repository.ts';
import { watchConnections } from '../support/connections.ts';
import { type GitServer, serveGit } from '../support/git-server.ts';
import { type FakeGitHub, startGitHub } from '../support/github.ts';
import { cli } from '../support/program.ts';
import { pullRequest, step } from '../support/runner.ts';
import { temporaryFolder } from '../support/temporary.ts';

setKeys({ rounds: '2' });

let github: FakeGitHub;
/** Where git's server would be github.com. */
let server: GitServer;
const served = temporaryFolder('served-');

beforeAll(async () => {
  github = await startGitHub();
  server = await serveGit({ root: served });
});
afterAll(async () => {
  await server.close();
  await github.close();
});

const hostOf = (url: string) => new URL(url).host;
const allocs = (value: number) => ({ invocations: [printed({ 'encode [allocs/op]': value })] });

describe('the record', () => {
  // Nobody listens there, and `localhost` needs no name server.
  test.each([
    ['fetch', 'await fetch("http://127.0.0.1:65000").catch(() => {})', ['127.0.0.1:65000']],
    ['http', '(await import("node:http")).get("http://127.0.0.1:65000").on("error", () => {})', ['127.0.0.1:65000']],
    ['tls', '(await import("node:tls")).connect(65000, "127.0.0.1").on("error", () => {})', ['127.0.0.1:65000']],
    ['a name', '(await import("node:dns")).lookup("localhost", () => {})', ['localhost']],
    [
      'a name behind a connection',
      '(await import("node:net")).connect(65000, "localhost").on("error", () => {})',
      ['localhost', 'localhost:65000'],
    ],
    [
      'a datagram',
      'const s = (await import("node:dgram")).createSocket("udp4"); s.send("x", 65000, "127.0.0.1", () => s.close())',
      ['{"datagram":[65000,"127.0.0.1",null]}'],
    ],
  ])('sees %s of node', (_, program, places) => {
    const watch = watchConnections();
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ...process.env, ...watch.env },
    });
    expect(watch.byNode()).toEqual(places);
  });

  test('sees git', () => {
    const watch = watchConnections();
    const ask = (url: string) => () =>
      execFileSync('git', ['ls-remote', url], { env: { ...process.env, ...watch.env }, stdio: 'pipe' });
    expect(ask('http://127.0.0.1:65000/octo/demo')).toThrow();
    expect(watch.byGit()).toEqual(['127.0.0.1:65000']);
    expect(ask('ssh://127.0.0.1:65000/octo/demo')).toThrow();
    // The line begins with the time of day.
    expect(watch.byGit()).toHaveLength(2);
    expect(watch.byGit()).toEqual(expect.arrayContaining(['127.0.0.1:65000', expect.stringContaining('ssh')]));
  });
});

interface Scene {
  readonly repository: BenchRepository;
  readonly number: number;
}

let count = 0;

/** As `actions/checkout` leaves it: one commit of head, so that base has to be fetched from the server. */
async function checkedOut(): Promise<Scene> {
  const number = ++count;
  const original = benchRepository(allocs(7), allocs(8));
  const name = `${number}/octo/demo`;
  mkdirSync(join(served, dirname(name)), { recursive: true });
  original.git('clone', '--quiet', '--bare', '--no-local', '.', join(served, name));
  const folder = temporaryFolder('checkout-');
  const depth = ['--depth', '1', '--branch', 'feature'];
  original.git('clone', '--quiet', ...depth, `file://${join(served, name)}`, folder);
  const repository = { ...original, folder };
  execFileSync('git', ['remote', 'set-url', 'origin', `${server.url}/${name}`], { cwd: folder });
  const { head, base } = pullRequest(original, number);
  const seed = { number, headSha: head.sha, baseSha: base.sha, headRef: head.ref, baseRef: base.ref };
  await github.seed({ folder: original.folder, pullRequests: [seed] });
  return { repository, number };
}

type Entry = 'index' | 'measure' | 'report';

async function watched(entry: Entry, { repository, number }: Scene) {
  const watch = watchConnections();
  const ended = await step(repository, {
    entry,
    number,
    apiUrl: github.url,
    env: { ...watch.env, GITHUB_SERVER_URL: `${server.url}/${number}` },
  });
  return { ...ended, node: watch.byNode(), git: watch.byGit() };
}

describe('a step', () => {
  test('of the root action talks to the API, and its git to the server of the repository', async () => {
    const scene = await checkedOut();
    const { outputs, node, git } = await watched('index', scene);
    expect(outputs['verdict']).toBe('fail');
    expect(await github.comments(scene.number)).toHaveLength(1);
    expect(node).toEqual([hostOf(github.url)]);
    expect(git).toEqual([hostOf(server.url)]);
  });

  test('of measure talks to nobody but by git, and one of report to the API, and by git to look for a history', async () => {
    const scene = await checkedOut();
    const measured = await watched('measure', scene);
    expect(measured.code).toBe(0);
    expect(measured.node).toEqual([]);
    expect(measured.git).toEqual([hostOf(server.url)]);
    const target = join(scene.repository.folder, 'bench-referee/recording.json');
    cpSync(measured.outputs['recording'] ?? '', target);
    const reported = await watched('report', scene);
    expect(reported.outputs['verdict']).toBe('fail');
    expect(reported.node).toEqual([hostOf(github.url)]);
    expect(reported.git).toEqual([hostOf(server.url)]);
  });
});

describe('on the command line', () => {
  const COMMANDS: readonly (readonly [line: string, exitCode: number])[] = [
    ['check --base main', 1],
    ['doctor --rounds 6 --write proposed.yml', 0],
    ['validate', 0],
    ['compare invocations.txt invocations.txt', 0],
    ['init -- true', 0],
  ];

  test.each(COMMANDS)('%s talks to nobody', async (line, exitCode) => {
    const repository = benchRepository(allocs(7), allocs(8));
    // There is somebody who could be asked.
    repository.git('remote', 'add', 'origin', `${server.url}/octo/demo`);
    const [command, ...args] = line.split(' ');
    if (command === 'init') repository.git('rm', '--quiet', '.github/bench-referee.yml');
    const watch = watchConnections();
    const { folder } = repository;
    const ended = await cli([command!, ...args], { folder, env: watch.env });
    expect(ended).toMatchObject({ code: exitCode });
    expect([watch.byNode(), watch.byGit()]).toEqual([[], []]);
  });
});
