import { expect, test } from '@jest/globals';
import { findWorkflow, readTrigger, triggerOf } from '../../../src/host/trigger.ts';

test.each([
  ['a number of the server', '9876543210', 9876543210],
  ['no number', undefined, 0],
  ['digits that a program could take for an exponent', '4e91', 0],
  ['another notation', '0x10', 0],
  ['more digits than a number keeps', '12345678901234567890', 0],
])('%s as the id of a run', async (_, text, expected) => {
  const { runId, runAttempt } = await readTrigger({ GITHUB_RUN_ID: text, GITHUB_RUN_ATTEMPT: text });
  expect([runId, runAttempt]).toEqual([expected, expected]);
});

test.each<[string, Record<string, string>, string | null]>([
  [
    'the workflow',
    { GITHUB_WORKFLOW_REF: 'octo/demo/.github/workflows/a.yml@refs/pull/1/merge' },
    '.github/workflows/a.yml',
  ],
  [
    'another case',
    { GITHUB_WORKFLOW_REF: 'Octo/Demo/.gitea/workflows/a.yaml@refs/heads/a' },
    '.gitea/workflows/a.yaml',
  ],
  [
    'a commit',
    { GITHUB_WORKFLOW_REF: `octo/demo/.github/workflows/a.yml@${'a'.repeat(40)}` },
    '.github/workflows/a.yml',
  ],
  ['another repository', { GITHUB_WORKFLOW_REF: 'octo/.github/.github/workflows/a.yml@refs/heads/main' }, null],
  ['no path', { GITHUB_WORKFLOW_REF: 'octo/demo' }, null],
  ['a path with a sign', { GITHUB_WORKFLOW_REF: 'octo/demo/.github/workflows/a@b.yml@refs/heads/main' }, null],
  ['a branch with a sign', { GITHUB_WORKFLOW_REF: 'octo/demo/.github/workflows/a.yml@refs/heads/a@b' }, null],
  ['a server that does not say it', {}, null],
])('%s as the workflow', (_, env, expected) => {
  expect(findWorkflow({ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/demo', ...env })).toBe(expected);
});

test('a command line has no workflow, and on a CI service it is not known', () => {
  expect([findWorkflow({}), findWorkflow({ CI: 'true' })]).toEqual(['', null]);
});

test('a second workflow is about the first one', () => {
  const env = {
    GITHUB_EVENT_NAME: 'workflow_run',
    GITHUB_WORKFLOW_REF: 'octo/demo/.github/workflows/report.yml@refs/heads/main',
  };
  const of = (run: unknown) => triggerOf(env, { workflow_run: run }).workflow;
  expect(of({ path: '.github/workflows/perf.yml@main' })).toBe('.github/workflows/perf.yml');
  expect([of({}), of(null), of({ path: 1 })]).toEqual([null, null, null]);
});
