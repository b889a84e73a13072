import { describe, expect, test } from '@jest/globals';
import { renderCodeBlock, renderCodeSpan, renderTableRow } from '../../../src/render/outputs/markdown.ts';

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
    expect(renderCodeSpan(text)).toBe(expected);
  });

  test('at most 120 characters', () => {
    expect(renderCodeSpan('x'.repeat(500))).toBe(`\`${'x'.repeat(119)}…\``);
  });
});

test('the fence of a block is longer than any in it', () => {
  expect(renderCodeBlock('echo ````')).toBe('`````sh\necho ````\n`````\n');
});

describe('tableRow', () => {
  test('escapes pipes', () => {
    expect(renderTableRow([renderCodeSpan('a|b'), '1'])).toBe('| `a\\|b` | 1 |\n');
  });

  test('a backslash of the text cannot take the escape away', () => {
    // `\\|` would be an escaped backslash and a pipe that ends the cell.
    expect(renderTableRow([renderCodeSpan('a\\|b')])).toBe('| `a\\ \\|b` |\n');
    expect(renderTableRow([renderCodeSpan('a\\\\|b')])).not.toMatch(/\\\\\|/);
  });
});
