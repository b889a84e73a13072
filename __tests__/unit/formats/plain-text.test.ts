import { describe, expect, test } from '@jest/globals';
import { cleanText, decodeText, truncate, truncateFirstLine } from '../../../src/formats/plain-text.ts';

const TEXT = 'Größe µs 1\nzwei\n';

describe('bytes', () => {
  const le = (text: string) => Buffer.from(text, 'utf16le');
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
    ['UTF-16LE with a mark', le(`\ufeff${TEXT}`)],
    ['UTF-16BE with a mark', le(`\ufeff${TEXT}`).swap16()],
    ['UTF-16LE', le(TEXT)],
    ['UTF-16BE', le(TEXT).swap16()],
  ])('%s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
  });

  test('a frame in UTF-16LE, and a line of % in UTF-8, which has the same byte', () => {
    const frame = `┌${'─'.repeat(90)}┐\n│ a │\n`;
    expect(decodeText(le(frame))).toBe(frame);
    expect(decodeText(Buffer.from('%'.repeat(200)))).toBe('%'.repeat(200));
  });

  test('nothing is an empty text, and what is not UTF-8 is no failure', () => {
    expect(decodeText(new Uint8Array())).toBe('');
    expect(decodeText(Uint8Array.of(0x61, 0xff, 0x62))).toBe('a\ufffdb');
  });
});

describe('clean', () => {
  test.each([
    ['\ufeffa', 'a'],
    ['a\r\nb\r\r\nc', 'a\nb\nc'],
    ['10 %\r50 %\rdone\n', '10 %\n50 %\ndone\n'],
    ['\x1b[1;32mok\x1b[0m \x1b[2K\x1b[?25l', 'ok '],
    ['\x1b]8;;https://a.example\x1b\\link\x1b]8;;\x07', 'link'],
    ['\x1b(Bplain\x1b7', 'plain'],
    ['\x1b\x1b1m torn', 'm torn'],
    ['\x1b[0m\ufeffmarked', 'marked'],
    ['\u009b31mred', 'red'],
  ])('%j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
    expect(cleanText(clean)).toBe(clean);
  });

  test('UTF-16 that was read as UTF-8', () => {
    const misread = new TextDecoder().decode(Buffer.from('\ufeffBenchmarkX 1\r\n', 'utf16le'));
    expect(cleanText(misread)).toBe('BenchmarkX 1\n');
  });
});

test('quotes in messages are short', () => {
  expect(truncateFirstLine('\n\n  first line \nsecond')).toBe('first line');
  expect(truncateFirstLine('')).toBe('');
  expect(truncate('x'.repeat(61))).toHaveLength(60);
});

describe('texts that were put together', () => {
  const part = (name: string) => `Benchmark${name} 1 12.5 µs/op\n`;
  const encodings: Readonly<Record<string, (text: string) => Buffer>> = {
    'UTF-8': (text) => Buffer.from(text),
    'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
    'UTF-16LE with a mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
    'UTF-16BE with a mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  };
  const pairs = Object.keys(encodings).flatMap((first) => Object.keys(encodings).map((second) => [first, second]));
  test.each(pairs)('%s, then %s', (first, second) => {
    const bytes = [encodings[first!]!(part('A')), encodings[second!]!(part('B')), encodings[first!]!(part('C'))];
    const joined = Buffer.concat(bytes);
    expect(cleanText(decodeText(joined))).toBe(part('A') + part('B') + part('C'));
    // A command's output is decoded as UTF-8. Only what is not ASCII is lost, and µ is known by its place.
    expect(cleanText(joined.toString('utf8'))).toBe(part('A') + part('B') + part('C'));
  });
});
