// The text of the issue about the history: what stands in it, and that GitHub takes it, however many steps there are.

import { expect, test } from '@jest/globals';
import { decideIssue, MAX_STEPS } from '../../../src/history/decide-issue.ts';
import type { ConfirmedStep } from '../../../src/model/history-report.ts';
import { MAX_NAME_LENGTH } from '../../../src/model/measurement.ts';
import { renderIssueMarker } from '../../../src/publish/marker.ts';
import { renderHistoryIssue } from '../../../src/render/outputs/history-issue.ts';
import { stepCommit } from '../../support/history-remote.ts';
import { minute, treeOf } from '../../support/stored-runs.ts';

/** Largest text that GitHub takes, in characters. */
const GITHUB_LIMIT = 65_536;

const CONTEXT = {
  repositoryUrl: 'https://github.com/octo/demo',
  docs: 'https://github.com/OWNER/bench-referee/blob/main/docs',
};

const point = (commit: number, subject?: string) => ({
  ...{ commit: stepCommit(commit), tree: treeOf(commit), at: minute(commit) },
  ...(subject !== undefined && { subject }),
});

function aStep(changes: Partial<ConfirmedStep> = {}): ConfirmedStep {
  return {
    ...{ command: null, group: 'codec', name: 'parse', metric: 'ns/op', range: [3, 3] },
    ...{ before: point(3), after: point(4, 'Use a map') },
    confirmation: {
      logRatio: Math.log(1.103),
      standardError: 0.004,
      runs: 1,
      at: '2026-11-21T03:17:00Z',
      workflowRun: 7,
    },
    ...changes,
  };
}

const rowOf = (step: ConfirmedStep, context: Parameters<typeof renderHistoryIssue>[1] = CONTEXT) =>
  renderHistoryIssue([step], context)
    .body.split('\n')
    .find((line) => line.startsWith('| `'));

test('a row says what got worse, by how much, where, since when, and which run confirmed it', () => {
  const [before, after] = [stepCommit(3), stepCommit(4)];
  const url = 'https://github.com/octo/demo';
  expect(rowOf(aStep())).toBe(
    `| \`codec parse\` | \`sec/op\` | +10.30% ±0.8% | [${after.slice(0, 12)}](${url}/commit/${after}) \`Use a map\` ([${before.slice(0, 12)}...${after.slice(0, 12)}](${url}/compare/${before}...${after})) | 2026-01-01 | [run of 2026-11-21](${url}/actions/runs/7) |`,
  );
});

test('a step that may be one of several commits names none of them', () => {
  expect(rowOf(aStep({ range: [2, 4] }))).toContain('| one of 3 in [');
  expect(rowOf(aStep({ range: [2, 4] }))).not.toContain('Use a map');
});

test('what is not known is left out: subject, workflow run, address of the repository', () => {
  const { confirmation } = aStep();
  const row = rowOf(aStep({ after: point(4), confirmation: { ...confirmation, workflowRun: null } }));
  expect(row).toMatch(/\| 2026-11-21 \|$/);
  expect(rowOf(aStep(), { ...CONTEXT, repositoryUrl: null })).not.toContain('](');
});

test('the largest issue that can be is one that GitHub takes', () => {
  const long = 'é'.repeat(MAX_NAME_LENGTH);
  const context = {
    ...CONTEXT,
    repositoryUrl: `https://${'server.'.repeat(12)}example.com/${'o'.repeat(39)}/${'r'.repeat(100)}`,
  };
  const steps = Array.from({ length: 4 * MAX_STEPS }, (_, index) =>
    aStep({ ...{ name: `${index}${long}`, group: long, metric: long }, after: point(4, '|'.repeat(200)) }),
  );
  const history = { points: [0, 1, 2, 3, 4].map((commit) => point(commit)), confirmed: steps };
  const source = { history, until: minute(9), now: minute(10) };
  const first = decideIssue(source, null)!;
  const second = decideIssue(source, { ...first, isOpen: false })!;
  expect([first.listed.length, second.listed.length, second.dismissed.length]).toEqual([
    MAX_STEPS,
    MAX_STEPS,
    MAX_STEPS,
  ]);
  const text = `${renderIssueMarker({ ...second, ref: `refs/${'x'.repeat(200)}/y` })}\n${renderHistoryIssue(second.steps, context).body}`;
  expect(text.length).toBeLessThan(GITHUB_LIMIT);
  expect(text).toMatch(/\n27\d more steps: /);
});

test('none left', () => {
  expect(renderHistoryIssue([], CONTEXT)).toMatchObject({ title: 'Performance: no result is worse' });
});
