// Levels of head, and what budgets against a release make of them: through the whole analysis of a recording.

import { describe, expect, test } from '@jest/globals';
import { analyseLegs } from '../../../src/analyse/matrix.ts';
import { analyse } from '../../../src/analyse/pipeline.ts';
import type { AnchorLevels, BaseLevel, BaseLevels } from '../../../src/model/anchor.ts';
import { historyKeyOf } from '../../../src/model/history.ts';
import type { Recording } from '../../../src/model/recording.ts';
import type { Report } from '../../../src/model/report.ts';
import { listFindings } from '../../../src/render/findings.ts';
import { formatCounts, makeHeadline } from '../../../src/render/headline.ts';
import { renderJson } from '../../../src/render/outputs/json.ts';
import { renderJunit } from '../../../src/render/outputs/junit.ts';
import { formatRichText, PLAIN_FORMATTER, type RichText } from '../../../src/render/rich-text.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { always, around } from '../../support/builders.ts';
import { aRecording, besideBaseline } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const ANCHOR = { name: 'v2.3.0', commit: 'c'.repeat(40) };

interface Key {
  readonly name: string;
  readonly metric?: string;
  readonly group?: string | null;
}

/** Levels of base, as logarithms. */
function since(entries: readonly (readonly [Key, Partial<BaseLevel>])[], isBase = false): BaseLevels {
  const levels = new Map(
    entries.map(([{ name, metric = 'time', group = null }, level]) => [
      historyKeyOf({ command: null, group, name, metric }),
      { level: 0, standardError: 0.003, usualError: 0.003, scatter: 1, ...level },
    ]),
  );
  const found: AnchorLevels = { anchor: ANCHOR, isBase, levels };
  return { ofBudgets: new Map([['latest-release', found]]), shown: found, recordedIn: null };
}

const policy = (budgets: string) => policyOf(parseConfigFile(`budgets:\n${budgets}`, 'b.yml'), TODAY);

const AGAINST = '  - {metric: "*", against: latest-release, max-regression: 5%}\n';

const change = (base: number, head: number) => ({ base: around(base), head: around(head, 0.01, { turn: 3 }) });

const levelsOf = (report: Report) =>
  report.rows.map(({ name, verdicts }) => [
    name,
    ...verdicts.filter(({ anchored }) => anchored !== null).map(({ outcome, level }) => `${outcome} ${level}`),
  ]);

const judge = (recording: Recording, levels: BaseLevels, budgets = AGAINST) =>
  analyse(recording, policy(budgets), levels);

describe('the level of head', () => {
  test('is that of base and the change of the run, with the errors of both', () => {
    const { rows } = judge(aRecording({ Encode: change(10, 10.2) }), since([[{ name: 'Encode' }, { level: 0.05 }]]));
    const [{ since: level, change: own, interval }] = rows as [(typeof rows)[0]];
    expect(level!.base).toBeCloseTo(Math.expm1(0.05), 9);
    expect(Math.log1p(level!.change)).toBeCloseTo(0.05 + Math.log1p(own!), 9);
    const width = ({ low, high }: { low: number; high: number }) => (Math.log1p(high) - Math.log1p(low)) / 2;
    const ownError = Math.max(width(interval!) / 1.96, 0.003);
    expect(width(level!.interval)).toBeCloseTo(1.96 * Math.hypot(0.003, ownError), 5);
  });

  test('has the scatter of the history', () => {
    const recording = aRecording({ Encode: change(10, 10.2) });
    const widthOf = (scatter: number) => {
      const [row] = judge(recording, since([[{ name: 'Encode' }, { scatter, standardError: 0 }]])).rows;
      return Math.log1p(row!.since!.interval.high) - Math.log1p(row!.since!.interval.low);
    };
    expect(widthOf(3)).toBeCloseTo(3 * widthOf(1), 9);
  });

  test('knows a renamed benchmark by its old name, and a machine of several by its group', () => {
    const levels = since([
      [{ name: 'Old' }, { level: 0.2 }],
      [{ name: 'Encode', group: 'linux' }, { level: 0.2 }],
    ]);
    const renamed = aRecording({ Old: { base: around(10) }, New: { head: around(10, 0.01, { turn: 3 }) } });
    const budgets = `${AGAINST}renamed: {Old: New}\n`;
    expect(levelsOf(judge(renamed, levels, budgets))).toEqual([['New', 'fail warn']]);
    const leg = (name: string) => ({ ...aRecording({ Encode: change(10, 10) }), name });
    const legs = analyseLegs([leg('linux'), leg('mac')], policy(AGAINST), levels);
    expect(legs.rows.map(({ group, verdicts }) => [group, verdicts[0]?.outcome])).toEqual([
      ['linux', 'fail'],
      ['mac', 'unknown'],
    ]);
  });
});

describe('a budget against a release', () => {
  test.each([
    [0.07, 'fail'],
    [0.05, 'unknown'],
    [0.03, 'pass'],
    [-0.2, 'pass'],
  ])('base at %d: %s', (level, outcome) => {
    const report = judge(aRecording({ Encode: change(10, 10) }), since([[{ name: 'Encode' }, { level }]]));
    expect(levelsOf(report)).toEqual([['Encode', `${outcome} warn`]]);
    expect(report.conclusion).toBe(outcome === 'fail' ? 'warn' : 'pass');
    // Nothing changed, whatever the level is.
    expect(report.rows[0]!.state).toBe('unchanged');
  });

  test('a rate that is lower than in the release', () => {
    const recording = aRecording({ 'Load rate [req/s]': change(1000, 1000) });
    const at = (level: number) => levelsOf(judge(recording, since([[{ name: 'Load', metric: 'rate' }, { level }]])));
    expect([at(-0.1), at(0.1)]).toEqual([[['Load', 'fail warn']], [['Load', 'pass warn']]]);
  });

  test('exact metrics are compared without a doubt', () => {
    const recording = aRecording({ 'Encode allocs/op [allocs/op]': { base: always(100), head: always(105) } });
    const key = { name: 'Encode', metric: 'allocs/op' };
    const exact = { standardError: 3e-6, usualError: 1e-6 };
    const at = (level: number, limit: string) => {
      const budgets = `  - {metric: allocs/op, against: latest-release, max-regression: ${limit}}\n`;
      return levelsOf(judge(recording, since([[key, { level, ...exact }]]), budgets))[0]![1];
    };
    expect([at(0, '5%'), at(0, '4%'), at(-Math.log(1.05), '0%'), at(0.01, '5%')]).toEqual([
      'pass warn',
      'fail warn',
      'pass warn',
      'fail warn',
    ]);
  });

  test('applies beside one against base, and replaces only one against the same release', () => {
    const both = `  - {metric: "*", max-regression: 5%}\n${AGAINST}`;
    const recording = aRecording({ Encode: change(10, 10) });
    const levels = since([[{ name: 'Encode' }, { level: 0.1 }]]);
    const outcomes = (budgets: string) =>
      judge(recording, levels, budgets).rows[0]!.verdicts.map((one) => [one.limit, one.outcome]);
    expect(outcomes(both)).toEqual([
      [0.05, 'pass'],
      [0.05, 'fail'],
    ]);
    expect(outcomes(`${both}  - {metric: time, against: latest-release, max-regression: 20%}\n`)).toEqual([
      [0.05, 'pass'],
      [0.2, 'pass'],
    ]);
  });

  test('a small difference in the unit of the metric breaks nothing', () => {
    const budgets = '  - {metric: "*", against: latest-release, max-regression: 5%, min-delta: 20us}\n';
    const recording = aRecording({ Small: change(0.1, 0.1), Large: change(10, 10) });
    const levels = since([
      [{ name: 'Small' }, { level: 0.1 }],
      [{ name: 'Large' }, { level: 0.1 }],
    ]);
    expect(levelsOf(judge(recording, levels, budgets))).toEqual([
      ['Small', 'pass warn'],
      ['Large', 'fail warn'],
    ]);
  });

  test('of level fail, it fails the check; without a level it leaves it open', () => {
    const failing = AGAINST.replace('5%', '5%, level: fail');
    const recording = aRecording({ Encode: change(10, 10) });
    const conclude = (levels: BaseLevels) => judge(recording, levels, failing).conclusion;
    expect(conclude(since([[{ name: 'Encode' }, { level: 0.1 }]]))).toBe('fail');
    expect(conclude(since([[{ name: 'Encode' }, { level: 0.05 }]]))).toBe('inconclusive');
    expect(conclude({ ofBudgets: new Map(), shown: null, recordedIn: null })).toBe('inconclusive');
    // A benchmark that the release does not have is not judged.
    expect(conclude(since([[{ name: 'Other' }, {}]]))).toBe('pass');
  });

  test('of level fail without a level has a finding, and the headline and the counts are about it', () => {
    const failing = AGAINST.replace('5%', '5%, level: fail');
    const recording = aRecording({ Encode: change(10, 10) });
    const report = judge(recording, { ofBudgets: new Map(), shown: null, recordedIn: null }, failing);
    const plain = (words: RichText) => formatRichText(words, PLAIN_FORMATTER);
    expect(listFindings(report).map(({ what, facts }) => [plain(what), plain(facts)])).toEqual([
      ['The budget of "Encode" against "latest-release", which allows 5%, is undecided: no level is known.', '"sec"'],
    ]);
    expect(makeHeadline(report).text).toBe('Undecided: 1 benchmark against a release');
    expect(formatCounts(report)).toBe('1 benchmark, 1 result: 1 unchanged; 1 budget against a release undecided');
    expect(renderJunit(report)).toContain('is undecided: no level is known.');
  });

  test('that only warns has no finding without a level: a warning of the run says why', () => {
    const report = judge(aRecording({ Encode: change(10, 10) }), {
      ofBudgets: new Map(),
      shown: null,
      recordedIn: null,
    });
    expect(listFindings(report)).toEqual([]);
    expect(formatCounts(report)).toBe('1 benchmark, 1 result: 1 unchanged');
  });

  test('new and removed benchmarks, and values without a ratio', () => {
    const recording = aRecording({
      New: { head: around(10) },
      Old: { base: around(10) },
      'Zero drift [points]': { base: [-1, 2, 0, 1, -2, 3, 1, 0, 2, -1], head: [-1, 2, 0, 1, -2, 3, 1, 0, 2, 1] },
    });
    const report = judge(recording, since([[{ name: 'Zero', metric: 'drift' }, { level: 0.1 }]]));
    expect(levelsOf(report)).toEqual([['New'], ['Old'], ['Zero', 'unknown warn']]);
    expect(report.rows[2]!.verdicts[0]!.anchored).toMatchObject({ level: 'no-ratio' });
  });

  test('a baseline of another machine has no level, and a sentence says so', () => {
    const [base, head] = [{ Encode: around(10) }, { Encode: around(10, 0.01, { n: 6, turn: 3 }) }];
    const report = judge(besideBaseline([base], [head]), since([[{ name: 'Encode' }, { level: 0.1 }]]));
    expect(levelsOf(report)).toEqual([['Encode', 'unknown warn']]);
    expect(report.problems.map(({ code }) => code)).toContain('level-of-baseline');
    expect(report.rows[0]!.since).toBeNull();
  });

  test('base is the release: the change of the run is judged, and no line repeats it', () => {
    const [row] = judge(aRecording({ Encode: change(10, 11) }), since([], true)).rows;
    expect([row!.verdicts[0]!.outcome, row!.since]).toEqual(['fail', null]);
    expect(row!.verdicts[0]!.anchored).toMatchObject({ level: { isBase: true, base: 0 } });
  });

  test('shards share the alpha of levels, as they share that of changes', () => {
    const levels = since([
      [{ name: 'Encode' }, { level: 0.1 }],
      [{ name: 'Decode' }, { level: 0.1 }],
    ]);
    const all = { Encode: change(10, 10), Decode: change(10, 10) };
    const alphas = (report: Report) => report.rows.map(({ verdicts }) => verdicts.at(-1)!.alpha);
    const benchmarks = ['Decode', 'Encode'].map((name) => ({ command: null, group: null, name }));
    const shard = (index: number, name: 'Encode' | 'Decode') => ({
      ...aRecording({ [name]: all[name] }),
      shard: { index, count: 2, benchmarks },
    });
    const whole = judge(aRecording(all), levels);
    const merged = analyseLegs([shard(1, 'Decode'), shard(2, 'Encode')], policy(AGAINST), levels);
    expect(alphas(merged)).toEqual(alphas(whole));
    expect(merged.conclusion).toBe('warn');
  });
});

describe('outputs', () => {
  const levels = since([[{ name: 'Encode' }, { level: 0.1 }]]);
  const recording = aRecording({ Encode: change(10, 10), Decode: change(10, 10) });

  test('JSON has the level that was judged, and why there is none', () => {
    const { comparisons } = JSON.parse(renderJson(judge(recording, levels)));
    expect(comparisons[0].budgets).toMatchObject([
      { against: 'latest-release', outcome: 'fail', level: 'warn', since: { anchor: 'v2.3.0', commit: ANCHOR.commit } },
    ]);
    expect(comparisons[0].since).toMatchObject({ anchor: 'v2.3.0', significant: true });
    expect(comparisons[1].budgets).toMatchObject([{ outcome: 'no-level', since: null, reason: 'no-comparison' }]);
  });

  test('JUnit: a failure only if it fails the check', () => {
    expect(renderJunit(judge(recording, levels))).not.toMatch(/<failure|<skipped/);
    const failing = AGAINST.replace('5%', '5%, level: fail');
    expect(renderJunit(judge(recording, levels, failing)).match(/<failure/g)).toHaveLength(1);
  });
});
