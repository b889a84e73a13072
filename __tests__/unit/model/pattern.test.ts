import { describe, expect, test } from '@jest/globals';
import { pattern, patterns } from '../../../src/model/pattern.ts';

describe('pattern', () => {
  test.each([
    ['Encode', 'Encode', true],
    ['Encode', 'EncodeFast', false],
    ['Encode*', 'EncodeFast', true],
    ['Encode*', 'Encode/n=1', false],
    ['Encode/**', 'Encode/n=1/impl=fast', true],
    ['Encode/**', 'Encode', false],
    ['**/fast', 'fast', true],
    ['**/fast', 'a/b/fast', true],
    ['**', '', true],
    ['a?c', 'abc', true],
    ['a?c', 'a/c', false],
    ['test[a|b] (x) {1,2} $^.+\\', 'test[a|b] (x) {1,2} $^.+\\', true],
    ['a.c', 'abc', false],
    ['bench_*.json', 'bench_1.json', true],
    ['ü*', 'üñí', true],
    ['?', '🦀', true],
  ])('%s on %s: %s', (glob, text, expected) => {
    expect(pattern(glob)(text)).toBe(expected);
  });
});

describe('patterns', () => {
  test('none selects all', () => expect(patterns([])(['anything'])).toBe(true));

  test('exclusions alone start from all', () => {
    expect(patterns(['!a/**'])(['b'])).toBe(true);
    expect(patterns(['!a/**'])(['a/x'])).toBe(false);
  });

  test('an exclusion wins, under whichever of its names', () => {
    const selects = patterns(['Checkout/**', '!Checkout/debug']);
    expect(selects(['Checkout/pay-8', 'Checkout/pay'])).toBe(true);
    expect(selects(['Checkout/debug-8', 'Checkout/debug'])).toBe(false);
  });
});
