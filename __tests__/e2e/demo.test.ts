// `demo` on whatever machine the tests run: its regression shows in a number that does not depend on the machine, and when
// it is interrupted, it does not say that it caught anything.

import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { DEMO_COMMITS, DEMO_REGRESSION } from '../../src/demo/repository.ts';
import { cli } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { writeTree } from '../support/write-tree.ts';

interface Entry {
  readonly name: string;
  readonly metric?: string;
  readonly value?: number;
}

/** Returns the numbers of strings that the benchmarks of a commit report. */
function countStrings(files: Readonly<Record<string, string>>): Record<string, number | undefined> {
  const folder = temporaryFolder('demo-');
  writeTree(folder, files);
  const { stdout } = spawnSync('node', ['bench.mjs'], { cwd: folder, encoding: 'utf8' });
  const counted = (JSON.parse(stdout) as Entry[]).filter(({ metric }) => metric === 'strings');
  return Object.fromEntries(counted.map(({ name, value }) => [name, value]));
}

test('the number of strings is the same in every run, and three times as large on head', () => {
  const [base, head] = DEMO_COMMITS;
  const both = { ...base.files, ...head.files };
  expect([1, 2, 3].map(() => countStrings(base.files))).toEqual(
    Array(3).fill({ 'firstWords/50': 50, [DEMO_REGRESSION]: 4000 }),
  );
  expect([1, 2, 3].map(() => countStrings(both))).toEqual(
    Array(3).fill({ 'firstWords/50': 50, [DEMO_REGRESSION]: 12001 }),
  );
});

describe('demo', () => {
  test('catches the regression', async () => {
    const { code, stdout } = await cli(['demo'], { folder: temporaryFolder('demo-'), keeps: true });
    expect([code, stdout]).toEqual([0, expect.stringContaining('The regression was caught: on a pull request')]);
    expect(stdout).toContain('"countWords/4000" is 3.0× as high: "4000 strings" → "12001 strings".');
  });

  test.each([/warm-up base/, /round 3\/14 \w+ \d/])(
    'interrupted after %s, it only says that nothing is judged',
    async (when) => {
      const signal = { name: 'SIGINT' as const, when };
      const { code, stdout } = await cli(['demo'], { folder: temporaryFolder('demo-'), keeps: true, signal });
      expect(code).toBe(2);
      expect(stdout).toMatch(/^Cancelled after \d rounds?; nothing judged\.\n$/);
    },
  );
});
