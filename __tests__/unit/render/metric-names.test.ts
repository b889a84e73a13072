// A sentence must say which metric it is about where the benchmark has another one that reads the same.

import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import type { Report } from '../../../src/model/report.ts';
import { namesOfRows } from '../../../src/render/row-names.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { around } from '../../support/builders.ts';
import { aRecording, type Sides } from '../../support/recordings.ts';
import { OUTPUTS } from '../../support/report-outputs.ts';
import { TODAY } from '../../support/today.ts';

const slower: Sides = { base: around(400), head: around(480, 0.01, { turn: 3 }) };
const noisy: Sides = { base: around(400, 0.5), head: around(440, 0.5, { turn: 3 }) };

function judged(benchmarks: Readonly<Record<string, Sides>>, budgets = '{metric: "*", max-regression: 5%}'): Report {
  return analyse(aRecording(benchmarks), policyOf(parseConfigFile(`budgets:\n  - ${budgets}\n`, 'c.yml'), TODAY));
}

const SENTENCES = Object.keys(OUTPUTS).filter((name) => !['output.json', 'output.csv'].includes(name));

function textOf(output: string, report: Report): string {
  return OUTPUTS[output]!(report)
    .replaceAll(/<[^>]*>|[`*"]|&quot;|\\"/g, '')
    .replaceAll('\\', '');
}

describe.each(SENTENCES)('%s', (output) => {
  test.each([
    ['a broken budget', slower, 'got'],
    ['an undecided budget', noisy, 'measured'],
  ])('names the metric of %s of two times', (_, sides, verb) => {
    const text = textOf(output, judged({ 'copy real_time [ms]': sides, 'copy cpu_time [ms]': sides }));
    expect(text).toContain(`copy (real_time) ${verb} `);
    expect(text).toContain(`copy (cpu_time) ${verb} `);
  });

  test('names it for units that differ but read the same', () => {
    const text = textOf(output, judged({ 'copy time [ns/op]': slower, 'copy p99-sec [p99-sec]': slower }));
    expect(text).toContain('copy (time) got');
    expect(text).toContain('copy (p99-sec) got');
  });

  test('names counts, whose words do not say what is higher', () => {
    const text = textOf(output, judged({ 'copy Instructions [count]': slower, 'copy Branches [count]': slower }));
    expect(text).toContain('copy (Instructions) is ');
    expect(text).toContain('copy (Branches) is ');
  });

  test('names it beside a ceiling', () => {
    const sides = { 'copy user [ms]': slower, 'copy elapsed [ms]': slower };
    expect(textOf(output, judged(sides, '{metric: "*", max: 420ms}'))).toContain('copy (elapsed) is at ');
  });

  test('does not where the words are clear', () => {
    expect(textOf(output, judged({ 'copy ns/op [ns/op]': slower, 'copy B/op [B/op]': slower }))).toContain('copy got');
  });
});

test('a metric has one name for people: its base unit, unless the tool has that as well', () => {
  const names = (...metrics: string[]) => {
    const report = judged(Object.fromEntries(metrics.map((metric) => [`copy ${metric} [${metric}]`, slower])));
    return metrics.map(namesOfRows(report.rows).labelOfMetric);
  };
  expect(names('ns/op', 'p99-ns/op', 'MB/s')).toEqual(['sec/op', 'p99-sec/op', 'B/s']);
  expect(names('ns/op', 'sec/op')).toEqual(['ns/op', 'sec/op']);
});
