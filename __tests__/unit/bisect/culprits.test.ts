import { describe, expect, test } from '@jest/globals';
import { addCulprits, listBrokenRows, listWorseRows } from '../../../src/bisect/culprits.ts';
import type { RecordedBisection } from '../../../src/model/bisection.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { type ReportRow, UNEXPLAINED } from '../../../src/model/report.ts';
import { UNDECIDED } from '../../../src/model/verdict.ts';

const sideOf = (values: readonly number[]) => ({ values, median: values[0]! });

/** A row that broke a budget. */
function rowOf(own: object = {}): ReportRow {
  const identity = { command: null, group: null, name: 'Parse', metric: 'ns/op', unit: 'sec/op', better: 'lower' };
  return {
    ...identity,
    ...{ base: sideOf([1e-6]), head: sideOf([1.1e-6]), exact: false, p: 0.002, state: 'regression' },
    ...{ ...UNEXPLAINED, placements: null, renamed: null, isAllowed: false },
    verdicts: [{ ...UNDECIDED, outcome: 'fail', level: 'fail' }],
    ...own,
  } as unknown as ReportRow;
}

const ALLOWED = { state: 'unchanged', verdicts: [{ ...UNDECIDED, outcome: 'pass', level: 'fail' }], isAllowed: true };

describe('the rows of a search', () => {
  test('are those that changed, and not those of which base too is beyond a limit', () => {
    expect(listBrokenRows([rowOf()])).toHaveLength(1);
    expect(listBrokenRows([rowOf({ p: 0.3 })])).toEqual([]);
    expect(listBrokenRows([rowOf({ p: null })])).toEqual([]);
    expect(listBrokenRows([rowOf({ p: null, exact: true })])).toHaveLength(1);
    expect(listBrokenRows([rowOf({ better: 'higher' })])).toEqual([]);
  });

  test('are those that got worse and may, if somebody asked for the commit', () => {
    expect(listWorseRows([rowOf(), rowOf(ALLOWED)])).toHaveLength(2);
    expect(listWorseRows([rowOf({ ...ALLOWED, isAllowed: false })])).toEqual([]);
    expect(listBrokenRows([rowOf(ALLOWED)])).toEqual([]);
  });
});

/** A search of five commits. Of each round it has the commits that were measured, and those of them without the benchmark. */
function recordingOf({
  rounds = [],
  missing = [],
  ...own
}: Partial<RecordedBisection> & { rounds?: readonly (readonly number[])[]; missing?: readonly number[] }): Recording {
  const run = { command: 0, startMs: 0, durationMs: 1, exitCode: 0, outcome: 'ok' as const };
  const invocations = rounds.flatMap((commits, index) =>
    commits.map((commit) => ({ ...run, commit, round: index + 1 })),
  );
  const at = [...invocations.keys()].filter((index) => !missing.includes(invocations[index]!.commit));
  const values = at.map((index) => [invocations[index]!.commit >= 3 ? 1100 : 1000]);
  const series = { command: 0, group: null, name: 'Parse', metric: 'ns/op', unit: 'ns/op', invocations: at, values };
  const bisection: RecordedBisection = {
    commits: [1, 2, 3, 4, 5].map((one) => ({ sha: `${one}`.repeat(40), subject: '' })),
    ...{ ended: 'settled', unusable: [], durationMs: 0, problems: [], invocations, series: [series] },
    ...own,
  };
  return { schedule: { commands: ['bench'] }, bisection } as unknown as Recording;
}

const answerOf = (recording: Recording, rows = [rowOf()]) => addCulprits(rows, recording.bisection, [null])[0]!.culprit;

const unusableOf = (...commits: readonly number[]) => commits.map((commit) => ({ commit, reason: 'setup' as const }));

describe('the answer of a search', () => {
  const times = (commit: number) => Array.from({ length: 4 }, () => [0, commit, 5]);

  test('is the commit, with all that was built for it', () => {
    const recording = recordingOf({ rounds: [...times(2), ...times(3)], unusable: unusableOf(4) });
    expect(answerOf(recording)).toMatchObject({ kind: 'commit', positions: [3], of: 5, builds: 3, rounds: 8 });
  });

  test('counts the build of a commit that lacks the benchmark', () => {
    const recording = recordingOf({ rounds: [...times(2), ...times(3)], missing: [2] });
    expect(answerOf(recording)).toMatchObject({ kind: 'range', positions: [1, 2, 3], builds: 2 });
  });

  test('is a range of all commits if none between can be measured', () => {
    const all = { kind: 'range', positions: [1, 2, 3, 4, 5], builds: 4 };
    expect(answerOf(recordingOf({ unusable: unusableOf(1, 2, 3, 4) }))).toMatchObject(all);
    const missing = [1, 2, 3, 4];
    expect(answerOf(recordingOf({ rounds: missing.flatMap(times), missing }))).toMatchObject(all);
  });

  test('is unknown if the search ended before it measured anything of the row', () => {
    const nothing = { kind: 'unknown', positions: [], of: 5, rounds: 0 };
    expect(answerOf(recordingOf({ ended: 'time' }))).toMatchObject({ ...nothing, builds: 0 });
    expect(answerOf(recordingOf({ ended: 'time', unusable: unusableOf(2) }))).toMatchObject({ ...nothing, builds: 1 });
    // A search with other budgets was for another row.
    const other = [rowOf({ name: 'Encode' })];
    expect(answerOf(recordingOf({ rounds: times(2) }), other)).toMatchObject({ ...nothing, builds: 1 });
  });

  test('is the only commit', () => {
    const recording = recordingOf({ commits: [{ sha: '7'.repeat(40), subject: 'all of it' }] });
    expect(answerOf(recording)).toMatchObject({ kind: 'commit', positions: [1], of: 1, builds: 0, rounds: 0 });
  });

  test('is not there for a row that was not searched', () => {
    const recording = recordingOf({ rounds: times(2) });
    expect(answerOf(recording, [rowOf(ALLOWED)])).toBeNull();
    expect(answerOf(recording, [rowOf({ p: 0.3 })])).toBeNull();
    const [allowed] = addCulprits([rowOf(ALLOWED)], recording.bisection, [null], listWorseRows([rowOf(ALLOWED)]));
    expect(allowed?.culprit).toBeNull();
    const rows = [rowOf(ALLOWED)];
    expect(addCulprits(rows, recording.bisection, [null], listWorseRows(rows))[0]?.culprit).not.toBeNull();
  });
});
