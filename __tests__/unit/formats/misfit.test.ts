// Each output of a tool, read as a format that was named and is not its: where nothing is read, the message names the
// right one.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { FORMATS, parseToolOutput, recogniseFormat } from '../../../src/formats/index.ts';
import { cleanText, decodeText } from '../../../src/formats/plain-text.ts';
import { inWords } from '../../support/diagnostics.ts';

const ROOT = join(import.meta.dirname, '../../fixtures/formats');

/** One output of each tool that `auto` recognises by one file. */
const outputs = readdirSync(ROOT).flatMap((id) => {
  const texts = readdirSync(join(ROOT, id)).flatMap((name) => {
    const file = readdirSync(join(ROOT, id, name)).find((one) => /^input(?:\.|$)/.test(one))!;
    const path = join(ROOT, id, name, file);
    if (statSync(path).isDirectory()) return [];
    const text = decodeText(readFileSync(path));
    const format = recogniseFormat(cleanText(text));
    return 'id' in format && format.id === id ? [text] : [];
  });
  return texts.length === 0 ? [] : [{ id, text: texts[0]! }];
});

/** Formats that share lines: what one prints is the other's too. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  'criterion-bencher': ['libtest-bench'],
  'libtest-bench': ['criterion-bencher'],
  gungraun: ['iai-callgrind'],
  json: ['gab-custom', 'gab-custom-bigger'],
};

test.each(outputs)('$id', ({ id, text }) => {
  const read: string[] = [];
  for (const format of FORMATS) {
    if (format.id === id || format.id === 'command') continue;
    const { measurements, problems } = parseToolOutput({ path: 'out', text }, format.id);
    if (measurements.length > 0 && !problems.some(({ severity }) => severity === 'error')) read.push(format.id);
    else {
      expect(problems.map(inWords)).toEqual([
        {
          where: 'out',
          severity: 'error',
          message: expect.stringMatching(
            new RegExp(
              `^the output is not that of \`${format.id}\`\\. ".*" looks like \`${id}\`\\. Set \`format\` to that, or to \`auto\`\\.$`,
            ),
          ),
        },
      ]);
    }
  }
  expect(read).toEqual(SHARED[id] ?? []);
});

test('what nothing recognises keeps the words of the format that was named', () => {
  expect(parseToolOutput({ path: 'out', text: 'hello' }, 'go').problems.map(inWords)).toEqual([
    { where: 'out', severity: 'error', message: expect.stringContaining('Check `-bench`') },
  ]);
});
