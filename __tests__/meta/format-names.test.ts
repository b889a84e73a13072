// The names of the formats that the settings know are those of the registry.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');

test('src/formats/format-names.ts is current: run `npm run docs`', async () => {
  const { FORMAT_NAMES, formatNames } = (await import(join(root, 'scripts/format-names.mjs'))) as {
    FORMAT_NAMES: string;
    formatNames(): string;
  };
  expect(readFileSync(join(root, FORMAT_NAMES), 'utf8')).toBe(formatNames());
});
