// Writes the table of other names into docs/formats.md, between its markers, from the formats themselves.
// `node scripts/format-tables.mjs` writes; the tests only ask `withFormatTables` whether the page is current. Nothing else
// in the page is touched.

import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatAliases } from '../src/formats/index.ts';
import { between, code, table } from './readme.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Returns the text of docs/formats.md with the table that the formats say. */
export function withFormatTables(page) {
  const namesById = Map.groupBy(formatAliases.keys(), (alias) => formatAliases.get(alias));
  const rows = [...namesById].map(([id, names]) => [code(id), names.map(code).join(', ')]);
  return between(page, ['other-names', table(['id', 'names of other gates'], rows)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(root, 'docs/formats.md');
  await writeFile(path, withFormatTables(await readFile(path, 'utf8')));
}
