import { describe, expect, test } from '@jest/globals';
import { makeError } from '../../../src/model/diagnostic.ts';
import { about } from '../../../src/model/location.ts';
import type { Report } from '../../../src/model/report.ts';
import { renderJunit } from '../../../src/render/outputs/junit.ts';
import { aReport, aRow, aVerdict } from '../../support/builders.ts';

/** A result with values that do not matter. */
const aResult = (given: Partial<Parameters<typeof aRow>[0]>) => aRow({ base: [1, 2], head: [1, 2], ...given });

const broken = aVerdict({ outcome: 'fail', because: 'promised to <everybody>' });
const slower = { base: [100, 101, 102], head: [150, 151, 152], state: 'regression' } as const;

const linesOf = (report: Report) => renderJunit(report).split('\n');
const caseLines = (report: Report) => linesOf(report).filter((line) => line.includes('<testcase '));

describe('a test case', () => {
  test('has a name that does not depend on the other results, and the seconds of head', () => {
    const row = aResult({
      name: 'Encode-8',
      metric: 'ns/op',
      unit: 'sec/op',
      group: 'example.com/codec',
      head: [2e-7],
    });
    const line = '    <testcase name="Encode-8 ns/op" classname="example.com/codec" time="0.0000002"/>';
    expect(caseLines(aReport({ rows: [row] }))).toEqual([line]);
    expect(caseLines(aReport({ rows: [row, aResult({ name: 'Other' })] }))[0]).toBe(line);
  });

  test('is of the gate if the benchmark has no group, and takes no time if it is no time', () => {
    const row = aResult({ name: 'size', metric: 'bytes', unit: 'B', group: null, head: [5000] });
    expect(caseLines(aReport({ name: 'perf', rows: [row] }))).toEqual([
      '    <testcase name="size bytes" classname="perf" time="0"/>',
    ]);
  });

  test.each([
    [0, '0'],
    [12, '12'],
    [120, '120'],
    [1.5, '1.5'],
    [1e-13, '0'],
    [1e22, '0'],
    [-1, '0'],
  ])('%d seconds are %s', (seconds, time) => {
    const row = aResult({ name: 'a', metric: 'time', unit: 'sec', head: [seconds] });
    expect(caseLines(aReport({ rows: [row] }))[0]).toContain(` time="${time}"`);
  });
});

describe('a broken budget', () => {
  const row = aResult({ ...slower, name: 'a', verdicts: [broken] });

  test('is a failure, with the sentence, the numbers and the reason', () => {
    const text = renderJunit(aReport({ conclusion: 'fail', rows: [row] }));
    expect(text).toMatch(/<failure message="&quot;a&quot; got .* slower: .*\." type="max-regression">/);
    expect(text).toContain('\nWhy this budget: promised to &lt;everybody&gt;</failure>');
    expect(text).toContain('<testsuites name="bench-referee" tests="1" failures="1" errors="0">');
  });

  test('that only warns is output of a test case that passed', () => {
    const warned = { ...row, verdicts: [{ ...broken, level: 'warn' as const }] };
    const text = renderJunit(aReport({ conclusion: 'warn', rows: [warned] }));
    expect(text).not.toContain('<failure');
    expect(text).toMatch(/<system-out>&quot;a&quot; got .* slower/);
  });

  test('beside an undecided one is a failure', () => {
    const both = { ...row, verdicts: [aVerdict({ outcome: 'unknown', kind: 'max', limit: 1 }), broken] };
    const text = renderJunit(aReport({ conclusion: 'fail', rows: [both] }));
    expect([text.includes('<failure'), text.includes('<skipped')]).toEqual([true, false]);
  });

  test('of a benchmark that was removed is a failure of each of its metrics', () => {
    const removed = aVerdict({ kind: 'removed', limit: null, outcome: 'fail', because: null });
    const rows = ['time', 'size'].map((metric) =>
      aResult({ name: 'a', metric, base: [1, 2], head: null, state: 'removed', verdicts: [{ ...removed }] }),
    );
    const failures = linesOf(aReport({ conclusion: 'fail', rows })).filter((line) => line.includes('<failure'));
    expect(failures).toHaveLength(2);
    for (const line of failures)
      expect(line).toContain('message="&quot;a&quot; was removed: base has it, head does not."');
  });
});

describe('a run that cannot be judged', () => {
  const problems = [makeError('measuring-cancelled', about('measuring'), { rounds: 2 })];

  test('is an error, and its results without a verdict are skipped', () => {
    const text = renderJunit(aReport({ conclusion: 'error', rows: [aResult({ name: 'a', verdicts: [] })], problems }));
    expect(text).toContain('<testcase name="verdict" classname="bench-referee" time="0">');
    expect(text).toContain('<error message="');
    expect(text).toContain('<skipped message="Not judged." type="not-judged">');
  });
});

test('names are escaped, and characters that XML does not have are removed', () => {
  const name = 'a<b>&"\'\u0000\u0007\u001B[31m\uFFFE\uFFFF\u{1F600}\uD800';
  const text = renderJunit(aReport({ rows: [aResult({ name, metric: 'x\ny', group: ']]>', unit: 'ms' })] }));
  expect(text).toContain('name="a&lt;b&gt;&amp;&quot;&#39;[31m\u{1F600} x y" classname="]]&gt;"');
});

test('long names are not cut, because servers follow a test case by its name', () => {
  const name = 'x'.repeat(500);
  expect(renderJunit(aReport({ rows: [aResult({ name })] }))).toContain(`name="${name} `);
});
