// Writes the names of the formats into src/formats/format-names.ts, so that a command that only checks a name does not load
// the parsers. `node scripts/format-names.mjs` writes; the tests only ask `formatNames` whether the file is current.

import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatAliases, formatIds } from '../src/formats/index.ts';

/** Path of the written file, below the root of the repository. */
export const FORMAT_NAMES = 'src/formats/format-names.ts';

/** Returns the text of the file. */
export function formatNames() {
  const ids = formatIds.map((id) => `  '${id}',\n`);
  const aliases = [...formatAliases].map(([alias, id]) => `  ['${alias}', '${id}'],\n`);
  return `// Written by \`npm run docs\` from the list of formats in index.ts. Do not edit.

/** Ids of all formats. */
export const FORMAT_IDS: readonly string[] = [
${ids.join('')}];

/** Ids by the names that other tools use for them. */
export const FORMAT_ALIASES: ReadonlyMap<string, string> = new Map([
${aliases.join('')}]);
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
  await writeFile(join(root, FORMAT_NAMES), formatNames());
}
