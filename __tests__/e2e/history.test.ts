// `history change-points` as a user types it: files in, indices and exit codes out.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { cli as run } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary.ts';

const folder = temporaryFolder('history-');
const cli = (...args: readonly string[]) => run(['history', ...args], { folder });

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return name;
};

const fixture = new URL('../fixtures/change-points/otava.json', import.meta.url);
const [tigerbeetle]: { values: number[] }[] = JSON.parse(readFileSync(fixture, 'utf8'));
const { values } = tigerbeetle!;

describe('history change-points', () => {
  test('prints the list of apache/otava', async () => {
    const name = file('series.json', JSON.stringify(values));
    const flags = ['--method', 'e-divisive', '--window', '30', '--p', '0.01', '--magnitude', '0.05'];
    const { code, stdout, stderr } = await cli('change-points', ...flags, name);
    expect([code, stdout, stderr]).toEqual([0, '[15,71]\n', '']);
  });

  test('reads lines, and finds change points by ranks', async () => {
    const name = file('series.txt', `${values.join('\n')}\n`);
    const { code, stdout } = await cli('change-points', '--magnitude', '0.05', name);
    expect([code, stdout]).toEqual([0, '[15,71,131]\n']);
  });

  test.each([
    ['1\n2\nx3\n', 'bad.txt:3: "x3" is not a number.'],
    ['1\nNaN\n', 'bad.txt:2: "NaN" is not a finite number.'],
    ['[1, null]', 'bad.txt: $[1]: "null" is not a number.'],
    ['[1,', 'bad.txt: is not a JSON array'],
    ['\n', 'bad.txt: has no numbers.'],
    ['1\n'.repeat(10_001), 'bad.txt: has 10001 values, but at most 10000 are searched.'],
  ])('%#: bad input gets a sentence', async (text, sentence) => {
    const { code, stdout, stderr } = await cli('change-points', file('bad.txt', text));
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
  });

  test('so does a missing file, and a subcommand that does not exist', async () => {
    expect((await cli('change-points', 'none.txt')).stderr).toContain('none.txt: does not exist. Check the path.');
    const { code, stderr } = await cli('change-point');
    expect([code, stderr]).toEqual([
      2,
      'command line: unknown command "history change-point". Did you mean `history change-points`?\n',
    ]);
  });

  test('help', async () => {
    const { code, stdout } = await cli('change-points', '--help');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^usage: bench-referee history change-points /);
    expect(stdout).toContain('--magnitude M');
  });
});
