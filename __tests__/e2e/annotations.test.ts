// The built action on a pull request with more broken benchmarks than one request may bring: each is annotated where
// head defines it, by the whole gate and by `report`, which has nothing but the recording; and what a stranger can
// claim there.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Recording } from '../../src/model/recording.ts';
import { type BenchRepository, benchRepository, printed, setKeys } from '../support/bench-repository.ts';
import { type FakeGitHub, startGitHub } from '../support/github.ts';
import { pullRequest, step } from '../support/runner.ts';
import { temporaryFolder } from '../support/temporary.ts';

setKeys({ rounds: '2' });

const COUNT = 120;
/** Those that only warn. */
const LENIENT = 10;

const names = Array.from({ length: COUNT }, (_, index) => `case ${index}`);
const source = (above: number) =>
  `${'# how it was\n'.repeat(above)}${names.map((name) => `measure('${name}')\n`).join('')}`;

const CONFIG = `run: sh bench.sh
budgets:
  - metric: "*"
    max-regression: 5%
  - metric: "*"
    benchmarks: [${names
      .slice(0, LENIENT)
      .map((name) => JSON.stringify(name))
      .join(', ')}]
    max-regression: 5%
    level: warn
`;

let github: FakeGitHub;
let repository: BenchRepository;

beforeAll(async () => {
  const measured = (value: number) =>
    printed(Object.fromEntries([...names, 'nowhere'].map((name) => [`${name} [allocs/op]`, value])));
  repository = benchRepository(
    { invocations: [measured(100)], config: CONFIG, files: { 'bench/cases.py': source(0) } },
    { invocations: [measured(120)], files: { 'bench/cases.py': source(7) } },
  );
  github = await startGitHub();
  const { head, base } = pullRequest(repository, 1);
  const seed = { number: 1, headSha: head.sha, baseSha: base.sha, headRef: head.ref, baseRef: base.ref };
  await github.seed({ folder: repository.folder, pullRequests: [seed] });
});

afterAll(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

interface Output {
  readonly title: string;
  readonly annotations?: readonly {
    readonly path: string;
    readonly start_line: number;
    readonly annotation_level: string;
  }[];
}

/** What was sent of check runs since. */
function sentSince(count: number) {
  return github.requests
    .slice(count)
    .filter(({ method, path }) => method !== 'GET' && path.includes('/check-runs'))
    .map(({ method, body }) => ({ method, output: (body as { output: Output }).output }));
}

const lines = ({ annotations = [] }: Output) =>
  annotations.map(({ path, start_line, annotation_level }) => `${path}:${start_line} ${annotation_level}`);

const line = (index: number) => `bench/cases.py:${index + 8} ${index < LENIENT ? 'warning' : 'failure'}`;

const EXPECTED = [
  ...names.map((_, index) => line(index)).slice(LENIENT),
  ...names.map((_, index) => line(index)).slice(0, LENIENT),
];

function report(recording: unknown) {
  const workspace = temporaryFolder('workspace-');
  mkdirSync(join(workspace, 'bench-referee'));
  writeFileSync(join(workspace, 'bench-referee/recording.json'), JSON.stringify(recording));
  return step(repository, { entry: 'report', apiUrl: github.url, env: { GITHUB_WORKSPACE: workspace } });
}

describe('120 broken benchmarks', () => {
  let recording: Recording;

  test('are annotated by the gate, in three requests, what fails before what warns', async () => {
    const before = github.requests.length;
    const ended = await step(repository, { apiUrl: github.url });
    expect([ended.code, ended.outputs['verdict']]).toEqual([1, 'fail']);
    recording = JSON.parse(readFileSync(ended.outputs['recording'] ?? '', 'utf8')) as Recording;
    const sent = sentSince(before);
    expect(sent.map(({ method, output }) => [method, output.annotations?.length])).toEqual([
      ['POST', 50],
      ['PATCH', 50],
      ['PATCH', 20],
    ]);
    expect(sent.flatMap(({ output }) => lines(output))).toEqual(EXPECTED);
    const json = JSON.parse(readFileSync(ended.outputs['report-json'] ?? '', 'utf8'));
    expect(json.comparisons[0].place).toEqual({ file: 'bench/cases.py', line: 8 });
    expect(json.comparisons.at(-1)).not.toHaveProperty('place');
    expect(github.checkRuns().at(-1)).toMatchObject({
      external_id: 'bench-referee:100.1',
      conclusion: 'failure',
    });
  });

  test('are annotated by `report`, which has no checkout', async () => {
    const before = github.requests.length;
    const { outputs } = await report(recording);
    expect(outputs['verdict']).toBe('fail');
    expect(sentSince(before).flatMap(({ output }) => lines(output))).toEqual(EXPECTED);
  });

  test.each([
    ['above the root', '../../etc/passwd'],
    ['absolute', '/etc/passwd'],
    ['with a line break', 'a\n::error::b'],
  ])('a recording that claims a place %s is none', async (_, file) => {
    const before = github.requests.length;
    const places = recording.places!.map((place) => ({ ...place, file }));
    const { outputs, stdout } = await report({ ...recording, places });
    expect(outputs['verdict']).toBe('error');
    expect(stdout).toContain('a path relative to the root of the repository');
    const [only, ...others] = sentSince(before);
    expect([only?.output.annotations, others]).toEqual([undefined, []]);
  });

  test('places that are claimed get words of ours, and so many at most', async () => {
    const before = github.requests.length;
    const text = '\u202e</textarea>\n::error::[x](javascript:1) @octo';
    const series = Array.from({ length: 1000 }, (_, index) => ({
      ...recording.series[20]!,
      name: `${text}${index}`,
    }));
    const places = series.map(({ group, name }, index) => ({
      ...{ group, name, file: '.github/workflows/release.yml', line: index + 1 },
    }));
    const { outputs, stdout } = await report({ ...recording, series, places });
    expect(outputs['verdict']).toBe('fail');
    const sent = sentSince(before);
    expect(sent.map(({ output }) => output.annotations?.length)).toEqual([50, 50, 50, 50]);
    const texts = JSON.stringify(sent.map(({ output }) => output.annotations));
    expect(texts).not.toMatch(/\u202e|\\n::error/);
    expect(stdout).toContain('check run: the first 200 lines are annotated, 800 more are not');
  });
});
