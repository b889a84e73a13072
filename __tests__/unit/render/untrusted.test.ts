import { describe, expect, test } from '@jest/globals';
import { cleanUntrustedText, shorten, stripControls } from '../../../src/render/untrusted.ts';

describe('stripControls', () => {
  test.each([
    ['line breaks of all kinds', 'a\nb\r\nc\u0085d\u2028e\u2029f', 'a b c d e f'],
    ['C0, delete and C1 controls', 'a\u0000\u0007\u001B[31mb\u007F\u009Bc', 'a[31mbc'],
    ['bidirectional marks', 'a\u202Eb\u2066c\u2069\u200F\u061Cd', 'abcd'],
    ['zero-width characters', 'a\u200Bb\u200D\u2060\uFEFF\u00ADc', 'abc'],
    ['invisible tags', 'a\u{E0041}\u{E007F}b', 'ab'],
    ['characters that look like nothing', 'a\u3164\u2800\u115Fb', 'ab'],
    ['half characters', 'a\uD800b', 'ab'],
    ['nothing of what people write', 'Größe/日本語 🚀-8 "µs" \\|`<>&', 'Größe/日本語 🚀-8 "µs" \\|`<>&'],
  ])('%s', (_, text, expected) => {
    expect(stripControls(text)).toBe(expected);
  });
});

describe('shorten', () => {
  test('keeps what fits', () => {
    expect(shorten('a'.repeat(120))).toBe('a'.repeat(120));
  });

  test('counts the ellipsis, and never cuts a character in two', () => {
    expect(shorten('🚀'.repeat(121))).toBe(`${'🚀'.repeat(119)}…`);
  });
});

test('a text of which nothing is left has a name', () => {
  expect(cleanUntrustedText(' \u200B\n')).toBe('(no name)');
});
