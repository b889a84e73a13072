import { describe, expect, test } from '@jest/globals';
import { code, codeBlock, tableRow } from '../../../src/render/markdown.ts';

describe('code', () => {
  test.each([
    ['Encode-8', '`Encode-8`'],
    ['a`b', '``a`b``'],
    ['`a``b', '``` `a``b ```'],
    ['@org/team #1', '`@org/team #1`'],
    ['<img src=x>', '`<img src=x>`'],
    ['one\n\n# two', '`one # two`'],
    ['', '`(no name)`'],
  ])('%j', (text, expected) => {
    expect(code(text)).toBe(expected);
  });

  test('at most 120 characters', () => {
    expect(code('x'.repeat(500))).toBe(`\`${'x'.repeat(119)}…\``);
  });
});

test('the fence of a block is longer than any in it', () => {
  expect(codeBlock('echo ````')).toBe('`````sh\necho ````\n`````\n');
});

describe('tableRow', () => {
  test('escapes pipes', () => {
    expect(tableRow([code('a|b'), '1'])).toBe('| `a\\|b` | 1 |\n');
  });

  test('a backslash of the text cannot take the escape away', () => {
    // `\\|` would be an escaped backslash and a pipe that ends the cell.
    expect(tableRow([code('a\\|b')])).toBe('| `a\\ \\|b` |\n');
    expect(tableRow([code('a\\\\|b')])).not.toMatch(/\\\\\|/);
  });
});
