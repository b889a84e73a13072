// Tests of the gates that `init` writes for whole ecosystems: the workflow under actionlint and zizmor, the configuration by
// `check` with the real tools. These fetch from package registries, and two test files share them, since nothing in them
// depends on how fast anything is.

import { existsSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { freshRepository } from '../../support/fresh-repository.ts';
import { cli } from '../../support/program.ts';
import { must } from './program.ts';
import { has, OWN } from './tools.ts';

/** Any commit: nothing is fetched. */
export const PINNED = ['--uses', 'octo/bench-referee@0123456789abcdef0123456789abcdef01234567'];

interface Gate {
  readonly ecosystem: string;
  readonly benchmark: string;
  readonly isHere: boolean;
}

export const INTERPRETED: readonly Gate[] = [
  { ecosystem: 'go', benchmark: 'Count', isHere: has('go', 'version') },
  { ecosystem: 'js', benchmark: 'count', isHere: has('npm', '--version') },
  { ecosystem: 'python', benchmark: 'test_count_speed', isHere: has('python3', '-m', 'venv', '--help') },
];

export const COMPILED: readonly Gate[] = [
  { ecosystem: 'rust', benchmark: 'count', isHere: has('cargo', '--version') },
  { ecosystem: 'java', benchmark: 'Words.count', isHere: has('mvn', '--version') },
  {
    ecosystem: 'cpp',
    benchmark: 'BM_count',
    isHere: has('cmake', '--version') && existsSync('/usr/include/benchmark/benchmark.h'),
  },
];

export function testGate({ ecosystem, benchmark, isHere }: Gate): void {
  describe(`a repository of ${ecosystem}`, () => {
    const { folder } = freshRepository(ecosystem);

    test('gets a workflow without a complaint of actionlint and zizmor', async () => {
      const { code, stdout, stderr } = await cli(['init', ...PINNED], { folder });
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^found\n {2}1 benchmark in /);
      await lintWorkflows(folder);
    });

    // Where a toolchain is missing nothing can be seen of its gate.
    (isHere ? test : test.skip)(
      'gets a configuration that check runs as it is',
      async () => {
        const { stdout, stderr } = await cli(['check', '--rounds', '5', '--format', 'json'], {
          folder,
          env: OWN,
        });
        expect(stderr).toContain('round 5/5');
        const { verdict, rounds, comparisons, problems } = JSON.parse(stdout);
        expect({ verdict, problems }).not.toMatchObject({ verdict: 'error' });
        expect(rounds).toBe(5);
        const budgeted = comparisons.find(({ budgets }: { budgets: unknown[] }) => budgets.length > 0);
        expect(budgeted.name).toContain(benchmark);
        expect([budgeted.base.n, budgeted.head.n]).toEqual([5, 5]);
      },
      30 * 60_000,
    );
  });
}

/** Throws what actionlint and zizmor say about the workflows of a repository. */
export async function lintWorkflows(folder: string): Promise<void> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder };
  await must('actionlint', [], { env, folder });
  await must('zizmor', ['--offline', '--quiet', '--persona', 'pedantic', '.github'], { env, folder });
}
