// Every way to be told off, word for word. A case is a folder with `input.yml` (a configuration file) or
// `args.json` (`inputs` of an action, or the `argv` of a command) and the `message.txt` that the user reads.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseCheckArgs } from '../../src/cli/check.ts';
import { UserError } from '../../src/errors.ts';
import { formatIds } from '../../src/formats/format-names.ts';
import { renderDiagnostics } from '../../src/render/excerpt.ts';
import { parseArgs } from '../../src/settings/command-line.ts';
import { parseConfigFile } from '../../src/settings/config-file.ts';
import { parseInputs } from '../../src/settings/inputs.ts';
import type { ActionName } from '../../src/settings/option.ts';
import { ACTION_COMMIT_DEFAULTS } from '../../src/settings/options.ts';
import { commitSettings, resolveSettings } from '../../src/settings/settings.ts';
import { expectGolden } from '../support/golden.ts';
import { TODAY } from '../support/today.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/messages');

type Arguments =
  | { readonly action: ActionName; readonly inputs: Readonly<Record<string, string>> }
  | { readonly command: 'check' | 'measure'; readonly argv: readonly string[] };

function messageOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof UserError) return `${renderDiagnostics(error.diagnostics)}\n`;
    throw error;
  }
  throw new Error('nothing was wrong with it');
}

function useFile(text: string): void {
  const file = parseConfigFile(text, '.github/bench-referee.yml');
  resolveSettings({}, file, { commits: commitSettings({}, ACTION_COMMIT_DEFAULTS), today: TODAY });
}

function useArguments(given: Arguments): void {
  if ('inputs' in given) parseInputs((name) => given.inputs[name] ?? '', given.action);
  else if (given.command === 'check') parseCheckArgs(given.argv);
  else parseArgs('measure', given.argv);
}

/** The ids of all formats as a message lists them. Golden files have a placeholder instead, so a new format changes none. */
const ALL_FORMATS = `${formatIds.slice(0, -1).join(', ')} or ${formatIds.at(-1)}`;

const cases = readdirSync(FIXTURES).sort();

test('there are cases', () => expect(cases.length).toBeGreaterThanOrEqual(20));

describe('what the user reads', () => {
  test.each(cases)('%s', (name) => {
    const folder = join(FIXTURES, name);
    const file = join(folder, 'input.yml');
    const message = existsSync(file)
      ? messageOf(() => useFile(readFileSync(file, 'utf8')))
      : messageOf(() => useArguments(JSON.parse(readFileSync(join(folder, 'args.json'), 'utf8'))));
    expectGolden(join(folder, 'message.txt'), message.replaceAll(ALL_FORMATS, '<all format ids>'));
  });
});
