// Writes the JSON Schemas of the files that other programs read: the recording, the JSON report and the configuration.
// `node scripts/schemas.mjs` writes them into docs/ and needs node 24, which imports the sources as they are; the tests ask
// `schemas`.

import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { recordingSchema } from '../src/model/recording.ts';
import { OPTIONS } from '../src/settings/options.ts';
import { briefSchema } from './brief-schema.mjs';
import { configurationSchema } from './configuration-schema.mjs';
import { reportSchema } from './report-schema.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Path below the root of the repository to the text that must be there. */
export function schemas(options = OPTIONS) {
  return {
    'docs/recording.schema.json': text('bench-referee recording, version 1', recordingSchema),
    'docs/report.schema.json': text('bench-referee JSON report, version 1', reportSchema),
    'docs/brief.schema.json': text('bench-referee brief report', briefSchema),
    'docs/configuration.schema.json': written('bench-referee configuration', configurationSchema(options)),
  };
}

function text(title, schema) {
  return written(title, z.toJSONSchema(schema, { override: ({ jsonSchema }) => makePortable(jsonSchema) }));
}

const UNICODE_PROPERTIES = /(?:\\p\{\w+\})+/g;
const INVISIBLE = String.raw`\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff`;

/**
 * Validators hand patterns to the regular expressions of their language, and those of Python and others refuse a
 * whole schema for one `\p{…}`. All that we shut out by such classes cannot be seen: the usual ones of that are listed.
 */
function makePortable(schema) {
  if (schema.pattern === undefined) return;
  schema.pattern = schema.pattern.replaceAll(UNICODE_PROPERTIES, INVISIBLE);
}

function written(title, { $schema, ...rest }) {
  return `${JSON.stringify({ $schema, title, ...rest }, null, 2).replaceAll(LIST_OF_TEXTS, onOneLine)}\n`;
}

/** As the formatter would write it, so that nobody has to run it here. */
const LIST_OF_TEXTS = /^(.*)\[\s+("[^[\]{}]*")\s+\](,?)$/gm;
const LINE_WIDTH = 120;

function onOneLine(list, before, texts, comma) {
  const line = `${before}[${texts.replaceAll(/\s*\n\s*/g, ' ')}]${comma}`;
  return line.length <= LINE_WIDTH ? line : list;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, content] of Object.entries(schemas())) await writeFile(join(root, path), content);
}
