// The walks in docs/internals/architecture.md: every stop is a function or a value of the file that it names, and a walk is short.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/internals/architecture.md'), 'utf8');
const section = page.split(/^## /m).find((part) => part.startsWith('Two walks')) ?? '';
const stops = [...section.matchAll(/^(\d+)\. `([^`]+)` `([^`]+)`/gm)].map(([, number = '', file = '', name = '']) => ({
  number: Number(number),
  file,
  name,
}));

test('there are two walks of at most 12 stops', () => {
  expect(stops.filter(({ number }) => number === 1)).toHaveLength(2);
  expect(stops.filter(({ number }) => number > 12)).toEqual([]);
});

test.each(stops)('$file has $name', ({ file, name }) => {
  const text = readFileSync(join(root, 'src', file), 'utf8');
  expect(text).toMatch(new RegExp(`^(?:export )?(?:async )?(?:function|const) ${name}\\b`, 'm'));
});
