// Red benchmarks that others have reported, in code that did not change: the rounds call them slower, and builds with other memory
// layouts say whether it is the layout. Each of fixtures/rebuilds is measured by the built program.

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { freshRepository } from '../support/fresh-repository.ts';
import type { BuildsOfRow } from '../support/layout-builds.ts';
import { cli } from '../support/program.ts';
import { type JsonRow, reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';

const TIMEOUT_MS = 120_000;

const FIXTURES = join(import.meta.dirname, '../fixtures/rebuilds');

/** Bytes before the first function, and the multiple of bytes at which each one begins. */
const LINKED = {
  inLayouts: '$((16 * BENCH_REFEREE_LAYOUT)) 16',
  alike: '0 16',
  aligned: '$((16 * BENCH_REFEREE_LAYOUT)) 64',
};

interface Given {
  readonly linked?: keyof typeof LINKED;
  readonly minutes?: number;
}

/** Measures head against base, and gives the report in both forms. */
async function measureCase(name: string, { linked = 'inLayouts', minutes = 2 }: Given = {}) {
  const config = `run: sh bench.sh\nsetup: sh link.sh ${LINKED[linked]}\nrounds: 6..10\nrebuild-minutes: ${minutes}\n`;
  const { folder, git, commit } = freshRepository({ '.github/bench-referee.yml': config });
  const add = (path: string) => cpSync(join(FIXTURES, path), folder, { recursive: true });
  for (const file of ['link.sh', 'bench.sh']) cpSync(join(FIXTURES, file), join(folder, file));
  add(`${name}/base`);
  commit('base');
  git('tag', 'start');
  add(`${name}/head`);
  commit('head');
  const recording = join(temporaryFolder('recording-'), 'recording.json');
  await cli(['measure', '--base', 'start', '--seed', '0badcafe', '--out', recording], { folder });
  const { stdout, code } = await cli(['report', '--format', 'json', recording], { folder });
  const { stdout: text } = await cli(['report', recording], { folder });
  const report = reportOf(stdout);
  const rows = (report.json['comparisons'] as (JsonRow & { builds?: BuildsOfRow })[]).map(
    ({ name: benchmark, change, state, builds }) => [benchmark, percent(change), state, builds?.outcome],
  );
  return { verdict: report.verdict, code, rows, text, codes: report.problems.map((one) => one.code) };
}

const percent = (change: number | null) => `${((change ?? Number.NaN) * 100).toFixed(1)} %`;

describe('25.8 % slower on a path that the change does not touch', () => {
  const measure = (given?: Given) => measureCase('untouched-path', given);

  test(
    'is red without builds',
    async () => {
      const { verdict, code, rows } = await measure({ minutes: 0 });
      expect([verdict, code, rows]).toEqual(['fail', 1, [['Decode', '25.8 %', 'regression', undefined]]]);
    },
    TIMEOUT_MS,
  );

  test(
    'is undecided by its layout, and no change over builds',
    async () => {
      const { verdict, code, rows, text } = await measure();
      expect([verdict, code, rows]).toEqual(['inconclusive', 0, [['Decode', '25.8 %', 'inconclusive', 'layout']]]);
      expect(text).toMatch(
        /But over 10 memory layouts a side no change .*two builds of the same code differ by up to 26% here/,
      );
    },
    TIMEOUT_MS,
  );

  test(
    'is gone once functions are aligned, without a build',
    async () => {
      const { verdict, rows } = await measure({ linked: 'aligned' });
      expect([verdict, rows]).toEqual(['pass', [['Decode', '0.0 %', 'unchanged', undefined]]]);
    },
    TIMEOUT_MS,
  );
});

describe('identical machine code that is 35 % slower', () => {
  const measure = (given?: Given) => measureCase('identical-machine-code', given);
  const rowsOf = (state: string, outcome?: string) => [
    ['Sieve', '60.6 %', state, outcome],
    ['Closure2', '51.1 %', state, outcome],
    ['Closure1', '35.4 %', state, outcome],
  ];

  test(
    'is red without builds',
    async () => {
      const { verdict, rows } = await measure({ minutes: 0 });
      expect([verdict, rows]).toEqual(['fail', rowsOf('regression')]);
    },
    TIMEOUT_MS,
  );

  test(
    'is undecided, because the function moves on both sides',
    async () => {
      const { verdict, rows } = await measure();
      expect([verdict, rows]).toEqual(['inconclusive', rowsOf('inconclusive', 'layout')]);
    },
    TIMEOUT_MS,
  );

  test(
    'stays red if no build moves it: then nothing says that it is the layout, and the report says why',
    async () => {
      const { verdict, rows, codes, text } = await measure({ linked: 'alike' });
      expect([verdict, rows]).toEqual(['fail', rowsOf('regression', 'unknown')]);
      expect(codes).toContain('rebuild-alike');
      expect(text).toContain('not measured in other memory layouts');
    },
    TIMEOUT_MS,
  );
});

test(
  'code that did not change, and is slower in each layout, stays red: another change is the cause',
  async () => {
    const { verdict, rows, text } = await measureCase('another-cause');
    expect([verdict, rows]).toEqual(['fail', [['ParseMessage', '8.1 %', 'regression', 'survived']]]);
    expect(text).toMatch(/over 6 memory layouts a side \+8\.\d+%/);
  },
  TIMEOUT_MS,
);
