// The override by a label, through the built action: what GitHub says now decides, and everyone can read who
// accepted what. Head is pushed at 9:00; labels come later or earlier.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type BenchRepository, benchRepository, invocations, printed, setKeys } from '../support/bench-repository.ts';
import { type FakeGitHub, startGitHub } from '../support/github.ts';
import type { EventSeed, PullRequestSeed } from '../support/github-answers.ts';
import { pullRequest, type Step, type StepEnded, step } from '../support/runner.ts';

setKeys({ rounds: '2' });

const LABEL = 'perf-regression-accepted';
const PUSHED = '2026-11-20T09:00:00Z';

let github: FakeGitHub;
let count = 0;

beforeAll(async () => {
  github = await startGitHub();
});
afterAll(() => github.close());

const allocs = (value: number) => ({ invocations: [printed({ 'encode [allocs/op]': value })] });
const slower = (keys = {}) => benchRepository({ ...allocs(7), keys }, allocs(8));

const labelled = (time: string, event = 'labeled', label = LABEL, actor = 'ada'): EventSeed => ({
  event,
  label,
  actor,
  at: `2026-11-20T${time}Z`,
});

interface Scene {
  readonly repository?: BenchRepository;
  readonly seed?: Partial<PullRequestSeed>;
  readonly given?: Step;
}

/** One run on a pull request of its own; it carries the label, set by ada at 9:10. */
async function run({ repository = slower(), seed, given }: Scene = {}) {
  count += 1;
  const number = count;
  const { head, base } = pullRequest(repository, number);
  await github.seed({
    folder: repository.folder,
    pullRequests: [
      {
        ...{ number, headSha: head.sha, baseSha: base.sha, headRef: `feature-${number}`, baseRef: base.ref },
        labels: [LABEL],
        events: [labelled('09:10:00')],
        pushes: [{ sha: head.sha, at: PUSHED }],
        ...seed,
      },
    ],
  });
  const ended = await step(repository, {
    ...{ number, apiUrl: github.url, ...given },
  });
  const [comment] = await github.comments(number);
  return { ...ended, number, repository, comment: comment?.body ?? '', check: github.checkRuns().at(-1) };
}

const json = ({ outputs }: StepEnded) => JSON.parse(readFileSync(outputs['report-json'] ?? '', 'utf8'));

/** What a run looks like that nobody accepted. */
function expectFailure(ended: Awaited<ReturnType<typeof run>>): void {
  expect([ended.code, ended.outputs['verdict']]).toEqual([1, 'fail']);
  expect(json(ended)).toMatchObject({ verdict: 'fail', accepted: null });
  expect(ended.check).toMatchObject({ conclusion: 'failure' });
  expect(ended.comment.split('\n')[1]).toMatch(/^## ❌ More allocations than allowed: `encode` /);
}

describe('a label that was set on this head', () => {
  test('lets the step and the check pass, and is told everywhere; the row stays red', async () => {
    const ended = await run();
    const { code, outputs, summary, stdout, comment, check, commands } = ended;
    expect([code, outputs['verdict'], outputs['regressions']]).toEqual([0, 'pass', '1']);
    expect(commands.filter((line) => line.startsWith('::error'))).toEqual([]);

    const headline = 'more allocations than allowed: "encode" +14%';
    const audit =
      'Measured verdict: `fail`. `@ada` set the label `perf-regression-accepted` on 2026-11-20 09:10 UTC, so the check passes. It holds for this commit only: a new push needs a new label.';
    expect(comment.split('\n')[1]).toBe('## ⚠️ Accepted by `@ada`: more allocations than allowed: `encode` +14%');
    for (const text of [comment, summary]) {
      expect(text).toContain(audit);
      expect(text).toMatch(/❌ `encode`/);
      expect(text.replaceAll(/`[^`]*`/g, '')).not.toContain('@');
    }
    expect(check).toMatchObject({
      conclusion: 'success',
      output: { title: `Accepted by "@ada": ${headline}`, summary: expect.stringContaining(audit) },
    });
    expect(stdout).toContain(`PASS: Accepted by "@ada": ${headline}.`);

    const report = json(ended);
    expect(report).toMatchObject({ verdict: 'pass', comparisons: [{ state: 'regression' }] });
    expect(report.accepted).toEqual({
      ...{ label: LABEL, by: 'ada', isAuthor: false, at: '2026-11-20T09:10:00Z' },
      ...{ scope: 'commit', verdict: 'fail' },
    });
    const html = readFileSync(outputs['report-html'] ?? '', 'utf8');
    expect(html).toContain('<code>@ada</code> set the label <code>perf-regression-accepted</code>');
    expect(html).toMatch(/<tr [^>]*class="regression">/);
    expect(github.violations).toEqual([]);
  });

  test('counts in report too, and a token that may only read is enough for it', async () => {
    const repository = slower();
    const measured = await run({ repository, given: { entry: 'measure' } });
    const recording = readFileSync(measured.outputs['recording'] ?? '', 'utf8');
    repository.write('bench-referee/leg/recording.json', recording);
    const token = { 'github-token': 'ghs_readonly0123456789abcdefghijABCDEFGH' };
    const given = { entry: 'report', inputs: token } as const;
    const { code, outputs, summary, comment } = await run({ repository, given });
    expect([code, outputs['verdict'], comment]).toEqual([0, 'pass', '']);
    expect(summary).toContain('Accepted by `@ada`');
  });

  test('counts in a private fork, whose pushes cannot be seen, where the event is that of the label', async () => {
    const seed = { pushes: [], headRepository: 'eve/demo' };
    expectFailure(await run({ seed }));
    const event = { action: 'labeled', label: { name: LABEL }, sender: { login: 'ada' } };
    expect((await run({ seed, given: { event } })).code).toBe(0);
  });

  test('accepts what is undecided where that fails the step, and else does not touch it', async () => {
    const noisy = (keys: Readonly<Record<string, string>>) =>
      benchRepository(
        { invocations: invocations({ encode: 10 }, { noise: 0.3 }), keys: { rounds: '8', ...keys } },
        { invocations: invocations({ encode: 10.6 }, { noise: 0.3, turn: 5 }) },
      );
    const accepted = await run({ repository: noisy({ 'fail-on': 'inconclusive' }) });
    expect([accepted.code, accepted.outputs['verdict']]).toEqual([0, 'pass']);
    expect(json(accepted).accepted).toMatchObject({ verdict: 'inconclusive', by: 'ada' });
    expect(accepted.check).toMatchObject({
      conclusion: 'success',
      output: { title: 'Accepted by "@ada": too noisy to judge 1 benchmark' },
    });
    const lenient = await run({ repository: noisy({}) });
    expect([lenient.code, lenient.outputs['verdict']]).toEqual([0, 'inconclusive']);
    expect(json(lenient).accepted).toBeNull();
  });

  test('is told even where only failures are commented on', async () => {
    const { comment } = await run({ given: { inputs: { comment: 'on-failure' } } });
    expect(comment).toContain('Accepted by `@ada`');
  });

  test('never accepts an error', async () => {
    const repository = benchRepository(allocs(7), { invocations: ['!exit 3'] });
    const { code, outputs } = await run({ repository });
    expect([code, outputs['verdict']]).toEqual([1, 'error']);
  });
});

describe('nothing is accepted', () => {
  test('by a label that a later push has outdated; set again, it counts', async () => {
    const repository = slower();
    const { head } = pullRequest(repository, 1);
    const pushes = [
      { sha: 'a'.repeat(40), at: PUSHED },
      { sha: head.sha, at: '2026-11-20T09:20:00Z' },
    ];
    const ended = await run({ repository, seed: { pushes } });
    expectFailure(ended);
    expect(ended.comment).toContain('and this head was pushed at 2026-11-20T09:20:00Z');
    expect(ended.stdout).toContain('remove the label and set it again');
    const events = [labelled('09:10:00'), labelled('09:21:00', 'unlabeled'), labelled('09:22:00')];
    expect((await run({ repository, seed: { pushes, events } })).code).toBe(0);
  });

  test('but of the whole pull request where the configuration says so', async () => {
    const repository = slower({ 'override-scope': 'pull-request' });
    const { head } = pullRequest(repository, 1);
    const pushes = [{ sha: head.sha, at: '2026-11-20T09:20:00Z' }];
    const { code, comment } = await run({ repository, seed: { pushes } });
    expect(code).toBe(0);
    expect(comment).toContain('It holds for every commit of this pull request.');
  });

  test.each<[string, Scene]>([
    [
      'that was removed again, whatever the event still says',
      {
        seed: { labels: [], events: [labelled('09:10:00'), labelled('09:11:00', 'unlabeled')] },
        given: { event: { action: 'labeled', label: { name: LABEL } } },
      },
    ],
    ['of another name', { seed: { labels: ['wontfix'], events: [labelled('09:10:00', 'labeled', 'wontfix')] } }],
    ['that the configuration calls otherwise', { repository: slower({ 'override-label': 'slow-is-fine' }) }],
    ['where the configuration wants none', { repository: slower({ 'override-scope': 'never' }) }],
  ])('by a label %s', async (_, scene) => {
    expectFailure(await run(scene));
  });

  test('without the permission to look, which the log names', async () => {
    const rule = { method: 'GET', path: /\/issues\/\d+\/events$/, status: 403 };
    github.fault({ ...rule, body: { message: 'Resource not accessible by integration' } });
    const ended = await run();
    expectFailure(ended);
    expect(ended.stdout).toMatch(/override-label: the token may not read it.*permissions:.*pull-requests: read/s);
  });
});
