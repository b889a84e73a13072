import { describe, expect, test } from '@jest/globals';
import type { Report, ReportRow } from '../../../src/model/report.ts';
import { MAX_ANNOTATIONS, renderAnnotations } from '../../../src/render/outputs/annotations.ts';
import { aReport, aRow, around, aVerdict } from '../../support/builders.ts';

/** Broken, unless said otherwise. */
function slower(name: string, line: number, given: Partial<Omit<ReportRow, 'base' | 'head'>> = {}): ReportRow {
  const verdicts = [aVerdict({ outcome: 'fail' })];
  const place = { file: 'a_test.go', line };
  return aRow({ name, base: around(1e-6), head: around(2e-6), verdicts, place, ...given });
}

const shown = (report: Report, failOn: 'regression' | 'inconclusive' | 'never' = 'regression') =>
  renderAnnotations(report, failOn).shown.map(({ line, level, title }) => `${line} ${level}: ${title}`);

const levels = (report: Report, failOn?: 'never') =>
  renderAnnotations(report, failOn ?? 'regression').shown.map(({ level }) => level);

test('broken before warned before undecided, each in the order of the rows', () => {
  const unknown = { verdicts: [aVerdict({ outcome: 'unknown' })] };
  const warned = { verdicts: [aVerdict({ outcome: 'fail', level: 'warn' })] };
  const rows = [
    slower('U1', 1, unknown),
    slower('W1', 2, warned),
    slower('F1', 3),
    slower('U2', 4, unknown),
    slower('F2', 5),
    slower('W2', 6, warned),
  ];
  expect(shown(aReport({ rows, conclusion: 'fail' }))).toEqual([
    '3 failure: "F1" broke its budget',
    '5 failure: "F2" broke its budget',
    '2 warning: "W1" broke its budget',
    '6 warning: "W2" broke its budget',
    '1 notice: "U1" may have broken its budget',
    '4 notice: "U2" may have broken its budget',
  ]);
});

test('what is kept, only shown, not judged or of unknown place has none', () => {
  const rows = [
    { ...slower('Nowhere', 1), place: null },
    slower('Kept', 2, { verdicts: [aVerdict()] }),
    slower('Shown', 3, { verdicts: [aVerdict({ outcome: 'fail', level: 'report' })] }),
    slower('Elsewhere', 4, { verdicts: [aVerdict({ outcome: 'unknown', isUnjudged: true })] }),
  ];
  expect(shown(aReport({ rows }))).toEqual([]);
});

test('a line has one annotation, of the level of its worst', () => {
  const warned = { verdicts: [aVerdict({ outcome: 'fail', level: 'warn' })] };
  const rows = [slower('A/1', 1, warned), slower('A/2', 1), slower('A/2', 1, { unit: 'B/op' }), slower('A/3', 1)];
  const { shown: all } = renderAnnotations(aReport({ rows, conclusion: 'fail' }), 'regression');
  expect(all.map(({ level, title }) => [level, title])).toEqual([['failure', '2 benchmarks broke their budgets']]);
  expect(all[0]!.message.match(/^"A\/\d/gm)).toEqual(['"A/2', '"A/2', '"A/3', '"A/1']);
});

test('a function of very many sub-benchmarks is told by the first few', () => {
  const rows = Array.from({ length: 500 }, (_, index) => slower(`${'x'.repeat(5000)}/${index}`, 1));
  const [only, ...others] = renderAnnotations(aReport({ rows, conclusion: 'fail' }), 'regression').shown;
  expect([only?.title, others]).toEqual(['500 benchmarks broke their budgets', []]);
  expect(only?.message).toMatch(/\n\n490 findings more on this line: see the table of the check\.$/);
  expect(only!.message.length).toBeLessThan(10_000);
});

test('a benchmark that may not come is told as new', () => {
  const verdicts = [aVerdict({ kind: 'new', limit: null, outcome: 'fail' })];
  const row = slower('New', 1, { verdicts, state: 'new' });
  expect(shown(aReport({ rows: [{ ...row, base: null }], conclusion: 'fail' }))).toEqual(['1 failure: "New" is new']);
});

describe('red is what fails the check', () => {
  const rows = [slower('A', 1)];
  test('which nothing does when it never fails', () => {
    expect(levels(aReport({ rows, conclusion: 'fail' }), 'never')).toEqual(['warning']);
  });

  test('and which nothing does that was accepted', () => {
    const at = '2026-11-20T10:00:00Z';
    const accepted = {
      label: 'ok',
      by: 'ada',
      isAuthor: false,
      at,
      scope: 'commit',
      verdict: 'fail',
    } as const;
    expect(levels(aReport({ rows, conclusion: 'pass', accepted }))).toEqual(['warning']);
  });
});

test('beyond so many lines the least important are left out', () => {
  const unknown = { verdicts: [aVerdict({ outcome: 'unknown' })] };
  const rows = Array.from({ length: MAX_ANNOTATIONS + 30 }, (_, index) =>
    slower(`B${index}`, index + 1, index < 40 ? unknown : {}),
  );
  const { shown: all, leftOut } = renderAnnotations(aReport({ rows, conclusion: 'fail' }), 'regression');
  expect([all.length, leftOut]).toEqual([MAX_ANNOTATIONS, 30]);
  expect(all.filter(({ level }) => level === 'failure')).toHaveLength(MAX_ANNOTATIONS - 10);
});

test.each(['\u{1f984}'.repeat(400), 'x'.repeat(9000), '\u202e\u0007\n::error::x', ''])(
  'a title is one line of at most 255 visible characters (%#)',
  (name) => {
    const [one] = renderAnnotations(aReport({ rows: [slower(name, 1)], conclusion: 'fail' }), 'regression').shown;
    expect(one!.title.length).toBeLessThanOrEqual(255);
    expect(one!.title + one!.message.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(one!.title).toMatch(/ broke its budget$/);
  },
);
