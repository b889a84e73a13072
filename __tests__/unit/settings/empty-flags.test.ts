// An empty value, such as that of an unset variable of a shell, is refused by every flag of every command.

import { describe, expect, test } from '@jest/globals';
import { parseCompareFlags } from '../../../src/benchstat/index.ts';
import { parseProfileDiffArgs } from '../../../src/cli/profile-diff.ts';
import { UserError } from '../../../src/errors.ts';
import { renderDiagnostics } from '../../../src/render/excerpt.ts';
import { flagsOf } from '../../../src/settings/command-flags.ts';
import { parseArgs } from '../../../src/settings/command-line.ts';
import type { CommandId } from '../../../src/settings/commands.ts';

/** Words that each command needs beside a flag. */
const COMMANDS: Readonly<Partial<Record<CommandId, readonly string[]>>> = {
  check: [],
  measure: [],
  bisect: [],
  doctor: [],
  report: ['recording.json'],
  parse: ['results.txt'],
  init: [],
  validate: [],
  history: [],
  'history import': ['values.json'],
  'history change-points': ['series.txt'],
  'profile diff': ['base.txt', 'head.txt'],
};

function messageOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof UserError) return renderDiagnostics(error.diagnostics);
    throw error;
  }
  return 'nothing was wrong with it';
}

describe.each(Object.keys(COMMANDS) as CommandId[])('%s', (command) => {
  const rest = COMMANDS[command]!;
  // A list of changed paths may be empty.
  const names = flagsOf(command).flatMap(({ name, placeholder }) =>
    placeholder === '' || name === '--' || name === 'touched' ? [] : name,
  );

  test.each(names)('--%s', (name) => {
    for (const text of ['', ' '])
      expect(messageOf(() => parseArgs(command, [`--${name}`, text, ...rest]))).toMatch(
        new RegExp(`^--${name}: is empty\\. (?:Use|Give) `),
      );
  });
});

test('all empty values are listed at once', () => {
  expect(messageOf(() => parseArgs('init', ['--name', '', '--uses=']))).toBe(
    '--name: is empty. Use a name: `web`.\n--uses: is empty. Use an action: `OWNER/bench-referee@SHA`.',
  );
});

test('no path changed', () => {
  const { touched } = parseProfileDiffArgs(['base.txt', '--', 'head.txt', '--touched', '']);
  expect(touched).toEqual([]);
});

test('flags of benchstat may be empty, and the one of ours may not', () => {
  const message = 'invalid value "" for flag -config: write the path of a configuration';
  expect(parseCompareFlags(['a.txt', '--config', ''])).toEqual({ kind: 'refused', message });
  expect(parseCompareFlags(['-ignore', '', '-filter', '', 'a.txt'])).toMatchObject({ kind: 'request' });
});
