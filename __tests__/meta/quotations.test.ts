// What the docs quote of a comment must be what a comment says, apart from names and numbers: a sentence that was changed
// would otherwise be left behind there.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** The form of a line: names, numbers and units are left out. */
function formOf(line: string): string {
  return line
    .replaceAll(/(`+)(?:(?!\1).)+\1/g, '`…`')
    .replaceAll(/\b[0-9a-f]{12}\b/g, 'SHA')
    .replaceAll(/[-+±]?\d[\d.,]*(?:[a-zµ]+(?:\/[a-z]+)?|%)?/g, '0')
    .replaceAll(/\b(\w+?)s\b/g, '$1');
}

const printed = readFileSync('__tests__/fixtures/reports/comment.md.txt', 'utf8')
  .split(/\n|<br>/)
  .map(formOf);

const pages = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const quotations = pages.flatMap((page) =>
  readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => /^> (?:[❌⚠✅]|Caused by)/u.test(line))
    .map((line) => [page, line.slice(2)] as const),
);

test('the docs quote a comment', () => expect(quotations.length).toBeGreaterThan(0));

test.each(quotations)('%s quotes a sentence that is printed: %s', (_, line) => {
  expect(printed).toContain(formOf(line));
});
