import { describe, expect, test } from '@jest/globals';
import { byteLengthOf, type DocumentPart, fitDocument } from '../../../src/render/outputs/fit.ts';

const of = ({ length }: string) => length;
const line = (text: string, rank: number): DocumentPart => ({ text, rank, counts: true });

describe('fitTo', () => {
  test('keeps all and its order when there is room', () => {
    const parts = [line('a', 2), { open: '(', parts: [line('b', 1), line('c', 3)], close: ')' }];
    expect(fitDocument(parts, { limit: 5, sizeOf: of })).toEqual({ text: 'a(bc)', omitted: 0 });
  });

  test('leaves the least important out first, and says how many', () => {
    const parts = [line('a', 2), { open: '(', parts: [line('b', 1), line('c', 3)], close: ')' }];
    expect(fitDocument(parts, { limit: 4, sizeOf: of })).toEqual({ text: 'a(b)', omitted: 1 });
    expect(fitDocument(parts, { limit: 3, sizeOf: of })).toEqual({ text: '(b)', omitted: 2 });
  });

  test('a block without lines is not opened', () => {
    expect(fitDocument([{ open: '(', parts: [line('aaaa', 1)], close: ')' }], { limit: 5, sizeOf: of }).text).toBe('');
    expect(fitDocument([{ open: '(', parts: [], close: ')' }], { limit: 5, sizeOf: of }).text).toBe('');
  });

  test('a short line does not slip in where a more important one had no room', () => {
    expect(fitDocument([line('aaa', 1), line('bbb', 2), line('c', 3)], { limit: 5, sizeOf: of }).text).toBe('aaa');
  });

  test('rank 0 is kept whatever it costs', () => {
    expect(fitDocument([line('aaaa', 0), line('b', 1)], { limit: 2, sizeOf: of }).text).toBe('aaaa');
  });

  test('can count bytes', () => {
    expect(fitDocument([line('é', 1), line('é', 2)], { limit: 3, sizeOf: byteLengthOf }).text).toBe('é');
  });
});
