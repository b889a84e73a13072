// How much a stranger has to read. Counted are the words that can be seen without a click, outside of code blocks and of
// generated tables.

import { expect, test } from '@jest/globals';
import { readDocuments } from '../support/docs.ts';

const PAGES = readDocuments();

const BLOCK = /^[ \t]*(```+|~~~+)[^\n]*\n.*?^[ \t]*\1[ \t]*$/gms;
const FOLDED = /<details>.*?<\/details>/gs;
const GENERATED = /<!-- ([\w-]+) -->.*?<!-- \/\1 -->/gs;

function countWords(text: string): number {
  const seen = text
    .replaceAll(GENERATED, '')
    .replaceAll(/<!--.*?-->/gs, ' ')
    .replaceAll(BLOCK, '')
    .replaceAll(FOLDED, '')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<\/?[a-zA-Z][^>]*>/g, ' ')
    .replaceAll('|', ' ');
  return seen.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const lengthOf = (path: string) => countWords(PAGES.find((page) => page.path === path)!.text);

test('words are counted as a reader sees them', () => {
  const text =
    'One [two](https://three.test) ![four](five.png)\n\n```sh\nsix\n```\n\n<details>seven</details> | 8 | – |';
  expect(countWords(text)).toBe(3);
});

test('the README has at most 900 words', () => expect(lengthOf('README.md')).toBeLessThanOrEqual(900));

test('the page of a red comment has at most 300 words', () => {
  expect(lengthOf('docs/red-comment.md')).toBeLessThanOrEqual(300);
});

test('the pages for users have at most 25,000 words in all, without the formats', () => {
  const pages = PAGES.filter(({ path }) => /^docs\/[^/]+$/.test(path) && path !== 'docs/formats.md');
  expect(pages.reduce((sum, { text }) => sum + countWords(text), 0)).toBeLessThanOrEqual(25_000);
});
