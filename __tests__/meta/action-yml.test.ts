// The four action.yml files say what the sources do: the outputs that are set, and files that exist. That their inputs
// are those of the table of options is tested in docs.test.ts and in unit/settings/options.test.ts.

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { gate } from '../../src/actions/gate.ts';
import { measure } from '../../src/actions/measure.ts';
import { record } from '../../src/actions/record.ts';
import { report } from '../../src/actions/report.ts';
import type { GitHubApi, HistoryApi } from '../../src/host/github-api.ts';
import { parseInputs } from '../../src/settings/inputs.ts';
import type { ActionName } from '../../src/settings/option.ts';
import { ACTION_COMMIT_DEFAULTS } from '../../src/settings/options.ts';
import { commitSettings, publishSettings } from '../../src/settings/settings.ts';
import { makeHistoryRemote, makeStepRuns } from '../support/history-remote.ts';
import { makeStage, type TestStage } from '../support/stage.ts';

const root = resolve(import.meta.dirname, '../..');

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: { readonly using: string; readonly main: string; readonly post?: string };
}

const PATHS: Readonly<Record<ActionName, string>> = {
  gate: 'action.yml',
  measure: 'measure/action.yml',
  report: 'report/action.yml',
  record: 'record/action.yml',
};

const files = Object.entries(PATHS).map(([action, path]) => {
  const text = readFileSync(join(root, path), 'utf8');
  return { action: action as ActionName, path, text, file: parse(text) as ActionFile };
});

describe.each(files)('$path', ({ action, path, text, file }) => {
  test('describes every input and output', () => {
    const described = [...Object.values(file.inputs), ...Object.values(file.outputs)];
    expect(described.filter(({ description }) => !description)).toEqual([]);
  });

  test('runs on node 24, from files that exist', () => {
    const { using, main, post } = file.runs;
    expect(using).toBe('node24');
    for (const script of [main, post ?? main]) {
      expect([script, existsSync(join(root, dirname(path), script))]).toEqual([script, true]);
    }
  });

  test('a default that the runner fills in is as good as none', () => {
    const defaultOf = (name: string) => file.inputs[name]?.default ?? '';
    const filled = parseInputs((name) => (defaultOf(name).startsWith('${{') ? '' : defaultOf(name)), action);
    expect(commitSettings(filled, ACTION_COMMIT_DEFAULTS)).toEqual(commitSettings({}, ACTION_COMMIT_DEFAULTS));
    expect(publishSettings(filled)).toEqual(publishSettings({}));
  });

  test(action === 'measure' ? 'knows of no token' : 'takes the token of the workflow', () => {
    expect(/github\.token|secrets\./.test(text)).toBe(action !== 'measure');
    expect(Object.keys(file.inputs).some((name) => /token/i.test(name))).toBe(action !== 'measure');
  });
});

describe('outputs', () => {
  const stages: TestStage[] = [];
  const outputs = new Map<ActionName, readonly string[]>();

  async function run(action: ActionName, act: (stage: TestStage['stage']) => Promise<void>, made: TestStage) {
    stages.push(made);
    await act(made.stage);
    const earlier = outputs.get(action) ?? [];
    outputs.set(action, [...new Set([...earlier, ...made.outputs.keys()])].sort());
  }

  beforeAll(async () => {
    await run('gate', gate, makeStage());
    const measured = makeStage();
    await run('measure', measure, measured);
    await run('report', report, { ...measured, ...reporting(measured) });
    await run('report', report, ofHistory(measured));
    const recording = { ...measured, ...reporting(measured) };
    const { host: own } = measured.stage;
    // The repository is its own remote, which has no history yet.
    const remote = { serverUrl: pathToFileURL(dirname(own.folder)).href, repository: basename(own.folder) };
    const host = { ...own, trigger: { ...own.trigger, event: 'push', ...remote } };
    const input = (name: string) => (name === 'recordings' ? '**/recording-*.json' : measured.stage.runner.input(name));
    const connect = () => makeHistory(measured.outputs.get('base-sha')!, measured.outputs.get('head-sha')!);
    const runner = { ...recording.stage.runner, input };
    await run('record', () => record({ host, runner, connect }), recording);
  });

  afterAll(() => {
    for (const { remove } of stages) remove();
  });

  /** A repository of these commits whose history begins. */
  function makeHistory(...commits: readonly string[]): HistoryApi & Pick<GitHubApi, 'readFile'> {
    return {
      listCommitsSince: () =>
        Promise.resolve(commits.map((commit) => ({ commit, tree: commit, subject: '', committedAt: null }))),
      readRef: () => Promise.resolve(null),
      createTree: () => Promise.resolve('tree'),
      createCommit: () => Promise.resolve('commit'),
      moveRef: () => Promise.resolve(null),
      readFile: () => Promise.resolve(null),
    };
  }

  /** The same on the branch, with a history that has a confirmed step. */
  function ofHistory(measured: TestStage): TestStage {
    const remote = makeHistoryRemote();
    remote.store(makeStepRuns({ parse: 20 }));
    const made = { ...measured, ...reporting(measured) };
    const { host, runner } = made.stage;
    const input = (name: string) => (name === 'issue' ? 'true' : runner.input(name));
    const trigger = { ...host.trigger, ...remote.trigger, event: 'push' };
    return { ...made, stage: { ...made.stage, host: { ...host, trigger }, runner: { ...runner, input } } };
  }

  /** The same run, one job later: the recording lies where `measure` wrote it, below the workspace. */
  function reporting({ stage }: TestStage): Pick<TestStage, 'stage' | 'outputs'> {
    const own = new Map<string, string>();
    const runner = { ...stage.runner, output: (name: string, value: string) => void own.set(name, value) };
    return { stage: { ...stage, runner }, outputs: own };
  }

  test.each(files)('of $path are those that it sets', ({ action, file }) => {
    expect(Object.keys(file.outputs).sort()).toEqual(outputs.get(action));
  });
});
