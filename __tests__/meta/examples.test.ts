// The workflows of examples/forks are those that the documentation shows, name every action by its commit, and keep
// the token away from the code. `actionlint` and `zizmor` look at them where they are installed, as in `.ci/run`.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { blocksOf, readDocuments, root } from '../support/docs.ts';

const folder = join(root, 'examples/forks');
const names = readdirSync(folder).sort();
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

interface Workflow {
  readonly on: string | Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<
    Record<string, { readonly permissions: object; readonly steps: readonly { readonly uses: string }[] }>
  >;
}

test('docs/forks.md shows each of them as it is', () => {
  const document = readDocuments().find(({ path }) => path === 'docs/forks.md')!;
  const shown = blocksOf(document).map(({ text }) => text);
  expect(names.map(read).sort()).toEqual(shown.sort());
});

describe.each(names)('examples/forks/%s', (name) => {
  test('names every action by a commit, with its version beside it', () => {
    const uses = [...read(name).matchAll(/uses: (.*)/g)].map(([, one]) => one);
    expect(uses.filter((one) => !/^[\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(one!))).toEqual([]);
  });

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
  const start = (program: string, args: readonly string[]) =>
    spawnSync(program, [...args, ...names.map((name) => join(folder, name))], {
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
