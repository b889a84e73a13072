// What GitHub takes, whatever was measured: reports of random sizes with names of every kind. No row disappears unsaid,
// and none of a broken budget makes way for another.

import { describe, expect, test } from '@jest/globals';
import { makeError, makeWarning } from '../../../src/model/diagnostic.ts';
import { inFile } from '../../../src/model/location.ts';
import type { Report, ReportRow } from '../../../src/model/report.ts';
import { renderMarker } from '../../../src/publish/marker.ts';
import { renderCheckRun, renderComment, renderJobSummary } from '../../../src/render/outputs/comment.ts';
import { always, aReport, aRow, around, aVerdict, HEAD_SHA } from '../../support/builders.ts';
import { countCases } from '../../support/case-count.ts';
import { HOSTILE_NAMES, HOSTILE_TEXT } from '../../support/hostile-names.ts';
import { type Random, seededRandom, wholeNumber } from '../../support/random-samples.ts';
import { faultsOf } from '../../support/report-structure.ts';

const RUN_URL = 'https://github.com/example/codec/actions/runs/1';
const CONTEXT = { runUrl: RUN_URL, failOn: 'regression' } as const;

const [COMMENT_CHARACTERS, COMMENT_BYTES] = [65_536, 262_144];
const SUMMARY_BYTES = 1024 * 1024;
const CHECK_CHARACTERS = 65_535;

const NAMES: readonly string[] = ['Encode/case', '漢字', '🚀', '`|', '\\|', 'é<b>', 'x'.repeat(200), ...HOSTILE_NAMES];

const [base, head] = [around(88.3e-9), around(97.55e-9, 0.01, { turn: 3 })];
const broken = aVerdict({ outcome: 'fail', because: HOSTILE_TEXT });
const unknown = aVerdict({ outcome: 'unknown', because: HOSTILE_TEXT });
const KINDS: readonly ReportRow[] = [
  aRow({ base, head: base, verdicts: [aVerdict()] }),
  aRow({ base: always(3), head: always(3), unit: 'allocs/op', verdicts: [aVerdict({ alpha: null })] }),
  aRow({ base, head, state: 'improvement' }),
  aRow({ base: null, head }),
  aRow({ base, head: null }),
  aRow({ base, head, state: 'inconclusive', verdicts: [unknown] }),
  aRow({ base, head, state: 'regression', verdicts: [broken] }),
  aRow({ base, head, state: 'regression', verdicts: [aVerdict({ ...broken, level: 'warn' })] }),
  aRow({ base, head: null, verdicts: [aVerdict({ ...broken, kind: 'removed', limit: null })] }),
];

/** Names begin with the row's number, so that rows can be told apart wherever they are shown. */
function randomReport(random: Random, most: number): Report {
  const pick = <One>(all: readonly One[]) => all[wholeNumber(random, 0, all.length - 1)]!;
  // Some reports are all broken, some nearly all unchanged.
  const kinds = Array.from({ length: wholeNumber(random, 1, 5) }, () => pick(KINDS));
  const names = Array.from({ length: wholeNumber(random, 1, 4) }, () => pick(NAMES).repeat(wholeNumber(random, 1, 20)));
  const groups = pick([1, 3, 200]);
  const rows = Array.from({ length: wholeNumber(random, 1, most) }, (_, index): ReportRow => {
    return { ...pick(kinds), name: `r${index}.${pick(names)}`, group: `g${index % groups}${pick(names)}` };
  });
  const problems = Array.from({ length: wholeNumber(random, 0, 30) }, () =>
    pick([makeError, makeWarning])('rename-unused', inFile(pick(NAMES)), { name: pick(NAMES).repeat(10) }),
  );
  const conclusion = rows.some(({ verdicts }) => verdicts.includes(broken)) ? 'fail' : 'pass';
  return aReport({ rows, problems, conclusion, name: pick(NAMES), commands: [pick(NAMES)] });
}

/** Numbers of the rows that stand in a table. */
function rowsIn(markdown: string): number[] {
  return [...markdown.matchAll(/^\| (?:\S+ )?`+ ?r(\d+)\./gm)].map(([, number]) => Number(number));
}

function leftOutOf(markdown: string): number {
  const [, count = '0'] = /^([\d,]+) results? (?:is|are) left out here/m.exec(markdown) ?? [];
  return Number(count.replaceAll(',', ''));
}

const isBroken = ({ verdicts }: ReportRow) => verdicts.some(({ outcome }) => outcome === 'fail');

function expectNothingLost(report: Report, markdown: string): void {
  const shown = rowsIn(markdown);
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.length + leftOutOf(markdown)).toBe(report.rows.length);
  const [others, brokenOnes] = [false, true].map((wanted) =>
    shown.filter((index) => isBroken(report.rows[index]!) === wanted),
  );
  if (others!.length > 0) expect(brokenOnes).toHaveLength(report.rows.filter(isBroken).length);
}

describe.each([
  ['small', 40, countCases({ usual: 5, all: 30 })],
  ['of a usual size', 400, countCases({ usual: 2, all: 15 })],
  ['large', 9000, countCases({ usual: 1, all: 2 })],
])('reports %s', (_, most, runs) => {
  test('are taken by GitHub, say what they leave out, and keep what is broken', () => {
    const random = seededRandom(most);
    for (let run = 0; run < runs; run += 1) {
      const report = randomReport(random, most);
      const marker = renderMarker({ key: HOSTILE_TEXT, headSha: HEAD_SHA, runId: 2 ** 52, runAttempt: 99 });
      const comment = `${marker}\n${renderComment(report, CONTEXT)}`;
      expect(comment.length).toBeLessThanOrEqual(COMMENT_CHARACTERS);
      expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(COMMENT_BYTES);
      const summary = renderJobSummary(report, CONTEXT);
      expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(SUMMARY_BYTES);
      const check = renderCheckRun(report, CONTEXT);
      for (const field of [check.title, check.summary, check.text]) {
        expect(field.length).toBeLessThanOrEqual(CHECK_CHARACTERS);
        expect(Buffer.byteLength(field)).toBeLessThanOrEqual(CHECK_CHARACTERS);
      }
      for (const markdown of [comment, summary, check.text]) expectNothingLost(report, markdown);
    }
  });
});

test('a comment of any smaller size is whole, and so is what is left of it', () => {
  const random = seededRandom(5);
  for (let run = 0; run < countCases({ usual: 2, all: 8 }); run += 1) {
    const report = randomReport(random, 300);
    const limit = wholeNumber(random, 12_000, 60_000);
    const comment = renderComment(report, { ...CONTEXT, limit });
    expect(comment.length).toBeLessThanOrEqual(limit);
    expectNothingLost(report, comment);
    const commits = [report.commits.base.sha!, report.commits.head.sha!];
    expect(faultsOf(comment, { heading: 'verdict', runUrl: RUN_URL, commits })).toEqual([]);
  }
});
