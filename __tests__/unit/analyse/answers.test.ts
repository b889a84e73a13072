// The same answer, from the recording to the report.

import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import type { RecordedAnswers } from '../../../src/model/answer.ts';
import { formatDiagnosticLine } from '../../../src/render/messages/format-diagnostic.ts';
import { renderJson } from '../../../src/render/outputs/json.ts';
import { renderTerminal } from '../../../src/render/outputs/terminal.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { always, around } from '../../support/builders.ts';
import { aRecording, type Sides } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

function change(base: number, head: number): Sides {
  return { base: around(base), head: around(head, 0.01, { turn: 3 }) };
}

const CLAIM = 'budgets:\n  - metric: time\n    min-improvement: 10%\n';

function judge(
  answers: readonly (Partial<RecordedAnswers[number]> & { name: string })[],
  { benchmarks = { 'Encode-8': change(10, 8) }, config = '' } = {} as {
    benchmarks?: Record<string, Sides>;
    config?: string;
  },
) {
  const all = answers.map((one) => ({ command: 0, base: [], head: [], ...one }));
  const policy = policyOf(parseConfigFile(config, 'gate.yml'), TODAY);
  const report = analyse({ ...aRecording(benchmarks), answers: all }, policy);
  const problems = report.problems.filter(({ code }) => /answer|implausible/.test(code)).map(formatDiagnosticLine);
  return { report, problems, row: report.rows[0]! };
}

const kindsOf = ({ row }: ReturnType<typeof judge>) => row.verdicts.map(({ kind, outcome }) => `${kind} ${outcome}`);

describe('an answer that differs', () => {
  const other = [{ name: 'Encode-8', base: ['a'], head: ['b\u001b[31m'] }];

  test.each([
    ['', 'warn', ['max-regression pass', 'same-answer fail']],
    ['same-answer: fail', 'fail', ['max-regression pass', 'same-answer fail']],
    ['same-answer: pass', 'pass', ['max-regression pass']],
    [`${CLAIM}same-answer: pass`, 'fail', ['min-improvement fail']],
  ])('%s', (config, conclusion, kinds) => {
    const judged = judge(other, { config });
    expect([judged.report.conclusion, judged.row.state, kindsOf(judged)]).toEqual([conclusion, 'unchanged', kinds]);
    expect(JSON.parse(renderJson(judged.report)).comparisons[0]).toMatchObject({ sameAnswer: false });
  });

  test('is said with both texts, without control characters', () => {
    const text = renderTerminal(judge(other).report, { colour: false });
    expect(text).toMatch(/"Encode-8" does different work: "b.*" on head, "a" on base\. No improvement of it counts\./);
    expect(text).toContain('Different work than on base: "Encode-8"');
    expect(text).not.toContain('\u001b');
  });

  test('is found by the name without the number of processors, and is one verdict for all metrics', () => {
    const benchmarks = {
      'Encode-8': change(10, 8),
      'Encode-8 allocs/op [allocs/op]': { base: always(7), head: always(7) },
    };
    const { report } = judge([{ name: 'Encode', base: ['a'], head: ['b'] }], { benchmarks });
    expect(report.rows.map(({ verdicts }) => verdicts.map(({ kind }) => kind))).toEqual([
      ['max-regression', 'same-answer'],
      ['max-regression'],
    ]);
  });
});

test('the same answer changes nothing', () => {
  const judged = judge([{ name: 'Encode-8', base: ['a'], head: ['a'] }], { config: CLAIM });
  expect([judged.report.conclusion, judged.row.state, kindsOf(judged)]).toEqual([
    'pass',
    'improvement',
    ['min-improvement pass'],
  ]);
  expect(judged.problems).toEqual([]);
});

test.each([
  ['only one side gives one', [{ name: 'Encode-8', head: ['a'] }], []],
  [
    'it differs within a side',
    [{ name: 'Encode-8', base: ['a', 'b'], head: ['c'] }],
    [
      'benchmarks: answers that differ from run to run on one side are not used: "Encode-8". Leave out what changes, for example times and addresses.',
    ],
  ],
  [
    'there is no such benchmark',
    [{ name: 'encode', base: ['a'], head: ['b'] }],
    ['benchmarks: there are answers of benchmarks that have no results: "encode". Use the names as in the table.'],
  ],
])('not used: %s', (_, answers, problems) => {
  const judged = judge(answers);
  expect([judged.row.state, judged.row.answer, judged.problems]).toEqual(['improvement', null, problems]);
});

describe('a speed-up that is hard to believe', () => {
  const allocs = (head: number) => ({ 'Encode-8 allocs/op [allocs/op]': { base: always(7), head: always(head) } });
  const answers = [{ name: 'Encode-8', base: ['a'], head: ['a'] }];
  test.each([
    ['ten times, with the same answer and allocations', 10, allocs(7), answers, 1],
    ['nine times', 9, allocs(7), answers, 0],
    ['other allocations', 10, allocs(2), answers, 0],
    ['no answer', 10, allocs(7), [], 0],
  ])('%s', (_, factor, more, given, notes) => {
    const { problems, report } = judge(given, { benchmarks: { 'Encode-8': change(10, 9.9 / factor), ...more } });
    expect(problems).toHaveLength(notes);
    expect(report.conclusion).toBe('pass');
  });
});
