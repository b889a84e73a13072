// The rows to look at, the headline of broken budgets, and whose fault it is.

import { describe, expect, test } from '@jest/globals';
import type { HeadLevel } from '../../../src/model/anchor.ts';
import type { Culprit } from '../../../src/model/bisection.ts';
import { type DiagnosticCode, makeWarning } from '../../../src/model/diagnostic.ts';
import { atKey } from '../../../src/model/location.ts';
import type { Report, ReportRow } from '../../../src/model/report.ts';
import type { Verdict } from '../../../src/model/verdict.ts';
import { formatBlame } from '../../../src/render/blame.ts';
import { formatBrokenLine } from '../../../src/render/broken-line.ts';
import { formatRichText, type RichText } from '../../../src/render/rich-text.ts';
import { makeShortTable } from '../../../src/render/short-table.ts';
import { aGeomeanRow, always, aReport, aRow, around, aVerdict } from '../../support/builders.ts';

const textOf = (words: RichText) =>
  formatRichText(words, {
    plain: (text) => text,
    strong: (text) => `*${text}*`,
    code: (text) => text,
    untrusted: (text) => `[${text}]`,
  });

const broken = (given: Partial<Verdict> = {}) => aVerdict({ outcome: 'fail', ...given });
const open = (given: Partial<Verdict> = {}) => aVerdict({ outcome: 'unknown', ...given });

type Given = Partial<Omit<ReportRow, 'base' | 'head'>>;

/** A time that changed by a ratio. */
function changed(name: string, ratio: number, verdicts: readonly Verdict[], given: Given = {}): ReportRow {
  return aRow({ name, base: around(100e-9), head: around(100e-9 * ratio, 0.01, { turn: 3 }), verdicts, ...given });
}

function instructions(name: string, head: number, verdicts: readonly Verdict[]): ReportRow {
  const row = aRow({ name, base: always(1000), head: always(head), unit: 'count', metric: 'instructions', verdicts });
  return { ...row, primary: false, placements: { base: 6, head: 6 } };
}

function oneSided(name: string, kind: 'new' | 'removed' | 'failed', given: Given = {}): ReportRow {
  const sides = { base: kind === 'new' ? null : always(100), head: kind === 'new' ? always(100) : null };
  const verdicts = kind === 'failed' ? [] : [broken({ kind, limit: null })];
  return aRow({ name, ...sides, verdicts, ...(kind === 'failed' ? { state: 'failed' } : {}), ...given });
}

function level(change: number, given: Partial<HeadLevel> = {}): Verdict['anchored'] {
  const interval = { low: change - 0.01, high: change + 0.01 };
  const anchor = { name: 'v1', commit: 'a'.repeat(40) };
  const rest = { isBase: false, base: 0, interval, likely: interval, p: 0.001, isExact: false };
  return { against: 'latest-release', level: { anchor, change, ...rest, ...given } };
}

const linesOf = (rows: readonly ReportRow[], judgedGeomeans: Report['judgedGeomeans'] = []) =>
  makeShortTable({ rows, judgedGeomeans }).map(({ name, base, head, change, allowed }) =>
    [name, base, head, change, allowed].map(textOf).join(' | '),
  );

describe('the rows to look at', () => {
  test('stand worst first: broken, failed, undecided, then changes that no limit is for', () => {
    const rows = [
      aRow({ name: 'kept', base: always(1), head: always(1), verdicts: [aVerdict()] }),
      changed('better', 0.8, [aVerdict()], { state: 'improvement' }),
      changed('worse', 1.2, [], { state: 'regression' }),
      changed('open', 1.08, [open()]),
      changed('warned', 1.5, [broken({ level: 'warn' })]),
      oneSided('failed', 'failed'),
      changed('small', 1.1, [broken()]),
      changed('large', 1.3, [broken()]),
    ];
    const names = makeShortTable({ rows, judgedGeomeans: [] }).map(({ subject }) => textOf(subject));
    expect(names).toEqual(['large', 'small', 'warned', 'failed', 'open', 'worse', 'better'].map((one) => `[${one}]`));
  });

  test('have the change, the test and the limit; of an undecided one, what it could be', () => {
    expect(linesOf([changed('a', 1.1, [broken()]), changed('b', 1.06, [open()])])).toEqual([
      '[a] | 99.99ns | 110.0ns | *+10%* (p=0.000 n=10) | 5%',
      expect.stringMatching(/^\[b\] \| 99\.99ns \| 106\.0ns \| \+6\.0% \(\+5\.\d% to \+6\.\d%; p=.+\) \| 5%$/),
    ]);
  });

  test('have time and counted instructions in one line, which is as bad as the worse of them', () => {
    const lineOf = (...rows: readonly ReportRow[]) => linesOf(rows);
    const time = changed('a', 1.1, [broken()]);
    expect(lineOf(time, instructions('a', 1032, [broken({ limit: 0.01 })]))).toEqual([
      '[a] | 99.99ns | 110.0ns | *+10%* (p=0.000 n=10), instructions *+3.2%* | 5%, 1%',
    ]);
    const rows = [{ ...time, verdicts: [open()] }, instructions('a', 1032, [broken({ limit: 0.01 })])];
    const [only, ...others] = makeShortTable({ rows, judgedGeomeans: [] });
    expect(others).toEqual([]);
    expect(only!.deciding[0]!.outcome).toBe('fail');
    expect(textOf(only!.change)).toMatch(/^\+10% \(.+ to .+\), instructions \*\+3\.2%\*$/);
  });

  test('have counted instructions in a line with no other metric than time', () => {
    const memory = changed('a', 1.1, [broken()], { unit: 'B/op', metric: 'B/op', primary: false });
    expect(linesOf([memory, instructions('a', 1032, [broken({ limit: 0.01 })])])).toEqual([
      expect.stringMatching(/^\[a\] \[B\/op\] .* \*\+10%\* \(p=0\.000 n=10\) \| 5%$/),
      '[a] [instructions] | 1000 | 1032 | *+3.2%* | 1%',
    ]);
  });

  test('have one line for a benchmark of one side, and one for each limit or lost metric', () => {
    const memory = { unit: 'B/op', metric: 'B/op' };
    expect(linesOf([oneSided('gone', 'removed'), oneSided('gone', 'removed', memory)])).toEqual([
      '[gone] | 100.0s | removed |  | no',
    ]);
    const ceiling = { verdicts: [broken({ kind: 'max', limit: 50 })] };
    expect(linesOf([oneSided('fresh', 'new', ceiling), oneSided('fresh', 'new', { ...memory, ...ceiling })])).toEqual([
      '[fresh] |  | 100.0s |  | at most 50.00s',
      '[fresh] |  | 100B |  | at most 50B',
    ]);
    expect(linesOf([changed('a', 1.1, [broken()]), oneSided('a', 'removed', memory)])).toEqual([
      '[a] [B/op] | 100B | removed |  | no',
      expect.stringMatching(/^\[a\] \| 99\.99ns /),
    ]);
  });

  test('have levels since a release', () => {
    const verdicts = [broken({ anchored: level(0.08) })];
    expect(linesOf([changed('a', 1, verdicts)])[0]).toMatch(
      /^\[a\] .*; \*\+8\.0%\* since \[v1\] \| 5% since \[latest-release\]$/,
    );
  });

  test('have absolute limits, with the range of head if undecided', () => {
    expect(linesOf([changed('a', 1.1, [broken({ kind: 'max', limit: 90e-9 })])])[0]).toMatch(/\| at most 90\.00ns$/);
    const line = linesOf([changed('a', 1.1, [open({ kind: 'min', limit: 110e-9 })])])[0];
    expect(line).toMatch(/\| 110\.0ns \(109\.\dns to 110\.\dns\) \| \+10% \(p=0\.000 n=10\) \| at least 110\.0ns$/);
  });

  test('say what was renamed, so that nobody overlooks it', () => {
    const renamed: ReportRow['renamed'] = { from: 'old', shortFrom: null, by: 'head' };
    const [row] = makeShortTable({ rows: [changed('a', 1.2, [broken()], { renamed })], judgedGeomeans: [] });
    expect(textOf(row!.rename!)).toBe('renamed from [old] by this pull request');
  });

  test('say what is not judged', () => {
    const row = changed('a', 1.2, [open({ isUnjudged: true })], { state: 'regression' });
    expect(linesOf([row])[0]).toMatch(/\| not judged$/);
  });

  test('have geomeans, each its own', () => {
    const geomean = { base: around(1), head: around(1.1) };
    const judged = [5, 3].map((count) => {
      const { state: _, ...row } = aRow({ ...geomean, verdicts: [broken()] });
      return { ...aGeomeanRow(count), ...row };
    });
    expect(linesOf([], judged).map((line) => line.split(' | ')[0])).toEqual([
      'geomean of 5 [sec/op]',
      'geomean of 3 [sec/op]',
    ]);
  });
});

describe('the line of broken budgets', () => {
  const lineOf = (rows: readonly ReportRow[], given: Partial<Report> = {}) =>
    textOf(formatBrokenLine(aReport({ rows, ...given }), 'fail'));
  const memory = { unit: 'allocs/op', metric: 'allocs/op', primary: false };

  test('names the worst two and counts the rest, each benchmark once', () => {
    const rows = [1.1, 1.2, 1.3, 1.4].map((ratio, index) => changed(`b${index}`, ratio, [broken()]));
    expect(lineOf(rows)).toBe('Slower than allowed: [b3] +40%, [b2] +30% and 2 more');
    const twice = [changed('a', 1.5, [broken()]), changed('b', 1.3, [broken()]), changed('a', 1.1, [broken()], memory)];
    expect(lineOf(twice)).toBe('Worse than allowed: [a] +50% [sec/op], [b] +30% [sec/op]');
  });

  test('is in the words of the metric', () => {
    expect(lineOf([changed('a', 77, [broken()], memory)])).toBe('More allocations than allowed: [a] 77×');
    expect(lineOf([instructions('a', 1032, [broken({ limit: 0.01 })])])).toBe(
      'More instructions than allowed: [a] +3.2%',
    );
    expect(lineOf([changed('a', 1.1, [open()]), instructions('a', 1032, [broken({ limit: 0.01 })])])).toBe(
      'More instructions than allowed: [a] +3.2%',
    );
    expect(lineOf([changed('a', 1.1, [broken()], { unit: 'score' })])).toBe('Worse than allowed: [a] +10% [score]');
  });

  test('has the ends where base is zero', () => {
    const row = aRow({ name: 'a', base: always(0), head: always(2), verdicts: [broken({ limit: 0 })], ...memory });
    expect(lineOf([row])).toBe('More allocations than allowed: [a] 0 → 2');
  });

  test('separates the ways', () => {
    const rows = [
      changed('a', 1.1, [broken()]),
      aRow({ name: 'b', base: always(5), head: always(9), verdicts: [broken({ kind: 'max', limit: 6 })], ...memory }),
      changed('c', 1, [broken({ anchored: level(0.08) })]),
      oneSided('d', 'removed'),
      oneSided('e', 'new'),
    ];
    expect(lineOf(rows)).toBe(
      'Slower than allowed: [a] +10%; over its limit: [b] [allocs/op] 9; slower than allowed since a release: [c] +8.0%; 1 benchmark was removed and 1 benchmark is new, which is not allowed',
    );
  });

  test('names machines, and counts a benchmark of several once', () => {
    const legs = ['linux', 'macos', 'windows'].map((name) => ({ ...aReport({ rows: [] }), name }));
    const on = (leg: string, ratio: number) => changed('a', ratio, [broken()], { group: `${leg}: codec` });
    expect(lineOf([on('macos', 1.1), on('linux', 1.2)], { legs })).toBe(
      'Slower than allowed on [linux] and [macos]: [a] +20%',
    );
  });

  test('has geomeans', () => {
    const { state: _, ...row } = aRow({ base: around(1), head: around(1.1), verdicts: [broken()] });
    const judgedGeomeans = [{ ...aGeomeanRow(5), ...row }];
    expect(lineOf([], { judgedGeomeans })).toBe('Slower than allowed: geomean of 5 +10%');
  });
});

describe('the blame', () => {
  const slower = changed('a', 1.2, [broken()], { group: 'linux: codec' });
  const blameOf = (given: Partial<Report> = {}) => {
    const words = formatBlame(aReport({ rows: [slower], conclusion: 'fail', ...given }));
    return words === null ? null : textOf(words);
  };
  const warned = (...codes: readonly DiagnosticCode[]) => ({
    problems: codes.map((code) => makeWarning(code, atKey('rounds'), {} as never)),
  });
  const ONLY = "Only this pull request's commits differ between base and head.";

  test('is the pull request if nothing else differs, and nobody outside of one', () => {
    expect(blameOf()).toBe(ONLY);
    expect(blameOf({ conclusion: 'pass', rows: [] })).toBeNull();
    const { commits } = aReport({ rows: [] });
    expect(blameOf({ commits: { ...commits, base: { ...commits.base, how: 'given' as never } } })).toBeNull();
  });

  test('is a commit that was found', () => {
    const commits = [{ sha: '3'.repeat(40), subject: 'use <b> a map' }];
    const culprit = { kind: 'commit', commits } as unknown as Culprit;
    expect(blameOf({ rows: [{ ...slower, culprit }] })).toBe('Caused by commit 333333333333 [use <b> a map].');
  });

  test('may be the machine, or what changed besides', () => {
    expect(blameOf(warned('all-changed-alike'))).toMatch(/^Nearly every result moved the same way: /);
    expect(blameOf(warned('dependencies-differ', 'toolchain-differs'))).toBe(
      "It may not be this pull request's code: the toolchain and dependencies changed too.",
    );
  });

  test('says that undecided results do not block, unless they do', () => {
    const given = { rows: [changed('a', 1.1, [open()])], conclusion: 'inconclusive' } as const;
    expect(blameOf(given)).toBe('This does not block the merge.');
    const { guidance } = aReport({ rows: [] });
    expect(blameOf({ ...given, guidance: { ...guidance!, failOn: 'inconclusive' } })).toBeNull();
  });

  test('says that other machines are fine, if nothing there is broken, undecided or not compared', () => {
    const legs = ['linux', 'macos'].map((name) => ({ ...aReport({ rows: [] }), name }));
    const onMacos = (ratio: number, verdict: Verdict) => changed('a', ratio, [verdict], { group: 'macos: codec' });
    const withRow = (...rows: readonly ReportRow[]) => blameOf({ legs, rows: [slower, ...rows] });
    expect(withRow(onMacos(1, aVerdict()))).toBe(`${ONLY} The other machines are fine.`);
    expect(withRow(onMacos(1.04, open()))).toBe(ONLY);
    expect(withRow(onMacos(1.2, broken()))).toBe(ONLY);
    expect(withRow()).toBe(ONLY);
  });
});
