import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { prepareHistory } from '../../../src/history/base-levels.ts';
import { tabulateRuns } from '../../../src/history/run-table.ts';
import { storeRun } from '../../../src/history/stored-runs.ts';
import { readStoredRun } from '../../../src/model/stored-run.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { aRecording } from '../../support/recordings.ts';

const policy = policyOf(null, '2026-01-01');
const recording = aRecording({
  Parse: { base: [100, 101, 99, 100, 101, 99], head: [120, 121, 119, 120, 121, 119] },
});
const tree = (digit: string) => ({ tree: digit.repeat(40), commit: digit.repeat(40) });
const commits = { from: tree('1'), to: tree('2'), at: '2026-01-01', workflowRun: null };
const builds = { base: 6, head: 6, isFirstApart: false, change: 0.01, likely: null };

/** The history of a run whose row was built again. */
function historyOf(outcome: 'layout' | 'unknown', spread: number) {
  const report = analyse(recording, policy);
  const rows = report.rows.map((row) => ({ ...row, builds: { ...builds, spread, outcome } }));
  const run = readStoredRun(JSON.parse(JSON.stringify(storeRun({ ...report, rows }, commits))));
  if (typeof run === 'string') throw new Error(run);
  return prepareHistory(tabulateRuns([run]));
}

describe('how much two builds of a benchmark differed', () => {
  test('is in the history, and a limit below it gets a warning', () => {
    const { layouts } = historyOf('layout', 0.09);
    expect([...layouts.values()]).toEqual([0.09]);
    const levels = { ofBudgets: new Map(), shown: null, recordedIn: null, layouts };
    const { problems } = analyse(recording, policy, levels);
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'limit-below-layout', data: { names: ['Parse'], count: 1, floor: 0.09 } }),
    );
  });

  test('is not if no builds say so, and no limit is below it', () => {
    expect(historyOf('unknown', 0.09).layouts.size).toBe(0);
    const levels = { ofBudgets: new Map(), shown: null, recordedIn: null, layouts: historyOf('layout', 0.04).layouts };
    expect(analyse(recording, policy, levels).problems.map(({ code }) => code)).not.toContain('limit-below-layout');
  });
});
