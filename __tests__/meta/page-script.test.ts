// The script that pages carry is what the sources say, byte for byte, and stays small.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { PAGE_SCRIPT } from '../../src/render/page-script.ts';

const root = resolve(import.meta.dirname, '../..');

test('the script of the page is current: run `npm run docs`', async () => {
  const { pageScript, PAGE_SCRIPT_PATH } = (await import(join(root, 'scripts/page-script.mjs'))) as {
    pageScript(): Promise<string>;
    PAGE_SCRIPT_PATH: string;
  };
  expect(readFileSync(join(root, PAGE_SCRIPT_PATH), 'utf8')).toBe(await pageScript());
});

test('it is below 60 kB', () => {
  expect(PAGE_SCRIPT.length).toBeLessThan(60_000);
});

test('it asks for nothing and parses no markup', () => {
  expect(PAGE_SCRIPT).not.toMatch(
    /\b(fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|innerHTML|outerHTML|insertAdjacentHTML|eval|localStorage)\b|document\.write|new Function|import\(/,
  );
});
