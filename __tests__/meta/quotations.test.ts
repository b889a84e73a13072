// What the docs, the picture of `demo` and the workflow tests quote must be what the program prints, apart from names and
// numbers: they run or are drawn rarely, so a sentence that was changed would otherwise be left behind there.

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

const readAll = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
const filesOf = (folder: string, isWanted: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isWanted.test(name))
    .map((name) => `${folder}/${name}`);

test('docs/images/demo.svg shows sentences that are printed; else: npm run build && node scripts/demo-recording.mjs', () => {
  const sentences = [...readFileSync('docs/images/demo.svg', 'utf8').matchAll(/>\u2715 .*?\. (.+?)<\/text>/g)];
  expect(sentences.length).toBeGreaterThan(0);
  const terminal = formOf(readFileSync('__tests__/fixtures/reports/terminal.txt.txt', 'utf8'));
  expect(sentences.map(([, words]) => formOf(words!)).filter((words) => !terminal.includes(words))).toEqual([]);
});

/** Three plain words or more. Numbers, names and signs of a pattern end them. */
const PLAIN_WORDS = /[A-Za-z]+(?: [a-z]+){2,}/g;
const EXPECTS_WORDS = /\.(?:toContain|toMatch|stringContaining|stringMatching)\(|^\s+\/.*\/m?,$/;

test('workflow tests expect words that the program or a workflow has', () => {
  const lines = readAll(filesOf('__tests__/workflows', /\.ts$/)).split('\n');
  const expected = lines.filter((line) => EXPECTS_WORDS.test(line));
  const words = expected.flatMap((line) => line.replace(/^.*?expect\(/, '').match(PLAIN_WORDS) ?? []);
  expect(words.length).toBeGreaterThan(0);
  const others = lines.filter((line) => !EXPECTS_WORDS.test(line)).join('\n');
  const configured = readAll(filesOf('__tests__/workflows', /\.yml$/));
  const known = [
    others,
    configured,
    readAll(filesOf('src', /\.ts$/)),
    readAll(filesOf('__tests__/fixtures/reports', /\.txt$/)),
  ];
  expect(words.filter((some) => !known.some((text) => text.includes(some)))).toEqual([]);
});
