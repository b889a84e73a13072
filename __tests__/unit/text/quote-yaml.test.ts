import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { quoteYaml, writeYamlName } from '../../../src/text/quote-text.ts';
import { HOSTILE_NAMES } from '../../support/hostile-names.ts';

/** A key of YAML has at most 1,024 characters. */
const NAMES = [
  ...HOSTILE_NAMES.filter(({ length }) => length < 1000),
  'Decode-8',
  '"',
  '\\',
  '```',
  'a: b # c',
  '\u202E\u2028\u0000\u3164',
  '\u{E0041}',
  'ü漢',
  'yes',
  'Null',
  'n',
];

test.each(NAMES)('%j reads back as the same text', (name) => {
  for (const write of [quoteYaml, writeYamlName])
    expect(parse(`renamed:\n  ${write(name)}: ${write(name)}\n`)).toEqual({ renamed: { [name]: name } });
});

test('a word that can be nothing else has no quotes', () => {
  expect(['Decode-8', 'a/b=1.5', 'yes', '8', '-x', ''].map(writeYamlName)).toEqual([
    'Decode-8',
    'a/b=1.5',
    '"yes"',
    '"8"',
    '"-x"',
    '""',
  ]);
});

test('nothing in the text can end the quotation, or a block of code around it', () => {
  for (const name of NAMES) expect(quoteYaml(name)).toMatch(/^"[^"`\n\p{Cc}\p{Cf}]*"$/u);
});
