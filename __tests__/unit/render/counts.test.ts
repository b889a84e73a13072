import { describe, expect, test } from '@jest/globals';
import type { ReportRow } from '../../../src/model/report.ts';
import type { Verdict } from '../../../src/model/verdict.ts';
import { listFindings } from '../../../src/render/findings.ts';
import { formatRichText } from '../../../src/render/rich-text.ts';
import { always, aRow, around, aVerdict } from '../../support/builders.ts';

const plain = {
  plain: (text: string) => text,
  strong: (text: string) => `*${text}*`,
  code: (text: string) => text,
  untrusted: (text: string) => `[${text}]`,
};

const time = aRow({ base: around(88.3e-9), head: around(91e-9, 0.05, { turn: 3 }) });

function aCount(base: number, head: number, verdict: Partial<Verdict>): ReportRow {
  const row = aRow({ base: always(base), head: always(head), unit: 'count' });
  return {
    ...row,
    ...{ metric: 'instructions', exact: true, p: null, placements: { base: 6, head: 6 } },
    verdicts: [aVerdict({ limit: 0.01, ...verdict })],
  };
}

/** Returns the sentences about the time of a benchmark with that count. */
function textOfTime(outcome: Verdict['outcome'], count: ReportRow): string[] {
  const rows = [{ ...time, verdicts: [aVerdict({ outcome })] }, count];
  return listFindings({ rows, judgedGeomeans: [] })
    .filter(({ row }) => row.metric !== 'instructions')
    .map(({ what }) => formatRichText(what, plain));
}

describe('an undecided time', () => {
  test('is decided by its count', () => {
    expect(textOfTime('unknown', aCount(1000, 1032, { outcome: 'fail' }))).toEqual([
      expect.stringMatching(
        /Time cannot tell, but the count of its instructions can: they are \*3\.2% higher\*, and its budget allows 1%\.$/,
      ),
    ]);
    expect(textOfTime('unknown', aCount(1000, 1000, { outcome: 'pass' }))).toEqual([
      expect.stringMatching(/can: they are \*the same\*, and its budget allows 1%\.$/),
    ]);
  });

  test('is not where the count is undecided, too', () => {
    expect(textOfTime('unknown', aCount(1000, 1032, { outcome: 'unknown' }))[0]).not.toMatch(/instructions/);
  });
});

describe('a time that got worse', () => {
  test('without more instructions, says what they do not show', () => {
    expect(textOfTime('fail', aCount(1000, 1001, { outcome: 'pass' }))).toEqual([
      expect.stringMatching(/It executes no more instructions than before: .* They do not show waiting,/),
    ]);
  });

  test('with more of them, needs no other reason', () => {
    expect(textOfTime('fail', aCount(1000, 1100, { outcome: 'fail' }))[0]).not.toMatch(/instructions/);
  });
});

describe('a count that needs no test', () => {
  const factsOf = (base: readonly number[], head: readonly number[]) => {
    const row = { ...aCount(1000, 1100, { outcome: 'fail' }), ...aRow({ base, head, unit: 'count' }) };
    const exact = {
      ...row,
      exact: true,
      p: null,
      placements: { base: 3, head: 3 },
      verdicts: [aVerdict({ outcome: 'fail' })],
    };
    const [finding] = listFindings({ rows: [exact], judgedGeomeans: [] });
    return formatRichText(finding!.facts, plain);
  };

  test('is the same in every placement, or differs by the same', () => {
    expect(factsOf(always(1000, 3), always(1100, 3))).toContain('the same in every placement, so no test is needed');
    expect(factsOf([1000, 1020, 1007], [1100, 1120, 1107])).toContain(
      'the same difference in every placement, so no test is needed',
    );
  });
});
