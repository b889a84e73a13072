// The three action.yml files say what the sources do: the inputs that are read, the outputs that are set, the
// defaults that count, and files that exist.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { gate, measure, report } from '../../src/action.ts';
import { type ActionName, INPUTS } from '../../src/settings/inputs.ts';
import {
  ACTION_COMMIT_DEFAULTS,
  DEFAULTS,
  fileSchema,
  type OptionName,
  toKebabCase,
} from '../../src/settings/schema.ts';
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
};

const files = Object.entries(PATHS).map(([action, path]) => {
  const text = readFileSync(join(root, path), 'utf8');
  return { action: action as ActionName, path, text, file: parse(text) as ActionFile };
});

describe.each(files)('$path', ({ action, path, text, file }) => {
  const token = action === 'measure' ? [] : ['github-token'];

  test('declares the inputs that are read, and no other', () => {
    expect(Object.keys(file.inputs).sort()).toEqual([...INPUTS[action].map(toKebabCase), ...token].sort());
  });

  test('has no default for what the configuration file can set', () => {
    const inFile = Object.keys(fileSchema.shape);
    const defaulted = Object.keys(file.inputs).filter((name) => file.inputs[name]?.default !== undefined);
    expect(defaulted.filter((name) => inFile.includes(name))).toEqual([]);
  });

  test('its defaults are those of the sources', () => {
    const defaults: Partial<Record<OptionName, unknown>> = { ...DEFAULTS, ...ACTION_COMMIT_DEFAULTS };
    for (const field of INPUTS[action] as readonly OptionName[]) {
      const declared = file.inputs[toKebabCase(field)]?.default;
      // Only the runner knows how many jobs there are.
      if (declared?.includes('strategy.job-total')) continue;
      if (declared !== undefined) expect({ [field]: declared }).toEqual({ [field]: String(defaults[field]) });
    }
  });

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
    outputs.set(action, [...made.outputs.keys()].sort());
  }

  beforeAll(async () => {
    await run('gate', gate, makeStage());
    const measured = makeStage();
    await run('measure', measure, measured);
    await run('report', report, { ...measured, ...reporting(measured) });
  });

  afterAll(() => {
    for (const { remove } of stages) remove();
  });

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
