import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { compileRegexp } from '../../../src/benchstat/syntax.ts';

function bytes(text: string): string {
  return Buffer.from(text).toString('latin1');
}

function found(pattern: string, text: string): boolean {
  return compileRegexp(pattern)(bytes(text));
}

describe('as Go', () => {
  test.each([
    ['', 'x', true],
    ['b', 'abc', true],
    ['^b', 'abc', false],
    ['^$', '', true],
    ['a$', 'a\n', false],
    ['(?m)a$', 'a\nb', true],
    ['(?m)^b', 'a\nb', true],
    ['a\\z', 'ba', true],
    ['\\Aa', 'ba', false],
    ['a.c', 'a\nc', false],
    ['(?s)a.c', 'a\nc', true],
    ['a.c', 'a\rc', true],
    ['(?i)ENC', 'encode', true],
    ['(?i:E)NC', 'enc', false],
    ['(?i)k', '\u212a', true],
    ['(?i)\\w', '\u017f', true],
    ['\\w', '\u017f', false],
    ['(?i)[^s]', '\u017f', false],
    ['(?i)i', '\u0131', false],
    ['\\bgob\\b', 'x/gob-8', true],
    ['\\Bob', 'gob', true],
    ['\\Qa.b\\E+$', 'a.bbb', true],
    ['\\Qa.b', 'axb', false],
    ['\\pL', '世', true],
    ['^\\p{Greek}+$', 'σς', true],
    ['\\p{^Lu}', 'A', false],
    ['[[:digit:]]$', 'x8', true],
    ['^[[:^alpha:]]$', 'é', true],
    ['^[]a]+$', ']a', true],
    ['[a-]', '-', true],
    ['^.$', 'é', true],
    ['\\x{e9}\\x41\\101', 'éAA', true],
    ['^(a|bc){2,3}?$', 'abca', true],
    ['^(a|bc){2}$', 'abca', false],
    ['^a{,2}$', 'a{,2}', true],
    ['(?P<n>a)(?<m>b)', 'ab', true],
    ['a|', '', true],
    ['\\s', '\v', false],
  ])('%j in %j: %j', (pattern, text, expected) => {
    expect(found(pattern, text)).toBe(expected);
  });

  test('a byte that is no UTF-8 is one character', () => {
    expect(compileRegexp('^.$')('\xff')).toBe(true);
    expect(compileRegexp('^..$')('\xe1\x80')).toBe(true);
    expect(compileRegexp('\\x{fffd}')('\xff')).toBe(true);
  });
});

describe('errors are Go’s', () => {
  test.each([
    ['(', 'missing closing ): `(`'],
    ['a)', 'unexpected ): `a)`'],
    ['[a', 'missing closing ]: `[a`'],
    ['x[z-a]', 'invalid character class range: `z-a`'],
    ['[[:foo:]]', 'invalid character class range: `[:foo:]`'],
    ['\\pX', 'invalid character class range: `\\pX`'],
    ['*a', 'missing argument to repetition operator: `*`'],
    ['(|*)', 'missing argument to repetition operator: `*`'],
    ['a**', 'invalid nested repetition operator: `**`'],
    ['a+?{2}', 'invalid nested repetition operator: `+?{2}`'],
    ['a{1001}', 'invalid repeat count: `{1001}`'],
    ['a{2,1}', 'invalid repeat count: `{2,1}`'],
    ['((a{100}){100})', 'invalid repeat count: `{100}`'],
    ['a\\', 'trailing backslash at end of expression: ``'],
    ['\\1', 'invalid escape sequence: `\\1`'],
    ['\\8', 'invalid escape sequence: `\\8`'],
    ['\\Z', 'invalid escape sequence: `\\Z`'],
    ['\\C', 'invalid escape sequence: `\\C`'],
    ['\\x{110000}', 'invalid escape sequence: `\\x{110000`'],
    ['(?=a)', 'invalid or unsupported Perl syntax: `(?=`'],
    ['(?!a)', 'invalid or unsupported Perl syntax: `(?!`'],
    ['(?<=a)', 'invalid named capture: `(?<=a)`'],
    ['(?P<a', 'invalid named capture: `(?P<a`'],
    ['(?P<é>a)', 'invalid named capture: `(?P<é>`'],
    ['(?i-)', 'invalid or unsupported Perl syntax: `(?i-)`'],
    [
      `${'('.repeat(1000)}${')'.repeat(1000)}`,
      `expression nests too deeply: \`${'('.repeat(1000)}${')'.repeat(1000)}\``,
    ],
  ])('%j', (pattern, message) => {
    expect(() => compileRegexp(pattern)).toThrow(new Error(`error parsing regexp: ${message}`));
  });
});

test('takes no longer for a pattern that sends others back and forth', () => {
  expect(found('^(a*)*(a|a)*b$', 'a'.repeat(2000))).toBe(false);
});
