// docs/internals/attacks.md promises a test for each attack. It is held to that here: each name stands in a title of the file
// that its row names, or the row says that the attack is impossible and why.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../support/docs.ts';

const text = readFileSync(join(root, 'docs/internals/attacks.md'), 'utf8');
const rows = [...text.matchAll(/^\| (T\d\d) \| .+? \| (.+) \| (.*)\|$/gm)].map(
  ([, name = '', outcome = '', file = '']) => ({
    name,
    outcome,
    file: file.trim().replaceAll('`', ''),
  }),
);

test('each attack has one row, in order and without a gap', () => {
  const numbers = rows.map(({ name }) => Number(name.slice(1)));
  expect(numbers.length).toBeGreaterThanOrEqual(58);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

describe('each attack', () => {
  test.each(rows)('$name is tried in $file, or is impossible for a reason', ({ name, outcome, file }) => {
    if (outcome.startsWith('impossible')) {
      expect(text).toContain(`\n**${name}.** `);
      return;
    }
    const path = join(root, `__tests__/${file}.test.ts`);
    expect(existsSync(path)).toBe(true);
    const titles = [...readFileSync(path, 'utf8').matchAll(/\b(?:describe|test)(?:\.each)?\(\s*['"`](T\d\d)\b/g)];
    expect(titles.map(([, title]) => title)).toContain(name);
  });
});

test('T45: nothing of ours reads archives', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  expect(Object.keys(devDependencies).filter((name) => /artifact|zip|tar/.test(name))).toEqual([]);
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    // A profile may be compressed: one file, with a limit on both sizes. Built files are compressed, for their sizes.
    .filter((path) => path.endsWith('.ts') && !['host/profile-file.ts', 'host/file-sizes.ts'].includes(path))
    .filter((path) => /from 'node:zlib'|unzip|\/artifacts\b/.test(readFileSync(join(root, 'src', path), 'utf8')));
  expect(sources).toEqual([]);
});
