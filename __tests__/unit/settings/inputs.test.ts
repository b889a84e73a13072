import { expect, test } from '@jest/globals';
import { inputsOf, parseInputs } from '../../../src/settings/inputs.ts';
import { toKebabCase } from '../../../src/settings/option.ts';

const from = (inputs: Record<string, string>) => (name: string) => inputs[name] ?? '';

test('an empty input was not given', () => {
  expect(parseInputs(from({ run: '', rounds: ' ' }), 'gate')).toEqual({});
});

test('every input of the gate', () => {
  const inputs = {
    run: 'make a\nmake b',
    setup: 'make',
    'working-directory': 'sub',
    format: 'auto',
    'output-file': '*.json',
    config: 'c.yml',
    'config-from': 'head',
    base: 'target',
    head: 'merge',
    rounds: '10',
    'max-minutes': '2.5',
    'bisect-minutes': '10',
    shard: '2/4',
    cpus: '3,1-2',
    nice: '-5',
    seed: 'abc',
    name: 'gate',
    comment: 'on-change',
    check: 'false',
    'fail-on': 'never',
    'history-ref': 'refs/bench-referee/other',
    'override-label': 'perf: accepted 🐢',
    'override-scope': 'pull-request',
  };
  expect(inputsOf('gate').map(toKebabCase).sort()).toEqual(Object.keys(inputs).sort());
  expect(parseInputs(from(inputs), 'gate')).toEqual({
    run: ['make a\nmake b'],
    setup: 'make',
    workingDirectory: 'sub',
    format: 'auto',
    outputFile: '*.json',
    config: 'c.yml',
    configFrom: 'head',
    base: 'target',
    head: 'merge',
    rounds: { min: 10, max: 10 },
    maxMinutes: 2.5,
    bisectMinutes: 10,
    shard: '2/4',
    cpus: '1-3',
    nice: -5,
    seed: 'abc',
    name: 'gate',
    comment: 'on-change',
    check: false,
    failOn: 'never',
    historyRef: 'refs/bench-referee/other',
    overrideLabel: 'perf: accepted 🐢',
    overrideScope: 'pull-request',
  });
});

test('an action asks only for inputs of its own', () => {
  const asked = (which: 'measure' | 'report') => {
    const names: string[] = [];
    parseInputs((name) => {
      names.push(name);
      return '';
    }, which);
    return names;
  };
  expect(asked('measure')).not.toContain('comment');
  expect(asked('report')).not.toContain('run');
  expect(asked('report')).toContain('recordings');
});
