import { describe, expect, test } from '@jest/globals';
import { randomOf } from '../../../bench/random.ts';
import { compilePattern, compilePatterns, selectPaths } from '../../../src/text/pattern.ts';

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
    ['*constructor', 'constructor', true],
    ['?', '🦀', true],
  ])('%s on %s: %s', (glob, text, expected) => {
    expect(compilePattern(glob)(text)).toBe(expected);
  });

  // Lone halves of a surrogate pair are there too: no pattern may match half of a character.
  const CHARACTERS = ['a', 'b', '/', '.', '(', '\\', '\n', '🦀', '\ud83e', '\udd80'];
  const SIGNS = ['*', '*', '**', '**/', '?'];

  test('means what its translation to a regular expression means, on 20,000 small random cases', () => {
    const { uniform } = randomOf(48, 0);
    const pick = (from: readonly string[]) => from[Math.floor(uniform() * from.length)]!;
    const word = (from: readonly string[]) =>
      Array.from({ length: Math.floor(uniform() * 7) }, () => pick(from)).join('');
    let matching = 0;
    for (let left = 20_000; left > 0; left -= 1) {
      const characters = [pick(CHARACTERS), pick(CHARACTERS), '/'];
      const [glob, text] = [word([...characters, ...SIGNS]), word(characters)];
      const expected = translated(glob).test(text);
      if (expected) matching += 1;
      if (compilePattern(glob)(text) !== expected) expect({ glob, text, found: !expected }).toBe(expected);
    }
    expect(matching).toBeGreaterThan(2_000);
  });

  test('takes time pattern × name at most', () => {
    const startMs = performance.now();
    expect(compilePattern('*A*b*c')('Ab'.repeat(3_000))).toBe(false);
    expect(compilePattern(`${'**/*'.repeat(50)}b`)('a/'.repeat(5_000))).toBe(false);
    expect(performance.now() - startMs).toBeLessThan(1_000);
  });
});

/** The meaning of patterns in terms of a regular expression, which is right and can take forever. */
function translated(glob: string): RegExp {
  const source = glob.replaceAll(/\*\*\/|\*\*|\*|\?|[^*?]+/g, (token) => {
    if (token === '**/') return '(?:.*/)?';
    if (token === '**') return '.*';
    if (token === '*') return '[^/]*';
    if (token === '?') return '[^/]';
    return token.replaceAll(/[\\^$.|+()[\]{}/]/g, '\\$&');
  });
  return new RegExp(`^(?:${source})$`, 'su');
}

describe('patterns', () => {
  test('none selects all', () => expect(compilePatterns([])(['anything'])).toBe(true));

  test('exclusions alone start from all', () => {
    expect(compilePatterns(['!a/**'])(['b'])).toBe(true);
    expect(compilePatterns(['!a/**'])(['a/x'])).toBe(false);
  });

  test('an exclusion wins, under whichever of its names', () => {
    const selects = compilePatterns(['Checkout/**', '!Checkout/debug']);
    expect(selects(['Checkout/pay-8', 'Checkout/pay'])).toBe(true);
    expect(selects(['Checkout/debug-8', 'Checkout/debug'])).toBe(false);
  });
});

describe('what may be below a folder', () => {
  test.each<[string, readonly string[], boolean]>([
    ['vendor/lib', ['vendor/*/**'], true],
    ['vendor/lib', ['vendor/lib/src/**'], true],
    ['vendor/lib', ['vendor/other/**'], false],
    ['vendor/lib', ['vendor/*'], true],
    ['vendor/lib', ['**/*.c'], true],
    ['vendor/lib', ['v?ndor/l*/a.c'], true],
    ['vendor/lib', ['vendor/lib'], true],
    ['vendor/lib', ['vendor/lib/'], false],
    ['vendor/lib', ['*.c', 'src/**'], false],
    ['vendor/lib', ['vendor/**', '!vendor/lib/docs/**'], true],
    ['vendor/lib', ['vendor/**', '!vendor/lib/**'], false],
    ['vendor/lib', ['vendor/**', '!vendor/*/**'], false],
    ['vendor/lib', ['vendor/**', '!vendor/lib'], false],
    ['vendor/lib', ['vendor/**', '!vendor/*'], true],
    ['vendor/lib', ['!vendor/lib/**', 'vendor/lib/a.c'], true],
    ['vendor/lib', ['!docs/**'], true],
    ['vendor/lib', ['!vendor/**'], false],
    ['a', ['**/a/b'], true],
  ])('%s in %j: %s', (folder, globs, expected) => {
    expect(selectPaths(globs).mayHaveBelow(folder)).toBe(expected);
  });

  test('it is true whenever a path below matches', () => {
    const random = randomOf(5);
    const choose = <T>(from: readonly T[]) => from[Math.floor(random.uniform() * from.length)]!;
    for (let index = 0; index < 3000; index++) {
      const glob = Array.from({ length: 5 }, () => choose(['*', '**', '**/', '?', '/', 'a', 'b'])).join('');
      const path = Array.from({ length: 6 }, () => choose(['a', 'b', '/'])).join('');
      const slash = path.indexOf('/', 1);
      if (slash < 0 || !compilePattern(glob)(path)) continue;
      expect([glob, path, selectPaths([glob]).mayHaveBelow(path.slice(0, slash))]).toEqual([glob, path, true]);
    }
  });
});
