import { describe, expect, test } from '@jest/globals';
import {
  type BenchstatResult,
  extractorOf,
  FileConfiguration,
  makeFullNameExtractor,
} from '../../../src/benchstat/keys.ts';

function named(name: string): BenchstatResult {
  const configuration = new FileConfiguration();
  configuration.set('pkg', 'x');
  return { name, file: 'label', configuration };
}

describe('value of a key', () => {
  test.each([
    ['A', '.name', 'A'],
    ['A-8', '.name', 'A'],
    ['A-b', '.name', 'A-b'],
    ['A-', '.name', 'A-'],
    ['-8', '.name', ''],
    ['A-b/x-8', '.name', 'A-b'],
    ['A-2/x-8', '.name', 'A-2'],
    ['A/b=c-8', '.fullname', 'A/b=c-8'],
    ['A/b=c-8', '/b', 'c'],
    ['A/b=-8', '/b', ''],
    ['A/b=-8', '/gomaxprocs', '8'],
    ['A/gomaxprocs=4', '/gomaxprocs', '4'],
    ['A/gomaxprocs=4-8', '/gomaxprocs', '8'],
    ['A/b=1/b=2', '/b', '1'],
    ['A/bc=1', '/b', ''],
    ['A/b=c=d', '/b', 'c=d'],
    ['A/=x', '/', 'x'],
    ['A', '.file', 'label'],
    ['A', 'pkg', 'x'],
    ['A', 'none', ''],
    ['A', '.none', ''],
  ])('of %s, %s is "%s"', (name, key, value) => {
    expect(extractorOf(key)!(named(name))).toBe(value);
  });

  test('the empty key has none', () => {
    expect(extractorOf('')).toBeNull();
  });
});

describe('.fullname without what others show', () => {
  test.each([
    [[], 'A/b=c/d-8', 'A/b=c/d-8'],
    [['/b'], 'A/b=c/d-8', 'A/d-8'],
    [['/b'], 'A/b=1/x/b=2-8', 'A/x-8'],
    [['/gomaxprocs'], 'A/gomaxprocs=4/d-8', 'A/d'],
    [['.name'], 'A/b=c-8', '*/b=c-8'],
    [['.name', '/b', '/gomaxprocs'], 'A/b=c-8', '*'],
    [['/b'], 'A/x=/b=c', 'A/x='],
  ])('%j of %s is %s', (keys, name, rest) => {
    expect(makeFullNameExtractor(keys)(named(name))).toBe(rest);
  });
});
