import { describe, expect, test } from '@jest/globals';
import { countCaches, parseFlags } from '../../../src/host/machine.ts';
import { MAX_FLAGS } from '../../../src/model/environment.ts';

describe('parseFlags', () => {
  test('of the first processor, as the kernel orders them', () => {
    const one = 'processor\t: 0\nflags\t\t: fpu vme avx2\nbugs\t\t: spectre_v1\n';
    expect(parseFlags(`${one}\n${one.replace('avx2', 'sse')}`)).toEqual(['fpu', 'vme', 'avx2']);
  });

  test('ARM calls them features; others say nothing', () => {
    expect(parseFlags('Features\t: fp asimd sve\n')).toEqual(['fp', 'asimd', 'sve']);
    expect(parseFlags('vmx flags\t: x\n')).toEqual([]);
  });

  test('there is an end to them', () => {
    expect(parseFlags(`flags : ${'x '.repeat(1000)}`)).toHaveLength(MAX_FLAGS);
  });
});

describe('countCaches', () => {
  const cache = (level: string, type: string, size: string, sharedBy: string) => ({
    level: `${level}\n`,
    type: `${type}\n`,
    size: `${size}\n`,
    sharedBy: `${sharedBy}\n`,
  });

  test('by whom they serve', () => {
    const seen = ['0', '1'].flatMap((cpu) => [
      cache('3', 'Unified', '32M', '0-1'),
      cache('1', 'Instruction', '32K', cpu),
      cache('1', 'Data', '48K', cpu),
    ]);
    expect(countCaches(seen)).toEqual([
      { level: 1, kind: 'data', bytes: 49_152, count: 2 },
      { level: 1, kind: 'instruction', bytes: 32_768, count: 2 },
      { level: 3, kind: 'unified', bytes: 33_554_432, count: 1 },
    ]);
  });

  test('what cannot be read is left out', () => {
    expect(countCaches([cache('', '', '', ''), cache('1', 'Data', 'large', '0')])).toEqual([]);
  });
});
