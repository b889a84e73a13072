import { describe, expect, test } from '@jest/globals';
import { analyseLegs, divideAlpha } from '../../../src/analyse/matrix.ts';
import { analyse, withEstimateHistory } from '../../../src/analyse/pipeline.ts';
import { findUndecidedBenchmarks } from '../../../src/analyse/while-measuring.ts';
import { makeError, makeWarning } from '../../../src/model/diagnostic.ts';
import { about, atKey, inRecording, inRound, inSetup, type Location } from '../../../src/model/location.ts';
import type { Recording } from '../../../src/model/recording.ts';
import type { Report, ReportRow } from '../../../src/model/report.ts';
import { listDecisions } from '../../../src/render/decisions.ts';
import { toChangeInterval } from '../../../src/render/outputs/json-numbers.ts';
import { formatRichText, PLAIN_FORMATTER } from '../../../src/render/rich-text.ts';
import { kindOf } from '../../../src/render/row-kind.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { hodgesLehmannIntervals } from '../../../src/stats/hodges-lehmann.ts';
import { always, around } from '../../support/builders.ts';
import { inWords } from '../../support/diagnostics.ts';
import { aRecording, type Sides } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const DEFAULT = policyOf(null, TODAY);

const steady: Sides = { base: around(10), head: around(10, 0.01, { turn: 3 }) };
const slower: Sides = { base: around(10), head: around(12, 0.01, { turn: 3 }) };
const noisy: Sides = { base: around(10, 0.3), head: around(10.6, 0.3, { turn: 5 }) };

const concluded = (...args: Parameters<typeof aRecording>) => analyse(aRecording(...args), DEFAULT).conclusion;
const messages = (...args: Parameters<typeof aRecording>) =>
  analyse(aRecording(...args), DEFAULT)
    .problems.map(inWords)
    .map(({ where, message, severity }) => `${severity} ${where}: ${message}`);

describe('budgets for commands, one of which is not measured', () => {
  const recording = aRecording({ a: steady });
  const commands = ['one', 'two'].map((name) => ({ name, command: name }));
  const decisions = [{ command: 1, reason: 'paths', examples: ['a.md'], count: 1 }] as const;
  const skipped: Recording = { ...recording, schedule: { ...recording.schedule, commands }, decisions: [...decisions] };
  const judge = (...patterns: readonly string[]) => {
    const budgets = patterns.map((name) => `  - {metric: "*", commands: ${name}, max-regression: 5%}\n`);
    const file = parseConfigFile(`budgets:\n${budgets.join('')}`, 'perf.yml');
    return analyse(skipped, policyOf(file, TODAY));
  };

  test.each([
    ['two', 'pass', []],
    ['tow', 'pass', ['budget-unmatched']],
    ['"tw*"', 'pass', []],
  ])('%s', (name, conclusion, codes) => {
    const report = judge('one', name);
    expect([report.conclusion, report.problems.map(({ code }) => code)]).toEqual([conclusion, codes]);
  });

  test('nothing is judged if no budget is for a command of the run', () => {
    expect(judge('tow').problems.map(({ code }) => code)).toContain('no-budget-matches');
    expect(judge('two').conclusion).toBe('pass');
  });
});

describe('the conclusion', () => {
  test('is the worst of the rows', () => {
    expect(concluded({ a: steady })).toBe('pass');
    expect(concluded({ a: steady, b: noisy })).toBe('inconclusive');
    expect(concluded({ a: steady, b: noisy, c: slower })).toBe('fail');
  });

  test('is an error when head failed, whatever the rows say', () => {
    expect(concluded({ a: slower }, { outcomes: { 'head 10': 'failed' }, ended: 'failed' })).toBe('error');
  });

  test.each([
    ['head 1', 'round 1'],
    ['head 10', 'round 10'],
  ])('is never an error without a reason: %s', (invocation, when) => {
    expect(messages({ a: slower }, { outcomes: { [invocation]: 'failed' } })).toContain(
      `error head: the command failed in ${when}, so nothing can be judged. Run it on head to see why.`,
    );
  });

  test('is an error when nothing was measured on head, and nothing counts as removed', () => {
    const report = analyse(aRecording({ a: { base: around(10) } }), DEFAULT);
    expect([report.conclusion, report.counts.removed, report.counts.failed]).toEqual(['error', 0, 1]);
  });

  test('is an error when the run was cancelled', () => {
    expect(concluded({ a: slower }, { ended: 'cancelled' })).toBe('error');
    expect(messages({ a: slower }, { ended: 'cancelled' })).toContain(
      'error measuring: cancelled after 10 rounds; nothing judged.',
    );
  });

  test('is by `new` when base does not run', () => {
    const given = [{ a: { head: around(10) } }] as const;
    expect(concluded(...given)).toBe('pass');
    expect(analyse(aRecording(...given), { ...DEFAULT, new: 'fail' }).conclusion).toBe('fail');
    expect(messages(...given)).toEqual([
      'warning base bbbbbbb: base has no results, so every benchmark is new and nothing is compared. If base has benchmarks, check that the command runs them there.',
    ]);
  });
});

describe('a command that failed on head before there was a result', () => {
  const failed = { exitCode: 2, durationMs: 10 };
  const lines = { output: ['undefined: x'] };
  const problemsOf = (...problems: Recording['problems']) =>
    analyse({ ...aRecording({ a: { base: [1] } }, { ended: 'failed' }), problems }, DEFAULT).problems;
  const onHead = makeError('command-failed', inSetup('head'), failed, { failure: 'setup-failed', ...lines });
  const onBase = (exitCode: number, location: Location) =>
    makeWarning('command-failed', location, { exitCode, durationMs: 99 }, { failure: 'setup-failed', ...lines });
  const both = makeError('both-sides-failed', about('measuring'), { part: 'setup' }, { failure: 'both-sides-failed' });

  test('is the only error', () => {
    expect(problemsOf(onHead)).toEqual([onHead]);
  });

  test('is not the fault of the pull request if base failed in the same way, and its lines are shown once', () => {
    const { output: _, ...base } = onBase(2, inSetup('base'));
    expect(problemsOf(onBase(2, inSetup('base')), onHead)).toEqual([base, onHead, both]);
    const claimed = [...inRecording('x'), ...inSetup('base')];
    expect(problemsOf(onBase(2, claimed), onHead)).toContainEqual(both);
  });

  test('may be the fault of the pull request if base failed in another way, or after head had run', () => {
    expect(problemsOf(onBase(1, inSetup('base')), onHead)).not.toContainEqual(both);
    expect(problemsOf(onBase(2, inRound(1, 'base')), onHead)).not.toContainEqual(both);
    expect(problemsOf(onBase(2, inSetup('base')), onHead)).toHaveLength(3);
  });
});

describe('the change that is shown is the one that counts', () => {
  // Two modes on each side: the median of head is 10 % higher, and most values of head are far below those of base.
  const opposed: Sides = {
    base: [...always(10, 16), ...always(100, 15)],
    head: [...always(1, 15), ...always(11, 16)],
  };
  const rowOf = (sides: Sides, budgets = DEFAULT.budgets) =>
    analyse(aRecording({ a: sides }), { ...DEFAULT, budgets }).rows[0];

  test('to call a row better or worse', () => {
    const row = rowOf(opposed, []);
    expect(row).toMatchObject({ delta: expect.closeTo(0.1, 9), state: 'improvement' });
    expect(row?.change).toBeLessThan(-0.8);
    expect(rowOf({ base: opposed.head!, head: opposed.base! }, [])).toMatchObject({ state: 'regression' });
  });

  test('to judge a budget of the change', () => {
    const outcomeOf = (sides: Sides) => rowOf(sides)?.verdicts.map(({ outcome }) => outcome);
    expect(outcomeOf(opposed)).toEqual(['pass']);
    expect(outcomeOf({ base: opposed.head!, head: opposed.base! })).toEqual(['fail']);
  });

  test('to break one although the medians are equal, as those of a coarse clock may be', () => {
    const sides = {
      base: [...always(5, 14), ...always(10, 16)],
      head: [...always(10, 16), ...always(20, 14)],
    };
    const report = analyse(aRecording({ a: sides }), DEFAULT);
    expect(report).toMatchObject({ conclusion: 'fail', rows: [{ delta: 0, change: 1 }] });
  });
});

describe('the interval of a row', () => {
  const rounds = { min: 6, max: 30 };
  const at = (confidence: number, { base, head }: Sides) => {
    const { low, high } = hodgesLehmannIntervals(base!.flat(), head!.flat(), [confidence])!.intervals[0]!;
    return { low: expect.closeTo(low - 1, 9), high: expect.closeTo(high - 1, 9) };
  };
  const first = (count: number, { base, head }: Sides) => ({
    base: base!.slice(0, count),
    head: head!.slice(0, count),
  });

  test('that is decided is wider: it holds as often as that of one that is not', () => {
    for (const sides of [first(6, steady), first(10, slower)]) {
      const { rows } = analyse(aRecording({ a: sides }, { rounds, ended: 'decided' }), DEFAULT);
      expect(rows[0]?.interval).toEqual(at(0.99, sides));
    }
  });

  test('that is undecided is the usual one', () => {
    const open = { base: around(100, 0.2, { n: 10 }), head: around(104, 0.2, { n: 10, turn: 3 }) };
    const sides = first(10, steady);
    const { rows } = analyse(aRecording({ a: sides, open }, { rounds, ended: 'time' }), DEFAULT);
    expect(rows.map(({ interval }) => interval)).toEqual([at(0.99, sides), at(0.95, open)]);
  });

  test('is wider by a step of a coarse clock, and open if the step is unknown', () => {
    const rowsOf = (sides: Sides) => analyse(aRecording({ a: sides, b: steady }), DEFAULT).rows;
    const times = { base: always(5, 20), head: [...always(5, 19), 6] };
    expect(rowsOf(times)[0]).toMatchObject({ change: 0, interval: { low: -0.2, high: 0.2 } });
    const [equal] = rowsOf({ base: always(5, 20), head: always(5, 20) });
    expect(equal).toMatchObject({ exact: false, change: 0, interval: { low: -Infinity, high: Infinity } });
    expect(kindOf(equal!)).toBe('not-significant');
    expect(toChangeInterval(equal!.interval!)).toBeNull();
  });

  test('is that of its course, to the last point', () => {
    const report = analyse(aRecording({ a: first(10, slower) }, { rounds, ended: 'decided' }), DEFAULT);
    const [row] = withEstimateHistory(report).rows;
    expect(row?.course?.at(-1)?.interval).toEqual(at(0.99, first(10, slower)));
    expect(row?.course?.at(-2)?.interval).toEqual(at(0.99, first(9, slower)));
  });
});

describe('a look before the minimum', () => {
  const plan = { rounds: { min: 6, max: 30 } } as const;

  test('clears', () => {
    expect(concluded({ a: { base: [10, 10.1, 10.2], head: [10.1, 10, 10.2] } }, plan)).toBe('pass');
  });

  test('does not fail a row, however clear its change is', () => {
    expect(concluded({ a: { base: [10, 10.1, 10.2], head: [20, 20.1, 20.2] } }, plan)).toBe('inconclusive');
    const nine: Sides = { base: around(10).slice(0, 9), head: around(30).slice(0, 9) };
    expect(concluded({ a: nine }, { ...plan, rounds: { min: 10, max: 30 } })).toBe('inconclusive');
    expect(concluded({ a: nine }, { rounds: { min: 10, max: 30 }, ended: 'time' })).toBe('fail');
  });

  test('leaves an improvement to the rounds that prove it', () => {
    const better = { base: [10, 10.1, 10.2], head: [9, 9.1, 9.2] };
    expect(concluded({ a: better }, plan)).toBe('inconclusive');
    expect(concluded({ a: { ...better, head: [9.7, 9.8, 9.9] } }, plan)).toBe('pass');
  });

  test('does not clear a row with much noise, or with none', () => {
    expect(concluded({ a: { base: [10, 11, 12], head: [10, 11, 12] } }, plan)).toBe('inconclusive');
    expect(concluded({ a: { base: [10, 10, 10], head: [10, 10, 10] } }, plan)).toBe('inconclusive');
  });
});

describe('time that was over', () => {
  const early = { rounds: { min: 6, max: 30 }, ended: 'time' } as const;
  const first = (count: number, { base = [], head = [] }: Sides): Sides => ({
    base: base.slice(0, count),
    head: head.slice(0, count),
  });

  test('before the first look: no budget is kept yet', () => {
    const plan = { ...early, rounds: { min: 10, max: 30 } };
    expect(concluded({ a: first(4, steady) }, plan)).toBe('inconclusive');
    expect(messages({ a: first(4, steady) }, plan)).toContain(
      'warning max-minutes: time ran out after 4 rounds, so some results stay undecided. Raise `max-minutes`, or measure less.',
    );
  });

  test('after it: what is decided stays so', () => {
    expect(concluded({ a: first(8, steady) }, early)).toBe('pass');
  });

  test('a budget can be broken at any time', () => {
    expect(concluded({ a: first(9, slower) }, { ...early, rounds: { min: 10, max: 10 } })).toBe('fail');
  });

  test('counts are exact at any time', () => {
    expect(concluded({ 'a allocs/op [allocs/op]': { base: [7], head: [7] } }, early)).toBe('pass');
    expect(concluded({ 'a allocs/op [allocs/op]': { base: [7], head: [8] } }, early)).toBe('fail');
  });

  test('before anything was measured on head', () => {
    expect(messages({ a: { base: [1] } }, early)).toEqual([
      'error head: time ran out before head had a result, so nothing can be judged. Raise `max-minutes`.',
    ]);
  });
});

describe('a round that only one side completed', () => {
  test('takes no benchmark away', () => {
    const cut = aRecording(
      { a: { base: [1, 1], head: [1] }, b: { base: [1, 1], head: [1] } },
      { outcomes: { 'head 2': 'cut' }, ended: 'time' },
    );
    const report = analyse(cut, DEFAULT);
    expect([report.rounds, report.rows.map(({ state }) => state)]).toEqual([1, ['inconclusive', 'inconclusive']]);
  });
});

describe('undecided', () => {
  test('are benchmarks with a budget that decides and no answer yet', () => {
    const recording = aRecording({ a: steady, b: noisy });
    const [, second] = recording.series;
    expect(findUndecidedBenchmarks(recording, DEFAULT)).toEqual({
      names: ['b'],
      precision: null,
      of: 2,
      givenUp: [],
      hasControls: false,
      isHopeless: false,
      isCertain: false,
      series: [second],
    });
    const budgets = DEFAULT.budgets.map((budget) => ({ ...budget, level: 'report' as const }));
    expect(findUndecidedBenchmarks(recording, { ...DEFAULT, budgets })).toEqual({
      names: [],
      precision: null,
      of: 2,
      givenUp: [],
      hasControls: false,
      isHopeless: false,
      isCertain: false,
      series: [],
    });
  });

  describe('cannot change the verdict', () => {
    const goal = { precision: null, stop: 'verdict' } as const;
    const plan = { rounds: { min: 6, max: 30 } };
    const open = aRecording({ a: slower, b: noisy }, plan);
    const isCertain = (...args: Parameters<typeof findUndecidedBenchmarks>) =>
      findUndecidedBenchmarks(...args).isCertain;

    test('once a budget that fails the check is broken', () => {
      expect(findUndecidedBenchmarks(open, DEFAULT, goal)).toMatchObject({ names: ['b'], isCertain: true });
      expect(isCertain(aRecording({ a: steady, b: noisy }, plan), DEFAULT, goal)).toBe(false);
      const warned = DEFAULT.budgets.map((budget) => ({ ...budget, level: 'warn' as const }));
      expect(isCertain(open, { ...DEFAULT, budgets: warned }, goal)).toBe(false);
    });

    test('not before the minimum of rounds', () => {
      const count = { 'a allocs/op [allocs/op]': { base: [7, 7], head: [8, 8] }, b: { base: [1, 2], head: [2, 1] } };
      expect(isCertain(aRecording(count, plan), DEFAULT, goal)).toBe(false);
    });

    test('and the report says after how many rounds', () => {
      const cut = { ended: 'verdict' as const, invocations: [], series: [] };
      const stoppedAfter = (recording: Recording) => analyse(recording, DEFAULT).stoppedAfter;
      expect(stoppedAfter(open)).toBeNull();
      expect(stoppedAfter({ ...open, schedule: { ...open.schedule, ended: 'verdict' } })).toBe(10);
      expect(stoppedAfter({ ...open, cpuTimes: cut })).toBe(10);
      expect(stoppedAfter({ ...aRecording({ a: steady, b: noisy }, plan), cpuTimes: cut })).toBeNull();
    });

    test('but are measured on for the history, or if asked to', () => {
      expect(isCertain(open, DEFAULT, { ...goal, precision: 0.01 })).toBe(false);
      expect(isCertain(open, DEFAULT, { ...goal, stop: 'rows' })).toBe(false);
    });
  });

  test('are those whose change is not known as exactly as the history needs, too', () => {
    const recording = aRecording({ a: steady, b: noisy, gone: { base: [...steady.base!], head: [] } });
    const namesAt = (precision: number | null) =>
      findUndecidedBenchmarks(recording, DEFAULT, { precision, stop: 'rows' }).names;
    expect([namesAt(null), namesAt(1), namesAt(1e-9)]).toEqual([['b'], ['b'], ['a', 'b']]);
    const exact = aRecording({ a: { base: [7, 7, 7, 7, 7, 7], head: [8, 8, 8, 8, 8, 8] } });
    const lenient = { ...DEFAULT, budgets: [] };
    expect(findUndecidedBenchmarks(exact, lenient, { precision: 0, stop: 'verdict' }).names).toEqual([]);
    const early = aRecording({ a: { base: [7, 8], head: [8, 7] } });
    expect(findUndecidedBenchmarks(early, lenient, { precision: 1, stop: 'verdict' }).names).toEqual(['a']);
  });

  test('of a leg stay open until the report of all legs can decide', () => {
    // Ten values a side that do not overlap: p is 0.000011, enough for a single recording at the second look.
    const recording = aRecording({ a: slower }, { rounds: { min: 6, max: 30 } });
    const legs = [recording, { ...recording, name: 'arm' }] as const;
    const many = { ...DEFAULT, alpha: 0.00016 };
    expect(findUndecidedBenchmarks(recording, many).names).toEqual([]);
    expect(findUndecidedBenchmarks(recording, divideAlpha(many, 2)).names).toEqual(['a']);
    expect(analyseLegs([legs[0], legs[1]], many).conclusion).toBe('inconclusive');
  });

  test('that measuring took for decided make an error where the rounds can show nothing more', () => {
    const early = aRecording(
      { a: { base: around(10, 0.01, { n: 6 }), head: around(12.5, 0.01, { n: 6 }) } },
      { rounds: { min: 6, max: 30 }, ended: 'decided' },
    );
    const legs = Array.from({ length: 200 }, (_, leg) => ({ ...early, name: `${leg}` }));
    const { conclusion, problems } = analyseLegs(legs as [Recording, ...Recording[]], DEFAULT);
    expect(conclusion).toBe('error');
    expect(problems).toEqual([
      expect.objectContaining({ code: 'measuring-ended-too-early', failure: 'rounds-too-few' }),
    ]);
    // What ended because the time was over stays undecided: more rounds were planned.
    const cut = { ...early, schedule: { ...early.schedule, ended: 'time' as const } };
    expect(analyse(cut, DEFAULT).conclusion).toBe('inconclusive');
  });

  test('that an error of the plan ended have that one error', () => {
    const early = aRecording(
      { a: { base: around(10, 0.01, { n: 2 }), head: around(12.5, 0.01, { n: 2 }) } },
      { rounds: { min: 6, max: 30 }, ended: 'decided' },
    );
    const shortfall = { rule: 'max-regression', rounds: 3, results: 1, smallestP: 0.05, alpha: 0.005 };
    const error = makeError('rounds-too-few', atKey('rounds'), shortfall, { failure: 'rounds-too-few' });
    const { conclusion, problems, cost } = analyse(
      { ...early, problems: [error], cost: { setupMs: 0, measuringMs: 1 } },
      DEFAULT,
    );
    expect([conclusion, problems.filter(({ severity }) => severity === 'error')]).toEqual(['error', [error]]);
    expect(cost?.savedSeconds).toBe(0);
  });

  test('leave no hope where the plan itself cannot be judged', () => {
    const recording = aRecording({ a: steady }, { rounds: { min: 3, max: 3 } });
    expect(findUndecidedBenchmarks(recording, DEFAULT).isHopeless).toBe(true);
  });

  test('are counted once, whatever the number of their metrics', () => {
    const { names, of, series } = findUndecidedBenchmarks(
      aRecording({ 'a time': noisy, 'a size': noisy, b: steady }),
      DEFAULT,
    );
    expect([names, of, series.map(({ metric }) => metric)]).toEqual([['a'], 2, ['time', 'size']]);
  });

  test('have the series of both names where they were renamed', () => {
    const recording = aRecording({
      'old-8': { base: noisy.base! },
      'new-8': { head: noisy.head! },
      'c-8': steady,
    });
    const { names, series } = findUndecidedBenchmarks(recording, { ...DEFAULT, renamed: { old: 'new' } });
    expect([names, series.map(({ name }) => name)]).toEqual([['new-8'], ['old-8', 'new-8']]);
  });

  test('are on one side only where their own limit is', () => {
    const alone = { a: steady, gone: { base: around(10) }, added: { head: around(10, 0.3) } };
    const recording = aRecording(alone, { rounds: { min: 6, max: 30 } });
    expect(findUndecidedBenchmarks(recording, DEFAULT).names).toEqual([]);
    const max = { value: 9.9, unit: 'ms', text: '9.9ms' };
    const budgets = DEFAULT.budgets.map((budget) => ({ ...budget, limits: new Map([['max', max]]) }));
    expect(findUndecidedBenchmarks(recording, { ...DEFAULT, budgets }).names).toContain('added');
    expect(findUndecidedBenchmarks(recording, { ...DEFAULT, budgets }).names).not.toContain('gone');
  });
});

describe('alpha is shared', () => {
  // With six of six rounds apart, one-sided p is 1/924 = 0.00108: enough for one test of 0.01, not for ten.
  const six: Sides = { base: around(10, 0.01, { n: 6 }), head: around(12, 0.01, { n: 6 }) };
  const several = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`b${index}`, six]));

  test('among all budgeted rows', () => {
    expect(concluded(several(9))).toBe('fail');
    expect(concluded(several(10))).toBe('error');
    expect(messages(several(10))[0]).toMatch(
      /^error rounds: 6 rounds can never show that `max-regression` is broken with 10 budgeted results: .* Use at least 7 rounds/,
    );
  });

  test('among all the limits of a row', () => {
    const max = { value: 11, unit: 'ms', text: '11ms' };
    const [relative] = DEFAULT.budgets;
    const both = {
      ...relative!,
      limits: new Map<string, number | typeof max>([
        ['max-regression', 0.05],
        ['max', max],
      ]),
    };
    const alphas = analyse(aRecording({ a: slower }), { ...DEFAULT, budgets: [both] }).rows[0]?.verdicts.map(
      ({ alpha }) => alpha,
    );
    // The fastest third has the other half of that of `max-regression`.
    expect(alphas).toEqual([0.0025, 0.005]);
  });

  test('but not with rows that need no test', () => {
    const given = {
      ...several(9),
      'c allocs/op [allocs/op]': { base: [1, 1, 1, 1, 1, 1], head: [1, 1, 1, 1, 1, 1] },
    };
    expect(concluded(given)).toBe('fail');
  });
});

describe('tables', () => {
  const byFunc = { table: '.config', row: '/size', col: '/func', ignore: '', filter: '*' };
  const cases = { 'S/func=a/size=1': steady, 'S/func=b/size=1': slower };
  const shaped = { ...DEFAULT, table: byFunc };

  test('there are none unless they are asked for', () => {
    expect(analyse(aRecording(cases), DEFAULT).tables).toBeNull();
  });

  test('decide nothing', () => {
    const { tables, ...report } = analyse(aRecording(cases), shaped);
    expect(tables).toMatchObject([{ sides: ['head'], columns: [['a'], ['b']] }]);
    expect({ ...report, tables: null }).toEqual(analyse(aRecording(cases), DEFAULT));
  });

  test('that nothing passes into are a warning', () => {
    const policy = { ...DEFAULT, table: { ...byFunc, filter: '.name:Other' } };
    const { tables, problems, conclusion } = analyse(aRecording({ a: steady }), policy);
    expect([tables, conclusion]).toEqual([[], 'pass']);
    expect(problems).toMatchObject([{ code: 'table-empty', severity: 'warning' }]);
  });

  test('are each leg’s own', () => {
    const legs = [aRecording(cases), { ...aRecording(cases), name: 'arm' }] as const;
    const { tables } = analyseLegs([legs[0], legs[1]], shaped);
    expect(tables?.map(({ fields }) => fields[0])).toEqual([
      { name: 'leg', value: 'bench-referee' },
      { name: 'leg', value: 'arm' },
    ]);
  });
});

describe('legs', () => {
  const leg = (name: string, sides: Sides) => ({ ...aRecording({ a: sides }), name });

  test('one leg is a report as any other', () => {
    const one = leg('linux', slower);
    expect(analyseLegs([one], DEFAULT)).toEqual(analyse(one, DEFAULT));
  });

  test('what was measured again is of all legs together', () => {
    const aside = (recording: Recording): Recording => {
      const first = recording.invocations.slice(0, 2).map((one) => ({ ...one, outcome: 'disturbed' as const }));
      const later = recording.invocations.map((one) => ({ ...one, startMs: one.startMs + 60_000 }));
      return { ...recording, series: [], invocations: [...first, ...later] };
    };
    const [calm, one, other] = [leg('linux', steady), aside(leg('arm', steady)), aside(leg('mac', steady))];
    expect(analyseLegs([calm], DEFAULT).measuredAgain).toBeNull();
    expect(analyseLegs([calm, one, other], DEFAULT).measuredAgain).toEqual({ rounds: 2, minutes: 2 });
  });

  test('are judged apart and told together', () => {
    const report = analyseLegs([leg('linux', steady), leg('arm', slower)], DEFAULT);
    expect(report.conclusion).toBe('fail');
    expect(report.rows.map(({ group, state }) => [group, state])).toEqual([
      ['linux', 'unchanged'],
      ['arm', 'regression'],
    ]);
    expect(report.counts).toMatchObject({ unchanged: 1, regression: 1 });
    expect(report.rows[0]?.verdicts[0]?.alpha).toBe(0.0025);
  });

  describe('of which some left out a command', () => {
    const decision = { command: 0, reason: 'depends-on', examples: ['out'], count: 1 } as const;
    const skipped = (name: string): Recording => {
      const recording = leg(name, steady);
      const schedule = { ...recording.schedule, ended: 'decided' } as const;
      return { ...recording, schedule, invocations: [], series: [], decisions: [decision] };
    };
    const measured = (name: string): Recording => ({
      ...leg(name, steady),
      decisions: [{ ...decision, reason: 'files-differ' }],
    });

    test('have the rounds of those that measured', () => {
      const rounds = analyse(leg('mac', steady), DEFAULT).rounds;
      expect(rounds).toBeGreaterThan(0);
      expect(analyseLegs([skipped('linux'), measured('mac')], DEFAULT).rounds).toBe(rounds);
      expect(analyseLegs([skipped('linux'), skipped('mac')], DEFAULT).rounds).toBe(0);
    });

    test('say which leg left it out', () => {
      const report = analyseLegs([skipped('linux'), measured('mac'), skipped('arm')], DEFAULT);
      expect(report.decisions.map(({ leg: name, reason }) => [name, reason])).toEqual([
        ['linux', 'depends-on'],
        ['mac', 'files-differ'],
        ['arm', 'depends-on'],
      ]);
      const text = listDecisions(report).map((sentence) => formatRichText(sentence, PLAIN_FORMATTER));
      expect(text[0]).toMatch(/^Not measured on "linux": /);
      expect(text[1]).toMatch(/^Measured on "mac": /);
    });

    test('name no leg if all decided alike', () => {
      const { decisions } = analyseLegs([skipped('linux'), skipped('mac')], DEFAULT);
      expect(decisions).toEqual([{ ...decision, command: null, leg: null, isClaim: false }]);
    });
  });
});

describe('places', () => {
  const measured = aRecording({
    'Encode allocs/op': { base: [1, 1], head: [2, 2] },
    'Encode B/op': { base: [1, 1], head: [2, 2] },
    'Decode allocs/op': { base: [1, 1], head: [2, 2] },
  });
  const place = { file: 'a_test.go', line: 3 };
  const places = [
    { group: null, name: 'Encode', ...place },
    { group: 'other', name: 'Decode', ...place },
  ];
  const placesOf = (rows: readonly ReportRow[]) => rows.map((row) => row.place);

  test('are those of the same group and name, for every metric', () => {
    const { rows } = analyse({ ...measured, places }, policyOf(null, TODAY));
    expect(placesOf(rows)).toEqual([place, place, null]);
  });

  test('are of each leg by itself', () => {
    const legs = [
      { ...measured, places },
      { ...measured, name: 'arm' },
    ] as const;
    expect(placesOf(analyseLegs(legs, policyOf(null, TODAY)).rows)).toEqual([
      ...[place, place, null],
      ...[null, null, null],
    ]);
  });

  test('change nothing else', () => {
    const { rows, ...report } = analyse({ ...measured, places }, policyOf(null, TODAY));
    const { rows: without, ...plain } = analyse(measured, policyOf(null, TODAY));
    expect(report).toEqual(plain);
    expect(rows.map((row) => ({ ...row, place: null }))).toEqual(without);
  });
});

test('the same recording and policy give the same report', () => {
  const recording = aRecording({ a: steady, b: noisy, c: slower });
  expect(analyse(recording, DEFAULT)).toEqual(analyse(structuredClone(recording), DEFAULT));
});

describe('a geomean', () => {
  const [budget] = DEFAULT.budgets;
  const geomean = { ...budget!, of: 'geomean' as const, where: 'b.yml:1' };
  const loose = { ...budget!, limits: new Map([['max-regression', 0.9]]) };

  test('that is undecided has all of its benchmarks measured on', () => {
    const recording = aRecording({
      a: steady,
      b: noisy,
      'c allocs/op [allocs/op]': { base: [1, 1], head: [1, 1] },
    });
    const policy = {
      ...DEFAULT,
      budgets: [loose, { ...geomean, metric: 'time', limits: new Map([['max-regression', 0.001]]) }],
    };
    expect(analyse(recording, policy).rows.map(({ state }) => state)).not.toContain('inconclusive');
    expect(findUndecidedBenchmarks(recording, policy)).toMatchObject({ names: ['a', 'b'], of: 3 });
    expect(findUndecidedBenchmarks(recording, policy).series).toHaveLength(2);
    const reported = policy.budgets.map((one) => ({ ...one, level: 'report' as const }));
    expect(findUndecidedBenchmarks(recording, { ...policy, budgets: reported }).names).toEqual([]);
  });

  test('keeps what a look decided, whatever is measured of some benchmarks later', () => {
    const values = (turn: number, middle = 10) => around(middle, 0.01, { n: 30, turn });
    const [decided, open]: Sides[] = [
      { base: values(0).slice(0, 6), head: values(3, 14).slice(0, 6) },
      { base: values(1), head: values(5) },
    ];
    const recording = aRecording({ a: decided!, b: open! }, { rounds: { min: 6, max: 30 } });
    const [judged] = analyse(recording, { ...DEFAULT, alpha: 0.2, budgets: [geomean] }).judgedGeomeans;
    expect(judged?.verdicts).toMatchObject([{ outcome: 'fail' }]);
    expect([judged?.base?.n, judged?.head?.n]).toEqual([6, 6]);
  });

  test('shares alpha with the rows', () => {
    const recording = aRecording({ a: steady, b: steady });
    const alphas = analyse(recording, { ...DEFAULT, budgets: [budget!, geomean] });
    expect(alphas.rows[0]?.verdicts[0]?.alpha).toBeCloseTo(DEFAULT.alpha / 3 / 2, 12);
    expect(alphas.judgedGeomeans[0]?.verdicts[0]?.alpha).toBeCloseTo(DEFAULT.alpha / 3, 12);
  });

  test('is decided by fewer rounds than its benchmarks where one of them is missing', () => {
    const gaps: Sides = { base: steady.base!.slice(0, 3), head: steady.head!.slice(0, 3) };
    const [judged] = analyse(aRecording({ a: slower, b: gaps }), {
      ...DEFAULT,
      budgets: [geomean],
    }).judgedGeomeans;
    expect(judged?.verdicts).toMatchObject([{ outcome: 'unknown' }]);
    expect(judged?.base?.n).toBe(3);
  });

  test('of each leg is told with its leg', () => {
    const leg = (name: string) => ({ ...aRecording({ a: slower, b: slower }), name });
    const { judgedGeomeans, conclusion } = analyseLegs([leg('x64'), leg('arm64')], {
      ...DEFAULT,
      budgets: [geomean],
    });
    expect(conclusion).toBe('fail');
    expect(judgedGeomeans.map(({ group }) => group)).toEqual(['x64', 'arm64']);
  });
});

describe('new, removed and renamed benchmarks', () => {
  const recording = aRecording({
    'Old-8': { base: steady.base! },
    'New-8': { head: noisy.head! },
    'Gone-8': { base: steady.base! },
    'Fresh-8': { head: steady.head! },
    'Same-8': steady,
  });
  const policy = { ...DEFAULT, new: 'warn', removed: 'fail', renamed: { Old: 'New' } } as const;
  const TABLE = { table: '.config', row: '.fullname', col: '.file', ignore: '', filter: '*' };

  test('stand in the plain table', () => {
    expect(analyse(recording, policy).rows.map(({ name, state }) => [name, state])).toEqual([
      ['New-8', 'inconclusive'],
      ['Gone-8', 'removed'],
      ['Fresh-8', 'new'],
      ['Same-8', 'unchanged'],
    ]);
  });

  test('stand in a shaped table, by the names that a filter asks for', () => {
    const labelled = (filter: string) =>
      analyse(recording, { ...policy, table: { ...TABLE, filter } }).tables?.flatMap(({ rows }) =>
        rows.map(({ label, cells }) => [label, cells.map((cell) => cell?.n ?? null)]),
      );
    expect(labelled('*')).toEqual([
      ['New-8', [10, 10]],
      ['Gone-8', [10, null]],
      ['Same-8', [10, 10]],
      ['Fresh-8', [null, 10]],
    ]);
    expect(labelled('.name:(New OR Fresh)')).toEqual([
      ['New-8', [10, 10]],
      ['Fresh-8', [null, 10]],
    ]);
    expect(labelled('.name:Old')).toEqual([]);
  });

  test('a renaming of what base does not have is told, unless nothing ran there', () => {
    const textOf = (one: typeof recording) =>
      analyse(one, { ...policy, renamed: { Old: 'New', BenchmarkSame: 'Other' } }).problems;
    const problem = makeWarning('rename-unused', atKey('renamed'), { name: 'BenchmarkSame' });
    expect(textOf(recording)).toEqual([problem]);
    expect(textOf(aRecording({ 'New-8': { head: steady.head! } }))).not.toContainEqual(problem);
  });

  test('are measured on by both names as long as they are undecided', () => {
    expect(findUndecidedBenchmarks(recording, policy).names).toEqual(['New-8']);
    expect(findUndecidedBenchmarks(recording, policy).series.map(({ name }) => name)).toEqual(['Old-8', 'New-8']);
  });
});

describe('budgets of which none matches a result', () => {
  const policy = (...entries: string[]) =>
    policyOf(parseConfigFile(`budgets:\n${entries.map((entry) => `  - {${entry}}\n`).join('')}`, 'b.yml'), TODAY);
  const wrong = 'metric: p99-sec, max-regression: 5%';
  const errorsOf = ({ problems }: Report) =>
    problems.filter(({ severity }) => severity === 'error').map((problem) => inWords(problem).message);

  test('are an error, because the check could never fail', () => {
    const report = analyse(aRecording({ a: steady }), policy(wrong, 'metric: B/op, max-regression: 5%'));
    expect([report.conclusion, errorsOf(report)]).toEqual([
      'error',
      [
        'none of the 2 budgets of level `fail` matches a result, so no result could ever fail this check. Correct their patterns.',
      ],
    ]);
  });

  test.each([
    ['another one matches', [wrong, 'metric: "*", max-regression: 5%']],
    ['none of them can fail the check', [`${wrong}, level: warn`]],
    ['the only one has expired', [`${wrong}, until: 2020-01-01, because: it was late`]],
  ])('are no error if %s', (_, entries) => {
    expect(analyse(aRecording({ a: steady }), policy(...entries)).conclusion).toBe('pass');
  });

  test('are an error of a matrix only if they match on no machine', () => {
    const leg = (name: string, sides: Parameters<typeof aRecording>[0]) => ({ ...aRecording(sides), name });
    const legs = [leg('one', { a: steady }), leg('two', { b: steady })] as const;
    const ofA = 'metric: "*", benchmarks: [a], max-regression: 5%';
    expect(analyseLegs(legs, policy(ofA)).conclusion).toBe('pass');
    expect(analyseLegs(legs, policy(wrong)).conclusion).toBe('error');
    expect(errorsOf(analyseLegs(legs, policy(wrong)))).toHaveLength(1);
  });

  test('do not hide that the run was cancelled', () => {
    const report = analyse(aRecording({ a: steady }, { ended: 'cancelled' }), policy(wrong));
    expect(errorsOf(report)).toEqual([expect.stringMatching(/^cancelled after/)]);
  });
});
