import { describe, expect, test } from '@jest/globals';
import { wrapLine } from '../../../src/render/outputs/terminal.ts';

const TEXT = 'one two three four five six seven eight nine ten eleven';

describe('wrap', () => {
  test('breaks between words, further lines so far in', () => {
    expect(wrapLine(TEXT, { columns: 40, indent: 2 })).toBe(
      'one two three four five six seven eight\n  nine ten eleven',
    );
  });

  test('keeps the spaces a line begins with', () => {
    expect(wrapLine(`    ${TEXT}`, { columns: 40, indent: 4 })).toBe(
      '    one two three four five six seven\n    eight nine ten eleven',
    );
  });

  test('leaves what fits, and what has no end', () => {
    expect(wrapLine(TEXT, { columns: TEXT.length, indent: 2 })).toBe(TEXT);
    expect(wrapLine(TEXT, { columns: Number.POSITIVE_INFINITY, indent: 2 })).toBe(TEXT);
  });

  test('a long word stays whole', () => {
    const sha = 'a'.repeat(64);
    expect(wrapLine(`base ${sha} (main)`, { columns: 40, indent: 2 })).toBe(`base\n  ${sha}\n  (main)`);
  });

  test('colours take no room', () => {
    const coloured = TEXT.replace('three', '\u001B[1mthree\u001B[0m');
    expect(wrapLine(coloured, { columns: 40, indent: 0 }).replaceAll(/\u001B\[\d+m/g, '')).toBe(
      wrapLine(TEXT, { columns: 40, indent: 0 }),
    );
  });

  test('a terminal that is too narrow for sentences gets those of a wider one', () => {
    expect(wrapLine(TEXT, { columns: 3, indent: 0 })).toBe(wrapLine(TEXT, { columns: 40, indent: 0 }));
  });
});
