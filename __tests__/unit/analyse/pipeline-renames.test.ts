import { describe, expect, test } from '@jest/globals';
import { analyseLegs } from '../../../src/analyse/matrix.ts';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { findUndecidedBenchmarks } from '../../../src/analyse/while-measuring.ts';
import type { Policy } from '../../../src/budgets/budget.ts';
import type { Recording } from '../../../src/model/recording.ts';
import type { Report } from '../../../src/model/report.ts';
import { formatCounts } from '../../../src/render/headline.ts';
import { formatDiagnosticLine } from '../../../src/render/messages/format-diagnostic.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { around } from '../../support/builders.ts';
import { aRecording, besideBaseline, type Sides } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const base = (middle = 10): Sides => ({ base: around(middle) });
const head = (middle = 10, noise = 0.01): Sides => ({ head: around(middle, noise, { turn: 3 }) });
const both = (middle = 10): Sides => ({ ...base(middle), ...head(middle) });

const policy = (renamedByHead: Policy['renamedByHead'], config = ''): Policy => ({
  ...policyOf(parseConfigFile(config, 'gate.yml'), TODAY),
  renamedByHead,
});

const statesOf = ({ rows }: Report) => Object.fromEntries(rows.map(({ name, state }) => [name, state]));
const messagesOf = ({ problems }: Report) => problems.map(formatDiagnosticLine);

const CLAIM =
  'renamed: "Old" is compared as "New", because this pull request says that it was renamed. Check that both measure the same work.';

describe('a rename that head adds', () => {
  const renamed = aRecording({ Old: base(), New: head(), Same: both() });

  test('pairs the two, and a reviewer sees it', () => {
    const report = analyse(renamed, policy({ Old: 'New' }));
    expect([report.conclusion, statesOf(report)]).toEqual(['pass', { New: 'unchanged', Same: 'unchanged' }]);
    expect(report.rows[0]?.renamed).toEqual({ from: 'Old', shortFrom: null, by: 'head' });
    expect(messagesOf(report)).toEqual([CLAIM]);
    expect(formatCounts(report)).toBe('2 benchmarks, 2 results: 2 unchanged; 1 benchmark renamed by this pull request');
  });

  test('hides no regression', () => {
    const slower = aRecording({ Old: base(), New: head(12), Same: both() });
    const report = analyse(slower, policy({ Old: 'New' }));
    expect([report.conclusion, statesOf(report)]).toEqual(['fail', { New: 'regression', Same: 'unchanged' }]);
  });

  test('that is refused leaves the benchmark removed, and says why', () => {
    const kept = aRecording({ Old: both(), Gone: base(), New: head() });
    const report = analyse(kept, policy({ Old: 'New', Gone: 'Nothing', Never: 'Was' }));
    expect([report.conclusion, statesOf(report)]).toEqual(['fail', { Old: 'unchanged', Gone: 'removed', New: 'new' }]);
    expect(messagesOf(report)).toEqual([
      'renamed: "Old" is not compared as "New": head still has "Old". Delete the old benchmark, or this entry.',
      'renamed: "Gone" is not compared as "Nothing": head has no benchmark "Nothing" in the same group. Use the name as in the table.',
      'renamed: base has no benchmark "Never". Use the name as in the table, or delete the entry if the renaming is done.',
    ]);
  });

  test('does not hide a metric that is gone', () => {
    const poorer = aRecording({ Old: base(), 'Old size [B]': base(), New: head(), Same: both() });
    const report = analyse(poorer, policy({ Old: 'New' }));
    expect(report.conclusion).toBe('fail');
    expect(report.rows.map(({ name, metric, state }) => [name, metric, state])).toContainEqual([
      'New',
      'size',
      'removed',
    ]);
  });

  test.each([
    [
      'that its new name has',
      'budgets: [{metric: "*", max-regression: 50%}, {metric: "*", benchmarks: ["New"], max-regression: 5%}]',
    ],
    [
      'that its old name had',
      'budgets: [{metric: "*", max-regression: 50%}, {metric: "*", benchmarks: ["Old"], max-regression: 5%}]',
    ],
    ['that leave its new name out', 'budgets: [{metric: "*", benchmarks: ["!New"], max-regression: 5%}]'],
    ['as a ceiling of the old name', 'budgets: [{metric: "*", benchmarks: ["Old"], max: 11ms}]'],
    [
      'as a geomean with the old name',
      'budgets: [{metric: "*", of: geomean, benchmarks: ["Old"], max-regression: 5%}]',
    ],
  ])('is judged by the budgets %s', (_, config) => {
    const slower = aRecording({ Old: base(), New: head(12), Same: both() });
    expect(analyse(slower, policy({ Old: 'New' }, config)).conclusion).toBe('fail');
  });

  test('is judged once by a budget of both names', () => {
    const [row] = analyse(renamed, policy({ Old: 'New' })).rows;
    expect(row?.verdicts).toHaveLength(1);
  });

  test('applies to a baseline too', () => {
    const recording = besideBaseline([{ Old: around(10), Same: around(10) }], [{ New: around(12), Same: around(10) }]);
    const report = analyse(recording, policy({ Old: 'New' }, 'baseline-tolerance: 5%'));
    expect(statesOf(report)).toEqual({ New: 'regression', Same: 'unchanged' });
    expect(messagesOf(report)).toContain(CLAIM);
  });

  test('applies in each leg, and is told once', () => {
    const leg = (name: string): Recording => ({ ...renamed, name });
    const report = analyseLegs([leg('linux'), leg('windows')], policy({ Old: 'New' }));
    expect(report.rows.map(({ group, name, renamed }) => [group, name, renamed?.from])).toEqual([
      ['linux', 'New', 'Old'],
      ['linux', 'Same', undefined],
      ['windows', 'New', 'Old'],
      ['windows', 'Same', undefined],
    ]);
    expect(messagesOf(report)).toEqual([CLAIM]);
  });

  test('never pairs benchmarks of two commands', () => {
    const { series, invocations, schedule, ...rest } = aRecording({ Old: base(), New: head() });
    const apart: Recording = {
      ...rest,
      series,
      schedule: { ...schedule, commands: ['one', 'two'] },
      invocations: invocations.map((one) => ({ ...one, command: one.side === 'base' ? 0 : 1 })),
    };
    expect(resolvedNames(apart)).not.toContain('renamed');
  });

  test('is measured on by both names while it is undecided', () => {
    const noisy = aRecording({ Old: base(), New: head(10, 0.4), Same: both() }, { rounds: { min: 6, max: 30 } });
    const { names, series } = findUndecidedBenchmarks(noisy, policy({ Old: 'New' }));
    expect([names, series.map(({ name }) => name)]).toEqual([['New'], ['Old', 'New']]);
  });
});

function resolvedNames(recording: Recording): string[] {
  return analyse(recording, policy({ Old: 'New' })).rows.flatMap(({ renamed }) => (renamed ? ['renamed'] : []));
}

describe('a rename is proposed', () => {
  const proposed = (benchmarks: Readonly<Record<string, Sides>>, given = policy({})) =>
    analyse(aRecording(benchmarks), given).proposedRenames ?? [];

  test('for the only pair of a group, whatever the names', () => {
    expect(proposed({ Pack: base(), Bundle: head(), Same: both() })).toEqual([{ from: 'Pack', to: 'Bundle' }]);
  });

  test('without the processor count of Go', () => {
    expect(proposed({ 'Pack-8': base(), 'Bundle-8': head(), 'Same-8': both() })).toEqual([
      { from: 'Pack', to: 'Bundle' },
    ]);
  });

  test('for the nearest names among several', () => {
    const benchmarks = {
      'decode/small': base(),
      'decode/large': base(),
      'unpack/large': head(),
      'unpack/small': head(),
      zip: head(),
    };
    expect(proposed(benchmarks)).toEqual([
      { from: 'decode/small', to: 'unpack/small' },
      { from: 'decode/large', to: 'unpack/large' },
    ]);
  });

  test.each<[string, Readonly<Record<string, Sides>>]>([
    ['is as near as another', { encode: base(), encode1: head(), encode2: head() }],
    ['is near two removed ones', { encode1: base(), encode2: base(), encode3: head() }],
    ['has other metrics', { encode: base(), 'encode2 size [B]': head() }],
    ['has another name altogether, among several', { encode: base(), sort: head(), zip: head() }],
    ['cannot be written down', { encode: base(), 'enc\u200Bode': head() }],
    ['could end its quotation', { encode: base(), 'encode"': head() }],
  ])('never if the new one %s', (_, benchmarks) => {
    expect(proposed({ Same: both(), ...benchmarks })).toEqual([]);
  });

  test('never for a benchmark that lost a metric', () => {
    expect(proposed({ A: both(), 'A size [B]': base(), B: head() })).toEqual([]);
  });

  test('never for a benchmark that failed', () => {
    const broken = aRecording({ Old: base(), New: head() }, { outcomes: { 'head 9': 'failed' }, ended: 'failed' });
    expect(analyse(broken, policy({})).proposedRenames).toEqual([]);
  });

  test('no longer once it is in the file', () => {
    expect(proposed({ Pack: base(), Bundle: head() }, policy({ Pack: 'Bundle' }))).toEqual([]);
  });

  test('once for all legs, and not if two legs disagree', () => {
    const leg = (name: string, to: string) => ({ ...aRecording({ Old: base(), [to]: head(), Same: both() }), name });
    const of = (...to: [string, string]) =>
      analyseLegs([leg('linux', to[0]), leg('windows', to[1])], policy({})).proposedRenames;
    expect(of('New', 'New')).toEqual([{ from: 'Old', to: 'New' }]);
    expect(of('New', 'Newer')).toEqual([]);
  });
});
