// Which changes of workflows and actions are measured whatever `paths` says. Each row is a repository that is changed in one way,
// and what it says about the workflow that runs the gate. A wrong skip hides a regression, so most rows are unusual files.

import { describe, expect, test } from '@jest/globals';
import { decideByTrees } from '../../../src/git/decide-by-trees.ts';
import { findGateFiles } from '../../../src/git/gate-files.ts';
import { listDifferingPaths, type Tree, type TreeFile } from '../../../src/git/read-trees.ts';

/** Content of a file; `-> target` is a link, `@ commit` a submodule. Null: no such file. */
type Files = Readonly<Record<string, string | null>>;

const toTree = (files: Files): Tree => ({
  id: JSON.stringify(files),
  files: new Map(
    Object.entries(files).flatMap(([path, text]): [string, TreeFile][] => {
      if (text === null) return [];
      const mode = text.startsWith('-> ') ? '120000' : text.startsWith('@ ') ? '160000' : '100644';
      return [[path, { mode, id: text, target: mode === '120000' ? text.slice(3) : null }]];
    }),
  ),
});

const PERF = '.github/workflows/perf.yml';
const stepsOf = (...uses: string[]) =>
  `on: pull_request\njobs:\n  measure:\n    steps:\n${uses.map((use) => `      - uses: ${use}\n`).join('')}`;
const jobsOf = (...uses: string[]) =>
  `on: pull_request\njobs:\n${uses.map((use, index) => `  job${index}:\n    uses: ${use}\n`).join('')}`;
const GATE = 'octo/bench-referee@v1';

const BASE: Files = {
  'src/a.c': '1',
  'docs/x.md': '1',
  [PERF]: stepsOf('actions/checkout@v4', GATE),
  '.github/workflows/lint.yml': stepsOf('actions/checkout@v4', './.github/actions/lint'),
  '.github/workflows/build.yml': 'on: workflow_call\njobs: {}\n',
  '.github/workflows/deep.yaml': 'on: workflow_call\njobs: {}\n',
  '.github/actions/lint/action.yml': 'runs: {using: composite, steps: []}\n',
  '.github/actions/setup/action.yml': 'runs: {using: composite, steps: []}\n',
  '.github/actions/setup/install.sh': 'true\n',
  'ci/tools/action.yaml': 'runs: {using: node24, main: index.js}\n',
  'ci/tools/index.js': '1',
  'ci/tools/lib/deep.js': '1',
  '.gitlab-ci.yml': '1',
  '.circleci/config.yml': '1',
  Jenkinsfile: '1',
};

interface Row {
  readonly what: string;
  readonly base?: Files;
  readonly change: Files;
  readonly workflow?: string | null;
}

const LINT = { '.github/workflows/lint.yml': 'on: push\n' };
const SETUP = { '.github/actions/setup/action.yml': 'runs: {}\n' };
const runs = (text: string, more: Files = {}): Files => ({ [PERF]: text, ...more });

const SKIPPED: readonly Row[] = [
  { what: 'another workflow', change: LINT },
  { what: 'another workflow that is new', change: { '.github/workflows/new.yml': stepsOf(GATE) } },
  { what: 'another workflow that is removed', change: { '.github/workflows/lint.yml': null } },
  { what: 'an action of another workflow', change: { '.github/actions/lint/action.yml': 'runs: {}\n' } },
  { what: 'an action that nobody uses', change: { 'ci/tools/index.js': '2', 'ci/tools/action.yaml': 'runs: {}\n' } },
  { what: 'a workflow that nobody calls', change: { '.github/workflows/build.yml': 'on: push\n' } },
  { what: 'files of other servers', change: { '.gitlab-ci.yml': '2', '.circleci/config.yml': '2', Jenkinsfile: '2' } },
  { what: 'a bot file', change: { '.github/dependabot.yml': '2' } },
  {
    what: 'another workflow, with images and actions of others',
    base: runs(stepsOf('docker://alpine:3', 'octo/tools/setup@v1', `"actions/checkout@${'a'.repeat(40)}"`)),
    change: LINT,
  },
  {
    what: 'another workflow of Gitea',
    workflow: '.gitea/workflows/perf.yml',
    change: { '.gitea/workflows/b.yml': '2' },
    base: {
      '.gitea/workflows/perf.yml': stepsOf('https://gitea.com/actions/checkout@v4', GATE),
      '.gitea/workflows/b.yml': '1',
    },
  },
  {
    what: 'another workflow, with an input of the name uses',
    base: runs(stepsOf(GATE).replace('on: pull_request', 'on: {workflow_dispatch: {inputs: {uses: {type: string}}}}')),
    change: LINT,
  },
  { what: 'another workflow, on a command line', workflow: '', change: LINT },
  { what: 'a file beside an action that is used', base: runs(stepsOf('./ci/tools')), change: { 'ci/other.js': '2' } },
];

const MEASURED: readonly Row[] = [
  { what: 'the workflow', change: { [PERF]: stepsOf(GATE) } },
  { what: 'the workflow, which is removed', change: { [PERF]: null } },
  { what: 'the workflow, which becomes a link', change: { [PERF]: '-> lint.yml' } },
  {
    what: 'a workflow that it calls',
    base: runs(jobsOf('./.github/workflows/build.yml')),
    change: { '.github/workflows/build.yml': '2' },
  },
  {
    what: 'a workflow that this one calls in turn',
    base: runs(jobsOf('./.github/workflows/build.yml'), {
      '.github/workflows/build.yml': jobsOf('./.github/workflows/deep.yaml'),
    }),
    change: { '.github/workflows/deep.yaml': '2' },
  },
  {
    what: 'an action of a workflow that it calls',
    base: runs(jobsOf('./.github/workflows/build.yml'), {
      '.github/workflows/build.yml': stepsOf('./.github/actions/setup'),
    }),
    change: SETUP,
  },
  {
    what: 'workflows that call each other',
    base: runs(jobsOf('./.github/workflows/build.yml'), { '.github/workflows/build.yml': jobsOf(`./${PERF}`) }),
    change: { '.github/workflows/build.yml': '2' },
  },
  { what: 'an action that it uses', base: runs(stepsOf('./.github/actions/setup')), change: SETUP },
  {
    what: 'a script beside an action that it uses',
    base: runs(stepsOf('./.github/actions/setup')),
    change: { '.github/actions/setup/install.sh': '2' },
  },
  { what: 'the code of an action elsewhere', base: runs(stepsOf('./ci/tools')), change: { 'ci/tools/index.js': '2' } },
  {
    what: 'code in a folder of an action elsewhere',
    base: runs(stepsOf('./ci/tools/')),
    change: { 'ci/tools/lib/deep.js': '2' },
  },
  { what: 'a new file of an action', base: runs(stepsOf('./ci/tools')), change: { 'ci/tools/new.js': '2' } },
  {
    what: 'an action that an action uses',
    base: runs(stepsOf('./ci/tools'), {
      'ci/tools/action.yaml': 'runs: {using: composite, steps: [{uses: ./.github/actions/setup}]}\n',
    }),
    change: { '.github/actions/setup/install.sh': '2' },
  },
  { what: 'an action in single quotes', base: runs(stepsOf("'./ci/tools'")), change: { 'ci/tools/index.js': '2' } },
  {
    what: 'an action in double quotes with an escape',
    base: runs(stepsOf('"\\x2e/ci/tools"')),
    change: { 'ci/tools/index.js': '2' },
  },
  { what: 'an action with a comment', base: runs(stepsOf('./ci/tools # ours')), change: { 'ci/tools/index.js': '2' } },
  {
    what: 'an action by an alias',
    base: runs(`x: &tools ./ci/tools\n${stepsOf('*tools')}`),
    change: { 'ci/tools/index.js': '2' },
  },
  {
    what: 'a step by an alias',
    base: runs(`x: &step {uses: ./ci/tools}\njobs: {a: {steps: [*step]}}\n`),
    change: { 'ci/tools/index.js': '2' },
  },
  {
    what: 'an action in a merged mapping',
    base: runs(`x: &step {uses: ./ci/tools}\njobs: {a: {steps: [{<<: *step, name: b}]}}\n`),
    change: { 'ci/tools/index.js': '2' },
  },
  {
    what: 'an action in a folded text',
    base: runs('jobs:\n  a:\n    steps:\n      - uses: >-\n          ./ci/tools\n'),
    change: { 'ci/tools/index.js': '2' },
  },
  {
    what: 'an action in JSON',
    base: runs('{"jobs": {"a": {"steps": [{"uses": "./ci/tools"}]}}}'),
    change: { 'ci/tools/index.js': '2' },
  },
  {
    what: 'an action by an explicit key',
    base: runs('jobs:\n  a:\n    steps:\n      - ? uses\n        : ./ci/tools\n'),
    change: { 'ci/tools/index.js': '2' },
  },
  {
    what: 'an action by a path with points',
    base: runs(stepsOf('./ci/./x/../tools')),
    change: { 'ci/tools/index.js': '2' },
  },
  {
    what: 'a workflow of Windows lines',
    base: runs(stepsOf('./ci/tools').replaceAll('\n', '\r\n')),
    change: { 'ci/tools/index.js': '2' },
  },
  // From here on it is not certain what runs, so any workflow or action counts.
  { what: 'another workflow, where the own one is not known', workflow: null, change: LINT },
  { what: 'another action, where the own one is not known', workflow: null, change: SETUP },
  { what: 'files of other servers, where the own one is not known', workflow: null, change: { '.gitlab-ci.yml': '2' } },
  { what: 'another workflow, where base does not have the own one', workflow: '.github/workflows/z.yml', change: LINT },
  {
    what: 'the own workflow, where only head has it',
    workflow: '.github/workflows/z.yml',
    change: { '.github/workflows/z.yml': '2' },
  },
  { what: 'another workflow, where the own one is a link', base: { [PERF]: '-> lint.yml' }, change: LINT },
  { what: 'another workflow, where the own one is a submodule', base: { [PERF]: '@ 1' }, change: LINT },
  { what: 'another workflow, where the own one is no YAML', base: runs('a: [\n'), change: LINT },
  {
    what: 'another workflow, where a key is written twice',
    base: runs('jobs: {a: {uses: a/b@v1, uses: c/d@v1}}\n'),
    change: LINT,
  },
  { what: 'another workflow, where the own one is huge', base: runs(`# ${'x'.repeat(600_000)}\n`), change: LINT },
  {
    what: 'another workflow, where aliases repeat much',
    base: runs(`a: &a [${'x,'.repeat(30)}]\nb: &b [${'*a,'.repeat(30)}]\nc: [${'*b,'.repeat(30)}]\n`),
    change: LINT,
  },
  {
    what: 'another action, where a workflow of another repository is called',
    base: runs(jobsOf('octo/shared/.github/workflows/a.yml@v1')),
    change: SETUP,
  },
  {
    what: 'another action, where one is named by an expression',
    base: runs(stepsOf(`./ci/\${{ matrix.tool }}`)),
    change: SETUP,
  },
  {
    what: 'another action, where one is the whole repository',
    base: runs(stepsOf('./'), { 'action.yml': '1' }),
    change: SETUP,
  },
  {
    what: 'another action, where one is in a checkout elsewhere',
    base: runs(stepsOf('./checkout/ci/tools')),
    change: SETUP,
  },
  { what: 'another action, where one is outside', base: runs(stepsOf('./../tools')), change: SETUP },
  { what: 'another action, where one is above', base: runs(stepsOf('../tools')), change: SETUP },
  { what: 'another action, where one has no prefix', base: runs(stepsOf('ci/tools')), change: SETUP },
  { what: 'another action, where one has the slashes of Windows', base: runs(stepsOf('.\\ci\\tools')), change: SETUP },
  { what: 'another action, where one is empty', base: runs(stepsOf('""')), change: SETUP },
  {
    what: 'another action, where one has a file for an image only',
    base: runs(stepsOf('./ci/image'), { 'ci/image/Dockerfile': '1' }),
    change: SETUP,
  },
  {
    what: 'another action, where one has both names',
    base: runs(stepsOf('./ci/tools'), { 'ci/tools/action.yml': 'runs: {}\n' }),
    change: SETUP,
  },
  {
    what: 'another action, where one has a link',
    base: runs(stepsOf('./ci/tools'), { 'ci/tools/lib/l': '-> ../../../src' }),
    change: SETUP,
  },
  {
    what: 'another action, where one is in a linked folder',
    base: runs(stepsOf('./tools'), { tools: '-> ci/tools' }),
    change: SETUP,
  },
  {
    what: 'another action, where one has a submodule',
    base: runs(stepsOf('./ci/tools'), { 'ci/tools/sub': '@ 1' }),
    change: SETUP,
  },
  {
    what: 'another action, where one starts a file above',
    base: runs(stepsOf('./ci/tools'), { 'ci/tools/action.yaml': 'runs: {main: ../x.js}\n' }),
    change: SETUP,
  },
  {
    what: 'another action, where one is no YAML',
    base: runs(stepsOf('./ci/tools'), { 'ci/tools/action.yaml': '- [' }),
    change: SETUP,
  },
  {
    what: 'another workflow, on a command line, where none names the gate',
    workflow: '',
    base: runs(stepsOf('octo/other@v1')),
    change: LINT,
  },
  { what: 'the workflow, on a command line', workflow: '', change: { [PERF]: stepsOf(GATE, GATE) } },
  { what: 'files of other servers, on a command line', workflow: '', change: { Jenkinsfile: '2' } },
  {
    what: 'the second workflow with the gate, on a command line',
    workflow: '',
    base: { '.github/workflows/b.yml': 'jobs: {a: {steps: [{run: npx bench-referee check}]}}\n' },
    change: { '.github/workflows/b.yml': '2' },
  },
];

const decideAfter = async ({ base = {}, change, workflow = PERF }: Row) => {
  const before = toTree({ ...BASE, ...base });
  const after = toTree({ ...BASE, ...base, ...change });
  const changed = listDifferingPaths(before.files, after.files);
  const read = (ids: readonly string[], maxBytes: number) =>
    Promise.resolve(new Map(ids.filter((id) => id.length <= maxBytes).map((id) => [id, id])));
  const gate = await findGateFiles({ files: before.files, changed, workflow }, read);
  const command = { script: 'true', workingDirectory: '.', paths: ['src/**'], dependsOn: [] };
  const rules = { config: 'perf.yml', benchmarkFiles: [], setup: null, commands: [command] };
  return decideByTrees({ base: before, head: after, gate }, rules).map(({ reason }) => reason);
};

describe('a changed file that does not run the gate leaves out the command', () => {
  test.each(SKIPPED)('$what', async (row) => {
    expect(await decideAfter(row)).toEqual(['paths']);
  });
});

describe('a changed file that runs the gate, or may run it, is measured', () => {
  test.each(MEASURED)('$what', async (row) => {
    expect(await decideAfter(row)).toEqual(['changed-gate']);
  });
});

test('a base in which the workflow does not use the file yet: the workflow changes too', async () => {
  const change = { [PERF]: stepsOf('./ci/tools'), 'ci/tools/index.js': '2' };
  expect(await decideAfter({ what: '', change })).toEqual(['changed-gate']);
});

test('nothing is read if no workflow and no action changes', async () => {
  const files = toTree(BASE).files;
  const fail = () => Promise.reject(new Error('read'));
  expect(await findGateFiles({ files, changed: ['docs/x.md', 'src/a.c'], workflow: PERF }, fail)).toBeNull();
});
