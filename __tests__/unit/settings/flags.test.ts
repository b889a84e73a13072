import { describe, expect, test } from '@jest/globals';
import { UserError } from '../../../src/errors.ts';
import { type FlagSpec, parseFlags } from '../../../src/settings/flags.ts';

const SPEC: FlagSpec = { row: 'value', ignore: 'list', json: 'switch' };

const parse = (...argv: string[]) => {
  const { values, positionals, command } = parseFlags(argv, SPEC);
  return { values: Object.fromEntries(values), positionals, command };
};

describe('what is understood', () => {
  test.each([
    [['--row', 'a'], { row: ['a'] }],
    [['-row', 'a'], { row: ['a'] }],
    [['--row=a'], { row: ['a'] }],
    [['-row=a=b'], { row: ['a=b'] }],
    [['--row='], { row: [''] }],
    [['--row', '-*:x'], { row: ['-*:x'] }],
    [['--row', '--json'], { row: ['--json'] }],
    [['--ignore', 'a', '--ignore=b'], { ignore: ['a', 'b'] }],
    [['--json'], { json: [] }],
  ])('%j', (argv, values) => {
    expect(parse(...argv)).toEqual({ values, positionals: [], command: null });
  });

  test('positionals stand anywhere', () => {
    expect(parse('old=a.txt', '-row', 'x', '-', 'b.txt').positionals).toEqual(['old=a.txt', '-', 'b.txt']);
  });

  test('what follows two dashes is not ours', () => {
    const { values, command, positionals } = parse('a', '--json', '--', '--row', '-x', '--', 'y');
    expect({ values, command, positionals }).toEqual({
      values: { json: [] },
      command: ['--row', '-x', '--', 'y'],
      positionals: ['a'],
    });
    expect(parse('--').command).toEqual([]);
  });
});

test('all that is wrong is said at once', () => {
  const attempt = () => parse('--rwo', 'x', '--json=1', '--=x', '--constructor', '--row');
  expect(attempt).toThrow(UserError);
  expect(attempt).toThrow(
    [
      '--rwo: is not a known flag. Write --row.',
      '--json: takes no value, got "1". Write --json.',
      '--=x: is not a flag. Write --name, or --name=value.',
      '--constructor: is not a known flag. Known are --row, --ignore, --json.',
      '--row: needs a value. Write --row VALUE.',
    ].join('\n'),
  );
});
