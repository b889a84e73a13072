import { describe, expect, test } from '@jest/globals';
import type { UserError } from '../../../src/errors.ts';
import { formatDiagnosticLine } from '../../../src/render/messages/format-diagnostic.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { checkInputsAgainstFile, findUnknownInputs, inputsOf, parseInputs } from '../../../src/settings/inputs.ts';
import { type ActionName, toKebabCase } from '../../../src/settings/option.ts';

const from = (inputs: Record<string, string>) => (name: string) => inputs[name] ?? '';

test('an empty input was not given', () => {
  expect(parseInputs(from({ run: '', base: ' ' }), 'gate')).toEqual({});
});

test('every input of the gate', () => {
  const inputs = {
    run: 'make a\nmake b',
    setup: 'make',
    'working-directory': 'sub',
    format: 'auto',
    config: 'c.yml',
    base: 'target',
    head: 'merge',
    shard: '2/4',
    name: 'gate',
    comment: 'on-change',
  };
  expect(inputsOf('gate').map(toKebabCase).sort()).toEqual(Object.keys(inputs).sort());
  expect(parseInputs(from(inputs), 'gate')).toEqual({
    run: ['make a\nmake b'],
    setup: 'make',
    workingDirectory: 'sub',
    format: 'auto',
    config: 'c.yml',
    base: 'target',
    head: 'merge',
    shard: '2/4',
    name: 'gate',
    comment: 'on-change',
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

describe('an input that an action does not have', () => {
  const warningOf = (action: ActionName, inputs: Record<string, string>) => {
    const warning = findUnknownInputs(from(inputs), action);
    return warning && formatDiagnosticLine(warning);
  };

  test.each([
    [
      'gate',
      { rounds: '9' },
      'input "rounds": has no effect in this action. Set `rounds` in `.github/bench-referee.yml`.',
    ],
    [
      'measure',
      { cpus: '0', 'max-minutes': '5', config: 'perf.yml' },
      'input "max-minutes", input "cpus": has no effect in this action. Set `max-minutes` and `cpus` in `perf.yml`.',
    ],
    [
      'report',
      { ref: 'refs/x/y' },
      'input "ref": has no effect in this action. Set `history-ref` in `.github/bench-referee.yml`.',
    ],
    ['gate', { seed: '1' }, 'input "seed": has no effect in this action. Only the command line has `--seed`.'],
    ['record', { config: 'perf.yml' }, 'input "config": has no effect in this action.'],
  ] as const)('of %s: %j', (action, inputs, warning) => {
    expect(warningOf(action, inputs)).toBe(warning);
  });

  test('is none of its own, and none that is empty', () => {
    expect(warningOf('gate', { run: 'make', comment: 'never', rounds: ' ' })).toBeNull();
  });
});

describe('an input and the file', () => {
  const errorsOf = (inputs: Record<string, string>, file: string) => {
    try {
      checkInputsAgainstFile(parseInputs(from(inputs), 'gate'), parseConfigFile(file, 'b.yml'), 'b.yml');
      return [];
    } catch (error) {
      return (error as UserError).diagnostics.map(formatDiagnosticLine);
    }
  };

  test('may both say the same', () => {
    const same = { run: 'make a\nmake b', setup: 'make', 'working-directory': './sub/', format: 'go' };
    const file = 'run: |\n  make a\n  make b\nsetup: make\nworking-directory: sub/\nformat: benchstat\n';
    expect(errorsOf(same, file.replace('benchstat', 'go'))).toEqual([]);
    expect(errorsOf({ setup: 'make', base: 'target' }, 'run: make a\n')).toEqual([]);
  });

  test('must not differ', () => {
    expect(errorsOf({ run: 'make a', format: 'go' }, 'run: [make a, make b]\nformat: json\n')).toEqual([
      `input "run": is "make a", but \`run\` in \`b.yml\` is "['make a','make b']". Remove the input, or make both the same.`,
      'input "format": is "go", but `format` in `b.yml` is "json". Remove the input, or make both the same.',
    ]);
    expect(errorsOf({ run: 'make' }, 'run: {command: make, name: all}\n')).toHaveLength(1);
  });
});
