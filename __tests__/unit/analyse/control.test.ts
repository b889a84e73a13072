// Control benchmarks: measured, never judged, and a reason to hold what varies if they moved.

import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { findUndecidedBenchmarks } from '../../../src/analyse/while-measuring.ts';
import type { Policy } from '../../../src/budgets/budget.ts';
import { storeRun } from '../../../src/history/stored-runs.ts';
import type { Recording } from '../../../src/model/recording.ts';
import type { Report } from '../../../src/model/report.ts';
import { listFindings } from '../../../src/render/findings.ts';
import { formatCounts, makeHeadline } from '../../../src/render/headline.ts';
import { formatDiagnosticLine } from '../../../src/render/messages/format-diagnostic.ts';
import { formatRichText } from '../../../src/render/rich-text.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { always, around } from '../../support/builders.ts';
import { aRecording, type Sides } from '../../support/recordings.ts';
import { sayLimit } from '../../support/sentences.ts';
import { TODAY } from '../../support/today.ts';

const change = (from: number, to: number, noise = 0.01): Sides => ({
  base: around(from, noise),
  head: around(to, noise, { turn: 3 }),
});

const config = (text: string): Policy => policyOf(parseConfigFile(text, 'gate.yml'), TODAY);
const CONTROL = config('control: ["Fixed*"]\n');

const messagesOf = ({ problems }: Report) => problems.map(formatDiagnosticLine);
const statesOf = ({ rows }: Report) => Object.fromEntries(rows.map(({ name, state }) => [name, state]));
const early = { rounds: { min: 6, max: 30 } };

const MOVED =
  'measuring: the machine moved: "Fixed1" and "Fixed2" got 10% worse, although a pull request cannot change them. So no result that varies fails. Run again.';

describe('control benchmarks that did not move', () => {
  const recording = aRecording({ Encode: change(10, 12), Fixed1: change(20, 20.02), Fixed2: change(30, 29.98) });

  test('change no verdict, have none, and are marked', () => {
    const report = analyse(recording, CONTROL);
    expect([report.conclusion, messagesOf(report)]).toEqual(['fail', []]);
    expect(report.rows.map(({ name, isControl, verdicts }) => [name, isControl, verdicts.length])).toEqual([
      ['Encode', false, 1],
      ['Fixed1', true, 0],
      ['Fixed2', true, 0],
    ]);
    expect(formatCounts(report)).toBe('3 benchmarks, 3 results: 1 worse, 2 control');
  });

  test('take no share of alpha', () => {
    const alone = analyse(aRecording({ Encode: change(10, 12) }), CONTROL);
    expect(analyse(recording, CONTROL).rows[0]?.verdicts[0]?.alpha).toBe(alone.rows[0]?.verdicts[0]?.alpha);
  });

  test('are in no geomean and in no history', () => {
    const two = aRecording({ Encode: change(10, 12), Decode: change(5, 5), Fixed1: change(20, 40) });
    const report = analyse(two, CONTROL);
    expect(report.geomeans.map(({ n }) => n)).toEqual([2]);
    const tree = { tree: 'a'.repeat(40), commit: 'b'.repeat(40) };
    const { rows } = storeRun(report, { from: tree, to: tree, at: TODAY, workflowRun: null });
    expect(rows.map(({ name }) => name)).toEqual(['Encode', 'Decode']);
  });
});

describe('control benchmarks that moved together', () => {
  const recording = (to = 1.1): Recording =>
    aRecording({
      Encode: change(10, 12),
      Fixed1: change(20, 20 * to),
      Fixed2: change(30, 30 * to),
    });

  test('hold what varies, and the report says that the machine moved', () => {
    const report = analyse(recording(), CONTROL);
    expect([report.conclusion, messagesOf(report)]).toEqual(['inconclusive', [MOVED]]);
    expect(report.rows[0]?.verdicts[0]).toMatchObject({ outcome: 'unknown', isHeld: true, isHeldByControls: true });
    expect(statesOf(report)).toMatchObject({ Encode: 'inconclusive', Fixed1: 'unchanged', Fixed2: 'unchanged' });
    expect(makeHeadline(report).text).toBe('Undecided, because the machine moved: 1 benchmark');
    expect(listFindings(report).map(({ what }) => formatRichText(what))).toEqual([
      `"Encode" got 20% slower: medians 9.999ms → 12.00ms. ${sayLimit('5%')} But the control benchmarks moved too, so the machine may be the cause.`,
    ]);
  });

  test('in the better direction as well', () => {
    const report = analyse(recording(0.9), CONTROL);
    expect(report.conclusion).toBe('inconclusive');
    expect(messagesOf(report)[0]).toContain('got 10% better');
  });

  test('do not hold what is exact', () => {
    const report = analyse(
      aRecording({
        'Encode allocs/op [allocs/op]': { base: always(3), head: always(4) },
        Fixed1: change(20, 22),
        Fixed2: change(30, 33),
      }),
      CONTROL,
    );
    expect([report.conclusion, messagesOf(report)]).toEqual(['fail', [MOVED]]);
  });

  test('hold an absolute limit of values that vary', () => {
    const ceiling = config('control: ["Fixed*"]\nbudgets:\n  - metric: "*"\n    max: 11ms\n');
    const report = analyse(recording(), ceiling);
    expect(report.conclusion).toBe('inconclusive');
    expect(listFindings(report).map(({ what }) => formatRichText(what))).toEqual([
      '"Encode" is at 12.00ms, above the ceiling of 11.00ms. But the control benchmarks moved too, so the machine may be the cause.',
    ]);
  });

  test('also if less is worse', () => {
    const rates = aRecording({
      Encode: change(10, 12),
      'Fixed1 rate [req/s]': change(2000, 1800),
      Fixed2: change(30, 33),
    });
    expect(analyse(rates, CONTROL).conclusion).toBe('inconclusive');
  });

  test('but not if one of them moved alone', () => {
    const one = aRecording({ Encode: change(10, 12), Fixed1: change(20, 26), Fixed2: change(30, 30) });
    expect([analyse(one, CONTROL).conclusion, messagesOf(analyse(one, CONTROL))]).toEqual(['fail', []]);
  });

  test('one alone is enough where there is no other', () => {
    const one = aRecording({ Encode: change(10, 12), Fixed1: change(20, 22) });
    expect(analyse(one, CONTROL).conclusion).toBe('inconclusive');
  });

  test('or opposite ways', () => {
    const apart = aRecording({ Encode: change(10, 12), Fixed1: change(20, 22), Fixed2: change(30, 27) });
    expect(analyse(apart, CONTROL).conclusion).toBe('fail');
  });
});

describe('while measuring', () => {
  const namesOf = ({ series }: ReturnType<typeof findUndecidedBenchmarks>) => series.map(({ name }) => name);

  test('control benchmarks are measured as long as anything else is', () => {
    const noisy = aRecording({ Encode: change(10, 10.6, 0.3), Decode: change(5, 5), Fixed1: change(20, 20) }, early);
    const look = findUndecidedBenchmarks(noisy, CONTROL);
    expect([look.names, look.of, namesOf(look)]).toEqual([['Encode'], 2, ['Encode', 'Fixed1']]);
    expect(look.hasControls).toBe(true);
  });

  test('and never prolong a run', () => {
    const calm = aRecording({ Decode: change(5, 5), Fixed1: change(20, 20, 0.4) }, early);
    const look = findUndecidedBenchmarks(calm, CONTROL, { precision: 0.001, stop: 'verdict' });
    expect([look.names, namesOf(look)]).toEqual([['Decode'], ['Decode', 'Fixed1']]);
    expect(namesOf(findUndecidedBenchmarks(calm, CONTROL))).toEqual([]);
  });
});

describe('patterns', () => {
  test('are as in a budget, and `new` and `removed` do not apply', () => {
    const recording = aRecording({
      Encode: change(10, 10),
      'Fixed/a': { base: around(5) },
      'Fixed/b': { head: around(5) },
      'Fixed/debug': change(5, 6),
    });
    const report = analyse(recording, config('control: ["Fixed/**", "!Fixed/debug"]\nnew: fail\n'));
    expect(report.conclusion).toBe('fail');
    expect(statesOf(report)).toEqual({
      Encode: 'unchanged',
      'Fixed/a': 'removed',
      'Fixed/b': 'new',
      'Fixed/debug': 'regression',
    });
  });

  test('that match nothing are a warning', () => {
    const report = analyse(aRecording({ Encode: change(10, 10) }), config('control: Fixd\n'));
    expect([report.conclusion, messagesOf(report)]).toEqual([
      'pass',
      ['control: no benchmark matches "Fixd". Use names as in the table, or delete the pattern.'],
    ]);
  });

  test('that match everything are an error: a check that judges nothing must not pass', () => {
    const report = analyse(aRecording({ Encode: change(10, 10) }), config('control: "**"\n'));
    expect([report.conclusion, messagesOf(report)]).toEqual([
      'error',
      [
        'control: all benchmarks are control benchmarks, so nothing is judged. Name only those that a pull request cannot change.',
      ],
    ]);
  });

  test('are not matched by a name that only head gives', () => {
    const renamed = aRecording({ Encode: { base: around(10) }, Fixed1: { head: around(12) }, Decode: change(5, 5) });
    const report = analyse(renamed, { ...CONTROL, renamedByHead: { Encode: 'Fixed1' } });
    expect([report.conclusion, statesOf(report)['Fixed1']]).toEqual(['fail', 'regression']);
  });
});
