import { describe, expect, test } from '@jest/globals';
import { makeCapture, makeTail } from '../../../src/host/capture.ts';

const bytes = (text: string) => Buffer.from(text);

describe('makeCapture', () => {
  test('keeps all that fits, also when it has to grow', () => {
    const capture = makeCapture(1_000_000);
    const line = 'x'.repeat(999);
    for (let index = 0; index < 1_000; index += 1) expect(capture.add(bytes(`${line}\n`))).toBe(true);
    expect(capture.isOverflown).toBe(false);
    expect(capture.text()).toBe(`${line}\n`.repeat(1_000));
  });

  test('drops what is above the limit and says so', () => {
    const capture = makeCapture(5);
    expect(capture.add(bytes('abc'))).toBe(true);
    expect(capture.add(bytes('defg'))).toBe(false);
    expect(capture.add(bytes('h'))).toBe(false);
    expect(capture.isOverflown).toBe(true);
    expect(capture.text()).toBe('abcde');
    expect(capture.text(2)).toBe('ab');
  });

  test('exactly the limit is no overflow', () => {
    const capture = makeCapture(3);
    expect(capture.add(bytes('abc'))).toBe(true);
    expect(capture.isOverflown).toBe(false);
  });

  test('puts a character together again that was cut by a chunk border', () => {
    const capture = makeCapture(100);
    const [first, second] = [bytes('µs').subarray(0, 1), bytes('µs').subarray(1)];
    capture.add(first);
    capture.add(second);
    expect(capture.text()).toBe('µs');
  });
});

describe('makeTail', () => {
  test('keeps the last bytes', () => {
    const tail = makeTail(4);
    for (const chunk of ['ab', 'cdefghi', 'j']) tail.add(bytes(chunk));
    expect(tail.text()).toBe('ghij');
  });

  test('begins with a whole character', () => {
    const tail = makeTail(4);
    tail.add(bytes('aé€'));
    expect(tail.text()).toBe('€');
  });

  test('keeps everything as it came while it fits', () => {
    const tail = makeTail(4);
    tail.add(Buffer.from([0x82, 0x61]));
    expect(tail.text()).toBe('\uFFFDa');
  });
});
