import { describe, expect, test } from '@jest/globals';
import type { ReportRow } from '../../../src/model/report.ts';
import type { Verdict } from '../../../src/model/verdict.ts';
import { type Finding, formatAdvice, formatStop, listFindings } from '../../../src/render/findings.ts';
import { formatRichText } from '../../../src/render/rich-text.ts';
import { always, aReport, aRow, aRowWithModes, around, aVerdict } from '../../support/builders.ts';
import { sayLimit } from '../../support/sentences.ts';

const plain = {
  plain: (text: string) => text,
  strong: (text: string) => `*${text}*`,
  code: (text: string) => text,
  untrusted: (text: string) => `[${text}]`,
};

function textOf(row: ReportRow, verdict: Partial<Verdict>): string[] {
  const [finding] = listFindings({
    rows: [{ ...row, verdicts: [aVerdict({ outcome: 'fail', ...verdict })] }],
    judgedGeomeans: [],
  });
  return [formatRichText(finding!.what, plain), formatRichText(finding!.facts, plain)];
}

function adviceAfter(rounds: number, findings: readonly Finding[]): string {
  return formatRichText(formatAdvice({ ...aReport({ rows: [] }), rounds }, findings)!, plain);
}

const slower = aRow({ base: around(88.3e-9), head: around(97.55e-9, 0.01, { turn: 3 }) });

describe('a broken budget', () => {
  test('of a change', () => {
    expect(textOf(slower, {})).toEqual([
      `[Encode-8] got *10% slower*: medians 88.30ns → 97.55ns. ${sayLimit('5%')}`,
      '[sec/op] · 95% interval +9.77% to +11.19% · p=0.000011 · n=10',
    ]);
  });

  test('at an early look was measured so far only', () => {
    expect(textOf(slower, { early: { rounds: 10, of: 30 } })[1]).toBe(
      '[sec/op] · 95% interval +9.77% to +11.19% · p=0.000011 · measured so far, after 10 of at most 30 rounds · n=10',
    );
  });

  test('at an early look was measured to the end where the run went on', () => {
    expect(textOf(slower, { early: { rounds: 6, of: 30 } })[1]).not.toContain('so far');
  });

  test('tells the change of the interval below it, and whose values do not give it', () => {
    expect(textOf(aRowWithModes(), {})).toEqual([
      `[Encode-8] got *1.0% slower* by the typical ratio of two values (medians 100.4ns → 129.5ns, +28.98%). ${sayLimit('5%')}`,
      '[sec/op] · 95% interval +0.00% to +29.07% · p=0.026 · n=30',
    ]);
  });

  test('that the fastest third decided says so, with both p', () => {
    expect(textOf({ ...slower, change: 0.12, p: 0.31, fastestP: 0.0004 }, { decidedBy: 'fastest-third' })).toEqual([
      `[Encode-8] got *12% slower* in the fastest third of the runs (medians 88.30ns → 97.55ns, +10.48%). ${sayLimit('5%')}`,
      '[sec/op] · 95% interval +9.77% to +11.19% · p=0.310 · fastest third p=0.00040 · n=10',
    ]);
  });

  test('leaves out medians that went the other way', () => {
    const row = { ...slower, change: -0.01 };
    expect(textOf(row, {})[0]).toBe(
      `[Encode-8] got *1.0% faster* by the typical ratio of two values. ${sayLimit('5%')}`,
    );
  });

  test('below zero a ratio turns round', () => {
    const row = aRow({ base: [-10, -11, -12], head: [-5, -6, -7], unit: 'sec/op' });
    expect(textOf({ ...row, unit: 'drift' }, {})[0]).toMatch(/^\[Encode-8\] \(\[ns\/op\]\) is \*45% higher\*: /);
  });

  test('of an exact metric', () => {
    const row = aRow({ unit: 'allocs/op', base: always(2), head: always(3) });
    expect(textOf(row, { limit: 0, alpha: null })).toEqual([
      `[Encode-8] makes *50% more allocations*: 2 → 3. ${sayLimit('none')}`,
      '[allocs/op] · the same in every run, so no test is needed · n=10',
    ]);
  });

  test('over a zero base', () => {
    const row = aRow({ unit: 'allocs/op', base: always(0), head: always(3) });
    expect(textOf(row, { limit: 0, alpha: null })[0]).toBe(`[Encode-8] went from *0* to *3*. ${sayLimit('none')}`);
  });

  test('of throughput', () => {
    const row = aRow({ unit: 'B/s', better: 'higher', base: always(2e9), head: always(1e9) });
    expect(textOf(row, {})[0]).toMatch(/^\[Encode-8\] has \*50% lower throughput\*: /);
  });

  test('a ceiling and a floor', () => {
    expect(textOf(slower, { kind: 'max', limit: 90e-9 })).toEqual([
      '[Encode-8] is at *97.55ns*, above the ceiling of 90.00ns.',
      '[sec/op] · 95% interval 96.95ns to 98.30ns · n=10',
    ]);
    expect(textOf(slower, { kind: 'min', limit: 1 })[0]).toBe('[Encode-8] is at *97.55ns*, below the floor of 1.000s.');
  });

  test('new and removed benchmarks', () => {
    expect(textOf(aRow({ base: null, head: around(1) }), { kind: 'new', limit: null })[0]).toBe(
      '[Encode-8] is *new*, and this gate does not allow new benchmarks.',
    );
    expect(textOf(aRow({ base: around(1), head: null }), { kind: 'removed', limit: null })[0]).toBe(
      '[Encode-8] was *removed*: base has it, head does not.',
    );
  });

  test('a unit that a tool made up stays in quotes', () => {
    const row = aRow({ unit: '@org/team', base: always(1), head: always(2) });
    expect(textOf(row, {})[0]).toBe(
      `[Encode-8] ([ns/op]) is *2.0× as high*: [1 @org/team] → [2 @org/team]. ${sayLimit('5%')}`,
    );
  });
});

describe('an undecided budget', () => {
  test('says what is possible, and what p would have counted (two-sided)', () => {
    const row = aRow({ base: around(1, 0.1), head: around(1.04, 0.1, { turn: 2 }) });
    const [what, facts] = textOf(row, { outcome: 'unknown', alpha: 0.0002 });
    expect(what).toMatch(
      new RegExp(
        String.raw`^\[Encode-8\] measured \*4\.0% slower\*: medians 1\.000s → 1\.040s, but anything from -\d+\.\d\d% to \+\d+\.\d\d% is possible \(95% interval\)\. ${sayLimit('5%')}$`,
      ),
    );
    expect(facts).toMatch(
      /^\[sec\/op\] · p=0\.\d{3} \(0\.00040 or less is needed\) · minimum detectable change 6\.2% · n=10$/,
    );
  });

  test.each<[string, ReportRow, string]>([
    [
      'all values are equal',
      { ...aRow({ base: always(5, 4), head: always(5, 4) }), exact: false, interval: { low: 0, high: 0 } },
      'measured the same: medians 5.000s → 5.000s',
    ],
    [
      'the whole interval is within the limit',
      aRow({ base: around(5, 0.001, { n: 4 }), head: around(5.1, 0.001, { n: 4 }) }),
      'measured *2.0% slower*: medians 5.002s → 5.101s',
    ],
  ])('says that the rounds are too few where %s', (_, row, change) => {
    const [what] = textOf(row, { outcome: 'unknown', alpha: 0.002 });
    expect(what).toBe(`[Encode-8] ${change}, but 4 rounds are too few for a verdict. ${sayLimit('5%')}`);
  });

  test('says what is possible where it is a metric of which more is better', () => {
    const row = aRow({ base: around(5.2, 0.01), head: around(5, 0.01), unit: 'B/s', better: 'higher' });
    expect(textOf(row, { outcome: 'unknown', alpha: 0.002, limit: 0.04 })[0]).toContain('but anything from -');
    expect(textOf(row, { outcome: 'unknown', alpha: 0.000001, limit: 0.01 })).toEqual([
      '[Encode-8] measured *3.8% lower throughput*: medians 5.200B/s → 5B/s. It seems to have lower throughput than allowed (-4.46% to -3.23%, allowed 1%), but 10 rounds are not proof yet: p=0.000011, needed 0.0000020.',
      '[B/s] · minimum detectable change 6.2% · n=10',
    ]);
    expect(textOf(row, { outcome: 'unknown', alpha: 0.002, limit: 0.2 })[0]).toContain('10 rounds are too few');
  });

  test('says so where p counts but the change may be within the limit', () => {
    const row = aRow({ base: around(10, 0.05), head: around(10.7, 0.05, { turn: 3 }) });
    const [, facts] = textOf({ ...row, p: 0.0001 }, { outcome: 'unknown', alpha: 0.0001 });
    expect(facts).toContain('p=0.00010, which is significant, but the change may be within the limit');
  });

  test('says so where nearly everything got worse with it', () => {
    const [what, facts] = textOf(slower, { outcome: 'unknown', alpha: 0.01, isHeld: true });
    expect(what).toBe(
      `[Encode-8] got *10% slower*: medians 88.30ns → 97.55ns. ${sayLimit('5%')} But nearly everything got worse together, and the order of the runs does not yet rule out the machine as the cause.`,
    );
    expect(facts).toContain('p=0.000011 ·');
  });

  test('says what such a run finds', () => {
    const [, facts] = textOf({ ...slower, detectable: 0.0741 }, { outcome: 'unknown', alpha: 1e-9 });
    expect(facts).toContain('minimum detectable change 7.4%');
    expect(textOf({ ...slower, detectable: null }, { outcome: 'unknown' })[1]).not.toContain('finds');
  });

  test('with too few values for an interval', () => {
    const row = aRow({ base: [1, 1.1], head: [1.2, 1.3] });
    expect(textOf(row, { outcome: 'unknown' })[0]).toMatch(
      new RegExp(String.raw`, but there are too few values to be sure\. ${sayLimit('5%')}$`),
    );
  });

  test('advice fits the rounds', () => {
    const row = aRow({ base: around(10, 0.05), head: around(10.7, 0.05, { turn: 3 }) });
    const rows = [{ ...row, verdicts: [aVerdict({ outcome: 'unknown' })] }];
    const findings = listFindings({ rows, judgedGeomeans: [] });
    expect(adviceAfter(1, findings)).toBe('1 round cannot give a verdict; raise rounds and max-minutes.');
    expect(adviceAfter(3, findings)).toMatch(/^3 rounds cannot give a verdict; /);
    expect(adviceAfter(30, findings)).toBe('more rounds (rounds and max-minutes) or a wider limit would decide it.');
    expect(formatAdvice(aReport({ rows: [] }), [])).toBeNull();
  });

  test('of a check that failed has the reason for all rows', () => {
    const row = aRow({ base: around(10, 0.05), head: around(10.7, 0.05, { turn: 3 }) });
    const rows = [{ ...row, verdicts: [aVerdict({ outcome: 'unknown' })] }];
    const findings = listFindings({ rows, judgedGeomeans: [] });
    const stopped = { ...aReport({ rows }), stoppedAfter: 10 };
    expect(formatRichText(formatStop(stopped, findings)!, plain)).toBe(
      'Measuring stopped after 10 rounds, when the check had failed. With stop: rows, it goes on until everything is decided.',
    );
    expect(formatStop(stopped, [])).toBeNull();
    expect(formatStop({ ...stopped, stoppedAfter: null }, findings)).toBeNull();
  });
});

test('broken before undecided, failing before warning, kept ones not at all', () => {
  const verdicts = (['warn', 'fail'] as const).flatMap((level) =>
    (['unknown', 'fail', 'pass'] as const).map((outcome) => aVerdict({ level, outcome })),
  );
  const order = listFindings({ rows: [{ ...slower, verdicts }], judgedGeomeans: [] }).map(
    ({ verdict }) => `${verdict.outcome} ${verdict.level}`,
  );
  expect(order).toEqual(['fail fail', 'fail warn', 'unknown fail', 'unknown warn']);
});

test('a benchmark that went is told once, whatever it had metrics', () => {
  const verdicts = [aVerdict({ kind: 'removed', limit: null, outcome: 'fail' })];
  const rows = ['sec/op', 'B/op'].map((unit) => aRow({ unit, base: always(1), head: null, verdicts }));
  expect(listFindings({ rows, judgedGeomeans: [] }).map(({ facts }) => facts)).toEqual([[]]);
});

test('the group is named only where there are several', () => {
  const rows = [
    { ...slower, group: 'a', verdicts: [aVerdict({ outcome: 'fail' })] },
    { ...slower, group: 'b' },
  ];
  expect(formatRichText(listFindings({ rows, judgedGeomeans: [] })[0]!.facts, plain)).toMatch(/^\[a\] · \[sec\/op\]/);
  expect(formatRichText(listFindings({ rows: rows.slice(0, 1), judgedGeomeans: [] })[0]!.facts, plain)).toMatch(
    /^\[sec\/op\]/,
  );
});

test('a count that is undecided gets advice on placements, and is not said to need no test', () => {
  const counted = { metric: 'instructions', unit: 'count', placements: { base: 3, head: 3 } };
  const row = { ...aRow({ base: always(5000, 3), head: [5100, 5101, 5103] }), ...counted };
  const verdicts = [aVerdict({ outcome: 'unknown' })];
  const findings = listFindings({ rows: [{ ...row, verdicts }], judgedGeomeans: [] });
  expect(formatRichText(findings[0]!.facts, plain)).not.toContain('no test is needed');
  expect(adviceAfter(0, findings)).toBe('counts need more placements; raise max-minutes or the limit.');
});
