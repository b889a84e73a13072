// The workflows that we show name every action by its commit, the same one everywhere. Those of examples/forks are
// those of the documentation, and keep the token away from the code. `actionlint` and `zizmor` look at all of them,
// and at our own, where they are installed, as in `.ci/run`.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { FIRST_GATE } from '../../src/init/gates.ts';
import { renderWorkflow } from '../../src/init/written-files.ts';
import { blocksOf, readDocuments, root } from '../support/docs.ts';

interface File {
  readonly name: string;
  readonly text: string;
}

const { documentedWorkflows } = (await import(join(root, 'scripts/workflow-examples.mjs'))) as {
  documentedWorkflows(): Promise<File[]>;
};
const shown = await documentedWorkflows();
const workflows = join(root, '.github/workflows');
const own: File[] = readdirSync(workflows).map((name) => ({
  name: `.github/workflows/${name}`,
  text: readFileSync(join(workflows, name), 'utf8'),
}));
const usesOf = ({ text }: File) => [...text.matchAll(/\buses: (.*)/g)].map(([, one]) => one!);

describe('actions', () => {
  test('there are examples of each place', () => {
    expect(shown.map(({ name }) => name.replace(/-line.*/, ''))).toEqual(
      expect.arrayContaining([
        'README.md',
        'docs-forks.md',
        'docs-migrating.md',
        'examples-doctor.yml',
        'examples-forks-matrix.yml',
      ]),
    );
  });

  test.each([...shown, ...own])('$name names each by a commit, with its version beside it', (file) => {
    const isPinned = (one: string) => /^[\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+(-node\d+)?$/.test(one);
    // This checkout, which the workflow has just made.
    const isOwn = (one: string) => own.includes(file) && one.startsWith('./ ');
    expect(usesOf(file).filter((one) => !isPinned(one) && !isOwn(one))).toEqual([]);
  });
});

test('the workflow for other servers differs from that for GitHub in the version of artifacts only', () => {
  const textOf = (path: string) => readFileSync(join(root, 'examples', path), 'utf8');
  const isArtifact = (line: string) => /uses: actions\/(?:up|down)load-artifact@/.test(line);
  const linesOf = (text: string) => text.split('\n').filter((line) => !isArtifact(line) && !line.startsWith('# For '));
  const [ours, theirs] = ['other-servers/two-jobs.yml', 'forks/two-jobs.yml'].map(textOf);
  expect(linesOf(ours!)).toEqual(linesOf(theirs!));
  expect(
    ours!
      .split('\n')
      .filter(isArtifact)
      .map((line) => /# v(\d+)/.exec(line)?.[1]),
  ).toEqual(['3', '3']);
});

const folder = join(root, 'examples/forks');
const names = readdirSync(folder).sort();
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const written = {
  name: 'init',
  text: renderWorkflow({ names: FIRST_GATE, uses: 'x', todo: null, steps: [], maxMinutes: 20 }),
};

// GitHub's own limit is six hours, and a benchmark that hangs would use all of them.
test.each([...shown, ...own, written])('$name gives every job a limit of at most three hours', ({ text }) => {
  const { jobs } = parse(text) as { jobs: Readonly<Record<string, { 'timeout-minutes'?: number }>> };
  const limits = Object.values(jobs).map((job) => job['timeout-minutes'] ?? Infinity);
  expect(limits.filter((minutes) => !(minutes > 0 && minutes <= 180))).toEqual([]);
});

interface Workflow {
  readonly on: string | Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<
    Record<string, { readonly permissions: object; readonly steps: readonly { readonly uses: string }[] }>
  >;
}

test('docs/forks.md shows each of them as it is', () => {
  const document = readDocuments().find(({ path }) => path === 'docs/forks.md')!;
  const blocks = blocksOf(document).map(({ text }) => text);
  expect(names.map(read).sort()).toEqual(blocks.sort());
});

test('docs/history.md shows the workflow of the history as it is', () => {
  const document = readDocuments().find(({ path }) => path === 'docs/history.md')!;
  const history = readFileSync(join(root, 'examples/history/history.yml'), 'utf8');
  expect(blocksOf(document).map(({ text }) => text)).toContain(history);
});

test.each(['history', 'merge-queue'])(
  'examples/history/%s.yml gives no job both code and a token that may write',
  (name) => {
    const { jobs } = parse(readFileSync(join(root, `examples/history/${name}.yml`), 'utf8')) as Workflow;
    for (const { permissions, steps } of Object.values(jobs)) {
      const runsCode = steps.some(({ uses }) => /checkout|\/measure@/.test(uses));
      expect(Object.values(permissions).filter((right) => right === 'write')).toHaveLength(runsCode ? 0 : 1);
    }
  },
);

test('docs/recipes.md shows the workflow of a monorepo as it is', () => {
  const document = readDocuments().find(({ path }) => path === 'docs/recipes.md')!;
  const monorepo = readFileSync(join(root, 'examples/recipes/monorepo.yml'), 'utf8');
  expect(blocksOf(document).map(({ text }) => text)).toContain(monorepo);
});

describe.each(names)('examples/forks/%s', (name) => {
  test('gives no job both code of the pull request and a token that may write', () => {
    const { on, jobs } = parse(read(name)) as Workflow;
    const isSecond = typeof on === 'object' && 'workflow_run' in on;
    for (const { permissions, steps } of Object.values(jobs)) {
      const uses = steps.map((step) => step.uses);
      const runsCode = uses.some((one) => /checkout|\/measure@/.test(one));
      expect(Object.values(permissions).includes('write')).toBe(!runsCode);
      expect(isSecond && runsCode).toBe(false);
    }
  });
});

describe('programs that look for mistakes', () => {
  const tools = join(process.env['BENCH_REFEREE_TOOLS'] ?? join(tmpdir(), 'bench-referee-tools'), 'bin');
  const temporary = mkdtempSync(join(tmpdir(), 'workflow-examples-'));
  beforeAll(() => {
    for (const { name, text } of shown) writeFileSync(join(temporary, name), text);
  });
  afterAll(() => rmSync(temporary, { recursive: true }));
  const start = (program: string, args: readonly string[]) =>
    spawnSync(program, [...args, ...own.map(({ name }) => name), ...shown.map(({ name }) => join(temporary, name))], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${tools}${delimiter}${process.env['PATH']}` },
    });

  test.each([
    ['actionlint', []],
    ['zizmor', ['--offline', '--quiet', '--persona', 'pedantic']],
  ])('%s finds none', (program, args) => {
    const { error, status, stdout, stderr } = start(program, args);
    // A contributor need not have it.
    if (error !== undefined) return;
    expect({ status, said: stdout + stderr }).toMatchObject({ status: 0 });
  });
});
