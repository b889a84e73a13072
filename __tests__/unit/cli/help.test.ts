import { expect, test } from '@jest/globals';
import { help } from '../../../src/cli/help.ts';
import { flagSpecOf } from '../../../src/settings/command-line.ts';

const COMMANDS = ['check', 'measure', 'doctor', 'report', 'init', 'validate', 'parse', 'history change-points'];

test.each(COMMANDS)('the help of %s names every flag that it takes, in short lines', (command) => {
  const text = help(command, { usage: command, does: 'does it' });
  const shown = [...text.matchAll(/^ {2}--([\w-]+)/gm)].map(([, name]) => name);
  expect(shown).toEqual([...flagSpecOf(command).keys()]);
  expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
});
