// The Reports of fixtures/reports, written so that a person sees what each is about.

import { withConfiguration } from '../../src/analyse/pipeline.ts';
import { makeCustomTables } from '../../src/compare/custom-tables.ts';
import { compareGeomean } from '../../src/compare/geomean.ts';
import type { SamplePair } from '../../src/compare/group.ts';
import type { TableSettings } from '../../src/model/custom-table.ts';
import { makeError, makeWarning } from '../../src/model/diagnostic.ts';
import { about, inFile, inRound, onSide } from '../../src/model/location.ts';
import type { GeomeanRow, Report, ReportRow } from '../../src/model/report.ts';
import type { Verdict } from '../../src/model/verdict.ts';
import { aGeomean, always, aReport, aRow, around, aVerdict, BASE_SHA } from './builders.ts';
import { SITUATIONS } from './report-situations.ts';

const CODEC = 'example.com/codec';
const BECAUSE = 'below the noise of hosted runners nothing is actionable';

/** One benchmark with the three metrics of Go, kept as they were unless said otherwise. */
function goRows(
  name: string,
  time: Partial<Omit<ReportRow, 'base' | 'head'>> & {
    from: number;
    to?: number;
    noise?: number;
    turn?: number;
  },
): ReportRow[] {
  // Two runs never give the same median.
  const { from, to = from * 1.0021, noise = 0.012, turn = 0, ...rest } = time;
  const subject = { group: CODEC, name };
  const memory = { metric: 'B/op', unit: 'B/op', primary: false, verdicts: [aVerdict({ alpha: null })] };
  const allocations = { metric: 'allocs/op', unit: 'allocs/op', primary: false };
  return [
    aRow({
      ...subject,
      base: around(from, noise, { turn }),
      head: around(to, noise, { turn: turn + 3 }),
      verdicts: [aVerdict({ because: BECAUSE })],
      ...rest,
    }),
    aRow({ ...subject, ...memory, base: always(16_384), head: always(16_384) }),
    aRow({
      ...subject,
      ...allocations,
      base: always(3),
      head: always(3),
      verdicts: [aVerdict({ limit: 0, alpha: null })],
    }),
  ];
}

function withGeomeans(report: Parameters<typeof aReport>[0]): Report {
  const units = [...new Set(report.rows.map(({ unit }) => unit))];
  return aReport({
    ...report,
    geomeans: units.map((unit) => aGeomean(unit, report.rows)).filter(({ n }) => n > 1),
  });
}

const broken = aVerdict({ outcome: 'fail', because: BECAUSE });
const undecided = aVerdict({ outcome: 'unknown' });

function regression(): Report {
  const rows = [
    ...goRows('Encode-8', { from: 88.3e-9, to: 97.55e-9, state: 'regression', verdicts: [broken] }),
    ...goRows('EncodeLarge-8', {
      from: 41.2e-6,
      to: 47.9e-6,
      turn: 4,
      state: 'regression',
      verdicts: [broken],
    }),
    ...goRows('Decode-8', { from: 141.6e-9, to: 128.4e-9, turn: 1, state: 'improvement' }),
    ...goRows('DecodeLarge-8', { from: 58.1e-6, turn: 2 }),
    ...goRows('Validate-8', { from: 12.9e-9, turn: 5 }),
  ];
  return withGeomeans({ rows, conclusion: 'fail' });
}

function improvement(): Report {
  const rows = [
    ...goRows('Encode-8', { from: 88.3e-9, to: 61.7e-9, state: 'improvement' }),
    ...goRows('Decode-8', { from: 141.6e-9, turn: 2 }),
  ];
  return withGeomeans({ rows });
}

function nothingChanged(): Report {
  const rows = [...goRows('Encode-8', { from: 88.3e-9 }), ...goRows('Decode-8', { from: 141.6e-9, turn: 2 })];
  return withGeomeans({ rows });
}

function inconclusive(): Report {
  const noisy = { noise: 0.12, state: 'inconclusive', verdicts: [undecided] } as const;
  const rows = [
    ...goRows('Encode-8', { from: 88.3e-9, to: 91.2e-9, ...noisy }),
    ...goRows('Decode-8', { from: 141.6e-9, to: 150.2e-9, turn: 2, ...noisy }),
    ...goRows('Validate-8', { from: 12.9e-9, turn: 5 }),
    aRow({
      group: CODEC,
      name: 'Checkout/p99',
      metric: 'p99-sec',
      unit: 'p99-sec',
      base: around(0.049, 0.04),
      head: around(0.051, 0.04, { turn: 5 }),
      state: 'inconclusive',
      verdicts: [
        aVerdict({
          kind: 'max',
          limit: 0.05,
          outcome: 'unknown',
          because: 'product promises 1 s page loads',
        }),
      ],
    }),
  ];
  return withGeomeans({ rows, conclusion: 'inconclusive' });
}

/** The clock alone decides none of them. */
function decidedByOthers(): Report {
  const noisy = { noise: 0.12, p: 0.31 };
  const third = { change: 0.12, interval: { low: 0.08, high: 0.16 }, fastestP: 0.0004 };
  const computes = { change: 0.062, interval: { low: 0.054, high: 0.071 }, onProcessor: 0.97 };
  const waits = { change: 0.004, interval: { low: -0.01, high: 0.02 }, onProcessor: 0.56 };
  const by = (decidedBy: Verdict['decidedBy']) => [{ ...broken, decidedBy }];
  const rows = [
    ...goRows('Encode-8', {
      from: 88.3e-9,
      to: 97.55e-9,
      ...noisy,
      ...third,
      state: 'regression',
      verdicts: by('fastest-third'),
    }),
    ...goRows('Parse-8', {
      from: 41.2e-6,
      to: 43e-6,
      ...noisy,
      turn: 4,
      cpuTime: computes,
      state: 'regression',
      verdicts: by('cpu-time'),
    }),
    ...goRows('Fetch-8', {
      from: 141.6e-9,
      to: 150.2e-9,
      ...noisy,
      cpuTime: waits,
      state: 'inconclusive',
      verdicts: [undecided],
    }),
  ];
  return withGeomeans({ rows, conclusion: 'fail' });
}

/** What a budget judged, over the rows of one unit. */
function judgedGeomean(rows: readonly ReportRow[], verdict: Partial<Verdict>): GeomeanRow {
  const pairs = rows.map(
    (row): SamplePair => ({
      subject: row,
      base: row.base,
      head: row.head,
      exact: row.exact,
      varies: false,
      layout: null,
    }),
  );
  return { ...compareGeomean(pairs)!, verdicts: [aVerdict(verdict)] };
}

/** Every benchmark within its own budget, all of them together not. */
function geomeanBroken(): Report {
  const times = [88.3e-9, 141.6e-9, 41.2e-6, 58.1e-6, 12.9e-9].flatMap((from, index) => {
    const name = ['Encode-8', 'Decode-8', 'EncodeLarge-8', 'DecodeLarge-8', 'Validate-8'][index]!;
    return goRows(name, { from, to: from * 1.038, noise: 0.01, turn: index });
  });
  const of = (unit: string) => times.filter((row) => row.unit === unit);
  const noisy = ['Load-8', 'Save-8'].map((name, index) =>
    aRow({
      ...{ name, group: CODEC, metric: 'p99-sec', unit: 'p99-sec' },
      ...{ base: around(0.049, 0.08, { turn: index }), head: around(0.0505, 0.08, { turn: index + 3 }) },
      verdicts: [aVerdict({ limit: 0.1 })],
    }),
  );
  return withGeomeans({
    rows: [...times, ...noisy],
    judgedGeomeans: [
      judgedGeomean(of('sec/op'), { limit: 0.02, outcome: 'fail', because: 'small steps add up' }),
      judgedGeomean(noisy, { limit: 0.02, outcome: 'unknown' }),
      judgedGeomean(of('allocs/op'), { limit: 0.01, alpha: null }),
    ],
    conclusion: 'fail',
    problems: [
      makeWarning('limit-below-noise', inFile('.github/bench-referee.yml', 9), {
        ...{ rule: 'max-regression', limit: 0.02, noise: 0.062 },
        ...{ benchmark: 'geomean of 2', others: 0, isGeomean: true },
      }),
    ],
  });
}

function benchmarkAdded(): Report {
  const rows = [
    ...goRows('Encode-8', { from: 88.3e-9 }),
    aRow({ group: CODEC, name: 'EncodeStream-8', base: null, head: around(212e-9) }),
    aRow({
      group: CODEC,
      name: 'EncodeStream-8',
      metric: 'allocs/op',
      unit: 'allocs/op',
      base: null,
      head: always(5),
    }),
  ];
  return aReport({ rows });
}

function benchmarkRemoved(): Report {
  const gone = aVerdict({ kind: 'removed', limit: null, outcome: 'fail', alpha: null });
  const rows = [
    ...goRows('Encode-8', { from: 88.3e-9 }),
    aRow({ group: CODEC, name: 'Decode-8', base: around(141.6e-9), head: null, verdicts: [gone] }),
    aRow({ group: CODEC, name: 'Decode-8', unit: 'B/op', base: always(64), head: null, verdicts: [gone] }),
  ];
  return aReport({ rows, conclusion: 'fail' });
}

/** Two metrics and two sub-benchmarks on a line, every level, a name that would rather be something else. */
function annotated(): Report {
  const at = (line: number, file = 'codec/encode_test.go') => ({ place: { file, line } });
  const slower = { from: 88.3e-9, to: 97.55e-9, state: 'regression' } as const;
  const [time, memory] = goRows('Encode-8', { ...slower, verdicts: [broken] });
  const grown = aVerdict({ limit: 0, alpha: null, outcome: 'fail', because: null });
  const rows = [
    { ...goRows('Noisy-8', { from: 3e-6, to: 3.2e-6, noise: 0.2 })[0]!, verdicts: [undecided], ...at(80) },
    { ...goRows('Warned-8', slower)[0]!, verdicts: [{ ...broken, level: 'warn' as const }], ...at(70) },
    { ...goRows('Shown-8', slower)[0]!, verdicts: [{ ...broken, level: 'report' as const }], ...at(60) },
    { ...time!, ...at(12) },
    { ...memory!, ...at(12) },
    aRow({
      ...{
        group: CODEC,
        metric: 'allocs/op',
        unit: 'allocs/op',
        primary: false,
        base: always(3),
        head: always(4),
      },
      ...{ state: 'regression', verdicts: [grown], ...at(12) },
    }),
    { ...goRows('Size/n=1-8', { ...slower, verdicts: [broken] })[0]!, ...at(30) },
    { ...goRows('Size/n=8-8', { ...slower, turn: 2, verdicts: [broken] })[0]!, ...at(30) },
    {
      ...goRows('</b>[x](//example.com) ::error::@everyone-8', {
        ...slower,
        turn: 4,
        verdicts: [broken],
      })[0]!,
      ...at(5, 'ü x/ä_test.go'),
    },
    { ...goRows('Nowhere-8', { ...slower, turn: 3, verdicts: [broken] })[0]! },
    { ...goRows('Kept-8', { from: 12.9e-9 })[0]!, ...at(90) },
  ];
  return withGeomeans({ rows, conclusion: 'fail' });
}

function failedHead(): Report {
  const rows = [
    ...goRows('Encode-8', { from: 88.3e-9 }),
    aRow({ group: CODEC, name: 'Decode-8', base: around(141.6e-9), head: null, state: 'failed' }),
  ];
  const failure = 'benchmark-failed';
  return aReport({
    rows,
    conclusion: 'error',
    rounds: 0,
    problems: [
      makeError(
        'command-failed',
        inRound(1, 'head'),
        { command: 'go test -bench=. ./...', exitCode: 1, durationMs: 1800 },
        {
          failure,
          output: [
            '# example.com/codec',
            './encode.go:12:2: undefined: buffer',
            'FAIL example.com/codec [build failed]',
          ],
        },
      ),
    ],
  });
}

function brokenBase(): Report {
  const rows = [
    aRow({ group: CODEC, name: 'Encode-8', base: null, head: around(88.3e-9) }),
    aRow({ group: CODEC, name: 'Decode-8', base: null, head: around(141.6e-9) }),
  ];
  return aReport({
    rows,
    rounds: 0,
    problems: [makeWarning('nothing-on-base', onSide('base', BASE_SHA), { hasFailed: true })],
  });
}

function zeroBase(): Report {
  const metric = { metric: 'allocs/op', unit: 'allocs/op', primary: false };
  const verdict = aVerdict({ limit: 0, alpha: null });
  const rows = [
    aRow({
      name: 'Encode-8',
      ...metric,
      base: always(0),
      head: always(2),
      state: 'regression',
      verdicts: [{ ...verdict, outcome: 'fail' }],
    }),
    aRow({ name: 'Decode-8', ...metric, base: always(0), head: always(0), verdicts: [verdict] }),
  ];
  return aReport({ rows, conclusion: 'fail' });
}

function nameWithPipe(): Report {
  const names = [
    'Parse/a|b',
    'Parse/a\\|@org/team',
    'Parse/`code` ``more``',
    'Parse/one\ntwo\r\n\r\n# three',
    '<img src=https://example.com/x.png onerror=alert(1)>',
    '@org/team #1 GH-1 https://example.com',
    '</details></td><script>alert(1)</script>-->',
    'safe\u202Edetrever\u202C\u200B\u0007\u001B[31m',
    `Parse/${'long'.repeat(60)}`,
    '',
  ];
  const rows = names.map((name, index) =>
    aRow({
      name,
      group: index % 2 === 0 ? 'example.com/@org/team' : 'example.com/`x`|y',
      unit: index === 3 ? '@org/team' : 'sec/op',
      base: around(88.3e-9, 0.01, { turn: index }),
      head: around(97.5e-9, 0.01, { turn: index + 3 }),
      state: 'regression',
      verdicts: [aVerdict({ outcome: 'fail', because: 'ask @org/team | see #1 <b>bold</b>\n## heading' })],
    }),
  );
  const problems = [
    makeWarning('rename-unused', inFile('a`b|c\n@org/team'), {
      name: '"<img src=x>" of #1.\n\n# heading',
    }),
  ] as const;
  return aReport({
    rows,
    conclusion: 'fail',
    name: 'gate `one` | @org/team',
    seed: "it's `x` @org/team",
    commands: ["bench --name='a' ``` @org/team"],
    commits: {
      base: { sha: '4b825dc642cb6eb9a060e54bf8d69288fbee4904', how: '@org/team' },
      head: { sha: null, how: 'v1|`x`' },
    },
    problems,
  });
}

function oneMetricExact(): Report {
  const size = { group: null, metric: 'size', unit: 'B' };
  const rows = [
    aRow({
      ...size,
      name: 'dist/index.js',
      base: always(183_296, 2),
      head: always(204_800, 2),
      state: 'regression',
      verdicts: [
        aVerdict({
          kind: 'max',
          limit: 200_000,
          outcome: 'fail',
          alpha: null,
          because: 'phones on slow networks',
        }),
      ],
    }),
    aRow({
      ...size,
      name: 'dist/worker.js',
      base: always(20_480, 2),
      head: always(20_480, 2),
      verdicts: [aVerdict({ kind: 'max', limit: 200_000, alpha: null })],
    }),
  ];
  return aReport({ rows, conclusion: 'fail', rounds: 2, commands: ['npm run build', 'npm run size'] });
}

/** Rows as `table` of the configuration shapes them. */
function shapedBy(settings: Partial<TableSettings>, rows: readonly ReportRow[]): Report {
  const pairs = rows.map(
    ({ base, head, exact, ...subject }): SamplePair => ({ subject, base, head, exact, varies: false, layout: null }),
  );
  const table = { table: '.config', row: '.fullname', col: '.file', ignore: '', filter: '*', ...settings };
  const conclusion = rows.some(({ state }) => state === 'regression') ? 'fail' : 'pass';
  return withGeomeans({ rows, conclusion, tables: makeCustomTables(pairs, table) });
}

function shapedByImpl(): Report {
  const slower = { state: 'regression', verdicts: [broken] } as const;
  const rows = [
    ...goRows('Encode/impl=table-8', { from: 88.3e-9, to: 97.55e-9, ...slower }),
    ...goRows('Encode/impl=simd-8', { from: 41.2e-9, turn: 2 }),
    ...goRows('Encode/impl=portable-8', { from: 212e-9, noise: 0.04, turn: 4 }),
  ];
  return shapedBy({ row: '/impl', filter: '.unit:(sec/op OR B/op)' }, rows);
}

function shapedByFuncOfHead(): Report {
  const names: [string, number][] = [
    ['Split/func=split/size=10-8', 88.3e-9],
    ['Split/func=@org|team `x`/size=10-8', 61.1e-9],
    ['Split/func=split/size=1000-8', 7.94e-6],
    ['Split/func=@org|team `x`/size=1000-8', 6.02e-6],
    ['Split/func=split/size=<b>|`-8', 12e-6],
    ['Split/size=10-8', 1e-6],
  ];
  const rows = names.map(([name, from], turn) =>
    aRow({
      name,
      group: CODEC,
      base: around(from, 0.01, { turn }),
      head: around(from, 0.01, { turn: turn + 3 }),
      verdicts: [aVerdict()],
    }),
  );
  return shapedBy({ row: '/size', col: '/func' }, rows);
}

/** Everything that can be told of a machine, and some of what it can be blamed for. */
function machineMoved(): Report {
  const rows = [...goRows('Encode-8', { from: 88.3e-9, noise: 0.06 })];
  const { environment, plan } = aReport({ rows });
  return aReport({
    rows,
    plan: { ...plan!, cpus: '2-3', nice: -5 },
    measuredAgain: { rounds: 4, minutes: 0.62 },
    environment: {
      ...environment!,
      processor: {
        flags: ['fpu', 'sse4_2', 'avx2', 'sha_ni'],
        caches: [
          { level: 1, kind: 'data', bytes: 2 ** 15, count: 2 },
          { level: 1, kind: 'instruction', bytes: 2 ** 15, count: 2 },
          { level: 2, kind: 'unified', bytes: 2 ** 19, count: 2 },
          { level: 3, kind: 'unified', bytes: 2 ** 25, count: 1 },
        ],
        governor: 'powersave',
      },
      toolchain: {
        base: ['go version go1.25.3 linux/amd64'],
        head: ['go version go1.26.0 linux/amd64'],
      },
      observations: {
        rounds: [null, 0, 2, 4],
        atMs: [0, 2000, 4000, 6000],
        load: [0.1, 0.6, 1, 1.2],
        steal: [0.5, 0.01, 0.02, 0.09],
        others: [null, 0.02, 0.02, 0.02],
        mhz: [800, 2450, 2450, 3200],
      },
    },
    problems: [
      makeWarning('toolchain-differs', about('toolchain'), {
        base: ['go version go1.25.3 linux/amd64'],
        head: ['go version go1.26.0 linux/amd64'],
      }),
      makeWarning('dependencies-differ', about('dependencies'), {
        paths: ['go.sum', 'a|b/`x`/@org/team/<b>.lock', 'b.lock', 'c.lock'],
        total: 6,
        isBaseline: false,
      }),
      makeWarning('processors-stolen', about('machine'), {
        ...{ mean: 0.04, worst: 0.09 },
        ...{ firstRound: 3, lastRound: 4 },
      }),
    ],
  });
}

/** Base comes from a kept recording of another machine, and there is no tolerance for what depends on it. */
function baseline(): Report {
  const unjudged = aVerdict({ level: 'report', outcome: 'unknown', alpha: null, isUnjudged: true });
  const elsewhere = { state: 'inconclusive', verdicts: [unjudged] } as const;
  const rows = [
    ...goRows('Encode-8', { from: 88.3e-9, to: 131.4e-9, ...elsewhere }),
    ...goRows('Decode-8', { from: 141.6e-9, turn: 2, ...elsewhere }),
    aRow({
      group: CODEC,
      name: 'Validate-8',
      metric: 'allocs/op',
      unit: 'allocs/op',
      base: always(3),
      head: always(4),
      state: 'regression',
      verdicts: [aVerdict({ limit: 0, alpha: null, outcome: 'fail' })],
    }),
  ];
  const report = withGeomeans({ rows, conclusion: 'fail' });
  return {
    ...report,
    commits: { ...report.commits, base: { ...report.commits.base, how: 'baseline' } },
    baseline: {
      path: 'bench/`baseline`.json',
      commit: { sha: '51c551aae9aa40eb2a5c5c89efee630e8fcf9b3e', how: 'HEAD' },
      measuredOn: '2026-07-01',
      commands: [...report.commands],
      environment: { ...report.environment!, cpu: 'Intel(R) Xeon(R) Platinum 8370C', cores: 8 },
    },
    problems: [
      makeWarning('machines-not-comparable', about('baseline'), { results: 2 }),
      makeWarning('baseline-machine-differs', about('baseline'), {
        processor: ['Intel(R) Xeon(R) Platinum 8370C', 'AMD EPYC 7763 64-Core Processor'],
        cores: ['8', '4'],
      }),
    ],
  };
}

/** Fails, and a maintainer let it pass. */
function accepted(): Report {
  const report = regression();
  return {
    ...report,
    conclusion: 'pass',
    accepted: {
      label: 'perf-regression-accepted',
      by: 'octocat',
      isAuthor: false,
      at: '2026-11-20T09:10:27Z',
      scope: 'commit',
      verdict: report.conclusion,
    },
  };
}

/** The pull request widens its budgets, and tries to speak in the names of others. */
function configChanged(): Report {
  const setting = { budget: null, key: null, base: null, head: null };
  return {
    ...nothingChanged(),
    configSource: { path: '.github/bench-referee.yml', commit: BASE_SHA, how: 'start' },
    configChange: {
      path: '.github/bench-referee.yml',
      kind: 'changed',
      error: null,
      settings: [
        { ...setting, budget: 'sec/op', key: 'max-regression', base: '5%', head: '8%' },
        {
          ...setting,
          budget: 'sec/op',
          key: 'because',
          head: 'see #7 | @octo/team `x` <b>bold</b> https://evil.example',
        },
        { ...setting, budget: 'p99-sec, benchmarks Checkout/**', head: 'max 50ms, level warn' },
        { ...setting, budget: 'allocs/op', base: 'max-regression 0%' },
        { ...setting, key: 'rounds', base: '6..30', head: '6' },
        { ...setting, key: 'units.@octocat.better', head: 'higher' },
      ],
    },
  };
}

/** What head's file says cannot be read. */
function configBroken(): Report {
  const error = makeError('rename-unused', inFile('.github/bench-referee.yml', 6, 21), { name: '105% @octocat' });
  const path = '.github/bench-referee.yml';
  const source = { path, commit: BASE_SHA, how: 'start' } as const;
  const change = { path, kind: 'changed', error, settings: [] } as const;
  return withConfiguration(nothingChanged(), { source, change, problems: [] });
}

export const REPORT_CASES: Readonly<Record<string, Report>> = {
  regression: regression(),
  improvement: improvement(),
  'nothing-changed': nothingChanged(),
  inconclusive: inconclusive(),
  'decided-by-others': decidedByOthers(),
  annotated: annotated(),
  'geomean-broken': geomeanBroken(),
  'benchmark-added': benchmarkAdded(),
  'benchmark-removed': benchmarkRemoved(),
  'failed-head': failedHead(),
  'broken-base': brokenBase(),
  'zero-base': zeroBase(),
  'name-with-pipe': nameWithPipe(),
  'one-metric-exact': oneMetricExact(),
  'machine-moved': machineMoved(),
  baseline: baseline(),
  accepted: accepted(),
  'config-changed': configChanged(),
  'config-broken': configBroken(),
  'shaped-by-impl': shapedByImpl(),
  'shaped-by-func-of-head': shapedByFuncOfHead(),
  ...SITUATIONS,
};
