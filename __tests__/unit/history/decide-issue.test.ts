// When the issue about the history is opened, updated and closed, as a state machine that pure functions turn: what the
// runs say goes in, and what people see comes out.

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { analyseHistory } from '../../../src/history/analyse-history.ts';
import { decideIssue } from '../../../src/history/decide-issue.ts';
import type { ConfirmedStep, IssueState, Point } from '../../../src/model/history-report.ts';
import type { StoredRun } from '../../../src/model/stored-run.ts';
import { aStoredRun, minute, shaOf, treeOf } from '../../support/stored-runs.ts';

const NOW = minute(5000);

const points = Array.from({ length: 40 }, (_, commit): Point => {
  return {
    commit: `${commit.toString(16).padStart(2, '0')}${shaOf(0)}`.slice(0, 40),
    tree: treeOf(commit),
    at: minute(commit),
  };
});

/** A step of a benchmark between two commits. */
function aStep(name: string, first: number, last = first): ConfirmedStep {
  return {
    ...{ command: null, group: null, name, metric: 'ns/op', range: [first, last] },
    ...{ before: points[first]!, after: points[last + 1]! },
    confirmation: { logRatio: 0.1, standardError: 0.004, runs: 1, at: minute(100), workflowRun: 7 },
  };
}

/** Returns the issue after a run, as GitHub would keep it. */
function turn(issue: IssueState | null, confirmed: readonly ConfirmedStep[], until = minute(200)): IssueState | null {
  return decideIssue({ history: { points, confirmed }, until, now: NOW }, issue) ?? issue;
}

const namesOf = (confirmed: readonly ConfirmedStep[], issue: IssueState | null = null) =>
  decideIssue({ history: { points, confirmed }, until: minute(200), now: NOW }, issue)?.steps.map(({ name }) => name) ??
  null;

describe('the issue', () => {
  test('is opened at the first confirmed step, and not before', () => {
    expect(namesOf([])).toBeNull();
    expect(turn(null, [aStep('parse', 9)])).toMatchObject({ isOpen: true, listed: [{}] });
  });

  test('stays as it is while the steps are the same, also if their range moves', () => {
    const issue = turn(null, [aStep('parse', 9)]);
    expect(namesOf([aStep('parse', 9)], issue)).toBeNull();
    expect(namesOf([aStep('parse', 10, 12)], issue)).toBeNull();
  });

  test('is updated when a step comes or goes', () => {
    const issue = turn(null, [aStep('parse', 9)]);
    expect(namesOf([aStep('parse', 9), aStep('print', 9)], issue)).toEqual(['parse', 'print']);
    expect(namesOf([aStep('parse', 9), aStep('parse', 20)], issue)).toHaveLength(2);
    const both = turn(issue, [aStep('parse', 9), aStep('print', 9)]);
    expect(namesOf([aStep('print', 9)], both)).toEqual(['print']);
  });

  test('is closed when none is left, and opened again for the next', () => {
    const closed = turn(turn(null, [aStep('parse', 9)]), []);
    expect(closed).toMatchObject({ isOpen: false, listed: [], dismissed: [] });
    expect(namesOf([], closed)).toBeNull();
    expect(turn(closed, [aStep('parse', 9)])).toMatchObject({ isOpen: true });
  });

  test('that somebody closed stays closed for its steps, and is opened by another one alone', () => {
    const closed = { ...turn(null, [aStep('parse', 9), aStep('print', 9)])!, isOpen: false };
    expect(namesOf([aStep('parse', 9), aStep('print', 8, 10)], closed)).toBeNull();
    expect(namesOf([], closed)).toBeNull();
    const again = turn(closed, [aStep('parse', 9), aStep('print', 9), aStep('parse', 20)]);
    expect(again).toMatchObject({ isOpen: true, listed: [{ before: points[20]!.commit.slice(0, 12) }] });
    expect(namesOf([aStep('parse', 9), aStep('print', 9), aStep('parse', 20)], again)).toBeNull();
    expect(turn(again, [aStep('parse', 9)])).toMatchObject({ isOpen: false, listed: [], dismissed: [{}, {}] });
  });

  test('that somebody opened again by hand is left to them, and lists what comes', () => {
    const closed = turn(turn(null, [aStep('parse', 9)]), [])!;
    const opened = { ...closed, isOpen: true };
    expect(namesOf([], opened)).toBeNull();
    expect(namesOf([aStep('print', 9)], opened)).toEqual(['print']);
  });

  test('a second step near a dismissed one is new', () => {
    const closed = { ...turn(null, [aStep('parse', 9)])!, isOpen: false };
    expect(namesOf([aStep('parse', 9), aStep('parse', 11)], closed)).toEqual(['parse']);
  });

  test('a job that saw fewer runs changes nothing, unless the clock of the other one was wrong', () => {
    const issue = turn(null, [aStep('parse', 9)], minute(300));
    expect(turn(issue, [], minute(299))).toBe(issue);
    expect(turn({ ...issue!, until: '2099-01-01' }, [], minute(299))).toMatchObject({ isOpen: false });
  });

  test('whatever comes: a second look changes nothing, it is open if it lists something, and what was dismissed stays out', () => {
    const steps = fc.uniqueArray(fc.tuple(fc.constantFrom('parse', 'print', 'sort'), fc.constantFrom(3, 12, 21, 30)), {
      selector: (pair) => pair.join(),
      maxLength: 8,
    });
    const event = fc.oneof(fc.constant('close' as const), fc.constant('open' as const), steps);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let issue = null as IssueState | null;
        const dismissed = new Set<string>();
        for (const one of events) {
          if (typeof one === 'string') {
            const listed: IssueState['listed'] = issue?.isOpen && one === 'close' ? issue.listed : [];
            for (const { series, before } of listed) dismissed.add(`${series} ${before}`);
            if (issue !== null && one === 'close') issue = { ...issue, isOpen: false };
            continue;
          }
          const confirmed = one.map(([name, at]) => aStep(name, at));
          issue = turn(issue, confirmed);
          expect(turn(issue, confirmed)).toBe(issue);
          if (issue === null) expect(confirmed).toEqual([]);
          if (!issue?.isOpen) continue;
          expect(issue.listed.length).toBeGreaterThan(0);
          for (const { series, before } of issue.listed) expect(dismissed).not.toContain(`${series} ${before}`);
        }
      }),
    );
  });
});

describe('a confirmed step', () => {
  /** Sixty commits in a row, with levels, and a later run of two of them. */
  const runs = (level: (commit: number) => number, [from, to]: readonly [number, number]): StoredRun[] => {
    const change = (one: number, other: number) => ({ parse: level(other) - level(one) + 0.002 * (-1) ** other });
    const chain = Array.from({ length: 59 }, (_, index) =>
      aStoredRun({ from: index, to: index + 1, changes: change(index, index + 1) }),
    );
    return [...chain, { ...aStoredRun({ from, to, changes: change(from, to), at: minute(1000) }), workflowRun: 42 }];
  };
  const confirmed = (all: readonly StoredRun[]) => analyseHistory(all, { anchor: null }).confirmed;
  const slower = (commit: number) => (commit >= 30 ? 0.1 : 0);

  test('says what its own run measured, and which workflow run recorded it', () => {
    const [step, ...others] = confirmed(runs(slower, [29, 30]));
    expect(others).toEqual([]);
    expect(step).toMatchObject({
      name: 'parse',
      before: { commit: shaOf(29) },
      after: { commit: shaOf(30) },
      confirmation: { at: minute(1000), workflowRun: 42 },
    });
    expect(step!.confirmation.logRatio).toBeCloseTo(0.1, 2);
  });

  test.each([
    ['undone', (commit: number) => (commit >= 30 && commit < 45 ? 0.1 : 0), 0],
    ['undone in part', (commit: number) => (commit >= 45 ? 0.04 : slower(commit)), 1],
    [
      'undone, and then another one that nobody measured again',
      (commit: number) => (commit >= 30 && commit < 40 ? 0.1 : commit >= 50 ? 0.1 : 0),
      0,
    ],
    ['for the better', (commit: number) => -slower(commit), 0],
  ])('%s: %#', (_, level, count) => {
    expect(confirmed(runs(level, [29, 30]))).toHaveLength(count);
  });

  test('of a metric of which more is better', () => {
    const flip = (run: StoredRun): StoredRun => ({
      ...run,
      rows: run.rows.map((row) => ({ ...row, better: 'higher', logRatio: -row.logRatio })),
    });
    expect(confirmed(runs(slower, [29, 30]).map(flip))).toHaveLength(1);
    expect(confirmed(runs((commit) => -slower(commit), [29, 30]).map(flip))).toEqual([]);
  });

  test('that is only suspected, or was refuted, is none', () => {
    expect(confirmed(runs(slower, [29, 30]).slice(0, -1))).toEqual([]);
    const refuting = aStoredRun({ from: 29, to: 30, changes: { parse: 0.001 }, at: minute(1000) });
    expect(confirmed([...runs(slower, [29, 30]).slice(0, -1), refuting])).toEqual([]);
  });
});
