// The inputs of fixtures/formats/<id>/<case>/ that are one file, for tests that change them in a way that must not go
// unnoticed.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from '../../src/formats/plain-text.ts';

const ROOT = join(import.meta.dirname, '../fixtures/formats');

export interface FormatInput {
  readonly format: string;
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

export const FORMAT_INPUTS: readonly FormatInput[] = readdirSync(ROOT).flatMap((format) =>
  readdirSync(join(ROOT, format)).flatMap((name) => {
    const folder = join(ROOT, format, name);
    const path = readdirSync(folder).find((file) => /^input\./.test(file));
    if (path === undefined || statSync(join(folder, path)).isDirectory()) return [];
    const text = decodeText(readFileSync(join(folder, path))).replaceAll('\r\n', '\n');
    return [{ format, name, path, text }];
  }),
);
