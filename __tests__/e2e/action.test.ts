// The built action as a runner starts it: outputs, step status, summary, comment and check. What it does not fall
// for is tested in attacks/.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type BenchRepository, benchRepository, invocations, printed, setKeys } from '../support/bench-repository.ts';
import { type FakeGitHub, startGitHub } from '../support/github.ts';
import { pullRequest, type Step, step } from '../support/runner.ts';

setKeys({ rounds: '2' });

let github: FakeGitHub;
/** Each repository is a pull request of its own. */
const pullRequests: BenchRepository[] = [];

beforeAll(async () => {
  github = await startGitHub();
});
afterAll(() => github.close());

function numberOf(repository: BenchRepository): number {
  if (!pullRequests.includes(repository)) pullRequests.push(repository);
  return pullRequests.indexOf(repository) + 1;
}

async function run(repository: BenchRepository, given: Step = {}) {
  const number = numberOf(repository);
  const { head, base } = pullRequest(repository, number);
  const seed = { number, headSha: head.sha, baseSha: base.sha, headRef: head.ref, baseRef: base.ref };
  await github.seed({ folder: repository.folder, pullRequests: [seed] });
  return step(repository, { number, apiUrl: github.url, ...given });
}

const comments = (repository: BenchRepository) => github.comments(numberOf(repository));

const allocs = (count: number) => ({ invocations: [printed({ 'encode [allocs/op]': count })] });

describe('the whole gate', () => {
  test('a regression fails the step, and is told everywhere', async () => {
    const repository = benchRepository(
      { invocations: invocations({ encode: 10, decode: 20 }), keys: { rounds: '6..30' } },
      { invocations: invocations({ encode: 12, decode: 20 }, { turn: 1 }) },
    );
    const { code, outputs, summary, commands, state, temporary } = await run(repository);
    expect(code).toBe(1);
    expect(outputs).toEqual({
      verdict: 'fail',
      regressions: '1',
      improvements: '0',
      inconclusive: '0',
      'base-sha': repository.git('rev-parse', 'main'),
      'head-sha': repository.git('rev-parse', 'feature'),
      rounds: expect.stringMatching(/^(10|14|20)$/),
      recording: expect.stringContaining('recording'),
      'report-json': expect.any(String),
      'report-markdown': expect.any(String),
      'report-html': expect.any(String),
      'comment-url': expect.stringMatching(/^http/),
      'check-url': expect.stringMatching(/^http/),
    });
    for (const name of ['recording', 'report-json', 'report-markdown', 'report-html']) {
      expect(readFileSync(outputs[name] ?? '', 'utf8')).toContain('encode');
    }
    expect(summary).toContain('encode');
    expect((await comments(repository)).map(({ body }) => body)).toEqual([expect.stringContaining('encode')]);
    expect(github.checkRuns()).toMatchObject([{ name: 'bench-referee', conclusion: 'failure' }]);
    expect(github.violations).toEqual([]);
    expect(commands.filter((line) => line.startsWith('::error'))).toEqual([
      expect.stringMatching(/^::error::Slower than allowed: "encode" \+\d+%25$/),
    ]);
    expect(state['folder']).toContain(temporary);
    expect(readdirSync(temporary)).toEqual([basename(dirname(outputs['recording'] ?? ''))]);
  });

  test('no regression passes it', async () => {
    const { code, outputs, commands } = await run(benchRepository(allocs(7), allocs(7)));
    expect([code, outputs['verdict'], outputs['rounds']]).toEqual([0, 'pass', '2']);
    expect(commands.filter((line) => line.startsWith('::error'))).toEqual([]);
  });

  test('the log folds the rounds, and nothing else', async () => {
    const repository = benchRepository(
      { invocations: invocations({ encode: 10 }, { noise: 0.2 }), keys: { rounds: '6..14' } },
      { invocations: invocations({ encode: 10 }, { noise: 0.2, turn: 4 }) },
    );
    const { stdout } = await run(repository);
    const folded = [...stdout.matchAll(/^::group::rounds\n([\s\S]*?)^::endgroup::$/gm)].map(([, lines = '']) => lines);
    expect(folded.length).toBeGreaterThan(1);
    expect(folded.join('').split('\n').slice(0, -1)).toEqual(stdout.split('\n').filter((line) => /^round /.test(line)));
    expect(stdout).toMatch(/^warm-up base /m);
  });

  test.each([
    ['a benchmark that fails', {}, /"sh bench\.sh" failed \(exit code 3/],
    ['an input that is wrong', { inputs: { shard: 'many' } }, /input "shard": "many" is not a shard/],
    [
      'an input that contradicts the file',
      { inputs: { run: 'make' } },
      /input "run": is "make", but .* is "sh bench\.sh"/,
    ],
    ['a configuration that is not there', { inputs: { config: 'gone.yml' } }, /gone\.yml/],
    ['a base that is not there', { inputs: { base: 'nowhere' } }, /nowhere/],
  ])('%s is an error that fails it', async (_, given, sentence) => {
    const { code, outputs, stdout } = await run(benchRepository(allocs(7), { invocations: ['!exit 3'] }), given);
    expect([code, outputs['verdict']]).toEqual([1, 'error']);
    expect(stdout).toMatch(sentence);
    expect(stdout).not.toMatch(/^\s+at .*dist/m);
  });

  test('the default file may be missing, although the runner gives its name', async () => {
    const bare = { ...allocs(7), config: undefined } as unknown as Parameters<typeof benchRepository>[0];
    const inputs = { run: 'sh bench.sh' };
    const { code, outputs } = await run(benchRepository(bare, bare), { inputs });
    expect([code, outputs['verdict']]).toEqual([0, 'pass']);
  });

  test('fail-on: never lets it pass all the same', async () => {
    const keys = { 'fail-on': 'never' };
    const { code, outputs } = await run(benchRepository({ ...allocs(7), keys }, allocs(8)));
    expect([code, outputs['verdict']]).toEqual([0, 'fail']);
  });

  test('a token that may only read changes no verdict: the summary tells, the log says what is missing', async () => {
    const repository = benchRepository(allocs(7), allocs(8));
    const inputs = { 'github-token': 'ghs_readonly0123456789abcdefghijABCDEFGH' };
    const { code, outputs, summary, stdout } = await run(repository, { inputs });
    expect([code, outputs['verdict'], outputs['comment-url']]).toEqual([1, 'fail', undefined]);
    expect(await comments(repository)).toEqual([]);
    expect(summary).toContain('encode');
    expect(stdout).toContain('pull-requests: write');
  });
});

describe('comment', () => {
  const written = async (head: number, comment: string) => {
    const repository = benchRepository(allocs(7), allocs(head));
    await run(repository, { inputs: { comment } });
    return (await comments(repository)).length;
  };

  test.each([
    ['never', 8, 0],
    ['on-failure', 7, 0],
    ['on-failure', 8, 1],
    ['on-change', 7, 0],
    ['on-change', 6, 1],
    ['always', 7, 1],
  ])('%s, with 7 on base and %i on head: %i', async (when, head, count) => {
    expect(await written(head, when)).toBe(count);
  });
});

describe('the configuration', () => {
  const broken = 'run: bash bench.sh\nrounds: 2\nbudgets:\n  - metric: time\n    max-regression: 105% of base\n';
  const message = 'budgets[0].max-regression: "105%25 of base" is a ratio, but the limit is a change. Use `5%25`.';
  const lines = '5 |     max-regression: 105% of base\n    |                     ^^^^^^^^^^^^';

  test('that is wrong is told at its line, in the comment and in the summary', async () => {
    const repository = benchRepository({ invocations: [], config: broken }, { config: broken });
    const { code, outputs, stdout, summary } = await run(repository);
    expect([code, outputs['verdict']]).toEqual([1, 'error']);
    expect(stdout).toContain(lines);
    expect(stdout).toContain(
      '::error title=bench-referee,file=.github/bench-referee.yml,line=5,endLine=5,col=21,endColumn=33::.github/bench-referee.yml:5:21: ' +
        message,
    );
    const [comment] = await comments(repository);
    const block =
      '  ```text\n    5 |     max-regression: 105% of base\n      |                     ^^^^^^^^^^^^\n  ```\n';
    expect(comment?.body).toContain(block);
    expect(summary).toContain(block);
  });

  test('that is wrong is told at its line by the half that only measures, too', async () => {
    const repository = benchRepository({ invocations: [], config: broken }, { config: broken });
    const { code, outputs, commands, stdout } = await run(repository, { entry: 'measure' });
    expect([code, outputs['verdict']]).toEqual([1, 'error']);
    expect(stdout).toContain(lines);
    expect(commands.filter((line) => line.startsWith('::error'))).toEqual([
      expect.stringMatching(/^::error title=bench-referee,file=\.github\/bench-referee\.yml,line=5,/),
      '::error::The configuration has a mistake',
    ]);
  });

  test('of base that head has corrected is not shown at a line of head', async () => {
    const wrong = broken.replace('time', 'allocs/op');
    const right = wrong.replace('105% of base', '5%');
    const repository = benchRepository({ ...allocs(7), config: wrong }, { ...allocs(7), config: right });
    const { outputs, stdout } = await run(repository);
    expect(outputs['verdict']).toBe('pass');
    const sha = repository.git('rev-parse', '--short=7', 'main').trim();
    expect(stdout).toContain(`::warning::${sha}:.github/bench-referee.yml:5:21: ${message}`);
    expect(stdout).not.toContain('file=.github');
  });

  const strict = 'run: sh bench.sh\nbudgets:\n  - metric: "*"\n    max-regression: 0%\n';
  const lenient = strict.replace('0%', '90%');

  test('that the pull request loosens is not used', async () => {
    const { code, outputs } = await run(
      benchRepository({ ...allocs(7), config: strict }, { ...allocs(8), config: lenient }),
    );
    expect([code, outputs['verdict']]).toEqual([1, 'fail']);
    expect(readFileSync(outputs['report-markdown'] ?? '', 'utf8')).toContain(
      'This pull request changes the configuration',
    );
  });

  test('that the pull request loosens is not used for who fails, in two jobs either', async () => {
    const keys = { 'fail-on': 'never', check: 'false', 'override-label': 'mine' };
    const repository = benchRepository(allocs(7), { ...allocs(8), config: 'run: sh bench.sh\n', keys });
    const gate = await run(repository);
    expect([gate.code, gate.outputs['check-url']]).toEqual([1, expect.any(String)]);
    const measured = await run(repository, { entry: 'measure' });
    repository.write('bench-referee/recording.json', readFileSync(measured.outputs['recording'] ?? '', 'utf8'));
    const { code, outputs } = await run(repository, { entry: 'report' });
    expect([code, outputs['check-url']]).toEqual([1, expect.any(String)]);
  });

  test('of base says who fails, and whether there is a check run, in two jobs too', async () => {
    const repository = benchRepository({ ...allocs(7), keys: { 'fail-on': 'never', check: 'false' } }, allocs(8));
    const measured = await run(repository, { entry: 'measure' });
    repository.write('bench-referee/recording.json', readFileSync(measured.outputs['recording'] ?? '', 'utf8'));
    const { code, outputs } = await run(repository, { entry: 'report' });
    expect([code, outputs['verdict'], outputs['check-url']]).toEqual([0, 'fail', undefined]);
  });
});

describe('measure and report apart', () => {
  test('give what the whole gate gives', async () => {
    const repository = benchRepository(allocs(7), allocs(8));
    const measured = await run(repository, { entry: 'measure' });
    expect([measured.code, measured.outputs['rounds']]).toEqual([0, '2']);
    expect(Object.keys(measured.outputs).sort()).toEqual(['base-sha', 'head-sha', 'recording', 'rounds']);
    repository.write('bench-referee/leg/recording.json', readFileSync(measured.outputs['recording'] ?? '', 'utf8'));
    const { code, outputs } = await run(repository, { entry: 'report' });
    expect([code, outputs['verdict'], outputs['regressions']]).toEqual([1, 'fail', '1']);
    expect(await comments(repository)).toHaveLength(1);
  });
});

test('several wrong inputs are a message each, without an encoded line end', async () => {
  const repository = benchRepository({ invocations: [] }, { invocations: [] });
  const { code, commands } = await run(repository, { inputs: { shard: 'many', comment: 'sometimes' } });
  const errors = commands.filter((line) => line.startsWith('::error'));
  expect(code).toBe(1);
  expect(errors.map((line) => line.replace(/,.*/, ''))).toEqual([
    expect.stringMatching(/^::error::input "shard": /),
    expect.stringMatching(/^::error::input "comment": /),
  ]);
  expect(errors.join('')).not.toContain('%0A');
});

test.each(['index', 'measure'] as const)(
  'inputs that %s no longer has are one warning, and change nothing',
  async (entry) => {
    const inputs = { rounds: '9', 'max-minutes': 'many', seed: '7', 'config-from': 'head' };
    const { code, outputs, commands } = await run(benchRepository(allocs(7), allocs(7)), { entry, inputs });
    expect([code, outputs['rounds']]).toEqual([0, '2']);
    expect(commands.filter((line) => line.startsWith('::warning') && line.includes('input'))).toEqual([
      '::warning::input "rounds", input "max-minutes", input "seed", input "config-from": has no effect in this action. Set `rounds` and `max-minutes` in `.github/bench-referee.yml`. Only the command line has `--seed` and `--config-from`.',
    ]);
  },
);
