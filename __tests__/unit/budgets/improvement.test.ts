// `min-improvement` from the configuration to the report.

import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { renderJson } from '../../../src/render/outputs/json.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { always, around } from '../../support/builders.ts';
import { aRecording, type Sides } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const LONG = { rounds: { min: 6, max: 30 } };

function change(base: number, head: number, noise = 0.01, n = 30): Sides {
  return { base: around(base, noise, { n }), head: around(head, noise, { n, turn: 3 }) };
}

function judge(sides: Sides, budgets: string, given: Parameters<typeof aRecording>[1] = LONG) {
  const policy = policyOf(parseConfigFile(`budgets:\n${budgets}`, 'gate.yml'), TODAY);
  const report = analyse(aRecording({ Encode: sides }, given), policy);
  const [{ state, verdicts }] = report.rows as [(typeof report.rows)[number]];
  return {
    conclusion: report.conclusion,
    state,
    outcomes: verdicts.map(({ kind, outcome }) => `${kind} ${outcome}`),
    report,
  };
}

const CLAIM = '  - metric: time\n    min-improvement: 10%\n';

describe('an improvement of 10% that a budget asks for', () => {
  test.each([
    ['proven', change(10, 8), 'pass', 'improvement', 'pass'],
    ['too small', change(10, 9.5), 'fail', 'improvement', 'fail'],
    ['none', change(10, 10), 'fail', 'unchanged', 'fail'],
    ['worse, without a limit for that', change(10, 12), 'fail', 'regression', 'fail'],
    ['just as large, but as likely smaller', change(10, 9, 0.05), 'fail', 'improvement', 'fail'],
    ['time over before it is proven', change(10, 8.9, 0.1, 5), 'inconclusive', 'unchanged', 'unknown'],
  ] as const)('%s', (name, sides, conclusion, state, outcome) => {
    const ended = name.startsWith('time over') ? 'time' : 'complete';
    expect(judge(sides, CLAIM, { ...LONG, ended })).toMatchObject({
      conclusion,
      state,
      outcomes: [`min-improvement ${outcome}`],
    });
  });

  test('stands next to a limit of the change, and replaces only one of its own kind', () => {
    const budgets = `  - metric: "*"\n    max-regression: 5%\n    min-improvement: 50%\n${CLAIM}`;
    expect(judge(change(10, 8), budgets).outcomes).toEqual(['max-regression pass', 'min-improvement pass']);
    expect(judge(change(10, 12), budgets).outcomes).toEqual(['max-regression fail', 'min-improvement fail']);
  });

  test('the JSON report has its kind, limit and outcome', () => {
    const { report } = judge({ base: always(10, 6), head: always(9.5, 6) }, CLAIM);
    const json = JSON.parse(renderJson(report)) as { comparisons: readonly { budgets: readonly object[] }[] };
    expect(json.comparisons[0]!.budgets).toEqual([
      { kind: 'min-improvement', limit: 0.1, level: 'fail', outcome: 'fail', because: null },
    ]);
  });

  test('a geomean can be asked for one', () => {
    const policy = policyOf(parseConfigFile(`budgets:\n${CLAIM}    of: geomean\n`, 'gate.yml'), TODAY);
    const report = analyse(aRecording({ Encode: change(10, 8), Decode: change(5, 4.2) }, LONG), policy);
    expect(report.judgedGeomeans.flatMap(({ verdicts }) => verdicts)).toMatchObject([
      { kind: 'min-improvement', outcome: 'pass' },
    ]);
  });
});
