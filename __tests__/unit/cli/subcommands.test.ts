// A command with subcommands, one of them without a name.

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { runSubcommand, type Subcommand } from '../../../src/cli/subcommands.ts';
import { userErrorOf } from '../../../src/errors.ts';

let calls: (readonly string[])[];
let printed: string;

function subcommand(name: string): Subcommand {
  return {
    usage: `thing ${name}`.trim(),
    does: `what ${name || 'it'} does`,
    run: async (argv) => {
      calls.push([name, ...argv]);
      return 0;
    },
  };
}

const UNNAMED = { '': subcommand('') };
const NAMED = { import: subcommand('import'), export: subcommand('export') };

beforeEach(() => {
  calls = [];
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

const run = (argv: readonly string[], table: Readonly<Record<string, Subcommand>> = { ...UNNAMED, ...NAMED }) =>
  runSubcommand('thing', table, argv);

describe('a subcommand', () => {
  test.each([
    { argv: ['import', 'a', '--x'], call: ['import', 'a', '--x'] },
    { argv: [], call: [''] },
    { argv: ['--format', 'json'], call: ['', '--format', 'json'] },
    { argv: ['import', 'a', '--', '--help'], call: ['import', 'a', '--', '--help'] },
  ])('$argv', async ({ argv, call }) => {
    expect(await run(argv)).toBe(0);
    expect(calls).toEqual([call]);
    expect(printed).toBe('');
  });
});

describe('help', () => {
  test('is about one subcommand, or about all', async () => {
    await run(['import', '--help']);
    expect(printed).toContain('thing import');
    expect(printed).not.toContain('thing export');
    await run(['-h']);
    expect(printed).toContain('thing export');
    expect(calls).toEqual([]);
  });
});

describe('a word that is no subcommand', () => {
  test.each([
    { argv: ['imprt'], table: NAMED, data: { command: 'thing imprt', suggestion: 'thing import' } },
    { argv: ['imprt'], table: { ...UNNAMED, ...NAMED }, data: { command: 'thing imprt', suggestion: 'thing import' } },
    { argv: ['zzzzzz'], table: NAMED, data: { command: 'thing zzzzzz' } },
    { argv: [], table: NAMED, data: { command: 'thing' } },
    { argv: ['toString'], table: NAMED, data: { command: 'thing toString' } },
  ])('$argv', async ({ argv, table, data }) => {
    const error = await run(argv, table).then(() => null, userErrorOf);
    expect(error?.diagnostics).toMatchObject([
      { code: 'unknown-command', data: { ...data, commands: ['thing import', 'thing export'] } },
    ]);
    expect(calls).toEqual([]);
  });
});
