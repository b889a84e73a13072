// Whatever is typed into the file, the answer is a configuration or a complaint that points into it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { UserError } from '../../../src/errors.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { renderExcerpt } from '../../../src/render/excerpt.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { countCases } from '../../support/case-count.ts';
import { measureWork } from '../../support/processor-time.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const texts = ['config', 'messages'].flatMap((kind) =>
  readdirSync(join(FIXTURES, kind))
    .map((name) => join(FIXTURES, kind, name, 'input.yml'))
    .flatMap((path) => readIfThere(path)),
);

const PIECES = [
  ...['\n', '\t', ' ', ': ', ':', '- ', '[', ']', '{', '}', '"', "'", '*', '&a ', '*a', '!', '%', '|', '>', '#'],
  ...['\u202e', '\0', '\ud83d', '計', '\r', '<<: ', '? ', '---\n', 'table:\n', '  filter: ', '.name:/(/ ', '\u00a0'],
];

function readIfThere(path: string): string[] {
  try {
    return [readFileSync(path, 'utf8').slice(0, 2000)];
  } catch {
    return [];
  }
}

/** Numerical Recipes' generator: the same texts in every run. */
function* draws(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

function errorsOf(text: string): readonly Diagnostic[] {
  try {
    parseConfigFile(text, 'file.yml');
    return [];
  } catch (error) {
    if (error instanceof UserError) return error.diagnostics;
    throw error;
  }
}

test('texts that were cut up and stuck together again', () => {
  const source = draws(7);
  const below = (end: number) => Math.floor(source.next().value * end);
  for (let count = 0; count < countCases({ usual: 100, all: 400 }); count += 1) {
    let text = texts[below(texts.length)] ?? '';
    for (let change = 0; change <= below(3); change += 1) {
      const at = below(text.length + 1);
      const piece = PIECES[below(PIECES.length)] ?? '';
      text = text.slice(0, at) + piece + text.slice(at + below(4));
    }
    const lines = text.replace(/^\uFEFF/, '').split('\n');
    for (const { excerpt } of errorsOf(text)) {
      if (excerpt === undefined) continue;
      expect(lines[excerpt.line - 1]?.replace(/\r$/, '')).toBe(excerpt.text);
      expect(excerpt.column).toBeLessThanOrEqual(excerpt.text.length + 1);
      expect(renderExcerpt(excerpt)).toMatch(/^ {2}\d+ \|[^\n]*\n +\| +\^+$/);
    }
  }
});

test.each([
  ['aliases without anchors', 'k: *a\n'.repeat(countCases({ usual: 2000, all: 9000 }))],
  [
    'unknown keys',
    Array.from({ length: countCases({ usual: 1000, all: 5000 }) }, (_, index) => `k${index}: 1`).join('\n'),
  ],
  ['empty budgets', `budgets:\n${'  - {}\n'.repeat(countCases({ usual: 1000, all: 6000 }))}`],
  ['invisible characters', '\u202e'.repeat(20_000)],
  ['open brackets', '['.repeat(60_000)],
  ['an expression of brackets', `table:\n  filter: "${'('.repeat(60_000)}"`],
])('%s are refused in a moment', (_, text) => {
  const { value: errors, processorMs } = measureWork(() => errorsOf(text));
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.length).toBeLessThanOrEqual(51);
  // It takes a second; quadratic work takes minutes.
  expect(processorMs).toBeLessThan(20_000);
});
