// Real tools through `check`, each on a repository of two commits (`__tests__/fixtures/tools`) with the configuration
// that docs/formats.md gives for it: head's `mix` works 60 % more, its neighbour is left alone. These measure, and fetch
// from package registries. On a machine that lacks a tool its test is skipped, in CI it fails.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Recording } from '../../src/model/recording.ts';
import { freshRepository } from '../support/fresh-repository.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { installPytest, listMissing, type Needs, OWN, OWN_CPU } from './support/tools.ts';
import { measureUntilDecided } from './support/until-decided.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/tools');

interface Tool extends Needs {
  /** The format's id, and the name of the folder. */
  readonly format: string;
  /** Where `mix` is, and how often it passes in base and in head. */
  readonly planted: { readonly path: string; readonly base: string; readonly head: string };
  readonly changed: string;
  readonly unchanged: string;
  /** The metrics that have a budget, of which `steady` sees the change even where neighbours are busy. */
  readonly steady: string;
  readonly unit: string;
  /** Between these many seconds one pass takes on any machine: a unit misread is off by a thousand. */
  readonly seconds: readonly [least: number, most: number];
  /** Further variables; may install. */
  readonly env?: () => Readonly<Record<string, string>>;
}

const MICROSECONDS = [5e-6, 2e-3] as const;
const MILLISECONDS = [5e-3, 5] as const;
const TWENTY_THOUSAND = { base: '20000', head: '32000' };

const TOOLS: readonly Tool[] = [
  {
    format: 'go',
    needs: [['go', 'version']],
    planted: { path: 'work.go', ...TWENTY_THOUSAND },
    changed: 'Mix',
    unchanged: 'Sum',
    steady: 'ns/op',
    unit: 'sec/op',
    seconds: MICROSECONDS,
  },
  {
    format: 'hyperfine',
    needs: [
      ['hyperfine', '--version'],
      ['cc', '--version'],
      ['make', '--version'],
    ],
    planted: { path: 'work.c', base: '40000000', head: '64000000' },
    changed: './work mix',
    unchanged: './work sum',
    steady: 'time',
    unit: 'sec',
    seconds: MILLISECONDS,
  },
  {
    format: 'command',
    needs: [['node', '--version']],
    planted: { path: 'mix.js', base: '200000000', head: '320000000' },
    changed: 'node mix.js',
    unchanged: 'node sum.js',
    steady: 'user-time',
    unit: 'sec',
    seconds: MILLISECONDS,
  },
  {
    format: 'pytest-benchmark',
    needs: [['python3', '-m', 'venv', '--help']],
    planted: { path: 'work.py', base: '10000', head: '16000' },
    changed: 'test_work.py::test_mix',
    unchanged: 'test_work.py::test_add',
    steady: 'time',
    unit: 'sec',
    seconds: [2e-4, 0.1],
    env: installPytest,
  },
  {
    format: 'criterion-files',
    needs: [['cargo', '--version']],
    planted: { path: 'src/lib.rs', ...TWENTY_THOUSAND },
    changed: 'work/mix',
    unchanged: 'work/sum',
    steady: 'time',
    unit: 'sec',
    seconds: MICROSECONDS,
    // As on machines that keep it in a cache. If both sides built into it, cargo would run base's program for both.
    env: () => ({ CARGO_TARGET_DIR: temporaryFolder('target-') }),
  },
  {
    format: 'vitest-bench',
    needs: [['npm', '--version']],
    planted: { path: 'work.js', ...TWENTY_THOUSAND },
    changed: 'work.bench.js > work > mix',
    unchanged: 'work.bench.js > work > sum',
    steady: 'time',
    unit: 'sec',
    seconds: MICROSECONDS,
  },
  {
    format: 'google-benchmark',
    needs: [
      ['cmake', '--version'],
      ['c++', '--version'],
    ],
    header: '/usr/include/benchmark/benchmark.h',
    planted: { path: 'work.cc', ...TWENTY_THOUSAND },
    changed: 'BM_mix',
    unchanged: 'BM_sum',
    steady: 'cpu_time',
    unit: 'sec',
    seconds: MICROSECONDS,
  },
  {
    format: 'jmh',
    needs: [
      ['mvn', '--version'],
      ['java', '-version'],
    ],
    planted: { path: 'src/main/java/com/example/Work.java', ...TWENTY_THOUSAND },
    changed: 'com.example.Work.mix',
    unchanged: 'com.example.Work.sum',
    steady: 'avgt',
    unit: 'sec/op',
    seconds: MICROSECONDS,
  },
];

/** Without a `format` in its configuration the tool has to be recognised. */
const isRecognised = (config: string) => !/^format:/m.test(config);

test('most of them are recognised by what they print', () => {
  expect(TOOLS.filter(({ format }) => isRecognised(configOf(join(FIXTURES, format)))).length).toBeGreaterThan(4);
});

describe.each(TOOLS)('$format', (tool) => {
  const missing = listMissing(tool);
  const isWanted = missing.length === 0 || process.env['CI'] === 'true';
  const without = missing.length === 0 ? '' : ` (here is no ${missing.join(', no ')})`;

  // Names of skipped tests are not shown where several files run.
  if (!isWanted) process.stderr.write(`${tool.format} is not tried${without}\n`);

  (isWanted ? test : test.skip)(
    `finds what got slower, and nothing else${without}`,
    async () => {
      if (missing.length > 0) throw new Error(`here is no ${missing.join(', no ')}: .ci/run has to install it`);
      const { ended, report, recording, config } = await measureUntilDecided(() => check(tool));
      const errors = report.problems.filter(({ severity }) => severity === 'error');
      expect({ verdict: report.verdict, errors }).toEqual({ verdict: 'fail', errors: [] });
      expect(ended.code).toBe(1);
      expect(report.problems.filter(({ code }) => code.startsWith('filter-'))).toEqual([]);

      const rows = (report.json['comparisons'] as Row[]).map((row) => ({ ...row, name: plain(row.name) }));
      const red = rows.filter(({ state }) => state === 'regression');
      expect(new Set(red.map(({ name }) => name))).toEqual(new Set([tool.changed]));
      const of = (wanted: string) => rows.find(({ name, metric }) => name === wanted && metric === tool.steady);
      const [changed, unchanged] = [of(tool.changed), of(tool.unchanged)];
      expect(changed).toMatchObject({ state: 'regression', unit: tool.unit });
      expect(changed?.delta).toBeGreaterThan(0.2);
      expect(changed?.base?.median).toBeGreaterThan(tool.seconds[0]);
      expect(changed?.base?.median).toBeLessThan(tool.seconds[1]);
      expect(unchanged?.unit).toBe(tool.unit);

      // One sample for each round; what was decided sooner has fewer.
      const counts = [changed, unchanged].map((row) => [row?.base?.n, row?.head?.n]);
      expect(counts).toContainEqual([report.rounds, report.rounds]);
      for (const [base, head] of counts) expect(base).toBe(head);
      expect(report.rounds).toBeGreaterThanOrEqual(6);

      expect(recording.schedule.format).toBe(tool.format);
      expect(ended.stderr.includes(`recognised the format "${tool.format}"`)).toBe(isRecognised(config));
    },
    20 * 60_000,
  );
});

type Row = ReturnType<ReturnType<typeof reportOf>['row']>;

/** Without the count of processors, which Go writes behind a name. */
const plain = (name: string) => name.replace(/-\d+$/, '');

function configOf(folder: string): string {
  return readFileSync(join(folder, '.github/bench-referee.yml'), 'utf8');
}

async function check({ format, planted, env = () => ({}) }: Tool) {
  const { folder, git } = freshRepository({ 'README.md': 'A repository with benchmarks.\n' });
  const commit = (message: string) => {
    git('add', '--all');
    git('commit', '--quiet', `--message=${message}`);
  };
  cpSync(join(FIXTURES, format), folder, { recursive: true });
  commit('benchmarks');
  const path = join(folder, planted.path);
  const [before, after, ...others] = readFileSync(path, 'utf8').split(planted.base);
  if (after === undefined || others.length > 0) throw new Error(`${planted.base} is not once in ${path}`);
  writeFileSync(path, `${before}${planted.head}${after}`);
  commit('mix better');
  const out = temporaryFolder('out-');
  const args = [
    '--base',
    'HEAD~1',
    '--head',
    'HEAD',
    '--format',
    'json',
    '--max-minutes',
    '4',
    '--cpus',
    String(OWN_CPU),
    '--out',
    out,
  ];
  const ended = await cli(['check', ...args], { folder, env: { ...OWN, ...env() } });
  const recording = JSON.parse(readFileSync(join(out, 'recording.json'), 'utf8')) as Recording;
  return { ended, report: reportOf(ended.stdout), recording, config: configOf(folder) };
}
