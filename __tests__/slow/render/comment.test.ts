import { describe, expect, test } from '@jest/globals';
import type { Report, ReportRow } from '../../../src/model/report.ts';
import {
  COMMENT_LIMIT,
  renderCheckRun,
  renderComment,
  renderJobSummary,
  SUMMARY_LIMIT,
} from '../../../src/render/outputs/comment.ts';
import { always, aReport, aRow, around, aVerdict } from '../../support/builders.ts';
import { REPORT_CASES } from '../../support/report-cases.ts';
import { sayLimit } from '../../support/sentences.ts';

const CONTEXT = { runUrl: 'https://github.com/example/codec/actions/runs/1' };
const METRICS = ['sec/op', 'B/op', 'allocs/op'] as const;

/** 2,000 benchmarks with three metrics, the time of every so many of them broken. */
function manyRows(brokenEvery: number, name = (index: number) => `Group/case=${index}-8`): Report {
  const [base, head] = [around(88.3e-9), around(97.55e-9, 0.01, { turn: 3 })];
  const time = { kept: aRow({ base, head: base, verdicts: [aVerdict()] }), broken: aRow({ base, head }) };
  const rows = Array.from({ length: 2000 }, (_, index) =>
    METRICS.map((unit): ReportRow => {
      if (unit !== 'sec/op')
        return {
          ...time.kept,
          unit,
          exact: true,
          p: null,
          name: name(index),
          base: { ...time.kept.base!, values: always(1) },
        };
      if (index % brokenEvery !== 0) return { ...time.kept, name: name(index) };
      const verdicts = [aVerdict({ outcome: 'fail', because: 'nothing below the noise is actionable' })];
      return { ...time.broken, name: name(index), state: 'regression', verdicts };
    }),
  ).flat();
  return aReport({ rows, conclusion: 'fail' });
}

/** Names in table rows; a row that was cut has no closing pipe. */
function tableNames(markdown: string): string[] {
  return [...markdown.matchAll(/^\| ❌ `([^`]+)` \|.*\|$/gm)].map(([, name]) => name!);
}

describe('2,000 benchmarks with three metrics', () => {
  const report = manyRows(50);
  const comment = renderComment(report, CONTEXT);

  test('fits, with room for the marker', () => {
    expect(comment.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(comment.length).toBeGreaterThan(COMMENT_LIMIT * 0.95);
  });

  test('every broken row is there', () => {
    expect(tableNames(comment)).toEqual(Array.from({ length: 40 }, (_, index) => `Group/case=${index * 50}-8`));
  });

  test('says how many rows are missing, and they are unchanged ones', () => {
    const shown = comment.match(/^\| (❌ )?`Group\//gm)!.length;
    expect(comment).toContain(`${(6000 - shown).toLocaleString('en-US')} results are left out`);
  });

  test('every row and every folded part is whole', () => {
    for (const line of comment.split('\n').filter((text) => text.startsWith('|'))) expect(line).toMatch(/ \|$/);
    expect(comment.match(/<details>/g)!.length).toBe(comment.match(/<\/details>/g)!.length);
  });

  test('the other outputs fit as well', () => {
    expect(Buffer.byteLength(renderJobSummary(report, CONTEXT))).toBeLessThanOrEqual(SUMMARY_LIMIT);
    const check = renderCheckRun(report, { ...CONTEXT, failOn: 'regression' });
    expect(Buffer.byteLength(check.text)).toBeLessThanOrEqual(65_535);
    expect(Buffer.byteLength(check.summary)).toBeLessThanOrEqual(65_535);
    expect(tableNames(check.text)).toHaveLength(40);
  });
});

test('when all is broken, what fits is whole and the rest is counted', () => {
  const comment = renderComment(manyRows(1), CONTEXT);
  expect(comment.length).toBeLessThanOrEqual(COMMENT_LIMIT);
  const shown = tableNames(comment).length;
  expect(shown).toBeGreaterThan(300);
  expect(comment).toContain(`${(6000 - shown).toLocaleString('en-US')} results are left out`);
});

test('names of the worst kind fit, in characters and in bytes', () => {
  const report = manyRows(1, (index) => `${'`漢|'.repeat(100)}${index}`);
  const comment = renderComment(report, CONTEXT);
  expect(comment.length).toBeLessThanOrEqual(COMMENT_LIMIT);
  expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(240_000);
  expect(Buffer.byteLength(renderJobSummary(report, CONTEXT))).toBeLessThanOrEqual(SUMMARY_LIMIT);
});

test('ten findings are told openly, some more are folded, the rest is counted', () => {
  const summary = renderJobSummary(manyRows(10), CONTEXT);
  expect(summary.split(sayLimit('5%'))).toHaveLength(51);
  expect(summary).toContain('<details><summary>40 more broken limits, and 150 in the tables only</summary>');
});

test('a smaller limit can be asked for', () => {
  expect(renderComment(manyRows(50), { ...CONTEXT, limit: 9000 }).length).toBeLessThanOrEqual(9000);
});

describe('untrusted text', () => {
  /** What is left when code blocks and code spans are taken out: all that GitHub reads as anything but text. */
  function outsideCode(markdown: string): string {
    return markdown
      .replaceAll(/^(`{3,})(?:sh|text)\n[\s\S]*?\n\1$/gm, '')
      .replaceAll(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '');
  }

  test.each(['comment', 'summary', 'check'])('stays in code: %s', (output) => {
    const report = REPORT_CASES['name-with-pipe']!;
    const check = renderCheckRun(report, { ...CONTEXT, failOn: 'regression' });
    const text = {
      comment: renderComment(report, CONTEXT),
      summary: renderJobSummary(report, CONTEXT),
      check: `${check.summary}\n${check.text}`,
    }[output]!;
    expect(outsideCode(text)).not.toMatch(/@|#1|GH-1|<img|<script|<\/td|onerror|example\.com\/x|bold|`/);
    expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\u001B\u0007\r]/);
    expect(check.title).toMatch(/^Worse than allowed: ".+" \+10% ".+", ".+" \+10% ".+" and 8 more$/);
    expect(check.title.length).toBeLessThanOrEqual(255);
  });

  test('a link to the run that is none is left out', () => {
    const comment = renderComment(REPORT_CASES['regression']!, {
      runUrl: 'https://example.com/) <img src=x>',
    });
    expect(comment).not.toContain('example.com/)');
  });
});

describe('the conclusion of the check', () => {
  test.each([
    ['pass', 'regression', 'success'],
    ['warn', 'regression', 'success'],
    ['fail', 'regression', 'failure'],
    ['fail', 'never', 'neutral'],
    ['inconclusive', 'regression', 'neutral'],
    ['inconclusive', 'inconclusive', 'failure'],
    ['error', 'never', 'failure'],
  ] as const)('%s with fail-on %s: %s', (conclusion, failOn, expected) => {
    const report = { ...REPORT_CASES['regression']!, conclusion };
    expect(renderCheckRun(report, { ...CONTEXT, failOn }).conclusion).toBe(expected);
  });
});

test('another gate says its name, the only one need not', () => {
  const report = REPORT_CASES['regression']!;
  expect(renderComment({ ...report, name: 'codec' }, CONTEXT)).toContain('`codec`: 5 benchmarks');
  expect(renderComment(report, CONTEXT)).not.toContain('`bench-referee`');
});
