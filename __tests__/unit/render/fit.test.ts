import { describe, expect, test } from '@jest/globals';
import { bytes, fitTo, type Part } from '../../../src/render/fit.ts';

const of = ({ length }: string) => length;
const line = (text: string, rank: number): Part => ({ text, rank, counts: true });

describe('fitTo', () => {
  test('keeps all and its order when there is room', () => {
    const parts = [line('a', 2), { open: '(', parts: [line('b', 1), line('c', 3)], close: ')' }];
    expect(fitTo(parts, { limit: 5, of })).toEqual({ text: 'a(bc)', omitted: 0 });
  });

  test('leaves the least important out first, and says how many', () => {
    const parts = [line('a', 2), { open: '(', parts: [line('b', 1), line('c', 3)], close: ')' }];
    expect(fitTo(parts, { limit: 4, of })).toEqual({ text: 'a(b)', omitted: 1 });
    expect(fitTo(parts, { limit: 3, of })).toEqual({ text: '(b)', omitted: 2 });
  });

  test('a block without lines is not opened', () => {
    expect(fitTo([{ open: '(', parts: [line('aaaa', 1)], close: ')' }], { limit: 5, of }).text).toBe('');
    expect(fitTo([{ open: '(', parts: [], close: ')' }], { limit: 5, of }).text).toBe('');
  });

  test('a short line does not slip in where a more important one had no room', () => {
    expect(fitTo([line('aaa', 1), line('bbb', 2), line('c', 3)], { limit: 5, of }).text).toBe('aaa');
  });

  test('rank 0 is kept whatever it costs', () => {
    expect(fitTo([line('aaaa', 0), line('b', 1)], { limit: 2, of }).text).toBe('aaaa');
  });

  test('can count bytes', () => {
    expect(fitTo([line('é', 1), line('é', 2)], { limit: 3, of: bytes }).text).toBe('é');
  });
});
