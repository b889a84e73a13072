// Group F of docs/internals/attacks.md: what names and numbers of a stranger do to comment, summary and check, and where these
// are sent. Through the built action as a runner starts it; each attack is first shown to work on a naive one.

import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { loadSkeleton } from '../../bench/fuzz/gfm.ts';
import { maskCode } from '../../bench/fuzz/markdown-outside-code.ts';
import { allocs, attack, IS_FULL, naive } from '../support/attack.ts';
import { type BenchRepository, benchRepository, type Commit, setKeys } from '../support/bench-repository.ts';
import { type FakeGitHub, startGitHub } from '../support/github.ts';
import { pullRequest, type Step, type StepEnded } from '../support/runner.ts';

let github: FakeGitHub;
let pullRequests = 0;

beforeAll(async () => {
  github = await startGitHub();
});
afterAll(() => github.close());

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

setKeys({ rounds: '2', 'override-scope': 'never' });
const PUBLISHING = { comment: 'always' };

interface Published extends StepEnded {
  readonly comments: readonly string[];
  readonly check: { readonly title: string; readonly summary: string; readonly text: string };
}

/** Runs one of the two as a pull request of its own. */
async function publish(
  run: typeof naive,
  commits: readonly [Commit, Commit],
  given: Step = {},
  server = github,
): Promise<Published> {
  const repository: BenchRepository = benchRepository(...commits);
  const number = ++pullRequests;
  const { head, base } = pullRequest(repository, number);
  const seed = { number, headSha: head.sha, baseSha: base.sha, headRef: head.ref, baseRef: base.ref };
  await server.seed({ folder: repository.folder, pullRequests: [seed] });
  const inputs = { ...PUBLISHING, ...given.inputs };
  const ended = await run(repository, { apiUrl: server.url, ...given, number, inputs });
  const bodies = (await server.comments(number)).map(({ body }) => body);
  const output = server.checkRuns().find((check) => check['head_sha'] === head.sha)?.['output'];
  return { ...ended, comments: bodies, check: output as Published['check'] };
}

/** A file, because no shell is to see the names. */
const naming = (names: readonly string[], value: number): Commit => ({
  config: 'run: cat results.json\n',
  files: { 'results.json': JSON.stringify(names.map((name) => ({ name, unit: 'allocs/op', value }))) },
});

describe('T29', () => {
  const NAMES = [
    'pipe | pipe \\| pipe',
    'back`tick ``two`` ```three```',
    'line\nbreak\r\n\n# heading\n- item\n> quote',
    '<img src=x onerror=alert(1)>',
    '</details></td></table><script>x</script>',
    '@octo-org/team @mallory',
    '&#64;octo-org &commat;mallory',
    '#1 GH-1 octo/demo#1',
    'https://evil.example/x www.evil.example',
    '[link](https://evil.example) ![image](https://evil.example/x.png)',
    '--> <!-- bench-referee -->',
    '\u202egnp.exe\u2066 \u200bzero\u200dwidth',
    '$\\sqrt{x}$ :tada: ~~struck~~ **bold** _it_',
    '::error::x ##[error]y ::add-mask::z',
    'long'.repeat(250),
  ];
  const OUTSIDE =
    /@\w|&#64;|&commat;|(^|\s)#\d|GH-1|evil\.example|<img|<script|!\[|-->\s*<!--|[\u202a-\u202e\u2066-\u2069\u200b\u200d]|add-mask|:tada:/m;

  /** Cells of each row of each table: a pipe in code ends a cell as well, unless it is escaped. */
  const widths = (markdown: string) =>
    markdown
      .split(/\n(?!\|)/)
      .map((table) => table.split('\n').filter((line) => line.startsWith('|')))
      .filter((rows) => rows.length > 1)
      .map((rows) => new Set(rows.map((row) => row.replaceAll(/\\\|/g, '').split('|').length)).size);

  test('the naive one mentions, links and embeds whatever a name says, in tables that fall apart', async () => {
    const commits = [naming(NAMES.slice(0, -1), 7), naming(NAMES.slice(0, -1), 8)] as const;
    const { comments } = await publish(naive, commits);
    expect(maskCode(comments[0] ?? '')).toMatch(OUTSIDE);
    expect(widths(comments[0] ?? '')).not.toEqual([1]);
  });

  test('ours shows them as code and as nothing else', async () => {
    const { outputs, summary, comments, check, commands } = await publish(attack, [naming(NAMES, 7), naming(NAMES, 8)]);
    expect(outputs['verdict']).toBe('fail');
    expect(comments).toHaveLength(1);
    expect(check).toBeDefined();
    for (const text of [...comments, summary, check.summary, check.text]) {
      expect(maskCode(text.replace(/^<!--.*-->\n/, ''))).not.toMatch(OUTSIDE);
      expect(widths(text).filter((count) => count !== 1)).toEqual([]);
      expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u200d]/);
      expect(text).not.toContain('long'.repeat(100));
    }
    expect(check.title).not.toMatch(OUTSIDE);
    expect(commands.filter((line) => /add-mask|##\[/.test(line))).toEqual([]);
    expect(summary).toContain('mallory');
    if (!IS_FULL) return;
    const skeleton = await loadSkeleton();
    for (const text of comments) expect(await skeleton(text)).not.toMatch(/<(img|script|a [^>]*evil|del|strong>bold)/);
  });
});

describe('T30', () => {
  const METRICS = ['allocs/op', 'B/op', 'instructions'];
  const BENCHMARKS = 2_000;
  const REGRESSED = 1_300;
  const nameOf = (index: number) => `BenchmarkOfSomethingWithALongerName/case-${index}`;
  const suite = (factor: number): Commit => ({
    config: 'run: cat results.json\nunits: {instructions: {better: lower, exact: true}, B/op: {exact: true}}\n',
    files: {
      'results.json': JSON.stringify(
        Array.from({ length: BENCHMARKS }, (_, index) =>
          METRICS.map((unit) => ({
            name: nameOf(index),
            unit,
            // The last ones got worse: they are to come first all the same.
            value: unit === 'allocs/op' && index >= BENCHMARKS - REGRESSED ? 100 * factor : 100,
          })),
        ).flat(),
      ),
    },
  });

  test('the naive one says nothing at all, because GitHub takes no comment as long as that', async () => {
    const { comments, stderr } = await publish(naive, [suite(1), suite(2)]);
    expect(comments).toEqual([]);
    expect(stderr).toContain('comment: 422');
  });

  test('ours keeps all limits, with regressions first, and counts what it leaves out', async () => {
    const { outputs, summary, comments, check } = await publish(attack, [suite(1), suite(2)]);
    expect(outputs).toMatchObject({ verdict: 'fail', regressions: String(REGRESSED) });
    const [comment = ''] = comments;
    expect(comment.length).toBeLessThanOrEqual(65_536);
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(262_144);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1_048_576);
    for (const text of [check.summary, check.text]) expect(text.length).toBeLessThanOrEqual(65_535);
    expect(github.violations).toEqual([]);
    for (const text of [comment, summary]) {
      const shown = text.match(/^\| .*`BenchmarkOf/gm)?.length ?? 0;
      expect(shown).toBeGreaterThan(100);
      const hidden = BENCHMARKS * METRICS.length - shown;
      if (hidden > 0) expect(text).toContain(`${hidden.toLocaleString('en-US')} results are left out`);
      const firstOther = text.search(/^\| `BenchmarkOf/m);
      const lastRegression = text.lastIndexOf('| ❌ `');
      if (firstOther >= 0) expect(lastRegression).toBeLessThan(firstOther);
      expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
    }
  });
});

describe('T39', () => {
  test('the naive one forgets that a server of one’s own has its API below a path', async () => {
    const server = await startGitHub({ pathPrefix: '/api/v3' });
    closing.push(() => server.close());
    const { comments } = await publish(naive, [allocs(7), allocs(8)], {}, server);
    expect(comments).toEqual([]);
    expect(server.requests.map(({ status }) => status)).not.toContain(201);
  });

  test('ours finds it, and asks nothing else', async () => {
    const server = await startGitHub({ pathPrefix: '/api/v3' });
    closing.push(() => server.close());
    const { outputs, comments } = await publish(attack, [allocs(7), allocs(8)], {}, server);
    expect([outputs['verdict'], comments.length]).toEqual(['fail', 1]);
    expect(server.requests.filter(({ status }) => status === 404)).toEqual([]);
    expect(server.violations).toEqual([]);
  });

  /** A server in front of the stand-in. `answer` says where a path leads, and whether whoever asks has to go there. */
  async function inFront(answer: (path: string) => { path: string; isRedirect: boolean }): Promise<string> {
    const { port } = new URL(github.url);
    const server = createServer((incoming, response) => {
      const { url = '/', method, headers } = incoming;
      const { path, isRedirect } = answer(url);
      if (isRedirect) {
        incoming.resume();
        // As GitHub does it: 301 for what only reads, 307 for what does not.
        response.writeHead(method === 'GET' ? 301 : 307, { location: `${address()}${path}` }).end();
        return;
      }
      const onward = forward({ host: '127.0.0.1', port, path, method, headers }, (answered) => {
        response.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(response);
      });
      incoming.pipe(onward);
    });
    const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(
      () => server.close(),
      () => server.closeAllConnections(),
    );
    return address();
  }

  const calling =
    (name: string, apiUrl: string): typeof naive =>
    (repository, given) =>
      attack(repository, {
        ...given,
        apiUrl,
        env: { GITHUB_REPOSITORY: name },
        // The git server knows no other name.
        inputs: { ...given?.inputs, base: repository.git('rev-parse', 'main') },
      });

  test('and takes the owner in any case', async () => {
    // The stand-in tells them apart, and GitHub does not.
    const apiUrl = await inFront((path) => ({ path: path.replace('OCTO', 'octo'), isRedirect: false }));
    const { comments } = await publish(calling('OCTO/demo', apiUrl), [allocs(7), allocs(8)]);
    expect(comments).toHaveLength(1);
  });

  test('and follows a repository that was renamed', async () => {
    const apiUrl = await inFront((path) => ({
      path: path.replace('/octo/old', '/octo/demo'),
      isRedirect: path.includes('/octo/old'),
    }));
    const { comments, outputs } = await publish(calling('octo/old', apiUrl), [allocs(7), allocs(8)]);
    expect(comments).toHaveLength(1);
    expect(outputs['check-url']).toMatch(/^http/);
  });
});
