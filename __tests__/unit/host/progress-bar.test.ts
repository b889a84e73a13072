import { describe, expect, test } from '@jest/globals';
import { makeProgressBar } from '../../../src/host/terminal.ts';

const CLEAR = '\r\u001B[2K';

function onScreen(columns?: number) {
  const written: string[] = [];
  const write = (text: string) => void written.push(text);
  const bar = makeProgressBar({ columns, write }, (text) => text.toUpperCase());
  return { bar, written, write };
}

describe('the progress bar', () => {
  test.each([
    [0, '░'.repeat(20)],
    [0.5, '█'.repeat(10) + '░'.repeat(10)],
    [1, '█'.repeat(20)],
    [1.7, '█'.repeat(20)],
  ])('at %d is drawn over what was there, its text cleaned', (share, drawn) => {
    const { bar, written } = onScreen();
    bar.begin({ share, text: 'round 1', isWarmUp: false });
    expect(written).toEqual([`${CLEAR}${drawn} ROUND 1`]);
  });

  test('never wraps', () => {
    const { bar, written } = onScreen(30);
    bar.begin({ share: 0, text: 'x'.repeat(100), isWarmUp: false });
    expect(written[0]).toHaveLength(CLEAR.length + 29);
  });

  test('stays below what is printed meanwhile', () => {
    const { bar, written, write } = onScreen();
    bar.begin({ share: 0, text: 'a', isWarmUp: false });
    const [drawn] = written.splice(0);
    bar.above(() => write('a warning\n'));
    expect(written).toEqual([CLEAR, 'a warning\n', drawn]);
  });

  test('leaves nothing, and is in nobody’s way when it is not there', () => {
    const { bar, written, write } = onScreen();
    bar.above(() => write('before\n'));
    bar.begin({ share: 0, text: 'a', isWarmUp: false });
    bar.close();
    bar.above(() => write('after\n'));
    expect(written).toEqual(['before\n', expect.anything(), CLEAR, 'after\n']);
  });
});
