import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../../src/model/report.ts';
import { commitFact, reproduction, runFacts } from '../../../src/render/facts.ts';
import { tell } from '../../../src/render/phrase.ts';
import { always, aReport, aRow, around, BASE_SHA, HEAD_SHA } from '../../support/builders.ts';

const plain = {
  plain: (text: string) => text,
  strong: (text: string) => `*${text}*`,
  untrusted: (text: string) => `[${text}]`,
};
const rows = [aRow({ base: around(1), head: around(1.1, 0.01, { turn: 2 }) })];

describe('reproduction', () => {
  test('is one line for a shell', () => {
    expect(reproduction(aReport({ rows, commands: ["go test -run='^$'"] }))).toBe(
      `bench-referee check --base ${BASE_SHA} --head ${HEAD_SHA} --seed 7f3a91c2 --rounds 6..30 -- 'go test -run='\\''^$'\\'''`,
    );
  });

  test('several commands, long ones and scripts are left to the configuration file', () => {
    for (const commands of [['a', 'b'], ['x'.repeat(301)], ['a\nb']]) {
      expect(reproduction(aReport({ rows, commands }))).toMatch(/ --seed 7f3a91c2 --rounds 6\.\.30$/);
    }
  });

  test('the working tree is the default head', () => {
    const report = aReport({ rows });
    const commits = { ...report.commits, head: { sha: HEAD_SHA, how: 'worktree' } };
    expect(reproduction({ ...report, commits })).not.toContain('--head');
  });

  test('there is none without both commits', () => {
    const report = aReport({ rows });
    expect(
      reproduction({ ...report, commits: { ...report.commits, base: { sha: null, how: 'target' } } }),
    ).toBeNull();
  });
});

test('how a commit was chosen, in words; a ref is untrusted', () => {
  expect(tell(commitFact('base', { sha: BASE_SHA, how: 'merge-base' }), plain)).toBe(
    `base ${BASE_SHA} (merge base with the target branch)`,
  );
  expect(tell(commitFact('head', { sha: null, how: 'v1' }), plain)).toBe('head [v1]');
});

describe('runFacts', () => {
  const told = (given: Parameters<typeof aReport>[0]) =>
    runFacts(aReport(given)).map((fact) => tell(fact, plain));

  test('noise, and the smallest change that could have been seen', () => {
    expect(told({ rows })).toEqual([
      '10 rounds',
      'seed [7f3a91c2]',
      '[AMD EPYC 7763 64-Core Processor], 4 cores',
      'noise ±0.7%',
      expect.stringMatching(/^smallest change this run could have seen 0\.\d%$/),
    ]);
  });

  test('the worst is named when it differs', () => {
    const noisy = aRow({ base: around(1, 0.2), head: around(1.1, 0.2, { turn: 2 }) });
    expect(told({ rows: [...rows, noisy] }).slice(3)).toEqual([
      'noise ±0.7% (worst 14%)',
      expect.stringMatching(/^smallest change this run could have seen 0\.\d% \(worst \d\d%\)$/),
    ]);
  });

  test('exact rows have none', () => {
    expect(told({ rows: [aRow({ base: always(1), head: always(2) })] })).toHaveLength(3);
  });
});

const DEFAULT_PLAN = { setup: null, workingDirectory: '.', format: 'go', rounds: { min: 6, max: 30 } };

describe('what it takes to repeat a run', () => {
  const repeated = (plan: Partial<NonNullable<Report['plan']>>) =>
    reproduction(aReport({ rows, commands: ['make'], plan: { ...DEFAULT_PLAN, ...plan } }));

  test.each([
    ['the rounds, always', {}, ' --rounds 6..30 -- make'],
    ['a fixed number of rounds', { rounds: { min: 10, max: 10 } }, ' --rounds 10 -- make'],
    ['a range of rounds', { rounds: { min: 6, max: 20 } }, ' --rounds 6..20 -- make'],
    ['a setup', { setup: 'npm ci' }, " --rounds 6..30 --setup 'npm ci' -- make"],
    [
      'a folder',
      { workingDirectory: 'packages/a b' },
      " --rounds 6..30 --working-directory 'packages/a b' -- make",
    ],
    [
      'the files that were read',
      { outputFile: 'out/*.json' },
      " --rounds 6..30 --output-file 'out/*.json' -- make",
    ],
    ['the invocation itself', { format: 'command' }, ' --rounds 6..30 --input-format command -- make'],
    ['a script of many lines is in the file', { setup: 'a\nb' }, ' --rounds 6..30 -- make'],
  ])('%s', (_, plan, end) => {
    const command = repeated(plan) ?? '';
    expect(command.slice(command.indexOf(' --seed ') + ' --seed 7f3a91c2'.length)).toBe(end);
  });
});
