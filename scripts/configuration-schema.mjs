// Makes the JSON Schema of the configuration file, which editors use. Keys, values and descriptions are those of the table
// of options; the keys below `budgets`, `table`, `units` and `profile` are described by the tables of docs/configuration.md.

import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { formatOptionValue, toKebabCase } from '../src/settings/option.ts';
import { makeFileSchema } from '../src/settings/options.ts';
import { meaningOf } from './document-tables.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Draft 7, which every editor knows. */
export function configurationSchema(options) {
  const page = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
  const schema = z.toJSONSchema(makeFileSchema(options), { io: 'input', target: 'draft-7' });
  const { budgets, table, units, profile } = schema.properties;
  for (const [name, option] of Object.entries(options)) {
    const property = schema.properties[toKebabCase(name)];
    if (property !== undefined) Object.assign(property, describeOption(option));
  }
  describeKeys(budgets.items.properties, keysOf(page, 'budgets'));
  describeKeys(table.properties, keysOf(page, 'table'));
  describeKeys(units.additionalProperties.properties, keysOf(page, 'units'));
  describeKeys(profile.properties, keysOf(page, 'profile'));
  // An empty file sets nothing.
  return { ...schema, type: ['object', 'null'] };
}

function describeOption(option) {
  const { preset } = option;
  const value = ['number', 'boolean'].includes(typeof preset) ? preset : formatOptionValue(preset);
  return { description: plain(meaningOf(option)), ...(value !== null && { default: value }) };
}

function describeKeys(properties, rows) {
  for (const [key, property] of Object.entries(properties)) {
    const row = rows.get(key);
    if (row === undefined) throw new Error(`docs/configuration.md does not explain "${key}"`);
    Object.assign(property, row);
  }
}

const KEY_ROW = /^\| `([\w-]+)` \| ([^\n]*?) \|(?: ([^|\n]*?) \|)?$/gm;

/** The rows of the table of the section that is named after a key. */
function keysOf(page, section) {
  const [, rest = ''] = page.split(`\n## \`${section}\`\n`);
  const [body] = rest.split('\n## ');
  return new Map(
    [...body.matchAll(KEY_ROW)].map(([, name, meaning, preset = '']) => {
      const [, value] = /^`([^`]+)`$/.exec(preset) ?? [];
      return [name, { description: plain(meaning), ...(value && { default: value.replaceAll('"', '') }) }];
    }),
  );
}

/** Editors show a description by itself: links within the page lead nowhere there. */
function plain(markdown) {
  return markdown.replaceAll(/ See \[[^\]]*\]\([^)]*\)\.?/g, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
