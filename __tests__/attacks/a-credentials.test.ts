// Group A of docs/internals/attacks.md: what holds a token, and where it may go. Through the built action as a runner starts
// it; each attack is first shown to work on a naive one.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { allocs, attack, doing, filesBelow, naive, naively, tokensIn } from '../support/attack.ts';
import { type BenchRepository, benchRepository } from '../support/bench-repository.ts';
import { type GitServer, serveGit } from '../support/git-server.ts';
import { startGitHub } from '../support/github.ts';
import { FAST_CLOCK } from '../support/program.ts';
import { pullRequest, serverFolder, TOKEN } from '../support/runner.ts';
import { temporaryFolder } from '../support/temporary.ts';

const BASIC = Buffer.from(`x-access-token:${TOKEN}`).toString('base64');

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A new path that nothing is at. */
const dumpPath = () => join(temporaryFolder('dump-'), 'dump');

describe('T01', () => {
  const env = {
    GITHUB_TOKEN: TOKEN,
    GH_TOKEN: TOKEN,
    MY_BOT: TOKEN,
    ACTIONS_RUNTIME_TOKEN: 'runtime',
    ACTIONS_RESULTS_URL: 'https://results.example',
    ACTIONS_CACHE_URL: 'https://cache.example',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'identity',
    ACTIONS_ID_TOKEN_REQUEST_URL: 'https://identity.example',
    OTHER: 'the runtime of it',
    REMOTE: `https://x-access-token:${encodeURIComponent(TOKEN)}@github.com/octo/demo`,
    HEADER: BASIC,
    NPM_CONFIG: JSON.stringify({ auth: `Bearer ${TOKEN}` }),
    HARMLESS: 'stays',
  };
  const dumps = (path: string) => doing(`env >> ${path}`);

  test('the naive one hands everything to whoever dumps the environment', async () => {
    const path = dumpPath();
    await naively([dumps(path), {}], { env });
    const seen = readFileSync(path, 'utf8');
    for (const name of ['GITHUB_TOKEN', 'INPUT_BASE', 'GITHUB_OUTPUT', 'ACTIONS_RUNTIME_TOKEN', 'HEADER'])
      expect(seen).toContain(`${name}=`);
  });

  test.each(['index', 'measure'] as const)('%s hands on the environment without it', async (entry) => {
    const path = dumpPath();
    const commit = dumps(path);
    // A shell itself hands on no variable with a dash in its name, such as that of the input.
    const config = `run: bash bench.sh\nsetup: tr '\\0' '\\n' < /proc/$$/environ >> ${path}\n`;
    const { code } = await attack(benchRepository({ ...commit, config }, {}), { entry, env });
    expect(code).toBe(0);
    const seen = readFileSync(path, 'utf8');
    expect(tokensIn([seen])).toEqual([]);
    expect(seen).not.toMatch(
      /^(INPUT_|STATE_|ACTIONS_|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY|EVENT_PATH|TOKEN)=)/m,
    );
    expect(seen).not.toMatch(/^(GH_TOKEN|MY_BOT|OTHER|REMOTE|HEADER|NPM_CONFIG)=/m);
    expect(seen).toMatch(/^HARMLESS=stays$/m);
    expect(seen).toMatch(/^GITHUB_REPOSITORY=octo\/demo$/m);
    expect(seen).toMatch(/^(PATH|HOME)=/m);
    // Setup on both sides, a warm-up and two rounds.
    expect(seen.match(/^BENCH_REFEREE_SIDE=(base|head)$/gm)).toHaveLength(8);
  });
});

/** A server that wants the token, and a checkout that lacks head, as `fetch-depth: 1` leaves it. */
async function privateServer(repository: BenchRepository, redirectTo?: string): Promise<GitServer> {
  const server = await serveGit({
    root: serverFolder(repository),
    ...(redirectTo === undefined ? { authorisation: `basic ${BASIC}` } : { redirectTo }),
    secrets: [TOKEN, BASIC],
  });
  closing.push(() => server.close());
  return server;
}

function shallowCheckout(repository: BenchRepository): BenchRepository {
  const folder = temporaryFolder('checkout-');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet', '--initial-branch=main', '.');
  git('fetch', '--quiet', '--depth=1', `file://${serverFolder(repository)}/octo/demo`, 'main');
  git('checkout', '--quiet', 'FETCH_HEAD');
  return { ...repository, folder };
}

describe('T03', () => {
  /** All that it can reach of the runner's folder, once, for the test to search. */
  const searches = (path: string) =>
    doing(`test -e ${path} && exit 0; mkdir ${path}
      { git config --list --show-origin; git remote -v; } > ${path}/said
      cp -r "$RUNNER_TEMP" ${path}/runner`);
  const search = async (run: typeof naive) => {
    const path = dumpPath();
    const repository = benchRepository(searches(path), {});
    const server = await privateServer(repository);
    const { code } = await run(shallowCheckout(repository), {
      inputs: { base: 'target' },
      env: { ...FAST_CLOCK, GITHUB_SERVER_URL: server.url, GITHUB_SHA: repository.git('rev-parse', 'feature') },
    });
    return { code, server, seen: filesBelow(path) };
  };

  test('the naive one leaves the token that it fetched with where git keeps its settings', async () => {
    const { seen } = await search(naive);
    expect(tokensIn(seen)).not.toEqual([]);
  });

  test('ours fetches with it, and it is in no tree, no configuration, no remote, no argument', async () => {
    const { code, server, seen } = await search(attack);
    expect(code).toBe(0);
    expect(new Set(server.authorisations.flat())).toEqual(new Set([`basic ${BASIC}`]));
    expect(server.exposed).toEqual([]);
    expect(seen.length).toBeGreaterThan(10);
    expect(tokensIn(seen)).toEqual([]);
    expect(seen.filter((text) => /^\[http|extraheader/im.test(text))).toEqual([]);
  });

  test('nor does it follow a redirect of the git server to another host', async () => {
    const path = dumpPath();
    const repository = benchRepository(searches(path), {});
    const elsewhere = await serveGit({ root: serverFolder(repository) });
    closing.push(() => elsewhere.close());
    const server = await privateServer(repository, elsewhere.url);
    const { code } = await attack(shallowCheckout(repository), {
      inputs: { base: 'target' },
      env: { ...FAST_CLOCK, GITHUB_SERVER_URL: server.url },
    });
    expect(code).toBe(0);
    expect(server.authorisations.flat()).toContain(`basic ${BASIC}`);
    expect(elsewhere.authorisations.length).toBeGreaterThan(0);
    expect(elsewhere.authorisations.flat()).toEqual([]);
  });
});

describe('T04', () => {
  const HEADER = 'AUTHORIZATION: basic cGVyc2lzdGVkLWJ5LWNoZWNrb3V0';
  const asks = (path: string) =>
    doing(`git config --get-regexp 'http\\..*extraheader' >> ${path} || echo none >> ${path}`);

  /** As actions/checkout from version 6 on keeps it, for the checkout and all its worktrees. */
  function persist({ folder, git }: BenchRepository): void {
    const file = join(temporaryFolder('credentials-'), 'git-credentials.config');
    writeFileSync(file, `[http "https://github.com/"]\n\textraheader = ${HEADER}\n`);
    for (const place of ['.git', '.git/worktrees/*']) git('config', `includeIf.gitdir:${folder}/${place}.path`, file);
  }
  const resolve = async (run: typeof naive) => {
    const path = dumpPath();
    const repository = benchRepository(asks(path), {});
    persist(repository);
    expect((await run(repository)).code).toBe(0);
    return readFileSync(path, 'utf8');
  };

  test('what the checkout persisted is found by git in worktrees, and not in our trees', async () => {
    expect(await resolve(naive)).toContain(HEADER);
    expect(new Set((await resolve(attack)).trim().split('\n'))).toEqual(new Set(['none']));
  });
});

describe('T44', () => {
  interface Elsewhere {
    readonly url: string;
    readonly seen: IncomingMessage[];
  }
  const listen = async (server: Server) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(
      () => server.close(),
      () => server.closeAllConnections(),
    );
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  /** Another host, which notes what it is asked and knows nothing. */
  const elsewhere = async (): Promise<Elsewhere> => {
    const seen: IncomingMessage[] = [];
    const server = createServer((request, response) => {
      seen.push(request);
      request.resume();
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"message": "Not Found"}');
    });
    return { url: await listen(server), seen };
  };
  const redirecting = (status: number, to: string) =>
    listen(
      createServer((request, response) => {
        request.resume();
        response.writeHead(status, { location: `${to}${request.url}` }).end();
      }),
    );
  const publishing = { comment: 'always' };
  const publishingRepository = () => benchRepository({ ...allocs(7), keys: { check: 'true' } }, allocs(8));

  test('the naive one takes the token along to wherever it is sent', async () => {
    const other = await elsewhere();
    const apiUrl = await redirecting(307, other.url);
    await naively([allocs(7), allocs(8)], { apiUrl });
    expect(other.seen.map(({ headers }) => headers.authorization)).toEqual([`token ${TOKEN}`]);
  });

  test.each([301, 307])('an API that answers %i with another host does not get it there', async (status) => {
    const other = await elsewhere();
    const apiUrl = await redirecting(status, other.url);
    const { outputs } = await attack(publishingRepository(), {
      apiUrl,
      inputs: publishing,
      env: FAST_CLOCK,
    });
    expect(outputs['verdict']).toBe('fail');
    expect(other.seen.length).toBeGreaterThan(0);
    expect(other.seen.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  });

  test.each(['file:///etc/hostname', '//'])('nor does a Location of %j do harm', async (location) => {
    const apiUrl = await listen(
      createServer((request, response) => {
        request.resume();
        response.writeHead(302, { location }).end();
      }),
    );
    const { outputs, stdout } = await attack(publishingRepository(), {
      apiUrl,
      inputs: { ...publishing, base: 'main' },
      env: FAST_CLOCK,
    });
    expect(outputs['verdict']).toBe('fail');
    expect(stdout).toContain('::warning');
  });

  test('all requests go to the API that the runner names', async () => {
    const github = await startGitHub();
    closing.push(() => github.close());
    const repository = publishingRepository();
    const { head, base } = pullRequest(repository, 1);
    const seed = { number: 1, headSha: head.sha, baseSha: base.sha, headRef: head.ref, baseRef: base.ref };
    await github.seed({ folder: repository.folder, pullRequests: [seed] });
    const { outputs } = await attack(repository, { apiUrl: github.url, inputs: publishing });
    expect(outputs['comment-url']).toContain(github.url);
    expect(existsSync(outputs['report-html'] ?? '')).toBe(true);
  });
});

describe('T58', () => {
  const PASSWORD = 'p@ss/"word" 42';
  const KEY = '-----BEGIN KEY-----\nMIIEabcdefghij\nKLMNopqrstuvwx\n-----END KEY-----';
  const LONG = 'correct-horse-battery-staple-correct-horse-battery-staple-and-more-of-it';
  const NPM = 'npm_abcdefghijklmnopqrstuvwxyz0123456789';
  const env = { DEPLOY_PASSWORD: PASSWORD, SIGNING_KEY: KEY, PASSPHRASE: LONG };

  const asBase64 = (text: string) => Buffer.from(text).toString('base64');
  const asForm = new URLSearchParams({ password: PASSWORD }).toString();
  /** What is printed, and the part of it that nobody may read. */
  const LEAKS: readonly (readonly [printed: string, secret: string])[] = [
    [`login with ${PASSWORD}`, PASSWORD],
    [`key ${KEY}`, 'MIIEabcdefghij'],
    [JSON.stringify({ key: KEY }), 'KLMNopqrstuvwx'],
    [JSON.stringify(`one line\n${NPM}`), NPM],
    [`GET /?password=${encodeURIComponent(PASSWORD)}&a=b`, encodeURIComponent(PASSWORD)],
    [`POST ${asForm}`, asForm.slice('password='.length)],
    [`post ${encodeURIComponent(PASSWORD).toLowerCase()}`, encodeURIComponent(PASSWORD).toLowerCase()],
    [`authorization: Basic ${asBase64(`bot:${PASSWORD}`)}`, asBase64(`bot:${PASSWORD}`)],
    [`from ${asBase64(LONG).replaceAll(/.{76}/g, '$&\n')}`, asBase64(LONG).slice(76)],
    [`\x1b[31mcorrect-horse\x1b[0m${LONG.slice('correct-horse'.length)}`, LONG],
    [`correct\x07-horse\u200b${LONG.slice('correct-horse'.length)}`, LONG],
    [LONG.replaceAll(/.{20}/g, '$&\n'), LONG.slice(20, 40)],
  ];
  const printing = ([text]: readonly [string, string], exitCode: number) =>
    doing(`echo '${asBase64(`${text}\nundefined: encode\n`)}' | base64 --decode\nexit ${exitCode}`);
  const readable = (texts: readonly string[], secret: string) =>
    texts.filter((text) => [secret, JSON.stringify(secret).slice(1, -1)].some((form) => text.includes(form)));

  test('the naive one shows what a command printed', async () => {
    const { stdout } = await naively([printing(LEAKS[0]!, 1), {}], { env });
    expect(stdout).toContain(PASSWORD);
  });

  test.each(LEAKS)('the report on a command that printed %j lacks the secret', async (text, secret) => {
    const repository = benchRepository(allocs(7), printing([text, secret], 1));
    const { outputs, summary, temporary } = await attack(repository, { env });
    expect(outputs['verdict']).toBe('error');
    expect(summary).toContain('***');
    expect(summary).toContain('undefined: encode');
    const published = [summary, ...filesBelow(temporary).map((file) => Buffer.from(file, 'latin1').toString())];
    expect(published.length).toBeGreaterThan(3);
    expect(readable(published, secret)).toEqual([]);
  });

  test('nor does the message quote it when the output is that of no tool', async () => {
    const text = `the phrase of this run is ${LONG}`;
    // Without any result: JSON among other lines would be read.
    const head = { invocations: [`!echo '${asBase64(text)}' | base64 --decode`] };
    const { outputs, summary, temporary } = await attack(benchRepository(allocs(7), head), { env });
    expect(outputs['verdict']).toBe('error');
    expect(summary).toContain('the phrase of this run is ***');
    expect(readable([summary, ...filesBelow(temporary)], LONG.slice(0, 10))).toEqual([]);
  });
});
