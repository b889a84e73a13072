import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { UserError } from '../../../src/errors.ts';
import { type FlagSpec, flagSpecOf, parseFlags } from '../../../src/settings/command-line.ts';

const SPEC: FlagSpec = new Map([
  ['row', true],
  ['ignore', true],
  ['json', false],
]);

const parse = (...argv: string[]) => {
  const { values, positionals, command } = parseFlags(argv, SPEC);
  return { values: Object.fromEntries(values), positionals, command };
};

describe('what is understood', () => {
  test.each([
    [['--row', 'a'], { row: 'a' }],
    [['-row', 'a'], { row: 'a' }],
    [['--row=a'], { row: 'a' }],
    [['-row=a=b'], { row: 'a=b' }],
    [['--row='], { row: '' }],
    [['--row', '-*:x'], { row: '-*:x' }],
    [['--row', '-x'], { row: '-x' }],
    [['--row', '-'], { row: '-' }],
    [['--row=--json'], { row: '--json' }],
    [['--json'], { json: '' }],
  ])('%j', (argv, values) => {
    expect(parse(...argv)).toEqual({ values, positionals: [], command: null });
  });

  test('positionals stand anywhere', () => {
    expect(parse('old=a.txt', '-row', 'x', '-', 'b.txt').positionals).toEqual(['old=a.txt', '-', 'b.txt']);
  });

  test('what follows two dashes is not ours', () => {
    const { values, command, positionals } = parse('a', '--json', '--', '--row', '-x', '--', 'y');
    expect({ values, command, positionals }).toEqual({
      values: { json: '' },
      command: ['--row', '-x', '--', 'y'],
      positionals: ['a'],
    });
    expect(parse('--').command).toEqual([]);
  });
});

describe('a flag is not the value of the one before it', () => {
  test.each(['--json', '-json', '--ignore=x', '-ignore=x', '--unknown', '--json=1'])('%s', (word) => {
    const sentence = `--row: needs a value, but the flag "${word}" follows. Use \`--row VALUE\`, or \`--row=${word}\` if this is the value.`;
    expect(() => parse('--row', word)).toThrow(sentence);
    expect(parse(`--row=${word}`).values).toEqual({ row: word });
  });

  const COMMANDS = ['check', 'measure', 'doctor', 'report', 'parse', 'init', 'validate'];
  test.each(COMMANDS)('whichever two of %s follow each other', (command) => {
    const spec = flagSpecOf(command);
    const names = [...spec.keys()];
    for (const name of names.filter((one) => spec.get(one))) {
      for (const other of [...names, 'unknown'].flatMap((one) => [`--${one}`, `--${one}=x`, `-${one}=x`])) {
        if (other.startsWith('-unknown')) continue;
        expect(() => parseFlags([`--${name}`, other], spec)).toThrow(
          `--${name}: needs a value, but the flag "${other}" follows.`,
        );
        expect(parseFlags([`--${name}=${other}`], spec).values.get(name)).toBe(other);
      }
    }
  });
});

test('all that is wrong is said at once', () => {
  const attempt = () => parse('--rwo', 'x', '--json=1', '--=x', '--constructor', '--row');
  expect(attempt).toThrow(UserError);
  expect(attempt).toThrow(
    [
      '--rwo: unknown flag. Did you mean `--row`?',
      '--json: takes no value, but has "1". Use `--json`.',
      'command line: "--=x" is not a flag. Use `--name`, or `--name=value`.',
      '--constructor: unknown flag. The flags are `--row`, `--ignore` and `--json`.',
      '--row: needs a value. Use `--row VALUE`.',
    ].join('\n'),
  );
});
