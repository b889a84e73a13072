// The same JSON may be written with its keys in another order and with other white space, as `jq -S` and the libraries of other
// languages do. `auto` must know it all the same. Walks the stored outputs that are one JSON document.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { recogniseFormat } from '../../../src/formats/index.ts';

const ROOT = join(import.meta.dirname, '../../fixtures/formats');

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\binput\b.*\.json$/.test(path))
  .map((path) => path.replaceAll('\\', '/'));

function documentOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Several documents, or numbers that are none in JSON.
    return null;
  }
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted((value as Record<string, unknown>)[key])]));
}

const idOf = (text: string) => {
  const found = recogniseFormat(text);
  return 'severity' in found ? null : found.id;
};

test.each(files)('%s', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8').replace(/^\ufeff/, '');
  const document = documentOf(text);
  const id = idOf(text);
  if (document === null || id === null) return;
  for (const change of [reversed, sorted])
    for (const indent of [0, 2]) expect(idOf(JSON.stringify(change(document), null, indent))).toBe(id);
});
