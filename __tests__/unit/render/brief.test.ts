import { describe, expect, test } from '@jest/globals';
import { MAX_BRIEF_BYTES, renderBrief } from '../../../src/render/outputs/brief.ts';
import { aRepeat, aReport, aRow, around, aVerdict } from '../../support/builders.ts';
import { REPORT_CASES } from '../../support/report-cases.ts';
import { SITUATIONS } from '../../support/report-situations.ts';

interface Brief {
  readonly verdict: string;
  readonly rows: readonly Record<string, unknown>[];
  readonly next: readonly string[];
}

const briefOf = (report: Parameters<typeof renderBrief>[0]) => JSON.parse(renderBrief(report)) as Brief;

const KEYS = ['name', 'metric', 'change', 'limit', 'outcome', 'commit', 'function'];

describe('every report', () => {
  test.each(Object.entries({ ...REPORT_CASES, ...SITUATIONS }))('%s', (_, report) => {
    const text = renderBrief(report);
    expect(text.length).toBeLessThanOrEqual(MAX_BRIEF_BYTES);
    expect(text).toMatch(/^[\x20-\x7e]+$/);
    const brief = JSON.parse(text) as Brief;
    expect(Object.keys(brief)).toEqual(['verdict', 'rows', 'next']);
    expect(brief.verdict).toBe(report.conclusion);
    for (const row of brief.rows) expect(Object.keys(row)).toEqual(KEYS);
  });
});

test('a broken row has its change, limit, commit and function', () => {
  expect(briefOf(SITUATIONS['commit-found']!).rows[0]).toMatchObject({
    outcome: 'fail',
    limit: 0.05,
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
});

test('a row whose metric the profiles do not measure has the function of the time', () => {
  const { rows } = briefOf(SITUATIONS['functions']!);
  expect(Object.fromEntries(rows.map(({ name, metric, ...row }) => [`${name} ${metric}`, row['function']]))).toEqual({
    'Encode-8 ns/op': 'codec.hash',
    'Encode-8 allocs/op': 'codec.hash',
    'Decode-8 ns/op': null,
  });
});

test('what a budget asks to prove', () => {
  const { verdict, rows } = briefOf(SITUATIONS['asked-to-prove']!);
  expect(verdict).toBe('fail');
  expect(rows).toMatchObject([
    { name: 'Sort-8', limit: 1.2, outcome: 'fail' },
    { name: 'Parse-8', limit: 0.1, outcome: 'fail' },
    { name: 'Copy-8', limit: null, outcome: 'fail' },
  ]);
});

test('the command that measures again is in the same form', () => {
  const row = aRow({
    base: around(1),
    head: around(2),
    state: 'regression',
    verdicts: [aVerdict({ outcome: 'fail' })],
  });
  const [command] = briefOf(aReport({ rows: [row], conclusion: 'fail', repeats: [aRepeat('--', 'make bench')] })).next;
  expect(command).toMatch(/^bench-referee check --format brief --base [0-9a-f]{40} .* -- 'make bench'$/);
});

test('many long names leave room for what to do', () => {
  const verdicts = [aVerdict({ outcome: 'fail' })];
  const rows = Array.from({ length: 500 }, (_, index) =>
    aRow({ base: around(1), head: around(2), name: `${'\u202eÄ'.repeat(500)}${index}`, state: 'regression', verdicts }),
  );
  const report = aReport({ rows, conclusion: 'fail', repeats: [aRepeat()] });
  expect(renderBrief(report).length).toBeLessThanOrEqual(MAX_BRIEF_BYTES);
  expect(briefOf(report).rows.length).toBeGreaterThan(0);
  expect(briefOf(report).next.length).toBeGreaterThan(0);
});
