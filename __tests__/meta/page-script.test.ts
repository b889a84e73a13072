// The scripts that pages carry are what the sources say, byte for byte, and stay small.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { FLAME_SCRIPT } from '../../src/render/pages/flame-script.ts';
import { PAGE_SCRIPT } from '../../src/render/pages/page-script.ts';

const root = resolve(import.meta.dirname, '../..');

describe.each([
  ['src/render/pages/page-script.ts', PAGE_SCRIPT, 60_000],
  ['src/render/pages/flame-script.ts', FLAME_SCRIPT, 20_000],
])('%s', (path, script, limit) => {
  test('is current: run `npm run docs`', async () => {
    const { pageScript } = (await import(join(root, 'scripts/page-script.mjs'))) as {
      pageScript(path: string): Promise<string>;
    };
    expect(readFileSync(join(root, path), 'utf8')).toBe(await pageScript(path));
  });

  test('is small', () => {
    expect(script.length).toBeLessThan(limit);
  });

  test('asks for nothing and parses no markup', () => {
    expect(script).not.toMatch(
      /\b(fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|innerHTML|outerHTML|insertAdjacentHTML|eval|localStorage)\b|document\.write|new Function|import\(/,
    );
  });
});
